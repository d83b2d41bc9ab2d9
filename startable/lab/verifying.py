"""Whether a data set holds what it says: every game is played again, and all that is written is compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate, pairwise
from pathlib import Path

from msgspec import Struct
from msgspec.structs import asdict

from startable.engine import BadOptions, BadRecord, Rules
from startable.lab.card import card
from startable.lab.dataset import CARD, DECISIONS, GAMES, Contents
from startable.lab.records import GameRow, Line, Numbering, record_of, retold

__all__ = ["Fault", "faults_as_a_whole", "faults_by_game"]


class Fault(Struct, frozen=True):
    """Something that does not follow."""

    where: str
    what: str


def faults_as_a_whole(folder: Path, contents: Contents) -> Iterator[Fault]:
    """Games and decisions that do not belong together, and a card that says something else."""
    numbers, owners = [row.game for row in contents.games], contents.decisions["game"].to_pylist()
    if not _rising(numbers):
        yield Fault(GAMES, "the games are not numbered in rising order, each by itself")
    if any(one > other for one, other in pairwise(owners)):
        yield Fault(DECISIONS, "the decisions are not in the order of the games")
    if strange := sorted(set(owners) - set(numbers)):
        yield Fault(DECISIONS, f"there are decisions of a game {strange[0]}, which is not there")
    path = folder / CARD
    if not path.is_file() or path.read_text("utf-8") != card(contents):
        yield Fault(CARD, "the card does not say what is in the files")


def _rising(numbers: list[int]) -> bool:
    return all(one < other for one, other in pairwise(numbers))


def faults_by_game(contents: Contents, rules: Rules, numbering: Numbering) -> Iterator[list[Fault]]:
    """What does not follow from seed and journal, game by game; an empty list if all does."""
    counted = Counter(contents.decisions["game"].to_pylist())
    first = accumulate((counted[row.game] for row in contents.games), initial=0)
    for row, at in zip(contents.games, first, strict=False):
        yield list(_faults(contents, row, contents.lines(at, counted[row.game]), rules, numbering))


def _faults(contents: Contents, row: GameRow, lines: list[Line], rules: Rules, numbering: Numbering) -> Iterator[Fault]:
    where, about = f"game {row.game}", contents.about
    try:
        told = retold(record_of(row, about.game, about.version), rules, row.players, numbering, row.game)
    except (BadRecord, BadOptions) as error:
        yield Fault(where, str(error))
        return
    for name, written, follows in _differences(row, told.row):
        yield Fault(f"{where}, {name}", f"{_shown(written)} is written, {_shown(follows)} follows from the journal")
    if len(lines) != len(told.lines):
        yield Fault(where, f"{len(lines)} decisions are written, {len(told.lines)} were made")
        return
    for line, follow in zip(lines, told.lines, strict=True):
        for name, written, follows in _differences(line, follow):
            place = f"{where}, decision at entry {follow.entry}, {name}"
            yield Fault(place, f"{_shown(written)} is written, {_shown(follows)} follows from the journal")


def _differences(written: Struct, follows: Struct) -> Iterator[tuple[str, object, object]]:
    for (name, one), other in zip(asdict(written).items(), asdict(follows).values(), strict=True):
        if _plain(one) != _plain(other):
            yield name, one, other


def _plain(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def _shown(value: object) -> str:
    text = repr(_plain(value))
    return text if len(text) <= 80 else f"{text[:77]}..."
