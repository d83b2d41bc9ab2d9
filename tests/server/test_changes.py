"""Changes between two values, applied, give the second value, and are small where little changed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from startable.server.changes import Cut, Fill, Put, apply, between

MORE = tuple(range(1, 10))
PLAIN = st.none() | st.booleans() | st.integers(-5, 5) | st.text("ab", max_size=2)


class Part(Struct, frozen=True):
    """Something with named parts."""

    first: Any
    second: Any = None


class Other(Struct, frozen=True):
    """Something else, which looks the same in JSON."""

    first: Any
    second: Any = None


VALUES = st.recursive(
    PLAIN,
    lambda inner: (
        st.lists(inner, max_size=4).map(tuple)
        | st.builds(Part, inner, inner)
        | st.builds(Other, inner, inner)
        | st.dictionaries(st.text("abc", min_size=1, max_size=1), inner, max_size=3)
    ),
    max_leaves=12,
)


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@given(old=VALUES, new=VALUES)
def test_changes_lead_from_one_value_to_the_other(old: Any, new: Any) -> None:
    assert apply(as_json(old), as_json(between(old, new))) == as_json(new)


ROWS = st.lists(
    st.integers(0, 14).flatmap(
        lambda many: (
            st.lists(st.builds(Part, st.integers(0, 20), st.integers(0, 1)), max_size=many)
            | st.lists(st.builds(Other, st.integers(0, 20)), max_size=many)
        )
    ),
    max_size=3,
).map(lambda runs: tuple(item for run in runs for item in run))


@given(old=ROWS, new=ROWS)
def test_long_rows_too(old: Any, new: Any) -> None:
    assert apply(as_json(old), as_json(between(old, new))) == as_json(new)


@given(value=VALUES)
def test_nothing_changed_is_nothing_to_tell(value: Any) -> None:
    assert between(value, value) == ()


@pytest.mark.parametrize(
    ("old", "new", "changes"),
    [
        (Part(1, 2), Part(1, 3), [Put(("second",), 3)]),
        ((1, 2, 3, 4), (1, 2, 4), [Cut((), 2, 1, ())]),
        ((1, 2), (1, 2, 3), [Cut((), 2, 0, (3,))]),
        ((1, 1), (1,), [Cut((), 1, 1, ())]),
        ((1, 2, 3), (1, 9, 3), [Cut((), 1, 1, (9,))]),
        ((Part(1), Part(2)), (Part(1), Part(3)), [Put((1, "first"), 3)]),
        ((Part(1), Part(2)), (Part(2),), [Cut((), 0, 1, ())]),
        (
            tuple(map(Part, range(9))),
            tuple(map(Part, range(1, 10))),
            [Fill((), 0, 9, Part(1), "first", MORE)],
        ),
        (
            (Part(0),),
            (Other(7), *map(Part, MORE), Other(8)),
            [
                Cut((), 0, 1, (Other(7),)),
                Fill((), 1, 0, Part(1), "first", MORE),
                Cut((), 10, 0, (Other(8),)),
            ],
        ),
        ((), tuple(Part(n, n) for n in range(9)), [Cut((), 0, 0, tuple(Part(n, n) for n in range(9)))]),
        ((1,), (Part(1),) * 9, [Cut((), 0, 1, (Part(1),) * 9)]),
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, [Put(("b",), 3)]),
        ({"a": 1}, {"b": 1}, [Put((), {"b": 1})]),
        (Part(1), Other(1), [Put((), Other(1))]),
        (True, 1, [Put((), 1)]),
        (None, 0, [Put((), 0)]),
    ],
)
def test_changes_are_as_small_as_they_can_be(old: Any, new: Any, changes: list[Any]) -> None:
    assert list(between(old, new)) == changes
