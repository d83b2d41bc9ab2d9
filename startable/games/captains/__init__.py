"""Starship Captains: 1 to 4 captains, four rounds, and a galaxy that keeps them busy."""

from startable.engine import Rules
from startable.games.captains import abilities, flying, happenings
from startable.games.captains.scoring import result
from startable.games.captains.setup import Setting, setup
from startable.games.captains.table import Captains
from startable.games.captains.view import imagine, pieces, view

__all__ = ["CAPTAINS", "abilities", "flying", "happenings"]  # the last three only hook themselves in

CAPTAINS = Rules(
    name="captains",
    home=__name__,
    version=5,
    seats=range(1, 5),
    game=Captains,
    options=Setting,
    setup=setup,
    view=view,
    imagine=imagine,
    result=result,
    pieces=pieces,
)
