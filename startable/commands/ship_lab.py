"""`startable ship-lab`: fly a ship thousands of times and see what becomes of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, cast

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from startable.commands.figures import percent, reaching
from startable.commands.progress import INTERRUPTED, counting
from startable.games.trucker.boards import NOWHERE, Board, Level
from startable.games.trucker.cards import CARDS
from startable.games.trucker.edition import EDITIONS
from startable.games.trucker.notation import read_ship
from startable.games.trucker.table import Setting
from startable.lab.plots import draw_ship
from startable.lab.ships import Report, Study, report, run

WORST_CARDS = 8
CARD_NAMES = {card.id: card.name for card in CARDS}


def ship_lab(
    ship: Annotated[Path, typer.Argument(metavar="SHIP.txt", exists=True, dir_okay=False, help="A ship as text.")],
    level: Annotated[str, typer.Option(metavar="L|I|II|III", help="The level of its board and of the flights.")] = "II",
    flights: Annotated[int, typer.Option(min=1, help="How many flights it makes.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed makes the same flights.")] = 0,
    pilot: Annotated[str, typer.Option(metavar="BOT", help="Who flies it.")] = "greedy",
    jobs: Annotated[int, typer.Option(min=1, help="In how many processes; the flights stay the same.")] = 1,
    plot: Annotated[Path | None, typer.Option(help="Draw ship and figures into this picture.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as data.")] = False,
) -> None:
    """What becomes of a ship over many flights: how often it arrives, what it earns and loses, and to which cards.

    The text of a ship is explained in docs/notation-trucker.md.
    """
    setting = Setting(level=cast(Level, _level(level)))
    board = EDITIONS[setting.edition].ship_boards[setting.level]
    cells, _ = read_ship(board, ship.read_text("utf-8"))
    study = Study(cells=cells, setting=setting, flights=flights, seed=seed, pilot=pilot)
    with counting("flights", quiet=as_json) as progress:
        task = progress.add_task(ship.name, total=flights)
        flown = run(study, jobs, progress=lambda _: progress.advance(task))
    if flown:
        figures = report(study, flown)
        _show(study, board, figures, as_json)
        if plot:
            draw_ship(board, cells, figures, f"{ship.name}, level {level}", plot)
    if len(flown) < flights:
        typer.echo(f"Interrupted after {len(flown)} of {flights} flights.", err=True)
        raise typer.Exit(INTERRUPTED)


class NoSuchLevel(ValueError):
    """The level is not one of the edition's."""


def _level(text: str) -> str:
    levels = EDITIONS["2021"].flights
    if text not in levels:
        raise NoSuchLevel(f"there is no level {text!r}; levels are {', '.join(levels)}")
    return text


def _show(study: Study, board: Board, figures: Report, as_json: bool) -> None:
    if as_json:
        typer.echo(msgspec.json.encode({"study": study, "report": figures}))
        return
    console = Console()
    title = f"{figures.flights} flights of level {study.setting.level}, {study.pilot} at the helm, seed {study.seed}"
    console.print(title, style="bold", highlight=False)
    console.print(f"Arrives in {percent(figures.arrived)} % of flights", highlight=False)
    console.print(f"Earns {reaching(figures.credits)} credits", highlight=False)
    console.print(f"Loses {reaching(figures.lost)} components", highlight=False)
    console.print("\nHow often each square is lost, in % of flights:", highlight=False)
    console.print(_heat(board, study.cells, figures.squares))
    console.print("\nThe cards that cost most, each time they come up:", highlight=False)
    console.print(_cards(figures))


def _heat(board: Board, cells: Sequence[int], squares: Sequence[float]) -> Table:
    """The ship as it lies on its board; the worst square is bold."""
    printed = board.printed
    columns = range(printed.first_column, printed.last_column + 1)
    table = Table("", *map(str, columns), box=None, padding=(0, 1, 0, 0), header_style="dim")
    worst = max(squares)
    for row in range(printed.first_row, printed.last_row + 1):
        line = [_square(board.at(row, column), cells, squares, worst) for column in columns]
        table.add_row(Text(str(row), "dim"), *line)
    return table


def _square(square: int, cells: Sequence[int], squares: Sequence[float], worst: float) -> Text:
    if square == NOWHERE or cells[square] < 0:
        return Text(" " if square == NOWHERE else ".", "dim", justify="right")
    value = squares[square]
    style = "bold red" if value == worst and value else "red" if value > worst / 2 else ""
    return Text(f"{100 * value:.0f}", style, justify="right")


def _cards(figures: Report) -> Table:
    table = Table("card", "", "came up", "components lost", box=None, padding=(0, 2, 0, 0))
    for harm in figures.cards[:WORST_CARDS]:
        table.add_row(harm.card, CARD_NAMES[harm.card].en, str(harm.seen), reaching(harm.lost))
    return table
