"""What is printed: 55 two-sided tiles, 9 factions, 9 home worlds and the dice, read once from the data files.

Every side of a tile has a number: the development of game tile t is t, its world is 55 + t; then come the halves of
the factions, two each, and the home worlds.
"""

from __future__ import annotations

from importlib import resources
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct, field

from startable.games.roll.dice import BROWN, COLOURS, CYAN, GREEN, YELLOW, from_counts
from startable.games.roll.powers import AnyPower, Bonus, Discount, Gains, Moment, OnPlace

PHASES = ("explore", "develop", "settle", "produce", "ship")
WILD = len(PHASES)
FACES = (*PHASES, "wild")
COLOUR_NAMES = ("white", "red", "purple", "cyan", "brown", "green", "yellow")
GRAY = -1
KIND_NAMES = {"novelty": CYAN, "rare": BROWN, "genes": GREEN, "alien": YELLOW, "gray": GRAY}
"""A world's colour is the colour of the die that matches it; a gray world matches none."""

NUMBERS = {name: number for names in (FACES, COLOUR_NAMES) for number, name in enumerate(names)} | KIND_NAMES


class Side(Struct, frozen=True, kw_only=True):
    """One side of a tile, or half of a faction: a development or a world."""

    type: Literal["development", "world"]
    name: str
    fr: str
    cost: int
    summary: str
    summary_fr: str = ""
    kind: Literal["reassign", "power", "immediate"] | None = None
    phases: tuple[int | str, ...] = ()
    powers: tuple[AnyPower, ...] = ()
    bonus: Bonus | None = field(default=None, name="endgame")
    colour: int = field(default=GRAY, name="color")
    gains: Gains = Gains()
    starting_credits: int | None = None
    notes: tuple[str, ...] = ()
    disputed: tuple[str, ...] = ()
    confidence: str = ""


class Tile(Struct, frozen=True):
    id: str
    world: Side
    development: Side
    confidence: str


class Tiles(Struct, frozen=True):
    tiles: tuple[Tile, ...]


class Faction(Struct, frozen=True):
    number: int
    halves: tuple[Side, Side]
    confidence: str


class Factions(Struct, frozen=True):
    factions: tuple[Faction, ...]


class HomeWorlds(Struct, frozen=True):
    homeworlds: tuple[Side, ...]


class DieKind(Struct, frozen=True):
    color: int
    kind: str
    count: int
    faces: tuple[int, ...]
    matches_worlds: tuple[int, ...]
    confidence: str


class Cup(Struct, frozen=True):
    cup: dict[str, int]
    citizenry: dict[str, int]


class Dice(Struct, frozen=True):
    dice: tuple[DieKind, ...]
    trade_price_by_world_color: dict[str, int]
    setup_dice_per_player: Cup


T = TypeVar("T")


def _numbered(value: Any) -> Any:
    """Words for colours and phases as their numbers."""
    if isinstance(value, dict):
        return {key: _numbered(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_numbered(item) for item in value]
    return NUMBERS.get(value, value) if isinstance(value, str) else value


def _typed(value: Any, side: str = "") -> Any:
    """Every side says what it is, also where its place in the file says so."""
    if isinstance(value, dict):
        typed = {key: _typed(item, key) for key, item in value.items()}
        return {"type": side, **typed} if side in ("development", "world") else typed
    return (
        [_typed(item, "world" if side == "homeworlds" else "") for item in value] if isinstance(value, list) else value
    )


def _read(name: str, kind: type[T]) -> T:
    text = (resources.files("startable.games.roll") / "data" / f"{name}.json").read_text(encoding="utf-8")
    return msgspec.convert(_numbered(_typed(msgspec.json.decode(text))), kind)


TILES = _read("tiles", Tiles).tiles
FACTIONS = _read("factions", Factions).factions
HOME_WORLDS = _read("homeworlds", HomeWorlds).homeworlds
DICE = _read("dice", Dice)

SIDES: tuple[Side, ...] = (
    *(tile.development for tile in TILES),
    *(tile.world for tile in TILES),
    *(half for faction in FACTIONS for half in faction.halves),
    *HOME_WORLDS,
)
FIRST_HALF = 2 * len(TILES)
FIRST_HOME = FIRST_HALF + 2 * len(FACTIONS)

DEVELOPMENTS, WORLDS = STACKS = range(2)


def side_of(tile: int, stack: int) -> int:
    """The side of a game tile that is in use in that stack."""
    return tile + stack * len(TILES)


def halves_of(faction: int) -> tuple[int, int]:
    return FIRST_HALF + 2 * faction, FIRST_HALF + 2 * faction + 1


def home_of(home: int) -> int:
    return FIRST_HOME + home


COST = tuple(side.cost for side in SIDES)
IS_WORLD = tuple(side.type == "world" for side in SIDES)
COLOUR = tuple(side.colour for side in SIDES)
GAINS = tuple(next((power.gains for power in side.powers if isinstance(power, OnPlace)), side.gains) for side in SIDES)
NUMBER_OF: dict[str, int] = {side.name: number for number, side in enumerate(SIDES)}

POWERS: tuple[AnyPower, ...] = tuple(power for side in SIDES for power in side.powers)
OWNER: tuple[int, ...] = tuple(number for number, side in enumerate(SIDES) for _ in side.powers)
"""The side on which each power is printed."""

_first = [0]
for _side in SIDES:
    _first.append(_first[-1] + len(_side.powers))
POWERS_OF: tuple[range, ...] = tuple(map(range, _first, _first[1:]))
"""The numbers of the powers that each side prints."""

Hooks = tuple[tuple[int, ...], ...]
NO_HOOKS: Hooks = ((),) * len(Moment)


def hooked(hooks: Hooks, side: int) -> Hooks:
    """These powers by moment, with those of one more side."""
    lists = [list(numbers) for numbers in hooks]
    for number in POWERS_OF[side]:
        lists[POWERS[number].moment].append(number)
    for moment in (Moment.DEVELOP_COST, Moment.SETTLE_COST):
        lists[moment].sort(key=_floor, reverse=True)
    return tuple(map(tuple, lists))


def _floor(number: int) -> int:
    """Discounts that stop at a higher cost come first, and others go on from there (RG-TILE-FREE-TRADE-ZONE-02)."""
    power = POWERS[number]
    assert isinstance(power, Discount)
    return power.minimum or 0


FACE = tuple(kind.faces for kind in DICE.dice)
BOX = from_counts([kind.count for kind in DICE.dice])
PRICE: dict[int, int] = {KIND_NAMES[name]: price for name, price in DICE.trade_price_by_world_color.items()}
MATCHES: tuple[frozenset[int], ...] = tuple(frozenset(kind.matches_worlds) for kind in DICE.dice)
"""For which worlds a die of that colour earns the extra VP when consuming."""

CUP, CITIZENRY = (
    from_counts([dice.get(name, 0) for name in COLOUR_NAMES])
    for dice in (DICE.setup_dice_per_player.cup, DICE.setup_dice_per_player.citizenry)
)
assert [kind.color for kind in DICE.dice] == list(COLOURS)
