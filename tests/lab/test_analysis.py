"""A finished game, gone over: what could be expected, and what the choices cost."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from startable import cli
from startable.engine import BadRecord
from startable.games import find
from startable.lab.analysis import Analysis, Plan, analyse
from startable.lab.records import record_of, simulated
from startable.lab.simulate import Experiment

SMALL = Plan(moments=4, continuations=2, worlds=2, finalists=4, again=4, seconds=600)


def played(game: str, *who: str, **options: str) -> bytes:
    experiment = Experiment(game=game, players=len(who), bots=who, games=1, seed=3, options=options)
    return record_of(simulated(experiment, lambda *_: None, 0).row, game, find(game).version)


@pytest.fixture(scope="module")
def flown() -> bytes:
    return played("trucker", "greedy", "random", level="I")


@pytest.fixture(scope="module")
def found(flown: bytes) -> Analysis:
    return analyse(flown, find("trucker"), SMALL)


def test_the_curve_ends_with_the_result(found: Analysis, flown: bytes) -> None:
    places = [moment.at for moment in found.moments]
    assert places == sorted(set(places))
    assert (places[0], places[-1]) == (0, found.entries)
    assert len(places) == SMALL.moments + 1
    assert found.moments[-1].places[0] in (1.0, 2.0)
    assert found.continuations == SMALL.continuations
    assert found.complete


def test_before_the_end_more_than_one_end_is_expected(found: Analysis) -> None:
    assert found.moments[0].scores != found.moments[-1].scores


def test_the_same_seed_finds_the_same(found: Analysis, flown: bytes) -> None:
    assert analyse(flown, find("trucker"), SMALL) == found


def test_costly_choices_are_found_with_what_was_better() -> None:
    """A captain who chooses anything loses by it, and it is said where; the dearest comes first."""
    plan = msgspec.structs.replace(SMALL, moments=1, continuations=1)
    found = analyse(played("captains", "greedy", "random"), find("captains"), plan)
    assert found.judged > 10
    assert found.turns
    assert found.costs[1] > found.costs[0]
    assert [turn.cost for turn in found.turns] == sorted((turn.cost for turn in found.turns), reverse=True)
    for turn in found.turns:
        assert turn.chosen != turn.better
        assert turn.cost > turn.error


def test_time_that_is_over_ends_it(flown: bytes) -> None:
    told: list[tuple[int, int]] = []
    plan = msgspec.structs.replace(SMALL, continuations=50, seconds=0.001)
    found = analyse(flown, find("trucker"), plan, lambda done, total: told.append((done, total)))
    assert not found.complete
    assert found.continuations == 1
    assert told[-1][0] < told[-1][1]


def test_only_games_that_are_over_are_gone_over(flown: bytes) -> None:
    record = msgspec.json.decode(flown)
    with pytest.raises(BadRecord, match="not over"):
        analyse(msgspec.json.encode({**record, "journal": record["journal"][:9]}), find("trucker"), SMALL)


def test_the_command_tells_it_and_draws_it(flown: bytes, tmp_path: Path) -> None:
    file, picture = tmp_path / "game.json", tmp_path / "curve.png"
    file.write_bytes(flown)
    words = ["analyse", str(file), "--seconds", "1", "--continuations", "1"]
    said = CliRunner().invoke(cli.app, [*words, "--plot", str(picture)])
    assert said.exit_code == 0, said.output
    assert "Expected score at the end" in said.output
    assert picture.stat().st_size > 1000
    data = CliRunner().invoke(cli.app, [*words, "--json"])
    assert msgspec.json.decode(data.output)["game"] == "trucker"
