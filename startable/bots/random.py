"""Chooses anything: the opponent that everyone should beat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from startable.engine import Ask, Choice, View

if TYPE_CHECKING:
    from startable.bots import Imagined


class RandomBot:
    """Every choice is as likely as any other."""

    name: ClassVar[str] = "random"
    simpler: ClassVar[str | None] = None

    def __init__(self, seconds: float) -> None:
        pass

    def choose(self, view: View, ask: Ask[Any], choices: Sequence[Choice], imagined: Imagined, rng: Random) -> Choice:
        return rng.choice(choices)
