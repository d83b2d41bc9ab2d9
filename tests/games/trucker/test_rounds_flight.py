"""Flying in the 2007 edition: its cards, its track, and its questions and answers."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from startable.engine import NotOffered
from startable.games.trucker import events
from startable.games.trucker.attacks import FREE, Defend, Threat
from startable.games.trucker.cards import Attack
from startable.games.trucker.choices import (
    Accept,
    Activate,
    Decline,
    Land,
    Ready,
    Shoot,
    Stow,
    Surrender,
    TakeHit,
    Unload,
)
from startable.games.trucker.crew import GiveCrew, LoseCrew
from startable.games.trucker.goods import GiveGoods, LoseGoods
from startable.games.trucker.table import Trucking
from startable.games.trucker.track import move
from tests.games.trucker.positions import CABIN, at, flight, of, refusal, story

RED, YELLOW, GREEN, BLUE = range(4)
NEXT = "07-II-06"
ENGINE = "7\n7 @3333:2\n8 e1000v"


def flown(deck: str, *ships: tuple[int, str], dice: Iterable[int] = (), level: str = "II") -> Trucking:
    return flight(deck, *ships, dice=dice, level=level, edition="2007")


# Days


@pytest.mark.rule("GT-EXAMPLE-01")
def test_three_days_back_past_another_ship() -> None:
    game = flown(f"07-I-02 {NEXT}", (9, CABIN), (8, CABIN), (4, CABIN))
    move(game, 0, -3)
    assert game.truckers[0].place == 5


def test_the_track_has_forty_spaces() -> None:
    game = flown(f"07-I-02 {NEXT}", (9, CABIN), (48, CABIN))
    move(game, 0, -1)
    assert game.truckers[0].place == 7


# Planets and goods


@pytest.mark.rule("GT-CARD-PLANETS-04")
def test_who_lands_loads_and_loses_the_days_and_who_passes_does_not() -> None:
    game = flown(f"07-I-15 {NEXT}", (9, "7 8\n7 @3333:2 h0003"), (5, CABIN))
    story(game, (0, Land(0)), (1, Decline()))
    assert game.truckers[0].dock == (0, 0, 2, 0)
    story(game, (0, Stow(GREEN, at(game, 7, 8))), (0, Ready()))
    assert (game.cargo(0), game.truckers[0].place) == ((0, 0, 1, 0), 7)
    assert (game.cargo(1), game.truckers[1].place) == ((0, 0, 0, 0), 5)
    assert game.bank[GREEN] == 13


@pytest.mark.rule("GT-GOODS-09", "GT-FAQ-08")
def test_what_the_bank_lacks_is_not_loaded() -> None:
    game = flown(f"07-I-12 {NEXT}", (9, "7 8\n7 @3333:2 R0002"), (5, "7 8\n7 @3333:2 r0033"))
    game.bank[RED] = 1
    story(game, (0, Land(0)), (1, Land(1)))
    assert game.truckers[0].dock == (1, 0, 1, 3)
    story(game, (0, Stow(RED, at(game, 7, 8))), (0, Ready()))
    assert game.truckers[1].dock == (0, 1, 0, 1)


@pytest.mark.rule("GT-GOODS-09", "GT-FAQ-08")
def test_what_one_throws_away_serves_the_next() -> None:
    game = flown(f"07-I-12 {NEXT}", (9, "7 8\n7 @3333:2 R0002:R"), (5, "7 8\n7 @3333:2 r0033"))
    game.bank[RED] = 0
    story(game, (0, Land(0)), (1, Land(1)))
    assert game.truckers[0].dock == (0, 0, 1, 3)
    story(game, (0, Unload(RED, at(game, 7, 8))), (0, Ready()))
    assert game.truckers[1].dock == (1, 1, 0, 1)


@pytest.mark.rule("GT-FAQ-07")
def test_nothing_is_rearranged_but_goods_while_new_ones_are_loaded() -> None:
    drawn = "6 7 8\n6 . c3011:2 .\n7 h0300:Y @3333:2 h0003\n8 . c3010:1 ."
    game = flown(f"07-I-19 {NEXT}", (9, drawn), (5, CABIN))
    hold, other = at(game, 7, 6), at(game, 7, 8)
    assert game.asks[0].choices(game) == [Accept(), Decline()]
    assert refusal(game, 0, Unload(YELLOW, hold)) == NotOffered("GT-CARD-ABSHIP-02")
    story(game, (0, Accept()))
    assert {type(choice) for choice in game.asks[0].choices(game)} == {Ready, Stow, Unload}
    story(game, (0, Unload(YELLOW, hold)), (0, Stow(YELLOW, other)), (0, Ready()))
    assert [game.truckers[0].aboard[square] > 0 for square in (hold, other)] == [False, True]
    assert refusal(game, 0, Unload(YELLOW, other)) == NotOffered("GT-GIVEUP-08")


# What is given up


@pytest.mark.rule("GT-CREW-15")
def test_who_has_fewer_crew_than_demanded_gives_all_and_no_more() -> None:
    ships = (9, "7 8\n7 @3333:1 h0003:Y"), (5, ENGINE)
    game = flown("07-I-16 07-I-05", *ships, dice=[1] * 4, level="L")
    told = story(game)
    assert of(events.CrewLost, told) == [events.CrewLost(0, game.board.start, 1)]
    assert not of(events.CubeLost, told)
    assert (game.crew(0), game.truckers[0].credits) == (0, 3 + 2 + 3)  # second, looks well, and the yellow cube


@pytest.mark.rule("GT-FAQ-06")
def test_the_owner_chooses_among_equals_and_any_figure_and_any_battery() -> None:
    drawn = "6 7 8 9\n6 . b0030:1 . .\n7 h3300:YB @3333:2 h0302:Y c3101:P\n8 . b3000:2 . ."
    game = flown(f"07-I-02 {NEXT}", (9, drawn), (5, CABIN), level="III")
    goods, crew = LoseGoods(0, 1).run(game), LoseCrew(0, 1).run(game)
    assert isinstance(goods, GiveGoods)
    assert isinstance(crew, GiveCrew)
    holds = [at(game, 7, 6), at(game, 7, 8)]
    assert goods.choices(game) == [Surrender(square) for square in holds]
    assert crew.choices(game) == [Surrender(at(game, 7, 7)), Surrender(at(game, 7, 9))]
    for square in holds:
        game.truckers[0].aboard[square] = 0
    cells = LoseGoods(0, 1).run(game)
    assert isinstance(cells, GiveGoods)
    assert cells.choices(game) == [Surrender(at(game, 6, 7)), Surrender(at(game, 8, 7))]


# Meteors

MAST = "7 8\n5 b0030 .\n6 r3030 .\n7 @3333:2 g0002>\n8 b3030 .\n9 b3000 ."
INNER = "7 8\n6 h0330 r3003\n7 @3333:2 .\n8 e3200v g0003^"  # a cannon two squares behind a hold


@pytest.mark.rule("GT-HIT-08")
@pytest.mark.parametrize(("dice", "shot"), [((3, 3), 1), ((3, 4), 1), ((4, 4), 1), ((2, 3), 0), ((4, 5), 0)])
def test_a_meteor_from_the_side_is_shot_from_its_row_and_those_next_to_it(dice: tuple[int, int], shot: int) -> None:
    game = flown(f"07-III-09 {NEXT}", (9, MAST), dice=[*dice, *[1] * 8], level="III")
    asked = game.asks[0]
    assert isinstance(asked, Defend) is bool(shot)
    assert len(of(events.Destroyed, game.told)) == 1 - shot
    if shot:
        assert asked.choices(game) == [Shoot(FREE), TakeHit()]


@pytest.mark.rule("GT-HIT-08")
@pytest.mark.parametrize(("column", "shot"), [(7, True), (8, False)])
def test_a_meteor_from_the_rear_is_shot_from_its_column_only(column: int, shot: bool) -> None:
    game = flown(f"07-I-02 {NEXT}", (9, "7 8\n7 @3333:2 h0003\n8 g2000v ."))
    found = Threat(0, Attack("large", "rear"), column).run(game)
    assert isinstance(found, Defend) is shot


@pytest.mark.rule("GT-HIT-17")
def test_a_cannon_does_not_help_against_small_meteors() -> None:
    game = flown(f"07-I-10 {NEXT}", (9, INNER), dice=[4, 4, *[1] * 6], level="III")
    assert [hit.square for hit in of(events.Destroyed, story(game))] == [at(game, 6, 8)]
    assert not of(events.Defended, story(game))


@pytest.mark.rule("GT-FAQ-04")
def test_an_inner_cannon_shoots_over_what_stands_further_ahead() -> None:
    game = flown(f"07-I-11 {NEXT}", (9, INNER), dice=[4, 4, *[1] * 4], level="III")
    assert isinstance(game.asks[0], Defend)
    assert game.asks[0].choices(game) == [Shoot(FREE), TakeHit()]
    told = story(game, (0, Shoot(FREE)))
    assert of(events.Defended, told) == [events.Defended(0, FREE)]
    assert not of(events.Destroyed, told)
    beside = flown(f"07-I-11 {NEXT}", (9, INNER), dice=[3, 4, *[1] * 4], level="III")
    assert [hit.square for hit in of(events.Destroyed, story(beside))] == [at(beside, 6, 7)]


@pytest.mark.rule("GT-FAQ-05")
def test_connectors_around_a_hole_are_exposed_but_nothing_reaches_them() -> None:
    ring = "6 7 8\n5 r0330 b0303 c0032:2\n6 r3030 . c3010:2\n7 h3300 @3333:2 w3001"
    game = flown(f"07-I-10 {NEXT}", (9, ring), dice=[3, 4, *[1] * 6], level="III")
    assert not game.hull(0).faults
    assert game.hull(0).exposed == 2  # of the pilots' cabin: one to the hole, one to the rear
    assert of(events.Bounced, story(game)) == [events.Bounced(0, at(game, 5, 7))]


@pytest.mark.rule("GT-CARD-METEOR-03")
@pytest.mark.parametrize(("dice", "struck"), [((3, 4), (7, 6)), ((4, 4), (8, 7))])
def test_a_meteor_from_the_left_strikes_the_leftmost_component_of_its_row(
    dice: tuple[int, int], struck: tuple[int, int]
) -> None:
    drawn = "6 7\n7 c3101:2 @3333:2\n8 . e1000v"
    game = flown(f"07-II-09 {NEXT}", (9, drawn), dice=[*[1] * 6, *dice, 1, 1])
    told = story(game)
    assert [attack.line for attack in of(events.Attacked, told)] == [2, 2, 2, sum(dice), 2]
    assert [hit.square for hit in of(events.Destroyed, told)] == [at(game, *struck)]


# Powers and enemies

ARMED = "6 7 8\n6 g0020^ G0020^ .\n7 h3300 @3333:2 G0001>\n8 g0200< +3322 b0003:2"


@pytest.mark.rule("GT-FAQ-03")
def test_single_engines_and_aliens_always_count_and_only_doubles_are_a_choice() -> None:
    drawn = "6 7 8\n7 c3220:B @3333:2 b0003:1\n8 E2000v e1000v ."
    game = flown(f"07-I-05 {NEXT}", (9, drawn), (5, ENGINE))
    assert game.asks[0].choices(game) == [Ready(), Activate(at(game, 8, 6), at(game, 7, 8))]
    told = story(game, (0, Ready()))
    assert of(events.Declared, told) == [events.Declared(0, True, 3), events.Declared(1, True, 1)]
    assert [trucker.place for trucker in game.truckers] == [12, 6]


@pytest.mark.rule("GT-EXAMPLE-08")
def test_green_beats_the_smugglers_and_leaves_the_blue_cube() -> None:
    game = flown(f"07-I-02 {NEXT}", (9, ARMED), (5, CABIN), level="III")
    cells, hold = at(game, 8, 8), at(game, 7, 6)
    told = story(game, (0, Activate(at(game, 6, 7), cells)), (0, Activate(at(game, 7, 8), cells)))
    assert of(events.Declared, told) == [events.Declared(0, False, 9)]  # four and a half
    story(game, (0, Accept()), (0, Stow(YELLOW, hold)), (0, Stow(GREEN, hold)), (0, Ready()))
    assert (game.cargo(0), game.bank[BLUE], game.truckers[0].place) == ((0, 1, 1, 0), 17, 8)


@pytest.mark.rule("GT-CARD-ENEMY-02")
@pytest.mark.parametrize(("answer", "place"), [(Accept(), 8), (Decline(), 9)])
def test_in_the_test_flight_the_winner_takes_the_reward_for_its_days_or_leaves_it(
    answer: Accept | Decline, place: int
) -> None:
    game = flown("07-I-02 07-I-19", (9, ARMED), (5, CABIN), level="L")
    cells = at(game, 8, 8)
    story(game, (0, Activate(at(game, 6, 7), cells)), (0, Activate(at(game, 7, 8), cells)), (0, answer))
    if isinstance(answer, Accept):
        assert game.truckers[0].dock == (0, 1, 1, 1)
        story(game, (0, Ready()))
    assert game.truckers[0].place == place


# Giving up


@pytest.mark.rule("GT-GIVEUP-01")
def test_without_a_human_one_leaves_but_goes_through_the_whole_combat_zone_first() -> None:
    game = flown(
        f"07-I-16 {NEXT}", (9, "7 8\n7 @3333:2 c3101:B"), (5, "7 8\n7 @3333:2 c2101:2\n8 e1000v ."), dice=[1] * 4
    )
    told = story(game, (0, Surrender(game.board.start)), (0, Surrender(game.board.start)))
    assert of(events.Weakest, told) == [events.Weakest(0, line) for line in range(3)]
    assert of(events.LeftFlight, told) == [events.LeftFlight(0, "GT-GIVEUP-01")]
    assert isinstance(told[-1], events.LeftFlight)
    assert (game.truckers[0].left_by, game.crew(0)) == ("GT-GIVEUP-01", 1)


@pytest.mark.rule("GT-GIVEUP-03")
def test_without_power_in_open_space_one_leaves_and_an_orange_alien_does_not_help() -> None:
    drawn = "6 7\n7 c3101:B @3333:2\n8 . E1000v"
    game = flown(f"07-I-05 {NEXT}", (9, drawn), (5, ENGINE))
    assert of(events.LeftFlight, story(game)) == [events.LeftFlight(0, "GT-GIVEUP-03")]
    coasting = flown(f"07-I-04 {NEXT}", (19, drawn), (5, ENGINE))
    assert coasting.order() == [0, 1]


SMOOTH = "6 7 8\n6 . h0030 .\n7 b0300 @3333:2 h0003\n8 . b3000 ."


@pytest.mark.rule("GT-GIVEUP-05")
@pytest.mark.parametrize(("place", "behind", "lapped"), [(14, 39, False), (12, 42, True)])
def test_who_is_more_than_a_lap_behind_the_leader_leaves(place: int, behind: int, lapped: bool) -> None:
    game = flown(f"07-I-04 {NEXT}", (50, SMOOTH), (place, ENGINE))
    assert 50 - game.truckers[1].place == behind
    assert [left.rule for left in of(events.LeftFlight, story(game))] == ["GT-GIVEUP-05"] * lapped


# Sabotage

TALL = "7\n6 h0030\n7 @3333:2\n8 b3030\n9 b3000"


@pytest.mark.parametrize(
    ("dice", "struck"),
    [
        ([3, 4, 4, 5], (9, 7)),
        ([3, 4, 2, 3, 3, 4, 3, 3], (6, 7)),  # row 5 has no square in that column
        ([1, 1, 3, 4, 3, 4, 1, 2, 3, 4, 4, 5], (9, 7)),  # row 3 has one, and nothing on it
        ([1] * 12, None),
    ],
)
def test_saboteurs_have_three_tries_at_the_smallest_crew(dice: list[int], struck: tuple[int, int] | None) -> None:
    bigger = "7 8\n7 @3333:2 c3101:1"
    game = flown(f"07-III-04 {NEXT}", (9, TALL), (5, bigger), dice=dice, level="IIIA")
    hits = of(events.Destroyed, story(game))
    assert [(hit.seat, hit.square) for hit in hits] == ([(0, at(game, *struck))] if struck else [])
    assert game.dice == tuple(dice)
