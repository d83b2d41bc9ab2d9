"""Draws depend on the seed, the purpose and the count, and on nothing else."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from startable.engine import Chance


def draws(chance: Chance, purpose: str, number: int = 8) -> list[int]:
    return [chance.below(1000, purpose) for _ in range(number)]


def test_the_same_seed_gives_the_same_draws() -> None:
    assert draws(Chance.of(7), "dice") == draws(Chance.of("7"), "dice")
    assert draws(Chance.of(7), "dice") != draws(Chance.of(8), "dice")


def test_one_purpose_does_not_disturb_another() -> None:
    alone, mixed = Chance.of(7), Chance.of(7)
    expected = draws(alone, "dice 0")
    found = []
    for _ in range(8):
        mixed.below(6, "dice 1")
        found.append(mixed.below(1000, "dice 0"))
    assert found == expected


def test_a_clone_goes_on_alike_and_apart() -> None:
    chance = Chance.of(7)
    chance.below(6, "dice")
    twin = chance.clone()
    assert draws(twin, "dice") == draws(chance, "dice")
    twin.below(6, "dice")
    assert twin != chance


def test_all_draws_are_counted() -> None:
    chance = Chance.of(7)
    chance.below(6, "a")
    chance.pick("xyz", "b")
    chance.shuffle([1, 2, 3], "c")
    assert chance.draws == 3
    assert chance.drawn == {"a": 1, "b": 1, "c": 1}


@given(st.integers(1, 50), st.integers())
def test_a_draw_is_in_range(n: int, seed: int) -> None:
    assert 0 <= Chance.of(seed).below(n, "x") < n


@given(st.lists(st.integers(), max_size=130), st.integers())
def test_shuffling_keeps_every_item(items: list[int], seed: int) -> None:
    shuffled = list(items)
    Chance.of(seed).shuffle(shuffled, "bag")
    assert sorted(shuffled) == sorted(items)


def test_dice_are_even() -> None:
    chance = Chance.of("even")
    thrown = Counter(chance.below(6, "dice") for _ in range(12_000))
    assert all(1_800 < thrown[face] < 2_200 for face in range(6))  # five standard deviations


def test_every_order_comes_up_alike_often() -> None:
    chance = Chance.of("orders")
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items, "bag")
        found[tuple(items)] += 1
    assert set(found) == set(permutations(range(4)))
    assert all(390 < count < 610 for count in found.values())  # 500 each, five standard deviations


def test_long_lists_are_shuffled_beyond_the_first_draw() -> None:
    items = list(range(200))
    Chance.of("long").shuffle(items, "bag")
    assert sum(place == item for place, item in enumerate(items)) < 12
