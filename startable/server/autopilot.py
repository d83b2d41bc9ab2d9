"""Who chooses when no person does: bots, and stand-ins for people who are away."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from startable import bots
from startable.engine import CLOCK, Choice, Illegal, Seat, imagine, snapshot
from startable.server import fairness
from startable.server.thinkers import Failed
from startable.server.worker import Think

if TYPE_CHECKING:
    from collections.abc import Iterable

    from startable.server.room import Room

__all__ = ["SECONDS", "Autopilot"]

LOG = logging.getLogger(__name__)
RETRY = 5.0  # seconds, when even the default could not be played
SECONDS = {"easy": 0.1, "normal": 0.6, "hard": 2.5}  # a bot's time for one choice, by level


class Autopilot:
    """Thinks about every question that no person will answer, one task per question."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._tasks: dict[Seat, tuple[int, asyncio.Task[None]]] = {}

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def look(self) -> None:
        """Start thinking where a question is open, stop where it no longer is."""
        wanted = self._wanted()
        for seat, (number, task) in list(self._tasks.items()):
            if wanted.get(seat) != number:
                task.cancel()
                del self._tasks[seat]
        for seat, number in wanted.items():
            if seat not in self._tasks:
                self._tasks[seat] = number, asyncio.create_task(self._choose(seat, number))

    def _wanted(self) -> dict[Seat, int]:
        room = self._room
        if room.closed or room.course is None or room.table.state != "playing" or room.times.stopped is not None:
            return {}
        numbers = room.course.questions.numbers
        return {seat: numbers[seat] for seat in room.course.game.asks if seat != CLOCK and self._steers(seat)}

    def _steers(self, seat: Seat) -> bool:
        return self._room.table.chairs[seat].bot is not None or seat in self._room.times.away

    def kind(self, seat: Seat) -> str:
        """Who chooses for this seat, for the statistics."""
        return "clock" if seat == CLOCK else "bot" if self._steers(seat) else "person"

    async def take_over(self, seats: Iterable[Seat]) -> None:
        """Choose for these people until they are back."""
        room = self._room
        away = tuple(sorted({*room.times.away, *(seat for seat in seats if seat != CLOCK)}))
        deadlines = {seat: when for seat, when in room.times.deadlines.items() if seat not in away}
        for seat in set(away) - set(room.times.away):
            await room.note("away", seat=seat)
        await room.retime(replace(room.times, away=away, deadlines=deadlines))

    async def give_back(self, seat: Seat) -> None:
        """The person is here again."""
        room = self._room
        if seat in room.times.away:
            await room.note("back", seat=seat)
            await room.retime(replace(room.times, away=tuple(each for each in room.times.away if each != seat)))

    async def _choose(self, seat: Seat, number: int) -> None:
        try:
            begun = self._room.house.clock.now()
            choice = await self._think(seat, number)
            await self._pause(seat, choice, begun)
            await self._room.do(lambda: self._play(seat, number, choice))
        except Exception:
            LOG.exception("nobody could choose", extra={"table": self._room.table.id, "seat": seat})
            await self._sleep(RETRY)
            self._tasks.pop(seat, None)
            self.look()

    async def _pause(self, seat: Seat, choice: Choice | None, begun: float) -> None:
        """At a live table people want to follow what bots do, and have a chance where hands race."""
        room = self._room
        pause = room.house.settings.bot_pause
        if pause and room.table.pace == "live" and room.table.people:
            until = begun + (self._takes(seat, choice) or pause)
            await self._sleep(until - room.house.clock.now())  # what it thought is part of it

    def _takes(self, seat: Seat, choice: Choice | None) -> float | None:
        """What the game says; None where it says nothing, or somebody has closed the question."""
        course = self._room.course
        ask = course.game.asks.get(seat) if course else None
        return ask.takes(course.game, choice) if course and ask and choice else None

    async def _sleep(self, seconds: float) -> None:
        if seconds <= 0:
            return
        rung = asyncio.Event()
        clock = self._room.house.clock
        alarm = clock.at(clock.now() + seconds, rung.set)
        try:
            await rung.wait()
        finally:
            alarm.cancel()

    async def _think(self, seat: Seat, number: int) -> Choice | None:
        """The bot's choice; None for the question's default."""
        room = self._room
        bot = room.table.chairs[seat].bot or (bots.stand_in(room.table.game) if room.table.timeout == "bot" else None)
        if bot is None or room.playable is None:
            return None
        try:
            with room.house.metrics.thinking.labels(bot).time():
                wish = self._wish(seat, number, bot)
                choice, chosen_by = await room.house.thinkers.choose(wish, room.playable.rules)
        except Failed as failure:
            room.house.metrics.failures.labels("bot").inc()
            LOG.warning("bot failed", extra={"table": room.table.id, "bot": bot, "error": str(failure)})
            await room.do(lambda: room.note("bot-failed", seat=seat, bot=bot))
            return None
        if chosen_by != bot:
            await room.do(lambda: self._replace(seat, bot, chosen_by))
        return choice

    def _wish(self, seat: Seat, number: int, bot: str) -> Think:
        """What leaves the server is a game that the seat could be in, not the one it is in."""
        room = self._room
        assert room.course
        assert room.playable
        seed = fairness.seed(room.table.secret, ("bot", str(seat), str(number)))  # tells nothing about the secret
        imagined = imagine(room.course.game, seat, seed)
        return Think(
            game=room.playable.place,
            bot=bot,
            seconds=SECONDS[room.table.chairs[seat].level],
            seat=seat,
            seed=seed,
            imagined=msgspec.Raw(snapshot(imagined)),
        )

    async def _replace(self, seat: Seat, bot: str, simpler: str) -> None:
        room = self._room
        if room.table.chairs[seat].bot == bot:  # and no person meanwhile
            await room.change(lambda table: table.replace_bot(seat, simpler))
            await room.note("bot-replaced", seat=seat, bot=bot, by=simpler)

    async def _play(self, seat: Seat, number: int, choice: Choice | None) -> None:
        """Unless someone was faster, in which case there is something new to think about."""
        room = self._room
        if seat in self._tasks and self._tasks[seat][0] == number:
            del self._tasks[seat]
        if room.course and self._wanted().get(seat) == number:
            with suppress(Illegal):
                await room.play(seat, choice or room.course.game.asks[seat].default(room.course.game))
        self.look()

    async def stop(self) -> None:
        for _, task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*(task for _, task in self._tasks.values()), return_exceptions=True)
        self._tasks.clear()
