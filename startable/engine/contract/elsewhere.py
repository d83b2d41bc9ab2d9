"""Replaying in a fresh process, which hashes strings differently and remembers nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import blake2b

import msgspec

from startable.engine.contract.report import LAW_REPLAY, Broken, Report
from startable.engine.game import Game
from startable.engine.journal import Header, load, snapshot
from startable.engine.rules import Rules, known

__all__ = ["digest", "replay_elsewhere"]

MOST = 40  # games replayed there: starting a process costs more than any of them


def digest(game: Game) -> str:
    return blake2b(snapshot(game), digest_size=16).hexdigest()


def replay_elsewhere(rules: Rules, report: Report, records: list[tuple[bytes, str]], module: str) -> None:
    """Replay some of the games in a fresh process that hashes strings differently."""
    chosen = records[:: max(1, len(records) // MOST)]
    if not chosen:
        return
    asked = msgspec.json.encode((module, rules.name, [record for record, _ in chosen]))
    environment = {**os.environ, "PYTHONHASHSEED": "4242", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-m", __name__]
    done = subprocess.run(command, input=asked, capture_output=True, env=environment, check=False)
    if done.returncode:
        report.broken.append(Broken(LAW_REPLAY, f"a fresh process failed: {done.stderr.decode()[-400:]}", 0, "", 0))
        return
    report.checks[LAW_REPLAY] += len(chosen)
    for (record, here), there in zip(chosen, msgspec.json.decode(done.stdout, type=list[str]), strict=True):
        if here != there:
            header = msgspec.json.decode(record, type=Header)
            what = "a fresh process with another hash seed replays another game"
            report.broken.append(Broken(LAW_REPLAY, what, header.seats, header.seed, 0))


def _answer() -> None:
    module, name, records = msgspec.json.decode(sys.stdin.buffer.read(), type=tuple[str, str, list[bytes]])
    rules = known(name, module)
    sys.stdout.buffer.write(msgspec.json.encode([digest(load(record, rules).game) for record in records]))


if __name__ == "__main__":
    _answer()
