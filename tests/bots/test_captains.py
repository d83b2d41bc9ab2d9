"""Bots for Starship Captains: they choose what is offered, from what their seat sees, and play as promised."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random

import pytest

from startable import bots
from startable.engine import Choice, Game, apply, imagine, new, view
from startable.games import find
from startable.games.captains.choices import (
    Activate,
    Advance,
    Again,
    Assign,
    Attack,
    Awaken,
    DoMission,
    Go,
    Install,
    Mend,
    Pass,
    Promote,
    Recall,
    Resolve,
    Train,
)
from startable.games.captains.content import named
from startable.games.captains.table import Captains
from startable.games.captains.turn import TakeTurn
from startable.lab.play import next_seat, play_out
from startable.lab.simulate import Experiment, play
from startable.lab.summary import share, summary

CAPTAINS = find("captains")
PLANS = ["missions", "technologies", "tracks"]
EVERYBODY = ["greedy", *PLANS]
PASSENGERS = [passenger.key for passenger in named("standard").passengers]


def unimagined(seed: int | str) -> Game:
    raise AssertionError("this bot needs no imagined games")


def chosen(bot: bots.Bot, game: Game, seat: int, dice: Random) -> Choice:
    ask = game.asks[seat]
    return bot.choose(view(game, seat), ask, ask.choices(game), unimagined, dice)


def decisions(game: Game, name: str, seed: int = 1) -> Iterator[tuple[int, Choice]]:
    """Every choice that such bots make, before it is played."""
    bot, seat, dice = bots.find("captains", name)(0.0), -1, Random(seed)
    while game.asks:
        seat = next_seat(game, seat)
        choice = chosen(bot, game, seat, dice)
        yield seat, choice
        apply(game, seat, choice)


def test_all_promised_bots_are_there() -> None:
    assert set(bots.known("captains")) == {"random", "search", "easy", "hard", *EVERYBODY}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_choose_what_is_offered_and_games_end(seats: int) -> None:
    """The loop itself refuses what is not offered."""
    game = new(CAPTAINS, seats=seats, seed=f"offered {seats}")
    players = [bots.find("captains", EVERYBODY[seat])(0.0) for seat in range(seats)]
    assert play_out(game, players, seed=seats).rounds == 4


@pytest.mark.parametrize("passenger", PASSENGERS)
def test_greedy_travels_with_every_passenger(passenger: str) -> None:
    game = new(CAPTAINS, seats=1, seed=4, passenger=passenger)
    assert play_out(game, [bots.find("captains", "greedy")(0.0)], seed=1).scores[0] > 15


@pytest.mark.parametrize("name", EVERYBODY)
def test_games_that_look_alike_are_decided_alike(name: str) -> None:
    game, bot = new(CAPTAINS, seats=3, seed=11), bots.find("captains", name)(0.0)
    compared = 0
    for number, (seat, choice) in enumerate(decisions(game, name)):
        if number % 5 == 0 and len(game.asks[seat].choices(game)) > 1:
            alike = imagine(game, seat, f"alike {number}")
            assert alike != game
            assert chosen(bot, alike, seat, Random(number)) == choice
            compared += 1
    assert compared > 20


def test_the_greedy_captain_does_everything_that_can_be_done() -> None:
    games = (new(CAPTAINS, seats=3, seed=seed) for seed in range(3))
    kinds = {type(choice) for game in games for _, choice in decisions(game, "greedy")}
    wanted = {Activate, Advance, Again, Assign, Attack, Awaken, DoMission, Go, Install, Mend, Promote, Recall, Train}
    assert (wanted | {Resolve}) - kinds == set()


def test_the_greedy_captain_passes_only_with_nothing_left_to_do() -> None:
    """Hardly anybody is left in the ready room then."""
    left = []
    for seed in range(3):
        game = new(CAPTAINS, seats=2, seed=seed)
        assert isinstance(game, Captains)
        for seat, choice in decisions(game, "greedy"):
            if isinstance(game.asks[seat], TakeTurn) and choice == Pass():
                left.append(sum(game.captains[seat].ready[:7]))
    assert len(left) == 3 * 2 * 4
    assert sum(left) / len(left) < 1


def taken(name: str, kind: type[Choice]) -> int:
    """How often a player of this kind makes such choices in two games against itself."""
    games = (new(CAPTAINS, seats=2, seed=f"plan {number}") for number in range(2))
    return sum(isinstance(choice, kind) for game in games for _, choice in decisions(game, name))


def test_single_plans_are_kept_to() -> None:
    assert taken("missions", Install) < taken("greedy", Install) < taken("technologies", Install)
    assert taken("technologies", DoMission) < taken("missions", DoMission)


def spaces(name: str) -> int:
    """How far the markers come in three games, laps included."""
    total = 0
    for number in range(3):
        game = new(CAPTAINS, seats=2, seed=f"spaces {number}")
        assert isinstance(game, Captains)
        for _ in decisions(game, name):
            pass
        total += sum(sum(captain.tracks) for captain in game.captains)
    return total


def test_who_pleases_the_factions_gets_further_on_the_tracks() -> None:
    assert spaces("tracks") > spaces("greedy")


def wins(rivals: Sequence[str], players: int, games: Iterator[int], seed: int = 0) -> tuple[float, int]:
    """How many games greedy wins, shared ones in part, and of how many."""
    experiment = Experiment(game="captains", players=players, bots=("greedy", *rivals), games=0, seed=seed)
    played = [play(experiment, number) for number in games]
    greedy = next(bot for bot in summary(played).bots if bot.name == "greedy")
    return greedy.wins.value * len(played), len(played)


def test_greedy_beats_three_random_players() -> None:
    assert wins(["random"] * 3, 4, iter(range(4))) == (4, 4)


@pytest.mark.parametrize("plan", PLANS)
def test_greedy_wins_most_games_against_a_single_plan(plan: str) -> None:
    won, games = wins([plan], 2, iter(range(10)), seed=8)
    assert (won > 5, games) == (True, 10)


def until(seconds: float, at_least: int = 30) -> Iterator[int]:
    """Game after game until the time is up."""
    ends = time.monotonic() + seconds
    for number in count():
        if number >= at_least and time.monotonic() > ends:
            return
        yield number


FLOORS = [
    (["random"], 2, 0.98),
    (["random"] * 3, 4, 0.98),
    (["missions"], 2, 0.72),
    (["technologies"], 2, 0.72),
    (["tracks"], 2, 0.6),
]


@pytest.mark.soak
@pytest.mark.parametrize(("rivals", "players", "floor"), FLOORS)
def test_greedy_wins_as_often_as_promised(
    rivals: list[str], players: int, floor: float, soak_seconds: float, soak_dice: Random
) -> None:
    """New games every time; it fails if the floor lies above the 95 % interval of what was measured.

    The floors lie well below what docs/balance-captains.md tells, so that chance does not break them, and not below the
    aims (98 and 60 of 100), so that a real loss is noticed.
    """
    won, games = wins(rivals, players, until(soak_seconds), seed=soak_dice.randrange(2**32))
    high = share(won, games).high
    assert high is not None
    assert high >= floor, f"{won} of {games} games won"
