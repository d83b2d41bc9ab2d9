"""Class IV in the browser: what its table must fit, the yard of a fleet, dice, insurance, and ships one by one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from startable.engine import play
from startable.games.trucker.choices import Finish
from startable.games.trucker.notation import read_ship
from startable.games.trucker.table import Trucking
from tests.browser.boards import stop_hints
from tests.browser.people import Person, Room
from tests.browser.test_pages import assert_for_everyone
from tests.browser.test_trucker_prepared import at_table, square
from tests.browser.test_trucker_rounds import choose, receipts, total
from tests.browser.truckers import Trucker, fly_home
from tests.games.trucker.positions import flight, landing, rounds
from tests.server.served import Served

pytestmark = pytest.mark.browser
NEXT, ASTEROIDS = "07-II-06", "07-I-11"
PAIR = "5 9\n5 @3333:2 .\n8 . h0030:YB\n9 . c2121:2"  # the front left ship, and the rear right one with goods


@pytest.fixture
def ada(room: Room) -> Person:
    return room.person("Ada")


def open_class(host: Person, ship: str, *seats: str) -> None:
    """The sheet of a table for the third round with this ship; `seats` are those after one's own."""
    host.come_home()
    host.choose_game("Galaxy Trucker")
    if len(seats) > 2:
        host.press(host.button("Add a seat"))
    for number, who in reversed(list(enumerate(seats, 2))):
        host.seat(number, who)
    choose(host, "Edition", "2007")
    choose(host, "Rounds", "III")
    choose(host, "Ship of round III", ship)
    choose(host, "Building", "No haste")


def ships(person: Person) -> Locator:
    """The ships of the own fleet, one by one."""
    return person.page.get_by_role("region", name="The ships of the fleet").get_by_role("listitem")


