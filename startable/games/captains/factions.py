"""Diplomacy: advancing on the faction tracks, with bonuses, laps and events on the way."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Choice, Refusal, Seat, Step
from startable.games.captains import choices, printed
from startable.games.captains.asking import Question
from startable.games.captains.choices import Stop
from startable.games.captains.effects import Apply, does
from startable.games.captains.events import Advanced, FactionEvent, Lapped
from startable.games.captains.moments import allowed, perform
from startable.games.captains.printed import TRACKS
from startable.games.captains.refusals import OtherTrack, TooFar
from startable.games.captains.table import NO_CARD, Captains, clockwise, content_of

ANY = -1
ZINCA = TRACKS.index("zinca")


@does(printed.Advance)
def advance(game: Captains, seat: Seat, effect: printed.Advance) -> None:
    """Each advance stays on one track; a free one is chosen anew each time."""
    track = ANY if effect.track == "any" else TRACKS.index(effect.track)
    game.then(*[Advancing(seat, track, effect.n)] * effect.times, seat=seat)


class Advancing(Question, frozen=True):
    """Up to so many spaces, on the track that is named or on one of one's choice."""

    track: int
    spaces: int

    def choices(self, game: Captains) -> Sequence[Choice]:
        tracks = self.tracks(game)
        steps = range(1, self.spaces + 1)
        return [Stop(), *(choices.Advance(track, spaces) for track in tracks for spaces in steps)]

    def tracks(self, game: Captains) -> Sequence[int]:
        free = self.track == ANY or allowed(game, self.seat, "gain_advance")
        return range(len(TRACKS)) if free else (self.track,)

    def reason(self, game: Captains, choice: Choice) -> Refusal | None:
        if not isinstance(choice, choices.Advance):
            return None
        return (
            TooFar("SC-EFFECT-ADVANCE-N", choice.spaces)
            if choice.track in self.tracks(game)
            else OtherTrack("SC-FACTION-03", choice.track)
        )

    def answer(self, game: Captains, choice: Choice) -> None:
        if isinstance(choice, choices.Advance):
            game.then(March(self.seat, choice.track, choice.spaces), seat=self.seat)


class March(Step[Captains], frozen=True):
    """Space by space: whatever a space brings is done before the next one is entered."""

    seat: Seat
    track: int
    left: int

    def run(self, game: Captains) -> None:
        captain, track = game.captains[self.seat], self.track
        spaces = content_of(game).spaces[track][game.faces[track]]
        total = captain.tracks[track] + 1
        captain.tracks = (*captain.tracks[:track], total, *captain.tracks[track + 1 :])
        space = spaces[total % len(spaces)]
        game.tell(Advanced(self.seat, track, space.i))
        if space.start:
            game.tell(Lapped(self.seat, track, total // len(spaces)))
        if self.left > 1:
            game.then(March(self.seat, track, self.left - 1), seat=self.seat)
        if space.bonus:
            game.then(Apply(self.seat, space.bonus), seat=self.seat)
        if space.event and game.events[track] != NO_CARD:
            begin_event(game, self.seat, track)


# Events


def begin_event(game: Captains, seat: Seat, track: int) -> None:
    """The card leaves its track; after the last event of a game, so do those that never happened."""
    card = game.events[track]
    content = content_of(game)
    game.events = (*game.events[:track], NO_CARD, *game.events[track + 1 :])
    game.resolved += 1
    if game.resolved == content.events_per_game:
        box_events(game)
    game.tell(FactionEvent(seat, track, card))
    everyone = (ForEach(other, card) for other in clockwise(game, seat))
    interrupt(game, seat, ForFirst(seat, card), Occur(seat, card), *everyone)


def box_events(game: Captains) -> None:
    if game.events[ZINCA] != NO_CARD:
        game.boxed, game.lying = game.boxed + game.lying, ()
    game.events = (NO_CARD,) * len(TRACKS)


def interrupt(game: Captains, seat: Seat, *steps: Step[Captains]) -> None:
    """What concerns everyone runs on the table's agenda; what this captain still had to do comes after it."""
    game.then(*steps, *game.agendas.pop(seat, ()))


def event_of(game: Captains, card: int) -> printed.Event:
    content = content_of(game)
    return (content.solo_events if game.solo else content.events)[card]


class ForFirst(Step[Captains], frozen=True):
    """Something for the captain who reached the space."""

    seat: Seat
    card: int

    def run(self, game: Captains) -> None:
        game.then(Apply(self.seat, event_of(game, self.card).first_active), seat=self.seat)


class ForEach(Step[Captains], frozen=True):
    seat: Seat
    card: int

    def run(self, game: Captains) -> None:
        game.then(Apply(self.seat, event_of(game, self.card).each), seat=self.seat)


class Occur(Step[Captains], frozen=True):
    """The event's special power, if it has one."""

    seat: Seat
    card: int

    def run(self, game: Captains) -> None:
        event = event_of(game, self.card)
        if event.timing == "ongoing":
            game.standing += (event.special,)
        perform(game, self.seat, "event_immediate", event.special)
