"""Finished games: listed, downloaded, told, verified, brought back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from examples.salvage import SALVAGE
from startable import cli
from startable.engine import BadRecord, load, view
from startable.server import record
from startable.server.changes import apply
from tests.server.served import Guest, Served, Socket, seated


def finish(*sockets: Socket) -> None:
    """Play to the end: two crates each, the lowest bid, every dredged crate kept."""
    while not all(socket.scene["result"] for socket in sockets):
        for socket in sockets:
            socket.caught_up()
            if socket.scene["choices"]:
                socket.play(0 if wants_more(socket) else -1)


def wants_more(socket: Socket) -> bool:
    me = socket.scene["view"]["captains"][socket.scene["ask"]["seat"]]
    return socket.scene["ask"]["type"] != "Work" or bool(me["hand"]) or len(me["cargo"]) < 2


@pytest.fixture
def finished(served: Served) -> tuple[str, list[Guest], list[Socket]]:
    table, guests, sockets = seated(served, "Ada", "Bob", options={"rounds": 1})
    sockets[0].play(sockets[0].offered("Grab"))
    sockets[0].play(0)
    sockets[0].send("undo", nr=sockets[0].scene["nr"])
    sockets[0].until("update")
    finish(*sockets)
    return table, guests, sockets


Finished = tuple[str, list[Guest], list[Socket]]


def test_a_finished_game_is_listed_with_its_result(served: Served, finished: Finished) -> None:
    table, (ada, _), sockets = finished
    lines = {line["id"]: line for line in ada.ask("GET", "/api/replays")}
    assert lines[table]["result"] == sockets[0].scene["result"]
    assert table in {line["id"] for line in served.guest().ask("GET", "/api/replays")}
    assert table not in {line["id"] for line in ada.ask("GET", "/api/tables")}


def test_the_file_plays_the_game_again(finished: Finished) -> None:
    table, (ada, _), sockets = finished
    reply = ada.http.get(f"/api/replays/{table}")
    assert reply.headers["content-disposition"] == f'attachment; filename="{table}.json"'
    match = load(reply.content, SALVAGE)
    assert msgspec.json.decode(msgspec.json.encode(view(match.game, 0))) == sockets[0].scene["view"]
    file = reply.json()
    assert file["names"] == ["Ada", "Bob"]
    assert file["result"] == sockets[0].scene["result"]


def test_a_running_game_has_no_replay(served: Served) -> None:
    table, (ada, _), _ = seated(served, "Ada", "Bob")
    assert ada.refused("GET", f"/api/replays/{table}") == (409, "not-over")
    assert ada.refused("GET", f"/api/replays/{table}/story?seat=1") == (409, "not-over")


def test_a_private_games_replay_is_for_its_people(served: Served) -> None:
    table, (ada, _), sockets = seated(served, "Ada", "Bob", public=False, options={"rounds": 1})
    finish(*sockets)
    assert ada.request("GET", f"/api/replays/{table}").is_success
    assert served.guest("Eve").refused("GET", f"/api/replays/{table}") == (404, "missing")
    assert table not in {line["id"] for line in served.guest("Eve").ask("GET", "/api/replays")}


def test_a_replay_is_told_entry_by_entry_from_any_seat(finished: Finished) -> None:
    table, (ada, _), sockets = finished
    entries = len(ada.ask("GET", f"/api/replays/{table}")["journal"])
    for seat in (0, 1, None):
        story = ada.ask("GET", f"/api/replays/{table}/story" + ("" if seat is None else f"?seat={seat}"))
        assert len(story["frames"]) == entries
        assert [frame["did"] for frame in story["frames"][:3]] == ["play", "play", "undo"]
        shown = story["view"]
        for frame in story["frames"]:
            shown = apply(shown, frame["changes"])
        if seat is not None:
            assert shown == sockets[seat].scene["view"]
        assert story["result"] == sockets[0].scene["result"]
    assert ada.refused("GET", f"/api/replays/{table}/story?seat=5") == (404, "missing")


def test_a_file_can_be_brought_back(served: Served, finished: Finished) -> None:
    table, (ada, bob), sockets = finished
    data = ada.http.get(f"/api/replays/{table}").content
    reply = bob.http.post("/api/replays", content=data)
    assert reply.status_code == 201, reply.text
    brought = reply.json()
    assert brought["result"] == sockets[0].scene["result"]
    assert [seat["name"] for seat in brought["seats"]] == ["Ada", "Bob"]
    again = json.loads(bob.http.get(f"/api/replays/{brought['id']}").content)
    original = json.loads(data)
    assert {key: again[key] for key in ("journal", "seed", "options", "fairness")} == {
        key: original[key] for key in ("journal", "seed", "options", "fairness")
    }
    assert served.guest("Eve").refused("GET", f"/api/replays/{brought['id']}") == (404, "missing")
    socket = bob.join(brought["id"])
    assert socket.until("whole")["scene"]["result"] == brought["result"]


def spoiled(data: bytes, **changes: Any) -> bytes:
    return json.dumps({**json.loads(data), **changes}).encode()


def test_what_is_wrong_with_a_file_is_said(finished: Finished) -> None:
    table, (ada, _), _ = finished
    data = ada.http.get(f"/api/replays/{table}").content
    journal = json.loads(data)["journal"]
    for wrong, words in [
        (spoiled(data, game="chess"), "no game 'chess'"),
        (spoiled(data, version=99), "played under version 99"),
        (spoiled(data, journal=journal[:5]), "not over"),
        (spoiled(data, journal=[*journal[1:]]), "entry 1 is not possible"),
        (spoiled(data, journal=[{"did": "fly"}]), "not an entry"),
        (spoiled(data, seats=9), "2 to 4 players"),
        (spoiled(data, options={"rounds": 77}), "rounds must be from 1 to 4"),
        (spoiled(data, journal=[{"did": "rewind", "standing": 0}] * 30_000), "at most 20000"),
        (spoiled(data, fairness={"secret": "xyz", "commitment": "", "nonces": []}), "secret"),
        (b"{}", "game"),
        (b"nonsense", "malformed"),
    ]:
        reply = ada.http.post("/api/replays", content=wrong)
        assert reply.status_code in (400, 422), (words, reply.text)
        assert words in reply.json()["detail"], reply.text


def checks(data: bytes) -> dict[str, bool]:
    return {finding.what: finding.holds for finding in record.verify(data, SALVAGE)}


def test_a_fair_game_is_proven_fair(finished: Finished) -> None:
    table, (ada, _), _ = finished
    assert set(checks(ada.http.get(f"/api/replays/{table}").content).values()) == {True}


def test_every_kind_of_cheating_is_noticed(finished: Finished) -> None:
    table, (ada, _), _ = finished
    data = ada.http.get(f"/api/replays/{table}").content
    file = json.loads(data)
    fair = file["fairness"]
    honest = checks(data)

    def broken(**changes: Any) -> set[str]:
        return {what for what, holds in checks(spoiled(data, **changes)).items() if not holds} - {
            what for what, holds in honest.items() if not holds
        }

    other_secret = "00" * 32
    assert broken(fairness={**fair, "secret": other_secret}) == {
        "the secret is the one promised",
        "the seed follows from secret and nonces",
    }
    assert broken(fairness={**fair, "commitment": "0" * 64}) == {"the secret is the one promised"}
    assert broken(fairness={**fair, "nonces": fair["nonces"][::-1]}) == {"the seed follows from secret and nonces"}
    assert broken(fairness={**fair, "nonces": [",".join(fair["nonces"])]}) == {
        "the seed follows from secret and nonces"
    }
    assert broken(fairness=None) == {"the seed was promised"}
    assert "the seed follows from secret and nonces" in broken(seed="1")
    assert broken(result={**file["result"], "scores": [99, 0]}) == {"the result follows from them"}
    assert broken(journal=file["journal"][1:]) == {"every choice was possible"}
    with pytest.raises(BadRecord, match="not a replay file"):
        record.verify(b"{}", SALVAGE)


def test_the_command_replays_and_verifies(finished: Finished, tmp_path: Path) -> None:
    table, (ada, _), _ = finished
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_bytes(ada.http.get(f"/api/replays/{table}").content)
    bad.write_bytes(spoiled(good.read_bytes(), seed="1"))

    def run(*words: str) -> tuple[int, str]:
        outcome = CliRunner().invoke(cli.app, ["replay", "--game", "examples.salvage:SALVAGE", *words])
        return outcome.exit_code, outcome.output

    assert run(str(good)) == (0, run(str(good))[1])
    assert "salvage, 2 players" in run(str(good))[1]
    assert "Ada" in run(str(good))[1]
    assert json.loads(run(str(good), "--json")[1])["type"] == "Result"
    code, said = run(str(good), "--verify")
    assert code == 0
    assert said.count("yes  ") == 4
    code, said = run(str(bad), "--verify")
    assert code == 1
    assert "NO   the seed follows from secret and nonces" in said
    assert json.loads(run(str(bad), "--verify", "--json")[1])[1]["holds"] is False
