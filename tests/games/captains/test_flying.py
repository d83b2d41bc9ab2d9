"""Moves, jumps, stations, reservation."""

import pytest

from startable.games.captains.choices import Activate, Assign, DoMission, Go, Invoke, Mend, Pass, Resolve, Skip, Stop
from startable.games.captains.events import Flew
from tests.games.captains.positions import (
    BLUE,
    BRIDGE,
    CADET,
    GREEN_LOOT,
    MAP,
    RED,
    SLOT,
    YELLOW,
    asked,
    at,
    do,
    kinds,
    me,
    mission,
    offered,
    place,
    question,
    road,
    rule_against,
)

FOLD = "0 slots: fold_engine - - - - -"  # jump, then a medal


@pytest.mark.rule("SC-MOVE-01")
def test_a_move_follows_one_road() -> None:
    game = at("0 place: plurk")
    do(game, Activate(BRIDGE, RED))
    assert {choice.place for choice in offered(game, Go)} == {
        place(game, name) for name in ("farpasture", "thimble", "tepid")
    }
    assert rule_against(game, Go(place(game, "home"))) == "SC-MOVE-01"
    assert rule_against(game, Go(-5)) == "SC-MOVE-01"


@pytest.mark.rule("SC-EFFECT-MOVE-1")
@pytest.mark.parametrize("moves", [0, 1])
def test_a_single_move_is_none_or_one(moves: int) -> None:
    game = at("0 slots: autopilot - - - - -\n0 ready: red")
    do(game, Invoke(0), *[Go(place(game, "tepid"))][:moves], *[Stop()][moves:])
    assert me(game).place == place(game, ("home", "tepid")[moves])
    assert question(game) == "TakeTurn"


@pytest.mark.rule("SC-MOVE-03", "SC-PIRATE-01")
def test_a_pirate_shoots_every_time_and_stays() -> None:
    game = at("roads: home-tepid=green.loot\n0 damage: 0")
    do(game, Activate(BRIDGE, RED), Go(place(game, "tepid")), Go(place(game, "home")))
    assert me(game).damage == 2
    assert game.roads[road(game, "home", "tepid")] == GREEN_LOOT


@pytest.mark.rule("SC-MOVE-04")
def test_one_may_stop_where_nothing_is() -> None:
    game = at("0 place: kettledrum")
    before = (me(game).damage, me(game).medals, list(game.spots))
    told = do(game, Activate(BRIDGE, RED), Go(place(game, "lullaby")), Stop())
    assert (me(game).damage, me(game).medals, list(game.spots)) == before
    assert kinds(told) == ["Activated", "Flew", "TurnBegan"]
    assert told[1] == Flew(0, place(game, "kettledrum"), place(game, "lullaby"), False)


@pytest.mark.rule("SC-MOVE-05")
def test_arriving_at_a_mission_does_not_carry_it_out() -> None:
    game = at("0 place: tepid")
    do(game, Activate(BRIDGE, RED), Go(place(game, "plurk")), Stop())
    assert game.spots[place(game, "plurk")] == mission(game, "airlock_cat")
    assert asked(game) == 1


@pytest.mark.rule("SC-JUMP-01", "SC-EFFECT-JUMP")
def test_a_jump_leads_anywhere_else() -> None:
    game = at(FOLD)
    do(game, Activate(SLOT, RED))
    assert {choice.place for choice in offered(game, Go)} == set(range(1, 14))
    assert rule_against(game, Go(0)) == "SC-JUMP-01"
    do(game, Stop())
    assert (me(game).place, me(game).medals) == (0, 2)


@pytest.mark.rule("SC-JUMP-02")
def test_a_jump_meets_no_pirates() -> None:
    game = at(
        FOLD + "\nroads: home-tepid=green.loot home-twelvebells=green.loot home-verdigris=green.loot "
        "plurk-tepid=green.loot thimble-plurk=green.loot plurk-farpasture=green.loot"
    )
    told = do(game, Activate(SLOT, RED), Go(place(game, "plurk")))
    assert Flew(0, 0, place(game, "plurk"), True) in told
    assert (me(game).damage, me(game).place) == (3, place(game, "plurk"))


