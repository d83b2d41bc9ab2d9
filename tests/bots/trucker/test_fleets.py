"""Greedy truckers with the fleets of class IVC: how they build, insure, feed and fly them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from startable import bots
from startable.bots.choosing import choose
from startable.bots.trucker.fleets import links, needs, remains, weakest
from startable.engine import Choice, Seat, apply, new
from startable.games.trucker import TRUCKER
from startable.games.trucker.choices import Activate, Decline, Finish, FlipGlass, Improve, Insure, Land, Ready, TakeMore
from startable.games.trucker.edition import EDITIONS
from startable.games.trucker.events import BridgeOpened, Finished
from startable.games.trucker.losses import KeepPart
from startable.games.trucker.table import Trucking
from tests.games.trucker.positions import at, flight, story
from tests.games.trucker.test_fleet_yard import built

OPEN_SPACE, NEXT = "07-I-05", "07-II-06"


def answer(game: Trucking, seat: Seat = 0, name: str = "greedy") -> Choice:
    return choose(game, seat, bots.find("trucker", name)(0.0), Random(0))


def yard(seed: str, **options: Any) -> Trucking:
    game = new(TRUCKER, seats=2, seed=seed, edition="2007", rounds="III", ship="IVC", **options)
    assert isinstance(game, Trucking)
    return game


def fleet(deck: str, drawn: str, level: str = "IVC", bridges: str = "") -> Trucking:
    return flight(f"{deck} {NEXT}", (9, drawn), level=level, edition="2007", bridges=bridges)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_they_wait_for_both_dice_and_take_off_with_crews_and_engines(seed: str) -> None:
    game, told = yard(seed), []
    while not game.launched:
        seat = min(game.asks)
        told += apply(game, seat, answer(game, seat))
    dice = [number for number, event in enumerate(told) if isinstance(event, BridgeOpened)]
    finished = [number for number, event in enumerate(told) if isinstance(event, Finished)]
    assert len(dice) == 2
    assert max(dice) < min(finished)
    for seat in range(2):
        ships = game.hull(seat).fleet
        assert all(game.astronauts(seat, ship) for ship in ships)
        assert all(ship.engines or ship.double_engines for ship in ships)
        assert len(game.hull(seat).squares) > 12


def test_what_dice_may_join_is_not_begun_apart() -> None:
    board = EDITIONS["2007"].boards["IVC"]
    assert links(board) == (frozenset({1, 2}), frozenset({0, 3}), frozenset({0, 3}), frozenset({1, 2}))
    start = needs(built("5\n5 @3333").hull(0))
    assert start.welcome == {square for square in range(50) if board.parts[3] >> square & 1}
    both = built("5 9\n5 @3333 .\n9 . c2121", dice=(2, 5))
    assert needs(both.hull(0)).welcome == frozenset()  # the other two grow out of these
    apart = built("5\n5 @3333", dice=(2, 3))
    joined = {square for part in (1, 3) for square in range(50) if board.parts[part] >> square & 1}
    assert needs(apart.hull(0)).welcome == joined


def test_the_glass_is_turned_for_the_dice() -> None:
    game = built("5\n5 @3333", dice=(2,))
    apply(game, -2, game.asks[-2].choices(game)[0])
    assert answer(game) == FlipGlass()
    other = built("5\n5 @3333", dice=(2, 4))
    apply(other, -2, other.asks[-2].choices(other)[0])
    assert answer(other) != FlipGlass()


def test_cells_go_where_they_make_the_slowest_ship_faster() -> None:
    drawn = "5 6 9 10\n5 @3333:2 b3000:2 . .\n6 E2000v . . .\n8 . . e0003v e0003v\n9 . . c2121:2 ."
    game = fleet(OPEN_SPACE, drawn)
    assert answer(game) == Activate(at(game, 6, 5), at(game, 5, 6))
    enough = "5 6 9 10\n5 @3333:2 . . .\n6 e1000v . . .\n8 . . E2000v e0003v\n9 . . c2121:2 b3000:2"
    game = flight(f"{OPEN_SPACE} {NEXT}", (9, enough), (9 + 1, "5\n5 @3333:2"), level="IVC", edition="2007")
    assert weakest(game.hull(0)).squares[0] == at(game, 5, 5)
    assert answer(game) == Ready()  # whatever the other one does, one engine holds it back


def test_a_fleet_that_breaks_keeps_the_better_part_beside_its_other_ships() -> None:
    game = fleet("07-I-04", "4 5 6 9\n5 c2121:2 @3333:2 . .\n9 . . . c3020:2")
    ship = game.hull(0)
    assert remains(ship) == [sum(1 << square for square in ship.squares)]
    broken = built("5 6 8\n5 @3333 h0003 .\n6 . . c2121", dice=(1,))
    apply(broken, 0, Finish(1))
    assert isinstance(broken.asks[0], KeepPart)
    assert [mask.bit_count() for mask in remains(broken.hull(0))] == [2, 1]
    assert answer(broken) == broken.asks[0].choices(broken)[0]


@pytest.mark.parametrize(("holds", "choice"), [("H0201 h0003", TakeMore()), ("r0303 .", Improve(2))])
def test_goods_are_improved_as_there_is_room(holds: str, choice: Choice) -> None:
    game = fleet("07-I-15", f"7 8 9\n7 @3333:2 {holds}", level="IV")
    story(game, (0, Land(0)))
    assert answer(game) == choice


def test_only_the_cautious_insure_and_only_a_fleet_that_is_worth_it() -> None:
    game = built("5\n5 @3333")
    game.truckers[0].credits = 20
    apply(game, 0, Finish(1))
    assert [answer(game, name=name) for name in ("greedy", "cautious")] == [Decline(), Decline()]
    tiles = iter(game.pool)
    parts = sum(game.board.parts)
    game.truckers[0].cells = tuple(next(tiles) * 4 if parts >> square & 1 else -1 for square in range(50))
    assert [answer(game, name=name) for name in ("greedy", "cautious")] == [Decline(), Insure(8)]
    game.truckers[0].credits = 4
    assert answer(game, name="cautious") == Insure(2)
