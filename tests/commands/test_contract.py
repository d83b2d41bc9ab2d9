"""`startable contract`: who plays the games that are held to the laws."""

from __future__ import annotations

import json

from typer.testing import CliRunner, Result

from startable import bots, cli


def held(*arguments: str) -> Result:
    return CliRunner().invoke(cli.app, ["contract", "captains", "--games", "2", "--seats", "2", "--json", *arguments])


def test_a_bot_sees_more_of_a_game_than_chance_does() -> None:
    by_chance, by_bot = (json.loads(held(*who).stdout) for who in ([], ["--bot", "greedy"]))
    assert by_bot["broken"] == by_chance["broken"] == []
    assert by_bot["choices"] > 1.5 * by_chance["choices"]


def test_every_option_is_tried() -> None:
    report = json.loads(held("--technology-board", "A,B").stdout)
    assert (report["games"], report["broken"]) == (2, [])
    assert "technology_board" in str(held("--technology-board", "A,C").exception)


def test_an_unknown_bot_is_refused() -> None:
    assert isinstance(held("--bot", "hal").exception, bots.UnknownBot)
