"""So much and no more: measures that a new cookie, another socket or a clock put back does not get around."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from startable.server.house import CROWD, HOUSEHOLD
from startable.server.limits import Buckets, Rate
from tests.server.served import Served, Socket, seated, serving

ELSEWHERE: dict[str, Any] = {"x-forwarded-for": "192.0.2.1"}


def heard(socket: Socket) -> str:
    """What comes of a line of chat."""
    socket.send("say", text="hello")
    return str(socket.until("said", "problem")["type"])


def came(socket: Socket) -> str:
    first = socket.until("welcome", "problem")
    return str(first.get("problem", "welcome"))


def test_a_clock_that_is_put_back_locks_nobody_out(data: Path) -> None:
    with serving(data, requests=Rate(3, 1)) as served:
        ada = served.guest("Ada")
        served.turn(-3600)
        statuses = [ada.request("GET", "/api/games").status_code for _ in range(3)]
        assert statuses == [200, 200, 429]
        served.turn(1)
        assert ada.request("GET", "/api/games").status_code == 200


def test_whoever_comes_again_or_by_another_socket_chats_no_faster(data: Path) -> None:
    with serving(data, chat=Rate(3, 1)) as served:
        table, (ada, _), (first, bob) = seated(served, "Ada", "Bob")
        second = ada.join(table)
        second.until("whole")
        assert [heard(first), heard(first)] == ["said", "said"]
        second.until("said")
        second.until("said")
        assert [heard(second), heard(second)] == ["said", "problem"]
        first.close()
        again = ada.join(table)
        again.until("whole")
        assert heard(again) == "problem"
        for _ in range(3):
            bob.until("said")
        assert heard(bob) == "said"  # each has their own
        served.turn(1)
        again.until("said")
        assert heard(again) == "said"


def test_what_is_said_at_one_table_leaves_the_measure_of_another(data: Path) -> None:
    with serving(data, chat=Rate(1, 1)) as served:
        _, (ada, _), (first, _) = seated(served, "Ada", "Bob")
        assert [heard(first), heard(first)] == ["said", "problem"]
        other = ada.open()
        ada.sit(other, 0)
        assert heard(ada.join(other)) == "said"


def test_sockets_come_no_faster_than_requests(data: Path) -> None:
    with serving(data, requests=Rate(5, 1)) as served:
        ada = served.guest("Ada")
        table = ada.open()
        walt = served.guest()
        assert [came(walt.join(table)) for _ in range(3)] == ["welcome"] * 3
        for _ in range(2):
            with pytest.raises(InvalidStatus, match="403"):
                walt.join(table)
        assert came(walt.join(table, **ELSEWHERE)) == "welcome"
        served.turn(1)
        assert came(walt.join(table)) == "welcome"


def test_without_limits_any_number_of_sockets_comes_at_once(data: Path) -> None:
    with serving(data, requests=Rate(2, 1), sockets=1) as narrow:
        limitless = narrow.settings.limitless()
    with serving(data, requests=limitless.requests, sockets=limitless.sockets) as served:
        table = served.guest("Ada").open()
        walt = served.guest()
        assert {came(walt.join(table)) for _ in range(2 * CROWD)} == {"welcome"}


def test_those_without_a_name_are_counted_by_their_address(data: Path) -> None:
    with serving(data, sockets=2) as served:
        table, (ada, _), (first, _) = seated(served, "Ada", "Bob")
        walt = served.guest()
        watching = [walt.join(table) for _ in range(2 * CROWD)]  # a whole club behind one address
        assert {came(socket) for socket in watching} == {"welcome"}
        crowded = walt.join(table)
        assert came(crowded) == "crowded"
        assert crowded.ended() == {"type": "bye", "reason": "crowded"}
        assert came(walt.join(table, **ELSEWHERE)) == "welcome"
        assert came(served.guest("Wanda").join(table)) == "welcome"
        assert came(ada.join(table)) == "welcome"
        assert came(walt.join(ada.open())) == "welcome"
        first.play(first.offered("Grab"))
        watching[0].close()
        served.until(lambda: len(unnamed(served, table)) == 2 * CROWD)
        assert came(walt.join(table)) == "welcome"


def unnamed(served: Served, table: str) -> list[str]:
    return [each.address for each in served.lobby.rooms[table].audience.at(None) if each.guest is None]


def test_new_cookies_open_no_more_tables(data: Path) -> None:
    with serving(data, openings=Rate(2, 1)) as served:
        for number in range(HOUSEHOLD):
            guest = served.guest(f"Guest {number}")
            for _ in range(2):
                guest.open()
        another = served.guest("Another")
        plan = {"game": "salvage", "seats": [{}, {}]}
        assert another.refused("POST", "/api/tables", **plan) == (429, "too-many")
        assert another.http.post("/api/tables", json=plan, headers=ELSEWHERE).is_success
        served.turn(1)
        another.open()


def test_a_guest_who_opens_too_much_takes_nothing_from_the_others_at_their_address(data: Path) -> None:
    with serving(data, openings=Rate(1, 1)) as served:
        ada, plan = served.guest("Ada"), {"game": "salvage", "seats": [{}, {}]}
        ada.open()
        for _ in range(2 * HOUSEHOLD):
            assert ada.refused("POST", "/api/tables", **plan) == (429, "too-many")
        served.guest("Bob").open()


def test_measures_are_taken_one_after_the_other(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """In threads, two who come at once would each find a full bucket of their own."""
    threads: list[int] = []

    def take(*_: object) -> bool:
        threads.append(threading.get_ident())
        return True

    monkeypatch.setattr(Buckets, "take", take)
    served.guest("Ada").open()
    assert len(threads) == 4  # two requests, and the table of a guest and of an address
    assert set(threads) == {served.call(threading.get_ident)}
