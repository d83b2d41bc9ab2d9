"""One ship in flight, at one moment: what it is worth, and what days, crew, cells and cubes are worth to it."""

from __future__ import annotations

from functools import cached_property
from math import exp

from msgspec.structs import replace

from startable.bots.trucker.aims import Aim, aims
from startable.bots.trucker.fleets import remains
from startable.bots.trucker.weather import weather
from startable.bots.trucker.weights import Weights
from startable.bots.trucker.worth import Figures, figures, worth
from startable.games.trucker.cards import Card
from startable.games.trucker.components import CAPACITY
from startable.games.trucker.edition import EDITIONS
from startable.games.trucker.ship import Hull, hull
from startable.games.trucker.table import WEIGHT, Goods
from startable.games.trucker.view import Ship, Sight

__all__ = ["Voyage"]


class Voyage:
    def __init__(self, sight: Sight, seat: int, weights: Weights) -> None:
        self.sight, self.seat, self.weights = sight, seat, weights
        self.edition = EDITIONS[sight.setting.edition]
        self.flight = self.edition.flights[sight.level]
        self.me: Ship = sight.truckers[seat]
        self.hull = self.hull_of(seat)
        self.sky = weather(sight, weights)

    def hull_of(self, seat: int) -> Hull:
        return hull(self.edition.board(self.sight.level, self.sight.bridges), self.sight.truckers[seat].cells)

    @property
    def card(self) -> Card:
        """The card being resolved, as it counts in this flight."""
        assert self.sight.sky.card
        return self.edition.faces[self.sight.level][self.sight.sky.card.card]

    @cached_property
    def figures(self) -> Figures:
        return figures(self.hull, self.me.aboard)

    @cached_property
    def now(self) -> float:
        return worth(self.figures, self.sky, self.weights)

    def with_aboard(self, square: int, load: int) -> float:
        """What the ship would be worth if that square carried something else."""
        aboard = (*self.me.aboard[:square], load, *self.me.aboard[square + 1 :])
        return worth(figures(self.hull, aboard), self.sky, self.weights)

    def without_crew(self, number: int) -> float:
        """What it costs to send so many astronauts away; all of them, everything."""
        left = self.figures.astronauts - number
        if left < 1:
            return 2 * self.sky.stake + 4
        sent = replace(self.figures, crew=self.figures.crew - number, astronauts=left)
        return self.now - worth(sent, self.sky, self.weights)

    @cached_property
    def cell(self) -> float:
        """What an energy cell is worth later."""
        if not self.figures.cells:
            return 0.0
        spent = replace(self.figures, cells=self.figures.cells - 1)
        return self.now - worth(spent, self.sky, self.weights)

    @cached_property
    def aims(self) -> tuple[Aim, ...]:
        """The titles that are still worth something."""
        return aims(self.sight, self.seat, self.weights)

    # The order of arrival

    def standing(self, days: int = 0) -> float:
        """The reward for arriving, so many days further on, as it looks now."""
        place = self._moved(days)
        spread = 0.4 + 0.4 * self.sight.sky.cards_left
        behind = sum(1 / (1 + exp(max(-30.0, min(30.0, (place - rival) / spread)))) for rival in self.rivals)
        rewards = (*self.flight.arrival, self.flight.arrival[-1])
        whole = int(behind)
        return rewards[whole] + (behind - whole) * (rewards[whole + 1] - rewards[whole])

    @cached_property
    def rivals(self) -> list[int]:
        """Where the others are."""
        return [self.sight.truckers[seat].place for seat in self.sight.sky.order if seat != self.seat]

    def _moved(self, days: int) -> int:
        """Days count empty spaces only."""
        place, step, taken = self.me.place, 1 if days > 0 else -1, {at % self.flight.spaces for at in self.rivals}
        for _ in range(abs(days)):
            place += step
            while place % self.flight.spaces in taken:
                place += step
        return place

    def delay(self, days: int) -> float:
        """What it costs to lose days."""
        return self.standing() - self.standing(-days)

    # Goods

    def sale(self, goods: Goods) -> float:
        """What of these cubes finds room aboard, at best, brings."""
        special = sum(CAPACITY[self.me.cells[square]] for square in self.hull.special)
        room = sum(CAPACITY[self.me.cells[square]] for square in self.hull.holds)
        reds = min(goods[0], special)
        total, room = reds * self.edition.prices[0], room - reds
        for cubes, price in zip(goods[1:], self.edition.prices[1:], strict=True):
            loaded = min(cubes, room)
            total, room = total + loaded * price, room - loaded
        return float(total)

    @cached_property
    def cargo(self) -> Goods:
        loads = [self.me.aboard[square] for square in self.hull.holds]
        red, yellow, green, blue = (sum(load // weight % 4 for load in loads) for weight in WEIGHT)
        return red, yellow, green, blue

    def profit(self, goods: Goods) -> float:
        """What taking these cubes aboard adds; later losses take their part."""
        red, yellow, green, blue = map(sum, zip(self.cargo, goods, strict=True))
        return 0.9 * (self.sale((red, yellow, green, blue)) - self.sale(self.cargo))

    # Damage

    def broken(self, square: int) -> float:
        """What it costs to lose the component there, and all that falls off with it."""
        smaller = hull(self.hull.board, (*self.me.cells[:square], -1, *self.me.cells[square + 1 :]))
        return min(map(self.reduced, remains(smaller)), default=self.now + 2 * self.sky.stake)

    def reduced(self, part: int) -> float:
        """What it costs to fly on with these squares only."""
        cells = tuple(code if part >> square & 1 else -1 for square, code in enumerate(self.me.cells))
        rest = hull(self.hull.board, cells)
        lost = len(self.hull.squares) - len(rest.squares)
        gone = [self.me.aboard[square] for square in self.hull.holds if square not in rest.squares]
        cubes = sum(
            load // weight % 4 * price
            for load in gone
            for weight, price in zip(WEIGHT, self.edition.prices, strict=True)
        )
        return lost + cubes + self.now - worth(figures(rest, self.me.aboard), self.sky, self.weights)
