"""Which phases the others will select, as far as their open empires tell."""

from __future__ import annotations

from math import exp

from startable.games.roll.dice import WHITE
from startable.games.roll.printed import COST, FACE, PHASES
from startable.games.roll.view import Empire, Sight, Stack

__all__ = ["chances"]

RARE = 0.05
"""How much a phase is wished for in which there is nothing to do."""


def chances(sight: Sight, seat: int) -> list[float]:
    """For each phase, how likely it takes place even if this seat does not select it."""
    missed = [1.0] * len(PHASES)
    for other, empire in enumerate(sight.players):
        if other != seat:
            missed = [chance * (1 - wish) for chance, wish in zip(missed, wishes_of(empire), strict=True)]
    if len(sight.players) == 2:
        missed = [chance * (1 - FACE[WHITE].count(phase) / 6) for phase, chance in enumerate(missed)]
    return [1 - chance for chance in missed]


def wishes_of(empire: Empire) -> list[float]:
    """How likely a player selects each phase; the numbers were fitted to what greedy players select."""
    goods = sum(sum(good.dice) for good in empire.goods)
    poor = max(0, min(5, sum(empire.citizenry) - empire.credits))
    empty = sum(not stack.size for stack in empire.stacks)
    free = len(empire.goods) - goods
    strengths = (
        exp(-1.5 + 0.3 * poor + 0.55 * empty),
        *(building(stack) for stack in empire.stacks),
        exp(-1.8 + 0.5 * free) if free > 0 else RARE,
        exp(-0.4 + 0.4 * goods) if goods else RARE,
    )
    return [strength / sum(strengths) for strength in strengths]


def building(stack: Stack) -> float:
    """The nearer a tile is to completion, the more its phase is wished for."""
    return exp(2 * sum(stack.builders) / max(1, COST[stack.top])) if stack.size else RARE
