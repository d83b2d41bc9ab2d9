"""`startable arena`: bots meet each other on all seats and are rated."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from startable.bots import known
from startable.commands import options
from startable.commands.figures import percent, reaching
from startable.commands.progress import INTERRUPTED, counting
from startable.games import find
from startable.lab.arena import Bout, Contender, Tournament, continue_file, missing, play, standings
from startable.lab.plots import draw_ratings


def arena(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game by name, or your own as module:NAME.")],
    bots: Annotated[str | None, typer.Option(metavar="A,B,..", help="Who enters; all that the game has.")] = None,
    players: Annotated[int, typer.Option(min=2, help="How many of them meet at a table.")] = 2,
    rounds: Annotated[int, typer.Option(min=1, help="How often each meeting takes place on each seating.")] = 10,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    results: Annotated[Path | None, typer.Option(help="Keep the games here, and go on from what is there.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the ratings into this picture.")] = None,
    option: options.Given = None,
    content: options.Content = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as data.")] = False,
) -> None:
    """Let bots meet each other, every meeting on every seat: wins, scores and ratings with 95 % intervals."""
    names = tuple(known(find(game).name)) if bots is None else tuple(name.strip() for name in bots.split(","))
    chosen = options.one(options.given(option, context.args, content), find(game))
    tournament = Tournament(game=game, bots=names, players=players, rounds=rounds, seed=seed, options=chosen)
    tournament.check()
    bouts = continue_file(results, tournament) if results else []
    done = _play(tournament, bouts, results, quiet=as_json)
    _show(tournament, standings(bouts), as_json)
    if plot:
        draw_ratings(standings(bouts), f"{game}: {len(bouts)} games", plot)
    if not done:
        typer.echo("Interrupted; what was played counts.", err=True)
        raise typer.Exit(INTERRUPTED)


def _play(tournament: Tournament, bouts: list[Bout], results: Path | None, quiet: bool) -> bool:
    """Play what is missing, each game written down as soon as it is over; whether all was played."""
    left = missing(tournament, bouts)
    with counting("games", quiet) as progress:
        task = progress.add_task(tournament.game, total=len(left))
        try:
            for seating, number in left:
                bouts.append(bout := play(tournament, seating, number))
                if results:
                    _keep(bout, results)
                progress.advance(task)
        except KeyboardInterrupt:
            return False
    return True


def _keep(bout: Bout, results: Path) -> None:
    with results.open("ab") as file:
        file.write(msgspec.json.encode(bout) + b"\n")


def _show(tournament: Tournament, table: list[Contender], as_json: bool) -> None:
    if as_json:
        typer.echo(msgspec.json.encode({"tournament": tournament, "standings": table}))
        return
    console = Console()
    title = f"{tournament.game}: {tournament.players} at a table, seed {tournament.seed}"
    console.print(title, style="bold", highlight=False)
    rows = Table("bot", "games", "won %", "score", "rating", box=None, padding=(0, 2, 0, 0))
    for column in rows.columns[1:]:
        column.justify = "right"
    for one in table:
        rows.add_row(one.name, str(one.games), percent(one.wins), reaching(one.score), reaching(one.rating))
    console.print(rows)
    console.print("With 95 % intervals; ratings after Plackett and Luce, 25 is unknown.", style="dim", highlight=False)
