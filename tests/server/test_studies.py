"""Studies: made aside, one at a time, kept with the game, and only for those who may see it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from startable.games.trucker.table import Setting
from startable.lab.ships import Study, report, run
from startable.server.clock import WallClock
from startable.server.limits import Rate
from tests.server.recording import present
from tests.server.served import PATIENCE, Guest, Served, seated, serving

SHIP = (Path(__file__).parents[2] / "examples" / "ship.txt").read_text()


@pytest.fixture
def served(data: Path) -> Iterator[Served]:
    with serving(data, WallClock(), study_seconds=2.0) as running:
        yield running


def brought(guest: Guest, game: str = "trucker") -> str:
    reply = guest.http.post("/api/replays", content=present(game)[0].read_bytes())
    assert reply.status_code == 201, reply.text
    return str(reply.json()["id"])


def awaited(guest: Guest, method: str, path: str, **body: Any) -> Any:
    end = time.monotonic() + 4 * PATIENCE
    while (told := guest.ask(method, path, **body))["state"] in ("waiting", "running"):
        assert time.monotonic() < end, told
        time.sleep(0.2)
    return told


def test_a_finished_game_is_gone_over_once_and_kept(data: Path) -> None:
    with serving(data, WallClock(), study_seconds=2.0) as served:
        ada = served.guest("Ada")
        table = brought(ada)
        path = f"/api/replays/{table}/analysis"
        assert ada.ask("GET", path)["state"] == "none"
        assert ada.ask("POST", path)["state"] in ("waiting", "running")
        told = awaited(ada, "GET", path)
        assert told["state"] == "done", told
        assert told["report"]["moments"][0]["at"] == 0
        cookie = ada.cookie
    with serving(data, WallClock(), study_seconds=0.0) as served:  # which makes none
        ada = served.guest()
        ada.http.headers["cookie"] = cookie
        assert ada.ask("GET", path)["report"] == told["report"]
        assert ada.ask("POST", path)["state"] == "done"


def test_it_is_for_those_who_may_see_the_game_and_when_it_is_over(served: Served) -> None:
    ada, eve = served.guest("Ada"), served.guest("Eve")
    path = f"/api/replays/{brought(ada)}/analysis"
    assert eve.refused("POST", path) == (404, "missing")
    assert served.guest().refused("POST", path) == (401, "no-guest")
    running, (bob, _), _ = seated(served, "Bob", "Cyd")
    assert bob.refused("POST", f"/api/replays/{running}/analysis") == (409, "not-over")


def test_a_ship_is_flown_as_the_command_flies_it(served: Served) -> None:
    ada = served.guest("Ada")
    told = awaited(ada, "POST", "/api/studies/ships", text=SHIP, flights=20, seed=5)
    assert told["state"] == "done", told
    study = Study(cells=tuple(told["report"]["cells"]), setting=Setting(level="II"), flights=20, seed=5)
    figures = told["report"]["report"]
    assert figures["credits"]["value"] == report(study, run(study)).credits.value
    again = awaited(ada, "POST", "/api/studies/ships", cells=told["report"]["cells"], flights=20, seed=5)
    assert again["report"]["report"] == figures
    assert told["report"]["text"].split() == SHIP.split()


def test_what_is_wrong_with_a_ship_is_said(served: Served) -> None:
    ada = served.guest("Ada")
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"text": "nonsense"}, "line of column numbers"),
        ({"text": SHIP, "level": "IX"}, "no level"),
        ({"cells": [4, 9]}, "squares"),
    ]
    for wish, words in wrong:
        told = awaited(ada, "POST", "/api/studies/ships", **wish)
        assert told["state"] == "failed"
        assert told["report"] is None
        assert words in told["detail"], told
    assert ada.refused("POST", "/api/studies/ships", flights=10**6)[0] == 400


def test_nobody_wishes_for_too_many(data: Path) -> None:
    with serving(data, WallClock(), studies=Rate(1, 1e-6), study_seconds=1.0) as served:
        ada = served.guest("Ada")
        ada.ask("POST", "/api/studies/ships", text=SHIP, flights=1)
        ada.ask("POST", "/api/studies/ships", text=SHIP, flights=1)  # the same one
        assert ada.refused("POST", "/api/studies/ships", text=SHIP, flights=2) == (429, "too-many")
        served.guest("Bob").ask("POST", "/api/studies/ships", text=SHIP, flights=2)


def test_a_server_may_make_none(data: Path) -> None:
    with serving(data, WallClock(), study_seconds=0.0) as served:
        ada = served.guest("Ada")
        assert ada.refused("POST", "/api/studies/ships", text=SHIP) == (409, "no-studies")
