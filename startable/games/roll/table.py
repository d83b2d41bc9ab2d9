"""The table of Roll for the Galaxy: players with their empires and dice, the bag, the VP pool and the phases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import field

from startable.engine import Game, Options, Seat, State, Value
from startable.games.roll.dice import ONE, counts, of_colour
from startable.games.roll.powers import AnyPower, Moment
from startable.games.roll.printed import (
    COLOUR_NAMES,
    FACTIONS,
    IS_WORLD,
    NO_HOOKS,
    POWERS,
    SIDES,
    STACKS,
    TILES,
    Hooks,
    hooked,
)

NOBODY = -1
"""No phase, no die, no column."""

MOST_CREDITS = 10
TILES_TO_END = 12
DICTATE = -1
"""Stands for the power that is printed on everyone's phase strip, where a development would be named."""


class Setting(Options, frozen=True):
    """How the table plays what the rules leave to it, and the other reading of what sources dispute."""

    first_game: bool = False  # starting tiles lie with their cheaper sides in use
    split_reassign: bool = False  # one Reassign power may send its workers to several columns
    sole_tourism: bool = False  # Space Tourism's extra credit only for the only owner of a dearest world
    optional_return: bool = False  # Galactic Exchange and Galactic Federation may return no die


class Moving(Value, frozen=True):
    """A Reassign power in use: which workers it may still move, from where and to where."""

    power: int  # the development's side, or DICTATE
    least: int
    most: int
    colours: tuple[int, ...]
    origins: tuple[int, ...]
    targets: tuple[int, ...]
    together: bool  # the first move settles the column for the others
    same_origin: bool
    moved: int = 0


class Player(State, kw_only=True):
    """An empire, its dice and its construction zone. A handful of dice is one number (see dice)."""

    faction: int
    home: int
    tableau: tuple[int, ...] = ()  # sides
    hooks: Hooks = NO_HOOKS  # the powers of the tableau, by moment
    goods: dict[int, int] = field(default_factory=dict)  # on each world that is not gray
    stacks: list[tuple[int, ...]] = field(default_factory=lambda: [(), ()])  # tiles, the top one first
    shown: tuple[tuple[int, ...], ...] = ()  # while their owner sorts them: the stacks as others still see them
    builders: list[int] = field(default_factory=lambda: [0, 0])  # developers and settlers on the stacks
    credits: int = 1
    chips: int = 0
    cup: int = 0
    citizenry: int = 0

    rolled: tuple[int, ...] = (0,) * 6  # by face; secret until the screens are lifted, as all up to `moving`
    workers: list[int] = field(default_factory=lambda: [0] * 6)  # by column; the last are wild, not yet placed
    selected: int = NOBODY
    selector: int = NOBODY  # the colour of the die that selects, until the screens are lifted
    dictated: int = 0
    used: tuple[int, ...] = ()
    moving: Moving | None = None

    extras: int = 0  # workers that are no dice, given by powers for the phase
    lane: tuple[int, ...] = ()  # where this player's tiles come from in Explore, unseen
    offer: tuple[int, ...] = ()  # drawn and not yet placed
    abandoned: tuple[int, ...] = ()
    pending: int = 0  # tiles abandoned for the Scout to come
    owed: int = 0  # tiles that a Scout could not draw
    scouted: int = 0  # which explorers have scouted
    crew: int = 0  # the dice that have just completed a tile

    def powers(self, moment: Moment) -> Iterator[AnyPower]:
        return (POWERS[number] for number in self.hooks[moment])

    @property
    def tiles(self) -> int:
        """How many the end of the game counts: the two halves of the faction, the home world, and what was built."""
        return len(self.tableau)

    @property
    def open_stacks(self) -> Sequence[tuple[int, ...]]:
        """The stacks as they lie for everyone; what their owner is sorting comes to light when that is done."""
        return self.shown or self.stacks

    @property
    def zone(self) -> int:
        """How many tiles wait in the construction zone."""
        return len(self.stacks[0]) + len(self.stacks[1])

    def earn(self, credits: int) -> None:
        """Credits beyond 10 are lost (RG-ROUND-06)."""
        self.credits = min(MOST_CREDITS, self.credits + credits)

    def join(self, side: int) -> None:
        """A tile enters the tableau, and its powers hold from now on."""
        self.tableau += (side,)
        if SIDES[side].powers:
            self.hooks = hooked(self.hooks, side)
        if IS_WORLD[side] and SIDES[side].colour >= 0:
            self.goods[side] = 0

    @property
    def behind_screen(self) -> int:
        """The dice that were rolled, wherever they are now."""
        return sum(self.workers) + self.dictated + self.on_strip

    @property
    def on_strip(self) -> int:
        """The die that selects, until the screens are lifted and it works like the others."""
        return ONE[self.selector] if self.selector >= 0 else 0

    @property
    def dice(self) -> int:
        """All that the player owns."""
        return (
            self.cup + self.citizenry + sum(self.builders) + self.crew + self.behind_screen + sum(self.goods.values())
        )


class Roll(Game, kw_only=True):
    """The shared table."""

    players: list[Player]
    options: Setting
    bag: tuple[int, ...]  # game tiles, the next one first, unseen
    supply: int  # dice of nobody
    pool: int  # VP left of those the game started with; what is paid beyond them counts below zero
    round: int = 0
    phases: tuple[int, ...] = ()  # that take place this round
    phase: int = NOBODY  # that is going on
    screens: bool = False  # up: what was rolled is secret
    strict: bool = False  # the phase is played one player after another
    extra: int = NOBODY  # the face of the two-player die

    def pay_chips(self, seat: Seat, chips: int) -> None:
        self.players[seat].chips += chips
        self.pool -= chips

    @property
    def ending(self) -> bool:
        """Whether this round is the last (RG-END-01, RG-END-02)."""
        return self.pool <= 0 or any(player.tiles >= TILES_TO_END for player in self.players)

    def in_order(self) -> list[Seat]:
        """The order of strict timing: the lowest faction number first, then clockwise (RG-TIMING-03)."""
        first = min(range(self.seats), key=lambda seat: FACTIONS[self.players[seat].faction].number)
        return [(first + step) % self.seats for step in range(self.seats)]


def take(game: Roll, seat: Seat, colour: int, to: str, world: int) -> bool:
    """A die comes from the supply, if there is one (otherwise nothing comes)."""
    if not of_colour(game.supply, colour):
        return False
    me, die = game.players[seat], ONE[colour]
    game.supply -= die
    if to == "cup":
        me.cup += die
    elif to == "citizenry":
        me.citizenry += die
    else:
        me.goods[world] += die
    return True


def pieces(game: Roll) -> Counter[str]:
    """Dice by colour, tiles one by one, and VP, wherever they are."""
    dice = game.supply + sum(player.dice for player in game.players)
    found = Counter(dict(zip(COLOUR_NAMES, counts(dice), strict=True)))
    for tile in (*game.bag, *(tile for player in game.players for tile in _tiles_of(player))):
        found[TILES[tile].id] += 1
    return found + Counter(VP=game.pool + sum(player.chips for player in game.players))


def _tiles_of(player: Player) -> Iterator[int]:
    yield from player.stacks[0] + player.stacks[1] + player.lane + player.offer + player.abandoned
    yield from (side % len(TILES) for side in player.tableau if side < len(TILES) * len(STACKS))
