"""Declaring the power of engines or cannons: which doubles to feed, and from which batteries."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Ask, Choice, NotOffered, Refusal, Seat, Step
from startable.games.trucker import events, refusals
from startable.games.trucker.choices import Activate, Ready
from startable.games.trucker.ship import Hull
from startable.games.trucker.table import BROWN, PURPLE, Trucking

__all__ = ["Declare", "Powering", "cannon_power", "engine_power", "engines_of", "settle"]


def engine_power(game: Trucking, seat: Seat, fed: int) -> int:
    """GT-FLEET-22: of a fleet, that of the weakest ship."""
    return min((engines_of(game, seat, ship, fed) for ship in game.hull(seat).fleet), default=0)


def engines_of(game: Trucking, seat: Seat, ship: Hull, fed: int) -> int:
    """GT-POWER-03, GT-CREW-12: singles, doubles that are fed, and two for a brown alien if that is not nothing."""
    power = ship.engines + sum([double for square, double in ship.double_engines.items() if fed >> square & 1])
    return power + 2 if power and BROWN in game.aliens(seat, ship) else power


def cannon_power(game: Trucking, seat: Seat, fed: int) -> int:
    """GT-FLEET-24: of a fleet, that of all ships together."""
    return sum([_cannons_of(game, seat, ship, fed) for ship in game.hull(seat).fleet])


def _cannons_of(game: Trucking, seat: Seat, ship: Hull, fed: int) -> int:
    """GT-POWER-04, 05, GT-CREW-11: the same as for engines with a purple alien, in halves."""
    power = ship.cannons + sum([double for square, double in ship.double_cannons.items() if fed >> square & 1])
    return power + 4 if power and PURPLE in game.aliens(seat, ship) else power


def doubles(ship: Hull, engines: bool) -> dict[int, int]:
    """The double components of a kind, with what each adds."""
    return ship.double_engines if engines else ship.double_cannons


class Declare(Step[Trucking], frozen=True):
    """A player settles the power of the ship; without doubles or energy there is nothing to decide."""

    seat: Seat
    engines: bool

    def run(self, game: Trucking) -> Ask[Trucking] | None:
        game.truckers[self.seat].fed = 0
        if feedings(game, self.seat, self.engines):
            return Powering(self.seat, self.engines)
        settle(game, self.seat, self.engines)
        return None


def settle(game: Trucking, seat: Seat, engines: bool) -> None:
    """The power of the moment, with what has been fed."""
    me = game.truckers[seat]
    me.power = engine_power(game, seat, me.fed) if engines else cannon_power(game, seat, me.fed)
    game.tell(events.Declared(seat, engines, me.power))


def feedings(game: Trucking, seat: Seat, engines: bool) -> list[Activate]:
    """GT-FLEET-21: each double that is not fed yet, with every charged battery of its own ship."""
    fed, found = game.truckers[seat].fed, []
    for ship in game.hull(seat).fleet:
        charged = game.charged(seat, ship)
        idle = [square for square in doubles(ship, engines) if not fed >> square & 1] if charged else []
        found += [Activate(component, battery) for component in idle for battery in charged]
    return found


class Powering(Ask[Trucking], frozen=True):
    """GT-POWER-02: feed doubles one by one, each with a cell from a battery of one's choice."""

    engines: bool

    def choices(self, game: Trucking) -> Sequence[Choice]:
        return [Ready(), *feedings(game, self.seat, self.engines)]

    def forbids(self, game: Trucking, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Activate):
            return None if isinstance(choice, Ready) else NotOffered("GT-POWER-07")
        hull, fed = game.hull(self.seat), game.truckers[self.seat].fed
        if choice.component not in doubles(hull, self.engines) or fed >> choice.component & 1:
            return refusals.NotDouble("GT-POWER-02", choice.component)
        if choice.battery not in game.charged(self.seat):
            return refusals.NoEnergy("GT-PART-BATTERY", choice.battery)
        near = choice.battery in hull.ship_of(choice.component).batteries
        return None if near else refusals.OtherShip("GT-FLEET-21", choice.battery)

    def answer(self, game: Trucking, choice: Choice) -> None:
        if isinstance(choice, Activate):
            game.truckers[self.seat].fed |= 1 << choice.component
            game.spend(self.seat, choice.battery)
            game.tell(events.Fed(self.seat, choice.component, choice.battery))
            if feedings(game, self.seat, self.engines):
                game.ask(self)
                return
        settle(game, self.seat, self.engines)
