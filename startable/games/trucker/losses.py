"""What happens when components leave a ship: they take with them what they carry, and whatever no longer holds."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from startable.engine import Ask, Choice, NotOffered, Refusal, Seat, Step
from startable.games.trucker import events
from startable.games.trucker.boards import NOWHERE
from startable.games.trucker.choices import Keep
from startable.games.trucker.components import BATTERY, CABIN
from startable.games.trucker.ship import Hull, bits
from startable.games.trucker.table import ASTRONAUTS, BANKED, CORRIDOR, ENERGY, PURPLE, WEIGHT, Trucking

__all__ = ["HoldTogether", "KeepPart", "destroy", "evict", "remove", "take_off"]


def destroy(game: Trucking, seat: Seat, square: int) -> None:
    """GT-HIT-12: the component goes to the discard; then see what still holds."""
    game.tell(events.Destroyed(seat, square, game.truckers[seat].cells[square] // 4))
    dragged = _dragged(game, seat, square)
    if dragged:
        game.tell(events.FellOff(seat, dragged))
    take_off(game, seat, (square, *dragged))
    game.then(HoldTogether(seat))


def _dragged(game: Trucking, seat: Seat, square: int) -> tuple[int, ...]:
    """GT-TITLE-CORRIDOR-03, 04: a golden corridorist's corridor takes those joined to it along, and no further."""
    hull = game.hull(seat)
    if not game.hampered(seat, CORRIDOR) or not hull.corridors >> square & 1:
        return ()
    return tuple(bits(hull.joints[square] & hull.corridors))


def take_off(game: Trucking, seat: Seat, squares: Collection[int]) -> None:
    """GT-GOODS-11: what lies on lost components is lost; GT-CHECK-10: before the learning flight nothing is billed."""
    tiles = remove(game, seat, squares)
    if game.learning and not game.truckers[seat].flying:
        game.heap = sorted([*game.heap, *tiles])
    else:
        game.truckers[seat].lost += tiles


def remove(game: Trucking, seat: Seat, squares: Collection[int]) -> tuple[int, ...]:
    """Off the ship with these components and all that lies on them; returns the tiles."""
    me = game.truckers[seat]
    for square in squares:
        _empty(game, seat, square)
    tiles = tuple(me.cells[square] // 4 for square in squares)
    me.cells = tuple(NOWHERE if square in squares else code for square, code in enumerate(me.cells))
    return tiles


def _empty(game: Trucking, seat: Seat, square: int) -> None:
    """Everything on that square goes back to the bank."""
    me = game.truckers[seat]
    code, load = me.cells[square], me.aboard[square]
    me.aboard[square] = 0
    if CABIN[code]:
        game.bank[BANKED.get(load, ASTRONAUTS)] += 1 if load >= PURPLE else load
    elif BATTERY[code]:
        game.bank[ENERGY] += load
    else:
        for colour, weight in enumerate(WEIGHT):
            game.bank[colour] += load // weight % 4


def evict(game: Trucking, seat: Seat) -> None:
    """GT-CREW-13: an alien whose cabin has lost its life support leaves at once."""
    me, homes = game.truckers[seat], game.homes(seat)
    for square in game.hull(seat).cabins:
        alien = me.aboard[square]
        if alien >= PURPLE and alien not in homes.get(square, ()):
            _empty(game, seat, square)
            game.tell(events.AlienLeft(seat, square, alien))


def broken(game: Trucking, seat: Seat) -> Hull | None:
    """The ship that no longer holds together, if there is one; of a fleet each stands for itself (GT-FLEET-11)."""
    return next((ship for ship in game.hull(seat).fleet if len(ship.parts) > 1), None)


class HoldTogether(Step[Trucking], frozen=True):
    """GT-HIT-13, 14: a ship in several parts flies on with one of them."""

    seat: Seat

    def run(self, game: Trucking) -> Ask[Trucking] | None:
        if broken(game, self.seat):
            return KeepPart(self.seat)
        evict(game, self.seat)
        return None


class KeepPart(Ask[Trucking], frozen=True):
    """GT-HIT-14: the owner chooses the part to fly on with."""

    def choices(self, game: Trucking) -> Sequence[Choice]:
        return [Keep(next(bits(part))) for part in self.parts(game)]

    def parts(self, game: Trucking) -> tuple[int, ...]:
        ship = broken(game, self.seat)
        return ship.parts if ship else ()

    def forbids(self, game: Trucking, choice: Choice) -> Refusal | None:
        return None if choice in self.choices(game) else NotOffered("GT-HIT-14")

    def answer(self, game: Trucking, choice: Choice) -> None:
        assert isinstance(choice, Keep)
        fallen = tuple(square for part in self.parts(game) if not part >> choice.square & 1 for square in bits(part))
        game.tell(events.FellOff(self.seat, fallen))
        take_off(game, self.seat, fallen)
        game.then(HoldTogether(self.seat))
