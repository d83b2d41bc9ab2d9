"""One game between bots: the loop that simulations and arenas share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from msgspec import Struct

from startable.bots import Bot
from startable.bots.choosing import choose
from startable.engine import CLOCK, Choice, Game, Points, Seat, apply, result, view
from startable.lab.counts import counts

__all__ = ["Endless", "Outcome", "Watch", "next_seat", "outcome", "play_out", "unwatched"]

ENDLESS = 50_000  # choices; games take some hundreds
Watch: TypeAlias = Callable[[Game, Seat, Choice], object]
"""Told of every choice just before it is played."""


def unwatched(game: Game, seat: Seat, choice: Choice) -> None:
    """Nobody looks on."""


class Endless(RuntimeError):
    """The bots will not let this game end."""


class Outcome(Struct, frozen=True):
    """How a game went, by seat."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[Points, ...]
    rounds: int  # as the game counts them, or decisions where it counts none
    decisions: int
    epilogues: tuple[int, ...] = ()  # the entry that each seat reads, where a game has them
    figures: tuple[Points, ...] = ()  # what else a game counts


def play_out(game: Game, bots: Sequence[Bot], seed: int | str, watch: Watch = unwatched) -> Outcome:
    """Let the bots play this game to its end. Each has dice of its own, so nobody's depend on who thinks first."""
    dice = [Random(f"{seed} bot {seat}") for seat in range(game.seats)]
    decisions, seat = 0, -1
    while game.asks:
        seat = next_seat(game, seat)
        choice = game.asks[seat].default(game) if seat == CLOCK else choose(game, seat, bots[seat], dice[seat])
        watch(game, seat, choice)
        apply(game, seat, choice)
        decisions += 1
        if decisions == ENDLESS:
            raise Endless(f"no end after {decisions} choices of {', '.join(bot.name for bot in bots)}, seed {seed!r}")
    return outcome(game, decisions)


def next_seat(game: Game, last: Seat) -> Seat:
    """Whoever is asked takes turns around the table; the clock only when nobody else is asked."""
    for step in range(1, game.seats + 1):
        if (seat := (last + step) % game.seats) in game.asks:
            return seat
    return CLOCK


def outcome(game: Game, decisions: int) -> Outcome:
    end = result(game)
    assert end is not None
    seen = view(game, None)
    rounds, epilogues = getattr(seen, "round", decisions), getattr(end, "epilogues", ())
    return Outcome(end.scores, end.places, end.points, rounds, decisions, epilogues, counts(game.name, seen))
