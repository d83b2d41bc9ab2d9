"""The component tiles: what is printed on them, and flat tables by tile and turn for fast geometry.

A tile is a number. A placed tile, `tile * 4 + turn`, is its *code*: turned clockwise by so many quarters.
"""

from __future__ import annotations

from typing import Literal, get_args

from startable.engine import Value
from startable.games.trucker.printed import YEARS, Confidence, Text, boxes, read

__all__ = [
    "ALIEN_OF",
    "BATTERY",
    "BOXES",
    "CABIN",
    "CANNON",
    "CAPACITY",
    "COMPONENTS",
    "CONNECTORS",
    "DOUBLE",
    "ENGINE",
    "FRONT",
    "HOLD",
    "KIND_NAMES",
    "LEFT",
    "LIFE_SUPPORT",
    "POINTS",
    "POWERED",
    "REAR",
    "RIGHT",
    "SHAPE",
    "SHIELD",
    "SIDES",
    "SPECIAL",
    "START",
    "Component",
    "Kind",
]

FRONT, RIGHT, REAR, LEFT = range(4)
BLOCKED = 4  # a side behind which nothing may stand: a muzzle or an exhaust

Kind = Literal[
    "starting_cabin",
    "cabin",
    "engine",
    "double_engine",
    "cannon",
    "double_cannon",
    "battery",
    "shield",
    "hold",
    "special_hold",
    "structure",
    "purple_life_support",
    "brown_life_support",
]


class Component(Value, frozen=True, tag=False):
    """One tile as it is printed."""

    id: str
    kind: Kind
    sides: tuple[int, int, int, int]  # front, right, rear, left: 0 smooth, 1 single, 2 double, 3 universal
    confidence: Confidence
    capacity: int = 0
    colour: str = ""
    copies: int = 1


class _File(Value, frozen=True, tag=False):
    component: tuple[Component, ...]


class _Names(Value, frozen=True, tag=False):
    component: dict[str, Text]


def _read(edition: str) -> tuple[Component, ...]:
    """Every tile of an edition, each copy by itself, the starting cabins first."""
    return tuple(tile for tile in read(f"components-{edition}.toml", _File).component for _ in range(tile.copies))


_editions = [_read(year) for year in YEARS]
COMPONENTS = tuple(tile for tiles in _editions for tile in tiles)
BOXES = boxes(list(map(len, _editions)))  # the tiles of each edition
KIND_NAMES = read("names.toml", _Names).component


def _turned(tile: Component, turn: int) -> tuple[int, ...]:
    return tuple(tile.sides[(side - turn) % 4] for side in range(4))


def _flags(*kinds: Kind) -> tuple[bool, ...]:
    assert set(kinds) <= set(get_args(Kind))
    return tuple(tile.kind in kinds for tile in COMPONENTS for _ in range(4))


START = _flags("starting_cabin")
CABIN = _flags("starting_cabin", "cabin")
ENGINE = _flags("engine", "double_engine")
CANNON = _flags("cannon", "double_cannon")
DOUBLE = _flags("double_engine", "double_cannon")
SHIELD = _flags("shield")
POWERED = _flags("shield", "double_engine", "double_cannon")
BATTERY = _flags("battery")
HOLD = _flags("hold", "special_hold")
SPECIAL = _flags("special_hold")
LIFE_SUPPORT = _flags("purple_life_support", "brown_life_support")

CAPACITY = tuple(tile.capacity for tile in COMPONENTS for _ in range(4))
SIDES = tuple(_turned(tile, turn) for tile in COMPONENTS for turn in range(4))
CONNECTORS = tuple(4 - sides.count(0) for sides in SIDES)  # on how many sides
ALIEN_OF = tuple(  # the colour that a life support serves, as it is counted in cabins; 0 for other tiles
    {"purple_life_support": 3, "brown_life_support": 4}.get(tile.kind, 0) for tile in COMPONENTS for _ in range(4)
)


def _points(tile: Component, turn: int) -> int:
    """Where a muzzle or an exhaust points, or the first of the two sides that a shield covers; -1 for other tiles."""
    if tile.kind in ("engine", "double_engine"):
        return (REAR + turn) % 4
    return turn if tile.kind in ("cannon", "double_cannon", "shield") else -1


POINTS = tuple(_points(tile, turn) for tile in COMPONENTS for turn in range(4))


def _shape(code: int) -> int:
    """The four sides as one number, with muzzle and exhaust as sides of a kind of their own; -1: never legal."""
    sides = list(SIDES[code])
    if ENGINE[code] or CANNON[code]:
        sides[POINTS[code]] = BLOCKED
    if ENGINE[code] and POINTS[code] != REAR:
        return -1
    return ((sides[0] * 5 + sides[1]) * 5 + sides[2]) * 5 + sides[3]


SHAPE = tuple(_shape(code) for code in range(4 * len(COMPONENTS)))
