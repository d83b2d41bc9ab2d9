"""Lighthouse on the built client: its main pages, as a phone on a slow line and as a desk see them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from startable.server.clock import WallClock
from tests.server.served import Served, serving

__all__ = ["report"]

LIGHTHOUSE = Path("tools/audit/node_modules/lighthouse/cli/index.js")
FLAGS = "--headless=new --no-sandbox --disable-dev-shm-usage"
LEAST = {"performance": 90, "accessibility": 95, "best-practices": 95}
DEVICES = {"phone": (), "desk": ("--preset=desktop",)}
# A phone is taken to be four times slower than a good desk, which Lighthouse measures as about 1750. On a machine
# that is slower already, or busy, the same phone is fewer times slower; Lighthouse asks to be told.
SLOWDOWN, GOOD_DESK = 4, 1750
SPEED = "speed of this machine"
TRIES = 4  # a busy machine only ever makes a page look slower: the best one counts
FIRST_PAINT, SOON = "first paint here (ms)", 1000  # by then the home page is painted on this very machine
NEVER = 60_000
Scores = dict[str, int]


def report() -> bool:
    """Whether every page reaches what it should; prints what it reaches."""
    with tempfile.TemporaryDirectory() as folder, _table(Path(folder)) as pages:
        verdicts = [_judged(name, url, device) for name, url in pages.items() for device in DEVICES]
    return all(verdicts)


@contextmanager
def _table(folder: Path) -> Iterator[dict[str, str]]:
    """A server with a listed table under way, and the pages to look at."""
    with serving(folder / "startable.db", WallClock(), games=()) as served:
        paths = {"home": "/", "rules": "/rules/roll", "table": f"/t/{_under_way(served)}"}
        yield {name: served.url + path for name, path in paths.items()}


def _under_way(served: Served) -> str:
    host = served.guest("Ada")
    table = host.open(seats=3, bots=2, game="roll", public=True)
    host.sit(table, 0)
    host.start(table)
    return table


def _judged(page: str, url: str, device: str) -> bool:
    best = last = _scores(url, DEVICES[device])
    for _ in range(1, TRIES):
        if _wanting(page, device, best):
            last = _scores(url, [*DEVICES[device], *_slower(last[SPEED], device)])
            best = min(best, last, key=lambda scores: (len(_wanting(page, device, scores)), -scores["performance"]))
    told = ", ".join(f"{name} {number}" for name, number in best.items())
    wanting = _wanting(page, device, best)
    print(f"Lighthouse, {page} on a {device}: {told}", *wanting, sep="  NOT GOOD ENOUGH: ", flush=True)
    return not wanting


def _slower(speed: int, device: str) -> list[str]:
    times = max(1.0, SLOWDOWN * min(1.0, speed / GOOD_DESK))
    return [f"--throttling.cpuSlowdownMultiplier={times:.1f}"] if device == "phone" else []


def _wanting(page: str, device: str, scores: Scores) -> list[str]:
    low = [category for category, least in LEAST.items() if scores[category] < least]
    late = (page, device) == ("home", "desk") and scores[FIRST_PAINT] > SOON
    return [*low, FIRST_PAINT] if late else low


def _scores(url: str, preset: Sequence[str]) -> Scores:
    only = f"--only-categories={','.join(LEAST)}"
    command = ["node", str(LIGHTHOUSE), url, "--quiet", "--output=json", f"--chrome-flags={FLAGS}", only, *preset]
    environment = {**os.environ, "CHROME_PATH": _chromium()}
    answer = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=False)
    if answer.returncode:  # it said why; on a very busy machine it may miss the page altogether
        return dict.fromkeys(LEAST, 0) | {FIRST_PAINT: NEVER, SPEED: GOOD_DESK}
    told: dict[str, Any] = json.loads(answer.stdout)
    seen = told["audits"]["metrics"]["details"]["items"][0]["observedFirstContentfulPaint"]
    scores = {each: round(100 * told["categories"][each]["score"]) for each in LEAST}
    return scores | {FIRST_PAINT: seen, SPEED: round(told["environment"]["benchmarkIndex"])}


def _chromium() -> str:
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or sys.exit("Which Chromium? Set CHROMIUM.")
