"""The loop between bots: they get what their seat may know, and only where there is something to choose."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import pytest

from startable import bots
from startable.bots import Imagined, choosing
from startable.bots.choosing import NotOffered
from startable.engine import CLOCK, Ask, Choice, Game, View, new, result, view
from startable.games import find
from startable.lab import play
from startable.lab.play import Endless, next_seat, play_out

SAMPLE = "examples.salvage:SALVAGE"


class Spy:
    """Chooses anything, and notes what it was given."""

    name: ClassVar[str] = "spy"
    simpler: ClassVar[str | None] = None

    def __init__(self, seconds: float = 0.0) -> None:
        self.given: list[tuple[View, Ask[Any], Sequence[Choice]]] = []
        self.imagined: list[Game] = []

    def choose(self, view: View, ask: Ask[Any], choices: Sequence[Choice], imagined: Imagined, rng: Random) -> Choice:
        self.given.append((view, ask, choices))
        self.imagined.append(imagined(len(self.imagined)))
        return rng.choice(choices)


class Cheat(Spy):
    """Chooses what nobody offered."""

    name: ClassVar[str] = "cheat"

    def choose(self, view: View, ask: Ask[Any], choices: Sequence[Choice], imagined: Imagined, rng: Random) -> Choice:
        return Choice()


@pytest.mark.parametrize("name", [SAMPLE, "roll"])
def test_bots_play_to_the_end(name: str) -> None:
    game = new(find(name), seats=2, seed=3)
    spies = [Spy(), Spy()]
    outcome = play_out(game, spies, seed=3)
    end = result(game)
    assert end is not None
    assert (outcome.scores, outcome.places, outcome.points) == (end.scores, end.places, end.points)
    assert outcome.decisions >= sum(len(spy.given) for spy in spies) > 0


def test_a_bot_is_given_its_view_and_imagined_games_but_not_the_game() -> None:
    game = new(find("roll"), seats=3, seed=5)
    spies = [Spy() for _ in range(3)]
    play_out(game, spies, seed=5)
    for seat, spy in enumerate(spies):
        assert {ask.seat for _, ask, _ in spy.given} == {seat}
        for (seen, ask, choices), imagined in zip(spy.given, spy.imagined, strict=True):
            assert imagined is not game
            assert view(imagined, seat) == seen
            assert imagined.asks[seat] == ask
            assert imagined.asks[seat].choices(imagined) == choices


def test_a_bot_is_asked_only_where_it_can_choose() -> None:
    spies = [Spy(), Spy()]
    play_out(new(find("roll"), seats=2, seed=1), spies, seed=1)
    assert min(len(choices) for spy in spies for _, _, choices in spy.given) == 2


def test_nothing_is_imagined_unless_a_bot_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def imagine_nothing(*_: object) -> Game:
        raise AssertionError("a game was imagined")

    monkeypatch.setattr(choosing, "imagine", imagine_nothing)
    greedy = bots.find("roll", "greedy")
    assert play_out(new(find("roll"), seats=2, seed=1), [greedy(0.0), greedy(0.0)], seed=1).rounds > 5


def test_the_same_seed_plays_the_same_game() -> None:
    first, again, other = (play_out(new(find("roll"), seats=2, seed=1), [Spy(), Spy()], seed) for seed in (7, 7, 8))
    assert first == again
    assert first != other


def test_what_was_not_offered_is_not_played() -> None:
    with pytest.raises(NotOffered, match="cheat on seat 0"):
        play_out(new(find("roll"), seats=2, seed=1), [Cheat(), Cheat()], seed=1)


def test_bots_that_will_not_end_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "ENDLESS", 20)
    with pytest.raises(Endless, match="spy, spy, seed 4"):
        play_out(new(find("roll"), seats=2, seed=1), [Spy(), Spy()], seed=4)


def test_seats_take_turns_and_the_clock_comes_last() -> None:
    game = new(find(SAMPLE), seats=3, seed=1)
    assert sorted(game.asks) == [CLOCK, 0, 1, 2]
    assert [next_seat(game, last) for last in (-1, 0, 1, 2)] == [0, 1, 2, 0]
    del game.asks[1]
    assert next_seat(game, 0) == 2
    del game.asks[0], game.asks[2]
    assert next_seat(game, 0) == CLOCK


def test_rounds_are_those_that_the_game_counts() -> None:
    game = new(find("roll"), seats=2, seed=1)
    outcome = play_out(game, [Spy(), Spy()], seed=1)
    assert outcome.rounds == getattr(view(game, None), "round", None)
    assert 5 < outcome.rounds < outcome.decisions


def test_a_game_without_rounds_is_as_long_as_its_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "view", lambda game, seat: view(game, seat) if seat is not None else View())
    outcome = play_out(new(find(SAMPLE), seats=2, seed=1), [Spy(), Spy()], seed=1)
    assert outcome.rounds == outcome.decisions > 10
