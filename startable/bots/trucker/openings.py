"""How easily an empty square is filled: which components of the box fit what is around it."""

from __future__ import annotations

from functools import cache, lru_cache

from startable.games.trucker.components import SHAPE
from startable.games.trucker.edition import EDITIONS
from startable.games.trucker.ship import NOTHING, joins

__all__ = ["ALONE", "DIGIT", "chance", "shares"]

ALONE = 624  # nothing on any of the four sides
DIGIT = (125, 25, 5, 1)  # of front, right, rear and left in the number of what is around


@lru_cache(maxsize=4096)
def chance(edition: str, demand: int, open_beside: bool, tries: float) -> float:
    """Somebody who may still come beside it can make the joint that is missing."""
    joining, standing = shares(edition, demand)
    share = joining + (standing - joining) / 2 if open_beside else joining
    return 1 - (1 - share) ** tries if share < 1 else 1.0


@cache
def _shapes(edition: str) -> list[set[int]]:
    """For each component of the box how it can lie."""
    return [{SHAPE[tile * 4 + turn] for turn in range(4)} - {-1} for tile in EDITIONS[edition].tiles]


@cache
def shares(edition: str, demand: int) -> tuple[float, float]:
    """Of all components, how many could join what is around, and how many could at least stand there."""
    around = [demand // digit % 5 for digit in DIGIT]
    joining = standing = 0
    box = _shapes(edition)
    for shapes in box:
        legal = [shape for shape in shapes if _stands(shape, around)]
        standing += bool(legal)
        joining += any(_joins(shape, around) for shape in legal)
    return joining / len(box), standing / len(box)


def _sides(shape: int) -> list[int]:
    return [shape // digit % 5 for digit in DIGIT]


def _stands(shape: int, around: list[int]) -> bool:
    pairs = zip(_sides(shape), around, strict=True)
    return all(b == NOTHING or (a != 4 and (a == b == 0 or joins(a, b))) for a, b in pairs)


def _joins(shape: int, around: list[int]) -> bool:
    return any(b != NOTHING and joins(a, b) for a, b in zip(_sides(shape), around, strict=True))
