"""`startable rules`: a game's rule ledger, to read in the terminal."""

from collections.abc import Iterable
from itertools import groupby
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from startable.games import ledger

OURS: dict[ledger.Language, str] = {"en": " (ruling of this table)", "fr": " (décision de cette table)"}


def show(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Whose rules: trucker, roll or captains.")],
    find: Annotated[str, typer.Option(metavar="WORD", help="Only rules whose number or text has this word.")] = "",
    lang: Annotated[ledger.Language, typer.Option(help="The language to read them in.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print the rows as data, in both languages.")] = False,
) -> None:
    """Read the rules of a game, one numbered row each."""
    rows = ledger.find(ledger.read(game), find, lang)
    if as_json:
        typer.echo(msgspec.json.encode(rows))
    else:
        _print(rows, lang)
    if not rows:
        typer.echo(f"No rule of {game} has {find!r} in it (language: {lang}).", err=True)
        raise typer.Exit(1)


def _print(rows: tuple[ledger.Row, ...], lang: ledger.Language) -> None:
    console = Console()
    for group, members in groupby(rows, key=lambda row: row.group):
        console.print(Text(group, style="bold"))
        console.print(_listed(members, lang))


def _listed(rows: Iterable[ledger.Row], lang: ledger.Language) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for row in rows:
        table.add_row(row.id, Text.assemble(row.text(lang), (OURS[lang] if row.ours else "", "dim")))
    return table
