"""`startable analyse`: go over a finished game, and see where it turned."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from startable.commands.progress import counting
from startable.engine import Choice
from startable.games import find, sets
from startable.lab.analysis import Analysis, Plan, Turn
from startable.lab.analysis import analyse as gone_over
from startable.lab.plots import draw_analysis
from startable.server import record

SHOWN = 12  # moments of the curve in a terminal


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE.json", help="A replay file, as downloaded from a table.")],
    seconds: Annotated[float, typer.Option(min=1, help="Processor time at most; then it ends with what it has.")] = 120,
    continuations: Annotated[int, typer.Option(min=1, help="To the end of the game, from each moment.")] = 12,
    seed: Annotated[int, typer.Option(help="The same seed finds the same, if there is time for all.")] = 0,
    game: Annotated[str, typer.Option(metavar="MODULE:NAME", help="Where the rules of a game of your own are.")] = "",
    content: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", exists=True, file_okay=False, help="The content set of your own it was played with."
        ),
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the curve into this picture.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print what was found as data.")] = False,
) -> None:
    """What each player could expect as the game went on, and the choices that cost most."""
    sets.offer([content] if content else [])
    data = file.read_bytes()
    header = record.read(data)
    plan = Plan(seconds=seconds, continuations=continuations, seed=seed)
    with counting("steps", quiet=as_json) as progress:
        task = progress.add_task(file.name, total=None)
        rules = find(game or header.game)
        found = gone_over(data, rules, plan, lambda done, total: progress.update(task, completed=done, total=total))
    names = [name or f"seat {seat}" for seat, name in enumerate((*header.names, *[""] * header.seats)[: header.seats])]
    _show(found, names, as_json)
    if plot:
        draw_analysis(found, names, f"{header.game}, {found.continuations} continuations from each moment", plot)


def _show(found: Analysis, names: list[str], as_json: bool) -> None:
    if as_json:
        typer.echo(msgspec.json.encode(found))
        return
    console = Console()
    console.print(f"Expected score at the end, from {found.continuations} continuations each:", highlight=False)
    console.print(_curve(found, names))
    console.print(f"\nThe choices that cost most, of {found.judged} that were compared with others:", highlight=False)
    console.print(_turns(found.turns, names) if found.turns else "none for certain")
    if not found.complete:
        console.print("There was not time for all of it: give it more --seconds.", style="dim", highlight=False)


def _curve(found: Analysis, names: list[str]) -> Table:
    table = Table("entry", *names, box=None, padding=(0, 2, 0, 0))
    every = -(-len(found.moments) // SHOWN)
    for moment in (*found.moments[:-1:every], found.moments[-1]):
        table.add_row(str(moment.at), *(f"{score:.1f}" for score in moment.scores))
    return table


def _turns(turns: tuple[Turn, ...], names: list[str]) -> Table:
    table = Table("entry", "player", "cost", "chose", "better", box=None, padding=(0, 2, 0, 0))
    for turn in turns:
        cost = f"{turn.cost:.1f} ±{turn.error:.1f}"
        table.add_row(str(turn.at), names[turn.seat], cost, _choice(turn.chosen), _choice(turn.better))
    return table


def _choice(choice: Choice) -> str:
    return repr(choice)
