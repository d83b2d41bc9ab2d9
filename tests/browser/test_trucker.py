"""Galaxy Trucker in the browser: the lesson from the first click to the receipts, and other ways to build and fly."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.boards import choose_by_keys, stop_hints
from tests.browser.people import Person, Room, Theme, play_to_the_end
from tests.browser.test_other_ways import open_by_keys, tab_to
from tests.browser.test_pages import assert_for_everyone
from tests.browser.truckers import Trucker, fly_home, open_trucker

pytestmark = pytest.mark.browser


def test_a_lesson_alone_against_bots_from_the_first_click_to_the_receipts(room: Room) -> None:
    ada = room.person("Ada")
    ada.come_home()
    ada.choose_game("Galaxy Trucker")
    ada.open_table()  # the lesson is what one click opens
    trucker = Trucker(ada)
    hint = ada.page.get_by_role("complementary", name="Hint")
    expect(hint).to_contain_text("Take your first tile")
    trucker.draw()
    expect(hint).to_contain_text("Weld it on")

    far = ada.page.get_by_role("button", name="5–7, empty")
    why = ada.call.filter(has_text="no free square next to your ship").filter(has=ada.button("See the rule"))
    ada.ask_why_not(far)
    expect(why).to_be_visible()
    ada.press(ada.call.get_by_role("button", name="Got it"))
    expect(why).to_have_count(0)

    ada.press(hint.get_by_role("button", name="No more hints"))
    expect(hint).to_have_count(0)
    trucker.build(9)
    checklist = ada.page.get_by_role("region", name="A ship that comes home has")
    expect(checklist.get_by_role("listitem")).to_have_count(6)
    expect(ada.page.get_by_role("complementary", name="Other ships").get_by_role("region")).to_have_count(2)
    trucker.finish()
    fly_home([trucker])

    expect(ada.score.get_by_role("row")).to_have_count(4)  # the sources, then three players
    receipt = ada.page.get_by_role("article", name="Receipt of You")
    expect(receipt).to_contain_text("Goods sold")
    *lines, total = printed(receipt)
    assert len(lines) == 5
    assert total == sum(lines)


def printed(receipt: Locator) -> list[int]:
    """Its numbers, the total last. The board's receipts give way to the score screen's: if need be, look again."""
    numbers = receipt.locator("dl dd")
    while not (texts := numbers.all_inner_texts()):
        expect(numbers.first).to_be_attached()
    return [int(text.replace("−", "-")) for text in texts]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_in_the_yard_and_in_flight(room: Room, theme: Theme) -> None:
    ada = room.person("Ada", theme, phone=theme == "light")
    open_trucker(ada)
    trucker = Trucker(ada)
    expect(trucker.lit("heap")).to_be_visible()
    assert_for_everyone(ada.page, "the yard, with a hint")
    trucker.draw()
    assert_for_everyone(ada.page, "a tile in hand")
    ada.press(ada.button("No more hints"))
    trucker.build(4)
    trucker.finish()
    expect(ada.page.locator('.trucker[data-stage="flight"]')).to_be_visible()
    assert_for_everyone(ada.page, "the flight")


def test_turning_a_tile_by_key_button_and_wheel(room: Room) -> None:
    ada = room.person("Ada")
    open_trucker(ada)
    trucker = Trucker(ada)
    trucker.draw()
    ship = ada.page.get_by_role("grid", name="Your ship")

    def fitting() -> set[str]:
        """The squares that take the tile as it points now."""
        names = [square.get_attribute("aria-label") or "" for square in ship.locator("button.lit").all()]
        return {name for name in names if "turned" not in name}

    seen = fitting()
    ada.page.keyboard.press("e")
    seen |= fitting()
    ada.press(ada.call.get_by_role("button", name="Turn").last)
    seen |= fitting()
    ship.hover()
    ada.page.mouse.wheel(0, 120)
    expect(trucker.in_hand.first).to_be_visible()
    assert seen, "somewhere the tile fits in one of its turns"


@pytest.mark.soak
def test_a_relaxed_flight_runs_in_beats(room: Room) -> None:
    ada = room.person("Ada")
    open_trucker(ada, "I", "No haste")
    trucker = Trucker(ada)
    trucker.begin()
    expect(ada.page.get_by_role("region", name="Hourglass", exact=True)).to_contain_text("beats left")
    trucker.build(8)
    trucker.finish()
    fly_home([trucker])
    expect(ada.page.get_by_role("article", name="Receipt of You")).to_be_visible()


@pytest.mark.soak
def test_a_whole_lesson_by_keys_alone(room: Room) -> None:
    ada = room.person("Ada")
    open_by_keys(ada, "Galaxy Trucker")
    trucker = Trucker(ada)
    expect(trucker.lit("heap")).to_be_visible()
    trucker.build_by_keys(6)
    while trucker.in_hand.count():
        ada.page.keyboard.press("Backspace")
        trucker.has_answer(0)
    if trucker.stage == "build":
        tab_to(ada.page, "button", "Finish ship")
        ada.page.keyboard.press("Enter")
    play_to_the_end([ada], Random(5), choose=choose_by_keys)
    expect(ada.page.get_by_role("article", name="Receipt of You")).to_be_visible()
    expect(ada.page.get_by_role("region", name="How it came about")).to_be_visible()


@pytest.mark.soak
def test_a_whole_lesson_with_a_thumb_on_a_phone(room: Room) -> None:
    ada = room.person("Ada", phone=True)
    open_trucker(ada)
    trucker = Trucker(ada)
    trucker.draw()
    ada.press(ada.button("No more hints"))
    ada.press(ada.button("Turn right"))
    trucker.build(7)
    trucker.finish()
    fly_home([trucker])
    expect(ada.page.get_by_role("article", name="Receipt of You")).to_be_visible()
    wide = ada.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390


def test_a_tile_that_another_hand_took_a_moment_earlier_is_said_gently(room: Room) -> None:
    ada, milo = two_at_a_lesson(room)
    first, second = Trucker(ada), Trucker(milo)
    first.draw()
    ada.press(first.in_hand.first)  # back, face up: the only one that lies there
    tile = second.lit("tile:")
    expect(tile).to_have_count(1)
    milo.hold_back()
    milo.press(tile)
    ada.press(first.lit("tile:"))
    expect(first.in_hand.first).to_be_visible()
    milo.deliver()
    yard = milo.page.get_by_role("region", name="Warehouse")
    expect(yard.get_by_role("status")).to_contain_text("Ada took")
    expect(milo.call).to_contain_text("a moment quicker")
    expect(second.lit("heap")).to_be_visible()  # and one goes on


def two_at_a_lesson(room: Room) -> tuple[Person, Person]:
    """Without bots, so that nothing happens unless one of the two does it."""
    ada, milo = room.person("Ada"), room.person("Milo")
    milo.tap_the_line()
    open_trucker(ada, "Lesson", "Hourglass", "open", "remove", name="Ada")
    milo.join(ada.invitation())
    expect(ada.page.get_by_text("Milo", exact=True).first).to_be_visible()
    ada.press(ada.button("Start the game"))
    for person in (ada, milo):
        stop_hints(person)
    return ada, milo


def test_why_not_stays_said_while_others_go_on(room: Room) -> None:
    ada, milo = two_at_a_lesson(room)
    Trucker(ada).draw()
    why = ada.call.filter(has_text="no free square next to your ship")
    ada.ask_why_not(ada.page.get_by_role("button", name="5–7, empty"))
    expect(why).to_be_visible()
    Trucker(milo).draw()
    expect(ada.page.get_by_role("complementary", name="Other ships")).to_contain_text("holds a tile")
    expect(why).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(why).to_have_count(0)


@pytest.mark.soak
def test_two_people_and_two_bots_race_for_tiles_with_a_reload_in_the_middle(room: Room) -> None:
    ada, milo = room.person("Ada"), room.person("Milo")
    open_trucker(ada, "II", "Hourglass", "open", "normal", "normal", name="Ada")
    milo.join(ada.invitation())
    expect(ada.page.get_by_text("Milo", exact=True).first).to_be_visible()
    ada.press(ada.button("Start the game"))
    racers = [Trucker(ada, 1), Trucker(milo, 2)]
    racers[0].begin()
    for tiles in range(2, 6):
        for racer in racers:
            racer.build(tiles)
    built = racers[1].tiles
    milo.page.reload()
    expect(milo.page.get_by_role("grid", name="Your ship").get_by_role("button", name="front")).to_have_count(built)
    for racer in racers:
        racer.build(8)
        racer.finish()
    fly_home(racers)
    for person in (ada, milo):
        expect(person.page.get_by_role("article", name="Receipt of You")).to_be_visible()


@pytest.mark.soak
def test_a_whole_trek_at_ease_with_bots(room: Room) -> None:
    """Titles from the first yard to the hall of fame; the person's ships are small and soon done."""
    ada = room.person("Ada")
    open_trucker(ada, "Trek", "No haste", "easy", "remove")
    trucker = Trucker(ada, 4)
    titles = ada.page.get_by_role("region", name="Pilot titles").get_by_role("article")
    for flight in (1, 2, 3):
        trucker.begin()
        expect(titles).to_have_count(2)
        expect(ada.page.get_by_role("region", name="Pilot titles")).to_contain_text(f"Flight {flight} of 3")
        trucker.build(2 + flight)
        trucker.finish()
        if flight < 3:
            fly_home([trucker], ada.page.get_by_role("heading", name=f"After flight {flight} of 3"))
            expect(titles.filter(has_text="Your title")).to_have_count(1)
            ada.press(ada.button("Next flight"))
    fly_home([trucker])
    hall = ada.page.get_by_role("region", name="Hall of fame")
    expect(hall).to_contain_text("Ultimate Trucker")
    expect(hall.get_by_role("article")).to_have_count(2)
