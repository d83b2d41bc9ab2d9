"""The hourglass in busy hands."""

from __future__ import annotations

import pytest

from startable.engine import CLOCK
from startable.games.trucker import refusals
from startable.games.trucker.building import BEATS, COSTS, SAND
from startable.games.trucker.choices import Close, FlipGlass, PutBack, Read, TakeHidden, TimeUp, Weld
from tests.games.trucker.positions import hand, refusal, story, yard


@pytest.mark.rule("GT-BUILD-22")
def test_live_a_full_hand_or_a_pile_keeps_nobody_from_turning_the_glass() -> None:
    game = yard(2, "III")
    hand(game, 0, "battery2-3000")
    assert FlipGlass() not in game.asks[0].choices(game)
    story(game, (CLOCK, TimeUp()))
    assert game.asks[0].choices(game)[-1] == FlipGlass()
    story(game, (0, FlipGlass()))
    assert (game.glass, game.running, game.truckers[0].hand >= 0) == (2, True, True)
    weld = next(choice for choice in game.asks[0].choices(game) if isinstance(choice, Weld))
    story(game, (0, weld), (0, Read(0)), (CLOCK, TimeUp()))
    assert game.asks[0].choices(game) == [Close(), FlipGlass()]
    story(game, (0, FlipGlass()))
    assert (game.glass, game.truckers[0].reading) == (3, 0)
    assert game.asks[0].choices(game) == [Close()]


def test_live_a_full_hand_that_has_not_finished_does_not_turn_it_for_the_last_time() -> None:
    game = yard(2, "I")
    hand(game, 0, "battery2-3000")
    story(game, (CLOCK, TimeUp()))
    assert FlipGlass() not in game.asks[0].choices(game)
    assert refusal(game, 0, FlipGlass()) == refusals.OnlyFinished()


def test_simulated_turning_it_with_a_full_hand_costs_time_and_the_hand_stays_full() -> None:
    game = yard(1, "II", "simulated")
    while game.running:
        story(game, (0, TakeHidden()), (0, PutBack()))
    story(game, (0, TakeHidden()))
    now = game.truckers[0].ready_at
    assert FlipGlass() in game.asks[0].choices(game)
    story(game, (0, FlipGlass()))
    assert (game.truckers[0].ready_at, game.runs_out) == (now + COSTS["FlipGlass"], now + COSTS["FlipGlass"] + SAND)
    assert game.truckers[0].hand >= 0


def test_relaxed_the_glass_is_turned_between_the_beats_with_free_hands() -> None:
    game = yard(1, "II", "relaxed")
    for _ in range(BEATS):
        story(game, (0, TakeHidden()), (0, PutBack()))
    story(game, (0, TakeHidden()))
    assert not game.running
    assert FlipGlass() not in game.asks[0].choices(game)
    assert refusal(game, 0, FlipGlass()) == refusals.HandFull("GT-BUILD-03", game.truckers[0].hand)


def test_live_the_sand_runs_for_a_minute_and_a_half() -> None:
    game = yard(2, "II")
    assert game.asks[CLOCK].seconds(game) == 90
