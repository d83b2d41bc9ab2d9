"""The benchmark plays what it says it plays, and our bars against the peer are held in long runs."""

from __future__ import annotations

import random
from itertools import count

import pytest

from benchmarks.clockwork import best
from benchmarks.decisions import (
    SAMPLE,
    greedy_games,
    play_out,
    random_games,
    random_play,
    ratios,
    recorded,
    slower,
    this_python,
    whole_games,
)
from benchmarks.peers import chess_games
from startable.engine import new
from startable.games import GAMES, find

TRIES = 3  # a machine can be busy for a while; code that is slower stays slower


def test_random_play_goes_to_the_end() -> None:
    game = new(find(SAMPLE), seats=3, seed=1)
    assert play_out(game, random.Random(1)) > 20
    assert game.over


def test_work_is_counted_in_decisions() -> None:
    assert chess_games(2)() == 200
    assert random_games(find(SAMPLE), 2)() > 40
    assert random_play("trucker")() > 4 * 20


def test_whole_games_are_counted_in_games() -> None:
    assert chess_games(2, whole=True)() == 2
    assert whole_games(find(SAMPLE), 3)() == 3
    assert random_play("trucker", whole=True)() == 4
    assert greedy_games(find("roll"), 1)() == 1


def test_the_best_turn_counts() -> None:
    lengths = iter([1, 1_000_000, 1])
    assert best({"one": lambda: next(lengths)}, 3, least=0)["one"] < 1


def test_a_short_work_is_done_until_it_can_be_timed() -> None:
    numbers = count(1)
    best({"one": lambda: next(numbers)}, 1, least=0.01)
    assert next(numbers) > 10


def test_slower_by_half_is_noticed() -> None:
    assert slower({"roll": 0.4, "captains": 0.4}, {"roll": 0.59, "captains": 0.61}) == {"captains": (0.4, 0.61)}
    assert slower({}, {"new game": 9.0}) == {}


def test_every_game_is_recorded() -> None:
    assert set(recorded().ratios) == {SAMPLE, *GAMES}
    assert all(0.01 < ratio < 10 for ratio in recorded().ratios.values())


@pytest.mark.soak
def test_a_decision_costs_no_more_than_the_peers() -> None:
    for _ in range(TRIES):
        slow = {name: round(ratio, 2) for name, ratio in ratios(turns=5).items() if ratio > 1}
        if not slow:
            return
    pytest.fail(f"slower than python-chess: {slow}")


@pytest.mark.soak
@pytest.mark.skipif(this_python() != recorded().python, reason=f"recorded with {recorded().python}")
def test_no_game_has_become_slower_by_half() -> None:
    """If that is the price of something, write the new ratios down: python -m benchmarks.table --record."""
    for _ in range(TRIES):
        slow = slower(recorded().ratios, ratios(turns=5))
        if not slow:
            return
    pytest.fail(f"slower by half than recorded (before, now, in decisions of python-chess): {slow}")
