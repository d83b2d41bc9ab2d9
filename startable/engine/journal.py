"""A match: a game with its journal. Seed and journal are the whole truth; saving, undo and replays rest on them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from startable.engine.game import TABLE, Choice, Event, Game, Illegal, Refusal, Seat, run, why_not
from startable.engine.rules import Rules, branch, new, rules_of
from startable.engine.values import union

__all__ = ["BadRecord", "Match", "Record", "load", "replay", "restore", "save", "snapshot"]


class Played(Struct, frozen=True, tag="play", tag_field="did", gc=False):
    """A choice that was made."""

    seat: Seat
    choice: Choice


class Undone(Struct, frozen=True, tag="undo", tag_field="did"):
    """A seat took its last choice back; what others chose meanwhile stands."""

    seat: Seat


class Rewound(Struct, frozen=True, tag="rewind", tag_field="did"):
    """Everyone agreed to go back to when only so many choices stood."""

    standing: int


class Branched(Struct, frozen=True, tag="branch", tag_field="did"):
    """From here on another game: what this seat could not know was dealt anew from this seed, chance included."""

    seat: Seat
    seed: str


Entry = Played | Undone | Rewound | Branched


class Header(Struct, frozen=True, kw_only=True):
    """What a journal needs to be played again."""

    game: str
    version: int
    seats: int
    seed: str
    options: dict[str, Any] = {}


class Record(Header, frozen=True, kw_only=True):
    """A game on file: small, complete, readable."""

    journal: tuple[Entry, ...] = ()


class Nothing(Refusal, frozen=True):
    """This seat has nothing that it could take back."""

    rule: str = "ST-UNDO-01"


class BadRecord(ValueError):
    """The file is not a record of a game that these rules can replay; the message says why."""


class _Standing(Struct, gc=False):
    """A choice that has not been taken back, and whether it still can be."""

    seat: Seat
    choice: Choice
    sealed: bool = False


class Match:
    """A game being played: every choice is journaled, and can be taken back until it is sealed.

    >>> from examples.salvage import SALVAGE
    >>> match = Match.new(SALVAGE, seats=2, seed=7)
    >>> ask = match.game.asks[0]
    >>> events = match.play(0, ask.choices(match.game)[0])
    >>> len(match.journal)
    1
    """

    def __init__(self, rules: Rules, header: Header, game: Game) -> None:
        self.rules = rules
        self.header = header
        self.game = game
        self.journal: list[Entry] = []
        self._line: list[_Standing] = []  # the choices that stand
        self._first = self._base = game.clone()  # _base: when everyone was last sealed, _based choices into the line
        self._based = 0

    @classmethod
    def new(cls, rules: Rules, *, seats: int, seed: int | str = 0, **options: Any) -> Match:
        game = new(rules, seats=seats, seed=seed, **options)
        header = Header(game=rules.name, version=rules.version, seats=seats, seed=str(seed), options=options)
        return cls(rules, header, game)

    @property
    def record(self) -> Record:
        return Record(**msgspec.structs.asdict(self.header), journal=tuple(self.journal))

    @property
    def standing(self) -> int:
        """How many choices stand, taken-back ones not counted."""
        return len(self._line)

    @property
    def settled(self) -> bool:
        """Whether nobody can take anything back: a good moment to keep a snapshot."""
        return self._based == len(self._line)

    def before(self, seat: Seat, back: int = 1) -> int | None:
        """How many choices stood before this seat's last so many; None if it has not made so many."""
        own = [number for number, stood in enumerate(self._line) if stood.seat == seat]
        return own[-back] if len(own) >= back else None

    def play(self, seat: Seat, choice: Choice) -> list[Event]:
        """Play a choice and journal it."""
        if refusal := why_not(self.game, seat, choice):
            raise Illegal(refusal, f"seat {seat} may not choose {choice}")
        run(self.game, seat, choice)
        self.journal.append(Played(seat, choice))
        self._line.append(_Standing(seat, choice))
        return self._settle()

    def may_undo(self, seat: Seat) -> bool:
        return self._last_of(seat) is not None

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last choice if nothing has sealed it. What others hold stays as it is."""
        last = self._last_of(seat)
        if last is None:
            raise Illegal(Nothing(), f"seat {seat} has nothing to take back")
        del self._line[last]
        self.journal.append(Undone(seat))
        self.game = self._base.clone()
        for stood in self._line[self._based :]:
            run(self.game, stood.seat, stood.choice)
            self._forget_story()

    def rewind(self, standing: int) -> None:
        """Go back to when only so many choices stood; for tables where everyone agreed."""
        if not 0 <= standing <= len(self._line):
            raise BadRecord(f"{len(self._line)} choices stand; cannot go back to {standing}")
        line, journal = self._line[:standing], self.journal
        again = Match(self.rules, self.header, self._first.clone())
        for stood in line:
            again.play(stood.seat, stood.choice)
        self.__dict__.update(again.__dict__)
        self.journal = [*journal, Rewound(standing)]

    def branch(self, seat: Seat, seed: str) -> None:
        """Go on from here as another game, which begins here: nothing before it can be taken back."""
        if self.game.over or not 0 <= seat < self.game.seats:
            raise BadRecord(f"seat {seat} cannot go on from here")
        again = Match(self.rules, self.header, branch(self.game, seat, seed))
        again.journal = [*self.journal, Branched(seat, seed)]
        self.__dict__.update(again.__dict__)

    def follow(self, entry: Entry) -> list[Event]:
        """Do what an entry of a journal says; BadRecord if that is not possible here."""
        try:
            match entry:
                case Played(seat, choice):
                    return self.play(seat, choice)
                case Undone(seat):
                    self.undo(seat)
                case Rewound(standing):
                    self.rewind(standing)
                case Branched(seat, seed):
                    self.branch(seat, seed)
        except Illegal as error:
            raise BadRecord(f"entry {len(self.journal) + 1} is not possible: {error}") from None
        return []

    def _settle(self) -> list[Event]:
        """Take events and seals out of the game; where everyone is sealed, undo starts from here."""
        events, sealed = self.game.told, self.game.sealed
        self._forget_story()
        if TABLE in sealed:
            self._base, self._based = self.game.clone(), len(self._line)
        for stood in self._line[self._based :] if sealed else ():
            stood.sealed = stood.sealed or stood.seat in sealed
        return events

    def _forget_story(self) -> None:
        self.game.told, self.game.sealed = [], []

    def _last_of(self, seat: Seat) -> int | None:
        """Where in the line the seat's last choice stands, unless it is sealed."""
        for number in range(len(self._line) - 1, self._based - 1, -1):
            if self._line[number].seat == seat:
                return None if self._line[number].sealed else number
        return None


