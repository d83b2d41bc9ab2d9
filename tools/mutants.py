"""Do the tests notice when a rule is broken? `python -m tools.mutants GAME` breaks rules at random and reports."""

import random
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from tools.hunt import CannotHunt, Fate, Field, Mutant, Verdict, field_of, hunt, rehearse, sample, watch

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


class Escape(Struct, frozen=True):
    """A change that no test noticed."""

    file: str
    line: int
    before: str
    after: str
    touched: bool

    def __str__(self) -> str:
        why = "" if self.touched else "   (no test touches it)"
        return f"{self.file}:{self.line}  {_short(self.before)}  ->  {_short(self.after)}{why}"


class Report(Struct, frozen=True):
    """How many changes were noticed, and each one that was not."""

    game: str
    seed: int
    mutants: int
    noticed: int
    hangs: int
    escaped: tuple[Escape, ...]

    @property
    def percent(self) -> float:
        return 100 * (self.noticed + self.hangs) / max(self.mutants, 1)


@app.command()
def show(
    game: Annotated[str, typer.Argument(help="Whose rules to break: a game, or `engine`.")],
    count: Annotated[int, typer.Option(min=1, help="How many changes to try.")] = 100,
    seed: Annotated[int | None, typer.Option(help="The same seed tries the same changes; without it, luck.")] = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many to try side by side.")] = 2,
    only: Annotated[str | None, typer.Option(metavar="FILE", help="Break this file only, say explore.py.")] = None,
    at_least: Annotated[float | None, typer.Option(help="Exit with 1 if fewer percent are noticed.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as data.")] = False,
) -> None:
    """Break the rules of a game at random, one small change at a time, and see which changes its tests notice."""
    chosen = random.randrange(1_000_000) if seed is None else seed
    try:
        field = field_of(game, Path.cwd())
        mutants = sample(field, count, chosen, only)
        verdicts = _hunted(field, mutants, jobs)
    except CannotHunt as error:
        typer.echo(f"mutants: {error}", err=True)
        raise typer.Exit(2) from None
    report = _report(game, chosen, field, verdicts)
    if as_json:
        typer.echo(msgspec.json.encode(report))
    else:
        _print(report)
    if len(verdicts) < len(mutants):
        typer.echo(f"mutants: interrupted, {len(verdicts)} of {len(mutants)} tried", err=True)
        raise typer.Exit(130)
    raise typer.Exit(1 if at_least is not None and report.percent < at_least else 0)


def _hunted(field: Field, mutants: list[Mutant], jobs: int) -> list[Verdict]:
    """The verdicts in the order of the source; those so far, if somebody loses patience."""
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    verdicts: list[Verdict] = []
    with Progress(*columns, console=Console(stderr=True)) as progress, suppress(KeyboardInterrupt):
        task = progress.add_task("running the tests unbroken", total=None)
        touched = rehearse(field, watch(field))
        progress.update(task, description="breaking rules", total=len(mutants))
        for verdict in hunt(field, touched, mutants, jobs):
            verdicts.append(verdict)
            progress.advance(task)
    return sorted(verdicts, key=lambda verdict: mutants.index(verdict.mutant))


def _report(game: str, seed: int, field: Field, verdicts: list[Verdict]) -> Report:
    fates = Counter(verdict.fate for verdict in verdicts)
    escaped = tuple(_escape(field, verdict) for verdict in verdicts if verdict.escaped)
    return Report(game, seed, len(verdicts), fates[Fate.NOTICED], fates[Fate.HANGS], escaped)


def _escape(field: Field, verdict: Verdict) -> Escape:
    mutant, touched = verdict.mutant, verdict.fate is not Fate.UNTOUCHED
    return Escape(field.name(mutant.file), mutant.point.line, mutant.point.before, mutant.after, touched)


def _print(report: Report) -> None:
    console = Console(soft_wrap=True, highlight=False)
    for escape in report.escaped:
        console.print(str(escape), markup=False)
    console.print(
        f"{report.game}: {report.mutants} changes, {report.noticed} noticed, {report.hangs} hung (noticed too), "
        f"{len(report.escaped)} not noticed: {report.percent:.0f} %. Again with --seed {report.seed}."
    )


def _short(source: str, width: int = 70) -> str:
    line = " ".join(source.split())
    return line if len(line) <= width else f"{line[: width - 4]} ..."


if __name__ == "__main__":
    app()
