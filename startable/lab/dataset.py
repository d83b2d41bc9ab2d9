"""A data set of games: a folder of two Parquet files and a card that says what is in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from startable.lab.records import GameRow, Line, Told

__all__ = ["CARD", "DECISIONS", "GAMES", "About", "BadDataset", "Contents", "check_folder", "read", "write"]

GAMES, DECISIONS, CARD = "games.parquet", "decisions.parquet", "README.md"
KEY = b"startable"  # in each file's metadata
GROUP = 50_000  # decisions that are written at once

Source: TypeAlias = Literal["simulated", "played"]


class BadDataset(ValueError):
    """The folder cannot be written to, or holds no data set; the message says why."""


class About(Struct, frozen=True, kw_only=True):
    """What all games of a data set share."""

    game: str
    version: int  # of its rules
    source: Source
    licence: str


class Contents(Struct, frozen=True):
    """A data set as it was read."""

    about: About
    games: list[GameRow]
    decisions: Any  # a pyarrow Table

    def lines(self, first: int, count: int) -> list[Line]:
        rows = self.decisions.slice(first, count).to_pylist()
        return msgspec.convert(rows, list[Line])


def check_folder(folder: Path) -> None:
    """Say what is in the way before any game is played."""
    if find_spec("pyarrow") is None:
        raise BadDataset("Parquet files need pyarrow; pip install 'startable[lab]' brings it")
    if folder.exists() and not folder.is_dir():
        raise BadDataset(f"{folder} is a file; a data set is a folder")
    if folder.exists() and any(folder.iterdir()):
        raise BadDataset(f"{folder} is not empty; choose a new folder")


def _game_schema() -> Any:
    import pyarrow as pa

    return pa.schema(
        {
            "game": pa.int32(),
            "seed": pa.string(),
            "options": pa.string(),
            "seats": pa.int8(),
            "players": pa.list_(pa.string()),
            "scores": pa.list_(pa.int32()),
            "places": pa.list_(pa.int8()),
            "decisions": pa.int32(),
            "journal": pa.string(),
        }
    )


def _decision_schema() -> Any:
    import pyarrow as pa

    return pa.schema(
        {
            "game": pa.int32(),
            "entry": pa.int32(),
            "seat": pa.int8(),
            "player": pa.string(),
            "question": pa.string(),
            "offered": pa.int32(),
            "choice": pa.string(),
            "action": pa.int32(),
            "taken_back": pa.bool_(),
            "score": pa.int32(),
            "place": pa.int8(),
        }
    )


class Writer:
    """Writes games and decisions side by side, some at a time."""

    def __init__(self, folder: Path, about: About) -> None:
        from pyarrow import parquet

        folder.mkdir(parents=True, exist_ok=True)
        said = {KEY: msgspec.json.encode(about)}
        self.schemas = _game_schema().with_metadata(said), _decision_schema().with_metadata(said)
        self.files = [
            parquet.ParquetWriter(folder / name, schema, compression="zstd")
            for name, schema in zip((GAMES, DECISIONS), self.schemas, strict=True)
        ]
        self.games: list[GameRow] = []
        self.lines: list[Line] = []

    def add(self, told: Told) -> None:
        self.games.append(told.row)
        self.lines.extend(told.lines)
        if len(self.lines) >= GROUP:
            self._flush()

    def _flush(self) -> None:
        import pyarrow as pa

        waiting = ([asdict(row) for row in self.games], [asdict(line) for line in self.lines])
        for rows, schema, file in zip(waiting, self.schemas, self.files, strict=True):
            file.write_table(pa.Table.from_pylist(rows, schema))
        self.games, self.lines = [], []

    def close(self) -> None:
        self._flush()
        for file in self.files:
            file.close()


def write(
    folder: Path, about: About, games: Iterable[Told], stop: Callable[[], bool], progress: Callable[[], object]
) -> int:
    """Write games as they come, until there are no more or one is told to stop; how many there are."""
    writer, number = Writer(folder, about), 0
    try:
        for told in games:
            writer.add(told)
            number += 1
            progress()
            if stop():
                break
    finally:
        writer.close()
    return number


def read(folder: Path) -> Contents:
    """What is in the folder; BadDataset if it is no data set."""
    games = _table(folder / GAMES, _game_schema())
    decisions = _table(folder / DECISIONS, _decision_schema())
    if games.schema.metadata != decisions.schema.metadata:
        raise BadDataset(f"{GAMES} and {DECISIONS} do not belong together")
    return Contents(_about(games), list(_rows(games)), decisions)


def _table(path: Path, schema: Any) -> Any:
    import pyarrow as pa
    from pyarrow import parquet

    if not path.is_file():
        raise BadDataset(f"{path.parent} is no data set: it has no {path.name}")
    try:
        table = parquet.read_table(path)
    except (pa.ArrowException, OSError) as error:
        raise BadDataset(f"{path.name} cannot be read: {str(error).strip().splitlines()[0]}") from None
    if not table.schema.equals(schema):
        raise BadDataset(f"{path.name} has other columns than a data set of ours: {', '.join(table.schema.names)}")
    return table


def _about(games: Any) -> About:
    try:
        return msgspec.json.decode((games.schema.metadata or {}).get(KEY, b""), type=About)
    except msgspec.DecodeError:
        raise BadDataset(f"{GAMES} does not say which game it is of") from None


def _rows(games: Any) -> Iterator[GameRow]:
    for number, row in enumerate(games.to_pylist()):
        try:
            yield msgspec.convert(row, GameRow)
        except msgspec.ValidationError as error:
            raise BadDataset(f"{GAMES}, row {number}: {error}") from None
