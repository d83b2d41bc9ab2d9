"""Games as a data set: nothing is lost on the way, and whatever is changed afterwards is found."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pytest
from pyarrow import parquet

from startable.engine import CLOCK, Choice, Game, Match, Seat, load, result, save
from startable.games import find
from startable.lab.card import COLUMNS, card
from startable.lab.dataset import CARD, DECISIONS, GAMES, About, BadDataset, check_folder, read, write
from startable.lab.records import CLOCKS, Told, record_of, retold, simulated
from startable.lab.simulate import Experiment
from startable.lab.verifying import Fault, faults_as_a_whole, faults_by_game

NAME = "examples.salvage:SALVAGE"
SALVAGE = find(NAME)
EXPERIMENT = Experiment(game=NAME, players=3, bots=("random",), games=4, seed=6, options={"rounds": 2})
ABOUT = About(game="salvage", version=SALVAGE.version, source="simulated", licence="as you like")


def numbered(game: Game, seat: Seat, choice: Choice) -> int | None:
    """A codec for the test: where the choice stands in the list."""
    return list(game.asks[seat].choices(game)).index(choice) if choice in game.asks[seat].choices(game) else None


def games() -> list[Told]:
    return [simulated(EXPERIMENT, numbered, number) for number in range(EXPERIMENT.games)]


def written(folder: Path, told: Iterable[Told]) -> Path:
    write(folder, ABOUT, told, stop=lambda: False, progress=lambda: None)
    (folder / CARD).write_text(card(read(folder)), "utf-8")
    return folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return written(tmp_path / "set", games())


def faults(folder: Path) -> list[Fault]:
    contents = read(folder)
    by_game = faults_by_game(contents, SALVAGE, numbered)
    return [*faults_as_a_whole(folder, contents), *(fault for found in by_game for fault in found)]


def test_what_is_written_is_what_was_played(folder: Path) -> None:
    contents, told = read(folder), games()
    assert contents.about == ABOUT
    assert [row.seed for row in contents.games] == [EXPERIMENT.seed_of(number) for number in range(4)]
    assert contents.decisions.to_pylist() == [msgspec.to_builtins(line) for one in told for line in one.lines]
    assert contents.decisions.num_rows == sum(row.decisions for row in contents.games)


def test_a_journal_plays_the_same_game_again(folder: Path) -> None:
    row = read(folder).games[2]
    end = result(load(record_of(row, "salvage", SALVAGE.version), SALVAGE).game)
    assert end is not None
    assert list(row.scores) == list(end.scores)
    assert list(row.places) == list(end.places)


def test_each_decision_has_the_score_of_its_seat(folder: Path) -> None:
    contents = read(folder)
    for line in contents.lines(0, contents.games[0].decisions):
        clock = line.seat == CLOCK
        assert line.player == (CLOCKS if clock else "random")
        assert line.score == (None if clock else contents.games[0].scores[line.seat])
        assert line.offered >= 1


def test_an_honest_set_has_no_faults(folder: Path) -> None:
    assert faults(folder) == []


def changed(folder: Path, name: str, change: Callable[[list[dict[str, Any]]], object]) -> None:
    """Change the rows of a file, as somebody would who means to deceive."""
    table = parquet.read_table(folder / name)
    rows = table.to_pylist()
    change(rows)
    parquet.write_table(pa.Table.from_pylist(rows, table.schema), folder / name)
    (folder / CARD).write_text(card(read(folder)), "utf-8")


def lose_a_choice(rows: list[dict[str, Any]]) -> None:
    journal = msgspec.json.decode(rows[1]["journal"])
    rows[1]["journal"] = msgspec.json.encode(journal[:3] + journal[4:]).decode()


@pytest.mark.parametrize(
    ("name", "change", "where"),
    [
        (GAMES, lambda rows: rows[1].update(scores=[99, 0, 0]), "game 1, scores"),
        (GAMES, lambda rows: rows[1].update(places=[1, 1, 1]), "game 1, places"),
        (GAMES, lambda rows: rows[1].update(decisions=1), "game 1, decisions"),
        (GAMES, lambda rows: rows[1].update(seed="another"), "game 1"),
        (GAMES, lambda rows: rows[1].update(options='{"rounds": 99}'), "game 1"),
        (GAMES, lambda rows: rows[1].update(options="{"), "game 1"),
        (GAMES, lambda rows: rows[1].update(players=["random", "random", "person"]), "game 1, decision at entry"),
        (GAMES, lambda rows: rows[1].update(players=["random"]), "game 1"),
        (GAMES, lambda rows: rows[1].update(journal="[]"), "game 1"),
        (GAMES, lambda rows: rows[1].update(journal='[{"did": "play", "seat": 77}]'), "game 1"),
        (GAMES, lose_a_choice, "game 1"),
        (GAMES, lambda rows: rows.pop(1), DECISIONS),
        (GAMES, lambda rows: rows[1].update(game=0), GAMES),
        (GAMES, list.reverse, GAMES),
        (DECISIONS, lambda rows: rows[5].update(offered=99), "game 0, decision at entry 5, offered"),
        (DECISIONS, lambda rows: rows[5].update(choice="{}"), "game 0, decision at entry 5, choice"),
        (DECISIONS, lambda rows: rows[5].update(action=77), "game 0, decision at entry 5, action"),
        (DECISIONS, lambda rows: rows[5].update(question="Why"), "game 0, decision at entry 5, question"),
        (DECISIONS, lambda rows: rows[5].update(taken_back=True), "game 0, decision at entry 5, taken_back"),
        (DECISIONS, lambda rows: rows[5].update(score=-1), "game 0, decision at entry 5, score"),
        (DECISIONS, lambda rows: rows.pop(), "game 3"),
        (DECISIONS, list.reverse, DECISIONS),
    ],
)
def test_what_does_not_follow_is_found(folder: Path, name: str, change: Any, where: str) -> None:
    changed(folder, name, change)
    found = [fault.where for fault in faults(folder)]
    assert any(place.startswith(where) for place in found)
    if where.startswith("game "):
        assert {place.split(",")[0] for place in found} == {where.split(",")[0]}


def test_a_card_that_says_something_else_is_found(folder: Path) -> None:
    (folder / CARD).write_text((folder / CARD).read_text("utf-8").replace("4 games", "5 games"), "utf-8")
    assert faults(folder) == [Fault(CARD, "the card does not say what is in the files")]
    (folder / CARD).unlink()
    assert [fault.where for fault in faults(folder)] == [CARD]


def test_choices_that_were_taken_back_are_marked() -> None:
    match = Match.new(SALVAGE, seats=2, seed=3)
    for _ in ("grab a crate", "stow it"):
        match.play(0, match.game.asks[0].choices(match.game)[0])
    match.undo(0)
    match.play(0, match.game.asks[0].choices(match.game)[0])
    match.rewind(1)
    while match.game.asks:
        seat = next(iter(match.game.asks))
        match.play(seat, match.game.asks[seat].default(match.game))
    told = retold(save(match), SALVAGE, ("person", "person"), numbered, 0)
    assert [line.taken_back for line in told.lines[:4]] == [False, True, True, False]
    assert [line.entry for line in told.lines[:4]] == [0, 1, 3, 5]
    assert not any(line.taken_back for line in told.lines[4:])
    assert told.row.decisions == len(told.lines) == len(match.journal) - 2


def test_the_card_says_what_is_there(folder: Path) -> None:
    text = (folder / CARD).read_text("utf-8")
    contents = read(folder)
    for words in (
        "# 4 games of salvage",
        f"{contents.decisions.num_rows} decisions",
        f"salvage, version {SALVAGE.version}",
        '`{"rounds":2}`: 4 games',
        "3 players: 4 games",
        "random: 12 seats",
        "`6 game 0` to `6 game 3`",
        "as you like",
        "those made in secret too",
    ):
        assert words in text
    questions = {line.question for line in contents.lines(0, contents.decisions.num_rows)}
    assert all(f"| {question} |" in text for question in questions)


def test_the_card_explains_every_column(folder: Path) -> None:
    for name, columns in COLUMNS.items():
        assert list(columns) == parquet.read_table(folder / name).column_names


def test_no_more_is_written_once_it_is_told_to_stop(tmp_path: Path) -> None:
    done: list[int] = []
    number = write(tmp_path, ABOUT, games(), stop=lambda: len(done) == 2, progress=lambda: done.append(1))
    (tmp_path / CARD).write_text(card(read(tmp_path)), "utf-8")
    assert number == len(read(tmp_path).games) == 2
    assert faults(tmp_path) == []


def test_what_is_done_is_kept_when_something_breaks(tmp_path: Path) -> None:
    def breaking() -> Iterable[Told]:
        yield from games()[:3]
        raise MemoryError

    with pytest.raises(MemoryError):
        write(tmp_path, ABOUT, breaking(), stop=lambda: False, progress=lambda: None)
    assert len(read(tmp_path).games) == 3


def test_what_is_no_data_set_is_refused(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(BadDataset, match=r"is no data set: it has no games.parquet"):
        read(tmp_path)
    (folder / GAMES).write_bytes((folder / GAMES).read_bytes()[:100])
    with pytest.raises(BadDataset, match=r"games.parquet cannot be read"):
        read(folder)
    parquet.write_table(pa.table({"game": [1]}), folder / GAMES)
    with pytest.raises(BadDataset, match=r"games.parquet has other columns"):
        read(folder)


def test_files_of_two_sets_do_not_belong_together(folder: Path, tmp_path: Path) -> None:
    other = msgspec.structs.replace(ABOUT, licence="mine")
    write(tmp_path / "other", other, games(), stop=lambda: False, progress=lambda: None)
    (folder / GAMES).write_bytes((tmp_path / "other" / GAMES).read_bytes())
    with pytest.raises(BadDataset, match="do not belong together"):
        read(folder)


def test_a_folder_in_use_is_refused(folder: Path) -> None:
    with pytest.raises(BadDataset, match="is not empty; choose a new folder"):
        check_folder(folder)
    with pytest.raises(BadDataset, match="is a file"):
        check_folder(folder / CARD)
