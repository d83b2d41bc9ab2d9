"""All tables of a server: opened, listed, loaded when someone comes, and out of memory when nobody is left."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from startable import bots
from startable.engine import BadOptions
from startable.server import opening
from startable.server.house import House
from startable.server.identity import Visitor
from startable.server.problems import Conflict, Missing, Unusable
from startable.server.room import Room
from startable.server.store import Kept, Times
from startable.server.table import Chair, TableDoc
from startable.server.wire import Level, NewTable, SeatPlan, TableLine
from startable.server.words import new_name

__all__ = ["Lobby", "listed_bot"]

LOG = logging.getLogger(__name__)
LISTED = 100  # tables


def listed_bot(game: str, name: str, level: Level) -> str:
    """The bot that plays this game at this level; only those that are listed, since guests choose them."""
    known = bots.known(game)
    if name not in known:
        raise Unusable("no-such-bot", f"{game} has no bot {name!r}; its bots are: {', '.join(known)}")
    return bots.at_level(game, name, level)


class Lobby:
    """Rooms in memory, and the way to the others."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._leaving: dict[str, asyncio.Future[None]] = {}
        self.closing = False

    async def open(self) -> None:
        """Wake the tables whose clock has gone on while the server was down."""
        for table_id, due in await self.house.store.due():
            self.wake(table_id, due)

    def wake(self, table_id: str, when: float) -> None:
        """Load the table when its clock next matters, whether or not anyone comes."""
        self.house.clock.at(when, lambda: asyncio.ensure_future(self._woken(table_id)))

    async def _woken(self, table_id: str) -> None:
        if not self.closing:
            await self.room(table_id)

    async def room(self, table_id: str) -> Room:
        """The table's room, loaded if need be; everyone who comes meanwhile waits for the same one."""
        if room := self.rooms.get(table_id):
            return room
        if self.closing:
            raise Conflict("restarting", "the server is restarting; try again in a moment")
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Room:
        try:
            if leaving := self._leaving.get(table_id):
                await asyncio.shield(leaving)  # two rooms of one table must not write at the same time
            kept = await self.house.store.load(table_id)
            if kept is None:
                raise Missing("table")
            return self._enter(Room(self.house, kept))
        finally:
            del self._loading[table_id]

    async def create(self, guest: Visitor, plan: NewTable) -> Room:
        """Open a table; the game itself says what is wrong with its options."""
        playable = self.house.games.get(plan.game)
        if playable is None:
            raise Unusable(
                "no-such-game", f"this server has no game {plan.game!r}; it has: {', '.join(self.house.games)}"
            )
        rules = playable.rules
        if len(plan.seats) not in rules.seats:
            raise Unusable("wrong-seats", f"{rules.name} is for {', '.join(map(str, rules.seats))} players")
        try:
            options = msgspec.to_builtins(rules.seated(len(plan.seats), plan.options))
        except BadOptions as error:
            raise Unusable("wrong-options", str(error)) from None
        options.pop("type", None)
        house = self.house
        table = TableDoc(
            id=new_name(house.rng),
            game=plan.game,
            version=rules.version,
            options=options,
            chairs=tuple(self._chair(plan.game, seat) for seat in plan.seats),
            host=guest.id,
            host_name=guest.name,
            pace=plan.pace,
            clock=plan.clock,
            timeout=plan.timeout,
            public=plan.public,
            watch=plan.watch,
            open_chat=plan.open_chat,
            secret=house.new_secret(),
            invite=house.new_key(),
            created=house.clock.now(),
        )
        room = await self.add(table)
        LOG.info("table opened", extra={"table": room.table.id, "game": room.table.game})
        return room

    def _chair(self, game: str, plan: SeatPlan) -> Chair:
        return Chair(bot=listed_bot(game, plan.bot, plan.level), level=plan.level) if plan.kind == "bot" else Chair()

    async def add(self, table: TableDoc) -> Room:
        table = await opening.kept(self.house, table, self.house.store.new_table)
        return self._enter(Room(self.house, Kept(table=table, entries=(), snapshot=None, times=Times(), chat=())))

    def _enter(self, room: Room) -> Room:
        self.rooms[room.table.id] = room
        self.house.metrics.tables.set(len(self.rooms))
        return room

    async def change(self, table_id: str, make: Callable[[TableDoc], TableDoc]) -> Room:
        """Change a table's document in its turn."""
        room = await self.room(table_id)
        await room.do(lambda: room.change(make))
        return room

    async def tables(self, guest: Visitor | None) -> list[TableLine]:
        """Public tables that are open or being played, and all that this guest knows; yours-to-move first."""
        return await self._lines(guest, ("open", "playing"))

    async def replays(self, guest: Visitor | None) -> list[TableLine]:
        """Finished games that this guest may see."""
        return await self._lines(guest, ("over",))

    async def _lines(self, guest: Visitor | None, states: tuple[str, ...]) -> list[TableLine]:
        found = await self.house.store.listed(states, LISTED)
        if guest:
            found = await self.house.store.known_to(guest.id, states, LISTED) + found
        lines = {table.id: self._line(table, times, guest) for table, times in reversed(found)}
        return sorted(reversed(lines.values()), key=lambda line: (not line.turn, line.you is None))

    def _line(self, table: TableDoc, times: Times, guest: Visitor | None) -> TableLine:
        guest_id = guest.id if guest else None
        return table.line(guest_id, turn=table.seat_of(guest_id) in times.asked)

    async def tidy(self) -> None:
        """Let go of the rooms that nobody looks at."""
        for room in [*self.rooms.values()]:
            if room.idle:
                await self._let_go(room)

    async def _let_go(self, room: Room) -> None:
        table_id = room.table.id
        del self.rooms[table_id]
        self._leaving[table_id] = left = asyncio.get_running_loop().create_future()
        try:
            await room.close()
        except Exception:
            LOG.exception("failed", extra={"table": table_id})
        finally:
            del self._leaving[table_id]
            left.set_result(None)
        self.house.metrics.tables.set(len(self.rooms))
        if (due := room.due()) is not None:
            self.wake(table_id, due)

    async def close(self) -> None:
        """Tell everyone, keep everything."""
        self.closing = True
        await asyncio.gather(*(room.close() for room in self.rooms.values()), return_exceptions=True)
        self.rooms.clear()
        self.house.metrics.tables.set(0)
