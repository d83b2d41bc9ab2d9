"""One table being played: one queue in which everything happens in its order, on disk before anyone hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from startable.engine import CLOCK, BadRecord, Choice, Event, Rules, Seat, result
from startable.engine.journal import Played
from startable.server import timing
from startable.server.audience import Audience
from startable.server.autopilot import Autopilot
from startable.server.clock import Alarm
from startable.server.connection import Connection
from startable.server.course import Course, Unreadable, last_seen
from startable.server.house import House
from startable.server.problems import Conflict, Unsaved
from startable.server.store import CHAT_SHOWN, Kept, Times
from startable.server.table import TableDoc
from startable.server.wire import Line, Scene, Stuck, TableInfo
from startable.server.writer import Row

__all__ = ["Room"]

T = TypeVar("T")
LOG = logging.getLogger(__name__)
RETRY = 5.0  # seconds, when the disk did not take what the clock did


class Room:
    """The table, its game and its times; what happens next."""

    def __init__(self, house: House, kept: Kept) -> None:
        self.house = house
        self.table, self.times, self.chat = kept.table, kept.times, list(kept.chat)
        self.playable = house.games.get(kept.table.game)
        self.closed_because: Stuck | None = None
        self._unread: Kept | None = None  # a game that these rules cannot go on with
        self._last = kept.last  # the id of the last entry
        self.proposals = kept.table.proposal.number if kept.table.proposal else 0  # so many have been made
        self.course = self._resumed(kept)
        self._past = () if self.course else kept.entries  # of the game that this one will go on from
        self.gone: dict[Seat, float] = dict.fromkeys(self.table.people, house.clock.now())  # since when
        self.audience = Audience(self)
        self.autopilot = Autopilot(self)
        self._used = house.clock.now()
        self.closed = False
        self._alarm: Alarm | None = None
        self._waiting: deque[Callable[[], Awaitable[None]]] = deque()
        self._asleep: asyncio.Future[None] | None = None  # while nothing waits
        self._task = asyncio.create_task(self._serve(), name=f"room {self.table.id}")
        self._go_on()

    def _resumed(self, kept: Kept) -> Course | None:
        """The game, if it has begun and these rules can go on with it."""
        if not kept.table.seed:
            return None
        try:
            if self.playable is None:
                raise Unreadable("missing", f"this server has no game {kept.table.game!r}")
            return Course.resume(kept, self.playable.rules)
        except Unreadable as error:
            self.closed_because = error.stuck
            self._unread = None if error.stuck.why == "missing" else kept  # what is missing cannot be drawn either
            LOG.warning("table cannot go on", extra={"table": kept.table.id, "reason": error.stuck.detail})
            return None

    # The queue

    async def do(self, act: Callable[[], Awaitable[T]]) -> T:
        """Do this when its turn comes; returns or raises what it does."""
        if self.closed:
            raise Conflict("away", "this table is leaving memory; try again")
        return await self._queued(act)

    async def _queued(self, act: Callable[[], Awaitable[T]]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def answered() -> None:
            try:
                outcome = await act()
            except Exception as error:
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(outcome)

        self.hand(answered)
        return await done

    def hand(self, act: Callable[[], Awaitable[None]]) -> None:
        """Do this when its turn comes; nobody waits for it."""
        self._waiting.append(act)
        if self._asleep and not self._asleep.done():
            self._asleep.set_result(None)

    async def _serve(self) -> None:
        while True:
            while self._waiting:
                self._used = self.house.clock.now()
                try:
                    await self._waiting.popleft()()
                except Exception:
                    LOG.exception("failed", extra={"table": self.table.id})
                    self.house.metrics.failures.labels("room").inc()
            self._asleep = asyncio.get_running_loop().create_future()
            await self._asleep

    # What happens

    async def change(self, make: Callable[[TableDoc], TableDoc]) -> TableDoc:
        """Put another table document in place of this one."""
        before, after = self.table, make(self.table)
        if after == before:
            return after
        course = self.course
        if after.state == "playing" and course is None and self.playable:
            course = self._begun(after, self.playable.rules)
        begun = course if not self.course else None
        times = self._times_after(after, course, None, settled=begun is not None) if course else self.times
        last, rows = self._branch_rows(begun)
        await self._save([*self._table_rows(after), *rows, *self._state_rows(times, last, begun)])
        self.table, self.course, self.times, self._last = after, course, times, last
        self._reseat(before)
        if before.state == "open" and course:
            self.audience.begin()
        self.audience.tell_table()
        self._go_on()
        return after

    def _begun(self, table: TableDoc, rules: Rules) -> Course:
        try:
            return Course.branch(table, self._past, rules)
        except BadRecord as error:
            raise Conflict("unreadable", str(error)) from None

    def _branch_rows(self, begun: Course | None) -> tuple[int | None, list[Row]]:
        """The entry that a game branched by, if it did; and the last entry then."""
        if not begun or not begun.match.journal:
            return self._last, []
        last, row = self._entry_row(begun)
        return last, [row]

    async def play(self, seat: Seat, choice: Choice) -> None:
        """Illegal says why not."""
        assert self.course
        await self._settle(self.course.play(seat, choice), seat)
        self.house.metrics.choices[self.autopilot.kind(seat)].inc()

    async def undo(self, seat: Seat) -> None:
        assert self.course
        await self._settle(self.course.undo(seat), seat)

    async def rewind(self, standing: int) -> None:
        assert self.course
        await self._settle(self.course.rewind(standing), None)

    async def pause(self, times: Times) -> None:
        """Stop the clock, or let it go on."""
        table = self.table.halted(times.stopped is not None)
        await self._save([*self._table_rows(table), *self._state_rows(times, self._last)])
        self.table, self.times = table, times
        self.audience.tell_table()
        self._go_on()

    async def retime(self, times: Times) -> None:
        """Put other times in place of these."""
        if times != self.times:
            await self._save(self._state_rows(times, self._last))
            self.times = times
            self.audience.tell_presence()
        self._go_on()

    async def say(self, *, seat: Seat | None = None, name: str = "", text: str = "") -> None:
        await self._add(Line(number=self._next_line(), at=self.house.clock.now(), seat=seat, name=name, text=text))

    async def note(self, notice: str, **details: str | int) -> None:
        """Tell the table what happened to it."""
        await self._add(Line(number=self._next_line(), at=self.house.clock.now(), notice=notice, details=details))

    def _next_line(self) -> int:
        return self.chat[-1].number + 1 if self.chat else 1

    async def _add(self, line: Line) -> None:
        await self._save([self.house.store.said(self.table.id, line)])
        self.chat = [*self.chat, line][-CHAT_SHOWN:]
        self.audience.tell_said(line)

    async def _settle(self, events: Sequence[Event], mover: Seat | None) -> None:
        """An entry has been added to the journal: keep it, then tell everyone."""
        assert self.course
        course, table = self.course, self._table_after(mover)
        times = self._times_after(table, course, mover, settled=course.match.settled)
        last, entry = self._entry_row(course)
        # What is taken back counts from the beginning, which newer rules do not know: they find a snapshot after it.
        keeping = course.match.settled or not isinstance(course.last, Played)
        rows = [entry, *self._state_rows(times, last, course if keeping else None)]
        rows += self._table_rows(table) if table is not self.table else []
        await self._save(rows)
        changed = table is not self.table
        if table.state != self.table.state:
            LOG.info("game over", extra={"table": table.id, "game": table.game})
        self.table, self.times, self._last = table, times, last
        self.audience.show(events)
        if changed:
            self.audience.tell_table()
        self._go_on()

    def _table_after(self, mover: Seat | None) -> TableDoc:
        """The end of the game is the table's end; whoever goes on playing has dropped their proposal."""
        assert self.course
        table, game = self.table, self.course.game
        if game.over and table.state == "playing":
            return table.finish(result(game), self.house.clock.now())
        return table.proposed(None) if table.proposal and table.proposal.by == mover else table

    def _times_after(self, table: TableDoc, course: Course, mover: Seat | None, *, settled: bool) -> Times:
        return timing.after(
            self.times,
            table,
            course.game,
            mover=mover,
            settled=settled,
            sand=course.questions.numbers[CLOCK],
            now=self.house.clock.now(),
        )

    # On disk

    async def _save(self, rows: list[Row]) -> None:
        try:
            await self.house.store.write(rows)
        except Exception as error:
            self.house.not_saved(self.table.id, error)
            await self._go_back()
            raise Unsaved from None

    async def _go_back(self) -> None:
        """What could not be saved has not happened: return to what the store knows, as soon as it can be read."""
        while self.course:
            try:
                kept = await self.house.store.load(self.table.id)
            except Exception as error:
                LOG.error("not read", extra={"table": self.table.id, "error": type(error).__name__})
                if self.closed:
                    self.course = None
                    return
                await asyncio.sleep(RETRY)
                continue
            if kept:
                self.course, self._last = self._resumed(kept), kept.last
            return

    def _table_rows(self, table: TableDoc) -> list[Row]:
        return self.house.store.table(table, self.house.clock.now())

    def _entry_row(self, course: Course) -> tuple[int, Row]:
        return self.house.store.entry(self.table.id, self._last, course.last, self.house.clock.now())

    def _state_rows(
        self, times: Times, last: int | None, course: Course | None = None, views: bool = False
    ) -> list[Row]:
        """If anything of it is new: the times, the last entry, and where the game is if that is to be kept."""
        snapshot = course.snapshot(views) if course else None
        if not snapshot and times == self.times and last == self._last:
            return []
        return [self.house.store.state(self.table.id, times, snapshot, last)]

    # Who is here

    def join(self, connection: Connection, n: int, hash: int) -> None:
        """Someone has come, or come back after update n."""
        self.house.metrics.sockets.inc()
        if connection.seat is not None:
            self.gone.pop(connection.seat, None)
        self.audience.join(connection, n, hash)
        self._go_on()

    def part(self, connection: Connection) -> None:
        """Someone is no longer connected."""
        self.house.metrics.sockets.dec()
        self._used = self.house.clock.now()
        self.audience.part(connection)
        if connection.seat is not None and not self.audience.at(connection.seat):
            self.gone[connection.seat] = self._used
        self._go_on()

    def measured(self, connection: Connection, id: int) -> None:
        """The answer to a ping has come back."""
        sent, at = connection.pinged
        took = round((self.house.clock.now() - at) * 1000)
        if id == sent and connection.seat is not None and took != connection.milliseconds:
            connection.milliseconds = took
            self.audience.tell_presence()

    @property
    def idle(self) -> bool:
        """Whether nobody is here, nobody is about to choose, and that for some time."""
        if any(self.audience) or self._waiting or self.autopilot.busy:
            return False
        return self.house.clock.now() - self._used >= self.house.settings.idle

    def _reseat(self, before: TableDoc) -> None:
        """Seats that changed hands: whoever was shown them is no longer."""
        for connection in self.audience:
            guest = connection.guest_id
            if before.seat_of(guest) != self.table.seat_of(guest) or not self.table.shows(guest):
                connection.drop("moved")
        for seat in set(self.table.people) - set(before.people):
            self.gone.setdefault(seat, self.house.clock.now())

    def info(self, guest: str | None) -> TableInfo:
        turn = self.course is not None and self.table.seat_of(guest) in self.times.asked
        return self.table.info(guest, turn=turn, closed_because=self.closed_because)

    def scene(self, seat: Seat | None) -> Scene | None:
        """What this seat (None: a spectator) has before it; where the game cannot go on, what it saw last."""
        if self.course:
            return self.course.scene(seat)
        return last_seen(self._unread, seat) if self._unread else None

    # What comes next

    def _go_on(self) -> None:
        """Tell the times, let bots think, and set the alarm for what is due next."""
        if self.closed:
            return
        self.audience.tell_times()
        self.autopilot.look()
        if self._alarm:
            self._alarm.cancel()
        due = self.due()
        self._alarm = None if due is None else self.house.clock.at(due, self._ring)

    def due(self) -> float | None:
        """When the clock next matters."""
        if not self.times.deadlines and not self.gone:
            return None
        if self.course is None or self.table.state != "playing" or self.times.stopped is not None:
            return None
        return min((*self.times.deadlines.values(), *self._graces().values()), default=None)

    def _graces(self) -> dict[Seat, float]:
        """When a seat that has lost its connection is taken for away."""
        allowed = timing.allowance(self.table)
        if allowed is None or allowed.grace is None:
            return {}
        waited_for = set(self.times.asked) - set(self.times.away)
        return {seat: since + allowed.grace for seat, since in self.gone.items() if seat in waited_for}

    def _ring(self) -> None:
        self.hand(self._time_is_up)

    async def _time_is_up(self) -> None:
        """The clock answers its own question; for people who are late someone else chooses."""
        now, due = self.house.clock.now(), self.due()
        if due is None or due > now:  # it has been stopped, or set anew, since it rang
            self._go_on()
            return
        late = {seat for seat, when in (*self.times.deadlines.items(), *self._graces().items()) if when <= now}
        try:
            if CLOCK in late and self.course:
                await self.play(CLOCK, self.course.game.asks[CLOCK].default(self.course.game))
            else:
                await self.autopilot.take_over(late)
        except Unsaved:
            self._alarm = self.house.clock.at(now + RETRY, self._ring)

    async def close(self) -> None:
        """Leave memory: do what is waiting, keep a snapshot, say goodbye."""
        self.closed = True
        try:
            await self._queued(self._put_away)
        except Unsaved:
            LOG.warning("left without a last snapshot", extra={"table": self.table.id})  # every choice is on disk
        finally:
            if self._alarm:
                self._alarm.cancel()
            self._task.cancel()
            self.audience.close()

    async def _put_away(self) -> None:
        await self.autopilot.stop()
        if self.course and self.table.state == "playing":
            await self._save(self._state_rows(self.times, self._last, self.course, views=True))