@pytest.mark.rule("SC-JUMP-03")
def test_a_jump_reserves_and_docks_like_a_move() -> None:
    game = at(FOLD + "\nstock: home@2 zinca nian")
    do(game, Activate(SLOT, RED), Go(place(game, "plurk")))
    assert game.holders[place(game, "plurk")] == 0
    game = at(FOLD + "\nstock: home@2 zinca nian")
    do(game, Activate(SLOT, RED), Go(place(game, "tepid")))
    assert me(game).ready[7] == 1
    assert game.stock == (2, 2, 0)


# Stations


@pytest.mark.rule("SC-STATION-01", "SC-STATION-03")
def test_a_station_tile_is_used_once_a_round_by_ending_a_turn_there() -> None:
    game = at("stock: home@2 zinca nian\n0 place: lullaby\n1 place: lullaby\nartifacts: 1 1 0\n0 damage: 2")
    do(game, Activate(BRIDGE, RED), Go(place(game, "teapot")), Stop())
    assert question(game) == "Mending"  # repair first, then the artifact
    assert sum(me(game).artifacts) == 0
    do(game, Mend(-1))
    assert me(game).damage == 1
    assert sum(me(game).artifacts) == 1
    assert game.stock == (2, 0, 2)
    do(game, Activate(BRIDGE, RED), Go(place(game, "teapot")), Stop())
    assert game.captains[1].artifacts == [0, 0, 0]
    assert question(game) == "TakeTurn"


@pytest.mark.rule("SC-STATION-02")
def test_flying_through_a_station_gives_nothing() -> None:
    game = at("stock: home@2 zinca nian")
    do(game, Activate(BRIDGE, RED), Go(place(game, "tepid")), Go(place(game, "plurk")))
    assert game.stock == (2, 0, 0)
    assert me(game).ready[7] == 0


@pytest.mark.rule("SC-STATION-04")
def test_a_station_without_its_tile_gives_nothing() -> None:
    game = at("stock: home@2 zinca@2 nian@2")
    do(game, Activate(BRIDGE, RED), Go(place(game, "tepid")), Stop())
    assert me(game).ready[7] == 0
    assert game.stock == (2, 2, 2)
    assert asked(game) == 1


@pytest.mark.rule("SC-STATION-05", "SC-STATION-06")
def test_tiles_return_to_stations_that_no_ship_occupies() -> None:
    game = at("turn: round 1 first 0 now 0\n1 flags: passed\n1 place: tepid\nstock: home@2 zinca@2 nian@2")
    do(game, Pass())
    assert game.stock == (3, 3, 0)
    game = at(
        "turn: round 1 first 0 now 0\n1 flags: passed\n0 place: plurk\n1 place: plurk\nstock: home@2 zinca@2 nian@3"
    )
    do(game, Pass())
    assert game.stock == (0, 0, 3)


@pytest.mark.rule("SC-STATION-05")
def test_after_the_last_round_a_tile_never_returns() -> None:
    game = at(
        "turn: round 3 first 0 now 0\n1 flags: passed\n1 place: tepid\nstock: home@2 zinca@4 nian@4\n0 place: plurk"
    )
    do(game, Pass())
    assert game.stock == (2, 99, 0)
    game = at("turn: round 4 first 0 now 0\nstock: home zinca nian")
    do(game, Activate(BRIDGE, RED), Go(place(game, "tepid")), Stop())
    assert game.stock == (0, 99, 0)


@pytest.mark.rule("SC-OURS-21")
def test_a_ship_that_never_moved_uses_a_tile_too() -> None:
    game = at("0 place: tepid\nstock: home@2 zinca nian")
    do(game, Pass())
    assert me(game).ready[7] == 1


# Reservation


