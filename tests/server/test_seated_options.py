"""Options that so many players cannot play with are refused when the table is opened, not when it begins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.served import Served

TEAMS: dict[str, Any] = {"edition": "2007", "teams": True}


@pytest.mark.parametrize("seats", [2, 3])
def test_teams_of_fewer_than_four_are_refused_with_what_would_fit(served: Served, seats: int) -> None:
    body = {"game": "trucker", "seats": [{}] * seats, "options": TEAMS}
    reply = served.guest("Ada").request("POST", "/api/tables", **body)
    assert (reply.status_code, reply.json()["problem"]) == (422, "wrong-options")
    assert f"teams are for 4 players, two and two, not for {seats}: seat 4" in reply.json()["detail"]


def test_four_may_play_in_teams(served: Served) -> None:
    ada = served.guest("Ada")
    table = ada.open(seats=4, game="trucker", options=TEAMS)
    assert ada.ask("GET", f"/api/tables/{table}")["options"]["teams"] is True
