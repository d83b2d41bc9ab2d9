"""Asteroids and shots: where they strike, what stops them, and what falls off."""

from __future__ import annotations

import pytest

from startable.engine import NotOffered
from startable.games.trucker import events
from startable.games.trucker.attacks import Defend
from startable.games.trucker.choices import Keep, Shield, Shoot, TakeHit
from startable.games.trucker.losses import KeepPart
from startable.games.trucker.refusals import NoEnergy
from tests.games.trucker.positions import at, flight, of, refusal, story

# Fields of the deck: 21-I-09 large front, small left, small right; 21-I-10 five small ones, front first;
# 21-I-11 large front, small front, large front; 21-II-09 two small front, large left ...
NEXT = "21-II-06"


@pytest.mark.rule("GT-HIT-01", "GT-HIT-02", "GT-CARD-METEOR-02")
def test_the_leaders_two_dice_give_the_column_and_the_first_component_on_it_is_struck() -> None:
    drawn = "6 7 8\n6 . h0030 .\n7 . @3333:2 .\n8 . h3000 ."
    game = flight(f"21-I-09 {NEXT}", (5, drawn), (9, "7\n7 @3333:2"), dice=[5, 2, 1, 1, 1, 1])
    told = story(game)
    assert [(rolled.by, rolled.dice) for rolled in of(events.Rolled, told)] == [(1, (5, 2)), (1, (1, 1)), (1, (1, 1))]
    assert [(hit.seat, hit.square) for hit in of(events.Destroyed, told)] == [(1, at(game, 7, 7)), (0, at(game, 6, 7))]


@pytest.mark.rule("GT-HIT-03")
def test_a_line_without_components_is_a_miss() -> None:
    game = flight(f"21-I-11 {NEXT}", (5, "7\n7 @3333:2"), dice=[1, 1, 6, 6, 4, 4])
    assert len(of(events.Missed, story(game))) == 3
    assert not game.truckers[0].lost


@pytest.mark.rule("GT-HIT-04")
def test_a_small_asteroid_bounces_off_a_smooth_side_for_nothing() -> None:
    drawn = "7 8\n6 h0030 .\n7 @3333:2 s0032^\n8 b3000:2 ."
    game = flight(f"21-I-10 {NEXT}", (5, drawn), dice=[3, 4, 1, 1, 1, 1, 1, 1, 1, 1])
    assert of(events.Bounced, story(game)) == [events.Bounced(0, at(game, 6, 7))]
    assert game.truckers[0].aboard[at(game, 8, 7)] == 2


@pytest.mark.rule("GT-HIT-05", "GT-HIT-16", "GT-PART-BATTERY")
def test_a_shield_costs_a_cell_for_each_small_asteroid_and_may_be_left_down() -> None:
    drawn = "7 8\n7 @3333:2 s0013^\n8 b3000:2 ."
    game = flight(f"21-I-10 {NEXT}", (5, drawn), dice=[3, 4, 3, 4, 1, 1, 1, 1, 1, 1])
    battery = at(game, 8, 7)
    assert game.asks[0].choices(game) == [Shield(battery), TakeHit()]
    assert refusal(game, 0, Shield(at(game, 7, 7))) == NoEnergy("GT-HIT-16", at(game, 7, 7))
    story(game, (0, Shield(battery)))
    assert (game.truckers[0].aboard[battery], game.bank[4]) == (1, 39)
    story(game, (0, TakeHit()))
    assert game.truckers[0].cells[at(game, 7, 7)] == -1
    assert isinstance(game.asks[0], KeepPart)


def test_a_shield_that_faces_elsewhere_is_not_offered() -> None:
    drawn = "7 8\n7 @3333:2 s1300v\n8 b3000:2 ."
    game = flight(f"21-I-10 {NEXT}", (5, drawn), dice=[3, 4, 1, 1, 1, 1, 1, 1, 1, 1])
    assert game.truckers[0].cells[at(game, 7, 7)] == -1


