"""Class IVC in the yard: four small ships, the dice that join them, and what of it takes off."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from textwrap import dedent
from typing import Any

import pytest

from startable.engine import Choice, Event
from startable.games.trucker import events
from startable.games.trucker.choices import (
    Finish,
    FlipGlass,
    House,
    Insure,
    Keep,
    Lift,
    Read,
    Ready,
    TimeUp,
    Weld,
)
from startable.games.trucker.edition import EDITIONS
from startable.games.trucker.insurance import Insuring
from startable.games.trucker.launch import Crew
from startable.games.trucker.losses import KeepPart
from startable.games.trucker.notation import read_ship
from startable.games.trucker.table import Trucking
from tests.games.trucker.positions import Loaded, at, hand, of, refusal, rounds, story

OLD = EDITIONS["2007"]
CLOSED = OLD.boards["IVC"]
FRONT_LEFT, FRONT_RIGHT, REAR_LEFT, REAR_RIGHT = range(4)
IN_FRONT, LEFT, RIGHT, BEHIND = (5, 7), (7, 3), (7, 8), (8, 7)


def fleet(seats: int = 1, pace: str = "live", dice: tuple[int, ...] = (), **options: Any) -> Trucking:
    """A yard of class IVC whose dice fall like this."""
    game = rounds(seats, pace, rounds="III", ship="IVC", **options)
    game.chance = Loaded(key=game.chance.key, faces=list(dice))
    return game


def turned(game: Trucking) -> list[Event]:
    """The sand runs out and seat 0 turns it."""
    return story(game, (-2, TimeUp()), (0, FlipGlass()))


def built(drawn: str, dice: tuple[int, ...] = (), seats: int = 1, **options: Any) -> Trucking:
    """A yard after these dice, seat 0 with the drawn fleet."""
    game = fleet(seats, dice=dice, **options)
    for _ in dice:
        turned(game)
    game.truckers[0].cells = read_ship(game.board, dedent(drawn))[0]
    tiles = {code // 4 for code in game.truckers[0].cells if code >= 0}
    game.pool = [tile for tile in game.pool if tile not in tiles]
    return game


def shape(dice: tuple[int, ...]) -> str:
    """What the dice make of the four parts."""
    board = OLD.board("IVC", dice)
    of_part = [next(n for n, ship in enumerate(board.ships) if ship & part) for part in board.parts]
    groups = sorted(Counter(of_part).values())
    if groups != [2, 2]:
        return {1: "one", 2: "L and small", 3: "three", 4: "four"}[len(groups)]
    return "one behind the other" if of_part[FRONT_LEFT] == of_part[FRONT_RIGHT] else "side by side"


# The board and its dice


@pytest.mark.rule("GT-FLEET-47")
def test_four_small_ships_lie_around_a_window() -> None:
    assert [part.bit_count() for part in CLOSED.parts] == [9, 9, 9, 9]
    assert CLOSED.ships == CLOSED.parts
    assert CLOSED.at(7, 7) == -1
    assert len(CLOSED.squares) == 50
    assert CLOSED.parts[FRONT_LEFT] >> CLOSED.start & 1
    assert {number for line in (CLOSED.rows, CLOSED.columns) for number in line} <= set(range(2, 13))
    mirrored = {(row, 14 - column) for row, column in CLOSED.squares}
    assert mirrored == set(CLOSED.squares) == {(14 - row, column) for row, column in CLOSED.squares}


@pytest.mark.rule("GT-FLEET-02", "GT-FLEET-09", "GT-FLEET-10")
def test_two_dice_open_two_pairs_between_ships_that_are_side_by_side() -> None:
    for dice in combinations_with_replacement(range(1, 7), 2):
        board = OLD.board("IVC", dice)
        assert len(CLOSED.closed - board.closed) == 4
        assert board.closed < CLOSED.closed
    where = {die: {CLOSED.squares[square] for square in pair} for die, pair in CLOSED.bridges.items()}
    assert [IN_FRONT in where[1], LEFT in where[2], RIGHT in where[4], BEHIND in where[6]] == [True] * 4
    assert where[0] == {(4, 7), (10, 7)}
    ends = {1: (FRONT_LEFT, FRONT_RIGHT), 6: (REAR_LEFT, REAR_RIGHT)}
    ends |= dict.fromkeys((2, 3), (FRONT_LEFT, REAR_LEFT)) | dict.fromkeys((4, 5), (FRONT_RIGHT, REAR_RIGHT))
    for die, parts in ends.items():
        ships = OLD.board("IVC", (die,)).ships
        assert {part for part in range(4) if CLOSED.parts[part] not in ships} == set(parts)


@pytest.mark.rule("GT-FLEET-04", "GT-FLEET-05", "GT-FLEET-06")
def test_the_rolls_that_give_two_ships_or_three() -> None:
    found: dict[str, set[tuple[int, ...]]] = {}
    for dice in combinations_with_replacement(range(1, 7), 2):
        found.setdefault(shape(dice), set()).add(dice)
        assert shape(dice) == shape(dice[::-1])
    assert found["one behind the other"] == {(1, 1), (6, 6), (1, 6)}
    assert found["side by side"] == {(2, 4), (2, 5), (3, 4), (3, 5)}
    assert found["three"] == {(2, 3), (4, 5)}


@pytest.mark.rule("GT-FLEET-07", "GT-FLEET-08")
def test_the_rolls_that_give_one_ship_or_an_l() -> None:
    rolls = list(combinations_with_replacement(range(1, 7), 2))
    assert [dice for dice in rolls if shape(dice) == "one"] == [(2, 2), (3, 3), (4, 4), (5, 5)]
    crooked = [dice for dice in rolls if shape(dice) == "L and small"]
    assert len(crooked) == 8
    assert all({1, 6} & set(dice) for dice in crooked)


@pytest.mark.rule("GT-FLEET-02", "GT-FLEET-03", "GT-FLEET-46")
def test_a_die_is_rolled_for_all_at_each_of_the_first_two_turns() -> None:
    game = fleet(2, dice=(4, 1))
    assert (game.glass, game.bridges) == (1, ())
    (first,) = of(events.BridgeOpened, turned(game))
    assert (first.die, {game.board.squares[square] for square in first.squares}) == (4, {(7, 8), (7, 9)})
    (second,) = of(events.BridgeOpened, turned(game))
    assert (second.die, game.bridges) == (1, (4, 1))
    assert not of(events.BridgeOpened, turned(game))
    assert (game.glass, game.bridges) == (4, (4, 1))
    for seat in (0, 1):
        assert at(game, 7, 8) not in game.board.closed
        assert not {type(choice).__name__ for choice in game.asks[seat].choices(game)} - {
            "TakeHidden",
            "Finish",
            "FlipGlass",
            "Take",
        }


@pytest.mark.rule("GT-FLEET-46")
@pytest.mark.parametrize("pace", ["live", "relaxed", "simulated"])
def test_who_finishes_at_once_flies_four_ships_apart(pace: str) -> None:
    game = fleet(1, pace)
    story(game, (0, Finish(1)))
    assert (game.bridges, len(game.board.ships)) == ((), 4)


def test_other_classes_roll_no_die() -> None:
    game = rounds(1, rounds="III", ship="IV")
    assert not of(events.BridgeOpened, turned(game))
    assert game.bridges == ()


# Welding


@pytest.mark.rule("GT-FLEET-47")
def test_another_ship_is_begun_with_any_component_anywhere() -> None:
    game = fleet()
    hand(game, 0, "cabin-2101")
    places = {choice.square for choice in game.asks[0].choices(game) if isinstance(choice, Weld)}
    ours, others = CLOSED.parts[FRONT_LEFT], sum(CLOSED.parts[1:])
    assert {square for square in places if others >> square & 1} == {n for n in range(50) if others >> n & 1}
    assert all(CLOSED.start in CLOSED.next[square] for square in places if ours >> square & 1)
    square = at(game, 9, 9)
    assert {choice for choice in game.asks[0].choices(game) if choice == Weld(square, 3)}
    story(game, (0, Weld(square, 3)))
    story(game, (0, Lift()))
    assert refusal(game, 0, Weld(at(game, 7, 8), 0)).rule == "GT-BUILD-10"  # no die has opened it


@pytest.mark.rule("GT-FLEET-47")
def test_a_ship_that_is_begun_grows_by_joints() -> None:
    game = built("5 9 10\n5 @3333 . .\n9 . c2121 .")
    hand(game, 0, "structural-3322")
    right = at(game, 9, 10)
    assert refusal(game, 0, Weld(right, 0)).rule == "GT-CONN-03"  # a double connector against a single one
    story(game, (0, Weld(right, 2)))
    assert [part.bit_count() for ship in game.hull(0).fleet for part in ship.parts] == [1, 2]


@pytest.mark.rule("GT-FLEET-47")
def test_a_component_without_a_joint_is_refused_beside_the_ship_that_is_begun() -> None:
    game = built("5 9\n5 @3333 .\n9 . c3010")
    hand(game, 0, "cabin-3020")
    found = refusal(game, 0, Weld(at(game, 9, 10), 0))
    assert found.rule == "GT-CONN-06"
    assert at(game, 9, 10) in found.squares  # type: ignore[attr-defined]


@pytest.mark.rule("GT-FLEET-01")
def test_forecasts_wait_for_a_component_in_each_part_that_dice_have_joined() -> None:
    game = built("5 9\n5 @3333 .\n9 . c2121", dice=(1,))
    assert refusal(game, 0, Read(0)).rule == "GT-FLEET-01"
    assert refusal(game, 0, Read(0)).part == FRONT_LEFT  # type: ignore[attr-defined]
    game.truckers[0].cells = read_ship(game.board, "5 6\n5 @3333 c2121")[0]
    assert refusal(game, 0, Read(0)).part == FRONT_RIGHT  # type: ignore[attr-defined]
    assert Read(0) not in game.asks[0].choices(game)
    game.truckers[0].cells = read_ship(game.board, "5 6 8\n5 @3333 c2121 c3020")[0]
    story(game, (0, Read(0)))


@pytest.mark.rule("GT-FLEET-01")
def test_forecasts_wait_for_one_component_where_nothing_is_joined() -> None:
    game = fleet()
    assert refusal(game, 0, Read(0)).rule == "GT-BUILD-16"
    game.truckers[0].cells = read_ship(game.board, "5 9\n5 @3333 .\n9 . c2121")[0]
    story(game, (0, Read(0)))


# The check


@pytest.mark.rule("GT-FLEET-11")
def test_each_ship_of_a_fleet_stands_for_itself() -> None:
    game = built("5 6 9\n5 @3333 h0003 .\n9 . . c2121")
    assert not game.hull(0).faults
    told = story(game, (0, Finish(1)))
    assert not of(events.FellOff, told)
    assert len(game.hull(0).fleet) == 2


@pytest.mark.rule("GT-FLEET-12")
def test_a_combined_ship_in_two_parts_keeps_the_one_its_owner_chooses() -> None:
    game = built("5 6 8 9\n5 @3333 h0003 . .\n6 . . c2121 .\n9 . . . c3020", dice=(1,))
    story(game, (0, Finish(1)))
    assert isinstance(game.asks[0], KeepPart)
    assert game.asks[0].choices(game) == [Keep(at(game, 5, 5)), Keep(at(game, 6, 8))]
    assert refusal(game, 0, Keep(at(game, 9, 9))).rule == "GT-HIT-14"
    told = story(game, (0, Keep(at(game, 5, 5))))
    assert of(events.FellOff, told) == [events.FellOff(0, (at(game, 6, 8),))]
    assert (len(game.truckers[0].lost), len(game.hull(0).fleet)) == (1, 2)


@pytest.mark.rule("GT-FLEET-12")
def test_every_combined_ship_in_parts_is_asked_about() -> None:
    drawn = "5 6 8 9\n5 @3333 . . .\n6 . . c2121 .\n8 . c3200 . .\n9 . . . c3020"
    game = built(drawn, dice=(1, 6))
    story(game, (0, Finish(1)), (0, Keep(at(game, 5, 5))))
    assert game.asks[0].choices(game) == [Keep(at(game, 8, 6)), Keep(at(game, 9, 9))]
    story(game, (0, Keep(at(game, 9, 9))))
    assert (len(game.truckers[0].lost), len(game.hull(0).squares)) == (2, 2)


def test_with_free_welding_only_real_faults_are_mended_and_bridges_are_checked_once() -> None:
    game = built("5 6 8\n5 @3333 h0003 .\n6 . . c2121", dice=(1,), free_welding=True)
    story(game, (0, Finish(1)))
    assert isinstance(game.asks[0], KeepPart)


@pytest.mark.rule("GT-FLEET-13")
def test_a_ship_on_which_nothing_was_built_stays_behind() -> None:
    game = built("5 9\n5 @3333 .\n9 . c2121")
    story(game, (0, Finish(1)), *declined(game))
    assert game.launched
    assert [len(ship.squares) for ship in game.hull(0).fleet] == [1, 1]


@pytest.mark.rule("GT-FLEET-48")
def test_a_ship_without_a_human_stays_behind_at_no_cost() -> None:
    game = built("5 9 10\n5 @3333 . .\n9 . c2121 h0003\n8 . g0023^ .\n6 . B2000 .")
    told = story(game, (0, Finish(1)), *declined(game))
    assert of(events.ShipLeft, told) == [events.ShipLeft(0, (at(game, 6, 9),), "GT-FLEET-48")]
    assert (game.truckers[0].lost, len(game.hull(0).fleet)) == ((), 2)
    assert game.bank[4] == OLD.stock[4]


def declined(game: Trucking) -> list[tuple[int, Choice]]:
    """Nobody has a credit: there is nothing to insure with."""
    return [(0, Insuring(0).choices(game)[0])]


def test_a_fleet_without_any_human_takes_off_and_leaves_like_a_single_ship() -> None:
    game = built("5 9\n5 . .\n6 h0003 .\n9 . g0023^")
    story(game, (0, Finish(1)), *declined(game))
    assert len(game.hull(0).fleet) == 2
    assert game.truckers[0].flying


@pytest.mark.rule("GT-FLEET-19")
def test_one_alien_of_each_colour_in_the_whole_fleet() -> None:
    drawn = "4 5 9 10\n5 c2121 @3333 . .\n6 p3000 . . .\n9 . . c2121 p0103"
    game = built(drawn)
    story(game, (0, Finish(1)), *declined(game))
    assert isinstance(game.asks[0], Crew)
    first, second = House(at(game, 5, 4), 3), House(at(game, 9, 9), 3)
    assert game.asks[0].choices(game) == [Ready(), first, second]
    other = game.clone()
    story(game, (0, first))
    assert (game.launched, game.aliens(0)) == (True, (3,))
    assert [game.astronauts(0, ship) for ship in game.hull(0).fleet] == [2, 2]
    story(other, (0, second))  # then nobody human is on that ship
    assert (other.aliens(0), len(other.hull(0).fleet)) == ((), 1)


# Insurance


def insured(premium: int, credits: int = 9) -> Trucking:
    game = built("5\n5 @3333")
    game.truckers[0].credits = credits
    story(game, (0, Finish(1)), (0, Insure(premium)))
    return game


@pytest.mark.rule("GT-FLEET-14", "GT-FLEET-50")
def test_insurance_is_offered_after_the_check_to_who_can_pay() -> None:
    game = built("5\n5 @3333")
    game.truckers[0].credits = 6
    story(game, (0, Finish(1)))
    assert isinstance(game.asks[0], Insuring)
    assert [choice for choice in game.asks[0].choices(game) if isinstance(choice, Insure)] == [Insure(2), Insure(5)]
    assert refusal(game, 0, Insure(8)).rule == "GT-FLEET-50"
    assert refusal(game, 0, Insure(3)).rule == "GT-FLEET-14"
    assert refusal(game, 0, Ready()).rule == "GT-FLEET-14"


@pytest.mark.rule("GT-FLEET-16")
def test_all_decide_from_the_leader_on_before_any_card_and_then_it_stands() -> None:
    game = fleet(3)
    for me in game.truckers:
        me.credits = 10
    story(game, (2, Finish(1)), (0, Finish(2)), (1, Finish(3)))
    for seat in (2, 0):
        assert (list(game.asks), game.launched) == ([seat], False)
        story(game, (seat, Insure(2)))
    told = story(game, (1, Insure(8)))
    assert of(events.Insured, told) == [events.Insured(1, 8, 12)]
    assert game.launched
    assert [me.premium for me in game.truckers] == [2, 8, 2]
    assert refusal(game, 2, Insure(5)).rule == "GT-GIVEUP-08"


@pytest.mark.rule("GT-FLEET-17")
def test_the_premium_is_gone_at_once() -> None:
    game = insured(8)
    assert (game.truckers[0].credits, game.truckers[0].premium) == (1, 8)


def test_ships_that_need_no_insurance_are_not_asked() -> None:
    game = rounds(1, rounds="III", ship="IV")
    game.truckers[0].credits = 10
    story(game, (0, Finish(1)))
    assert game.launched
