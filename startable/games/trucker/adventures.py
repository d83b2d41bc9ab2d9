"""The adventure cards without an enemy, in the order of the rulebook, and which step resolves which kind of card."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Ask, Choice, NotOffered, Refusal, Seat, Step
from startable.games.trucker import events, refusals
from startable.games.trucker.attacks import Strike
from startable.games.trucker.boards import NOWHERE
from startable.games.trucker.cards import REWARDS, WORLDS, CardKind
from startable.games.trucker.choices import Accept, Decline, Land
from startable.games.trucker.crew import LoseCrew, dismiss, occupied
from startable.games.trucker.enemies import CombatZone, Enemy
from startable.games.trucker.fleet import Strand
from startable.games.trucker.goods import Loading
from startable.games.trucker.losses import destroy
from startable.games.trucker.power import Declare
from startable.games.trucker.table import NOBODY, Trucking
from startable.games.trucker.track import Earn, LoseDays, move

__all__ = ["resolving"]

SABOTAGES = 3


def resolving(kind: CardKind) -> Step[Trucking]:
    """The step that resolves a card of this kind."""
    return STEPS[kind]


# Planets


class Planets(Step[Trucking], frozen=True):
    """All decide where to land, those who did load their goods, and then they move back."""

    def run(self, game: Trucking) -> None:
        game.landed = (NOBODY,) * len(game.printed.planets)
        game.then(*[Landing(seat) for seat in game.order()], TakeOff())


class Landing(Step[Trucking], frozen=True):
    """GT-CARD-PLANETS-02: where every planet is taken there is nothing to decide."""

    seat: Seat

    def run(self, game: Trucking) -> Ask[Trucking] | None:
        return Approach(self.seat) if NOBODY in game.landed else None


class Approach(Ask[Trucking], frozen=True):
    """GT-CARD-PLANETS-01: land on a planet that is still free, or pass."""

    def choices(self, game: Trucking) -> Sequence[Choice]:
        return [Decline(), *[Land(planet) for planet, seat in enumerate(game.landed) if seat == NOBODY]]

    def forbids(self, game: Trucking, choice: Choice) -> Refusal | None:
        if isinstance(choice, Land) and choice not in self.choices(game):
            return refusals.PlanetTaken("GT-CARD-PLANETS-02", choice.planet)
        return None if isinstance(choice, Land | Decline) else NotOffered("GT-CARD-PLANETS-01")

    def answer(self, game: Trucking, choice: Choice) -> None:
        if isinstance(choice, Land):
            game.landed = tuple(self.seat if n == choice.planet else seat for n, seat in enumerate(game.landed))
            game.tell(events.HasLanded(self.seat, choice.planet))
        else:
            game.tell(events.Declined(self.seat))


class TakeOff(Step[Trucking], frozen=True):
    """Loading in order, then back by the days of the card, the rearmost first (GT-CARD-PLANETS-05)."""

    def run(self, game: Trucking) -> None:
        landers = [seat for seat in game.order() if seat in game.landed]
        worlds = WORLDS[game.card]
        loads = [Loading(seat, worlds[game.landed.index(seat)]) for seat in landers]
        game.then(*loads, LoseDays(tuple(landers), game.printed.days))


# Abandoned ships and stations


class Find(Step[Trucking], frozen=True):
    """Something abandoned is offered in order to those with enough crew, until one takes it."""

    def run(self, game: Trucking) -> None:
        game.then(Offer(tuple(game.order())))


class Offer(Step[Trucking], frozen=True):
    """The next player with enough crew decides (GT-CARD-ABSHIP-03, GT-CARD-ABSTATION-01)."""

    seats: tuple[Seat, ...]

    def run(self, game: Trucking) -> Ask[Trucking] | None:
        for number, seat in enumerate(self.seats):
            if game.crew(seat) >= game.printed.crew:
                return Salvage(seat, self.seats[number + 1 :])
        return None


class Salvage(Ask[Trucking], frozen=True):
    """Take it, or leave it to those behind."""

    behind: tuple[Seat, ...]

    def choices(self, game: Trucking) -> Sequence[Choice]:
        return [Accept(), Decline()]

    def forbids(self, game: Trucking, choice: Choice) -> Refusal | None:
        return None if isinstance(choice, Accept | Decline) else NotOffered("GT-CARD-ABSHIP-02")

    def default(self, game: Trucking) -> Choice:
        return Decline()

    def answer(self, game: Trucking, choice: Choice) -> None:
        if isinstance(choice, Decline):
            game.tell(events.Declined(self.seat))
            game.then(Offer(self.behind))
            return
        card, back = game.printed, LoseDays((self.seat,), game.printed.days)
        if card.kind == "abandoned_station":
            game.then(Loading(self.seat, REWARDS[game.card]), back)
        else:
            game.then(LoseCrew(self.seat, card.crew), Earn(self.seat, card.credits), back)


# Open space and stardust


class OpenSpace(Step[Trucking], frozen=True):
    """GT-CARD-OPENSPACE-01, 02: in the order of the moment the card appears, each declares and moves."""

    def run(self, game: Trucking) -> None:
        game.then(*[step for seat in game.order() for step in (Declare(seat, True), Strand(seat), Thrust(seat))])


class Thrust(Step[Trucking], frozen=True):
    """Forward by the power declared; without any, the flight is over after this card (GT-GIVEUP-04)."""

    seat: Seat

    def run(self, game: Trucking) -> None:
        me = game.truckers[self.seat]
        me.stalled = not me.power
        if me.power:
            move(game, self.seat, me.power)


class Stardust(Step[Trucking], frozen=True):
    """GT-CARD-STARDUST-01: the last ship first, each back by its exposed connectors."""

    def run(self, game: Trucking) -> None:
        for seat in reversed(game.order()):
            move(game, seat, -game.hull(seat).exposed)


# Asteroids, epidemic, sabotage


class Asteroids(Step[Trucking], frozen=True):
    """GT-CARD-METEOR-01: one after the other, each against all ships."""

    def run(self, game: Trucking) -> None:
        game.then(*map(Strike, game.printed.attacks))


class Epidemic(Step[Trucking], frozen=True):
    """GT-CARD-EPIDEMIC-01: every occupied cabin joined to another occupied one loses somebody, all at once."""

    def run(self, game: Trucking) -> None:
        for seat in game.order():
            full, doors = set(occupied(game, seat)), game.hull(seat).next_door
            for square in [square for square in sorted(full) if full.intersection(doors[square])]:
                dismiss(game, seat, square)


class Sabotage(Step[Trucking], frozen=True):
    """GT-CARD-SABOTAGE-01: the smallest crew, and among equals the foremost; whoever flies alone is spared."""

    def run(self, game: Trucking) -> None:
        if game.alone:
            game.tell(events.Ignored(game.card))
        else:
            game.then(Saboteurs(min(game.order(), key=game.crew)))


class Saboteurs(Step[Trucking], frozen=True):
    """GT-CARD-SABOTAGE-02: a column and a row; three tries to hit a component."""

    seat: Seat

    def run(self, game: Trucking) -> None:
        for _ in range(SABOTAGES):
            column, row = self.roll(game), self.roll(game)
            square = game.board.at(row, column)
            if square != NOWHERE and game.truckers[self.seat].cells[square] != NOWHERE:
                destroy(game, self.seat, square)
                return

    def roll(self, game: Trucking) -> int:
        number = game.roll()
        game.tell(events.Rolled(self.seat, game.dice[-2:]))
        return number


STEPS: dict[CardKind, Step[Trucking]] = {
    "planets": Planets(),
    "abandoned_ship": Find(),
    "abandoned_station": Find(),
    "smugglers": Enemy(),
    "slavers": Enemy(),
    "pirates": Enemy(),
    "open_space": OpenSpace(),
    "stardust": Stardust(),
    "asteroids": Asteroids(),
    "combat_zone": CombatZone(),
    "epidemic": Epidemic(),
    "sabotage": Sabotage(),
}
