"""Why a choice is not allowed: the row of the ledger, and what it concerns."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from startable.engine import Refusal, Seat


def cited(refusal: Refusal | None, rows: Mapping[str, str]) -> Refusal | None:
    """The same refusal with the row of another edition, where that has one of its own."""
    if refusal is None or refusal.rule not in rows:
        return refusal
    return replace(refusal, rule=rows[refusal.rule])


class HandFull(Refusal, frozen=True):
    """One component at a time."""

    rule: str
    tile: int


class HandEmpty(Refusal, frozen=True):
    """There is nothing in hand to do that with."""

    rule: str = "GT-BUILD-06"


class NoneHidden(Refusal, frozen=True):
    """No component lies face down any more."""

    rule: str = "GT-BUILD-07"


class TileGone(Refusal, frozen=True):
    """The component does not lie face up in the middle: somebody else was faster."""

    rule: str
    tile: int


class NotAside(Refusal, frozen=True):
    """You have not set that component aside."""

    rule: str
    tile: int


class NoSquare(Refusal, frozen=True):
    """There is no free square next to a component of the ship there, or no such turn."""

    rule: str
    square: int
    turn: int


class Misfit(Refusal, frozen=True):
    """The component may not go there like this; the rule is the one broken, the squares show where."""

    rule: str
    square: int
    turn: int
    squares: tuple[int, ...]


class AlreadyWelded(Refusal, frozen=True):
    """Only the component added last can be moved, until the next is taken or a pile is read."""

    rule: str = "GT-BUILD-09"


class ReserveFull(Refusal, frozen=True):
    """Two components at most can be set aside."""

    rule: str
    aside: tuple[int, ...]


class NoReserve(Refusal, frozen=True):
    """In the learning flight nothing is set aside."""

    rule: str = "GT-BUILD-30"


class ReserveFirst(Refusal, frozen=True):
    """A golden master engineer adds nothing before two components are set aside."""

    rule: str
    aside: tuple[int, ...]


class TooSmooth(Refusal, frozen=True):
    """The two components of a golden master engineer need connectors on five sides together."""

    rule: str
    tile: int
    connectors: int


class KeptForLater(Refusal, frozen=True):
    """What a golden master engineer has set aside is fitted in when all have finished."""

    rule: str
    tile: int


class NeverBack(Refusal, frozen=True):
    """What was set aside never goes back to the middle."""

    rule: str
    tile: int


class NoSuchPile(Refusal, frozen=True):
    """There is no such pile, or nobody may look at it."""

    rule: str
    pile: int


class NothingAdded(Refusal, frozen=True):
    """First add a component; then you may read."""

    rule: str = "GT-BUILD-17"


class PartNotBegun(Refusal, frozen=True):
    """First add a component to each of the ships that the dice have joined; this one has none yet."""

    rule: str
    part: int


class PileInHand(Refusal, frozen=True):
    """Put the pile back first."""

    rule: str
    pile: int


class PileTaken(Refusal, frozen=True):
    """Somebody else is reading that pile."""

    rule: str
    pile: int


class NoPile(Refusal, frozen=True):
    """You hold no pile."""

    rule: str = "GT-BUILD-17"


class NoGlass(Refusal, frozen=True):
    """The learning flight has no hourglass."""

    rule: str = "GT-BUILD-28"


class SandRuns(Refusal, frozen=True):
    """The hourglass has not run out yet, or not for another turn."""

    rule: str = "GT-BUILD-22"


class OnlyFinished(Refusal, frozen=True):
    """Only a player whose ship is finished turns the hourglass onto its final space."""

    rule: str = "GT-BUILD-24"


class NoSpace(Refusal, frozen=True):
    """That starting space is taken, or it is not for so few players, or the first free one must be taken."""

    rule: str
    space: int


class NotOffending(Refusal, frozen=True):
    """Nothing is wrong with that component."""

    rule: str
    square: int


class NotReportable(Refusal, frozen=True):
    """There is no component of another ship there, or it was reported before."""

    rule: str = "GT-CHECK-11"


class NoHome(Refusal, frozen=True):
    """That alien cannot live in that cabin."""

    rule: str
    square: int
    alien: int


class NoEnergy(Refusal, frozen=True):
    """There is no energy cell on that square."""

    rule: str
    battery: int


class OtherShip(Refusal, frozen=True):
    """That battery is on another ship of the fleet."""

    rule: str
    battery: int


class NotDouble(Refusal, frozen=True):
    """That is no double component of the kind that counts now, or it has been fed already."""

    rule: str
    component: int


class PlanetTaken(Refusal, frozen=True):
    """There is no such planet, or somebody has landed there."""

    rule: str
    planet: int


class NoCube(Refusal, frozen=True):
    """There is no such cube."""

    rule: str
    colour: int


class NoBetterCube(Refusal, frozen=True):
    """No cube of that colour was received, it has no better one, or the bank has none of those."""

    rule: str
    colour: int


class NoHold(Refusal, frozen=True):
    """That is no hold, or it is full."""

    rule: str
    square: int


class CrowdedHold(Refusal, frozen=True):
    """A golden freight hauler's hold stays empty while another hold touches it."""

    rule: str
    square: int


class OnlySpecial(Refusal, frozen=True):
    """Red cubes travel in special holds only."""

    rule: str
    square: int


class NothingToGive(Refusal, frozen=True):
    """What must be given up is not there."""

    rule: str
    square: int


class NoPremium(Refusal, frozen=True):
    """Nobody offers insurance at that price, or it cannot be paid."""

    rule: str
    premium: int


class NoShip(Refusal, frozen=True):
    """No ship of a fleet that could leave the others begins on that square."""

    rule: str
    square: int


# The Trek


class NotYours(Refusal, frozen=True):
    """You do not hold that title, or that player has one already."""

    rule: str
    title: int
    to: Seat
