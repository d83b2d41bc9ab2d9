"""Who plays in imagined games: quicker than the bots at tables, and no cleverer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from startable import bots
from startable.bots.captains.hasty import Rest
from startable.bots.roll.hasty import Hasty
from startable.bots.roll.outlook import Outlook
from startable.bots.roll.search import Search as SearchingEmpire
from startable.bots.roll.weights import Weights
from startable.bots.search import Usual
from startable.engine import Game, Seat, apply, imagine, new, view
from startable.games import find
from startable.games.captains.choices import Pass
from startable.games.captains.table import Captains
from startable.games.captains.turn import TakeTurn
from startable.games.captains.view import Sight as Bridge
from startable.games.roll.assign import SelectPhase
from startable.games.roll.table import Roll
from startable.games.roll.view import Sight
from startable.lab.play import next_seat


def moments(name: str, seats: int, seed: int = 0) -> Iterator[tuple[Game, Seat]]:
    """Every question of a game between greedy players."""
    greedy, seat = bots.find(name, "greedy")(0.0), -1
    game = new(find(name), seats=seats, seed=f"imagining {seed}")
    while game.asks:
        seat = next_seat(game, seat)
        yield game, seat
        choices = game.asks[seat].choices(game)
        apply(game, seat, greedy.choose(view(game, seat), game.asks[seat], choices, unimagined, Random(0)))


def unimagined(seed: int | str) -> Game:
    raise AssertionError("greedy players imagine nothing")


@pytest.mark.parametrize("seats", [2, 4])
def test_an_imagined_empire_is_priced_like_one_that_is_seen(seats: int) -> None:
    for game, seat in islice(moments("roll", seats), 0, None, 3):
        assert isinstance(game, Roll)
        sight = view(game, seat)
        assert isinstance(sight, Sight)
        seen, imagined = Outlook.seen(sight, seat, Weights()), Outlook.imagined(game, seat, Weights())
        assert imagined.left == pytest.approx(seen.left)
        assert imagined.money(3) == pytest.approx(seen.money(3))
        tiles = game.players[seat].tableau
        assert [imagined.tile(side) for side in tiles] == pytest.approx([seen.tile(side) for side in tiles])


def test_what_is_remembered_is_what_would_be_chosen_again() -> None:
    """One memory serves all deals that are imagined for one decision."""
    asked = ((game, seat) for game, seat in moments("roll", 2) if isinstance(game.asks[seat], SelectPhase))
    for game, seat in islice(asked, 0, 8, 2):
        player = Hasty()
        for number in range(6):
            world = SearchingEmpire(0.0).likely(imagine(game, seat, number), seat)
            assert isinstance(world, Roll)
            while world.screens and world.asks:
                who = max(world.asks)
                choice = player.choose(world, who)
                assert choice == Hasty().choose(world, who)
                apply(world, who, choice)


def test_rivals_who_are_ready_assign_what_they_rolled_once_more() -> None:
    """They did not do it at random, and what this seat sees of itself stays."""
    again = 0
    for game, seat in moments("roll", 3):
        if isinstance(game.asks[seat], SelectPhase):
            world = imagine(game, seat, 1)
            assert isinstance(world, Roll)
            rolled, own = [me.behind_screen for me in world.players], world.players[seat].clone()
            likely = SearchingEmpire(0.0).likely(world, seat)
            assert isinstance(likely, Roll)
            assert [me.behind_screen for me in likely.players] == rolled
            assert likely.players[seat] == own
            assert sorted(likely.asks) == [other for other in range(3) if any(likely.players[other].rolled)]
            again += len(likely.asks) > len(game.asks)
    assert again


def test_the_other_captains_pass_once_they_have_sent_somebody() -> None:
    game, seat = next((game, seat) for game, seat in moments("captains", 3) if isinstance(game.asks[seat], TakeTurn))
    sight = view(game, seat)
    assert isinstance(sight, Bridge)
    player, world, own, passed = Rest(sight, seat), imagine(game, seat, 1), 0, []
    assert isinstance(world, Captains)
    while world.round == sight.round:
        who = max(world.asks)
        turn, choice = isinstance(world.asks[who], TakeTurn), player.choose(world, who)
        sent = sum(world.captains[who].ready) < sum(sight.captains[who].ready)
        own += turn and who == seat
        if turn and who != seat:
            assert (choice == Pass()) == sent
            passed += [who] * sent
        apply(world, who, choice)
    assert own > 2
    assert sorted(passed) == [other for other in range(3) if other != seat]


def test_who_sees_the_same_need_not_think_again() -> None:
    game, seat = next((game, seat) for game, seat in moments("captains", 2) if isinstance(game.asks[seat], TakeTurn))
    player = Usual(bots.find("captains", "greedy")(0.0))
    chosen = [player.choose(imagine(game, seat, number), seat) for number in range(5)]
    assert len(set(chosen)) == len(player.known) == 1
