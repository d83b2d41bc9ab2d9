"""What differs between the editions, named once."""

from __future__ import annotations

from functools import cache, cached_property

from startable.games.trucker.boards import Board, FlightBoard, Printed, Stage
from startable.games.trucker.cards import CARDS, DECKS, Card, raised
from startable.games.trucker.components import BOXES, COMPONENTS, FRONT, LEFT, REAR, RIGHT
from startable.games.trucker.printed import read
from startable.games.trucker.setting import Setting

__all__ = ["EDITIONS", "Edition"]


class Edition:
    """The boards, tiles and cards of one edition, and the few rules in which it stands alone: here, that of 2021."""

    year = "2021"
    piles_to_read = 3
    piles_laid = 4  # before building
    reach = {FRONT: 0, RIGHT: 1, REAR: 1, LEFT: 1}  # GT-HIT-09: how many lines off a cannon still hits an asteroid
    reading_welds = True  # GT-BUILD-18: looking at a forecast pile welds what was added last
    mends_in_training = False  # GT-CHECK-08: whether, in the test flight, builders take off what is wrong themselves
    flown_before_fines = 0  # GT-CHECK-14: how many cards have been flown when a fault begins to cost a credit
    fastest_begins = False  # GT-BUILD-20: anyone gives the signal
    in_rounds = False  # whether even a single flight is one of several rounds, with credits kept and debts let off
    rows: dict[str, str] = {}  # the rows to cite instead of those of 2021

    def levels(self, setting: Setting) -> tuple[Stage, ...]:
        """The levels of the flights of a game; only a single flight has a level to choose."""
        return ("I", "II", "III") if setting.mode == "trek" else (setting.level,)

    def waits_for_signal(self, board: FlightBoard) -> bool:
        """Whether somebody must say when building begins: whoever turns the hourglass."""
        return board.hourglass > 0

    def row(self, rule: str) -> str:
        """The row of this edition that says what that row of 2021 says."""
        return self.rows.get(rule, rule)

    @cached_property
    def printed(self) -> Printed:
        return read(f"boards-{self.year}.toml", Printed)

    @cached_property
    def boards(self) -> dict[str, Board]:
        return {ship.name: Board(ship, self.year) for ship in self.printed.ship}

    @cached_property
    def flights(self) -> dict[str, FlightBoard]:
        return {flight.level: flight for flight in self.printed.flight}

    @cached_property
    def ship_boards(self) -> dict[str, Board]:
        """The ship board of each level."""
        return {level: self.boards[flight.ship] for level, flight in self.flights.items()}

    def board(self, level: str, dice: tuple[int, ...]) -> Board:
        """The ship board of a level, with the squares that these dice have opened on it."""
        return _opened(self.ship_boards[level], dice) if dice else self.ship_boards[level]

    @cached_property
    def prices(self) -> tuple[int, int, int, int]:
        prices = self.printed.prices
        return prices.red, prices.yellow, prices.green, prices.blue

    @cached_property
    def stock(self) -> tuple[int, ...]:
        """The bank: cubes by colour, energy cells, astronauts, purple and brown aliens."""
        bank = self.printed.bank
        cubes = bank.red, bank.yellow, bank.green, bank.blue
        return *cubes, bank.energy, bank.astronauts, bank.purple, bank.brown

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """The starting cabins, one per seat."""
        return tuple(tile for tile in BOXES[self.year] if COMPONENTS[tile].kind == "starting_cabin")

    @cached_property
    def tiles(self) -> tuple[int, ...]:
        """The tiles to build with."""
        return tuple(tile for tile in BOXES[self.year] if COMPONENTS[tile].kind != "starting_cabin")

    @cached_property
    def _cards(self) -> dict[str, tuple[int, ...]]:
        deck = DECKS[self.year]
        learning = tuple(number for number in deck if CARDS[number].learning)
        levels = {level: tuple(n for n in deck if CARDS[n].level == level) for level in ("I", "II", "III")}
        return {"L": learning, **levels}

    def cards(self, level: str) -> tuple[int, ...]:
        """The cards of a level; of L the learning cards."""
        return self._cards[level]

    @cached_property
    def faces(self) -> dict[str, tuple[Card, ...]]:
        """For the flight of each level all cards as they count there."""
        return {level: tuple(raised(card, flight.stakes) for card in CARDS) for level, flight in self.flights.items()}


@cache
def _opened(board: Board, dice: tuple[int, ...]) -> Board:
    return Board(board.printed, board.year, dice)


class Edition2007(Edition):
    """Three rounds, of which some can be left out or flown with another ship."""

    year = "2007"
    piles_laid = 3  # GT-SETUP-14, 15: the fourth is dealt when all have finished
    reach = {FRONT: 0, RIGHT: 1, REAR: 0, LEFT: 1}  # GT-HIT-08
    reading_welds = False  # GT-BUILD-29: only drawing the next component does
    mends_in_training = True
    flown_before_fines = 1  # GT-CHECK-13
    fastest_begins = True  # GT-BUILD-19: from the second round on
    in_rounds = True
    rows = {
        "GT-BUILD-09": "GT-BUILD-08",
        "GT-BUILD-17": "GT-BUILD-16",
        "GT-BUILD-22": "GT-BUILD-21",
        "GT-BUILD-24": "GT-BUILD-23",
        "GT-BUILD-27": "GT-BUILD-26",
        "GT-FINISH-02": "GT-FINISH-01",
        "GT-FINISH-04": "GT-FINISH-03",
        "GT-GIVEUP-02": "GT-GIVEUP-01",
        "GT-GIVEUP-04": "GT-GIVEUP-03",
        "GT-GIVEUP-06": "GT-GIVEUP-05",
        "GT-SETUP-09": "GT-SETUP-08",
        "GT-SETUP-17": "GT-SETUP-14",
    }

    def levels(self, setting: Setting) -> tuple[Stage, ...]:
        """GT-VARIANT-01, 02: the rounds chosen; the first may be the test flight, the third has one ship or two."""
        flights: dict[str, tuple[Stage, ...]] = {
            "I": ("L" if setting.training else "I",),
            "II": ("II",),
            "III": THIRD[setting.ship],
        }
        return tuple(level for number in setting.rounds.split("-") for level in flights[number])

    def waits_for_signal(self, board: FlightBoard) -> bool:
        """GT-BUILD-01: always."""
        return True


THIRD: dict[str, tuple[Stage, ...]] = {
    "III": ("III",),
    "IIIA": ("IIIA",),
    "both": ("III", "IIIA"),
    "IV": ("IV",),
    "IVC": ("IVC",),
    "III-IV": ("III", "IV"),
    "III-IVC": ("III", "IVC"),
}
EDITIONS: dict[str, Edition] = {edition.year: edition for edition in (Edition(), Edition2007())}
