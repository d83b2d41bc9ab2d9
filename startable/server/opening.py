"""A new table's way to the disk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from sqlite3 import IntegrityError

from msgspec.structs import replace

from startable.server.house import House
from startable.server.problems import Unsaved
from startable.server.table import TableDoc
from startable.server.words import new_name
from startable.server.writer import Row

__all__ = ["kept"]

TRIES = 5  # of names; that all of them are taken is another mistake


async def kept(house: House, table: TableDoc, rows: Callable[[TableDoc], Sequence[Row]]) -> TableDoc:
    """The table once it is on disk; under another name if there is a table of its name already."""
    for _ in range(TRIES):
        try:
            await house.store.write(rows(table))
            return table
        except IntegrityError as error:
            wrong: Exception = error
            table = replace(table, id=new_name(house.rng))
        except Exception as error:
            wrong = error
            break
    house.not_saved(table.id, wrong)
    raise Unsaved
