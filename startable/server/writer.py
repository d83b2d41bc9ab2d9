"""Group commit: all that waits to be written, of all tables, goes to disk in one transaction; then all are told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeAlias

from msgspec import Struct
from sqlalchemy import Engine, Executable
from sqlalchemy.dialects import sqlite

__all__ = ["MOST_AT_ONCE", "Row", "Statement", "Writer"]

Row: TypeAlias = "tuple[Statement, tuple[Any, ...]]"  # with its values in the order of the table's columns
SPACING = 0.008  # seconds from one commit to the next, so that more go together; after a pause nobody waits
MOST_AT_ONCE = 64  # rows of one statement: for each number of rows SQLite keeps what it has parsed


class _Job(Struct, eq=False):
    """Rows that are written together or not at all."""

    rows: Sequence[Row]
    done: asyncio.Future[None]
    begun: float
    error: Exception | None = None


class Writer:
    """The only one who writes. While the disk is busy with one batch, the next one gathers."""

    def __init__(self, engine: Engine, saved: Callable[[float], None]) -> None:
        self._engine = engine
        self._saved = saved  # told of every batch: how many seconds its first job has waited
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._last = 0.0  # when the last batch was taken up
        self.batches = 0
        self.written = 0
        self._thread = Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    def write(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Done when the rows are on disk; an exception says that none of them is."""
        done = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(rows, done, time.monotonic()))
        return done

    def close(self) -> None:
        """Write what waits, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        connection = self._engine.raw_connection()
        try:
            while batch := self._gather():
                self._commit(connection, batch)
                loop = batch[0].done.get_loop()
                if not loop.is_closed():
                    loop.call_soon_threadsafe(_tell, batch)
        finally:
            connection.close()

    def _gather(self) -> list[_Job]:
        """Wait for a job, then take all that are there; empty when the writer is to stop."""
        batch, job = [], self._jobs.get()
        if (early := self._last + SPACING - time.monotonic()) > 0:
            time.sleep(early)
        self._last = time.monotonic()
        while job is not None:
            batch.append(job)
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return batch
        if batch:
            self._jobs.put(None)
        return batch

    def _commit(self, connection: Any, batch: list[_Job]) -> None:
        self.batches += 1
        self.written += len(batch)
        if _try(connection, batch) is None:
            self._saved(time.monotonic() - batch[0].begun)
            return
        for job in batch:  # one by one, so that one bad job does not take the others with it
            job.error = _try(connection, [job])


def _try(connection: Any, batch: list[_Job]) -> Exception | None:
    try:
        cursor = connection.cursor()
        for statement, values in _alike(row for job in batch for row in job.rows):
            for count, some in statement.portions(values):
                cursor.execute(statement.text(count), some)
        connection.commit()
    except Exception as error:
        connection.rollback()
        return error
    return None


def _alike(rows: Iterable[Row]) -> list[tuple[Statement, list[tuple[Any, ...]]]]:
    """All rows of one statement together, in their order; tables before what refers to them."""
    found: dict[Statement, list[tuple[Any, ...]]] = {}
    for statement, values in rows:
        found.setdefault(statement, []).append(values)
    return sorted(found.items(), key=lambda group: group[0].rank)


class Statement:
    """A statement for many rows at once: every call of SQLite hands the interpreter over to other threads and back,
    which one row after another would wait for."""

    def __init__(self, executable: Executable) -> None:
        compiled = executable.compile(dialect=sqlite.dialect())  # type: ignore[attr-defined]
        table = getattr(executable, "table", None)
        self.rank = -1 if table is None else int(table.metadata.sorted_tables.index(table))
        names = list(compiled.positiontup or ())
        assert table is None or names == table.columns.keys(), names
        self._text = str(compiled)
        self._row = f"({', '.join('?' * len(names))})"
        assert not names or self._text.count(f"VALUES {self._row}") == 1, self._text
        self._texts = {1: self._text}

    def portions(self, rows: list[tuple[Any, ...]]) -> Iterator[tuple[int, list[Any]]]:
        """So many rows, and their values in order."""
        for start in range(0, len(rows), MOST_AT_ONCE):
            some = rows[start : start + MOST_AT_ONCE]
            yield len(some), list(chain.from_iterable(some))

    def text(self, count: int) -> str:
        if count not in self._texts:
            self._texts[count] = self._text.replace(self._row, ", ".join([self._row] * count), 1)
        return self._texts[count]


def _tell(batch: list[_Job]) -> None:
    for job in batch:
        if job.done.cancelled():
            continue
        if job.error:
            job.done.set_exception(job.error)
        else:
            job.done.set_result(None)
