"""Crew, energy and the deck at launch."""

from __future__ import annotations

from collections import Counter

import pytest

from startable.engine import NotOffered, play
from startable.engine.rules import new
from startable.games.trucker import TRUCKER, refusals
from startable.games.trucker.cards import CARDS
from startable.games.trucker.choices import Finish, House, Ready, TakeHidden
from startable.games.trucker.launch import Boarding, Crew
from startable.games.trucker.notation import read_ship
from startable.games.trucker.table import BROWN, PURPLE, Trucking
from tests.games.trucker.positions import at, flight, refusal, story, yard


def boarding(*drawn: str, level: str = "II") -> Trucking:
    """The ships are finished; crews go aboard."""
    game = yard(len(drawn), level)
    used: set[int] = set()
    for trucker, text in zip(game.truckers, drawn, strict=True):
        trucker.cells = read_ship(game.board, text, used)[0]
    for seat in range(len(drawn)):
        play(game, seat, Finish(seat + 1))
    return game


@pytest.mark.rule("GT-CREW-01", "GT-PART-CABIN", "GT-PART-LIFE-1")
def test_in_the_learning_flight_every_cabin_takes_two_astronauts_and_no_alien() -> None:
    game = yard(1, "L")
    game.truckers[0].cells = read_ship(game.board, "6 7 8 9\n7 c3101 @3333 c0322 p0003")[0]
    assert game.hull(0).homes
    before = dict(game.agendas)
    Boarding().run(game)
    assert (game.crew(0), game.aliens(0), game.bank[5]) == (6, (), 42 - 6)
    assert game.agendas == before  # nobody is asked


@pytest.mark.rule("GT-POWER-01")
def test_batteries_are_filled_to_what_is_drawn_on_them() -> None:
    game = boarding("6 7 8\n7 b3001 @3333 B2011\n8 . b3000 .")
    assert [game.truckers[0].aboard[at(game, *place)] for place in ((7, 6), (7, 8), (8, 7))] == [2, 3, 2]
    assert game.bank[4] == 40 - 7


@pytest.mark.rule("GT-CREW-03", "GT-PART-LIFE-2")
def test_a_cabin_that_no_life_support_is_joined_to_takes_two_humans() -> None:
    game = boarding("7 8 9\n7 @3333 c0203 p3000")
    assert not game.hull(0).homes  # the module's smooth side faces the cabin
    assert not isinstance(game.asks[0], Crew)
    assert game.crew(0) == 4


@pytest.mark.rule("GT-CREW-04", "GT-CREW-07", "GT-CREW-02")
def test_a_cabin_with_life_support_takes_two_humans_or_one_alien_and_the_starting_cabin_never() -> None:
    game = boarding("6 7 8 9\n7 w0300 @3333 c0203 p0003")
    cabin = at(game, 7, 8)
    assert game.asks[0].choices(game) == [Ready(), House(cabin, PURPLE)]
    assert refusal(game, 0, House(cabin, BROWN)) == refusals.NoHome("GT-PART-LIFE-2", cabin, BROWN)
    start = game.board.start
    assert refusal(game, 0, House(start, BROWN)) == refusals.NoHome("GT-PART-LIFE-2", start, BROWN)
    assert refusal(game, 0, TakeHidden()) == NotOffered("GT-CREW-04")
    humans = game.clone()
    story(humans, (0, Ready()))
    assert (humans.truckers[0].aboard[cabin], humans.truckers[0].aboard[start]) == (2, 2)
    story(game, (0, House(cabin, PURPLE)))
    assert (game.truckers[0].aboard[cabin], game.truckers[0].aboard[start]) == (PURPLE, 2)
    assert game.bank[5:] == [42 - 2, 3, 4]


@pytest.mark.rule("GT-CREW-05", "GT-CREW-06")
def test_both_colours_leave_the_choice_but_a_ship_takes_one_alien_of_each() -> None:
    game = boarding("6 7 8 9\n6 . . p0030 .\n7 . @3333 c3202 w0003\n8 p0301 c3002 . .")
    both, purple = at(game, 7, 8), at(game, 8, 7)
    assert game.asks[0].choices(game) == [Ready(), House(both, PURPLE), House(both, BROWN), House(purple, PURPLE)]
    story(game, (0, House(purple, PURPLE)))
    assert game.asks[0].choices(game) == [Ready(), House(both, BROWN)]
    assert refusal(game, 0, House(both, PURPLE)) == refusals.NoHome("GT-CREW-06", both, PURPLE)
    story(game, (0, House(both, BROWN)))
    assert (game.aliens(0), game.crew(0)) == ((BROWN, PURPLE), 4)


