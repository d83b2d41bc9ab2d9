"""How fast we are beside others, in one run and one table: `make bench`.

python -m benchmarks.table [--turns 5] [--quick] [--out benchmarks/results]

Everyone does the same kinds of work in turn; processor time is counted, and each one's best turn. A decision is listing
what may be chosen, picking one at random and playing it.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from benchmarks.clockwork import best
from benchmarks.decisions import record
from benchmarks.machine import Machine, machine
from benchmarks.ours import in_openspiel, in_pettingzoo, ourselves
from benchmarks.peers import BACKGAMMON, CHESS, peers
from benchmarks.rival import Rival
from benchmarks.server.measure import OURS, THEIRS, Plan, measured
from benchmarks.server.servers import PEER, Unplayed, install, node

__all__ = ["Report", "Row", "markdown", "measure"]

BOARDGAME = "boardgame.io tic-tac-toe (JavaScript)"
SERVER = "startable tic-tac-toe"
JAVASCRIPT = "not measured: it is JavaScript's own"
RESULTS = Path(__file__).parent / "results"
NOTES = (
    "game: whole random games; of four players in ours, of two in OpenSpiel and PettingZoo",
    "search: of our games, candidates that our searching bot plays out in imagined games, with greedy players, up to "
    "its horizon; of those in OpenSpiel, iterations of its MCTS at the first choice, each a random game to the end (in "
    "C++ for backgammon, in Python for the others)",
    "server: moves seen by the other player, by processor time; ours writes each to disk, boardgame.io's does not",
)
COLUMNS = (
    "who",
    "decision µs",
    f"x {CHESS}",
    "x backgammon",
    "game ms",
    "clone µs",
    "search 1/s",
    "server moves/core-s",
)


class Row(Struct):
    """One line: microseconds, and per second; None where there is no figure, and then `why` says why."""

    name: str
    decision: float | None = None
    game: float | None = None
    clone: float | None = None
    search: float | None = None  # microseconds per iteration
    server: float | None = None  # moves per core-second
    why: dict[str, str] = {}


class Report(Struct):
    """A run: when, on what, and what it showed."""

    date: str
    quick: bool
    machine: Machine
    rows: list[Row]

    def decision_of(self, name: str) -> float | None:
        return next((row.decision for row in self.rows if row.name == name), None)


def measure(rivals: Sequence[Rival], turns: int, say: Console) -> list[Row]:
    """All that have it take turns at each kind of work."""
    rows = {rival.name: Row(rival.name, why=dict(rival.why)) for rival in rivals}
    for figure in Rival.FIGURES:
        say.print(f"{figure} ...", style="dim")
        able = {rival.name: work for rival in rivals if (work := rival.work(figure))}
        for name, microseconds in best(able, turns).items():
            setattr(rows[name], figure, microseconds)
    return list(rows.values())


def boardgame(quick: bool) -> Row:
    """boardgame.io without its server: tic-tac-toe, which has no end here."""
    row = Row(BOARDGAME, why=dict.fromkeys(("game", "clone", "search"), JAVASCRIPT))
    moves = 4_000 if quick else 40_000
    try:
        install()
        said = subprocess.run(
            [node(), "decisions.js", str(moves)], cwd=PEER, capture_output=True, text=True, check=True
        )
        row.decision = float(said.stdout)
    except (OSError, subprocess.CalledProcessError) as error:
        row.why |= {"decision": _node_trouble(error), "server": _node_trouble(error)}
    return row


def _node_trouble(error: Exception) -> str:
    return f"needs Node and npm: {error}"


def serve(rows: Sequence[Row], quick: bool) -> None:
    """Moves per core-second of both servers at tic-tac-toe without end, as fast as 50 or 200 tables ask for them."""
    tables, seconds, turns = (50, 3.0, 1) if quick else (200, 10.0, 3)
    try:
        found = measured([Plan(server, "tictactoe", tables) for server in (OURS, THEIRS)], seconds, turns)
    except Unplayed as error:
        for row in rows:
            row.why["server"] = str(error)
        return
    for row, load in zip(rows, found, strict=True):
        row.server = load.moves_per_core_second


def _figure(value: float | None, row: Row, name: str, notes: list[str], digits: int = 1) -> str:
    """A number, or the mark of the note that says why there is none."""
    if value is not None:
        return f"{value:,.{digits}f}"
    reason = row.why.get(name, "")
    if reason and reason not in notes:
        notes.append(reason)
    return f"[{notes.index(reason) + 1}]" if reason else ""


def lines(report: Report, notes: list[str]) -> Iterable[tuple[str, ...]]:
    chess, backgammon = report.decision_of(CHESS), report.decision_of(BACKGAMMON)
    for row in report.rows:
        ratios = [f"{row.decision / peer:.2f}" if row.decision and peer else "" for peer in (chess, backgammon)]
        game, search = (row.game and row.game / 1e3), (row.search and 1e6 / row.search)
        yield (
            row.name,
            _figure(row.decision, row, "decision", notes),
            *ratios,
            _figure(game, row, "game", notes, 2),
            _figure(row.clone, row, "clone", notes),
            _figure(search, row, "search", notes, 0),
            _figure(row.server, row, "server", notes, 0),
        )


def shown(report: Report) -> Table:
    notes: list[str] = []
    found = list(lines(report, notes))
    said = "\n".join([*NOTES, *(f"[{number}] {note}" for number, note in enumerate(notes, 1))])
    table = Table(*COLUMNS, caption=said.replace("[", r"\["), caption_justify="left")
    for line in found:
        table.add_row(line[0], *(cell.replace("[", r"\[") for cell in line[1:]))
    return table


def markdown(report: Report) -> str:
    notes: list[str] = []
    rows = [f"| {' | '.join(line)} |" for line in lines(report, notes)]
    return "\n".join(
        [
            f"# Measured on {report.date}" + (" (quick)" if report.quick else ""),
            "",
            *(f"- {name}: {value}" for name, value in report.machine.described()),
            "",
            f"| {' | '.join(COLUMNS)} |",
            "|---|" + "---:|" * (len(COLUMNS) - 1),
            *rows,
            "",
            *(f"- {note}" for note in NOTES),
            *(f"- [{number}] {note}" for number, note in enumerate(notes, 1)),
            "",
        ]
    )


def write(report: Report, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    name = folder / (report.date + ("-quick" if report.quick else ""))
    name.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
    name.with_suffix(".md").write_text(markdown(report), "utf-8")


def main(
    turns: Annotated[int, typer.Option(min=1, help="How often each has a go; its best counts.")] = 5,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer turns, shorter loads: under two minutes.")] = False,
    out: Annotated[Path, typer.Option(help="Where to write what was found.")] = RESULTS,
    keep: Annotated[bool, typer.Option("--record", help="Also write down our ratios for `make soak`.")] = False,
) -> None:
    """Measure everyone in one run, print one table and keep it."""
    say = Console(stderr=True)
    rows = measure([*ourselves(), *in_openspiel(), *in_pettingzoo(), *peers()], 1 if quick else turns, say)
    say.print("servers ...", style="dim")
    rows += [Row(SERVER, why=dict.fromkeys(Rival.FIGURES, "only there to compare servers")), boardgame(quick)]
    if "server" not in rows[-1].why:
        serve(rows[-2:], quick)
    report = Report(datetime.now(UTC).date().isoformat(), quick, machine(), rows)
    write(report, out)
    Console().print(shown(report))
    if keep:
        typer.echo(f"recorded: {record(max(turns, 5)).ratios}")


if __name__ == "__main__":
    typer.run(main)
