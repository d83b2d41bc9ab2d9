"""Manage Empire: recruit dice for credits, then recall dice for nothing."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Ask, Choice, Refusal, Seat, Step
from startable.games.roll.choices import Done, Recall, RecallGood, Recruit
from startable.games.roll.dice import ONE, colours, counts, total
from startable.games.roll.events import Recalled, Recruited
from startable.games.roll.printed import STACKS
from startable.games.roll.question import Question
from startable.games.roll.refusals import NoSuchDie, StillToDo, TooEarly, TooLate
from startable.games.roll.table import NOBODY, Player, Roll


class Manage(Step[Roll], frozen=True):
    """Each player recruits and recalls, all at once."""

    def run(self, game: Roll) -> None:
        game.phase = NOBODY
        for seat in range(game.seats):
            game.then(Recruiting(seat), Recalling(seat), seat=seat)


class Recruiting(Step[Roll], frozen=True):
    """Dice are recruited until none or no credit is left; which ones is asked if it makes a difference."""

    seat: Seat

    def run(self, game: Roll) -> Ask[Roll] | None:
        me = game.players[self.seat]
        dice, affordable = me.citizenry, min(me.credits, total(me.citizenry))
        if affordable < total(dice) and affordable and len(colours(dice)) > 1:
            return RecruitDie(self.seat)
        if affordable:
            recruit(game, self.seat, dice if affordable == total(dice) else affordable * ONE[colours(dice)[0]])
        me.credits = me.credits or 1
        return None


def recruit(game: Roll, seat: Seat, dice: int) -> None:
    me = game.players[seat]
    me.citizenry -= dice
    me.cup += dice
    me.credits -= total(dice)
    game.tell(Recruited(seat, counts(dice)))


class RecruitDie(Question, frozen=True):
    """Credits are short: which die is recruited next? (RG-MANAGE-04)"""

    def choices(self, game: Roll) -> Sequence[Choice]:
        return [Recruit(colour) for colour in colours(self.me(game).citizenry)]

    def why(self, game: Roll, choice: Choice) -> Refusal | None:
        match choice:
            case Recruit(colour):
                return NoSuchDie("RG-MANAGE-04", colour)
            case Done():
                return StillToDo("RG-MANAGE-03")
            case Recall() | RecallGood():
                return TooEarly("RG-MANAGE-01")
        return None

    def answer(self, game: Roll, choice: Choice) -> None:
        assert isinstance(choice, Recruit)
        recruit(game, self.seat, ONE[choice.colour])
        game.then(Recruiting(self.seat), seat=self.seat)


class Recalling(Step[Roll], frozen=True):
    """Who has dice on stacks or worlds may recall them."""

    seat: Seat

    def run(self, game: Roll) -> Ask[Roll] | None:
        me = game.players[self.seat]
        return RecallDice(self.seat) if any(me.builders) or any(me.goods.values()) else None


class RecallDice(Question, frozen=True):
    """Any number of developers, settlers and goods go to the cup, free of charge."""

    def choices(self, game: Roll) -> Sequence[Choice]:
        return [Done(), *recalls(self.me(game))]

    def why(self, game: Roll, choice: Choice) -> Refusal | None:
        match choice:
            case Recall(_, colour) | RecallGood(_, colour):
                return NoSuchDie("RG-MANAGE-06", colour)
            case Recruit():
                return TooLate("RG-MANAGE-01")
        return None

    def answer(self, game: Roll, choice: Choice) -> None:
        me = self.me(game)
        match choice:
            case Done():
                return
            case Recall(stack, colour):
                me.builders[stack] -= ONE[colour]
            case RecallGood(world, colour):
                me.goods[world] -= ONE[colour]
        assert isinstance(choice, Recall | RecallGood)
        me.cup += ONE[choice.colour]
        game.tell(Recalled(self.seat, choice.colour))
        game.ask(self)


def recalls(me: Player) -> list[Choice]:
    builders: list[Choice] = [Recall(stack, colour) for stack in STACKS for colour in colours(me.builders[stack])]
    return [*builders, *(RecallGood(world, colour) for world, dice in me.goods.items() for colour in colours(dice))]
