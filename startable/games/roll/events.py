"""What players are told, in order, to animate and to read. Texts are the client's."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from startable.engine import Event, Seat

Dice: TypeAlias = tuple[int, ...]
"""How many of each colour."""


class Opened(Event, frozen=True):
    """The starting tiles lie in the construction zone, seen by all."""

    seat: Seat
    development: int
    world: int


class RoundBegan(Event, frozen=True):
    round: int


class Rolled(Event, frozen=True):
    """So many dice of each colour per face; others see only that they were rolled."""

    seat: Seat
    faces: tuple[Dice, ...] | None

    def seen_by(self, seat: Seat | None) -> Rolled:
        return self if seat == self.seat else Rolled(self.seat, None)


class Selected(Event, frozen=True):
    """What a player's lifted screen shows: the phase, the die that selects it, the workers by column."""

    seat: Seat
    phase: int
    colour: int
    workers: tuple[Dice, ...]


class ExtraDie(Event, frozen=True):
    """The two-player die."""

    face: int


class PhaseBegan(Event, frozen=True):
    phase: int
    strict: bool


class Stocked(Event, frozen=True):
    seat: Seat
    colour: int
    credits: int


class Abandoned(Event, frozen=True):
    """A tile left a stack; only its owner knows which one."""

    seat: Seat
    stack: int
    tile: int | None

    def seen_by(self, seat: Seat | None) -> Abandoned:
        return self if seat == self.seat else replace(self, tile=None)


class Scouted(Event, frozen=True):
    """An explorer scouts for so many tiles."""

    seat: Seat
    colour: int
    wanted: int


class Found(Event, frozen=True):
    """Tiles were drawn; only their owner sees them."""

    seat: Seat
    drawn: int
    tiles: tuple[int, ...] | None

    def seen_by(self, seat: Seat | None) -> Found:
        return self if seat == self.seat else replace(self, tiles=None)


class Laid(Event, frozen=True):
    seat: Seat
    stack: int
    top: bool
    tile: int | None

    def seen_by(self, seat: Seat | None) -> Laid:
        return self if seat == self.seat else replace(self, tile=None)


class Rearranged(Event, frozen=True):
    """A tile was put on top of a stack."""

    seat: Seat
    stack: int
    tile: int


class Refilled(Event, frozen=True):
    """The abandoned tiles went into the bag before the phase was over."""

    tiles: int


class Worked(Event, frozen=True):
    """Dice went onto a stack."""

    seat: Seat
    stack: int
    dice: Dice


class Built(Event, frozen=True):
    """A tile was completed by these dice and joined the tableau."""

    seat: Seat
    side: int
    dice: Dice


class ToCup(Event, frozen=True):
    """Dice that completed a tile went to the cup."""

    seat: Seat
    dice: Dice


class Removed(Event, frozen=True):
    """A die left the empire."""

    seat: Seat
    colour: int


class Gained(Event, frozen=True):
    """A die joined the empire; or none was left (came is false)."""

    seat: Seat
    side: int
    colour: int
    to: str
    came: bool


class Paid(Event, frozen=True):
    """A tile brought credits."""

    seat: Seat
    side: int
    credits: int


class Awarded(Event, frozen=True):
    """A tile brought VP chips."""

    seat: Seat
    side: int
    chips: int


class Produced(Event, frozen=True):
    seat: Seat
    colour: int
    world: int


class Sold(Event, frozen=True):
    seat: Seat
    shipper: int
    world: int
    good: int
    credits: int


class Consumed(Event, frozen=True):
    seat: Seat
    shipper: int
    world: int
    good: int
    chips: int


class Bought(Event, frozen=True):
    """Credits were paid for VP chips."""

    seat: Seat
    credits: int
    chips: int


class Unused(Event, frozen=True):
    """Workers for whom there was nothing to do went to the cup."""

    seat: Seat
    dice: Dice


class Recruited(Event, frozen=True):
    seat: Seat
    dice: Dice


class Recalled(Event, frozen=True):
    seat: Seat
    colour: int


class Ended(Event, frozen=True):
    """The last round is over."""

    round: int
