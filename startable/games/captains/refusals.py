"""Why something may not be done, with the details that word it."""

from __future__ import annotations

from startable.engine import Refusal, Seat


class TooLate(Refusal, frozen=True):
    """Training and promotion belong to the start of a turn."""


class NoSuchRoom(Refusal, frozen=True):
    room: int


class NotReady(Refusal, frozen=True):
    """No figure of this kind is in the ready room."""

    figure: int


class WrongColour(Refusal, frozen=True):
    room: int
    figure: int


class CadetInColour(Refusal, frozen=True):
    """A cadet activates the grey room only."""

    room: int


class AndroidInRoom(Refusal, frozen=True):
    pass


class PairMissing(Refusal, frozen=True):
    """The two artifacts are not in the hold."""


class PairWrong(Refusal, frozen=True):
    """The two artifacts do not both show the room's colour."""

    room: int


class NoMission(Refusal, frozen=True):
    """There is no mission where the ship is."""

    place: int


class TooFew(Refusal, frozen=True):
    """Every line needs a figure."""

    lines: int
    ready: int


class Reserved(Refusal, frozen=True):
    holder: Seat


class CannotPay(Refusal, frozen=True):
    cost: int


class NotTrainable(Refusal, frozen=True):
    figure: int


class NotPromotable(Refusal, frozen=True):
    """Only ensigns of the ready room are promoted."""

    colour: int


class NoRing(Refusal, frozen=True):
    pass


class NoRoad(Refusal, frozen=True):
    place: int


class NotDamaged(Refusal, frozen=True):
    slot: int


class NoPirateThere(Refusal, frozen=True):
    road: int


class SlotBroken(Refusal, frozen=True):
    slot: int


class SlotTaken(Refusal, frozen=True):
    slot: int


class NoCardThere(Refusal, frozen=True):
    space: int


class OtherTrack(Refusal, frozen=True):
    """The effect names another track."""

    track: int


class TooFar(Refusal, frozen=True):
    spaces: int


class NotOptional(Refusal, frozen=True):
    """This cannot be declined."""


class NotRecalled(Refusal, frozen=True):
    """A commander recalls cadets and ensigns of the own colour, from the queue."""

    position: int


class NotResolved(Refusal, frozen=True):
    """Only a line that the commander matched and resolved is resolved again."""


class NotAboard(Refusal, frozen=True):
    """There is no such token to give."""

    token: int
