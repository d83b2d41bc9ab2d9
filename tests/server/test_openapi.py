"""The HTTP interface is what its OpenAPI description says, whatever is sent to it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from startable.server.clock import WallClock
from tests.server.served import Served, serving

# A request may be well-formed and still ask for what cannot be, in the game's own words: that is 422.
CONFIG = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "401", "403", "404", "409", "422", "429"]
"""


@pytest.fixture
def served(data: Path) -> Iterator[Served]:
    with serving(data, WallClock()) as running:
        yield running


def judged(served: Served, folder: Path, *options: str, parameters: str = "") -> None:
    """Let schemathesis try to break it; on failure its report is shown."""
    (folder / "schemathesis.toml").write_text(CONFIG + parameters)
    guest = served.guest("Ada")
    description = f"{served.url}/api/openapi.json"
    command = [
        str(Path(sys.executable).with_name("schemathesis")),
        "--config-file",
        "schemathesis.toml",
        "run",
        description,
    ]
    judge = subprocess.run(
        [*command, "--header", f"Cookie: {guest.cookie}", "--request-timeout", "120", *options],
        cwd=folder,
        capture_output=True,
        text=True,
    )
    assert judge.returncode == 0, judge.stdout[-20_000:] + judge.stderr


def test_the_interface_is_as_described(served: Served, tmp_path: Path) -> None:
    judged(served, tmp_path, "--max-examples", "3", "--generation-deterministic")


def with_real_names(served: Served) -> str:
    """Every request goes to a table that exists, so those that were to have a wrong name are not judged."""
    table = served.guest("Bob").open()
    names = f'"path.table" = "{table}"\n"path.game" = "roll"'
    return f"\n[parameters]\n{names}\n[checks.negative_data_rejection]\nenabled = false\n"


def test_so_it_is_for_a_table_that_exists(served: Served, tmp_path: Path) -> None:
    judged(served, tmp_path, "--max-examples", "3", "--generation-deterministic", parameters=with_real_names(served))


@pytest.mark.soak
def test_the_interface_is_as_described_for_long(
    served: Served, tmp_path: Path, soak_seconds: float, soak_dice: Random
) -> None:
    examples, most, seed = str(max(5, int(soak_seconds))), str(int(soak_seconds) + 30), str(soak_dice.randrange(2**32))
    told = ("--max-examples", examples, "--max-time", most, "--seed", seed)
    judged(served, tmp_path, *told, parameters=with_real_names(served))
