"""Feeding engines and cannons: how many energy cells the moment is worth."""

from __future__ import annotations

from collections.abc import Sequence

from startable.bots.trucker.voyage import Voyage
from startable.bots.trucker.weather import penalty
from startable.engine import Choice
from startable.games.trucker.cards import REWARDS
from startable.games.trucker.choices import Activate, Ready
from startable.games.trucker.ship import Hull
from startable.games.trucker.table import BROWN, PURPLE

__all__ = ["Powering"]


class Powering:
    """One declaration of power. Cannons count in halves, as everywhere."""

    def __init__(self, voyage: Voyage, engines: bool) -> None:
        assert voyage.sight.sky.card
        self.voyage, self.engines = voyage, engines
        self.card = voyage.card

    def choose(self, choices: Sequence[Choice]) -> Choice:
        """The next double to feed, from the fullest battery; or enough."""
        activations = [choice for choice in choices if isinstance(choice, Activate)]
        course = self._course({choice.component for choice in activations})
        if not self._feeds([power for _, power in course]):
            return Ready()
        batteries = [choice for choice in activations if choice.component == course[0][0]]
        return max(batteries, key=lambda choice: self.voyage.me.aboard[choice.battery])

    def _course(self, idle: set[int]) -> list[tuple[int, int]]:
        """The doubles in the order in which they are best fed, as far as cells last, each with the power then reached.

        The strongest first; but engines of a fleet where they help the slowest ship.
        """
        me, fleet = self.voyage.me, self.voyage.hull.fleet
        cells = [sum(me.aboard[square] for square in ship.batteries) for ship in fleet]
        fed, found = me.fed, []
        while ready := [
            (n, square) for n, ship in enumerate(fleet) if cells[n] for square in self._kind(ship) if square in idle
        ]:
            ship, square = min(ready, key=lambda pair: self._urgency(pair[0], pair[1], fed))
            cells[ship] -= 1
            idle = idle - {square}
            fed |= 1 << square
            found.append((square, self._power(self.voyage.seat, fed)))
        return found

    def _urgency(self, ship: int, square: int, fed: int) -> tuple[int, int, int]:
        behind = self._of_ship(self.voyage.seat, self.voyage.hull.fleet[ship], fed) if self.engines else 0
        return behind, -self._kind(self.voyage.hull)[square], square

    def _feeds(self, powers: list[int]) -> bool:
        """Whether some number of further cells pays, which is best spent one by one."""
        now = self._power(self.voyage.seat, self.voyage.me.fed)
        worth = [self._worth(power) - number * self.voyage.cell for number, power in enumerate([now, *powers])]
        return max(range(len(worth)), key=lambda number: (worth[number], -number)) > 0

    def _kind(self, hull: Hull) -> dict[int, int]:
        return hull.double_engines if self.engines else hull.double_cannons

    def _power(self, seat: int, fed: int) -> int:
        """The power of a ship, or of a fleet, with what is fed."""
        powers = [self._of_ship(seat, ship, fed) for ship in self.voyage.hull_of(seat).fleet]
        return min(powers, default=0) if self.engines else sum(powers)

    def _of_ship(self, seat: int, hull: Hull, fed: int) -> int:
        aboard = self.voyage.sight.truckers[seat].aboard
        power = hull.engines if self.engines else hull.cannons
        power += sum(double for square, double in self._kind(hull).items() if fed >> square & 1)
        alien = BROWN if self.engines else PURPLE
        bonus = 2 if self.engines else 4
        return power + bonus if power and any(aboard[square] == alien for square in hull.cabins) else power

    def _worth(self, power: int) -> float:
        match self.card.kind:
            case "open_space":
                return self._thrust(power)
            case "combat_zone":
                return -self._shame(power)
        return self._fight(power)

    def _thrust(self, power: int) -> float:
        return self.voyage.standing(power) if power else -self.voyage.sky.stake - 4

    def _fight(self, power: int) -> float:
        """More than the enemy brings the reward, less the loss."""
        voyage, strength = self.voyage, 2 * self.card.strength
        if power > strength:
            assert voyage.sight.sky.card
            goods = voyage.profit(REWARDS[voyage.sight.sky.card.card])
            return max(0.0, self.card.credits + goods - voyage.delay(self.card.days))
        return 0.0 if power == strength else -self._defeat()

    def _defeat(self) -> float:
        voyage, weights = self.voyage, self.voyage.weights
        crew = voyage.without_crew(min(self.card.crew, voyage.figures.crew))
        cubes = weights.cube * min(self.card.goods_lost, sum(voyage.cargo)) + 0.3 * self.card.goods_lost
        return crew * bool(self.card.crew) + cubes + weights.hit * weights.struck * len(self.card.attacks)

    def _shame(self, power: int) -> float:
        """Being weakest costs; those behind have not declared yet, so we guess that they feed what they can."""
        wanted = "engines" if self.engines else "cannons"
        cost = sum(
            penalty(line, self.voyage.sky.day, self.voyage.weights)
            for line in self.card.lines
            if line.weakest == wanted
        )
        order = self.voyage.sight.sky.order
        mine = order.index(self.voyage.seat)
        ahead = [self.voyage.sight.truckers[seat].power for seat in order[:mine]]
        behind = [self._guess(seat) for seat in order[mine + 1 :]]
        safe = any(other <= power for other in ahead) or any(other < power for other in behind)
        return 0.0 if safe or not (ahead or behind) else cost

    def _guess(self, seat: int) -> int:
        ship, hull = self.voyage.sight.truckers[seat], self.voyage.hull_of(seat)
        cells = sum(ship.aboard[square] for square in hull.batteries)
        best = sorted(self._kind(hull).values(), reverse=True)[:cells]
        return self._power(seat, ship.fed) + sum(best)
