"""Levels: easy, normal and hard are different bots, and hard thinks in a worker process within its time."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from startable.engine import Game, imagine, new, snapshot
from startable.games import find
from startable.server.thinkers import Thinkers
from startable.server.worker import Think
from tests.server.served import Served


@pytest.mark.parametrize("game", ["roll", "captains", "trucker"])
def test_a_level_says_who_plays(served: Served, game: str) -> None:
    levels = ("easy", "normal", "hard")
    seats: list[dict[str, Any]] = [{}, *({"kind": "bot", "bot": "greedy", "level": level} for level in levels)]
    ada = served.guest("Ada")
    table = ada.ask("POST", "/api/tables", game=game, seats=seats)["id"]
    shown = ada.ask("GET", f"/api/tables/{table}")["seats"][1:]
    assert [(seat["bot"], seat["level"]) for seat in shown] == [
        ("easy", "easy"),
        ("greedy", "normal"),
        ("hard", "hard"),
    ]


def thought(bot: str, seconds: float, patience: float) -> tuple[Any, str, Game]:
    """What a bot says in a worker about the first turn of a game, who it was, and the game."""
    rules = find("captains")
    game = new(rules, seats=2, seed=3)
    (seat,) = game.asks
    imagined = msgspec.Raw(snapshot(imagine(game, seat, 8)))
    wish = Think(game="captains", bot=bot, seconds=seconds, seat=seat, seed="5", imagined=imagined)

    async def ask() -> tuple[Any, str]:
        thinkers = Thinkers(workers=1, patience=patience)
        try:
            return await thinkers.choose(wish, rules)
        finally:
            await thinkers.close()

    return *asyncio.run(ask()), game


@pytest.mark.parametrize("bot", ["search", "hard"])
def test_the_searcher_thinks_in_a_worker_within_its_time(bot: str) -> None:
    choice, by, game = thought(bot, seconds=0.2, patience=60.0)
    assert by == bot
    (ask,) = game.asks.values()
    assert choice in ask.choices(game)


def test_greedy_takes_over_from_a_searcher_who_is_too_slow() -> None:
    choice, by, game = thought("tests.server.odd_bots:Pondering", seconds=0.01, patience=8.0)
    assert by == "greedy"
    (ask,) = game.asks.values()
    assert choice in ask.choices(game)
