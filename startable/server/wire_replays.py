"""Finished games over HTTP: how they are told, and how one goes on from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from startable.engine import Choice, Event, Result, Seat, View
from startable.server.changes import Change
from startable.server.wire import Level, Nr

__all__ = ["Branch", "Frame", "ShipStudy", "Story", "StudyInfo"]


class Frame(Struct, frozen=True):
    """One entry of a replay: who acted, what they chose, and how the view from the chosen seat changed."""

    seat: Seat | None
    did: Literal["play", "undo", "rewind", "branch"]
    choice: Choice | None
    events: tuple[Event, ...]
    changes: tuple[Change, ...]


class Story(Struct, frozen=True):
    """A replay as it looked from one seat: the view at the start, and how each entry changed it."""

    view: View
    frames: tuple[Frame, ...]
    result: Result | None


class Branch(Struct, frozen=True):
    """Try a finished game differently: a table from after so many entries, one seat open, the others for bots."""

    entries: Nr
    seat: Annotated[int, Meta(ge=0, le=9)]
    bot: str | None = None  # the game's usual one
    level: Level = "normal"


class StudyInfo(Struct, frozen=True, kw_only=True):
    """How far a study is; at the end its report, as the lab wrote it, or what was wrong with the wish."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    detail: str = ""
    report: Any = None


class ShipStudy(Struct, frozen=True, kw_only=True):
    """A ship that is to fly many times: as text, or as the codes of its squares."""

    level: Annotated[str, Meta(max_length=4)] = "II"
    cells: Annotated[list[int], Meta(max_length=100)] = []
    text: Annotated[str, Meta(max_length=4000)] = ""
    flights: Annotated[int, Meta(ge=1, le=10_000)] = 1000
    seed: Annotated[int, Meta(ge=0, le=2**31)] = 0
