"""Whole games by other ways than the mouse: keys alone, roles and names alone, and a thumb on a phone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Person, Room, play_to_the_end

pytestmark = pytest.mark.browser
TITLES = {
    "salvage": "Salvage",
    "captains": "Starship Captains",
    "trucker": "Galaxy Trucker",
    "roll": "Roll for the Galaxy",
}


def tab_to(page: Page, role: str, name: str, most: int = 400) -> None:
    """Press Tab until the focus is on the thing of that role and name."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.get_by_role(role, name=name).and_(page.locator(":focus")).count():  # type: ignore[arg-type]
            return
    raise AssertionError(f"Tab never reaches the {role} {name!r}")


def open_by_keys(person: Person, title: str) -> None:
    person.come_home()
    tab_to(person.page, "button", title)
    person.page.keyboard.press("Enter")
    tab_to(person.page, "button", "Open the table")
    person.page.keyboard.press("Enter")
    person.page.wait_for_url("**/t/*")
    expect(person.call).to_be_visible()


def choose_by_keys(person: Person, rng: Random) -> bool:
    """In the drawer that lists all choices: Tab to one of them, Enter."""
    offered = person.page.get_by_role("region", name="All choices").get_by_role("button")
    count = offered.count()
    if not count:
        return False
    tab_to(person.page, "button", "Close")
    for _ in range(2 + rng.randrange(min(count, 6))):
        person.page.keyboard.press("Tab")
    on_choice = person.page.get_by_role("region", name="All choices").locator(":focus").count()
    if on_choice:
        person.page.keyboard.press("Enter")
    return bool(on_choice)


def play_by_keys(room: Room, title: str, most: int) -> None:
    ada = room.person("Ada")
    open_by_keys(ada, title)
    ada.page.keyboard.press("c")
    rng, chosen = Random(11), 0
    while not ada.score.is_visible():
        chosen += choose_by_keys(ada, rng)
        ada.page.wait_for_timeout(20)
        assert chosen < most, "this game does not end"
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("Escape")
    ada.page.locator("body").press("1")
    ada.page.wait_for_url("**/replay/*")


def play_by_roles(room: Room, title: str) -> None:
    """As a screen reader finds it: regions, buttons and their names, nothing else."""
    ada = room.person("Ada")
    ada.come_home()
    ada.choose_game(title)
    ada.open_table()
    expect(ada.call).to_be_visible()
    ada.page.keyboard.press("c")
    ada.offered_in = "All choices"
    play_to_the_end([ada], Random(2))
    expect(ada.score.get_by_role("rowheader").first).to_be_visible()


def test_a_whole_game_by_touch_at_phone_width(room: Room) -> None:
    ada = room.person("Ada", phone=True)
    ada.come_home()
    ada.choose_game("Salvage")
    ada.open_table()
    expect(ada.offered.first).to_be_visible()
    play_to_the_end([ada], Random(1))
    width = ada.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "the page is wider than the phone"


@pytest.mark.soak
def test_a_whole_game_by_keys_alone(room: Room) -> None:
    play_by_keys(room, TITLES["salvage"], 400)


@pytest.mark.soak
@pytest.mark.parametrize("game", sorted(TITLES))
def test_a_whole_game_by_roles_and_names_alone(room: Room, game: str) -> None:
    play_by_roles(room, TITLES[game])
