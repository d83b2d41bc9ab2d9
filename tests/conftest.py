"""What every test shares: Hypothesis profiles and the time box of long tests."""

import os

import pytest
from hypothesis import settings

from tests.soak import SEED, dice, draw_seed, in_order, leave_out_when_full, open_box, soak_dice, soak_seconds

__all__ = ["soak_dice", "soak_seconds"]

SOAKING = "STARTABLE_SOAK_MINUTES" in os.environ

# Machines differ in speed, so no example has a deadline. Every day the same examples; soaking tries others.
settings.register_profile("quick", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("soak", deadline=None, print_blob=True)
settings.load_profile("soak" if SOAKING else "quick")


def pytest_configure() -> None:
    if SOAKING:
        draw_seed()


def pytest_report_header() -> list[str]:
    return [f"soak: make soak SEED={os.environ[SEED]} tries the same again"] if SOAKING else []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if SOAKING:
        items[:] = in_order(items, dice("order"))


def pytest_collection_finish(session: pytest.Session) -> None:
    open_box(session)


def pytest_runtest_setup(item: pytest.Item) -> None:
    leave_out_when_full(item)
