"""How the sides of components meet."""

from __future__ import annotations

from functools import cache
from itertools import product

__all__ = ["NOTHING", "accepts", "joins", "stands"]

NOTHING = 4  # beyond a side there is no component


def joins(a: int, b: int) -> bool:
    """Whether two connectors make a joint."""
    return bool(a and b) and (a == b or a == 3 or b == 3)


def _touches(a: int, b: int) -> bool:
    """Whether a side (4: muzzle or exhaust) may face what is there (4: nothing)."""
    return b == NOTHING or (a != 4 and (a == b == 0 or joins(a, b)))


@cache
def accepts(demand: int) -> bytes:
    """For each shape whether it may go where these four neighbours are: all contacts legal, at least one joint."""
    around = _around(demand)
    legal = [[_touches(a, b) for a in range(5)] for b in around]
    joint = [[b != NOTHING and joins(a, b) for a in range(5)] for b in around]
    front, right, rear, left = ([*zip(*both, strict=True)] for both in zip(legal, joint, strict=True))
    return bytes(
        a and b and c and d and (e or f or g or h)
        for (a, e), (b, f), (c, g), (d, h) in product(front, right, rear, left)
    )


@cache
def stands(demand: int) -> bytes:
    """The same without the joint: for a component with which a ship is begun."""
    return bytes(map(all, product(*([_touches(a, b) for a in range(5)] for b in _around(demand)))))


def _around(demand: int) -> tuple[int, int, int, int]:
    """What faces a square from front, right, rear and left."""
    return demand // 125, demand // 25 % 5, demand // 5 % 5, demand % 5
