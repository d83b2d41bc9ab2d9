"""Played games as a sheet, a line for each seat of each game: CSV, or Parquet by the file's name."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

from startable.lab.simulate import Played

__all__ = ["UnknownSheet", "check", "lines", "write"]

Line: TypeAlias = dict[str, int | str]
KINDS = (".csv", ".parquet")


class UnknownSheet(ValueError):
    """A file name that says neither CSV nor Parquet."""


def check(path: Path) -> None:
    """Say that the name will not do before any game is played."""
    if path.suffix not in KINDS:
        raise UnknownSheet(f"{path.name} should end in {' or '.join(KINDS)}")


def lines(played: Sequence[Played]) -> Iterator[Line]:
    """Who sat where and how it went; points by source, and what else the game counts, in columns of their own."""
    for game in played:
        went = game.outcome
        for seat, bot in enumerate(game.bots):
            yield {
                "game": game.number,
                "seat": seat,
                "bot": bot,
                "place": went.places[seat],
                "score": went.scores[seat],
                "rounds": went.rounds,
                "decisions": went.decisions,
                **{points.source: points.scores[seat] for points in (*went.points, *went.figures)},
            }


def write(path: Path, played: Sequence[Played]) -> None:
    found = list(lines(played))
    if path.suffix == ".csv":
        _write_csv(path, found)
    else:
        _write_parquet(path, found)


def _write_csv(path: Path, found: Sequence[Line]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        sheet = csv.DictWriter(file, found[0])
        sheet.writeheader()
        sheet.writerows(found)


def _write_parquet(path: Path, found: Sequence[Line]) -> None:
    import pyarrow as pa
    from pyarrow import parquet

    parquet.write_table(pa.Table.from_pylist(list(found)), path)
