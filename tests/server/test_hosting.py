"""docs/hosting.md says what is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.main import get_command

from startable import cli
from startable.server.metrics import Metrics

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
OPTIONS = [each for each in get_command(cli.app).commands["serve"].params if each.name != "help"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_and_its_variable_is_in_the_table(option: object) -> None:
    lines = [line for line in PAGE.splitlines() if line.startswith("| `--")]
    (line,) = [line for line in lines if f"`{option.opts[0]}`" in line]  # type: ignore[attr-defined]
    assert f"`{option.envvar}`" in line  # type: ignore[attr-defined]


def test_every_metric_that_is_named_is_measured() -> None:
    named = set(re.findall(r"startable_[a-z_]+", "".join(re.findall(r"^\| `startable_.*$", PAGE, re.MULTILINE))))
    measured = {metric.name for metric in Metrics().registry.collect()}
    assert {name.removesuffix("_total") for name in named} == {
        name for name in measured if name.startswith("startable")
    }
