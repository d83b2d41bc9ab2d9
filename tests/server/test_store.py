"""What is acknowledged is on disk: group commit, restarts, snapshots, upgrades, a disk that is full."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import insert, text

from examples.salvage import SALVAGE
from startable.server import store as stored
from startable.server.course import Course, Unreadable
from startable.server.store import PRAGMAS, Store
from startable.server.table import TableDoc
from startable.server.writer import Row, Statement
from tests.server.served import Guest, Message, Served, Socket, backup, seated, serving


@contextmanager
def opened(path: Path) -> Iterator[Store]:
    store = Store(path)
    try:
        yield store
    finally:
        store.close()


def setting(name: str, value: bytes = b"") -> Row:
    return stored.PUT_SETTING, (name, value)


def rows(path: Path, query: str) -> list[Any]:
    connection = sqlite3.connect(path)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def come_back(served: Served, guest: Guest) -> Guest:
    """The same guest's browser at a server that was started anew."""
    again = served.guest()
    again.http.cookies = guest.http.cookies
    return again


def test_the_file_is_as_safe_as_sqlite_makes_it(data: Path) -> None:
    with opened(data) as store, store._engine.connect() as connection:
        pragmas = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
        }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2}


def test_the_migrations_make_the_tables_that_the_code_declares(data: Path) -> None:
    with opened(data) as store, store._engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), stored.METADATA) == []


BEFORE_JOURNAL = """
    CREATE TABLE apart (
        table_id VARCHAR NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, at FLOAT NOT NULL,
        entry BLOB NOT NULL, PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    INSERT INTO apart
        SELECT table_id, row_number() OVER (PARTITION BY table_id ORDER BY id), id / 1000000.0, entry FROM entries;
    DROP TABLE entries;
    ALTER TABLE apart RENAME TO entries;
    ALTER TABLE states DROP COLUMN last;
    UPDATE alembic_version SET version_num = '0003';
"""
BEFORE_STATES = (
    BEFORE_JOURNAL
    + """
    CREATE TABLE snapshots (table_id VARCHAR NOT NULL PRIMARY KEY REFERENCES tables (id), data BLOB NOT NULL);
    CREATE TABLE times (table_id VARCHAR NOT NULL PRIMARY KEY REFERENCES tables (id), due FLOAT, data BLOB NOT NULL);
    CREATE INDEX ix_times_due ON times (due);
    INSERT INTO snapshots SELECT table_id, snapshot FROM states WHERE snapshot IS NOT NULL;
    INSERT INTO times SELECT table_id, due, times FROM states;
    DROP TABLE states;
    UPDATE alembic_version SET version_num = '0002';
"""
)


def test_a_file_whose_snapshots_and_times_lay_apart_keeps_both(data: Path) -> None:
    with serving(data) as served:
        table, _, sockets = seated(served, "Ada", "Bob", clock="gentle")
        sockets[0].play({"type": "Peek"})
    with opened(data) as store:
        before, due = asyncio.run(store.load(table)), asyncio.run(store.due())
    connection = sqlite3.connect(data)
    connection.executescript(BEFORE_STATES)
    connection.close()
    with opened(data) as store:
        after = asyncio.run(store.load(table))
        assert asyncio.run(store.due()) == due
    assert due
    assert after
    assert after.snapshot
    assert after == before


def test_a_file_whose_journals_lay_apart_keeps_each_in_its_order(data: Path) -> None:
    """Even where the clock was put back, and where two tables' choices fell together."""
    with serving(data) as served:
        tables = [seated(served, *names) for names in (("Ada", "Bob"), ("Cleo", "Dan"))]
        for _, _, (socket, _) in tables:
            for number in range(5):
                socket.play(0 if number % 2 else socket.offered("Grab"))
    with opened(data) as store:
        before = [asyncio.run(store.load(table)) for table, _, _ in tables]
    connection = sqlite3.connect(data)
    connection.executescript(BEFORE_JOURNAL)
    connection.execute("update entries set at = 1e9 - (number = 3)")
    connection.commit()
    connection.close()
    with opened(data) as store:
        after = [asyncio.run(store.load(table)) for table, _, _ in tables]
    assert [kept.entries for kept in after if kept] == [kept.entries for kept in before if kept]
    assert [len(kept.entries) for kept in after if kept] == [5, 5]


def pages(path: Path) -> int:
    return int(rows(path, "PRAGMA page_count")[0][0])


