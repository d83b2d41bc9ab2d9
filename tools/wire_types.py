"""The wire's types for the browser, written from Python's: `python -m tools.wire_types [--check]`."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from enum import Enum
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import typer
from msgspec import Struct

from startable.engine import (
    Ask,
    Choice,
    Event,
    Malformed,
    NoSuchSeat,
    NotAsked,
    NotOffered,
    Options,
    Over,
    Points,
    Refusal,
    Result,
    Rules,
    View,
)
from startable.engine.journal import Nothing
from startable.engine.values import fields
from startable.games import GAMES, find
from startable.lab import analysis, desk
from startable.server import refusals, wire, wire_replays

TARGET = Path(__file__).parents[1] / "web" / "src" / "wire" / "types.ts"
WIDTH = 120
HEAD = """// Written by `python -m tools.wire_types` from the server's own types; not to be edited.
/* eslint-disable @typescript-eslint/no-namespace */
"""

# What is different in every game; its namespace says what it is there.
OPEN = (View, Ask, Choice, Event, Refusal, Options, Result)
TABLE_REFUSALS: tuple[type[Refusal], ...] = (
    NotAsked, NotOffered, Malformed, NoSuchSeat, Over, Nothing,
    *(getattr(refusals, name) for name in refusals.__all__),
)  # fmt: skip
SENT = (  # bodies of requests: what has a default may be left out
    *get_args(wire.Up), wire.NewTable, wire.SeatPlan, wire.Enter, wire.Sit, wire.Hand, wire_replays.Branch,
    wire_replays.ShipStudy,
)  # fmt: skip
GOT = (
    *get_args(wire.Down), wire.Guest, wire.GameInfo, wire.TableInfo, wire.TableLine, wire.SeatLink, wire_replays.Story,
    wire_replays.StudyInfo, analysis.Analysis, desk.Flights,
    wire.Undone, wire.Rewound, wire.Branched, Points, *TABLE_REFUSALS,
)  # fmt: skip
SCALARS: dict[Any, str] = {
    int: "number", float: "number", str: "string", bytes: "string", bool: "boolean", NoneType: "null",
    Any: "unknown", msgspec.Raw: "unknown",
}  # fmt: skip


class Scope:
    """The types of one namespace, found by following fields from its roots, each with a name of its own."""

    def __init__(self, roots: Iterable[type], indent: str = "", outer: "Scope | None" = None) -> None:
        self.indent = indent
        outside: set[type] = set(outer.names) if outer else set(OPEN)
        found = reachable(roots) - outside
        common = Counter(kind.__name__ for kind in found)
        self.names: dict[type, str] = {kind: unique(kind, common) for kind in found}
        self.outside = {kind: kind.__name__ for kind in outside | set(OPEN)}
        assert len(set(self.names.values())) == len(self.names), "two types have one name"

    def declarations(self) -> Iterator[str]:
        for kind, _ in sorted(self.names.items(), key=lambda item: item[1]):
            yield ""
            yield from self.declared(kind)

    def declared(self, kind: Any) -> Iterator[str]:
        name = self.names[kind]
        yield from comment(kind, self.indent)
        if issubclass(kind, Enum):
            yield from alias(name, [literal(each.value) for each in kind], self.indent)
        elif kind.__struct_config__.array_like:
            parts = [literal(kind.__struct_config__.tag), *map(self.written, fields(kind).values())]
            yield f"{self.indent}export type {name} = readonly [{', '.join(parts)}];"
        else:
            yield f"{self.indent}export interface {name} {{"
            yield from self.members(kind)
            yield f"{self.indent}}}"

    def members(self, kind: Any) -> Iterator[str]:
        config, optional = kind.__struct_config__, with_default(kind) if kind in SENT else set()
        if config.tag is not None:
            yield f"{self.indent}  readonly {config.tag_field}: {literal(config.tag)};"
        for name, part in fields(kind).items():
            yield f"{self.indent}  readonly {name}{'?' * (name in optional)}: {self.written(part)};"

    def union(self, name: str, kinds: Iterable[type]) -> Iterator[str]:
        return alias(name, sorted(self.names[kind] for kind in kinds), self.indent)

    def written(self, kind: Any) -> str:
        """A field's type in TypeScript."""
        origin, inner = get_origin(kind), get_args(kind)
        if kind in SCALARS:
            return SCALARS[kind]
        if known := {**self.outside, **self.names}.get(origin or kind):
            return known
        if origin is Annotated:
            return self.written(inner[0])
        if origin is Literal:
            return " | ".join(map(literal, inner))
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(map(self.written, inner)))
        if origin in (list, frozenset, set) or (origin is tuple and inner[-1] is Ellipsis):
            item = self.written(inner[0])
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        if origin is tuple:
            return f"readonly [{', '.join(map(self.written, inner))}]"
        if origin is dict:
            return f"Readonly<Record<string, {self.written(inner[1])}>>"
        raise TypeError(f"no TypeScript for {kind!r}")


