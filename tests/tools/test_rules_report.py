"""The report on proven rules catches every way in which a row can be lost, shown on made-up folders of tests."""

from pathlib import Path
from textwrap import dedent

import msgspec
import pytest
from typer.testing import CliRunner

from startable.games import ledger
from startable.games.ledger import Row
from tools import rules_report
from tools.rules_report import Report


def row(name: str, out_of_reach: str | None = None) -> Row:
    return Row(name, "always", "A rule.", "Une règle.", "ours", "See it.", out_of_reach=out_of_reach)


LEDGER = (
    row("XX-DICE-01"),
    row("XX-DICE-02"),
    row("XX-SHIP-01"),
    row("XX-SHIP-02", out_of_reach="No ship of that class is in the box."),
)
ALL = '@pytest.mark.rule("XX-DICE-01", "XX-DICE-02", "XX-SHIP-01")\ndef test_all() -> None: ...\n'


def on(folder: Path, source: str, pending: str = "") -> Report:
    """The report on one test file."""
    (folder / "rules").mkdir()
    (folder / "rules" / "pending.toml").write_text(pending)
    (folder / "test_made_up.py").write_text(f"import pytest\n{dedent(source)}")
    return rules_report.report({"made-up": LEDGER}, folder)


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    folder.mkdir()
    return folder


def states(report: Report) -> list[str]:
    return [line.state for line in report.games["made-up"]]


def test_proven_rows_and_rows_out_of_reach_leave_nothing_to_say(tests: Path) -> None:
    report = on(tests, ALL)
    assert states(report) == ["proven", "proven", "proven", "out of reach"]
    assert report.games["made-up"][0].proven_by == ("tests/test_made_up.py::test_all",)
    assert report.faults == ()


@pytest.mark.parametrize(
    "source",
    [
        pytest.param(
            """
            @pytest.mark.rule("XX-DICE-01")
            @pytest.mark.rule("XX-DICE-02", "XX-SHIP-01")
            async def test_all() -> None: ...
            """,
            id="several decorators",
        ),
        pytest.param(
            """
            pytestmark = pytest.mark.rule("XX-DICE-01", "XX-DICE-02", "XX-SHIP-01")
            def test_all() -> None: ...
            """,
            id="the module's mark",
        ),
        pytest.param(
            """
            pytestmark = [pytest.mark.browser, pytest.mark.rule("XX-DICE-01")]
            class TestDice:
                pytestmark = [pytest.mark.rule("XX-DICE-02")]
                @pytest.mark.rule("XX-SHIP-01")
                def test_all(self) -> None: ...
            """,
            id="the class's mark",
        ),
        pytest.param(
            """
            @pytest.mark.rule("XX-DICE-01", "XX-DICE-02")
            class TestDice:
                class TestShips:
                    @pytest.mark.rule("XX-SHIP-01")
                    def test_all(self) -> None: ...
            """,
            id="a decorated class",
        ),
        pytest.param(
            """
            @pytest.mark.rule("XX-DICE-01")
            @pytest.mark.parametrize("die", [
                pytest.param(1, marks=pytest.mark.rule("XX-DICE-02")),
                pytest.param(2, marks=[pytest.mark.rule("XX-SHIP-01")]),
            ])
            def test_all(die: int) -> None: ...
            """,
            id="cases",
        ),
        pytest.param(
            """
            DICE = [
                pytest.param(1, marks=pytest.mark.rule("XX-DICE-01", "XX-DICE-02")),
                pytest.param(2, marks=(pytest.mark.rule("XX-SHIP-01"),)),
            ]
            """,
            id="cases by themselves",
        ),
        pytest.param(
            """
            from pytest import mark
            @mark.rule("XX-DICE-01", "XX-DICE-02", "XX-SHIP-01")
            def test_all() -> None: ...
            """,
            id="short name",
        ),
    ],
)
def test_marks_are_found_wherever_pytest_lets_them_stand(tests: Path, source: str) -> None:
    report = on(tests, source)
    assert states(report) == ["proven", "proven", "proven", "out of reach"]
    assert report.faults == ()


def test_a_mark_holds_for_its_own_class_only(tests: Path) -> None:
    report = on(
        tests,
        """
        class TestDice:
            pytestmark = pytest.mark.rule("XX-DICE-01")
            def test_a(self) -> None: ...
        @pytest.mark.rule("XX-DICE-02")
        def test_b() -> None: ...
        """,
    )
    first, second = report.games["made-up"][:2]
    assert first.proven_by == ("tests/test_made_up.py::TestDice::test_a",)
    assert second.proven_by == ("tests/test_made_up.py::test_b",)


def test_a_row_that_nobody_speaks_of_is_caught(tests: Path) -> None:
    report = on(tests, '@pytest.mark.rule("XX-DICE-01", "XX-SHIP-01")\ndef test_some() -> None: ...')
    assert states(report) == ["proven", "open", "proven", "out of reach"]
    assert report.faults == ("XX-DICE-02 is neither proven nor out of reach nor pending",)


def test_a_pending_row_is_counted_as_such(tests: Path) -> None:
    report = on(tests, "", 'made-up = ["XX-DICE-*", "XX-SHIP-01"]')
    assert states(report) == ["pending", "pending", "pending", "out of reach"]
    assert report.faults == ()


def test_a_proven_row_is_proven_although_its_chapter_is_pending(tests: Path) -> None:
    report = on(tests, '@pytest.mark.rule("XX-DICE-01")\ndef test_one() -> None: ...', 'made-up = ["*"]')
    assert states(report) == ["proven", "pending", "pending", "out of reach"]


