"""The course of a game at a table: the match, its numbered entries and questions, and what each seat is shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from startable.engine import (
    BadOptions,
    BadRecord,
    Choice,
    Event,
    Game,
    Match,
    Rules,
    Seat,
    restore,
    snapshot,
    view,
)
from startable.engine.journal import Entry, begin, decode_entry
from startable.server import wire
from startable.server.asked import Questions
from startable.server.store import Kept, Snapshot
from startable.server.table import TableDoc
from startable.server.wire import Scene, Stuck

__all__ = ["Course", "Unreadable", "last_seen"]


class Unreadable(ValueError):
    """These rules cannot go on with this game."""

    def __init__(self, why: Literal["missing", "newer-rules", "unreadable"], detail: str) -> None:
        super().__init__(detail)
        self.stuck = Stuck(why, detail)


class Course:
    """Everything that was chosen here, and where it has led."""

    def __init__(self, match: Match, questions: Questions, before: int = 0) -> None:
        self.match = match
        self.questions = questions
        self._before = before  # entries that the match does not know, because it goes on from a snapshot

    @classmethod
    def begin(cls, table: TableDoc, rules: Rules) -> Course:
        """A game that has just been set up."""
        match = begin(table.header, rules)
        return cls(match, Questions(match.game))

    @classmethod
    def branch(cls, table: TableDoc, entries: Iterable[bytes], rules: Rules) -> Course:
        """A game that goes on from where another one was after these entries."""
        course = cls.begin(table, rules)
        for data in entries:
            course._follow(decode_entry(data, rules))
        if table.branch:
            course._follow(table.branch)
        return course

    @classmethod
    def resume(cls, kept: Kept, rules: Rules) -> Course:
        """A game from the store: played again if the rules are the same, else on from its last snapshot."""
        try:
            course = cls.begin(kept.table, rules) if kept.table.version == rules.version else cls._from(kept, rules)
            for data in kept.entries[course._before :]:
                course._follow(decode_entry(data, rules))
        except BadOptions as error:
            raise Unreadable("missing", str(error)) from None
        except BadRecord as error:
            raise Unreadable("unreadable", str(error)) from None
        return course

    @classmethod
    def _from(cls, kept: Kept, rules: Rules) -> Course:
        versions = f"version {kept.table.version} of {rules.name}; these rules are version {rules.version}"
        if kept.snapshot is None:
            raise Unreadable("newer-rules", f"begun under {versions}, and no snapshot was kept")
        try:
            game = restore(bytes(kept.snapshot.game), rules)
        except BadRecord as error:
            raise Unreadable("newer-rules", f"begun under {versions}: {error}") from None
        match = Match(rules, replace(kept.table.header, version=rules.version), game)
        return cls(match, Questions(game, kept.snapshot.questions), kept.snapshot.number)

    def _follow(self, entry: Entry) -> None:
        self.match.follow(entry)
        self.questions.after(entry, self.game)

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def number(self) -> int:
        """How many entries the journal has."""
        return self._before + len(self.match.journal)

    @property
    def last(self) -> Entry:
        return self.match.journal[-1]

    def play(self, seat: Seat, choice: Choice) -> list[Event]:
        events = self.match.play(seat, choice)
        self.questions.after(self.last, self.game)
        return events

    def undo(self, seat: Seat) -> list[Event]:
        self.match.undo(seat)
        self.questions.after(self.last, self.game)
        return [wire.Undone(seat)]

    def rewind(self, standing: int) -> list[Event]:
        self.match.rewind(standing)
        self.questions.after(self.last, self.game)
        return [wire.Rewound()]

    def scene(self, seat: Seat | None) -> Scene:
        """What this seat (None: a spectator) has before it now."""
        rules, game = self.match.rules, self.match.game
        seen, ended = rules.view(game, seat), rules.result(game) if game.over else None
        if seat is None:
            return Scene(seen, 0, None, (), False, ended)
        ask: Any = game.asks.get(seat)
        choices = tuple(ask.choices(game)) if ask else ()
        return Scene(seen, self.questions.numbers[seat], ask, choices, self.match.may_undo(seat), ended)

    def snapshot(self, views: bool = False) -> Snapshot:
        """What newer rules go on from; with the views, what is shown if they cannot."""
        return Snapshot(
            number=self.number,
            version=self.match.rules.version,
            game=msgspec.Raw(snapshot(self.game)),
            questions=self.questions.numbers,
            views=self._views() if views else (),
        )

    def _views(self) -> tuple[msgspec.Raw, ...]:
        seen = [view(self.game, seat) for seat in (*range(self.game.seats), None)]
        return tuple(msgspec.Raw(msgspec.json.encode(each)) for each in seen)


def last_seen(kept: Kept, seat: Seat | None) -> Scene | None:
    """What this seat (None: a spectator) had before it last, of a game that these rules cannot read."""
    if kept.snapshot is None or not kept.snapshot.views:
        return None
    seen: Any = kept.snapshot.views[-1 if seat is None else seat]
    nr = 0 if seat is None else kept.snapshot.questions[seat]
    return Scene(view=seen, nr=nr, ask=None, choices=(), undo=False, result=None)
