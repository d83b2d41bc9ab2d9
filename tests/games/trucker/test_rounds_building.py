"""Building in the 2007 edition: who begins, the circles of the hourglass, piles, number tiles."""

from __future__ import annotations

import pytest

from startable.engine import CLOCK, NotAsked, NotOffered, play
from startable.engine.rules import view
from startable.games.trucker import events, refusals
from startable.games.trucker.building import COSTS, SAND, Berth, Signal, Watch
from startable.games.trucker.choices import (
    Begin,
    Close,
    Finish,
    FlipGlass,
    Lift,
    PutBack,
    Read,
    TakeHidden,
    TimeUp,
    Weld,
)
from startable.games.trucker.table import Trucking
from startable.games.trucker.view import Sight
from tests.games.trucker.positions import CABIN, at, hand, hurry, of, open_tile, refusal, rounds, story, trek


def flips(game: Trucking, seat: int) -> bool:
    return FlipGlass() in game.asks[seat].choices(game)


# The signal


@pytest.mark.rule("GT-BUILD-01")
@pytest.mark.parametrize("training", [True, False])
def test_nobody_takes_a_component_before_somebody_has_called_the_start(training: bool) -> None:
    game = rounds(3, begun=False, training=training)
    assert [game.asks[seat].choices(game) for seat in range(3)] == [[Begin()]] * 3
    assert refusal(game, 0, TakeHidden()) == NotOffered()
    told = story(game, (1, Begin()))
    assert of(events.Begun, told) == [events.Begun()]
    for seat in (2, 0, 1):
        story(game, (seat, TakeHidden()))
    assert (game.glass, game.running) == ((0, False) if training else (1, True))


@pytest.mark.rule("GT-BUILD-19")
def test_from_round_two_on_the_fastest_builder_of_the_last_round_begins_whatever_tile_he_took() -> None:
    game = rounds(3)
    story(game, (2, Finish(3)), (0, Finish(1)), (1, Finish(2)))
    hurry(game)
    assert (game.level, list(game.asks), type(game.asks[2])) == ("II", [2], Signal)
    assert refusal(game, 0, Begin()) == NotAsked()
    story(game, (2, Begin()))
    assert (game.glass, game.flight_board.hourglass) == (1, 3)  # circle 2 of 2, 1, Start
    story(game, (1, Finish(2)))
    hurry(game)
    assert list(game.asks) == [1]


def test_in_a_trek_of_2021_anyone_begins_each_flight() -> None:
    game = trek("I", "power engineer", ("at 9", CABIN), ("at 5", CABIN))
    game.fastest = 1
    hurry(game)
    assert (game.level, sorted(game.asks), game.fastest) == ("II", [0, 1], 1)


def test_whoever_is_sent_back_after_the_test_flight_needs_no_second_signal() -> None:
    game = rounds(2, training=True, free_welding=True)
    hand(game, 0, "cabin-3010")
    story(game, (0, Weld(at(game, 7, 8), 0)), (0, Finish(1)), (1, Finish(2)))
    told = story(game, (0, game.asks[0].choices(game)[1]))
    assert of(events.Returned, told) == [events.Returned(0)]
    assert TakeHidden() in game.asks[0].choices(game)


# Hands


@pytest.mark.rule("GT-BUILD-04")
def test_a_player_has_one_hand_for_components() -> None:
    game = rounds(2)
    story(game, (0, TakeHidden()))
    held = game.truckers[0].hand
    assert refusal(game, 0, TakeHidden()) == refusals.HandFull("GT-BUILD-03", held)
    story(game, (0, PutBack()))
    assert game.heap == [held]


@pytest.mark.rule("GT-BUILD-08", "GT-BUILD-29")
def test_only_the_last_component_moves_even_if_an_earlier_one_is_wrong() -> None:
    game = rounds(2, free_welding=True)
    hand(game, 0, "cabin-3010")
    story(game, (0, Weld(at(game, 7, 8), 0)))  # a smooth side against the pilots' cabin
    assert game.hull(0).faults
    story(game, (0, Lift()), (0, Weld(at(game, 7, 8), 3)))
    assert not game.hull(0).faults
    story(game, (0, Lift()), (0, Weld(at(game, 7, 8), 0)), (0, TakeHidden()), (0, PutBack()))
    assert refusal(game, 0, Lift()) == refusals.AlreadyWelded("GT-BUILD-08")
    assert game.hull(0).faults


