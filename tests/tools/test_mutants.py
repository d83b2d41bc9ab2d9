"""The hunt tells right what tests notice, shown on a tiny game with a good test, a blind one and a forgetful one."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from tools import hunt, mutants, touching
from tools.hunt import CannotHunt, Fate, Field, Mutant, Verdict
from tools.mutations import points
from tools.touching import Touched

DICE = """\
from functools import cache
from time import sleep

FACES = 6


def total(first, second):
    return first + second


def capped(total):
    if total > 10:
        return 10
    return total


def unseen(die):
    return die - 1


def rolled_down(die):
    while die > 1:
        die -= 1
    return die


def rested(die):
    while die > 1:
        sleep(0)
        die -= 1
    return die


@cache
def doubled():
    return 2 * FACES
"""
GOOD = """\
from startable.games.tiny import dice


def test_total():
    assert dice.total(2, 3) == 5


def test_rolled_down():
    assert dice.rolled_down(3) == 1


def test_rested():
    assert dice.rested(2) == 1
"""
BLIND = """\
from startable.games.tiny.dice import capped, doubled


def test_capped():
    capped(11)
    capped(9)


def test_doubled():
    doubled()
"""
LATE = """\
from startable.games.tiny.dice import doubled


def test_doubled():
    assert doubled() == 12
"""


@pytest.fixture(scope="module")
def field(tmp_path_factory: pytest.TempPathFactory) -> Field:
    root = tmp_path_factory.mktemp("tiny")
    for file, text in {
        "startable/__init__.py": "",
        "startable/games/__init__.py": "",
        "startable/games/tiny/__init__.py": "",
        "startable/games/tiny/dice.py": DICE,
        "tests/games/tiny/test_a_good.py": GOOD,
        "tests/games/tiny/test_b_blind.py": BLIND,
        "tests/games/tiny/test_c_late.py": LATE,
    }.items():
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(text)
    return hunt.field_of("tiny", root)


@pytest.fixture(scope="module")
def touched(field: Field) -> Touched:
    return hunt.watch(field)


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hunt, "GRACE", 1.0)


def mutant(field: Field, function: str, before: str, after: str) -> Mutant:
    """The one change of that kind after the function's head."""
    file = field.source / "dice.py"
    source = file.read_bytes()
    head = source.index(function.encode())
    for point in points(source):
        if point.start >= head and point.before == before and after in point.afters:
            return Mutant(file, point, after, point.apply(source, after))
    raise LookupError(f"no change from {before!r} to {after!r} in {function}")


def fate(field: Field, touched: Touched, *change: str) -> tuple[Fate, str]:
    verdict = hunt.judge(field, touched, mutant(field, *change))
    return verdict.fate, verdict.by.rpartition("/")[2]


def test_watching_learns_which_test_touches_which_line(field: Field, touched: Touched) -> None:
    dice = field.source / "dice.py"
    line = DICE.splitlines().index("    return first + second") + 1
    assert touched.lines(dice, line, line) == {"tests/games/tiny/test_a_good.py::test_total"}
    assert touched.lines(dice, 4, 4) == {touching.IMPORT}
    assert len(touched.tests) == 6
    assert all(seconds >= 0 for seconds in touched.tests.values())


def test_a_change_that_a_test_looks_at_is_noticed(field: Field, touched: Touched) -> None:
    by = "test_a_good.py::test_total"
    assert fate(field, touched, "def total", "first + second", "first - second") == (Fate.NOTICED, by)


@pytest.mark.parametrize(
    "change",
    [("total > 10", "total >= 10"), ("total > 10", "False"), ("10", "11"), ("return total", "return None")],
)
def test_a_change_that_the_blind_test_runs_over_is_not_noticed(
    field: Field, touched: Touched, change: tuple[str, str]
) -> None:
    assert fate(field, touched, "def capped", *change) == (Fate.UNNOTICED, "")


def test_a_change_that_no_test_touches_is_not_even_tried(field: Field, touched: Touched) -> None:
    assert fate(field, touched, "def unseen", "die - 1", "die + 1") == (Fate.UNTOUCHED, "")


def test_a_change_on_import_meets_every_test(field: Field, touched: Touched) -> None:
    assert fate(field, touched, "FACES", "6", "7") == (Fate.NOTICED, "test_c_late.py::test_doubled")


def test_a_result_kept_from_the_blind_test_is_still_looked_at_by_the_next(field: Field, touched: Touched) -> None:
    assert fate(field, touched, "def doubled", "2", "3") == (Fate.NOTICED, "test_c_late.py::test_doubled")


