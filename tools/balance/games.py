"""The games that are studied: who began, how they ended, which cards lay open and who took which."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from startable import bots
from startable.bots.choosing import choose
from startable.engine import Event, apply, new
from startable.games import find
from startable.games.captains.content import named
from startable.games.captains.events import FactionEvent, Installed, MissionTaken
from startable.games.captains.table import STATION, Captains
from startable.lab.play import Outcome, next_seat, outcome
from startable.lab.simulate import SECONDS

CONTENT = "standard"
MEASURING = "greedy"
RIVALS = ("random", "missions", "technologies", "tracks")


class Card(Struct, frozen=True, order=True):
    """A technology, an omega, a mission or an event, by its number."""

    kind: str
    number: int


class Played(Struct, frozen=True):
    """One game: who began, how it ended, which cards lay open at some time, and who took which."""

    first: int
    outcome: Outcome
    seen: frozenset[Card]
    taken: frozenset[tuple[int, Card]]


class Shelf:
    """Games of before, so that a long study can be interrupted and taken up again."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        lines = file.read_bytes().splitlines() if file and file.exists() else []
        read = msgspec.json.Decoder(tuple[str, Played]).decode
        self.games: dict[str, Played] = dict(map(read, lines))

    def game(self, names: Sequence[str], seed: str, **options: Any) -> Played:
        key = f"{' '.join(names)} {options} {seed}"
        if key not in self.games:
            self.games[key] = play(names, seed, options)
            self.keep(key)
        return self.games[key]

    def keep(self, key: str) -> None:
        if self.file:
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode((key, self.games[key])) + b"\n")


def play_all(shelf: Shelf, players: int, games: int, seed: int, **options: Any) -> Iterator[Played]:
    for number in range(games):
        yield shelf.game([MEASURING] * players, f"{seed} balance {number}", **options)
        if number % 50 == 49:
            print(f"{players} players {options}: {number + 1} games", file=sys.stderr)


def play(names: Sequence[str], seed: str, options: dict[str, Any]) -> Played:
    game = new(find("captains"), seats=len(names), seed=seed, **options)
    assert isinstance(game, Captains)
    captains = [bots.find("captains", name)(SECONDS) for name in names]
    dice = [Random(f"{seed} bot {seat}") for seat in range(len(names))]
    first, seat, decisions = game.first, -1, 0
    seen: set[Card] = set(open_events(game))
    taken: set[tuple[int, Card]] = set()
    while game.asks:
        seat = next_seat(game, seat)
        seen.update(open_cards(game))
        events = apply(game, seat, choose(game, seat, captains[seat], dice[seat]))
        taken.update(found for event in events for found in takings(event))
        decisions += 1
    return Played(first, outcome(game, decisions), frozenset(seen), frozenset(taken))


def open_cards(game: Captains) -> Iterator[Card]:
    """What lies open to be taken."""
    yield from (technology(card) for card in (*game.central, *game.drawn, *game.lying) if card >= 0)
    yield from (Card("mission", spot) for spot in game.spots if 0 <= spot < STATION)


def open_events(game: Captains) -> Iterator[Card]:
    if game.solo is None:
        yield from (Card("event", card) for card in game.events)


def technology(card: int) -> Card:
    first_omega = named(CONTENT).first_omega
    return Card("technology", card) if card < first_omega else Card("omega", card - first_omega)


def takings(event: Event) -> Iterator[tuple[int, Card]]:
    """Who took what; an event belongs to the captain who reached it."""
    match event:
        case Installed(seat, card):
            yield seat, technology(card)
        case MissionTaken(seat, mission):
            yield seat, Card("mission", mission)
        case FactionEvent(seat, _, card):
            yield seat, Card("event", card)
