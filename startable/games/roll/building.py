"""Building, which Develop and Settle share: dice go onto the top tile one at a time until they number its cost."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Ask, Choice, Refusal, Seat, Step
from startable.games.roll.choices import Done, Finish, Remove, RemoveGood, Work
from startable.games.roll.dice import ONE, colours, counts, total
from startable.games.roll.effects import cost, happen
from startable.games.roll.events import Built, Gained, Removed, Unused, Worked
from startable.games.roll.powers import Moment
from startable.games.roll.printed import GAINS, PHASES, STACKS, side_of
from startable.games.roll.question import Question
from startable.games.roll.refusals import NoSuchDie, StillToDo
from startable.games.roll.table import TILES_TO_END, Player, Roll, take
from startable.games.roll.timing import PhaseEnd, begin

PHASE_OF = (1, 2)
"""Developers work in phase II and settlers in phase III."""

COMPLETED = (Moment.DEVELOPED, Moment.SETTLED)


def start(game: Roll, stack: int) -> None:
    """Everyone builds at once; one after another if somebody might reach the tile that ends the game."""
    phase = PHASE_OF[stack]
    begin(game, phase, not game.ending and any(may_end(player, stack) for player in game.players))
    game.then(PhaseEnd(phase))
    if game.strict:
        game.then(*[BuildTurn(seat, stack) for seat in game.in_order()])
        return
    for seat in range(game.seats):
        game.then(Build(seat, stack), seat=seat)


def may_end(me: Player, stack: int) -> bool:
    """Every tile takes one die at least, so neither dice nor tiles can give more than there are of them."""
    dice = total(me.workers[PHASE_OF[stack]] + me.builders[stack])
    return me.tiles + min(dice, len(me.stacks[stack])) >= TILES_TO_END


class BuildTurn(Step[Roll], frozen=True):
    """One player's turn under strict timing."""

    seat: Seat
    stack: int

    def run(self, game: Roll) -> None:
        game.then(Build(self.seat, self.stack), seat=self.seat)


class Build(Step[Roll], frozen=True):
    """Complete what can be completed, place who can be placed; ask only where it makes a difference."""

    seat: Seat
    stack: int

    def run(self, game: Roll) -> Ask[Roll] | None:
        me = game.players[self.seat]
        if not me.stacks[self.stack]:
            self.leave(game, me)
            return None
        missing = cost(me, side_of(me.stacks[self.stack][0], self.stack)) - total(me.builders[self.stack])
        return self.complete(game, me, missing) if missing <= 0 else self.place(game, me, missing)

    def leave(self, game: Roll, me: Player) -> None:
        """With no tile left to build, dice return to the cup, those that waited on the stack too."""
        dice = me.builders[self.stack]
        me.cup += dice
        me.builders[self.stack] = 0
        if dice:
            game.tell(Unused(self.seat, counts(dice)))

    def place(self, game: Roll, me: Player, missing: int) -> Ask[Roll] | None:
        """Workers of several colours are placed one by one, unless all of them are needed anyway."""
        workers = me.workers[PHASE_OF[self.stack]]
        if not workers:
            return None
        if total(workers) > missing and len(colours(workers)) > 1:
            return PlaceBuilder(self.seat, self.stack)
        dice = workers if total(workers) <= missing else missing * ONE[colours(workers)[0]]
        put_to_work(game, self.seat, self.stack, dice)
        game.then(self, seat=self.seat)
        return None

    def complete(self, game: Roll, me: Player, missing: int) -> Ask[Roll] | None:
        """The dice that number the cost complete the tile; who they are matters only if more are waiting."""
        dice = me.builders[self.stack]
        if missing < 0 and len(colours(dice)) > 1:
            return ChooseCrew(self.seat, self.stack)
        crew = dice + missing * ONE[colours(dice)[0]]
        finish(game, self.seat, self.stack, crew)
        return None


def put_to_work(game: Roll, seat: Seat, stack: int, dice: int) -> None:
    me = game.players[seat]
    me.workers[PHASE_OF[stack]] -= dice
    me.builders[stack] += dice
    game.tell(Worked(seat, stack, counts(dice)))


class PlaceBuilder(Question, frozen=True):
    """Which worker is placed next?"""

    stack: int

    def choices(self, game: Roll) -> Sequence[Choice]:
        return [Work(colour) for colour in colours(self.me(game).workers[PHASE_OF[self.stack]])]

    def why(self, game: Roll, choice: Choice) -> Refusal | None:
        match choice:
            case Work(colour):
                return NoSuchDie("RG-PHASE-05", colour)
            case Done():
                return StillToDo("RG-FAQ-15")
        return None

    def answer(self, game: Roll, choice: Choice) -> None:
        assert isinstance(choice, Work)
        put_to_work(game, self.seat, self.stack, ONE[choice.colour])
        game.then(Build(self.seat, self.stack), seat=self.seat)


