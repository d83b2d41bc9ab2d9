"""The check before take-off, and faults that are only noticed in flight."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Ask, Choice, NotOffered, Refusal, Seat, Step
from startable.games.trucker import events, refusals
from startable.games.trucker.building import Yard
from startable.games.trucker.choices import Ready, Remove, Report
from startable.games.trucker.losses import HoldTogether, take_off
from startable.games.trucker.ship import Fault
from startable.games.trucker.table import Trucking

__all__ = ["Inspect", "Inspection", "Mend", "Repair", "accuse", "reports"]

EVERYWHERE = -1


def by_space(game: Trucking) -> list[Seat]:
    return sorted(range(game.seats), key=lambda seat: game.truckers[seat].space)


class Inspection(Step[Trucking], frozen=True):
    """GT-CHECK-11: the ships are checked, by the table or, if so agreed, by the other players."""

    def run(self, game: Trucking) -> None:
        if not game.setting.free_welding:
            return
        check = Inspect if game.setting.players_inspect else Mend
        game.then(*[check(seat) for seat in by_space(game)], Rework())


class Inspect(Ask[Trucking], frozen=True):
    """A player looks at the others' ships."""

    def choices(self, game: Trucking) -> Sequence[Choice]:
        return [Ready(), *reports(game, self.seat)]

    def forbids(self, game: Trucking, choice: Choice) -> Refusal | None:
        if isinstance(choice, Report):
            return no_report(game, self.seat, choice)
        return None if isinstance(choice, Ready) else NotOffered("GT-CHECK-11")

    def answer(self, game: Trucking, choice: Choice) -> None:
        if isinstance(choice, Report):
            game.then(self)
            accuse(game, self.seat, choice)


def reports(game: Trucking, seat: Seat) -> list[Report]:
    """Every component of another ship to which nobody has pointed yet."""
    return [
        Report(owner, square)
        for owner, trucker in enumerate(game.truckers)
        if owner != seat and not _away(game, owner)
        for square in game.hull(owner).squares
        if not trucker.accused >> square & 1
    ]


def _away(game: Trucking, owner: Seat) -> bool:
    """Back in the yard, or no longer flying."""
    trucker = game.truckers[owner]
    return not trucker.space or (bool(game.deck) and not trucker.flying)


def no_report(game: Trucking, seat: Seat, choice: Report) -> Refusal | None:
    return None if choice in reports(game, seat) else refusals.NotReportable()


def accuse(game: Trucking, seat: Seat, report: Report) -> bool:
    """Somebody points at a component. If something is wrong there, its owner puts it right; returns whether."""
    owner = game.truckers[report.owner]
    owner.accused |= 1 << report.square
    faults = [fault for fault in game.hull(report.owner).faults if report.square in fault.squares]
    if faults:
        game.then(Mend(report.owner, report.square))
    else:
        game.tell(events.FalseAlarm(seat, report.owner, report.square))
    return bool(faults)


class Mend(Step[Trucking], frozen=True):
    """An illegal ship loses offending components until it is legal."""

    seat: Seat
    square: int = EVERYWHERE  # only what is wrong with this component

    def run(self, game: Trucking) -> Ask[Trucking] | None:
        hull = game.hull(self.seat)
        if not hull.faults:
            return None
        if game.learning:
            me = game.truckers[self.seat]
            me.space, me.mended = 0, True
        faults = self.faults(game)
        if not faults:
            game.then(HoldTogether(self.seat))
            return None
        for fault in faults:
            game.tell(events.FaultFound(self.seat, fault.rule, fault.squares))
        return Repair(self.seat, self.square)

    def faults(self, game: Trucking) -> list[Fault]:
        """What must be taken apart; loose parts are dealt with afterwards."""
        faults = game.hull(self.seat).faults
        return [
            fault
            for fault in faults
            if fault.rule != "GT-CHECK-07" and (self.square == EVERYWHERE or self.square in fault.squares)
        ]


class Repair(Ask[Trucking], frozen=True):
    """The owner takes off one offending component."""

    square: int

    def choices(self, game: Trucking) -> Sequence[Choice]:
        faults = Mend(self.seat, self.square).faults(game)
        return [Remove(square) for square in sorted({square for fault in faults for square in fault.squares})]

    def forbids(self, game: Trucking, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Remove):
            return NotOffered("GT-CHECK-11")
        return None if choice in self.choices(game) else refusals.NotOffending("GT-CHECK-11", choice.square)

    def answer(self, game: Trucking, choice: Choice) -> None:
        assert isinstance(choice, Remove)
        game.tell(events.Destroyed(self.seat, choice.square, game.truckers[self.seat].cells[choice.square] // 4))
        take_off(game, self.seat, (choice.square,))
        game.then(Mend(self.seat, self.square), HoldTogether(self.seat))


class Rework(Step[Trucking], frozen=True):
    """GT-CHECK-10: in the learning flight faulty ships are finished anew while the shuttles behind move up."""

    def run(self, game: Trucking) -> None:
        sound = [seat for seat in by_space(game) if game.truckers[seat].space]
        if len(sound) == game.seats:
            return
        for space, seat in enumerate(sound, 1):
            game.truckers[seat].space = space
        for seat in range(game.seats):
            if seat not in sound:
                game.tell(events.Returned(seat))
        game.then(Yard(again=True), Inspection())