@pytest.mark.usefixtures("hurry")
def test_a_change_that_runs_for_ever_is_noticed_as_hanging(field: Field, touched: Touched) -> None:
    assert fate(field, touched, "def rolled_down", "die -= 1", "die += 1") == (Fate.HANGS, "")


def test_a_change_that_waits_for_ever_is_noticed_as_hanging(
    field: Field, touched: Touched, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hunt, "PATIENCE", 5.0)
    sleeper = mutant(field, "def rested", "0", "1")
    asleep = Mutant(sleeper.file, sleeper.point, "1", sleeper.source.replace(b"sleep((1))", b"sleep(600)"))
    assert hunt.judge(field, touched, asleep).fate is Fate.HANGS


def test_a_change_that_breaks_the_import_is_noticed(field: Field, touched: Touched) -> None:
    broken = mutant(field, "FACES", "6", "7")
    broken = Mutant(broken.file, broken.point, "1 / 0", broken.source.replace(b"(7)", b"1 / 0"))
    verdict = hunt.judge(field, touched, broken)
    assert (verdict.fate, verdict.by) == (Fate.NOTICED, "the import")


def test_a_change_that_is_never_imported_is_an_error_and_not_a_verdict(field: Field, touched: Touched) -> None:
    real = mutant(field, "def total", "first + second", "first - second")
    elsewhere = Mutant(field.source / "gone.py", real.point, real.after, real.source)
    gone = Touched(touched.tests, {str(elsewhere.file): touched.files[str(real.file)]})
    with pytest.raises(RuntimeError, match="was never imported"):
        hunt.judge(field, gone, elsewhere)


def test_no_change_at_all_is_not_noticed(field: Field, touched: Touched) -> None:
    same = mutant(field, "def total", "first + second", "first - second")
    same = Mutant(same.file, same.point, same.point.before, same.file.read_bytes())
    assert hunt.judge(field, touched, same).fate is Fate.UNNOTICED


def test_a_rehearsal_times_every_test(field: Field, touched: Touched) -> None:
    guessed = Touched(dict.fromkeys(touched.tests, 7.0), touched.files)
    assert 7.0 not in hunt.rehearse(field, guessed).tests.values()


@pytest.fixture
def fussy(field: Field) -> Iterator[Field]:
    test = field.tests / "test_d_fussy.py"
    test.write_text(
        "import math\nfrom startable.games.tiny import dice\n"
        "def test_slow():\n    dice.seen = sum(map(math.sqrt, range(3_000_000)))\n"
        "def test_fast():\n    assert dice.seen\n"
    )
    yield field
    test.unlink()


def test_tests_that_lean_on_their_order_are_refused(fussy: Field) -> None:
    with pytest.raises(CannotHunt, match="not when the fastest run first: .*test_fast"):
        hunt.rehearse(fussy, hunt.watch(fussy))


