"""How long a seat may think: deadlines as data, so that they are kept with the table and survive a restart."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from startable.engine import CLOCK, Game, Seat
from startable.server.store import Times
from startable.server.table import TableDoc

__all__ = ["ALLOWANCES", "Allowance", "after", "allowance", "paused", "resumed"]

DAY = 86_400.0


class Allowance(Struct, frozen=True):
    """Seconds for a turn, at least so many after each choice in it, and for coming back after a lost connection."""

    turn: float
    step: float
    grace: float | None


ALLOWANCES = {
    ("live", "gentle"): Allowance(180.0, 45.0, 120.0),
    ("live", "brisk"): Allowance(60.0, 15.0, 60.0),
    ("relaxed", "gentle"): Allowance(3 * DAY, DAY, None),
    ("relaxed", "brisk"): Allowance(DAY, DAY / 4, None),
}


def allowance(table: TableDoc) -> Allowance | None:
    return ALLOWANCES.get((table.pace, table.clock))


def after(
    times: Times, table: TableDoc, game: Game, *, mover: Seat | None, settled: bool, sand: int, now: float
) -> Times:
    """The table's times after an entry. A turn's time begins when all can see it begin, never at a secret choice."""
    if table.state != "playing":
        return Times(sand=sand)
    deadlines = {}
    allowed = allowance(table)
    for seat in table.people if allowed else ():
        if allowed and seat in game.asks:
            held = None if settled or seat not in times.asked else times.deadlines.get(seat)
            deadlines[seat] = _deadline(allowed, held, seat == mover, now)
    hourglass = _hourglass(times, table, game, sand, now)
    if hourglass is not None:
        deadlines[CLOCK] = hourglass
    away = times.away and tuple(seat for seat in times.away if seat in table.people)
    return replace(times, asked=tuple(sorted(game.asks)), deadlines=deadlines, sand=sand, away=away)


def _deadline(allowed: Allowance, held: float | None, moved: bool, now: float) -> float:
    if held is None:
        return now + allowed.turn
    return max(held, now + allowed.step) if moved else held


def _hourglass(times: Times, table: TableDoc, game: Game, sand: int, now: float) -> float | None:
    """When the clock answers its question: when the sand has run, or at once if everything waits for it."""
    ask = game.asks.get(CLOCK)
    if ask is None:
        return None
    if game.asks.keys() == {CLOCK}:
        return now
    if sand == times.sand and CLOCK in times.deadlines:
        return times.deadlines[CLOCK]
    seconds = ask.seconds(game) if table.pace == "live" else None
    return None if seconds is None else now + seconds


def paused(times: Times, now: float) -> Times:
    return replace(times, stopped=now)


def resumed(times: Times, now: float) -> Times:
    """As much time is left as there was when the table was paused."""
    lost = now - (now if times.stopped is None else times.stopped)
    return replace(times, stopped=None, deadlines={seat: when + lost for seat, when in times.deadlines.items()})
