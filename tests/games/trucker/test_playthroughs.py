"""Golden games: played again, choice by choice, they are told as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from startable.games.trucker import TRUCKER
from tools.playthroughs import FOLDER, again

GOLDEN = sorted(FOLDER.glob("trucker-*.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_game_on_file_is_played_again_as_it_was(path: Path) -> None:
    text = path.read_text("utf-8")
    assert again(TRUCKER, text) == text


def test_there_is_a_game_for_every_number_of_players_level_and_pace() -> None:
    names = " ".join(path.stem for path in GOLDEN)
    for part in ("trucker-1", "trucker-2", "trucker-3", "trucker-4", "level=L", "level=I-", "level=II-", "level=III"):
        assert part in names
    for pace in ("live", "relaxed", "simulated"):
        assert f"pace={pace}" in names
    for seats in (2, 3, 4):
        assert f"trucker-{seats}-mode=trek" in names
    for old in (
        "training=True",
        "ship=IIIA",
        "optimised_forecasts=True",
        "teams=True",
        "change_places=True",
        "ship=IVC",
        "-IV",
    ):
        assert any("edition=2007" in path.stem and old in path.stem for path in GOLDEN), old
    assert "free_welding=True" in names
    assert "players_inspect=True" in names
