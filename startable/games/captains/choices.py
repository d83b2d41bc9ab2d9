"""Everything a captain can answer."""

from __future__ import annotations

from startable.engine import Choice, Seat

# A turn


class Train(Choice, frozen=True):
    """Replace a figure of the ready room by an ensign of this colour."""

    figure: int
    colour: int


class Promote(Choice, frozen=True):
    colour: int


class PromoteInQueue(Choice, frozen=True):
    position: int


class Invoke(Choice, frozen=True):
    """Use the power of a technology, by its slot."""

    slot: int


class Activate(Choice, frozen=True):
    """Send a figure to a room: 0 to 3 on the ship, from 4 on in the technology slots."""

    room: int
    figure: int


class Awaken(Choice, frozen=True):
    """Activate a room with two artifacts."""

    room: int
    first: int
    second: int


class DoMission(Choice, frozen=True):
    pass


class Pass(Choice, frozen=True):
    pass


# Missions and commanders


class Assign(Choice, frozen=True):
    """Send this figure to the next line."""

    figure: int


class Resolve(Choice, frozen=True):
    pass


class Skip(Choice, frozen=True):
    """Ignore the whole line."""


class Again(Choice, frozen=True):
    """The commander resolves the line once more."""


class Recall(Choice, frozen=True):
    """The commander orders the figure at this position of the queue to report."""

    position: int


# Effects


class Stop(Choice, frozen=True):
    """Decline what is left of an effect."""


class Go(Choice, frozen=True):
    """Fly to this location, by road or by a jump."""

    place: int


class Swap(Choice, frozen=True):
    """Repair instead of flying."""


class Mend(Choice, frozen=True):
    """Repair a technology slot, or -1: the hold."""

    slot: int


class Attack(Choice, frozen=True):
    """Fight the pirate on this road."""

    road: int


class Install(Choice, frozen=True):
    """Put the technology of this space into this slot."""

    space: int
    slot: int


class Advance(Choice, frozen=True):
    track: int
    spaces: int


class Retreat(Choice, frozen=True):
    track: int
    spaces: int


class Pick(Choice, frozen=True):
    """One side of a slash."""

    option: int


class Drop(Choice, frozen=True):
    """Discard a token: 0 to 2 an artifact, 3 a pirate, 4 a medal, 5 an android."""

    token: int


class Scrap(Choice, frozen=True):
    """Discard the technology of this slot."""

    slot: int


class Shield(Choice, frozen=True):
    """Let a pirate token pay for the damage."""


class Copy(Choice, frozen=True):
    """Borrow the effect of a captain's room technology."""

    captain: Seat
    slot: int


class Rouse(Choice, frozen=True):
    """Spend a face-down artifact to apply the room once more."""


class Hide(Choice, frozen=True):
    """Lay a face-down artifact in this room."""

    room: int


class Pardon(Choice, frozen=True):
    """Take the pirate of this road without a fight."""

    road: int


class Send(Choice, frozen=True):
    """Where Captain Ténèbre flies."""

    place: int


class Strike(Choice, frozen=True):
    """Which pirate Captain Ténèbre removes."""

    road: int
