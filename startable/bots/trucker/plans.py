"""Truckers with a temper: they judge as the greedy one does, but fear or love one thing more."""

from __future__ import annotations

from typing import ClassVar

from startable.bots.trucker.greedy import Greedy
from startable.bots.trucker.weights import Weights

__all__ = ["Cautious", "Racer"]


class Cautious(Greedy):
    """Sees hits coming from everywhere: shields, closed connectors, many joints, and home early."""

    name: ClassVar[str] = "cautious"
    weights: ClassVar[Weights] = Weights(hit=4.0, exposed=1.0, joint=0.7, study=1.0, fear=2.0, spare=3.0, wreckage=0.7)


class Racer(Greedy):
    """Wants to be first: takes what comes, puts in engines, and grudges every day."""

    name: ClassVar[str] = "racer"
    weights: ClassVar[Weights] = Weights(day=1.2, patience=2.2, study=99.0)
