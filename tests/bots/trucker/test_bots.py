"""Bots for Galaxy Trucker: they choose what is offered, from what their seat sees, and play as promised."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count
from random import Random
from statistics import median
from typing import Any

import pytest

from startable import bots
from startable.engine import CLOCK, Choice, Event, Game, apply, imagine, new, view
from startable.games import find
from startable.games.trucker.building import Watch, Work
from startable.games.trucker.choices import (
    Accept,
    Activate,
    Finish,
    FlipGlass,
    FlyOn,
    House,
    Land,
    PutBack,
    Read,
    Remove,
    Report,
    SetAside,
    Stow,
    Surrender,
    Take,
    TakeAside,
    TakeHidden,
    Weld,
)
from startable.games.trucker.components import CONNECTORS
from startable.games.trucker.deeds import HARD
from startable.games.trucker.events import FalseAlarm, FaultFound
from startable.games.trucker.table import ENGINEER, FREIGHT, Trucking
from startable.lab.play import next_seat, play_out
from startable.lab.summary import average, share
from tests.games.trucker.builders import sensible
from tests.games.trucker.positions import golden, hand

TRUCKER = find("trucker")
EVERYBODY = ["greedy", "cautious", "racer"]
INSPECT = {"free_welding": True, "players_inspect": True}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"level": "L", "pace": "live"}),
    (1, {"level": "III", "pace": "simulated"}),
    (2, {"level": "I", "pace": "relaxed"}),
    (2, {"level": "L", "pace": "simulated", **INSPECT}),
    (3, {"level": "II", "pace": "live", "free_welding": True}),
    (3, {"level": "III", "pace": "live"}),
    (4, {"level": "I", "pace": "simulated", **INSPECT}),
    (4, {"level": "II", "pace": "relaxed"}),
    (3, {"mode": "trek", "pace": "simulated"}),
]


def unimagined(seed: int | str) -> Game:
    raise AssertionError("this bot needs no imagined games")


def chosen(bot: bots.Bot, game: Game, seat: int) -> Choice:
    ask = game.asks[seat]
    return bot.choose(view(game, seat), ask, ask.choices(game), unimagined, Random(1))


def table(seats: int, seed: int | str, **options: Any) -> Trucking:
    game = new(TRUCKER, seats=seats, seed=seed, **options)
    assert isinstance(game, Trucking)
    return game


def decisions(game: Game, name: str) -> Iterator[tuple[int, Choice]]:
    """Every choice that such bots make, before it is played; the clock waits until nobody else is asked."""
    bot, seat = bots.find("trucker", name)(0.0), -1
    while game.asks:
        seat = next_seat(game, seat)
        choice = game.asks[seat].default(game) if seat == CLOCK else chosen(bot, game, seat)
        yield seat, choice
        apply(game, seat, choice)


def test_all_promised_bots_are_there() -> None:
    assert set(bots.known("trucker")) == {"random", "search", "easy", "hard", *EVERYBODY}
    assert bots.stand_in("trucker") == "greedy"


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_bots_choose_what_is_offered_and_flights_end(seats: int, options: dict[str, Any]) -> None:
    """The loop itself refuses what is not offered."""
    game = table(seats, str(options), **options)
    players = [bots.find("trucker", EVERYBODY[seat % 3])(0.0) for seat in range(seats)]
    play_out(game, players, seed=seats)
    assert game.launched
    assert all(trucker.paid for trucker in game.truckers)


@pytest.mark.parametrize("name", EVERYBODY)
def test_games_that_look_alike_are_decided_alike(name: str) -> None:
    game, bot = table(2, 7, level="I", pace="simulated"), bots.find("trucker", name)(0.0)
    compared = 0
    for number, (seat, choice) in enumerate(decisions(game, name)):
        if number % 4 == 0 and len(game.asks[seat].choices(game)) > 1:
            alike = imagine(game, seat, f"alike {number}")
            assert alike != game
            assert chosen(bot, alike, seat) == choice
            compared += 1
    assert compared > 30


def test_the_greedy_trucker_does_everything_that_can_be_done() -> None:
    games = [table(4, seed, level="II", pace="simulated") for seed in (1, 2)]
    kinds = {type(choice) for game in games for _, choice in decisions(game, "greedy")}
    building = {TakeHidden, Take, Weld, PutBack, Read, FlipGlass, Finish}
    flying = {FlyOn, Land, Accept, Stow, Activate, Surrender, House}
    assert (building | flying) - kinds == set()


def test_ships_are_sound_even_where_anything_may_be_welded() -> None:
    game = table(2, 4, level="II", pace="relaxed", free_welding=True)
    for _ in decisions(game, "greedy"):
        assert not any(game.hull(seat).faults for seat in range(2))


def test_it_takes_over_ships_that_others_have_built_badly() -> None:
    """Players who weld anything build; whoever takes over repairs what the check finds, and flies."""
    game = table(2, 6, level="I", pace="simulated", free_welding=True)
    bot, rng, removed, seat = bots.find("trucker", "greedy")(0.0), Random(4), 0, -1
    while game.asks:
        seat = next_seat(game, seat)
        choice = sensible(game, seat, rng) if isinstance(game.asks[seat], Work | Watch) else chosen(bot, game, seat)
        removed += isinstance(choice, Remove)
        apply(game, seat, choice)
    assert removed
    assert all(trucker.paid for trucker in game.truckers)


def test_a_golden_master_engineer_sets_two_rough_components_aside_first() -> None:
    game = table(2, 3, mode="trek", pace="relaxed")
    game.titles, game.holders, game.golden = (FREIGHT, ENGINEER), (1, 0), 0b10
    welded = []
    for seat, choice in decisions(game, "greedy"):
        welded += [seat] if isinstance(choice, Weld) else []
        if seat == 0 and isinstance(choice, Weld):
            break
    assert sum(CONNECTORS[tile * 4] for tile in game.truckers[0].aside) >= HARD
    assert len(game.truckers[0].aside) == 2
    assert 1 in welded


@pytest.mark.parametrize("name", EVERYBODY)
def test_a_golden_master_engineer_fits_in_at_the_end_what_was_kept(name: str) -> None:
    game = golden(ENGINEER)
    for part in ("battery2-3000", "structural-3322"):
        hand(game, 0, part)
        apply(game, 0, SetAside())
    for seat in (0, 1):
        apply(game, seat, Finish(seat + 1))
    fitted = []
    for _, choice in decisions(game, name):
        if game.launched:
            break
        fitted.append(type(choice))
    assert fitted == [TakeAside, Weld] * 2
    assert (len(game.hull(0).squares), game.truckers[0].aside) == (3, ())


def test_only_real_faults_are_reported() -> None:
    """One bot among players who weld at random: it points at what is wrong, and at nothing else."""
    game, bot, rng, seat = (
        table(3, 3, level="I", pace="simulated", **INSPECT),
        bots.find("trucker", "greedy")(0.0),
        Random(2),
        -1,
    )
    told: list[Event] = []
    reports = 0
    while game.asks:
        seat = next_seat(game, seat)
        choice = chosen(bot, game, 0) if seat == 0 else sensible(game, seat, rng)
        events = apply(game, seat, choice)
        if seat == 0 and isinstance(choice, Report):
            told += events
            reports += 1
    assert reports
    assert not [event for event in told if isinstance(event, FalseAlarm)]
    assert [event for event in told if isinstance(event, FaultFound)]


def test_ships_are_finished_before_the_sand_is_down() -> None:
    """The last run of the sand takes nothing out of their hands: all choose their starting space themselves."""
    game = table(4, 9, level="II", pace="simulated")
    finished = [
        seat for seat, choice in decisions(game, "greedy") if isinstance(choice, Finish) and at_work(game, seat)
    ]
    assert sorted(finished) == [0, 1, 2, 3]


def at_work(game: Game, seat: int) -> bool:
    return isinstance(game.asks[seat], Work)


def test_nobody_builds_better_ships_than_hands_that_look() -> None:
    """A racer takes what comes, a cautious trucker closes connectors; both leave random players far behind."""
    for name in EVERYBODY:
        game = table(2, "ships", level="II", pace="simulated")
        players = [bots.find("trucker", bot)(0.0) for bot in (name, "random")]
        outcome = play_out(game, players, seed=1)
        assert outcome.places == (1, 2)
        assert built(game, 0) >= 20


def built(game: Trucking, seat: int) -> int:
    """Components of a ship when it took off: what came home, and what was lost."""
    return len(game.hull(seat).squares) + len(game.truckers[seat].lost)


def flown(seed: int | str, name: str) -> Trucking:
    game = table(4, seed, level="II", pace="simulated")
    play_out(game, [bots.find("trucker", name)(0.0) for _ in range(4)], seed)
    return game


def until(seconds: float, at_least: int = 6) -> Iterator[int]:
    """Game after game until the time is up."""
    ends = time.monotonic() + seconds
    for number in count():
        if number >= at_least and time.monotonic() > ends:
            return
        yield number


@pytest.mark.soak
def test_greedy_truckers_build_arrive_and_earn_as_promised(soak_seconds: float, soak_dice: Random) -> None:
    """New flights every time; it fails if a promise lies above the 95 % interval of what was measured."""
    seed = soak_dice.randrange(2**32)
    games = [flown(f"{seed} {number}", "greedy") for number in until(soak_seconds)]
    truckers = [trucker for game in games for trucker in game.truckers]
    assert median(built(game, seat) for game in games for seat in range(4)) >= 20
    arrived = share(sum(trucker.flying for trucker in truckers), len(truckers))
    assert arrived.high is not None
    assert arrived.high >= 0.9, f"{arrived.value:.2f} of {len(truckers)} ships arrived"
    profit = average([sum(trucker.credits for trucker in game.truckers) / 4 for game in games])
    assert profit.low is not None
    assert profit.low > 0
