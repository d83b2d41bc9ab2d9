"""Pages that anyone can open: what stands there, in both languages, and that nobody is shut out."""

from __future__ import annotations

import re
from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.people import Person, Room, Theme, brought, play_to_the_end
from tests.server.recording import present

pytestmark = pytest.mark.browser
THEMES: tuple[Theme, ...] = ("dark", "light")
DRAWERS = {"r": "Rules", "l": "Log", "t": "Chat", "c": "In words", "m": "Table and seats", "s": "Settings", "?": "Keys"}


def assert_for_everyone(page: Page, place: str) -> None:
    found = Axe().run(page).response["violations"]
    told = [f"{place}: {each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"][:3]]
    assert not told, "\n".join(told)


def test_two_clicks_open_a_table_against_bots(room: Room) -> None:
    ada = room.person("Ada")
    ada.come_home()
    ada.choose_game("Salvage")
    ada.open_table()
    expect(ada.call).to_be_visible()
    expect(ada.page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(3)


def test_switching_the_language_needs_no_reload_and_is_kept(room: Room) -> None:
    ada = room.person()
    ada.come_home()
    ada.press(ada.button("Français"))
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Prenez place.")
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    ada.page.reload()
    expect(ada.button("Ouvrir la table")).to_be_visible()


def test_a_table_is_resumed_from_the_home_page(room: Room) -> None:
    ada = room.person("Ada")
    ada.come_home()
    ada.choose_game("Salvage")
    table = ada.open_table()
    expect(ada.offered.first).to_be_visible()
    ada.come_home()
    ada.page.get_by_role("region", name="Your tables").get_by_role("link", name="Resume").first.click()
    ada.page.wait_for_url(f"**/t/{table}")
    expect(ada.offered.first).to_be_visible()


@pytest.mark.parametrize("title", ["Galaxy Trucker", "Roll for the Galaxy", "Starship Captains"])
def test_every_option_is_explained_in_a_sentence(room: Room, title: str) -> None:
    ada = room.person("Ada")
    ada.come_home()
    ada.choose_game(title)
    ada.press(ada.page.get_by_text("More options"))
    fields = ada.page.locator("form .options > div")
    assert fields.count() > 3
    for field in fields.all():
        expect(field.locator("p")).to_have_text(re.compile(r"\w.*[.?]$"))


def test_one_joins_by_an_invitation_that_one_has_been_told(room: Room) -> None:
    ada, milo = room.person("Ada"), room.person("Milo")
    ada.come_home()
    ada.choose_game("Salvage")
    ada.seat(2, "open")
    table = ada.open_table()
    milo.come_home()
    milo.page.get_by_label("Invitation link").fill("not a link")
    milo.press(milo.button("Join", exact=True))
    expect(milo.page.get_by_role("alert")).to_contain_text("not a link to a table")
    milo.page.get_by_label("Invitation link").fill(ada.invitation())
    milo.press(milo.button("Join", exact=True))
    milo.page.wait_for_url(f"**/t/{table}*")
    milo.page.get_by_label("Your name").fill("Milo")
    milo.press(milo.button("Take a seat"))
    expect(ada.page.get_by_text("Milo", exact=True).first).to_be_visible()


def test_a_name_and_a_colour_are_kept_and_worn_at_the_table(room: Room) -> None:
    ada = room.person("Ada")
    ada.come_home()
    ada.press(ada.page.get_by_role("banner").get_by_role("button", name="Your name"))
    dialog = ada.page.get_by_role("dialog", name="Your name")
    dialog.get_by_label("Your name").fill("Ada of Mars")
    dialog.get_by_role("button", name="pink").click()
    dialog.get_by_role("button", name="That’s me").click()
    expect(dialog).to_have_count(0)  # the name is kept by now
    ada.page.reload()
    expect(ada.page.get_by_role("banner").get_by_role("button", name="Ada of Mars")).to_be_visible()
    ada.choose_game("Salvage")
    ada.seat(2, "open")
    ada.open_table()
    expect(ada.page.get_by_text("Ada of Mars", exact=True).first).to_be_visible()
    assert ada.page.evaluate("JSON.parse(localStorage.getItem('startable.preferences')).colour") == "pink"


def test_a_dead_link_says_so_and_leads_home(room: Room) -> None:
    ada = room.person()
    ada.page.goto("/t/brave-otter-4271")
    expect(ada.page.get_by_role("alert")).to_contain_text("There is nothing here")
    expect(ada.page.get_by_role("link", name="To the home page")).to_be_visible()
    room.forgive("404")


def test_rules_are_found_in_both_languages_without_accents(room: Room) -> None:
    ada = room.person()
    ada.page.goto("/rules/roll")
    ada.page.get_by_role("searchbox").fill("no such words here")
    expect(ada.page.get_by_role("status")).to_have_text("0 rules")
    ada.page.get_by_role("searchbox").fill("materiel prevoit")
    expect(ada.page.get_by_role("listitem").first).to_be_visible()


def test_rulings_of_this_table_are_shown_as_such(room: Room) -> None:
    ada = room.person()
    ada.page.goto("/rules/captains")
    ada.page.get_by_role("searchbox").fill("Holodeck")
    rows = ada.page.get_by_role("listitem")
    expect(rows.filter(has_text="copies any room technology")).to_contain_text("Ruling of this table")
    expect(rows.filter(has_text="as if printed on this card")).not_to_contain_text("Ruling of this table")


def test_the_posters_are_there(room: Room) -> None:
    ada = room.person()
    ada.come_home()
    posters = ada.page.get_by_role("list", name="Games").locator("img")
    expect(posters).to_have_count(3)
    for poster in posters.all():
        assert poster.evaluate("async (image) => (await image.decode(), image.naturalWidth)") > 0


def test_the_chosen_theme_is_there_before_anything_is_drawn(room: Room) -> None:
    ada = room.person(theme="dark")
    ada.come_home()
    ada.page.evaluate("localStorage.setItem('startable.preferences', JSON.stringify({ theme: 'light' }))")
    ada.page.route("**/assets/*.js", lambda route: route.abort())  # the client itself never comes
    ada.page.goto("/")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "light")
    expect(ada.page.locator("body")).to_have_css("background-color", "rgb(233, 228, 216)")
    room.forgive("ERR_FAILED")


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_text_twice_as_large_still_fits(room: Room, phone: bool) -> None:
    """As browsers do it: everything measured in letters grows, the window does not."""
    ada = room.person("Ada", phone=phone)
    for path in ("/", "/rules/roll", "/lab/ship"):
        ada.page.goto(path)
        assert_fits_twice_as_large(ada)
    for game in ("Roll for the Galaxy", "Starship Captains", "Galaxy Trucker"):
        ada.come_home()
        ada.choose_game(game)
        assert_fits_twice_as_large(ada)
        ada.open_table()
        assert_fits_twice_as_large(ada)
        assert_call_in_sight(ada)


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_text_twice_as_large_still_fits_in_the_lobby(room: Room, phone: bool) -> None:
    ada = room.person("Ada", phone=phone)
    ada.come_home()
    ada.choose_game("Salvage")
    ada.seat(2, "open")
    ada.open_table()
    ada.page.get_by_role("img", name="QR code").wait_for()
    assert_fits_twice_as_large(ada)


