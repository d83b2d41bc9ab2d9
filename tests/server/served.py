"""A server in a thread of its own, and guests who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeVar
from zlib import crc32

import httpx
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from startable.server.changes import apply
from startable.server.clock import Clock, HandClock
from startable.server.house import Settings
from startable.server.limits import Rate
from startable.server.lobby import Lobby
from startable.server.room import Room
from startable.server.run import TableServer
from startable.server.socket import PINGING

T = TypeVar("T")
LIMITLESS = Rate(1e9, 1e9)
PATIENCE = 60.0  # seconds until a test is given up for stuck; a loaded machine may need most of them
QUICK = Settings(
    port=0,
    games=("examples.salvage:SALVAGE",),
    bot_pause=0.0,
    bot_patience=PATIENCE,
    study_seconds=2.0,
    messages=LIMITLESS,
    requests=LIMITLESS,
    openings=LIMITLESS,
    chat=LIMITLESS,
)

Message = dict[str, Any]


class Served:
    """A running server; everything that touches it from outside goes through its own event loop."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.settings, self.clock = settings, clock
        self.server = TableServer(settings, clock)
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.doors = ExitStack()  # what guests have opened

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve())
        self.loop.run_until_complete(self.loop.shutdown_asyncgens())
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()

    def start(self) -> None:
        self._thread.start()
        while not self.server.started:
            assert self._thread.is_alive(), "the server did not start"
            threading.Event().wait(0.01)

    def stop(self) -> None:
        self.doors.close()
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        if self._thread.is_alive():
            for task in asyncio.all_tasks(self.loop):
                task.print_stack()
        assert not self._thread.is_alive(), "the server did not stop"

    @property
    def url(self) -> str:
        port = self.server.servers[0].sockets[0].getsockname()[1]
        return f"http://127.0.0.1:{port}"

    @property
    def lobby(self) -> Lobby:
        return self.server.lobby

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def call(self, act: Callable[[], T]) -> T:
        async def called() -> T:
            return act()

        return self.run(called())

    def room(self, table: str) -> Room:
        return self.run(self.lobby.room(table))

    def until(self, holds: Callable[[], object]) -> None:
        """Wait for something to become true in the server; asked in its own event loop."""
        end = time.monotonic() + PATIENCE
        while not self.call(holds):
            assert time.monotonic() < end, "waited in vain"

    def alone(self, table: str, *seats: int | None) -> None:
        """Wait until the server has noticed that nobody looks from these seats any more."""
        audience = self.room(table).audience
        self.until(lambda: not any(audience.at(seat) for seat in seats))

    def turn(self, seconds: float) -> None:
        """Let so many seconds pass by the hand clock."""
        assert isinstance(self.clock, HandClock)
        self.call(lambda: self.clock.turn(seconds))  # type: ignore[attr-defined]

    def guest(self, name: str = "") -> Guest:
        return Guest(self.url, self.doors, name)


@contextmanager
def serving(data: Path, clock: Clock | None = None, **settings: Any) -> Iterator[Served]:
    served = Served(replace(QUICK, data=data, **settings), clock or HandClock())
    served.start()
    try:
        yield served
    finally:
        served.stop()


