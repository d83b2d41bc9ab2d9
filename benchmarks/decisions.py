"""Our games in random play: list what may be chosen, pick one, play it. Whole games and clones beside it."""

from __future__ import annotations

import random
import sys
from math import inf
from pathlib import Path

import msgspec
from msgspec import Struct

from benchmarks.clockwork import Work, best
from benchmarks.peers import CHESS, chess_games
from benchmarks.trucker import playing
from startable import bots
from startable.engine import CLOCK, Game, Rules, apply, new
from startable.games import GAMES, find
from startable.lab.play import play_out as play_with_bots

__all__ = [
    "SAMPLE",
    "Recorded",
    "clones",
    "greedy_games",
    "play_out",
    "random_games",
    "ratios",
    "slower",
    "whole_games",
]

SAMPLE = "examples.salvage:SALVAGE"
SEATS = 4  # at the tables where whole games are timed, if the game allows so many
GREEDY = "greedy"
RECORD = Path(__file__).parent / "recorded.json"
BY_HALF = 1.5


def random_games(rules: Rules, games: int) -> Work:
    def work() -> int:
        rng, choices = random.Random(1), 0
        seats = sorted(rules.seats)
        for number in range(games):
            choices += play_out(new(rules, seats=seats[number % len(seats)], seed=number), rng)
        return choices

    return work


def random_play(name: str, whole: bool = False) -> Work:
    """Random games, counted in decisions or in games. Truckers seldom stop: at random they would before they begin."""
    if name == "trucker":
        return playing(4, whole)
    return whole_games(find(name), 3) if whole else random_games(find(name), 6)


def play_out(game: Game, rng: random.Random, most: float = inf) -> int:
    """Play at random to the end, or so many choices; the clock acts only when nobody else can."""
    choices = 0
    while game.asks and choices < most:
        seats = [seat for seat in game.asks if seat != CLOCK]
        seat = rng.choice(seats) if seats else CLOCK
        apply(game, seat, rng.choice(game.asks[seat].choices(game)))
        choices += 1
    return choices


def whole_games(rules: Rules, games: int) -> Work:
    def work() -> int:
        for number in range(games):
            play_out(new(rules, seats=seats_at(rules), seed=number), random.Random(number))
        return games

    return work


def greedy_games(rules: Rules, games: int) -> Work:
    """Games between greedy bots, views and all."""

    def work() -> int:
        seats = seats_at(rules)
        for number in range(games):
            players = [bots.find(rules.name, GREEDY)(0.1) for _ in range(seats)]
            play_with_bots(new(rules, seats=seats, seed=number), players, number)
        return games

    return work


def seats_at(rules: Rules) -> int:
    return max(seats for seats in rules.seats if seats <= SEATS)


def clones(rules: Rules, number: int = 2_000) -> Work:
    """Clones of a table in the middle of a game, with as many seats as it allows."""
    game = new(rules, seats=max(rules.seats), seed=1)
    play_out(game, random.Random(1), most=play_out(game.clone(), random.Random(1)) / 2)

    def work() -> int:
        for _ in range(number):
            game.clone()
        return number

    return work


# What we once were


class Recorded(Struct, frozen=True):
    """A decision of each game in decisions of python-chess, as we last wrote it down."""

    python: str
    ratios: dict[str, float]


def ratios(turns: int) -> dict[str, float]:
    """A decision of each of our games in decisions of python-chess, by processor time, each one's best turn."""
    found = best({CHESS: chess_games(3), **{name: random_play(name) for name in (SAMPLE, *GAMES)}}, turns)
    return {name: found[name] / found[CHESS] for name in found if name != CHESS}


def recorded() -> Recorded:
    return msgspec.json.decode(RECORD.read_bytes(), type=Recorded)


def this_python() -> str:
    return f"{sys.implementation.name} {sys.version_info.major}.{sys.version_info.minor}"


def record(turns: int) -> Recorded:
    """Write down how fast we are now, for later comparison."""
    now = Recorded(this_python(), {name: round(ratio, 3) for name, ratio in ratios(turns).items()})
    RECORD.write_bytes(msgspec.json.format(msgspec.json.encode(now), indent=2) + b"\n")
    return now


def slower(before: dict[str, float], now: dict[str, float]) -> dict[str, tuple[float, float]]:
    """Which games have become slower by half: what was recorded, and what is."""
    return {
        name: (before[name], round(ratio, 3)) for name, ratio in now.items() if ratio > BY_HALF * before.get(name, inf)
    }