@pytest.mark.rule("GT-HIT-06", "GT-HIT-07")
def test_a_large_asteroid_from_the_front_is_shot_only_from_its_own_column() -> None:
    drawn = "6 7 8\n6 . . g0032^\n7 s2121< @3333:2 c3010:2\n8 . b3000:2 ."
    own = flight(f"21-I-09 {NEXT}", (5, drawn), dice=[4, 4, 1, 1, 1, 1])
    assert own.asks[0].choices(own) == [Shoot(-1), TakeHit()]
    assert refusal(own, 0, Shield(at(own, 8, 7))) == NotOffered("GT-HIT-06")
    story(own, (0, Shoot(-1)))
    assert not own.truckers[0].lost
    beside = flight(f"21-I-09 {NEXT}", (5, drawn), dice=[3, 4, 1, 1, 1, 1])
    assert beside.truckers[0].cells[at(beside, 7, 7)] == -1


@pytest.mark.rule("GT-PART-DCANNON")
def test_a_double_cannon_needs_a_cell_to_shoot_an_asteroid() -> None:
    drawn = "7 8\n6 G0020^ .\n7 @3333:2 .\n8 {} ."
    fed = flight(f"21-I-09 {NEXT}", (5, drawn.format("b3000:1")), dice=[3, 4, 1, 1, 1, 1])
    battery = at(fed, 8, 7)
    assert fed.asks[0].choices(fed) == [Shoot(battery), TakeHit()]
    story(fed, (0, Shoot(battery)))
    assert (fed.truckers[0].aboard[battery], fed.truckers[0].lost) == (0, ())
    empty = flight(f"21-I-09 {NEXT}", (5, drawn.format("b3000")), dice=[3, 4, 1, 1, 1, 1])
    assert len(empty.truckers[0].lost) == 1


@pytest.mark.rule("GT-HIT-09")
@pytest.mark.parametrize(("row", "shot"), [(6, True), (7, True), (8, True), (5, False)])
def test_a_large_asteroid_from_a_side_is_shot_from_its_row_or_the_next(row: int, shot: bool) -> None:
    drawn = "6 7\n5 h0030 .\n6 +3322 .\n7 g0200< @3333:2\n8 b0300 b3000"
    game = flight(f"21-II-09 {NEXT}", (5, drawn), dice=[1, 1, 1, 1, row - 1, 1, 1, 1, 1, 1])
    assert isinstance(game.asks[0], Defend) is shot
    assert (game.truckers[0].lost == ()) is shot


@pytest.mark.rule("GT-HIT-10", "GT-HIT-11", "GT-CARD-PIRATES-03")
def test_a_light_shot_is_stopped_by_a_shield_only_and_a_heavy_one_by_nothing() -> None:
    drawn = "6 7 8\n6 . g0020^ .\n7 s2121< @3333:2 .\n8 . b3000:2 ."
    game = flight(f"21-I-03 {NEXT}", (5, drawn), dice=[3, 4, 3, 3, 6, 6])
    assert game.asks[0].choices(game) == [Shield(at(game, 8, 7)), TakeHit()]
    told = story(game, (0, Shield(at(game, 8, 7))))
    assert [hit.square for hit in of(events.Destroyed, told)] == [at(game, 7, 6)]


@pytest.mark.rule("GT-HIT-12", "GT-GOODS-11", "GT-PART-STRUCT")
def test_a_destroyed_component_goes_to_the_discard_and_what_it_carries_to_the_bank() -> None:
    drawn = "7 8\n6 h0030:YB .\n7 @3333:2 +3322"
    game = flight(f"21-I-11 {NEXT}", (5, drawn), dice=[3, 4, 1, 1, 4, 4])
    assert len(game.truckers[0].lost) == 2
    assert game.cargo(0) == (0, 0, 0, 0)
    assert tuple(game.bank[:4]) == game.edition.stock[:4]


