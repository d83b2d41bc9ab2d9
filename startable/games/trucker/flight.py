"""The flight: from card to card, who stays, who leaves, and who has arrived."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from startable.engine import Ask, Choice, NotOffered, Refusal, Seat, Step
from startable.games.trucker import events, refusals
from startable.games.trucker.adventures import resolving
from startable.games.trucker.cards import CARDS
from startable.games.trucker.choices import FlyOn, GiveUp, Report, Withdraw
from startable.games.trucker.ending import Payday
from startable.games.trucker.fleet import drop_unmanned, withdraw
from startable.games.trucker.inspection import accuse, no_report, reports
from startable.games.trucker.ship import Hull
from startable.games.trucker.table import NO_CARD, Trucking

__all__ = ["AfterCard", "Between", "Reveal", "Stay"]


class Between(Step[Trucking], frozen=True):
    """Before a card is revealed, each player in order may give up (GT-GIVEUP-08); not in the learning flight."""

    def run(self, game: Trucking) -> None:
        flyers = game.order()
        if not flyers or not game.deck:
            game.then(Payday())
        elif game.learning:
            game.then(Reveal())
        else:
            game.then(*[Stay(seat) for seat in flyers], Reveal())


class Stay(Ask[Trucking], frozen=True):
    """Fly on, or leave; and if players inspect, point at a fault that everyone has missed."""

    def choices(self, game: Trucking) -> Sequence[Choice]:
        seen = reports(game, self.seat) if game.setting.players_inspect else ()
        return [FlyOn(), GiveUp(), *self.withdrawals(game), *seen]

    def withdrawals(self, game: Trucking) -> dict[Withdraw, Hull]:
        """GT-FLEET-39: any ship of a fleet but the last, each named by its first square."""
        ships = game.hull(self.seat).fleet
        return {Withdraw(ship.squares[0]): ship for ship in ships} if len(ships) > 1 else {}

    def forbids(self, game: Trucking, choice: Choice) -> Refusal | None:
        if isinstance(choice, Report) and game.setting.players_inspect:
            return no_report(game, self.seat, choice)
        if isinstance(choice, Withdraw):
            return None if choice in self.withdrawals(game) else refusals.NoShip("GT-FLEET-39", choice.square)
        return None if isinstance(choice, FlyOn | GiveUp) else NotOffered("GT-GIVEUP-08")

    def answer(self, game: Trucking, choice: Choice) -> None:
        if isinstance(choice, GiveUp):
            leave(game, self.seat, "GT-GIVEUP-08")
        if isinstance(choice, Withdraw):
            withdraw(game, self.seat, [self.withdrawals(game)[choice]], "GT-FLEET-39")
            game.then(self)
        if isinstance(choice, Report):
            game.then(self)
            if accuse(game, self.seat, choice) and len(game.flown) >= game.edition.flown_before_fines:
                fine(game, choice.owner)


def fine(game: Trucking, seat: Seat) -> None:
    """GT-CHECK-13, 14: a fault noticed in flight costs a credit; who has none owes none."""
    purse = game.purse(seat)
    purse.credits -= min(purse.credits, 1)
    game.tell(events.Fined(seat))


def leave(game: Trucking, seat: Seat, rule: str) -> None:
    """GT-GIVEUP-09: off the flight board; no later card matters."""
    row = game.edition.row(rule)
    game.truckers[seat].flying, game.truckers[seat].left_by = False, row
    game.tell(events.LeftFlight(seat, row))


class Reveal(Step[Trucking], frozen=True):
    """The leader turns the next card, and it is resolved completely (GT-FLIGHT-01, 02)."""

    def run(self, game: Trucking) -> None:
        flyers = game.order()
        if not flyers:
            game.then(Payday())
            return
        game.card = game.deck.pop()
        game.tell(events.Revealed(flyers[0], game.card))
        game.then(resolving(CARDS[game.card].kind), AfterCard())


class AfterCard(Step[Trucking], frozen=True):
    """GT-GIVEUP-07: only now is it seen who must give up, all together."""

    def run(self, game: Trucking) -> None:
        for seat, rule in () if game.learning else list(forced_out(game)):
            leave(game, seat, rule)
        drop_unmanned(game)
        for trucker in game.truckers:
            trucker.stalled, trucker.power = False, 0
        game.flown, game.card = (*game.flown, game.card), NO_CARD
        game.then(Between())


def forced_out(game: Trucking) -> Iterator[tuple[Seat, str]]:
    """Who has no astronaut left, had no power in open space, or is more than a lap behind the leader."""
    flyers = game.order()
    for seat in flyers:
        behind = game.truckers[flyers[0]].place - game.truckers[seat].place
        if not game.astronauts(seat):
            yield seat, "GT-GIVEUP-02"
        elif game.truckers[seat].stalled:
            yield seat, "GT-GIVEUP-04"
        elif behind > game.flight_board.spaces:
            yield seat, "GT-GIVEUP-06"
