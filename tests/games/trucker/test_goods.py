"""Goods: loading, rearranging, throwing away, and having them taken."""

from __future__ import annotations

import pytest

from startable.engine import NotOffered
from startable.engine.game import proceed
from startable.games.trucker.boards import NOWHERE
from startable.games.trucker.choices import Accept, Decline, Land, Ready, Stow, Surrender, Unload
from startable.games.trucker.goods import GiveGoods, Load, LoseGoods
from startable.games.trucker.refusals import NoCube, NoHold, NothingToGive, OnlySpecial
from tests.games.trucker.positions import at, flight, refusal, story

NEXT = "21-II-06"
RED, YELLOW, GREEN, BLUE = range(4)
HOLDS = "6 7 8\n6 c3102:2 . .\n7 h3300:{} @3333:2 r3030{}\n8 . e1000v c3201:2"


def station(first: str = "B", second: str = "", place: int = 9) -> tuple[int, str]:
    """A ship with an ordinary hold of two and a special one of one, and six crew."""
    drawn = HOLDS.format(first, f":{second}" if second else "")
    return place, drawn.replace(": ", " ")


@pytest.mark.rule("GT-GOODS-01", "GT-GOODS-04", "GT-PART-SPECIAL")
def test_each_cube_takes_a_container_and_a_special_hold_takes_any_colour() -> None:
    game = flight(f"21-I-19 {NEXT}", station())  # offers yellow and green
    story(game, (0, Accept()))
    hold, special = at(game, 7, 6), at(game, 7, 8)
    assert game.truckers[0].dock == (0, 1, 1, 0)
    story(game, (0, Stow(YELLOW, hold)))
    assert refusal(game, 0, Stow(GREEN, hold)) == NoHold("GT-GOODS-01", hold)
    assert refusal(game, 0, Stow(YELLOW, special)) == NoCube("GT-GOODS-01", YELLOW)
    assert refusal(game, 0, Stow(GREEN, NOWHERE)) == NoHold("GT-GOODS-01", NOWHERE)
    story(game, (0, Stow(GREEN, special)), (0, Ready()))
    assert game.cargo(0) == (0, 1, 1, 1)


@pytest.mark.rule("GT-GOODS-03", "GT-PART-HOLD")
def test_red_goods_travel_in_special_holds_only() -> None:
    game = flight(f"21-I-20 {NEXT}", station())  # offers two red ones
    story(game, (0, Accept()))
    hold, special = at(game, 7, 6), at(game, 7, 8)
    assert refusal(game, 0, Stow(RED, hold)) == OnlySpecial("GT-GOODS-03", hold)
    assert game.asks[0].choices(game) == [Ready(), Stow(RED, special), Unload(BLUE, hold)]
    story(game, (0, Stow(RED, special)), (0, Ready()))
    assert (game.cargo(0), game.bank[RED]) == ((1, 0, 0, 1), 11)


@pytest.mark.rule("GT-GOODS-02", "GT-GOODS-05")
def test_while_loading_cubes_may_be_moved_or_thrown_away_and_only_then() -> None:
    game = flight(f"21-I-19 {NEXT}", station("YB", "G"))
    assert refusal(game, 0, Unload(BLUE, at(game, 7, 6))) == NotOffered("GT-CARD-ABSHIP-02")
    story(game, (0, Accept()))
    hold = at(game, 7, 6)
    assert refusal(game, 0, Unload(RED, hold)) == NoCube("GT-GOODS-05", RED)
    assert refusal(game, 0, Unload(BLUE, game.board.start)) == NoCube("GT-GOODS-05", BLUE)  # two astronauts, no cubes
    story(game, (0, Unload(BLUE, hold)), (0, Stow(YELLOW, hold)), (0, Ready()))
    assert (game.cargo(0), game.bank[BLUE]) == ((0, 2, 1, 0), 17)
    assert game.truckers[0].dock == (0, 0, 0, 0)


