"""Players with a single plan each: they judge as the greedy player does, but are in love with one way to win."""

from __future__ import annotations

from typing import ClassVar

from startable.bots.captains.greedy import Greedy
from startable.bots.captains.weights import Weights

__all__ = ["Missions", "Technologies", "Tracks"]


class Missions(Greedy):
    """Flies from mission to mission; technologies, tracks and pirates leave it cold."""

    name: ClassVar[str] = "missions"
    weights: ClassVar[Weights] = Weights(technologies=0.1, tracks=0.1, rest=0.3)


class Technologies(Greedy):
    """Looks for technologies first."""

    name: ClassVar[str] = "technologies"
    weights: ClassVar[Weights] = Weights(technologies=2.5, missions=0.5)


class Tracks(Greedy):
    """Pleases the factions first."""

    name: ClassVar[str] = "tracks"
    weights: ClassVar[Weights] = Weights(tracks=4.0, missions=0.5)
