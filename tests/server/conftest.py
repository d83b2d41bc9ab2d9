"""One server for all tests of a file; each opens its own tables."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.served import Served, serving


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("served") / "tables.db") as running:
        yield running


@pytest.fixture
def served(running: Served) -> Iterator[Served]:
    yield running
    running.doors.close()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"
