"""The worked examples of the rulebook, played through."""

from __future__ import annotations

import pytest

from startable.engine.game import proceed
from startable.games.trucker import events
from startable.games.trucker.choices import Accept, Activate, Keep, Ready, Stow, Unload
from startable.games.trucker.goods import LoseGoods
from startable.games.trucker.table import Trucking
from startable.games.trucker.track import move
from tests.games.trucker.positions import CABIN, at, flight, of, story

RED, GREEN, BLUE = range(3)

RED_SHIP = "6 7 8\n6 g0020^ G0020^ g0012^\n7 b3001:1 @3333:2 G0001>\n8 R2010:R e1000v h3000:Y"
GREEN_SHIP = "6 7 8\n6 G0032^ . G0013^\n7 g0200< @3333:2 h0003:B\n8 b3000:2 e2000v ."
BLUE_SHIP = "6 7 8\n6 g0031^ G0320^ .\n7 b3222:1 @3333:2 h3300:B\n8 . e3001v ."


def smugglers() -> Trucking:
    return flight("21-I-02", (9, RED_SHIP), (7, GREEN_SHIP), (5, BLUE_SHIP), level="L")


@pytest.mark.rule("GT-EXAMPLE-05")
def test_red_spends_her_only_cell_for_a_draw() -> None:
    game = smugglers()
    battery = at(game, 7, 6)
    told = story(game, (RED, Activate(at(game, 6, 7), battery)))
    assert of(events.Declared, told) == [events.Declared(RED, False, 8)]
    assert of(events.Fought, told) == [events.Fought(RED, 0)]
    assert (game.truckers[RED].aboard[battery], game.cargo(RED)) == (0, (1, 1, 0, 0))
    assert sorted(game.asks) == [GREEN]


@pytest.mark.rule("GT-EXAMPLE-06")
def test_had_red_lost_her_red_and_yellow_cubes_would_be_gone() -> None:
    game = smugglers()
    told = story(game, (RED, Ready()))
    assert of(events.Fought, told) == [events.Fought(RED, -1)]
    assert game.cargo(RED) == (0, 0, 0, 0)


@pytest.mark.rule("GT-EXAMPLE-07", "GT-EXAMPLE-09")
def test_green_beats_the_smugglers_and_blue_is_never_attacked() -> None:
    game = smugglers()
    battery, hold = at(game, 8, 6), at(game, 7, 8)
    story(game, (RED, Activate(at(game, 6, 7), at(game, 7, 6))), (GREEN, Activate(at(game, 6, 6), battery)))
    told = story(game, (GREEN, Activate(at(game, 6, 8), battery)))
    assert of(events.Declared, told) == [events.Declared(GREEN, False, 9)]
    assert game.truckers[GREEN].aboard[battery] == 0
    told = story(
        game,
        (GREEN, Accept()),
        (GREEN, Unload(3, hold)),
        (GREEN, Stow(1, hold)),
        (GREEN, Stow(2, hold)),
        (GREEN, Ready()),
    )
    assert of(events.Moved, told) == [events.Moved(GREEN, -1, 6)]
    assert (game.cargo(GREEN), game.cargo(BLUE)) == ((0, 1, 1, 0), (0, 0, 0, 1))
    assert not [event for event in told if isinstance(event, events.Fought)]
    game.then(LoseGoods(BLUE, 2))
    proceed(game)
    assert (game.cargo(BLUE), game.charged(BLUE)) == ((0, 0, 0, 0), [])


LEADER, YELLOW = 0, 1
ZONE_GREEN = "6 7 8\n6 . g0020^ .\n7 b0300:2 @3333:2 .\n8 E1000v e2000v E2000v"
ZONE_YELLOW = "6 7 8\n5 - g0010^ -\n6 e0102v c3011:2 .\n7 . @3333:2 e0003v\n8 . e1000v ."


def zone(*dice: int) -> Trucking:
    """Green leads, Yellow is right behind."""
    return flight("21-I-16 21-I-04", (9, ZONE_GREEN), (8, ZONE_YELLOW), level="L", dice=dice)


@pytest.mark.rule("GT-EXAMPLE-10", "GT-FLIGHT-05")
def test_green_has_the_smaller_crew_and_falls_behind_yellow() -> None:
    game = zone(5, 2, 1, 4)
    told = story(game)
    assert of(events.Weakest, told) == [events.Weakest(LEADER, 0)]
    assert of(events.Moved, told) == [events.Moved(LEADER, -3, 5)]
    assert game.order() == [YELLOW, LEADER]
    assert of(events.Declared, told) == [events.Declared(YELLOW, True, 3)]  # Yellow declares first now


@pytest.mark.rule("GT-EXAMPLE-11")
def test_green_spends_one_cell_so_that_the_tie_hits_yellow() -> None:
    game = zone(5, 2, 1, 4)
    battery, double = at(game, 7, 6), at(game, 8, 6)
    powers = {1: [], 3: [double], 5: [double, at(game, 8, 8)]}
    for power, fed in powers.items():
        twin = game.clone()
        done = [(LEADER, Ready())] if len(fed) < 2 else []
        told = story(twin, *[(LEADER, Activate(square, battery)) for square in fed], *done)
        assert events.Declared(LEADER, True, power) in told
    told = story(game, (LEADER, Activate(double, battery)), (LEADER, Ready()))
    assert of(events.Weakest, told)[-1].seat == YELLOW
    assert sorted(game.asks) == [YELLOW]  # two cabins: which astronauts go is Yellow's choice


def crew_given(game: Trucking) -> None:
    """Lines one and two are over; Yellow gives one astronaut of each cabin."""
    story(game, (LEADER, Activate(at(game, 8, 6), at(game, 7, 6))), (LEADER, Ready()))
    for square in (at(game, 6, 7), at(game, 7, 7)):
        ask = game.asks[YELLOW]
        choice = next(choice for choice in ask.choices(game) if getattr(choice, "square", None) == square)
        game.told = story(game, (YELLOW, choice))


@pytest.mark.rule("GT-EXAMPLE-12", "GT-EXAMPLE-14")
def test_the_light_shot_takes_the_engine_of_column_seven_and_the_heavy_one_misses() -> None:
    game = zone(5, 2, 1, 4)
    crew_given(game)
    told = game.told
    assert of(events.Weakest, told) == [events.Weakest(YELLOW, 2)]
    assert [hit.square for hit in of(events.Destroyed, told)] == [at(game, 8, 7)]
    assert of(events.Missed, told) == [events.Missed(YELLOW)]
    assert (len(game.truckers[YELLOW].lost), game.crew(YELLOW)) == (1, 2)
    assert of(events.Revealed, told) == [events.Revealed(YELLOW, game.flown[1])]


@pytest.mark.rule("GT-EXAMPLE-13")
def test_another_seven_would_have_cost_the_starting_cabin_and_the_engine_attached_to_it() -> None:
    game = zone(5, 2, 3, 4)
    crew_given(game)
    assert game.asks[YELLOW].choices(game) == [Keep(at(game, 5, 7)), Keep(at(game, 7, 8))]
    story(game, (YELLOW, Keep(at(game, 5, 7))))
    assert len(game.truckers[YELLOW].lost) == 3


@pytest.mark.rule("GT-EXAMPLE-02", "GT-DAYS-01")
def test_yellow_loses_three_days_and_green_becomes_leader() -> None:
    game = flight("21-I-02 21-I-04", (9, CABIN), (8, CABIN), (4, CABIN))
    move(game, 0, -3)
    assert (game.truckers[0].place, game.order()) == (5, [1, 0, 2])
