"""The check in the 2007 edition: lenient in the test flight, strict later, and faults found in flight."""

from __future__ import annotations

import pytest

from startable.engine import NotAsked, NotOffered
from startable.games.trucker import events, refusals
from startable.games.trucker.choices import Finish, FlyOn, Keep, Lift, PutBack, Ready, Remove, Report, TakeHidden, Weld
from startable.games.trucker.inspection import Inspect
from startable.games.trucker.launch import Crew
from startable.games.trucker.notation import read_ship
from startable.games.trucker.table import PURPLE, Trucking
from tests.games.trucker.positions import Loaded, at, hand, of, refusal, rounds, story, tile, yard


def faulty(seats: int = 3, *, training: bool = False, players_inspect: bool = False) -> Trucking:
    """The first ship has a cabin's smooth side against its own cabin, and an engine behind that; all have finished."""
    game = rounds(seats, rounds="I", training=training, free_welding=True, players_inspect=players_inspect)
    for name, row, column in (("cabin-3010", 7, 8), ("engine-1000", 8, 8)):
        hand(game, 0, name)
        story(game, (0, Weld(at(game, row, column), 0)))
    story(game, *[(seat, Finish(seat + 1)) for seat in range(seats)])
    return game


@pytest.mark.rule("GT-CHECK-08")
@pytest.mark.parametrize("pace", ["live", "relaxed", "simulated"])
def test_before_taking_a_number_a_pilot_in_training_takes_off_what_is_wrong(pace: str) -> None:
    game = rounds(1, pace, rounds="I", training=True, free_welding=True)
    game.truckers[0].cells = read_ship(game.board, "7 8 9\n7 @3333 c3010 .\n8 . e1000v .")[0]  # cabin against cabin
    start, cabin, engine = game.board.start, at(game, 7, 8), at(game, 8, 8)
    assert refusal(game, 0, Remove(engine)) == refusals.NotOffending("GT-CHECK-08", engine)
    assert {Remove(start), Remove(cabin)} < set(game.asks[0].choices(game))
    story(game, (0, Remove(cabin)))
    assert refusal(game, 0, Remove(start)) == refusals.NotOffending("GT-CHECK-08", start)
    story(game, (0, Remove(engine)))  # nothing holds it any more
    assert (game.hull(0).squares, game.truckers[0].lost, game.truckers[0].space) == ((start,), (), 0)
    assert game.heap == sorted([tile("cabin-3010", "2007"), tile("engine-1000", "2007")])
    game.chance = Loaded(key=game.chance.key, faces=[1] * 80)
    told = story(game, (0, Finish(1)))
    assert of(events.Returned, told) == []


def test_what_was_added_last_is_lifted_rather_than_taken_off() -> None:
    game = rounds(1, rounds="I", training=True, free_welding=True)
    hand(game, 0, "cabin-3010")
    story(game, (0, Weld(at(game, 7, 8), 0)))
    offered = game.asks[0].choices(game)
    assert Lift() in offered
    assert [choice for choice in offered if isinstance(choice, Remove)] == [Remove(game.board.start)]
    held = hand(game, 0, "battery2-3000")
    assert refusal(game, 0, Remove(game.board.start)) == refusals.HandFull("GT-BUILD-03", held)


def test_later_and_in_the_newer_edition_nothing_is_taken_off_before_the_check() -> None:
    for game in (rounds(1, free_welding=True), yard(1, "L", free_welding=True)):
        game.truckers[0].cells = read_ship(game.board, "7 8\n7 @3333 c3010")[0]
        assert game.hull(0).faults
        assert not any(isinstance(choice, Remove) for choice in game.asks[0].choices(game))
        assert isinstance(refusal(game, 0, Remove(at(game, 7, 8))), NotOffered)


