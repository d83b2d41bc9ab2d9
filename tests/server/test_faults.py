"""A server in a process of its own: killed at any moment, stopped, overrun. Nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from startable.server.changes import apply
from tests.server.hosted import Server
from tests.server.served import backup

PEEKED = {"type": "Peeked", "seat": 0, "crate": None}  # as others hear of it
GONE = (ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError, EOFError)


@pytest.fixture
def server(data: Path) -> Iterator[Server]:
    started = Server(data)
    started.start()
    yield started
    started.kill()


class Player:
    """Plays game after game against a bot, and knows exactly what the server has acknowledged."""

    def __init__(self, url: str, number: int) -> None:
        self.url, self.number, self.rng = url, number, Random(number)
        self.cookie = ""
        self.tables: dict[str, list[tuple[Any, bool]]] = {}  # what was taken at each, and whether that is sure
        self.table = ""
        self.pending: tuple[int, Any] | None = None  # sent, and not yet acknowledged
        self.asking = False  # whether it was taken
        self.scene: dict[str, Any] = {}
        self.sand: dict[tuple[str, int], float] = {}

    async def live(self, until: asyncio.Event) -> None:
        """Play until told to stop; a server that is gone comes back."""
        while not until.is_set():
            try:
                await self.play(until)
            except GONE:
                await asyncio.sleep(0.05)

    async def play(self, until: asyncio.Event) -> None:
        if not self.table:
            await self.open()
        async with self.socket() as wire:
            async for text in wire:
                if await self.hear(json.loads(text), wire) or until.is_set():
                    return

    def socket(self) -> connect:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        return connect(address, additional_headers={"cookie": self.cookie}, open_timeout=60)

    async def open(self, pace: str = "live") -> None:
        """A table of our own."""
        async with httpx.AsyncClient(base_url=self.url, headers={"cookie": self.cookie}, timeout=60) as http:
            if not self.cookie:
                reply = await http.put("/api/guest", json={"name": f"Player {self.number}"})
                self.cookie = reply.headers["set-cookie"].partition(";")[0]
                http.headers["cookie"] = self.cookie
            seats = [{"kind": "open"}, {"kind": "bot"}]
            plan = {"game": "salvage", "seats": seats, "options": {"rounds": 4}, "pace": pace}
            table = (await http.post("/api/tables", json=plan)).raise_for_status().json()["id"]
            seat = await http.put(f"/api/tables/{table}/seats/0", json={"nonce": "0" * 16})
            seat.raise_for_status()
            (await http.post(f"/api/tables/{table}/start")).raise_for_status()
        self.table, self.tables[table] = table, []

    async def hear(self, message: dict[str, Any], wire: ClientConnection) -> bool:
        """Take in a message and answer it; whether the game is over."""
        match message["type"]:
            case "time" if message["hourglass"]:
                told = self.sand.setdefault((self.table, self.scene["view"]["round"]), message["hourglass"])
                assert told == message["hourglass"], "the hourglass was turned by the crash"
            case "whole" | "update":
                await self.look(message, wire)
            case "refused":
                self.pending = None
                await self.choose(wire)
            case "because":
                self.settle(sure=True)
                self.asking = False
                await self.choose(wire)
        return not self.table

    async def look(self, message: dict[str, Any], wire: ClientConnection) -> None:
        first = message["type"] == "whole"
        self.scene = message["scene"] if first else apply(self.scene, message["changes"])
        ours = json.dumps(self.scene, separators=(",", ":"), ensure_ascii=False).encode()
        assert crc32(ours) == message["hash"], "the scene is not the server's"
        answered = self.pending is not None and self.scene["nr"] > self.pending[0]
        if self.scene["result"] or (first and answered):
            self.settle(sure=False)
        if self.scene["result"]:
            self.table = ""
        elif first:
            self.asking = False
            await self.choose(wire)
        elif answered and not self.asking:
            self.asking = True  # our choice, or the sand: if it was the sand, the refusal comes before this answer
            await wire.send(json.dumps({"type": "why", "id": 1, "choice": {}}))
        elif self.pending is None:
            await self.choose(wire)

    def settle(self, sure: bool) -> None:
        """What we sent has been taken. If that is sure, it must never be lost."""
        if self.pending:
            self.tables[self.table].append((self.pending[1], sure))
            self.pending = None

    async def choose(self, wire: ClientConnection) -> None:
        """One choice at a time; what the server may not have got before it was killed is sent again."""
        if self.asking:
            return
        if self.pending is None and self.scene["choices"]:
            choice = dict(self.rng.choice(self.scene["choices"]))  # updates change the scene's own in place
            self.pending = self.scene["nr"], choice
        if self.pending:
            nr, choice = self.pending
            await wire.send(json.dumps({"type": "choose", "nr": nr, "choice": choice}))


async def shown(wire: ClientConnection) -> None:
    """Until the game is there to be seen."""
    while json.loads(await wire.recv())["type"] != "whole":
        pass


def journals(data: Path) -> dict[str, list[Any]]:
    """What seat 0 has chosen at each table, as the file has it."""
    connection = sqlite3.connect(data)
    try:
        rows = connection.execute("select table_id, entry from entries order by table_id, id").fetchall()
    finally:
        connection.close()
    chosen: dict[str, list[Any]] = {}
    for table, entry in rows:
        played = json.loads(entry)
        if played["did"] == "play" and played["seat"] == 0:
            chosen.setdefault(table, []).append(played["choice"])
    return chosen


async def under_way(playing: list[asyncio.Task[None]], players: list[Player], more: int) -> None:
    """Until so many more choices have been acknowledged; a player who found something wrong says so."""
    enough = acknowledged(players) + more
    while acknowledged(players) < enough:
        await asyncio.sleep(0.01)
        for task in playing:
            if task.done():
                task.result()


def acknowledged(players: list[Player]) -> int:
    return sum(len(chosen) for player in players for chosen in player.tables.values())


async def kill_again_and_again(server: Server, players: list[Player], more: Callable[[int], bool]) -> int:
    """Kill the server at random moments while all play; returns how often."""
    rng, rounds, stop = Random(0), 0, asyncio.Event()
    playing = [asyncio.create_task(player.live(stop)) for player in players]
    while more(rounds):
        await under_way(playing, players, len(players))
        await asyncio.sleep(rng.uniform(0.0, 0.5))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        rounds += 1
    await under_way(playing, players, len(players))
    stop.set()
    await asyncio.wait(playing, timeout=30)
    await asyncio.to_thread(server.kill)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return rounds


def nothing_lost(server: Server, players: list[Player]) -> None:
    kept = journals(server.data)
    for player in players:
        for table, taken in player.tables.items():
            assert len(unexplained(kept.get(table, []), taken)) <= 1, "a choice was taken twice"


def unexplained(found: list[Any], taken: list[tuple[Any, bool]]) -> list[Any]:
    """What the file has beyond what was taken; all that was surely taken must be there, in its order."""
    for choice, sure in taken:
        if found[:1] == [choice]:
            found = found[1:]
        else:
            assert not sure, f"an acknowledged choice is missing or changed: {choice}"
    return found


def test_what_is_lost_or_doubled_is_noticed() -> None:
    assert unexplained([1, 2, 3], [(1, True), (2, True)]) == [3]
    assert unexplained([1, 3], [(1, True), (2, False), (3, True)]) == []
    for lost in ([2], [1, 3], [2, 1], []):
        with pytest.raises(AssertionError, match="missing or changed"):
            unexplained(lost, [(1, True), (2, True)])


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(server: Server) -> None:
    players = [Player(server.url, number) for number in range(4)]
    asyncio.run(kill_again_and_again(server, players, lambda rounds: rounds < 1))
    nothing_lost(server, players)


@pytest.mark.soak
def test_two_hundred_kills_under_load(server: Server, soak_seconds: float) -> None:
    """Ends early when its time box does. To have all rounds, give it a box of its own, and -s to see the figures:

    STARTABLE_SOAK_MINUTES=60 pytest tests/server/test_faults.py -m soak -k two_hundred -s
    """
    players = [Player(server.url, number) for number in range(12)]
    end = time.monotonic() + soak_seconds
    rounds = asyncio.run(kill_again_and_again(server, players, lambda rounds: rounds < 200 and time.monotonic() < end))
    nothing_lost(server, players)
    print(f"{rounds} kills, {acknowledged(players)} choices acknowledged, none lost")


async def crowd(url: str, table: str, size: int, act: Callable[[], Awaitable[None]]) -> None:
    """So many who come at once to watch, and all hear of what is done then."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    here = asyncio.Semaphore(0)

    async def watch() -> None:
        async with connect(address, open_timeout=120, ping_interval=None, compression=None) as wire:
            async for text in wire:
                message = json.loads(text)
                if message["type"] == "whole":
                    here.release()
                if PEEKED in message.get("events", ()):
                    return
        raise EOFError

    watching = [asyncio.create_task(watch()) for _ in range(size)]
    for _ in range(size):
        await here.acquire()
    await act()
    await asyncio.gather(*watching)


