"""Deadlines, the hourglass, people who are away, pausing: all by a clock that is turned by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from startable.server.clock import HandClock
from startable.server.timing import ALLOWANCES
from tests.server.served import Served, Socket, seated, serving

GENTLE, BRISK = ALLOWANCES["live", "gentle"], ALLOWANCES["live", "brisk"]
SAND = 60.0


def asked(socket: Socket) -> str | None:
    ask = socket.scene["ask"]
    return ask and str(ask["type"])


def wait_for(socket: Socket, ask: str | None) -> None:
    while asked(socket) != ask:
        socket.until("update")


def until_away(served: Served, socket: Socket, away: bool) -> None:
    """Until this socket hears that seat 0 is away, or no longer is."""
    told: list[bool] = []
    while told[-1:] != [away]:
        served.turn(1)
        socket.caught_up()
        told = [message["here"][0]["away"] for message in socket.log if message["type"] == "presence"]


def to_the_bidding(*sockets: Socket) -> None:
    for socket in sockets:
        socket.choose(socket.offered("Finish"))
    for socket in sockets:
        wait_for(socket, "Bid")


def test_the_hourglass_runs_on_the_servers_clock(served: Served) -> None:
    _, _, (ada, bob) = seated(served, "Ada", "Bob")
    told = next(message for message in ada.log if message["type"] == "time")
    assert told["hourglass"] == told["now"] + SAND
    served.turn(SAND - 1)
    assert not [message for message in ada.caught_up() if message["type"] == "update"]
    served.turn(2)
    wait_for(ada, "Bid")
    wait_for(bob, "Bid")
    assert ada.until("time")["hourglass"] is None


def test_at_a_relaxed_table_no_sand_runs(served: Served) -> None:
    _, _, (ada, _) = seated(served, "Ada", "Bob", pace="relaxed")
    assert not [message for message in ada.log if message["type"] == "time"]
    served.turn(10 * SAND)
    ada.caught_up()
    assert asked(ada) == "Work"


def test_whoever_lets_time_pass_is_away_and_the_default_is_chosen(served: Served) -> None:
    _, _, (ada, bob) = seated(served, "Ada", "Bob", clock="brisk")
    to_the_bidding(ada, bob)
    bob.choose({"type": "Seal"})
    bob.until("update")
    ada.caught_up()
    assert asked(ada) == "Bid"
    served.turn(BRISK.turn + 1)
    wait_for(ada, "Sift")
    assert [line["line"]["notice"] for line in ada.log if line["type"] == "said"] == ["away"]
    until_away(served, bob, True)


def test_choosing_brings_one_back(served: Served) -> None:
    _, _, (ada, bob) = seated(served, "Ada", "Bob", clock="brisk")
    to_the_bidding(ada, bob)
    bob.choose({"type": "Seal"})
    bob.until("update")
    served.turn(BRISK.turn + 1)
    wait_for(bob, "Sift")
    ada.send("back")
    while "back" not in [line["line"]["notice"] for line in ada.log if line["type"] == "said"]:
        ada.next()
    until_away(served, bob, False)


def test_a_deadline_is_told_to_its_seat_only(served: Served) -> None:
    _, _, (ada, bob) = seated(served, "Ada", "Bob", clock="gentle")
    to_the_bidding(ada, bob)
    ada.caught_up()
    bob.caught_up()
    heard = len(bob.log)
    served.turn(GENTLE.turn - 10)
    ada.choose({"type": "Offer", "coins": 2})
    later = ada.until("time")
    assert later["deadline"] == later["now"] + GENTLE.step
    bob.caught_up()
    assert [message for message in bob.log[heard:] if message["type"] != "presence"] == []


def test_how_long_a_message_takes_is_measured_here_and_shown_to_all(served: Served) -> None:
    table, (guest, _), (_, bob) = seated(served, "Ada", "Bob")
    ada = guest.join(table)
    ping = ada.until("ping")
    ada.send("pong", id=ping["id"] + 7)  # an answer to nothing
    ada.caught_up()
    served.turn(0.25)
    ada.send("pong", id=ping["id"])
    ada.caught_up()
    served.turn(1)
    while (here := bob.until("presence")["here"])[0]["milliseconds"] is None:
        served.turn(1)
    assert here[0]["milliseconds"] == 250
    assert here[1]["milliseconds"] is None


def test_without_a_clock_nobody_is_hurried(served: Served) -> None:
    _, _, (ada, bob) = seated(served, "Ada", "Bob")
    to_the_bidding(ada, bob)
    served.turn(1_000_000)
    ada.caught_up()
    assert asked(ada) == "Bid"


def test_a_lost_connection_has_a_grace_and_is_no_free_pause(served: Served) -> None:
    table, _, (ada, bob) = seated(served, "Ada", "Bob", clock="gentle")
    to_the_bidding(ada, bob)
    ada.choose({"type": "Seal"})
    ada.until("update")
    bob.close()
    served.alone(table, 1)
    served.turn(0.6)
    while ada.until("presence")["here"][1]["connected"]:
        served.turn(0.6)
    assert GENTLE.grace
    assert GENTLE.grace < GENTLE.turn
    served.turn(GENTLE.grace - 5)
    ada.caught_up()
    assert asked(ada) is None
    served.turn(6)
    wait_for(ada, "Sift")


def test_coming_back_within_the_grace_changes_nothing(served: Served) -> None:
    table, (_, guest), (ada, bob) = seated(served, "Ada", "Bob", clock="gentle")
    to_the_bidding(ada, bob)
    ada.choose({"type": "Seal"})
    ada.until("update")
    bob.close()
    served.alone(table, 1)
    assert GENTLE.grace
    served.turn(GENTLE.grace - 1)
    again = guest.join(table)
    again.until("whole")
    served.turn(10)
    again.caught_up()
    assert asked(again) == "Bid"


def test_a_bot_stands_in_where_the_table_says_so(served: Served) -> None:
    _, _, (ada, bob) = seated(served, "Ada", "Bob", clock="brisk", timeout="bot", options={"rounds": 1})
    to_the_bidding(ada, bob)
    served.turn(BRISK.turn + 1)
    while not ada.scene["result"]:
        ada.until("update")


@pytest.mark.rule("ST-PAUSE-01")
def test_pausing_needs_everyone_and_stops_the_clock(served: Served) -> None:
    _, _, (ada, bob) = seated(served, "Ada", "Bob", clock="brisk")
    ada.send("propose", what="pause")
    assert bob.until("table")["table"]["proposal"] == {
        "what": "pause",
        "by": 0,
        "agreed": [0],
        "back": 1,
        "number": 1,
    }
    bob.agree()
    while not ada.until("table")["table"]["paused"]:
        pass
    assert ada.until("time")["hourglass"] is None
    served.turn(10 * SAND)
    ada.choose(ada.offered("Finish"))
    assert ada.until("refused")["refusal"] == {"type": "Halted", "rule": "ST-PAUSE-01"}
    ada.send("undo", nr=ada.scene["nr"])
    assert ada.until("refused")["refusal"]["rule"] == "ST-PAUSE-01"
    bob.send("propose", what="resume")
    ada.until("table")
    ada.agree()
    told = ada.until("time")
    assert told["hourglass"] == told["now"] + SAND
    ada.play(ada.offered("Finish"))


def test_one_no_is_enough_against_a_pause(served: Served) -> None:
    _, _, (ada, bob) = seated(served, "Ada", "Bob")
    ada.send("propose", what="pause")
    bob.until("table")
    bob.agree(yes=False)
    while ada.until("table")["table"]["proposal"]:
        pass
    served.turn(SAND + 1)
    wait_for(ada, "Bid")


@pytest.mark.parametrize("how", ["proposing", "a seat link"])
def test_nothing_but_playing_gives_more_time(served: Served, how: str) -> None:
    table, (guest, _), (ada, bob) = seated(served, "Ada", "Bob", clock="brisk")
    to_the_bidding(ada, bob)
    due = served.room(table).times.deadlines
    served.turn(BRISK.turn - 5)
    if how == "proposing":
        ada.send("propose", what="pause")
        bob.until("table")
        bob.agree(yes=False)
        bob.until("table")
    else:
        guest.ask("POST", f"/api/tables/{table}/link")
    assert served.room(table).times.deadlines == due


def test_sand_that_runs_out_while_a_pause_is_agreed_on_waits_with_the_table(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(data) as served:
        _, _, (ada, bob) = seated(served, "Ada", "Bob")
        ada.send("propose", what="pause")
        bob.until("table")
        with held_up(served, monkeypatch) as saving:
            bob.agree()
            served.until(lambda: saving)
            served.turn(SAND + 1)
        while not ada.until("table")["table"]["paused"]:
            pass
        ada.caught_up()
        assert asked(ada) == "Work"
        bob.send("propose", what="resume")
        while not ada.until("table")["table"]["proposal"]:
            pass
        ada.agree()
        wait_for(ada, "Bid")


@contextmanager
def held_up(served: Served, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    """A disk that is busy all the while; what waits for it is written in the end."""
    saving: list[Any] = []

    def hold(rows: Any) -> asyncio.Future[None]:
        saving.append((rows, served.loop.create_future()))
        done: asyncio.Future[None] = saving[-1][1]
        return done

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(served.lobby.house.store.writer, "write", hold)
        yield saving
    for rows, done in saving:
        served.run(served.lobby.house.store.write(rows))
        served.call(partial(done.set_result, None))


def test_a_closed_table_has_no_deadlines(data: Path) -> None:
    with serving(data) as served:
        table, (guest, _), _ = seated(served, "Ada", "Bob", clock="brisk")
        assert [each for each, _ in served.run(served.lobby.house.store.due())] == [table]
        guest.ask("POST", f"/api/tables/{table}/close")
        assert served.run(served.lobby.house.store.due()) == []


def test_deadlines_survive_a_restart(data: Path) -> None:
    clock = HandClock()
    with serving(data, clock) as served:
        table, (ada, bob), sockets = seated(served, "Ada", "Bob")
        served.turn(20)
        cookie = ada.http.cookies
    clock = HandClock(clock.now() + 10)
    with serving(data, clock) as served:
        ada = served.guest()
        ada.http.cookies = cookie
        socket = ada.join(table)
        told = socket.until("time")
        assert told["hourglass"] == told["now"] + SAND - 30
        served.turn(SAND - 29)
        wait_for(socket, "Bid")


def test_a_clock_that_ran_out_while_the_server_was_down_is_noticed_without_anyone_coming(data: Path) -> None:
    with serving(data, HandClock()) as served:
        table, _, _ = seated(served, "Ada", "Bob")
    with serving(data, HandClock(HandClock().now() + 10 * SAND)) as served:
        served.until(lambda: table in served.lobby.rooms)
        room = served.room(table)
        served.until(lambda: room.course and "Bid" in str(room.course.game.asks))
