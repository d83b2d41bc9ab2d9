"""Rooms: which ones a captain has, who may activate them, and a commander's second task in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from startable.engine import Choice, Refusal, Seat, Step
from startable.games.captains.asking import Question
from startable.games.captains.choices import Activate, Awaken, Copy, Recall, Rouse, Stop
from startable.games.captains.content import ABILITY, GREY
from startable.games.captains.crew import recall, subordinates
from startable.games.captains.effects import Apply
from startable.games.captains.events import Activated
from startable.games.captains.printed import Effects, Special
from startable.games.captains.refusals import (
    AndroidInRoom,
    CadetInColour,
    NoSuchRoom,
    NotReady,
    NotRecalled,
    PairMissing,
    PairWrong,
    WrongColour,
)
from startable.games.captains.table import (
    ANDROID,
    CADET,
    COMMANDER,
    NO_CARD,
    NOBODY,
    Captain,
    Captains,
    Figure,
    content_of,
    is_commander,
)
from startable.games.captains.technology import SHIP_ROOMS, scrap


def has_room(game: Captains, captain: Captain, room: int) -> bool:
    return any(room == own for own, _ in rooms(game, captain))


def rooms(game: Captains, captain: Captain) -> Iterator[tuple[int, int]]:
    """Every room of the ship with its colour."""
    content = content_of(game)
    for room, (colour, _) in enumerate(content.ship_rooms):
        yield room, colour
    for slot, card in enumerate(captain.slots):
        if card >= 0 and content.colours[card] != ABILITY:
            yield SHIP_ROOMS + slot, content.colours[card]


def room_card(captain: Captain, room: int) -> int:
    return captain.slots[room - SHIP_ROOMS] if room >= SHIP_ROOMS else NO_CARD


def activations(game: Captains, captain: Captain) -> list[Choice]:
    """Rooms by matching crew: of the room's colour, or anyone but androids for the grey one."""
    ready = captain.ready
    listed: list[Choice] = []
    for room, colour in rooms(game, captain):
        for figure in range(ANDROID) if colour == GREY else (colour, colour + COMMANDER):
            if ready[figure]:
                listed.append(Activate(room, figure))
    return listed


def awakenings(game: Captains, captain: Captain) -> list[Choice]:
    """Rooms by pairs of artifacts that both show the room's colour; any pair opens the grey one."""
    if sum(captain.artifacts) < 2:
        return []
    return [
        Awaken(room, first, second)
        for first, second in pairs(captain)
        for room, colour in rooms(game, captain)
        if pair_opens(game, first, second, colour)
    ]


def pairs(captain: Captain) -> list[tuple[int, int]]:
    held = captain.artifacts
    kinds = range(len(held))
    return [(a, b) for a in kinds for b in kinds if a <= b and held[a] and held[b] > (a == b)]


def pair_opens(game: Captains, first: int, second: int, colour: int) -> bool:
    shown = content_of(game).artifact_colours
    return colour == GREY or (colour in shown[first] and colour in shown[second])


def why_not_activate(game: Captains, captain: Captain, choice: Activate) -> Refusal | None:
    if not has_room(game, captain, choice.room):
        return NoSuchRoom("SC-ROOM-01", choice.room)
    if choice.figure == ANDROID:
        return AndroidInRoom("SC-ROOM-06")
    if not 0 <= choice.figure < ANDROID or not captain.ready[choice.figure]:
        return NotReady("SC-ROOM-02", choice.figure)
    return (
        CadetInColour("SC-ROOM-05", choice.room)
        if choice.figure == CADET
        else WrongColour("SC-ROOM-04", choice.room, choice.figure)
    )


def why_not_awaken(game: Captains, captain: Captain, choice: Awaken) -> Refusal | None:
    if not has_room(game, captain, choice.room):
        return NoSuchRoom("SC-ROOM-01", choice.room)
    if (choice.first, choice.second) not in pairs(captain):
        return PairMissing("SC-ARTIFACT-01")
    return PairWrong("SC-ARTIFACT-02", choice.room)


# Activating


def use_room(game: Captains, seat: Seat, room: int, figure: Figure, *after: Step[Captains]) -> None:
    """Apply what the room shows. A single-use technology is discarded as it is used."""
    captain = game.captains[seat]
    card = room_card(captain, room)
    captain.room = room
    game.tell(Activated(seat, room, card, figure))
    effects = room_effects(game, captain, room)
    if card != NO_CARD and content_of(game).single_use[card]:
        scrap(game, seat, room - SHIP_ROOMS)
    encore = [Encore(seat, room)] if hides_artifact(captain, room) else []
    game.then(Apply(seat, effects), *encore, *after, seat=seat)


