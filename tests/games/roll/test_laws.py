"""The laws of the contract hold at every number of players and under every option; random games end by the rules."""

from __future__ import annotations

import random
from statistics import mean

import pytest

from startable.engine import apply, contract, new, result
from startable.games import ledger
from startable.games.roll import ROLL
from startable.games.roll.table import Roll

OTHER_READINGS = {"split_reassign": True, "sole_tourism": True, "optional_return": True, "first_game": True}


@pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["as usual", "other readings"])
def test_random_games_keep_the_laws(options: dict[str, bool]) -> None:
    rows = {row.id for row in ledger.read("roll")}
    report = contract.run(
        ROLL, games=4, probes=5, seed=len(options), options=[options], ledger=rows, module="startable.games.roll"
    )
    assert report.kept, report.broken
    assert all(checks for _, checks, _ in report.rows)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_by_the_rules(seats: int) -> None:
    rounds = []
    for seed in range(6):
        rng = random.Random(seed)
        game = new(ROLL, seats=seats, seed=seed)
        assert isinstance(game, Roll)
        while not game.over:
            seat = rng.choice(sorted(game.asks))
            apply(game, seat, rng.choice(game.asks[seat].choices(game)))
        assert game.pool <= 0 or max(player.tiles for player in game.players) >= 12
        assert game.ending
        found = result(game)
        assert found is not None
        assert 1 in found.places
        rounds.append(game.round)
    assert 10 < mean(rounds) < 60
