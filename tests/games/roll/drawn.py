"""Drawn positions: a table from the game's text notation, to play on and to look at."""

from __future__ import annotations

from textwrap import dedent

import pytest

from startable.engine import Choice, Event, Illegal, Refusal, Seat, play, snapshot
from startable.engine.game import proceed
from startable.games.roll.notation import read, write
from startable.games.roll.printed import NUMBER_OF, TILES
from startable.games.roll.table import Player, Roll

WHITE, RED, PURPLE, CYAN, BROWN, GREEN, YELLOW = range(7)
EXPLORE, DEVELOP, SETTLE, PRODUCE, SHIP = range(5)

PLAIN = "player 7 Old Earth"
"""A player without coloured worlds, whose only power makes reassign developments cheaper."""

OTHER = "player 9 Doomed World"
"""A player without any power, and with one coloured world."""

THIRD = "player 1 New Sparta"
"""A player whose only power counts red dice at the end of Ship."""


def side(name: str) -> int:
    return NUMBER_OF[name]


def tile(name: str) -> int:
    return NUMBER_OF[name] % len(TILES)


class Drawn:
    """A table drawn as text and run to its first questions."""

    def __init__(self, text: str, seed: int | str = 0) -> None:
        self.game: Roll = read(dedent(text), seed)
        self.told: list[Event] = []
        proceed(self.game)
        self._listen()

    def _listen(self) -> None:
        self.told += self.game.told
        self.game.told, self.game.sealed = [], []

    def play(self, seat: Seat, *choices: Choice) -> Drawn:
        for choice in choices:
            self.told += play(self.game, seat, choice)
        return self

    def offers(self, seat: Seat) -> list[Choice]:
        return list(self.game.asks[seat].choices(self.game))

    def asked(self, seat: Seat) -> str:
        """The name of the question that this seat has to answer; empty if there is none."""
        return type(self.game.asks[seat]).__name__ if seat in self.game.asks else ""

    def refused(self, seat: Seat, choice: Choice) -> Refusal:
        """Why the choice is refused; nothing may change by that."""
        before = snapshot(self.game)
        with pytest.raises(Illegal) as illegal:
            play(self.game, seat, choice)
        assert snapshot(self.game) == before
        return illegal.value.refusal

    def refusal(self, seat: Seat, choice: Choice) -> str:
        """The row by which the choice is refused."""
        return self.refused(seat, choice).rule

    def player(self, seat: Seat) -> Player:
        return self.game.players[seat]

    def line(self, seat: Seat | None, word: str) -> str:
        """What the written position says of a player (None: of the table) after this word; empty if nothing."""
        parts = write(self.game).split("\n\n")
        lines = parts[0 if seat is None else seat + 1].splitlines()
        return next((line.removeprefix(word).strip() for line in lines if line.split(" ")[0] == word), "")

    def events(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.told if isinstance(event, kind)]
