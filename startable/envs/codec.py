"""Choices as whole numbers that never change, made from the types of a game's choices.

Every kind of choice has a block of numbers; within it the fields are the digits. Number 0 is nobody's choice: it means
"wait", the only thing left to a seat that is asked nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from startable.engine import CLOCK, Choice, Game, Seat

__all__ = ["WAIT", "Codec", "Mask", "OutOfRange", "Spans", "spans"]

WAIT = 0
Mask: TypeAlias = NDArray[np.int8]
Spans: TypeAlias = Mapping[type[Choice], Sequence[Sequence[int]]]
"""For each kind of choice the values that each of its fields can have."""


class OutOfRange(ValueError):
    """A choice that has no number, or a number that has no choice."""


class Codec:
    """Both directions between choices and numbers, and the mask of what a seat may choose."""

    def __init__(self, spans: Spans) -> None:
        self.choices: list[Choice | None] = [None]
        for kind, fields in spans.items():
            self.choices.extend(kind(*values) for values in product(*fields))
        self.indices = {choice: index for index, choice in enumerate(self.choices) if choice is not None}

    @property
    def size(self) -> int:
        return len(self.choices)

    def index(self, choice: Choice) -> int:
        try:
            return self.indices[choice]
        except KeyError:
            raise OutOfRange(f"{choice} has no number") from None

    def choice(self, index: int) -> Choice:
        found = self.choices[index] if 0 <= index < self.size else None
        if found is None:
            raise OutOfRange(f"{index} is no choice; there are {self.size - 1}, from 1 on")
        return found

    def label(self, index: int) -> str:
        return "wait" if index == WAIT else repr(self.choice(index))

    def mask(self, game: Game, seat: Seat) -> Mask:
        """What the seat may choose now; only "wait" if it is asked nothing."""
        mask = np.zeros(self.size, dtype=np.int8)
        mask[self.open(game, seat)] = 1
        return mask

    def open(self, game: Game, seat: Seat) -> list[int]:
        """The numbers of what the seat may choose now, in rising order."""
        ask = game.asks.get(seat)
        return sorted(map(self.index, ask.choices(game))) if ask and seat != CLOCK else [WAIT]


def spans(kinds: Iterable[type[Choice]], fields: Mapping[str, Sequence[int]]) -> Spans:
    """The spans of these kinds of choice, by the names of their fields: "tile", or "Weld.square" for one kind alone."""

    def span(kind: type[Choice], name: str) -> Sequence[int]:
        return fields[own] if (own := f"{kind.__name__}.{name}") in fields else fields[name]

    return {kind: [span(kind, name) for name in kind.__struct_fields__] for kind in kinds}
