"""Smugglers, slavers and pirates, who attack in order; and combat zones, where only the weakest pays."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Ask, Choice, NotOffered, Refusal, Seat, Step
from startable.games.trucker import events
from startable.games.trucker.attacks import Strike
from startable.games.trucker.cards import REWARDS
from startable.games.trucker.choices import Accept, Decline
from startable.games.trucker.crew import LoseCrew
from startable.games.trucker.goods import Loading, LoseGoods
from startable.games.trucker.power import Declare
from startable.games.trucker.table import Trucking
from startable.games.trucker.track import Earn, LoseDays

__all__ = ["CombatZone", "Enemy"]


class Enemy(Step[Trucking], frozen=True):
    """GT-CARD-SMUGGLERS-01: one player after the other, until somebody wins or all have been attacked."""

    def run(self, game: Trucking) -> None:
        game.beaten = ()
        game.then(Assault(tuple(game.order())), Volley())


class Assault(Step[Trucking], frozen=True):
    """The next player settles cannon power."""

    seats: tuple[Seat, ...]

    def run(self, game: Trucking) -> None:
        if self.seats:
            game.then(Declare(self.seats[0], False), Fight(self.seats))


class Fight(Step[Trucking], frozen=True):
    """GT-CARD-SMUGGLERS-02, 03: more wins, less loses, and a draw sends the enemy on to the next."""

    seats: tuple[Seat, ...]

    def run(self, game: Trucking) -> Ask[Trucking] | None:
        seat, strength = self.seats[0], 2 * game.printed.strength
        power = game.truckers[seat].power
        game.tell(events.Fought(seat, (power > strength) - (power < strength)))
        if power > strength:
            return Claim(seat)
        game.then(Assault(self.seats[1:]))
        if power < strength:
            self.lose(game, seat)
        return None

    def lose(self, game: Trucking, seat: Seat) -> None:
        """Smugglers take goods, slavers crew; pirates shoot at all whom they have beaten, later."""
        card = game.printed
        if card.kind == "pirates":
            game.beaten = (*game.beaten, seat)
        game.then(LoseGoods(seat, card.goods_lost), LoseCrew(seat, 0 if card.kind == "pirates" else card.crew))


class Claim(Ask[Trucking], frozen=True):
    """GT-CARD-ENEMY-01: the winner takes the reward for its days, or refuses it whole."""

    def choices(self, game: Trucking) -> Sequence[Choice]:
        return [Accept(), Decline()]

    def forbids(self, game: Trucking, choice: Choice) -> Refusal | None:
        return None if isinstance(choice, Accept | Decline) else NotOffered("GT-CARD-ENEMY-01")

    def default(self, game: Trucking) -> Choice:
        return Decline()

    def answer(self, game: Trucking, choice: Choice) -> None:
        if isinstance(choice, Decline):
            game.tell(events.Declined(self.seat))
            return
        card = game.printed
        reward = Loading(self.seat, REWARDS[game.card]) if card.goods else Earn(self.seat, card.credits)
        game.then(reward, LoseDays((self.seat,), card.days))


class Volley(Step[Trucking], frozen=True):
    """GT-CARD-PIRATES-01, 02: the one beaten first rolls for every shot, which strikes all the beaten."""

    def run(self, game: Trucking) -> None:
        if game.beaten:
            game.then(*[Strike(attack, game.beaten) for attack in game.printed.attacks])


# Combat zones


class CombatZone(Step[Trucking], frozen=True):
    """GT-CARD-COMBAT-01: three lines in order; whoever flies alone is spared (GT-GIVEUP-14)."""

    def run(self, game: Trucking) -> None:
        if game.alone:
            game.tell(events.Ignored(game.card))
        else:
            game.then(*[Muster(line) for line in range(len(game.printed.lines))])


class Muster(Step[Trucking], frozen=True):
    """Crews are counted; engine or cannon power is declared in order from the leader (GT-CARD-COMBAT-03)."""

    line: int

    def run(self, game: Trucking) -> None:
        weakest, flyers = game.printed.lines[self.line].weakest, game.order()
        if weakest == "crew":
            for seat in flyers:
                game.truckers[seat].power = game.crew(seat)
            game.then(Penalty(self.line))
        else:
            game.then(*[Declare(seat, weakest == "engines") for seat in flyers], Penalty(self.line))


class Penalty(Step[Trucking], frozen=True):
    """GT-CARD-COMBAT-02: the weakest pays, and among equals the foremost."""

    line: int

    def run(self, game: Trucking) -> None:
        line = game.printed.lines[self.line]
        seat = min(game.order(), key=lambda seat: game.truckers[seat].power)
        game.tell(events.Weakest(seat, self.line))
        if line.days:
            game.then(LoseDays((seat,), line.days))
        game.then(LoseCrew(seat, line.crew), LoseGoods(seat, line.goods))
        game.then(*[Strike(attack, (seat,)) for attack in line.attacks])
