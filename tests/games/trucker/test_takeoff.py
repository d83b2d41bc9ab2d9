"""Flights of given ships without the yard: the same rules, the same pieces, and nothing that could not be built."""

from __future__ import annotations

import random

import pytest

from startable.engine import BadOptions, Chance, apply, new, result
from startable.games.trucker import TRUCKER
from startable.games.trucker.notation import read_ship
from startable.games.trucker.table import Setting, Trucking
from startable.games.trucker.takeoff import take_off
from tests.games.trucker.builders import anyone, sensible

SETTING = Setting(level="I", pace="simulated")
FIRST = """
   6       7       8
6  .       g0010^  .
7  c0120   @3333   h0003
8  .       e1000v  .
"""
SECOND = FIRST.replace("c0120", "c0310").replace("g0010", "g0020").replace("h0003", "B0002").replace("e1000", "e2000")


def ships(*drawn: str) -> list[tuple[int, ...]]:
    used: set[int] = set()
    board = new_table().board
    return [read_ship(board, text, used)[0] for text in drawn]


def new_table() -> Trucking:
    game = new(TRUCKER, seats=2, level="I")
    assert isinstance(game, Trucking)
    return game


def test_ships_take_off_in_their_order_with_all_that_belongs_aboard() -> None:
    game = take_off(Chance.of(1), SETTING, ships(FIRST, SECOND))
    assert game.launched
    assert game.order() == [0, 1]
    assert [game.crew(seat) for seat in (0, 1)] == [4, 4]
    assert [sum(len(game.truckers[seat].lost) for seat in (0, 1)), len(game.deck)] == [0, 8]
    assert TRUCKER.pieces(game) == TRUCKER.pieces(new_table())


def test_the_seed_decides_the_flight_and_flights_do_not_share_anything() -> None:
    pair = ships(FIRST, SECOND)
    decks = {tuple(take_off(Chance.of(seed), SETTING, pair).deck) for seed in range(20)}
    assert len(decks) == 20
    one, two = (take_off(Chance.of(7), SETTING, pair) for _ in range(2))
    rng = random.Random(3)
    while one.asks:
        seat = anyone(one, rng)
        apply(one, seat, sensible(one, seat, rng))
    assert result(one) is not None
    assert two == take_off(Chance.of(7), SETTING, pair)


def test_what_could_not_be_built_does_not_fly() -> None:
    first, second = ships(FIRST, SECOND)
    in_pieces = tuple(-1 if square == new_table().board.start else code for square, code in enumerate(second))
    spoilt = {"each component": [first, first], "18 squares, not 17": [first[:-1]], "GT-CHECK-07": [in_pieces]}
    for why, given in spoilt.items():
        with pytest.raises(BadOptions, match=why):
            take_off(Chance.of(1), SETTING, given)
