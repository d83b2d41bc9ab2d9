"""Bots in the 2007 edition: whole games in rounds, with every ship, variant and team."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from startable import bots
from startable.engine import CLOCK, Game, apply, new, result, view
from startable.engine.rules import Result
from startable.games import find
from startable.games.trucker.components import BOXES
from startable.games.trucker.events import ChangedPlaces, Welded
from startable.games.trucker.table import Trucking
from startable.lab.play import next_seat, play_out

TRUCKER = find("trucker")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"training": True, "rounds": "I-II", "pace": "live"}),
    (3, {"rounds": "III", "ship": "IIIA", "pace": "simulated"}),
    (2, {"rounds": "II", "optimised_forecasts": True, "pace": "relaxed"}),
    (3, {"rounds": "I", "free_welding": True, "players_inspect": True, "pace": "simulated"}),
    (3, {"rounds": "I-III", "ship": "IVC", "pace": "simulated"}),
    (2, {"rounds": "III", "ship": "IVC", "pace": "live"}),
    (1, {"rounds": "III", "ship": "IVC", "pace": "relaxed"}),
    (3, {"rounds": "III", "ship": "III-IV", "pace": "relaxed"}),
    (4, {"rounds": "I-II", "teams": True, "pace": "simulated"}),
    (4, {"rounds": "II", "teams": True, "change_places": True, "pace": "live"}),
]


def table(seats: int, seed: str, **options: Any) -> Trucking:
    game = new(TRUCKER, seats=seats, seed=seed, edition="2007", **options)
    assert isinstance(game, Trucking)
    return game


def unimagined(seed: int | str) -> Game:
    raise AssertionError("this bot needs no imagined games")


def ended(game: Trucking) -> Result:
    found = result(game)
    assert found is not None
    return found


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_bots_choose_what_is_offered_and_games_end(seats: int, options: dict[str, Any]) -> None:
    """The loop itself refuses what is not offered."""
    game = table(seats, str(options), **options)
    players = [bots.find("trucker", name)(0.0) for name in ("greedy", "cautious", "racer", "greedy")[:seats]]
    play_out(game, players, seed=seats)
    assert game.last_flight
    assert len(ended(game).scores) == seats
    assert {tile for me in game.truckers for code in me.cells if (tile := code // 4) >= 0} <= set(BOXES["2007"])


def test_partners_build_on_at_each_others_boards() -> None:
    """After a change the greedy one goes on with the ship before it."""
    game, bot = table(4, "experts", rounds="III", teams=True, change_places=True), bots.find("trucker", "greedy")(0.0)
    told, seat = [], -1
    while not game.launched:
        seat = next_seat(game, seat)
        ask = game.asks[seat]
        if seat == CLOCK:
            choice = ask.default(game)
        else:
            choice = bot.choose(view(game, seat), ask, ask.choices(game), unimagined, Random(1))
        told += [event for event in apply(game, seat, choice) if isinstance(event, Welded | ChangedPlaces)]
    changes = [number for number, event in enumerate(told) if isinstance(event, ChangedPlaces)]
    assert len(changes) > 1
    first, *_ = [told[start + 1 : end] for start, end in pairwise(changes)]
    assert any(isinstance(event, Welded) for event in first)
    assert all(len(game.hull(seat).squares) > 8 for seat in range(4))


def test_teams_end_with_one_score_each() -> None:
    game = table(4, "purses", rounds="I", teams=True)
    play_out(game, [bots.find("trucker", "greedy")(0.0) for _ in range(4)], seed=1)
    scores = ended(game).scores
    assert (scores[0], scores[2]) == (scores[1], scores[3])