@pytest.mark.rule("GT-HIT-13", "GT-HIT-14", "GT-CARD-SABOTAGE-03")
def test_when_a_ship_breaks_its_owner_keeps_one_part_and_all_else_is_lost() -> None:
    drawn = "6 7 8 9\n7 c3101:2 @3333:2 +3322 c0322:1\n8 . . . h3000:B"
    full = "7 8\n7 @3333:2 c3201:2\n8 c3102:2 ."
    game = flight(f"21-III-04 {NEXT}", (5, drawn), (9, full), dice=[4, 4, 4, 3])
    assert [game.hull(0).cells[at(game, 7, 8)], sorted(game.asks)] == [-1, [0]]
    near, far = Keep(at(game, 7, 6)), Keep(at(game, 7, 9))
    assert game.asks[0].choices(game) == [near, far]
    assert refusal(game, 0, Keep(at(game, 7, 7))) == NotOffered("GT-HIT-14")
    told = story(game, (0, far))
    assert of(events.FellOff, told) == [events.FellOff(0, (at(game, 7, 6), at(game, 7, 7)))]
    assert (game.hull(0).squares, len(game.truckers[0].lost)) == ((at(game, 7, 9), at(game, 8, 9)), 3)
    assert (game.crew(0), game.cargo(0)) == (1, (0, 0, 0, 1))


@pytest.mark.rule("GT-CREW-13")
def test_an_alien_leaves_also_when_its_module_held_the_ship_together() -> None:
    drawn = "7 8 9 10\n7 @3333:2 c0203:P p0222 h0003:B"
    rival = (9, "7 8\n7 @3333:2 c3201:2\n8 c3102:2 .")
    game = flight(f"21-III-04 {NEXT}", (5, drawn), rival, dice=[4, 5, 4, 3])
    assert game.aliens(0) == (3,)
    told = story(game, (0, Keep(at(game, 7, 7))))
    assert of(events.AlienLeft, told) == [events.AlienLeft(0, at(game, 7, 8), 3)]
    assert (game.crew(0), len(game.truckers[0].lost)) == (2, 2)


@pytest.mark.rule("GT-HIT-15")
def test_every_component_lost_costs_a_credit_however_it_was_lost() -> None:
    game = flight("21-I-11", (5, "7 8 9\n7 @3333:2 +3322 c0322:2"), dice=[4, 4, 1, 1, 1, 1])
    told = story(game, (0, Keep(at(game, 7, 7))))
    assert of(events.PaidOut, told)[0].losses == -2


@pytest.mark.rule("GT-HIT-09")
@pytest.mark.parametrize(("column", "shot"), [(6, True), (7, True), (8, True), (9, False)])
def test_a_large_asteroid_from_the_rear_is_shot_from_its_column_or_the_next(column: int, shot: bool) -> None:
    drawn = "6 7 8 9\n7 h0300 @3333:2 +3322 b0003\n8 . g2000v . ."
    game = flight(f"21-III-11 {NEXT}", (5, drawn), dice=[1, 1] * 4 + [column - 3, 3, 1, 1])
    assert isinstance(game.asks[0], Defend) is shot
    assert (game.truckers[0].lost == ()) is shot


@pytest.mark.rule("GT-HIT-09")
@pytest.mark.parametrize(("row", "shot"), [(6, True), (7, True), (8, True), (5, False)])
def test_a_large_asteroid_from_the_right_is_shot_from_its_row_or_the_next(row: int, shot: bool) -> None:
    drawn = "7 8\n5 . h0030\n6 . +3322\n7 @3333:2 g0002>\n8 b3000 b0003"
    game = flight(f"21-II-11 {NEXT}", (5, drawn.replace("g0002>", "g3002>")), dice=[1, 1, 1, 1, row - 1, 1, 1, 1, 1, 1])
    assert isinstance(game.asks[0], Defend) is shot
    assert (game.truckers[0].lost == ()) is shot