@pytest.mark.rule("GT-CREW-09")
def test_aliens_board_in_order_from_the_leader() -> None:
    game = yard(2)
    used: set[int] = set()
    for trucker, text in zip(game.truckers, ["7 8 9\n7 @3333 c0203 p0003", "7 8 9\n7 @3333 c2101 w0003"], strict=True):
        trucker.cells = read_ship(game.board, text, used)[0]
    play(game, 0, Finish(2))
    play(game, 1, Finish(1))
    assert list(game.asks) == [1]
    story(game, (1, Ready()))
    assert isinstance(game.asks[0], Crew)


@pytest.mark.rule("GT-CREW-10")
def test_an_alien_is_one_crew_member_but_no_astronaut() -> None:
    game = flight("21-I-02 21-II-06", (9, "6 7 8\n7 c3101:2 @3333:2 c3201:P"))
    assert (game.crew(0), game.astronauts(0)) == (5, 4)


@pytest.mark.rule("GT-CREW-13")
@pytest.mark.parametrize(("second", "stays"), [("p0222", True), (".", False), ("w0003", False)])
def test_an_alien_leaves_with_its_last_life_support(second: str, stays: bool) -> None:
    drawn = f"7 8 9\n6 . p0030 .\n7 @3333:2 c3202:P {second}"
    game = flight("21-I-11 21-II-06", (9, drawn), dice=[4, 4, 1, 1, 1, 1])
    assert game.truckers[0].cells[at(game, 6, 8)] == -1
    assert game.aliens(0) == ((PURPLE,) if stays else ())
    assert game.bank[6] == (3 if stays else 4)


# The deck


@pytest.mark.rule("GT-SETUP-16", "GT-EXAMPLE-18", "GT-SETUP-13")
@pytest.mark.parametrize(
    ("level", "pile"), [("I", {"I": 2}), ("II", {"II": 2, "I": 1}), ("III", {"III": 2, "II": 1, "I": 1})]
)
def test_four_piles_are_dealt_as_the_board_shows(level: str, pile: dict[str, int]) -> None:
    game = yard(2, level)
    assert [Counter(CARDS[card].level for card in cards) for cards in game.piles] == [Counter(pile)] * 4
    assert len({card for cards in game.piles for card in cards}) == 4 * sum(pile.values())
    assert game.board.printed.name == level


@pytest.mark.rule("GT-SETUP-17")
@pytest.mark.parametrize("seed", range(6))
def test_the_first_card_is_of_the_level_of_the_flight(seed: int) -> None:
    game = new(TRUCKER, seats=1, level="III", seed=seed, pace="live")
    assert isinstance(game, Trucking)
    piles = sorted(card for cards in game.piles for card in cards)
    play(game, 0, game.asks[0].choices(game)[0])
    play(game, 0, Finish(1))
    assert CARDS[game.deck[-1]].level == "III"
    assert sorted(game.deck) == piles


@pytest.mark.rule("GT-SETUP-09", "GT-SETUP-05")
def test_the_learning_flight_has_its_own_eight_cards_and_a_pool_face_down() -> None:
    game = new(TRUCKER, seats=2, level="L")
    assert isinstance(game, Trucking)
    learning = {"04", "05", "02", "09", "13", "16", "18", "19"}
    assert {CARDS[card].id for cards in game.piles for card in cards} == {f"21-I-{number}" for number in learning}
    assert (len(game.pool), game.heap, game.board.printed.name) == (152, [], "I")


@pytest.mark.rule("GT-SETUP-06", "GT-SETUP-10")
def test_at_first_there_is_a_cabin_in_the_middle_and_nobody_owns_anything() -> None:
    game = new(TRUCKER, seats=4, level="I")
    assert isinstance(game, Trucking)
    assert [trucker.cells[game.board.start] // 4 for trucker in game.truckers] == [0, 1, 2, 3]
    assert game.board.squares[game.board.start] == (7, 7)
    assert [(len(game.hull(seat).squares), game.truckers[seat].space) for seat in range(4)] == [(1, 0)] * 4
    assert [(trucker.credits, trucker.flying) for trucker in game.truckers] == [(0, False)] * 4
    assert [game.cargo(seat) for seat in range(4)] == [(0, 0, 0, 0)] * 4
