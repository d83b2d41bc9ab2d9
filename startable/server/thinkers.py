"""The worker processes, and what is fetched from them; one that crashes or hangs is replaced."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from startable import bots
from startable.engine import BadRecord, Choice, Illegal, Rules, Seat
from startable.server.worker import READY, Check, Learn, Tell, Think, Wish

__all__ = ["Failed", "Thinkers"]

LONGEST_LINE = 64 * 2**20
STARTING = 60.0  # seconds for a process to start on a busy machine
SLOW = 3.0  # a bot may overrun its time so many times over, and a while more
REPLAYING = 10.0  # seconds for a replay


class Failed(Exception):
    """The worker crashed or was too slow."""


class Answer(Struct, frozen=True):
    """What a worker answers, its value not yet typed."""

    value: Raw = Raw(b"null")
    wrong: str = ""
    error: str = ""


class Worker:
    """One process; started when first needed, killed when it hangs."""

    def __init__(self, patience: float) -> None:
        self._process: Process | None = None
        self._patience = patience
        self._learned: set[Learn] = set()

    async def ask(self, wish: Wish) -> Answer:
        try:
            process = self._process = self._process or await _start()
            await self._prepare(process, wish)
            async with asyncio.timeout(wish.seconds * SLOW + self._patience):
                return msgspec.json.decode(await _ask(process, wish), type=Answer)
        except (TimeoutError, OSError, ValueError) as error:
            await self.stop()
            raise Failed(f"{type(error).__name__}: {error}") from None
        except BaseException:
            await self.stop()  # a half-read answer must not be taken for the next one
            raise

    async def _prepare(self, process: Process, wish: Wish) -> None:
        """Loading a game takes a while on a busy machine, which is not the bot's fault either."""
        lesson = Learn(game=wish.game, bot=wish.bot if isinstance(wish, Think) else None)
        if lesson not in self._learned:
            async with asyncio.timeout(STARTING):
                await _ask(process, lesson)
            self._learned.add(lesson)

    async def stop(self) -> None:
        process, self._process = self._process, None
        self._learned.clear()
        if process and process.returncode is None:
            process.kill()
            await process.wait()


async def _start() -> Process:
    """A process that is ready to be asked; how long that takes is not the bot's fault."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "startable.server.worker", stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
    )
    assert process.stdout
    try:
        async with asyncio.timeout(STARTING):
            if await process.stdout.readline() == READY:
                return process
        raise ValueError("the worker did not start")
    except BaseException:
        process.kill()
        raise


async def _ask(process: Process, wish: Wish | Learn) -> bytes:
    assert process.stdin
    assert process.stdout
    process.stdin.write(msgspec.json.encode(wish) + b"\n")
    await process.stdin.drain()
    return await process.stdout.readline()


class Thinkers:
    """So many can work at once; the others wait for their turn."""

    def __init__(self, workers: int, patience: float) -> None:
        self._workers = [Worker(patience) for _ in range(workers)]
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def choose(self, wish: Think, rules: Rules) -> tuple[Choice, str]:
        """What the bot chooses, and which bot that was: its simpler sibling if it fails."""
        name: str | None = wish.bot
        error = ""
        while name is not None:
            try:
                value = await self._ask(replace(wish, bot=name))
                return rules.read_choice(bytes(value)), name
            except (Failed, Illegal) as failure:
                error = f"{name}: {failure}"
                name = bots.find(rules.name, name).simpler
        raise Failed(error)

    async def check(self, game: str, file: bytes) -> Any:
        """How a replay file ended, None if it did not; BadRecord if it cannot be played."""
        return msgspec.json.decode(await self._ask(Check(game=game, seconds=REPLAYING, file=Raw(file))))

    async def tell(self, game: str, file: bytes, seat: Seat | None) -> bytes:
        """The Story of a replay file as JSON; BadRecord if it cannot be played."""
        return bytes(await self._ask(Tell(game=game, seconds=REPLAYING, file=Raw(file), seat=seat)))

    async def _ask(self, wish: Wish) -> Raw:
        worker = await self._idle.get()
        try:
            answer = await worker.ask(wish)
        finally:
            self._idle.put_nowait(worker)
        if answer.wrong:
            raise BadRecord(answer.wrong)
        if answer.error:
            raise Failed(answer.error)
        return answer.value

    async def close(self) -> None:
        for worker in self._workers:
            await worker.stop()
