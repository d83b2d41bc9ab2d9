"""Asteroids and shots: where they strike, how they are fended off, and what they destroy."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Ask, Choice, NotOffered, Refusal, Seat, Step
from startable.games.trucker import events, refusals
from startable.games.trucker.boards import NOWHERE
from startable.games.trucker.cards import Attack
from startable.games.trucker.choices import Shield, Shoot, TakeHit
from startable.games.trucker.losses import destroy
from startable.games.trucker.table import Trucking

__all__ = ["FREE", "Defend", "Strike", "Threat"]

FREE = -1  # a single cannon needs no battery


class Strike(Step[Trucking], frozen=True):
    """One asteroid or shot: somebody rolls its row or column, the same for every ship concerned."""

    attack: Attack
    seats: tuple[Seat, ...] = ()  # nobody: everyone who flies; the first one rolls

    def run(self, game: Trucking) -> None:
        seats = self.seats or tuple(game.order())
        line = game.roll()
        game.tell(events.Rolled(seats[0], game.dice[-2:]))
        game.tell(events.Attacked(seats, self.attack, line))
        game.then(*[Threat(seat, self.attack, line) for seat in seats])


class Threat(Step[Trucking], frozen=True):
    """GT-HIT-02 to 11: what the attack meets on one ship."""

    seat: Seat
    attack: Attack
    line: int

    def run(self, game: Trucking) -> Ask[Trucking] | None:
        hull, side = game.hull(self.seat), self.attack.from_side
        square = hull.struck(side, self.line)
        if square == NOWHERE:
            game.tell(events.Missed(self.seat))
        elif self.attack.size == "small" and not hull.exposes(square, side):
            game.tell(events.Bounced(self.seat, square))
        elif defences(game, self.seat, self.attack, self.line):
            return Defend(self.seat, self.attack, self.line)
        else:
            destroy(game, self.seat, square)
        return None


def defences(game: Trucking, seat: Seat, attack: Attack, line: int) -> list[Choice]:
    """Shields stop what is small or light; cannons stop large asteroids; nothing stops a heavy shot."""
    if attack.size == "heavy":
        return []
    side = attack.from_side
    return _shots(game, seat, side, line) if attack.size == "large" else _shields(game, seat, side, line)


def _shields(game: Trucking, seat: Seat, side: int, line: int) -> list[Choice]:
    """GT-FLEET-32: a shield covers the ship that it is on, and no other."""
    hull = game.hull(seat)
    ship = hull.ship_of(hull.struck(side, line))
    return [Shield(battery) for battery in game.charged(seat, ship)] if ship.shielded[side] else []


def _shots(game: Trucking, seat: Seat, side: int, line: int) -> list[Choice]:
    """GT-FLEET-31: any cannon of the fleet on the right line, a double one with energy of its own ship."""
    guns = [(ship, ship.shooters(side, line, game.edition.reach[side])) for ship in game.hull(seat).fleet]
    if any(single for _, (single, _) in guns):
        return [Shoot(FREE)]
    return [Shoot(battery) for ship, (_, some) in guns if some for battery in game.charged(seat, ship)]


class Defend(Ask[Trucking], frozen=True):
    """GT-HIT-16: whether to defend is the owner's choice, and each use of a shield costs a cell."""

    attack: Attack
    line: int

    def choices(self, game: Trucking) -> Sequence[Choice]:
        return [*defences(game, self.seat, self.attack, self.line), TakeHit()]

    def forbids(self, game: Trucking, choice: Choice) -> Refusal | None:
        if choice in self.choices(game):
            return None
        kind = Shoot if self.attack.size == "large" else Shield
        if isinstance(choice, kind):
            return self.no_energy(game, choice.battery)
        return NotOffered("GT-HIT-06" if isinstance(choice, Shield) else "GT-HIT-16")

    def no_energy(self, game: Trucking, battery: int) -> Refusal:
        """A charged battery that does not help is on another ship of the fleet, unless none is needed."""
        elsewhere = battery in game.charged(self.seat) and Shoot(FREE) not in self.choices(game)
        return refusals.OtherShip("GT-FLEET-21", battery) if elsewhere else refusals.NoEnergy("GT-HIT-16", battery)

    def answer(self, game: Trucking, choice: Choice) -> None:
        if isinstance(choice, Shield | Shoot):
            if choice.battery != FREE:
                game.spend(self.seat, choice.battery)
            game.tell(events.Defended(self.seat, choice.battery))
        else:
            destroy(game, self.seat, game.hull(self.seat).struck(self.attack.from_side, self.line))
