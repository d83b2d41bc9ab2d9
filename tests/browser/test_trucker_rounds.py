"""The 2007 edition in the browser: one round and several, class IIIA, and teams with and without changing places."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from startable.games.trucker.edition import EDITIONS
from tests.browser.boards import stop_hints
from tests.browser.people import Person, Room
from tests.browser.test_trucker import printed
from tests.browser.truckers import NEXT, Trucker, fly_home

pytestmark = pytest.mark.browser

RECEIPT = ["During the flights", "Arrivals", "Tidiest ships", "Goods sold", "Lost tiles", "Forgiven debts", "Total"]
SQUARES = {name: len(board.squares) for name, board in EDITIONS["2007"].boards.items()}


def choose(host: Person, option: str, value: str) -> None:
    """On the sheet, or behind "More options"."""
    group = host.page.get_by_role("group", name=option, exact=True)
    if not group.is_visible():
        host.press(host.page.get_by_text("More options"))
    host.press(group.get_by_role("button", name=value, exact=True))


def lay_out(host: Person, seats: int = 3, **options: str) -> None:
    """The sheet of a table of the 2007 edition, everyone else a bot; options by what their buttons say."""
    host.come_home()
    host.choose_game("Galaxy Trucker")
    for number in range(4, seats + 1):
        host.press(host.button("Add a seat"))
        host.seat(number, "normal")
    choose(host, "Edition", "2007")
    for option, value in options.items():
        choose(host, option.replace("_", " "), value)


def open_rounds(host: Person, seats: int = 3, **options: str) -> None:
    """Without haste, unless said otherwise."""
    lay_out(host, seats, **{"Building": "No haste", **options})
    host.open_table()
    stop_hints(host)


def build_and_fly(host: Person, tiles: int = 8) -> None:
    trucker = Trucker(host)
    trucker.begin()
    trucker.build(tiles)
    trucker.finish()
    fly_home([trucker])


def receipts(host: Person, whose: str = "") -> Locator:
    return host.page.get_by_role("article", name=re.compile(f"^Receipt of {whose}"))


def total(receipt: Locator) -> int:
    """What a receipt comes to; its lines must add up to it."""
    expect(receipt.locator("dt")).to_have_text(RECEIPT)
    *lines, whole = printed(receipt)
    assert whole == sum(lines)
    return whole


@pytest.mark.soak
def test_a_round_without_haste_from_the_home_page_to_the_receipts(room: Room) -> None:
    ada = room.person("Ada")
    open_rounds(ada, Rounds="I")
    forecasts = ada.page.get_by_role("region", name="Forecasts")
    expect(forecasts.get_by_role("button", name="Forecast")).to_have_count(3)  # the fourth is dealt after building
    build_and_fly(ada)
    expect(ada.score.get_by_role("row")).to_have_count(4)  # the sources, then three players
    assert total(receipts(ada, "You")) >= 0, "in rounds nobody is ever in debt"


@pytest.mark.soak
def test_two_teams_from_the_home_page_to_the_common_purses(room: Room) -> None:
    ada = room.person("Ada")
    open_rounds(ada, seats=4, Rounds="I", Teams="Yes")
    others = ada.page.get_by_role("complementary", name="Other ships")
    expect(others.get_by_text("your partner")).to_have_count(1)
    build_and_fly(ada)
    expect(ada.score.get_by_role("row")).to_have_count(5)
    expect(receipts(ada)).to_have_count(2)  # one for each purse
    assert total(receipts(ada, "You and ")) >= 0
    ada.press(ada.button("Log"))
    expect(ada.page.get_by_text("Partners swap ships")).to_be_visible()


@pytest.mark.soak
def test_two_rounds_from_the_home_page_to_receipts_of_both(room: Room) -> None:
    """Between them everyone sees what the first has brought; the second has the bigger ship."""
    ada = room.person("Ada")
    open_rounds(ada, Rounds="I-II")
    ship = ada.page.get_by_role("grid", name="Your ship")
    expect(ship.get_by_role("gridcell")).to_have_count(SQUARES["I"])
    trucker = Trucker(ada)
    trucker.begin()
    trucker.build(4)
    trucker.finish()
    fly_home([trucker], ada.page.get_by_role("heading", name="After flight 1 of 2"))
    ada.press(ada.button(NEXT))
    expect(ship.get_by_role("gridcell")).to_have_count(SQUARES["II"])
    assert trucker.tiles == 1, "only credits are kept"
    build_and_fly(ada, 5)
    assert total(receipts(ada, "You")) >= 0


@pytest.mark.soak
def test_a_round_with_the_long_ship_of_class_iiia(room: Room) -> None:
    ada = room.person("Ada")
    open_rounds(ada, Rounds="III", Ship_of_round_III="IIIA")
    ship = ada.page.get_by_role("grid", name="Your ship")
    expect(ship.get_by_role("gridcell")).to_have_count(SQUARES["IIIA"])
    build_and_fly(ada, 6)
    assert total(receipts(ada, "You")) >= 0


@pytest.mark.soak
def test_partners_change_places_when_the_hourglass_is_turned(room: Room) -> None:
    ada = room.person("Ada")
    open_rounds(ada, seats=4, Rounds="II", Teams="Yes", Change_places="Yes")
    build_and_fly(ada, 30)  # on until the sand has run out for the last time, at whichever board
    expect(receipts(ada)).to_have_count(2)
    ada.press(ada.button("Log"))
    expect(ada.page.get_by_text("All change: partners swap boards")).to_have_count(1)
    expect(ada.page.get_by_text("Partners swap ships")).to_have_count(1)


def test_teams_of_three_are_refused_on_the_sheet_with_what_would_fit(room: Room) -> None:
    ada = room.person("Ada")
    lay_out(ada, Rounds="I", Teams="Yes")
    alert = ada.page.get_by_role("alert")
    expect(alert).to_have_text("Teams are for four, two and two, not for 3: seat four, or play without teams.")
    expect(ada.button("Open the table")).to_be_disabled()
    ada.press(ada.button("Add a seat"))
    expect(alert).to_have_count(0)
    expect(ada.button("Open the table")).to_be_enabled()


def test_the_sheet_offers_only_options_that_fit_together(room: Room) -> None:
    ada = room.person("Ada")
    lay_out(ada, Rounds="I-II")
    for hidden in ("Ship of round III", "Change places", "Flight", "Players inspect"):
        expect(ada.page.get_by_role("group", name=hidden, exact=True)).to_have_count(0)
    choose(ada, "Rounds", "III")
    expect(ada.page.get_by_role("group", name="First game", exact=True)).to_have_count(0)
    expect(ada.page.get_by_role("group", name="Ship of round III", exact=True)).to_be_visible()
