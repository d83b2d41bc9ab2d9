"""Tables that leave memory, and disks that fail while they do: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.served import Served, seated, serving


@pytest.mark.parametrize("who", ["tidying", "stopping"])
def test_a_table_that_leaves_memory_while_the_disk_is_full_loses_nothing(
    data: Path, monkeypatch: pytest.MonkeyPatch, who: str
) -> None:
    with serving(data, idle=100.0) as served:
        table, guests, (ada, bob) = seated(served, "Ada", "Bob", clock="brisk")
        ada.play(ada.offered("Grab"))
        room = served.room(table)
        with full_disk(served, monkeypatch):
            if who == "tidying":
                for socket in (ada, bob):
                    socket.close()
                served.alone(table, 0, 1)
                served.call(lambda: setattr(room, "_used", -1000.0))
                served.run(served.lobby.tidy())
            else:
                served.run(served.lobby.close())
                assert bob.ended() == {"type": "bye", "reason": "restart"}
                served.call(lambda: setattr(served.lobby, "closing", False))
        assert table not in served.lobby.rooms
        again = guests[0].join(table)
        again.until("whole")
        assert served.room(table) is not room
        again.play(0)
        course = served.room(table).course
        assert course
        number = course.number
        served.turn(1000)  # whatever the old room had still to do would be done by then
        kept = served.run(served.lobby.house.store.load(table))
    assert kept
    assert len(kept.entries) >= number


@contextmanager
def full_disk(served: Served, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def refuse(rows: object) -> asyncio.Future[None]:
        refused = served.loop.create_future()
        refused.set_exception(OSError("no space left"))
        return refused

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(served.lobby.house.store.writer, "write", refuse)
        yield


def test_whoever_comes_while_a_table_leaves_memory_waits_until_it_has(data: Path) -> None:
    with serving(data) as served:
        table, _, (ada, bob) = seated(served, "Ada", "Bob", pace="relaxed")
        old = served.room(table)

        async def come() -> bool:
            go_on = asyncio.Event()

            async def keep_busy() -> None:
                await go_on.wait()

            old.hand(keep_busy)
            leaving = asyncio.create_task(served.lobby._let_go(old))
            coming = asyncio.create_task(served.lobby.room(table))
            await asyncio.sleep(0.05)
            early = coming.done()
            go_on.set()
            await leaving
            assert await coming is not old
            return early

        assert not served.run(come())


def test_what_could_neither_be_saved_nor_read_back_is_not_shown(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("startable.server.room.RETRY", 0.01)
    with serving(data) as served:
        table, _, (ada, bob) = seated(served, "Ada", "Bob", pace="relaxed")
        scene, reads = ada.scene, 0
        store = served.lobby.house.store
        load = store.load

        async def unread(table_id: str) -> Any:
            nonlocal reads
            reads += 1
            if reads < 3:
                raise OSError("input/output error")
            return await load(table_id)

        monkeypatch.setattr(store, "load", unread)
        with full_disk(served, monkeypatch):
            ada.choose(ada.offered("Grab"))
            assert ada.until("problem", "update")["problem"] == "unsaved"
        assert reads == 3
        ada.send("sync", n=0, hash=0)
        ada.until("whole")
        assert ada.scene == scene
        assert ada.play(ada.offered("Grab"))["type"] == "update"


def test_the_number_of_tables_in_memory_is_measured(data: Path) -> None:
    with serving(data, idle=0.0) as served:
        table = served.guest("Ada").open()
        assert "startable_tables 1.0" in served.guest().http.get("/metrics").text
        served.run(served.lobby.tidy())
        assert table not in served.lobby.rooms
        assert "startable_tables 0.0" in served.guest().http.get("/metrics").text
