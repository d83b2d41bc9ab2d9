"""Building: hands, tiles, forecasts, the hourglass, and finishing, in all three paces."""

from __future__ import annotations

import pytest

from startable.engine import CLOCK, Illegal, NotAsked, NotOffered, play, view
from startable.engine.journal import Match
from startable.engine.rules import BadOptions, new
from startable.games.trucker import TRUCKER, events, refusals
from startable.games.trucker.building import BEATS, SAND, Berth, Rush, Signal, Watch, Work
from startable.games.trucker.choices import (
    Begin,
    Close,
    Finish,
    FlipGlass,
    LeaveGlass,
    Lift,
    PutBack,
    Read,
    SetAside,
    Take,
    TakeAside,
    TakeHidden,
    TimeUp,
    Weld,
)
from startable.games.trucker.table import NO_TILE, Trucking
from startable.games.trucker.view import Sight
from tests.games.trucker.positions import at, hand, of, open_tile, refusal, story, tile, yard


@pytest.mark.rule("GT-BUILD-20")
def test_building_begins_when_any_one_player_turns_the_hourglass() -> None:
    game = new(TRUCKER, seats=3, level="II", pace="live")
    assert isinstance(game, Trucking)
    assert [game.asks[seat].choices(game) for seat in range(3)] == [[Begin()]] * 3
    assert refusal(game, 1, TakeHidden()) == NotOffered()
    play(game, 2, Begin())
    assert (game.glass, game.running) == (1, True)
    assert sorted(game.asks) == [CLOCK, 0, 1, 2]


@pytest.mark.rule("GT-BUILD-02", "GT-BUILD-28")
def test_in_the_learning_flight_all_build_at_once_without_an_hourglass() -> None:
    game = yard(3, "L")
    assert sorted(game.asks) == [0, 1, 2]
    for seat in (2, 0, 1):
        story(game, (seat, TakeHidden()))
    assert refusal(game, 0, FlipGlass()) == refusals.NoGlass()
    story(game, (0, PutBack()))
    assert refusal(game, 0, FlipGlass()) == refusals.NoGlass()


@pytest.mark.rule("GT-BUILD-03", "GT-BUILD-06")
def test_a_hand_holds_one_component_which_is_added_or_put_back_face_up() -> None:
    game = yard()
    story(game, (0, TakeHidden()))
    held = game.truckers[0].hand
    assert refusal(game, 0, TakeHidden()) == refusals.HandFull("GT-BUILD-03", held)
    story(game, (0, PutBack()))
    assert (game.heap, game.truckers[0].hand) == ([held], NO_TILE)
    assert refusal(game, 0, PutBack()) == refusals.HandEmpty()
    assert refusal(game, 0, Weld(0, 0)) == refusals.HandEmpty()


def seen(game: Trucking, seat: int | None) -> Sight:
    sight = view(game, seat)
    assert isinstance(sight, Sight)
    return sight


@pytest.mark.rule("GT-BUILD-05")
def test_only_its_taker_sees_what_a_face_down_component_is() -> None:
    game = yard()
    told = story(game, (0, TakeHidden()))
    held = game.truckers[0].hand
    took = of(events.TookHidden, told)[0]
    assert took.seen_by(0) == events.TookHidden(0, held)
    assert took.seen_by(1) == events.TookHidden(0, None)
    assert [seen(game, seat).truckers[0].hand for seat in (0, 1, None)] == [held, None, None]
    assert seen(game, 1).truckers[0].holds_tile
    story(game, (0, PutBack()), (1, Take(held)))
    assert seen(game, 0).truckers[1].hand == held


@pytest.mark.rule("GT-BUILD-07")
def test_of_two_hands_on_one_component_the_later_is_refused() -> None:
    game = yard()
    cabin = open_tile(game, "cabin-3220")
    story(game, (1, Take(cabin)))
    assert refusal(game, 0, Take(cabin)) == refusals.TileGone("GT-BUILD-07", cabin)
    assert refusal(game, 0, Take(-5)) == refusals.TileGone("GT-BUILD-07", -5)
    with pytest.raises(Illegal, match="GT-BUILD-07"):
        play(game, 0, Take(cabin))


