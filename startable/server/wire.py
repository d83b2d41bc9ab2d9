"""The whole protocol on one page: what a browser sends and gets, over the socket and HTTP; see docs/protocol.md.

What concerns finished games is on the next page, wire_replays.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from startable.engine import Ask, Choice, Event, Refusal, Result, Seat, View
from startable.server.changes import Change

Nr = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Nonce = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[0-9a-f]+$")]
Secret = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[0-9A-Za-z_-]+$")]
Pace = Literal["live", "relaxed"]  # seconds count, or people come back tomorrow
Profile = Literal["none", "gentle", "brisk"]  # how long a seat may think
Level = Literal["easy", "normal", "hard"]
State = Literal["open", "playing", "over", "closed"]
StandIn = Literal["default", "bot"]  # who chooses for a seat whose time is up
Farewell = Literal["restart", "moved", "slow", "wrong", "crowded", "gone"]  # why the server closes a socket


class Message(Struct, frozen=True, tag=str.lower, tag_field="type", gc=False):
    """What goes over the socket; its class name in lower case is its `type`."""


# What a seat has before it


class Scene(Struct, frozen=True, gc=False):
    """All that one seat (or a spectator) is shown of the game. Updates change it; `hash` is of its JSON."""

    view: View
    nr: int  # counts this seat's moments: answering, taking back, a new question. Never repeats
    ask: Ask[Any] | None
    choices: tuple[Choice, ...]
    undo: bool  # whether the last choice can be taken back at once
    result: Result | None


class Undone(Event, frozen=True):
    """This seat took its last choice back."""

    seat: Seat


class Rewound(Event, frozen=True):
    """Everyone agreed to go back."""


class Branched(Event, frozen=True):
    """From here on another game: it was tried differently."""


# The table as the people around it see it


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who sits where. `person`: someone's seat; `bot` with a person's name: the host let a bot stand in."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str | None = None
    level: Level = "normal"
    nonce: str = ""


class TableLine(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    state: State
    public: bool
    watch: bool
    pace: Pace
    clock: Profile
    seats: tuple[SeatInfo, ...]
    host: str  # the host's name
    you: Seat | None  # your seat
    turn: bool  # whether a question is open to you
    created: float
    result: Result | None = None


class Proposal(Struct, frozen=True):
    """What someone asks all people at the table to agree to."""

    what: Literal["rewind", "pause", "resume"]
    by: Seat
    agreed: tuple[Seat, ...]
    back: int = 1
    number: int = 0  # which answers name, so that nobody agrees to what has taken its place


class Stuck(Struct, frozen=True):
    """Why a game cannot go on here."""

    why: Literal["missing", "newer-rules", "unreadable"]  # its game or cards; what they read; its journal
    detail: str  # for whoever looks after the server


class Origin(Struct, frozen=True):
    """The finished game that a table goes on from: which one, after how many entries, and whose knowledge stands."""

    table: str
    entries: int
    seat: Seat


class TableInfo(TableLine, frozen=True, kw_only=True):
    """A table for those who may see it."""

    version: int  # of the rules
    options: dict[str, Any]
    hosting: bool  # whether you are the host
    timeout: StandIn
    open_chat: bool  # whether spectators see and use the chat
    commitment: str  # SHA-256 of the server's secret, shown before anyone sits down
    secret: str | None = None  # shown when the game is over
    invite: str | None = None  # what lets others in
    closed_because: Stuck | None = None  # why nothing can be played here any more
    proposal: Proposal | None = None
    paused: bool = False
    origin: Origin | None = None  # where a finished game is being tried differently


class Here(Struct, frozen=True):
    """A seat's connection: how long a message takes there and back, and whether someone else chooses for it."""

    connected: bool
    away: bool
    milliseconds: int | None = None


class Line(Struct, frozen=True, kw_only=True):
    """A line of the chat. A notice has no text: its code and details are worded by the client."""

    number: int
    at: float
    seat: Seat | None = None
    name: str = ""
    text: str = ""
    notice: str | None = None
    details: dict[str, str | int] = {}


# From the browser


class Choose(Message, frozen=True):
    """Answer the open question of that number."""

    nr: Nr
    choice: msgspec.Raw


class Undo(Message, frozen=True):
    """Take back the last choice; `nr` as in the scene, so that a doubled click takes back one."""

    nr: Nr


