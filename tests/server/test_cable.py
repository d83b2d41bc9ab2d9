"""Messages in whatever pieces a network or a strange client sends them: byte by byte, many at once, in parts, wrong."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from tests.server.served import PATIENCE, Guest, Served, Socket, seated

TEXT, MORE, BYTES, PING, CLOSE = Opcode.TEXT, Opcode.CONT, Opcode.BINARY, Opcode.PING, Opcode.CLOSE


class Raw:
    """A client that sends bytes as it likes."""

    def __init__(self, guest: Guest, table: str) -> None:
        host, _, port = guest.url.removeprefix("http://").partition(":")
        self.wire = socket.create_connection((host, int(port)), timeout=PATIENCE)
        self.wire.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: {guest.cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        self._reader, self._rest = StreamReader(), b""
        while b"\r\n\r\n" not in self._rest:
            self._rest += self.wire.recv(65536)
        head, _, frames = self._rest.partition(b"\r\n\r\n")
        assert b" 101 " in head
        self._reader.feed_data(frames)

    def send(self, data: bytes) -> None:
        self.wire.sendall(data)

    def frame(self) -> Frame:
        """The next frame from the server."""
        parsing = Frame.parse(self._reader.read_exact, mask=False)
        while True:
            try:
                next(parsing)
            except StopIteration as done:
                found: Frame = done.value
                return found
            data = self.wire.recv(65536)
            assert data, "the server has gone without a word"
            self._reader.feed_data(data)

    def until(self, kind: str) -> Any:
        """The next message of this kind."""
        while True:
            frame = self.frame()
            assert frame.opcode is TEXT, frame
            message = json.loads(bytes(frame.data))
            if message["type"] == kind:
                return message

    def closing(self) -> int:
        """The code that the server closes with."""
        while (frame := self.frame()).opcode is not CLOSE:
            pass
        return int.from_bytes(frame.data[:2])


def framed(data: str | bytes, opcode: Opcode = TEXT, fin: bool = True, mask: bool = True, length: int = 0) -> bytes:
    content = data.encode() if isinstance(data, str) else data
    frame = Frame(opcode, content, fin).serialize(mask=mask)
    if length:  # one that promises more than it has
        return frame[:1] + bytes((0xFF,)) + length.to_bytes(8) + frame[2:]
    return frame


def asking(id: int) -> str:
    return json.dumps({"type": "why", "id": id, "choice": {"type": "Finish"}})


@contextmanager
def raw(served: Served) -> Iterator[tuple[Raw, Socket]]:
    """A strange client at Ada's seat, and Bob, who must not notice."""
    table, (ada, _), (_, bob) = seated(served, "Ada", "Bob")
    client = Raw(ada, table)
    try:
        client.until("whole")
        yield client, bob
    finally:
        client.wire.close()
    bob.play(bob.offered("Grab"))


def test_a_message_may_come_byte_by_byte(served: Served) -> None:
    with raw(served) as (client, _):
        client.wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for byte in framed(asking(1)):
            client.send(bytes([byte]))
        assert client.until("because")["id"] == 1


def test_many_messages_may_come_at_once_and_are_answered_in_order(served: Served) -> None:
    with raw(served) as (client, _):
        last = framed(asking(41))
        client.send(b"".join(framed(asking(number)) for number in range(1, 41)) + last[:7])
        client.send(last[7:])
        assert [client.until("because")["id"] for _ in range(1, 42)] == list(range(1, 42))


def test_a_long_message_and_one_of_bytes_are_messages_too(served: Served) -> None:
    with raw(served) as (client, _):
        client.send(framed(asking(1) + " " * 3000))
        client.send(framed(asking(2).encode(), BYTES))
        assert [client.until("because")["id"] for _ in range(2)] == [1, 2]


def test_a_message_in_parts_with_a_ping_between_them_is_one_message(served: Served) -> None:
    with raw(served) as (client, _):
        whole = asking(7)
        client.send(framed(whole[:9], fin=False))
        client.send(framed(b"still there?", PING))
        client.send(framed(whole[9:20], MORE, fin=False) + framed(whole[20:], MORE))
        pong = client.frame()
        while pong.opcode is TEXT:
            pong = client.frame()
        assert (pong.opcode, pong.data) == (Opcode.PONG, b"still there?")
        assert client.until("because")["id"] == 7


def test_a_close_is_answered(served: Served) -> None:
    with raw(served) as (client, _):
        client.send(framed(asking(1)) + framed((1000).to_bytes(2), CLOSE) + framed(asking(2)))
        assert client.closing() == 1000


WRONG = {
    "unmasked": (framed(asking(1), mask=False), 1002),
    "more of nothing": (framed(asking(1), MORE), 1002),
    "another before the end": (framed("a", fin=False) + framed("b"), 1002),
    "reserved bits": (b"\xc1" + framed(asking(1))[1:], 1002),
    "unknown kind": (b"\x83" + framed(asking(1))[1:], 1002),
    "too long": (framed("x" * (2**14 + 1)), 1009),
    "announced too long": (framed("x", length=2**40), 1009),
    "too long together": (framed("x" * 10_000, fin=False) + framed("x" * 10_000, MORE), 1009),
    "bytes in a text": (framed(b'{"type":"say","text":"\xff"}', BYTES), 1003),
    "bytes": (framed(b"\xff", BYTES), 1003),
    "nothing": (framed(""), 1003),
}


@pytest.mark.parametrize(("sent", "code"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_closes_the_socket_with_a_code_and_hurts_nobody(served: Served, sent: bytes, code: int) -> None:
    with raw(served) as (client, _):
        client.send(sent)
        assert client.closing() == code


def test_text_that_is_not_utf_8_is_no_message(served: Served) -> None:
    with raw(served) as (client, _):
        client.send(b"\x81" + framed(b'{"type":"say","text":"\xff"}', BYTES)[1:])
        assert client.until("problem")["problem"] == "wrong-message"
        assert client.closing() == 1003


def test_whoever_leaves_without_a_word_is_missed(served: Served) -> None:
    table, (ada, _), (first, _) = seated(served, "Ada", "Bob")
    first.close()
    served.alone(table, 0)
    client = Raw(ada, table)
    client.until("whole")
    assert served.call(lambda: len(served.lobby.rooms[table].audience.at(0))) == 1
    client.wire.close()
    served.alone(table, 0)
