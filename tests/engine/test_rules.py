"""Declaring a game, its options, and reading what strangers send."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from examples.salvage import SALVAGE, Grab, Keep, Salvage
from startable.engine import BadOptions, Choice, Illegal, imagine, new, places, play, result, rules_of, view
from startable.games import find


def test_a_game_knows_its_rules() -> None:
    assert rules_of(new(SALVAGE, seats=2)) is SALVAGE


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_a_wrong_number_of_seats_is_refused_clearly(seats: int) -> None:
    with pytest.raises(BadOptions, match="salvage is for 2 to 4 players"):
        new(SALVAGE, seats=seats)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"round": 2}, "salvage has no option round; its options are: rounds"),
        ({"rounds": "two"}, "Expected `int`"),
        ({"rounds": 9}, "rounds must be from 1 to 4"),
    ],
)
def test_wrong_options_are_refused_with_the_games_own_words(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        new(SALVAGE, seats=2, **options)


def test_the_families_of_a_game_are_its_own() -> None:
    assert Grab in SALVAGE.choices
    assert all(kind.__module__ == "examples.salvage" for kind in (*SALVAGE.choices, *SALVAGE.steps, *SALVAGE.events))


@pytest.mark.rule("ST-CHOICE-01")
@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"{",
        b"[]",
        b'{"type":"Fly"}',
        b'{"type":"Grab"}',
        b'{"type":"Grab","crate":"1"}',
        b'{"type":"Grab","crate":1,"twice":true}',
    ],
)
def test_what_is_no_choice_of_the_game_is_refused(sent: bytes) -> None:
    with pytest.raises(Illegal) as caught:
        SALVAGE.read_choice(sent)
    assert caught.value.refusal.rule == "ST-CHOICE-01"


def test_a_choice_is_read_typed() -> None:
    assert SALVAGE.read_choice(b'{"type":"Grab","crate":3}') == Grab(3)
    assert SALVAGE.read_choice(msgspec.json.encode(Keep(True))) == Keep(True)


def test_a_value_that_may_change_is_refused_when_the_game_is_declared() -> None:
    class Careless(Choice, frozen=True):
        crates: list[int]

    Careless.__module__ = "somewhere.careless"
    with pytest.raises(TypeError, match="Careless"):
        msgspec.structs.replace(SALVAGE, name="careless", home="somewhere.careless")


def test_ties_share_a_place() -> None:
    assert places((3, 5, 5, 1)) == (3, 1, 1, 4)


def test_there_is_no_result_before_the_end() -> None:
    game = new(SALVAGE, seats=3, seed=5)
    assert result(game) is None
    while not game.over:
        seat = max(game.asks)
        play(game, seat, game.asks[seat].choices(game)[0])
    final = result(game)
    assert final
    assert final.scores == tuple(sum(column) for column in zip(*[p.scores for p in final.points], strict=True))


def test_what_was_peeked_at_is_kept_when_imagining() -> None:
    game = new(SALVAGE, seats=2, seed=5)
    assert isinstance(game, Salvage)
    game.knows.add(0)
    imagined = [imagine(game, 0, seed) for seed in range(8)]
    assert {other.buoy[0] for other in imagined if isinstance(other, Salvage)} == {game.buoy[0]}
    blind = [imagine(game, 1, seed) for seed in range(8)]
    assert len({other.buoy[0] for other in blind if isinstance(other, Salvage)}) > 1
    assert view(imagined[0], 0) == view(game, 0)


@pytest.mark.parametrize("name", ["chess", "examples.salvage:NOTHING", "examples.nowhere:X", "examples.salvage:worth"])
def test_an_unknown_game_is_refused_clearly(name: str) -> None:
    with pytest.raises(BadOptions, match="game"):
        find(name)
