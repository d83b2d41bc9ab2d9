"""Options of a game on the command line, `--content DIR` among them: used by every command, refused in plain words."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from startable import cli
from startable.games import find, sets
from startable.games.captains import content
from startable.games.captains.content import BadContent, named
from tests.server.served import serving

STANDARD = resources.files("startable.games.captains") / "data"
MISSION = "missions.toml"
POINTS = "points = 3"  # the first mission's, the cat in the airlock


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A set of one's own, like the standard one but for a precious cat."""
    monkeypatch.setenv(sets.PLACES, "")
    folder = tmp_path / "mine"
    folder.mkdir()
    for file in STANDARD.iterdir():
        if file.name.endswith(".toml"):
            (folder / file.name).write_text(file.read_text("utf-8"), "utf-8")
    change(folder, POINTS, "points = 9")
    yield folder
    content.withdraw("mine")


def change(folder: Path, old: str, new: str) -> None:
    text = (folder / MISSION).read_text("utf-8")
    assert old in text
    (folder / MISSION).write_text(text.replace(old, new, 1), "utf-8")


def said(*arguments: str) -> Result:
    return CliRunner(env={"COLUMNS": "200"}).invoke(cli.app, [*arguments])


def simulated(*arguments: str) -> Any:
    """The figures of three games of random captains."""
    shown = said("simulate", "captains", "--bots", "random", "--games", "3", "--json", *arguments)
    assert shown.exit_code == 0, shown.output
    return json.loads(shown.stdout)


def test_simulations_play_with_the_set_in_that_directory(mine: Path) -> None:
    figures = simulated("--content", str(mine))
    assert figures["experiment"]["options"] == {"content": "mine"}
    assert named("mine").missions[0].points == 9
    assert figures["summary"] == simulated("--content", str(mine), "--jobs", "2")["summary"]


def test_the_contract_holds_with_the_set_in_that_directory(mine: Path) -> None:
    shown = said("contract", "captains", "--games", "2", "--content", str(mine))
    assert shown.exit_code == 0, shown.output


def test_replays_of_such_games_are_refused_without_the_set_and_played_with_it(mine: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    begun = {"game": "captains", "version": find("captains").version, "seats": 2, "seed": "a", "journal": []}
    file.write_text(json.dumps({**begun, "options": {"content": "mine"}}))
    assert "no content set 'mine'" in str(said("replay", str(file)).exception)
    played = said("replay", str(file), "--content", str(mine))
    assert (played.exit_code, played.stdout) == (0, "captains, 2 players, 0 entries\nThe game is not over.\n")


def test_tables_choose_among_the_sets_that_the_host_offers(mine: Path, tmp_path: Path) -> None:
    """And the bots, in processes of their own, know them too."""
    sets.offer([mine])
    with serving(tmp_path / "tables.db") as served:
        ada = served.guest("Ada")
        games = {game["name"]: game for game in ada.ask("GET", "/api/games")}
        options = {option["name"]: option["schema"].get("enum") for option in games["captains"]["options"]}
        assert options["content"] == ["standard", "mine"]
        assert options["passenger"] == ["teddy", "quillon", "skarn", "oom", "rivet", "plim", "random"]
        chosen = {"content": "mine", "first": "seat 1"}
        table = ada.open(seats=2, bots=1, game="captains", options=chosen, pace="relaxed")
        ada.sit(table, 0)
        ada.start(table)
        socket = ada.join(table)
        while (socket.scene.get("ask") or {}).get("seat") != 0:
            socket.next()
        assert socket.scene["view"]["content"] == "mine"
        assert not [line for line in socket.log if line["type"] == "said" and line["line"]["notice"] == "bot-replaced"]
        assert ada.refused("POST", "/api/tables", game="captains", seats=[{}, {}], options={"content": str(mine)}) == (
            422,
            "wrong-options",
        )


def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    monkeypatch.setattr("sys.argv", ["startable", *arguments])
    with pytest.raises(SystemExit) as stopped:
        cli.main()
    said = capsys.readouterr()
    assert stopped.value.code == 2
    assert not said.out
    return said.err


@pytest.mark.parametrize(
    "command", [["simulate", "captains"], ["contract", "captains"], ["serve"], ["replay", __file__]]
)
def test_a_broken_set_is_refused_with_file_card_and_field(
    command: list[str], mine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    change(mine, "points = 9", 'points = "nine"')
    assert refused(monkeypatch, capsys, *command, "--content", str(mine)) == (
        f"startable: the content set in {mine} cannot be played:\n"
        "missions.toml: mission airlock_cat: Expected `int`, got `str` - at `points`\n"
    )


def test_a_broken_set_is_noticed_by_the_processes_that_inherit_it(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (mine / MISSION).unlink()
    monkeypatch.setenv(sets.PLACES, str(mine))
    with pytest.raises(BadContent, match="missions.toml: "):
        sets.inherit()


def test_nobody_takes_the_place_of_the_standard_set(mine: Path) -> None:
    with pytest.raises(BadContent, match="the name 'standard' belongs to the set that comes with the game"):
        sets.offer([mine.rename(mine.with_name("standard"))])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["captains", "--content", "nowhere"], "'nowhere' does not exist"),
        (["captains", "--passenger", "bob"], "there is no passenger 'bob', only teddy, quillon"),
        (["captains", "--pasenger", "bob"], "captains has no option pasenger; its options are: content, "),
        (["captains", "bob"], "an option of the game is written --name value; 'bob' is none"),
        (["captains", "--technology-board", "A,B"], "each option takes one value here"),
    ],
)
def test_bad_options_are_refused(
    arguments: list[str], message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert message in refused(monkeypatch, capsys, "simulate", *arguments)


def test_a_game_without_content_sets_refuses_them(
    mine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "roll has no option content" in refused(monkeypatch, capsys, "simulate", "roll", "--content", str(mine))


def test_options_of_the_game_are_written_after_its_name() -> None:
    chosen = simulated("--players", "1", "--passenger", "oom", "--technology-board=B")["experiment"]["options"]
    assert chosen == {"passenger": "oom", "technology_board": "B"}


def test_solo_games_tell_the_score_and_the_epilogues() -> None:
    """Without being told who plays, the game's own bot does."""
    shown = said("simulate", "captains", "--players", "1", "--passenger", "teddy", "--games", "2", "--seed", "3")
    assert shown.exit_code == 0
    (epilogues,) = re.findall("Captains by the score of their epilogue: (.*)", shown.output)
    bands = re.findall(r"(?:\d+ to \d0|71 and more): (\d+)(?:, |$)", epilogues)
    assert sum(map(int, bands)) == 2
    rows = {line.split("  ")[0]: line.split() for line in shown.output.splitlines()}
    assert rows["bot"] == ["bot", "greedy"]
    assert rows["score"][2].startswith("±")
    assert "passenger" in rows
    assert "seat" not in rows


def test_epilogues_are_counted_for_every_captain() -> None:
    figures = simulated("--players", "3")["summary"]
    assert sum(figures["epilogues"].values()) == 9