# Forecasts


@pytest.mark.rule("GT-BUILD-16")
def test_piles_are_read_one_at_a_time_by_whoever_has_added_a_component() -> None:
    game = rounds(2)
    assert refusal(game, 0, Read(0)) == refusals.NothingAdded("GT-BUILD-16")
    hand(game, 0, "battery2-3000")
    story(game, (0, Weld(at(game, 8, 7), 0)), (0, Read(1)))
    assert refusal(game, 0, Read(2)) == refusals.PileInHand("GT-BUILD-16", 1)
    assert refusal(game, 0, TakeHidden()) == refusals.PileInHand("GT-BUILD-16", 1)
    sight = view(game, 0)
    assert isinstance(sight, Sight)
    cards = sight.forecasts[1].cards
    assert cards is not None
    assert tuple(card.card for card in cards) == game.piles[1]
    story(game, (0, Close()))
    assert refusal(game, 0, Close()) == refusals.NoPile("GT-BUILD-16")
    story(game, (0, Read(1)), (0, Close()), (0, Read(2)), (0, Close()))
    assert refusal(game, 0, Read(3)) == refusals.NoSuchPile("GT-SETUP-14", 3)


@pytest.mark.rule("GT-BUILD-29")
def test_reading_a_pile_welds_nothing_as_long_as_no_component_is_drawn() -> None:
    game = rounds(2, free_welding=True)
    hand(game, 0, "cabin-3010")
    story(game, (0, Weld(at(game, 7, 8), 0)), (0, Read(1)))
    assert refusal(game, 0, Lift()) == refusals.PileInHand("GT-BUILD-16", 1)
    story(game, (0, Close()), (0, Lift()), (0, Weld(at(game, 7, 8), 3)))
    assert not game.hull(0).faults
    story(game, (0, Read(1)), (0, Close()), (0, TakeHidden()), (0, PutBack()))
    assert refusal(game, 0, Lift()) == refusals.AlreadyWelded("GT-BUILD-08")


def test_the_test_flight_has_no_piles_to_read() -> None:
    game = rounds(1, training=True)
    hand(game, 0, "battery2-3000")
    story(game, (0, Weld(at(game, 8, 7), 0)))
    assert refusal(game, 0, Read(0)) == refusals.NoSuchPile("GT-SETUP-08", 0)


# The hourglass


@pytest.mark.rule("GT-BUILD-21")
def test_once_run_out_anyone_may_turn_the_hourglass_and_nobody_must() -> None:
    game = rounds(2, rounds="III")
    assert refusal(game, 0, FlipGlass()) == refusals.SandRuns("GT-BUILD-21")
    told = story(game, (CLOCK, TimeUp()))
    assert of(events.GlassRanOut, told) == [events.GlassRanOut(1)]
    story(game, (1, TakeHidden()), (1, PutBack()))
    assert (game.running, CLOCK in game.asks) == (False, False)
    assert of(events.GlassFlipped, story(game, (0, FlipGlass()))) == [events.GlassFlipped(0, 2)]


@pytest.mark.rule("GT-BUILD-23", "GT-BUILD-25", "GT-EXAMPLE-16")
def test_it_visits_every_circle_and_only_who_has_finished_turns_it_onto_start() -> None:
    game = rounds(2, rounds="II")
    story(game, (0, Finish(1)))
    assert refusal(game, 1, FlipGlass()) == refusals.SandRuns("GT-BUILD-21")
    story(game, (CLOCK, TimeUp()))
    assert (game.glass, game.flight_board.hourglass) == (1, 3)
    story(game, (0, FlipGlass()))  # finished, and yet onto circle 1
    assert (game.glass, game.running) == (2, True)
    story(game, (CLOCK, TimeUp()))
    assert refusal(game, 1, FlipGlass()) == refusals.OnlyFinished("GT-BUILD-23")
    assert isinstance(game.asks[0], Watch)
    story(game, (0, FlipGlass()))
    assert (game.glass, game.running) == (3, True)
    told = story(game, (CLOCK, TimeUp()))
    assert of(events.Stopped, told) == [events.Stopped()]


