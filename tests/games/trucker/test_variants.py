"""Variants of the 2007 edition, and options that do not fit together."""

from __future__ import annotations

from typing import Any

import pytest

from startable.engine import play
from startable.engine.rules import BadOptions, imagine, new, view
from startable.games.trucker import TRUCKER, events
from startable.games.trucker.choices import Begin, Close, Finish, FlyOn, Read, Weld
from startable.games.trucker.table import Trucking
from startable.games.trucker.view import Sight
from tests.games.trucker.positions import at, hand, hurry, of, refusal, rounds, story

# Which rounds


@pytest.mark.rule("GT-VARIANT-01")
@pytest.mark.parametrize("chosen", ["I", "II", "III", "I-II", "I-III", "II-III"])
def test_one_or_two_rounds_can_be_played_alone(chosen: str) -> None:
    game = rounds(2, rounds=chosen, begun=False)
    flown = []
    while not game.over:
        flown.append(game.level)
        play(game, min(game.asks), Begin())
        told = hurry(game)
    assert flown == chosen.split("-")
    assert len(of(events.JourneyOver, told)) == 1


@pytest.mark.rule("GT-VARIANT-02")
@pytest.mark.parametrize(
    ("chosen", "ship", "levels"),
    [
        ("I-II-III", "IIIA", ("I", "II", "IIIA")),
        ("I-II-III", "both", ("I", "II", "III", "IIIA")),
        ("III", "IIIA", ("IIIA",)),
        ("II-III", "both", ("II", "III", "IIIA")),
    ],
)
def test_round_three_a_takes_the_place_of_round_three_or_follows_it(
    chosen: str, ship: str, levels: tuple[str, ...]
) -> None:
    assert rounds(2, rounds=chosen, ship=ship).levels == levels


@pytest.mark.rule("GT-VARIANT-02")
def test_round_three_a_is_played_as_round_three_with_another_board() -> None:
    game = rounds(4, rounds="III", ship="IIIA")
    third = game.edition.flights["III"]
    assert (game.flight_board.pile, game.flight_board.hourglass) == (third.pile, third.hourglass)
    assert (game.flight_board.arrival, game.flight_board.behind_leader) == (third.arrival, third.behind_leader)
    assert (game.board.printed.name, len(game.board.squares), game.board.printed.limit) == ("IIIA", 36, None)
    assert [sum(row == line for row, _ in game.board.squares) for line in range(3, 12)] == [3, 5, 4, 5, 3, 3, 5, 5, 3]
    assert game.board.squares[game.board.start] == (7, 7)


# Optimised forecasts


def stacked(seats: int = 2) -> Trucking:
    game = rounds(seats, rounds="II", optimised_forecasts=True)
    for seat, name in zip(range(seats), ("battery2-3000", "battery2-3001"), strict=False):
        hand(game, seat, name)
        story(game, (seat, Weld(at(game, 8, 7), 0)))
    return game


@pytest.mark.rule("GT-VARIANT-04")
def test_the_piles_are_flown_as_they_lay_and_the_unseen_one_last() -> None:
    game = stacked()
    laid = [card for pile in game.piles for card in pile]
    story(game, (0, Finish(1)), (1, Finish(2)))
    assert game.deck[::-1][:9] == laid
    assert game.deck[::-1] == [card for pile in game.piles for card in pile]
    assert len(game.piles[3]) == 3


@pytest.mark.rule("GT-VARIANT-04")
def test_who_has_read_the_piles_imagines_them_in_their_order() -> None:
    game = stacked()
    story(game, (0, Read(1)), (0, Close()), (0, Finish(1)), (1, Finish(2)))
    order = game.deck[::-1]
    twin = imagine(game, 0, 3)
    assert isinstance(twin, Trucking)
    assert twin.deck[::-1][3:6] == order[3:6]
    assert twin.deck[::-1] == [card for pile in twin.piles for card in pile]
    others = {tuple(imagine(game, 0, seed).deck[::-1][:3]) for seed in range(8)}  # type: ignore[attr-defined]
    assert len(others) > 1


