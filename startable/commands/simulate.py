"""`startable simulate`: many games between bots, and what they show."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from startable.bots import stand_in
from startable.commands import options
from startable.commands.figures import percent, reaching
from startable.commands.progress import INTERRUPTED, counting
from startable.engine import BadOptions
from startable.games import find
from startable.games.captains.content import STANDARD, named
from startable.lab import sheets
from startable.lab.epilogues import bands
from startable.lab.many import Place
from startable.lab.plots import draw_games
from startable.lab.simulate import Experiment, Played, run
from startable.lab.summary import Standing, Summary, summary

MANY = 40  # different lengths of games are too many to list


def simulate(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game by name, or your own as module:NAME.")],
    players: Annotated[int, typer.Option(min=1, help="How many players sit at each table.")] = 2,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,..", help="Who plays, the game's own bot unless told; fewer than players sit down again."
        ),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="In how many processes; the games stay the same.")] = 1,
    on: Annotated[str, typer.Option(metavar="here|ray", help="On this machine, or on a Ray cluster.")] = "here",
    out: Annotated[Path | None, typer.Option(help="Write the games into this .csv or .parquet file.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw scores and lengths into this picture.")] = None,
    option: options.Given = None,
    content: options.Content = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as data.")] = False,
) -> None:
    """Let bots play many games: lengths, scores and win shares by seat and bot, with 95 % intervals.

    Options of the game are written after its name, for example --passenger teddy.
    """
    names = tuple(name.strip() for name in (stand_in(find(game).name) if bots is None else bots).split(","))
    chosen = options.one(options.given(option, context.args, content), find(game))
    experiment = Experiment(game=game, players=players, bots=names, games=games, seed=seed, options=chosen)
    experiment.check()
    place = _place(on)
    if out:
        sheets.check(out)
    with counting("games", quiet=as_json) as progress:
        task = progress.add_task(game, total=games)
        played = run(experiment, jobs, progress=lambda _: progress.advance(task), on=place)
    if played:
        _keep(experiment, played, out, plot)
        _show(experiment, summary(played), as_json)
    if len(played) < games:
        typer.echo(f"Interrupted after {len(played)} of {games} games.", err=True)
        raise typer.Exit(INTERRUPTED)


def _place(on: str) -> Place:
    match on:
        case "here" | "ray":
            return on
    raise BadOptions(f"games are played here or on ray, not on {on!r}")


def _keep(experiment: Experiment, played: list[Played], out: Path | None, plot: Path | None) -> None:
    if out:
        sheets.write(out, played)
    if plot:
        draw_games(played, f"{experiment.game}, {experiment.players} players, {len(played)} games", plot)


def _show(experiment: Experiment, figures: Summary, as_json: bool) -> None:
    if as_json:
        typer.echo(msgspec.json.encode({"experiment": experiment, "summary": figures}))
        return
    console = Console()
    title = f"{experiment.game}: {figures.games} games of {experiment.players} players, seed {experiment.seed}"
    console.print(title, style="bold", highlight=False)
    console.print(_lengths(figures), highlight=False)
    if figures.epilogues:
        console.print(_epilogues(figures, experiment.options.get("content", STANDARD)), highlight=False)
    console.print(_standings(figures.bots, "bot"), "", sep="\n")
    if experiment.players > 1:
        console.print(_standings(figures.seats, "seat"), "", sep="\n")
    console.print("With 95 % intervals; points by source are means.", style="dim", highlight=False)


def _lengths(figures: Summary) -> str:
    """How long games took, in rounds if the game counts any."""
    if figures.rounds == figures.decisions:
        return f"Decisions {reaching(figures.decisions)}"
    counted = ", ".join(f"{rounds}: {games}" for rounds, games in figures.lengths.items())
    return f"Rounds {reaching(figures.rounds)}" + (
        f"; games by rounds {counted}" if len(figures.lengths) <= MANY else ""
    )


def _epilogues(figures: Summary, content: str) -> str:
    counted = bands(figures.epilogues, named(content)).items()
    shown = ", ".join(f"{band}: {captains}" for band, captains in counted if captains)
    return f"Captains by the score of their epilogue: {shown}"


def _standings(standings: tuple[Standing, ...], what: str) -> Table:
    """A column for each: so it fits, however many sources of points there are."""
    table = Table(what, *(row.name for row in standings), box=None, padding=(0, 2, 0, 0))
    for column in table.columns[1:]:
        column.justify = "right"
    table.add_row("seats", *(f"{row.seats:.3g}" for row in standings))
    table.add_row("won %", *(percent(row.wins) for row in standings))
    table.add_row("score", *(reaching(row.score) for row in standings))
    for source in standings[0].points:
        table.add_row(source, *(f"{row.points[source]:.1f}" for row in standings))
    for figure in standings[0].figures:
        table.add_row(figure, *(reaching(row.figures[figure]) for row in standings))
    return table
