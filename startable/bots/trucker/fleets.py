"""Fleets: what each ship needs for itself, what joins its bodies, and what is left when one of them breaks."""

from __future__ import annotations

from functools import cache, cached_property, lru_cache

from startable.games.trucker.boards import Board
from startable.games.trucker.components import BATTERY, CABIN, ENGINE, POINTS, POWERED, SHIELD, SIDES
from startable.games.trucker.deeds import DICE
from startable.games.trucker.ship import Hull, bits, joins

__all__ = ["Needs", "needs", "remains", "weakest"]

NEVER = -99.0
MANNED = 3.0  # the first cabin of a ship, without which it does not take off
CREWLESS = 0.8  # and what each component would be worth that stays behind without it
SPARE = 2.0  # the second cabin of a ship
MOVING = 3.0  # the first engine of a ship
SURPLUS = 0.7  # of an engine that makes the slowest ship no faster, so much is wasted
UNFED = 0.5  # and so much of what needs energy where there is none, or of energy that nothing needs
JOINED = 1.5  # each component that would fall off for want of a joint
BRIDGE = 1.5  # a step towards one
LIKELY = 0.17  # that the next die opens a given pair
FACING = (-3.0, 2.0, 2.0, 3.5)  # what a side is worth where a bridge begins, by its connector
BLOCKED = -6.0  # and with a muzzle or an exhaust


@lru_cache(maxsize=512)
def needs(hull: Hull) -> Needs:
    return Needs(hull)


class Needs:
    """The ships of a fleet in the yard."""

    def __init__(self, hull: Hull) -> None:
        self.hull, self.board = hull, hull.board

    @cached_property
    def ships(self) -> dict[int, Hull | None]:
        """For each ship of the board what is built of it so far."""
        built = {
            next(region for region in self.board.ships if region >> ship.squares[0] & 1): ship
            for ship in self.hull.fleet
        }
        return {region: built.get(region) for region in self.board.ships}

    @cached_property
    def slowest(self) -> int:
        return min((_speed(ship) for ship in self.hull.fleet), default=0)

    def rate(self, square: int, code: int, gain: float) -> float:
        """How much more than usual a component does on that square, being there for one ship only."""
        region, ship = next((region, ship) for region, ship in self.ships.items() if region >> square & 1)
        if square in self.hull.unbegun and square not in self.welcome and not self._continued(square):
            return NEVER
        if ship is None:
            return MANNED * CABIN[code] + self._seam(False, square, code)
        united = len(ship.parts) < 2 and not any(region & part and not self._built(part) for part in self.board.parts)
        return self._for(ship, code, gain) + self._uniting(ship, square, code) + self._seam(united, square, code)

    @cached_property
    def welcome(self) -> frozenset[int]:
        """Where a ship may well be begun: what could still be joined to another grows out of that, or falls off."""
        fresh = [number for number, part in enumerate(self.board.parts) if not self._built(part)]
        found = [number for number in fresh if self._alone(number)]
        return frozenset(square for number in found for square in bits(self.board.parts[number]))

    def _alone(self, number: int) -> bool:
        if not self.dice_to_come:
            part = self.board.parts[number]
            return next(ship for region, ship in self.ships.items() if region & part) is None
        return not any(self._built(self.board.parts[other]) for other in links(self.board)[number])

    def _continued(self, square: int) -> bool:
        """Whether a bridge leads there."""
        return any(other >= 0 and self.hull.cells[other] >= 0 for other in self.board.next[square])

    def _seam(self, united: bool, square: int, code: int) -> float:
        """Connectors where ships are joined, or may be: the dice come late."""
        total = 0.0
        for side, bridge in seams(self.board)[square]:
            closed = bridge in self.board.closed
            likely = self.dice_to_come * LIKELY if closed else 0.0 if united else 1.0
            total += likely * (BLOCKED if POINTS[code] == side and not SHIELD[code] else FACING[SIDES[code][side]])
        return total

    @cached_property
    def dice_to_come(self) -> int:
        opened = sum(not self.board.closed.intersection(pair) for pair in self.board.bridges.values())
        return DICE - opened

    def _built(self, part: int) -> bool:
        return any(part >> square & 1 for square in self.hull.squares)

    def _for(self, ship: Hull, code: int, gain: float) -> float:
        if CABIN[code]:
            return SPARE * (len(ship.cabins) == 1) if ship.cabins else MANNED + CREWLESS * len(ship.squares)
        if ENGINE[code] and _speed(ship) > self.slowest:
            return -SURPLUS * gain
        if ENGINE[code] and not _speed(ship):
            return MOVING
        if POWERED[code]:
            return 0.0 if ship.batteries else -UNFED * gain
        return -UNFED * gain if BATTERY[code] and not ship.powered else 0.0

    def _uniting(self, ship: Hull, square: int, code: int) -> float:
        if len(ship.parts) < 2:
            return 0.0
        near = {
            part for side, other in enumerate(self.board.next[square]) for part in self._joined(ship, code, side, other)
        }
        sizes = sorted(part.bit_count() for part in near)
        between = any(square in pair for pair in self.board.bridges.values())
        return JOINED * sum(sizes[:-1]) + BRIDGE * between

    def _joined(self, ship: Hull, code: int, side: int, other: int) -> list[int]:
        """The body to which a component would be joined on that side."""
        if other < 0 or ship.cells[other] < 0 or not joins(SIDES[code][side], SIDES[ship.cells[other]][side ^ 2]):
            return []
        return [part for part in ship.parts if part >> other & 1]


@cache
def seams(board: Board) -> dict[int, tuple[tuple[int, int], ...]]:
    """For each square the sides on which a square lies that dice open, and which one."""
    between = {square for pair in board.bridges.values() for square in pair}
    found = {}
    for square, (row, column) in enumerate(board.squares):
        beside = (board.at(row + down, column + right) for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)))
        found[square] = tuple((side, other) for side, other in enumerate(beside) if other in between)
    return found


@cache
def links(board: Board) -> tuple[frozenset[int], ...]:
    """For each part of the board those to which dice could join it."""
    ends: dict[int, set[int]] = {}  # the parts beside each square between them
    for square, sides in seams(board).items():
        for number in [number for number, part in enumerate(board.parts) if part >> square & 1]:
            for _, bridge in sides:
                ends.setdefault(bridge, set()).add(number)
    return tuple(
        frozenset(other for pair in ends.values() if number in pair for other in pair if other != number)
        for number in range(len(board.parts))
    )


def _speed(ship: Hull) -> int:
    return ship.engines + 2 * len(ship.double_engines)


def weakest(hull: Hull) -> Hull:
    """The ship whose engines hold the others back."""
    return min(hull.fleet, key=_speed, default=hull)


def remains(hull: Hull) -> list[int]:
    """What may be flown on with, as masks: all of it, or where a ship is broken, the rest with each of its parts."""
    whole = sum(hull.parts)
    ship = next((ship for ship in hull.fleet if len(ship.parts) > 1), None)
    if ship is None:
        return [whole] if whole else []
    return [whole & ~sum(ship.parts) | part for part in ship.parts]