def test_what_has_come_out_of_the_stack_is_known_to_all_with_its_place() -> None:
    game = stacked()
    story(game, (0, Finish(1)), (1, Finish(2)))
    first, second = game.deck[-1], game.deck[-2]
    game.flown, game.deck = (first, second), game.deck[:-2]
    for seat in (0, 1, None):
        twin = imagine(game, seat, 7)
        assert isinstance(twin, Trucking)
        assert [card for pile in twin.piles for card in pile][:2] == [first, second]
        assert twin.deck[::-1] == [card for pile in twin.piles for card in pile][2:]
        assert TRUCKER.pieces(twin) == TRUCKER.pieces(game)


def test_without_the_variant_the_order_is_anyones_guess() -> None:
    game = rounds(2, rounds="II")
    story(game, (0, Finish(1)), (1, Finish(2)))
    assert game.deck[::-1] != [card for pile in game.piles for card in pile]


def test_the_test_flight_of_such_a_game_is_shuffled_all_the_same() -> None:
    game = rounds(2, training=True, optimised_forecasts=True)
    assert not game.stacked


# Options


def refused(seats: int, message: str, **options: Any) -> None:
    with pytest.raises(BadOptions, match=message):
        new(TRUCKER, seats=seats, **options)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"edition": "2021", "teams": True}, "teams belongs to the 2007 edition: choose edition=2007, or leave teams"),
        ({"rounds": "II"}, "rounds belongs to the 2007 edition: choose edition=2007"),
        ({"training": True}, "training belongs to the 2007 edition"),
        ({"ship": "IIIA"}, "ship belongs to the 2007 edition"),
        ({"optimised_forecasts": True}, "optimised_forecasts belongs to the 2007 edition"),
        ({"change_places": True}, "change_places belongs to the 2007 edition"),
        ({"edition": "2007", "mode": "trek"}, "the Trek belongs to the 2021 edition: choose edition=2021"),
        ({"edition": "2007", "level": "III"}, "played in rounds: choose rounds=III, not level=III"),
        ({"edition": "2007", "level": "L"}, "choose rounds=I and training=true, not level=L"),
        ({"edition": "2007", "training": True, "rounds": "II"}, "training is for round 1: choose rounds=I, I-II"),
        ({"edition": "2007", "ship": "IIIA", "rounds": "I-II"}, "ship=IIIA is for round 3: choose rounds=III, I-III"),
        ({"edition": "2007", "ship": "both", "rounds": "I"}, "ship=both is for round 3"),
        ({"edition": "2007", "rounds": "I", "training": True, "optimised_forecasts": True}, "has no forecasts"),
        ({"edition": "2007", "change_places": True}, "change_places is for partners: choose teams as well"),
        ({"edition": "2007", "players_inspect": True}, "players_inspect needs free_welding"),
    ],
)
def test_what_does_not_fit_is_refused_with_what_would(options: dict[str, Any], message: str) -> None:
    refused(4, message, **options)


@pytest.mark.rule("GT-TEAM-01")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_teams_are_for_four_players(seats: int) -> None:
    refused(
        seats, f"teams are for 4 players, two and two, not for {seats}: seat 4, or leave", edition="2007", teams=True
    )
    assert rounds(4, teams=True).setting.teams


def test_rounds_are_named_once() -> None:
    refused(2, "rounds", edition="2007", rounds="II-I")


def test_the_row_cited_is_that_of_the_edition() -> None:
    game = rounds(2, rounds="II")
    assert refusal(game, 0, Read(0)).rule == "GT-BUILD-16"
    newer = new(TRUCKER, seats=2, level="II", pace="live")
    assert isinstance(newer, Trucking)
    play(newer, 0, Begin())
    assert refusal(newer, 0, Read(0)).rule == "GT-BUILD-17"


def test_a_stack_in_flight_is_seen_by_its_back_only() -> None:
    game = stacked()
    story(game, (0, Finish(1)), (1, Finish(2)))
    sight = view(game, 1)
    assert isinstance(sight, Sight)
    assert (sight.sky.next_level, sight.sky.cards_left) == ("II", 12)
    assert [forecast.cards for forecast in sight.forecasts] == [None] * 4
    assert FlyOn() in game.asks[0].choices(game)