class Guest:
    """A browser, more or less."""

    def __init__(self, url: str, doors: ExitStack, name: str = "") -> None:
        self.url, self.doors = url, doors
        self.http = doors.enter_context(httpx.Client(base_url=url, timeout=PATIENCE))
        self.nonce = f"{crc32(name.encode()):08x}" * 2
        if name:
            self.ask("PUT", "/api/guest", name=name)

    def request(self, method: str, path: str, **body: Any) -> httpx.Response:
        return self.http.request(method, path, json=body or None)

    def ask(self, method: str, path: str, **body: Any) -> Any:
        reply = self.request(method, path, **body)
        assert reply.is_success, f"{method} {path}: {reply.status_code} {reply.text}"
        return reply.json()

    def refused(self, method: str, path: str, **body: Any) -> tuple[int, str]:
        reply = self.request(method, path, **body)
        assert reply.is_client_error, f"{method} {path}: {reply.status_code} {reply.text}"
        return reply.status_code, reply.json()["problem"]

    def open(self, seats: int = 2, bots: int = 0, **plan: Any) -> str:
        """A new table with so many seats, the last ones for bots; returns its name."""
        kinds = [{"kind": "open"}] * (seats - bots) + [{"kind": "bot"}] * bots
        table = self.ask("POST", "/api/tables", **{"game": "salvage", "seats": kinds, **plan})
        return str(table["id"])

    def sit(self, table: str, seat: int) -> Any:
        return self.ask("PUT", f"/api/tables/{table}/seats/{seat}", nonce=self.nonce)

    def start(self, table: str) -> Any:
        return self.ask("POST", f"/api/tables/{table}/start")

    @property
    def cookie(self) -> str:
        return "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())

    def join(self, table: str, n: int = 0, hash: int = 0, max_queue: int | None = None, **headers: str) -> Socket:
        """Open the table's socket."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?n={n}&hash={hash}"
        known = {"cookie": self.cookie} if self.cookie else {}
        wire = connect(
            address,
            additional_headers={**known, **headers},
            max_size=None,
            max_queue=max_queue,
            ping_interval=None,
            open_timeout=PATIENCE,
            close_timeout=1,
        )
        return Socket(self.doors.enter_context(wire))


class Socket:
    """A client of the protocol: keeps the scene, checks every hash, and remembers all that it was sent."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.log: list[Message] = []
        self.raw: list[bytes] = []
        self.scene: Message = {}
        self.n = self.hash = 0
        self._asked = 0

    def send(self, kind: str, **fields: Any) -> None:
        self.wire.send(json.dumps({"type": kind, **fields}))

    def next(self) -> Message:
        """The next message of any kind."""
        data = self.wire.recv(PATIENCE, decode=False)
        message: Message = json.loads(data)
        if message["type"] != "ping":
            self.raw.append(data)
            self.log.append(message)
        self._adopt(message)
        return message

    def _adopt(self, message: Message) -> None:
        if message["type"] == "whole":
            self.scene = message["scene"]
        elif message["type"] == "update":
            assert message["n"] == self.n + 1, f"update {message['n']} follows {self.n}"
            self.scene = apply(self.scene, message["changes"])
        else:
            return
        self.n, self.hash = message["n"], message["hash"]
        ours = json.dumps(self.scene, separators=(",", ":"), ensure_ascii=False).encode()
        assert crc32(ours) == self.hash, "the scene is not the server's"

    def until(self, *kinds: str) -> Message:
        """The next message of one of these kinds, everything before it dealt with."""
        pings = 0
        while (message := self.next())["type"] not in kinds:
            pings += message["type"] == "ping"
            assert pings < PATIENCE / PINGING, f"waited in vain for {' or '.join(kinds)}"
        return message

    def caught_up(self) -> list[Message]:
        """All that has been sent up to now, by asking a question and waiting for its answer."""
        before, self._asked = len(self.log), self._asked + 1
        self.send("why", id=self._asked, choice={})
        while (message := self.next())["type"] != "because" or message["id"] != self._asked:
            pass
        heard = self.log[before:-1]
        del self.log[-1], self.raw[-1]
        return heard

    def choose(self, choice: Message | int = 0, nr: int | None = None) -> None:
        """Send a choice: one of those offered by its place, or any."""
        chosen = self.scene["choices"][choice] if isinstance(choice, int) else choice
        self.send("choose", nr=self.scene["nr"] if nr is None else nr, choice=chosen)

    def play(self, choice: Message | int = 0) -> Message:
        """Choose and wait for what comes of it."""
        self.choose(choice)
        return self.until("update", "refused", "problem")

    def agree(self, yes: bool = True) -> None:
        """Answer the proposal that was told last."""
        told = [message["table"]["proposal"] for message in self.log if message["type"] == "table"]
        self.send("agree", number=next((each["number"] for each in reversed(told) if each), 0), yes=yes)

    def offered(self, kind: str) -> Message:
        found: Message = next(choice for choice in self.scene["choices"] if choice["type"] == kind)
        return found

    def ended(self) -> Message | None:
        """Read until the server closes; its bye, if it said one."""
        try:
            while True:
                self.next()
        except ConnectionClosed:
            return next((message for message in self.log if message["type"] == "bye"), None)

    def close(self) -> None:
        self.wire.close()


def backup(data: Path, copy: Path) -> None:
    """Copy a running server's file with the very command of docs/hosting.md."""
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    (command,) = re.findall(r'^python3 -c "(.+)"$', page, re.MULTILINE)
    for name, path in (("startable.db", data), ("copy.db", copy)):
        assert name in command
        command = command.replace(f"'{name}'", repr(str(path)))
    subprocess.run([sys.executable, "-c", command], check=True)


def seated(served: Served, *names: str, **plan: Any) -> tuple[str, list[Guest], list[Socket]]:
    """A table with these people, started, and their sockets with the first scene."""
    guests = [served.guest(name) for name in names]
    bots = plan.get("bots", 0)
    table = guests[0].open(seats=len(names) + bots, **plan)
    for seat, guest in enumerate(guests):
        if not plan.get("public", True) and seat:
            invite = guests[0].ask("GET", f"/api/tables/{table}")["invite"]
            guest.ask("POST", f"/api/tables/{table}/enter", invite=invite)
        guest.sit(table, seat)
    guests[0].start(table)
    sockets = [guest.join(table) for guest in guests]
    for socket in sockets:
        socket.caught_up()
        assert socket.scene
    return table, guests, sockets
