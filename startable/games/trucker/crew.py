"""Giving up crew: to slavers, to a combat zone, to a ship that somebody buys, to an epidemic."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Ask, Choice, NotOffered, Refusal, Seat, Step
from startable.games.trucker import events, refusals
from startable.games.trucker.choices import Surrender
from startable.games.trucker.table import ASTRONAUTS, BANKED, PURPLE, Trucking

__all__ = ["GiveCrew", "LoseCrew", "dismiss", "occupied"]


def occupied(game: Trucking, seat: Seat) -> list[int]:
    aboard = game.truckers[seat].aboard
    return [square for square in game.hull(seat).cabins if aboard[square]]


def dismiss(game: Trucking, seat: Seat, square: int) -> None:
    """One crew member of that cabin goes back to the bank (GT-CREW-16)."""
    aboard = game.truckers[seat].aboard
    alien = aboard[square] if aboard[square] >= PURPLE else 0
    aboard[square] = 0 if alien else aboard[square] - 1
    game.bank[BANKED.get(alien, ASTRONAUTS)] += 1
    game.tell(events.CrewLost(seat, square, alien or 1))


class LoseCrew(Step[Trucking], frozen=True):
    """GT-CREW-14: the owner chooses each figure; where one cabin is left, or nobody, there is nothing to choose."""

    seat: Seat
    number: int

    def run(self, game: Trucking) -> Ask[Trucking] | None:
        cabins = occupied(game, self.seat)
        if not self.number or not cabins:
            return None
        if len(cabins) > 1:
            return GiveCrew(self.seat, self.number)
        dismiss(game, self.seat, cabins[0])
        game.then(LoseCrew(self.seat, self.number - 1))
        return None


class GiveCrew(Ask[Trucking], frozen=True):
    """Human or alien, from which cabin: as the owner likes."""

    number: int

    def choices(self, game: Trucking) -> Sequence[Choice]:
        return [Surrender(square) for square in occupied(game, self.seat)]

    def forbids(self, game: Trucking, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Surrender):
            return NotOffered("GT-CREW-14")
        there = choice.square in occupied(game, self.seat)
        return None if there else refusals.NothingToGive("GT-CREW-14", choice.square)

    def answer(self, game: Trucking, choice: Choice) -> None:
        assert isinstance(choice, Surrender)
        dismiss(game, self.seat, choice.square)
        game.then(LoseCrew(self.seat, self.number - 1))
