"""`startable serve` as a host meets it: what it says, what it refuses, and how it can be set up."""

from __future__ import annotations

import json
import logging
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from typer.main import get_command
from typer.testing import CliRunner

from startable import cli
from startable.server.logs import PlainLines
from startable.server.run import BadAddress, _door

STARTABLE = str(Path(sys.executable).with_name("startable"))


@contextmanager
def served(data: Path, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A server with no options at all: everything comes from its environment."""
    settings = {f"STARTABLE_{name.upper()}": value for name, value in environment.items()}
    with subprocess.Popen(
        [STARTABLE, "serve"],
        env={"STARTABLE_DATA": str(data), "STARTABLE_PORT": "0", **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def greeting(process: subprocess.Popen[str]) -> list[str]:
    assert process.stdout
    lines = []
    for line in process.stdout:
        lines.append(line.strip())
        if line.startswith("Ctrl+C"):
            return lines
    raise AssertionError("it was not greeted")


def address(lines: list[str]) -> str:
    return next(line.split()[1] for line in lines if line.startswith("Play"))


def test_the_address_is_said_when_the_server_answers_there(data: Path) -> None:
    with served(data) as process:
        lines = greeting(process)
        assert lines[0] == "The table is set."
        assert httpx.get(f"{address(lines)}/healthz", timeout=60).text == "ok\n"
        assert httpx.get(f"{address(lines)}/api/docs", timeout=60).is_success
        assert f"Data       {data}" in lines


def test_what_it_logs_elsewhere_than_on_a_terminal_is_lines_of_json(data: Path) -> None:
    with served(data) as process:
        said = address(greeting(process))
        process.send_signal(signal.SIGINT)
        assert process.stderr
        lines = [json.loads(line) for line in process.stderr]
        process.wait()
    assert [line["says"] for line in lines] == ["serving", "stopping"]
    assert lines[0]["address"] == said
    assert {line["level"] for line in lines} == {"info"}


def test_what_it_logs_on_a_terminal_is_for_people() -> None:
    record = logging.LogRecord("startable", logging.WARNING, "", 0, "bot failed", None, None)
    record.table = "swift-comet-4071"
    assert PlainLines().format(record)[9:] == "warning: bot failed (table swift-comet-4071)"
    record.levelno = logging.INFO
    assert PlainLines().format(record)[9:] == "bot failed (table swift-comet-4071)"


def test_the_public_address_is_the_one_that_is_said(data: Path) -> None:
    with served(data, public_url="https://table.example/") as process:
        assert address(greeting(process)) == "https://table.example"


def test_every_option_can_be_given_by_the_environment() -> None:
    options = get_command(cli.app).commands["serve"].params  # type: ignore[attr-defined]
    assert {option.name for option in options} >= {"host", "port", "data", "public_url", "workers", "log_level"}
    assert [option.name for option in options if not option.envvar and option.name != "help"] == []


def refused(data: Path, *options: str) -> str:
    process = subprocess.run([STARTABLE, "serve", "--data", str(data), *options], capture_output=True, text=True)
    assert process.returncode == 2
    assert "Traceback" not in process.stderr
    return process.stderr.strip()


def test_a_port_that_is_taken_is_said_in_one_line(data: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = refused(data, "--port", str(port))
    assert said == f"startable: cannot listen on 127.0.0.1, port {port}: Address already in use"


def test_a_file_that_is_no_store_is_left_alone(data: Path) -> None:
    data.write_text("dear diary\n" * 1000)
    assert refused(data) == f"startable: cannot keep tables in {data}: file is not a database"
    assert data.read_text().startswith("dear diary")


@pytest.mark.parametrize("option", [("--log-level", "loud"), ("--port", "99999"), ("--workers", "0")])
def test_wrong_options_are_refused(option: tuple[str, str]) -> None:
    outcome = CliRunner().invoke(cli.app, ["serve", *option])
    assert outcome.exit_code == 2
    assert option[0] in outcome.output


def test_an_unknown_host_is_said_in_one_line() -> None:
    with pytest.raises(BadAddress, match=r"^cannot listen on nowhere\.invalid, port 1: "):
        _door("nowhere.invalid", 1)
