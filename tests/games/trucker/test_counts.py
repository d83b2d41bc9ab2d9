"""Counts: how many ways there are to go on for so many choices, from given setups and flights."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from startable.engine import apply, new
from startable.engine.game import proceed
from startable.games.trucker import TRUCKER
from startable.games.trucker.notation import read_flight
from startable.games.trucker.table import Trucking

FOLDER = Path(__file__).parents[2] / "counts"


def cases() -> Iterator[tuple[str, int, int]]:
    """A setup or the name of a flight, a depth, and the number of ways."""
    for line in (FOLDER / "trucker.txt").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            setup, _, numbers = line.partition(":")
            yield from ((setup, depth, int(number)) for depth, number in enumerate(numbers.split(), 1))


def table(setup: str) -> Trucking:
    if setup.startswith("flight"):
        flight = read_flight((FOLDER / f"trucker-{setup.split()[1]}.txt").read_text("utf-8"), seed=setup)
        proceed(flight)
        return flight
    words = dict(word.split("=") for word in setup.split())
    options = {name: words[name] for name in ("edition", "level", "rounds", "ship", "pace") if name in words}
    game = new(TRUCKER, seats=int(words["seats"]), seed=words["seed"], free_welding="free" in words, **options)
    assert isinstance(game, Trucking)
    return game


def leaves(game: Trucking, depth: int) -> int:
    """Ways to go on, the lowest seat that is asked always choosing next."""
    if depth == 0 or game.over:
        return 1
    seat = max(game.asks) if min(game.asks) < 0 else min(game.asks)
    total = 0
    for choice in game.asks[seat].choices(game):
        after = game.clone()
        apply(after, seat, choice)
        total += leaves(after, depth - 1)
    return total


@pytest.mark.parametrize(("setup", "depth", "ways"), tuple(cases()))
def test_there_are_so_many_ways_to_go_on(setup: str, depth: int, ways: int) -> None:
    assert leaves(table(setup), depth) == ways
