"""Galaxy Trucker in the browser from prepared positions: the check, the crew, goods by drag, a combat zone, titles."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from startable.engine import play
from startable.games.trucker.choices import Accept, Finish
from startable.games.trucker.notation import read_ship
from startable.games.trucker.table import ENGINEER, Trucking
from tests.browser.people import Person, Room
from tests.browser.test_pages import assert_call_in_sight, assert_fits_twice_as_large, assert_for_everyone
from tests.browser.truckers import Trucker, open_trucker, prepare
from tests.games.trucker.positions import CABIN, flight, golden, rounds, story, trek, yard
from tests.server.served import Served

pytestmark = pytest.mark.browser
NEXT = "21-II-06"


@pytest.fixture
def ada(room: Room) -> Person:
    return room.person("Ada")


def at_table(person: Person, served: Served, game: Trucking) -> Trucker:
    """Alone at a table with this position; where it has two seats, the other one stays with a bot."""
    seats = ("remove", "remove") if game.seats == 1 else ("normal", "remove")
    prepare(served, open_trucker(person, "II", "No haste", *seats), game)
    return Trucker(person)


def square(person: Person, name: str) -> Locator:
    """A square of the own ship, by its row and column."""
    ship = person.page.get_by_role("grid", name="Your ship")
    return ship.get_by_role("button", name=f"{name},")


def finished(game: Trucking, *drawn: str) -> Trucking:
    """Building is over, with these ships."""
    used: set[int] = set()
    for trucker, text in zip(game.truckers, drawn, strict=True):
        trucker.cells = read_ship(game.board, text, used)[0]
    for seat in range(len(drawn)):
        play(game, seat, Finish(seat + 1))
    return game


def test_the_check_lists_faults_with_their_rules_and_the_owner_says_what_comes_off(ada: Person, served: Served) -> None:
    """A smooth side against the starting cabin, and an engine that only holds on to the culprit."""
    game = finished(yard(1, free_welding=True), "7 8\n7 @3333 c3010\n8 . e1000v")
    trucker = at_table(ada, served, game)
    faults = ada.page.get_by_role("region", name="Check: your ship")
    expect(faults.get_by_role("listitem")).to_have_count(1)
    expect(faults).to_contain_text("A prong stands against a smooth side.")
    expect(trucker.lit("square:")).to_have_count(2)
    assert_for_everyone(ada.page, "the check")
    ada.press(faults.get_by_role("button", name="See the rule"))
    rules = ada.page.get_by_role("complementary", name="Rules", exact=True)
    expect(rules).to_contain_text("stands against the smooth side of a neighbour")
    ada.page.keyboard.press("Escape")
    expect(faults.get_by_role("button", name="Take off the cabin, 7–8")).to_contain_text("one more falls off")
    ada.press(faults.get_by_role("button", name="Take off the starting cabin, 7–7"))
    expect(faults).to_have_count(0)
    expect(square(ada, "7–7")).to_have_accessible_name("7–7, empty")
    expect(square(ada, "7–8")).to_have_accessible_name(re.compile("the cabin"))


def test_a_ship_that_came_apart_at_the_check_keeps_the_part_that_its_owner_touches(ada: Person, served: Served) -> None:
    game = finished(yard(1, free_welding=True), "7 8\n7 @3333 .\n8 c3010 b3000")
    trucker = at_table(ada, served, game)
    expect(ada.call).to_contain_text("Your ship has come apart.")
    expect(trucker.lit("square:")).to_have_count(3)
    ada.press(square(ada, "7–7"))
    expect(square(ada, "8–8")).to_have_accessible_name("8–8, empty")
    expect(ada.page.locator('.trucker[data-stage="flight"]')).to_be_visible()


def test_in_the_test_flight_of_2007_what_is_wrong_comes_off_in_the_yard(ada: Person, served: Served) -> None:
    game = rounds(1, "relaxed", rounds="I", training=True, free_welding=True)
    game.truckers[0].cells = read_ship(game.board, "7 8\n7 @3333 c3010\n8 . e1000v")[0]  # cabin against cabin
    trucker = at_table(ada, served, game)
    expect(ada.call).to_contain_text("What is lit on your ship is wrong")
    expect(trucker.lit("square:")).to_have_count(2)
    ada.press(square(ada, "7–8"))
    expect(square(ada, "7–8")).to_have_accessible_name("7–8, empty")
    ada.press(square(ada, "8–8"))  # nothing holds the engine any more
    expect(square(ada, "8–8")).to_have_accessible_name("8–8, empty")
    expect(trucker.lit("square:")).to_have_count(0)
    expect(ada.call).to_contain_text("Turn a tile over")


def test_an_alien_moves_into_a_cabin_with_its_air(ada: Person, served: Served) -> None:
    game = finished(yard(1), "6 7 8 9\n7 w0300 @3333 c0203 p0003")
    at_table(ada, served, game)
    expect(ada.call).to_contain_text("Who moves into your cabins?")
    ada.press(square(ada, "7–8"))
    expect(square(ada, "7–8")).to_have_accessible_name(re.compile("a purple alien"))
    expect(square(ada, "7–7")).to_have_accessible_name(re.compile("2 crew"))
    expect(ada.page.locator('.trucker[data-stage="flight"]')).to_be_visible()


def test_cubes_are_dragged_from_the_dock_into_a_hold_to_another_hold_and_out_again(ada: Person, served: Served) -> None:
    drawn = "6 7 8\n6 c3102:2 . .\n7 h3300:B @3333:2 r3030\n8 . e1000v c3201:2"
    game = flight(f"21-I-19 {NEXT}", (9, drawn))  # a station with a yellow and a green cube
    story(game, (0, Accept()))
    at_table(ada, served, game)
    dock = ada.page.get_by_role("region", name="On the dock")
    dock.get_by_role("button", name="A yellow cube").drag_to(square(ada, "7–8"))
    expect(square(ada, "7–8")).to_have_accessible_name(re.compile("goods: yellow"))
    cube = ada.page.locator("[data-cube]")
    expect(cube).to_have_count(2)
    ada.page.locator('[data-cube="1"]').drag_to(square(ada, "7–6"))
    expect(square(ada, "7–6")).to_have_accessible_name(re.compile("goods: yellow and blue"))
    ada.page.locator('[data-cube="3"]').drag_to(dock)
    expect(square(ada, "7–6")).to_have_accessible_name(re.compile("goods: yellow$"))
    expect(dock.get_by_role("button", name="A blue cube")).to_be_visible()


def test_the_line_of_a_combat_zone_that_is_being_fought_is_marked(ada: Person, served: Served) -> None:
    drawn = "7 8\n7 @3333:2 b3001:1\n8 {} ."
    ships = [(9, drawn.format("E1000v")), (4, drawn.format("E2000v").replace("b3001", "b3200"))]
    game = flight(f"21-II-16 {NEXT}", *ships)  # cannons, engines, crew: nobody has a cannon, so engines are asked for
    at_table(ada, served, game)
    card = ada.page.get_by_role("article", name="Combat zone")
    expect(card.locator("[aria-current=step]")).to_have_text(re.compile("engine|thrust"))
    assert_for_everyone(ada.page, "a combat zone")


def test_a_golden_title_says_its_handicap_and_enforces_it_with_its_rule(ada: Person, served: Served) -> None:
    game = golden(ENGINEER)
    trucker = at_table(ada, served, game)
    titles = ada.page.get_by_role("region", name="Pilot titles")
    expect(titles.get_by_role("article")).to_have_count(2)
    mine = titles.get_by_role("article").first
    expect(mine).to_contain_text("Your title")
    expect(mine).to_contain_text("first set two tiles aside")
    expect(mine).to_contain_text("pays 12 credits")
    trucker.draw()
    ada.ask_why_not(square(ada, "6–7"))
    expect(ada.call).to_contain_text("A golden master engineer first sets two tiles aside.")
    ada.press(mine.get_by_role("button", name="See the rule").last)
    rules = ada.page.get_by_role("complementary", name="Rules", exact=True)
    expect(rules).to_contain_text("you may add nothing to the ship until you have two reserved components")


def test_titles_show_where_one_stands_in_flight(ada: Person, served: Served) -> None:
    drawn = "7 8\n7 @3333:2 c3201:2\n8 e1000v ."
    game = trek("I", "cruise engineer", ("at 9", drawn), ("at 7", CABIN), deck=NEXT)
    at_table(ada, served, game)
    titles = ada.page.get_by_role("region", name="Pilot titles")
    expect(titles).to_contain_text("Flight 1 of 3")
    engineer = titles.get_by_role("article").filter(has_text="Master Engineer")
    expect(engineer).to_contain_text("Most tiles left on the ship.")
    expect(engineer).to_contain_text("pays 2 credits · you lead")


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_text_twice_as_large_still_fits_in_flight_and_on_payday(room: Room, served: Served, phone: bool) -> None:
    """The widest ship, with all of its squares in reach."""
    drawn = "6 7 8\n6 c3102:2 . .\n7 h3300:B @3333:2 r3030\n8 . e1000v c3201:2"
    game = flight(f"21-I-19 {NEXT}", (9, drawn), level="III")
    story(game, (0, Accept()))
    for position, stage in ((game, "flight"), (trek("I", "cruise engineer", ("at 9", drawn), ("at 7", CABIN)), "pay")):
        person = room.person("Ada", phone=phone)
        at_table(person, served, position)
        expect(person.page.locator(f'.trucker[data-stage="{stage}"]')).to_be_visible()
        assert_fits_twice_as_large(person)
        assert_call_in_sight(person)
