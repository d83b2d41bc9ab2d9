"""The end of a round in the 2007 edition: rewards, goods, penalties up to a limit, and no debts."""

from __future__ import annotations

import pytest

from startable.engine.rules import result
from startable.games.trucker import events
from startable.games.trucker.choices import Ready
from startable.games.trucker.components import BOXES, COMPONENTS
from startable.games.trucker.table import Trucking
from tests.games.trucker.positions import CABIN, landing, of, story

SOUND = "6 7 8\n6 . h0030 .\n7 b0300 @3333:2 h0003\n8 . b3000 ."  # nothing exposed
CANNONS = [COMPONENTS[tile].id for tile in BOXES["2007"] if COMPONENTS[tile].kind in ("cannon", "double_cannon")]


def lost(number: int) -> str:
    """So many cannons, each as often as the box has it."""
    return " ".join(["lost", *CANNONS[:number]])


def paid(level: str, number: int, words: str = "at 9 credits 40", options: str = "") -> events.FlightPaid:
    """What a seat is paid that has lost so many components, when another ship is the best-looking."""
    game = landing(level, (f"{words} {lost(number)}", CABIN), ("at 5", SOUND), options=options)
    found = of(events.FlightPaid, story(game))[0]
    assert game.truckers[0].credits == 40 + found.arrival + found.losses
    return found


@pytest.mark.rule("GT-END-01")
def test_rewards_come_first_then_goods_and_then_penalties() -> None:
    game = landing("I", (f"at 9 {lost(5)}", "7 8\n7 @3333:2 h3021:Y"), ("at 5", CABIN))
    assert of(events.FlightPaid, story(game)) == [events.FlightPaid(0, 4, 0, 3, -5), events.FlightPaid(1, 3, 2, 0, 0)]
    assert [me.credits for me in game.truckers] == [2, 5]


@pytest.mark.rule("GT-END-02")
def test_the_first_round_pays_four_for_the_leader_and_one_less_for_each_behind() -> None:
    game = landing("I", ("at 5", CABIN), ("at 9", CABIN), ("at 2", CABIN), ("at 7", CABIN))
    assert [paid.arrival for paid in of(events.FlightPaid, story(game))] == [2, 4, 1, 3]
    assert [paid.prize for paid in of(events.FlightPaid, story(game))] == []
    assert [me.credits for me in game.truckers] == [4, 6, 3, 5]  # all look equally well


@pytest.mark.rule("GT-END-06", "GT-END-07")
@pytest.mark.parametrize(
    ("level", "number", "losses"),
    [("I", 3, 3), ("I", 5, 5), ("I", 12, 5), ("I", 10, 5), ("L", 6, 5), ("II", 7, 7), ("II", 9, 8), ("III", 11, 11)],
)
def test_lost_components_cost_a_credit_each_up_to_the_limit_of_the_class(level: str, number: int, losses: int) -> None:
    assert paid(level, number).losses == -losses


@pytest.mark.rule("GT-END-06", "GT-VARIANT-03")
def test_class_three_has_a_limit_of_eleven_and_class_three_a_none() -> None:
    assert paid("III", 25).losses == -11
    assert paid("IIIA", 25).losses == -25


@pytest.mark.rule("GT-GIVEUP-12")
def test_who_gives_up_pays_for_losses_up_to_the_limit_and_for_nothing_else() -> None:
    found = paid("I", 9, "out credits 40")
    assert (found.arrival, found.losses) == (0, -5)


def broke(level: str, options: str = "") -> Trucking:
    return landing(level, (f"out credits 3 {lost(5)}", CABIN), ("at 5", CABIN), options=options)


@pytest.mark.rule("GT-END-11", "GT-FAQ-01")
def test_who_cannot_pay_hands_over_all_and_begins_the_next_round_with_nothing() -> None:
    game = broke("I", "rounds=I-II")
    told = story(game)
    assert of(events.DebtForgiven, told) == [events.DebtForgiven(0)]
    assert (game.truckers[0].credits, game.truckers[0].paid) == (0, (3, 0, 0, 0, -5, 2))
    told = story(game, (0, Ready()), (1, Ready()))
    assert (game.level, [me.credits for me in game.truckers]) == ("II", [0, 6])
    assert not of(events.DebtForgiven, told)


@pytest.mark.rule("GT-END-11")
def test_nor_is_there_a_debt_after_the_last_round() -> None:
    game = broke("I")
    told = story(game)
    assert of(events.JourneyOver, told) == [events.JourneyOver((0, 6), (1,))]
    found = result(game)
    assert found is not None
    assert (found.scores, found.places) == ((0, 6), (2, 1))
    assert [sum(points.scores[seat] for points in found.points) for seat in (0, 1)] == [0, 6]
    assert not of(events.PaidOut, told)
