"""The pilot titles: what a ship scores for each."""

from __future__ import annotations

import pytest

from startable.games.trucker import table
from startable.games.trucker.goods import Load
from startable.games.trucker.titles import TITLES, score
from tests.games.trucker.positions import CABIN, at, flight, trek

FREIGHT, POWER, COSMOPOLITE, CRUISE, ENGINEER, CORRIDOR = range(6)


def scored(title: int, drawn: str) -> int:
    """What a drawn ship scores, before its next card."""
    return score(flight("21-I-04 21-I-06", (9, drawn), level="III"), title, 0)


def test_the_numbers_of_the_titles_are_those_of_their_tiles() -> None:
    names = ["freight", "power", "cosmopolite", "cruise", "engineer", "corridor"]
    assert [title.id for title in TITLES] == names
    assert [getattr(table, name.upper()) for name in names] == list(range(6))
    assert all(title.name.en and title.name.fr for title in TITLES)


@pytest.mark.rule("GT-TITLE-FREIGHT-01")
def test_freight_counts_holds_with_cubes_however_many_are_in_them() -> None:
    assert scored(FREIGHT, "6 7 8\n6 . h0030:YB .\n7 h0300 @3333:2 r0033:R") == 2
    assert scored(FREIGHT, CABIN) == 0


@pytest.mark.rule("GT-TITLE-FREIGHT-02")
def test_freight_is_scored_as_it_was_stowed() -> None:
    game = trek("I", "freight power", ("at 9", "6 7 8\n7 h0300:BB @3333:2 h0003"), ("at 5", CABIN))
    assert not any(isinstance(ask, Load) for ask in game.asks.values())
    assert score(game, FREIGHT, 0) == 1


@pytest.mark.rule("GT-TITLE-POWER-01", "GT-TITLE-POWER-02")
def test_power_counts_what_needs_energy_but_no_batteries() -> None:
    assert scored(POWER, "6 7 8\n6 . G0020^ .\n7 s2121^ @3333:2 b0003\n8 . E1000v .") == 3
    assert scored(POWER, "6 7 8\n7 b0300:2 @3333:2 g0001^\n8 . e1000v .") == 0


@pytest.mark.rule("GT-TITLE-COSMO-01", "GT-TITLE-COSMO-02", "GT-TITLE-COSMO-03")
@pytest.mark.parametrize(
    ("drawn", "distance"),
    [
        ("6 7 8\n7 c2121:2 @3333:2 .\n8 p2220 . .", 0),  # nobody from elsewhere
        ("6 7 8\n7 c2121:P @3333:2 .\n8 p2220 . .", 1),  # joined to the starting cabin
        ("6 7 8\n7 c2121:P @3333 .\n8 p2220 . .", 1),  # which may be empty
        ("5 6 7\n7 c2121:B +3131 @3333:2\n8 w2101 . .", 2),  # one component between
        ("5 6 7 8 9\n7 c2121:B +3131 @3333:2 +3231 c2122:P\n8 w2101 . . . p2220", 4),  # both together
        ("5 6 7\n6 p0103 c2101:P +3131\n7 . c0132:2 +1323", 3),  # a cabin that touches without a joint
    ],
)
def test_cosmopolite_aliens_are_as_far_from_other_cabins_as_the_pipes_run(drawn: str, distance: int) -> None:
    assert scored(COSMOPOLITE, drawn) == distance


@pytest.mark.rule("GT-TITLE-CRUISE-01", "GT-TITLE-CRUISE-02")
@pytest.mark.parametrize(
    ("drawn", "views"),
    [
        (CABIN, 0),  # connectors on all sides
        ("6 7 8\n7 c3101:2 @3333:2 .", 1),
        ("6 7 8\n7 c3101 @3333:2 .", 0),  # nobody there to enjoy it
        ("6 7 8\n7 c3101:2 @3333:2 .\n8 h0300 b3003 .", 0),  # the smooth side is walled up
        ("5 6 7\n7 b0330 c3101:1 @3333:2\n8 b3000 . b3030\n9 . h0300 +3013", 1),  # onto a hole
    ],
)
def test_cruise_counts_occupied_cabins_with_a_free_smooth_side(drawn: str, views: int) -> None:
    assert scored(CRUISE, drawn) == views


@pytest.mark.rule("GT-TITLE-CRUISE-02")
def test_cruise_a_view_may_appear_in_flight() -> None:
    walled = "6 7 8\n7 c3101:2 @3333:2 .\n8 h0300 b3003 ."
    game = flight("21-III-11 21-I-06", (9, walled), dice=[1, 1] * 4 + [3, 3, 1, 1], level="III")
    assert game.truckers[0].cells[at(game, 8, 6)] == -1
    assert score(game, CRUISE, 0) == 1


@pytest.mark.rule("GT-TITLE-ENGINEER-01")
def test_engineer_counts_what_is_left_of_the_ship() -> None:
    drawn = "6 7 8\n7 h0300 @3333:2 b0003\n8 . e1000v ."
    assert scored(ENGINEER, drawn) == 4
    hit = flight("21-III-11 21-I-06", (9, drawn), dice=[1, 1] * 4 + [3, 3, 1, 1], level="III")
    assert (score(hit, ENGINEER, 0), len(hit.truckers[0].lost)) == (3, 1)


@pytest.mark.rule("GT-TITLE-CORRIDOR-01", "GT-TITLE-CORRIDOR-02")
@pytest.mark.parametrize(
    ("drawn", "length"),
    [
        (CABIN, 0),
        ("7 8 9 10 11\n7 @3333:2 b0303 r0303 h0203 h0033\n8 . . . . b3000", 5),  # an arm
        ("7 8 9 10 11\n7 @3333:2 b0303 +0313 h0203 h0033\n8 . . . . b3000", 3),  # broken by a crossing
        ("7 8 9\n7 @3333:2 b0303 h0033\n8 r3300 r0303 b3003", 5),  # a loop, held at both ends
        ("6 7 8\n7 b0300 @3333:2 b0003", 1),  # the cabin between them is none
    ],
)
def test_corridor_counts_components_with_one_or_two_connectors_in_a_row(drawn: str, length: int) -> None:
    assert scored(CORRIDOR, drawn) == length
