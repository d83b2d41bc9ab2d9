"""Why a choice is refused: a row of the ledger and the detail that words it."""

from __future__ import annotations

from startable.engine import Refusal


class NoSuchDie(Refusal, frozen=True):
    """There is no such die in that place."""

    colour: int


class NoSuchTile(Refusal, frozen=True):
    """That tile is not there."""

    tile: int


class NoSuchWorld(Refusal, frozen=True):
    """That world is not yours, or takes or holds no such good."""

    world: int


class WrongColumn(Refusal, frozen=True):
    """A worker cannot go there from here."""

    to: int


class PowerSpent(Refusal, frozen=True):
    """That power was used, cannot be used now, or is not yours."""

    power: int


class TooEarly(Refusal, frozen=True):
    """Something must be done first."""


class TooLate(Refusal, frozen=True):
    """Its step of the round is over."""


class StillToDo(Refusal, frozen=True):
    """Workers that can do something must do it."""


class NotNow(Refusal, frozen=True):
    """This is done in another step of the round."""