@pytest.mark.rule("GT-GOODS-13")
def test_offered_goods_may_be_left_though_there_is_room() -> None:
    game = flight(f"21-I-19 {NEXT}", station(""))
    story(game, (0, Accept()), (0, Ready()))
    assert game.cargo(0) == (0, 0, 0, 0)
    assert tuple(game.bank[:4]) == game.edition.stock[:4]
    assert game.truckers[0].place == 8


def test_by_default_what_has_room_is_loaded() -> None:
    game = flight(f"21-I-19 {NEXT}", station())
    story(game, (0, Accept()))
    while isinstance(ask := game.asks[0], Load):
        story(game, (0, ask.default(game)))
    assert game.cargo(0) == (0, 1, 1, 1)


@pytest.mark.rule("GT-GOODS-10")
def test_in_a_shortage_the_foremost_load_first_and_the_days_are_lost_all_the_same() -> None:
    game = flight(f"21-I-15 {NEXT}", station("", place=9), (5, "7 8\n7 @3333:2 h0003\n8 e2000v ."))
    game.bank[GREEN] = 2  # the first planet offers two green cubes, the third three blue ones
    game.bank[BLUE] = 0
    story(game, (0, Land(0)), (1, Land(2)), (0, Stow(GREEN, at(game, 7, 6))), (0, Ready()))
    assert game.cargo(1) == (0, 0, 0, 0)
    assert (game.truckers[0].place, game.truckers[1].place) == (8, 4)
    assert game.bank[GREEN] == 1


@pytest.mark.rule("GT-GOODS-06")
def test_the_most_valuable_goods_go_first_and_between_equals_the_owner_chooses() -> None:
    game = flight(f"21-I-19 {NEXT}", station("YB", "R"))
    story(game, (0, Decline()))
    game.asks.clear()
    game.agendas.clear()
    game.then(LoseGoods(0, 2))
    proceed(game)
    assert game.cargo(0) == (0, 0, 0, 1)
    twins = flight(f"21-I-19 {NEXT}", station("YB", "Y"))
    twins.asks.clear()
    twins.agendas.clear()
    twins.then(LoseGoods(0, 1))
    proceed(twins)
    hold, special = at(twins, 7, 6), at(twins, 7, 8)
    assert isinstance(twins.asks[0], GiveGoods)
    assert twins.asks[0].choices(twins) == [Surrender(hold), Surrender(special)]
    assert refusal(twins, 0, Surrender(at(twins, 7, 7))) == NothingToGive("GT-GOODS-06", at(twins, 7, 7))
    assert refusal(twins, 0, Ready()) == NotOffered("GT-GOODS-06")
    story(twins, (0, Surrender(special)))
    assert (twins.cargo(0), twins.truckers[0].aboard[special]) == ((0, 1, 0, 1), 0)


@pytest.mark.rule("GT-GOODS-07", "GT-CARD-SMUGGLERS-04")
def test_missing_goods_are_made_up_with_energy_from_batteries_of_ones_choice() -> None:
    drawn = "6 7 8\n7 b3001:2 @3333:2 h0003:B\n8 . e1000v b3000:1"
    game = flight(f"21-I-02 {NEXT}", (9, drawn))
    left, right = at(game, 7, 6), at(game, 8, 8)
    assert game.cargo(0) == (0, 0, 0, 0)
    assert game.asks[0].choices(game) == [Surrender(left), Surrender(right)]
    story(game, (0, Surrender(right)))
    assert [game.truckers[0].aboard[square] for square in (left, right)] == [2, 0]


@pytest.mark.rule("GT-GOODS-08")
def test_when_goods_and_energy_are_gone_the_demand_lapses() -> None:
    game = flight(f"21-II-02 {NEXT}", (9, "7 8\n7 @3333:2 b3001:1\n8 e1000v ."))
    assert game.charged(0) == []
    assert game.crew(0) == 2


def test_a_colour_that_does_not_exist_is_refused() -> None:
    game = flight(f"21-I-13 {NEXT}", station())
    story(game, (0, Land(1)))
    hold = at(game, 7, 6)
    for colour in (-1, 4, 99):
        assert refusal(game, 0, Stow(colour, hold)) == NoCube("GT-GOODS-01", colour)
