"""Setting up a game."""

from collections import Counter

import pytest

from startable.engine import BadOptions, new, view
from startable.games.captains import CAPTAINS
from startable.games.captains.charts import HOME
from startable.games.captains.choices import Pass
from startable.games.captains.content import named
from startable.games.captains.setup import deal_alpha
from startable.games.captains.table import BROKEN, STATION, TILE, Captains, content_of
from startable.games.captains.view import Sight
from tests.games.captains.positions import CADET, at, card, do, me

CONTENT = named("standard")
SEEDS = range(40)


def game(seats: int, seed: int = 0, **options: str) -> Captains:
    made = new(CAPTAINS, seats=seats, seed=seed, **options)
    assert isinstance(made, Captains)
    return made


@pytest.mark.rule("SC-SETUP-01", "SC-SOLO-01")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_fewer_than_four_play_on_the_smaller_side(seats: int) -> None:
    assert CONTENT.maps[game(seats).side].face == "A"
    assert len(game(seats).spots) == 14


@pytest.mark.rule("SC-SETUP-02")
def test_four_play_on_the_larger_side_with_all_tiles() -> None:
    four = game(4)
    assert CONTENT.maps[four.side].face == "B"
    assert sorted(spot - TILE for spot in four.spots if spot >= TILE) == [1, 2, 3, 4, 5]
    assert sum(0 <= spot < STATION for spot in four.spots) == 8


@pytest.mark.rule("SC-SETUP-03")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_fewer_than_four_leave_two_tiles_in_the_box(seats: int) -> None:
    spots = game(seats).spots
    assert sorted(spot - TILE for spot in spots if spot >= TILE) == [1, 2, 3, 4]
    assert sum(0 <= spot < STATION for spot in spots) == 7


@pytest.mark.rule("SC-SETUP-04")
def test_the_round_track_brings_a_medal_then_two_cadets_and_the_home_tile() -> None:
    assert [
        (r.number, [(type(e).__name__, e.n) for e in r.each_player if hasattr(e, "n")]) for r in CONTENT.rounds
    ] == [
        (1, []),
        (2, [("Medal", 1)]),
        (3, [("Cadet", 1)]),
        (4, [("Cadet", 1)]),
    ]
    home = [station.key for station in CONTENT.stations].index("home")
    assert [game(3).stock[station] for station in range(3)] == [2 if station == home else 0 for station in range(3)]


@pytest.mark.rule("SC-SETUP-05")
def test_every_planet_has_exactly_one_thing_and_the_layout_changes() -> None:
    layouts = {tuple(game(2, seed).spots) for seed in SEEDS}
    assert len(layouts) == len(SEEDS)
    for spots in layouts:
        assert -1 not in spots
        assert len(set(spots)) == len(spots)


@pytest.mark.rule("SC-SETUP-06")
def test_mission_tiles_are_replaced_by_the_top_missions() -> None:
    table = game(3)
    shown = [spot for spot in table.spots if 0 <= spot < STATION]
    assert len(shown) == 7
    assert sorted(shown + table.missions) == list(range(50))


@pytest.mark.rule("SC-SETUP-07")
def test_station_tiles_make_stations_with_their_effect_side_up() -> None:
    table = game(2)
    zinca, nian = (table.stations[[s.key for s in CONTENT.stations].index(key)] for key in ("zinca", "nian"))
    assert HOME not in (zinca, nian)
    assert zinca != nian
    assert table.spots[zinca] - STATION == 1
    assert table.spots[nian] - STATION == 2
    assert table.stock[1:] == (0, 0)


@pytest.mark.rule("SC-SETUP-08")
def test_numbered_tiles_start_face_up() -> None:
    assert game(2).tiles_up == 0b11110
    assert game(4).tiles_up == 0b111110


@pytest.mark.rule("SC-SETUP-09")
def test_the_home_station_has_nothing_to_offer_in_round_one() -> None:
    table = at("0 damage: 5")
    before = (me(table).medals, me(table).damage, me(table).tracks, table.stock)
    do(table, Pass())
    assert (me(table).medals, me(table).damage, me(table).tracks, table.stock) == before
    assert CONTENT.maps[0].locations[HOME].kind == "home"
    assert table.spots[HOME] >= STATION


@pytest.mark.rule("SC-SETUP-10", "SC-SETUP-11")
@pytest.mark.parametrize(("seats", "pirates"), [(1, 5), (2, 5), (3, 5), (4, 6)])
def test_pirates_wait_on_the_skull_roads_whatever_their_colour(seats: int, pirates: int) -> None:
    off_colour = 0
    for seed in SEEDS:
        table = game(seats, seed)
        chart = CONTENT.charts[table.side]
        with_pirates = [road for road, kind in enumerate(table.roads) if kind >= 0]
        assert with_pirates == list(chart.skulls)
        assert len(with_pirates) == pirates
        off_colour += sum(CONTENT.pirate_colours[table.roads[road]] != chart.colours[road] for road in with_pirates)
    assert off_colour > 0


