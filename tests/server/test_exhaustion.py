"""A server in a process of its own, for which something runs out: the disk, or the patience of who should read."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from startable.server.cable import MOST_WAITING
from startable.server.changes import apply
from startable.server.health import FRESH
from tests.server.hosted import Server
from tests.server.test_faults import Player, journals

resource = pytest.importorskip("resource")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are Linux's")
DEAF = 4  # clients who never read
FOREVER = resource.RLIM_INFINITY


@pytest.fixture
def server(data: Path) -> Iterator[Server]:
    started = Server(data)
    started.start()
    yield started
    started.kill()


class Builder(Player):
    """Alone with a bot at a relaxed table: stows and takes back for as long as one likes."""

    async def see(self, wire: ClientConnection, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds, the scene kept up to date."""
        while True:
            message: dict[str, Any] = json.loads(await wire.recv())
            if message["type"] == "whole":
                self.scene = message["scene"]
            elif message["type"] == "update":
                self.scene = apply(self.scene, message["changes"])
            if message["type"] in kinds:
                return message

    async def act(self, wire: ClientConnection) -> str:
        """Change something that is kept; what came of it."""
        nr, choices = self.scene["nr"], self.scene["choices"]
        wish = next((choice for choice in choices if choice["type"] in ("Grab", "Stow")), None)
        sent = {"type": "choose", "nr": nr, "choice": wish} if wish else {"type": "undo", "nr": nr}
        await wire.send(json.dumps(sent))
        while True:
            message = await self.see(wire, "update", "refused", "problem")
            if message["type"] != "update" or self.scene["nr"] > nr:
                return str(message.get("problem", message["type"]))


def full(server: Server, size: int) -> None:
    """From now on no file of the server grows beyond this."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, FOREVER))


def test_when_the_disk_is_full_nothing_is_acknowledged_and_when_it_is_not_play_goes_on(server: Server) -> None:
    player = Builder(server.url, 0)

    async def scenario() -> list[str]:
        await player.open(pace="relaxed")
        async with player.socket() as wire:
            await player.see(wire, "whole")
            before = [await player.act(wire) for _ in range(3)]
            full(server, Path(f"{server.data}-wal").stat().st_size)
            scene = json.dumps(player.scene)
            refused = [await player.act(wire) for _ in range(5)]
            assert json.dumps(player.scene) == scene, "something was shown that is not on disk"
            await asyncio.sleep(FRESH)
            assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 503
            kept = len(journals(server.data)[player.table])
            full(server, FOREVER)
            after = [await player.act(wire) for _ in range(3)]
            assert len(journals(server.data)[player.table]) > kept
            return [*before, *refused, *after]

    assert asyncio.run(scenario()) == ["update"] * 3 + ["unsaved"] * 5 + ["update"] * 3
    time.sleep(FRESH)
    assert server.answers()


def memory(server: Server) -> float:
    page = httpx.get(f"{server.url}/metrics", timeout=60).text
    (found,) = re.findall(r"^process_resident_memory_bytes (\S+)", page, re.MULTILINE)
    return float(found)


def test_clients_who_never_read_are_cut_off_and_cost_little_memory(server: Server) -> None:
    """They ask for the whole scene again and again, which is some hundred times as much as they send."""
    player = Player(server.url, 0)

    async def ask_and_never_read(address: str) -> None:
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # so that the network keeps little for them
        small.connect(("127.0.0.1", server.port))
        async with connect(address, sock=small, max_queue=1, ping_interval=None, open_timeout=60) as wire:
            wire.transport.pause_reading()
            with contextlib.suppress(ConnectionClosed):
                while True:  # until we are cut off
                    await wire.send(json.dumps({"type": "sync", "n": 0, "hash": 0}))
                    await asyncio.sleep(0)

    async def scenario() -> float:
        await player.open(pace="relaxed")
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{player.table}/socket"
        before = await asyncio.to_thread(memory, server)
        await asyncio.gather(*(ask_and_never_read(address) for _ in range(DEAF)))
        return await asyncio.to_thread(memory, server) - before

    assert asyncio.run(scenario()) < (DEAF + 4) * MOST_WAITING
    assert 'startable_sockets_dropped_total{reason="slow"}' in httpx.get(f"{server.url}/metrics").text
