"""The two servers and the scripted clients, each in a process of its own."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.request import urlopen

from msgspec import Struct

__all__ = ["Load", "Unplayed", "install", "ours", "played", "theirs"]

PEER = Path(__file__).parent / "peer"
ROOT = Path(__file__).parents[2]
TICKS = os.sysconf("SC_CLK_TCK")


class Unplayed(RuntimeError):
    """Nothing could be measured."""


class Load(Struct):
    """What the clients saw and what it cost the server."""

    seconds: float
    core_seconds: float
    moves: int
    p50: float  # milliseconds from a move to its being seen
    p99: float


def cpu(process: int) -> float:
    """Seconds of processor time that a process has used, all its threads together."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def node() -> str:
    found = shutil.which("node")
    if not found:
        raise FileNotFoundError("node is needed to run boardgame.io and the clients")
    return found


def install() -> None:
    """boardgame.io and what the clients need, by npm's lock."""
    if not (PEER / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=PEER, check=True)


@contextmanager
def serving(command: Sequence[str], url: str, folder: Path) -> Iterator[int]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "NODE_ENV": "production"}
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen(command, cwd=folder, env=environment, **quiet)  # type: ignore[call-overload]
    try:
        while not _answers(url):
            assert process.poll() is None, f"{command[0]} did not start"
            time.sleep(0.1)
        yield process.pid
    finally:
        process.kill()
        process.wait()


def _answers(url: str) -> bool:
    with suppress(OSError), urlopen(url, timeout=1):
        return True
    return False


@contextmanager
def ours(data: Path) -> Iterator[tuple[int, str]]:
    """As a host would run it, but for the limits."""
    port = free_port()
    options = ["--port", str(port), "--data", str(data), "--game", "benchmarks.server.tictactoe:TICTACTOE"]
    command = [str(Path(sys.executable).with_name("startable")), "serve", *options, "--no-limits"]
    url = f"http://127.0.0.1:{port}"
    with serving(command, f"{url}/healthz", ROOT) as process:
        yield process, url


@contextmanager
def theirs() -> Iterator[tuple[int, str]]:
    port = free_port()
    url = f"http://localhost:{port}"
    with serving([node(), "server.js", str(port)], f"{url}/games", PEER) as process:
        yield process, url


def played(server: int, script: str, arguments: Sequence[str | int], warm: int, seconds: float) -> Load:
    """Let clients play; once so many moves have warmed both sides up, measure for a while."""
    clients = subprocess.Popen(
        [node(), script, str(warm), *map(str, arguments)],
        cwd=PEER,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert clients.stdin
    assert clients.stdout
    if clients.stdout.readline() != "warm\n":
        clients.kill()
        clients.wait()
        raise Unplayed(f"the clients of {script} did not get to play")
    clients.stdin.write("go\n")
    clients.stdin.flush()
    began, used = time.monotonic(), cpu(server)
    time.sleep(seconds)
    took, used = time.monotonic() - began, cpu(server) - used
    clients.stdin.write("stop\n")
    clients.stdin.flush()
    report = json.loads(clients.stdout.readline())
    clients.wait()
    return Load(took, used, **report)