@pytest.mark.rule("SC-SETUP-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_alphas_are_dealt_and_no_beta_shows(seats: int) -> None:
    table = game(seats)
    assert len(table.lying) == 1
    shown = [*table.lying, *table.central[:5]]
    assert {CONTENT.technologies[number].set for number in shown} == {"alpha"}
    assert len(table.deck) == 44


@pytest.mark.rule("SC-SETUP-13")
def test_a_beta_on_the_way_goes_to_the_bottom() -> None:
    table = at("deck: drone_hangar patch_bay fold_engine")
    assert deal_alpha(table, CONTENT) == card(table, "patch_bay")
    assert [CONTENT.cards[number].key for number in table.deck] == ["drone_hangar", "fold_engine"]  # bottom first
    assert table.buried == 1


@pytest.mark.rule("SC-SETUP-14", "SC-SOLO-02")
@pytest.mark.parametrize(("seats", "omegas"), [(1, 2), (2, 3), (3, 3), (4, 3)])
def test_omegas_are_revealed_on_the_central_board(seats: int, omegas: int) -> None:
    table = game(seats)
    assert len(table.central) == 5 + omegas
    assert all(number >= 50 for number in table.central[5:])
    assert len(table.omegas) == 12 - omegas


@pytest.mark.rule("SC-SETUP-15")
def test_each_track_shows_either_side() -> None:
    assert {game(2, seed).faces for seed in range(80)} == {(a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1)}


@pytest.mark.rule("SC-SETUP-16", "SC-EVENT-04")
def test_two_factions_draw_one_of_their_own_events() -> None:
    drawn = [game(2, seed).events for seed in range(60)]
    for track, faction in ((0, "cooperation"), (2, "nian")):
        own = {number for number, event in enumerate(CONTENT.events) if event.faction == faction}
        assert {events[track] for events in drawn} == own
        assert len(own) == 5


@pytest.mark.rule("SC-SETUP-17")
def test_the_zinca_event_is_always_the_same_and_its_technology_is_not() -> None:
    tables = [game(2, seed) for seed in SEEDS]
    assert {CONTENT.events[table.events[1]].key for table in tables} == {"open_archive"}
    assert len({table.lying for table in tables}) > 10


@pytest.mark.rule("SC-SETUP-18")
def test_supplies_are_common_and_face_down() -> None:
    table = game(3)
    assert sum(table.artifacts) == 27
    assert sum(table.pirates) == 25
    for seat in (None, 0, 1, 2):
        seen = view(table, seat)
        assert isinstance(seen, Sight)
        assert (seen.supply.artifacts, seen.supply.pirates) == (27, 25)


@pytest.mark.rule("SC-SETUP-19")
def test_everyone_uses_the_same_side_of_the_technology_board() -> None:
    assert {game(2, seed).board for seed in SEEDS} == {0, 1}
    for side, damaged in enumerate([(1, 2, 3, 5), (0, 2, 3, 4)]):
        table = game(4, technology_board="AB"[side])
        assert table.board == side
        for captain in table.captains:
            assert tuple(slot for slot, held in enumerate(captain.slots) if held == BROKEN) == damaged


@pytest.mark.rule("SC-SETUP-20", "SC-SETUP-21", "SC-CREW-01")
def test_everyone_starts_with_the_same_crew_of_seven() -> None:
    for captain in game(4).captains:
        assert captain.queue == [2, 1, 0]
        assert captain.ready == [1, 1, 1, 0, 0, 0, 1, 0]
        assert len(captain.queue) + sum(captain.ready) == 7


@pytest.mark.rule("SC-SETUP-22", "SC-SETUP-23")
def test_everyone_starts_with_five_rings_a_medal_and_seven_damage() -> None:
    for captain in game(4).captains:
        assert (captain.rings, captain.medals) == (5, 1)
        assert (captain.damage, captain.slots.count(BROKEN)) == (3, 4)


@pytest.mark.rule("SC-SETUP-24")
def test_markers_and_ships_start_at_the_start() -> None:
    for captain in game(3).captains:
        assert captain.tracks == (0, 0, 0)
        assert captain.place == HOME


@pytest.mark.rule("SC-SETUP-25")
def test_the_first_player_is_chosen_by_option_or_by_lot() -> None:
    assert {game(3, seed).first for seed in SEEDS} == {0, 1, 2}
    for seat in range(3):
        table = game(3, first=f"seat {seat}")
        assert table.first == seat
        assert list(table.asks) == [seat]


@pytest.mark.rule("SC-SETUP-26")
def test_figures_of_a_kind_are_all_the_same() -> None:
    assert at("0 ready: red red cadet").captains[0].ready == [2, 0, 0, 0, 0, 0, 1, 0]
    assert Counter(at("0 queue: red red").captains[0].queue) == {0: 2}


def test_bad_options_are_refused_with_a_reason() -> None:
    with pytest.raises(BadOptions, match="there is no passenger 'nobody', only teddy"):
        new(CAPTAINS, seats=1, passenger="nobody")
    with pytest.raises(BadOptions, match="there is no content set 'mine'; this host offers: standard"):
        new(CAPTAINS, seats=2, content="mine")
    with pytest.raises(BadOptions, match="seat 3 cannot be first; the last seat is 1"):
        new(CAPTAINS, seats=2, first="seat 3")
    with pytest.raises(BadOptions, match="1 to 4 players, not 5"):
        new(CAPTAINS, seats=5)


def test_cadets_are_a_kind_of_their_own() -> None:
    assert content_of(at()).ship.ready_room.count("cadet") == at().captains[0].ready[CADET] == 1
