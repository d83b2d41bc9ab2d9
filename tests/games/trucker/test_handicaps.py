"""The golden sides of the titles: what their holders may not do in the third flight."""

from __future__ import annotations

import pytest

from startable.engine import CLOCK, NotOffered
from startable.games.trucker import events, refusals
from startable.games.trucker.choices import (
    Decline,
    Finish,
    FlipGlass,
    FlyOn,
    House,
    Land,
    PutBack,
    Ready,
    SetAside,
    Stow,
    TakeAside,
    TakeHidden,
    TimeUp,
    Weld,
)
from startable.games.trucker.fitting import Fitting
from startable.games.trucker.goods import Load
from startable.games.trucker.table import ASTRONAUTS, ENERGY, NO_TILE, Trucking
from tests.games.trucker.positions import CABIN, at, boarded, golden, hand, of, refusal, story, tile, trek

FREIGHT, POWER, COSMOPOLITE, CRUISE, ENGINEER, CORRIDOR = range(6)
RED, BLUE = 0, 3


# Freight hauler


def carrier(gold: str, drawn: str, deck: str = "21-I-13 21-I-06", dice: tuple[int, ...] = ()) -> Trucking:
    truckers = (f"at 9 title freight{gold}", drawn), ("at 5 title power", CABIN)
    game = trek("III", "freight power", *truckers, deck=deck, dice=dice)
    story(game, (0, FlyOn()), (1, FlyOn()))
    return game


HOLDS = "6 7 8\n7 r0330 @3333:2 h0003\n8 . b3300 H0002"  # the ordinary ones touch, without a joint


@pytest.mark.rule("GT-TITLE-FREIGHT-03")
def test_freight_holds_that_touch_stay_empty() -> None:
    game = carrier(" gold", HOLDS)
    story(game, (0, Land(1)), (1, Decline()))
    lone, crowded = at(game, 7, 6), at(game, 7, 8)
    assert [choice for choice in game.asks[0].choices(game) if isinstance(choice, Stow)] == [
        Stow(RED, lone),
        Stow(BLUE, lone),
    ]
    assert refusal(game, 0, Stow(BLUE, crowded)) == refusals.CrowdedHold("GT-TITLE-FREIGHT-03", crowded)
    silver = carrier("", HOLDS)
    story(silver, (0, Land(1)), (1, Decline()), (0, Stow(BLUE, crowded)))
    assert silver.cargo(0) == (0, 0, 0, 1)


@pytest.mark.rule("GT-TITLE-FREIGHT-03")
def test_freight_a_hold_can_be_used_once_its_neighbour_is_lost() -> None:
    game = carrier(" gold", HOLDS, "21-II-11 21-I-13 21-I-06", dice=(1, 1, 1, 1, 4, 4, 1, 1, 1, 1))
    assert game.truckers[0].cells[at(game, 8, 8)] == -1
    story(game, (0, FlyOn()), (1, FlyOn()), (0, Land(1)), (1, Decline()), (0, Stow(BLUE, at(game, 7, 8))))
    assert game.cargo(0) == (0, 0, 0, 1)


def test_freight_without_a_hold_that_stands_alone_there_is_nothing_to_load() -> None:
    game = carrier(" gold", HOLDS.replace("r0330", "b0300"))
    story(game, (0, Land(1)), (1, Decline()))
    assert not any(isinstance(ask, Load) for ask in game.asks.values())
    assert game.truckers[0].place == 7


# Overpowered pilot


@pytest.mark.rule("GT-TITLE-POWER-03", "GT-EXAMPLE-19")
def test_power_a_battery_joined_to_what_needs_energy_stays_empty() -> None:
    drawn = "7 8 9\n7 @3333 b0303 s3001>\n8 b3300 +0313 b0003"
    game = boarded(golden(POWER), drawn)
    cells = {(row, column): game.truckers[0].aboard[at(game, row, column)] for row, column in ((7, 8), (8, 7), (8, 9))}
    assert cells == {(7, 8): 0, (8, 7): 2, (8, 9): 2}  # the last one touches the shield without a joint
    assert game.bank[ENERGY] == 36
    engine = boarded(golden(POWER), "7 8\n7 @3333 .\n8 b3210 .\n9 E1000v .")
    assert engine.truckers[0].aboard[at(engine, 8, 7)] == 0
    other = boarded(golden(CRUISE), drawn)
    assert other.truckers[0].aboard[at(other, 7, 8)] == 2


# Cosmopolite