def reachable(roots: Iterable[type]) -> set[type]:
    """These types and all that their fields mention."""
    found: set[type] = set()
    waiting = [kind for kind in roots if kind not in OPEN]
    while waiting:
        kind = waiting.pop()
        found.add(kind)
        parts = fields(kind).values() if issubclass(kind, Struct) else ()
        waiting += {inner for part in parts for inner in named(part)} - found - set(OPEN)
    return found


def named(kind: Any) -> Iterator[type]:
    """The types with a name of their own that a field's type mentions."""
    plain = get_origin(kind) or kind
    if isinstance(plain, type) and issubclass(plain, Struct | Enum):
        yield plain
    elif plain is not Literal:
        yield from (inner for part in get_args(kind) for inner in named(part))


def unique(kind: type, common: Counter[str]) -> str:
    """Its name; where two types share one, or it is a family's, with that of the module."""
    alone = common[kind.__name__] == 1 and kind.__name__ not in {each.__name__ for each in OPEN}
    return kind.__name__ if alone else f"{kind.__name__}Of{kind.__module__.rpartition('.')[2].title()}"


def with_default(kind: Any) -> set[str]:
    needed = len(kind.__struct_fields__) - len(kind.__struct_defaults__)
    defaults = zip(kind.__struct_fields__[needed:], kind.__struct_defaults__, strict=True)
    return {name for name, default in defaults if default is not msgspec.NODEFAULT}


def literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def comment(kind: type, indent: str) -> Iterator[str]:
    if kind.__doc__ and "\n" not in kind.__doc__.strip():
        yield f"{indent}/** {kind.__doc__.strip()} */"


def alias(name: str, parts: Iterable[str], indent: str = "") -> Iterator[str]:
    """`type name = a | b`, one part per line if it is long."""
    parts = list(parts) or ["never"]
    line = f"{indent}export type {name} = {' | '.join(parts)};"
    broken = [f"{indent}export type {name} =", *(f"{indent}  | {part}" for part in parts)]
    yield from [line] if len(line) <= WIDTH else [*broken[:-1], f"{broken[-1]};"]


def everything(games: dict[str, Rules]) -> str:
    """The whole file."""
    scope = Scope((*SENT, *GOT))
    lines = [HEAD]
    for kind in OPEN:
        known = [f"  readonly {name}: {scope.written(part)};" for name, part in fields(kind).items()]
        lines += [
            *comment(kind, ""),
            f"export interface {kind.__name__} {{",
            "  readonly type: string;",
            *known,
            "}",
            "",
        ]
    for name in ("Up", "Down", "Change"):
        lines += [*scope.union(name, get_args(getattr(wire, name))), ""]
    lines += [*scope.union("TableRefusal", TABLE_REFUSALS), *scope.declarations()]
    for name, rules in games.items():
        lines += ["", *namespace(name, rules, scope)]
    return "\n".join(lines) + "\n"


def namespace(name: str, rules: Rules, outer: Scope) -> Iterator[str]:
    """One game: what it shows, asks, offers, tells and refuses."""
    families = {
        "View": (get_type_hints(rules.view)["return"],),
        "Options": (rules.options,),
        "Result": (get_type_hints(rules.result)["return"],),
        "Ask": rules.asks,
        "Choice": rules.choices,
        "Event": rules.events,
        "Refusal": rules.refusals,
    }
    scope = Scope((kind for family in families.values() for kind in family), "  ", outer)
    yield f"export namespace {name} {{"
    for family, kinds in families.items():
        if own := [kind for kind in kinds if kind not in OPEN]:
            yield from scope.union(family, own)
    yield from scope.declarations()
    yield "}"


def main(
    check: Annotated[bool, typer.Option("--check", help="Only say whether the file is up to date.")] = False,
) -> None:
    """Write web/src/wire/types.ts."""
    text = everything({name: find(name) for name in GAMES})
    if not check:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, "utf-8")
    elif not TARGET.exists() or TARGET.read_text("utf-8") != text:
        typer.echo("web/src/wire/types.ts is not what the server speaks; run: python -m tools.wire_types", err=True)
        sys.exit(1)


if __name__ == "__main__":
    typer.run(main)