class Why(Message, frozen=True):
    """Ask why a choice is not allowed now."""

    id: Nr
    choice: msgspec.Raw


class Sync(Message, frozen=True):
    """Ask for what was missed since update n, whose hash was this."""

    n: Nr
    hash: Nr


class Say(Message, frozen=True):
    """Chat."""

    text: ChatText


class Propose(Message, frozen=True):
    """Ask everyone to take back my last so many choices (and all after them), to pause or to go on."""

    what: Literal["rewind", "pause", "resume"]
    back: Annotated[int, Meta(ge=1, le=100)] = 1


class Agree(Message, frozen=True):
    """Answer the proposal of this number; one no ends it."""

    number: int
    yes: bool


class Back(Message, frozen=True):
    """I am here again: nobody needs to choose for me."""


class Pong(Message, frozen=True):
    """Answer to a ping."""

    id: Nr


Up = Choose | Undo | Why | Sync | Say | Propose | Agree | Back | Pong


# To the browser


class Welcome(Message, frozen=True):
    """First on every socket: where you are."""

    seat: Seat | None
    table: TableInfo
    here: tuple[Here, ...]
    watching: int
    chat: tuple[Line, ...]


class Whole(Message, frozen=True):
    """The scene from scratch."""

    n: int
    hash: int
    scene: Scene


class Update(Message, frozen=True):
    """What happened, to animate in order, and how the scene changed. Numbers follow one another without gaps."""

    n: int
    hash: int
    events: tuple[Event, ...]
    changes: tuple[Change, ...]


class Table(Message, frozen=True):
    """The table itself changed: seats, state, a proposal."""

    table: TableInfo


class Presence(Message, frozen=True):
    """Who is connected."""

    here: tuple[Here, ...]
    watching: int


class Time(Message, frozen=True):
    """Your own deadline and the hourglass, in seconds since 1970 by the server's clock, which now shows `now`."""

    now: float
    deadline: float | None
    hourglass: float | None


class Said(Message, frozen=True):
    """A new line of the chat."""

    line: Line


class Refused(Message, frozen=True):
    """Your choice or undo `nr` was not allowed, and nothing has changed; 0: it was chat, or about a proposal."""

    nr: int
    refusal: Refusal


class Because(Message, frozen=True):
    """The answer to a Why; null: it may be chosen."""

    id: int
    refusal: Refusal | None


class Problem(Message, frozen=True):
    """Something else was wrong with a message or a request."""

    problem: str
    detail: str


class Ping(Message, frozen=True):
    """Answer with a pong at once; the time it takes is shown to everyone."""

    id: int


class Bye(Message, frozen=True):
    """Last on a socket that the server closes."""

    reason: Farewell


Down = Welcome | Whole | Update | Table | Presence | Time | Said | Refused | Because | Problem | Ping | Bye


# Over HTTP


class Guest(Struct, frozen=True):
    """Who you are here: a name, and a cookie that only the server can make."""

    name: Name


class SeatPlan(Struct, frozen=True):
    """A seat of a new table: open, or a bot's. You too sit down only after you have seen the commitment."""

    kind: Literal["open", "bot"] = "open"
    bot: str = "random"
    level: Level = "normal"


class NewTable(Struct, frozen=True, kw_only=True):
    """What a table needs to be opened."""

    game: str
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=10)]
    options: dict[str, Any] = {}
    pace: Pace = "live"
    clock: Profile = "none"
    timeout: StandIn = "default"
    public: bool = True
    watch: bool = True
    open_chat: bool = False


class Enter(Struct, frozen=True):
    """Come in by the invitation's key."""

    invite: Secret


class Sit(Struct, frozen=True):
    """Take a seat; the nonce is made by the browser and becomes part of the seed."""

    nonce: Nonce


class Hand(Struct, frozen=True):
    """Which bot plays the seat."""

    bot: str = "random"
    level: Level = "normal"


class SeatLink(Struct, frozen=True):
    """What moves a seat to another device: made on one, used on the other, once."""

    key: Secret


class OptionInfo(Struct, frozen=True):
    """One option of a game: its JSON schema and what it is unless chosen."""

    name: str
    schema: dict[str, Any]
    default: Any


class GameInfo(Struct, frozen=True):
    """A game that can be opened here."""

    name: str
    version: int
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
