"""Clones are derived from declared types, share nothing that can change, and refuse what they cannot copy."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import field

from startable.engine.values import State, Value, assert_immutable


class Tile(Value, frozen=True):
    cost: int


class Ship(State):
    parts: list[Tile] = field(default_factory=list)
    fuel: int = 3


class Fleet(State):
    flag: Ship | None = None
    ships: list[Ship] = field(default_factory=list)
    by_name: dict[str, Ship] = field(default_factory=dict)
    grid: list[list[int]] = field(default_factory=list)
    stock: dict[str, list[int]] = field(default_factory=dict)
    seen: set[int] = field(default_factory=set)
    map: tuple[int, ...] = ()
    marks: bytearray = field(default_factory=bytearray)


def fleet() -> Fleet:
    flag = Ship([Tile(1)])
    return Fleet(flag, [Ship()], {"a": Ship()}, [[1], [2]], {"fuel": [1]}, {1}, (1, 2), bytearray(b"x"))


def change(fleet: Fleet) -> None:
    """Change everything that can be changed, however deep."""
    assert fleet.flag
    fleet.flag.parts.append(Tile(2))
    fleet.ships[0].fuel = 0
    fleet.by_name["a"].parts.append(Tile(3))
    fleet.grid[0].append(9)
    fleet.stock["fuel"].append(9)
    fleet.seen.add(9)
    fleet.map += (9,)
    fleet.marks.append(9)


def test_a_clone_is_equal_and_shares_nothing_that_can_change() -> None:
    original = fleet()
    twin = original.clone()
    assert twin == original
    change(twin)
    assert original == fleet()
    assert twin != original


def test_values_are_shared_by_clones() -> None:
    original = fleet()
    twin = original.clone()
    assert original.flag
    assert twin.flag
    assert twin.flag.parts[0] is original.flag.parts[0]


def test_an_optional_state_that_is_missing_stays_missing() -> None:
    assert Fleet().clone().flag is None


def test_a_subclass_copies_its_own_fields_too() -> None:
    Ship().clone()  # the parent's copying function exists already

    class Tanker(Ship):
        tanks: list[int] = field(default_factory=list)

    tanker = Tanker()
    tanker.clone().tanks.append(1)
    assert tanker.tanks == []


class Loose(State):
    anything: list[Any] = field(default_factory=list)


class Vague(State):
    thing: object = None


class Bare(State):
    items: list = field(default_factory=list)  # type: ignore[type-arg]  # on purpose: says nothing of its items


@pytest.mark.parametrize("kind", [Loose, Vague, Bare])
def test_a_field_that_cannot_be_copied_safely_is_refused_by_name(kind: type[State]) -> None:
    with pytest.raises(TypeError, match=rf"{kind.__name__}\.\w+: .*may change"):
        kind().clone()


class Careless(Value, frozen=True):
    tiles: tuple[list[int], ...] = ()


def test_a_value_with_something_changeable_deep_inside_is_refused() -> None:
    assert_immutable(Tile)
    with pytest.raises(TypeError, match=r"Careless\.tiles"):
        assert_immutable(Careless)