@pytest.mark.parametrize("game", ["captains", "roll", "trucker"])
@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_text_twice_as_large_still_fits_at_the_end_and_in_the_replay(room: Room, game: str, phone: bool) -> None:
    ada = room.person("Ada", phone=phone)
    told = brought(ada, present(game)[-1])
    expect(ada.page.get_by_role("slider")).to_be_visible()
    assert_fits_twice_as_large(ada)
    assert ada.page.get_by_role("main").bounding_box()["height"] > 200, "nothing is left of the board"  # type: ignore[index]
    ada.page.goto(f"/t/{told}")
    expect(ada.score).to_be_visible()
    assert_fits_twice_as_large(ada)
    assert_call_in_sight(ada)


def assert_fits_twice_as_large(person: Person) -> None:
    expect(person.page.get_by_role("main")).to_be_visible()
    person.page.evaluate("document.documentElement.style.fontSize = '200%'")
    width = person.page.evaluate("document.documentElement.clientWidth")
    assert person.page.evaluate("document.documentElement.scrollWidth") <= width, "one has to scroll sideways"
    assert person.page.evaluate(OUT_OF_REACH) == []


# Beyond the window's sides, in nothing that could be pushed sideways; or the whole page of a table has to be pushed.
OUT_OF_REACH = """() => {
    const sideways = (part) => part && (/auto|scroll/.test(getComputedStyle(part).overflowX)
        && part.scrollWidth > part.clientWidth || sideways(part.parentElement));
    const beyond = ({ left, right }) => right > left && (right > innerWidth + 1 || left < -1);
    const things = [...document.querySelectorAll('button, a:not(.skip), input, select, [role=grid]')];
    const lost = things.filter((thing) => beyond(thing.getBoundingClientRect()) && !sideways(thing));
    const pages = [...document.querySelectorAll('main .scroll')];
    const wide = pages.filter((page) => page.scrollWidth > page.clientWidth + 1);
    return [...lost, ...wide].map((part) => part.outerHTML.slice(0, 120));
}"""
OUT_OF_SIGHT = """() => [...document.querySelectorAll('#call button')].filter((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).map(({ textContent }) => textContent)"""