def come_at_once(server: Server, size: int) -> None:
    allow_many_sockets()
    player = Player(server.url, 0)

    async def scenario() -> None:
        await player.open(pace="relaxed")
        async with player.socket() as wire:
            await shown(wire)

            async def act() -> None:
                await wire.send(json.dumps({"type": "choose", "nr": 1, "choice": {"type": "Peek"}}))

            await crowd(server.url, player.table, size, act)

    asyncio.run(scenario())


def allow_many_sockets() -> None:
    resource = pytest.importorskip("resource")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def test_many_come_at_once(server: Server) -> None:
    come_at_once(server, 100)


@pytest.mark.soak
def test_a_thousand_come_at_once(server: Server) -> None:
    come_at_once(server, 1000)
    assert server.answers()


def test_a_server_that_is_told_to_stop_tells_its_players_and_keeps_everything(server: Server) -> None:
    player = Player(server.url, 0)

    async def scenario() -> tuple[list[str], int | None]:
        await player.open()
        heard = []
        async with player.socket() as wire:
            await shown(wire)
            server.process.terminate()
            with contextlib.suppress(ConnectionClosed):
                while True:
                    message = json.loads(await wire.recv())
                    heard.append(message.get("reason", message["type"]))
            return heard, wire.close_code

    heard, code = asyncio.run(scenario())
    assert heard[-1] == "restart"
    assert code == 1012
    assert server.process.wait(60) in (0, -signal.SIGTERM)
    connection = sqlite3.connect(server.data)
    assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
    connection.close()


def test_the_file_can_be_copied_while_the_server_runs(server: Server, tmp_path: Path) -> None:
    players = [Player(server.url, number) for number in range(2)]
    copy = tmp_path / "copy.db"

    async def scenario() -> None:
        stop = asyncio.Event()
        playing = [asyncio.create_task(player.live(stop)) for player in players]
        while not all(any(chosen) for player in players for chosen in player.tables.values()) or not players[1].tables:
            await asyncio.sleep(0.05)
        await asyncio.to_thread(backup, server.data, copy)
        stop.set()
        await asyncio.gather(*playing)

    asyncio.run(scenario())
    kept, now = journals(copy), journals(server.data)
    assert kept
    for table, chosen in kept.items():
        assert now[table][: len(chosen)] == chosen
