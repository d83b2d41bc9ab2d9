"""What workers are worth in each phase, should it take place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from startable.bots.roll.outlook import Outlook
from startable.games.roll.dice import handful, one_by_one, total
from startable.games.roll.effects import capacity, cost, stocking
from startable.games.roll.powers import (
    EXPLORE,
    SHIP,
    GainCredits,
    GainVp,
    Moment,
    VirtualWorkers,
)
from startable.games.roll.printed import COLOUR, MATCHES, side_of

__all__ = ["Phases"]

STARTS = {EXPLORE: Moment.EXPLORE_START, SHIP: Moment.SHIP_START}
ENDS = (Moment.EXPLORE_END, Moment.DEVELOP_END, Moment.SETTLE_END, Moment.PRODUCE_END, Moment.SHIP_END)
COMPLETED = (Moment.DEVELOPED, Moment.SETTLED)
Good = tuple[int, int]
"""The world it lies on, and the colour of its die."""


class Phases:
    """The five phases, as the owner of this outlook would use them."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.weights = outlook.weights
        self.me = outlook.me
        self._known: dict[tuple[int, int], float] = {}
        self._at_once: dict[tuple[int, int], float] = {}
        self._shipped: dict[tuple[int, int, int], float] = {}
        self._of: tuple[Callable[[int], float], ...] = (
            self.explore,
            lambda dice: self.build(0, dice),
            lambda dice: self.build(1, dice),
            self.produce,
            self.ship,
        )

    def worth(self, phase: int, workers: int) -> float:
        """What these workers do in the phase, and what powers do there."""
        key = phase, workers
        if key not in self._known:
            self._known[key] = self.weights.fondness[phase] * self._of[phase](workers) + self.gift(phase)
        return self._known[key]

    def gift(self, phase: int) -> float:
        """What powers give in a phase without any worker."""
        worth = 0.0
        for power in self.me.powers(ENDS[phase]):
            if isinstance(power, GainCredits):
                worth += self.outlook.credit * power.amount
            elif isinstance(power, GainVp):
                worth += power.amount
        return worth

    def extras(self, phase: int) -> int:
        """Workers that are no dice."""
        if self.me.extras or phase not in STARTS:
            return self.me.extras
        powers = (power for power in self.me.powers(STARTS[phase]) if isinstance(power, VirtualWorkers))
        return sum(handful(power.colors) for power in powers)

    def explore(self, workers: int) -> float:
        """Each explorer scouts or stocks, whatever is worth more by then."""
        worth, found, earned = -total(workers) * self.outlook.use, 0, 0
        for colour in one_by_one(workers + self.extras(EXPLORE)):
            credits = stocking(self.me, colour)
            stock = self.outlook.money(earned + credits) - self.outlook.money(earned)
            scout = self.scout(found)
            if scout > stock:
                worth, found = worth + scout, found + 1
            else:
                worth, earned = worth + stock, earned + credits
        return worth

    def scout(self, found: int) -> float:
        """One more tile in the construction zone."""
        weights, me = self.weights, self.me
        worth = weights.tile * weights.tile_fades ** (me.zone + found)
        empty = sum(not stack for stack in me.stacks)
        return (worth + (weights.empty_stack if empty > found else 0.0)) * min(1.0, self.outlook.left / 3)

    def build(self, stack: int, workers: int) -> float:
        """Tiles completed, and the start made on the next one."""
        me, outlook = self.me, self.outlook
        hands, there, worth, used = total(workers), total(me.builders[stack]), 0.0, 0
        for tile in me.stacks[stack]:
            if not hands:
                break
            side = side_of(tile, stack)
            need, gain = cost(me, side), outlook.tile(side)
            added = min(hands, max(0, need - there))
            if there + added >= need:
                worth += gain * (1 - self.start * min(1.0, there / need)) + self.completed(stack)
            else:
                worth += gain * self.start * added / need
            hands, used, there = hands - added, used + added, max(0, there + added - need)
        return worth - used * outlook.use

    @property
    def start(self) -> float:
        return self.weights.started * min(1.0, self.outlook.left)

    def completed(self, stack: int) -> float:
        """What powers give for a tile completed."""
        return self.outlook.credit * len(self.me.hooks[COMPLETED[stack]])

    def produce(self, workers: int) -> float:
        return sum(self.outlook.held(world, good) - self.outlook.lock for world, good in self.made(workers))

    def made(self, workers: int) -> list[Good]:
        """The dearest goods first, each made by the die that suits it best."""
        outlook, me = self.outlook, self.me
        room = capacity(me)
        places = [world for world, goods in me.goods.items() for _ in range(room - total(goods))]
        made = []
        for colour in one_by_one(workers)[: len(places)]:
            world = max(places, key=lambda world: (COLOUR[world] in MATCHES[colour], outlook.held(world, colour)))
            places.remove(world)
            made.append((world, colour))
        return made

    @cached_property
    def stored(self) -> list[Good]:
        return [(world, good) for world, dice in self.me.goods.items() for good in one_by_one(dice)]

    def ship(self, workers: int) -> float:
        return self.shipping(workers, self.stored)

    def at_once(self, producers: int, shippers: int) -> float:
        """What it adds to shipping that these goods are made just before it."""
        key = producers, shippers
        if key not in self._at_once:
            more = self.shipping(shippers, self.stored + self.made(producers))
            self._at_once[key] = self.weights.fondness[SHIP] * (more - self.ship(shippers))
        return self._at_once[key]

    def shipping(self, workers: int, waiting: Sequence[Good]) -> float:
        """Every shipper takes the good with which it earns most."""
        goods, worth = list(waiting), 0.0
        for shipper, is_die in [
            *((c, True) for c in one_by_one(workers)),
            *((c, False) for c in one_by_one(self.extras(SHIP))),
        ]:
            if not goods:
                break
            best = max(goods, key=lambda pair: self.shipped(shipper, *pair))
            goods.remove(best)
            worth += self.shipped(shipper, *best) - (self.outlook.use if is_die else 0.0)
        return worth

    def shipped(self, shipper: int, world: int, good: int) -> float:
        """What shipping a good earns, beyond what it was worth while it waited."""
        key = shipper, world, good
        if key not in self._shipped:
            earned = max(self.consumed(shipper, world, good), self.outlook.selling(world))
            self._shipped[key] = earned - self.outlook.held(world, good)
        return self._shipped[key]

    def consumed(self, shipper: int, world: int, good: int) -> float:
        colour = COLOUR[world]
        chips = 1 + (colour in MATCHES[good]) + (colour in MATCHES[shipper])
        return self.weights.consuming * (chips + self.outlook.consuming(world))
