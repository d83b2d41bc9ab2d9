"""A game in rows: one for the game with its journal, and one for each decision that was made in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from startable.engine import CLOCK, BadRecord, Choice, Game, Match, Rules, Seat, result
from startable.engine.journal import Branched, Entry, Header, Played, Undone, begin, decode
from startable.games import find
from startable.lab.simulate import Experiment, play

__all__ = ["CLOCKS", "PERSON", "GameRow", "Line", "Numbering", "Told", "record_of", "retold", "simulated"]

PERSON, CLOCKS = "person", "clock"  # who chose, where it was no bot

Numbering: TypeAlias = Callable[[Game, Seat, Choice], int | None]
"""The number of a choice in the game's codec; None where it has none."""


class GameRow(Struct, frozen=True, kw_only=True):
    """What is needed to play a game again, and how it ended."""

    game: int
    seed: str
    options: str  # JSON, as they were given
    seats: int
    players: Sequence[str]
    scores: Sequence[int]
    places: Sequence[int]
    decisions: int
    journal: str  # JSON


class Line(Struct):
    """One decision: who was asked what, how much was open, and what was chosen."""

    game: int
    entry: int  # of the journal, counted from 0
    seat: Seat
    player: str
    question: str
    offered: int
    choice: str  # JSON
    action: int | None
    taken_back: bool
    score: int | None  # of that seat, at the end
    place: int | None


class Told(NamedTuple):
    """A whole game."""

    row: GameRow
    lines: list[Line]


class Scribe:
    """Writes a game down while it is played."""

    def __init__(self, game: int, players: Sequence[str], numbering: Numbering) -> None:
        self.game, self.players, self.numbering = game, tuple(players), numbering
        self.journal: list[Entry] = []
        self.lines: list[Line] = []
        self._standing: list[Line] = []

    def note(self, game: Game, seat: Seat, choice: Choice) -> None:
        """A choice that is about to be played."""
        line = Line(
            game=self.game,
            entry=len(self.journal),
            seat=seat,
            player=CLOCKS if seat == CLOCK else self.players[seat],
            question=type(game.asks[seat]).__name__,
            offered=len(game.asks[seat].choices(game)),
            choice=msgspec.json.encode(choice).decode(),
            action=None if seat == CLOCK else self.numbering(game, seat, choice),
            taken_back=False,
            score=None,
            place=None,
        )
        self.lines.append(line)
        self._standing.append(line)
        self.journal.append(Played(seat, choice))

    def follow(self, match: Match, entry: Entry) -> None:
        """An entry of a journal; BadRecord if it is not possible."""
        if isinstance(entry, Played):
            if entry.seat in match.game.asks:
                self.note(match.game, entry.seat, entry.choice)
            match.follow(entry)
        else:
            match.follow(entry)
            self._take_back(entry)
            self.journal.append(entry)

    def _take_back(self, entry: Entry) -> None:
        if isinstance(entry, Branched):
            self._standing = []  # all that came before it stands for good
            return
        if isinstance(entry, Undone):
            gone = [[line for line in self._standing if line.seat == entry.seat][-1]]
        else:
            assert not isinstance(entry, Played)
            gone = self._standing[entry.standing :]
        for line in gone:
            line.taken_back = True
            self._standing.remove(line)

    def told(self, header: Header, scores: Sequence[int], places: Sequence[int]) -> Told:
        for line in self.lines:
            if line.seat != CLOCK:
                line.score, line.place = scores[line.seat], places[line.seat]
        row = GameRow(
            game=self.game,
            seed=header.seed,
            options=msgspec.json.encode(header.options, order="sorted").decode(),
            seats=header.seats,
            players=self.players,
            scores=tuple(scores),
            places=tuple(places),
            decisions=len(self.lines),
            journal=msgspec.json.encode(self.journal).decode(),
        )
        return Told(row, self.lines)


def simulated(experiment: Experiment, numbering: Numbering, number: int) -> Told:
    """Play a game of an experiment, and tell it."""
    rules = find(experiment.game)
    scribe = Scribe(number, experiment.seated(number), numbering)
    end = play(experiment, number, scribe.note).outcome
    header = Header(
        game=rules.name,
        version=rules.version,
        seats=experiment.players,
        seed=experiment.seed_of(number),
        options=experiment.options,
    )
    return scribe.told(header, end.scores, end.places)


def retold(data: bytes, rules: Rules, players: Sequence[str], numbering: Numbering, number: int) -> Told:
    """Play a record again, and tell it; BadRecord or BadOptions say why that is not possible."""
    record = decode(data, rules)
    match = begin(record, rules)
    if len(players) != record.seats:
        raise BadRecord(f"{len(players)} players at a table for {record.seats}")
    scribe = Scribe(number, players, numbering)
    for entry in record.journal:
        scribe.follow(match, entry)
    end = result(match.game)
    if end is None:
        raise BadRecord("the game is not over")
    return scribe.told(record, end.scores, end.places)


def record_of(row: GameRow, game: str, version: int) -> bytes:
    """The record of a game in its row, as the engine reads it."""
    header: dict[str, Any] = {"game": game, "version": version, "seats": row.seats, "seed": row.seed}
    parts = {"options": msgspec.Raw(row.options.encode()), "journal": msgspec.Raw(row.journal.encode())}
    return msgspec.json.encode({**header, **parts})
