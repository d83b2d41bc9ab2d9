"""Starship Captains on its own board: alone with Captain Ténèbre, with others, by mouse, keys and thumb."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, expect

from startable.games import find
from startable.games.captains.choices import Activate, Go
from startable.games.captains.table import Captains
from startable.server.clock import WallClock
from startable.server.identity import COOKIE, Signer, Visitor
from tests.browser.boards import answers, choose_by_keys, choose_on_board, lit, primary, stop_hints
from tests.browser.people import TABLET, Person, Room, Theme, play_to_the_end
from tests.browser.test_pages import THEMES, assert_for_everyone
from tests.games.captains.positions import (
    BLUE_YELLOW,
    BRIDGE,
    NIAN,
    PIRATE,
    RED,
    RED_BLUE,
    RED_COMMANDER,
    RED_YELLOW,
    SCIENCE,
    at,
    do,
    place,
)
from tests.games.captains.test_factions import event
from tests.server.served import serving
from tests.server.twins import TABLE, stage

pytestmark = pytest.mark.browser
CAPTAINS = "Starship Captains"
ASSIGNING, FACING = "Who takes the", "resolve it or ignore it"


def open_captains(host: Person, *seats: str) -> str:
    host.come_home()
    host.choose_game(CAPTAINS)
    for number, who in reversed(list(enumerate(seats, 2))):
        host.seat(number, who)
    return host.open_table()


def alone(room: Room, phone: bool = False, theme: Theme = "dark") -> Person:
    """The solo game."""
    ada = room.person("Ada", theme, phone=phone)
    open_captains(ada, "remove", "remove")
    expect(ada.page.get_by_text("Captain Ténèbre").first).to_be_visible()
    stop_hints(ada)
    return ada


def with_a_bot(room: Room) -> tuple[Person, Person]:
    ada, milo = room.person("Ada"), room.person("Milo")
    ada.come_home()
    ada.say_name()
    open_captains(ada, "open", "normal")
    milo.join(ada.invitation())
    expect(ada.page.get_by_text("Milo", exact=True).first).to_be_visible()
    ada.press(ada.button("Start the game"))
    return ada, milo


def title(person: Person) -> str:
    return person.call.locator(".title").inner_text()


def touch(person: Person, target: str) -> Locator:
    return person.page.locator(f'main button[data-target="{target}"]').first


def steer_for_missions(person: Person, rng: Random) -> bool:
    """Whatever is primary; else to the bridge, and from there to a mission; else something that is lit."""
    page = person.page
    wanted = [
        primary(person),
        page.locator('main button.lit[data-target^="place:"][aria-label*="mission"]'),
        page.locator('main button.lit[data-target="room:0"]'),
        page.locator('main button.lit[data-target="figure:0"]'),
    ]
    found = next((some for some in wanted if some.count()), None)
    return person.try_press(found.first) if found else choose_on_board(person, rng)


def play_until(person: Person, rng: Random, question: str) -> None:
    """Play on the board until something is asked and no answer is on its way: then something is lit."""
    while True:
        expect(lit(person).or_(answers(person)).or_(person.score).first).to_be_visible()
        assert not person.score.is_visible(), f"the game ended without: {question}"
        if question in title(person):
            return
        steer_for_missions(person, rng)


def test_a_whole_solo_game_from_the_home_page_to_the_score_sheet(room: Room) -> None:
    ada = alone(room)
    play_to_the_end([ada], Random(4), choose=choose_on_board)
    expect(ada.score.get_by_role("rowheader", name="Passenger")).to_be_visible()
    expect(ada.score.get_by_role("rowheader", name="Total")).to_be_visible()
    expect(ada.page.get_by_role("region", name="Afterwards")).to_contain_text("What became of you")
    expect(ada.page.get_by_role("region", name="How it came about")).to_be_visible()


def test_a_room_and_a_figure_then_a_way_that_is_plotted_before_it_is_flown(room: Room) -> None:
    ada = alone(room)
    ada.press(touch(ada, "figure:0"))
    expect(ada.call).to_contain_text("into which room?")
    expect(ada.button("Train: blue")).to_be_visible()  # the first medal could pay for it
    ada.press(touch(ada, "room:0"))
    expect(ada.call).to_contain_text("up to 2 moves")
    planet = lit(ada).and_(ada.page.locator('[data-target^="place:"]')).first
    ada.press(planet)
    expect(ada.call).to_contain_text(re.compile("no pirate on the way|damage on the way"))
    ada.press(primary(ada))
    expect(ada.call).not_to_contain_text("up to 2 moves")


def test_passing_with_crew_left_asks_first(room: Room) -> None:
    ada = alone(room)
    ada.press(ada.button("Pass", exact=False).first)
    expect(ada.call).to_contain_text("Pass with 4 figures left?")
    ada.press(ada.button("Back", exact=True))
    expect(ada.call).to_contain_text("Your turn")
    ada.page.keyboard.press("w")
    ada.press(ada.button("Pass anyway"))
    # He plays on alone: until one of his cards needs an answer, or to the end of the round.
    expect(ada.page.get_by_text(re.compile(r"Last card:|Round\s*2/4")).first).to_be_visible()


def test_what_is_not_possible_says_why(room: Room) -> None:
    ada = alone(room)
    ada.press(touch(ada, "figure:6"))  # a cadet
    ada.ask_why_not(touch(ada, "room:0"))  # the red bridge
    expect(ada.call).to_contain_text("A cadet works in the grey room only.")
    ada.press(ada.button("See the rule"))
    expect(ada.page.get_by_role("region", name="The rule in question")).to_contain_text("SC-ROOM-05")


def test_a_first_game_points_at_the_first_thing(room: Room) -> None:
    ada = room.person("Ada")
    open_captains(ada, "remove", "remove")
    hint = ada.page.get_by_role("complementary", name="Hint")
    expect(hint).to_contain_text("One figure, one room")
    ada.press(hint.get_by_role("button", name="Got it"))
    expect(hint).to_have_count(0)
    ada.page.keyboard.press("h")
    expect(hint).to_contain_text("One figure, one room")


FLOWN = """() => {
    globalThis.flown = [];
    const kind = (node) => node.querySelector('.sign') ? 'sign' : 'figure';
    const flies = (node) => node instanceof Element && node.matches('.flight');
    const added = (records) => records.flatMap(({ addedNodes }) => [...addedNodes]);
    const seen = (records) => flown.push(...added(records).filter(flies).map(kind));
    new MutationObserver(seen).observe(document, { childList: true, subtree: true });
}"""


def test_what_happens_is_seen_flying_and_nothing_waits_for_it(room: Room) -> None:
    ada = room.person("Ada", moving=True)
    ada.page.add_init_script(f"({FLOWN})()")
    open_captains(ada, "remove", "remove")
    stop_hints(ada)
    ada.press(touch(ada, "figure:0"))
    ada.press(touch(ada, "room:0"))
    expect(ada.call).to_contain_text("up to 2 moves")  # asked at once, whatever is still in the air
    assert "figure" in ada.page.evaluate("flown")
    ada.press(ada.page.get_by_role("banner"))
    expect(ada.page.locator(".flight")).to_have_count(0)


def test_nothing_flies_where_motion_is_not_wanted(room: Room) -> None:
    ada = room.person("Ada")
    ada.page.add_init_script(f"({FLOWN})()")
    open_captains(ada, "remove", "remove")
    stop_hints(ada)
    ada.press(touch(ada, "figure:0"))
    ada.press(touch(ada, "room:0"))
    expect(ada.call).to_contain_text("up to 2 moves")
    assert ada.page.evaluate("flown") == []


def test_on_a_tablet_cargo_technologies_and_market_take_turns(room: Room) -> None:
    ada = room.person("Ada", size=TABLET)
    open_captains(ada, "remove", "remove")
    stop_hints(ada)
    shown = {"Cargo and missions": "Cargo", "Technologies": "Technologies", "To take": "Technologies on offer"}
    tabs = ada.page.get_by_role("navigation", name="Parts of the ship")
    for tab, part in shown.items():
        ada.press(tabs.get_by_role("button", name=tab))
        for other in shown.values():
            region = ada.page.get_by_role("region", name=other, exact=True)
            expect(region).to_be_visible(visible=other == part)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= TABLET["width"]


NO_HINTS = """localStorage.setItem('startable.captains.hints', '{"off": true}')"""


class Staged:
    """A table where something is prepared."""

    def __init__(self, room: Room, key: bytes) -> None:
        self._room, self._key = room, key

    def person(self, seat: int, phone: bool = False) -> Person:
        """Somebody whose seat is known by their cookie."""
        person = self._room.person(f"Guest {seat}", phone=phone)
        signed = Signer(self._key).sign(Visitor(f"guest {seat}", person.name))
        person.page.context.add_cookies([{"name": COOKIE, "value": signed, "url": self._room.url}])
        person.page.add_init_script(NO_HINTS)
        person.page.goto(f"/t/{TABLE}")
        return person


@contextmanager
def staged(chromium: Browser, data: Path, game: Captains) -> Iterator[Staged]:
    with ThreadPoolExecutor() as aside:  # the browser's own event loop runs in this thread
        key = aside.submit(stage, data, find("captains"), game).result()
    with serving(data, WallClock(), games=()) as served, Room(chromium, served.url) as room:
        yield Staged(room, key)


def test_an_event_that_touches_everybody_is_shown_to_everybody(chromium: Browser, tmp_path: Path) -> None:
    summit = "Honesty Summit"
    game = event(NIAN, "honesty_summit", "1 tracks: 15 0 1")
    with staged(chromium, tmp_path / "tables.db", game) as table:
        people = [table.person(seat) for seat in (0, 1)]
        cards = [person.page.get_by_role("region", name="Teleporter").get_by_text(summit) for person in people]
        for person in people:
            for card in cards:
                expect(card).to_be_visible()
            person.press(person.button("Stay where I am"))
        for card in cards:
            expect(card).to_have_count(0)


def test_what_must_be_thrown_out_comes_into_view_on_a_phone(chromium: Browser, tmp_path: Path) -> None:
    game = at("roads: home-tepid=green.loot\n0 damage: 5\n0 artifacts: 1 1 0\n0 pirates: violet.loot")
    do(game, Activate(BRIDGE, RED), Go(place(game, "tepid")))
    with staged(chromium, tmp_path / "tables.db", game) as table:
        ada = table.person(0, phone=True)
        expect(ada.call).to_contain_text("The hold is full")
        for token in (RED_BLUE, RED_YELLOW, PIRATE):
            expect(touch(ada, f"token:{token}")).to_be_in_viewport()
        ada.press(touch(ada, f"token:{RED_YELLOW}"))
        expect(ada.call).not_to_contain_text("The hold is full")


def test_two_artifacts_wake_a_room_that_comes_into_view(chromium: Browser, tmp_path: Path) -> None:
    game = at("0 artifacts: 0 0 2\ncentral: autopilot")
    with staged(chromium, tmp_path / "tables.db", game) as table:
        ada = table.person(0, phone=True)
        ada.press(touch(ada, f"artifact:{BLUE_YELLOW}:0"))
        ada.press(touch(ada, f"artifact:{BLUE_YELLOW}:1"))
        expect(ada.call).to_contain_text("which room wakes")
        expect(touch(ada, f"room:{SCIENCE}")).to_be_in_viewport()
        ada.press(touch(ada, f"room:{SCIENCE}"))
        expect(ada.call).to_contain_text("Take a technology")


def test_what_is_still_to_come_stays_in_sight_and_then_comes(chromium: Browser, tmp_path: Path) -> None:
    game = at("0 ready: red* blue")
    do(game, Activate(BRIDGE, RED_COMMANDER))
    with staged(chromium, tmp_path / "tables.db", game) as table:
        ada = table.person(0, phone=True)
        second = ada.page.get_by_text("commander’s second task")
        for part in ("Ship", "Tracks", "Map"):
            ada.press(ada.page.get_by_role("navigation", name="Parts of the board").get_by_role("button", name=part))
            expect(second.locator("visible=true")).to_be_in_viewport()
        ada.press(ada.button("Stay here"))
        expect(ada.call).to_contain_text("second task")


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_at_a_table_of_captains(room: Room, theme: Theme) -> None:
    ada = room.person("Ada", theme, phone=theme == "light")
    open_captains(ada, "normal", "normal")
    expect(ada.button("No more hints")).to_be_visible()
    assert_for_everyone(ada.page, "first hint")
    stop_hints(ada)
    rng = Random(5)
    for _ in range(12):
        choose_on_board(ada, rng)
    assert_for_everyone(ada.page, "in the middle")
    ada.press(ada.button("Open the ship of").first)
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert_for_everyone(ada.page, "a ship, large")


@pytest.mark.soak
def test_two_people_and_a_bot_play_captains_to_the_end(room: Room) -> None:
    ada, milo = with_a_bot(room)
    play_to_the_end([ada, milo], Random(8), choose=choose_on_board)
    expect(ada.score.get_by_role("columnheader")).to_have_count(4)  # what counts, then three captains
    expect(milo.page.get_by_role("region", name="Afterwards").get_by_role("listitem")).to_have_count(3)
    assert_for_everyone(ada.page, "score sheet")


@pytest.mark.soak
def test_a_reload_in_the_middle_of_a_mission_goes_on_with_its_line(room: Room) -> None:
    ada = alone(room)
    rng = Random(2)
    for question in (ASSIGNING, FACING):
        play_until(ada, rng, question)
        asked = title(ada)
        card = ada.page.locator(".stage article h2").inner_text()
        ada.page.reload()
        expect(ada.call.locator(".title")).to_have_text(asked)
        expect(ada.page.locator(".stage article h2")).to_have_text(card)
    play_to_the_end([ada], rng, choose=choose_on_board)


@pytest.mark.soak
def test_a_whole_solo_game_by_keys_alone(room: Room) -> None:
    ada = room.person("Ada")
    open_captains(ada, "remove", "remove")
    play_to_the_end([ada], Random(3), choose=choose_by_keys)


@pytest.mark.soak
def test_a_whole_solo_game_by_touch_at_phone_width(room: Room) -> None:
    ada = alone(room, phone=True)
    play_to_the_end([ada], Random(9), choose=choose_on_board)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390, "the page is wider than the phone"
