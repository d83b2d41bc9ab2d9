"""The interpreter: printed effects, one after the other, each done by the function that knows its operation."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from startable.engine import Seat, Step
from startable.games.captains import printed
from startable.games.captains.events import CadetsJoined, Gained
from startable.games.captains.moments import perform
from startable.games.captains.printed import AnyEffect, Effect, Effects
from startable.games.captains.table import ANDROID, ANDROID_TOKEN, CADET, MEDAL, Captains, androids

__all__ = ["Apply", "does"]

E = TypeVar("E", bound=Effect)
DO: dict[type[Effect], Callable[[Captains, Seat, AnyEffect], None]] = {}


class Apply(Step[Captains], frozen=True):
    """From left to right; each effect is finished before the next begins."""

    seat: Seat
    effects: Effects

    def run(self, game: Captains) -> None:
        effects = self.effects
        if len(effects) > 1:
            game.then(Apply(self.seat, effects[1:]), seat=self.seat)
        if effects:
            DO[type(effects[0])](game, self.seat, effects[0])


def does(kind: type[E]) -> Callable[[Callable[[Captains, Seat, E], None]], Callable[[Captains, Seat, E], None]]:
    """This function does that operation."""

    def join(function: Callable[[Captains, Seat, E], None]) -> Callable[[Captains, Seat, E], None]:
        DO[kind] = function  # type: ignore[assignment]  # looked up by the effect's own class
        return function

    return join


@does(printed.Medal)
def gain_medals(game: Captains, seat: Seat, effect: printed.Medal) -> None:
    game.captains[seat].medals += effect.n
    game.tell(Gained(seat, (MEDAL,) * effect.n))


@does(printed.Android)
def gain_androids(game: Captains, seat: Seat, effect: printed.Android) -> None:
    game.captains[seat].ready[ANDROID] += effect.n
    game.tell(Gained(seat, (ANDROID_TOKEN,) * effect.n))


@does(printed.Cadet)
def gain_cadets(game: Captains, seat: Seat, effect: printed.Cadet) -> None:
    game.captains[seat].ready[CADET] += effect.n
    game.tell(CadetsJoined(seat, effect.n))


@does(printed.PerAndroid)
def for_each_android(game: Captains, seat: Seat, effect: printed.PerAndroid) -> None:
    game.then(Apply(seat, effect.then * androids(game.captains[seat])), seat=seat)


@does(printed.Special)
def special(game: Captains, seat: Seat, effect: printed.Special) -> None:
    """A room's or a passenger's own power."""
    perform(game, seat, "activate", effect.key)
    perform(game, seat, "passenger_action", effect.key)