@pytest.mark.rule("GT-BUILD-26")
def test_when_it_runs_out_on_start_the_others_stop_and_grab_number_tiles() -> None:
    game = rounds(3, rounds="I")
    held = hand(game, 1, "battery2-3000")
    story(game, (0, Finish(1)), (CLOCK, TimeUp()), (0, FlipGlass()), (CLOCK, TimeUp()))
    assert isinstance(game.asks[1], Berth)
    assert (game.truckers[1].hand, game.heap) == (-1, [held])
    assert refusal(game, 1, Weld(at(game, 8, 7), 0)) == NotOffered("GT-BUILD-26")
    assert refusal(game, 1, Finish(1)) == refusals.NoSpace("GT-FINISH-03", 1)
    story(game, (2, Finish(2)))
    assert [trucker.space for trucker in game.truckers] == [1, 3, 2]


@pytest.mark.rule("GT-EXAMPLE-15")
def test_who_finishes_before_the_sand_has_run_out_waits_for_it() -> None:
    game = rounds(2, "simulated", rounds="I")
    first = game.quickness[0]
    while list(game.asks) != [first]:
        play(game, *[(seat, ask.default(game)) for seat, ask in game.asks.items()][0])
    story(game, (first, Finish(1)))
    assert game.truckers[first].ready_at < SAND
    while game.running:
        seat = min(game.asks)
        assert seat != first
        play(game, seat, game.asks[seat].default(game))
    while list(game.asks) != [first]:
        play(game, *[(seat, ask.default(game)) for seat, ask in game.asks.items()][0])
    assert isinstance(game.asks[first], Watch)
    assert game.truckers[first].ready_at == SAND
    story(game, (first, FlipGlass()))
    assert (game.glass, game.runs_out) == (2, 2 * SAND + COSTS["FlipGlass"])


# Number tiles


@pytest.mark.rule("GT-FINISH-01")
def test_in_the_test_flight_the_lowest_number_is_taken() -> None:
    game = rounds(3, training=True)
    assert refusal(game, 2, Finish(3)) == refusals.NoSpace("GT-FINISH-01", 3)
    story(game, (2, Finish(1)), (0, Finish(2)))
    assert refusal(game, 1, Finish(1)) == refusals.NoSpace("GT-FINISH-01", 1)
    assert [choice for choice in game.asks[1].choices(game) if isinstance(choice, Finish)] == [Finish(3)]


@pytest.mark.rule("GT-FINISH-03", "GT-FAQ-02")
def test_later_any_number_is_free_and_one_left_aside_remains() -> None:
    game = rounds(4)
    story(game, (3, Finish(4)), (1, Finish(2)), (0, Finish(3)))
    assert refusal(game, 2, Finish(4)) == refusals.NoSpace("GT-FINISH-03", 4)
    told = story(game, (2, Finish(1)))
    assert of(events.Launched, told) == [events.Launched((2, 1, 0, 3))]


@pytest.mark.rule("GT-FINISH-05")
@pytest.mark.parametrize(("level", "gap"), [("I", 2), ("II", 3), ("III", 4)])
def test_ships_start_behind_each_other_by_their_numbers(level: str, gap: int) -> None:
    game = rounds(4, rounds=level)
    story(game, (3, Finish(1)), (0, Finish(2)), (2, Finish(3)), (1, Finish(4)))
    places = [trucker.place for trucker in game.truckers]
    assert [places[3] - place for place in places] == [gap, 3 * gap, 2 * gap, 0]


def test_a_tile_of_the_other_edition_is_not_in_the_box() -> None:
    game = rounds(1)
    number = open_tile(game, "cabin-3012")  # 2021 has none like it
    assert game.heap == [number]
    assert number >= 156
