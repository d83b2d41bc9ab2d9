"""Phase II, Develop: developers build the top development of their stack."""

from __future__ import annotations

from startable.engine import Step
from startable.games.roll.building import start
from startable.games.roll.printed import DEVELOPMENTS
from startable.games.roll.table import Roll


class Develop(Step[Roll], frozen=True):
    """Build the top development with the workers of this phase."""

    def run(self, game: Roll) -> None:
        start(game, DEVELOPMENTS)
