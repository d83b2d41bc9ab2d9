"""What powers offer their owner: to return dice to the cup, to buy a chip."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Ask, Choice, Refusal, Seat, Step
from startable.games.roll.choices import Buy, Done, Return
from startable.games.roll.dice import ONE, colours, counts, total
from startable.games.roll.events import Bought, ToCup
from startable.games.roll.question import Question
from startable.games.roll.refusals import NoSuchDie, StillToDo
from startable.games.roll.table import Roll


class ReturnCrew(Step[Roll], frozen=True):
    """At least and at most so many of the dice that completed a tile go to the cup; a lone die has no choice."""

    seat: Seat
    least: int
    most: int

    def run(self, game: Roll) -> Ask[Roll] | None:
        me = game.players[self.seat]
        if total(me.crew) == 1 and self.least:
            game.tell(ToCup(self.seat, counts(me.crew)))
            me.cup, me.crew = me.cup + me.crew, 0
        return ReturnDie(self.seat, self.least, self.most) if me.crew else None


class ReturnDie(Question, frozen=True):
    """Which of the dice goes to the cup?"""

    least: int
    most: int

    def choices(self, game: Roll) -> Sequence[Choice]:
        returns: list[Choice] = [Return(colour) for colour in colours(self.me(game).crew)]
        return returns if self.least else [*returns, Done()]

    def why(self, game: Roll, choice: Choice) -> Refusal | None:
        match choice:
            case Return(colour):
                return NoSuchDie("RG-POWER-01", colour)
            case Done():
                return StillToDo("RG-POWER-01")
        return None

    def answer(self, game: Roll, choice: Choice) -> None:
        me = self.me(game)
        if isinstance(choice, Return):
            me.crew -= ONE[choice.colour]
            me.cup += ONE[choice.colour]
            game.tell(ToCup(self.seat, counts(ONE[choice.colour])))
            if self.most > 1 and me.crew:
                game.ask(ReturnDie(self.seat, max(0, self.least - 1), self.most - 1))


class BankSale(Question, frozen=True):
    """After a sale, a chip may be bought."""

    price: int
    chips: int

    def choices(self, game: Roll) -> Sequence[Choice]:
        return [Buy(), Done()]

    def answer(self, game: Roll, choice: Choice) -> None:
        if isinstance(choice, Buy):
            self.me(game).credits -= self.price
            game.pay_chips(self.seat, self.chips)
            game.tell(Bought(self.seat, self.price, self.chips))
