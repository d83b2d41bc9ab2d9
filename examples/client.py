"""A player without a browser: opens a table with bots and plays a whole game over the wire.

startable serve --game examples.salvage:SALVAGE
python -m examples.client --game salvage
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
from random import Random
from typing import Any
from zlib import crc32

import httpx
import typer
from websockets.asyncio.client import connect

from startable.server.changes import apply


class Player:
    """Knows the protocol and nothing of any game: it chooses at random among what it is offered."""

    def __init__(self, url: str, name: str, rng: Random) -> None:
        self.url, self.rng = url, rng
        self.http = httpx.AsyncClient(base_url=url)
        self.name = name
        self.n = 0
        self.scene: dict[str, Any] = {}
        self.answered = 0

    async def open(self, game: str, seats: int) -> str:
        """A table for us and bots; the commitment is there before we add our nonce."""
        await self.ask("PUT", "/api/guest", name=self.name)
        plan = [{"kind": "open"}, *({"kind": "bot"} for _ in range(seats - 1))]
        table = await self.ask("POST", "/api/tables", game=game, seats=plan, pace="relaxed")
        await self.ask("PUT", f"/api/tables/{table['id']}/seats/0", nonce=secrets.token_hex(16))
        await self.ask("POST", f"/api/tables/{table['id']}/start")
        return str(table["id"])

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        reply = await self.http.request(method, path, json=body or None)
        if reply.is_error:
            raise RuntimeError(f"{method} {path}: {reply.text}")
        return reply.json()

    async def play(self, table: str) -> dict[str, Any]:
        """Answer every question until the game is over; returns the result."""
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(address, additional_headers={"cookie": cookie}) as socket:
            async for text in socket:
                if reply := self.hear(json.loads(text)):
                    await socket.send(json.dumps(reply))
                if self.scene.get("result"):
                    break
        await self.http.aclose()
        result: dict[str, Any] = self.scene["result"]
        return result

    def hear(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Keep the scene up to date; returns what to send, if anything."""
        match message["type"]:
            case "whole":
                self.scene = message["scene"]
            case "update":
                self.scene = apply(self.scene, message["changes"])
            case "ping":
                return {"type": "pong", "id": message["id"]}
            case "refused":
                self.answered = 0  # a bot was faster: the question is still open
                return self.choose()
            case "problem" | "bye":
                raise RuntimeError(f"the server says no: {message}")
            case _:
                return None
        self.check(message)
        return self.choose()

    def check(self, message: dict[str, Any]) -> None:
        """Our scene must be the server's, byte for byte."""
        self.n = message["n"]
        ours = json.dumps(self.scene, separators=(",", ":"), ensure_ascii=False).encode()
        assert crc32(ours) == message["hash"], "our scene is not the server's"

    def choose(self) -> dict[str, Any] | None:
        nr, choices = self.scene["nr"], self.scene["choices"]
        if not choices or nr == self.answered:
            return None
        self.answered = nr
        return {"type": "choose", "nr": nr, "choice": self.rng.choice(choices)}


async def play(game: str, seats: int, url: str) -> None:
    player = Player(url, "Ada", Random())
    table = await player.open(game, seats)
    print(f"playing {game} at {url}/tables/{table}")
    print("result:", await player.play(table))


def main(game: str = "roll", seats: int = 2, url: str = "http://127.0.0.1:8000") -> None:
    """Open a table with bots and play a whole game over the wire."""
    try:
        asyncio.run(play(game, seats, url))
    except httpx.ConnectError:
        sys.exit(f"Nobody answers at {url}: start a server with `startable serve`, or say where one is with --url.")
    except RuntimeError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    typer.run(main)
