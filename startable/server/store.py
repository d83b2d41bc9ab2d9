"""Where tables are kept: one SQLite file, written by group commit, read when someone comes."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from msgspec import Struct
from sqlalchemy import (
    URL,
    Boolean,
    Column,
    ColumnElement,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Select,
    String,
    Table,
    create_engine,
    event,
    func,
    insert,
    select,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DatabaseError
from sqlalchemy.sql.functions import coalesce

from startable.engine import Seat
from startable.server.table import TableDoc
from startable.server.wire import Line
from startable.server.writer import MOST_AT_ONCE, Row, Statement, Writer

__all__ = ["BadData", "Kept", "Snapshot", "Store", "Times", "finished"]

ENCODER = msgspec.json.Encoder()
HEALTH = 10.0  # seconds within which the store must answer
CHAT_SHOWN = 200  # lines; all are kept
STATEMENTS = 4 * MOST_AT_ONCE  # that SQLite keeps parsed: of every choice, for each number of rows, and the others
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    "temp_store=MEMORY",  # what a statement of many rows needs to be undone; else a file is made and removed each time
)
METADATA = MetaData()
SETTINGS = Table(
    "settings",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("state", String, nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("doc", LargeBinary, nullable=False),
)
MEMBERS = Table(
    "members",
    METADATA,
    Column("guest", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
)
# The entries of all tables in the order in which they were made: a commit writes the end of the file's journal, and not
# a place of its own for each table. Each entry leads to the one before it, and a table's state to its last.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # when it was made, in microseconds since 1970
    Column("table_id", String, ForeignKey("tables.id"), nullable=False),
    Column("before", Integer),  # the id of the table's entry before this one
    Column("entry", LargeBinary, nullable=False),
)
STUDIES = Table(
    "studies",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
STATES = Table(
    "states",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("due", Float),
    Column("times", LargeBinary, nullable=False),
    Column("snapshot", LargeBinary),
    Column("last", Integer),  # the id of its last entry
)
Index("ix_states_due", STATES.c.due, sqlite_where=STATES.c.due.is_not(None))  # most tables have no clock
CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)


def _putting(table: Table, kept: Sequence[str] = ()) -> Statement:
    """Insert the row, or replace the one that is there; what is `kept` only if there is something new."""
    new = sqlite.insert(table)
    keys = [column.name for column in table.primary_key]
    values: dict[str, ColumnElement[Any]] = {
        column.name: coalesce(new.excluded[column.name], column) if column.name in kept else new.excluded[column.name]
        for column in table.columns
        if column.name not in keys
    }
    return Statement(new.on_conflict_do_update(index_elements=keys, set_=values))


PUT_TABLE, PUT_STUDY, PUT_SETTING = map(_putting, (TABLES, STUDIES, SETTINGS))
PUT_STATE = _putting(STATES, kept=["snapshot"])
ADD_MEMBER = Statement(sqlite.insert(MEMBERS).on_conflict_do_nothing())
ADD_TABLE, ADD_ENTRY, ADD_LINE = (Statement(insert(table)) for table in (TABLES, ENTRIES, CHAT))


class Snapshot(Struct, frozen=True, kw_only=True):
    """The game after so many entries, and what the room has counted up to then."""

    number: int
    version: int
    game: msgspec.Raw
    questions: dict[Seat, int]
    views: tuple[msgspec.Raw, ...] = ()  # what each seat and then a spectator saw; kept when the table leaves memory


class Times(Struct, frozen=True, kw_only=True):
    """The table's time: whose question is open, until when, and who is away."""

    asked: tuple[Seat, ...] = ()
    deadlines: dict[Seat, float] = {}
    sand: int = 0  # the number of the clock's question that its deadline belongs to
    away: tuple[Seat, ...] = ()  # for whom someone else chooses until they are back
    stopped: float | None = None  # since when the table is paused

    @property
    def due(self) -> float | None:
        return min(self.deadlines.values(), default=None) if self.stopped is None else None


class Kept(Struct, frozen=True, kw_only=True):
    """All that is known of a table."""

    table: TableDoc
    entries: tuple[bytes, ...]
    snapshot: Snapshot | None
    times: Times
    chat: tuple[Line, ...]
    last: int | None = None  # the id of the last entry


# Made here and not where they are used: reading is done in threads, and msgspec's first look at a class is not safe
# for two threads at once (it crashes the process).
READ_TABLE: msgspec.json.Decoder[TableDoc] = msgspec.json.Decoder(TableDoc)
READ_SNAPSHOT: msgspec.json.Decoder[Snapshot] = msgspec.json.Decoder(Snapshot)
READ_TIMES: msgspec.json.Decoder[Times] = msgspec.json.Decoder(Times)
READ_LINE: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


