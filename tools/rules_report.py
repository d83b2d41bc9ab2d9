"""How far the rules are proven: `python -m tools.rules_report [GAME]`, row by row counted from the tests' own marks."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec
import typer
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from startable.games import ledger
from startable.games.ledger import Row
from tools import marks

State = Literal["proven", "out of reach", "pending", "open"]
STATES: tuple[State, ...] = get_args(State)
ROOT = Path(__file__).parents[1]


class Line(Struct, frozen=True):
    """What is known of one row."""

    row: Row
    state: State
    proven_by: tuple[str, ...]


class Report(Struct, frozen=True):
    """Every row of every game, and all that must not be so."""

    games: dict[str, tuple[Line, ...]]
    faults: tuple[str, ...]


def report(ledgers: Mapping[str, Iterable[Row]], tests: Path) -> Report:
    """Compare the ledgers with the marks of the tests and with tests/rules/pending.toml."""
    found = marks.read(tests)
    pending = msgspec.toml.decode(
        (tests / "rules" / "pending.toml").read_text("utf-8"), type=dict[str, tuple[str, ...]]
    )
    games = {
        game: tuple(_line(row, found.proofs, pending.get(game, ())) for row in rows) for game, rows in ledgers.items()
    }
    return Report(games, (*found.faults, *_unknown(games, found.proofs), *_contrary(games), *_idle(games, pending)))


def _line(row: Row, proofs: Iterable[marks.Proof], pending: Iterable[str]) -> Line:
    tests = tuple(proof.test for proof in proofs if row.id in proof.rules)
    if row.out_of_reach:
        return Line(row, "out of reach", tests)
    if tests:
        return Line(row, "proven", tests)
    return Line(row, "pending" if any(_covers(entry, row) for entry in pending) else "open", tests)


def _covers(entry: str, row: Row) -> bool:
    return row.id.startswith(entry[:-1]) if entry.endswith("*") else row.id == entry


def _unknown(games: Mapping[str, Iterable[Line]], proofs: Iterable[marks.Proof]) -> Iterator[str]:
    known = {line.row.id for lines in games.values() for line in lines}
    for proof in proofs:
        for rule in proof.rules:
            if rule not in known:
                yield f"{proof.test} names {rule}, which no ledger has"


def _contrary(games: Mapping[str, Iterable[Line]]) -> Iterator[str]:
    for lines in games.values():
        for line in lines:
            if line.state == "open":
                yield f"{line.row.id} is neither proven nor out of reach nor pending"
            if line.state == "out of reach" and line.proven_by:
                yield f"{line.row.id} is out of reach, yet proven by {line.proven_by[0]}"


def _idle(games: Mapping[str, Iterable[Line]], pending: Mapping[str, Iterable[str]]) -> Iterator[str]:
    for game, entries in pending.items():
        waiting = [line.row for line in games.get(game, ()) if line.state == "pending"]
        for entry in entries:
            if not any(_covers(entry, row) for row in waiting):
                yield f"pending.toml: {game} lists {entry!r}, which matches no unproven row"


def whole_report(root: Path = ROOT) -> Report:
    """The report on this repository."""
    return report({game: ledger.read(game) for game in ledger.names()}, root / "tests")


app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@app.command()
def show(
    game: Annotated[str | None, typer.Argument(help="Only this game.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print every row with its state as data.")] = False,
) -> None:
    """Count the rows that tests prove, per game and chapter. Exits with 1 if something is amiss."""
    whole = whole_report()
    if game is not None and game not in whole.games:
        raise typer.BadParameter(f"there are no rules for {game!r}, only for {', '.join(whole.games)}")
    chosen = Report({name: lines for name, lines in whole.games.items() if game in (None, name)}, whole.faults)
    if as_json:
        typer.echo(msgspec.json.encode(chosen))
    else:
        _print(chosen)
    raise typer.Exit(1 if chosen.faults else 0)


def _print(report: Report) -> None:
    console = Console()
    for game, lines in report.games.items():
        console.print(_table(game, lines))
    for lines in report.games.values():
        for line in lines:
            if line.row.out_of_reach:
                console.print(f"{line.row.id} is out of reach: {line.row.out_of_reach}", highlight=False)
    for fault in report.faults:
        console.print(fault, style="red", highlight=False, markup=False)


def _table(game: str, lines: Iterable[Line]) -> Table:
    table = Table(title=game, title_justify="left", show_footer=True)
    groups: dict[str, Counter[State]] = {}
    for line in lines:
        groups.setdefault(line.row.group, Counter())[line.state] += 1
    total = sum(groups.values(), Counter[State]())
    table.add_column("group", "all")
    for head, number in (("rows", total.total()), *((state, total[state]) for state in STATES)):
        table.add_column(head, str(number), justify="right")
    for group, count in groups.items():
        table.add_row(group, str(count.total()), *(str(count[state] or "") for state in STATES))
    return table


if __name__ == "__main__":
    app()
