"""The geometry of a ship: what fits, what is wrong, what holds together, what is hit, and what it can do.

A ship is a tuple with the code of the tile on each square of its board, NOWHERE where there is none. `hull()` gives all
that follows from it; each fact is computed when first asked for and shared by every ship that looks the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache

from startable.engine import Value
from startable.games.trucker.boards import NOWHERE, Board
from startable.games.trucker.components import (
    ALIEN_OF,
    BATTERY,
    CABIN,
    CANNON,
    CONNECTORS,
    DOUBLE,
    ENGINE,
    FRONT,
    HOLD,
    LIFE_SUPPORT,
    POINTS,
    POWERED,
    REAR,
    RIGHT,
    SHAPE,
    SHIELD,
    SIDES,
    SPECIAL,
    START,
)
from startable.games.trucker.contacts import NOTHING, accepts, joins, stands

__all__ = ["NOTHING", "Fault", "Hull", "bits", "hull", "joins"]


class Fault(Value, frozen=True):
    """A building rule that is broken, and the squares that break it."""

    rule: str
    squares: tuple[int, ...]


def bits(mask: int) -> Iterator[int]:
    """The squares in a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@lru_cache(maxsize=4096)
def hull(board: Board, cells: tuple[int, ...]) -> Hull:
    return Hull(board, cells)


