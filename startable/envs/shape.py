"""What an environment needs to know of a game beside its rules: numbers for its choices, arrays of its views."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from startable.engine import Game, Seat, view
from startable.envs.codec import Codec, Spans
from startable.envs.features import Feature

__all__ = ["Observation", "Shape", "Shapeless", "shape_of"]

Observation: TypeAlias = NDArray[np.float32]


class Shapeless(ValueError):
    """Nobody has said yet what numbers this game is made of."""


class Shape(Struct, frozen=True):
    """The numbers of a game at a table of so many seats."""

    codec: Codec
    asks: tuple[str, ...]  # the kinds of question, in the order of their places in an observation
    sights: tuple[Feature, ...]  # of the view, by the seat that looks
    unfit: Callable[[Game], str | None]  # why these numbers do not fit a table of the game, if they do not

    @property
    def size(self) -> int:
        return len(self.asks) + self.sights[0].size

    def observe(self, game: Game, seat: Seat) -> Observation:
        """What the seat is asked, and what it sees; between -1 and 1."""
        cells = array("f", bytes(4 * self.size))
        if seat in game.asks:
            cells[self.asks.index(type(game.asks[seat]).__name__)] = 1.0
        self.sights[seat].write(cells, len(self.asks), view(game, seat))
        return np.frombuffer(cells, dtype=np.float32)


def shape_of(game: Game) -> Shape:
    """The numbers of this table; Shapeless says why it has none."""
    shape = _shape(game.name, game.seats)
    if problem := shape.unfit(game):
        raise Shapeless(problem)
    return shape


@cache
def _shape(name: str, seats: int) -> Shape:
    home = f"{__package__}.shapes.{name}"
    if find_spec(home) is None:
        raise Shapeless(f"{name} has no numbers yet; startable/envs/shapes has a module for each game that has")
    module = import_module(home)
    spans: Spans = module.SPANS
    features: Callable[[int, Seat], Feature] = module.features
    rules = module.RULES
    return Shape(
        codec=Codec(spans),
        asks=tuple(ask.__name__ for ask in rules.asks),
        sights=tuple(features(seats, me) for me in range(seats)),
        unfit=getattr(module, "unfit", lambda game: None),
    )