@pytest.mark.rule("SC-RESERVE-01", "SC-RESERVE-03", "SC-RESERVE-04")
def test_the_first_to_arrive_holds_the_planet() -> None:
    game = at("0 place: tepid\n1 place: tepid")
    do(game, Activate(BRIDGE, RED), Go(place(game, "plurk")), Stop())
    assert game.holders[place(game, "plurk")] == 0
    do(game, Activate(BRIDGE, RED), Go(place(game, "plurk")), Stop())
    assert game.captains[1].place == place(game, "plurk")
    assert game.holders[place(game, "plurk")] == 0
    do(game, Pass())
    assert rule_against(game, DoMission()) == "SC-RESERVE-04"


@pytest.mark.rule("SC-RESERVE-02", "SC-COUNTDOWN-03")
def test_waiting_where_the_next_mission_appears_reserves_it() -> None:
    game = at("0 place: lullaby\n1 place: plurk\n1 ready: cadet cadet\nturn: round 1 first 0 now 1")
    do(game, DoMission(), Assign(CADET), Assign(CADET))
    assert game.spots[place(game, "lullaby")] == mission(game, "lost_luggage")
    assert game.holders[place(game, "lullaby")] == 0
    assert rule_against(game, DoMission()) is None


@pytest.mark.rule("SC-RESERVE-05", "SC-RESERVE-06")
def test_of_two_who_came_later_neither_holds_the_planet_and_either_may_serve_it() -> None:
    text = f"""players: 3
        {MAP}
        0 place: plurk
        1 place: plurk
        2 place: plurk
        holders: plurk=0"""
    game = at(text)
    do(game, Activate(BRIDGE, RED), Go(place(game, "tepid")), Stop())
    assert game.holders[place(game, "plurk")] == -1
    assert rule_against(game, DoMission()) is None
    do(game, Pass())
    assert asked(game) == 2
    assert rule_against(game, DoMission()) is None
    do(game, DoMission(), Assign(YELLOW), Assign(RED))
    assert mission(game, "airlock_cat") not in game.spots


@pytest.mark.rule("SC-OURS-02")
def test_whoever_stays_alone_holds_the_planet() -> None:
    game = at("0 place: plurk\n1 place: plurk\nholders: plurk=0")
    do(game, Activate(BRIDGE, RED), Go(place(game, "tepid")), Stop())
    assert game.holders[place(game, "plurk")] == 1
    game = at("players: 3\n0 place: plurk\n1 place: plurk\n2 place: home\nholders:")
    do(game, Activate(BRIDGE, RED), Go(place(game, "tepid")), Stop())
    assert game.holders[place(game, "plurk")] == 1


def test_a_third_ship_at_an_unreserved_planet_reserves_nothing() -> None:
    game = at("players: 3\n0 place: tepid\n1 place: plurk\n2 place: plurk\nholders:")
    do(game, Activate(BRIDGE, RED), Go(place(game, "plurk")), Stop())
    assert game.holders[place(game, "plurk")] == -1


@pytest.mark.rule("SC-OURS-02")
def test_stations_are_not_reserved() -> None:
    game = at("stock: home@2 zinca@2 nian@2")
    do(game, Activate(BRIDGE, RED), Go(place(game, "tepid")), Stop())
    assert game.holders[place(game, "tepid")] == -1
    game = at("0 place: tepid\n1 place: tepid")
    do(game, Activate(BRIDGE, RED), Go(place(game, "plurk")), Stop())
    assert game.holders[place(game, "tepid")] == -1


def test_a_mission_that_flies_the_ship_away_still_ends_where_it_was() -> None:
    game = at("0 place: plurk\n0 ready: red blue")
    do(game, DoMission(), Assign(RED), Assign(BLUE), Resolve(), Go(place(game, "tepid")), Skip())
    assert game.spots[place(game, "plurk")] == 2004
    assert game.spots[place(game, "lullaby")] == mission(game, "lost_luggage")
