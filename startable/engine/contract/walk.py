"""One random game, probed as it goes."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from typing import Any

import msgspec

from startable.engine.contract.laws import LAWS, Breach, Position, someone
from startable.engine.contract.report import LAW_ENDS, LAW_REPLAY, Broken, Report
from startable.engine.game import Choice, Game, Seat, apply
from startable.engine.journal import Match, load, save, snapshot
from startable.engine.rules import Rules

__all__ = ["Pick", "Walk", "at_random"]

LONGEST = 20_000  # choices in one game, after which it is held to run for ever

Pick = Callable[[Game, Seat, random.Random], Choice]


def at_random(game: Game, seat: Seat, rng: random.Random) -> Choice:
    return rng.choice(game.asks[seat].choices(game))


class Walk:
    """One random game, probed as it goes."""

    def __init__(
        self,
        rules: Rules,
        report: Report,
        seats: int,
        seed: str,
        options: dict[str, Any],
        probes: int,
        ledger: Collection[str] | None,
        pick: Pick,
    ) -> None:
        self.report, self.rules, self.seats, self.seed = report, rules, seats, seed
        self.rng = random.Random(seed)
        self.match = Match.new(rules, seats=seats, seed=seed, **options)
        self.at = Position(rules, self.match.game, self.rng, ledger)
        self.probes, self.pick = probes, pick
        self.past: list[tuple[Game, bytes]] = []

    def play(self) -> bool:
        """Play to the end; False if a law was broken on the way."""
        before = len(self.report.broken)
        length = self._length()
        try:
            while not self.match.game.over and len(self.match.journal) < LONGEST:
                self.at.game = self.match.game
                if self.rng.random() * length < self.probes:
                    self._probe()
                self._check("7 nothing vanishes", LAWS["7 nothing vanishes"])
                self._choose()
        except Exception as error:
            self._break("8 never stuck", f"{type(error).__name__}: {error}")
            return False
        self._check(LAW_ENDS, self._ended)
        self._check("2 clone", self._kept_past)
        self._check(LAW_REPLAY, self._replayed)
        return len(self.report.broken) == before

    def _length(self) -> int:
        """How long such a game takes, from one played without looking."""
        game, rng, choices = self.match.game.clone(), random.Random(self.seed), 0
        while choices < LONGEST and (seat := someone(game, rng)) is not None:
            apply(game, seat, self.pick(game, seat, rng))
            choices += 1
        return 1 + choices

    def _probe(self) -> None:
        self.past.append((self.match.game.clone(), snapshot(self.match.game)))
        for law, holds in LAWS.items():
            self._check(law, holds)

    def _check(self, law: str, holds: Callable[[Position], int]) -> None:
        try:
            self.report.checks[law] += holds(self.at)
        except Breach as breach:
            self._break(law, str(breach))
        except Exception as error:  # whatever a rule raises is a finding
            self._break(law, f"{type(error).__name__}: {error}")

    def _break(self, law: str, what: str) -> None:
        if not any(broken.law == law and broken.seed == self.seed for broken in self.report.broken):
            self.report.broken.append(Broken(law, what, self.seats, self.seed, len(self.match.journal)))

    def _choose(self) -> None:
        """One random choice; now and then it is taken back, at once or after somebody else has chosen."""
        before = self.match.game.clone()
        seat = self._play_someone()
        if self.rng.random() < 0.1 and self.match.may_undo(seat):
            self.match.undo(seat)
            self._check("undo", lambda at: self._same(before))
        elif self.rng.random() < 0.1 and self.match.may_undo(seat) and self._play_someone() != seat:
            self._take_back(seat)

    def _play_someone(self) -> Seat:
        game = self.match.game
        seat = someone(game, self.rng)
        if seat is None:
            raise RuntimeError(f"nobody can act: {game.asks}")
        self.match.play(seat, self.pick(game, seat, self.rng))
        return seat

    def _same(self, before: Game) -> int:
        if self.match.game != before:
            raise Breach("taking a choice back does not give the game as it was")
        return 1

    def _take_back(self, seat: Seat) -> None:
        """Somebody else has chosen since: an undo must not touch what that seat is asked and may choose."""
        others = [other for other in self.match.game.asks if other != seat]
        held = {other: _question(self.match.game, other) for other in others}
        if self.match.may_undo(seat):
            self.match.undo(seat)
            self._check("undo", lambda at: self._untouched(seat, held))

    def _untouched(self, seat: Seat, held: dict[Seat, bytes]) -> int:
        for other, question in held.items():
            if _question(self.match.game, other) != question:
                raise Breach(f"seat {seat} took a choice back, and what seat {other} may choose has changed")
        return 1

    def _ended(self, at: Position) -> int:
        if not self.match.game.over:
            raise Breach(f"not over after {LONGEST} choices")
        result = self.rules.result(self.match.game)
        if len(result.scores) != self.seats or min(result.places) != 1:
            raise Breach(f"a game for {self.seats} ended in {result}")
        return 1

    def _kept_past(self, at: Position) -> int:
        for game, data in self.past:
            if snapshot(game) != data:
                raise Breach("a clone kept from the past has changed: something is shared")
        return len(self.past)

    def _replayed(self, at: Position) -> int:
        if snapshot(load(save(self.match), self.rules).game) != snapshot(self.match.game):
            raise Breach("replaying the journal gives another game")
        self.report.choices += len(self.match.journal)
        return 1


def _question(game: Game, seat: Seat) -> bytes:
    ask = game.asks.get(seat)
    return msgspec.json.encode((ask, ask.choices(game) if ask else ()))
