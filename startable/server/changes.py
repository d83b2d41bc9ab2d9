"""What changed between two scenes, as few small changes; and how to apply them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import compress, count, groupby
from operator import ne
from typing import Any, TypeAlias

from msgspec import Struct

__all__ = ["Change", "Cut", "Fill", "Put", "apply", "between"]

WITH_PARTS = (Struct, tuple, list, dict)
PLAIN = frozenset({int, str, bool, float, type(None)})  # what has no parts
FEW = 8  # items of a list; where more have changed, the list is sent anew
Path: TypeAlias = tuple[str | int, ...]


class Put(Struct, frozen=True, tag="put", array_like=True):
    """Set what is at the path."""

    at: Path
    value: Any


class Cut(Struct, frozen=True, tag="cut", array_like=True):
    """In the list at the path, from `start`, take out `count` items and put in these."""

    at: Path
    start: int
    count: int
    items: tuple[Any, ...]


class Fill(Struct, frozen=True, tag="fill", array_like=True):
    """A cut that puts in many items, all `like` this one but for one part, which each has of its own."""

    at: Path
    start: int
    count: int
    like: Any
    part: str
    values: tuple[Any, ...]


Change = Put | Cut | Fill


def between(old: Any, new: Any) -> tuple[Change, ...]:
    """Changes that turn the old value into the new one, found by descending to where they differ.

    >>> between((1, 2, 3), (1, 3))
    (Cut(at=(), start=1, count=1, items=()),)
    """
    found: list[Change] = []
    if not _same(old, new):
        _find(found, (), old, new)
    return tuple(found)


def _same(old: Any, new: Any) -> bool:
    return old is new or (type(old) is type(new) and bool(old == new))


def _find(found: list[Change], at: Path, old: Any, new: Any) -> None:
    """Add the changes between two values that are not the same. Every choice at every table comes through here."""
    kind = type(new)
    if type(old) is not kind or kind in PLAIN:
        found.append(Put(at, new))
    elif kind is tuple or kind is list:
        _find_in_lists(found, at, old, new)
    elif isinstance(new, Struct):
        for name in new.__struct_fields__:
            before, after = getattr(old, name), getattr(new, name)
            if before is not after and (type(before) is not type(after) or before != after):  # _same, without a call
                _find(found, (*at, name), before, after)
    elif isinstance(new, dict) and old.keys() == new.keys():
        for key, after in new.items():
            if not _same(old[key], after):
                _find(found, (*at, key), old[key], after)
    else:
        found.append(Put(at, new))


def _find_in_lists(found: list[Change], at: Path, old: Sequence[Any], new: Sequence[Any]) -> None:
    """Leave out what is the same at both ends; in the middle go into a few items that have parts, or put in all."""
    start, end = _alike_at_both_ends(old, new)
    gone, come = old[start : len(old) - end], new[start : len(new) - end]
    if len(gone) == len(come) and all(map(_similar, gone, come)):
        differing = [index for index, pair in enumerate(zip(gone, come, strict=True)) if not _same(*pair)]
        if len(differing) <= FEW:
            for index in differing:
                _find(found, (*at, start + index), gone[index], come[index])
            return
    if len(come) <= FEW:
        found.append(Cut(at, start, len(gone), tuple(come)))
    else:
        found += _inserted(at, start, len(gone), come)


def _inserted(at: Path, start: int, count: int, items: Sequence[Any]) -> Iterator[Change]:
    """Many items in a row that differ in one part only are told by that part; all others as they are."""
    plain: list[Any] = []
    for kind, group in groupby(items, type):
        alike = tuple(group)
        part = _only_difference(alike) if len(alike) > FEW and issubclass(kind, Struct) else None
        if part is None:
            plain += alike
            continue
        if plain:
            yield Cut(at, start, count, tuple(plain))
            start, count, plain = start + len(plain), 0, []
        yield Fill(at, start, count, alike[0], part, tuple(getattr(item, part) for item in alike))
        start, count = start + len(alike), 0
    if plain or count:
        yield Cut(at, start, count, tuple(plain))


def _only_difference(items: tuple[Struct, ...]) -> str | None:
    """The one part in which these differ."""
    first = items[0]
    parts = [
        name
        for name in first.__struct_fields__
        if any(not _same(getattr(item, name), getattr(first, name)) for item in items)
    ]
    return parts[0] if len(parts) == 1 else None


def _alike_at_both_ends(old: Sequence[Any], new: Sequence[Any]) -> tuple[int, int]:
    """How many items are the same from the beginning on, and how many of the others up to the end."""
    if not old or not new:  # choices mostly come and go as a whole, with nothing to compare
        return 0, 0
    if len(old) == len(new):
        differing = [*compress(count(), map(ne, old, new))] or [len(new)]
        return differing[0], max(0, len(new) - 1 - differing[-1])
    start = _alike(old, new)
    return start, _alike(old[start:][::-1], new[start:][::-1])


def _alike(old: Sequence[Any], new: Sequence[Any]) -> int:
    """How many items are the same from the beginning on."""
    return next(compress(count(), map(ne, old, new)), min(len(old), len(new)))


def _similar(old: Any, new: Any) -> bool:
    return type(old) is type(new) and isinstance(new, WITH_PARTS)


def apply(value: Any, changes: Iterable[Sequence[Any]]) -> Any:
    """The value, as decoded from JSON, after changes as decoded from JSON; changes it in place where it can.

    >>> apply({"a": [1, 2, 3]}, [["put", ["a", 0], 9], ["cut", ["a"], 1, 2, [7]]])
    {'a': [9, 7]}
    """
    for kind, at, *rest in changes:
        if not at:
            value = _changed(kind, value, rest)
            continue
        holder = value
        for step in at[:-1]:
            holder = holder[step]
        holder[at[-1]] = _changed(kind, holder[at[-1]], rest)
    return value


def _changed(kind: str, value: Any, rest: Sequence[Any]) -> Any:
    if kind == "put":
        return rest[0]
    start, count, *items = rest
    value[start : start + count] = items[0] if kind == "cut" else _filled(*items)
    return value


def _filled(like: dict[str, Any], part: str, values: Sequence[Any]) -> list[dict[str, Any]]:
    return [{**like, part: value} for value in values]
