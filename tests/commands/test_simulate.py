"""`startable simulate`: figures in the terminal or as data, and clear words where it cannot."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from startable import cli
from startable.commands import simulate
from startable.lab.simulate import Experiment, Played, run

SALVAGE = "examples.salvage:SALVAGE"


def simulated(*arguments: str) -> Result:
    return CliRunner(env={"COLUMNS": "200"}).invoke(cli.app, ["simulate", *arguments])


def test_figures_are_shown_by_bot_and_by_seat() -> None:
    shown = simulated("roll", "--players", "3", "--bots", "greedy,random,random", "--games", "3", "--seed", "2")
    assert shown.exit_code == 0
    assert "roll: 3 games of 3 players, seed 2" in shown.output
    assert "Rounds" in shown.output
    for word in ("greedy", "random", "seat 1", "seat 3", "chips", "developments", "worlds", "bonuses"):
        assert word in shown.output


def test_data_is_the_same_for_any_number_of_processes() -> None:
    given = (SALVAGE, "--players", "2", "--games", "12", "--json")
    alone = simulated(*given)
    figures = json.loads(alone.stdout)
    assert figures["summary"]["games"] == 12
    assert figures["experiment"]["bots"] == ["random"]
    assert sum(seat["wins"]["value"] for seat in figures["summary"]["seats"]) == pytest.approx(1)
    assert simulated(*given, "--jobs", "2").stdout == alone.stdout


def test_flights_show_where_the_money_comes_from_and_how_the_ships_did() -> None:
    flags = ("--edition", "2021", "--level", "I", "--players", "2", "--bots", "greedy,random", "--games", "2")
    shown = simulated("trucker", *flags)
    assert shown.exit_code == 0, shown.stderr
    assert "Decisions" in shown.output
    for word in ("arrival", "best-looking ship", "goods", "losses", "components", "arrived", "days"):
        assert word in shown.output


def test_options_of_the_game_are_passed_on() -> None:
    one, four = (simulated(SALVAGE, "--games", "3", "-o", f"rounds={rounds}", "--json").stdout for rounds in (1, 4))
    lengths = [json.loads(shown)["summary"]["decisions"]["value"] for shown in (one, four)]
    assert lengths[0] < lengths[1]


def test_an_interruption_shows_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    def run_three(experiment: Experiment, jobs: int, progress: object, on: str) -> list[Played]:
        return run(experiment, jobs)[:3]

    monkeypatch.setattr(simulate, "run", run_three)
    shown = simulated(SALVAGE, "--games", "5")
    assert shown.exit_code == 130
    assert "3 games of 2 players" in shown.output
    assert "Interrupted after 3 of 5 games." in shown.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess"], "there is no game 'chess'; the games are: "),
        (["roll", "--bots", "greedy,clever"], "roll has no bot 'clever'; its bots are: random, greedy"),
        (["roll", "--bots", ""], "roll has no bot ''"),
        (["roll", "--players", "7"], "roll is for 2 to 5 players, not 7"),
        (["roll", "--bots", "random,random,random"], "3 bots cannot sit at a table for 2"),
        (["roll", "-o", "luck=1"], "roll has no option luck"),
        (["roll", "-o", "first_game=maybe"], "first_game"),
        (["trucker", "--level", "IV"], "trucker: level cannot be 'IV'"),
        (["roll", "-o", "first_game"], "an option is written name=value, not 'first_game'"),
    ],
)
def test_bad_requests_are_refused_in_one_line(
    arguments: list[str], message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["startable", "simulate", *arguments])
    with pytest.raises(SystemExit) as stopped:
        cli.main()
    said = capsys.readouterr()
    assert stopped.value.code == 2
    assert not said.out
    assert message in said.err
    assert said.err.startswith("startable: ")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("arguments", [["roll", "--games", "0"], ["roll", "--jobs", "0"], ["roll", "--players", "two"]])
def test_numbers_must_make_sense(arguments: list[str]) -> None:
    assert simulated(*arguments).exit_code == 2


def test_games_are_written_and_drawn(tmp_path: Path) -> None:
    sheet, picture = tmp_path / "games.csv", tmp_path / "games.png"
    shown = simulated(SALVAGE, "--games", "3", "--out", str(sheet), "--plot", str(picture))
    assert shown.exit_code == 0
    assert len(sheet.read_text("utf-8").splitlines()) == 1 + 3 * 2
    assert picture.stat().st_size > 1000


@pytest.mark.parametrize(("wrong", "words"), [(("--out", "games.xls"), "should end in"), (("--on", "mars"), "here or")])
def test_where_to_is_checked_before_any_game(wrong: tuple[str, str], words: str) -> None:
    assert words in str(simulated(SALVAGE, "--games", "1000000", *wrong).exception)
