"""The check: faults found by the table or by the players, in the yard or in flight."""

from __future__ import annotations

import pytest

from startable.engine import NotOffered
from startable.games.trucker import events, refusals
from startable.games.trucker.choices import (
    Finish,
    FlyOn,
    GiveUp,
    Keep,
    PutBack,
    Ready,
    Remove,
    Report,
    TakeHidden,
    Weld,
)
from startable.games.trucker.inspection import Inspect, Repair
from startable.games.trucker.ship import Fault
from startable.games.trucker.table import Trucking
from startable.games.trucker.view import view
from tests.games.trucker.positions import Loaded, at, hand, of, refusal, story, tile, yard


def welded(game: Trucking, seat: int, *parts: tuple[str, int, int, int]) -> None:
    """Weld these components, legally or not."""
    for name, row, column, turn in parts:
        hand(game, seat, name)
        story(game, (seat, Weld(at(game, row, column), turn)))


def faulty(level: str = "II", seats: int = 2, *, players_inspect: bool = False) -> Trucking:
    """The first ship has a smooth side against its cabin, with an engine hanging on the culprit."""
    game = yard(seats, level, free_welding=True, players_inspect=players_inspect)
    welded(game, 0, ("cabin-3010", 7, 8, 0), ("engine-1000", 8, 8, 0))
    story(game, *[(seat, Finish(seat + 1)) for seat in range(seats)])
    return game


def test_with_free_welding_any_square_beside_the_ship_is_open_in_any_turn() -> None:
    game = yard(2, free_welding=True)
    hand(game, 0, "engine-1000")
    assert len([choice for choice in game.asks[0].choices(game) if isinstance(choice, Weld)]) == 4 * 4
    away = at(game, 5, 6)
    assert refusal(game, 0, Weld(away, 0)) == refusals.NoSquare("GT-BUILD-10", away, 0)


@pytest.mark.rule("GT-CHECK-11")
def test_the_owner_removes_offending_components_and_what_falls_with_them_all_lost() -> None:
    game = faulty()
    cabin, engine = at(game, 7, 8), at(game, 8, 8)
    assert isinstance(game.asks[0], Repair)
    assert of(events.FaultFound, game.told) == []
    assert game.asks[0].choices(game) == [Remove(game.board.start), Remove(cabin)]
    found = (Fault("GT-CHECK-02", (game.board.start, cabin)),)
    assert [ship.faults for ship in view(game, 1).truckers] == [found, ()]  # everyone sees what is being put right
    assert refusal(game, 0, Remove(engine)) == refusals.NotOffending("GT-CHECK-11", engine)
    assert refusal(game, 0, Ready()) == NotOffered("GT-CHECK-11")
    told = story(game, (0, Remove(cabin)))
    assert [hit.square for hit in of(events.Destroyed, told)] == [cabin]
    told = story(game, (0, Keep(game.board.start)))
    assert of(events.FellOff, told) == [events.FellOff(0, (engine,))]
    assert game.truckers[0].lost == (tile("cabin-3010"), tile("engine-1000"))
    assert game.truckers[0].place > game.truckers[1].place  # still first


def test_or_the_owner_removes_the_cabin_and_flies_on_with_the_rest() -> None:
    game = faulty()
    story(game, (0, Remove(game.board.start)))
    assert game.hull(0).squares == (at(game, 7, 8), at(game, 8, 8))
    assert not game.hull(0).faults


