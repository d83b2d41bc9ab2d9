"""The flight board and the purse: days lost, credits earned."""

from __future__ import annotations

from startable.engine import Seat, Step
from startable.games.trucker import events
from startable.games.trucker.table import Trucking

__all__ = ["Earn", "LoseDays", "move"]


def move(game: Trucking, seat: Seat, days: int) -> None:
    """GT-DAYS-01, 02: forward or back so many empty spaces; taken ones are jumped over."""
    loop, mover = game.flight_board.spaces, game.truckers[seat]
    taken = {other.place % loop for other in game.truckers if other.flying and other is not mover}
    step = 1 if days > 0 else -1
    for _ in range(abs(days)):
        mover.place += step
        while mover.place % loop in taken:
            mover.place += step
    game.tell(events.Moved(seat, days, mover.place))


class LoseDays(Step[Trucking], frozen=True):
    """GT-DAYS-04: who loses days at the same time moves back in reverse order, the rearmost first."""

    seats: tuple[Seat, ...]
    days: int

    def run(self, game: Trucking) -> None:
        for seat in reversed(game.order()):
            if seat in self.seats:
                move(game, seat, -self.days)


class Earn(Step[Trucking], frozen=True):
    """Credits from the bank, taken at once."""

    seat: Seat
    credits: int

    def run(self, game: Trucking) -> None:
        game.purse(self.seat).credits += self.credits
        game.tell(events.Earned(self.seat, self.credits))
