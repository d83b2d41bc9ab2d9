"""The nouns: the table, its truckers, and what can be counted on them."""

from __future__ import annotations

from msgspec import field

from startable.engine import Game, Seat, State
from startable.games.trucker.boards import NOWHERE, Board, FlightBoard, Stage
from startable.games.trucker.cards import Card
from startable.games.trucker.choices import (
    Finish,
    FlipGlass,
    LeaveGlass,
    Lift,
    Read,
    Remove,
    Take,
    TakeAside,
    TakeHidden,
)
from startable.games.trucker.edition import EDITIONS, Edition
from startable.games.trucker.setting import Setting
from startable.games.trucker.ship import Hull, hull

__all__ = [
    "ASTRONAUTS",
    "BROWN",
    "ENERGY",
    "NOBODY",
    "NO_CARD",
    "NO_TILE",
    "PURPLE",
    "CUBES",
    "Deed",
    "Setting",
    "Trucker",
    "Trucking",
]

NO_TILE = NO_CARD = NO_PILE = NOBODY = -1
FREIGHT, POWER, COSMOPOLITE, CRUISE, ENGINEER, CORRIDOR = range(6)  # the titles, as their tiles are listed
PURPLE, BROWN = 3, 4  # an alien in a cabin; up to 2: so many astronauts
CREW = (0, 1, 2, 1, 1)  # crew members by what a cabin holds
ENERGY, ASTRONAUTS = 4, 5  # places in the bank after the four colours of cubes; then the aliens
BANKED = {PURPLE: 6, BROWN: 7}
WEIGHT = (64, 16, 4, 1)  # a hold's content is one number with a digit per colour, to base 4
CUBES = tuple(sum(load // weight % 4 for weight in WEIGHT) for load in range(256))

HIDDEN, OPEN, RESERVED = range(3)  # how the tile in hand came there: unseen by others, seen, from one's own reserve

Deed = TakeHidden | Take | TakeAside | Lift | Remove | Read | FlipGlass | LeaveGlass | Finish
Goods = tuple[int, int, int, int]


class Trucker(State):
    """A player: the ship, the hands, and how the flight goes."""

    cells: tuple[int, ...]  # the code of the tile on each square
    aboard: list[int]  # what each square carries: crew, energy cells, or cubes as one number
    hand: int = NO_TILE
    grip: int = OPEN
    last: int = NOWHERE  # the square of the component that can still be lifted
    aside: tuple[int, ...] = ()
    from_aside: bool = False  # the component added last had been set aside
    reading: int = NO_PILE
    knows: int = 0  # the forecast piles read, as a mask
    intent: Deed | None = None  # relaxed pace: what this seat will do in this beat, secret until all have chosen
    ready_at: int = 0  # simulated pace: when this seat can act next, in tenths of a second
    space: int = 0  # the starting space taken; 0 while building
    mended: bool = False  # sent back to the yard, where this seat now welds by the rules
    accused: int = 0  # the squares that somebody has reported
    place: int = 0  # on the flight board, counted on beyond a lap
    flying: bool = False
    left_by: str = ""  # the rule under which this player gave up
    stalled: bool = False  # had no power in open space
    fed: int = 0  # the doubles fed with energy for the latest declaration, as a mask
    power: int = 0  # the power declared last, cannons in halves
    dock: Goods = (0, 0, 0, 0)  # cubes waiting to be stowed
    lost: tuple[int, ...] = ()
    stored: Goods = (0, 0, 0, 0)  # cubes of ships of the fleet that have given up
    premium: int = 0  # paid for insurance
    credits: int = 0  # in teams, of both partners with the first of them
    paid: tuple[int, ...] = ()  # credits by source, of all flights that are over


class Trucking(Game, kw_only=True):
    setting: Setting
    levels: tuple[Stage, ...]  # of the flights, one after the other
    flight: int = 0  # which of them this is
    titles: tuple[int, ...] = ()  # the title tiles of a trek
    holders: tuple[Seat, ...] = ()  # whose each of them is; before the first flight is over, nobody's
    golden: int = 0  # those that lie golden side up, as a mask of their places in `titles`
    legends: int = 0  # golden ones that were defended, as a mask
    spent: tuple[int, ...] = ()  # the cards of earlier flights
    truckers: list[Trucker]
    pool: list[int]  # face down; the last one is taken first
    heap: list[int]  # face up, sorted
    piles: tuple[tuple[int, ...], ...]  # the last one is nobody's to read; after launch, what those who read them know
    bank: list[int]  # cubes by colour, energy cells, astronauts, purple and brown aliens
    box: tuple[int, ...]  # cards that are not in this flight, nor were in an earlier one
    launched: bool = False
    deck: list[int] = field(default_factory=list)  # the next card is the last
    flown: tuple[int, ...] = ()  # cards revealed before the current one
    card: int = NO_CARD
    dice: tuple[int, ...] = ()  # all rolled in this flight, the latest two last
    fastest: Seat = NOBODY  # who was the first to finish; until the next signal, of the flight before
    quickness: tuple[Seat, ...] = ()  # who comes first when several would act at the same moment
    beat: int = 0
    bridges: tuple[int, ...] = ()  # the dice that have opened squares between the ships of class IVC
    glass: int = 0  # how many times the sand has run, or runs
    running: bool = False
    left: int = 0  # who lets the glass lie until somebody builds on, as a mask of seats
    runs_out: int = 0  # simulated: the moment; relaxed: the beat
    beaten: tuple[Seat, ...] = ()  # by the latest pirates
    landed: tuple[Seat, ...] = ()  # who is on each of the latest planets

    @property
    def edition(self) -> Edition:
        return EDITIONS[self.setting.edition]

    @property
    def level(self) -> Stage:
        """Of the flight at hand."""
        return self.levels[self.flight]

    @property
    def last_flight(self) -> bool:
        return self.flight + 1 == len(self.levels)

    @property
    def in_rounds(self) -> bool:
        """Whether credits are kept by source from flight to flight."""
        return len(self.levels) > 1 or self.edition.in_rounds

    @property
    def learning(self) -> bool:
        return self.levels[self.flight] == "L"

    @property
    def stacked(self) -> bool:
        """GT-VARIANT-04: whether the cards of this flight come as the piles lay."""
        return self.setting.optimised_forecasts and not self.learning

    @property
    def flight_board(self) -> FlightBoard:
        return EDITIONS[self.setting.edition].flights[self.levels[self.flight]]

    @property
    def board(self) -> Board:
        return EDITIONS[self.setting.edition].board(self.levels[self.flight], self.bridges)

    def hull(self, seat: Seat) -> Hull:
        """The ship of this player, or the whole fleet."""
        return hull(self.board, self.truckers[seat].cells)

    def order(self) -> list[Seat]:
        """Who still flies, the foremost first."""
        flyers = [seat for seat, trucker in enumerate(self.truckers) if trucker.flying]
        flyers.sort(key=lambda seat: -self.truckers[seat].place)
        return flyers

    def purse(self, seat: Seat) -> Trucker:
        """Who keeps this player's credits; GT-TEAM-02: for partners, the first of them."""
        return self.truckers[seat & ~1] if self.setting.teams else self.truckers[seat]

    @property
    def alone(self) -> bool:
        """Whether a single ship is left, which ignores cards that compare ships."""
        return sum(trucker.flying for trucker in self.truckers) == 1

    def roll(self) -> int:
        """Two dice, added."""
        self.dice += (self.chance.below(6, "dice") + 1, self.chance.below(6, "dice") + 1)
        return sum(self.dice[-2:])

    def crew(self, seat: Seat) -> int:
        aboard = self.truckers[seat].aboard
        return sum([CREW[aboard[square]] for square in self.hull(seat).cabins])

    def astronauts(self, seat: Seat, ship: Hull | None = None) -> int:
        """All of them, or those of one ship of a fleet."""
        aboard = self.truckers[seat].aboard
        return sum([aboard[square] for square in (ship or self.hull(seat)).cabins if aboard[square] < PURPLE])

    def aliens(self, seat: Seat, ship: Hull | None = None) -> tuple[int, ...]:
        """All of them, or those of one ship of a fleet."""
        aboard = self.truckers[seat].aboard
        return tuple([aboard[square] for square in (ship or self.hull(seat)).cabins if aboard[square] >= PURPLE])

    def charged(self, seat: Seat, ship: Hull | None = None) -> list[int]:
        """The batteries that hold at least one energy cell: all of them, or those of one ship of a fleet."""
        aboard = self.truckers[seat].aboard
        return [square for square in (ship or self.hull(seat)).batteries if aboard[square]]

    def hampered(self, seat: Seat, title: int) -> bool:
        """Whether this player flies under the handicap of that golden title."""
        if not self.golden or title not in self.titles:
            return False
        tile = self.titles.index(title)
        return self.holders[tile] == seat and bool(self.golden >> tile & 1)

    def homes(self, seat: Seat) -> dict[int, tuple[int, ...]]:
        """The cabins where aliens can live; GT-TITLE-COSMO-04: a golden cosmopolite's modules must match exactly."""
        return self.hull(seat).matched_homes if self.hampered(seat, COSMOPOLITE) else self.hull(seat).homes

    def spend(self, seat: Seat, battery: int) -> None:
        """An energy cell goes back to the bank."""
        self.truckers[seat].aboard[battery] -= 1
        self.bank[ENERGY] += 1

    @property
    def seen(self) -> tuple[int, ...]:
        """The cards that everyone has seen, the current one last."""
        return self.flown if self.card == NO_CARD else (*self.flown, self.card)

    @property
    def printed(self) -> Card:
        """The card being resolved, as it counts in this flight."""
        return EDITIONS[self.setting.edition].faces[self.levels[self.flight]][self.card]

    def cargo(self, seat: Seat) -> Goods:
        """The cubes aboard, by colour."""
        aboard = self.truckers[seat].aboard
        loads = [aboard[square] for square in self.hull(seat).holds]
        red, yellow, green, blue = (sum(load // weight % 4 for load in loads) for weight in WEIGHT)
        return red, yellow, green, blue