def assert_call_in_sight(person: Person) -> None:
    """What the table asks, and every answer to it, without scrolling."""
    expect(person.call).to_be_in_viewport(ratio=0.95)
    assert person.page.evaluate(OUT_OF_SIGHT) == []


NOTIFIED = """() => {
    globalThis.told = [];
    globalThis.Notification = class { static permission = 'granted'; constructor(title) { told.push(title); } };
    Object.defineProperty(document, 'hidden', { get: () => true });
}"""


def test_a_tab_in_the_background_says_so_by_a_notification_too(room: Room) -> None:
    ada = room.person()
    ada.page.add_init_script(f"({NOTIFIED})()")
    ada.come_home()
    ada.choose_game("Salvage")
    ada.open_table()
    expect(ada.offered.first).to_be_visible()
    expect(ada.page).to_have_title(re.compile("^● Your turn"))
    assert ada.page.evaluate("told") == ["It is your turn"]


def test_nothing_moves_where_motion_is_not_wanted(room: Room) -> None:
    ada = room.person("Ada")
    ada.come_home()
    ada.choose_game("Roll for the Galaxy")
    ada.open_table()
    expect(ada.button("No more hints")).to_be_visible()
    assert ada.page.evaluate("document.getAnimations().length") == 0


def test_a_tab_says_in_its_title_that_it_is_your_turn(room: Room) -> None:
    ada = room.person()
    ada.come_home()
    ada.choose_game("Salvage")
    ada.open_table()
    expect(ada.offered.first).to_be_visible()
    expect(ada.page).to_have_title(re.compile("^● Your turn"))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", ["/", "/rules/roll", "/t/brave-otter-4271#key"])
def test_axe_finds_nothing_on_open_pages(room: Room, theme: Theme, path: str) -> None:
    ada = room.person(theme=theme)
    ada.page.goto(path)
    expect(ada.page.get_by_role("main")).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    assert_for_everyone(ada.page, path)


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_at_a_table(room: Room, theme: Theme) -> None:
    ada = room.person("Ada", theme)
    ada.come_home()
    ada.choose_game("Salvage")
    ada.seat(2, "open")
    ada.open_table()
    ada.page.get_by_role("img", name="QR code").wait_for()
    assert_for_everyone(ada.page, "lobby")
    ada.page.get_by_label("Who plays seat 2").select_option("easy")
    ada.press(ada.button("Start the game"))
    expect(ada.offered.first).to_be_visible()
    assert_for_everyone(ada.page, "table")
    for key, title in DRAWERS.items():
        with_drawer(ada, key, title)


def with_drawer(person: Person, key: str, title: str) -> None:
    person.page.keyboard.press(key)
    drawer = person.page.get_by_role("complementary", name=title, exact=True)
    expect(drawer).to_be_visible()
    assert_for_everyone(person.page, title)
    person.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_at_the_end_and_in_the_replay(room: Room, theme: Theme) -> None:
    ada = room.person("Ada", theme, phone=theme == "light")
    ada.come_home()
    ada.choose_game("Salvage")
    table = ada.open_table()
    play_to_the_end([ada], Random(6))
    assert_for_everyone(ada.page, "score")
    ada.page.goto(f"/replay/{table}")
    expect(ada.page.get_by_role("slider")).to_be_visible()
    assert_for_everyone(ada.page, "replay")


def test_the_settings_change_the_page_at_once(room: Room) -> None:
    ada = room.person()
    ada.come_home()
    ada.press(ada.button("Settings"))
    settings = ada.page.get_by_role("dialog", name="Settings")
    settings.get_by_role("group", name="Theme").get_by_role("button", name="Light").click()
    settings.get_by_role("group", name="Text size").get_by_role("button", name="140").click()
    root = ada.page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_css("font-size", "22.4px")
    ada.page.keyboard.press("Escape")
    expect(settings).to_have_count(0)
