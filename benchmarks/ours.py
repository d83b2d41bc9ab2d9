"""Ourselves in the comparison: the three games as they are, and in the forms that peers give games."""

from __future__ import annotations

import random
from importlib.util import find_spec
from typing import Any

from benchmarks.clockwork import Work
from benchmarks.decisions import clones, random_play
from benchmarks.peers import positions, searches, spiel_games, turns_games
from benchmarks.rival import Rival
from startable import bots
from startable.bots.choosing import choose
from startable.engine import CLOCK, Choice, Game, Seat, apply, new
from startable.games import GAMES, find
from startable.lab.play import next_seat

__all__ = ["in_openspiel", "in_pettingzoo", "ourselves", "own_searches"]

SEATS = 2  # where a peer's interface or a search is measured
SEARCH = "search"
CHOICES = 400  # that it may play in imagined games for each decision
ITERATIONS = 20


def ourselves() -> list[Rival]:
    return [
        Rival(
            f"startable {name}",
            random_play(name),
            random_play(name, whole=True),
            clones(find(name)),
            own_searches(name),
        )
        for name in GAMES
    ]


def own_searches(name: str) -> Work:
    """Our searching bot from the first choice on, until it has played out some candidates in imagined games."""
    played_out: list[Seat] = []
    kind: Any = bots.find(name, f"{SEARCH}@{CHOICES}")

    class Counting(kind):  # type: ignore[misc]
        def standing(self, game: Game, seat: Seat) -> Any:
            played_out.append(seat)
            return super().standing(game, seat)

    def work() -> int:
        played_out.clear()
        game, bot, dice = new(find(name), seats=SEATS, seed=1), Counting(1.0), random.Random(1)
        seat: Seat = -1
        while game.asks and len(played_out) < ITERATIONS:
            seat = next_seat(game, seat)
            apply(game, seat, _chosen(game, seat, bot, dice))
        return len(played_out)

    return work


def _chosen(game: Game, seat: Seat, bot: bots.Bot, dice: random.Random) -> Choice:
    return game.asks[seat].default(game) if seat == CLOCK else choose(game, seat, bot, dice)


def in_openspiel() -> list[Rival]:
    """The same games as OpenSpiel knows them."""
    if not find_spec("pyspiel"):
        return []
    from startable.envs.spiel import GAMES as REGISTERED

    return [
        Rival(
            f"startable {game.rules.name} in OpenSpiel",
            spiel_games(loaded, 1),
            spiel_games(loaded, 1, whole=True),
            positions(loaded),
            searches(loaded),
        )
        for game in REGISTERED
        for loaded in [game({"players": SEATS})]
    ]


def in_pettingzoo() -> list[Rival]:
    """The same games as PettingZoo environments, observations as arrays included."""
    if not find_spec("pettingzoo"):
        return []
    from startable.envs.turns import TurnsEnv

    why = {"clone": "as the game itself", "search": "as the game itself"}
    return [
        Rival(f"startable {name} in PettingZoo", turns_games(env, 3), turns_games(env, 3, whole=True), why=why)
        for name in GAMES
        for env in [TurnsEnv(name, seats=SEATS)]
    ]
