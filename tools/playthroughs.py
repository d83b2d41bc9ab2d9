"""Golden playthroughs: whole games on file, each choice with all that it caused. `python -m tools.playthroughs GAME`.

A file holds how the game was set up, then per choice a line `seat Choice [fields]` followed by the events it led to,
indented, and at the end the result. Playing the choices again must give the same file; where it does not, the
difference shows what has changed in the rules.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from msgspec import Struct, structs

from startable.commands import options
from startable.engine import CLOCK, Choice, Game, Rules, Seat, new, play, result
from startable.engine.journal import Header
from startable.engine.values import union
from startable.games import find

FOLDER = Path(__file__).parents[1] / "tests" / "playthroughs"
PATIENCE = 0.97
"""How often a player moves before the clock does."""

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


class BadPlaythrough(ValueError):
    """The file is no playthrough of these rules; the message says where."""


@app.command()
def record(
    game: Annotated[str, typer.Argument(help="A game by name, or your own as module:NAME.")],
    seats: Annotated[str, typer.Option(metavar="2,3,4", help="Numbers of players; all by default.")] = "",
    seed: Annotated[str, typer.Option(help="Of the games, and of who chooses what in them.")] = "golden",
    option: options.Given = None,
    folder: Annotated[Path, typer.Option(help="Where the files go.")] = FOLDER,
) -> None:
    """Play a random game at each number of players and write it down; old files of the same name are replaced."""
    rules = find(game)
    folder.mkdir(parents=True, exist_ok=True)
    chosen = options.one(option, rules)
    for count in options.seat_counts(seats) or sorted(rules.seats):
        path = folder / f"{name_of(rules, count, chosen)}.txt"
        path.write_text(played(rules, count, seed, chosen), encoding="utf-8")
        typer.echo(f"{path.name}: {path.stat().st_size // 1024} kB")


def name_of(rules: Rules, seats: int, chosen: dict[str, Any]) -> str:
    """Options are part of the name, so that games that differ only by them have files of their own."""
    return "-".join([rules.name, str(seats), *(f"{name}={value}" for name, value in sorted(chosen.items()))])


def played(rules: Rules, seats: int, seed: str, chosen: dict[str, Any]) -> str:
    """A random game as text."""
    header = Header(game=rules.name, version=rules.version, seats=seats, seed=seed, options=chosen)
    rng = random.Random(f"{rules.name} {seats} {seed}")
    game = new(rules, seats=seats, seed=seed, **chosen)
    return _text(header, game, _at_random(game, rng))


def again(rules: Rules, text: str) -> str:
    """The same choices played by the rules as they are now, as text."""
    head, *lines = text.splitlines()
    header = msgspec.json.decode(head, type=Header)
    game = new(rules, seats=header.seats, seed=header.seed, **header.options)
    return _text(structs.replace(header, version=rules.version), game, _as_written(rules, lines))


def _text(header: Header, game: Game, choices: Iterator[tuple[Seat, Choice]]) -> str:
    lines = [msgspec.json.encode(header).decode()]
    for seat, choice in choices:
        lines.append(f"{seat} {_line(choice)}")
        lines += [f"  {_line(event)}" for event in play(game, seat, choice)]
    ended = result(game)
    if ended is not None:
        lines.append(f"= {_line(ended)}")
    return "\n".join(lines) + "\n"


def _line(value: Struct) -> str:
    return f"{type(value).__name__} {msgspec.json.encode(structs.astuple(value)).decode()}"


def _at_random(game: Game, rng: random.Random) -> Iterator[tuple[Seat, Choice]]:
    while not game.over:
        able = [seat for seat, ask in sorted(game.asks.items()) if ask.choices(game)]
        people = [seat for seat in able if seat != CLOCK]
        seat = rng.choice(people if people and rng.random() < PATIENCE else able)
        yield seat, rng.choice(game.asks[seat].choices(game))


def _as_written(rules: Rules, lines: list[str]) -> Iterator[tuple[Seat, Choice]]:
    """The choices of a file, in order."""
    for number, line in enumerate(lines, 2):
        if not line.startswith((" ", "=")):
            try:
                yield _read(rules, line)
            except (ValueError, KeyError, msgspec.MsgspecError) as error:
                raise BadPlaythrough(f"line {number}, {line!r}: {error}") from None


def _read(rules: Rules, line: str) -> tuple[Seat, Choice]:
    seat, name, values = line.split(" ", 2)
    kind = {kind.__name__: kind for kind in rules.choices}[name]
    named = zip(kind.__struct_fields__, msgspec.json.decode(values), strict=True)
    choice: Choice = msgspec.convert({"type": name, **dict(named)}, union(rules.choices))
    return int(seat), choice


if __name__ == "__main__":
    app()
