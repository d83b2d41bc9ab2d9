"""What powers measure: how players rank, and how many of something a player has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from startable.engine import Seat
from startable.games.roll.dice import CYAN, count, total
from startable.games.roll.powers import Condition, Per
from startable.games.roll.printed import COLOUR, COST, IS_WORLD
from startable.games.roll.table import Player, Roll


def _dearest_world(me: Player) -> int:
    return max((COST[side] for side in me.tableau if IS_WORLD[side]), default=0)


def _developments(me: Player) -> int:
    return sum(not IS_WORLD[side] for side in me.tableau)


def _novelty_worlds(me: Player) -> int:
    return sum(COLOUR[side] == CYAN for side in me.goods)


MEASURES: dict[str, Callable[[Player], int]] = {
    "printed_cost_of_dearest_world": _dearest_world,
    "developments_in_tableau": _developments,
    "novelty_worlds_in_tableau": _novelty_worlds,
}


def rank(game: Roll, seat: Seat, measure: str) -> Literal["sole", "tied", "behind"]:
    """Whether this player leads alone, shares the lead, or is behind."""
    values = [MEASURES[measure](player) for player in game.players]
    if values[seat] < max(values):
        return "behind"
    return "sole" if values.count(values[seat]) == 1 else "tied"


def holds(game: Roll, seat: Seat, condition: Condition) -> bool:
    if condition.rank is None:
        return count(game.players[seat].scouted, condition.color) >= condition.at_least
    allowed = ("sole", "tied") if ties_count(game, condition) else ("sole",)
    return rank(game, seat, condition.measure) in allowed


def ties_count(game: Roll, condition: Condition) -> bool:
    """Where sources dispute whether a tie counts, the table may play the other reading."""
    return condition.ties_count and not game.options.sole_tourism


def times(me: Player, per: Per) -> int:
    """How many sets there are, a started one included (RG-POWER-13)."""
    return -(-_number(me, per) // per.set)


def _number(me: Player, per: Per) -> int:
    if per.dice_in_citizenry is not None:
        return count(me.citizenry, per.dice_in_citizenry)
    if per.goods_of_die_color is not None:
        return sum(count(goods, per.goods_of_die_color) for goods in me.goods.values())
    return sum(total(goods) for world, goods in me.goods.items() if COLOUR[world] == per.goods_on_world_color)
