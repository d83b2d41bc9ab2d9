"""Players with a single plan each: they judge as the greedy player does, but are in love with one way to win."""

from __future__ import annotations

from typing import ClassVar

from startable.bots.roll.greedy import Greedy
from startable.bots.roll.weights import Weights

__all__ = ["Builder", "Cheapest", "Producer", "Seller"]


class Builder(Greedy):
    """Always builds while it has a tile to build; explores otherwise, and never produces or ships of its own will."""

    name: ClassVar[str] = "builder"
    weights: ClassVar[Weights] = Weights(fondness=(0.4, 3.0, 3.0, 0.0, 0.0))


class Producer(Greedy):
    """Always produces and consumes: it thinks much of goods, settles worlds for them, and never sells one."""

    name: ClassVar[str] = "producer"
    weights: ClassVar[Weights] = Weights(fondness=(0.8, 0.5, 1.0, 2.0, 2.0), selling=0.0, good=0.5, lock=0.1)


class Seller(Greedy):
    """Always sells: it never consumes a good, and builds with the credits."""

    name: ClassVar[str] = "seller"
    weights: ClassVar[Weights] = Weights(fondness=(0.5, 1.0, 1.0, 3.0, 3.0), consuming=0.0)


class Cheapest(Greedy):
    """Builds what costs least first, to have twelve tiles before the others."""

    name: ClassVar[str] = "cheapest"
    weights: ClassVar[Weights] = Weights(fondness=(1.0, 2.0, 2.0, 0.5, 0.5), thrift=5.0)
