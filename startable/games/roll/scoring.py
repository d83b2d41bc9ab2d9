"""Scoring: VP chips, the printed costs of the tableau, and the bonuses of cost-6 developments."""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt

from startable.engine import Points, Result
from startable.games.roll.dice import colours, count, total
from startable.games.roll.powers import Bonus, BonusFilter
from startable.games.roll.printed import COST, IS_WORLD, SIDES
from startable.games.roll.table import Player, Roll


def result(game: Roll) -> Result:
    """The most VP win; among equals the most dice in the cup and credits together; who is equal still shares."""
    parts = {
        "chips": [me.chips for me in game.players],
        "developments": [value(me, world=False) for me in game.players],
        "worlds": [value(me, world=True) for me in game.players],
        "bonuses": [bonuses(me) for me in game.players],
    }
    scores = tuple(map(sum, zip(*parts.values(), strict=True)))
    standings = [(score, total(me.cup) + me.credits) for score, me in zip(scores, game.players, strict=True)]
    places = tuple(1 + sum(other > standing for other in standings) for standing in standings)
    return Result(scores, places, tuple(Points(source, tuple(points)) for source, points in parts.items()))


def value(me: Player, world: bool) -> int:
    """The printed costs of the developments, or of the worlds, in the tableau."""
    return sum(COST[side] for side in me.tableau if IS_WORLD[side] == world)


def bonuses(me: Player) -> int:
    return sum(bonus_of(me, side) for side in me.tableau)


def bonus_of(me: Player, side: int) -> int:
    bonus = SIDES[side].bonus
    return COUNTS[bonus.op](me, bonus) if bonus else 0


def _fraction(me: Player, bonus: Bonus) -> int:
    return -(-sum(COST[side] for side in _counted(me, bonus)) // bonus.divisor)


def _items(me: Player, bonus: Bonus) -> int:
    if bonus.of == "goods":
        return bonus.vp * sum(map(total, me.goods.values()))
    return bonus.vp * len(_counted(me, bonus))


def _sets(me: Player, bonus: Bonus) -> int:
    """A started set counts as a whole one (RG-POWER-13)."""
    assert bonus.filter is not None
    assert bonus.filter.color is not None
    return bonus.vp * -(-count(me.dice, bonus.filter.color) // bonus.set)


def _triangle(me: Player, bonus: Bonus) -> int:
    """The largest n with 1 + 2 + ... + n not above the chips."""
    return bonus.vp * ((isqrt(8 * me.chips + 1) - 1) // 2)


def _colours(me: Player, bonus: Bonus) -> int:
    return bonus.vp * len(colours(me.dice))


def _counted(me: Player, bonus: Bonus) -> list[int]:
    """The tiles of the tableau that a bonus counts."""
    wanted = bonus.of == "worlds"
    return [side for side in me.tableau if IS_WORLD[side] == wanted and _fits(side, bonus.filter)]


def _fits(side: int, filter: BonusFilter | None) -> bool:
    if filter is None:
        return True
    printed = SIDES[side]
    right_colour = filter.color in (None, printed.colour)
    return (
        right_colour
        and filter.kind in (None, printed.kind)
        and (filter.kind_not is None or filter.kind_not != printed.kind)
    )


COUNTS: dict[str, Callable[[Player, Bonus], int]] = {
    "fraction_of_cost": _fraction,
    "per_item": _items,
    "per_set": _sets,
    "triangular": _triangle,
    "distinct_die_colors_owned": _colours,
}
