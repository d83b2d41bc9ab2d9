"""Phase III, Settle: settlers settle the top world of their stack."""

from __future__ import annotations

from startable.engine import Step
from startable.games.roll.building import start
from startable.games.roll.printed import WORLDS
from startable.games.roll.table import Roll


class Settle(Step[Roll], frozen=True):
    """Settle the top world with the workers of this phase."""

    def run(self, game: Roll) -> None:
        start(game, WORLDS)
