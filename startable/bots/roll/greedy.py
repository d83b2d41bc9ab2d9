"""The greedy player: gives everything a price in VP and takes what is worth most."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from startable.bots.roll.assigning import Assigning
from startable.bots.roll.outlook import Outlook
from startable.bots.roll.phases import Phases
from startable.bots.roll.rivals import chances
from startable.bots.roll.weights import Weights
from startable.engine import Ask, Choice, View
from startable.games.roll.assign import MoveWorkers, PlaceWilds, ReassignWorkers, SelectPhase
from startable.games.roll.choices import (
    Abandon,
    Arrange,
    Buy,
    Consume,
    Finish,
    Lay,
    Produce,
    Raise,
    Recall,
    RecallGood,
    Recruit,
    Remove,
    RemoveGood,
    Return,
    Scout,
    Sell,
    Stock,
    Work,
)
from startable.games.roll.dice import COLOURS, total
from startable.games.roll.effects import STOCK, cost, stocking
from startable.games.roll.printed import TILES, side_of
from startable.games.roll.view import Sight

if TYPE_CHECKING:
    from startable.bots import Imagined

__all__ = ["Greedy", "Judge", "assigning"]

FIRST, NEVER = 100.0, -100.0
"""Worth more than anything, and less."""

ENOUGH_DICE = 3
"""With fewer dice in the cup, those that wait on stacks and worlds are called back."""


class Greedy:
    """Decides from its view alone, in a moment."""

    name: ClassVar[str] = "greedy"
    simpler: ClassVar[str | None] = "random"
    weights: ClassVar[Weights] = Weights()

    def __init__(self, seconds: float) -> None:
        pass

    def choose(self, view: View, ask: Ask[Any], choices: Sequence[Choice], imagined: Imagined, rng: Random) -> Choice:
        assert isinstance(view, Sight)
        match ask:
            case PlaceWilds():
                return assigning(view, ask.seat, self.weights).place()
            case SelectPhase():
                return assigning(view, ask.seat, self.weights).select()
            case ReassignWorkers() | MoveWorkers():
                return max(choices, key=assigning(view, ask.seat, self.weights).reassigning)
        return max(choices, key=Judge(Outlook.seen(view, ask.seat, self.weights)).worth)


def assigning(sight: Sight, seat: int, weights: Weights) -> Assigning:
    """The workers behind the seat's screen, with what it expects of the others."""
    return Assigning(Phases(Outlook.seen(sight, seat, weights)), chances(sight, seat), sight, seat)


class Judge:
    """Says what a choice is worth, compared with the others that are offered with it."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.weights = outlook.weights
        self.me = outlook.me
        self.phases = Phases(outlook)

    def worth(self, choice: Choice) -> float:
        outlook, me = self.outlook, self.me
        match choice:
            case Arrange(development):
                (world,) = (tile for tile in me.offer if tile != development)
                return self.density(development, 0) + self.density(world, 1)
            case Stock(colour):
                return outlook.money(stocking(me, colour))
            case Scout(colour):
                return self.phases.scout(0) + me.pending - outlook.die(colour) / 100
            case Abandon(tile):
                return self.abandon(tile)
            case Raise(tile, stack):
                return self.rearrange(tile, stack)
            case Lay(tile, stack, top):
                return self.lay(tile, stack, top)
            case Work(colour) | Finish(colour):
                return -outlook.die(colour)
            case Return(colour) | Recruit(colour):
                return outlook.die(colour)
            case Remove(place, colour):
                return (place == len(COLOURS) - 1) * outlook.use - outlook.die(colour)
            case RemoveGood(world, colour):
                return -outlook.die(colour) - outlook.held(world, colour)
            case Produce(colour, world):
                return outlook.held(world, colour)
            case Sell(_, world, good):
                return outlook.selling(world) - outlook.held(world, good)
            case Consume(shipper, world, good):
                return self.phases.consumed(shipper % len(COLOURS), world, good) - outlook.held(world, good)
            case Buy():
                return 1 + outlook.money(-1)
            case Recall(stack, colour):
                return self.recall(stack, colour)
            case RecallGood(world, colour):
                return self.wanted(colour) - outlook.held(world, colour)
        return 0.0

    def density(self, tile: int, stack: int) -> float:
        """What a tile is worth for each die that it takes, in this stack."""
        side = side_of(tile, stack)
        need = cost(self.me, side)
        worth = (self.outlook.tile(side) - need * self.outlook.use) / (need + self.weights.size)
        return worth - self.weights.thrift * need

    def lay(self, tile: int, stack: int, top: bool) -> float:
        """A good tile in the shorter stack; on top only of worse ones on which nobody works yet."""
        worth = self.density(tile, stack)
        stacked = self.me.stacks[stack]
        if top:
            better = worth > self.density(stacked[0], stack) + 0.1 and not self.me.builders[stack]
            return worth + 0.05 if better else worth - 2
        return worth - self.weights.depth * len(stacked)

    def rearrange(self, tile: int, stack: int) -> float:
        """Better tiles go on top, before anything else is done; every such move must make the tops better."""
        stacks = [tuple(other for other in tiles if other != tile) for tiles in self.me.stacks]
        stacks[stack] = (tile, *stacks[stack])
        better = self.tops(stacks) - self.tops(self.me.stacks)
        return FIRST + better if better > 0.1 else NEVER

    def tops(self, stacks: Sequence[Sequence[int]]) -> float:
        return sum(self.density(tiles[0], stack) for stack, tiles in enumerate(stacks) if tiles)

    def abandon(self, tile: int) -> float:
        """Whoever scouts anyway exchanges tiles that are clearly worse than most, if nobody works on them."""
        stack = 0 if tile in self.me.stacks[0] else 1
        begun = self.me.stacks[stack][0] == tile and self.me.builders[stack]
        worse = self.density(tile, stack) < self.typical - self.weights.swap
        return FIRST if self.scouts and worse and not begun else NEVER

    @property
    def scouts(self) -> bool:
        """Whether the next explorer scouts rather than stocks."""
        return bool(self.me.pending) or self.phases.scout(0) > self.outlook.money(STOCK)

    @cached_property
    def typical(self) -> float:
        """What a tile drawn from the bag is worth for each die, its better side in use."""
        return sum(max(self.density(tile, 0), self.density(tile, 1)) for tile in range(len(TILES))) / len(TILES)

    def recall(self, stack: int, colour: int) -> float:
        tiles = self.me.stacks[stack]
        if not tiles:
            return self.outlook.use
        side = side_of(tiles[0], stack)
        return self.wanted(colour) - self.outlook.tile(side) * self.phases.start / cost(self.me, side)

    def wanted(self, colour: int) -> float:
        """How much a die is missed in the cup: who rolls none at all is out of the game."""
        cup = total(self.me.cup)
        short = max(0, ENOUGH_DICE - cup)
        missed = self.weights.recall * short**2 - 0.1 + self.outlook.die(colour) / 100
        return missed * self.outlook.future if cup else FIRST
