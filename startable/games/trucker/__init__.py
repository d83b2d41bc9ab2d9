"""Galaxy Trucker."""

from startable.engine import Rules
from startable.games.trucker.building import Berth, Rush, Signal, Watch
from startable.games.trucker.ending import result
from startable.games.trucker.imagining import imagine, redeal
from startable.games.trucker.setup import pieces, setup
from startable.games.trucker.table import Setting, Trucking
from startable.games.trucker.view import view

__all__ = ["TRUCKER"]

TRUCKER = Rules(
    name="trucker",
    home=__name__,
    version=2,
    seats=range(1, 5),
    game=Trucking,
    options=Setting,
    setup=setup,
    view=view,
    imagine=imagine,
    redeal=redeal,
    result=result,
    pieces=pieces,
    races=(Rush, Berth, Signal, Watch),
)
