"""Pilot titles: what a point of each is worth to a seat, and how many points a component brings."""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from startable.bots.trucker.weights import Weights
from startable.engine import Value
from startable.games.trucker.boards import NOWHERE
from startable.games.trucker.components import ALIEN_OF, CABIN, CONNECTORS, HOLD, POWERED, SIDES, START
from startable.games.trucker.edition import EDITIONS
from startable.games.trucker.ship import Hull
from startable.games.trucker.table import CORRIDOR, COSMOPOLITE, CRUISE, ENGINEER, FREIGHT, POWER
from startable.games.trucker.view import Sight, TitleTile

__all__ = ["Aim", "aims", "hoped", "lead", "points"]

SPREAD = {FREIGHT: 1.0, POWER: 1.5, COSMOPOLITE: 1.5, CRUISE: 1.0, ENGINEER: 4.0, CORRIDOR: 2.0}  # between good ships
LOADED = 0.7  # holds that will not come home empty
CORRIDORS = 2  # sides with connectors, at most
FINE = 8  # worths are told apart by eighths of a credit, so that what follows from them can be kept


class Aim(Value, frozen=True):
    """A title that this seat can win or defend: what one point more of its score is worth, in credits."""

    title: int
    point: float


def aims(sight: Sight, seat: int, weights: Weights) -> tuple[Aim, ...]:
    """None in a single flight."""
    found = [Aim(tile.title, _worth_of_a_point(sight, tile, seat, weights)) for tile in _open(sight, seat)]
    return tuple(aim for aim in found if aim.point)


def _open(sight: Sight, seat: int) -> list[TitleTile]:
    """On the first flight every title is to be had, later on only one's own."""
    tiles = sight.journey.titles if sight.journey else ()
    return [tile for tile in tiles if tile.holder in (None, seat)]


def _stake(sight: Sight, tile: TitleTile, weights: Weights) -> float:
    """What the title pays, and what it may pay on a later flight."""
    assert sight.journey
    prize = EDITIONS[sight.setting.edition].flights[sight.level].best_looking * (2 if tile.golden else 1)
    return prize + weights.honour * (len(sight.journey.levels) - sight.journey.flight)


def _worth_of_a_point(sight: Sight, tile: TitleTile, seat: int, weights: Weights) -> float:
    """Most where it is close, little for who is far ahead or far behind."""
    chance = _chance(tile, seat)
    point = weights.title * _stake(sight, tile, weights) * chance * (1 - chance) / SPREAD[tile.title]
    return round(point * FINE) / FINE


def lead(tile: TitleTile, seat: int) -> int:
    return tile.scores[seat] - max((score for other, score in enumerate(tile.scores) if other != seat), default=0)


def _chance(tile: TitleTile, seat: int) -> float:
    """To be best in the end; level is enough."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, (lead(tile, seat) + 0.5) / SPREAD[tile.title]))))


def hoped(sight: Sight, seat: int, weights: Weights) -> float:
    """What titles will bring who arrives, as it looks now."""
    return sum(_stake(sight, tile, weights) * _chance(tile, seat) for tile in _open(sight, seat) if tile.scores[seat])


# What a component is good for


def points(title: int, hull: Hull, square: int, code: int) -> float:
    """How much the score rises, more or less, if the component stands there."""
    return POINTS[title](hull, square, code)


def _freight(hull: Hull, square: int, code: int) -> float:
    return LOADED * HOLD[code]


def _power(hull: Hull, square: int, code: int) -> float:
    return float(POWERED[code])


def _cosmopolite(hull: Hull, square: int, code: int) -> float:
    """Life support that a cabin can use; each colour counts once."""
    alien = ALIEN_OF[code]
    return float(alien != 0 and all(alien not in aliens for aliens in hull.homes.values()))


def _cruise(hull: Hull, square: int, code: int) -> float:
    """A cabin with a view counts one; whatever stands before its only window takes that away."""
    if CABIN[code] and not START[code]:
        return float(any(not SIDES[code][side] and _empty(hull, square, side) for side in range(4)))
    return -float(sum(_windows(hull, beyond) == [square] for beyond in hull.board.next[square] if beyond >= 0))


def _empty(hull: Hull, square: int, side: int) -> bool:
    beyond = hull.board.next[square][side]
    return beyond == NOWHERE or hull.cells[beyond] < 0


def _windows(hull: Hull, square: int) -> list[int]:
    """The empty squares, or NOWHERE, on which the smooth sides of a cabin look."""
    code, beside = hull.cells[square], hull.board.next[square]
    if code < 0 or not CABIN[code]:
        return []
    return [beside[side] for side in range(4) if not SIDES[code][side] and _empty(hull, square, side)]


def _engineer(hull: Hull, square: int, code: int) -> float:
    return 1.0


def _corridor(hull: Hull, square: int, code: int) -> float:
    """What makes the longest row longer; a row must begin somewhere, too."""
    if CONNECTORS[code] > CORRIDORS:
        return 0.0
    return float(hull.with_tile(square, code).longest_corridor - hull.longest_corridor)


POINTS: dict[int, Callable[[Hull, int, int], float]] = {
    FREIGHT: _freight,
    POWER: _power,
    COSMOPOLITE: _cosmopolite,
    CRUISE: _cruise,
    ENGINEER: _engineer,
    CORRIDOR: _corridor,
}
