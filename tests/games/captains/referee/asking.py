"""How the referee asks and draws: a game told as one long story that stops at every question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from typing import NamedTuple, TypeAlias

from startable.engine import Choice, Seat
from startable.games.captains import choices as said
from startable.games.captains.table import Captains
from tests.games.captains.referee.printed import Printed
from tests.games.captains.referee.table import NONE, Difference, Fate, Table

__all__ = ["STOP", "Asking", "Play", "Question", "Teller"]

STOP = said.Stop()


class Question(NamedTuple):
    """Who is asked, and everything that may be answered."""

    seat: Seat
    options: frozenset[Choice]


Play: TypeAlias = Generator[Question, Choice, None]
Asking: TypeAlias = Generator[Question, Choice, Choice]


class Teller(Table):
    def __init__(self, game: Captains, fate: Fate) -> None:
        super().__init__(game)
        self.fate = fate
        self.done: Counter[str] = Counter()  # what has been played, by name

    def ask(self, seat: Seat, options: Iterable[Choice]) -> Asking:
        return (yield Question(seat, frozenset(options)))

    def ask_if(self, seat: Seat, options: Iterable[Choice]) -> Asking:
        """Nobody is asked where there is nothing to decide."""
        listed = list(options)
        return (yield from self.ask(seat, listed)) if len(listed) > 1 else listed[0]

    def apply(self, seat: Seat, effects: list[Printed]) -> Play:
        """Effects, from left to right."""
        raise NotImplementedError

    # Piles

    def draw_pirate(self) -> int:
        if not +self.pirates:
            self.pirates, self.pirate_discard = self.pirate_discard, Counter()
        return self._draw(self.pirates, "pirates")

    def draw_artifact(self) -> int:
        if not +self.artifacts:
            self.artifacts, self.artifact_discard = self.artifact_discard, Counter()
        return self._draw(self.artifacts, "artifacts")

    def _draw(self, pile: Counter[int], purpose: str) -> int:
        if not +pile:
            return NONE
        kind = self.fate.drawn[purpose].pop(0)
        if not pile[kind]:
            raise Difference(f"there was no {kind} among the {purpose}")
        pile[kind] -= 1
        return kind

    def draw_technology(self) -> int:
        if not self.deck:
            self.deck, self.discard = self._renewed(self.discard, "technologies"), []
        return self.deck.pop() if self.deck else NONE

    def draw_omega(self) -> int:
        if not self.omegas:
            self.omegas, self.omega_discard = self._renewed(self.omega_discard, "omegas"), []
        return self.omegas.pop() if self.omegas else NONE

    def _renewed(self, discard: list[int], purpose: str) -> list[int]:
        deck = self.fate.shuffled[purpose].pop(0)
        if sorted(deck) != sorted(discard):
            raise Difference(f"the new pile of {purpose} is not its discard")
        return deck
