"""The arena: everybody meets everybody on every seat, and what was played is not played again."""

from __future__ import annotations

from pathlib import Path

import pytest

from startable.engine import BadOptions
from startable.lab.arena import Bout, OtherArena, Tournament, continue_file, missing, play, standings

THREE = Tournament(game="roll", bots=("greedy", "random", "cheapest"), rounds=2)


def test_everybody_meets_everybody_on_every_seat() -> None:
    assert list(THREE.seatings()) == [
        ("greedy", "random"),
        ("random", "greedy"),
        ("greedy", "cheapest"),
        ("cheapest", "greedy"),
        ("random", "cheapest"),
        ("cheapest", "random"),
    ]
    three = Tournament(game="roll", bots=("a", "b", "c", "d"), players=3)
    seatings = list(three.seatings())
    assert len(seatings) == 4 * 3
    for name in three.bots:
        assert [sum(seating[seat] == name for seating in seatings) for seat in range(3)] == [3, 3, 3]


def test_a_game_is_played_once() -> None:
    done = [Bout(("random", "greedy"), 0, (2, 1), (5, 30))]
    left = missing(THREE, done)
    assert len(left) == 2 * 6 - 1
    assert (("random", "greedy"), 0) not in left
    assert left[0] == (("greedy", "random"), 0)
    assert left[-1] == (("cheapest", "random"), 1)


def test_a_game_is_the_same_again() -> None:
    bout = play(THREE, ("greedy", "random"), 3)
    assert play(THREE, ("greedy", "random"), 3) == bout
    assert sorted(bout.places) == [1, 2]
    assert play(THREE, ("greedy", "random"), 4) != bout


def test_the_better_is_rated_higher_and_games_narrow_the_interval() -> None:
    few = [Bout(("a", "b"), number, (1, 2), (30, 20)) for number in range(3)]
    many = [Bout(("a", "b"), number, (1, 2) if number % 4 else (2, 1), (30, 20)) for number in range(40)]
    best, worst = standings(few)
    assert (best.name, worst.name) == ("a", "b")
    assert (best.games, best.wins.value, worst.wins.value) == (3, 1, 0)
    assert best.rating.value > 25 > worst.rating.value
    assert best.score.value == 30
    narrow = standings(many)[0].rating
    assert narrow.high is not None
    assert best.rating.high is not None
    assert narrow.high - narrow.value < best.rating.high - best.rating.value


def test_a_tie_is_shared() -> None:
    first, second = standings([Bout(("a", "b"), 0, (1, 1), (20, 20))])
    assert (first.wins.value, second.wins.value) == (0.5, 0.5)


def test_ratings_do_not_depend_on_the_order_in_the_file() -> None:
    bouts = [Bout(("a", "b"), number, (1, 2) if number % 3 else (2, 1), (1, 0)) for number in range(9)]
    assert standings(bouts) == standings(bouts[::-1])


def test_a_results_file_goes_on_and_knows_its_arena(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    assert continue_file(path, THREE) == []
    with path.open("a") as file:
        file.write('{"bots":["random","greedy"],"number":0,"places":[2,1],"scores":[5,30]}\n')
    assert continue_file(path, THREE) == [Bout(("random", "greedy"), 0, (2, 1), (5, 30))]
    other = Tournament(game="roll", bots=THREE.bots, seed=9)
    with pytest.raises(OtherArena, match="another arena"):
        continue_file(path, other)


@pytest.mark.parametrize(
    ("bots", "players", "words"),
    [
        (("greedy", "greedy"), 2, "once"),
        (("greedy",), 2, "1 bots cannot meet at tables for 2"),
        (("greedy", "random"), 3, "cannot meet"),
    ],
)
def test_an_arena_that_cannot_be_says_why(bots: tuple[str, ...], players: int, words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        Tournament(game="roll", bots=bots, players=players).check()
