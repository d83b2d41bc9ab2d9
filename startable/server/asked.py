"""Which question a seat has before it: numbers that never repeat, so that a late or doubled answer hurts nobody."""

from __future__ import annotations

from collections.abc import Callable
from operator import is_not, ne
from typing import Any

from startable.engine import CLOCK, Ask, Choice, Game, Seat
from startable.engine.journal import Entry, Played, Undone

__all__ = ["Questions"]


class Questions:
    """Per seat: how many moments it has had. Kept with snapshots, and counted on by every journal entry.

    A seat's number grows when it chooses or takes back, and when the question before it is closed or opened by
    someone else: by what the seat itself sees, never by what others do in secret.
    """

    def __init__(self, game: Game, numbers: dict[Seat, int] | None = None) -> None:
        self.numbers: dict[Seat, int] = dict(numbers or dict.fromkeys((CLOCK, *range(game.seats)), 1))
        self.answered: dict[Seat, tuple[int, Choice]] = {}  # each seat's last choice and the question it answered
        self._asks: dict[Seat, Ask[Any]] = dict(game.asks)

    def after(self, entry: Entry, game: Game) -> None:
        """Count on: this entry has just led to this game."""
        before, self._asks = self._asks, dict(game.asks)
        match entry:
            case Played(mover, choice):
                self.answered[mover] = (self.numbers[mover], choice)
                self._count(mover, before, is_not)
            case Undone(mover):  # the others' questions are built anew; they are the same if they are equal
                self._count(mover, before, ne)
            case _:  # everyone is somewhere else
                self.numbers = {seat: number + 1 for seat, number in self.numbers.items()}

    def _count(self, mover: Seat, before: dict[Seat, Ask[Any]], other: Callable[[Any, Any], bool]) -> None:
        """The mover has another moment, and so has everyone whose question is another one."""
        asks, numbers = self._asks, self.numbers
        for seat in {mover, *before, *asks}:
            if seat == mover or other(before.get(seat), asks.get(seat)):
                numbers[seat] += 1

    def doubled(self, seat: Seat, number: int, choice: Choice) -> bool:
        """Whether this very answer has been taken already."""
        return self.answered.get(seat) == (number, choice)
