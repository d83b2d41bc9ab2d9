"""`startable verify`: play a data set again, and say what does not follow."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from startable.commands.numbering import action
from startable.commands.progress import INTERRUPTED, counting, until_interrupted
from startable.games import find, sets
from startable.lab import dataset
from startable.lab.verifying import Fault, faults_as_a_whole, faults_by_game

SHOWN = 20  # faults that are said one by one


def verify(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder that `startable export` wrote.")],
    game: Annotated[str, typer.Option(metavar="MODULE:NAME", help="Where the rules of a game of your own are.")] = "",
    content: Annotated[
        Path | None,
        typer.Option(metavar="DIR", exists=True, file_okay=False, help="The content set it was played with."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print what was found as data.")] = False,
) -> None:
    """Play every game of a data set again and compare all that is written with what follows."""
    sets.offer([content] if content else [])
    contents = dataset.read(folder)
    rules = find(game or contents.about.game)
    faults, total, checked = list(faults_as_a_whole(folder, contents)), len(contents.games), 0
    with until_interrupted() as stop, counting("games", quiet=as_json) as progress:
        task = progress.add_task(rules.name, total=total)
        for found in faults_by_game(contents, rules, action):
            faults += found
            checked += 1
            progress.advance(task)
            if stop():
                break
    _show(faults, checked, as_json)
    if checked < total:
        typer.echo(f"Interrupted after {checked} of {total} games.", err=True)
        raise typer.Exit(INTERRUPTED)
    if faults:
        raise typer.Exit(1)


def _show(faults: list[Fault], checked: int, as_json: bool) -> None:
    if as_json:
        typer.echo(msgspec.json.encode({"games": checked, "faults": faults}))
        return
    for fault in faults[:SHOWN]:
        typer.echo(f"NO   {fault.where}: {fault.what}")
    if len(faults) > SHOWN:
        typer.echo(f"     and {len(faults) - SHOWN} more; --json lists all")
    if not faults:
        typer.echo(f"yes  {checked} games were played again, and all that is written follows from them")
