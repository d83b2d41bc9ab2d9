"""What is written to a socket in one turn of the event loop, sent as one parcel when the turn is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from startable.server.turn import Turn

__all__ = ["Parcel"]


class Parcel(asyncio.Transport):
    """In front of a socket's own transport."""

    def __init__(self, transport: asyncio.Transport, turn: Turn) -> None:
        self._transport, self._turn = transport, turn
        self._unsent: list[bytes] = []
        # What is not about sending is the transport's own.
        self.get_write_buffer_size: Callable[[], int] = transport.get_write_buffer_size
        self.is_closing: Callable[[], bool] = transport.is_closing
        self.pause_reading: Callable[[], None] = transport.pause_reading
        self.resume_reading: Callable[[], None] = transport.resume_reading

    def write(self, data: Any) -> None:
        if not self._unsent:
            self._turn.after(self._send)
        self._unsent.append(data)

    def _send(self) -> None:
        if unsent := self._unsent:
            self._unsent = []
            self._transport.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))

    def close(self) -> None:
        self._send()
        self._transport.close()

    def abort(self) -> None:
        self._unsent.clear()
        self._transport.abort()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)
