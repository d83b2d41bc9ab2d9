"""What all questions of this game share."""

from __future__ import annotations

from startable.engine import Ask, Choice, NotOffered, Refusal
from startable.games.captains.choices import Promote, Train
from startable.games.captains.refusals import TooLate
from startable.games.captains.table import Captains

__all__ = ["Question"]


class Question(Ask[Captains], frozen=True):
    """Refuses exactly what it does not list, and says why as precisely as it can."""

    def forbids(self, game: Captains, choice: Choice) -> Refusal | None:
        if choice in self.choices(game):
            return None
        return self.reason(game, choice) or self.late(choice) or NotOffered()

    def reason(self, game: Captains, choice: Choice) -> Refusal | None:
        """The rule against a choice that is not listed, if it is a rule of the game."""
        return None

    def late(self, choice: Choice) -> Refusal | None:
        return TooLate("SC-TRAIN-01") if isinstance(choice, Train | Promote) else None
