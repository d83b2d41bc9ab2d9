"""Phase IV, Produce: producers become goods on worlds that are not gray."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Ask, Choice, Refusal, Seat, Step
from startable.games.roll.choices import Done, Produce
from startable.games.roll.dice import ONE, colours, has, total
from startable.games.roll.effects import capacity
from startable.games.roll.events import Produced
from startable.games.roll.powers import PRODUCE
from startable.games.roll.question import Question
from startable.games.roll.refusals import NoSuchDie, NoSuchWorld, StillToDo
from startable.games.roll.table import Player, Roll
from startable.games.roll.timing import PhaseEnd, begin


class ProduceGoods(Step[Roll], frozen=True):
    """Nothing is shared here, so all act at once."""

    def run(self, game: Roll) -> None:
        begin(game, PRODUCE, False)
        for seat in range(game.seats):
            game.then(Producing(seat), seat=seat)
        game.then(PhaseEnd(PRODUCE))


def free_worlds(me: Player) -> list[int]:
    """Worlds with room for a good."""
    room = capacity(me)
    return [world for world, goods in me.goods.items() if total(goods) < room]


class Producing(Step[Roll], frozen=True):
    """Every producer must make a good while there is room; who becomes which good is asked if it makes a difference."""

    seat: Seat

    def run(self, game: Roll) -> Ask[Roll] | None:
        me = game.players[self.seat]
        producers, worlds = me.workers[PRODUCE], free_worlds(me)
        if not producers or not worlds:
            return None
        if len(worlds) > 1 or len(colours(producers)) > 1:
            return ProduceGood(self.seat)
        produce(game, self.seat, colours(producers)[0], worlds[0])
        game.then(self, seat=self.seat)
        return None


def produce(game: Roll, seat: Seat, colour: int, world: int) -> None:
    me = game.players[seat]
    me.workers[PRODUCE] -= ONE[colour]
    me.goods[world] += ONE[colour]
    game.tell(Produced(seat, colour, world))


class ProduceGood(Question, frozen=True):
    """Which producer becomes the good of which world?"""

    def choices(self, game: Roll) -> Sequence[Choice]:
        me = self.me(game)
        worlds = free_worlds(me)
        return [Produce(colour, world) for colour in colours(me.workers[PRODUCE]) for world in worlds]

    def why(self, game: Roll, choice: Choice) -> Refusal | None:
        me = self.me(game)
        match choice:
            case Produce(colour, _) if not has(me.workers[PRODUCE], colour):
                return NoSuchDie("RG-PRODUCE-01", colour)
            case Produce(_, world) if world in me.goods:
                return NoSuchWorld("RG-PRODUCE-05", world)
            case Produce(_, world):
                return NoSuchWorld("RG-PRODUCE-06" if world in me.tableau else "RG-PRODUCE-01", world)
            case Done():
                return StillToDo("RG-PHASE-04")
        return None

    def answer(self, game: Roll, choice: Choice) -> None:
        assert isinstance(choice, Produce)
        produce(game, self.seat, choice.colour, choice.world)
        game.then(Producing(self.seat), seat=self.seat)
