"""A pytest plugin (`-p tools.touching`): which test runs which line, and how long each test takes."""

import os
import time
from collections.abc import Generator
from pathlib import Path

import msgspec
import pytest
from coverage import Coverage
from msgspec import Struct

SOURCE, RESULT = "STARTABLE_TOUCHED_SOURCE", "STARTABLE_TOUCHED_RESULT"
IMPORT = ""
"""Stands for what runs outside all tests, as modules are imported."""


class Touched(Struct):
    """Seconds of processor time by test, and the tests by file and line."""

    tests: dict[str, float]
    files: dict[str, dict[int, list[str]]]

    def lines(self, file: Path, first: int, last: int) -> set[str]:
        by_line = self.files.get(str(file), {})
        return {test for line in range(first, last + 1) for test in by_line.get(line, ())}

    def file(self, file: Path) -> set[str]:
        return {test for tests in self.files.get(str(file), {}).values() for test in tests}


class Watcher:
    """Switches the coverage context with every test."""

    def __init__(self, source: Path, result: Path) -> None:
        self.result = result
        self.tests: dict[str, float] = {}
        self.coverage = Coverage(data_file=None, config_file=False, include=[f"{source}/*"], messages=False)
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.coverage.switch_context(item.nodeid)
        began = time.process_time()
        try:
            return (yield)
        finally:
            self.tests[item.nodeid] = time.process_time() - began
            self.coverage.switch_context(IMPORT)

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        files = {file: data.contexts_by_lineno(file) for file in data.measured_files()}
        self.result.write_bytes(msgspec.json.encode(Touched(self.tests, files)))


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Before any conftest, since one may import what is to be watched."""
    early_config.pluginmanager.register(Watcher(Path(os.environ[SOURCE]), Path(os.environ[RESULT])))