def yard(dice: tuple[int, ...] = (), drawn: str = "") -> Trucking:
    """The yard of a fleet whose glass has rolled these dice."""
    game = rounds(1, "relaxed", rounds="III", ship="IVC")
    game.bridges = dice
    if drawn:
        game.truckers[0].cells = read_ship(game.board, drawn)[0]
        used = {code // 4 for code in game.truckers[0].cells}
        game.pool = [tile for tile in game.pool if tile not in used]
    return game


def test_class_iv_is_for_three_at_most_and_its_board_is_marked_as_ours(ada: Person) -> None:
    open_class(ada, "IV", "normal", "normal", "normal")
    hindrance = ada.page.get_by_role("alert")
    expect(hindrance).to_contain_text("up to 3 players")
    expect(hindrance).to_contain_text("choose another ship")
    expect(ada.button("Open the table")).to_be_disabled()
    ada.seat(4, "remove")
    ada.open_table()
    stop_hints(ada)
    expect(ada.page.get_by_role("grid", name="Your ship").get_by_role("button")).to_have_count(42)
    ada.press(ada.page.get_by_text("Ours", exact=True))
    expect(ada.page.get_by_text("No board of class IV was seen")).to_be_visible()


def test_four_small_ships_around_a_window_and_what_a_die_must_show_to_join_them(ada: Person, served: Served) -> None:
    trucker = at_table(ada, served, yard())
    expect(ships(ada)).to_have_text([re.compile(f"^{ship}") for ship in "ABCD"])
    expect(ships(ada).nth(1)).to_contain_text("nothing yet")
    expect(ada.page.locator(".ship [data-part=window]")).to_have_count(1)
    expect(square(ada, "7–3")).to_have_accessible_name("7–3, closed: a 2 joins A and C here")
    expect(square(ada, "4–7")).to_have_accessible_name("4–7, closed: two dice alike join A and B here")
    trucker.draw()
    ada.ask_why_not(square(ada, "7–3"))
    expect(ada.call).to_contain_text("Nothing can be built there yet.")
    ada.press(ada.page.get_by_text("Ours", exact=True))
    expect(ada.page.get_by_text("The page with this board is lost")).to_be_visible()
    assert_for_everyone(ada.page, "the yard of a fleet")


def test_dice_join_ships_for_building(ada: Person, served: Served) -> None:
    at_table(ada, served, yard((2, 5)))
    dice = ada.page.get_by_role("group", name="Dice that join ships")
    expect(dice.get_by_role("img", name="2")).to_be_visible()
    expect(dice.get_by_role("img", name="5")).to_be_visible()
    expect(ships(ada)).to_have_text([re.compile(r"^A\+C"), re.compile(r"^B\+D")])
    expect(square(ada, "7–3")).to_have_accessible_name("7–3, empty")


def test_insurance_shows_its_price_its_limit_and_who_has_decided(ada: Person, served: Served) -> None:
    game = yard((2, 5), "5\n5 @3333")
    game.truckers[0].credits = 6
    play(game, 0, Finish(1))
    at_table(ada, served, game)
    expect(ada.call).to_contain_text("Insure your fleet?")
    expect(ada.call).to_contain_text("you have 6")
    panel = ada.page.get_by_role("region", name="Insurance")
    expect(panel).to_contain_text("losses cost 12 at most")
    expect(panel.get_by_role("listitem")).to_have_text(re.compile("You.*is deciding"))
    expect(ada.call.get_by_role("button", name="Pay 8 credits")).to_have_count(0)
    assert_for_everyone(ada.page, "insurance")
    ada.press(ada.call.get_by_role("button", name="Pay 5 credits"))
    expect(panel).to_have_count(0)
    ada.press(ada.button("Log"))
    expect(ada.page.get_by_role("button", name="You: insured for 5 credits, losses cost 19 at most.")).to_be_visible()


def test_an_attack_names_the_ship_that_it_hits_and_whose_energy_helps(ada: Person, served: Served) -> None:
    """A large asteroid at the front left ship; only a double cannon of the ship behind it can shoot it."""
    drawn = "5 6\n5 @3333:2 c2121:2\n6 B2000:3 .\n8 . G0020^\n9 . c3020:2\n10 . b3000:1"
    game = flight(f"{ASTEROIDS} {NEXT}", (9, drawn), dice=[2, 4] * 9, level="IVC", edition="2007")
    trucker = at_table(ada, served, game)
    expect(ada.call).to_contain_text("Ship A would be hit. Any cannon of the fleet on that line helps.")
    expect(square(ada, "5–6")).to_have_accessible_name(re.compile("ship A, would be hit"))
    expect(trucker.lit("square:")).to_have_accessible_name(re.compile("^10–6.*ship C"))
    card = ada.page.get_by_role("article", name="Asteroid field")
    expect(card.get_by_role("listitem")).to_have_count(4)  # the first one comes twice
    expect(card).to_contain_text("harsher than printed")
    assert_for_everyone(ada.page, "an attack on a fleet")
    ada.ask_why_not(square(ada, "6–5"))
    expect(ada.call).to_contain_text("The battery at 6–5 is on another ship.")


def test_one_ship_gives_up_and_the_others_fly_on(ada: Person, served: Served) -> None:
    game = landing("IVC", ("at 9", PAIR), options="rounds=III ship=IVC", deck=NEXT)
    at_table(ada, served, game)
    expect(ships(ada)).to_have_text([re.compile(f"^{ship}") for ship in "ABCD"])
    expect(ships(ada).nth(1)).to_contain_text("gone")  # nothing was built there
    ada.press(ada.call.get_by_role("button", name="Give up one ship"))
    expect(ada.call).to_contain_text("its goods sell for half")
    rear = ada.call.get_by_role("button", name="Ship D")
    expect(rear).to_contain_text("2 tiles, crew 2, goods 4 → 2")
    assert_for_everyone(ada.page, "giving up one ship")
    ada.page.keyboard.press("Escape")
    expect(rear).to_have_count(0)
    ada.press(ada.call.get_by_role("button", name="Give up one ship"))
    ada.press(rear)
    expect(ships(ada).nth(3)).to_contain_text("gone")
    expect(ships(ada).nth(0)).not_to_contain_text("gone")
    expect(ada.call.get_by_role("button", name="Fly on")).to_be_visible()
    expect(ada.call.get_by_role("button", name="Give up one ship")).to_have_count(0)


@pytest.mark.soak
def test_a_fleet_from_the_home_page_to_the_receipts(ada: Person) -> None:
    open_class(ada, "IVC", "normal", "normal")
    ada.open_table()
    stop_hints(ada)
    trucker = Trucker(ada)
    trucker.begin()
    trucker.build(20)
    trucker.finish()
    fly_home([trucker])
    expect(ada.score.get_by_role("row")).to_have_count(4)
    assert total(receipts(ada, "You")) >= 0
