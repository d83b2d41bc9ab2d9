"""Played games as files for other tools: every seat of every game, nothing lost on the way."""

from __future__ import annotations

import csv
from importlib.util import find_spec
from pathlib import Path

import pytest
from pyarrow import parquet

from startable.lab.many import NoRay
from startable.lab.plots import draw_games, scores_of
from startable.lab.sheets import UnknownSheet, check, lines, write
from startable.lab.simulate import Experiment, run

PLAYED = run(Experiment(game="roll", players=3, bots=("random", "cheapest"), games=2, seed=6))


def test_a_line_for_each_seat_of_each_game() -> None:
    found = list(lines(PLAYED))
    assert [(line["game"], line["seat"]) for line in found] == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
    assert [line["bot"] for line in found] == [bot for game in PLAYED for bot in game.bots]
    sources = [points.source for points in PLAYED[0].outcome.points]
    for line in found:
        assert sum(int(line[source]) for source in sources) == line["score"]


def test_both_kinds_of_file_say_the_same(tmp_path: Path) -> None:
    write(tmp_path / "games.csv", PLAYED)
    write(tmp_path / "games.parquet", PLAYED)
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        texts = list(csv.DictReader(file))
    values = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert values == list(lines(PLAYED))
    assert texts == [{name: str(value) for name, value in line.items()} for line in values]


def test_another_kind_of_file_is_refused_at_once() -> None:
    with pytest.raises(UnknownSheet, match=r"games.xls should end in .csv or .parquet"):
        check(Path("games.xls"))


def test_a_picture(tmp_path: Path) -> None:
    draw_games(PLAYED, "two games", tmp_path / "games.png")
    assert (tmp_path / "games.png").read_bytes().startswith(b"\x89PNG")
    assert sorted(scores_of("random", PLAYED) + scores_of("cheapest", PLAYED)) == sorted(
        score for game in PLAYED for score in game.outcome.scores
    )


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is an extra; pip install 'startable[ray]' and this runs")
def test_ray_plays_the_same_games() -> None:
    experiment = Experiment(game="roll", players=3, bots=("random", "cheapest"), games=2, seed=6)
    assert run(experiment, on="ray") == PLAYED


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is there")
def test_without_ray_it_says_what_is_missing() -> None:
    with pytest.raises(NoRay, match="pip install"):
        run(Experiment(game="roll", players=2, bots=("random",), games=1), on="ray")
