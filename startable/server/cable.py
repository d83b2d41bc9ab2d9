"""One browser's socket below the protocol: whole messages come in and go out at once, with nothing in between.

uvicorn and the websockets library shake hands, answer pings, close, and read whatever is unusual. What a table lives
on, small whole messages, is read and written here: by the usual way (a parser for everything, a queue, two tasks and
the framework's layers) such a message costs more than the choice that it carries.
"""

from __future__ import annotations

from asyncio import BaseTransport
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from startable.server.turn import Turn

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library comes without its compiled part
    from websockets.utils import apply_mask

__all__ = ["MOST_WAITING", "Cable"]

WHOLE_MESSAGES = (0x81, 0x82)  # the first byte of a frame that is a whole message: text, or bytes
MASKED = 0x80
MOST_WAITING = 2 * 2**20  # bytes; a client that reads nothing costs no more than this
TWO_BYTES, EIGHT_BYTES = 126, 127  # in place of a length: how many bytes after it hold the length


class Cable(WebSocketsSansIOProtocol):
    """Made by uvicorn for every socket; the application finds it in the scope's state."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._turn = Turn.of(self.loop)
        self._rest = b""  # of a frame that has not come in whole
        self._come: list[bytes] = []  # in this turn of the event loop
        self._early: list[str] = []  # what came before anyone listened
        self._listener: Callable[[str], None] | None = None
        self._lost: Callable[[], None] = lambda: None
        self.too_slow: Callable[[], None] = self.cut  # what to do when more waits for the other side than may

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(MOST_WAITING)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["cable"] = self

    def listen(self, hear: Callable[[str], None], lost: Callable[[], None]) -> None:
        """From now on messages go there, and so does the news that the other side has left."""
        self._listener, self._lost = hear, lost
        self.go_on()
        early, self._early = self._early, []
        for text in early:
            hear(text)
        if self.disconnected:
            lost()

    # What comes in

    def data_received(self, data: bytes) -> None:
        """Read it when all that other sockets have received has come in too."""
        if self.conn.state is State.CONNECTING:
            super().data_received(data)
            return
        if not self._come:
            self._turn.after(self._read)
        self._come.append(data)

    def _read(self) -> None:
        data, self._rest = b"".join((self._rest, *self._come)), b""
        self._come.clear()
        start = 0
        while start < len(data) and self.conn.state is State.OPEN:
            body, end = _frame(data, start)
            fits = end - body <= self.config.ws_max_size
            if fits and len(data) < end:
                break  # it has not come in whole
            if fits and data[start] in WHOLE_MESSAGES and data[start + 1] & MASKED and not self.frames:
                self._hear(apply_mask(data[body:end], data[body - 4 : body]))
            else:
                super().data_received(data[start:end])
            start = end
        if self.conn.state is State.OPEN:
            self._rest = data[start:]
        elif start < len(data):
            super().data_received(data[start:])

    def send_receive_event_to_app(self) -> None:
        """A message that the library has put together from its parts."""
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._hear(data)

    def _hear(self, data: bytes) -> None:
        try:
            text = data.decode()
        except UnicodeDecodeError:
            text = ""  # no text is no message either, and is answered as such
        if self._listener:
            self._listener(text)
        else:
            self._early.append(text)
            self.hold()

    def hold(self) -> None:
        """Read no more for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._read()
        super().connection_lost(exc)
        self._lost()

    # What goes out

    def pause_writing(self) -> None:
        """The event loop says so as soon as it holds more than MOST_WAITING."""
        super().pause_writing()
        self.too_slow()

    def tell(self, text: bytes) -> None:
        """Send a message; never waits."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(_head(len(text)) + text)

    def cut(self) -> None:
        """Let go at once, whatever waits."""
        self.transport.abort()


def _frame(data: bytes, start: int) -> tuple[int, int]:
    """Where the content of the frame that starts here begins, after its length and its mask, and where it ends.

    >>> _frame(bytes.fromhex("818500000000"), 0), _frame(bytes.fromhex("810548656c6c6f"), 0)
    ((6, 11), (2, 7))
    """
    head = start + 2
    if len(data) < head:
        return head, head
    length, mask = data[start + 1] & 0x7F, 4 if data[start + 1] & MASKED else 0
    if length >= TWO_BYTES:
        head, first = head + (2 if length == TWO_BYTES else 8), head
        length = int.from_bytes(data[first:head])
    return head + mask, head + mask + length


@lru_cache(maxsize=1024)
def _head(length: int) -> bytes:
    """What comes before a text of so many bytes.

    >>> _head(5).hex(), _head(300).hex(), _head(70000).hex()
    ('8105', '817e012c', '817f0000000000011170')
    """
    if length < TWO_BYTES:
        return bytes((0x81, length))
    if length < 2**16:
        return bytes((0x81, TWO_BYTES)) + length.to_bytes(2)
    return bytes((0x81, EIGHT_BYTES)) + length.to_bytes(8)
