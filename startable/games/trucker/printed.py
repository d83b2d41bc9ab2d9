"""Reading what is printed: the data files, decoded once into typed values."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from itertools import accumulate
from typing import Literal, TypeVar

import msgspec

from startable.engine import Value

__all__ = ["YEARS", "Confidence", "Text", "boxes", "read"]

YEARS = ("2021", "2007")  # tiles and cards are numbered through in this order, so an edition can only be added last

Confidence = Literal["confirmed", "single-source", "guess"]
T = TypeVar("T")


class Text(Value, frozen=True, tag=False):
    """The same words in both languages."""

    en: str
    fr: str


def read(file: str, kind: type[T]) -> T:
    """One data file of this game."""
    text = (resources.files(__package__) / "data" / file).read_text(encoding="utf-8")
    return msgspec.toml.decode(text, type=kind)


def boxes(sizes: Sequence[int]) -> dict[str, range]:
    """Which numbers belong to which edition, given how many pieces each has.

    >>> boxes([156, 144])["2007"]
    range(156, 300)
    """
    ends = list(accumulate(sizes))
    return {year: range(end - size, end) for year, end, size in zip(YEARS, ends, sizes, strict=True)}
