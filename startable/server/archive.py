"""Finished games: they stay, can be taken away as one small file, and brought back from it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from startable import bots
from startable.engine import BadRecord, Seat
from startable.server import opening, record
from startable.server.house import House
from startable.server.identity import Visitor
from startable.server.lobby import listed_bot
from startable.server.problems import Conflict, Missing, Unusable
from startable.server.store import Kept
from startable.server.studies import Study
from startable.server.table import Chair, TableDoc
from startable.server.thinkers import Failed
from startable.server.wire import Origin
from startable.server.wire_replays import Branch, StudyInfo
from startable.server.words import new_name

__all__ = ["Archive"]

MOST_ENTRIES = 20_000
TOLD = 16  # stories kept in memory


class Archive:
    """Whoever may see a table may see how it went, once it is over."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._told: OrderedDict[tuple[str, Seat | None], bytes] = OrderedDict()

    async def _kept(self, table_id: str, guest: Visitor | None) -> Kept:
        kept = await self._house.store.load(table_id)
        if kept is None or not kept.table.admits(guest.id if guest else None):
            raise Missing("table")
        if kept.table.state != "over":
            raise Conflict("not-over", "a replay can be seen when the game is over")
        return kept

    async def file(self, table_id: str, guest: Visitor | None) -> bytes:
        return record.written(await self._kept(table_id, guest))

    async def story(self, table_id: str, seat: Seat | None, guest: Visitor | None) -> bytes:
        """How it looked from that seat (None: to a spectator): after the end all hands are open."""
        kept = await self._kept(table_id, guest)
        if seat is not None and seat >= len(kept.table.chairs):
            raise Missing("seat")
        if (table_id, seat) not in self._told:
            self._told[table_id, seat] = await self._tell(kept, seat)
            if len(self._told) > TOLD:
                self._told.popitem(last=False)
        return self._told[table_id, seat]

    async def _tell(self, kept: Kept, seat: Seat | None) -> bytes:
        try:
            return await self._house.thinkers.tell(self._place(kept.table.game), record.written(kept), seat)
        except BadRecord as error:
            raise Conflict("unreadable", str(error)) from None
        except Failed:
            raise Conflict("too-long", "this replay takes too long to tell") from None

    def _place(self, game: str) -> str:
        playable = self._house.games.get(game)
        if playable is None:
            raise Unusable("no-such-game", f"this server has no game {game!r}; it has: {', '.join(self._house.games)}")
        return playable.place

    async def add(self, guest: Visitor, data: bytes) -> TableDoc:
        """Take a file in after playing it again; only whoever brought it sees it, until they pass the link on."""
        try:
            file = record.read(data)
            if len(file.journal) > MOST_ENTRIES:
                raise BadRecord(f"the journal has {len(file.journal)} entries; at most {MOST_ENTRIES} are read")
            ended = await self._house.thinkers.check(self._place(file.game), data)
        except BadRecord as error:
            raise Unusable("bad-record", str(error)) from None
        except Failed:
            raise Unusable("bad-record", "this file takes too long to replay") from None
        if ended is None:
            raise Unusable("bad-record", "this game is not over")
        table = self._table(guest, file).finish(ended, self._house.clock.now())
        return await self._keep(table, file.journal)

    async def _keep(self, table: TableDoc, journal: Sequence[Any]) -> TableDoc:
        return await opening.kept(self._house, table, lambda named: self._house.store.with_journal(named, journal))

    async def analysis(self, table_id: str, guest: Visitor | None, *, order: bool) -> StudyInfo:
        """What the searching bot thinks of a finished game: found once, then kept with it."""
        kept = await self._kept(table_id, guest)
        name = f"table {table_id}"
        if report := await self._house.store.studied(table_id):
            return Study(b"", report=report).info
        study = self._house.studies.find(name)
        if order:
            study = self._house.studies.order(name, self._wish(kept), lambda found: self._learn(table_id, found))
        return study.info if study else StudyInfo(state="none")

    def _wish(self, kept: Kept) -> bytes:
        place, seconds = self._place(kept.table.game), self._house.settings.study_seconds
        file = msgspec.Raw(record.written(kept))
        return msgspec.json.encode({"type": "Analyse", "game": place, "file": file, "seconds": seconds})

    async def _learn(self, table_id: str, report: bytes) -> None:
        await self._house.store.write([self._house.store.study(table_id, report)])

    async def branch(self, guest: Visitor, table_id: str, plan: Branch) -> TableDoc:
        """A table that goes on from a moment of a finished game; what its seat could not know is dealt anew there."""
        kept = await self._kept(table_id, guest)
        past = replace(kept, entries=kept.entries[: plan.entries])
        if plan.seat >= len(past.table.chairs):
            raise Missing("seat")
        if plan.entries >= len(kept.entries) or await self._ended(past) is not None:
            raise Unusable("branch-at-end", "at the end there is nothing to try differently")
        game, level = past.table.game, plan.level
        bot = Chair(bot=listed_bot(game, plan.bot or bots.stand_in(game), level), level=level)
        table = self._going_on(guest, past.table, plan, bot)
        return await self._keep(table, [*map(msgspec.Raw, past.entries)])

    async def _ended(self, kept: Kept) -> Any:
        try:
            return await self._house.thinkers.check(self._place(kept.table.game), record.written(kept))
        except BadRecord as error:
            raise Conflict("unreadable", str(error)) from None
        except Failed:
            raise Conflict("too-long", "this replay takes too long to tell") from None

    def _going_on(self, guest: Visitor, old: TableDoc, plan: Branch, bot: Chair) -> TableDoc:
        seats = range(len(old.chairs))
        return TableDoc(
            id=new_name(self._house.rng),
            game=old.game,
            version=old.version,
            options=old.options,
            chairs=tuple(Chair() if seat == plan.seat else bot for seat in seats),
            host=guest.id,
            host_name=guest.name,
            secret=self._house.new_secret(),
            invite=self._house.new_key(),
            created=self._house.clock.now(),
            pace=old.pace,
            public=False,
            origin=Origin(old.id, plan.entries, plan.seat),
            past=old.seed,
        )

    def _table(self, guest: Visitor, file: record.ReplayFile) -> TableDoc:
        names = (*file.names, *[""] * file.seats)[: file.seats]
        return TableDoc(
            id=new_name(self._house.rng),
            game=file.game,
            version=file.version,
            options=file.options,
            chairs=tuple(Chair(name=name[:40]) for name in names),
            host=guest.id,
            host_name=guest.name,
            secret=file.fairness.secret if file.fairness else "",
            nonces=tuple(file.fairness.nonces) if file.fairness else (),
            seed=file.seed,
            invite=self._house.new_key(),
            created=self._house.clock.now(),
            public=False,
        )
