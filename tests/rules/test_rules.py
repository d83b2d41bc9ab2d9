"""Every row of every ledger is proven by a test, out of reach for a stated reason, or pending in plain sight."""

import pytest

from startable.games import ledger
from tools.rules_report import Report, whole_report


@pytest.fixture(scope="module")
def report() -> Report:
    return whole_report()


def test_no_row_is_forgotten_and_no_mark_is_wrong(report: Report) -> None:
    assert not report.faults, "\n".join(report.faults)


@pytest.mark.parametrize("game", ledger.names())
def test_every_row_is_counted(report: Report, game: str) -> None:
    assert [line.row for line in report.games[game]] == list(ledger.read(game))
