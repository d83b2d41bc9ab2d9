"""Changing location: moves along roads, jumps, and who has reserved which planet."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Choice, Refusal, Seat
from startable.games.captains import printed
from startable.games.captains.asking import Question
from startable.games.captains.choices import Go, Stop, Swap
from startable.games.captains.effects import does
from startable.games.captains.events import Flew
from startable.games.captains.hold import Mending, Suffer
from startable.games.captains.moments import allowed
from startable.games.captains.refusals import NoRoad
from startable.games.captains.table import NO_CARD, Captains, chart_of, damage_on, is_station, standing_on


class Flying(Question, frozen=True):
    """Moves along roads, as many as one likes of those left."""

    left: int

    def run(self, game: Captains) -> Flying | None:
        return self if self.left else None

    def choices(self, game: Captains) -> Sequence[Choice]:
        beyond = chart_of(game).beyond[game.captains[self.seat].place]
        return [Stop(), *(Go(place) for place in beyond), *swap(game, self.seat)]

    def reason(self, game: Captains, choice: Choice) -> Refusal | None:
        return NoRoad("SC-MOVE-01", choice.place) if isinstance(choice, Go) else None

    def answer(self, game: Captains, choice: Choice) -> None:
        following = Flying(self.seat, self.left - 1)
        match choice:
            case Go(place):
                road = chart_of(game).road_to(game.captains[self.seat].place, place)
                sail(game, self.seat, place, jump=False)
                shots = 1 if game.roads[road] != NO_CARD else 0
                game.then(Suffer(self.seat, shots), following, seat=self.seat)
            case Swap():
                game.then(Mending(self.seat, 1), following, seat=self.seat)


class Jumping(Question, frozen=True):
    """To any other location, past all pirates."""

    def choices(self, game: Captains) -> Sequence[Choice]:
        here = game.captains[self.seat].place
        places = [Go(place) for place in range(len(game.spots)) if place != here]
        return [Stop(), *places, *swap(game, self.seat)]

    def reason(self, game: Captains, choice: Choice) -> Refusal | None:
        return NoRoad("SC-JUMP-01", choice.place) if isinstance(choice, Go) else None

    def answer(self, game: Captains, choice: Choice) -> None:
        match choice:
            case Go(place):
                sail(game, self.seat, place, jump=True)
            case Swap():
                game.then(Mending(self.seat, 1), seat=self.seat)


def swap(game: Captains, seat: Seat) -> list[Swap]:
    """With the right power, a repair instead."""
    return [Swap()] if damage_on(game.captains[seat]) and allowed(game, seat, "gain_move_or_jump") else []


@does(printed.Move)
def move(game: Captains, seat: Seat, effect: printed.Move) -> None:
    game.then(Flying(seat, effect.n), seat=seat)


@does(printed.Jump)
def jump(game: Captains, seat: Seat, effect: printed.Jump) -> None:
    game.then(Jumping(seat), seat=seat)


def sail(game: Captains, seat: Seat, place: int, *, jump: bool) -> None:
    """Leave one location and arrive at another. Planets are reserved, stations are not."""
    captain = game.captains[seat]
    origin = captain.place
    captain.place = place
    hand_over(game, seat, origin)
    if not is_station(game, place) and standing_on(game, place) == [seat]:
        game.holders[place] = seat
    game.tell(Flew(seat, origin, place, jump))


def hand_over(game: Captains, seat: Seat, place: int) -> None:
    """Whoever is alone at a planet holds it; two who came later cannot."""
    staying = standing_on(game, place)
    if game.holders[place] == seat:
        game.holders[place] = NO_CARD
    if len(staying) == 1 and not is_station(game, place):
        game.holders[place] = staying[0]
