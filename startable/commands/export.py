"""`startable export`: games as an open data set, with a card that says what is in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from startable.bots import stand_in
from startable.commands import options
from startable.commands.finished import Finished, finished
from startable.commands.numbering import action
from startable.commands.progress import INTERRUPTED, counting, until_interrupted
from startable.engine import BadOptions, BadRecord, Rules
from startable.games import find
from startable.lab import dataset
from startable.lab.card import card
from startable.lab.dataset import CARD, About, BadDataset
from startable.lab.many import in_order
from startable.lab.records import Told, retold, simulated
from startable.lab.simulate import Experiment

CC0 = "CC0 1.0: given to the public domain; use it for anything."


def export(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game by name, or your own as module:NAME.")],
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder to write; it must be new or empty.")],
    source: Annotated[
        list[Path] | None,
        typer.Option(
            "--from",
            metavar="PATH",
            help="Finished games: a server's file, a replay file or a folder of them; repeatable. Otherwise bots play.",
        ),
    ] = None,
    private: Annotated[bool, typer.Option("--private", help="Take games of private tables as well.")] = False,
    players: Annotated[int, typer.Option(min=1, help="How many players sit at each table, if bots play.")] = 2,
    bots: Annotated[
        str | None, typer.Option(metavar="A,B,..", help="Who plays; the game's own bot unless told.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games bots play.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="In how many processes; the games stay the same.")] = 1,
    licence: Annotated[str, typer.Option(help="Under which licence the data are given away.")] = CC0,
    option: options.Given = None,
    content: options.Content = None,
) -> None:
    """Write games as Parquet files with a data card: journals, and a row for every decision.

    Options of the game are written after its name, as for simulate. `startable verify DIR` plays all of it again.
    """
    rules = find(game)
    given = options.given(option, context.args, content)
    dataset.check_folder(out)
    if source:
        work = _played(source, rules, private, given if not content else given[:-1])
    else:
        names = tuple(name.strip() for name in (stand_in(rules.name) if bots is None else bots).split(","))
        chosen = options.one(given, rules)
        work = _simulated(
            Experiment(game=game, players=players, bots=names, games=games, seed=seed, options=chosen), jobs
        )
    about = About(game=rules.name, version=rules.version, source="played" if source else "simulated", licence=licence)
    _write(out, about, work)


class Work(NamedTuple):
    """Games that are to come, how many, and why some of them do not."""

    games: Iterator[Told]
    total: int
    left_out: Counter[str]


def _simulated(experiment: Experiment, jobs: int) -> Work:
    experiment.check()
    return Work(in_order(partial(simulated, experiment, action), experiment.games, jobs), experiment.games, Counter())


def _played(places: Sequence[Path], rules: Rules, private: bool, given: Sequence[str]) -> Work:
    if given:
        raise BadOptions(f"games that are over have their options; leave out {given[0]}")
    found = list(finished(places, rules, private))
    if not found:
        hint = "" if private else "; those of private tables are taken with --private"
        raise BadDataset(f"there are no finished games of {rules.name}{hint}")
    left_out: Counter[str] = Counter()
    return Work(_retold(found, rules, left_out), len(found), left_out)


def _retold(found: Sequence[Finished], rules: Rules, left_out: Counter[str]) -> Iterator[Told]:
    number = 0
    for one in found:
        try:
            told = retold(one.record, rules, one.players, action, number)
        except (BadRecord, BadOptions) as error:
            left_out[str(error)] += 1
        else:
            number += 1
            yield told


def _write(out: Path, about: About, work: Work) -> None:
    with until_interrupted() as stop, counting("games", quiet=False) as progress:
        task = progress.add_task(about.game, total=work.total)
        number = dataset.write(out, about, work.games, stop, lambda: progress.advance(task))
    contents = dataset.read(out)
    (out / CARD).write_text(card(contents), "utf-8")
    typer.echo(f"{number} games with {contents.decisions.num_rows} decisions are in {out}")
    for reason, count in work.left_out.items():
        typer.echo(f"{count} left out: {reason}", err=True)
    if number + work.left_out.total() < work.total:
        typer.echo(f"Interrupted after {number} of {work.total} games.", err=True)
        raise typer.Exit(INTERRUPTED)
