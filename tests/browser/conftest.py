"""A Chromium, a server with the built client, and people who look at it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, sync_playwright

from startable.server.clock import WallClock
from startable.server.pages import STATIC
from tests.browser.people import Room
from tests.server.served import Served, serving
from tests.soak import dice

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Several browsers and a server share few cores. What fails is tried once more, in windows of its own, and the run
    names it at its end as rerun: a race to be found, but no reason to doubt the change at hand.
    """
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    assert CHROMIUM, "name a Chromium: CHROMIUM=/path/to/it (scripts/chromium.sh finds or installs one)"
    assert (STATIC / "index.html").is_file(), "the client is not built: make web"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(data(tmp_path_factory), WallClock()) as server:
        yield server


def data(factory: pytest.TempPathFactory) -> Path:
    return factory.mktemp("browser") / "startable.db"


@pytest.fixture
def room(request: pytest.FixtureRequest, chromium: Browser, served: Served) -> Iterator[Room]:
    """Where people come from, each test with deals of its own that are the same every day; whatever went wrong on
    their pages fails the test.
    """
    deals = dice(request.node.nodeid)
    served.lobby.house = replace(served.lobby.house, new_secret=lambda: deals.randbytes(32).hex())
    with Room(chromium, served.url) as people:
        yield people
