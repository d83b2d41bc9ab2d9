"""Finished games that people have played: from a server's file, or from replay files that were downloaded."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from startable import bots
from startable.engine import BadRecord, Rules
from startable.lab.records import PERSON

__all__ = ["BadSource", "Finished", "finished"]

SQLITE = b"SQLite format 3\0"


class BadSource(ValueError):
    """No games can be read from there; the message says why."""


class Finished(Struct, frozen=True):
    """A game on file: where it is from, who sat where, and its record."""

    place: str
    players: tuple[str, ...]
    record: bytes


def finished(places: Sequence[Path], rules: Rules, private: bool) -> Iterator[Finished]:
    """All finished games of these rules: files of servers, replay files, and folders of replay files."""
    for place in places:
        if place.is_dir():
            yield from finished(_replays(place), rules, private)
        elif not place.exists():
            raise BadSource(f"there is no {place}")
        elif _is_sqlite(place):
            yield from _kept(place, rules, private)
        else:
            yield from _downloaded(place, rules)


def _is_sqlite(place: Path) -> bool:
    with place.open("rb") as file:
        return file.read(len(SQLITE)) == SQLITE


def _replays(folder: Path) -> list[Path]:
    found = sorted(folder.glob("*.json"))
    if not found:
        raise BadSource(f"there are no replay files (*.json) in {folder}")
    return found


def _downloaded(place: Path, rules: Rules) -> Iterator[Finished]:
    from startable.server.record import read

    try:
        file = read(data := place.read_bytes())
    except BadRecord as error:
        raise BadSource(f"{place}: neither a server's file nor a replay file ({error})") from None
    if file.game == rules.name:
        players = tuple(name if name in bots.known(rules.name) else PERSON for name in file.names)
        yield Finished(str(place), players or (PERSON,) * file.seats, data)


def _kept(place: Path, rules: Rules, private: bool) -> Iterator[Finished]:
    """Tables that were not public have to be asked for."""
    from startable.server import store

    try:
        for kept in store.finished(place, rules.name, private):
            journal = [msgspec.Raw(entry) for entry in kept.entries]
            record = msgspec.json.encode({**asdict(kept.table.header), "journal": journal})
            yield Finished(kept.table.id, tuple(chair.bot or PERSON for chair in kept.table.chairs), record)
    except store.BadData as error:
        raise BadSource(f"{place} is not a server's file: {error}") from None