@pytest.mark.rule("GT-CHECK-10")
def test_in_the_learning_flight_a_faulty_ship_is_mended_at_no_cost_and_starts_behind() -> None:
    game = faulty("L", 3)
    told = story(game, (0, Remove(at(game, 7, 8))), (0, Keep(game.board.start)))
    assert of(events.Returned, told) == [events.Returned(0)]
    assert [trucker.space for trucker in game.truckers] == [0, 1, 2]
    assert {tile("cabin-3010"), tile("engine-1000")} <= set(game.heap)
    assert sorted(game.asks) == [0]
    hand(game, 0, "cabin-3010")
    assert refusal(game, 0, Weld(at(game, 7, 8), 0)).rule == "GT-CONN-05"  # once bitten, by the rules
    game.chance = Loaded(key=game.chance.key, faces=[1] * 40)  # nothing will strike
    story(game, (0, PutBack()), (0, TakeHidden()), (0, PutBack()), (0, Finish(3)))
    assert game.truckers[0].lost == ()
    assert [trucker.space for trucker in game.truckers] == [3, 1, 2]


def test_a_loose_group_is_dropped_at_the_check() -> None:
    game = yard(1, free_welding=True)
    welded(game, 0, ("cabin-3010", 8, 7, 0), ("battery2-3000", 8, 8, 0))
    story(game, (0, Finish(1)))
    assert game.asks[0].choices(game) == [Keep(game.board.start), Keep(at(game, 8, 8))]
    story(game, (0, Keep(game.board.start)))
    assert game.truckers[0].lost == (tile("battery2-3000"),)


def test_players_find_faults_by_pointing_and_a_false_alarm_costs_nothing() -> None:
    game = faulty(players_inspect=True)
    assert isinstance(game.asks[0], Inspect)
    assert refusal(game, 0, Report(0, game.board.start)) == refusals.NotReportable()
    story(game, (0, Ready()))
    engine, cabin = at(game, 8, 8), at(game, 7, 8)
    assert game.asks[1].choices(game) == [Ready(), *(Report(0, square) for square in game.hull(0).squares)]
    told = story(game, (1, Report(0, engine)))
    assert of(events.FalseAlarm, told) == [events.FalseAlarm(1, 0, engine)]
    assert refusal(game, 1, Report(0, engine)) == refusals.NotReportable()
    told = story(game, (1, Report(0, cabin)))
    assert of(events.FaultFound, told) == [events.FaultFound(0, "GT-CHECK-02", (game.board.start, cabin))]
    assert game.asks[0].choices(game) == [Remove(game.board.start), Remove(cabin)]
    story(game, (0, Remove(game.board.start)))
    assert isinstance(game.asks[1], Inspect)


@pytest.mark.rule("GT-CHECK-14")
def test_a_fault_noticed_in_flight_is_mended_at_once_and_costs_a_credit() -> None:
    game = faulty(players_inspect=True)
    story(game, (0, Ready()), (1, Ready()))
    game.truckers[0].credits = 3
    story(game, (0, FlyOn()))
    cabin = at(game, 7, 8)
    assert {type(choice) for choice in game.asks[1].choices(game)} == {FlyOn, GiveUp, Report}
    told = story(game, (1, Report(0, cabin)))
    assert of(events.Fined, told) == [events.Fined(0)]
    assert game.truckers[0].credits == 2
    assert sorted(game.asks) == [0]
    story(game, (0, Remove(cabin)), (0, Keep(game.board.start)))
    assert len(game.truckers[0].lost) == 2
    assert sorted(game.asks) == [1]


@pytest.mark.rule("GT-CHECK-14")
def test_who_has_no_credit_owes_none() -> None:
    game = faulty(players_inspect=True)
    story(game, (0, Ready()), (1, Ready()), (0, FlyOn()))
    story(game, (1, Report(0, at(game, 7, 8))))
    assert game.truckers[0].credits == 0


def test_a_false_alarm_in_flight_is_told_and_not_repeated() -> None:
    game = yard(2, free_welding=True, players_inspect=True)
    story(game, (0, Finish(1)), (1, Finish(2)), (0, Ready()), (1, Ready()))
    told = story(game, (0, Report(1, game.board.start)))
    assert of(events.FalseAlarm, told) == [events.FalseAlarm(0, 1, game.board.start)]
    assert game.asks[0].choices(game) == [FlyOn(), GiveUp()]