@pytest.mark.rule("GT-TITLE-COSMO-04")
@pytest.mark.parametrize(
    ("drawn", "works"),
    [
        ("6 7\n7 c2121 @3333\n8 p2220 .", True),  # double on double; the others are exposed
        ("6 7\n7 c2121 @3333\n8 p3000 .", False),  # universal on double
        ("6 7\n6 p0030 .\n7 c2121 @3333", False),  # the same from the front
        ("6 7\n7 c2121 @3333\n8 p2220 b0003", False),  # another joint of the module does not match
    ],
)
def test_cosmopolite_life_support_works_only_between_connectors_of_one_kind(drawn: str, works: bool) -> None:
    game = boarded(golden(COSMOPOLITE), drawn)
    assert (0 in game.asks and House(at(game, 7, 6), 3) in game.asks[0].choices(game)) is works


def test_cosmopolite_is_told_which_rule_forbids_an_alien() -> None:
    game = boarded(golden(COSMOPOLITE), "6 7 8\n7 c2121 @3333 c0113\n8 p2220 . w1110")
    brown, purple = House(at(game, 7, 8), 4), House(at(game, 7, 6), 3)
    assert game.asks[0].choices(game) == [Ready(), purple, brown]
    mixed = boarded(golden(COSMOPOLITE), "6 7 8\n7 c2121 @3333 c0113\n8 p2220 . w3100")
    assert mixed.asks[0].choices(mixed) == [Ready(), purple]
    assert refusal(mixed, 0, brown) == refusals.NoHome("GT-TITLE-COSMO-04", brown.square, 4)
    assert refusal(mixed, 0, House(brown.square, 3)) == refusals.NoHome("GT-PART-LIFE-2", brown.square, 3)


# Cruise captain


@pytest.mark.rule("GT-TITLE-CRUISE-03")
def test_cruise_each_exposed_connector_of_a_cabin_takes_a_berth() -> None:
    drawn = "6 7 8\n7 c3101 @3333 c0203\n8 . c3010 .\n9 . e1000v ."
    game = boarded(golden(CRUISE), drawn)
    places = ((7, 7), (7, 6), (7, 8), (8, 7))
    assert [game.truckers[0].aboard[at(game, row, column)] for row, column in places] == [1, 0, 1, 2]
    assert game.truckers[1].aboard[at(game, 7, 7)] == 2
    assert game.bank[ASTRONAUTS] == 42 - 6


@pytest.mark.rule("GT-TITLE-CRUISE-03")
def test_cruise_an_alien_needs_a_cabin_without_exposed_connectors() -> None:
    drawn = "7 8\n7 @3333 c0113\n8 . p1202"
    assert boarded(golden(CRUISE), drawn).launched
    silver = boarded(golden(FREIGHT), drawn)
    assert House(at(silver, 7, 8), 3) in silver.asks[0].choices(silver)
    closed = boarded(golden(CRUISE), "6 7 8 9\n7 c2121 @3333 c0113 b1113\n8 w2101 . p1202 .")
    assert closed.asks[0].choices(closed) == [Ready(), House(at(closed, 7, 8), 3)]
    exposed = at(closed, 7, 6)
    assert refusal(closed, 0, House(exposed, 4)) == refusals.NoHome("GT-TITLE-CRUISE-03", exposed, 4)


# Master engineer


def prepared() -> tuple[Trucking, int, int]:
    """A golden engineer with two components aside: one connector and four."""
    game = golden(ENGINEER)
    small = hand(game, 0, "battery2-3000")
    story(game, (0, SetAside()))
    big = hand(game, 0, "structural-3322")
    story(game, (0, SetAside()))
    return game, small, big


@pytest.mark.rule("GT-TITLE-ENGINEER-02")
def test_engineer_adds_nothing_before_two_difficult_components_are_aside() -> None:
    game = golden(ENGINEER)
    hand(game, 0, "battery2-3000")
    assert game.asks[0].choices(game) == [PutBack(), SetAside()]
    front = at(game, 6, 7)
    assert refusal(game, 0, Weld(front, 2)) == refusals.ReserveFirst("GT-TITLE-ENGINEER-02", ())
    story(game, (0, SetAside()))
    third = hand(game, 0, "structural-3130")
    assert game.asks[0].choices(game) == [PutBack()]
    assert refusal(game, 0, SetAside()) == refusals.TooSmooth("GT-TITLE-ENGINEER-02", third, 4)
    story(game, (0, PutBack()))
    hand(game, 0, "structural-3322")
    story(game, (0, SetAside()))
    hand(game, 0, "battery2-3300")
    assert Weld(front, 1) in game.asks[0].choices(game)
    assert refusal(game, 0, SetAside()) == refusals.ReserveFull("GT-BUILD-12", game.truckers[0].aside)


def test_engineer_others_build_as_ever() -> None:
    game = golden(ENGINEER)
    hand(game, 1, "battery2-3000")
    assert Weld(at(game, 6, 7), 2) in game.asks[1].choices(game)
    story(game, (1, SetAside()))
    assert TakeAside(tile("battery2-3000")) in game.asks[1].choices(game)


