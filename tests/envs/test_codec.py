"""Every choice has a number of its own, and the number never changes."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from startable.engine import Choice, new
from startable.envs.codec import WAIT, Codec, OutOfRange
from startable.envs.shape import Shapeless, shape_of
from startable.envs.shapes.trucker import CLASS_IV
from startable.games import find
from startable.games.roll.choices import Arrange, Lay, Ready
from tests.envs.walks import SHAPED, TABLES, walk

UNNUMBERED = {"trucker": CLASS_IV}  # what only an edition without numbers has


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_every_choice_has_a_number_and_back(name: str, seats: int, options: dict[str, Any]) -> None:
    for game in walk(name, seats, seed=seats, **options):
        codec = shape_of(game).codec
        for ask in game.asks.values():
            choices = ask.choices(game)
            assert [codec.choice(codec.index(choice)) for choice in choices] == choices


@pytest.mark.parametrize("name", SHAPED)
def test_every_number_but_waiting_is_one_choice(name: str) -> None:
    codec = shape_of(new(find(name), seats=2)).codec
    choices = [codec.choice(index) for index in range(1, codec.size)]
    assert len(set(choices)) == codec.size - 1
    assert {*map(type, choices), *UNNUMBERED.get(name, ())} == set(find(name).choices)
    assert [codec.index(choice) for choice in choices] == list(range(1, codec.size))


@pytest.mark.parametrize(
    ("name", "size", "digest"),
    [
        ("captains", 538, "e59f585ff0981f69"),
        ("roll", 12771, "a51bbb27049dd562"),
        ("trucker", 2480, "57920fb14a1519bc"),
    ],
)
def test_numbers_are_as_published(name: str, size: int, digest: str) -> None:
    """Whoever has trained on them relies on them: if this fails, raise the version in the environments' names."""
    codec = shape_of(new(find(name), seats=2)).codec
    labels = "\n".join(codec.label(index) for index in range(codec.size))
    assert (codec.size, hashlib.sha256(labels.encode()).hexdigest()[:16]) == (size, digest)


def test_the_mask_is_what_is_offered() -> None:
    game = new(find("roll"), seats=2, seed=3)
    codec = shape_of(game).codec
    mask = codec.mask(game, 0)
    offered = [codec.choice(int(index)) for index in mask.nonzero()[0]]
    assert sorted(map(repr, offered)) == sorted(map(repr, game.asks[0].choices(game)))
    assert all(isinstance(choice, Arrange) for choice in offered)


def test_a_seat_that_is_asked_nothing_can_only_wait() -> None:
    game = new(find("captains"), seats=2, seed=3)
    idle = 1 - next(iter(game.asks))
    assert shape_of(game).codec.mask(game, idle).nonzero()[0].tolist() == [WAIT]


@pytest.mark.parametrize("index", [WAIT, -1, 10**9])
def test_a_number_without_a_choice_is_refused(index: int) -> None:
    codec = shape_of(new(find("roll"), seats=2)).codec
    with pytest.raises(OutOfRange, match=f"{index} is no choice"):
        codec.choice(index)


@pytest.mark.parametrize("choice", [Lay(999, 0), Arrange(-1)])
def test_a_choice_without_a_number_is_refused(choice: Choice) -> None:
    codec = shape_of(new(find("roll"), seats=2)).codec
    with pytest.raises(OutOfRange, match="has no number"):
        codec.index(choice)


def test_digits_are_the_fields() -> None:
    codec = Codec({Ready: [], Lay: [range(3), range(2), (False, True)]})
    assert codec.size == 1 + 1 + 12
    assert codec.label(0) == "wait"
    assert codec.choice(1) == Ready()
    assert codec.choice(2 + 2 * 4 + 1 * 2 + 1) == Lay(2, 1, True)


def test_a_game_without_numbers_says_so() -> None:
    with pytest.raises(Shapeless, match="salvage has no numbers yet"):
        shape_of(new(find("examples.salvage:SALVAGE"), seats=2))


@pytest.mark.parametrize(
    ("options", "words"),
    [({"edition": "2007"}, "choose edition=2021"), ({"pace": "live"}, "choose pace=simulated")],
)
def test_a_table_that_the_numbers_do_not_fit_says_so(options: dict[str, str], words: str) -> None:
    with pytest.raises(Shapeless, match=words):
        shape_of(new(find("trucker"), seats=2, **options))
