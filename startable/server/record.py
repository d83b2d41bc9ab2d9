"""A finished game as one small file, and the proof that it followed from the dice that were promised."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import asdict

from startable.engine import BadOptions, BadRecord, Event, Match, Result, Rules, Seat, result, view
from startable.engine.journal import Branched, Entry, Header, Played, Record, Undone, begin, decode
from startable.server import fairness, wire
from startable.server.changes import between
from startable.server.store import Kept
from startable.server.wire_replays import Frame, Story

__all__ = ["Fair", "Finding", "ReplayFile", "read", "replayed", "story", "verify", "written"]


class Fair(Struct, frozen=True):
    """What the seed was made of."""

    secret: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    commitment: str
    nonces: list[str]


class ReplayFile(Header, frozen=True, kw_only=True):
    """What is downloaded: enough to play the game again, and to check it."""

    journal: tuple[Any, ...]  # entries, as they are written
    names: tuple[str, ...] = ()
    fairness: Fair | None = None
    result: Any = None  # the game's own Result
    started: float | None = None
    ended: float | None = None


class Finding(Struct, frozen=True):
    """One thing that was checked."""

    what: str
    holds: bool
    detail: str = ""


def written(kept: Kept) -> bytes:
    """The file of a finished game."""
    table = kept.table
    fair = Fair(table.secret, fairness.commitment(table.secret), list(table.nonces)) if table.secret else None
    file = ReplayFile(
        **asdict(table.header),
        journal=tuple(map(msgspec.Raw, kept.entries)),
        names=tuple(chair.name or chair.bot or "" for chair in table.chairs),
        fairness=fair,
        result=table.result,
        started=table.started,
        ended=table.ended,
    )
    return msgspec.json.encode(file)


def read(data: bytes) -> ReplayFile:
    """A file as it stands; BadRecord says what is wrong with it."""
    try:
        return msgspec.json.decode(data, type=ReplayFile)
    except msgspec.DecodeError as error:
        raise BadRecord(f"not a replay file: {error}") from None


def replayed(data: bytes, rules: Rules) -> tuple[ReplayFile, Match]:
    """Read a file and play it again."""
    file = read(data)
    record, match = _beginning(data, rules)
    for entry in record.journal:
        match.follow(entry)
    return file, match


def _beginning(data: bytes, rules: Rules) -> tuple[Record, Match]:
    record = decode(data, rules)
    try:
        return record, begin(record, rules)
    except BadOptions as error:
        raise BadRecord(str(error)) from None


def verify(data: bytes, rules: Rules) -> list[Finding]:
    """Check a file: the promise, the seed, the game and its result, in this order."""
    findings = list(_fair(read(data)))
    try:
        file, match = replayed(data, rules)
    except BadRecord as error:
        return [*findings, Finding("every choice was possible", False, str(error))]
    ended = result(match.game)
    same = msgspec.json.decode(msgspec.json.encode(ended)) == file.result
    return [
        *findings,
        Finding("every choice was possible", True, f"{len(file.journal)} entries"),
        Finding("the result follows from them", same, _places(ended)),
    ]


def _fair(file: ReplayFile) -> Iterable[Finding]:
    if file.fairness is None:
        yield Finding("the seed was promised", False, "the file has no secret: nobody can say where its seed is from")
        return
    fair = file.fairness
    kept = fairness.commitment(fair.secret) == fair.commitment
    yield Finding("the secret is the one promised", kept, fair.commitment)
    seed, since = _seed(file)
    followed = fairness.seed(fair.secret, fair.nonces) == seed and len(fair.nonces) == file.seats
    yield Finding("the seed follows from secret and nonces", followed, seed + since)


def _seed(file: ReplayFile) -> tuple[str, str]:
    """The seed that was promised, and since when: what a game branched from had a promise of its own."""
    entries = [(number, entry) for number, entry in enumerate(file.journal, 1) if isinstance(entry, dict)]
    branches = [
        (str(entry.get("seed")), f", from entry {n} on") for n, entry in entries if entry.get("did") == "branch"
    ]
    return branches[-1] if branches else (file.seed, "")


def _places(ended: Result | None) -> str:
    return "not over" if ended is None else f"scores {ended.scores}, places {ended.places}"


def story(data: bytes, rules: Rules, seat: Seat | None) -> Story:
    """A replay as it looked from one seat, entry by entry."""
    record, match = _beginning(data, rules)
    first = shown = view(match.game, seat)
    frames = []
    for entry in record.journal:
        events = match.follow(entry)
        seen = view(match.game, seat)
        frames.append(_frame(entry, events, seat, shown, seen))
        shown = seen
    return Story(first, tuple(frames), result(match.game))


def _frame(entry: Entry, events: Iterable[Event], seat: Seat | None, before: Any, after: Any) -> Frame:
    told = tuple(event for each in events if (event := each.seen_by(seat)) is not None)
    changes = between(before, after)
    match entry:
        case Played(mover, choice):
            return Frame(mover, "play", choice, told, changes)
        case Undone(mover):
            return Frame(mover, "undo", None, (wire.Undone(mover),), changes)
        case Branched():
            return Frame(None, "branch", None, (wire.Branched(),), changes)
        case _:
            return Frame(None, "rewind", None, (wire.Rewound(),), changes)