def encode(value: Any) -> bytearray:
    """JSON in the one kind of bytes that sqlite3 takes as it is; others it asks whether they can adapt themselves."""
    written = bytearray()
    ENCODER.encode_into(value, written)
    return written


class BadData(ValueError):
    """The file cannot be used; the message says why."""


class Store:
    """The file. Reads see what has been committed; writes are rows, handed over together."""

    def __init__(self, path: Path, saved: Callable[[float], None] = lambda seconds: None) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):  # secrets are in it; the files that SQLite puts beside it take its mode
            path.resolve().touch(0o600, exist_ok=False)
        self._engine = _engine(path)
        try:
            _migrate(self._engine)
        except (DatabaseError, CommandError) as error:
            raise BadData(f"cannot keep tables in {path}: {getattr(error, 'orig', error)}") from None
        self.writer = Writer(self._engine, saved)
        self._newest = self._newest_entry()

    def close(self) -> None:
        self.writer.close()
        self._engine.dispose()

    async def write(self, rows: Sequence[Row]) -> None:
        await self.writer.write(rows)

    async def well(self) -> bool:
        """Whether the writer answers and the disk takes something: what is there already would not be written again."""
        try:
            async with asyncio.timeout(HEALTH):
                await self.write([(PUT_SETTING, ("health", secrets.token_bytes(8)))])
        except Exception:
            return False
        return True

    # Rows to write

    def new_table(self, table: TableDoc) -> list[Row]:
        """As table(), but an error if there is one of that name."""
        rows = self.table(table, table.created)
        return [(ADD_TABLE, rows[0][1]), *rows[1:]]

    def table(self, table: TableDoc, now: float) -> list[Row]:
        known = {guest for guest in (table.host, *table.members, *(chair.guest for chair in table.chairs)) if guest}
        return [
            (PUT_TABLE, (table.id, table.state, table.public, now, encode(table))),
            *((ADD_MEMBER, (guest, table.id)) for guest in sorted(known)),
        ]

    def with_journal(self, table: TableDoc, journal: Iterable[Any]) -> list[Row]:
        """A new table with the entries that it begins with."""
        last, rows = None, self.new_table(table)
        for each in journal:
            last, row = self.entry(table.id, last, each, table.created)
            rows.append(row)
        return [*rows, self.state(table.id, Times(), None, last)]

    def entry(self, table_id: str, before: int | None, entry: Any, now: float) -> tuple[int, Row]:
        """One more in the journal, and its id; no two have the same, even if the clock is put back."""
        self._newest = id = max(self._newest + 1, int(now * 1_000_000))
        return id, (ADD_ENTRY, (id, table_id, before, encode(entry)))

    def state(self, table_id: str, times: Times, snapshot: Snapshot | None, last: int | None) -> Row:
        """The times, the last entry, and the snapshot unless the one that is there stays."""
        return PUT_STATE, (table_id, times.due, encode(times), encode(snapshot) if snapshot else None, last)

    def study(self, table_id: str, report: bytes) -> Row:
        return PUT_STUDY, (table_id, report)

    def said(self, table_id: str, line: Line) -> Row:
        return ADD_LINE, (table_id, line.number, encode(line))

    # What is there

    def _newest_entry(self) -> int:
        with self._engine.connect() as connection:
            return connection.execute(select(func.max(ENTRIES.c.id))).scalar_one() or 0

    async def load(self, table_id: str) -> Kept | None:
        return await asyncio.to_thread(self._load, table_id)

    def _load(self, table_id: str) -> Kept | None:
        with self._engine.connect() as connection:

            def rows(query: Select[Any]) -> list[Any]:
                return list(connection.execute(query).scalars())

            docs = rows(select(TABLES.c.doc).where(TABLES.c.id == table_id))
            if not docs:
                return None
            chat = (
                select(CHAT.c.line).where(CHAT.c.table_id == table_id).order_by(CHAT.c.number.desc()).limit(CHAT_SHOWN)
            )
            state = select(STATES.c.times, STATES.c.snapshot, STATES.c.last).where(STATES.c.table_id == table_id)
            times, snapshot, last = connection.execute(state).one_or_none() or (None, None, None)
            return Kept(
                table=READ_TABLE.decode(docs[0]),
                entries=tuple(rows(_entries(last))),
                snapshot=READ_SNAPSHOT.decode(snapshot) if snapshot else None,
                times=_times(times),
                chat=tuple(READ_LINE.decode(line) for line in reversed(rows(chat))),
                last=last,
            )

    async def studied(self, table_id: str) -> bytes | None:
        """What was found out about a finished game."""
        return await asyncio.to_thread(self._studied, table_id)

    def _studied(self, table_id: str) -> bytes | None:
        query = select(STUDIES.c.data).where(STUDIES.c.table_id == table_id)
        with self._engine.connect() as connection:
            report: bytes | None = connection.execute(query).scalar_one_or_none()
            return report

    async def listed(self, states: Iterable[str], limit: int) -> list[tuple[TableDoc, Times]]:
        """Public tables in these states, the latest first."""
        query = select(TABLES.c.doc, STATES.c.times).where(TABLES.c.public, TABLES.c.state.in_(tuple(states)))
        return await asyncio.to_thread(self._list, query, limit)

    async def known_to(self, guest: str, states: Iterable[str], limit: int) -> list[tuple[TableDoc, Times]]:
        """Tables in these states that this guest has opened, entered or sat at, the latest first."""
        query = select(TABLES.c.doc, STATES.c.times).join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
        query = query.where(MEMBERS.c.guest == guest, TABLES.c.state.in_(tuple(states)))
        return await asyncio.to_thread(self._list, query, limit)

    def _list(self, query: Select[Any], limit: int) -> list[tuple[TableDoc, Times]]:
        query = query.join(STATES, STATES.c.table_id == TABLES.c.id, isouter=True)
        with self._engine.connect() as connection:
            found = connection.execute(query.order_by(TABLES.c.changed.desc()).limit(limit)).all()
        return [(READ_TABLE.decode(doc), _times(data)) for doc, data in found]

    async def due(self) -> list[tuple[str, float]]:
        """Tables whose clock runs, and when it next matters."""
        query = select(STATES.c.table_id, STATES.c.due).where(STATES.c.due.is_not(None))
        return await asyncio.to_thread(self._due, query)

    def _due(self, query: Select[Any]) -> list[tuple[str, float]]:
        with self._engine.connect() as connection:
            return [(table_id, due) for table_id, due in connection.execute(query)]

    def cookie_key(self) -> bytes:
        """What cookies are signed with; made once, kept with the tables."""
        with self._engine.begin() as connection:
            connection.execute(
                sqlite.insert(SETTINGS).on_conflict_do_nothing(),
                {"name": "cookie key", "value": secrets.token_bytes(32)},
            )
            key: bytes = connection.execute(
                select(SETTINGS.c.value).where(SETTINGS.c.name == "cookie key")
            ).scalar_one()
            return key


