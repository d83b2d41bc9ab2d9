"""Games recorded under these rules end as they did then; rules that change an outcome need a new version."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from startable.engine import Result, Rules
from startable.engine import rules as engine_rules
from startable.games import GAMES
from startable.server import record
from tests.server.recording import FOLDER, PLACES, PLANS, changed, files, present, rules_of
from tests.server.served import Served

SHIPPED = files()
OF_TODAY = [path for game in (*GAMES, *PLACES) for path in present(game)]


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    data = path.read_bytes()
    said = changed(data, rules_of(record.read(data).game))
    assert not said, f"{said}\nIf the rules were wrong, give them a new version and record its games."


@pytest.mark.parametrize("game", [*GAMES, *PLACES])
def test_every_game_has_recorded_games_of_its_present_version(game: str) -> None:
    there = [record.read(path.read_bytes()) for path in present(game)]
    assert len(there) >= len(PLANS[game]), "record them: python -m tests.server.recording GAME"
    assert sum(len(file.journal) for file in there) > 150


@pytest.mark.parametrize("path", OF_TODAY, ids=lambda path: path.stem)
def test_a_recorded_game_is_proven_fair(path: Path) -> None:
    data = path.read_bytes()
    rules = rules_of(record.read(data).game)
    assert [finding.what for finding in record.verify(data, rules) if not finding.holds] == []


def of(game: str) -> tuple[bytes, Rules]:
    return present(game)[0].read_bytes(), rules_of(game)


def with_one_point_more(rules: Rules) -> Rules:
    def more(game: Any) -> Result:
        ended = rules.result(game)
        return msgspec.structs.replace(ended, scores=(ended.scores[0] + 1, *ended.scores[1:]))

    return replace(rules, result=more)


@pytest.mark.parametrize("game", [*GAMES, *PLACES])
def test_another_outcome_is_noticed_unless_the_version_is_new(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    data, rules = of(game)
    monkeypatch.setitem(engine_rules._known, game, rules)  # the last that were made count: put these back at the end
    other = with_one_point_more(rules)
    assert "it ended with" in changed(data, other)
    assert not changed(data, replace(other, version=rules.version + 1))


@pytest.mark.parametrize("game", [*GAMES, *PLACES])
def test_a_choice_that_is_no_longer_possible_is_noticed(game: str) -> None:
    data, rules = of(game)
    file = json.loads(data)
    file["journal"][1:2] = [{"did": "undo", "seat": 0}] * 3
    assert "can no longer be played" in changed(json.dumps(file).encode(), rules)


@pytest.mark.parametrize("game", [*GAMES, *PLACES])
def test_a_recorded_game_of_every_game_can_be_brought_told_and_taken_away(served: Served, game: str) -> None:
    data = min(present(game), key=lambda path: path.stat().st_size).read_bytes()
    ada = served.guest("Ada")
    reply = ada.http.post("/api/replays", content=data)
    assert reply.status_code == 201, reply.text
    told = ada.ask("GET", f"/api/replays/{reply.json()['id']}/story?seat=0")
    assert told["result"] == json.loads(data)["result"]
    assert len(told["frames"]) == len(json.loads(data)["journal"])
    again = ada.ask("GET", f"/api/replays/{reply.json()['id']}")
    assert again["journal"] == json.loads(data)["journal"]


def test_in_recorded_games_people_take_back_and_go_back() -> None:
    did = {entry["did"] for path in SHIPPED for entry in record.read(path.read_bytes()).journal}
    assert did == {"play", "undo", "rewind"}


def test_recorded_games_are_kept_for_every_version_there_was() -> None:
    """Old files stay: they say what newer rules were changed from."""
    for game in PLANS:
        versions = {record.read(path.read_bytes()).version for path in files(game)}
        assert versions == set(range(1, rules_of(game).version + 1)), FOLDER
