"""A table as the store keeps it, beside the game itself: who sits where, how it is played, and its secret."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from startable.engine import Seat
from startable.engine.journal import Branched, Header
from startable.server import fairness
from startable.server.identity import Visitor, sealed
from startable.server.problems import Conflict, Forbidden, Missing
from startable.server.wire import (
    Level,
    Origin,
    Pace,
    Profile,
    Proposal,
    SeatInfo,
    StandIn,
    State,
    Stuck,
    TableInfo,
    TableLine,
)

__all__ = ["Chair", "TableDoc"]


class Chair(Struct, frozen=True, kw_only=True):
    """A seat: whose it is, which bot plays it, and what its owner's browser added to the seed."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    level: Level = "normal"
    nonce: str = ""
    key: str = ""  # of the seat link, sealed; forgotten whenever the seat changes hands

    @property
    def taken(self) -> bool:
        return self.guest is not None or self.bot is not None

    @property
    def person(self) -> bool:
        """Whether a person plays it now."""
        return self.guest is not None and self.bot is None

    @property
    def _kind(self) -> Literal["open", "person", "bot"]:
        return "bot" if self.bot else "person" if self.guest else "open"

    @property
    def info(self) -> SeatInfo:
        return SeatInfo(kind=self._kind, name=self.name, bot=self.bot, level=self.level, nonce=self.nonce)


