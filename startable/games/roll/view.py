"""What a seat sees: the open table, and of what is secret only its own."""

from __future__ import annotations

from typing import TypeAlias

from startable.engine import Seat, Value, View
from startable.games.roll.dice import counts
from startable.games.roll.printed import side_of
from startable.games.roll.table import NOBODY, Moving, Player, Roll

Dice: TypeAlias = tuple[int, ...]
"""How many of each colour."""


class Goods(Value, frozen=True):
    world: int
    dice: Dice


class Stack(Value, frozen=True):
    """A construction stack: its size and the side on top are open; the tiles only to their owner, the top one first."""

    size: int
    top: int
    builders: Dice
    tiles: tuple[int, ...] | None


class Strip(Value, frozen=True):
    """The dice behind a screen, or once it is lifted: faces as rolled, workers by column (last: wild), selection."""

    rolled: tuple[Dice, ...]
    workers: tuple[Dice, ...]
    selected: int
    selector: int
    dictated: Dice
    used: tuple[int, ...]
    moving: Moving | None


class Secret(Value, frozen=True):
    """Tiles that only their owner sees: drawn and not yet placed, and abandoned in this phase."""

    offer: tuple[int, ...]
    abandoned: tuple[int, ...]


class Empire(Value, frozen=True):
    """A player as this seat sees them."""

    faction: int
    home: int
    tableau: tuple[int, ...]
    credits: int
    chips: int
    cup: Dice
    citizenry: Dice
    goods: tuple[Goods, ...]
    stacks: tuple[Stack, Stack]
    screened: Dice  # rolled this round and not yet back anywhere, whether the screen is up or not
    strip: Strip | None  # None: behind the screen
    extras: Dice  # workers of this phase that are no dice
    crew: Dice  # have just completed a tile
    drawn: int
    abandoned: int
    pending: int  # abandoned for the Scout to come
    owed: int  # tiles that a Scout is still to draw
    scouted: Dice
    waiting: bool  # has something to decide
    secret: Secret | None


class Sight(View, frozen=True):
    """The table."""

    round: int
    phases: tuple[int, ...]
    phase: int
    strict: bool
    screens: bool
    extra: int
    pool: int
    bag: int  # tiles in it, those lying ready for explorers included
    supply: Dice
    ending: bool
    players: tuple[Empire, ...]


def view(game: Roll, seat: Seat | None) -> Sight:
    return Sight(
        round=game.round,
        phases=game.phases,
        phase=game.phase,
        strict=game.strict,
        screens=game.screens,
        extra=game.extra,
        pool=game.pool,
        bag=len(game.bag) + sum(len(player.lane) for player in game.players),
        supply=counts(game.supply),
        ending=game.ending,
        players=tuple(empire(game, other, own=other == seat) for other in range(game.seats)),
    )


def empire(game: Roll, seat: Seat, own: bool) -> Empire:
    player = game.players[seat]
    return Empire(
        faction=player.faction,
        home=player.home,
        tableau=player.tableau,
        credits=player.credits,
        chips=player.chips,
        cup=counts(player.cup),
        citizenry=counts(player.citizenry),
        goods=tuple(Goods(world, counts(dice)) for world, dice in player.goods.items()),
        stacks=(stack(player, 0, own), stack(player, 1, own)),
        screened=counts(player.behind_screen),
        strip=strip(player) if own or not game.screens else None,
        extras=counts(player.extras),
        crew=counts(player.crew),
        drawn=len(player.offer),
        abandoned=len(player.abandoned),
        pending=player.pending,
        owed=player.owed,
        scouted=counts(player.scouted),
        waiting=seat in game.asks,
        secret=Secret(player.offer, player.abandoned) if own else None,
    )


def stack(player: Player, kind: int, own: bool) -> Stack:
    tiles = (player.stacks if own else player.open_stacks)[kind]
    top = side_of(tiles[0], kind) if tiles else NOBODY
    return Stack(len(tiles), top, counts(player.builders[kind]), tiles if own else None)


def strip(player: Player) -> Strip:
    return Strip(
        rolled=tuple(map(counts, player.rolled)),
        workers=tuple(map(counts, player.workers)),
        selected=player.selected,
        selector=player.selector,
        dictated=counts(player.dictated),
        used=player.used,
        moving=player.moving,
    )
