"""Pictures of the main screens for the README: `python -m tools.shots` writes them into docs/img.

A real server with a fresh store, the built client, a real Chromium. What bots do differs from time to time;
the pictures are to look at, not to compare.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Literal

import typer
from playwright.sync_api import Browser, Locator, Page, TimeoutError, sync_playwright

from startable.server.clock import WallClock
from tests.browser.people import Person
from tests.browser.truckers import Trucker, fly_home, prepare
from tests.server.served import Served, serving
from tools.trucker_shots import MOMENTS

FOLDER = Path("docs/img")
DESK, LAPTOP, TABLET, PHONE = (1440, 900), (1024, 768), (768, 1024), (390, 844)
CAPTAINS = "Starship Captains"
Size = tuple[int, int]
Theme = Literal["dark", "light"]
MOST = 600  # choices


@contextmanager
def visitor(browser: Browser, url: str) -> Iterator[Page]:
    context = browser.new_context(base_url=url, locale="en-GB", color_scheme="dark", reduced_motion="reduce")
    try:
        yield context.new_page()
    finally:
        context.close()


def shoot(page: Page, name: str, size: Size = DESK, theme: Theme = "dark") -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=theme)
    page.wait_for_timeout(500)
    page.screenshot(path=FOLDER / f"{name}.png")
    print(FOLDER / f"{name}.png")


def at_home(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Your name").blur()
    page.wait_for_load_state("networkidle")
    shoot(page, "home")
    shoot(page, "home-light", theme="light")
    shoot(page, "home-phone", PHONE)


def open_table(page: Page, game: str, *seats: str, options: tuple[str, ...] = ()) -> None:
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.goto("/")
    page.get_by_role("list", name="Games").get_by_role("button", name=game).click()
    for number, who in enumerate(seats, 2):
        seat = page.get_by_label(f"Seat {number}", exact=True)
        if not seat.count():
            page.get_by_role("button", name="Add a seat").click()
        seat.select_option(who)
    for value in options:
        page.get_by_role("button", name=value, exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")


def in_the_lobby(page: Page) -> None:
    open_table(page, "Roll for the Galaxy", "open")
    page.get_by_role("img", name="QR code").wait_for()
    shoot(page, "lobby")


def choose(page: Page, rng: Random, most: int) -> None:
    """Take so many of the choices that the list in words offers, or all that there are until the score is shown."""
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.keyboard.press("c")
    offered = page.get_by_role("region", name="All choices").get_by_role("button")
    while most > 0 and not page.get_by_role("region", name="Final score").is_visible():
        if count := offered.count():
            most -= take(page, rng.randrange(count))
        else:
            page.wait_for_timeout(50)
    page.keyboard.press("Escape")


def take(page: Page, place: int) -> bool:
    try:
        page.get_by_role("region", name="All choices").get_by_role("button").nth(place).click(timeout=500)
    except TimeoutError:
        return False
    return True


def at_the_table(page: Page) -> None:
    open_table(page, "Roll for the Galaxy")
    page.get_by_role("button", name="No more hints").wait_for()
    shoot(page, "first-game")
    shoot(page, "first-game-phone", PHONE)
    page.get_by_role("button", name="No more hints").click()
    rng = Random(4)
    choose(page, rng, 40)
    shoot(page, "roll")
    shoot(page, "roll-light", theme="light")
    shoot(page, "roll-laptop", LAPTOP)
    shoot(page, "roll-tablet", TABLET)
    shoot(page, "roll-phone", PHONE)
    page.keyboard.press("r")
    page.get_by_role("complementary", name="Rules", exact=True).wait_for()
    shoot(page, "rules")
    page.keyboard.press("Escape")
    choose(page, rng, MOST)
    page.get_by_role("button", name="Verify now").click()
    shoot(page, "score")
    page.get_by_role("button", name="Replay").last.click()
    page.get_by_role("slider").wait_for()
    page.get_by_role("slider").press("End")
    page.get_by_role("slider").press("PageDown")
    shoot(page, "replay")


def at_captains(page: Page) -> None:
    """A mission in its midst, a way on the phone's map, and the end."""
    open_table(page, CAPTAINS, "easy", "easy")
    page.get_by_role("button", name="No more hints").click()
    rng = Random(6)
    go_on_a_mission(page, rng)
    shoot(page, "captains")
    shoot(page, "captains-light", theme="light")
    shoot(page, "captains-laptop", LAPTOP)
    shoot(page, "captains-tablet", TABLET)
    shoot(page, "captains-phone", PHONE)
    page.get_by_role("navigation", name="Parts of the board").get_by_role("button", name="Map").click()
    shoot(page, "captains-map-phone", PHONE)
    choose(page, rng, MOST)
    shoot(page, "captains-score")
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.goto("/")


def at_trucker(page: Page, served: Served) -> None:
    """The lesson with its hint; a ship half built with a tile in hand; moments of games that bots played so far."""
    open_table(page, "Galaxy Trucker")
    page.get_by_role("button", name="No more hints").wait_for()
    shoot(page, "trucker-lesson")
    page.get_by_role("button", name="No more hints").click()
    open_table(page, "Galaxy Trucker", options=("II", "Measured"))
    ada = Trucker(Person(page, "Ada"), 3)
    ada.begin()
    ada.build(11)
    ada.draw()
    everywhere(page, "trucker-build")
    for name, moment in MOMENTS.items():
        game = moment()
        open_table(page, "Galaxy Trucker", *["normal"] * (game.seats - 1), options=("II", "Measured"))
        prepare(served, page.url.rsplit("/", 1)[1], game)
        if name == "trucker-hall":
            fly_home([ada])
        everywhere(page, name)


def everywhere(page: Page, name: str) -> None:
    shoot(page, name)
    shoot(page, f"{name}-light", theme="light")
    shoot(page, f"{name}-laptop", LAPTOP)
    shoot(page, f"{name}-tablet", TABLET)
    shoot(page, f"{name}-phone", PHONE)
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})


def go_on_a_mission(page: Page, rng: Random) -> None:
    """Choose this and that until a mission can be carried out; then begin it. If none came, another table."""
    page.keyboard.press("c")
    offered = page.get_by_role("region", name="All choices").get_by_role("button")
    mission = offered.filter(has_text="Carry out")
    busy = offered.filter(has_not_text="Pass").filter(has_not_text="Enough")
    while not mission.count() and not page.get_by_role("region", name="Final score").is_visible():
        some = busy if busy.count() else offered
        if count := some.count():
            press_one(some.nth(rng.randrange(count)))
        page.wait_for_timeout(50)
    if not mission.count():
        open_table(page, CAPTAINS, "easy", "easy")
        return go_on_a_mission(page, rng)
    press_one(mission.first)
    page.keyboard.press("Escape")
    return None


def press_one(button: Locator) -> None:
    try:
        button.click(timeout=500)
    except TimeoutError:
        return  # somebody else was faster


def main() -> None:
    """Take pictures of the main screens into docs/img."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or sys.exit("Which Chromium? Set CHROMIUM.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "startable.db", WallClock(), games=()) as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-dev-shm-usage"])
        with visitor(browser, served.url) as page:
            at_home(page)
            in_the_lobby(page)
            at_the_table(page)
            at_captains(page)
            at_trucker(page, served)
        browser.close()


if __name__ == "__main__":
    typer.run(main)
