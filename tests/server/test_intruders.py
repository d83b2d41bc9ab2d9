"""People who are not where they should be: at the glass, with a link of yesterday, or with a cookie of two halves."""

from __future__ import annotations

from typing import Any

import pytest

from startable.server.identity import COOKIE
from tests.server.served import Guest, Served, Socket, seated

WATCHED: list[dict[str, Any]] = [
    {"type": "choose", "nr": 1, "choice": {"type": "Finish"}},
    {"type": "choose", "nr": 1, "choice": {"type": "Finish"}, "seat": 0},
    {"type": "undo", "nr": 1},
    {"type": "propose", "what": "rewind"},
    {"type": "propose", "what": "pause"},
    {"type": "agree", "number": 1, "yes": True},
    {"type": "back"},
    {"type": "say", "text": "hello"},
]


def tried(socket: Socket, message: dict[str, Any]) -> Any:
    socket.send(message["type"], **{name: value for name, value in message.items() if name != "type"})
    return socket.until("refused", "problem", "update", "said", "table")


@pytest.mark.parametrize("message", WATCHED, ids=lambda message: " ".join(map(str, message.values())))
@pytest.mark.parametrize("name", ["Walt", ""])
def test_whoever_watches_can_do_nothing_at_the_table(served: Served, message: dict[str, Any], name: str) -> None:
    table, _, (ada, bob) = seated(served, "Ada", "Bob")
    ada.play(ada.offered("Grab"))
    bob.caught_up()
    before = ada.n, bob.n, served.room(table).table
    watcher = served.guest(name).join(table)
    watcher.until("whole")
    refused = tried(watcher, message)
    assert (refused["type"], refused["refusal"]["rule"]) == ("refused", "ST-WATCH-01")
    ada.caught_up()
    bob.caught_up()
    assert (ada.n, bob.n, served.room(table).table) == before


def test_whoever_watches_learns_why_nothing_may_be_chosen(served: Served) -> None:
    table, _, _ = seated(served, "Ada", "Bob")
    watcher = served.guest("Walt").join(table)
    watcher.send("why", id=1, choice={"type": "Peek"})
    assert watcher.until("because")["refusal"]["rule"] == "ST-WATCH-01"


def test_whoever_may_enter_a_private_table_sees_what_anyone_at_the_glass_sees(served: Served) -> None:
    table, (ada, _), (first, _) = seated(served, "Ada", "Bob", public=False)
    invite = ada.ask("GET", f"/api/tables/{table}")["invite"]
    walt = served.guest("Walt")
    walt.ask("POST", f"/api/tables/{table}/enter", invite=invite)
    first.play({"type": "Peek"})
    watcher = walt.join(table)
    watcher.until("whole")
    assert first.scene["view"]["buoy"] is not None
    assert watcher.scene["view"]["buoy"] is None
    assert (watcher.scene["ask"], watcher.scene["choices"]) == (None, [])


def test_two_halves_of_true_cookies_make_no_guest(served: Served) -> None:
    table, (ada, bob), _ = seated(served, "Ada", "Bob", public=False)
    halves = [guest.http.cookies[COOKIE].split(".") for guest in (ada, bob)]
    for body, signature in ((halves[0][0], halves[1][1]), (halves[1][0], halves[0][1])):
        thief = served.guest()
        thief.http.cookies.set(COOKIE, f"{body}.{signature}")
        assert thief.refused("GET", "/api/guest") == (401, "no-guest")
        assert thief.refused("GET", f"/api/tables/{table}") == (404, "missing")
        assert thief.join(table).until("problem", "welcome")["type"] == "problem"


def test_another_guests_cookie_is_another_guests_seat_and_no_more(served: Served) -> None:
    """Whoever holds Bob's cookie is Bob: at his seat, and not at Ada's, nor the host."""
    table, (ada, bob), _ = seated(served, "Ada", "Bob")
    elsewhere = served.guest()
    elsewhere.http.cookies.set(COOKIE, bob.http.cookies[COOKIE])
    socket = elsewhere.join(table)
    assert socket.until("welcome")["seat"] == 1
    for method, path in (("DELETE", "seats/0"), ("DELETE", "seats/0/bot"), ("POST", "close"), ("POST", "start")):
        assert elsewhere.refused(method, f"/api/tables/{table}/{path}") == (403, "host-only")
    assert elsewhere.refused("PUT", f"/api/tables/{table}/seats/0", nonce="0" * 16) == (409, "taken")


def freed(table: str, ada: Guest, bob: Guest) -> None:
    ada.ask("DELETE", f"/api/tables/{table}/seats/1")


def left(table: str, ada: Guest, bob: Guest) -> None:
    bob.ask("POST", f"/api/tables/{table}/leave")


def handed_and_given_back(table: str, ada: Guest, bob: Guest) -> None:
    ada.ask("PUT", f"/api/tables/{table}/seats/1/bot", bot="random")
    ada.ask("DELETE", f"/api/tables/{table}/seats/1/bot")


@pytest.mark.parametrize("changed", [freed, left, handed_and_given_back], ids=lambda act: act.__name__)
def test_a_seat_link_from_before_the_seat_changed_hands_is_worth_nothing(served: Served, changed: Any) -> None:
    table, (ada, bob), _ = seated(served, "Ada", "Bob")
    key = bob.ask("POST", f"/api/tables/{table}/link")["key"]
    changed(table, ada, bob)
    assert served.guest("Eve").refused("POST", f"/api/tables/{table}/claim", key=key) == (404, "missing")
    if changed is not handed_and_given_back:
        served.guest("Carl").sit(table, 1)
        assert served.guest("Eve").refused("POST", f"/api/tables/{table}/claim", key=key) == (404, "missing")
        assert bob.ask("GET", f"/api/tables/{table}")["you"] is None


def test_the_link_of_one_table_opens_no_seat_at_another(served: Served) -> None:
    table, (_, bob), _ = seated(served, "Ada", "Bob")
    other, _, _ = seated(served, "Carl", "Dora")
    key = bob.ask("POST", f"/api/tables/{table}/link")["key"]
    assert served.guest("Eve").refused("POST", f"/api/tables/{other}/claim", key=key) == (404, "missing")
