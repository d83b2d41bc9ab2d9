"""The fit finds weights that made the scores, and writes down games as the searching bots will judge them."""

from importlib import import_module
from random import Random

import pytest
from typer.testing import CliRunner

from tools import fit_search
from tools.fit_search import Row

TRUE = (1.0, -0.5, 3.0)


def made_up(dice: Random) -> Row:
    features = [dice.gauss(0, 4) for _ in TRUE]
    return 0, features, sum(map(float.__mul__, TRUE, features)) + dice.gauss(0, 1)


def test_it_finds_the_weights_that_made_the_scores() -> None:
    dice = Random(3)
    weights, explained = fit_search.fitted([made_up(dice) for _ in range(2000)])
    assert weights == pytest.approx(TRUE, abs=0.05)
    assert explained > 0.95


@pytest.mark.parametrize("name", ["roll", "captains"])
def test_a_row_for_every_round_with_a_weight_for_every_feature(name: str) -> None:
    rows = fit_search.played(name, seed=1, number=0)
    fitted = import_module(f"startable.bots.{name}.standing").FITTED
    assert len(rows) > 3
    assert len({score for _, _, score in rows}) == 1
    assert all(len(features) == len(fitted[stage]) for stage, features, _ in rows)


def test_what_it_prints_can_be_pasted() -> None:
    printed = CliRunner().invoke(fit_search.app, ["captains", "--games", "2"]).stdout.splitlines()
    assert [line.partition("# ")[2].split(",")[0] for line in printed] == ["2 rounds", "2 rounds", "4 rounds"]
    assert all(line.startswith("    (") for line in printed)
