"""The greedy player: gives everything a price in points and takes what is worth most."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from startable.bots.captains.answers import worth
from startable.bots.captains.judge import Judge
from startable.bots.captains.turns import turn
from startable.bots.captains.weights import Weights
from startable.engine import Ask, Choice, View
from startable.games.captains.choices import Assign
from startable.games.captains.missions import Assigning
from startable.games.captains.turn import TakeTurn
from startable.games.captains.view import Sight

if TYPE_CHECKING:
    from startable.bots import Imagined

__all__ = ["Greedy"]


class Greedy:
    """Decides from its view alone, in a moment."""

    name: ClassVar[str] = "greedy"
    simpler: ClassVar[str | None] = "random"
    weights: ClassVar[Weights] = Weights()
    flights: ClassVar[int] = 2  # from the bridge in one plan

    def __init__(self, seconds: float) -> None:
        pass

    def choose(self, view: View, ask: Ask[Any], choices: Sequence[Choice], imagined: Imagined, rng: Random) -> Choice:
        assert isinstance(view, Sight)
        judge = Judge(view, ask.seat, self.weights, self.flights)
        match ask:
            case TakeTurn():
                return turn(judge, choices)
            case Assigning():
                me = judge.me
                return Assign(judge.sorties.crew(me.mission, me.ready, len(me.crew), me.kits)[1][0])
        return max(choices, key=lambda choice: worth(judge, ask, choice))
