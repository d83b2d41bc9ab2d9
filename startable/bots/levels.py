"""The levels that tables offer: who plays the game's usual bot there, and the mixture that is easy."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from startable.bots.random import RandomBot
from startable.engine import Ask, Choice, View

if TYPE_CHECKING:
    from startable.bots import Bot, Imagined

__all__ = ["LEVELS", "Easy"]

LEVELS = {"easy": "easy", "normal": "greedy", "hard": "hard"}


class Easy:
    """Mostly greedy, but now and then it chooses anything."""

    name: ClassVar[str] = "easy"
    simpler: ClassVar[str | None] = "random"
    greedy: ClassVar[type[Bot]]
    slips: ClassVar[float] = 0.2  # of its choices are random ones

    def __init__(self, seconds: float) -> None:
        self.greedy_one, self.random_one = self.greedy(seconds), RandomBot(seconds)

    def choose(self, view: View, ask: Ask[Any], choices: Sequence[Choice], imagined: Imagined, rng: Random) -> Choice:
        bot = self.random_one if rng.random() < self.slips else self.greedy_one
        return bot.choose(view, ask, choices, imagined, rng)