class TableDoc(Struct, frozen=True, kw_only=True):
    """Never changes: what is done at a table makes a new one, which counts once it is on disk."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    chairs: tuple[Chair, ...]
    host: str
    host_name: str
    secret: str
    invite: str
    created: float
    pace: Pace = "live"
    clock: Profile = "none"
    timeout: StandIn = "default"
    public: bool = True
    watch: bool = True
    open_chat: bool = False
    members: tuple[str, ...] = ()
    state: State = "open"
    nonces: tuple[str, ...] = ()  # as they were at the start
    seed: str = ""  # from then on
    started: float | None = None
    ended: float | None = None
    result: Any = None  # the game's own Result, as JSON has it
    paused: bool = False
    proposal: Proposal | None = None
    origin: Origin | None = None  # the game that this one goes on from
    past: str = ""  # its seed

    # Who may what

    def seat_of(self, guest: str | None) -> Seat | None:
        """The seat that belongs to this guest."""
        owners = [chair.guest for chair in self.chairs]
        return owners.index(guest) if guest is not None and guest in owners else None

    def admits(self, guest: str | None) -> bool:
        """Whether this guest may know of the table at all."""
        return self.public or guest in (self.host, *self.members) or self.seat_of(guest) is not None

    def shows(self, guest: str | None) -> bool:
        """Whether this guest may see the game: from a seat, or watching."""
        return self.seat_of(guest) is not None or (self.watch and self.admits(guest))

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people play."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person)

    def _chair(self, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Missing("seat")
        return self.chairs[seat]

    def _host_only(self, guest: str) -> None:
        if guest != self.host:
            raise Forbidden("host-only", "only the host can do this")

    def _not_after_the_end(self) -> None:
        if self.state not in ("open", "playing"):
            raise Conflict("ended", "this table has ended")

    def _with(self, seat: Seat, chair: Chair) -> TableDoc:
        """Someone else plays there: what was proposed was proposed among others."""
        return replace(self._put(seat, chair), proposal=None)

    def _put(self, seat: Seat, chair: Chair) -> TableDoc:
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    # Coming and going

    def enter(self, guest: Visitor, invite: str) -> TableDoc:
        """Come in by the invitation."""
        if sealed(invite) != sealed(self.invite):
            raise Missing("table")
        return self if guest.id in self.members else replace(self, members=(*self.members, guest.id))

    def sit(self, guest: Visitor, seat: Seat, nonce: str) -> TableDoc:
        """Take an open seat; before the start one can change seats freely."""
        self._not_after_the_end()
        chair, mine = self._chair(seat), self.seat_of(guest.id)
        if chair.taken and mine != seat:
            raise Conflict("taken", "someone else was faster: this seat is taken")
        if self.state != "open" and mine is not None:
            raise Conflict("seated", "you have a seat already, and the game has begun")
        there = self if mine is None else self._with(mine, Chair())
        return there._with(seat, Chair(guest=guest.id, name=guest.name, nonce=nonce))

    def leave(self, guest: str) -> TableDoc:
        """Give up one's seat; the host's role passes to whoever sits next."""
        self._not_after_the_end()
        seat = self.seat_of(guest)
        if seat is None:
            raise Conflict("not-seated", "you have no seat here")
        left = self._with(seat, Chair())
        heir = next((chair for chair in left.chairs if chair.guest), None)
        return replace(left, host=heir.guest, host_name=heir.name) if heir and guest == self.host else left

    def link(self, guest: str, key: str) -> TableDoc:
        """Make a seat link; it replaces any earlier one."""
        seat = self.seat_of(guest)
        if seat is None:
            raise Conflict("not-seated", "you have no seat here")
        return self._put(seat, replace(self.chairs[seat], key=sealed(key)))

    def claim(self, guest: Visitor, key: str) -> TableDoc:
        """Move a seat to this guest's device by its link, which is used up; whoever had it may still come and look."""
        found = [seat for seat, chair in enumerate(self.chairs) if chair.key and chair.key == sealed(key)]
        if not found:
            raise Missing("seat link" if self.admits(guest.id) else "table")
        chair, mine = self.chairs[found[0]], self.seat_of(guest.id)
        if mine not in (None, found[0]):
            raise Conflict("seated", "you have another seat here already")
        left = () if chair.guest is None or chair.guest in self.members else (chair.guest,)
        moved = replace(self, members=(*self.members, *left))._with(found[0], replace(chair, guest=guest.id, key=""))
        return replace(moved, host=guest.id) if chair.guest == self.host else moved

    # What the host does

    def free(self, host: str, seat: Seat) -> TableDoc:
        """Open the seat to others."""
        self._host_only(host)
        self._not_after_the_end()
        self._chair(seat)
        return self._with(seat, Chair())

    def hand(self, host: str, seat: Seat, bot: str, level: Level) -> TableDoc:
        """Let a bot play the seat; a person's seat stays theirs."""
        self._host_only(host)
        self._not_after_the_end()
        return self._with(seat, replace(self._chair(seat), bot=bot, level=level, key=""))

    def give_back(self, host: str, seat: Seat) -> TableDoc:
        """The person whose seat it is plays it again; without one it is open."""
        self._host_only(host)
        self._not_after_the_end()
        return self._with(seat, replace(self._chair(seat), bot=None, key=""))

    def close(self, host: str, now: float) -> TableDoc:
        """End it, finished or not."""
        self._host_only(host)
        self._not_after_the_end()
        return replace(self, state="closed", ended=now, proposal=None)

    # The game

    def start(self, host: str, now: float) -> TableDoc:
        """Fix the seed: from now on the dice have fallen."""
        self._host_only(host)
        if self.state != "open":
            raise Conflict("started", "this game has begun already")
        if not all(chair.taken for chair in self.chairs):
            raise Conflict("open-seats", "every seat needs a person or a bot before the game can start")
        nonces = tuple(chair.nonce for chair in self.chairs)
        seed = self.past or fairness.seed(self.secret, nonces)
        return replace(self, state="playing", started=now, nonces=nonces, seed=seed)

    @property
    def branch(self) -> Branched | None:
        """Where it goes on from another game: with dice that nobody knows yet."""
        return Branched(self.origin.seat, fairness.seed(self.secret, self.nonces)) if self.origin else None

    def replace_bot(self, seat: Seat, bot: str) -> TableDoc:
        return self._with(seat, replace(self._chair(seat), bot=bot))

    def proposed(self, proposal: Proposal | None) -> TableDoc:
        return replace(self, proposal=proposal)

    def halted(self, paused: bool) -> TableDoc:
        return replace(self, paused=paused)

    def finish(self, result: Any, now: float) -> TableDoc:
        return replace(self, state="over", result=msgspec.to_builtins(result), ended=now, proposal=None)

    @property
    def header(self) -> Header:
        """What the journal of this table needs to be played again."""
        return Header(
            game=self.game, version=self.version, seats=len(self.chairs), seed=self.seed, options=self.options
        )

    # How it is shown

    def line(self, guest: str | None, turn: bool = False) -> TableLine:
        """In a list."""
        return TableLine(**self._line(guest, turn))

    def _line(self, guest: str | None, turn: bool) -> dict[str, Any]:
        return {
            "id": self.id,
            "game": self.game,
            "state": self.state,
            "public": self.public,
            "watch": self.watch,
            "pace": self.pace,
            "clock": self.clock,
            "seats": tuple(chair.info for chair in self.chairs),
            "host": self.host_name,
            "you": self.seat_of(guest),
            "turn": turn,
            "created": self.created,
            "result": self.result,
        }

    def info(self, guest: str | None, *, turn: bool = False, closed_because: Stuck | None = None) -> TableInfo:
        """For those who may see it."""
        return TableInfo(
            **self._line(guest, turn),
            version=self.version,
            options=self.options,
            hosting=guest == self.host,
            timeout=self.timeout,
            open_chat=self.open_chat,
            commitment=fairness.commitment(self.secret) if self.secret else "",
            secret=self.secret if self.state == "over" and self.secret else None,
            invite=self.invite,
            closed_because=closed_because,
            proposal=self.proposal,
            paused=self.paused,
            origin=self.origin,
        )