class ChooseCrew(Question, frozen=True):
    """More dice wait than the tile takes: which of them complete it? (RG-DEVELOP-07, RG-SETTLE-07)"""

    stack: int

    def choices(self, game: Roll) -> Sequence[Choice]:
        return [Finish(colour) for colour in colours(self.me(game).builders[self.stack])]

    def why(self, game: Roll, choice: Choice) -> Refusal | None:
        row = ("RG-DEVELOP-07", "RG-SETTLE-07")[self.stack]
        match choice:
            case Finish(colour):
                return NoSuchDie(row, colour)
            case Done():
                return StillToDo(row)
        return None

    def answer(self, game: Roll, choice: Choice) -> None:
        assert isinstance(choice, Finish)
        me = self.me(game)
        me.builders[self.stack] -= ONE[choice.colour]
        me.crew += ONE[choice.colour]
        missing = cost(me, side_of(me.stacks[self.stack][0], self.stack)) - total(me.crew)
        if missing and len(colours(me.builders[self.stack])) > 1:
            game.ask(self)
        else:
            rest = missing * ONE[colours(me.builders[self.stack])[0]] if missing else 0
            finish(game, self.seat, self.stack, rest)


def finish(game: Roll, seat: Seat, stack: int, dice: int) -> None:
    """The tile joins the tableau; powers act that were there before it; then its own effect, and building goes on."""
    me = game.players[seat]
    me.builders[stack] -= dice
    me.crew += dice
    tile, *rest = me.stacks[stack]
    me.stacks[stack] = tuple(rest)
    side = side_of(tile, stack)
    game.tell(Built(seat, side, counts(me.crew)))
    removal = [RemoveDie(seat)] * GAINS[side].remove_dice
    game.then(Disband(seat), *removal, Gain(seat, side), Build(seat, stack), seat=seat)
    happen(game, seat, COMPLETED[stack], side)
    me.join(side)


class Disband(Step[Roll], frozen=True):
    """The dice that completed the tile go to the Citizenry."""

    seat: Seat

    def run(self, game: Roll) -> None:
        me = game.players[self.seat]
        me.citizenry, me.crew = me.citizenry + me.crew, 0


CUP_PLACE = len(PHASES)
CITIZENRY_PLACE = CUP_PLACE + 1
STACK_PLACES = tuple(CITIZENRY_PLACE + 1 + stack for stack in STACKS)
"""Where a die can be removed from, beside the five columns of workers."""


def places(me: Player) -> list[int]:
    """The dice in each of these places."""
    return [*me.workers[: len(PHASES)], me.cup, me.citizenry, *me.builders]


class RemoveDie(Question, frozen=True):
    """Any die of one's own goes back to the supply (RG-POWER-14)."""

    def choices(self, game: Roll) -> Sequence[Choice]:
        me = self.me(game)
        dice = [Remove(place, colour) for place, held in enumerate(places(me)) for colour in colours(held)]
        return [*dice, *(RemoveGood(world, colour) for world, goods in me.goods.items() for colour in colours(goods))]

    def why(self, game: Roll, choice: Choice) -> Refusal | None:
        match choice:
            case Remove(_, colour) | RemoveGood(_, colour):
                return NoSuchDie("RG-POWER-14", colour)
        return StillToDo("RG-POWER-14")

    def answer(self, game: Roll, choice: Choice) -> None:
        me = self.me(game)
        assert isinstance(choice, Remove | RemoveGood)
        if isinstance(choice, RemoveGood):
            me.goods[choice.world] -= ONE[choice.colour]
        else:
            withdraw(me, choice.place, ONE[choice.colour])
        game.supply += ONE[choice.colour]
        game.tell(Removed(self.seat, choice.colour))


def withdraw(me: Player, place: int, die: int) -> None:
    if place < CUP_PLACE:
        me.workers[place] -= die
    elif place == CUP_PLACE:
        me.cup -= die
    elif place == CITIZENRY_PLACE:
        me.citizenry -= die
    else:
        me.builders[place - STACK_PLACES[0]] -= die


class Gain(Step[Roll], frozen=True):
    """What the tile brings, once: credits and dice (RG-SETTLE-08, RG-SETTLE-09)."""

    seat: Seat
    side: int

    def run(self, game: Roll) -> None:
        gains = GAINS[self.side]
        game.players[self.seat].earn(gains.credits)
        for die in gains.dice:
            came = take(game, self.seat, die.color, die.to, self.side)
            game.tell(Gained(self.seat, self.side, die.color, die.to, came))
