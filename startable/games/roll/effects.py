"""What each kind of power does when its moment comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from startable.engine import Seat
from startable.games.roll.bag import draw, pool
from startable.games.roll.dice import COLOURS, counts, handful, of_colour
from startable.games.roll.events import Awarded, Found, Paid, ToCup
from startable.games.roll.laying import LayFound
from startable.games.roll.measures import holds, times
from startable.games.roll.offers import BankSale, ReturnCrew
from startable.games.roll.powers import (
    BuildersToCup,
    BuyVp,
    Discount,
    DrawTile,
    GainCredits,
    GainVp,
    GoodCapacity,
    Moment,
    Power,
    StockValue,
    Target,
    VirtualWorkers,
    WorldFilter,
)
from startable.games.roll.printed import COLOUR, COST, IS_WORLD, OWNER, POWERS, SIDES
from startable.games.roll.table import Player, Roll

NOTHING = -1
"""No tile is concerned."""

STOCK = 2


def happen(game: Roll, seat: Seat, moment: Moment, side: int = NOTHING) -> None:
    """All powers that this player has for this moment act, on that tile if one is concerned."""
    for number in game.players[seat].hooks[moment]:
        power = POWERS[number]
        ACTS[type(power)](game, seat, number, power, side)


def _credits(game: Roll, seat: Seat, number: int, power: GainCredits, side: int) -> None:
    me = game.players[seat]
    if concerns(power.filter, side) and (power.condition is None or holds(game, seat, power.condition)):
        credits = power.amount * (1 if power.per is None else times(me, power.per))
        me.earn(credits)
        if credits:
            game.tell(Paid(seat, OWNER[number], credits))


def _chips(game: Roll, seat: Seat, number: int, power: GainVp, side: int) -> None:
    if concerns(power.filter, side):
        game.pay_chips(seat, power.amount)
        game.tell(Awarded(seat, OWNER[number], power.amount))


def concerns(filter: WorldFilter | None, side: int) -> bool:
    """Whether this world is of the colour that the power is about."""
    if filter is None:
        return True
    wanted = filter.world_color
    return COLOUR[side] in wanted if isinstance(wanted, tuple) else COLOUR[side] == wanted


def _workers(game: Roll, seat: Seat, number: int, power: VirtualWorkers, side: int) -> None:
    game.players[seat].extras += handful(power.colors)


def _crew(game: Roll, seat: Seat, number: int, power: BuildersToCup, side: int) -> None:
    """Some of the dice that completed the tile go to the cup: all of a colour, or some that their owner chooses."""
    if power.min != "all" and power.max != "all":
        least = 0 if game.options.optional_return else power.min
        game.then(ReturnCrew(seat, least, power.max), seat=seat)
        return
    me = game.players[seat]
    wanted = COLOURS if power.colors == "any" else power.colors
    home = sum(of_colour(me.crew, colour) for colour in wanted)
    me.crew -= home
    me.cup += home
    if home:
        game.tell(ToCup(seat, counts(home)))


def _buy(game: Roll, seat: Seat, number: int, power: BuyVp, side: int) -> None:
    if game.players[seat].credits >= power.price:
        game.then(BankSale(seat, power.price, power.vp), seat=seat)


def _draw(game: Roll, seat: Seat, number: int, power: DrawTile, side: int) -> None:
    """The tile is drawn once everyone has explored; abandoned tiles join only an empty bag."""
    me = game.players[seat]
    pool(game, seat)
    tiles = draw(game, seat, power.tiles)
    if tiles:
        me.offer = tiles
        game.seal(seat)
        game.tell(Found(seat, len(tiles), tiles))
        game.then(LayFound(seat), seat=seat)


Act: TypeAlias = Callable[[Roll, Seat, int, Any, int], None]
ACTS: dict[type[Power], Act] = {
    GainCredits: _credits,
    GainVp: _chips,
    VirtualWorkers: _workers,
    BuildersToCup: _crew,
    BuyVp: _buy,
    DrawTile: _draw,
}
"""Powers that do something when their moment comes. Others are asked for what they change, as below."""


def cost(me: Player, side: int) -> int:
    """How many dice a tile takes, every discount used (RG-FAQ-16)."""
    dice = COST[side]
    for power in me.powers(Moment.SETTLE_COST if IS_WORLD[side] else Moment.DEVELOP_COST):
        assert isinstance(power, Discount)
        if _is_for(power.target, side):
            dice = min(dice, max(power.minimum or 1, dice - power.amount))
    return dice


def _is_for(target: Target, side: int) -> bool:
    fits = target.kind is None or SIDES[side].kind == target.kind
    return fits and (target.colors is None or COLOUR[side] in target.colors)


def stocking(me: Player, colour: int) -> int:
    """What an explorer of that colour brings when it stocks."""
    values = (power for power in me.powers(Moment.STOCKED) if isinstance(power, StockValue))
    return max((power.amount for power in values if power.filter.die_color == colour), default=STOCK)


def capacity(me: Player) -> int:
    """How many goods a world can hold."""
    return max((p.per_world for p in me.powers(Moment.GOODS) if isinstance(p, GoodCapacity)), default=1)
