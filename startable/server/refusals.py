"""What the table itself refuses, whatever the game: rows of the table's own ledger."""

from __future__ import annotations

from startable.engine import Refusal

__all__ = ["Halted", "Late", "NothingProposed", "Watching"]


class Late(Refusal, frozen=True):
    """The question was answered or closed before this arrived."""

    rule: str = "ST-LATE-01"


class Halted(Refusal, frozen=True):
    """The table is paused."""

    rule: str = "ST-PAUSE-01"


class Watching(Refusal, frozen=True):
    """Only who plays a seat can choose."""

    rule: str = "ST-WATCH-01"


class NothingProposed(Refusal, frozen=True):
    """There is nothing to agree to, or nothing that could be proposed."""

    rule: str = "ST-AGREE-01"
