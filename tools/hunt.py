"""The hunt for mutants: break the code at random, one small change at a time, and see whether a test notices.

First the tests run once, unbroken, to learn which test touches which line. Then each mutant meets only the tests that
touch its line, the fastest first.
"""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct

from tools import mutating, touching
from tools.mutations import Point, points
from tools.touching import IMPORT, Touched

HERE = Path(__file__).parents[1]
GRACE, FACTOR = 5.0, 5.0
"""A test hangs when it takes these seconds of processor time and that many times what it took unbroken."""
PATIENCE = 300.0
"""Seconds by the clock, on top, for a mutant that waits for ever and uses no processor."""


class CannotHunt(ValueError):
    """There is nothing to break, or the tests fail as they are; the message says what."""


class Field(Struct, frozen=True):
    """Where to hunt: the code to break, and the tests that should notice."""

    root: Path
    source: Path
    tests: Path

    def files(self, only: str | None = None) -> list[Path]:
        files = sorted(self.source.rglob("*.py"))
        return [file for file in files if only in (None, file.name, file.relative_to(self.source).as_posix())]

    def name(self, file: Path) -> str:
        return file.relative_to(self.root).as_posix()


class Mutant(Struct, frozen=True):
    """One change of one file, and the whole file with the change."""

    file: Path
    point: Point
    after: str
    source: bytes


class Fate(StrEnum):
    NOTICED = "noticed"
    HANGS = "hangs"
    UNNOTICED = "not noticed"
    UNTOUCHED = "not touched by any test"


Outcome = tuple[Fate, str, dict[str, float]]
"""What came of some tests, which of them failed, and the seconds of processor time each took."""


class Verdict(Struct, frozen=True):
    """What became of a mutant, and the test that noticed it."""

    mutant: Mutant
    fate: Fate
    by: str = ""

    @property
    def escaped(self) -> bool:
        return self.fate in (Fate.UNNOTICED, Fate.UNTOUCHED)


def field_of(game: str, root: Path) -> Field:
    """The field of a game, or of the engine that all games share."""
    inside = Path("engine") if game == "engine" else Path("games", game)
    field = Field(root, root / "startable" / inside, root / "tests" / inside)
    if not (field.source / "__init__.py").is_file():
        games = sorted(file.parent.name for file in (root / "startable" / "games").glob("*/__init__.py"))
        raise CannotHunt(f"there is no game {game!r}, only {', '.join([*games, 'engine'])}")
    if not field.tests.is_dir():
        raise CannotHunt(f"{game} has no tests in {field.name(field.tests)}, so nothing can notice a mutant")
    return field


def sample(field: Field, count: int, seed: int, only: str | None = None) -> list[Mutant]:
    """The same mutants for the same seed and source, in the order of the source."""
    places = [(file, point) for file in field.files(only) for point in points(file.read_bytes())]
    if not places:
        raise CannotHunt(f"there is nothing to break in {field.name(field.source)}/{only or '*.py'}")
    luck = random.Random(seed)
    chosen = sorted(luck.sample(range(len(places)), min(count, len(places))))
    return [_mutant(*places[nr], luck) for nr in chosen]


def _mutant(file: Path, point: Point, luck: random.Random) -> Mutant:
    after = luck.choice(point.afters)
    return Mutant(file, point, after, point.apply(file.read_bytes(), after))


def watch(field: Field) -> Touched:
    """Run the tests once, unbroken, and learn what each of them touches."""
    with TemporaryDirectory() as folder:
        result = Path(folder, "touched.json")
        # Only the C tracer switches contexts on every version of Python.
        settings = {"COVERAGE_CORE": "ctrace", touching.SOURCE: str(field.source), touching.RESULT: str(result)}
        code, output = _pytest(field, Path(folder), "tools.touching", [field.name(field.tests)], settings, None)
        if code != 0:
            raise CannotHunt(f"the tests must pass before a mutant can be noticed:\n{output}")
        return msgspec.json.decode(result.read_bytes(), type=Touched)


def rehearse(field: Field, touched: Touched) -> Touched:
    """The tests must pass in the order in which mutants meet them, or what they notice means nothing.

    Now that nobody watches their lines, the tests also show how quick they really are.
    """
    if not touched.files:
        return touched
    file, tests = Path(next(iter(touched.files))), sorted(touched.tests, key=lambda test: touched.tests[test])
    fate, by, seconds = _meet(field, touched, file, file.read_bytes(), tests)
    if fate is not Fate.UNNOTICED:
        raise CannotHunt(f"the tests pass in their own order, but not when the fastest run first: {by or fate}")
    return Touched({**touched.tests, **seconds}, touched.files)


