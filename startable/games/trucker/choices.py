"""What players, and the clock, may choose."""

from __future__ import annotations

from startable.engine import Choice, Seat

# Building


class Begin(Choice, frozen=True):
    """Turn the hourglass for the first time: everyone starts building."""


class TakeHidden(Choice, frozen=True):
    """Take a component that lies face down."""


class Take(Choice, frozen=True):
    """Take a component that lies face up."""

    tile: int


class TakeAside(Choice, frozen=True):
    """Take one of the components that you have set aside."""

    tile: int


class Weld(Choice, frozen=True):
    """Add the component in hand to the ship, turned clockwise by so many quarters."""

    square: int
    turn: int


class Lift(Choice, frozen=True):
    """Take the component added last in hand again."""


class PutBack(Choice, frozen=True):
    """Put the component in hand face up in the middle of the table."""


class SetAside(Choice, frozen=True):
    """Keep the component in hand for later."""


class Read(Choice, frozen=True):
    """Look at a forecast pile."""

    pile: int


class Close(Choice, frozen=True):
    """Put the pile back in its place."""


class FlipGlass(Choice, frozen=True):
    """Turn the hourglass, which has run out, onto its next space."""


class LeaveGlass(Choice, frozen=True):
    """Let it lie for now."""


class Finish(Choice, frozen=True):
    """Call the ship finished and take that starting space."""

    space: int


class TimeUp(Choice, frozen=True):
    """The sand has run out."""


# Inspection and crew


class Report(Choice, frozen=True):
    """Point at a component of somebody's ship: something is wrong there."""

    owner: Seat
    square: int


class Remove(Choice, frozen=True):
    """Take off an offending component."""

    square: int


class Keep(Choice, frozen=True):
    """Fly on with the part of the ship to which this square belongs."""

    square: int


class House(Choice, frozen=True):
    """Let an alien move into a cabin."""

    square: int
    alien: int


class Ready(Choice, frozen=True):
    """Done with this."""


class Insure(Choice, frozen=True):
    """Pay that premium, so that losses cost no more than its limit."""

    premium: int


# Flight


class FlyOn(Choice, frozen=True):
    """On to the next card."""


class GiveUp(Choice, frozen=True):
    """Leave the flight before the next card."""


class Withdraw(Choice, frozen=True):
    """Let the ship of the fleet to which this square belongs give up before the next card."""

    square: int


class Activate(Choice, frozen=True):
    """Feed a double engine or cannon with an energy cell of that battery."""

    component: int
    battery: int


class Shield(Choice, frozen=True):
    """Raise a shield with an energy cell of that battery."""

    battery: int


class Shoot(Choice, frozen=True):
    """Shoot the asteroid, with an energy cell of that battery if only a double cannon can."""

    battery: int


class TakeHit(Choice, frozen=True):
    """Let it strike."""


class Land(Choice, frozen=True):
    """Land on that planet of the card."""

    planet: int


class Accept(Choice, frozen=True):
    """Take what the card offers, for its price."""


class Decline(Choice, frozen=True):
    """Leave it."""


class Improve(Choice, frozen=True):
    """Take a cube one step dearer in place of one of this colour."""

    colour: int


class TakeMore(Choice, frozen=True):
    """Take one blue cube more."""


class Stow(Choice, frozen=True):
    """Put a waiting cube into a hold."""

    colour: int
    square: int


class Unload(Choice, frozen=True):
    """Take a cube out of a hold, to move it or to throw it away."""

    colour: int
    square: int


class Surrender(Choice, frozen=True):
    """Give up what lies on this component: a crew member, a cube or an energy cell, as the card demands."""

    square: int


# The Trek


class Bestow(Choice, frozen=True):
    """Give one of your titles to a player who has none."""

    title: int
    to: Seat
