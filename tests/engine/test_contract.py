"""The contract holds for the sample game, and catches it broken once per law."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from examples.faults import FAULTS, LOUD_BID, NOT_REPLAYABLE_ELSEWHERE, SHARED_LIST
from examples.salvage import SALVAGE
from startable.engine import Choice, Game, Rules, Seat, contract
from startable.games import find
from startable.games.trucker.table import Trucking
from tests.games.trucker.builders import sensible

TRUCKER = "startable.games.trucker"


def test_the_sample_game_keeps_every_law() -> None:
    report = contract.run(SALVAGE, games=9, seed=3, module="examples.salvage")
    assert report.kept, report.broken
    assert report.games == 9
    assert all(checks > 0 for _, checks, _ in report.rows), report.rows


@pytest.mark.parametrize(("law", "rules"), FAULTS.items(), ids=[rules.name for rules in FAULTS.values()])
def test_a_game_broken_on_purpose_is_caught(law: str, rules: Rules) -> None:
    report = contract.run(rules, games=6, seed=1, module="examples.faults")
    assert law in {broken.law for broken in report.broken}


@pytest.mark.parametrize(
    ("law", "rules"),
    [("2 clone", SHARED_LIST), ("1 replay", NOT_REPLAYABLE_ELSEWHERE), ("5 views", LOUD_BID)],
)
def test_subtler_faults_are_caught_too(law: str, rules: Rules) -> None:
    report = contract.run(rules, games=6, seed=1, module="examples.faults")
    assert law in {broken.law for broken in report.broken}


def test_every_law_has_a_planted_fault() -> None:
    laws = {law for law, _, _ in contract.Report("none").rows}
    assert set(FAULTS) == laws


def test_a_refusal_must_cite_the_ledger() -> None:
    cited = {"SALVAGE-GRAB-01", "SALVAGE-GRAB-02"}
    assert contract.run(SALVAGE, games=3, ledger=cited, module="examples.salvage").kept
    report = contract.run(SALVAGE, games=3, ledger={"SALVAGE-GRAB-01"}, module="examples.salvage")
    assert {broken.law for broken in report.broken} == {"4 refusals"}
    assert "SALVAGE-GRAB-02" in report.broken[0].what


def test_a_report_is_data() -> None:
    report = contract.run(SALVAGE, games=1, module="examples.salvage")
    assert msgspec.json.decode(msgspec.json.encode(report))["games"] == 1


def test_probes_are_spread_over_games_as_they_are_played() -> None:
    """Played at random such a flight is over after a few dozen choices, by players with some sense after hundreds."""
    probes, kept = 3, []
    for pick in (contract.at_random, some_sense):
        options = [{"level": "L", "pace": "simulated"}]
        report = contract.run(
            find("trucker"), games=2, seats=[2], seed=2, options=options, probes=probes, module=TRUCKER, pick=pick
        )
        assert report.kept, report.broken
        kept.append((report.choices, report.checks["8 never stuck"]))
    (few, _), (many, probed) = kept
    assert many > 4 * few
    assert 0 < probed <= 4 * probes


def some_sense(game: Game, seat: Seat, rng: Random) -> Choice:
    assert isinstance(game, Trucking)
    return sensible(game, seat, rng)
