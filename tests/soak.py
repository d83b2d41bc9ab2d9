"""The time box of `make soak`.

Long tests are of two kinds. A whole one (a game in the browser) takes as long as it takes. The others ask for
`soak_seconds` and try new games until their share is used up. Whole tests come first, each time in another order, and
start only in the first half of the box; the rest of it is shared fairly by the others.

What is new each time (games, deals, the order) follows from one seed, which the run says at its start: the same seed
tries the same again.
"""

import math
import os
import time
from collections.abc import Sequence
from random import Random

import pytest

MARGIN = 0.9  # tests end a little after their share; the rest of the box is for that and for starting up
STARTED = time.monotonic()  # finding the tests takes time from the box as well
SHORTEST = 1.0  # when the box is empty a test still runs this long, so that none passes without having run


class Box:
    """So many seconds, of which so many tests are to have a fair share, however long each of them really takes."""

    def __init__(self, seconds: float, tests: int, started: float) -> None:
        self.half = started + seconds / 2
        self.ends = started + seconds * MARGIN
        self.tests = tests

    def share(self) -> float:
        left = self.ends - time.monotonic()
        share = max(SHORTEST, left / max(1, self.tests))
        self.tests -= 1
        return share

    def has_room(self) -> bool:
        """Whether a whole test may still start."""
        return time.monotonic() < self.half


BOX = pytest.StashKey[Box]()
SEED = "STARTABLE_SOAK_SEED"


def draw_seed() -> None:
    """Unless told, another seed for every run; the processes that share the run find it in their environment."""
    os.environ.setdefault(SEED, str(Random().randrange(10**6)))


def dice(*purpose: str) -> Random:
    """Chance for one purpose: the same every day, and in soak as the run's seed says."""
    return Random(" ".join([os.environ.get(SEED, ""), *purpose]))


def is_whole(item: pytest.Item) -> bool:
    return "soak_seconds" not in getattr(item, "fixturenames", ())


def in_order(items: Sequence[pytest.Item], rng: Random) -> list[pytest.Item]:
    """Whole tests first, in an order drawn for this run, so that a short box leaves out others each time."""
    whole = [item for item in items if is_whole(item)]
    rng.shuffle(whole)
    return whole + [item for item in items if not is_whole(item)]


def open_box(session: pytest.Session) -> None:
    """Divide `STARTABLE_SOAK_MINUTES` (one, unless told) among the soak tests that were selected."""
    minutes = float(os.environ.get("STARTABLE_SOAK_MINUTES", "1"))
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    tests = sum(item.get_closest_marker("soak") is not None and not is_whole(item) for item in session.items)
    session.config.stash[BOX] = Box(minutes * 60, math.ceil(tests / workers), STARTED)


def leave_out_when_full(item: pytest.Item) -> None:
    if item.get_closest_marker("soak") and is_whole(item) and not item.config.stash[BOX].has_room():
        pytest.skip("no room left in the time box; make soak MINUTES=60 has more")


@pytest.fixture
def soak_seconds(request: pytest.FixtureRequest) -> float:
    """How long this soak test may run."""
    return request.config.stash[BOX].share()


@pytest.fixture
def soak_dice(request: pytest.FixtureRequest) -> Random:
    """What this test draws its new games with."""
    return dice(request.node.nodeid)
