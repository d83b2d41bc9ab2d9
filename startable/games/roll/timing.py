"""Timing: players act side by side, or one after another where their order could matter."""

from __future__ import annotations

from startable.engine import Seat, Step
from startable.games.roll.dice import counts
from startable.games.roll.effects import happen
from startable.games.roll.events import PhaseBegan, Unused
from startable.games.roll.powers import DEVELOP, EXPLORE, PRODUCE, SETTLE, SHIP, Moment
from startable.games.roll.table import Roll

ENDS = {
    EXPLORE: Moment.EXPLORE_END,
    DEVELOP: Moment.DEVELOP_END,
    SETTLE: Moment.SETTLE_END,
    PRODUCE: Moment.PRODUCE_END,
    SHIP: Moment.SHIP_END,
}


def begin(game: Roll, phase: int, strict: bool) -> None:
    """The phase begins; whether it is strict is settled here, once, from what everyone can see."""
    game.phase, game.strict = phase, strict
    game.tell(PhaseBegan(phase, strict))


class PhaseEnd(Step[Roll], frozen=True):
    """Workers without a task return to the cup; then powers of the end of the phase act, for everyone."""

    phase: int

    def run(self, game: Roll) -> None:
        for seat in game.in_order():
            release(game, seat, self.phase)
            happen(game, seat, ENDS[self.phase])


def release(game: Roll, seat: Seat, phase: int) -> None:
    """Whoever could not be used goes back to the cup, not to the Citizenry (RG-PHASE-08)."""
    me = game.players[seat]
    if me.workers[phase]:
        game.tell(Unused(seat, counts(me.workers[phase])))
    me.cup += me.workers[phase]
    me.workers[phase], me.extras = 0, 0
