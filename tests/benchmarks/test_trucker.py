"""The trucker's benchmark measures what it says, and the bar for research is held in long runs."""

from __future__ import annotations

import random

import pytest

from benchmarks.clockwork import best
from benchmarks.peers import CHESS, chess_games
from benchmarks.trucker import (
    DECISIONS,
    FLIGHTS,
    HALF,
    build,
    flights,
    fly,
    flying,
    half_built,
    listings,
    measure,
    table,
)


def test_building_ends_in_a_flight_and_the_flight_in_a_result() -> None:
    game, rng = table(1), random.Random(1)
    assert build(game, rng) > 20
    assert game.launched
    assert fly(game, rng)
    assert game.over


def test_a_half_built_ship_has_places_for_the_tile_in_hand() -> None:
    game = half_built()
    assert len(game.hull(0).squares) >= HALF
    assert len(game.asks[0].choices(game)) > 1


def test_work_is_counted() -> None:
    assert flights(3)() == 3
    assert listings(5, fresh=True)() == listings(5, fresh=False)() == 5
    assert flying(1, whole=True)() == 1


def test_all_is_measured_in_one_run() -> None:
    rows = {row.name: row for row in measure(turns=1, games=1)}
    assert rows[CHESS].ratio == 1
    assert {*DECISIONS, FLIGHTS} <= rows.keys()
    assert all(row.microseconds > 0 for row in rows.values())


@pytest.mark.soak
def test_a_flight_costs_no_more_than_so_many_moves_of_chess() -> None:
    """About a thousand flights in the time of twenty thousand moves; with room for a noisy machine."""
    found = best({CHESS: chess_games(10), FLIGHTS: flights(100)}, turns=5)
    assert found[FLIGHTS] / found[CHESS] < 40
