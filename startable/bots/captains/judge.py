"""All that a captain weighs up before a decision, worked out only as far as it is needed."""

from __future__ import annotations

from startable.bots.captains.fitting import Fitting
from startable.bots.captains.horizon import NOWHERE, Horizon
from startable.bots.captains.outlook import Outlook
from startable.bots.captains.rooms import Rooms
from startable.bots.captains.routes import Routes
from startable.bots.captains.sorties import Ready, Sorties
from startable.bots.captains.weights import Weights
from startable.games.captains.table import RED
from startable.games.captains.view import Ship, Sight

__all__ = ["Judge"]


class Judge:
    """One captain at one moment."""

    def __init__(self, sight: Sight, seat: int, weights: Weights, flights: int) -> None:
        self.flights = flights
        self.outlook = Outlook(sight, seat, weights)
        self.me: Ship = self.outlook.me
        self.ready: Ready = self.me.ready
        self.fitting = Fitting(self.outlook)
        self.rooms = Rooms(self.outlook, self.fitting)
        self.sorties = Sorties(self.outlook, self.rooms)
        self.horizons: dict[int, Horizon] = {}
        self.plans: dict[tuple[Ready, int], Routes] = {}

    def routes(self, ready: Ready, served: int = NOWHERE) -> Routes:
        """The map for a crew of these, once the mission of that place is done."""
        key = (ready, served)
        if key not in self.plans:
            self.plans[key] = Routes(self.horizon(served), self.rooms.prices[RED], ready, self.flights)
        return self.plans[key]

    def horizon(self, served: int) -> Horizon:
        if served not in self.horizons:
            self.horizons[served] = Horizon(self.outlook, self.sorties, served)
        return self.horizons[served]
