"""Observations show what the view shows, from the eyes of the seat, and nothing else."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from startable.engine import Value, imagine, new, snapshot, view
from startable.envs.features import (
    Feature,
    bag,
    flag,
    ignored,
    maybe,
    number,
    numbers,
    one_of,
    part,
    row,
    seat_of,
    turned,
)
from startable.envs.shape import shape_of
from startable.envs.shapes.roll import empire
from startable.games import find
from startable.games.roll.view import Sight
from tests.envs.walks import SHAPED, TABLES, stroll, walk


def shown(feature: Feature, value: Any) -> list[float]:
    cells = array("f", bytes(4 * feature.size))
    feature.write(cells, 0, value)
    return list(cells)


@pytest.mark.parametrize(
    ("feature", "value", "cells"),
    [
        (number(4), 1, [0.25]),
        (number(4), 9, [1]),
        (number(4), -9, [-1]),
        (flag, True, [1]),
        (ignored, 5, []),
        (numbers(3, 2), (1, 2), [0.5, 1, 0]),
        (one_of(range(-1, 2)), -1, [1, 0, 0]),
        (one_of((5, 9)), 9, [0, 1]),
        (one_of(range(2)), None, [0, 0]),
        (one_of(range(2)), 7, [0, 0]),
        (bag(range(3), 2), (1, 1, 0), [0.5, 1, 0]),
        (bag("ab"), "b", [0, 1]),
        (bag(range(2)), None, [0, 0]),
        (row(2, one_of(range(2))), (1, 0, 1), [0, 1, 1, 0]),
        (maybe(number(2)), 1, [1, 0.5]),
        (maybe(number(2)), None, [0, 0]),
        (seat_of(3, me=2), 0, [0, 1, 0]),
        (seat_of(3, me=2), -1, [0, 0, 0]),
        (turned(1, numbers(3, 4)), (1, 2, 3), [0.5, 0.75, 0.25]),
    ],
)
def test_a_feature_writes_its_cells(feature: Feature, value: Any, cells: list[float]) -> None:
    assert shown(feature, value) == cells


class Pair(Value, frozen=True):
    left: int
    right: int


def test_a_part_writes_its_fields_one_after_the_other() -> None:
    assert shown(part(Pair, left=number(4), right=one_of(range(2))), Pair(2, 1)) == [0.5, 0, 1]


def test_a_field_that_is_forgotten_or_made_up_is_refused() -> None:
    with pytest.raises(TypeError, match="Pair: name each field once; right is missing or unknown"):
        part(Pair, left=flag)
    with pytest.raises(TypeError, match="middle"):
        part(Pair, left=flag, middle=flag, right=flag)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_observations_lie_in_their_space_and_hide_what_is_hidden(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    """Two games that differ only in what a seat cannot know are the same to it, in what it sees and what it may do."""
    rng = Random(1)
    moments = [*walk(name, seats, seed=seats + 10, **options), *stroll(name, seats, seed=seats, every=5, **options)]
    for game in rng.sample(moments, min(40, len(moments))):
        shape = shape_of(game)
        for seat in range(seats):
            seen, mask = shape.observe(game, seat), shape.codec.mask(game, seat)
            other = imagine(game, seat, rng.getrandbits(64))
            assert seen.dtype == np.float32
            assert seen.shape == (shape.size,)
            assert -1 <= seen.min() <= seen.max() <= 1
            assert mask.any()
            assert np.array_equal(seen, shape.observe(other, seat))
            assert np.array_equal(mask, shape.codec.mask(other, seat))


@pytest.mark.parametrize("name", SHAPED)
def test_what_is_dealt_anew_is_really_another_game(name: str) -> None:
    """Or the test above would compare a game with itself."""
    game = stroll(name, 2, seed=3, every=5)[1]
    shape, dealt = shape_of(game), [imagine(game, 0, seed) for seed in range(8)]
    assert len({snapshot(other) for other in dealt}) == 8
    assert len({shape.observe(other, 0).tobytes() for other in dealt}) == 1


@pytest.mark.parametrize("name", SHAPED)
def test_what_looks_different_is_different(name: str) -> None:
    """No two moments of a game that a seat sees otherwise are the same to it in numbers."""
    views: dict[bytes, set[bytes]] = {}
    for game in [*walk(name, 2, seed=5), *stroll(name, 2, seed=5)[:-1]]:
        key = shape_of(game).observe(game, 0).tobytes()
        views.setdefault(key, set()).add(msgspec.json.encode((view(game, 0), type(game.asks.get(0)).__name__)))
    assert len(views) > 50
    assert {len(same) for same in views.values()} == {1}


def test_the_seat_that_looks_comes_first() -> None:
    game = new(find("roll"), seats=3, seed=8)
    for seat in range(3):
        players = shape_of(game).observe(game, seat)[-3 * empire.size :].reshape(3, empire.size)
        seen = view(game, seat)
        assert isinstance(seen, Sight)
        for step in range(3):
            assert players[step].tolist() == shown(empire, seen.players[(seat + step) % 3])
