"""Solo: Captain Ténèbre's action cards, the choices made for him, and the passenger."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from startable.engine import Choice, Refusal, Seat, Step
from startable.games.captains import printed
from startable.games.captains.asking import Question
from startable.games.captains.choices import Advance, Pick, Send, Stop, Strike
from startable.games.captains.effects import Apply
from startable.games.captains.events import ActionDrawn, CompanionFlew, CompanionFought, Refilled
from startable.games.captains.factions import March
from startable.games.captains.happenings import ClearEvent
from startable.games.captains.hold import Suffer
from startable.games.captains.missions import NextMission, mission_at
from startable.games.captains.moments import does_at
from startable.games.captains.pirates import crowd, pirate_roads
from startable.games.captains.printed import Power
from startable.games.captains.refusals import NoPirateThere, NoRoad
from startable.games.captains.table import NO_CARD, Captains, Companion, chart_of, content_of
from startable.games.captains.technology import Installing, discard, draw_technology
from startable.games.captains.trading import Paying, purse

PLAYER: Seat = 0
PAY, SUFFER = 0, 1


class CompanionTurn(Step[Captains], frozen=True):
    """Lay the top action card above the next space of the central board and do what it says."""

    def run(self, game: Captains) -> None:
        solo = game.solo
        assert solo is not None
        action = solo.deck.pop()
        solo.laid += (action,)
        game.tell(ActionDrawn(action, len(solo.laid) - 1))
        ACTIONS[content_of(game).actions[action].key](game, solo)


def take_technology(game: Captains, solo: Companion) -> None:
    """He jumps to you; the card under his action card is discarded and replaced at once."""
    move_companion(game, solo, game.captains[PLAYER].place)
    space = len(solo.laid) - 1
    if game.central[space] != NO_CARD:
        discard(game, game.central[space])
    game.central[space] = draw_technology(game)
    game.tell(Refilled(space, game.central[space]))


def move_companion(game: Captains, solo: Companion, place: int) -> None:
    solo.place = place
    game.tell(CompanionFlew(place))


def do_mission(game: Captains, solo: Companion) -> None:
    """A mission one move away, never yours; you choose among several."""
    found = nearby_missions(game, solo)
    if len(found) == 1:
        serve(game, solo, found[0])
    elif found:
        game.then(Sending(PLAYER))


def nearby_missions(game: Captains, solo: Companion) -> list[int]:
    yours = game.captains[PLAYER].place
    beyond = chart_of(game).beyond[solo.place]
    return [place for place in beyond if place != yours and mission_at(game, place) != NO_CARD]


def serve(game: Captains, solo: Companion, place: int) -> None:
    """The mission leaves the board and the next one comes as usual."""
    move_companion(game, solo, place)
    game.mission_discard += (game.spots[place],)
    game.then(NextMission(place))


class Sending(Question, frozen=True):
    def choices(self, game: Captains) -> Sequence[Choice]:
        assert game.solo is not None
        return [Send(place) for place in nearby_missions(game, game.solo)]

    def reason(self, game: Captains, choice: Choice) -> Refusal | None:
        return NoRoad("SC-SOLO-11", choice.place) if isinstance(choice, Send) else None

    def answer(self, game: Captains, choice: Choice) -> None:
        assert isinstance(choice, Send)
        assert game.solo is not None
        serve(game, game.solo, choice.place)


def fight_pirates(game: Captains, solo: Companion) -> None:
    """A pirate on a road at his location is removed; you choose among several."""
    found = pirate_roads(game, solo.place)
    if len(found) == 1:
        strike(game, found[0])
    elif found:
        game.then(Striking(PLAYER))


class Striking(Question, frozen=True):
    def choices(self, game: Captains) -> Sequence[Choice]:
        assert game.solo is not None
        return [Strike(road) for road in pirate_roads(game, game.solo.place)]

    def reason(self, game: Captains, choice: Choice) -> Refusal | None:
        return NoPirateThere("SC-SOLO-14", choice.road) if isinstance(choice, Strike) else None

    def answer(self, game: Captains, choice: Choice) -> None:
        assert isinstance(choice, Strike)
        strike(game, choice.road)


def strike(game: Captains, road: int) -> None:
    game.pirate_discard[game.roads[road]] += 1
    game.roads[road] = NO_CARD
    game.tell(CompanionFought(road))


def passenger(game: Captains, solo: Companion) -> None:
    action = content_of(game).passengers[solo.passenger].action
    game.then(Apply(PLAYER, action), seat=PLAYER)


ACTIONS: dict[str, Callable[[Captains, Companion], None]] = {
    "take_technology": take_technology,
    "do_mission": do_mission,
    "fight_pirates": fight_pirates,
    "passenger": passenger,
}


def renew_actions(game: Captains, solo: Companion) -> None:
    """The new round's card joins the deck unseen."""
    solo.known = tuple(sorted(solo.laid))
    solo.deck = [*solo.known, *solo.coming[:1]]
    solo.coming, solo.laid = solo.coming[1:], ()
    game.chance.shuffle(solo.deck, "actions")


# Powers of solo events and passengers


@does_at("event_immediate")
def solo_private_viewing(game: Captains, seat: Seat, power: Power) -> None:
    game.then(Installing(seat, "event", recycle=True), ClearEvent())


@does_at("event_immediate")
def solo_house_call(game: Captains, seat: Seat, power: Power) -> None:
    assert game.solo is not None
    crowd(game, game.solo.place)
    game.then(Apply(seat, (printed.Pirate(n=1), printed.Medal(n=1))), seat=seat)


@does_at("passenger_action")
def solo_laggard(game: Captains, seat: Seat, power: Power) -> None:
    game.then(Catching(seat), seat=seat)


class Catching(Question, frozen=True):
    """One space for the marker that is furthest behind."""

    def choices(self, game: Captains) -> Sequence[Choice]:
        tracks = game.captains[self.seat].tracks
        return [Stop(), *(Advance(track, 1) for track, total in enumerate(tracks) if total == min(tracks))]

    def answer(self, game: Captains, choice: Choice) -> None:
        if isinstance(choice, Advance):
            game.then(March(self.seat, choice.track, choice.spaces), seat=self.seat)


@does_at("passenger_action")
def solo_audit(game: Captains, seat: Seat, power: Power) -> None:
    game.then(Audit(seat) if purse(game, seat) else Suffer(seat, 1), seat=seat)


class Audit(Question, frozen=True):
    """A medal or a damage."""

    def choices(self, game: Captains) -> Sequence[Choice]:
        return [Pick(PAY), Pick(SUFFER)]

    def answer(self, game: Captains, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        game.then(Paying(self.seat, 1) if choice.option == PAY else Suffer(self.seat, 1), seat=self.seat)
