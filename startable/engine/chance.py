"""Chance lives in the state: seeded, keyed by purpose, counted, and impossible to predict without the seed."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Self, TypeVar

from msgspec import field

from startable.engine.values import State

__all__ = ["Chance"]

T = TypeVar("T")
SHUFFLED_AT_ONCE = 48  # 48! < 2**204, so one 512-bit draw decides their order without measurable bias


class Chance(State):
    """Draws counted per purpose: one seat's dice never depend on who clicked first."""

    key: bytes
    drawn: dict[str, int] = field(default_factory=dict)
    draws: int = 0  # of all purposes together: whoever drew can no longer take back what came before

    @classmethod
    def of(cls, seed: int | str) -> Self:
        """Any seed will do for research; a hosted game uses 256 secret bits."""
        return cls(blake2b(str(seed).encode(), digest_size=32, person=b"startable chance").digest())

    def below(self, n: int, purpose: str) -> int:
        """A whole number from 0 to n - 1."""
        return self._number(purpose, 8) % n

    def pick(self, items: Sequence[T], purpose: str) -> T:
        return items[self.below(len(items), purpose)]

    def shuffle(self, items: list[Any], purpose: str) -> None:
        """Put the items into random order, in place."""
        number = 0
        for last in range(len(items) - 1, 0, -1):
            if (len(items) - 1 - last) % SHUFFLED_AT_ONCE == 0:
                number = self._number(purpose, 64)
            number, chosen = divmod(number, last + 1)
            items[last], items[chosen] = items[chosen], items[last]

    def _number(self, purpose: str, size: int) -> int:
        count = self.drawn[purpose] = self.drawn.get(purpose, 0) + 1
        self.draws += 1
        return int.from_bytes(blake2b(f"{purpose} {count}".encode(), digest_size=size, key=self.key).digest())
