"""How options of a game are written on the command line: `--name value`, several values after commas.

`--option name=value` says the same, for a game whose option is called like one of the command.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from startable.engine import BadOptions, Rules
from startable.engine.values import fields
from startable.games import sets

__all__ = ["TAKES_ANY", "Content", "Given", "every", "given", "one", "seat_counts"]

TAKES_ANY = {"allow_extra_args": True, "ignore_unknown_options": True}  # for commands: what they do not know is ours

Given = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; --name value says the same."),
]
Content = Annotated[
    Path | None,
    typer.Option(metavar="DIR", exists=True, file_okay=False, help="Play with the content set of your own in there."),
]


def given(written: Sequence[str] | None, words: Sequence[str], content: Path | None) -> list[str]:
    """All options of the game, each as name=value, however they were written."""
    chosen = [f"content={name}" for name in sets.offer([content] if content else [])]
    return [*(written or ()), *_named(words), *chosen]


def _named(words: Sequence[str]) -> Iterator[str]:
    """Words that the command does not know: `--name value`, `--name=value`, or `--name` for what is true.

    >>> list(_named(["--passenger", "teddy", "--technology-board=B", "--first-game"]))
    ['passenger=teddy', 'technology_board=B', 'first_game=true']
    """
    rest = list(words)
    while rest:
        name, equals, value = rest.pop(0).partition("=")
        if not name.startswith("--") or name == "--":
            raise BadOptions(f"an option of the game is written --name value; {name!r} is none")
        if not equals:
            value = rest.pop(0) if rest and not rest[0].startswith("-") else "true"
        yield f"{name.removeprefix('--').replace('-', '_')}={value}"


def every(given: Sequence[str] | None, rules: Rules) -> list[dict[str, Any]]:
    """All combinations of the values given.

    >>> from startable.games import find
    >>> every(["edition=2021", "free_welding=false,true"], find("trucker"))
    [{'edition': '2021', 'free_welding': False}, {'edition': '2021', 'free_welding': True}]
    """
    split = [_split(text, rules) for text in given or ()]
    return [dict(zip([name for name, _ in split], values, strict=True)) for values in product(*[v for _, v in split])]


def one(given: Sequence[str] | None, rules: Rules) -> dict[str, Any]:
    """The options of a single table."""
    combinations = every(given, rules)
    if len(combinations) > 1:
        raise BadOptions("each option takes one value here")
    return combinations[0]


def seat_counts(text: str) -> list[int]:
    """Numbers of players as written: "2,3,4"; nothing means all that the game allows."""
    try:
        return [int(part) for part in text.split(",")] if text else []
    except ValueError:
        raise BadOptions(f"numbers of players are written like 2,3,4, not {text!r}") from None


def _split(text: str, rules: Rules) -> tuple[str, list[Any]]:
    name, equals, values = text.partition("=")
    if not (name and equals and values):
        raise BadOptions(f"an option is written name=value, not {text!r}")
    return name, [_value(rules, name, value) for value in values.split(",")]


def _value(rules: Rules, name: str, text: str) -> Any:
    """As the game declares its option; where it has none of that name, it will say so itself."""
    kind = fields(rules.options).get(name, str)
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadOptions(f"{rules.name}: {name} cannot be {text!r}: {error}") from None
