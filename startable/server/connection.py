"""One socket at a table: bound to a seat when it opens, and cut off if it cannot keep up."""

from __future__ import annotations

import asyncio

from startable.engine import Seat
from startable.server.cable import Cable
from startable.server.identity import Visitor
from startable.server.limits import Bucket
from startable.server.stream import encode
from startable.server.wire import Bye, Down, Farewell

__all__ = ["Connection"]


class Connection:
    """Who is there, and how they are told."""

    def __init__(
        self, cable: Cable, guest: Visitor | None, address: str, seat: Seat | None, bucket: Bucket, chat: Bucket
    ) -> None:
        self.cable, self.guest, self.address, self.seat = cable, guest, address, seat
        self.bucket, self.chat = bucket, chat
        self.bye: Bye | None = None
        self.milliseconds: int | None = None
        self.pinged: tuple[int, float] = (0, 0.0)
        self.over = asyncio.Event()  # one side has left
        cable.too_slow = self._cut

    @property
    def guest_id(self) -> str | None:
        return self.guest.id if self.guest else None

    def tell(self, message: Down) -> None:
        self.send(encode(message))

    def send(self, data: bytes) -> None:
        """Never waits: a slow client is cut off instead of slowing the table down."""
        if not self.bye:
            self.cable.tell(data)

    def _cut(self) -> None:
        self.cable.cut()
        self.drop("slow")

    def drop(self, reason: Farewell) -> None:
        """Say goodbye."""
        if not self.bye:
            self.bye = Bye(reason)
            self.cable.tell(encode(self.bye))
            self.over.set()