def save(match: Match) -> bytes:
    """The whole match as one small JSON file."""
    return msgspec.json.encode(match.record)


def load(data: bytes, rules: Rules) -> Match:
    """A saved match, played again to where it was."""
    return replay(decode(data, rules), rules)


def decode(data: bytes, rules: Rules) -> Record:
    """Read a record, choices typed; BadRecord says what is wrong with it."""
    try:
        header = msgspec.json.decode(data, type=Header)
        if header.game != rules.name:
            raise BadRecord(f"this is a game of {header.game}, not of {rules.name}")
        rows = msgspec.json.decode(data, type=_Rows).journal
        entries = tuple(decode_entry(row, rules) for row in rows)
    except msgspec.DecodeError as error:
        raise BadRecord(f"not a record of a game: {error}") from None
    return Record(**msgspec.structs.asdict(header), journal=entries)


def decode_entry(data: bytes | msgspec.Raw, rules: Rules) -> Entry:
    """Read one entry of a journal."""
    try:
        entry: Entry = msgspec.json.decode(data, type=_entry_type(rules))
    except msgspec.DecodeError as error:
        raise BadRecord(f"not an entry of a journal of {rules.name}: {error}") from None
    return entry


class _Rows(Struct):
    journal: list[msgspec.Raw] = field(default_factory=list)


@lru_cache
def _entry_type(rules: Rules) -> Any:
    """Entry, with the choices of these rules in place of the open class."""
    played = msgspec.defstruct(
        "Played",
        [("seat", Seat), ("choice", union(rules.choices))],
        bases=(Played,),
        frozen=True,
        tag="play",
        tag_field="did",
    )
    return union((played, Undone, Rewound, Branched))


def replay(record: Record, rules: Rules) -> Match:
    """Play a record again from its seed."""
    match = begin(record, rules)
    for entry in record.journal:
        match.follow(entry)
    return match


def begin(header: Header, rules: Rules) -> Match:
    """The match of a record before its first entry."""
    if header.version != rules.version:
        raise BadRecord(
            f"played under version {header.version} of {rules.name}; these rules are version {rules.version}"
        )
    return Match.new(rules, seats=header.seats, seed=header.seed, **header.options)


def snapshot(game: Game) -> bytes:
    """The whole table as JSON, to go on from under newer rules or to compare byte for byte."""
    bare = replace(game, agendas={}, asks={})
    return msgspec.json.encode((rules_of(game).version, bare, game.agendas, game.asks))


def restore(data: bytes, rules: Rules) -> Game:
    """The table of a snapshot; BadRecord if these rules cannot read it."""
    try:
        _, game, game_agendas, game_asks = msgspec.json.decode(data, type=_snapshot_type(rules))
    except msgspec.DecodeError as error:
        raise BadRecord(f"these rules cannot read the snapshot: {error}") from None
    game.agendas, game.asks = game_agendas, game_asks
    restored: Game = game
    return restored


@lru_cache
def _snapshot_type(rules: Rules) -> Any:
    steps, asks = union(rules.steps), union(rules.asks)
    return tuple[int, rules.game, dict[Seat, tuple[steps, ...]], dict[Seat, asks]]  # type: ignore[valid-type,name-defined]
