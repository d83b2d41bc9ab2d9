"""Roll for the Galaxy on its own board: a whole game of two people and a bot, watched by a third."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.boards import Spectacle, choose_by_keys, choose_on_board, lit, primary, stop_hints
from tests.browser.people import Person, Room, Theme, hear, play_to_the_end
from tests.browser.test_pages import THEMES, assert_for_everyone

pytestmark = pytest.mark.browser
ROLL = "Roll for the Galaxy"


def open_roll(host: Person, *seats: str, listed: bool = False) -> str:
    host.come_home()
    host.choose_game(ROLL)
    for number, who in enumerate(seats, 2):
        host.seat(number, who)
    if listed:
        host.press(host.button("Listed"))
    return host.open_table()


def begin(room: Room) -> tuple[Person, Person, str]:
    """Ada opens a listed table with a bot, Milo comes by the invitation, Ada starts."""
    ada, milo = room.person("Ada"), room.person("Milo")
    ada.tap_the_line()
    ada.come_home()
    ada.say_name()
    table = open_roll(ada, "open", "normal", listed=True)
    milo.join(ada.invitation())
    expect(ada.page.get_by_text("Milo", exact=True).first).to_be_visible()
    ada.press(ada.button("Start the game"))
    for person in (ada, milo):
        stop_hints(person)
    return ada, milo, table


def test_two_people_and_a_bot_play_roll_from_the_home_page_to_the_replay(room: Room) -> None:
    ada, milo, table = begin(room)
    vera, spectacle = room.person("Vera"), Spectacle()
    hear(vera.page, spectacle.hear)
    vera.page.goto(f"/t/{table}")
    expect(vera.call).to_contain_text("You are watching")
    happenings = iter([milo_reloads, ada_loses_the_line, nothing_more])
    due = [20, 40, 10**9]

    def meanwhile(chosen: int) -> None:
        if chosen >= due[0]:
            due.pop(0)
            next(happenings)(ada, milo)

    play_to_the_end([ada, milo], Random(7), meanwhile, choose_on_board)
    assert len(due) == 1, "the game was too short for all that should have happened"

    expect(ada.score.get_by_role("row")).to_have_count(4)  # the sources, then three players
    expect(milo.score.get_by_role("heading")).to_contain_text(re.compile("win"))
    expect(vera.score).to_be_visible()
    assert spectacle.heard > 30
    assert not spectacle.leaks
    assert not lit(vera).count()
    the_dice_were_fair(ada)
    the_replay_leads_to_the_end(ada, table)


def milo_reloads(_: Person, milo: Person) -> None:
    milo.page.reload()
    expect(milo.call).to_be_visible()


def ada_loses_the_line(ada: Person, _: Person) -> None:
    ada.cut()
    expect(ada.call).to_contain_text("Reconnecting")
    expect(lit(ada)).to_have_count(0)
    ada.mend()
    expect(ada.call).not_to_contain_text("Reconnecting")


def nothing_more(*_: Person) -> None:
    raise AssertionError("this game does not end")


def the_dice_were_fair(person: Person) -> None:
    person.press(person.button("Verify now"))
    for checked in ("The seal fits", "The seed follows", "Your own number"):
        expect(person.page.get_by_text(checked)).to_be_visible()
    expect(person.page.locator(".checks .wrong")).to_have_count(0)


def the_replay_leads_to_the_end(person: Person, table: str) -> None:
    person.press(person.button("Replay", exact=False).last)
    person.page.wait_for_url(f"**/replay/{table}")
    slider = person.page.get_by_role("slider")
    last = slider.get_attribute("max") or "?"
    person.press(person.button("To the beginning"))
    expect(slider).to_have_value("0")
    person.press(person.button("One event on"))
    expect(slider).to_have_value("1")
    person.press(person.button("To the end"))
    expect(slider).to_have_value(last)
    person.press(person.button("The score"))
    expect(person.score).to_be_visible()


def test_a_phase_that_was_selected_is_taken_back(room: Room) -> None:
    ada = room.person("Ada")
    open_roll(ada)
    stop_hints(ada)
    play_to_a_selection(ada)
    for kind in ("worker", "socket"):
        ada.press(ada.page.locator(f"main button.lit[data-target^='{kind}:']").first)
    expect(primary(ada).filter(has_text="Ready")).to_be_visible()
    expect(ada.button("Undo")).to_be_visible()
    ada.page.keyboard.press("z")
    expect(primary(ada).filter(has_text="Ready")).to_have_count(0)
    expect(lit(ada).first).to_be_visible()


def play_to_a_selection(person: Person) -> None:
    """Until a phase is to be selected and nothing is in hand; wild workers, if there are any, are placed before."""
    rng = Random(1)
    while "Select a phase" not in person.call.inner_text():
        if not choose_on_board(person, rng):
            person.page.wait_for_timeout(40)
    person.page.keyboard.press("Escape")


def test_what_is_not_lit_says_why_not(room: Room) -> None:
    ada = room.person("Ada")
    open_roll(ada)
    stop_hints(ada)
    play_to_a_selection(ada)
    unlit = ada.page.get_by_role("button", name="Dictate: give up a worker")
    expect(unlit).to_have_attribute("aria-disabled", "true")
    ada.ask_why_not(unlit)
    ada.press(ada.button("See the rule"))
    expect(ada.page.get_by_role("region", name="The rule in question")).to_contain_text("RG-")


def test_a_die_is_dragged_into_a_socket(room: Room) -> None:
    ada = room.person("Ada")
    open_roll(ada)
    stop_hints(ada)
    worker, socket = (ada.page.locator(f"main button.lit[data-target^='{kind}:']") for kind in ("worker", "socket"))
    play_to_a_selection(ada)
    worker.first.drag_to(socket.last)
    expect(primary(ada).filter(has_text="Ready")).to_be_visible()
    expect(ada.page.locator(".socket.filled")).to_have_count(1)


def test_a_tile_is_explained_to_a_resting_pointer_by_key_and_by_holding(room: Room) -> None:
    ada, milo = room.person("Ada"), room.person("Milo", phone=True)
    for person in (ada, milo):
        open_roll(person)
        stop_hints(person)
    drawn = "button[data-target^='drawn:']"
    explained = ada.page.get_by_role("tooltip")
    ada.page.locator("button[data-target^='side:']").first.hover()
    expect(explained).to_be_visible()
    ada.page.mouse.move(2, 2)
    expect(explained).to_have_count(0)
    ada.page.locator(drawn).first.focus()
    ada.page.keyboard.press("i")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    milo.press(milo.button("Empire", exact=True))
    tile = milo.page.locator("button[data-target^='side:']").first
    tile.dispatch_event("pointerdown", {"pointerType": "touch", "pointerId": 1})
    expect(milo.page.get_by_role("dialog")).to_be_visible()


def test_a_first_game_points_at_the_first_thing_and_goes_on(room: Room) -> None:
    ada = room.person("Ada")
    open_roll(ada)
    hint = ada.page.get_by_role("complementary", name="Hint")
    expect(hint).to_be_visible()
    expect(hint).to_contain_text("Two tiles, two sides")
    ada.press(hint.get_by_role("button", name="Got it"))
    expect(hint).to_have_count(0)
    ada.page.keyboard.press("h")
    expect(hint).to_contain_text("Two tiles, two sides")
    ada.press(hint.get_by_role("button", name="Got it"))
    while not hint.count():
        choose_on_board(ada, Random(1))
    expect(hint).not_to_contain_text("Two tiles, two sides")


def test_a_hint_does_not_slip_away_from_under_the_hand(room: Room) -> None:
    ada = room.person("Ada")
    open_roll(ada)
    ada.button("No more hints").hover()
    ada.page.mouse.down()
    ada.page.wait_for_timeout(700)  # by then all has moved into its place
    ada.page.mouse.up()
    expect(ada.button("No more hints")).to_have_count(0)


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_at_a_table_of_roll(room: Room, theme: Theme) -> None:
    ada = room.person("Ada", theme, phone=theme == "light")
    open_roll(ada)
    expect(ada.button("No more hints")).to_be_visible()
    assert_for_everyone(ada.page, "first hint")
    stop_hints(ada)
    rng, rounds = Random(5), 0
    while rounds < 25:
        rounds += choose_on_board(ada, rng)
    assert_for_everyone(ada.page, "in the middle")
    ada.press(ada.button("Open the empire of").first)
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert_for_everyone(ada.page, "an empire, large")


@pytest.mark.soak
def test_a_whole_game_of_roll_by_keys_alone(room: Room) -> None:
    ada = room.person("Ada")
    open_roll(ada)
    play_to_the_end([ada], Random(3), choose=choose_by_keys)


@pytest.mark.soak
def test_a_whole_game_of_roll_by_touch_at_phone_width(room: Room) -> None:
    ada = room.person("Ada", phone=True)
    open_roll(ada)
    stop_hints(ada)
    play_to_the_end([ada], Random(9), choose=choose_on_board)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390, "the page is wider than the phone"
