"""The ship boards, with tables of who is next to whom; and the flight boards."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Literal

from startable.engine import Value
from startable.games.trucker.components import FRONT, REAR, RIGHT
from startable.games.trucker.printed import Confidence

__all__ = ["NOWHERE", "Board", "FlightBoard", "Level", "Premium", "Printed", "ShipBoard", "Stage", "Stakes"]

NOWHERE = -1
Level = Literal["L", "I", "II", "III"]
Stage = Literal["L", "I", "II", "III", "IIIA", "IV", "IVC"]  # what a flight board is for, by level or class of ship


class _Row(Value, frozen=True, tag=False):
    row: int
    columns: tuple[int, ...]


class _Square(Value, frozen=True, tag=False):
    row: int
    column: int


class _Bridge(Value, frozen=True, tag=False):
    """A pair of squares that nobody can build on before a die shows this number; 0: before it shows one twice."""

    die: int
    squares: tuple[_Square, _Square]


class Premium(Value, frozen=True, tag=False):
    """What insurance costs, and the most that lost components then cost."""

    credits: int
    limit: int


class ShipBoard(Value, frozen=True, tag=False):
    """A ship board as it is printed."""

    name: str
    start: _Square
    first_row: int
    last_row: int
    first_column: int
    last_column: int
    confidence: Confidence
    rows: tuple[_Row, ...]
    limit: int | None = None  # the most that lost components cost; None: no limit
    bridges: tuple[_Bridge, ...] = ()  # between the ships of a fleet
    insurance: tuple[Premium, ...] = ()
    ours: bool = False  # no such board was seen: its shape is our own
    note: str = ""


class Stakes(Value, frozen=True, tag=False):
    """By how much a flight raises what its cards say: GT-CLASS4-06 to 12; nothing below class IV."""

    strength: int = 0  # of every enemy
    crew: int = 0  # that stations and abandoned ships demand
    credits: int = 0  # where a card brings any
    goods: int = 0  # steps by which one cube is improved, or blue cubes more
    losses: int = 0  # of crew or goods, by enemies and combat zones
    attacks: int = 0  # how often the first attack of a card is repeated


class FlightBoard(Value, frozen=True, tag=False):
    """A flight board as it is printed."""

    level: Stage
    ship: str
    spaces: int
    behind_leader: tuple[int, ...]  # how far each starting space lies behind the first
    arrival: tuple[int, ...]
    best_looking: int
    hourglass: int  # how often the sand runs, the last time on the final space; 0: no hourglass
    pile: dict[str, int]  # how many cards of each level make a pile; none: the learning deck
    confidence: Confidence
    stakes: Stakes = Stakes()
    reshuffled: tuple[Level, ...] = ()  # the levels whose cards of earlier flights come back before this one
    note: str = ""

    @property
    def first_card(self) -> str:
        """The level that the back of the first card must show: that of the flight, which is named first."""
        return next(iter(self.pile), "I")


class _Prices(Value, frozen=True, tag=False):
    red: int
    yellow: int
    green: int
    blue: int
    confidence: Confidence


class _Bank(Value, frozen=True, tag=False):
    red: int
    yellow: int
    green: int
    blue: int
    energy: int
    astronauts: int
    purple: int
    brown: int
    confidence: Confidence
    note: str = ""


class Board:
    """The squares of a ship board, numbered row by row from the front, and what lies where.

    Where dice open squares there is one board for each set of dice. It numbers the same squares; those that are closed
    lie next to nothing.
    """

    def __init__(self, printed: ShipBoard, year: str, dice: tuple[int, ...] = ()) -> None:
        self.printed = printed
        self.year = year  # of its edition
        self.squares = tuple((row.row, column) for row in printed.rows for column in row.columns)
        self.rows = tuple(row for row, _ in self.squares)
        self.columns = tuple(column for _, column in self.squares)
        self.start = self.at(printed.start.row, printed.start.column)
        self.bridges = {bridge.die: self._pair(bridge) for bridge in printed.bridges}
        opened = {square for die in designated(dice) for square in self.bridges.get(die, ())}
        between = {square for pair in self.bridges.values() for square in pair}
        self.closed = frozenset(between - opened)
        self.next = tuple(self._neighbours(square) for square in range(len(self.squares)))
        self.lines = tuple(tuple(self._line(side, number) for number in range(13)) for side in range(4))
        self.empty = (NOWHERE,) * len(self.squares)
        self.parts = tuple(self._regions(between)) if between else ()  # to be begun each by itself, as masks
        self.ships = tuple(self._regions(self.closed)) if between else ()  # what the dice have made of them, as masks

    def at(self, row: int, column: int) -> int:
        """The number of the square there, or NOWHERE."""
        return self.squares.index((row, column)) if (row, column) in self.squares else NOWHERE

    def _pair(self, bridge: _Bridge) -> tuple[int, ...]:
        return tuple(self.at(square.row, square.column) for square in bridge.squares)

    def _neighbours(self, square: int) -> tuple[int, int, int, int]:
        if square in self.closed:
            return NOWHERE, NOWHERE, NOWHERE, NOWHERE
        row, column = self.squares[square]
        return (
            self._open(row - 1, column),
            self._open(row, column + 1),
            self._open(row + 1, column),
            self._open(row, column - 1),
        )

    def _open(self, row: int, column: int) -> int:
        square = self.at(row, column)
        return NOWHERE if square in self.closed else square

    def _line(self, side: int, number: int) -> tuple[int, ...]:
        """The squares of a row or column in the order in which an attack from that side meets them."""
        numbers = self.columns if side in (FRONT, REAR) else self.rows
        line = tuple(square for square, at in enumerate(numbers) if at == number)
        return line[::-1] if side in (REAR, RIGHT) else line

    def _regions(self, without: Collection[int]) -> Iterator[int]:
        """What hangs together of the squares but these, as masks, the foremost first."""
        rest = set(range(len(self.squares))) - set(without)
        while rest:
            fringe, region = [min(rest)], 0
            while fringe:
                square = fringe.pop()
                if square in rest:
                    rest.remove(square)
                    region |= 1 << square
                    fringe += self.next[square]
            yield region


def designated(dice: tuple[int, ...]) -> tuple[int, ...]:
    """GT-FLEET-10: the second die of a double opens a pair of its own, which is written down as 0.

    >>> designated((2, 5)), designated((4, 4))
    ((2, 5), (4, 0))
    """
    return (dice[0], 0) if len(dice) > 1 and dice[0] == dice[1] else dice


class Printed(Value, frozen=True, tag=False):
    """All boards of an edition, its price table and its bank."""

    ship: tuple[ShipBoard, ...]
    flight: tuple[FlightBoard, ...]
    prices: _Prices
    bank: _Bank
