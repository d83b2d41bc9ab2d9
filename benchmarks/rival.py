"""Somebody in the comparison: what each can be asked to do, and why where it cannot."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from benchmarks.clockwork import Work

__all__ = ["Rival"]


class Rival(Struct):
    """The kinds of work, each counted in its own units; None where there is none, and then `why` says why."""

    FIGURES: ClassVar[tuple[str, ...]] = ("decision", "game", "clone", "search")

    name: str
    decision: Work | None = None  # random play with listing, counted in decisions
    game: Work | None = None  # whole random games
    clone: Work | None = None
    search: Work | None = None  # counted in iterations
    why: dict[str, str] = {}

    def work(self, figure: str) -> Work | None:
        found: Work | None = getattr(self, figure)
        return found
