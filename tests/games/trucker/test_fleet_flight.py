"""Fleets in flight: each ship for itself or all together, ships that give up one by one, and arriving."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from startable.engine import NotOffered, view
from startable.games.trucker import events
from startable.games.trucker.attacks import FREE, Defend
from startable.games.trucker.choices import (
    Accept,
    Activate,
    FlyOn,
    GiveUp,
    Keep,
    Land,
    Ready,
    Shield,
    Shoot,
    Stow,
    Surrender,
    TakeHit,
    Unload,
    Withdraw,
)
from startable.games.trucker.crew import GiveCrew
from startable.games.trucker.ending import arrivals, beauty, bill, sale
from startable.games.trucker.goods import GiveGoods, Load
from startable.games.trucker.insurance import limit
from startable.games.trucker.losses import KeepPart
from startable.games.trucker.power import Powering, cannon_power, engine_power
from startable.games.trucker.setup import pieces
from startable.games.trucker.table import Trucking
from startable.games.trucker.view import Sight
from tests.games.trucker.positions import at, flight, landing, of, refusal, story

NEXT = "07-II-06"
OPEN_SPACE, STARDUST, SMUGGLERS, SLAVERS, ASTEROIDS = "07-I-05", "07-I-04", "07-I-02", "07-I-01", "07-I-11"
SINGLE = "5\n5 @3333:2"
PAIR = "5 9\n5 @3333:2 .\n9 . c2121:2"  # front left and rear right


def fleet(
    deck: str, *ships: tuple[int, str], dice: Iterable[int] = (), bridges: str = "", after: str = NEXT
) -> Trucking:
    return flight(f"{deck} {after}", *ships, dice=dice, level="IVC", edition="2007", bridges=bridges)


def between(*ships: tuple[str, str], deck: str = NEXT, bridges: str = "") -> Trucking:
    """Before a card; for each seat its words and its drawn fleet."""
    return landing("IVC", *ships, options=f"rounds=III ship=IVC\nbridges {bridges}", deck=deck)


# Power


@pytest.mark.rule("GT-FLEET-21")
def test_energy_feeds_its_own_ship_only() -> None:
    drawn = "5 9\n5 @3333:2 .\n6 B2000:3 .\n8 . E2000v\n9 . c2121:2"
    game = fleet(OPEN_SPACE, (9, drawn))
    assert not of(events.Fed, game.told)
    both = fleet(OPEN_SPACE, (9, drawn.replace("9 . c2121:2", "9 b3000:1 c2121:2")), after=STARDUST)
    assert engine_power(both, 0, 0) == 0
    near = "5 6 9 10\n5 @3333:2 E0303v . .\n6 B2000:3 . . .\n8 . . E2000v .\n9 . . c2121:2 B1100:1"
    game = fleet(OPEN_SPACE, (9, near))
    assert isinstance(game.asks[0], Powering)
    front, rear = (at(game, 5, 6), at(game, 6, 5)), (at(game, 8, 9), at(game, 9, 10))
    assert game.asks[0].choices(game) == [Ready(), Activate(*front), Activate(*rear)]
    assert refusal(game, 0, Activate(front[0], rear[1])).rule == "GT-FLEET-21"
    assert refusal(game, 0, Activate(rear[0], front[1])).rule == "GT-FLEET-21"
    assert refusal(game, 0, Activate(front[0], front[0])).rule == "GT-PART-BATTERY"
    told = story(game, (0, Activate(*front)), (0, Activate(*rear)))
    assert [event.power for event in of(events.Declared, told)] == [2]
    assert (game.truckers[0].aboard[front[1]], game.truckers[0].aboard[rear[1]]) == (2, 0)


@pytest.mark.rule("GT-FLEET-22")
def test_engines_count_as_those_of_the_slowest_ship() -> None:
    three = "4 5 6 9 10\n5 . @3333:2 . . .\n6 e1000v e2000v e1000v . .\n9 . . . c2121:2 ."
    five = three.replace("9 . . . c2121:2 .", "8 . . . e0003v e0003v\n9 . . . c2121:{crew} e0300v")
    game = between(("at 9", five.format(crew=2)))
    assert engine_power(game, 0, 0) == 3
    game = between(("at 9", five.format(crew="B")))
    assert engine_power(game, 0, 0) == 3  # the brown alien works where it is not needed
    slow = five.replace("8 . . . e0003v e0003v", "8 . . . . .").format(crew="B")
    assert engine_power(between(("at 9", slow)), 0, 0) == 3  # one engine, and two for the alien
    none = five.replace("8 . . . e0003v e0003v", "8 . . . . .").replace("e0300v", ".").format(crew="B")
    assert engine_power(between(("at 9", none)), 0, 0) == 0  # nothing to push


@pytest.mark.rule("GT-FLEET-20")
def test_joined_to_one_ship_all_engines_count() -> None:
    drawn = "5 6 9 10\n5 @3333:2 . . .\n6 e1000v e2000v . .\n8 . . e0003v .\n9 . . c2121:2 ."
    assert engine_power(between(("at 9", drawn), bridges="2 2"), 0, 0) == 3
    assert engine_power(between(("at 9", drawn), bridges="2 4"), 0, 0) == 1


@pytest.mark.rule("GT-FLEET-23", "GT-FLEET-42")
def test_into_open_space_a_ship_without_power_does_not_follow() -> None:
    drawn = "5 6 8 9\n5 @3333:2 . . .\n6 e1000v e2000v c3020:2 h3000:RY\n8 . . . e0003v\n9 . . . c2121:2"
    game = fleet(OPEN_SPACE, (9, drawn.replace("h3000:RY", "r3030:R")))
    told = game.told
    assert [event.power for event in of(events.Declared, told)] == [0, 1]
    (left,) = of(events.ShipLeft, told)
    assert (left.seat, left.rule, left.squares) == (0, "GT-FLEET-23", (at(game, 6, 8), at(game, 6, 9)))
    assert [event.days for event in of(events.Moved, told)] == [1]
    me = game.truckers[0]
    assert (me.stored, me.lost, me.flying, me.place) == ((1, 0, 0, 0), (), True, 10)
    assert pieces(game) == pieces(fleet(OPEN_SPACE, (9, drawn.replace("h3000:RY", "r3030:R"))))


@pytest.mark.rule("GT-FLEET-23")
def test_a_fleet_without_any_power_leaves_after_the_card() -> None:
    game = fleet(OPEN_SPACE, (9, PAIR), (5, "5\n5 @3333:2\n6 e1000v"))
    assert not of(events.ShipLeft, game.told)
    assert of(events.LeftFlight, game.told) == [events.LeftFlight(0, "GT-GIVEUP-03")]


@pytest.mark.rule("GT-FLEET-24")
def test_cannons_of_all_ships_are_added_and_a_purple_alien_helps_its_own() -> None:
    drawn = "4 5 9\n4 . . .\n5 g0020^ @3333:2 .\n6 g0010^ . .\n9 . . c2121:{crew}"
    game = between(("at 9", drawn.format(crew="P")))
    assert cannon_power(game, 0, 0) == 4  # in halves: two cannons; the alien has none
    helped = drawn.replace("9 . . c2121:{crew}", "6 c3020:P . .").replace("6 g0010^ . .\n", "")
    assert cannon_power(between(("at 9", helped)), 0, 0) == 6
    armed = drawn.replace("9 . .", "8 . . g0021^\n9 . .").format(crew="P")
    assert cannon_power(between(("at 9", armed)), 0, 0) == 10


# Crew and goods


@pytest.mark.rule("GT-FLEET-25")
def test_crews_are_counted_together() -> None:
    drawn = "4 5 9 10\n5 c3020:1 @3333:2 . .\n9 . . c2121:2 c2121:1"
    assert fleet("07-I-19", (9, drawn)).card >= 0  # six: the station wants five, and one more in class IV
    assert fleet("07-I-20", (9, drawn)).card < 0


@pytest.mark.rule("GT-FLEET-29")
def test_who_is_lost_may_come_from_any_ship() -> None:
    game = fleet(SLAVERS, (9, "4 5 9\n5 c3020:2 @3333:2 .\n9 . . c2121:2"))
    assert isinstance(game.asks[0], GiveCrew)
    squares = [at(game, 5, 4), at(game, 5, 5), at(game, 9, 9)]
    assert game.asks[0].choices(game) == [Surrender(square) for square in squares]
    goods = fleet(SMUGGLERS, (9, "5 6 9 10\n5 @3333:2 h0003:Y . .\n9 . . c2121:2 h0003:YY"))
    assert isinstance(goods.asks[0], GiveGoods)
    assert goods.asks[0].choices(goods) == [Surrender(at(goods, 5, 6)), Surrender(at(goods, 9, 10))]
    cells = fleet(SMUGGLERS, (9, "5 6 9 10\n5 @3333:2 b3000:2 . .\n9 . . c2121:2 B2000:3"))
    assert cells.asks[0].choices(cells) == [Surrender(at(cells, 5, 6)), Surrender(at(cells, 9, 10))]


@pytest.mark.rule("GT-FLEET-26")
def test_goods_are_rearranged_among_all_ships() -> None:
    game = fleet("07-I-15", (9, "5 6 9 10\n5 @3333:2 h0003:B . .\n9 . . c2121:2 h0003"))
    story(game, (0, Land(1)), (0, Ready()))
    assert isinstance(game.asks[0], Load)
    front, rear = at(game, 5, 6), at(game, 9, 10)
    story(game, (0, Unload(3, front)), (0, Stow(3, rear)), (0, Stow(1, rear)), (0, Ready()))
    assert (game.truckers[0].aboard[front], game.cargo(0)) == (0, (0, 1, 0, 1))


# Attacks


@pytest.mark.rule("GT-FLEET-30")
def test_an_attack_strikes_the_first_component_of_the_whole_fleet_only() -> None:
    drawn = "5 6 9 10\n5 @3333:2 c2121:2 . .\n8 . h0003 . .\n9 . c3020:2 c2121:2 ."
    game = fleet(ASTEROIDS, (9, drawn), dice=(2, 4, 1, 1, 1, 1, 1, 1))
    (struck,) = of(events.Destroyed, game.told)
    assert struck.square == at(game, 5, 6)
    assert game.truckers[0].cells[at(game, 8, 6)] >= 0


@pytest.mark.rule("GT-FLEET-31")
def test_any_cannon_of_the_fleet_shoots_a_double_one_with_energy_of_its_own_ship() -> None:
    drawn = "5 6\n5 @3333:2 c2121:2\n6 B2000:3 .\n8 . {gun}\n9 . c3020:2\n10 . {battery}"
    free = fleet(ASTEROIDS, (9, drawn.format(gun="g0020^", battery=".")), dice=(2, 4))
    assert isinstance(free.asks[0], Defend)
    assert free.asks[0].choices(free) == [Shoot(FREE), TakeHit()]
    assert refusal(free, 0, Shoot(at(free, 6, 5))).rule == "GT-HIT-16"
    fed = fleet(ASTEROIDS, (9, drawn.format(gun="G0020^", battery="b3000:1")), dice=(2, 4))
    assert fed.asks[0].choices(fed) == [Shoot(at(fed, 10, 6)), TakeHit()]
    assert refusal(fed, 0, Shoot(at(fed, 6, 5))).rule == "GT-FLEET-21"
    unfed = fleet(ASTEROIDS, (9, drawn.format(gun="G0020^", battery=".")), dice=(2, 4, 1, 1, 1, 1, 1, 1))
    assert len(of(events.Destroyed, unfed.told)) == 1


@pytest.mark.rule("GT-FLEET-32")
def test_a_shield_covers_its_own_ship() -> None:
    drawn = "5 6 9 10\n5 @3333:2 {front} . .\n6 {battery} . . .\n9 . . c2121:2 {rear}"
    other = drawn.format(front="h0003", battery="B2000:3", rear="s2121^")
    game = fleet("07-I-10", (9, other), dice=(2, 3, 1, 1, 1, 1, 1, 1, 1, 1))
    assert of(events.Destroyed, game.told)[0].square == at(game, 5, 5)
    own = drawn.format(front="s2121^", battery="B2000:3", rear="b3000:2")
    game = fleet("07-I-10", (9, own), dice=(2, 3))
    assert isinstance(game.asks[0], Defend)
    assert game.asks[0].choices(game) == [Shield(at(game, 6, 5)), TakeHit()]
    assert refusal(game, 0, Shield(at(game, 9, 10))).rule == "GT-FLEET-21"
    assert refusal(game, 0, Shoot(at(game, 6, 5))) == NotOffered("GT-HIT-16")


@pytest.mark.rule("GT-FLEET-11")
def test_a_ship_that_breaks_keeps_one_part_and_the_others_are_untouched() -> None:
    drawn = "4 5 6 9\n5 c2121:2 @3333:2 c2121:2 .\n9 . . . c3020:2"
    game = fleet(ASTEROIDS, (9, drawn), dice=(2, 3))
    assert isinstance(game.asks[0], KeepPart)
    assert game.asks[0].choices(game) == [Keep(at(game, 5, 4)), Keep(at(game, 5, 6))]
    game.chance.faces += [1, 1] * 3  # type: ignore[attr-defined]
    story(game, (0, Keep(at(game, 5, 6))))
    assert [ship.squares for ship in game.hull(0).fleet] == [(at(game, 5, 6),), (at(game, 9, 9),)]


# Giving up


@pytest.mark.rule("GT-FLEET-39", "GT-FLEET-45")
def test_one_ship_may_leave_before_a_card_and_the_marker_stays() -> None:
    game = between(("at 9", PAIR), ("at 5", SINGLE))
    front, rear = Withdraw(at(game, 5, 5)), Withdraw(at(game, 9, 9))
    assert game.asks[0].choices(game) == [FlyOn(), GiveUp(), front, rear]
    assert refusal(game, 0, Withdraw(at(game, 6, 5))).rule == "GT-FLEET-39"
    told = story(game, (0, front))
    assert of(events.ShipLeft, told) == [events.ShipLeft(0, (at(game, 5, 5),), "GT-FLEET-39")]
    assert (game.truckers[0].flying, game.truckers[0].place) == (True, 9)
    assert game.asks[0].choices(game) == [FlyOn(), GiveUp()]  # the last one is given up as any other ship
    assert refusal(game, 0, rear).rule == "GT-FLEET-39"
    story(game, (0, GiveUp()))
    assert (game.truckers[0].flying, game.truckers[0].left_by) == (False, "GT-GIVEUP-08")
    assert game.order() == [1]


@pytest.mark.rule("GT-FLEET-40")
def test_a_ship_that_loses_its_last_human_leaves_after_the_card() -> None:
    game = fleet(SLAVERS, (9, "5 8 9\n5 @3333:2 . .\n6 . c3020:1 .\n9 . . c2121:2"), (5, SINGLE))
    crewless = at(game, 6, 8)
    told = story(game, (0, Surrender(crewless)), *[(0, Surrender(at(game, 5, 5)))] * 2)
    taken = [event.square for event in of(events.CrewLost, told) if event.seat == 0]
    assert taken == [crewless, at(game, 5, 5), at(game, 5, 5), at(game, 9, 9)]
    assert [event.squares for event in of(events.ShipLeft, told)] == [(at(game, 5, 5),), (crewless,)]
    assert {event.rule for event in of(events.ShipLeft, told)} == {"GT-FLEET-40"}
    assert game.truckers[0].flying
    assert told.index(of(events.ShipLeft, told)[0]) > told.index(of(events.CrewLost, told)[-1])


@pytest.mark.rule("GT-FLEET-40")
def test_a_fleet_without_humans_leaves_altogether() -> None:
    game = fleet(SLAVERS, (9, "5 9\n5 @3333:1 .\n9 . c2121:1"))
    told = story(game, (0, Surrender(at(game, 5, 5))))
    assert of(events.LeftFlight, told) == [events.LeftFlight(0, "GT-GIVEUP-01")]
    assert not of(events.ShipLeft, told)


@pytest.mark.rule("GT-FLEET-41", "GT-FLEET-45")
def test_who_is_lapped_gives_up_with_all_ships() -> None:
    game = fleet(STARDUST, (60, SINGLE), (5, PAIR))
    assert of(events.LeftFlight, game.told) == [events.LeftFlight(1, "GT-GIVEUP-05")]
    assert not of(events.ShipLeft, game.told)
    assert not game.truckers[1].flying


@pytest.mark.rule("GT-FLEET-42")
def test_goods_of_a_ship_that_gave_up_sell_at_half_and_its_components_cost_nothing() -> None:
    drawn = "5 6 9 10\n5 @3333:2 R0100:RB . .\n9 . . c2121:2 h0003:G"
    game = between(("at 9", drawn))
    before = pieces(game)
    story(game, (0, Withdraw(at(game, 5, 5))))
    me = game.truckers[0]
    assert (me.stored, me.lost, bill(game, 0)) == ((1, 0, 0, 1), (), 0)
    assert pieces(game) == before
    assert sale(game, 0, arrived=True) == 2 + 3  # green, and half of five
    assert sale(game, 0, arrived=False) == 4  # half of seven


@pytest.mark.rule("GT-FLEET-49")
def test_what_several_ships_left_is_halved_together() -> None:
    drawn = "5 6 8 9 10\n5 @3333:2 h0003:B . . .\n6 . . c3020:2 h0003:B .\n9 . . . c2121:2 ."
    game = between(("at 9", drawn))
    story(game, (0, Withdraw(at(game, 5, 5))), (0, Withdraw(at(game, 6, 8))))
    assert (game.truckers[0].stored, sale(game, 0, arrived=True)) == ((0, 0, 0, 2), 1)


# Arriving, and what losses cost


@pytest.mark.rule("GT-FLEET-43")
def test_more_ships_arrive_before_fewer_and_the_track_decides_between_equals() -> None:
    game = between(("at 9", SINGLE), ("at 5", PAIR), ("at 7", "5 9\n5 @3333:2 .\n9 . c3020:2"), deck="")
    arrived = of(events.Arrived, game.told)
    assert arrived == [events.Arrived((2, 1, 0))]
    assert {event.seat: event.arrival for event in of(events.FlightPaid, game.told)} == {2: 12, 1: 9, 0: 6}
    assert arrivals(game) == [2, 1, 0]


@pytest.mark.rule("GT-FLEET-44")
def test_only_the_biggest_fleets_compete_for_the_award() -> None:
    game = between(("at 9", SINGLE), ("at 5", PAIR), ("at 7", "5 9\n5 @3333:2 .\n9 . c2121:2"), deck="")
    assert [game.hull(seat).exposed for seat in range(3)] == [4, 8, 8]
    assert beauty(game, arrivals(game)) == [0, 6, 6]


@pytest.mark.rule("GT-FLEET-14", "GT-FLEET-15", "GT-FLEET-18")
@pytest.mark.parametrize(("premium", "most"), [(0, None), (2, 26), (5, 19), (8, 12)])
def test_insurance_limits_what_all_losses_of_a_fleet_cost(premium: int, most: int | None) -> None:
    game = between(("at 9" + f" premium {premium}" * bool(premium), PAIR))
    assert limit(game, 0) == most
    for lost in (10, 30, 40):
        game.truckers[0].lost = tuple(range(lost))
        assert bill(game, 0) == (lost if most is None else min(lost, most))


@pytest.mark.rule("GT-FLEET-17")
def test_a_premium_is_not_paid_back() -> None:
    game = between(("at 9 credits 10 premium 8", SINGLE), deck="")
    assert game.truckers[0].credits == 10 + 12 + 6


# What is seen


def test_a_view_shows_the_ships_of_each_fleet_and_what_they_left() -> None:
    game = between(("at 9 premium 5 stored RB", PAIR), bridges="2 4")
    sight = view(game, None)
    assert isinstance(sight, Sight)
    ship = sight.truckers[0]
    assert (sight.bridges, ship.premium, ship.stored) == ((2, 4), 5, (1, 0, 0, 1))
    assert ship.fleet == ((at(game, 5, 5),), (at(game, 9, 9),))
    assert b'"fleet":[[' in msgspec.json.encode(sight)


def test_an_abandoned_ship_is_paid_by_any_ship() -> None:
    game = fleet("07-I-18", (9, PAIR))
    story(game, (0, Accept()), (0, Surrender(at(game, 5, 5))), (0, Surrender(at(game, 5, 5))))
    assert game.crew(0) == 1
    assert [ship.squares for ship in game.hull(0).fleet] == [(at(game, 9, 9),)]