class Hull:
    """All that follows from the components alone, whatever is aboard."""

    def __init__(self, board: Board, cells: tuple[int, ...]) -> None:
        self.board = board
        self.cells = cells
        self.squares = tuple([square for square, code in enumerate(cells) if code >= 0])

    def _where(self, flags: tuple[bool, ...]) -> tuple[int, ...]:
        cells = self.cells
        return tuple([square for square in self.squares if flags[cells[square]]])

    # Building

    @cached_property
    def edge(self) -> tuple[int, ...]:
        """The empty squares next to a component, and those of parts that are not begun."""
        cells = self.cells
        near = {square for filled in self.squares for square in self.board.next[filled] if square >= 0}
        return tuple(sorted(square for square in near | self.unbegun if cells[square] < 0))

    @cached_property
    def unbegun(self) -> frozenset[int]:
        """The squares of those parts of the board on which nothing stands; where there are no parts, none."""
        built = sum(1 << square for square in self.squares)
        return frozenset(square for part in self.board.parts if not part & built for square in bits(part))

    @cached_property
    def openings(self) -> tuple[tuple[int, bytes], ...]:
        """The empty squares where something can go, each with the shapes that it accepts."""
        demands = ((square, self._demand(square)) for square in self.edge)
        return tuple((square, self._accepts(square, demand)) for square, demand in demands if demand >= 0)

    def _accepts(self, square: int, demand: int) -> bytes:
        return stands(demand) if square in self.unbegun else accepts(demand)

    def _demand(self, square: int) -> int:
        """What faces an empty square from its four sides, as one number; negative before a muzzle or an exhaust."""
        demand, facing, cells = 0, REAR, self.cells
        for beyond in self.board.next[square]:
            found = NOTHING
            if beyond >= 0 and cells[beyond] >= 0:
                code = cells[beyond]
                if POINTS[code] == facing and not SHIELD[code]:
                    return -1
                found = SIDES[code][facing]
            demand = demand * 5 + found
            facing = (facing + 1) % 4
        return demand

    def fits(self, tile: int) -> list[int]:
        """Where and how the tile may legally be added: square * 4 + turn for each possibility."""
        shapes = [(turn, SHAPE[tile * 4 + turn]) for turn in range(4) if SHAPE[tile * 4 + turn] >= 0]
        return [square * 4 + turn for square, accepts in self.openings for turn, shape in shapes if accepts[shape]]

    def with_tile(self, square: int, code: int) -> Hull:
        return hull(self.board, (*self.cells[:square], code, *self.cells[square + 1 :]))

    # Faults

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        """Every fault; none in a legal ship."""
        loose = (part for ship in self.fleet for part in ship.parts[1:])
        return (*self._contacts(), *self._obstructions(), *(Fault("GT-CHECK-07", tuple(bits(part))) for part in loose))

    def _contacts(self) -> Iterator[Fault]:
        cells, beside = self.cells, self.board.next
        for square in self.squares:
            for side in (RIGHT, REAR):
                other = beside[square][side]
                if other >= 0 and cells[other] >= 0:
                    a, b = SIDES[cells[square]][side], SIDES[cells[other]][side ^ 2]
                    if bool(a) != bool(b):
                        yield Fault("GT-CHECK-02", (square, other))
                    elif a and not joins(a, b):
                        yield Fault("GT-CHECK-01", (square, other))

    def _obstructions(self) -> Iterator[Fault]:
        cells = self.cells
        for square in self.squares:
            code = cells[square]
            if not (ENGINE[code] or CANNON[code]):
                continue
            other = self.board.next[square][POINTS[code]]
            if ENGINE[code] and POINTS[code] != REAR:
                yield Fault("GT-CHECK-03", (square,))
            elif other >= 0 and cells[other] >= 0:
                yield Fault("GT-CHECK-04" if ENGINE[code] else "GT-CHECK-05", (square, other))

    # What holds together

    @cached_property
    def fleet(self) -> tuple[Hull, ...]:
        """The ships that the board is for, each by itself, the foremost first: this one, but for class IVC."""
        return tuple(map(self._within, filter(self._built, self.board.ships))) if self.board.ships else (self,)

    def _built(self, ship: int) -> bool:
        return any(ship >> square & 1 for square in self.squares)

    def _within(self, ship: int) -> Hull:
        return hull(self.board, tuple(code if ship >> n & 1 else NOWHERE for n, code in enumerate(self.cells)))

    def ship_of(self, square: int) -> Hull:
        """The ship of the fleet to which this component belongs."""
        return next(ship for ship in self.fleet if ship.cells[square] >= 0)

    @cached_property
    def joints(self) -> dict[int, int]:
        """For each component the squares to which it is joined, as a mask."""
        joined = dict.fromkeys(self.squares, 0)
        cells, beside = self.cells, self.board.next
        for square in self.squares:
            sides = SIDES[cells[square]]
            for side in (RIGHT, REAR):
                other = beside[square][side]
                if other in joined and joins(sides[side], SIDES[cells[other]][side ^ 2]):
                    joined[square] |= 1 << other
                    joined[other] |= 1 << square
        return joined

    @cached_property
    def parts(self) -> tuple[int, ...]:
        """The bodies that joints hold together, as masks, the biggest first."""
        found = _bodies(self.joints, sum(1 << square for square in self.squares))
        return tuple(sorted(found, key=lambda part: (-part.bit_count(), part & -part)))

    @cached_property
    def exposed(self) -> int:
        """How many connectors face no component."""
        return sum(map(self.exposed_at, self.squares))

    def exposed_at(self, square: int) -> int:
        """How many connectors of this component face no other."""
        cells, beside = self.cells, self.board.next[square]
        return sum(
            [
                1
                for connector, other in zip(SIDES[cells[square]], beside, strict=True)
                if connector and (other < 0 or cells[other] < 0)
            ]
        )

    # Attacks

    @cached_property
    def _first_hit(self) -> tuple[tuple[int, ...], ...]:
        cells = self.cells
        return tuple(
            tuple(next((square for square in line if cells[square] >= 0), NOWHERE) for line in lines)
            for lines in self.board.lines
        )

    def struck(self, side: int, line: int) -> int:
        """The component that an attack from this side meets first on its row or column, or NOWHERE."""
        return self._first_hit[side][line]

    def exposes(self, square: int, side: int) -> bool:
        """Whether the component shows a connector to that side."""
        return SIDES[self.cells[square]][side] > 0

    @cached_property
    def _guns(self) -> tuple[dict[int, bool], ...]:
        """By side: the rows or columns from which a cannon points there, and whether a single one does."""
        guns: tuple[dict[int, bool], ...] = ({}, {}, {}, {})
        for square in self._where(CANNON):
            code = self.cells[square]
            line = self.board.columns[square] if POINTS[code] in (FRONT, REAR) else self.board.rows[square]
            lines = guns[POINTS[code]]
            lines[line] = lines.get(line, False) or not DOUBLE[code]
        return guns

    def shooters(self, side: int, line: int, reach: int) -> tuple[bool, bool]:
        """Whether a single, and whether any cannon points that way from the line, or from as near as `reach` lines."""
        guns = self._guns[side]
        near = [guns[number] for number in range(line - reach, line + reach + 1) if number in guns]
        return any(near), bool(near)

    @cached_property
    def shielded(self) -> tuple[bool, ...]:
        """By side, whether a shield generator covers it."""
        first = {POINTS[self.cells[square]] for square in self._where(SHIELD)}
        return tuple(side in first or (side - 1) % 4 in first for side in range(4))

    # Powers

    @cached_property
    def engines(self) -> int:
        """The power of single engines."""
        return sum(1 for square in self._where(ENGINE) if not DOUBLE[self.cells[square]])

    @cached_property
    def double_engines(self) -> dict[int, int]:
        """Each double engine with the power it gives for an energy cell."""
        return {square: 2 for square in self._where(ENGINE) if DOUBLE[self.cells[square]]}

    @cached_property
    def cannons(self) -> int:
        """The power of single cannons, in halves."""
        return sum(self._halves(square) for square in self._where(CANNON) if not DOUBLE[self.cells[square]])

    @cached_property
    def double_cannons(self) -> dict[int, int]:
        """Each double cannon with the power it gives for an energy cell, in halves."""
        return {square: 2 * self._halves(square) for square in self._where(CANNON) if DOUBLE[self.cells[square]]}

    def _halves(self, square: int) -> int:
        return 2 if POINTS[self.cells[square]] == FRONT else 1

    @cached_property
    def powered(self) -> tuple[int, ...]:
        """The components that need energy: shields, double engines and double cannons."""
        return self._where(POWERED)

    @cached_property
    def insulated(self) -> tuple[int, ...]:
        """The batteries joined to nothing that needs energy."""
        needy = sum(1 << square for square in self.powered)
        return tuple(square for square in self.batteries if not self.joints[square] & needy)

    # Rooms

    @cached_property
    def cabins(self) -> tuple[int, ...]:
        return self._where(CABIN)

    @cached_property
    def batteries(self) -> tuple[int, ...]:
        return self._where(BATTERY)

    @cached_property
    def holds(self) -> tuple[int, ...]:
        return self._where(HOLD)

    @cached_property
    def lone_holds(self) -> tuple[int, ...]:
        """The holds that touch no other hold."""
        holds = frozenset(self.holds)
        return tuple([square for square in self.holds if not holds.intersection(self.board.next[square])])

    @cached_property
    def special(self) -> frozenset[int]:
        return frozenset(self._where(SPECIAL))

    @cached_property
    def homes(self) -> dict[int, tuple[int, ...]]:
        """The cabins joined to life support, each with the aliens that can live there; never the starting cabin."""
        return self._homes(self._where(LIFE_SUPPORT))

    @cached_property
    def matched_homes(self) -> dict[int, tuple[int, ...]]:
        """The same, counting only life support whose every joint is between connectors of one kind."""
        return self._homes(tuple(filter(self._matched, self._where(LIFE_SUPPORT))))

    def _homes(self, supports: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
        fit = {square: self._aliens(square, supports) for square in self.cabins if not START[self.cells[square]]}
        return {square: aliens for square, aliens in fit.items() if aliens}

    def _aliens(self, square: int, supports: tuple[int, ...]) -> tuple[int, ...]:
        joints = self.joints[square]
        return tuple(sorted({ALIEN_OF[self.cells[other]] for other in supports if joints >> other & 1}))

    def _matched(self, square: int) -> bool:
        sides = enumerate(SIDES[self.cells[square]])
        near = [(a, self._facing(self.board.next[square][side], side)) for side, a in sides]
        return all(a == b for a, b in near if joins(a, b))

    def _facing(self, other: int, side: int) -> int:
        """The connector with which what is there faces back; 0 if nothing is there."""
        return SIDES[self.cells[other]][side ^ 2] if other >= 0 and self.cells[other] >= 0 else 0

    @cached_property
    def next_door(self) -> dict[int, tuple[int, ...]]:
        """For each cabin the cabins joined to it."""
        cabins = frozenset(self.cabins)
        return {square: tuple(cabins.intersection(bits(self.joints[square]))) for square in self.cabins}

    @cached_property
    def with_view(self) -> tuple[int, ...]:
        """The cabins with a smooth side that faces no component."""
        return tuple(square for square in self.cabins if self._has_view(square))

    def _has_view(self, square: int) -> bool:
        sides = zip(SIDES[self.cells[square]], self.board.next[square], strict=True)
        return any(not connector and (other < 0 or self.cells[other] < 0) for connector, other in sides)

    def to_nearest_cabin(self, square: int) -> int:
        """Steps along joints from this cabin to the nearest other one; 0 if none can be reached."""
        others = sum(1 << cabin for cabin in self.cabins if cabin != square)
        seen = frontier = 1 << square
        steps = 0
        while frontier and not seen & others:
            frontier = _neighbours(self.joints, frontier) & ~seen
            seen |= frontier
            steps += 1
        return steps if seen & others else 0

    @cached_property
    def corridors(self) -> int:
        """The components with one or two connectors, as a mask."""
        return sum(1 << square for square in self.squares if 1 <= CONNECTORS[self.cells[square]] <= 2)

    @cached_property
    def longest_corridor(self) -> int:
        """How many corridors in a row. Each has two neighbours at most, so a body of them is a chain."""
        return max((body.bit_count() for body in _bodies(self.joints, self.corridors)), default=0)


def _neighbours(joints: dict[int, int], squares: int) -> int:
    found = 0
    for square in bits(squares):
        found |= joints[square]
    return found


def _bodies(joints: dict[int, int], among: int) -> Iterator[int]:
    """The connected groups of squares among those given."""
    while among:
        body = frontier = among & -among
        while frontier:
            frontier = _neighbours(joints, frontier) & among & ~body
            body |= frontier
        among &= ~body
        yield body
