"""`startable replay`: play a finished game again from its file, and prove that it was fair."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from startable.engine import Result, result
from startable.games import find, sets
from startable.server import record
from startable.server.record import Finding, ReplayFile


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A replay file, as downloaded from a table.")],
    verify: Annotated[bool, typer.Option("--verify", help="Check the dice, the choices and the result.")] = False,
    game: Annotated[str, typer.Option(metavar="MODULE:NAME", help="Where the rules of a game of your own are.")] = "",
    content: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", exists=True, file_okay=False, help="The content set of your own it was played with."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the outcome as data.")] = False,
) -> None:
    """Play a game again from its file; with --verify, prove that neither side chose the dice."""
    sets.offer([content] if content else [])
    data = file.read_bytes()
    rules = find(game or record.read(data).game)
    if verify:
        _show_findings(record.verify(data, rules), as_json)
    else:
        replayed, match = record.replayed(data, rules)
        _show_result(replayed, result(match.game), as_json)


def _show_findings(findings: list[Finding], as_json: bool) -> None:
    if as_json:
        typer.echo(msgspec.json.encode(findings))
    else:
        for finding in findings:
            typer.echo(f"{'yes' if finding.holds else 'NO '}  {finding.what}: {finding.detail}")
    if not all(finding.holds for finding in findings):
        raise typer.Exit(1)


def _show_result(replayed: ReplayFile, ended: Result | None, as_json: bool) -> None:
    if as_json:
        typer.echo(msgspec.json.encode(ended))
        return
    typer.echo(f"{replayed.game}, {replayed.seats} players, {len(replayed.journal)} entries")
    if ended is None:
        typer.echo("The game is not over.")
    else:
        Console().print(_places(replayed.names, ended))


def _places(names: tuple[str, ...], ended: Result) -> Table:
    table = Table("place", "seat", "player", "score")
    for seat in sorted(range(len(ended.scores)), key=lambda seat: ended.places[seat]):
        name = names[seat] if seat < len(names) else ""
        table.add_row(str(ended.places[seat]), str(seat), name, str(ended.scores[seat]))
    return table
