"""How many ways lead on from given positions, and whole games on file."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from startable.engine.game import apply
from startable.games.captains import CAPTAINS
from startable.games.captains.reading import read
from startable.games.captains.table import Captains
from tools.playthroughs import FOLDER, again

COUNTS = tomllib.loads((Path(__file__).parents[2] / "counts" / "captains.toml").read_text("utf-8"))["position"]
GAMES = sorted(FOLDER.glob("captains-*.txt"))


def ways(game: Captains, length: int) -> int:
    """How many sequences of so many choices there are; a game that ends early counts once."""
    return sum(branches(game, length).values()) if length and not game.over else 1


def branches(game: Captains, length: int) -> Counter[str]:
    """The same by first choice, which tells where a count has gone wrong."""
    found: Counter[str] = Counter()
    for seat, ask in game.asks.items():
        for choice in ask.choices(game):
            after = game.clone()
            apply(after, seat, choice)
            found[str(choice)] = ways(after, length - 1)
    return found


@pytest.mark.parametrize("position", COUNTS, ids=[position["name"] for position in COUNTS])
def test_there_are_as_many_ways_as_ever(position: dict[str, object]) -> None:
    game = read(str(position["text"]))
    counts = position["counts"]
    assert isinstance(counts, list)
    for length, number in counts:
        assert ways(game, length) == number, branches(game, length)


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_a_game_on_file_plays_out_as_it_did(path: Path) -> None:
    text = path.read_text("utf-8")
    assert again(CAPTAINS, text) == text


def test_games_of_every_size_are_on_file() -> None:
    assert {path.stem.split("-")[1] for path in GAMES} == {"1", "2", "3", "4"}
