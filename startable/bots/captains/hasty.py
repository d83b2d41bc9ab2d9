"""The greedy captain in a hurry: for imagined games, where many turns must be played in a moment."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from startable.bots.captains.greedy import Greedy
from startable.bots.search import Usual
from startable.engine import Ask, Choice, Game, Seat, View
from startable.games.captains.choices import Pass, Train
from startable.games.captains.table import CADET, Captains
from startable.games.captains.turn import TakeTurn
from startable.games.captains.view import Sight

if TYPE_CHECKING:
    from startable.bots import Imagined

__all__ = ["Hasty", "Rest"]


class Hasty(Greedy):
    """Plans one flight ahead instead of two, and trains nobody but cadets."""

    name: ClassVar[str] = "hasty"
    flights: ClassVar[int] = 1

    def choose(self, view: View, ask: Ask[Any], choices: Sequence[Choice], imagined: Imagined, rng: Random) -> Choice:
        usual = [choice for choice in choices if not isinstance(choice, Train) or choice.figure == CADET]
        return super().choose(view, ask, usual or choices, imagined, rng)


class Rest(Usual):
    """The rest of a round: one captain plays on, the others pass once they have sent somebody.

    What they do after that hardly matters to this captain, blurs comparisons and takes as much time as all the rest.
    """

    def __init__(self, sight: Sight, seat: Seat) -> None:
        super().__init__(Hasty(0.0))
        self.seat = seat
        self.crews = [sum(ship.ready) for ship in sight.captains]

    def choose(self, game: Game, seat: Seat) -> Choice:
        assert isinstance(game, Captains)
        turn = seat != self.seat and isinstance(game.asks[seat], TakeTurn)
        return Pass() if turn and sum(game.captains[seat].ready) < self.crews[seat] else super().choose(game, seat)
