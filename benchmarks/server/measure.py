"""Moves per core-second and the time from a move to its being seen, ours (on disk) beside boardgame.io's (in memory).

python -m benchmarks.server.measure [--tables 200] [--rate 500] [--seconds 10] [--turns 3] [--json]

The servers take turns under the same load from the same kind of client; each one's best turn counts, since a turn in
which the machine was busy elsewhere says nothing. README.md here says what is measured and what we found.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from benchmarks.server.servers import Load, install, ours, played, theirs

OURS, THEIRS = "startable", "boardgame.io"
WARM = 3_000  # moves before measuring: both languages get faster in the beginning


class Row(msgspec.Struct, frozen=True):
    """What the best of some turns showed."""

    server: str
    game: str
    tables: int
    rate: int  # moves per second asked for; 0: as many as it can
    moves_per_second: float
    moves_per_core_second: float
    p50: float  # milliseconds
    p99: float


class Plan(msgspec.Struct, frozen=True):
    """One line of the table."""

    server: str
    game: str
    tables: int
    rate: int = 0

    def run(self, seconds: float) -> Load:
        warm = min(WARM, self.rate * 4) if self.rate else WARM
        if self.server == THEIRS:
            with theirs() as (process, url):
                return played(process, "load-peer.js", [url, self.tables, self.rate], warm, seconds)
        with tempfile.TemporaryDirectory() as folder, ours(Path(folder) / "tables.db") as (process, url):
            return played(process, "load.js", [url, self.game, self.tables, self.rate], warm, seconds)

    def row(self, turns: Sequence[Load]) -> Row:
        """Costs by the turn that cost least, times by the one with the shortest longest."""
        cheap = max(turns, key=lambda load: load.moves / load.core_seconds)
        prompt = min(turns, key=lambda load: load.p99)
        return Row(
            **msgspec.structs.asdict(self),
            moves_per_second=cheap.moves / cheap.seconds,
            moves_per_core_second=cheap.moves / cheap.core_seconds,
            p50=prompt.p50,
            p99=prompt.p99,
        )


def measured(plans: Sequence[Plan], seconds: float, turns: int) -> list[Row]:
    loads: dict[Plan, list[Load]] = {plan: [] for plan in plans}
    for _ in range(turns):
        for plan in plans:
            loads[plan].append(plan.run(seconds))
    return [plan.row(loads[plan]) for plan in plans]


def shown(rows: Iterable[Row]) -> Table:
    table = Table("server", "game", "tables", "asked/s", "moves/s", "moves/core-s", "p50 ms", "p99 ms")
    for row in rows:
        asked = str(row.rate or "all")
        costs = (f"{row.moves_per_second:,.0f}", f"{row.moves_per_core_second:,.0f}")
        table.add_row(row.server, row.game, str(row.tables), asked, *costs, f"{row.p50:.1f}", f"{row.p99:.1f}")
    return table


def main(
    tables: Annotated[int, typer.Option(help="Tables, with two clients each.")] = 200,
    rate: Annotated[int, typer.Option(help="Moves per second where latency is measured.")] = 500,
    seconds: Annotated[float, typer.Option(help="How long each turn lasts.")] = 10.0,
    turns: Annotated[int, typer.Option(help="How often each server has its turn.")] = 3,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as data.")] = False,
) -> None:
    """Compare the table server with boardgame.io's."""
    install()
    plans = [Plan(server, "tictactoe", tables, asked) for asked in (0, rate) for server in (OURS, THEIRS)]
    rows = measured([*plans, Plan(OURS, "roll", tables, rate)], seconds, turns)
    if as_json:
        typer.echo(msgspec.json.encode(rows))
        return
    Console().print(shown(rows))
    typer.echo(f"Ours to theirs: {rows[0].moves_per_core_second / rows[1].moves_per_core_second:.2f} (moves/core-s)")


if __name__ == "__main__":
    typer.run(main)
