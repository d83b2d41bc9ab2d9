"""What can happen while one sits at a table: the server stops, the seat moves, the host closes, cards are gone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from startable.server.clock import WallClock
from tests import own_set
from tests.browser.boards import stop_hints
from tests.browser.people import Person, Room, play_to_the_end
from tests.browser.test_whole_game import begin, open_salvage
from tests.server.hosted import Server
from tests.server.served import serving

pytestmark = pytest.mark.browser
JSQR = Path(__file__).parents[2] / "web" / "node_modules" / "jsqr" / "dist" / "jsQR.js"
NO_SERVER = "ERR_CONNECTION|WebSocket|Failed to load resource"
# Every dark module is a square of the path; a reader wants them several points wide.
READ = """(picture) => {
    const wide = 4, size = picture.viewBox.baseVal.width * wide;
    const points = new Uint8ClampedArray(4 * size * size).fill(255);
    for (const [, x, y] of picture.querySelector('path').getAttribute('d').matchAll(/M(\\d+) (\\d+)/g))
        for (let i = 0; i < wide * wide; i++) {
            const [column, row] = [x * wide + (i % wide), y * wide + Math.floor(i / wide)];
            points.fill(0, 4 * (row * size + column), 4 * (row * size + column) + 3);
        }
    return jsQR(points, size, size)?.data;
}"""


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "startable.db")
    server.start()
    yield server
    server.kill()


def against_a_bot(room: Room) -> Person:
    ada = room.person("Ada")
    open_salvage(ada, "easy", "remove")
    expect(ada.offered.first).to_be_visible()
    return ada


def test_a_killed_server_comes_back_and_play_goes_on_to_the_end(chromium: Browser, hosted: Server) -> None:
    with Room(chromium, hosted.url) as room:
        ada = against_a_bot(room)
        ada.press(ada.offered.filter(has_text="Grab").first)
        expect(ada.offered.filter(has_text="Stow")).to_have_count(2)
        hosted.kill()
        expect(ada.call).to_contain_text("Reconnecting")
        expect(ada.offered).to_have_count(0)
        hosted.start()
        expect(ada.offered.filter(has_text="Stow")).to_have_count(2)
        play_to_the_end([ada], Random(11))
        room.forgive(NO_SERVER)


def test_a_server_that_is_stopped_says_that_the_table_is_saved(chromium: Browser, hosted: Server) -> None:
    with Room(chromium, hosted.url) as room:
        ada = against_a_bot(room)
        hosted.process.terminate()
        hosted.process.wait()
        expect(ada.call).to_contain_text("The table is saved")
        hosted.start()
        expect(ada.offered.first).to_be_visible()
        room.forgive(NO_SERVER)


def test_the_qr_code_reads_as_the_invitation(room: Room) -> None:
    ada = room.person("Ada")
    ada.page.add_init_script(path=JSQR)
    open_salvage(ada, "open", "remove")
    picture = ada.page.get_by_role("img", name="QR code")
    picture.wait_for()
    assert picture.evaluate(READ) == ada.invitation()


def test_a_finished_game_is_listed_at_home_and_can_be_watched_again(room: Room) -> None:
    ada = against_a_bot(room)
    table = ada.table
    play_to_the_end([ada], Random(12))
    ada.come_home()
    ada.page.get_by_role("region", name="Finished").locator(f'a[href="/replay/{table}"]').click()
    ada.page.wait_for_url(f"**/replay/{table}")
    ada.press(ada.button("To the end"))
    ada.press(ada.button("The score"))
    expect(ada.score).to_be_visible()


def test_of_two_tabs_the_older_one_watches_until_one_plays_there_again(room: Room) -> None:
    ada = against_a_bot(room)
    newer = ada.second_tab()
    newer.page.goto(f"/t/{ada.table}")
    expect(newer.offered.first).to_be_visible()
    expect(ada.call).to_contain_text("You have this table open in another tab")
    expect(ada.offered).to_have_count(0)
    newer.press(newer.offered.filter(has_text="Grab").first)
    expect(newer.offered.filter(has_text="Stow")).to_have_count(2)
    ada.press(ada.button("Play here"))
    expect(ada.offered.filter(has_text="Stow")).to_have_count(2)
    expect(newer.call).to_contain_text("You have this table open in another tab")
    expect(newer.offered).to_have_count(0)


def test_a_seat_that_went_to_another_device_leaves_a_watcher_behind(room: Room) -> None:
    ada, milo, table = begin(room, "remove")
    milo.page.keyboard.press("m")
    milo.press(milo.button("Make a seat link"))
    link = milo.page.get_by_label("Open it there")
    expect(link).to_have_value(re.compile("#seat"))
    phone = room.person("Milo", phone=True)
    phone.join(link.input_value())
    expect(phone.offered.first).to_be_visible()
    expect(milo.call).to_contain_text("This seat is played elsewhere now. You are watching.")
    expect(milo.offered).to_have_count(0)


def test_a_table_that_its_host_closes_says_so_and_offers_nothing(room: Room) -> None:
    ada, milo, _ = begin(room, "remove")
    ada.page.keyboard.press("m")
    ada.press(ada.button("Close the table"))
    expect(milo.call).to_contain_text("The host has closed this table")
    expect(milo.offered).to_have_count(0)
    milo.press(milo.button("To the home page"))
    milo.page.wait_for_url("**/")


def propose_a_pause(person: Person) -> None:
    person.page.keyboard.press("m")
    person.press(person.button("Pause", exact=True))
    person.page.keyboard.press("Escape")


def test_everyone_agrees_on_a_pause_and_on_its_end(room: Room) -> None:
    ada, milo, _ = begin(room, "remove")
    propose_a_pause(ada)
    expect(milo.call).to_contain_text("Ada would like a pause.")
    milo.press(milo.button("No", exact=True))
    expect(ada.call).not_to_contain_text("Waiting for the others to agree.")
    propose_a_pause(ada)
    milo.press(milo.button("Agree", exact=True))
    for person in (ada, milo):
        expect(person.call).to_contain_text("The table is paused.")
    milo.press(milo.button("Go on", exact=True))
    ada.press(ada.button("Agree", exact=True))
    for person in (ada, milo):
        expect(person.offered.first).to_be_visible()


def alone_with_own_cards(room: Room) -> Person:
    """The solo game with a host's own set, chosen on the home page."""
    ada = room.person("Ada")
    ada.come_home()
    ada.choose_game("Starship Captains")
    ada.seat(3, "remove")
    ada.seat(2, "remove")
    ada.press(ada.page.get_by_text("More options"))
    ada.page.get_by_role("group", name="Cards").get_by_role("button", name="Mine").click()
    ada.open_table()
    stop_hints(ada)
    return ada


