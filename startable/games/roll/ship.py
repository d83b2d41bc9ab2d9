"""Phase V, Ship: each shipper sells a good for credits or consumes it for VP."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Ask, Choice, Refusal, Seat, Step
from startable.games.roll.choices import Consume, Done, Sell
from startable.games.roll.dice import COLOURS, ONE, colours, has, total
from startable.games.roll.effects import happen
from startable.games.roll.events import Consumed, Sold
from startable.games.roll.powers import SHIP, GainVp, Moment
from startable.games.roll.printed import COLOUR, MATCHES, PRICE
from startable.games.roll.question import Question
from startable.games.roll.refusals import NoSuchDie, NoSuchWorld, StillToDo
from startable.games.roll.table import Player, Roll
from startable.games.roll.timing import PhaseEnd, begin

NO_DIE = len(COLOURS)
"""Shippers that are no dice are numbered from here on."""


class Ship(Step[Roll], frozen=True):
    """Everyone ships at once; one after another if the VP pool might run out."""

    def run(self, game: Roll) -> None:
        for seat in range(game.seats):
            happen(game, seat, Moment.SHIP_START)
        begin(game, SHIP, not game.ending and sum(map(most_chips, game.players)) >= game.pool)
        game.then(PhaseEnd(SHIP))
        if game.strict:
            game.then(*[ShipTurn(seat) for seat in game.in_order()])
            return
        for seat in range(game.seats):
            game.then(Shipping(seat), seat=seat)


def most_chips(me: Player) -> int:
    """The most VP that a player could take in this phase."""
    goods = sum(map(total, me.goods.values()))
    tasks = min(goods, total(me.workers[SHIP] + me.extras))
    each = 3 + sum(power.amount for power in me.powers(Moment.CONSUMED) if isinstance(power, GainVp))
    return tasks * each + sum(power.amount for power in me.powers(Moment.SHIP_END) if isinstance(power, GainVp))


class ShipTurn(Step[Roll], frozen=True):
    """One player's turn under strict timing."""

    seat: Seat

    def run(self, game: Roll) -> None:
        game.then(Shipping(self.seat), seat=self.seat)


class Shipping(Step[Roll], frozen=True):
    """While there are shippers and goods, every shipper must ship."""

    seat: Seat

    def run(self, game: Roll) -> Ask[Roll] | None:
        me = game.players[self.seat]
        return ShipGood(self.seat) if (me.workers[SHIP] or me.extras) and any(me.goods.values()) else None


class ShipGood(Question, frozen=True):
    """Which shipper takes which good, to sell it or to consume it?"""

    def choices(self, game: Roll) -> Sequence[Choice]:
        me = self.me(game)
        goods = [(world, good) for world, dice in me.goods.items() for good in colours(dice)]
        shippers = (*colours(me.workers[SHIP]), *(NO_DIE + colour for colour in colours(me.extras)))
        return [task(shipper, world, good) for task in (Sell, Consume) for shipper in shippers for world, good in goods]

    def why(self, game: Roll, choice: Choice) -> Refusal | None:
        me = self.me(game)
        match choice:
            case Sell(_, world, good) | Consume(_, world, good) if not has(me.goods.get(world, 0), good):
                return NoSuchWorld("RG-SHIP-01", world)
            case Sell(shipper) | Consume(shipper):
                return NoSuchDie("RG-SHIP-01", shipper)
            case Done():
                return StillToDo("RG-PHASE-04")
        return None

    def answer(self, game: Roll, choice: Choice) -> None:
        assert isinstance(choice, Sell | Consume)
        self.take(game, choice)
        game.then(Shipping(self.seat), seat=self.seat)
        if isinstance(choice, Sell):
            self.sell(game, choice)
        else:
            self.consume(game, choice)

    def take(self, game: Roll, choice: Sell | Consume) -> None:
        """Both dice go to the Citizenry; a shipper that is no die is gone (RG-SHIP-02)."""
        me = self.me(game)
        me.goods[choice.world] -= ONE[choice.good]
        me.citizenry += ONE[choice.good]
        if choice.shipper < NO_DIE:
            me.workers[SHIP] -= ONE[choice.shipper]
            me.citizenry += ONE[choice.shipper]
        else:
            me.extras -= ONE[choice.shipper - NO_DIE]

    def sell(self, game: Roll, choice: Sell) -> None:
        """The price is the world's, whatever the dice (RG-SHIP-07)."""
        price = PRICE[COLOUR[choice.world]]
        self.me(game).earn(price)
        game.tell(Sold(self.seat, choice.shipper, choice.world, choice.good, price))
        happen(game, self.seat, Moment.SOLD, choice.world)

    def consume(self, game: Roll, choice: Consume) -> None:
        """One VP, and one more for each of the two dice that matches the world (RG-SHIP-08 to 12)."""
        world = COLOUR[choice.world]
        chips = 1 + (world in MATCHES[choice.good]) + (world in MATCHES[choice.shipper % NO_DIE])
        game.pay_chips(self.seat, chips)
        game.tell(Consumed(self.seat, choice.shipper, choice.world, choice.good, chips))
        happen(game, self.seat, Moment.CONSUMED, choice.world)