def finished(path: Path, game: str, private: bool) -> Iterator[Kept]:
    """Finished tables of a game, the oldest first, those that were not public only if asked for.

    The file is only looked at, so that its server can go on meanwhile.
    """
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True))
    over = select(TABLES.c.doc, STATES.c.last).join(STATES, STATES.c.table_id == TABLES.c.id)
    over = over.where(TABLES.c.state == "over", TABLES.c.public | private).order_by(TABLES.c.changed, TABLES.c.id)
    try:
        with engine.connect() as connection:
            for doc, last in connection.execute(over).all():
                table = READ_TABLE.decode(doc)
                if table.game == game:
                    entries = tuple(connection.execute(_entries(last)).scalars())
                    yield Kept(table=table, entries=entries, snapshot=None, times=Times(), chat=())
    except (DatabaseError, msgspec.DecodeError) as error:
        raise BadData(str(getattr(error, "orig", error))) from None
    finally:
        engine.dispose()


def _entries(last: int | None) -> Select[Any]:
    """From the last one back to the first, as they were made."""
    columns = ENTRIES.c.id, ENTRIES.c.before, ENTRIES.c.entry
    line = select(*columns).where(ENTRIES.c.id == last).cte("line", recursive=True)
    line = line.union_all(select(*columns).where(ENTRIES.c.id == line.c.before))
    return select(line.c.entry).order_by(line.c.id)


def _times(data: bytes | None) -> Times:
    return READ_TIMES.decode(data) if data else Times()


def _engine(path: Path) -> Engine:
    engine = create_engine(URL.create("sqlite", database=str(path)), connect_args={"cached_statements": STATEMENTS})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _migrate(engine: Engine) -> None:
    """Bring an older file up to date: wholly, or not at all if something fails on the way.

    The driver would begin a transaction at the first row that changes, and commit what is done to tables before it.
    """
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection, connection.begin():
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
