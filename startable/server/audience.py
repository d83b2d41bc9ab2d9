"""Those who look at a table: their sockets, what each seat has been shown, and how they are told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from startable.engine import CLOCK, Event, Seat
from startable.server.clock import Alarm
from startable.server.connection import Connection
from startable.server.stream import Stream, encode
from startable.server.wire import Here, Line, Presence, Said, Table, Time, Welcome

if TYPE_CHECKING:
    from startable.server.room import Room

__all__ = ["Audience"]

PRESENCE_PAUSE = 0.5  # seconds; however many come at once, everyone is told at most so often


class Audience:
    """Sockets by seat (None: spectators). Each seat is told its own; nobody is told what did not change for them."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._seats: dict[Seat | None, set[Connection]] = {}
        self._streams: dict[Seat | None, Stream] = {}
        self._times: dict[Connection, tuple[float | None, float | None]] = {}
        self._presence: Alarm | None = None

    def __iter__(self) -> Iterator[Connection]:
        return iter([connection for there in self._seats.values() for connection in there])

    def at(self, seat: Seat | None) -> set[Connection]:
        return self._seats.get(seat, set())

    def join(self, connection: Connection, n: int, hash: int) -> None:
        """Welcome someone, and show them what they have missed since update n."""
        self._seats.setdefault(connection.seat, set()).add(connection)
        info = self._room.info(connection.guest_id)
        chat = tuple(self._room.chat) if self._reads_chat(connection) else ()
        connection.tell(Welcome(connection.seat, info, self.here(), len(self.at(None)), chat))
        self.sync(connection, n, hash)
        self.tell_presence()

    def part(self, connection: Connection) -> None:
        """Someone is no longer connected."""
        self.at(connection.seat).discard(connection)
        self._times.pop(connection, None)
        if not self.at(None):
            self._streams.pop(None, None)  # the next spectator gets the whole
        self.tell_presence()

    def sync(self, connection: Connection, n: int, hash: int) -> None:
        """Send what this client has missed."""
        seat = connection.seat
        if seat not in self._streams and (scene := self._room.scene(seat)):
            self._streams[seat] = Stream(scene)
        if stream := self._streams.get(seat):
            for message in stream.since(n, hash):
                connection.send(message)

    def begin(self) -> None:
        """The game has begun: show everyone their first scene."""
        for connection in self:
            self.sync(connection, 0, 0)

    def show(self, events: Sequence[Event]) -> None:
        """To each seat its own update, if anything changed for it."""
        course = self._room.course
        assert course
        for seat, stream in self._streams.items():
            seen = tuple([told for event in events if (told := event.seen_by(seat)) is not None]) if events else ()
            if update := stream.show(course.scene(seat), seen):
                self._send(update, self.at(seat))

    def tell_table(self) -> None:
        for connection in self:
            connection.tell(Table(self._room.info(connection.guest_id)))

    def tell_said(self, line: Line) -> None:
        self._send(encode(Said(line)), filter(self._reads_chat, self))

    def tell_presence(self) -> None:
        """Soon: many come and go at once."""
        clock = self._room.house.clock
        if self._presence is None:
            self._presence = clock.at(clock.now() + PRESENCE_PAUSE, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        self._send(encode(Presence(self.here(), len(self.at(None)))), self)

    def tell_times(self) -> None:
        """To each their own deadline, and the hourglass to all, where it is not what they were told last."""
        times = self._room.times
        deadlines = times.deadlines if times.stopped is None else {}
        if not deadlines and not self._times:
            return
        now = self._room.house.clock.now()
        for connection in self:
            own = deadlines.get(connection.seat) if connection.seat is not None else None
            told = (own, deadlines.get(CLOCK))
            if told != self._times.get(connection, (None, None)):
                self._times[connection] = told
                connection.tell(Time(now, *told))

    def here(self) -> tuple[Here, ...]:
        return tuple(self._here(seat) for seat in range(len(self._room.table.chairs)))

    def _here(self, seat: Seat) -> Here:
        known = [each.milliseconds for each in self.at(seat) if each.milliseconds is not None]
        return Here(bool(self.at(seat)), seat in self._room.times.away, min(known, default=None))

    def _reads_chat(self, connection: Connection) -> bool:
        return connection.seat is not None or self._room.table.open_chat

    def _send(self, data: bytes, to: Iterable[Connection]) -> None:
        for connection in to:
            connection.send(data)

    def close(self) -> None:
        """The table leaves memory; whoever is here comes back to it in a moment."""
        if self._presence:
            self._presence.cancel()
        for connection in self:
            connection.drop("restart")
