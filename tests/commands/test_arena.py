"""`startable arena`: a table, data, a picture, and a file to go on from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from startable import cli
from startable.commands import arena


def entered(*arguments: str) -> Result:
    return CliRunner(env={"COLUMNS": "200"}).invoke(cli.app, ["arena", *arguments])


def test_standings_and_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "ratings.png"
    shown = entered("roll", "--bots", "greedy,random", "--rounds", "1", "--first-game", "--plot", str(picture))
    assert shown.exit_code == 0
    lines = shown.stdout.splitlines()
    assert lines[0] == "roll: 2 at a table, seed 0"
    assert lines[2].startswith("greedy")
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_what_was_played_is_kept_and_gone_on_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "arena.jsonl"
    given = ("roll", "--bots", "random,cheapest", "--json", "--results", str(file), "--rounds")
    first = json.loads(entered(*given, "1").stdout)
    assert [one["games"] for one in first["standings"]] == [2, 2]
    played = file.read_text().splitlines()
    assert len(played) == 1 + 2
    second = json.loads(entered(*given, "2").stdout)
    assert [one["games"] for one in second["standings"]] == [4, 4]
    assert file.read_text().splitlines()[:3] == played

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "play", interrupted)
    stopped = entered(*given, "3")
    assert stopped.exit_code == 130
    assert json.loads(stopped.stdout)["standings"] == second["standings"]


def test_an_unknown_bot_is_named() -> None:
    refused = entered("roll", "--bots", "greedy,nobody")
    assert refused.exit_code != 0
    assert "nobody" in str(refused.exception)
