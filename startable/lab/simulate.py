"""Many games between bots, in this process or in several; the same seeds give the same games either way."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import Struct, field

from startable import bots
from startable.engine import BadOptions, new
from startable.games import find
from startable.lab.many import Place, many
from startable.lab.play import Outcome, Watch, play_out, unwatched

__all__ = ["Experiment", "Played", "play", "run"]

SECONDS = 0.1  # that a bot may think about each choice, if it needs them


class Experiment(Struct, frozen=True, kw_only=True):
    """Which games to play."""

    game: str  # its name, or module:NAME
    players: int
    bots: tuple[str, ...]  # they sit down in this order, again and again until all seats are taken
    games: int
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game: all move on by one seat from game to game."""
        return tuple(self.bots[(seat + number) % self.players % len(self.bots)] for seat in range(self.players))

    def seed_of(self, number: int) -> str:
        return f"{self.seed} game {number}"

    def check(self) -> None:
        """Say what is wrong before any game is played."""
        rules = find(self.game)
        if not 0 < len(self.bots) <= self.players:
            raise BadOptions(f"{len(self.bots)} bots cannot sit at a table for {self.players}")
        for name in self.bots:
            bots.find(rules.name, name)
        new(rules, seats=self.players, **self.options)


class Played(Struct, frozen=True):
    """A game of the experiment: who sat where, and how it went."""

    number: int
    bots: tuple[str, ...]
    outcome: Outcome


def run(
    experiment: Experiment,
    jobs: int = 1,
    progress: Callable[[Played], object] = lambda _: None,
    on: Place = "here",
) -> list[Played]:
    """Play all games, in their order. If interrupted, what is done is kept."""
    return many(partial(play, experiment), experiment.games, jobs, progress, on)


def play(experiment: Experiment, number: int, watch: Watch = unwatched) -> Played:
    """Play one game: its number and the seed decide all that happens in it."""
    rules, names, seed = find(experiment.game), experiment.seated(number), experiment.seed_of(number)
    game = new(rules, seats=experiment.players, seed=seed, **experiment.options)
    players = [bots.find(rules.name, name)(SECONDS) for name in names]
    return Played(number, names, play_out(game, players, seed, watch))