def test_a_hosts_own_cards_are_what_the_board_shows(chromium: Browser, tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with own_set.offered(tmp_path), serving(data, WallClock()) as served, Room(chromium, served.url) as room:
        ada = alone_with_own_cards(room)
        expect(ada.page.get_by_role("region", name="Star map").get_by_text(own_set.HOME)).to_be_visible()
        expect(ada.page.get_by_text("Home Station")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_table_whose_cards_are_gone_says_so(chromium: Browser, tmp_path: Path, language: str) -> None:
    """The server comes back without the set: nothing can be played there, and the page says why."""
    data = tmp_path / "tables.db"
    with own_set.offered(tmp_path), serving(data, WallClock()) as served:
        ada = served.guest("Ada")
        table = ada.open(seats=1, game="captains", options={"content": own_set.NAME}, public=True)
        ada.sit(table, 0)
        ada.start(table)
    with serving(data, WallClock()) as served, Room(chromium, served.url) as room:
        vera = room.person("Vera")
        vera.page.add_init_script(f"localStorage.setItem('startable.preferences', '{{\"language\": \"{language}\"}}')")
        vera.page.goto(f"/t/{table}")
        told = {"en": "This game cannot go on here.", "fr": "Cette partie ne peut pas continuer ici."}
        expect(vera.page.get_by_role("alert")).to_contain_text(told[language])
        expect(vera.page.get_by_role("alert")).to_contain_text("no content set 'mine'")
