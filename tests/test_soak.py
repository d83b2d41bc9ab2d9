"""The time box of long tests is divided fairly and never overdrawn by much."""

import os
import time
from random import Random

import pytest

from tests.soak import MARGIN, SEED, SHORTEST, Box, dice, draw_seed, in_order, is_whole


class Clock:
    """Time that passes when told."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    return clock


def run(box: Box, clock: Clock, overrun: float = 0.0) -> float:
    share = box.share()
    clock.now += share + overrun
    return share


def test_each_test_gets_an_equal_share(clock: Clock) -> None:
    box = Box(600, tests=3, started=clock.now)
    assert [run(box, clock) for _ in range(3)] == pytest.approx([600 * MARGIN / 3] * 3)


def test_time_overdrawn_by_one_is_taken_from_those_after_it(clock: Clock) -> None:
    box = Box(600, tests=3, started=clock.now)
    run(box, clock, overrun=60)
    assert run(box, clock) == pytest.approx((600 * MARGIN - 600 * MARGIN / 3 - 60) / 2)


def test_an_empty_box_still_gives_every_test_a_moment(clock: Clock) -> None:
    box = Box(10, tests=2, started=clock.now)
    run(box, clock, overrun=1000)
    assert run(box, clock) == SHORTEST


def test_the_fixture_gives_a_share(soak_seconds: float) -> None:
    assert soak_seconds >= SHORTEST


def test_a_whole_test_starts_only_in_the_first_half(clock: Clock) -> None:
    box = Box(600, tests=1, started=clock.now)
    clock.now += 299
    assert box.has_room()
    clock.now += 1
    assert not box.has_room()


def test_whole_tests_come_first_and_each_run_has_its_order(request: pytest.FixtureRequest) -> None:
    items = request.session.items
    ordered = in_order(items, Random(1))
    kinds = [is_whole(item) for item in ordered]
    assert kinds == sorted(kinds, reverse=True)
    assert sorted(item.nodeid for item in ordered) == sorted(item.nodeid for item in items)
    assert in_order(items, Random(1)) == ordered != in_order(items, Random(2))


def test_the_seed_of_a_run_decides_what_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []
    for seed in ("1", "1", "2"):
        monkeypatch.setenv(SEED, seed)
        drawn.append((dice("a").random(), dice("b").random()))
    assert drawn[0] == drawn[1]
    assert len({*drawn[0], *drawn[2]}) == 4


def test_a_run_that_is_told_no_seed_draws_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SEED, "told")
    draw_seed()
    assert os.environ[SEED] == "told"
    monkeypatch.delenv(SEED)
    draw_seed()
    assert os.environ[SEED].isdigit()
