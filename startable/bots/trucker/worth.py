"""What a ship is worth for the rest of the flight, in credits: one judgement for the yard and for the sky."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from msgspec.structs import replace

from startable.bots.trucker.fleets import weakest
from startable.bots.trucker.weather import Fight, Weather
from startable.bots.trucker.weights import Weights
from startable.engine import Value
from startable.games.trucker.components import (
    BATTERY,
    CABIN,
    CANNON,
    CAPACITY,
    DOUBLE,
    ENGINE,
    FRONT,
    HOLD,
    POINTS,
    SHIELD,
    SPECIAL,
)
from startable.games.trucker.ship import Hull
from startable.games.trucker.table import BROWN, CREW, PURPLE

__all__ = ["Figures", "added", "figures", "launched", "worth"]

USUAL = {"engines": 5.0, "cannons": 4.5, "crew": 6.0}  # of others, where ships are compared
HOPED = 0.8  # energy cells that a double component counts on before there is a battery
NEEDED = 0.7  # how often a double cannon or a shield that could be fed has to be


class Figures(Value, frozen=True):
    """What counts of a ship: powers, crew, energy, rooms. Cannons are counted in halves."""

    engines: int = 0
    double_engines: int = 0
    cannons: int = 0
    double_cannons: int = 0
    doubles: int = 0  # how many double cannons there are
    crew: int = 0
    astronauts: int = 0
    purple: bool = False
    brown: bool = False
    cells: int = 0
    room: int = 0
    special: int = 0
    shields: int = 0  # the sides covered, as a mask


def launched(hull: Hull) -> tuple[int, ...]:
    """What would be aboard if this ship took off now."""
    full = [0] * len(hull.cells)
    for square in hull.cabins:
        full[square] = 2
    for square in hull.batteries:
        full[square] = CAPACITY[hull.cells[square]]
    free = {PURPLE, BROWN}
    for square, aliens in hull.homes.items():
        if welcome := [alien for alien in aliens if alien in free]:
            full[square] = welcome[0]
            free.remove(welcome[0])
    return tuple(full)


def figures(hull: Hull, aboard: tuple[int, ...]) -> Figures:
    cabins = [aboard[square] for square in hull.cabins]
    cells, special = hull.cells, hull.special
    rooms = sum(CAPACITY[cells[square]] for square in hull.holds)
    shields = sum(1 << side for side, covered in enumerate(hull.shielded) if covered)
    slowest = weakest(hull)
    return Figures(
        engines=slowest.engines,
        double_engines=len(slowest.double_engines),
        cannons=hull.cannons,
        double_cannons=sum(hull.double_cannons.values()),
        doubles=len(hull.double_cannons),
        crew=sum(CREW[cabin] for cabin in cabins),
        astronauts=sum(cabin for cabin in cabins if cabin < PURPLE),
        purple=PURPLE in cabins,
        brown=any(aboard[square] == BROWN for square in slowest.cabins),
        cells=sum(aboard[square] for square in hull.batteries),
        room=rooms,
        special=sum(CAPACITY[cells[square]] for square in special),
        shields=shields,
    )


@lru_cache(maxsize=65536)
def added(ship: Figures, code: int) -> Figures:
    """The ship's figures with one component more, wherever it goes."""
    size = CAPACITY[code]
    if ENGINE[code]:
        double = DOUBLE[code]
        return replace(ship, engines=ship.engines + (not double), double_engines=ship.double_engines + double)
    if CANNON[code]:
        return _armed(ship, 2 if POINTS[code] == FRONT else 1, DOUBLE[code])
    if CABIN[code]:
        return replace(ship, crew=ship.crew + 2, astronauts=ship.astronauts + 2)
    if BATTERY[code]:
        return replace(ship, cells=ship.cells + size)
    if HOLD[code]:
        return replace(ship, room=ship.room + size, special=ship.special + size * SPECIAL[code])
    return replace(ship, shields=ship.shields | _covered(code)) if SHIELD[code] else ship


def _covered(code: int) -> int:
    """The sides that a shield covers, as a mask."""
    return 1 << POINTS[code] | 1 << (POINTS[code] + 1) % 4


