"""Roll for the Galaxy: dice are workers, tiles are an empire, and everyone plays at once."""

from startable.engine import Rules
from startable.games.roll.imagining import imagine
from startable.games.roll.opening import setup
from startable.games.roll.scoring import result
from startable.games.roll.table import Roll, Setting, pieces
from startable.games.roll.view import view

__all__ = ["ROLL"]

ROLL = Rules(
    name="roll",
    home=__name__,
    version=1,
    seats=range(2, 6),
    game=Roll,
    options=Setting,
    setup=setup,
    view=view,
    imagine=imagine,
    result=result,
    pieces=pieces,
)
