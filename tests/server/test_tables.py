"""Opening, finding, joining, leaving and hosting tables."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from startable.server import fairness
from tests.server.served import Guest, Served, seated


def listed(guest: Guest) -> dict[str, Any]:
    return {line["id"]: line for line in guest.ask("GET", "/api/tables")}


def test_games_say_what_can_be_chosen(served: Served) -> None:
    games = {game["name"]: game for game in served.guest().ask("GET", "/api/games")}
    salvage = games["salvage"]
    assert salvage["seats"] == [2, 3, 4]
    assert salvage["options"] == [{"name": "rounds", "schema": {"type": "integer", "default": 2}, "default": 2}]
    assert "random" in salvage["bots"]


def test_the_rows_that_refusals_cite_can_be_read(served: Served) -> None:
    rows = {row["id"]: row for row in served.guest().ask("GET", "/api/games/roll/rules")}
    assert rows["ST-LATE-01"]["fr"]
    assert any(row.startswith("RG-") for row in rows)
    assert served.guest().refused("GET", "/api/games/chess/rules") == (404, "missing")


def test_a_new_table_is_open_with_its_commitment(served: Served) -> None:
    ada = served.guest("Ada")
    info = ada.ask("GET", f"/api/tables/{ada.open(options={'rounds': 1})}")
    assert info["state"] == "open"
    assert info["options"] == {"rounds": 1}
    assert len(info["commitment"]) == 64
    assert info["secret"] is None
    assert info["hosting"]
    assert [seat["kind"] for seat in info["seats"]] == ["open", "open"]


@pytest.mark.parametrize(
    ("plan", "problem", "words"),
    [
        ({"options": {"rounds": 9}}, "wrong-options", "rounds must be from 1 to 4"),
        ({"options": {"colour": "red"}}, "wrong-options", "salvage has no option colour"),
        ({"options": {"rounds": "x"}}, "wrong-options", "rounds"),
        ({"game": "chess"}, "no-such-game", "this server has no game 'chess'"),
        ({"game": "os:system"}, "no-such-game", "this server has no game"),
        ({"seats": [{}]}, "wrong-seats", "salvage is for 2, 3, 4 players"),
        ({"seats": [{}, {"kind": "bot", "bot": "hal"}]}, "no-such-bot", "salvage has no bot 'hal'"),
        ({"seats": []}, "wrong-request", "seats"),
        ({"pace": "slow"}, "wrong-request", "pace"),
        ({"seats": [{}] * 11}, "wrong-request", "seats"),
    ],
)
def test_what_is_wrong_with_a_table_is_said(served: Served, plan: dict[str, Any], problem: str, words: str) -> None:
    body = {"game": "salvage", "seats": [{}, {}], **plan}
    reply = served.guest("Ada").request("POST", "/api/tables", **body)
    assert reply.status_code in (400, 422)
    assert reply.json()["problem"] == problem
    assert words in reply.json()["detail"]


def test_strangers_must_say_their_name_first(served: Served) -> None:
    stranger = served.guest()
    assert stranger.refused("GET", "/api/guest") == (401, "no-guest")
    assert stranger.refused("POST", "/api/tables", game="salvage", seats=[{}, {}]) == (401, "no-guest")


def test_a_guest_can_take_another_name_and_stays_the_same(served: Served) -> None:
    ada = served.guest("Ada")
    table = ada.open()
    ada.ask("PUT", "/api/guest", name="Augusta")
    assert ada.ask("GET", "/api/guest") == {"name": "Augusta"}
    assert ada.ask("GET", f"/api/tables/{table}")["hosting"]


def test_public_tables_are_listed_and_private_ones_only_for_their_people(served: Served) -> None:
    ada, bob = served.guest("Ada"), served.guest("Bob")
    public, private = ada.open(), ada.open(public=False)
    assert {public, private} <= listed(ada).keys()
    assert public in listed(bob)
    assert private not in listed(bob)
    assert private not in listed(served.guest())


def test_tables_that_wait_for_you_come_first(served: Served) -> None:
    table, (ada, bob), _ = seated(served, "Ada", "Bob")
    ada.open()
    lines = ada.ask("GET", "/api/tables")
    assert (lines[0]["id"], lines[0]["turn"], lines[0]["you"]) == (table, True, 0)
    assert not any(line["turn"] for line in lines[1:])


def test_a_private_table_is_entered_by_its_invitation(served: Served) -> None:
    ada, bob = served.guest("Ada"), served.guest("Bob")
    table = ada.open(public=False)
    invite = ada.ask("GET", f"/api/tables/{table}")["invite"]
    assert bob.refused("GET", f"/api/tables/{table}") == (404, "missing")
    assert bob.refused("PUT", f"/api/tables/{table}/seats/0", nonce=bob.nonce) == (404, "missing")
    assert bob.refused("POST", f"/api/tables/{table}/enter", invite="wrong") == (404, "missing")
    assert bob.ask("POST", f"/api/tables/{table}/enter", invite=invite)["id"] == table
    assert table in listed(bob)
    assert bob.sit(table, 1)["you"] == 1


def test_a_seat_is_taken_by_the_first_who_comes(served: Served) -> None:
    ada, bob = served.guest("Ada"), served.guest("Bob")
    table = ada.open()
    assert ada.sit(table, 0)["seats"][0]["name"] == "Ada"
    assert bob.refused("PUT", f"/api/tables/{table}/seats/0", nonce=bob.nonce) == (409, "taken")
    assert bob.refused("PUT", f"/api/tables/{table}/seats/7", nonce=bob.nonce) == (404, "missing")


def test_before_the_start_one_can_change_seats_and_leave(served: Served) -> None:
    ada = served.guest("Ada")
    table = ada.open()
    ada.sit(table, 0)
    assert [seat["kind"] for seat in ada.sit(table, 1)["seats"]] == ["open", "person"]
    assert ada.ask("POST", f"/api/tables/{table}/leave")["you"] is None
    assert ada.refused("POST", f"/api/tables/{table}/leave") == (409, "not-seated")


def test_the_hosts_role_passes_on_when_the_host_leaves(served: Served) -> None:
    ada, bob = served.guest("Ada"), served.guest("Bob")
    table = ada.open()
    ada.sit(table, 0)
    bob.sit(table, 1)
    ada.ask("POST", f"/api/tables/{table}/leave")
    info = bob.ask("GET", f"/api/tables/{table}")
    assert (info["hosting"], info["host"]) == (True, "Bob")


def test_the_host_starts_when_every_seat_is_taken(served: Served) -> None:
    ada, bob = served.guest("Ada"), served.guest("Bob")
    table = ada.open()
    ada.sit(table, 0)
    assert ada.refused("POST", f"/api/tables/{table}/start") == (409, "open-seats")
    bob.sit(table, 1)
    assert bob.refused("POST", f"/api/tables/{table}/start") == (403, "host-only")
    assert ada.start(table)["state"] == "playing"
    assert ada.refused("POST", f"/api/tables/{table}/start") == (409, "started")


def test_the_seed_is_made_of_the_secret_and_every_nonce(served: Served) -> None:
    table, _, _ = seated(served, "Ada", "Bob")
    doc = served.room(table).table
    assert doc.nonces == tuple(guest.nonce for guest in (served.guest("Ada"), served.guest("Bob")))
    assert doc.header.seed == fairness.seed(doc.secret, doc.nonces)
    assert doc.header.seed != fairness.seed(doc.secret, (doc.nonces[0], "0" * 16))
    commitment = served.guest().ask("GET", f"/api/tables/{table}")["commitment"]
    assert commitment == hashlib.sha256(bytes.fromhex(doc.secret)).hexdigest()


def test_the_secret_is_shown_only_after_the_end(served: Served) -> None:
    table, (ada,), (socket,) = seated(served, "Ada", bots=1, options={"rounds": 1}, pace="relaxed")
    answered = 0
    while not socket.scene["result"]:
        # The bot may end the game between what was last heard and this question: the table's own word counts.
        info = ada.ask("GET", f"/api/tables/{table}")
        assert (info["secret"] is None) == (info["state"] == "playing")
        if socket.scene["choices"] and socket.scene["nr"] != answered:
            answered = socket.scene["nr"]
            socket.choose(socket.scene["choices"][-1 if socket.scene["ask"]["type"] != "Bid" else 0])
        socket.until("update")
    info = ada.ask("GET", f"/api/tables/{table}")
    assert hashlib.sha256(bytes.fromhex(info["secret"])).hexdigest() == info["commitment"]


@pytest.mark.rule("ST-WATCH-01")
def test_the_host_hands_a_seat_to_a_bot_and_gives_it_back(served: Served) -> None:
    table, (ada, bob), (_, socket) = seated(served, "Ada", "Bob", pace="relaxed")
    assert bob.refused("PUT", f"/api/tables/{table}/seats/0/bot", bot="random") == (403, "host-only")
    ada.ask("PUT", f"/api/tables/{table}/seats/1/bot", bot="random", level="easy")
    shown = socket.until("table")["table"]["seats"][1]
    assert (shown["kind"], shown["name"], shown["bot"]) == ("bot", "Bob", "random")
    socket.until("update")
    socket.choose({"type": "Finish"})
    assert socket.until("refused")["refusal"]["rule"] == "ST-WATCH-01"
    ada.ask("DELETE", f"/api/tables/{table}/seats/1/bot")
    seat = bob.ask("GET", f"/api/tables/{table}")["seats"][1]
    assert (seat["kind"], seat["name"]) == ("person", "Bob")


def test_a_freed_seat_is_open_to_others_and_closed_to_its_old_owner(served: Served) -> None:
    table, (ada, bob), (_, socket) = seated(served, "Ada", "Bob", watch=False)
    assert bob.refused("DELETE", f"/api/tables/{table}/seats/0") == (403, "host-only")
    ada.ask("DELETE", f"/api/tables/{table}/seats/1")
    bye = socket.ended()
    assert bye
    assert bye["reason"] == "moved"
    carl = served.guest("Carl")
    assert carl.sit(table, 1)["you"] == 1
    assert carl.join(table).until("whole")["scene"]["ask"]["seat"] == 1
    late = bob.join(table)
    late.ended()
    assert "whole" not in [message["type"] for message in late.log]


def test_a_seat_link_moves_the_seat_to_another_device_once(served: Served) -> None:
    table, (ada, bob), (_, old) = seated(served, "Ada", "Bob")
    key = bob.ask("POST", f"/api/tables/{table}/link")["key"]
    phone, thief = served.guest("Bob's phone"), served.guest("Eve")
    assert phone.ask("POST", f"/api/tables/{table}/claim", key=key)["you"] == 1
    bye = old.ended()
    assert bye
    assert bye["reason"] == "moved"
    assert thief.refused("POST", f"/api/tables/{table}/claim", key=key) == (404, "missing")
    assert phone.join(table).until("whole")["scene"]["ask"]["seat"] == 1
    assert bob.ask("GET", f"/api/tables/{table}")["you"] is None


def test_whoever_moved_to_another_device_may_still_look_from_the_old_one(served: Served) -> None:
    table, (ada, _), _ = seated(served, "Ada", "Bob", public=False)
    key = ada.ask("POST", f"/api/tables/{table}/link")["key"]
    served.guest("Ada's phone").ask("POST", f"/api/tables/{table}/claim", key=key)
    assert ada.join(table).until("welcome")["seat"] is None


def test_an_older_seat_link_is_worth_nothing(served: Served) -> None:
    table, (ada, bob), _ = seated(served, "Ada", "Bob")
    old = bob.ask("POST", f"/api/tables/{table}/link")["key"]
    bob.ask("POST", f"/api/tables/{table}/link")
    assert served.guest("Eve").refused("POST", f"/api/tables/{table}/claim", key=old) == (404, "missing")
    last = bob.ask("POST", f"/api/tables/{table}/link")["key"]
    ada.ask("PUT", f"/api/tables/{table}/seats/1/bot", bot="random")
    assert served.guest("Eve").refused("POST", f"/api/tables/{table}/claim", key=last) == (404, "missing")


def test_the_hosts_role_moves_with_the_hosts_seat(served: Served) -> None:
    table, (ada, _), _ = seated(served, "Ada", "Bob")
    key = ada.ask("POST", f"/api/tables/{table}/link")["key"]
    phone = served.guest("Ada's phone")
    assert phone.ask("POST", f"/api/tables/{table}/claim", key=key)["hosting"]
    assert not ada.ask("GET", f"/api/tables/{table}")["hosting"]


def test_only_the_host_closes_a_table_and_then_nothing_happens_there(served: Served) -> None:
    table, (ada, bob), (socket, _) = seated(served, "Ada", "Bob")
    assert bob.refused("POST", f"/api/tables/{table}/close") == (403, "host-only")
    ada.ask("POST", f"/api/tables/{table}/close")
    assert table not in listed(ada)
    assert ada.refused("PUT", f"/api/tables/{table}/seats/0", nonce=ada.nonce) == (409, "ended")
    socket.until("table")
    socket.choose(socket.offered("Finish"))
    assert socket.until("problem")["problem"] == "ended"


def test_watching_is_allowed_where_the_table_says_so(served: Served) -> None:
    table, _, (ada, _) = seated(served, "Ada", "Bob")
    watcher = served.guest("Walt").join(table)
    assert watcher.until("welcome")["seat"] is None
    watcher.until("whole")
    assert watcher.scene["choices"] == []
    ada.play({"type": "Peek"})
    peeked = watcher.until("update")
    assert peeked["events"] == [{"type": "Peeked", "seat": 0, "crate": None}]
    watcher.choose({"type": "Finish"})
    assert watcher.until("refused")["refusal"]["rule"] == "ST-WATCH-01"
    served.turn(1)
    assert ada.until("presence")["watching"] == 1
    closed, _, _ = seated(served, "Ada", "Bob", watch=False)
    stranger = served.guest("Walt").join(closed)
    assert stranger.until("problem")["problem"] == "missing"
