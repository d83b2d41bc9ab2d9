"""`startable contract`: holds a game to the ten laws over many random games."""

from random import Random
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from startable import bots
from startable.bots.choosing import choose
from startable.commands import options
from startable.commands.progress import counting
from startable.engine import CLOCK, Choice, Game, Seat, contract
from startable.games import GAMES, find, ledger

RANDOM = 0.2, 0.02  # of the choices, when a bot makes the others: every second seat sees long plans through
INHERITED = "startable.games.inherited"  # for the process that replays games: it needs the content set as well


def check(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game by name, or your own as module:NAME.")],
    games: Annotated[int, typer.Option(min=1, help="How many random games to play.")] = 100,
    seats: Annotated[str, typer.Option(metavar="2,3,4", help="Numbers of players to try; all by default.")] = "",
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    probes: Annotated[int, typer.Option(min=1, help="At how many moments of a game every law is checked.")] = 12,
    bot: Annotated[str, typer.Option(metavar="BOT", help="Who makes most choices; by default all are random.")] = "",
    option: options.Given = None,
    content: options.Content = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as data.")] = False,
) -> None:
    """Check that a game keeps the laws: replay, clone, legality, secrecy, imagining, conservation, ending, undo.

    Options of the game are written after its name, for example --technology-board A,B; all combinations are tried.
    """
    rules = find(game)
    chosen = options.every(options.given(option, context.args, content), rules)
    with counting("games", quiet=as_json) as progress:
        task = progress.add_task(rules.name, total=games)
        report = contract.run(
            rules,
            games=games,
            seats=options.seat_counts(seats),
            seed=seed,
            options=chosen,
            probes=probes,
            ledger={row.id for row in ledger.read(game)} if game in GAMES else None,
            module=INHERITED if content else GAMES.get(game, game).partition(":")[0],
            pick=mostly(rules.name, bot) if bot else contract.at_random,
            progress=lambda report: progress.update(task, completed=report.games),
        )
    if as_json:
        typer.echo(msgspec.json.encode(report))
    else:
        _print(report)
    if not report.kept:
        raise typer.Exit(1)


def mostly(game: str, name: str) -> contract.Pick:
    """A bot sees more of a game than chance does, and chance more than a bot: so they take turns."""
    bot = bots.find(game, name)(0.0)

    def pick(table: Game, seat: Seat, rng: Random) -> Choice:
        if seat == CLOCK or rng.random() < RANDOM[(seat + table.seats) % 2]:
            return contract.at_random(table, seat, rng)
        return choose(table, seat, bot, rng)

    return pick


def _print(report: contract.Report) -> None:
    console = Console()
    table = Table(
        title=f"{report.game}: {report.games} games, {report.choices:,} choices replayed", title_justify="left"
    )
    for heading in ("law", "checks", "kept"):
        table.add_column(heading, justify="right" if heading == "checks" else "left")
    for law, checks, broken in report.rows:
        table.add_row(law, f"{checks:,}", f"[red]broken in {len(broken)}[/]" if broken else "[green]yes[/]")
    console.print(table)
    for law, _, broken in report.rows:
        for breach in broken[:2]:
            console.print(f"{law}: {breach.what}", style="red", markup=False, highlight=False)
            where = f"  seats {breach.seats}, seed {breach.seed!r}, after {breach.choices} choices"
            console.print(where, markup=False, highlight=False)
