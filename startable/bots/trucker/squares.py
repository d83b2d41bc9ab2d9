"""What the empty squares of a ship are good for: how easily each is filled, and what a component does there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property, lru_cache

from startable.bots.trucker.aims import Aim, points
from startable.bots.trucker.fleets import needs
from startable.bots.trucker.openings import ALONE, DIGIT, chance, shares
from startable.bots.trucker.weather import Weather
from startable.bots.trucker.weights import Weights
from startable.bots.trucker.worth import Figures, added, figures, launched, worth
from startable.games.trucker.components import (
    ALIEN_OF,
    CABIN,
    CANNON,
    COMPONENTS,
    DOUBLE,
    FRONT,
    POINTS,
    REAR,
    SHAPE,
    SHIELD,
    SIDES,
    START,
)
from startable.games.trucker.edition import EDITIONS
from startable.games.trucker.ship import NOTHING, Hull

__all__ = ["NEVER", "Squares", "squares"]

CAREFUL = 2  # places rated twice
SHAPED = 625  # so many shapes are there at most
NEVER = -99.0
LINES = tuple(max(0, 6 - abs(7 - number)) / 36 for number in range(13))  # how likely two dice show it


@lru_cache(maxsize=512)
def squares(hull: Hull, sky: Weather, weights: Weights, aims: tuple[Aim, ...] = ()) -> Squares:
    return Squares(hull, sky, weights, aims)


class Squares:
    """One ship in the yard. All that is worked out about it is kept, since hands return to it again and again."""

    def __init__(self, hull: Hull, sky: Weather, weights: Weights, aims: tuple[Aim, ...] = ()) -> None:
        self.hull, self.sky, self.weights, self.aims = hull, sky, weights, aims
        self.cells, self.next = hull.cells, hull.board.next
        self.gains: dict[int, float] = {}
        self.arounds: dict[int, tuple[float, float]] = {}
        self.rated: dict[str, list[tuple[float, int]]] = {}

    @cached_property
    def ship(self) -> Figures:
        return figures(self.hull, launched(self.hull))

    @cached_property
    def now(self) -> float:
        return worth(self.ship, self.sky, self.weights)

    def gain(self, code: int) -> float:
        """What a component adds to the ship, wherever it goes."""
        if code not in self.gains:
            self.gains[code] = worth(added(self.ship, code), self.sky, self.weights) - self.now
        return self.gains[code]

    @cached_property
    def usual(self) -> float:
        """What a component adds on average, turned as it is best."""
        return _usual(self.ship, self.sky, self.weights)

    @cached_property
    def demands(self) -> tuple[int, ...]:
        """What faces each square from its four sides, as one number; negative where nothing may ever stand."""
        return tuple(self._demand(square) if code < 0 else -1 for square, code in enumerate(self.cells))

    def _demand(self, square: int) -> int:
        demand, facing = 0, REAR
        for beyond in self.next[square]:
            code = self.cells[beyond] if beyond >= 0 else -1
            if code >= 0 and POINTS[code] == facing and not SHIELD[code]:
                return -1
            demand = demand * 5 + (SIDES[code][facing] if code >= 0 else NOTHING)
            facing = (facing + 1) % 4
        return demand

    @cached_property
    def fillable(self) -> tuple[float, ...]:
        """For each square the chance that something will stand there in the end."""
        return tuple(self._fillable(self.demands))

    def _fillable(self, demands: Sequence[int]) -> list[float]:
        found, tries, edition = [0.0] * len(demands), self.weights.tries, self.sky.edition
        for square in self._within_reach(demands):
            found[square] = chance(edition, demands[square], self._open_beside(square, demands), tries)
        return found

    def _within_reach(self, demands: Sequence[int]) -> set[int]:
        """The empty squares to which the ship can grow."""
        found = {
            square
            for square, demand in enumerate(demands)
            if (0 <= demand < ALONE and shares(self.sky.edition, demand)[0]) or square in self.welcome
        }
        fringe = list(found)
        while fringe:
            for beyond in self.next[fringe.pop()]:
                if beyond >= 0 and demands[beyond] >= 0 and beyond not in found:
                    found.add(beyond)
                    fringe.append(beyond)
        return found

    def _open_beside(self, square: int, demands: Sequence[int]) -> bool:
        front, right, rear, left = self.next[square]
        return (
            (front >= 0 and demands[front] >= 0)
            or (right >= 0 and demands[right] >= 0)
            or (rear >= 0 and demands[rear] >= 0)
            or (left >= 0 and demands[left] >= 0)
        )

    @cached_property
    def welcome(self) -> frozenset[int]:
        """Where another ship of a fleet can be begun."""
        return needs(self.hull).welcome if self.hull.board.ships else frozenset()

    @cached_property
    def hopes(self) -> float:
        """How many squares will still be filled."""
        return sum(self.fillable)

    @cached_property
    def room(self) -> float:
        """What a square that will be filled is worth."""
        return self.usual + self.weights.square

    def quick(self, tile: int) -> list[tuple[float, int]]:
        """All places for a component, square * 4 + turn, rated by what they change nearby, the best first."""
        key = COMPONENTS[tile].id
        if key not in self.rated:
            rated = [(self.rate(place >> 2, tile * 4 + (place & 3)), place) for place in self.hull.fits(tile)]
            self.rated[key] = sorted(rated, key=lambda pair: (-pair[0], pair[1]))
        return self.rated[key]

    def best(self, tile: int) -> tuple[float, int]:
        """The best place for a component, and how much better than usual it is; -1: none."""
        careful = [(self._again(rating, place, tile), -place) for rating, place in self.quick(tile)[:CAREFUL]]
        rating, place = max(careful, default=(NEVER, 1))
        return rating, -place

    def _again(self, rating: float, place: int, tile: int) -> float:
        """The rating with what really becomes of all other squares."""
        square, code = place >> 2, tile * 4 + (place & 3)
        demands = list(self.demands)
        demands[square] = -1
        for side, beyond in enumerate(self.next[square]):
            if beyond >= 0:
                demands[beyond] = self._demand_after(beyond, side, code)
        guessed = self._around(square, code)[1]
        return rating + self.room * (sum(self._fillable(demands)) - self.hopes - guessed)

    def rate(self, square: int, code: int) -> float:
        """What a component adds there, less what the square is worth without it."""
        gain = self._housed(square, code) if CABIN[code] or ALIEN_OF[code] else self.gain(code)
        sides, hopes = self._around(square, code)
        lines = self._line(square, code) if CANNON[code] else 0.0
        if self.hull.board.ships:
            gain += needs(self.hull).rate(square, code, gain)
        return gain + sides + self.room * hopes + lines + (self._aimed(square, code) if self.aims else 0.0)

    def _aimed(self, square: int, code: int) -> float:
        """What it does for the titles of a journey."""
        return sum(aim.point * points(aim.title, self.hull, square, code) for aim in self.aims)

    def _around(self, square: int, code: int) -> tuple[float, float]:
        """What its sides are worth, and how many more squares will be filled, this one no longer counted."""
        key = square * SHAPED + SHAPE[code]
        if key not in self.arounds:
            self.arounds[key] = self._look_around(square, code)
        return self.arounds[key]

    def _look_around(self, square: int, code: int) -> tuple[float, float]:
        """Joints made, connectors left open, and what becomes of the squares beside it."""
        joints, bare, hopes = 0, 0.0, -self.fillable[square]
        for side, beyond in enumerate(self.next[square]):
            connector = SIDES[code][side] > 0
            if beyond >= 0 and self.cells[beyond] >= 0:
                joints += connector
                continue
            after = self._after(beyond, side, code) if beyond >= 0 else 0.0
            bare += connector * (1 - after)
            hopes += after - self.fillable[beyond] if beyond >= 0 else 0.0
        return self.weights.joint * (joints - 1) + self.weights.exposed * (joints - bare), hopes

    def _after(self, beyond: int, side: int, code: int) -> float:
        """The chance that the square on that side is filled, once this component stands."""
        demand = self._demand_after(beyond, side, code)
        if demand < 0:
            return 0.0
        return chance(self.sky.edition, demand, self._open_beside(beyond, self.demands), self.weights.tries)

    def _demand_after(self, beyond: int, side: int, code: int) -> int:
        """What faces the square on that side, once this component stands."""
        if self.demands[beyond] < 0 or (POINTS[code] == side and not SHIELD[code]):
            return -1
        return self.demands[beyond] + (SIDES[code][side] - NOTHING) * DIGIT[side ^ 2]

    def _line(self, square: int, code: int) -> float:
        """The large asteroids that a cannon there would shoot."""
        side = POINTS[code]
        upright = side in (FRONT, REAR)
        line = self.hull.board.columns[square] if upright else self.hull.board.rows[square]
        reach = EDITIONS[self.sky.edition].reach[side]
        sure, some = self.hull.shooters(side, line, reach)
        lines = sum(LINES[number] for number in range(line - reach, line + reach + 1))
        new = 0.0 if sure else 0.5 if some or DOUBLE[code] else 1.0
        return self.weights.hit * self.sky.large[side] * lines * new

    def _housed(self, square: int, code: int) -> float:
        """Cabins and life support: an alien may move in; cabins side by side catch each other's colds."""
        joined = [
            self.cells[beyond]
            for side, beyond in enumerate(self.next[square])
            if beyond >= 0 and self.cells[beyond] >= 0 and SIDES[code][side]
        ]
        cabins = sum(CABIN[other] for other in joined)
        crowded = self.weights.neighbours * self.sky.epidemic * cabins if CABIN[code] else 0.0
        homes = any(ALIEN_OF[other] for other in joined) if CABIN[code] else any(_lodging(other) for other in joined)
        if not homes:
            return self.gain(code) - crowded
        hull = self.hull.with_tile(square, code)
        return worth(figures(hull, launched(hull)), self.sky, self.weights) - self.now - crowded


def _lodging(code: int) -> bool:
    return CABIN[code] and not START[code]


@lru_cache(maxsize=65536)
def _usual(ship: Figures, sky: Weather, weights: Weights) -> float:
    now = worth(ship, sky, weights)
    kinds = _kinds(sky.edition)
    return sum(often * max(0.0, worth(added(ship, code), sky, weights) - now) for code, often in kinds.items())


@cache
def _kinds(edition: str) -> dict[int, float]:
    """A component of each kind and size, unturned, and its share of all."""
    found: dict[tuple[str, int], list[int]] = {}
    tiles = EDITIONS[edition].tiles
    for tile in tiles:
        found.setdefault((COMPONENTS[tile].kind, COMPONENTS[tile].capacity), []).append(tile * 4)
    return {codes[0]: len(codes) / len(tiles) for codes in found.values()}
