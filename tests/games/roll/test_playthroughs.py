"""Whole games on file: the choices written there still lead to the same events and results."""

from __future__ import annotations

from pathlib import Path

import pytest

from startable.games.roll import ROLL
from tools import playthroughs

FILES = sorted(playthroughs.FOLDER.glob("roll-*.txt"))
"""Written by `python -m tools.playthroughs roll`; see what a difference means before writing them anew."""


def test_there_is_a_playthrough_at_every_number_of_players() -> None:
    assert {file.stem for file in FILES} >= {f"roll-{seats}" for seats in ROLL.seats}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_playthrough_plays_as_it_did(file: Path) -> None:
    written = file.read_text(encoding="utf-8")
    assert playthroughs.again(ROLL, written).splitlines() == written.splitlines()
    assert written.splitlines()[-1].startswith("= Result")


def test_a_playthrough_is_the_same_for_the_same_seed_and_says_its_options() -> None:
    first, second = (playthroughs.played(ROLL, 2, "again", {"first_game": True}) for _ in range(2))
    assert first == second
    assert first.startswith('{"game":"roll","version":1,"seats":2,"seed":"again","options":{"first_game":true}}\n')
    assert playthroughs.again(ROLL, first) == first
    assert playthroughs.name_of(ROLL, 2, {"first_game": True}) == "roll-2-first_game=True"


@pytest.mark.parametrize("line", ["0 Steal [1]", "0 Stock", "x Stock [1]", "0 Stock [1,2]", '0 Stock ["red"]'])
def test_a_line_that_is_no_choice_is_refused_with_its_number(line: str) -> None:
    head = FILES[0].read_text(encoding="utf-8").splitlines()[0]
    with pytest.raises(playthroughs.BadPlaythrough, match="line 2, "):
        playthroughs.again(ROLL, f"{head}\n{line}\n")


def test_a_changed_rule_shows_as_a_difference() -> None:
    written = FILES[0].read_text(encoding="utf-8")
    changed = written.replace("  Opened [0,", "  Opened [1,", 1)
    assert playthroughs.again(ROLL, changed) == written != changed
