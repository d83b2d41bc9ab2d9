"""After the game and beside it: gone over, tried differently, a ship flown many times."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from startable.server.clock import WallClock
from startable.server.house import Settings
from tests.browser.people import Room, Theme, brought, play_to_the_end
from tests.browser.test_pages import assert_for_everyone
from tests.server.recording import present
from tests.server.served import serving

pytestmark = pytest.mark.browser
THEMES: tuple[Theme, ...] = ("dark", "light")


def test_a_finished_game_is_tried_differently(room: Room) -> None:
    ada = room.person("Ada")
    ada.come_home()
    ada.choose_game("Salvage")
    old = ada.open_table()
    play_to_the_end([ada], Random(6))
    ada.page.goto(f"/replay/{old}")
    ada.page.get_by_role("slider").wait_for()
    ada.page.keyboard.press("ArrowRight")
    ada.press(ada.button("Try it differently"))
    dialog = ada.page.get_by_role("dialog", name="Try it differently")
    assert_for_everyone(ada.page, "try it differently")
    dialog.get_by_role("button", name="Easy bots").click()
    dialog.get_by_role("button", name="Play from here").click()
    ada.page.wait_for_url("**/t/*")
    assert ada.table != old
    play_to_the_end([ada], Random(6))
    ada.press(ada.button("Verify now"))
    expect(ada.page.get_by_text("The seed follows from it")).to_be_visible()
    expect(ada.page.locator(".wrong")).to_have_count(0)


@pytest.mark.parametrize("theme", THEMES)
def test_a_finished_game_is_gone_over(room: Room, theme: Theme) -> None:
    ada = room.person("Ada", theme, phone=theme == "light")
    brought(ada, present("trucker")[0])
    expect(ada.page.get_by_role("slider")).to_be_visible()
    if theme == "light":
        ada.press(ada.button("Turning points"))
    ada.press(ada.page.get_by_role("button", name="Go over this game").locator("visible=true"))
    expect(ada.page.get_by_text("compared with others").locator("visible=true")).to_be_visible()
    if theme == "dark":
        expect(ada.page.get_by_role("region", name="Expected score at the end")).to_be_visible()
    ada.press(ada.button("To the end"))
    assert_for_everyone(ada.page, "analysis")


@pytest.fixture
def patient(chromium: Browser, tmp_path: Path) -> Iterator[Room]:
    """A server that lets studies take as long as they do for a host: a busy machine does not cut them short."""
    seconds = Settings().study_seconds
    data = tmp_path / "startable.db"
    with serving(data, WallClock(), study_seconds=seconds) as served, Room(chromium, served.url) as people:
        yield people


@pytest.mark.parametrize("theme", THEMES)
def test_a_ship_is_flown_many_times(patient: Room, theme: Theme) -> None:
    ada = patient.person("Ada", theme, phone=theme == "light")
    ada.come_home()
    ada.choose_game("Galaxy Trucker")
    ada.press(ada.page.get_by_role("link", name="Ship lab"))
    ada.press(ada.page.get_by_role("group", name="Flights").get_by_role("button", name="200", exact=True))
    ada.press(ada.button("Fly it"))
    expect(ada.page.get_by_text("is the weak square")).to_be_visible()
    expect(ada.page.get_by_role("region", name="Cards that hurt most")).to_be_visible()
    expect(ada.page.get_by_text("--level II --flights 200 --seed 0")).to_be_visible()
    assert_for_everyone(ada.page, "ship lab")


def test_the_practice_yard_leads_to_the_lab(room: Room) -> None:
    ada = room.person("Ada")
    ada.come_home()
    ada.choose_game("Galaxy Trucker")
    ada.seat(3, "remove")
    ada.seat(2, "remove")
    ada.open_table()
    ada.press(ada.page.get_by_role("link", name="Ship lab"))
    ada.page.wait_for_url("**/lab/ship#L:*")
    expect(ada.page.get_by_label("The ship as text")).not_to_have_value("")
