"""A pytest plugin (`-p tools.mutating`): import one module in a changed form and see whether a test notices.

The change lives in memory only, so the work tree stays as it is and several mutants can run side by side. The variable
STARTABLE_MUTANT names a folder with the errand; what happened is left there as small files.
"""

import os
import sys
import time
from collections.abc import Generator, Sequence
from contextlib import suppress
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from threading import Thread
from types import CodeType, ModuleType

import msgspec
import pytest
from msgspec import Struct, field

FOLDER = "STARTABLE_MUTANT"
MEMORY = 4 << 30
"""Bytes; a mutant that never stops collecting things must not take the machine with it."""


class Errand(Struct):
    """A changed module, the processor seconds each test may take, soonest first, and the tests to leave out."""

    file: str
    source: bytes
    limits: dict[str, float]
    left_out: set[str]
    start_limit: float


class Done(Struct):
    """The first test that failed, and the processor seconds of each test that ended."""

    failed: str = ""
    seconds: dict[str, float] = field(default_factory=dict)


def read_done(folder: Path) -> Done:
    """What the tests left behind; nothing if they never came to run."""
    file = folder / "done.json"
    return msgspec.json.decode(file.read_bytes(), type=Done) if file.exists() else Done()


class Mutant(MetaPathFinder):
    """Finds one module, and gives it the changed source."""

    def __init__(self, errand: Errand, folder: Path) -> None:
        self.errand = errand
        self.folder = folder

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin is None or str(Path(spec.origin).resolve()) != self.errand.file:
            return None
        (self.folder / "applied").touch()
        spec.loader = _Changed(name, spec.origin, self.errand.source)
        return spec


class _Changed(SourceFileLoader):
    """Compiles the changed source and neither reads nor writes a cache of bytecode."""

    def __init__(self, name: str, path: str, source: bytes) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        return self.source_to_code(self.source, self.path)


class Patience(Thread):
    """Ends the process once a test has used far more processor time than it ever needed: it hangs."""

    def __init__(self, seconds: float, folder: Path) -> None:
        super().__init__(daemon=True)
        self.folder = folder
        self.allow(seconds)

    def allow(self, seconds: float) -> None:
        self.until = time.process_time() + seconds

    def run(self) -> None:
        while time.process_time() < self.until:
            time.sleep(0.1)
        (self.folder / "hangs").touch()
        os._exit(1)


class Trial:
    """Runs the tests that touch the change, the fastest first."""

    def __init__(self, errand: Errand, folder: Path) -> None:
        self.errand = errand
        self.folder = folder
        self.done = Done()
        self.order = {test: nr for nr, test in enumerate(errand.limits)}
        self.patience = Patience(errand.start_limit, folder)
        self.patience.start()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        kept = [item for item in items if item.nodeid not in self.errand.left_out]
        items[:] = sorted(kept, key=lambda item: self.order.get(item.nodeid, len(self.order)))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.patience.allow(self.errand.limits.get(item.nodeid, self.errand.start_limit))
        began = time.process_time()
        try:
            return (yield)
        finally:
            self.done.seconds[item.nodeid] = time.process_time() - began

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.done.failed = self.done.failed or report.nodeid

    def pytest_sessionfinish(self) -> None:
        (self.folder / "done.json").write_bytes(msgspec.json.encode(self.done))


def _limit_memory() -> None:
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Before any conftest, since one may import what is to be changed."""
    folder = Path(os.environ[FOLDER])
    errand = msgspec.json.decode((folder / "errand.json").read_bytes(), type=Errand)
    _limit_memory()
    sys.meta_path.insert(0, Mutant(errand, folder))
    early_config.pluginmanager.register(Trial(errand, folder))
