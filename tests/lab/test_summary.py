"""The figures are those of the games, with intervals that can be checked by hand."""

from __future__ import annotations

from math import sqrt

import pytest

from startable.engine import Points
from startable.lab.play import Outcome
from startable.lab.simulate import Played
from startable.lab.summary import Measured, average, share, summary


def game(number: int, bots: tuple[str, ...], scores: tuple[int, ...], places: tuple[int, ...], rounds: int) -> Played:
    half = tuple(score // 2 for score in scores)
    points = (Points("dice", half), Points("tiles", tuple(a - b for a, b in zip(scores, half, strict=True))))
    figures = (Points("dice left", tuple(score % 10 for score in scores)),)
    return Played(number, bots, Outcome(scores, places, points, rounds, 10 * rounds, figures=figures))


GAMES = [
    game(0, ("ann", "bob", "bob"), (10, 20, 30), (3, 2, 1), 11),
    game(1, ("bob", "ann", "bob"), (20, 20, 10), (1, 1, 3), 13),
    game(2, ("bob", "bob", "ann"), (7, 9, 12), (3, 2, 1), 11),
    game(3, ("ann", "bob", "bob"), (8, 6, 4), (1, 2, 3), 12),
]


def test_win_shares_count_a_shared_first_place_in_parts() -> None:
    ann, bob = summary(GAMES).bots
    assert (ann.name, bob.name) == ("ann", "bob")
    assert (ann.wins.value, bob.wins.value) == (2.5 / 4, 1.5 / 4)
    assert (ann.seats, bob.seats) == (1, 2)
    assert [seat.wins.value for seat in summary(GAMES).seats] == [1.5 / 4, 0.5 / 4, 2 / 4]


def test_scores_and_points_are_means() -> None:
    ann, bob = summary(GAMES).bots
    assert ann.score.value == 12.5
    assert bob.score.value == (25 + 15 + 8 + 5) / 4
    assert ann.points == {"dice": 6.25, "tiles": 6.25}
    assert bob.points == {
        "dice": (10 + 15 + 10 + 5 + 3 + 4 + 3 + 2) / 8,
        "tiles": (10 + 15 + 10 + 5 + 4 + 5 + 3 + 2) / 8,
    }


def test_every_game_is_one_observation_however_many_seats_a_bot_has() -> None:
    bob = summary(GAMES).bots[1].score
    values = [25, 15, 8, 5]
    spread = sqrt(sum((value - 13.25) ** 2 for value in values) / 3)
    assert bob.high == pytest.approx(13.25 + 1.959964 * spread / 2)
    assert bob.low == pytest.approx(13.25 - 1.959964 * spread / 2)


def test_lengths_are_counted() -> None:
    figures = summary(GAMES)
    assert figures.games == 4
    assert figures.lengths == {11: 2, 12: 1, 13: 1}
    assert figures.rounds.value == 11.75
    assert figures.decisions.value == 117.5


def test_what_else_a_game_counts_is_averaged_game_by_game() -> None:
    ann, bob = summary(GAMES).bots
    assert ann.figures == {"dice left": average([0, 0, 2, 8])}
    assert bob.figures == {"dice left": average([0, 0, 8, 5])}


def test_a_single_game_has_no_interval_for_its_score() -> None:
    assert average([7]) == Measured(7.0)


@pytest.mark.parametrize(("won", "low", "high"), [(0, 0.0, 0.0370), (98, 0.9300, 0.9945), (100, 0.9630, 1.0)])
def test_shares_stay_between_none_and_all(won: int, low: float, high: float) -> None:
    measured = share(won, 100)
    assert measured.value == won / 100
    assert measured.low == pytest.approx(low, abs=1e-4)
    assert measured.high == pytest.approx(high, abs=1e-4)