def contents(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


def test_a_file_that_cannot_be_brought_up_to_date_wholly_stays_as_it_was(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full after one page, after two, and so on, until there is room for all."""
    with serving(data) as served:
        table, _, (ada, _) = seated(served, "Ada", "Bob", clock="gentle")
        ada.play({"type": "Peek"})
    with opened(data) as store:
        before = asyncio.run(store.load(table))
    connection = sqlite3.connect(data)
    connection.executescript(f"{BEFORE_STATES}; VACUUM;")
    connection.close()
    old, size, failures = contents(data), pages(data), 0

    def tried(room: int) -> str:
        """What is wrong when the file cannot grow by more than so many pages."""
        monkeypatch.setattr(stored, "PRAGMAS", (*PRAGMAS, f"max_page_count={size + room}"))
        try:
            Store(data).close()
        except stored.BadData as error:
            return str(error)
        return ""

    while said := tried(failures):
        assert said == f"cannot keep tables in {data}: database or disk is full"
        assert contents(data) == old
        failures += 1
    with opened(data) as store:
        assert asyncio.run(store.load(table)) == before
    assert failures >= 3, "it did not fail in the middle"


def long_table(name: str) -> TableDoc:
    return TableDoc(
        id=name,
        game="salvage",
        version=1,
        options={},
        chairs=(),
        host="",
        host_name="",
        secret="",
        invite="",
        created=1.0,
    )


def test_a_file_with_many_entries_is_brought_up_to_date_in_portions(data: Path) -> None:
    size = 12_000  # at each of two tables; a portion has 10,000
    with opened(data) as store:
        for name in ("first", "second"):
            asyncio.run(store.write(store.with_journal(long_table(name), range(size))))
    connection = sqlite3.connect(data)
    connection.executescript(BEFORE_JOURNAL)
    connection.close()
    with opened(data) as store:
        for name in ("first", "second"):
            kept = asyncio.run(store.load(name))
            assert kept
            assert [int(entry) for entry in kept.entries] == list(range(size))


@pytest.mark.skipif(sys.platform == "win32", reason="modes are POSIX")
def test_a_new_file_and_those_beside_it_are_for_their_owner_only(data: Path) -> None:
    def modes() -> list[int]:
        return [path.stat().st_mode & 0o777 for path in data.parent.glob(f"{data.name}*")]

    with opened(data) as store:
        asyncio.run(store.write([setting("name")]))
        assert modes() == [0o600] * 3
    data.chmod(0o640)
    with opened(data):
        assert set(modes()) == {0o640}, "what the owner has chosen stays"


def test_no_two_entries_have_the_same_id_even_if_the_clock_is_put_back(data: Path) -> None:
    with opened(data) as store:
        first, _ = store.entry("table", None, {}, now=7.0)
        second, _ = store.entry("table", first, {}, now=7.0)
        earlier, _ = store.entry("table", second, {}, now=6.0)
    assert [first, second, earlier] == [7_000_000, 7_000_001, 7_000_002]


def test_a_server_whose_clock_was_put_back_writes_after_what_is_there(data: Path) -> None:
    with serving(data) as served:
        table, _, (ada, _) = seated(served, "Ada", "Bob")
        ada.play(ada.offered("Grab"))
    with opened(data) as store:
        kept = asyncio.run(store.load(table))
        assert kept
        assert kept.last
        assert store.entry(table, kept.last, {}, now=0.0)[0] == kept.last + 1


def test_times_that_change_between_snapshots_leave_the_snapshot(data: Path) -> None:
    with serving(data) as served:
        table, _, _ = seated(served, "Ada", "Bob")
    with opened(data) as store:
        kept = asyncio.run(store.load(table))
        assert kept
        later = replace(kept.times, stopped=7.0)
        asyncio.run(store.write([store.state(table, later, None, kept.last)]))
        again = asyncio.run(store.load(table))
    assert again == replace(kept, times=later)
    assert again.snapshot


def test_all_that_waits_is_written_in_one_batch(data: Path) -> None:
    async def write(store: Store) -> None:
        await asyncio.gather(*(store.write([setting(f"name {number}")]) for number in range(500)))

    with opened(data) as store:
        asyncio.run(write(store))
        assert store.writer.written == 500
        assert store.writer.batches < 100
    assert rows(data, "select count(*) from settings where name like 'name %'") == [(500,)]


def test_a_bad_row_fails_alone_and_takes_its_own_company_with_it(data: Path) -> None:
    double = Statement(insert(stored.SETTINGS)), ("double", b"")

    async def write(store: Store) -> list[BaseException | None]:
        jobs = [
            [setting("before")],
            [
                setting("companion"),
                double,
                double,
            ],
            [setting("after")],
        ]
        return await asyncio.gather(*map(store.write, jobs), return_exceptions=True)

    with opened(data) as store:
        outcomes = asyncio.run(write(store))
    assert [type(outcome).__name__ for outcome in outcomes] == ["NoneType", "IntegrityError", "NoneType"]
    assert rows(data, "select name from settings order by name") == [("after",), ("before",)]


def test_a_choice_is_on_disk_before_anyone_hears_of_it(data: Path) -> None:
    with serving(data) as served:
        table, _, (ada, _) = seated(served, "Ada", "Bob")
        for number in range(1, 9):
            ada.play(ada.offered("Grab") if number % 2 else 0)
            assert rows(data, f"select count(*) from entries where table_id = '{table}'") == [(number,)]


def test_a_game_goes_on_after_a_restart(data: Path) -> None:
    with serving(data) as served:
        table, guests, (ada, bob) = seated(served, "Ada", "Bob", clock="gentle")
        ada.play(ada.offered("Grab"))
        ada.play(0)
        ada.send("say", text="back in a minute")
        ada.until("said")
        scene = ada.scene
    with serving(data) as served:
        again = come_back(served, guests[0]).join(table)
        assert again.until("welcome")["chat"][0]["text"] == "back in a minute"
        again.until("whole")
        assert again.scene == scene
        again.send("undo", nr=again.scene["nr"])
        again.until("update")
        assert again.scene["view"]["captains"][0]["cargo"] == []


def test_an_answer_that_was_taken_before_the_crash_is_not_taken_twice(data: Path) -> None:
    with serving(data) as served:
        table, guests, (ada, _) = seated(served, "Ada", "Bob")
        nr, grab = ada.scene["nr"], ada.offered("Grab")
        ada.play(grab)
    with serving(data) as served:
        again = come_back(served, guests[0]).join(table)
        again.until("whole")
        again.choose(grab, nr)
        assert [message["type"] for message in again.caught_up() if message["type"] in ("update", "refused")] == []
        assert again.scene["view"]["captains"][0]["hand"] == [grab["crate"]]


def test_players_are_told_of_a_restart(data: Path) -> None:
    with serving(data) as served:
        _, _, (ada, _) = seated(served, "Ada", "Bob")
        served.call(lambda: setattr(served.server, "should_exit", True))
        bye = ada.ended()
    assert bye == {"type": "bye", "reason": "restart"}


def test_whoever_comes_while_the_server_stops_is_told_to_come_back(data: Path) -> None:
    with serving(data) as served:
        table, (ada, _), _ = seated(served, "Ada", "Bob")
        served.run(served.lobby.close())
        late = ada.join(table)
        assert late.until("problem")["problem"] == "restarting"
        assert late.ended() == {"type": "bye", "reason": "restart"}


def test_a_table_leaves_memory_when_idle_and_comes_back(data: Path) -> None:
    with serving(data, idle=100.0) as served:
        table, guests, (ada, bob) = seated(served, "Ada", "Bob", pace="relaxed")
        ada.play(ada.offered("Grab"))
        scene = ada.scene
        served.turn(200)
        served.run(served.lobby.tidy())
        assert table in served.lobby.rooms
        for socket in (ada, bob):
            socket.close()
        served.alone(table, 0, 1)
        served.run(served.lobby.tidy())
        assert table in served.lobby.rooms
        served.turn(101)
        served.run(served.lobby.tidy())
        assert table not in served.lobby.rooms
        again = guests[0].join(table)
        again.until("whole")
        assert again.scene == scene


MANY_READ = """
import sys
from pathlib import Path
from threading import Barrier, Thread
from startable.server.store import Store

store, together = Store(Path(sys.argv[1])), Barrier(8)
sys.setswitchinterval(1e-6)

def read():
    together.wait()
    assert store._load(sys.argv[2]).table.id == sys.argv[2]

threads = [Thread(target=read) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print("read")
"""


def test_a_new_process_can_read_with_many_threads_at_once(data: Path) -> None:
    """msgspec's first look at a class, taken by two threads at once, ended the process."""
    with serving(data) as served:
        table = served.guest("Ada").open()
    for _ in range(3):
        reader = subprocess.run([sys.executable, "-c", MANY_READ, data, table], capture_output=True, text=True)
        assert (reader.returncode, reader.stdout) == (0, "read\n"), reader.stderr


def to_a_seal(served: Served, *sockets: Socket) -> None:
    for socket in sockets:
        socket.choose(socket.offered("Finish"))
    for socket in sockets:
        while not socket.scene["ask"] or socket.scene["ask"]["type"] != "Bid":
            socket.until("update")


def kept_at_seal(data: Path) -> tuple[str, list[Guest]]:
    """As if the server had been killed one choice after a seal: the file as it was then."""
    with serving(data.with_name("running.db")) as served:
        table, guests, sockets = seated(served, "Ada", "Bob")
        to_a_seal(served, *sockets)
        sockets[0].play({"type": "Offer", "coins": 2})
        backup(served.settings.data, data)
    return table, guests


def test_a_snapshot_is_kept_at_a_seal_with_the_rules_version(data: Path) -> None:
    table, _ = kept_at_seal(data)
    with opened(data) as store:
        kept = asyncio.run(store.load(table))
    assert kept
    assert kept.snapshot
    assert (kept.snapshot.number, kept.snapshot.version, len(kept.entries)) == (2, 1, 3)


def test_a_snapshot_is_kept_from_the_start(data: Path) -> None:
    with serving(data) as served:
        table, _, (ada, _) = seated(served, "Ada", "Bob")
        kept = served.run(served.lobby.house.store.load(table))
        assert kept
        assert kept.snapshot
        assert (kept.snapshot.number, kept.snapshot.version) == (0, 1)
        ada.play(ada.offered("Grab"))
    with opened(data) as store:
        kept = asyncio.run(store.load(table))
    assert kept
    assert kept.snapshot
    assert kept.snapshot.number == 1, "a server that stops keeps one as well"


def test_newer_rules_go_on_from_the_snapshot(data: Path) -> None:
    table, _ = kept_at_seal(data)
    with opened(data) as store:
        kept = asyncio.run(store.load(table))
    assert kept
    course = Course.resume(kept, SALVAGE)
    newer = Course.resume(replace(kept, table=replace(kept.table, version=0)), SALVAGE)
    assert newer.game == course.game
    assert newer.number == course.number
    assert newer.questions.numbers == course.questions.numbers
    assert newer.scene(0) == course.scene(0)


def test_a_rewind_after_an_upgrade_stays_behind_the_snapshot(data: Path) -> None:
    table, _ = kept_at_seal(data)
    with opened(data) as store:
        kept = asyncio.run(store.load(table))
    assert kept
    newer = Course.resume(replace(kept, table=replace(kept.table, version=0)), SALVAGE)
    before = newer.match.before(0)
    assert before == 0
    newer.rewind(before)
    assert newer.game.captains[0].bid == 0  # type: ignore[attr-defined]
    assert newer.match.before(0) is None


def test_newer_rules_go_on_from_where_everyone_agreed_to_go_back_to(data: Path) -> None:
    """They cannot count from a beginning that they do not know."""
    with serving(data) as served:
        table, _, (ada, bob) = seated(served, "Ada", "Bob")
        for socket in (ada, bob):
            socket.play(socket.offered("Finish"))
        while not bob.scene["ask"] or bob.scene["ask"]["type"] != "Bid":
            bob.until("update")
        bob.send("propose", what="rewind")  # to where Ada had finished, which was not yet sealed
        while not ada.until("table")["table"]["proposal"]:
            pass
        ada.agree()
        while {"type": "Rewound"} not in bob.until("update")["events"]:
            pass
        kept = served.run(served.lobby.house.store.load(table))
        course = served.room(table).course
    assert kept
    assert course
    newer = Course.resume(replace(kept, table=replace(kept.table, version=0)), SALVAGE)
    assert newer.game == course.game
    assert newer.questions.numbers == course.questions.numbers


def upgraded(data: Path) -> None:
    """As if the table had been begun under older rules, whose snapshots these cannot read."""
    older = rows(data, "select doc from tables")[0][0].replace(b'"version":1', b'"version":0')
    snapshot = rows(data, "select snapshot from states")[0][0].replace(b'"captains"', b'"skippers"', 1)
    connection = sqlite3.connect(data)
    with connection:
        connection.execute("update tables set doc = ?", (older,))
        connection.execute("update states set snapshot = ?", (snapshot,))
    connection.close()


def test_a_table_that_newer_rules_cannot_read_still_shows_everyone_their_last_board(data: Path) -> None:
    with serving(data) as served:
        table, guests, sockets = seated(served, "Ada", "Bob")
        sockets.append(served.guest("Walt").join(table))
        sockets[0].play({"type": "Peek"})
        for socket in sockets[1:]:
            socket.until("update")
        seen = [(socket.scene["view"], socket.scene["nr"]) for socket in sockets]
    upgraded(data)
    with serving(data) as served:
        watching = served.guest("Walt")
        for (view, nr), guest in zip(seen, [*(come_back(served, each) for each in guests), watching], strict=True):
            socket = guest.join(table)
            assert socket.until("welcome")["table"]["closed_because"]["why"] == "newer-rules"
            assert socket.until("whole")["scene"] == {
                "view": view,
                "nr": nr,
                "ask": None,
                "choices": [],
                "undo": False,
                "result": None,
            }
            socket.send("sync", n=0, hash=0)
            assert socket.until("whole")["scene"]["view"] == view
    assert seen[0][0]["buoy"] is not None, "the one who looked knows"
    assert seen[1][0]["buoy"] is seen[2][0]["buoy"] is None, "and nobody else does"


def test_a_table_that_newer_rules_cannot_read_is_shown_with_the_reason(data: Path) -> None:
    table, guests = kept_at_seal(data)
    upgraded(data)
    with serving(data) as served:
        ada = come_back(served, guests[0])
        reason = ada.ask("GET", f"/api/tables/{table}")["closed_because"]
        assert reason["why"] == "newer-rules"
        assert "version 0 of salvage; these rules are version 1" in reason["detail"]
        assert "cannot read the snapshot" in reason["detail"]
        socket = ada.join(table)
        assert socket.until("welcome")["table"]["closed_because"] == reason
        socket.send("choose", nr=1, choice={"type": "Finish"})
        assert socket.until("problem") == {"type": "problem", "problem": "not-playing", "detail": reason["detail"]}


def test_entries_that_are_not_possible_are_noticed(data: Path) -> None:
    table, _ = kept_at_seal(data)
    with opened(data) as store:
        kept = asyncio.run(store.load(table))
    assert kept
    with pytest.raises(Unreadable, match="entry 4 is not possible"):
        Course.resume(replace(kept, entries=(*kept.entries, b'{"did":"undo","seat":1}')), SALVAGE)
    with pytest.raises(Unreadable, match="not an entry"):
        Course.resume(replace(kept, entries=(*kept.entries, b'{"did":"fly"}')), SALVAGE)


def test_a_table_of_a_game_that_is_gone_is_shown_with_the_reason(data: Path) -> None:
    table, guests = kept_at_seal(data)
    with serving(data, games=()) as served:
        info = come_back(served, guests[0]).ask("GET", f"/api/tables/{table}")
    assert info["closed_because"] == {"why": "missing", "detail": "this server has no game 'salvage'"}


def test_what_a_full_disk_did_not_take_has_not_happened(data: Path) -> None:
    with serving(data) as served:
        table, _, (ada, bob) = seated(served, "Ada", "Bob")
        ada.play(ada.offered("Grab"))
        bob.until("update")
        served.run(served.lobby.house.store.write([(Statement(text("PRAGMA max_page_count = 1")), ())]))
        while choose_or_undo(ada)["type"] == "update":
            assert ada.n < 1000, "the disk never gets full"
        scene = ada.scene
        told = served.room(table).audience._streams[1].n
        assert choose_or_undo(ada)["problem"] == "unsaved"
        assert ada.scene == scene
        assert served.room(table).audience._streams[1].n == told
        served.run(served.lobby.house.store.write([(Statement(text("PRAGMA max_page_count = 1000000")), ())]))
        assert choose_or_undo(ada)["type"] == "update"
        scene = ada.scene
        bob.caught_up()
    with opened(data) as store:
        kept = asyncio.run(store.load(table))
    assert kept
    assert msgspec.json.decode(msgspec.json.encode(Course.resume(kept, SALVAGE).scene(0))) == scene


def choose_or_undo(socket: Socket) -> Message:
    """Stow a crate, or take that back."""
    if socket.scene["choices"][0]["type"] == "Stow":
        return socket.play(0)
    socket.send("undo", nr=socket.scene["nr"])
    return socket.until("update", "refused", "problem")
