"""Fleets of class IVC: what is joined while they are built, which ships take off, and which give up one by one."""

from __future__ import annotations

from startable.engine import Seat, Step
from startable.games.trucker import events
from startable.games.trucker.inspection import by_space
from startable.games.trucker.losses import HoldTogether, remove
from startable.games.trucker.power import engines_of, settle
from startable.games.trucker.ship import Hull
from startable.games.trucker.table import WEIGHT, Trucking

__all__ = ["Ground", "Strand", "Unite", "drop_unmanned", "withdraw"]


class Unite(Step[Trucking], frozen=True):
    """GT-FLEET-11, 12: a combined ship in several parts keeps one of them, however the ships are checked otherwise."""

    def run(self, game: Trucking) -> None:
        if game.board.ships:
            game.then(*map(HoldTogether, by_space(game)))


class Ground(Step[Trucking], frozen=True):
    """GT-FLEET-48: a ship of a fleet without a human does not take off; nobody pays for its components."""

    def run(self, game: Trucking) -> None:
        for seat in by_space(game):
            withdraw(game, seat, without_humans(game, seat), "GT-FLEET-48")


def without_humans(game: Trucking, seat: Seat) -> list[Hull]:
    return [ship for ship in game.hull(seat).fleet if not game.astronauts(seat, ship)]


def drop_unmanned(game: Trucking) -> None:
    """GT-FLEET-40: after a card, every ship that has lost its last human."""
    for seat in game.order():
        withdraw(game, seat, without_humans(game, seat), "GT-FLEET-40")


def withdraw(game: Trucking, seat: Seat, ships: list[Hull], rule: str) -> None:
    """GT-FLEET-39, 45: they leave, the others fly on; who has no other is no fleet, and leaves by the common rules."""
    if len(ships) == len(game.hull(seat).fleet):
        return
    for ship in ships:
        _leave(game, seat, ship, rule)


def _leave(game: Trucking, seat: Seat, ship: Hull, rule: str) -> None:
    """GT-FLEET-42: goods are put aside for half their price, components go back without any penalty."""
    _store(game, seat, ship)
    game.heap = sorted([*game.heap, *remove(game, seat, ship.squares)])
    game.tell(events.ShipLeft(seat, ship.squares, rule))


def _store(game: Trucking, seat: Seat, ship: Hull) -> None:
    me = game.truckers[seat]
    loads = [me.aboard[square] for square in ship.holds]
    red, yellow, green, blue = (
        cubes + sum(load // weight % 4 for load in loads) for cubes, weight in zip(me.stored, WEIGHT, strict=True)
    )
    me.stored = (red, yellow, green, blue)
    for square in ship.holds:
        me.aboard[square] = 0


class Strand(Step[Trucking], frozen=True):
    """GT-FLEET-23: into open space a ship without engine power does not follow; those that do declare anew."""

    seat: Seat

    def run(self, game: Trucking) -> None:
        fed, ships = game.truckers[self.seat].fed, game.hull(self.seat).fleet
        idle = [ship for ship in ships if not engines_of(game, self.seat, ship, fed)]
        if idle and len(idle) < len(ships):
            withdraw(game, self.seat, idle, "GT-FLEET-23")
            settle(game, self.seat, True)
