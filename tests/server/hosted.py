"""A server in a process of its own, which can be killed."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

__all__ = ["Server"]

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`startable serve` as a host would run it."""

    def __init__(self, data: Path) -> None:
        self.data, self.port = data, free_port()
        self.url = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        places = ["--port", str(self.port), "--data", str(self.data), "--game", "examples.salvage:SALVAGE"]
        with (self.data.parent / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(Path(sys.executable).with_name("startable")), "serve", *places, "--no-limits"],
                stdout=subprocess.DEVNULL,
                stderr=log,
                env={**os.environ, "PYTHONPATH": str(ROOT)},
            )
        while not self.answers():
            assert self.process.poll() is None, "the server did not start"
            time.sleep(0.05)

    def answers(self) -> bool:
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(f"{self.url}/healthz").is_success
        return False

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
