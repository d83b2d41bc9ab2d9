"""Bots at the table: in their own processes, seeing what their seat sees, replaced when they fail."""

from __future__ import annotations

import json
import os
from pathlib import Path

import msgspec
import pytest

from examples.salvage import SALVAGE
from startable import bots
from startable.engine import imagine, restore, snapshot
from startable.server.autopilot import SECONDS
from startable.server.clock import HandClock
from tests.server.served import Served, Socket, seated, serving


def let_play(served: Served, table: str, bot: str) -> None:
    """Put any bot on seat 1, which guests cannot do."""
    room = served.room(table)
    served.run(room.do(lambda: room.change(lambda doc: doc.replace_bot(1, f"tests.server.odd_bots:{bot}"))))


def until_the_other_moved(socket: Socket) -> None:
    while not socket.scene["view"]["captains"][1]["hand"] and socket.scene["view"]["captains"][1]["waiting"]:
        socket.until("update")


def notices(socket: Socket) -> list[tuple[str, object]]:
    said = [message["line"] for message in socket.log if message["type"] == "said"]
    return [(line["notice"], line["details"].get("by")) for line in said if line["notice"]]


def test_guests_can_choose_listed_bots_only(served: Served) -> None:
    assert served.guest("Ada").refused(
        "POST", "/api/tables", game="salvage", seats=[{}, {"kind": "bot", "bot": "tests.server.odd_bots:Crashing"}]
    ) == (422, "no-such-bot")
    assert bots.find("salvage", "tests.server.odd_bots:Crashing").simpler == "random"
    with pytest.raises(bots.UnknownBot, match="salvage has no bot 'hal'; its bots are: random"):
        bots.find("salvage", "hal")


@pytest.mark.parametrize("bot", ["Crashing", "Dying", "Cheating", "Overreaching"])
def test_a_bot_that_fails_is_replaced_by_its_simpler_sibling_and_the_table_is_told(served: Served, bot: str) -> None:
    table, (guest, _), (ada, _) = seated(served, "Ada", "Bob", pace="relaxed")
    let_play(served, table, bot)
    until_the_other_moved(ada)
    assert ("bot-replaced", "random") in notices(ada)
    assert guest.ask("GET", f"/api/tables/{table}")["seats"][1]["bot"] == "random"


def test_a_bot_that_hangs_is_replaced_and_its_process_ended(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SECONDS, "normal", 0.01)
    monkeypatch.setenv("STARTABLE_TEST_NOTES", str(tmp_path / "process"))
    with serving(data, bot_patience=6.0) as served:
        table, _, (ada, _) = seated(served, "Ada", "Bob", pace="relaxed")
        let_play(served, table, "Hanging")
        until_the_other_moved(ada)
        assert ("bot-replaced", "random") in notices(ada)
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "process").read_text()), 0)


def test_when_all_fail_the_default_is_played_and_the_table_is_told(served: Served) -> None:
    table, _, (ada, _) = seated(served, "Ada", "Bob", pace="relaxed")
    let_play(served, table, "Hopeless")
    until_the_other_moved(ada)
    assert ("bot-failed", None) in notices(ada)


def test_what_a_bot_prints_is_not_taken_for_its_answer(served: Served) -> None:
    table, _, (ada, _) = seated(served, "Ada", "Bob", pace="relaxed")
    let_play(served, table, "Talking")
    while ada.scene["view"]["captains"][1]["waiting"]:
        ada.until("update")
    assert notices(ada) == []


def test_a_bot_gets_what_its_seat_could_see_and_nothing_of_the_truth(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = tmp_path / "notes.json"
    monkeypatch.setenv("STARTABLE_TEST_NOTES", str(notes))
    with serving(data) as served:
        table, _, (ada, _) = seated(served, "Ada", "Bob", pace="relaxed")
        ada.play({"type": "Peek"})
        truth = served.room(table).course
        assert truth
        before = truth.game.clone()
        let_play(served, table, "Writing")
        until_the_other_moved(ada)
        seen = json.loads(notes.read_bytes())
        secret = served.room(table).table.secret
    assert seen["view"] == msgspec.json.decode(msgspec.json.encode(SALVAGE.view(before, 1)))
    assert seen["view"]["buoy"] is None
    for other in seen["imagined"]:
        assert restore(other.encode(), SALVAGE).bag != before.bag  # type: ignore[attr-defined]
    twin = imagine(before, 1, "another deal")
    assert seen["imagined"] == [snapshot(imagine(twin, 1, seed)).decode() for seed in (1, 2)]
    assert secret not in notes.read_text()
    assert before.chance.key.hex() not in notes.read_text()


def test_what_leaves_the_server_depends_only_on_what_the_seat_sees(served: Served) -> None:
    table, _, _ = seated(served, "Ada", "Bob", "Carl")
    room = served.room(table)
    assert room.course
    wish = served.call(lambda: room.autopilot._wish(2, 1, "random"))
    room.course.match.game = imagine(room.course.game, 2, "another truth")
    assert served.call(lambda: room.autopilot._wish(2, 1, "random")) == wish
    assert room.table.secret not in msgspec.json.encode(wish).decode()


def test_at_a_live_table_bots_take_their_time(data: Path) -> None:
    with serving(data, HandClock(), bot_pause=2.0) as served:
        _, _, (ada, _) = seated(served, "Ada", "Bob", bots=1)
        served.turn(1.5)
        ada.caught_up()
        assert ada.n == 1
        served.turn(1.0)
        ada.until("update")


def test_a_bot_whose_choice_came_too_late_thinks_again(served: Served) -> None:
    table, _, (ada, _) = seated(served, "Ada", "Bob", bots=1, options={"rounds": 1})
    crates = [choice for choice in ada.scene["choices"] if choice["type"] == "Grab"]
    for crate in crates:
        ada.caught_up()
        if crate in ada.scene["choices"]:
            ada.play(crate)
            ada.caught_up()
            ada.play(0)
    while ada.scene["view"]["captains"][2]["waiting"]:
        ada.until("update")
    assert notices(ada) == []


def test_a_bot_that_failed_gives_its_seat_to_nobody_once_a_person_has_it_back(served: Served) -> None:
    table, _, (ada, _) = seated(served, "Ada", "Bob", pace="relaxed")
    room = served.room(table)
    served.run(room.do(lambda: room.autopilot._replace(1, "tests.server.odd_bots:Crashing", "random")))
    ada.caught_up()
    assert room.table.chairs[1].bot is None
    assert notices(ada) == []
