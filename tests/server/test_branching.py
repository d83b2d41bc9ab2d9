"""Trying a finished game differently: a table from one of its moments, with dice that nobody knows yet."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from startable.engine import BadRecord, Match, rules_of, save, snapshot, view
from startable.engine.journal import Branched, begin, decode, load
from startable.games import GAMES
from startable.server import record
from startable.server.changes import apply
from tests.server.recording import anything, present, someone
from tests.server.recording import rules_of as rules_named
from tests.server.served import Guest, Served, Socket, seated, serving
from tests.server.test_replays import finish

OPTIONS = {"rounds": 2}
FILES = [path for game in (*GAMES, "salvage") for path in present(game)]


def upto(path: Path, share: float) -> Match:
    """A recorded game, as far as that."""
    data = path.read_bytes()
    rules = rules_named(record.read(data).game)
    played = decode(data, rules)
    match = begin(played, rules)
    for entry in played.journal[: int(share * len(played.journal))]:
        match.follow(entry)
    return match


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_branch_of_any_game_stands_for_its_seat_and_ends(path: Path) -> None:
    rng = random.Random(path.name)
    match = upto(path, 0.6)
    seat = rng.randrange(match.game.seats)
    seen, pieces = view(match.game, seat), rules_of(match.game).pieces(match.game)
    match.branch(seat, "other dice")
    assert view(match.game, seat) == seen
    assert rules_of(match.game).pieces(match.game) == pieces
    while not match.game.over:
        mover = someone(match, rng)
        match.play(mover, anything(match.game.asks[mover].choices(match.game), rng))
    assert snapshot(load(save(match), match.rules).game) == snapshot(match.game)


def test_truckers_keep_what_they_have_earned() -> None:
    match = Match.new(rules_named("trucker"), seats=3, seed=7, edition="2007", rounds="II-III")
    game: Any = match.game
    for trucker, credits in zip(game.truckers, (5, 12, 0), strict=True):
        trucker.credits = credits
    match.branch(0, "other dice")
    game = match.game
    assert [trucker.credits for trucker in game.truckers] == [5, 12, 0]


def test_nobody_takes_back_what_was_before_the_branch() -> None:
    match = Match.new(rules_named("salvage"), seats=2, seed=7)
    match.play(0, match.game.asks[0].choices(match.game)[0])
    match.play(0, match.game.asks[0].choices(match.game)[0])
    assert match.may_undo(0)
    match.branch(0, "other dice")
    assert not match.may_undo(0)
    assert match.before(0) is None
    match.rewind(0)
    assert [type(entry).__name__ for entry in match.journal][2:] == ["Branched", "Rewound"]
    with pytest.raises(BadRecord, match="cannot go on"):
        match.follow(Branched(7, "other dice"))


def test_a_game_that_is_over_has_no_branch() -> None:
    match = upto(present("salvage")[0], 1.0)
    with pytest.raises(BadRecord, match="cannot go on"):
        match.branch(0, "other dice")


@pytest.fixture
def finished(served: Served) -> tuple[str, Guest, Guest]:
    table, (ada, bob), sockets = seated(served, "Ada", "Bob", options=OPTIONS)
    finish(*sockets)
    return table, ada, bob


Finished = tuple[str, Guest, Guest]


def branched(guest: Guest, table: str, entries: int, seat: int = 1) -> str:
    """Open it, sit down, begin."""
    new = guest.ask("POST", f"/api/replays/{table}/branch", entries=entries, seat=seat)
    assert new["origin"] == {"table": table, "entries": entries, "seat": seat}
    assert [chair["kind"] for chair in new["seats"]] == ["open" if each == seat else "bot" for each in range(2)]
    guest.sit(new["id"], seat)
    guest.start(new["id"])
    return str(new["id"])


def sat_at(guest: Guest, table: str) -> Socket:
    socket = guest.join(table)
    socket.caught_up()
    return socket


def test_one_goes_on_from_what_one_saw(served: Served, finished: Finished) -> None:
    table, ada, _ = finished
    story = ada.ask("GET", f"/api/replays/{table}/story?seat=1")
    seen = apply(story["view"], [change for frame in story["frames"][:4] for change in frame["changes"]])
    new = ada.ask("POST", f"/api/replays/{table}/branch", entries=4, seat=1)["id"]
    ada.sit(new, 1)
    served.room(new).autopilot.look = lambda: None  # type: ignore[method-assign]  # let nobody be faster
    ada.start(new)
    scene = sat_at(ada, new).scene
    assert scene["view"] == seen
    assert not scene["undo"]


def test_a_branched_game_is_played_on_kept_and_proven(data: Path, served: Served, finished: Finished) -> None:
    table, ada, _ = finished
    old = ada.ask("GET", f"/api/replays/{table}")
    new = branched(ada, table, entries=4)
    socket = sat_at(ada, new)
    finish(socket)
    file = ada.http.get(f"/api/replays/{new}").content
    told = json.loads(file)
    assert told["journal"][:4] == old["journal"][:4]
    assert told["journal"][4]["did"] == "branch"
    assert told["seed"] == old["seed"]
    assert all(finding.holds for finding in record.verify(file, rules_named("salvage")))
    spoiled = {**told, "journal": [*told["journal"][:4], {**told["journal"][4], "seed": "mine"}, *told["journal"][5:]]}
    wrong = record.verify(json.dumps(spoiled).encode(), rules_named("salvage"))
    assert "the seed follows from secret and nonces" in {finding.what for finding in wrong if not finding.holds}
    frames = ada.ask("GET", f"/api/replays/{new}/story?seat=1")["frames"]
    assert frames[4]["did"] == "branch"
    assert ada.http.post("/api/replays", content=file).status_code == 201


def test_a_branched_game_survives_a_restart_before_and_after_its_start(data: Path) -> None:
    with serving(data) as served:
        table, (ada, _), sockets = seated(served, "Ada", "Bob", options=OPTIONS)
        finish(*sockets)
        waiting = ada.ask("POST", f"/api/replays/{table}/branch", entries=3, seat=0)["id"]
        begun = branched(ada, table, entries=3, seat=0)
        seen = sat_at(ada, begun).scene
        cookie = ada.cookie
    with serving(data) as served:
        ada = served.guest()
        ada.http.headers["cookie"] = cookie
        room = served.room(begun)
        assert room.course
        assert [type(entry).__name__ for entry in room.course.match.journal][3] == "Branched"
        assert served.room(waiting).table.state == "open"
        ada.sit(waiting, 0)
        ada.start(waiting)
        course = served.room(waiting).course
        assert course
        assert [type(entry).__name__ for entry in course.match.journal][3] == "Branched"
        assert seen["nr"] <= room.course.questions.numbers[0]


def test_what_cannot_be_tried_is_said(served: Served, finished: Finished) -> None:
    table, ada, _ = finished
    entries = len(ada.ask("GET", f"/api/replays/{table}")["journal"])
    path = f"/api/replays/{table}/branch"
    assert ada.refused("POST", path, entries=entries, seat=0) == (422, "branch-at-end")
    assert ada.refused("POST", path, entries=0, seat=5) == (404, "missing")
    assert ada.refused("POST", path, entries=0, seat=0, bot="nobody") == (422, "no-such-bot")
    assert served.guest().refused("POST", path, entries=0, seat=0) == (401, "no-guest")
    running, (bob, _), _ = seated(served, "Bob", "Cyd")
    assert bob.refused("POST", f"/api/replays/{running}/branch", entries=0, seat=0) == (409, "not-over")


def test_a_private_game_is_tried_again_by_its_people_only(served: Served) -> None:
    table, (ada, _), sockets = seated(served, "Ada", "Bob", public=False, options=OPTIONS)
    finish(*sockets)
    assert served.guest("Eve").refused("POST", f"/api/replays/{table}/branch", entries=0, seat=0) == (404, "missing")
    new = branched(ada, table, entries=1)
    assert served.guest("Eve").refused("GET", f"/api/tables/{new}") == (404, "missing")
