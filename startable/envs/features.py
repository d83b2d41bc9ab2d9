"""Views as arrays of numbers between -1 and 1, put together from small pieces that each know their length.

A piece writes only what is not zero, into its own stretch of the array, so that an observation costs what there is to
see and not how long it is.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from startable.engine import Seat

__all__ = [
    "Cells",
    "Feature",
    "bag",
    "chosen",
    "flag",
    "ignored",
    "maybe",
    "number",
    "numbers",
    "one_of",
    "part",
    "row",
    "seat_of",
    "turned",
]

Cells: TypeAlias = "array[float]"


class Feature(NamedTuple):
    """How long it is, and how a value is written into the cells from a place on."""

    size: int
    write: Callable[[Cells, int, Any], None]


def _nothing(cells: Cells, at: int, value: object) -> None:
    pass


ignored = Feature(0, _nothing)
"""For a field that is left out on purpose; one that is not named at all is refused."""


def number(most: int) -> Feature:
    """A number as a share of the most it usually is."""

    def write(cells: Cells, at: int, value: int) -> None:
        if value:
            cells[at] = max(-1.0, min(1.0, value / most))

    return Feature(1, write)


flag = number(1)


def numbers(length: int, most: int) -> Feature:
    """A fixed row of numbers, most of them zero as a rule: the same as a row of `number`, without as many calls."""

    def write(cells: Cells, at: int, items: Sequence[int] | None) -> None:
        for index, value in enumerate((items or ())[:length]):
            if value:
                cells[at + index] = max(-1.0, min(1.0, value / most))

    return Feature(length, write)


def one_of(values: Sequence[int]) -> Feature:
    """One place for each value; none is set for another value or None."""
    place: dict[int | None, int] = {value: index for index, value in enumerate(values)}

    def write(cells: Cells, at: int, value: int | None) -> None:
        if (index := place.get(value)) is not None:
            cells[at + index] = 1.0

    return Feature(len(place), write)


def bag(values: Sequence[Any], most: int = 1) -> Feature:
    """How often each value occurs, whatever the order."""
    place = {value: index for index, value in enumerate(values)}

    def write(cells: Cells, at: int, items: Iterable[Any] | None) -> None:
        for item in items or ():
            if (index := place.get(item)) is not None:
                cells[at + index] = min(1.0, cells[at + index] + 1 / most)

    return Feature(len(place), write)


def row(length: int, item: Feature) -> Feature:
    """One after the other, as many as there are; what is missing is zero, what is too much is left out."""

    def write(cells: Cells, at: int, items: Sequence[Any] | None) -> None:
        for index, value in enumerate((items or ())[:length]):
            item.write(cells, at + index * item.size, value)

    return Feature(length * item.size, write)


def maybe(feature: Feature) -> Feature:
    """Whether it is there, and what it is."""

    def write(cells: Cells, at: int, value: Any) -> None:
        if value is not None:
            cells[at] = 1.0
            feature.write(cells, at + 1, value)

    return Feature(1 + feature.size, write)


def chosen(feature: Feature, choose: Callable[[Any], Any]) -> Feature:
    """The feature of something found in the value."""
    return Feature(feature.size, lambda cells, at, value: feature.write(cells, at, choose(value)))


def seat_of(seats: int, me: Seat) -> Feature:
    """Who, counted from the seat that looks."""
    return chosen(one_of(range(seats)), lambda seat: None if seat is None or seat < 0 else (seat - me) % seats)


def turned(me: Seat, feature: Feature) -> Feature:
    """One item per seat, the one that looks first."""
    return chosen(feature, lambda items: (*items[me:], *items[:me]))


def part(kind: type[Struct], **features: Feature) -> Feature:
    """The fields of a part of a view, each of which has to be named."""
    if unlike := set(features) ^ set(kind.__struct_fields__):
        raise TypeError(f"{kind.__name__}: name each field once; {', '.join(sorted(unlike))} is missing or unknown")
    places, size = [], 0
    for name, feature in features.items():
        if feature.size:
            places.append((name, size, feature.write))
        size += feature.size

    def write(cells: Cells, at: int, value: Any) -> None:
        for name, offset, write_field in places:
            write_field(cells, at + offset, getattr(value, name))

    return Feature(size, write)
