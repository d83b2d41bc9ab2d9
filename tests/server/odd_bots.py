"""Bots with bad manners, and one that writes down what it is given."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec

from examples.salvage import Grab
from startable.bots import Imagined
from startable.bots.captains.search import Search as SearchingCaptain
from startable.engine import Ask, Choice, View, snapshot


class Odd:
    """What they share."""

    name: ClassVar[str] = "odd"
    simpler: ClassVar[str | None] = "random"

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds


class Crashing(Odd):
    """Raises."""

    def choose(self, view: View, ask: Ask[Any], choices: Sequence[Choice], imagined: Imagined, rng: Random) -> Choice:
        raise ZeroDivisionError("oh no")


class Dying(Odd):
    """Takes its process with it."""

    def choose(self, view: View, ask: Ask[Any], choices: Sequence[Choice], imagined: Imagined, rng: Random) -> Choice:
        os._exit(1)


class Hanging(Odd):
    """Never answers; says which process it sits in."""

    def choose(self, view: View, ask: Ask[Any], choices: Sequence[Choice], imagined: Imagined, rng: Random) -> Choice:
        Path(os.environ["STARTABLE_TEST_NOTES"]).write_text(str(os.getpid()))
        time.sleep(3600)
        return choices[0]


class Cheating(Odd):
    """Answers what was not offered."""

    def choose(self, view: View, ask: Ask[Any], choices: Sequence[Choice], imagined: Imagined, rng: Random) -> Choice:
        return Choice()


class Overreaching(Odd):
    """Answers what the game knows and does not allow."""

    def choose(self, view: View, ask: Ask[Any], choices: Sequence[Choice], imagined: Imagined, rng: Random) -> Choice:
        return Grab(crate=10_000)


class Talking(Odd):
    """Prints, which must not be taken for an answer."""

    def choose(self, view: View, ask: Ask[Any], choices: Sequence[Choice], imagined: Imagined, rng: Random) -> Choice:
        print('{"value": null}', flush=True)
        return choices[-1]


class Hopeless(Odd):
    """Raises, and has nobody to replace it."""

    simpler: ClassVar[str | None] = None

    def choose(self, view: View, ask: Ask[Any], choices: Sequence[Choice], imagined: Imagined, rng: Random) -> Choice:
        raise ValueError("no idea")


class Writing(Odd):
    """Writes down all that it can get hold of."""

    def choose(self, view: View, ask: Ask[Any], choices: Sequence[Choice], imagined: Imagined, rng: Random) -> Choice:
        seen = {"view": view, "imagined": [snapshot(imagined(seed)).decode() for seed in (1, 2)]}
        notes = Path(os.environ["STARTABLE_TEST_NOTES"])
        if not notes.exists():
            notes.write_bytes(msgspec.json.encode(seen))
        return choices[0]


class Pondering(SearchingCaptain):
    """Searches for ever."""

    def choose(self, view: View, ask: Ask[Any], choices: Sequence[Choice], imagined: Imagined, rng: Random) -> Choice:
        time.sleep(3600)
        return choices[0]
