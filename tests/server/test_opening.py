"""A new table's way to the disk: a disk that does not take it, and a name that is taken."""

from __future__ import annotations

import logging
from collections.abc import Callable

import httpx
import pytest

from startable.server import archive, lobby
from tests.server.served import Guest, Served, seated
from tests.server.test_replays import finish

Open = Callable[[Guest], httpx.Response]


@pytest.fixture(params=["table", "file", "branch"])
def open_one(request: pytest.FixtureRequest, served: Served) -> Open:
    """One of the ways to a new table."""
    table, (ada, _), sockets = seated(served, "Ada", "Bob", options={"rounds": 1})
    finish(*sockets)
    file = ada.http.get(f"/api/replays/{table}").content
    ways: dict[str, Open] = {
        "table": lambda guest: guest.request("POST", "/api/tables", game="salvage", seats=[{}, {}]),
        "file": lambda guest: guest.http.post("/api/replays", content=file),
        "branch": lambda guest: guest.request("POST", f"/api/replays/{table}/branch", entries=2, seat=1),
    }
    return ways[request.param]


async def full(rows: object) -> None:
    raise OSError("the disk is full")


def test_what_the_disk_does_not_take_is_not_opened(
    served: Served, open_one: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    guest = served.guest("Eve")
    failures = served.lobby.house.metrics.failures.labels("unsaved")
    before = failures._value.get()
    with monkeypatch.context() as broken, caplog.at_level(logging.INFO):
        broken.setattr(served.lobby.house.store, "write", full)
        reply = open_one(guest)
    assert (reply.status_code, reply.json()["problem"]) == (503, "unsaved")
    assert [record.getMessage() for record in caplog.records if record.name.startswith("startable")] == ["not saved"]
    assert failures._value.get() == before + 1
    assert guest.ask("GET", "/api/tables") == served.guest().ask("GET", "/api/tables"), "something of it is there"
    assert open_one(guest).is_success


def test_a_table_whose_name_is_taken_gets_another(
    served: Served, open_one: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = served.guest("Bob").open()
    for module in (archive, lobby):
        monkeypatch.setattr(module, "new_name", lambda rng: taken)
    reply = open_one(served.guest("Eve"))
    assert reply.is_success, reply.text
    assert reply.json()["id"] != taken
    assert served.guest("Eve").ask("GET", f"/api/tables/{taken}")["seats"][0]["kind"] == "open"
