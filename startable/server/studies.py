"""Studies that take a while: one at a time in a process of its own, so that no table ever waits for them."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec
from msgspec import Raw, Struct

from startable.server.problems import Conflict
from startable.server.wire_replays import StudyInfo

__all__ = ["Studies", "Study"]

LOG = logging.getLogger(__name__)
LONGEST_LINE = 16 * 2**20
WAITING = 8  # studies that may wait for their turn
KEPT = 64  # studies in memory
SLOW = 8.0  # a busy machine may need so many times the processor's seconds, and a while more to start
STARTING = 60.0
Keep = Callable[[bytes], Awaitable[None]]
State = Literal["waiting", "running", "done", "failed"]


async def unkept(report: bytes) -> None:
    """Memory is enough."""


class Line(Struct, frozen=True):
    """What the process says: how far it is, or what it found."""

    done: int = 0
    total: int = 0
    report: Raw = Raw(b"null")
    wrong: str = ""


class Study(Struct, eq=False):
    """What was wished for, and how far it is."""

    wish: bytes
    keep: Keep = unkept
    done: int = 0
    total: int = 0
    report: bytes | None = None
    wrong: str = ""
    begun: bool = False

    @property
    def info(self) -> StudyInfo:
        under_way: State = "running" if self.begun else "waiting"
        state: State = "failed" if self.wrong else "done" if self.report else under_way
        report = Raw(self.report) if self.report else None
        return StudyInfo(state=state, done=self.done, total=self.total, detail=self.wrong, report=report)


class Studies:
    """All that anyone wished for lately, by name; they are made in the order in which they were wished for."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._studies: OrderedDict[str, Study] = OrderedDict()
        self._queue: asyncio.Queue[Study] = asyncio.Queue(WAITING)
        self._task: asyncio.Task[None] | None = None

    def find(self, name: str) -> Study | None:
        return self._studies.get(name)

    def order(self, name: str, wish: bytes, keep: Keep = unkept) -> Study:
        """Whoever wishes for the same gets the same study."""
        known = self._studies.get(name)
        if known and not known.wrong:
            return known
        if not self.seconds:
            raise Conflict("no-studies", "this server makes no studies")
        study = Study(wish, keep)
        try:
            self._queue.put_nowait(study)
        except asyncio.QueueFull:
            raise Conflict("busy", "too many studies are waiting already; try again later") from None
        self._studies[name] = study
        if len(self._studies) > KEPT:
            self._studies.popitem(last=False)
        self._task = self._task or asyncio.create_task(self._work(), name="studies")
        return study

    async def _work(self) -> None:
        while True:
            study = await self._queue.get()
            study.begun = True
            try:
                async with asyncio.timeout(self.seconds * SLOW + STARTING):
                    await _make(study)
            except Exception as error:
                LOG.warning("study failed", extra={"error": f"{type(error).__name__}: {error}"})
                study.wrong = study.wrong or "it took too long or could not be made"

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


async def _make(study: Study) -> None:
    """Let a process make it, and listen; whatever happens, the process is gone in the end."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "startable.lab.desk", stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
    )
    try:
        await _listen(study, process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def _listen(study: Study, process: Process) -> None:
    assert process.stdin
    assert process.stdout
    process.stdin.write(study.wish + b"\n")
    await process.stdin.drain()
    async for said in process.stdout:
        line = msgspec.json.decode(said, type=Line)
        if line.wrong:
            study.wrong = line.wrong
            return
        if bytes(line.report) != b"null":
            await study.keep(bytes(line.report))
            study.report = bytes(line.report)
            return
        study.done, study.total = line.done, line.total
    raise ValueError("the process ended without an answer")
