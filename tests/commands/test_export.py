"""`startable export` and `startable verify`: games become a data set, and the data set proves itself."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pytest
from pyarrow import parquet
from typer.testing import CliRunner, Result

from examples.salvage import SALVAGE
from startable import cli
from startable.commands import export as exporting
from startable.engine import Match, result
from startable.lab.dataset import CARD, DECISIONS, GAMES
from startable.lab.records import Told, simulated
from startable.server.record import written
from startable.server.store import Kept, Store, Times
from startable.server.table import Chair, TableDoc

GAME = "examples.salvage:SALVAGE"


def run(*arguments: str | Path) -> Result:
    return CliRunner(env={"COLUMNS": "200"}).invoke(cli.app, list(map(str, arguments)))


def exported(out: Path, *arguments: str | Path) -> Result:
    return run("export", GAME, "--out", out, *arguments)


def verified(folder: Path, *arguments: str) -> Result:
    return run("verify", folder, "--game", GAME, *arguments)


def games(folder: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = parquet.read_table(folder / GAMES).to_pylist()
    return rows


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "set"


def test_bots_play_a_data_set_that_can_be_verified(out: Path) -> None:
    shown = exported(out, "--players", "3", "--games", "5", "--seed", "7", "--rounds", "2")
    assert shown.exit_code == 0, shown.stderr
    assert f"5 games with {parquet.read_table(out / DECISIONS).num_rows} decisions are in" in shown.stdout
    assert {path.name for path in out.iterdir()} == {GAMES, DECISIONS, CARD}
    assert {row["options"] for row in games(out)} == {'{"rounds":2}'}
    checked = verified(out)
    assert checked.exit_code == 0, checked.output
    assert "yes  5 games were played again" in checked.stdout


def test_several_processes_write_the_same_set(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        assert exported(tmp_path / jobs, "--games", "10", "--jobs", jobs).exit_code == 0
    for name in (GAMES, DECISIONS):
        assert parquet.read_table(tmp_path / "1" / name) == parquet.read_table(tmp_path / "2" / name)


def test_where_a_game_has_numbers_every_decision_has_one(out: Path) -> None:
    assert run("export", "roll", "--out", out, "--games", "1", "--bots", "random").exit_code == 0
    actions = parquet.read_table(out / DECISIONS)["action"]
    assert len(actions) > 50
    assert actions.null_count == 0
    assert run("verify", out).exit_code == 0


def test_a_changed_file_is_found_and_named(out: Path) -> None:
    exported(out, "--games", "3")
    table = parquet.read_table(out / GAMES)
    rows = table.to_pylist()
    rows[1]["scores"] = [score + 1 for score in rows[1]["scores"]]
    parquet.write_table(pa.Table.from_pylist(rows, table.schema), out / GAMES)
    found = verified(out)
    assert found.exit_code == 1
    assert "NO   game 1, scores: " in found.stdout
    assert "game 0" not in found.stdout
    faults = json.loads(verified(out, "--json").stdout)["faults"]
    assert {fault["where"] for fault in faults} == {"game 1, scores"}


@pytest.mark.parametrize("command", ["export", "verify"])
def test_an_interruption_keeps_what_is_done(out: Path, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if command == "export":

        def interrupted(told: Any) -> Any:
            def game(*arguments: Any) -> Told:
                made: Told = told(*arguments)
                if made.row.game == 2:
                    signal.raise_signal(signal.SIGINT)
                return made

            return game

        monkeypatch.setattr(exporting, "simulated", interrupted(simulated))
        shown = exported(out, "--games", "1000000")
        assert shown.exit_code == 130
        assert "3 games with" in shown.stdout
        assert "Interrupted after 3 of 1000000 games." in shown.stderr
        assert verified(out).exit_code == 0
        assert "3 games of salvage" in (out / CARD).read_text("utf-8")
    else:
        exported(out, "--games", "3")

        def faults(*_: object) -> Iterator[list[object]]:
            yield []
            signal.raise_signal(signal.SIGINT)
            yield []
            yield []

        monkeypatch.setattr("startable.commands.verify.faults_by_game", faults)
        shown = verified(out)
        assert shown.exit_code == 130
        assert "Interrupted after 2 of 3 games." in shown.stderr


# Games that people have played


def played(number: int, **changes: Any) -> Kept:
    """A finished game of Ada and a bot; somebody took something back."""
    match = Match.new(SALVAGE, seats=2, seed=f"seed {number}", rounds=1)
    for _ in ("grab a crate", "stow it"):
        match.play(0, match.game.asks[0].choices(match.game)[0])
    match.undo(0)
    while match.game.asks:
        seat = next(iter(match.game.asks))
        match.play(seat, match.game.asks[seat].default(match.game))
    table = TableDoc(
        id=f"table-{number}",
        game="salvage",
        version=SALVAGE.version,
        options={"rounds": 1},
        chairs=(Chair(guest="guest-1", name="Ada"), Chair(bot="random")),
        host="guest-1",
        host_name="Ada",
        secret="",
        invite="invitation",
        created=1.0,
        state="over",
        seed=f"seed {number}",
        result=msgspec.to_builtins(result(match.game)),
    )
    entries = tuple(map(msgspec.json.encode, match.journal))
    changed = msgspec.structs.replace(table, **changes)
    return Kept(table=changed, entries=entries, snapshot=None, times=Times(), chat=())


def database(path: Path, *tables: Kept) -> Path:
    with closing(Store(path)) as store:
        for kept in tables:
            asyncio.run(store.write(store.with_journal(kept.table, map(msgspec.Raw, kept.entries))))
    return path


def test_finished_public_games_of_a_server_are_taken(out: Path, tmp_path: Path) -> None:
    tables = [
        played(1),
        played(2, state="playing"),
        played(3, public=False),
        played(4, game="other"),
        played(5, version=99),
    ]
    shown = exported(out, "--from", database(tmp_path / "tables.db", *tables))
    assert shown.exit_code == 0, shown.output
    assert [row["seed"] for row in games(out)] == ["seed 1"]
    assert games(out)[0]["players"] == ["person", "random"]
    assert "1 left out: played under version 99 of salvage" in shown.stderr
    assert verified(out).exit_code == 0


def test_private_games_have_to_be_asked_for(out: Path, tmp_path: Path) -> None:
    tables = database(tmp_path / "tables.db", played(3, public=False))
    assert "there are no finished games of salvage; those of private" in str(exported(out, "--from", tables).exception)
    assert exported(out, "--from", tables, "--private").exit_code == 0
    assert [row["seed"] for row in games(out)] == ["seed 3"]


def test_names_and_tables_are_left_out(out: Path, tmp_path: Path) -> None:
    exported(out, "--from", database(tmp_path / "tables.db", played(1)))
    everything = b"".join(path.read_bytes() for path in out.iterdir()) + str(games(out)).encode()
    for secret in (b"Ada", b"guest-1", b"table-1", b"invitation"):
        assert secret not in everything
    assert b"played at a table server" in everything


def test_replay_files_are_taken_one_by_one_or_by_the_folder(tmp_path: Path) -> None:
    replays = tmp_path / "replays"
    replays.mkdir()
    for number in (1, 2):
        (replays / f"{number}.json").write_bytes(written(played(number)))
    assert exported(tmp_path / "folder", "--from", replays).exit_code == 0
    both = ("--from", replays / "1.json", "--from", replays / "2.json")
    assert exported(tmp_path / "files", *both).exit_code == 0
    assert games(tmp_path / "folder") == games(tmp_path / "files")
    assert [row["players"] for row in games(tmp_path / "files")] == [["person", "random"]] * 2
    assert verified(tmp_path / "files").exit_code == 0
    taken_back = parquet.read_table(tmp_path / "files" / DECISIONS)["taken_back"].to_pylist()
    assert sum(taken_back) == 2


def test_a_running_server_is_not_disturbed(out: Path, tmp_path: Path) -> None:
    path = database(tmp_path / "tables.db", played(1))
    with closing(Store(path)) as store:
        asyncio.run(store.write(store.table(played(2).table, 2.0)))
        before = path.read_bytes()
        assert exported(out, "--from", path).exit_code == 0
        assert path.read_bytes() == before
    assert len(games(out)) == 1  # the second has no journal, so it cannot have ended


def test_what_is_no_source_is_refused(out: Path, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("hello")
    (tmp_path / "empty").mkdir()
    (tmp_path / "broken.db").write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    for name, words in {
        "notes.txt": "neither a server's file nor a replay file",
        "empty": "there are no replay files",
        "gone.db": "there is no ",
        "broken.db": "is not a server's file",
    }.items():
        assert words in str(exported(out, "--from", tmp_path / name).exception)
    assert not out.exists()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "9"], "salvage is for 2 to 4 players, not 9"),
        (["--bots", "clever"], "salvage has no bot 'clever'"),
        (["--luck", "1"], "salvage has no option luck"),
        (["--from", "here.db", "--rounds", "2"], "games that are over have their options; leave out rounds=2"),
    ],
)
def test_bad_requests_are_refused_before_anything_is_written(out: Path, arguments: list[str], message: str) -> None:
    assert message in str(exported(out, *arguments).exception)
    assert not out.exists()


def test_a_folder_in_use_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert "is not empty" in str(exported(tmp_path).exception)


def test_a_game_of_your_own_is_not_run_just_because_a_file_says_so(out: Path) -> None:
    exported(out, "--games", "1")
    assert "there is no game 'salvage'" in str(run("verify", out).exception)