@pytest.mark.rule("GT-CHECK-09")
def test_in_the_test_flight_faults_cost_nothing_but_the_place_in_the_row() -> None:
    game = faulty(training=True)
    told = story(game, (0, Remove(at(game, 7, 8))), (0, Keep(game.board.start)))
    assert of(events.Returned, told) == [events.Returned(0)]
    assert [trucker.space for trucker in game.truckers] == [0, 1, 2]
    assert game.truckers[0].lost == ()
    assert {tile("cabin-3010", "2007"), tile("engine-1000", "2007")} <= set(game.heap)
    assert list(game.asks) == [0]
    game.chance = Loaded(key=game.chance.key, faces=[1] * 80)
    story(game, (0, TakeHidden()), (0, PutBack()), (0, Finish(3)))
    assert [trucker.space for trucker in game.truckers] == [3, 1, 2]
    assert game.truckers[0].lost == ()


@pytest.mark.rule("GT-CHECK-12", "GT-CHECK-15", "GT-EXAMPLE-17")
def test_later_the_owner_chooses_what_goes_keeps_the_number_and_adds_nothing() -> None:
    game = faulty()
    start, cabin, engine = game.board.start, at(game, 7, 8), at(game, 8, 8)
    assert game.asks[0].choices(game) == [Remove(start), Remove(cabin)]
    other = game.clone()
    story(game, (0, Remove(cabin)), (0, Keep(start)))
    assert game.truckers[0].lost == (tile("cabin-3010", "2007"), tile("engine-1000", "2007"))
    assert (game.truckers[0].space, game.order()[0]) == (1, 0)
    assert refusal(game, 1, TakeHidden()) == NotAsked()
    assert refusal(game, 0, TakeHidden()).rule == "GT-GIVEUP-08"
    story(other, (0, Remove(start)))
    assert other.truckers[0].lost == (tile("start-blue", "2007"),)
    assert other.hull(0).squares == (cabin, engine)


@pytest.mark.rule("GT-CHECK-13")
def test_a_fault_noticed_after_the_first_card_costs_a_credit_and_before_it_none() -> None:
    game = faulty(2, players_inspect=True)
    assert isinstance(game.asks[0], Inspect)
    story(game, (0, Ready()), (1, Ready()), (0, FlyOn()))
    game.truckers[0].credits = 3
    cabin, start = at(game, 7, 8), game.board.start
    early = game.clone()
    told = story(early, (1, Report(0, cabin)), (0, Remove(cabin)), (0, Keep(start)))
    assert (of(events.Fined, told), early.truckers[0].credits, len(early.truckers[0].lost)) == ([], 3, 2)
    game.flown = (game.deck.pop(0),)
    told = story(game, (1, Report(0, cabin)), (0, Remove(cabin)), (0, Keep(start)))
    assert (of(events.Fined, told), game.truckers[0].credits) == ([events.Fined(0)], 2)
    assert game.truckers[0].lost == (tile("cabin-3010", "2007"), tile("engine-1000", "2007"))


def test_who_has_no_credit_owes_none() -> None:
    game = faulty(2, players_inspect=True)
    story(game, (0, Ready()), (1, Ready()), (0, FlyOn()))
    game.flown = (game.deck.pop(0),)
    story(game, (1, Report(0, at(game, 7, 8))))
    assert game.truckers[0].credits == 0


@pytest.mark.rule("GT-CREW-08")
def test_crews_board_in_the_order_of_the_number_tiles() -> None:
    game = rounds(2)
    used: set[int] = set()
    for trucker, text in zip(game.truckers, ["7 8 9\n7 @3333 c0203 p0003", "7 8 9\n7 @3333 c2101 w0003"], strict=True):
        trucker.cells = read_ship(game.board, text, used)[0]
    story(game, (0, Finish(2)), (1, Finish(1)))
    assert (list(game.asks), type(game.asks[1])) == ([1], Crew)
    told = story(game, (1, game.asks[1].choices(game)[1]))
    assert of(events.Boarded, told) == [events.Boarded(1, at(game, 7, 8), 4)]
    assert isinstance(game.asks[0], Crew)
    assert game.asks[0].choices(game)[1].alien == PURPLE  # type: ignore[attr-defined]
