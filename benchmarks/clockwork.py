"""Timing that survives a noisy machine: rivals take turns, processor time is counted, and each one's best turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import process_time

__all__ = ["Work", "best"]

Work = Callable[[], int]  # does something and says how many units it did


LEAST = 0.1  # seconds that a turn lasts: short works are done again and again


def best(rivals: Mapping[str, Work], turns: int, least: float = LEAST) -> dict[str, float]:
    """Microseconds per unit for each rival."""
    found = dict.fromkeys(rivals, float("inf"))
    for _ in range(turns):
        for name, work in rivals.items():
            found[name] = min(found[name], _turn(work, least))
    return found


def _turn(work: Work, least: float) -> float:
    start, units, used = process_time(), 0, -1.0
    while used < least:
        units += work()
        used = process_time() - start
    return used / units * 1e6
