"""The two components that a golden master engineer has kept, fitted in when everyone has finished building."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from startable.engine import Ask, Choice, NotOffered, Refusal, Seat, Step
from startable.games.trucker import events, refusals
from startable.games.trucker.choices import Ready, SetAside, TakeAside, Weld
from startable.games.trucker.components import CONNECTORS
from startable.games.trucker.deeds import do, fasten, no_weld, welds_of
from startable.games.trucker.inspection import by_space
from startable.games.trucker.table import ENGINEER, NO_TILE, Trucking

__all__ = ["Fitting", "LateParts"]


class LateParts(Step[Trucking], frozen=True):
    """GT-TITLE-ENGINEER-03: in the order of the starting spaces."""

    def run(self, game: Trucking) -> None:
        late = [seat for seat in by_space(game) if game.truckers[seat].aside and game.hampered(seat, ENGINEER)]
        game.then(*[Fitting(seat) for seat in late])


class Fitting(Ask[Trucking], frozen=True):
    """Take one of them, weld it or lay it down again; whatever is left over is paid for."""

    def choices(self, game: Trucking) -> Sequence[Choice]:
        me = game.truckers[self.seat]
        if me.hand == NO_TILE:
            return [Ready(), *map(TakeAside, me.aside)]
        return [SetAside(), *welds_of(game, self.seat)]

    def forbids(self, game: Trucking, choice: Choice) -> Refusal | None:
        me = game.truckers[self.seat]
        match choice:
            case Ready() | TakeAside() if me.hand != NO_TILE:
                return refusals.HandFull("GT-BUILD-03", me.hand)
            case SetAside() | Weld() if me.hand == NO_TILE:
                return refusals.HandEmpty()
            case TakeAside(tile):
                return None if tile in me.aside else refusals.NotAside("GT-TITLE-ENGINEER-03", tile)
            case Weld(square, turn):
                return no_weld(game, self.seat, square, turn)
        return None if isinstance(choice, Ready | SetAside) else NotOffered("GT-TITLE-ENGINEER-03")

    def answer(self, game: Trucking, choice: Choice) -> None:
        me = game.truckers[self.seat]
        if not isinstance(choice, Ready):
            do(game, self.seat, choice)
        if not isinstance(choice, Ready) and (me.aside or me.hand != NO_TILE):
            game.ask(self)
            return
        fasten(me)
        pay_for_the_rest(game, self.seat)


def pay_for_the_rest(game: Trucking, seat: Seat) -> None:
    """GT-TITLE-ENGINEER-04: a credit for each side with a connector, as far as there are any; no loss besides."""
    me = game.truckers[seat]
    for tile in me.aside:
        connectors = CONNECTORS[tile * 4]
        me.credits -= min(me.credits, connectors)
        insort(game.heap, tile)
        game.tell(events.LeftOver(seat, tile, connectors))
    me.aside = ()