def judge(field: Field, touched: Touched, mutant: Mutant) -> Verdict:
    """Let the tests that matter meet the mutant."""
    tests = list(_suitable(touched, mutant))
    if not tests:
        return Verdict(mutant, Fate.UNTOUCHED)
    fate, by, _ = _meet(field, touched, mutant.file, mutant.source, tests)
    return Verdict(mutant, fate, by)


def _meet(field: Field, touched: Touched, file: Path, source: bytes, tests: list[str]) -> Outcome:
    """Run the tests with this source in place of the file's own."""
    with TemporaryDirectory() as folder:
        _send(Path(folder), touched, file, source, tests)
        test_files = list(dict.fromkeys(test.split("::")[0] for test in tests))
        words, clock = ["-x", *test_files], PATIENCE + FACTOR * sum(touched.tests[test] for test in tests)
        code, output = _pytest(field, Path(folder), "tools.mutating", words, {mutating.FOLDER: folder}, clock)
        return _read(Path(folder), file, code, output)


def _suitable(touched: Touched, mutant: Mutant) -> Iterator[str]:
    """The tests that touch the mutant's lines, fastest first.

    What runs on import matters to every test, and so may what only one test runs: perhaps its result is kept for the
    others. Then all tests follow.
    """
    near = touched.lines(mutant.file, mutant.point.first, mutant.point.last)
    if near:
        wanted, beside = touched.tests if IMPORT in near or len(near) == 1 else near, touched.file(mutant.file)
        yield from sorted(wanted, key=lambda test: (test not in near, test not in beside, touched.tests[test]))


def _send(folder: Path, touched: Touched, file: Path, source: bytes, tests: list[str]) -> None:
    errand = mutating.Errand(
        file=str(file.resolve()),
        source=source,
        limits={test: GRACE + FACTOR * touched.tests[test] for test in tests},
        left_out=set(touched.tests) - set(tests),
        start_limit=GRACE + FACTOR * GRACE,
    )
    (folder / "errand.json").write_bytes(msgspec.json.encode(errand))


def _read(folder: Path, file: Path, code: int | None, output: str) -> Outcome:
    if code is None or (folder / "hangs").exists():
        return Fate.HANGS, "", {}
    if not (folder / "applied").exists():
        raise RuntimeError(f"{file} was to be changed but was never imported:\n{output}")
    done = mutating.read_done(folder)
    if code in (0, 5):  # 5: the tests vanished with the change, and so did all who could notice
        return Fate.UNNOTICED, "", done.seconds
    return Fate.NOTICED, done.failed or "the import", done.seconds


def _pytest(
    field: Field, folder: Path, plugin: str, words: list[str], settings: dict[str, str], timeout: float | None
) -> tuple[int | None, str]:
    """Run pytest in a process of its own: exit code (None: the clock ran out) and the end of its output."""
    command = [sys.executable, "-m", "pytest", "-q", "--tb=short", f"--rootdir={field.root}"]
    command += ["-p", plugin, "-p", "no:cacheprovider"]
    with (folder / "output").open("w+b") as output:
        try:
            code: int | None = subprocess.run(
                [*command, *words],
                cwd=field.root,
                env={**_surroundings(), **settings},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                timeout=timeout,
            ).returncode
        except subprocess.TimeoutExpired:
            code = None
        output.seek(0)
        return code, output.read().decode(errors="replace")[-4000:]


def _surroundings() -> dict[str, str]:
    """Ours, without what another pytest around us says to itself, and with no plugin but our own, which is quicker."""
    path = os.pathsep.join(filter(None, [str(HERE), os.environ.get("PYTHONPATH")]))
    ours = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return {**ours, "PYTHONPATH": path, "PYTHONHASHSEED": "0", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}


def hunt(field: Field, touched: Touched, mutants: list[Mutant], jobs: int) -> Iterator[Verdict]:
    """Judge all mutants, several side by side, each verdict as it comes."""
    with ThreadPoolExecutor(jobs) as pool:
        try:
            for future in as_completed([pool.submit(judge, field, touched, mutant) for mutant in mutants]):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)
