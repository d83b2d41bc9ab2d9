"""Insuring a fleet before it takes off."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Ask, Choice, NotOffered, Refusal, Seat, Step
from startable.games.trucker import events, refusals
from startable.games.trucker.boards import Premium
from startable.games.trucker.choices import Decline, Insure
from startable.games.trucker.inspection import by_space
from startable.games.trucker.table import Trucking

__all__ = ["Insurance", "Insuring", "limit"]


class Insurance(Step[Trucking], frozen=True):
    """GT-FLEET-14, 16: where the board offers it, all decide in the order of the starting spaces, openly."""

    def run(self, game: Trucking) -> None:
        if game.board.printed.insurance:
            game.then(*map(Insuring, by_space(game)))


class Insuring(Ask[Trucking], frozen=True):
    """One premium for the whole fleet (GT-FLEET-18), or none; even who has too little is asked, for that is secret."""

    def choices(self, game: Trucking) -> Sequence[Choice]:
        return [Decline(), *[Insure(premium.credits) for premium in self.offers(game)]]

    def offers(self, game: Trucking) -> list[Premium]:
        """GT-FLEET-50: what can be paid."""
        credits = game.purse(self.seat).credits
        return [premium for premium in game.board.printed.insurance if premium.credits <= credits]

    def forbids(self, game: Trucking, choice: Choice) -> Refusal | None:
        if choice in self.choices(game):
            return None
        if not isinstance(choice, Insure):
            return NotOffered("GT-FLEET-14")
        printed = any(choice.premium == premium.credits for premium in game.board.printed.insurance)
        return refusals.NoPremium("GT-FLEET-50" if printed else "GT-FLEET-14", choice.premium)

    def answer(self, game: Trucking, choice: Choice) -> None:
        """GT-FLEET-17: the premium is gone at once."""
        if isinstance(choice, Insure):
            game.purse(self.seat).credits -= choice.premium
            game.truckers[self.seat].premium = choice.premium
        game.tell(events.Insured(self.seat, game.truckers[self.seat].premium, limit(game, self.seat)))


def limit(game: Trucking, seat: Seat) -> int | None:
    """The most that this player pays for lost components: as insured, or else as printed on the board, if at all."""
    board, paid = game.board.printed, game.truckers[seat].premium
    return next((premium.limit for premium in board.insurance if premium.credits == paid), board.limit)
