"""One server for one file: each goes on from what it has in memory, so two would lose each other's choices."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["InUse", "claimed"]


class InUse(ValueError):
    """Another server keeps its tables there; the message says where."""


@contextmanager
def claimed(data: Path) -> Iterator[None]:
    """Keep other servers away from the file; whoever only reads it is welcome.

    What is locked is a file beside it, which stays: SQLite has locks of its own on the data. The system lets go of the
    lock when the process ends, however it does.
    """
    place = data.resolve()  # the same file may be known by several names
    place.parent.mkdir(parents=True, exist_ok=True)
    with open(os.open(f"{place}.lock", os.O_RDWR | os.O_CREAT, 0o600), "rb+") as file:
        try:
            _lock(file.fileno())
        except OSError:
            raise InUse(f"another server uses {data} already") from None
        yield


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
