"""The player without a browser plays whole games over the wire, whatever the game."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from examples.client import Player
from startable.games import GAMES
from tests.server.served import Served


def play(served: Served, game: str, seats: int) -> None:
    async def whole() -> tuple[str, dict[str, object]]:
        player = Player(served.url, "Ada", Random(1))
        table = await player.open(game, seats)
        return table, await player.play(table)

    table, result = asyncio.run(whole())
    assert served.guest().ask("GET", f"/api/tables/{table}")["result"] == result


@pytest.mark.parametrize(("game", "seats"), [("salvage", 3), ("captains", 2)])
def test_a_whole_game_with_bots(served: Served, game: str, seats: int) -> None:
    play(served, game, seats)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_of_every_game(served: Served, game: str) -> None:
    play(served, game, 3)


def test_a_race_that_was_lost_is_run_again() -> None:
    player = Player("http://nowhere.invalid", "Ada", Random(1))
    player.scene, player.answered = {"nr": 4, "choices": [{"type": "Finish"}]}, 4
    assert player.choose() is None
    again = player.hear({"type": "refused", "nr": 4, "refusal": {"type": "Taken"}})
    assert again == {"type": "choose", "nr": 4, "choice": {"type": "Finish"}}
    with pytest.raises(RuntimeError, match="says no"):
        player.hear({"type": "problem", "problem": "wrong-message", "detail": ""})
