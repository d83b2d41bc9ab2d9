"""The command as a user meets it: help, version, and errors in one line with a code that scripts can use."""

import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version

import pytest
from typer.testing import CliRunner

from startable import cli
from startable.games.ledger import BadLedger, UnknownGame


def failing(error: BaseException) -> Callable[[], None]:
    def app() -> None:
        raise error

    return app


def exit_code(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.argv", ["startable", *arguments])
    with pytest.raises(SystemExit) as stopped:
        cli.main()
    assert isinstance(stopped.value.code, int)
    return stopped.value.code


def test_help_lists_the_commands_with_a_line_each() -> None:
    shown = CliRunner().invoke(cli.app, ["--help"])
    assert shown.exit_code == 0
    assert "Read the rules of a game" in shown.output


def test_nothing_asked_shows_the_help() -> None:
    assert "Usage: startable" in CliRunner().invoke(cli.app, []).output


def test_version_is_that_of_the_package() -> None:
    assert CliRunner().invoke(cli.app, ["--version"]).output == f"startable {version('startable')}\n"


def test_the_module_is_the_same_command() -> None:
    said = subprocess.run([sys.executable, "-m", "startable", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout == f"startable {version('startable')}\n"


def test_an_unknown_command_is_a_usage_error() -> None:
    refused = CliRunner().invoke(cli.app, ["juggle"])
    assert refused.exit_code == 2
    assert "juggle" in refused.output


def test_an_unknown_game_is_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert exit_code(monkeypatch, "rules", "chess") == 2
    said = capsys.readouterr()
    assert not said.out
    assert said.err.startswith("startable: ")
    assert said.err.count("\n") == 1
    assert "chess" in said.err


@pytest.mark.parametrize(
    "error", [UnknownGame("no such game"), BadLedger("no such row"), FileNotFoundError(2, "No such file", "saved.json")]
)
def test_what_a_user_can_put_right_has_no_traceback(
    error: Exception, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "app", failing(error))
    assert exit_code(monkeypatch) == 2
    assert capsys.readouterr().err == f"startable: {error}\n"


@pytest.mark.parametrize("bug", [ValueError("not ours"), KeyError("lost"), AssertionError()])
def test_a_bug_keeps_its_traceback(bug: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "app", failing(bug))
    with pytest.raises(type(bug)):
        cli.main()


def test_an_interrupted_command_exits_as_shells_expect(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("startable.games.ledger.find", interrupted)
    assert exit_code(monkeypatch, "rules", "roll") == 130
