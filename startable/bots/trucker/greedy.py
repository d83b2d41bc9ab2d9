"""The greedy player: gives everything a price in credits and takes what is worth most."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from startable.bots.trucker import flight
from startable.bots.trucker.holds import load
from startable.bots.trucker.powering import Powering as Feeding
from startable.bots.trucker.voyage import Voyage
from startable.bots.trucker.weights import Weights
from startable.bots.trucker.yard import Builder
from startable.engine import Ask, Choice, View
from startable.games.trucker.adventures import Approach, Salvage
from startable.games.trucker.attacks import Defend
from startable.games.trucker.building import Watch, Work
from startable.games.trucker.choices import FlipGlass
from startable.games.trucker.crew import GiveCrew
from startable.games.trucker.enemies import Claim
from startable.games.trucker.fitting import Fitting
from startable.games.trucker.flight import Stay
from startable.games.trucker.goods import GiveGoods, Improving, Load
from startable.games.trucker.inspection import Inspect, Repair
from startable.games.trucker.insurance import Insuring
from startable.games.trucker.launch import Crew
from startable.games.trucker.losses import KeepPart
from startable.games.trucker.power import Powering
from startable.games.trucker.trek import Giving
from startable.games.trucker.view import Sight

if TYPE_CHECKING:
    from startable.bots import Imagined

__all__ = ["Greedy"]


class Greedy:
    """Decides from its view alone, in a moment."""

    name: ClassVar[str] = "greedy"
    simpler: ClassVar[str | None] = "random"
    weights: ClassVar[Weights] = Weights()

    def __init__(self, seconds: float) -> None:
        pass

    def choose(self, view: View, ask: Ask[Any], choices: Sequence[Choice], imagined: Imagined, rng: Random) -> Choice:
        assert isinstance(view, Sight)
        match ask:
            case Work():
                return Builder(view, ask.seat, self.weights).choose(choices)
            case Fitting():
                return Builder(view, ask.seat, self.weights).fit_in(choices)
            case Watch():
                return FlipGlass()
        return self.fly(Voyage(view, ask.seat, self.weights), ask, choices)

    def fly(self, voyage: Voyage, ask: Ask[Any], choices: Sequence[Choice]) -> Choice:
        match ask:
            case Powering():
                return Feeding(voyage, ask.engines).choose(choices)
            case Defend():
                return flight.defend(voyage, ask, choices)
            case Improving():
                return flight.improve(voyage, ask, choices)
        answer = ANSWERS.get(type(ask))
        return answer(voyage, choices) if answer else choices[0]


ANSWERS = {
    Inspect: flight.inspect,
    Repair: flight.repair,
    KeepPart: flight.keep,
    Insuring: flight.insure,
    Crew: flight.board,
    Stay: flight.stay,
    Approach: flight.land,
    Salvage: flight.claim,
    Claim: flight.claim,
    Load: load,
    GiveGoods: flight.surrender,
    GiveCrew: flight.surrender,
    Giving: flight.bestow,
}
"""Who answers what; starting spaces and signals are taken as they are offered."""
