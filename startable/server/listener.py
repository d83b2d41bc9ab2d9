"""What a browser sends, taken in: in its order, no faster than its measure allows, each message to the room's queue."""

from __future__ import annotations

import logging
from collections import deque
from functools import partial

import msgspec

from startable.engine import Illegal
from startable.server.connection import Connection
from startable.server.hearing import DECODER, hear
from startable.server.problems import Trouble
from startable.server.room import Room
from startable.server.wire import Problem, Refused, Up

__all__ = ["Listener"]

LOG = logging.getLogger(__name__)
MOST_UNDER_WAY = 8  # messages of one socket that wait for their turn at the table; more are read after them


class Listener:
    """Of one connection."""

    def __init__(self, room: Room, connection: Connection) -> None:
        self._room, self._connection = room, connection
        self._waiting: deque[str] = deque()
        self._under_way = 0
        self._resting = False

    def __call__(self, text: str) -> None:
        self._waiting.append(text)
        self._take()

    def _take(self) -> None:
        """Hand over what may be handed over; as long as something has to wait, nothing more is read."""
        while self._waiting and not self._resting and self._under_way < MOST_UNDER_WAY:
            if self._connection.bucket.take():
                self._hand_over(self._waiting.popleft())
            else:
                self._rest()
        if self._waiting:
            self._connection.cable.hold()
        else:
            self._connection.cable.go_on()

    def _rest(self) -> None:
        """Whoever sends too fast is read more slowly."""
        clock = self._room.house.clock
        self._resting = True
        clock.at(clock.now() + self._connection.bucket.wait(), self._rested)

    def _rested(self) -> None:
        self._resting = False
        self._take()

    def _hand_over(self, text: str) -> None:
        if self._connection.bye or self._room.closed:
            return
        try:
            message = DECODER.decode(text)
        except msgspec.DecodeError as error:
            self._connection.tell(Problem("wrong-message", str(error)))
            self._connection.drop("wrong")
            return
        self._under_way += 1
        self._room.hand(partial(self._hear, message))

    async def _hear(self, message: Up) -> None:
        room, connection = self._room, self._connection
        try:
            await hear(room, connection, message)
        except Illegal as error:
            room.house.metrics.refusals.inc()
            connection.tell(Refused(getattr(message, "nr", 0), error.refusal))
        except Trouble as trouble:
            connection.tell(trouble.message)
        except Exception:
            LOG.exception("failed", extra={"table": room.table.id})
            room.house.metrics.failures.labels("message").inc()
            connection.drop("restart")
        self._under_way -= 1
        if self._waiting:
            self._take()
