"""Nobody acts for another seat, reads what is not theirs, or hurts the others: tests that try."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from startable.server import pages, routes
from startable.server.cable import MOST_WAITING
from startable.server.health import FRESH
from startable.server.identity import COOKIE, Signer, Visitor
from startable.server.limits import Rate
from startable.server.logs import JsonLines
from startable.server.security import HEADERS
from tests.server.served import Guest, Served, seated, serving


def with_cookie(served: Served, value: str) -> Guest:
    guest = served.guest()
    guest.http.cookies.set(COOKIE, value)
    return guest


def test_a_cookie_that_we_did_not_sign_is_nobodys(served: Served) -> None:
    table, (ada, _), _ = seated(served, "Ada", "Bob", public=False)
    mine = ada.http.cookies[COOKIE]
    body, _, signature = mine.partition(".")
    ada_id = served.room(table).table.host
    forged = [
        Signer(b"guessed").sign(Visitor(ada_id, "Ada")),
        f"{body}.{'0' * 64}",
        f"{body}x.{signature}",
        body,
        "",
        ".",
        f".{signature}",
        "é.x",
    ]
    for cookie in forged:
        thief = served.guest()
        reply = thief.http.get(f"/api/tables/{table}", headers={b"cookie": f"{COOKIE}={cookie}".encode()})
        assert reply.status_code == 404, cookie


def test_a_guest_acts_for_their_own_seat_only(served: Served) -> None:
    table, (_, bob), (ada, _) = seated(served, "Ada", "Bob")
    thief = bob.join(table)
    thief.until("whole")
    assert thief.scene["ask"]["seat"] == 1
    thief.send("choose", nr=ada.scene["nr"], choice=ada.offered("Grab"), seat=0)
    thief.caught_up()
    assert thief.scene["view"]["captains"][0]["hand"] == []
    assert thief.scene["view"]["captains"][1]["hand"] != []


def test_a_stolen_table_name_opens_nothing(served: Served) -> None:
    table, _, _ = seated(served, "Ada", "Bob", public=False)
    for eve in (served.guest("Eve"), served.guest()):
        socket = eve.join(table)
        assert socket.until("problem", "welcome") == {
            "type": "problem",
            "problem": "missing",
            "detail": "there is no such table for you",
        }
        bye = socket.ended()
        assert bye
        assert bye["reason"] == "gone"
        assert eve.refused("GET", f"/api/tables/{table}") == (404, "missing")
        assert eve.refused("GET", f"/api/replays/{table}") == (404, "missing")
        assert eve.refused("GET", f"/api/replays/{table}/story") == (404, "missing")


def test_what_does_not_exist_and_what_is_not_for_you_look_alike(served: Served) -> None:
    table, _, _ = seated(served, "Ada", "Bob", public=False)
    eve = served.guest("Eve")
    asked: list[tuple[str, str, dict[str, Any]]] = [
        ("GET", "/api/tables/{}", {}),
        ("PUT", "/api/tables/{}/seats/0", {"nonce": "0" * 16}),
        ("POST", "/api/tables/{}/start", {}),
        ("POST", "/api/tables/{}/leave", {}),
        ("POST", "/api/tables/{}/link", {}),
        ("POST", "/api/tables/{}/close", {}),
        ("DELETE", "/api/tables/{}/seats/0", {}),
        ("PUT", "/api/tables/{}/seats/0/bot", {"bot": "random"}),
        ("DELETE", "/api/tables/{}/seats/0/bot", {}),
        ("POST", "/api/tables/{}/enter", {"invite": "x"}),
        ("POST", "/api/tables/{}/claim", {"key": "x"}),
        ("GET", "/api/tables/{}/printed", {}),
        ("GET", "/api/replays/{}", {}),
        ("GET", "/api/replays/{}/story", {}),
        ("POST", "/api/replays/{}/branch", {"entries": 0, "seat": 0}),
        ("POST", "/api/replays/{}/analysis", {}),
        ("GET", "/api/replays/{}/analysis", {}),
    ]
    for method, path, body in asked:
        real, none = (eve.request(method, path.format(name), **body) for name in (table, "no-such-table-1"))
        assert (real.status_code, real.content) == (none.status_code, none.content), (method, path)
        assert real.status_code == 404


def test_nobody_elses_id_key_or_secret_is_ever_sent(served: Served) -> None:
    table, (ada, bob), (first, second) = seated(served, "Ada", "Bob")
    key = bob.ask("POST", f"/api/tables/{table}/link")["key"]
    first.play(first.offered("Grab"))
    first.send("say", text="hello")
    second.until("said")
    doc = served.room(table).table
    watcher = served.guest("Walt")
    watching = watcher.join(table)
    watching.until("whole")
    told = b"".join(
        [
            *first.raw,
            *second.raw,
            *watching.raw,
            ada.request("GET", f"/api/tables/{table}").content,
            watcher.request("GET", "/api/tables").content,
            watcher.request("GET", "/metrics").content,
        ]
    )
    for hidden in (*(chair.guest for chair in doc.chairs), doc.secret, doc.seed, key, doc.chairs[1].key):
        assert hidden
        assert hidden.encode() not in told


def test_requests_from_other_sites_are_refused(served: Served) -> None:
    ada = served.guest("Ada")
    host = ada.url.removeprefix("http://")
    for origin in ("https://evil.example", "null", f"http://{host}.evil.example", "http://127.0.0.1"):
        reply = ada.http.post("/api/tables", json={"game": "salvage", "seats": [{}, {}]}, headers={"origin": origin})
        assert (reply.status_code, reply.json()["problem"]) == (403, "other-site"), origin
    assert ada.http.put("/api/guest", json={"name": "A"}, headers={"origin": ada.url}).is_success


def test_sockets_from_other_sites_are_refused(served: Served) -> None:
    table, (ada, _), _ = seated(served, "Ada", "Bob")
    socket = ada.join(table, origin="https://evil.example")
    assert socket.until("problem", "welcome")["problem"] == "other-site"
    assert ada.join(table, origin=ada.url).until("welcome")["seat"] == 0


def test_behind_a_proxy_the_public_address_counts(data: Path) -> None:
    with serving(data, public_url="https://table.example") as served:
        guest = served.guest()
        ours = guest.http.put("/api/guest", json={"name": "A"}, headers={"origin": "https://table.example"})
        assert ours.is_success
        assert guest.http.put("/api/guest", json={"name": "A"}, headers={"origin": served.url}).status_code == 403
        assert "; Secure" in ours.headers["set-cookie"]


def test_the_cookie_cannot_be_read_by_scripts_or_sent_by_other_sites(served: Served) -> None:
    cookie = served.guest().request("PUT", "/api/guest", name="Ada").headers["set-cookie"]
    assert "; HttpOnly" in cookie
    assert "; SameSite=strict" in cookie
    assert "; Path=/" in cookie


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/docs", "/nowhere", "/api/nowhere", "/healthz", "/metrics"])
def test_every_answer_carries_the_safe_headers(served: Served, path: str) -> None:
    headers = served.guest().http.get(path).headers
    assert {name: headers.get(name) for name in HEADERS} == HEADERS
    assert "script-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert "server" not in headers


def test_a_body_that_is_too_large_is_refused(served: Served) -> None:
    ada = served.guest("Ada")
    reply = ada.http.post("/api/replays", content=b'{"game":"' + b"x" * (3 * 2**20) + b'"}')
    assert reply.status_code == 413


@pytest.mark.parametrize("name", ["", "x" * 41, None, 7, ["Ada"]])
def test_a_name_has_limits(served: Served, name: Any) -> None:
    assert served.guest().http.put("/api/guest", json={"name": name}).status_code == 400


def test_markup_in_names_stays_text(served: Served) -> None:
    eve = served.guest("<script>alert(1)</script>")
    reply = eve.http.get("/api/guest")
    assert reply.headers["content-type"].startswith("application/json")
    assert reply.json() == {"name": "<script>alert(1)</script>"}
    error = eve.http.post("/api/tables", json={"game": "<script>", "seats": [{}]})
    assert error.headers["content-type"].startswith("application/json")


def test_a_message_that_is_too_large_closes_the_socket(served: Served) -> None:
    _, _, (ada, bob) = seated(served, "Ada", "Bob")
    ada.wire.send("x" * (2**14 + 1))
    assert ada.ended() is None
    assert ada.wire.close_code == 1009
    bob.play(bob.offered("Grab"))


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(sent=st.one_of(st.binary(max_size=200), st.text(max_size=200)))
def test_random_bytes_close_the_socket_with_a_reason_and_hurt_nobody(served: Served, sent: bytes | str) -> None:
    table, (ada, _), (first, second) = seated(served, "Ada", "Bob")
    first.wire.send(sent)
    assert first.until("problem")["problem"] == "wrong-message"
    assert first.ended() == {"type": "bye", "reason": "wrong"}
    second.play(second.offered("Grab"))
    ada.join(table).until("whole")
    served.doors.close()


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    kind=st.sampled_from(["choose", "undo", "why", "sync", "say", "propose", "agree", "back", "pong"]),
    fields=st.dictionaries(
        st.sampled_from(["nr", "choice", "id", "n", "hash", "text", "what", "back", "yes"]),
        st.recursive(
            st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=5),
            lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
            max_leaves=5,
        ),
    ),
)
def test_strange_messages_are_answered_and_break_nothing(running: Served, kind: str, fields: dict[str, Any]) -> None:
    _, _, (ada, bob) = seated(running, "Ada", "Bob")
    ada.wire.send(json.dumps({"type": kind, **fields}))
    bob.play(bob.offered("Peek"))
    running.doors.close()


def test_too_many_requests_are_refused_for_a_while(data: Path) -> None:
    with serving(data, requests=Rate(5, 1), openings=Rate(2, 1)) as served:
        ada = served.guest("Ada")
        statuses = [ada.request("GET", "/api/games").status_code for _ in range(6)]
        assert statuses == [200, 200, 200, 200, 429, 429]
        served.turn(5)
        for _ in range(2):
            ada.open()
        assert ada.refused("POST", "/api/tables", game="salvage", seats=[{}, {}]) == (429, "too-many")


def test_behind_a_proxy_each_address_has_its_own_measure(data: Path) -> None:
    def status(of: str) -> int:
        return guest.http.get("/api/games", headers={"x-forwarded-for": of}).status_code

    with serving(data, requests=Rate(2, 1)) as served:
        guest = served.guest()
        assert [status("192.0.2.1") for _ in range(3)] == [200, 200, 429]
        assert status("192.0.2.2") == 200


def test_whoever_sends_too_fast_is_read_more_slowly(data: Path) -> None:
    with serving(data, messages=Rate(3, 1)) as served:
        table, _, (ada, bob) = seated(served, "Ada", "Bob")
        served.turn(60)
        for number in range(100, 106):
            ada.send("why", id=number, choice={})
        assert [ada.until("because")["id"] for _ in range(3)] == [100, 101, 102]
        bob.play(bob.offered("Grab"))  # nobody else waits for it
        served.turn(60)
        assert [ada.until("because")["id"] for _ in range(3)] == [103, 104, 105]


def test_one_guest_cannot_open_a_table_too_often(served: Served) -> None:
    table, (ada, _), (socket, _) = seated(served, "Ada", "Bob")
    for _ in range(7):
        assert ada.join(table).until("welcome", "problem")["type"] == "welcome"
    crowded = ada.join(table)
    assert crowded.until("welcome", "problem")["problem"] == "crowded"
    assert crowded.ended() == {"type": "bye", "reason": "crowded"}
    socket.play(socket.offered("Grab"))


def test_who_does_not_read_is_cut_off_and_costs_little(served: Served) -> None:
    table, (_, bob), (ada, second) = seated(served, "Ada", "Bob")
    second.close()
    served.alone(table, 1)
    bob.join(table, max_queue=1).until("welcome")
    (deaf,) = served.room(table).audience.at(1)
    most = 0
    while not deaf.bye:
        served.call(lambda: deaf.send(b" " * 100_000))
        most = max(most, served.call(deaf.cable.transport.get_write_buffer_size))
    assert deaf.bye.reason == "slow"
    assert MOST_WAITING / 2 < most <= MOST_WAITING
    served.alone(table, 1)
    served.until(lambda: deaf.cable.disconnected)
    ada.play(ada.offered("Grab"))


def test_our_own_mistakes_are_noted_and_not_shown(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(routes, "described", fail)
    reply = served.guest().http.get("/api/games")
    assert reply.status_code == 500
    assert reply.json() == {
        "type": "problem",
        "problem": "broken",
        "detail": "something went wrong here; it has been noted",
    }
    assert 'startable_failures_total{what="request"}' in served.guest().http.get("/metrics").text


def test_logs_are_lines_of_json_without_secrets(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        table, (ada, _), (socket, _) = seated(served, "Ada", "Bob", public=False)
        key = ada.ask("POST", f"/api/tables/{table}/link")["key"]
        socket.play(socket.offered("Grab"))
        socket.send("say", text="a private word")
        socket.until("said")
    doc = served.room(table).table
    form = JsonLines()
    lines = [form.format(record) for record in caplog.records if not record.name.startswith(("http", "websockets"))]
    assert all(json.loads(line)["says"] for line in lines)
    for hidden in (doc.secret, doc.invite, key, ada.http.cookies[COOKIE], "a private word", doc.seed):
        assert not [line for line in lines if hidden in line], hidden


def test_without_a_client_a_page_says_so(served: Served, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    assert "has not been built" in served.guest().http.get("/").text
    assert "has not been built" in served.guest().http.get("/tables/some-table-1").text


def test_the_client_is_served_with_its_own_pages(
    served: Served, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "secret.txt").write_text("outside")
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>client</title>")
    (static / "assets" / "app-1a2b.js").write_text("let x;")
    monkeypatch.setattr(pages, "STATIC", static)
    http = served.guest().http
    assert http.get("/").text == "<title>client</title>"
    assert http.get("/").headers["content-type"] == "text/html; charset=utf-8"
    assert http.get("/tables/some-table-1").text == "<title>client</title>"
    asset = http.get("/assets/app-1a2b.js")
    assert asset.text == "let x;"
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-encoding"] == "gzip"
    plain = http.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert plain.text == "let x;"
    assert "content-encoding" not in plain.headers
    assert plain.headers["content-type"] == asset.headers["content-type"]
    assert plain.headers["content-type"].startswith("text/javascript")
    (static / "assets" / "app-1a2b.js").write_text("let y = 1;")
    assert http.get("/assets/app-1a2b.js").text == "let y = 1;"
    assert "immutable" not in http.get("/").headers.get("cache-control", "")
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd"):
        reply = http.send(http.build_request("GET", httpx.URL(served.url + "/").copy_with(raw_path=path.encode())))
        assert "outside" not in reply.text
        assert "root:" not in reply.text
    assert http.get("/api/nowhere").status_code == 404


def test_the_pages_for_hosts(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    http = served.guest().http
    assert http.get("/healthz").text == "ok\n"
    monkeypatch.setattr(served.lobby.house.store, "writer", None)
    served.turn(FRESH)
    assert http.get("/healthz").status_code == 503
    monkeypatch.undo()
    served.turn(FRESH)
    assert http.get("/healthz").status_code == 200
    assert "startable_tables" in http.get("/metrics").text
    docs = http.get("/api/docs").text
    assert not re.search(r"<script|<style|style=|<img|<iframe|<link", docs), "the policy would forbid it"
    assert "POST /api/tables" in docs
    assert 'href="#NewTable"' in docs
    assert 'id="NewTable"' in docs
    assert "clock" in docs
    assert "Open a table." in docs
    assert http.get("/api/openapi.json").json()["info"]["title"] == "Startable"
