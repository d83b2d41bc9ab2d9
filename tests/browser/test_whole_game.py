"""A whole game from the home page to the score and its replay, with everything that can come between."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, Room, hear, play_to_the_end

pytestmark = pytest.mark.browser


def open_salvage(host: Person, *seats: str) -> str:
    host.come_home()
    host.say_name()
    host.choose_game("Salvage")
    for number, who in enumerate(seats, 2):
        host.seat(number, who)
    return host.open_table()


def begin(room: Room, third: str = "easy") -> tuple[Person, Person, str]:
    """Ada opens a table with a bot, Milo comes by the invitation, Ada starts."""
    ada, milo = room.person("Ada"), room.person("Milo")
    ada.tap_the_line()
    table = open_salvage(ada, "open", third)
    milo.join(ada.invitation())
    expect(ada.page.get_by_text("Milo", exact=True).first).to_be_visible()
    ada.press(ada.button("Start the game"))
    for person in (ada, milo):
        expect(person.offered.first).to_be_visible()
    return ada, milo, table


def test_two_people_and_a_bot_play_from_the_home_page_to_the_replay(room: Room) -> None:
    ada, milo, table = begin(room)
    play_to_the_end([ada, milo], Random(7))
    expect(ada.score.get_by_role("row")).to_have_count(4)  # the sources, then three players
    expect(milo.score.get_by_role("heading")).to_contain_text(re.compile("win"))

    ada.press(ada.button("Verify now"))
    for checked in ("The seal fits", "The seed follows", "Your own number"):
        expect(ada.page.get_by_text(checked)).to_be_visible()

    ada.press(ada.button("Replay", exact=False).last)
    ada.page.wait_for_url(f"**/replay/{table}")
    slider = ada.page.get_by_role("slider")
    ada.press(ada.button("To the end"))
    expect(slider).to_have_value(slider.get_attribute("max") or "?")
    ada.press(ada.button("One event back"))
    expect(slider).not_to_have_value(slider.get_attribute("max") or "?")
    ada.press(ada.button("The score"))
    expect(ada.score).to_be_visible()


def test_a_rematch_calls_the_others(room: Room) -> None:
    ada, milo, table = begin(room)
    play_to_the_end([ada, milo], Random(3))
    ada.press(ada.button("Rematch"))
    ada.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    again = ada.table
    expect(ada.button("Start the game")).to_be_visible()
    milo.press(milo.button("Join the rematch"))
    milo.page.wait_for_url(f"**/t/{again}")
    expect(milo.page.get_by_text("starts the game when all seats are taken")).to_be_visible()
    expect(ada.page.get_by_text("Milo", exact=True).first).to_be_visible()


def test_a_move_is_taken_back(room: Room) -> None:
    ada, _, _ = begin(room, "remove")
    ada.press(ada.offered.filter(has_text="Grab").first)
    ada.press(ada.offered.filter(has_text="Stow").first)
    expect(ada.button("Undo")).to_be_visible()
    ada.page.keyboard.press("z")
    expect(ada.offered.filter(has_text="Stow")).to_have_count(2)


def test_a_lost_connection_comes_back_with_the_move_that_was_under_way(room: Room) -> None:
    ada, _, _ = begin(room, "remove")
    ada.cut()
    expect(ada.call).to_contain_text("Reconnecting")
    expect(ada.offered).to_have_count(0)
    ada.press(ada.button("Try now"))
    expect(ada.offered).to_have_count(0)
    ada.mend()
    ada.press(ada.offered.filter(has_text="Grab").first)
    expect(ada.offered.filter(has_text="Stow")).to_have_count(2)


def test_a_new_version_of_the_client_asks_for_a_reload(room: Room) -> None:
    ada, _, _ = begin(room, "remove")
    ada.cut()
    expect(ada.call).to_contain_text("Reconnecting")
    ada.page.route(re.compile(r"/$"), lambda route: route.fulfill(body="<script src=/assets/newer.js></script>"))
    ada.mend()
    expect(ada.call).to_contain_text("There is a new version of this page")
    ada.page.unroute(re.compile(r"/$"))
    ada.press(ada.button("Reload"))
    expect(ada.offered.first).to_be_visible()


def test_what_was_refused_says_why_and_opens_its_rule(room: Room) -> None:
    """The second tab's choice is late: the first tab has chosen by then."""
    ada, _, table = begin(room, "remove")
    late = ada.second_tab()
    late.tap_the_line()
    late.page.goto(f"/t/{table}")
    expect(late.offered.first).to_be_visible()
    late.hold_back()
    late.press(late.button("Finish"))
    ada.press(ada.button("Play here"))
    ada.press(ada.offered.filter(has_text="Grab").first)
    expect(ada.offered.filter(has_text="Stow")).to_have_count(2)
    late.deliver()
    late.press(late.button("Play here"))
    late.press(late.button("See the rule"))
    cited = late.page.get_by_role("region", name="The rule in question")
    expect(cited).to_contain_text("ST-LATE-01")


def test_a_spectator_follows_and_is_sent_no_secret(room: Room) -> None:
    ada, vera = room.person("Ada"), room.person("Vera")
    table = open_salvage_listed(ada)
    told: list[dict[str, Any]] = []
    hear(vera.page, told.append)
    vera.page.goto(f"/t/{table}")
    expect(vera.call).to_contain_text("You are watching")
    play_to_the_end([ada], Random(5))
    expect(vera.score).to_be_visible()
    assert vera.offered.count() == 0
    assert any(message["type"] == "update" for message in told)
    assert not [message for message in told if secrets_in(message.get("scene", {}).get("view"))]
    assert not [message for message in told for change in message.get("changes", ()) if tells_secret(change)]


def open_salvage_listed(host: Person) -> str:
    host.come_home()
    host.choose_game("Salvage")
    host.press(host.button("Listed"))
    return host.open_table()


def secrets_in(view: dict[str, Any] | None) -> list[Any]:
    captains = view["captains"] if view else ()
    return [captain["secret"] for captain in captains if captain["secret"] is not None]


def tells_secret(change: list[Any]) -> bool:
    """Whether a change writes into what only one captain sees."""
    return "secret" in change[1] or '"secret": {' in str(change[2:]).replace("'", '"')


def test_the_log_and_the_way_back_survive_a_reload(room: Room) -> None:
    ada, _, _ = begin(room, "remove")
    ada.press(ada.offered.filter(has_text="Grab").first)
    expect(ada.offered.filter(has_text="Stow")).to_have_count(2)
    ada.page.reload()
    expect(ada.offered.filter(has_text="Stow")).to_have_count(2)
    ada.page.keyboard.press("l")
    log = ada.page.get_by_role("complementary", name="Log")
    expect(log.get_by_role("button", name=re.compile("You: Grabbed"))).to_be_visible()
    log.get_by_role("button", name=re.compile("You: Grabbed")).click()
    ada.page.keyboard.press("p")
    ada.press(ada.button("To the beginning"))
    expect(ada.page.get_by_role("slider")).to_have_value("0")
    ada.press(ada.button("Back to the table"))
    expect(ada.offered.filter(has_text="Stow")).to_have_count(2)
