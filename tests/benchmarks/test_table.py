"""The table of the comparison: everyone has a line, and a cell without a figure says why."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from benchmarks.machine import machine
from benchmarks.ours import in_openspiel, in_pettingzoo, ourselves, own_searches
from benchmarks.peers import CHESS, peers
from benchmarks.rival import Rival
from benchmarks.table import COLUMNS, Report, Row, markdown, measure, shown, write
from startable.games import GAMES

REPORT = Report(
    "2026-01-02",
    False,
    machine(),
    [
        Row("startable roll", decision=20.0, game=40_000.0, clone=4.5, search=100_000.0),
        Row(CHESS, decision=50.0, game=9_000.0, clone=2.0, why={"search": "it has no search"}),
        Row("RLCard uno", why=dict.fromkeys(Rival.FIGURES, "not installed")),
        Row("boardgame.io", decision=100.0, server=3_500.0, why={"search": "not measured"}),
    ],
)


@pytest.fixture(autouse=True)
def _their_own_warnings() -> Iterator[None]:
    """What peers warn of is theirs."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def test_everyone_has_a_line_with_figures_or_reasons() -> None:
    rivals = [*ourselves(), *in_openspiel(), *in_pettingzoo(), *peers()]
    names = {rival.name for rival in rivals}
    assert {f"startable {name}" for name in GAMES} < names
    assert len(names) == len(rivals)
    for rival in rivals:
        for figure in Rival.FIGURES:
            assert (rival.work(figure) is None) == bool(rival.why.get(figure))


def test_a_peer_that_is_not_there_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.peers.find_spec", lambda name: None)
    reasons = {rival.name: rival.why.get("decision", "") for rival in peers()}
    assert reasons.pop(CHESS) == ""
    assert all(reason.startswith("not installed: pip install") for reason in reasons.values())


def test_works_do_what_they_count() -> None:
    for rival in (*ourselves(), *in_openspiel(), *peers()):
        for figure in ("decision", "game", "clone"):
            work = rival.work(figure)
            assert work is None or work() > 0


@pytest.mark.parametrize("name", GAMES)
def test_our_search_plays_out_candidates(name: str) -> None:
    assert own_searches(name)() > 1


def test_figures_are_measured_for_whoever_has_the_work() -> None:
    rivals = [Rival("one", decision=lambda: 1_000, clone=lambda: 1), Rival("two", why={"decision": "cannot"})]
    one, two = measure(rivals, 1, Console(quiet=True))
    assert one.decision is not None
    assert one.clone is not None
    assert one.decision < one.clone
    assert (two.decision, two.why) == (None, {"decision": "cannot"})


def test_ratios_are_against_the_peers_of_the_same_run() -> None:
    text = markdown(REPORT)
    assert "| startable roll | 20.0 | 0.40 |  | 40.00 | 4.5 | 10 |  |" in text
    assert "| boardgame.io | 100.0 | 2.00 |" in text


def test_reasons_stand_below_as_notes() -> None:
    text = markdown(REPORT)
    marks = set(re.findall(r"\[(\d)\]", text.split("---:")[-1].split("\n- ")[0]))
    assert marks == {"1", "2", "3"}
    for note in ("it has no search", "not installed", "not measured"):
        assert re.search(rf"- \[\d\] {note}", text)


def test_a_run_is_kept_with_machine_and_versions(tmp_path: Path) -> None:
    write(REPORT, tmp_path)
    kept = msgspec.json.decode((tmp_path / "2026-01-02.json").read_bytes(), type=Report)
    assert kept == REPORT
    assert kept.machine.versions["chess"]
    assert kept.machine.cores > 0
    assert kept.machine.python in (tmp_path / "2026-01-02.md").read_text("utf-8")


def test_the_table_can_be_printed() -> None:
    console = Console(width=300, file=StringIO())
    console.print(shown(REPORT))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert all(column in text for column in COLUMNS)
    assert "[1]" in text
