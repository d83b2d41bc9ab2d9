"""Random ships at the end of random flights: scores, credits and tiles as a slow reckoning has them."""

from __future__ import annotations

import random

import pytest

from startable.engine.game import proceed
from startable.games.trucker.notation import read_flight
from startable.games.trucker.table import NOBODY, Trucking
from startable.games.trucker.titles import TITLES, score
from tests.games.trucker.referee import Flyer
from tests.games.trucker.test_referee import equip

REWARDS = {"I": 2, "II": 4, "III": 6}


def slow_score(title: str, ship: Flyer) -> int:
    aliens = [cabin for cabin, crew in ship.crew.items() if crew in ("P", "B")]
    scores = {
        "freight": sum(1 for cubes in ship.goods.values() if sum(cubes)),
        "power": len(ship.needy()),
        "cosmopolite": sum(map(ship.distance, aliens)),
        "cruise": sum(1 for cabin in ship.views() if ship.crew[cabin]),
        "engineer": len(ship.tiles),
        "corridor": ship.longest_corridor(),
    }
    return scores[title]


def arriving(rng: random.Random, level: str) -> Trucking:
    """A flight of a trek after its last card; some have given up, and in the third flight some titles are golden."""
    seats = rng.randint(2, 4)
    titles = rng.sample([title.id for title in TITLES], seats)
    words = [f"at {place}" if rng.random() < 0.8 else "out" for place in rng.sample(range(15), seats)]
    if level != "I":
        golden = [" gold" if level == "III" and rng.random() < 0.5 else "" for _ in titles]
        words = [f"{word} title {title}{gold}" for word, title, gold in zip(words, titles, golden, strict=True)]
    blocks = [f"trucker {word}\n7\n7 @3333\n" for word in words]
    game = read_flight(f"level {level}\ntrek {' '.join(titles)}\ndeck\n{''.join(blocks)}")
    for me in game.truckers:
        equip(game, me, rng)
    return game


def reckoned(game: Trucking) -> tuple[list[int], list[int]]:
    """What titles pay each seat, and who has which tile before any is given away."""
    level, order = game.level, game.order()
    paid, owners = [0] * game.seats, list(game.holders)
    for tile, title in enumerate(game.titles):
        scores = {seat: slow_score(TITLES[title].id, Flyer(game, seat)) for seat in order}
        best = [seat for seat in order if scores[seat] == max(scores.values()) and scores[seat] > 0]
        if level == "I":
            owners[tile] = next(iter(best + order), NOBODY)
        for seat in best if level == "I" else [seat for seat in best if seat == owners[tile]]:
            paid[seat] += REWARDS[level] * (2 if game.golden >> tile & 1 else 1)
    return paid, owners


@pytest.mark.rule("GT-TREK-06", "GT-TREK-14", "GT-TREK-17")
@pytest.mark.parametrize("level", ["I", "II", "III"])
def test_titles_pay_and_go_as_a_slow_reckoning_has_it(level: str) -> None:
    rng = random.Random(level)
    for _ in range(60):
        game = arriving(rng, level)
        ships = [Flyer(game, seat) for seat in range(game.seats)]
        for title in range(len(TITLES)):
            assert [score(game, title, seat) for seat in range(game.seats)] == [
                slow_score(TITLES[title].id, ship) for ship in ships
            ]
        paid, owners = reckoned(game)
        proceed(game)
        assert [me.paid[2] for me in game.truckers] == paid
        if NOBODY not in owners:
            assert list(game.holders) == owners
        assert set(game.holders) <= set(range(game.seats))
