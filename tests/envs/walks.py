"""Games to look at: at random for as long as they last, or as bots play them, with a slip here and there."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from startable import bots
from startable.bots.choosing import choose
from startable.engine import CLOCK, Choice, Game, apply, new
from startable.games import find

SHAPED = ("captains", "roll", "trucker")
EARLY = {"Pass", "Stop", "Skip", "Finish", "GiveUp", "PutBack"}  # what cuts a random game short; seldom chosen here
SELDOM = 0.05

# Tables as they come, for every number of players, and others: all that the numbers have to cover.
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *((name, seats, {}) for name in SHAPED for seats in find(name).seats),
    ("captains", 1, {"passenger": "random"}),
    ("captains", 3, {"technology_board": "B"}),
    ("roll", 2, {"first_game": True}),
    ("roll", 4, {"split_reassign": True, "optional_return": True}),
    ("trucker", 1, {"level": "L"}),
    ("trucker", 2, {"level": "III", "free_welding": True}),
    ("trucker", 3, {"level": "I", "free_welding": True, "players_inspect": True}),
    ("trucker", 2, {"mode": "trek"}),
]


def walk(name: str, seats: int, seed: int, most: int = 400, **options: Any) -> list[Game]:
    """The moments of a random game."""
    game, rng = new(find(name), seats=seats, seed=seed, **options), Random(seed)
    moments: list[Game] = []
    while game.asks and len(moments) < most:
        moments.append(game.clone())
        seat = rng.choice([seat for seat in game.asks if seat != CLOCK])
        apply(game, seat, pick(game.asks[seat].choices(game), rng))
    return moments


def pick(choices: Sequence[Choice], rng: Random) -> Choice:
    late = [choice for choice in choices if type(choice).__name__ not in EARLY]
    return rng.choice(late if late and rng.random() > SELDOM else choices)


def stroll(name: str, seats: int, seed: int, every: int = 1, **options: Any) -> list[Game]:
    """Every so manieth moment of a whole game between bots, and its end."""
    game, rng = new(find(name), seats=seats, seed=seed, **options), Random(seed)
    bot = bots.find(name, bots.stand_in(name))(0.1)
    moments: list[Game] = []
    number = 0
    while game.asks:
        if number % every == 0:
            moments.append(game.clone())
        number += 1
        seat = rng.choice([seat for seat in game.asks if seat != CLOCK])
        if rng.random() < SELDOM:
            apply(game, seat, pick(game.asks[seat].choices(game), rng))
        else:
            apply(game, seat, choose(game, seat, bot, rng))
    return [*moments, game]