def room_effects(game: Captains, captain: Captain, room: int) -> Effects:
    card = room_card(captain, room)
    content = content_of(game)
    return content.ship_rooms[room][1] if card == NO_CARD else content.effects[card]


class Encore(Question, frozen=True):
    """A face-down artifact in the room may be spent to apply its effect once more."""

    room: int

    def run(self, game: Captains) -> Encore | None:
        """Artifacts leave with a room that is discarded, so whoever still has one has the room."""
        return self if hides_artifact(game.captains[self.seat], self.room) else None

    def choices(self, game: Captains) -> Sequence[Choice]:
        return [Stop(), Rouse()]

    def answer(self, game: Captains, choice: Choice) -> None:
        if isinstance(choice, Rouse):
            spend_hidden(game, self.seat, self.room)
            effects = room_effects(game, game.captains[self.seat], self.room)
            game.then(Apply(self.seat, effects), seat=self.seat)


def hides_artifact(captain: Captain, room: int) -> bool:
    return any(at == room for at, _ in captain.stash)


def spend_hidden(game: Captains, seat: Seat, room: int) -> None:
    captain = game.captains[seat]
    hidden = next(hidden for hidden in captain.stash if hidden[0] == room)
    at = captain.stash.index(hidden)
    captain.stash = captain.stash[:at] + captain.stash[at + 1 :]
    game.artifact_discard[hidden[1]] += 1
    game.seal(seat)  # it was unknown


# Commanders


class SecondTask(Question, frozen=True):
    """After a room: another room of matching colour, a subordinate, or neither. Then to the queue."""

    def choices(self, game: Captains) -> Sequence[Choice]:
        captain = game.captains[self.seat]
        duty = captain.duty
        again = [Activate(room, duty) for room, colour in rooms(game, captain) if colour in (GREY, duty - COMMANDER)]
        return [Stop(), *again, *subordinates(captain, duty)]

    def reason(self, game: Captains, choice: Choice) -> Refusal | None:
        match choice:
            case Activate(room, figure):
                known = has_room(game, game.captains[self.seat], room)
                return WrongColour("SC-COMMANDER-03", room, figure) if known else NoSuchRoom("SC-ROOM-01", room)
            case Recall(position):
                return NotRecalled("SC-COMMANDER-05", position)
        return None

    def answer(self, game: Captains, choice: Choice) -> None:
        match choice:
            case Activate(room, figure):
                use_room(game, self.seat, room, figure, OffDuty(self.seat))
            case Recall(position):
                go_off_duty(game, self.seat)
                recall(game, self.seat, position)
            case _:
                go_off_duty(game, self.seat)


class OffDuty(Step[Captains], frozen=True):
    seat: Seat

    def run(self, game: Captains) -> None:
        go_off_duty(game, self.seat)


def go_off_duty(game: Captains, seat: Seat) -> None:
    captain = game.captains[seat]
    captain.queue.append(captain.duty)
    captain.duty = NOBODY


def activate(game: Captains, seat: Seat, room: int, figure: Figure) -> None:
    """The figure is in the queue before the effect; a commander only after the second task."""
    captain = game.captains[seat]
    captain.ready[figure] -= 1
    if is_commander(figure):
        captain.duty = figure
        use_room(game, seat, room, figure, SecondTask(seat))
    else:
        captain.queue.append(figure)
        use_room(game, seat, room, figure)


# Copying


def copyable(game: Captains) -> list[tuple[Seat, int]]:
    """Room technologies of all captains, except those that copy themselves."""
    content = content_of(game)
    return [
        (seat, slot)
        for seat, captain in enumerate(game.captains)
        for slot, card in enumerate(captain.slots)
        if card >= 0 and content.colours[card] != ABILITY
        if not any(isinstance(effect, Special) for effect in content.effects[card])
    ]


class Copying(Question, frozen=True):
    """Apply the effect of another room technology as if it were printed on this card."""

    power: str

    def run(self, game: Captains) -> Copying | None:
        return self if copyable(game) else None

    def choices(self, game: Captains) -> Sequence[Choice]:
        return [Stop(), *(Copy(seat, slot) for seat, slot in copyable(game))]

    def answer(self, game: Captains, choice: Choice) -> None:
        if not isinstance(choice, Copy):
            return
        content, slots = content_of(game), game.captains[self.seat].slots
        card = game.captains[choice.captain].slots[choice.slot]
        if content.single_use[card]:
            copier = next(own for own in slots if own >= 0 and Special(self.power) in content.effects[own])
            scrap(game, self.seat, slots.index(copier))
        game.then(Apply(self.seat, content.effects[card]), seat=self.seat)
