"""`startable ship-lab`: the ship drawn with its losses, as text, picture or data."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from startable import cli
from startable.lab import many

SHIP = str(Path(__file__).parents[2] / "examples" / "ship.txt")


def flown(*arguments: str) -> Result:
    return CliRunner(env={"COLUMNS": "200"}).invoke(cli.app, ["ship-lab", *arguments])


def test_the_ship_is_drawn_with_its_losses(tmp_path: Path) -> None:
    picture = tmp_path / "ship.png"
    shown = flown(SHIP, "--flights", "4", "--plot", str(picture))
    assert shown.exit_code == 0
    lines = shown.stdout.splitlines()
    assert lines[0] == "4 flights of level II, greedy at the helm, seed 0"
    rows = [line.split()[0] for line in lines if line[:1].isdigit()]
    assert rows[1:6] == ["5", "6", "7", "8", "9"]
    assert "components lost" in shown.stdout
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_figures_as_data() -> None:
    data = json.loads(flown(SHIP, "--flights", "3", "--json", "--seed", "2").stdout)
    assert data["study"]["seed"] == 2
    assert data["report"]["flights"] == 3
    assert len(data["report"]["squares"]) == len(data["study"]["cells"])


def test_what_was_flown_counts_when_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(task: Callable[[int], object], count: int) -> Iterator[tuple[int, object]]:
        yield 0, task(0)
        raise KeyboardInterrupt

    monkeypatch.setattr(many, "in_turn", interrupted)
    shown = flown(SHIP, "--flights", "9", "--json")
    assert shown.exit_code == 130
    assert json.loads(shown.stdout)["report"]["flights"] == 1


def test_a_ship_that_cannot_be_read_is_refused_with_its_square(tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("   7\n7  x1234\n", "utf-8")
    refused = flown(str(bad))
    assert refused.exit_code != 0
    assert "row 7, column 7" in str(refused.exception)


def test_an_unknown_level_is_refused() -> None:
    assert "levels are" in str(flown(SHIP, "--level", "IX").exception)
