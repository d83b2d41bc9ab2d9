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
from startable.commands.serve import BadPublicUrl, _origin
from startable.server.claim import InUse, claimed
from startable.server.house import Settings
from startable.server.logs import PlainLines
from startable.server.run import BadAddress, TableServer, _door, run
from startable.server.store import finished
from tests.server.hosted import free_port

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
    command = [STARTABLE, "serve", "--data", str(data), *options]
    process = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert process.returncode == 2
    assert "Traceback" not in process.stderr
    return process.stderr.strip()


def test_a_port_that_is_taken_is_said_in_one_line(data: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = refused(data, "--port", str(port))
    assert said == f"startable: cannot listen on 127.0.0.1, port {port}: Address already in use"
    assert not data.exists(), "a file was made or changed although nothing is served from it"


def test_a_second_server_on_one_file_is_refused_until_the_first_is_gone(data: Path) -> None:
    """Each would go on from what it knows, and the other one's choices would be lost."""
    other = data.with_name("the-same.db")
    other.symlink_to(data)
    with served(data) as process:
        greeting(process)
        for name in (data, other):
            assert refused(name, "--port", "0") == f"startable: another server uses {name} already"
        assert list(finished(data, "salvage", private=True)) == [], "whoever reads is not in the way"
        process.kill()
        process.wait()
    with served(other) as process:
        assert greeting(process)


def test_a_file_that_is_in_use_is_not_brought_up_to_date(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableServer, "run", lambda server, sockets: None)
    with claimed(data), pytest.raises(InUse):
        run(Settings(data=data, port=0), lambda address: None)
    assert not data.exists()


WRONG_URLS = (
    "table.example",
    "table.example:8000",
    "//table.example",
    "https://",
    "https://:8000",
    "ftp://table.example",
    "https://table.example/startable",
    "https://table.example?",
    "https://ada@table.example",
    "https://table.example:99999",
    "https://table .example",
)


@pytest.mark.parametrize("url", WRONG_URLS)
def test_a_public_address_that_no_browser_would_come_from_is_refused(url: str) -> None:
    with pytest.raises(BadPublicUrl, match=r"such as https://table\.example$"):
        _origin(url)


@pytest.mark.parametrize(
    ("given", "origin"),
    [
        ("https://table.example/", "https://table.example"),
        ("HTTPS://Table.Example:443", "https://table.example"),
        ("http://table.example:80/", "http://table.example"),
        ("http://table.example:443", "http://table.example:443"),
        ("https://[2001:DB8::1]:8443/", "https://[2001:db8::1]:8443"),
    ],
)
def test_the_public_address_is_kept_as_browsers_say_it(given: str, origin: str) -> None:
    assert _origin(given) == origin


def test_a_wrong_public_address_is_said_in_one_line(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = "startable: --public-url 'table.example' is not the whole address of a site, such as https://table.example"
    assert refused(data, "--public-url", "table.example") == said
    monkeypatch.setenv("STARTABLE_PUBLIC_URL", "table.example")
    assert refused(data) == said


def test_browsers_at_the_public_address_are_served_however_it_was_written(data: Path) -> None:
    port = free_port()
    with served(data, public_url="HTTPS://Table.Example:443/", port=str(port)) as process:
        assert address(greeting(process)) == "https://table.example"
        headers = {"origin": "https://table.example"}
        url = f"http://127.0.0.1:{port}/api/guest"
        assert httpx.put(url, json={"name": "Ada"}, headers=headers, timeout=60).is_success


def test_a_file_that_is_no_store_is_left_alone(data: Path) -> None:
    data.write_text("dear diary\n" * 1000)
    assert refused(data, "--port", "0") == f"startable: cannot keep tables in {data}: file is not a database"
    assert data.read_text().startswith("dear diary")


@pytest.mark.parametrize("option", [("--log-level", "loud"), ("--port", "99999"), ("--workers", "0")])
def test_wrong_options_are_refused(option: tuple[str, str]) -> None:
    outcome = CliRunner().invoke(cli.app, ["serve", *option])
    assert outcome.exit_code == 2
    assert option[0] in outcome.output


def test_an_unknown_host_is_said_in_one_line() -> None:
    with pytest.raises(BadAddress, match=r"^cannot listen on nowhere\.invalid, port 1: "):
        _door("nowhere.invalid", 1)
