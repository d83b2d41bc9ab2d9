"""Counts: how many ways there are to go on for so many choices, from given positions.

A wrong rule that no other test meets changes a number here; the failure lists the number under each first choice.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from startable.engine import Choice, apply, new
from startable.engine.game import proceed
from startable.games.roll import ROLL
from startable.games.roll.notation import read
from startable.games.roll.table import Roll

FOLDER = Path(__file__).parents[2] / "counts"


class Case(NamedTuple):
    name: str
    game: Roll
    depth: int
    ways: int


def cases() -> Iterator[Case]:
    """`roll.txt` has a setup and numbers per line; the other files a position, then depths and numbers."""
    for line in (FOLDER / "roll.txt").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            setup, _, numbers = line.partition(":")
            words = setup.split()
            game = new(ROLL, seats=int(words[1]), seed=words[3], **dict.fromkeys(words[4:], True))
            assert isinstance(game, Roll)
            yield from _cases(setup, game, numbers)
    for file in sorted(FOLDER.glob("roll-*.txt")):
        position, _, numbers = file.read_text("utf-8").rpartition("counts ")
        game = read(position, seed=file.stem)
        proceed(game)
        yield from _cases(file.stem, game, numbers)


def _cases(name: str, game: Roll, numbers: str) -> Iterator[Case]:
    yield from (Case(name, game, depth, int(number)) for depth, number in enumerate(numbers.split(), 1))


def leaves(game: Roll, depth: int) -> int:
    """Ways to go on, the lowest seat that is asked always choosing next."""
    if depth == 0 or game.over:
        return 1
    return sum(leaves(after, depth - 1) for _, after in _ways(game))


def _ways(game: Roll) -> Iterator[tuple[Choice, Roll]]:
    seat = min(game.asks)
    for choice in game.asks[seat].choices(game):
        after = game.clone()
        apply(after, seat, choice)
        yield choice, after


def by_first_choice(game: Roll, depth: int) -> str:
    return "\n".join(f"{leaves(after, depth - 1):9} {choice}" for choice, after in _ways(game))


CASES = list(cases())


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.name} depth {case.depth}".replace(" ", "-"))
def test_there_are_so_many_ways_to_go_on(case: Case) -> None:
    found = leaves(case.game, case.depth)
    assert found == case.ways, f"{found} ways, not {case.ways}:\n{by_first_choice(case.game, case.depth)}"


def test_every_step_of_a_round_is_counted_somewhere() -> None:
    names = {file.stem.removeprefix("roll-") for file in FOLDER.glob("roll-*.txt")}
    assert names >= {"assign", "explore", "develop", "settle", "produce", "ship", "manage"}
