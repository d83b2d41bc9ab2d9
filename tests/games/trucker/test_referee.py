"""Random ships through random cards, judged by a referee who has only read the book."""

from __future__ import annotations

import random

import pytest

from startable.engine import Choice, Seat, play
from startable.engine.game import TABLE, proceed
from startable.games.trucker.cards import CARDS
from startable.games.trucker.choices import Unload
from startable.games.trucker.components import CAPACITY, SPECIAL
from startable.games.trucker.edition import EDITIONS
from startable.games.trucker.flight import Reveal
from startable.games.trucker.notation import read_flight
from startable.games.trucker.table import WEIGHT, Trucker, Trucking
from tests.games.trucker.referee import CARDS as RULES
from tests.games.trucker.referee import Flyer, Referee
from tests.games.trucker.test_ship import random_ship

EDITION = EDITIONS["2021"]


def table(rng: random.Random) -> Trucking:
    """Ships somewhere on their way, most of them with something aboard, and half of the time close together."""
    level, seats = rng.choice(["L", "I", "II", "III"]), rng.randint(1, 4)
    near = EDITION.flights[level].spaces if rng.random() < 0.5 else 9
    cards = rng.sample(EDITION.cards("L") if level == "L" else range(60), 6)
    truckers = "".join(f"trucker at {place}\n7\n7 @3333\n" for place in rng.sample(range(near), seats))
    game = read_flight(
        f"level {level}\ndeck {' '.join(CARDS[card].id for card in cards)}\n{truckers}", rng.random().hex()
    )
    for me in game.truckers:
        equip(game, me, rng)
    for colour, weight in enumerate(WEIGHT):
        game.bank[colour] -= sum(me.aboard[hold] // weight % 4 for me in game.truckers for hold in holds(game, me))
    return game


def holds(game: Trucking, me: Trucker) -> tuple[int, ...]:
    return game.hull(game.truckers.index(me)).holds


def equip(game: Trucking, me: Trucker, rng: random.Random) -> None:
    """A random ship, and a random part of what it could carry."""
    ship = random_ship(rng.randrange(10**9), game.board.printed.name, legal=True)
    me.cells, me.aboard = ship.cells, [0] * len(ship.cells)
    for square in ship.cabins:
        aliens = [alien for alien in ship.homes.get(square, ()) if alien not in me.aboard and game.level != "L"]
        me.aboard[square] = rng.choice([*aliens, *aliens, 0, 1, 2, 2])
    for square in ship.batteries:
        me.aboard[square] = rng.randint(0, CAPACITY[me.cells[square]])
    for square in ship.holds:
        colours = WEIGHT if SPECIAL[me.cells[square]] else WEIGHT[1:]
        me.aboard[square] = sum(rng.choices(colours, k=rng.randint(0, CAPACITY[me.cells[square]])))


def fly(game: Trucking, rng: random.Random) -> list[tuple[Seat, Choice]]:
    """Resolve the next card and stop before anyone may give up; all that was chosen."""
    chosen = []
    game.agendas = {TABLE: (Reveal(),)}
    proceed(game)
    while game.asks:
        seat = min(game.asks)
        choices = list(game.asks[seat].choices(game))
        forward = [choice for choice in choices if not isinstance(choice, Unload)]
        choice = rng.choice(forward if rng.random() < 0.8 else choices)
        chosen.append((seat, choice))
        game.told, game.sealed = [], []
        play(game, seat, choice)
    return chosen


@pytest.mark.parametrize("seed", range(12))
def test_every_card_ends_as_the_referee_says(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("startable.games.trucker.flight.Between.run", lambda step, game: None)
    rng = random.Random(seed)
    for _ in range(8):
        game = table(rng)
        while game.deck and game.order():
            referee, card, before = Referee(game), CARDS[game.deck[-1]], len(game.dice)
            chosen = fly(game, rng)
            referee.judge(card, chosen, game.dice[before:])
            for seat in range(game.seats):
                assert referee.flyers[seat].told() == Flyer(game, seat).told(), (card.id, chosen)


def test_the_referee_knows_every_kind_of_card() -> None:
    assert set(RULES) == {card.kind for card in CARDS}
