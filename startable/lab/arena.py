"""Bots against each other: every meeting on every seat, ratings with intervals, results that can be continued."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field
from openskill.models import PlackettLuce, PlackettLuceRating

from startable import bots
from startable.engine import BadOptions, new
from startable.games import find
from startable.lab.play import play_out
from startable.lab.simulate import SECONDS
from startable.lab.summary import Measured, Z, average, share

__all__ = ["Bout", "Contender", "Tournament", "continue_file", "missing", "play", "standings"]


class Tournament(Struct, frozen=True, kw_only=True):
    """Who meets whom, and how often."""

    game: str
    bots: tuple[str, ...]
    players: int = 2
    rounds: int = 10  # in each, every meeting takes place once on every seating
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)

    def check(self) -> None:
        """Say what is wrong before any game is played."""
        rules = find(self.game)
        if len(set(self.bots)) != len(self.bots):
            raise BadOptions("each bot enters the arena once")
        if not 1 < self.players <= len(self.bots):
            raise BadOptions(f"{len(self.bots)} bots cannot meet at tables for {self.players}")
        for name in self.bots:
            bots.find(rules.name, name)
        new(rules, seats=self.players, **self.options)

    def seatings(self) -> Iterator[tuple[str, ...]]:
        """Every meeting, its bots moved on by one seat until each has sat everywhere."""
        for meeting in combinations(self.bots, self.players):
            for first in range(self.players):
                yield (*meeting[first:], *meeting[:first])


class Bout(Struct, frozen=True):
    """A game of the arena: who sat where, the how manieth of this seating, and how it ended."""

    bots: tuple[str, ...]
    number: int
    places: tuple[int, ...]
    scores: tuple[int, ...]


class Contender(Struct, frozen=True):
    """How a bot did against all others."""

    name: str
    games: int
    wins: Measured  # who ties for the first place shares it
    score: Measured
    rating: Measured


def missing(tournament: Tournament, done: Iterable[Bout]) -> list[tuple[tuple[str, ...], int]]:
    """The games that are still to be played, a round at a time."""
    there = {(bout.bots, bout.number) for bout in done}
    wanted = [(seating, number) for number in range(tournament.rounds) for seating in tournament.seatings()]
    return [game for game in wanted if game not in there]


def play(tournament: Tournament, seating: tuple[str, ...], number: int) -> Bout:
    """One game. The seats of one meeting change, its dice do not: luck is the same for all of them."""
    rules = find(tournament.game)
    seed = f"{tournament.seed} {' '.join(sorted(seating))} {number}"
    game = new(rules, seats=tournament.players, seed=seed, **tournament.options)
    outcome = play_out(game, [bots.find(rules.name, name)(SECONDS) for name in seating], seed)
    return Bout(seating, number, outcome.places, outcome.scores)


def standings(bouts: Sequence[Bout]) -> list[Contender]:
    """The best first."""
    ratings = rate(bouts)
    names = Counter(name for bout in bouts for name in bout.bots)
    return sorted((contender(name, bouts, ratings[name]) for name in names), key=lambda one: -one.rating.value)


def contender(name: str, bouts: Sequence[Bout], rating: Measured) -> Contender:
    own = [(bout, bout.bots.index(name)) for bout in bouts if name in bout.bots]
    won = sum(1 / bout.places.count(1) for bout, seat in own if bout.places[seat] == 1)
    scores = [float(bout.scores[seat]) for bout, seat in own]
    return Contender(name, len(own), share(won, len(own)), average(scores), rating)


def rate(bouts: Iterable[Bout]) -> dict[str, Measured]:
    """Ratings after Plackett and Luce, from all bouts in the order of their numbers; 25 is an unknown player."""
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for bout in sorted(bouts, key=lambda bout: (bout.number, bout.bots)):
        teams = [[known.setdefault(name, model.rating(name=name))] for name in bout.bots]
        rated = model.rate(teams, ranks=[float(place) for place in bout.places])
        known.update(zip(bout.bots, (team[0] for team in rated), strict=True))
    return {name: Measured(own.mu, own.mu - Z * own.sigma, own.mu + Z * own.sigma) for name, own in known.items()}


class OtherArena(ValueError):
    """The results file is of another tournament."""


def continue_file(path: Path, tournament: Tournament) -> list[Bout]:
    """The bouts of an earlier run, or none; the file begins with the tournament, so that no two are mixed."""
    first = msgspec.json.encode(_identity(tournament))
    if not path.exists() or not path.stat().st_size:
        path.write_bytes(first + b"\n")
        return []
    lines = path.read_bytes().splitlines()
    if lines[0] != first:
        raise OtherArena(f"{path} has results of another arena: {lines[0].decode()}")
    return [msgspec.json.decode(line, type=Bout) for line in lines[1:]]


def _identity(tournament: Tournament) -> dict[str, Any]:
    """What must be the same for results to belong together; more bots and more rounds may join later."""
    return {
        "game": tournament.game,
        "version": find(tournament.game).version,
        "players": tournament.players,
        "seed": tournament.seed,
        "options": tournament.options,
    }
