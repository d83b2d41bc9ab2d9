"""How an empire stands at the start of a round: its VP, and what all else is worth at greedy's prices."""

from __future__ import annotations

from startable.bots.roll.outlook import Outlook
from startable.bots.roll.phases import Phases
from startable.bots.roll.seen import powers_of
from startable.bots.roll.weights import Weights
from startable.engine import Seat
from startable.games.roll.dice import one_by_one, total
from startable.games.roll.effects import cost
from startable.games.roll.printed import COST, side_of
from startable.games.roll.scoring import bonuses
from startable.games.roll.table import Player, Roll

__all__ = ["expected", "features", "stage"]

USUAL = Weights()
FITTED: tuple[tuple[float, ...], ...] = ((1.18, 0.49, 1.58, 1.03, 0.79, 0.28, -0.01, -0.23, 0.20),)
"""How much each part really counted: `python -m tools.fit_search roll --games 400`."""


def expected(game: Roll, seat: Seat) -> float:
    """VP now, and those that credits, dice, tiles, goods and powers are worth for the rest of the game."""
    return sum(map(float.__mul__, FITTED[stage(game)], features(game, seat)))


def stage(game: Roll) -> int:
    """Always the same: greedy's prices know how long the game still lasts."""
    return 0


def features(game: Roll, seat: Seat) -> list[float]:
    """What the final score was fitted to, in this order."""
    outlook = Outlook.imagined(game, seat, USUAL)
    me = outlook.me
    soon = min(1.0, outlook.left / 1.5)
    goods = [(world, good) for world, dice in me.goods.items() for good in one_by_one(dice)]
    return [
        float(sum(COST[side] for side in me.tableau) + me.chips + bonuses(me)),
        -outlook.money(-me.credits),
        sum(outlook.die(colour) for colour in one_by_one(me.dice)),
        -outlook.future * USUAL.scarce_credit * total(me.citizenry),
        zone(outlook, me),
        sum(begun(outlook, me)),
        soon * sum(outlook.gross(world, good) for world, good in goods),
        sum(outlook.producing(side) for side in me.tableau),
        sum(outlook.power(power) for side in me.tableau for power in powers_of(side)),
    ]


def zone(outlook: Outlook, me: Player) -> float:
    """What it took to find the tiles that wait."""
    worth = sum(USUAL.tile * USUAL.tile_fades**number for number in range(me.zone))
    worth += USUAL.empty_stack * sum(bool(stack) for stack in me.stacks)
    return worth * min(1.0, outlook.left / 3)


def begun(outlook: Outlook, me: Player) -> list[float]:
    """What has been made of the tiles on top."""
    start = Phases(outlook).start
    return [
        outlook.tile(side) * start * min(1.0, total(me.builders[stack]) / max(1, cost(me, side)))
        for stack, tiles in enumerate(me.stacks)
        if tiles
        for side in [side_of(tiles[0], stack)]
    ]
