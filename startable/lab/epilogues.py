"""Which epilogues captains read: one for each score is too many to list, so they are counted in bands of ten points."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from startable.games.captains.content import Content
from startable.games.captains.printed import Epilogue

__all__ = ["bands"]


def bands(read: Mapping[int, int], content: Content) -> dict[str, int]:
    """How many of those who read these entries did so in each band.

    >>> from startable.games.captains.content import named
    >>> found = bands({0: 2, 1: 1, 10: 4, 55: 3}, named("standard"))
    >>> found["0 to 20"], found["21 to 30"], found["31 to 40"], found["71 and more"]
    (2, 5, 0, 3)
    """
    found = {}
    for _, entries in groupby(enumerate(content.epilogues), lambda entry: (entry[1].min + 9) // 10):
        band = list(entries)
        found[_reach(band[0][1], band[-1][1])] = sum(read.get(number, 0) for number, _ in band)
    return found


def _reach(first: Epilogue, last: Epilogue) -> str:
    return f"{first.min} and more" if last.max is None else f"{first.min} to {last.max}"