@pytest.mark.rule("GT-TITLE-ENGINEER-03")
def test_engineer_what_is_aside_is_fitted_in_when_all_have_finished() -> None:
    game, small, big = prepared()
    assert refusal(game, 0, TakeAside(small)) == refusals.KeptForLater("GT-TITLE-ENGINEER-03", small)
    assert not any(isinstance(choice, TakeAside) for choice in game.asks[0].choices(game))
    story(game, (0, Finish(2)))
    assert 0 not in game.asks
    story(game, (1, Finish(1)))
    assert isinstance(game.asks[0], Fitting)
    assert game.asks[0].choices(game) == [Ready(), TakeAside(small), TakeAside(big)]
    assert refusal(game, 0, TakeHidden()) == NotOffered("GT-TITLE-ENGINEER-03")
    assert refusal(game, 0, TakeAside(0)) == refusals.NotAside("GT-TITLE-ENGINEER-03", 0)
    assert refusal(game, 0, SetAside()) == refusals.HandEmpty()
    story(game, (0, TakeAside(big)))
    assert refusal(game, 0, TakeAside(small)) == refusals.HandFull("GT-BUILD-03", big)
    assert refusal(game, 0, Ready()) == refusals.HandFull("GT-BUILD-03", big)
    assert isinstance(refusal(game, 0, Weld(at(game, 4, 7), 0)), refusals.NoSquare)
    story(game, (0, SetAside()), (0, TakeAside(big)), (0, Weld(at(game, 6, 7), 0)))
    story(game, (0, TakeAside(small)), (0, Weld(at(game, 8, 7), 0)))
    assert (game.launched, len(game.hull(0).squares), game.truckers[0].lost) == (True, 3, ())
    assert (game.truckers[0].hand, game.truckers[0].last) == (NO_TILE, -1)


@pytest.mark.rule("GT-TITLE-ENGINEER-04", "GT-TITLE-ENGINEER-05")
@pytest.mark.parametrize(("credits", "left"), [(7, 2), (5, 0), (4, 0), (0, 0)])
def test_engineer_what_is_left_over_costs_its_connectors_and_goes_back(credits: int, left: int) -> None:
    game, small, big = prepared()
    game.truckers[0].credits = credits
    told = story(game, (0, Finish(1)), (1, Finish(2)), (0, Ready()))
    assert of(events.LeftOver, told) == [events.LeftOver(0, small, 1), events.LeftOver(0, big, 4)]
    assert (game.truckers[0].credits, game.truckers[0].lost, game.truckers[0].aside) == (left, (), ())
    assert {small, big} <= set(game.heap)
    assert game.heap == sorted(game.heap)


@pytest.mark.rule("GT-TITLE-ENGINEER-05")
def test_engineer_stopped_with_one_component_aside_may_still_fit_it_in() -> None:
    game = golden(ENGINEER)
    small = hand(game, 0, "battery2-3000")
    story(game, (0, SetAside()), (1, Finish(1)))
    for _ in range(3):
        story(game, (CLOCK, TimeUp()), (1, FlipGlass()))
    story(game, (CLOCK, TimeUp()))
    assert game.asks[0].choices(game) == [Ready(), TakeAside(small)]
    story(game, (0, TakeAside(small)), (0, Weld(at(game, 8, 7), 0)))
    assert game.launched


# Corridorist


LOOP = "7 8 9\n7 @3333:2 b0303 {}\n8 r3300 r0303 b3003"


def struck(gold: str, drawn: str) -> Trucking:
    """A large asteroid strikes row 7 from the right."""
    truckers = (f"at 9 title corridor{gold}", drawn), ("at 5 title power", "6 7\n8 . h3000\n7 . @3333:2")
    game = trek("III", "corridor power", *truckers, deck="21-II-11 21-I-06", dice=[1, 1, 1, 1, 3, 4, 1, 1, 1, 1])
    story(game, (0, FlyOn()), (1, FlyOn()))
    return game


@pytest.mark.rule("GT-TITLE-CORRIDOR-03", "GT-TITLE-CORRIDOR-04")
def test_corridor_a_destroyed_one_takes_those_joined_to_it_along_and_no_further() -> None:
    game = struck(" gold", LOOP.format("h0033"))
    left = {game.board.squares[square] for square in game.hull(0).squares}
    assert left == {(7, 7), (8, 7), (8, 8)}
    assert len(game.truckers[0].lost) == 3
    silver = struck("", LOOP.format("h0033"))
    assert len(silver.truckers[0].lost) == 1


@pytest.mark.rule("GT-TITLE-CORRIDOR-03")
def test_corridor_a_crossing_takes_nothing_along_and_is_not_taken() -> None:
    crossing = struck(" gold", LOOP.format("+3013"))
    assert len(crossing.truckers[0].lost) == 1
    spared = struck(" gold", LOOP.replace("b0303", "+0313").format("h0033"))
    left = {spared.board.squares[square] for square in spared.hull(0).squares}
    assert left == {(7, 7), (7, 8), (8, 7), (8, 8)}