@pytest.mark.parametrize(
    ("game", "entry"),
    [
        ("made-up", "*"),
        ("made-up", "XX-DICE-*"),
        ("made-up", "XX-DICE-01"),
        ("made-up", "XX-SHIP-02"),
        ("made-up", "XX-SHIP-77"),
        ("chess", "*"),
    ],
)
def test_a_pending_entry_that_hides_nothing_is_caught(tests: Path, game: str, entry: str) -> None:
    report = on(tests, ALL, f'{game} = ["{entry}"]')
    assert report.faults == (f"pending.toml: {game} lists {entry!r}, which matches no unproven row",)


def test_a_row_both_out_of_reach_and_proven_is_caught(tests: Path) -> None:
    report = on(tests, ALL + '@pytest.mark.rule("XX-SHIP-02")\ndef test_b() -> None: ...')
    assert report.faults == ("XX-SHIP-02 is out of reach, yet proven by tests/test_made_up.py::test_b",)


def test_an_unknown_row_is_caught(tests: Path) -> None:
    report = on(tests, ALL + '@pytest.mark.rule("XX-DICE-77")\ndef test_b() -> None: ...')
    assert report.faults == ("tests/test_made_up.py::test_b names XX-DICE-77, which no ledger has",)


FOUR = "names 4 rows, 3 at most: XX-DICE-01, XX-DICE-02, XX-SHIP-01, XX-SHIP-02"


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        (
            """
            @pytest.mark.rule("XX-DICE-01", "XX-DICE-02")
            @pytest.mark.rule("XX-SHIP-01", "XX-SHIP-02")
            def test_a() -> None: ...
            """,
            f"tests/test_made_up.py::test_a {FOUR}",
        ),
        (
            """
            pytestmark = pytest.mark.rule("XX-DICE-01", "XX-DICE-02")
            class TestA:
                @pytest.mark.rule("XX-SHIP-01", "XX-SHIP-02")
                def test_a(self) -> None: ...
            """,
            f"tests/test_made_up.py::TestA::test_a {FOUR}",
        ),
        (
            """
            @pytest.mark.rule("XX-DICE-01", "XX-DICE-02", "XX-SHIP-01")
            @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("XX-SHIP-02"))])
            def test_a(n: int) -> None: ...
            """,
            f"tests/test_made_up.py::test_a, the case of line 4 {FOUR}",
        ),
        (
            """
            RULE = "XX-DICE-01"
            @pytest.mark.rule(RULE)
            def test_a() -> None: ...
            """,
            "tests/test_made_up.py::test_a must name its rows by plain strings, as in rule('RG-SETUP-01')",
        ),
        (
            """
            @pytest.mark.rule(id="XX-DICE-01")
            def test_a() -> None: ...
            """,
            "tests/test_made_up.py::test_a has a rule mark that names no row",
        ),
        (
            """
            @pytest.mark.rule
            def test_a() -> None: ...
            """,
            "tests/test_made_up.py::test_a has a rule mark that names no row",
        ),
        (
            """
            @pytest.mark.rule("XX-DICE-01")
            def helper() -> None: ...
            """,
            "tests/test_made_up.py, line 3: this rule mark is on no test",
        ),
        (
            """
            class Dice:
                @pytest.mark.rule("XX-DICE-01")
                def test_a(self) -> None: ...
            """,
            "tests/test_made_up.py, line 4: this rule mark is on no test",
        ),
        (
            """
            @pytest.mark.skip
            @pytest.mark.rule("XX-DICE-01")
            def test_a() -> None: ...
            """,
            "tests/test_made_up.py::test_a is skipped or expected to fail, so it proves nothing",
        ),
        (
            """
            @pytest.mark.xfail(reason="one day")
            @pytest.mark.rule("XX-DICE-01")
            def test_a() -> None: ...
            """,
            "tests/test_made_up.py::test_a is skipped or expected to fail, so it proves nothing",
        ),
    ],
)
def test_a_mark_that_proves_nothing_is_caught(tests: Path, source: str, fault: str) -> None:
    assert fault in on(tests, source, 'made-up = ["*"]').faults


def test_a_skipped_test_leaves_its_row_unproven(tests: Path) -> None:
    report = on(tests, '@pytest.mark.skip\n@pytest.mark.rule("XX-DICE-01")\ndef test_a() -> None: ...')
    assert states(report)[0] == "open"


def command(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(rules_report.app, words, env={"COLUMNS": "200"})
    return result.exit_code, result.output


def test_the_command_counts_rows_per_game_and_chapter() -> None:
    _, output = command()
    totals = [line.split()[3] for line in output.splitlines() if line.startswith("│ all")]
    assert totals == [str(len(ledger.read(name))) for name in ledger.names()]
    assert "GT-FLEET-33 is out of reach: Accelerators belong to an expansion" in output


def test_the_command_can_speak_of_one_game_as_data() -> None:
    _, output = command("startable", "--json")
    data = msgspec.json.decode(output, type=Report)
    assert [line.row for line in data.games["startable"]] == list(ledger.read("startable"))
    assert list(data.games) == ["startable"]


def test_the_command_refuses_an_unknown_game_with_those_known() -> None:
    code, output = command("chess")
    assert code == 2
    assert "there are no rules for 'chess', only for captains, roll, startable, trucker" in output


@pytest.mark.parametrize(("source", "code"), [(ALL, 0), ("", 1)])
def test_the_command_fails_if_something_is_amiss(
    tests: Path, monkeypatch: pytest.MonkeyPatch, source: str, code: int
) -> None:
    report = on(tests, source)
    monkeypatch.setattr(rules_report, "whole_report", lambda: report)
    assert command()[0] == code
    assert ("XX-DICE-01 is neither proven nor out of reach nor pending" in command()[1]) == bool(code)
