"""The special powers of faction events, each a function named like its power."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Choice, Seat, Step
from startable.games.captains import printed
from startable.games.captains.asking import Question
from startable.games.captains.charts import HOME
from startable.games.captains.choices import Hide, Pardon, Pick, Retreat, Stop
from startable.games.captains.crew import FieldPromotion
from startable.games.captains.effects import Apply
from startable.games.captains.events import CrateDelivered, Gained, PowerUsed, Retreated
from startable.games.captains.hold import Fit, draw_artifact
from startable.games.captains.moments import does_at
from startable.games.captains.pirates import Fighting, crowd
from startable.games.captains.printed import Power
from startable.games.captains.rooms import rooms
from startable.games.captains.table import NO_CARD, PIRATE, Captains, clockwise, damage_on, track_length
from startable.games.captains.technology import Installing, discard

HIDDEN_ARTIFACTS = 2
FARTHEST_RETREAT = 3
INSPECTION_PRIZE, INSPECTION_REPAIR = printed.Medal(n=2), printed.Repair(n=1)
AMNESTY_MEDAL = printed.Medal(n=1)
TAKE_MEDAL = 1  # the side of the slash without a pirate


# The Zinca


@does_at("event_immediate")
def event_open_archive(game: Captains, seat: Seat, power: Power) -> None:
    takers = (Installing(other, "archive", recycle=True) for other in clockwise(game, seat))
    game.then(*takers, ClearEvent())


class ClearEvent(Step[Captains], frozen=True):
    """A technology left on the event is discarded."""

    def run(self, game: Captains) -> None:
        discard(game, *game.lying)
        game.lying = ()


# The Cooperation


@does_at("end_of_turn_at_station")
def event_order_12(game: Captains, seat: Seat, power: Power) -> None:
    captain = game.captains[seat]
    if power.key not in captain.used:
        captain.used += (power.key,)
        game.tell(PowerUsed(seat, power.key))
        game.then(Apply(seat, power.then), seat=seat)


@does_at("event_immediate")
def event_crowdsourcing(game: Captains, seat: Seat, power: Power) -> None:
    game.then(*(Hiding(other, HIDDEN_ARTIFACTS) for other in clockwise(game, seat)))


class Hiding(Question, frozen=True):
    """Lay artifacts face down in one's rooms, without looking."""

    left: int

    def run(self, game: Captains) -> Hiding | None:
        return self if self.left and (any(game.artifacts) or any(game.artifact_discard)) else None

    def choices(self, game: Captains) -> Sequence[Choice]:
        return [Hide(room) for room, _ in rooms(game, game.captains[self.seat])]

    def answer(self, game: Captains, choice: Choice) -> None:
        assert isinstance(choice, Hide)
        game.captains[self.seat].stash += ((choice.room, draw_artifact(game)),)
        game.then(Hiding(self.seat, self.left - 1), seat=self.seat)


@does_at("event_immediate")
def event_field_promotions(game: Captains, seat: Seat, power: Power) -> None:
    game.then(*(FieldPromotion(other, power.promotion_cost) for other in clockwise(game, seat)))


@does_at("event_immediate")
def event_inspection(game: Captains, seat: Seat, power: Power) -> None:
    """Whoever has the least damage is rewarded, the others may repair."""
    least = min(map(damage_on, game.captains))
    prizes = (
        (other, INSPECTION_PRIZE if damage_on(game.captains[other]) == least else INSPECTION_REPAIR)
        for other in clockwise(game, seat)
    )
    game.then(*(Apply(other, (prize,)) for other, prize in prizes))


# The Ni'an


@does_at("event_immediate", "event_explosive_crisis")
def load_crates(game: Captains, seat: Seat, power: Power) -> None:
    """Each captain who is still in the round gets one."""
    for captain in game.captains:
        captain.crate = not captain.passed


@does_at("end_of_turn_at_station", "event_explosive_crisis")
def deliver_crate(game: Captains, seat: Seat, power: Power) -> None:
    captain = game.captains[seat]
    if captain.crate:
        captain.crate = False
        game.tell(CrateDelivered(seat))
        game.then(Apply(seat, power.then), seat=seat)


@does_at("event_immediate")
def event_honesty_summit(game: Captains, seat: Seat, power: Power) -> None:
    game.then(*map(Retreating, clockwise(game, seat)))


class Retreating(Question, frozen=True):
    """One marker back, never beyond the start of its lap and without bonuses: a medal for each space."""

    def run(self, game: Captains) -> Retreating | None:
        return self if len(self.choices(game)) > 1 else None

    def choices(self, game: Captains) -> Sequence[Choice]:
        return [
            Stop(),
            *(
                Retreat(track, spaces)
                for track, total in enumerate(game.captains[self.seat].tracks)
                for spaces in range(1, 1 + min(FARTHEST_RETREAT, total % track_length(game, track)))
            ),
        ]

    def answer(self, game: Captains, choice: Choice) -> None:
        if isinstance(choice, Retreat):
            captain = game.captains[self.seat]
            tracks = list(captain.tracks)
            tracks[choice.track] -= choice.spaces
            captain.tracks = tuple(tracks)
            game.tell(Retreated(self.seat, choice.track, choice.spaces))
            game.then(Apply(self.seat, (printed.Medal(n=choice.spaces),)), seat=self.seat)


@does_at("event_immediate")
def event_open_season(game: Captains, seat: Seat, power: Power) -> None:
    crowd(game, HOME)
    game.then(*(Fighting(other, 1) for other in clockwise(game, seat)))


@does_at("event_immediate")
def event_amnesty(game: Captains, seat: Seat, power: Power) -> None:
    game.then(*map(Pardoning, clockwise(game, seat)))


class Pardoning(Question, frozen=True):
    """Take a pirate off any road, without damage or reward, or gain a medal."""

    def choices(self, game: Captains) -> Sequence[Choice]:
        found = (Pardon(road) for road, kind in enumerate(game.roads) if kind != NO_CARD)
        return [Pick(TAKE_MEDAL), *found]

    def answer(self, game: Captains, choice: Choice) -> None:
        if not isinstance(choice, Pardon):
            return game.then(Apply(self.seat, (AMNESTY_MEDAL,)), seat=self.seat)
        game.captains[self.seat].pirates += (game.roads[choice.road],)
        game.roads[choice.road] = NO_CARD
        game.tell(Gained(self.seat, (PIRATE,)))
        return game.then(Fit(self.seat), seat=self.seat)