@pytest.mark.rule("GT-BUILD-09")
def test_the_last_component_moves_until_the_next_is_taken() -> None:
    game = yard()
    hand(game, 0, "cabin-3101")
    square, other = at(game, 6, 7), at(game, 8, 7)
    story(game, (0, Weld(square, 2)), (0, Lift()), (0, Weld(other, 0)))
    assert (game.truckers[0].cells[square], game.truckers[0].cells[other] // 4) == (-1, tile("cabin-3101"))
    story(game, (0, TakeHidden()), (0, PutBack()))
    assert refusal(game, 0, Lift()) == refusals.AlreadyWelded()


@pytest.mark.rule("GT-BUILD-09")
def test_live_nothing_is_taken_back_but_the_last_movable_component() -> None:
    match = Match.new(TRUCKER, seats=2, level="L", pace="live", seed=1)
    match.play(0, TakeHidden())
    assert not match.may_undo(0)
    welds = [choice for choice in match.game.asks[0].choices(match.game) if isinstance(choice, Weld)]
    if welds:
        match.play(0, welds[0])
        assert match.may_undo(0)
        match.undo(0)
        match.play(0, PutBack())
    else:
        match.play(0, PutBack())
    assert not match.may_undo(0)


@pytest.mark.rule("GT-BUILD-10", "GT-CONN-06")
def test_a_component_goes_next_to_another_and_needs_a_joint() -> None:
    game = yard()
    hand(game, 0, "cabin-3010")
    corner, right = at(game, 6, 6), at(game, 7, 8)
    assert refusal(game, 0, Weld(corner, 0)) == refusals.NoSquare("GT-BUILD-10", corner, 0)
    assert refusal(game, 0, Weld(right, 9)) == refusals.NoSquare("GT-BUILD-10", right, 9)
    assert refusal(game, 0, Weld(-1, 0)) == refusals.NoSquare("GT-BUILD-10", -1, 0)
    wrong = refusal(game, 0, Weld(right, 0))  # its smooth side against the universal connector
    assert wrong == refusals.Misfit("GT-CONN-05", right, 0, (game.board.start, right))
    story(game, (0, Weld(right, 1)), (0, TakeHidden()), (0, PutBack()))
    hand(game, 0, "battery2-3000")
    below = at(game, 8, 8)
    smooth = refusal(game, 0, Weld(below, 2))
    assert smooth == refusals.Misfit("GT-CONN-06", below, 2, (below,))


@pytest.mark.parametrize("free_welding", [False, True])
def test_a_component_has_four_turns_and_no_others(free_welding: bool) -> None:
    game = yard(free_welding=free_welding)
    hand(game, 0, "battery2-3000")
    right = at(game, 7, 8)
    for turn in (-1, 4):
        assert refusal(game, 0, Weld(right, turn)) == refusals.NoSquare("GT-BUILD-10", right, turn)


@pytest.mark.rule("GT-PART-ENGINE", "GT-PART-CANNON", "GT-CONN-03")
def test_each_refusal_names_the_rule_that_the_square_breaks() -> None:
    game = yard()
    start = game.board.start
    hand(game, 0, "engine-0300")
    left, front, rear = at(game, 7, 6), at(game, 6, 7), at(game, 8, 7)
    assert refusal(game, 0, Weld(rear, 3)) == refusals.Misfit("GT-PART-ENGINE", rear, 3, (rear,))
    story(game, (0, Weld(left, 0)))
    below = at(game, 8, 6)
    hand(game, 0, "battery2-3300")
    assert refusal(game, 0, Weld(below, 0)) == refusals.Misfit("GT-CONN-05", below, 0, (left, below))
    story(game, (0, PutBack()))
    hand(game, 0, "cannon-0020")
    assert refusal(game, 0, Weld(rear, 0)) == refusals.Misfit("GT-CONN-05", rear, 0, (start, rear))
    story(game, (0, Weld(front, 0)))
    hand(game, 0, "cabin-2221")
    story(game, (0, Weld(at(game, 7, 8), 0)))
    hand(game, 0, "cabin-2120")
    single = at(game, 8, 8)
    assert refusal(game, 0, Weld(single, 1)) == refusals.Misfit("GT-CONN-05", single, 1, (at(game, 7, 8), single))
    assert refusal(game, 0, Weld(single, 3)) == refusals.Misfit("GT-CONN-03", single, 3, (at(game, 7, 8), single))


@pytest.mark.rule("GT-BUILD-11")
def test_a_starting_cabin_alone_is_a_ship() -> None:
    game = yard(1, "II")
    story(game, (0, Finish(1)))
    assert game.truckers[0].flying
    assert game.crew(0) == 2


@pytest.mark.rule("GT-BUILD-12", "GT-BUILD-13", "GT-BUILD-14")
def test_two_components_may_be_set_aside_for_good() -> None:
    game = yard()
    first, second = hand(game, 0, "cabin-3220"), tile("cabin-3202")
    story(game, (0, SetAside()))
    hand(game, 0, "cabin-3202")
    story(game, (0, SetAside()))
    third = hand(game, 0, "cabin-3201")
    assert refusal(game, 0, SetAside()) == refusals.ReserveFull("GT-BUILD-12", (first, second))
    story(game, (0, PutBack()), (0, TakeAside(first)))
    assert refusal(game, 0, PutBack()) == refusals.NeverBack("GT-BUILD-14", first)
    assert refusal(game, 1, TakeAside(second)) == refusals.NotAside("GT-BUILD-13", second)
    story(game, (0, Weld(at(game, 6, 7), 2)), (0, Lift()))
    assert refusal(game, 0, PutBack()) == refusals.NeverBack("GT-BUILD-14", first)
    story(game, (0, Weld(at(game, 6, 7), 2)), (0, Take(third)), (0, SetAside()))
    assert game.truckers[0].aside == (second, third)


@pytest.mark.rule("GT-BUILD-15")
def test_what_stays_aside_is_lost() -> None:
    game = yard(1)
    for name in ("cabin-3220", "cabin-3202"):
        hand(game, 0, name)
        story(game, (0, SetAside()))
    story(game, (0, Finish(1)))
    assert game.truckers[0].lost == (tile("cabin-3220"), tile("cabin-3202"))


@pytest.mark.rule("GT-BUILD-30")
def test_in_the_learning_flight_nothing_is_set_aside() -> None:
    game = yard(2, "L")
    hand(game, 0, "cabin-3220")
    assert refusal(game, 0, SetAside()) == refusals.NoReserve()


# Forecasts


def with_a_component(game: Trucking) -> Trucking:
    for seat in range(game.seats):
        hand(game, seat, ("cabin-3220", "cabin-3202")[seat])
        story(game, (seat, Weld(at(game, 6, 7), 2)))
    return game


@pytest.mark.rule("GT-BUILD-17", "GT-BUILD-18", "GT-BUILD-33")
def test_a_pile_is_read_once_something_is_added_by_one_at_a_time_and_welds() -> None:
    game = yard()
    assert refusal(game, 0, Read(0)) == refusals.NothingAdded()
    with_a_component(game)
    told = story(game, (0, Read(1)))
    reading = of(events.Reading, told)[0]
    assert reading.seen_by(0) == events.Reading(0, 1, game.piles[1])
    assert reading.seen_by(1) == events.Reading(0, 1, None)
    assert game.asks[0].choices(game) == [Close()]
    assert refusal(game, 0, TakeHidden()) == refusals.PileInHand("GT-BUILD-17", 1)
    assert refusal(game, 0, Weld(0, 0)) == refusals.PileInHand("GT-BUILD-17", 1)
    assert refusal(game, 1, Read(1)) == refusals.PileTaken("GT-BUILD-33", 1)
    assert refusal(game, 1, Close()) == refusals.NoPile()
    story(game, (0, Close()))
    assert refusal(game, 0, Lift()) == refusals.AlreadyWelded()
    known = seen(game, 0).forecasts[1].cards
    assert known is not None
    assert [card.card for card in known] == list(game.piles[1])
    assert [seen(game, 1).forecasts[1].cards, seen(game, 0).forecasts[0].cards] == [None, None]
    story(game, (0, Read(1)), (0, Close()))  # as often as one likes


@pytest.mark.rule("GT-SETUP-17")
def test_nobody_reads_the_fourth_pile() -> None:
    game = with_a_component(yard())
    for pile in (3, 4, -1):
        assert refusal(game, 0, Read(pile)) == refusals.NoSuchPile("GT-SETUP-17", pile)
    learning = with_a_component(yard(2, "L"))
    assert refusal(learning, 0, Read(0)) == refusals.NoSuchPile("GT-SETUP-09", 0)


# The hourglass and finishing


@pytest.mark.rule("GT-BUILD-22", "GT-BUILD-24")
@pytest.mark.parametrize(("level", "runs"), [("I", 2), ("II", 3), ("III", 4)])
def test_anyone_turns_the_run_out_glass_but_only_who_has_finished_for_the_last_time(level: str, runs: int) -> None:
    game = yard(2, level)
    assert refusal(game, 0, FlipGlass()) == refusals.SandRuns()
    for run in range(2, runs):
        story(game, (CLOCK, TimeUp()))
        assert (game.glass, game.running) == (run - 1, False)
        story(game, (1, FlipGlass()))
        assert (game.glass, game.running) == (run, True)
        assert refusal(game, 0, FlipGlass()) == refusals.SandRuns()
    story(game, (0, Finish(1)))
    assert sorted(game.asks) == [CLOCK, 1]
    story(game, (CLOCK, TimeUp()))
    assert refusal(game, 1, FlipGlass()) == refusals.OnlyFinished()
    assert game.asks[0].choices(game) == [FlipGlass(), LeaveGlass()]
    assert refusal(game, 0, TakeHidden()) == NotOffered("GT-BUILD-27")
    story(game, (0, FlipGlass()))
    assert (game.glass, game.running) == (runs, True)


@pytest.mark.rule("GT-BUILD-22")
def test_whoever_lets_the_glass_lie_is_asked_again_as_soon_as_somebody_builds_on() -> None:
    game = yard(3, "I")
    story(game, (0, Finish(1)), (CLOCK, TimeUp()), (0, LeaveGlass()))
    assert sorted(game.asks) == [1, 2]
    story(game, (1, TakeHidden()))
    assert [type(game.asks[seat]) for seat in range(3)] == [Watch, Rush, Rush]


@pytest.mark.rule("GT-BUILD-21")
@pytest.mark.rule("GT-BUILD-22")
@pytest.mark.parametrize("edition", ["2007", "2021"])
@pytest.mark.parametrize("pace", ["live", "relaxed", "simulated"])
def test_whoever_has_let_the_glass_lie_may_turn_it_later(pace: str, edition: str) -> None:
    setting = {"edition": "2007", "rounds": "I"} if edition == "2007" else {"level": "I"}
    game = new(TRUCKER, seats=2, seed=1, pace=pace, **setting)
    assert isinstance(game, Trucking)
    times = 0
    while game.glass < game.flight_board.hourglass:
        ask = game.asks.get(0)
        if CLOCK in game.asks:
            play(game, CLOCK, TimeUp())
        elif isinstance(ask, Signal):
            play(game, 0, Begin())
        elif isinstance(ask, Watch):
            times += 1
            play(game, 0, FlipGlass() if times == 3 else LeaveGlass())
        elif ask is not None:
            play(game, 0, Finish(1))
        else:
            play(game, 1, TakeHidden() if game.truckers[1].hand == NO_TILE else PutBack())
    assert times == 3


@pytest.mark.rule("GT-BUILD-27")
def test_when_the_last_sand_is_down_all_stop_and_take_free_spaces_first_come_first_served() -> None:
    game = yard(3, "I")
    story(game, (0, Finish(2)), (CLOCK, TimeUp()), (0, FlipGlass()))
    hand(game, 1, "cabin-3220")
    story(game, (2, TakeHidden()))
    held = game.truckers[2].hand
    told = story(game, (CLOCK, TimeUp()))
    assert told == [events.GlassRanOut(2), events.Stopped()]
    assert game.heap == sorted([tile("cabin-3220"), held])
    assert [type(game.asks[seat]) for seat in sorted(game.asks)] == [Berth, Berth]
    assert game.asks[1].choices(game) == [Finish(1), Finish(3)]
    assert refusal(game, 1, TakeHidden()) == NotOffered("GT-BUILD-27")
    told = story(game, (2, Finish(1)))
    assert [(done.seat, done.space) for done in of(events.Finished, told)] == [(2, 1), (1, 3)]


def test_a_reserved_component_in_hand_at_the_stop_stays_reserved() -> None:
    game = yard(2, "I")
    hand(game, 1, "cabin-3220")
    story(
        game, (1, SetAside()), (0, Finish(1)), (CLOCK, TimeUp()), (0, FlipGlass()), (1, TakeAside(tile("cabin-3220")))
    )
    story(game, (CLOCK, TimeUp()))
    assert game.truckers[1].lost == (tile("cabin-3220"),)


@pytest.mark.rule("GT-BUILD-31")
def test_when_all_have_finished_building_is_over_whatever_the_sand_does() -> None:
    game = yard(2)
    story(game, (1, Finish(2)), (0, Finish(1)))
    assert game.launched
    assert CLOCK not in game.asks


@pytest.mark.rule("GT-FINISH-04", "GT-FINISH-08")
def test_any_free_space_may_be_taken_up_to_the_number_of_players_and_space_one_leads() -> None:
    game = yard(3)
    assert refusal(game, 0, Finish(4)) == refusals.NoSpace("GT-FINISH-04", 4)
    story(game, (0, Finish(2)))
    assert refusal(game, 1, Finish(2)) == refusals.NoSpace("GT-FINISH-04", 2)
    assert refusal(game, 0, TakeHidden()) == NotAsked()
    story(game, (1, Finish(3)), (2, Finish(1)))
    assert game.order() == [2, 0, 1]


@pytest.mark.rule("GT-FINISH-02")
def test_in_the_learning_flight_spaces_are_taken_in_turn() -> None:
    game = yard(3, "L")
    assert refusal(game, 1, Finish(2)) == refusals.NoSpace("GT-FINISH-02", 2)
    story(game, (1, Finish(1)), (2, Finish(2)))
    assert [trucker.space for trucker in game.truckers] == [0, 1, 2]


@pytest.mark.rule("GT-FINISH-06")
@pytest.mark.parametrize(("level", "gaps"), [("I", [0, 2, 3, 4]), ("II", [0, 3, 5, 6]), ("III", [0, 4, 7, 9])])
def test_ships_start_from_the_spaces_printed_on_the_board(level: str, gaps: list[int]) -> None:
    game = yard(4, level)
    story(game, *[(seat, Finish(seat + 1)) for seat in range(4)])
    first = game.truckers[0].place
    assert [first - trucker.place for trucker in game.truckers] == gaps


# The other paces


def test_simulated_the_earliest_clock_acts_and_every_action_costs_its_time() -> None:
    game = yard(2, "II", "simulated")
    first, second = game.quickness
    assert list(game.asks) == [first]
    story(game, (first, TakeHidden()))
    assert list(game.asks) == [second]
    story(game, (second, TakeHidden()), (first, PutBack()))
    assert [game.truckers[seat].ready_at for seat in (first, second)] == [35, 25]
    assert list(game.asks) == [second]


def test_simulated_the_sand_runs_out_on_the_clocks_and_a_finished_player_is_asked_then() -> None:
    game = yard(2, "I", "simulated")
    first, second = game.quickness
    story(game, (first, Finish(1)))
    while second in game.asks:
        story(game, (second, game.asks[second].default(game)))
    assert isinstance(game.asks[first], Watch)
    assert (game.running, game.truckers[first].ready_at) == (False, SAND)
    story(game, (first, FlipGlass()))
    assert game.runs_out == 2 * SAND + 10
    while isinstance(game.asks.get(second), Work):
        story(game, (second, game.asks[second].default(game)))
    assert [trucker.space for trucker in game.truckers] == ([1, 2] if first == 0 else [2, 1])
    assert game.truckers[second].ready_at >= 2 * SAND + 10


def test_relaxed_all_choose_unseen_and_conflicts_go_by_rotating_priority() -> None:
    game = yard(2, "II", "relaxed")
    cabin = open_tile(game, "cabin-3220")
    first, second = game.quickness
    story(game, (second, Take(cabin)))
    assert seen(game, first).truckers[second].secret is None
    assert cabin in game.heap
    told = story(game, (first, Take(cabin)))
    assert of(events.Clashed, told) == [events.Clashed(second)]
    assert game.truckers[first].hand == cabin
    assert list(game.asks) == [second]
    story(game, (second, TakeHidden()), (second, PutBack()), (first, PutBack()))
    assert game.beat == 1
    story(game, (first, Take(cabin)), (second, Take(cabin)))
    assert game.truckers[second].hand == cabin  # now the other comes first


def test_relaxed_a_run_of_the_sand_lasts_so_many_beats_and_turning_it_costs_none() -> None:
    game = yard(2, "II", "relaxed")
    for _ in range(BEATS):
        story(game, (0, TakeHidden()), (1, TakeHidden()), (0, PutBack()), (1, PutBack()))
    assert (game.beat, game.running) == (BEATS, False)
    story(game, (0, FlipGlass()), (1, FlipGlass()))
    assert (game.glass, game.running, game.runs_out) == (2, True, 2 * BEATS)
    assert sorted(game.asks) == [0, 1]  # both still have this beat
    story(game, (0, Finish(1)), (1, Finish(1)))
    late = [seat for seat in (0, 1) if not game.truckers[seat].space]
    assert len(late) == 1
    story(game, (late[0], Finish(2)))
    assert game.launched


def test_players_inspect_only_where_welding_is_free() -> None:
    with pytest.raises(BadOptions, match="players_inspect needs free_welding"):
        new(TRUCKER, seats=2, players_inspect=True)