def _armed(ship: Figures, halves: int, double: bool) -> Figures:
    if not double:
        return replace(ship, cannons=ship.cannons + halves)
    return replace(ship, double_cannons=ship.double_cannons + 2 * halves, doubles=ship.doubles + 1)


@lru_cache(maxsize=65536)
def worth(ship: Figures, sky: Weather, weights: Weights) -> float:
    fed = _fed(ship, sky, weights)
    engines = ship.engines + 2 * ship.double_engines * fed
    cannons = (ship.cannons + ship.double_cannons * fed) / 2
    powers = {
        "engines": engines + 2 * (ship.brown and engines > 0),
        "cannons": cannons + 2 * (ship.purple and cannons > 0),
        "crew": float(ship.crew),
    }
    return (
        _survival(ship, powers, sky, weights)
        + sky.open_space * sky.day * powers["engines"]
        + _fights(powers["cannons"], sky, weights)
        + _contests(powers, sky)
        + _crew(ship, sky, weights)
        + _rooms(ship, sky, weights)
        + _shelter(ship, fed, sky, weights)
    )


def _fed(ship: Figures, sky: Weather, weights: Weights) -> float:
    """The share of doubles and shields that energy will last for."""
    fights = NEEDED * sum(fight.chance for fight in sky.fights)
    demand = sky.open_space * ship.double_engines + fights * ship.doubles
    demand += sum(_shots(side, sky, weights) for side in range(4) if ship.shields >> side & 1)
    cells = ship.cells + HOPED
    return cells / (cells + demand)


def _shots(side: int, sky: Weather, weights: Weights) -> float:
    """How often something that a shield stops would strike this side."""
    return weights.struck * (weights.bare * sky.small[side] + sky.light[side])


def _survival(ship: Figures, powers: dict[str, float], sky: Weather, weights: Weights) -> float:
    """Arriving takes an astronaut and, where space is open, an engine."""
    if not ship.astronauts:
        return -3 * weights.arrive * sky.stake
    stranded = exp(-2 * powers["engines"]) * sky.stranding
    taken = sum(fight.chance * fight.crew * _defeat(powers["cannons"], fight, weights) for fight in sky.fights)
    taken += weights.spare * min(1.0, sky.cards / 6) + weights.catching * sky.epidemic
    deserted = _rising((taken - ship.astronauts) / 1.5)
    return -weights.arrive * sky.stake * (stranded + deserted)


def _defeat(cannons: float, fight: Fight, weights: Weights) -> float:
    """Power below an enemy's is on the way there, and counts in part."""
    return 1 - float(min(1.0, cannons / fight.strength) ** weights.doubt)


def _fights(cannons: float, sky: Weather, weights: Weights) -> float:
    total = 0.0
    for fight in sky.fights:
        victory = min(1.0, cannons / (fight.strength + 0.5)) ** weights.doubt
        defeat = _defeat(cannons, fight, weights)
        total += fight.chance * (victory * fight.gain - defeat * fight.loss)
    return total


def _contests(powers: dict[str, float], sky: Weather) -> float:
    return -sum(
        contest.chance * contest.loss * _rising((USUAL[contest.weakest] - 2 - powers[contest.weakest]) / 1.5)
        for contest in sky.contests
    )


def _crew(ship: Figures, sky: Weather, weights: Weights) -> float:
    gains = sum(find.chance * find.gain * _rising((ship.crew - find.crew + 0.5) * 2) for find in sky.finds)
    return gains + weights.crew * 0.25 * min(ship.crew, 10) * min(1.0, sky.cards / 6)


def _rooms(ship: Figures, sky: Weather, weights: Weights) -> float:
    """Cubes find less and less room; red ones only in special holds, for which they pay better."""
    if not sky.cubes:
        return 0.0
    reds = sky.reds * (1 - exp(-ship.special / max(sky.reds, 0.1)))
    return weights.price * sky.cubes * (1 - exp(-ship.room / sky.cubes)) + 2 * reds


def _shelter(ship: Figures, fed: float, sky: Weather, weights: Weights) -> float:
    return sum(weights.hit * fed * _shots(side, sky, weights) for side in range(4) if ship.shields >> side & 1)


def _rising(x: float) -> float:
    """From 0 to 1, steepest at 0."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))
