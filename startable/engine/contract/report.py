"""What the contract found."""

from __future__ import annotations

from collections import Counter

import msgspec
from msgspec import Struct

from startable.engine.contract.laws import LAWS

__all__ = ["LAW_ENDS", "LAW_REPLAY", "Broken", "Report"]

LAW_ENDS = "8 always ends"
LAW_REPLAY = "1 replay"


class Broken(Struct, frozen=True):
    """A law that did not hold, and how to see it again."""

    law: str
    what: str
    seats: int
    seed: str
    choices: int  # after so many choices of that game


class Report(Struct):
    """How often each law was checked, and where it was broken."""

    game: str
    games: int = 0
    choices: int = 0
    checks: Counter[str] = msgspec.field(default_factory=Counter)
    broken: list[Broken] = msgspec.field(default_factory=list)

    @property
    def kept(self) -> bool:
        return not self.broken

    @property
    def rows(self) -> list[tuple[str, int, list[Broken]]]:
        """Each law with the number of checks and its breaches."""
        return [(law, self.checks[law], [b for b in self.broken if b.law == law]) for law in (*LAWS, LAW_ENDS)]
