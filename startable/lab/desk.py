"""A process for one study: it is asked on standard input, tells how far it is, and answers on standard output.

One JSON object per line. It is started by whoever must not wait, such as a table server, and may be stopped at any
time; it runs with less priority than what people wait for.
"""

from __future__ import annotations

import os
import sys
from time import process_time
from typing import Annotated, cast

import msgspec
from msgspec import Meta, Struct

from startable.engine import BadOptions, BadRecord
from startable.games import find, sets
from startable.games.trucker.boards import Level
from startable.games.trucker.edition import EDITIONS
from startable.games.trucker.notation import BadNotation, read_ship, ship_text
from startable.games.trucker.table import Setting
from startable.lab.analysis import Analysis, Plan, analyse
from startable.lab.ships import Report, Study, fly, report

__all__ = ["Analyse", "Answer", "Flights", "Fly"]

NICE = 10
TOLD = 100  # times that it says how far it is


class Analyse(Struct, frozen=True, kw_only=True, tag=True):
    """Go over a finished game."""

    game: str  # where its rules are
    file: msgspec.Raw
    seconds: float


class Fly(Struct, frozen=True, kw_only=True, tag=True):
    """Fly a ship many times: as text, or as the codes of its squares."""

    level: str = "II"
    cells: tuple[int, ...] = ()
    text: Annotated[str, Meta(max_length=4000)] = ""
    flights: Annotated[int, Meta(ge=1, le=10_000)] = 1000
    seed: Annotated[int, Meta(ge=0, le=2**31)] = 0
    seconds: float = 60.0


class Flights(Struct, frozen=True):
    """What became of the ship, and the ship itself."""

    level: str
    seed: int
    cells: tuple[int, ...]
    text: str  # for `startable ship-lab`
    report: Report


class Answer(Struct, frozen=True, omit_defaults=True):
    """How far it is; at the end what was found, or what was wrong with the wish."""

    done: int = 0
    total: int = 0
    report: Analysis | Flights | None = None
    wrong: str = ""


class Reporter:
    """Says how far it is, but not more often than anyone would look."""

    def __init__(self) -> None:
        self._replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        self._said = 0

    def progress(self, done: int, total: int) -> None:
        if done * TOLD // total > self._said:
            self._said = done * TOLD // total
            self.say(Answer(done=done, total=total))

    def say(self, answer: Answer) -> None:
        self._replies.write(msgspec.json.encode(answer) + b"\n")


def serve(line: bytes, reporter: Reporter) -> Answer:
    try:
        wish: Analyse | Fly = msgspec.json.decode(line, type=Analyse | Fly)
        match wish:
            case Analyse():
                plan = Plan(seconds=wish.seconds)
                return Answer(report=analyse(bytes(wish.file), find(wish.game), plan, reporter.progress))
            case Fly():
                return Answer(report=flown(wish, reporter))
    except (BadOptions, BadRecord, BadNotation, msgspec.DecodeError) as error:
        return Answer(wrong=str(error))


def flown(wish: Fly, reporter: Reporter) -> Flights:
    """All flights, or as many as there is time for: the same as those of `startable ship-lab`."""
    if wish.level not in EDITIONS["2021"].flights:
        raise BadOptions(f"there is no level {wish.level!r}")
    setting = Setting(level=cast(Level, wish.level))
    board = EDITIONS[setting.edition].ship_boards[setting.level]
    cells = read_ship(board, wish.text)[0] if wish.text else wish.cells
    study = Study(cells=cells, setting=setting, flights=wish.flights, seed=wish.seed)
    flights = []
    end = process_time() + wish.seconds
    for number in range(study.flights):
        flights.append(fly(study, number))
        reporter.progress(number + 1, study.flights)
        if process_time() > end:
            break
    return Flights(wish.level, wish.seed, cells, ship_text(board, cells), report(study, flights))


def main() -> None:
    """Serve one wish."""
    reporter = Reporter()
    if sys.platform != "win32":
        os.nice(NICE)
    sets.inherit()
    reporter.say(serve(sys.stdin.buffer.readline(), reporter))


if __name__ == "__main__":
    main()
