"""Partners: two share a purse, change places while they build if so agreed, and fly each other's ships."""

from __future__ import annotations

from startable.engine import Seat, Step
from startable.games.trucker import events
from startable.games.trucker.boards import NOWHERE
from startable.games.trucker.table import NO_PILE, Trucking

__all__ = ["TradeShips", "changes_places", "partner_of", "swap_boards"]

AT_THE_BOARD = ("cells", "aboard", "hand", "grip", "aside", "space", "mended", "accused", "lost")


def partner_of(game: Trucking, seat: Seat) -> Seat | None:
    """GT-TEAM-01: partners sit side by side."""
    return seat ^ 1 if game.setting.teams else None


class TradeShips(Step[Trucking], frozen=True):
    """GT-TEAM-03, 06: when all ships are built and checked, each takes the partner's."""

    def run(self, game: Trucking) -> None:
        if game.setting.teams:
            game.tell(events.ChangedPlaces(to_fly=True))
            trade(game)


def trade(game: Trucking) -> None:
    """All that is at a board stays there: number tile, reserve, losses and a component just brought to it."""
    for seat in range(0, game.seats, 2):
        mine, other = game.truckers[seat], game.truckers[seat + 1]
        for name in AT_THE_BOARD:
            here, there = getattr(mine, name), getattr(other, name)
            setattr(mine, name, there)
            setattr(other, name, here)


def changes_places(game: Trucking) -> bool:
    """GT-TEAM-04, 05: whether the flip just made is one at which partners change: any but that onto the last space."""
    return game.setting.change_places and game.glass < game.flight_board.hourglass


def swap_boards(game: Trucking, caller: Seat) -> None:
    """GT-TEAM-08: piles in hand are put back, what was added last is welded, and nobody gains time by it."""
    now = game.truckers[caller].ready_at
    game.tell(events.ChangedPlaces(to_fly=False))
    for seat, trucker in enumerate(game.truckers):
        if trucker.reading != NO_PILE:
            game.tell(events.WasClosed(seat, trucker.reading))
        trucker.reading, trucker.last, trucker.from_aside = NO_PILE, NOWHERE, False
        trucker.ready_at = max(trucker.ready_at, now)
        game.seal(seat)
    trade(game)