def files(field: Field) -> dict[str, bytes]:
    found = (file for file in field.root.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    return {field.name(file): file.read_bytes() for file in found}


def test_a_hunt_changes_nothing_on_disk_and_tells_of_each_mutant(field: Field, touched: Touched) -> None:
    before = files(field)
    chosen = [
        mutant(field, "def total", "first + second", "first - second"),
        mutant(field, "def capped", "10", "9"),
        mutant(field, "def unseen", "1", "2"),
    ]
    fates = {verdict.mutant.after: verdict.fate for verdict in hunt.hunt(field, touched, chosen, 2)}
    assert fates == {"first - second": Fate.NOTICED, "9": Fate.UNNOTICED, "2": Fate.UNTOUCHED}
    assert files(field) == before


def test_the_same_seed_chooses_the_same_changes(field: Field) -> None:
    assert hunt.sample(field, 8, seed=1) == hunt.sample(field, 8, seed=1)
    assert hunt.sample(field, 8, seed=1) != hunt.sample(field, 8, seed=2)


def test_a_sample_has_as_many_different_changes_as_were_asked_for_or_all(field: Field) -> None:
    places = [(mutant.point.start, mutant.point.end, mutant.after) for mutant in hunt.sample(field, 8, seed=1)]
    assert len(set(places)) == 8
    assert len(hunt.sample(field, 10_000, seed=1)) == len(points(DICE.encode()))


def test_one_file_can_be_chosen(field: Field) -> None:
    assert {mutant.file.name for mutant in hunt.sample(field, 100, 1, only="dice.py")} == {"dice.py"}
    with pytest.raises(CannotHunt, match=r"nothing to break in startable/games/tiny/cup.py"):
        hunt.sample(field, 100, 1, only="cup.py")


def test_an_unknown_game_is_refused_with_those_known(field: Field) -> None:
    with pytest.raises(CannotHunt, match="there is no game 'chess', only tiny, engine"):
        hunt.field_of("chess", field.root)


def test_a_game_without_tests_is_refused(tmp_path: Path) -> None:
    package = tmp_path / "startable" / "games" / "bare"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    with pytest.raises(CannotHunt, match="bare has no tests in tests/games/bare"):
        hunt.field_of("bare", tmp_path)


@pytest.fixture
def failing(field: Field) -> Iterator[Field]:
    test = field.tests / "test_d_failing.py"
    test.write_text("def test_that_fails():\n    assert 1 == 2\n")
    yield field
    test.unlink()


def test_tests_that_fail_unbroken_are_refused_with_their_output(failing: Field) -> None:
    with pytest.raises(CannotHunt, match=r"must pass before(.|\n)*test_that_fails"):
        hunt.watch(failing)


@pytest.fixture
def command(field: Field, monkeypatch: pytest.MonkeyPatch) -> CliRunner:
    monkeypatch.chdir(field.root)
    return CliRunner()


@pytest.mark.usefixtures("hurry")
def test_the_command_counts_what_became_of_each_change(command: CliRunner) -> None:
    result = command.invoke(mutants.app, ["tiny", "--count", "5", "--seed", "3", "--json"])
    assert result.exit_code == 0
    report = msgspec.json.decode(result.stdout, type=mutants.Report)
    assert (report.game, report.seed, report.mutants) == ("tiny", 3, 5)
    assert report.noticed + report.hangs + len(report.escaped) == 5


def test_the_command_lists_what_no_test_noticed(
    command: CliRunner, field: Field, monkeypatch: pytest.MonkeyPatch
) -> None:
    verdicts = [
        Verdict(mutant(field, "def total", "first + second", "first - second"), Fate.NOTICED, "test_total"),
        Verdict(mutant(field, "def capped", "total > 10", "total >= 10"), Fate.UNNOTICED),
        Verdict(mutant(field, "def unseen", "die - 1", "die + 1"), Fate.UNTOUCHED),
        Verdict(mutant(field, "def rolled_down", "die -= 1", "die += 1"), Fate.HANGS),
    ]
    monkeypatch.setattr(mutants, "_hunted", lambda *_: verdicts)
    assert command.invoke(mutants.app, ["tiny", "--count", "4", "--seed", "3"]).stdout.splitlines() == [
        "startable/games/tiny/dice.py:12  total > 10  ->  total >= 10",
        "startable/games/tiny/dice.py:18  die - 1  ->  die + 1   (no test touches it)",
        "tiny: 4 changes, 1 noticed, 1 hung (noticed too), 2 not noticed: 50 %. Again with --seed 3.",
    ]


@pytest.mark.parametrize(("at_least", "code"), [("90", 0), ("90.1", 1)])
def test_the_command_fails_only_below_what_is_asked_for(
    command: CliRunner, field: Field, monkeypatch: pytest.MonkeyPatch, at_least: str, code: int
) -> None:
    fates = [Fate.UNNOTICED, Fate.HANGS, *[Fate.NOTICED] * 8]
    verdicts = [Verdict(mutant(field, "FACES", "6", "7"), fate) for fate in fates]
    monkeypatch.setattr(mutants, "_hunted", lambda *_: verdicts)
    assert command.invoke(mutants.app, ["tiny", "--count", "10", "--at-least", at_least]).exit_code == code
    assert command.invoke(mutants.app, ["tiny", "--count", "10"]).exit_code == 0


def test_the_command_reports_what_it_has_when_interrupted(command: CliRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(field: Field, touched: Touched, chosen: list[Mutant], jobs: int) -> Iterator[Verdict]:
        yield Verdict(chosen[2], Fate.NOTICED)
        yield Verdict(chosen[0], Fate.UNNOTICED)
        raise KeyboardInterrupt

    monkeypatch.setattr(mutants, "hunt", interrupted)
    result = command.invoke(mutants.app, ["tiny", "--count", "5", "--seed", "3"])
    assert result.exit_code == 130
    assert "2 changes, 1 noticed" in result.stdout
    assert "interrupted, 2 of 5 tried" in result.stderr


def test_the_command_says_what_is_wrong_without_a_traceback(command: CliRunner) -> None:
    result = command.invoke(mutants.app, ["chess"])
    assert (result.exit_code, result.stderr) == (2, "mutants: there is no game 'chess', only tiny, engine\n")
