"""What is written in one turn of the event loop goes out together, in its order, and before the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from startable.server.parcel import Parcel
from startable.server.turn import Turn


class Wire(asyncio.Transport):
    """Remembers what it was told to do."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[bytes | str] = []

    def write(self, data: Any) -> None:
        self.done.append(data)

    def close(self) -> None:
        self.done.append("close")

    def abort(self) -> None:
        self.done.append("abort")


def done(act: Callable[[Parcel], object], turns: int = 1) -> list[bytes | str]:
    """What the wire was told, after so many turns of the event loop."""

    async def scenario() -> list[bytes | str]:
        wire = Wire()
        act(Parcel(wire, Turn.of(asyncio.get_running_loop())))
        for _ in range(turns):
            await asyncio.sleep(0)
        return [*wire.done]

    return asyncio.run(scenario())


def say(parcel: Parcel) -> None:
    parcel.write(b"one, ")
    parcel.write(b"two")


def test_nothing_is_sent_before_the_turn_is_over_and_then_all_at_once() -> None:
    assert done(say, turns=0) == []
    assert done(say) == [b"one, two"]


def test_the_next_turn_has_a_parcel_of_its_own() -> None:
    async def scenario() -> list[bytes | str]:
        wire = Wire()
        parcel = Parcel(wire, Turn.of(asyncio.get_running_loop()))
        for word in (b"one", b"two"):
            parcel.write(word)
            await asyncio.sleep(0)
        return wire.done

    assert asyncio.run(scenario()) == [b"one", b"two"]


@pytest.mark.parametrize(
    ("ending", "told"), [(Parcel.close, [b"one, two", "close"]), (Parcel.abort, ["abort"])], ids=["close", "abort"]
)
def test_closing_sends_what_was_written_and_aborting_does_not(
    ending: Callable[[Parcel], None], told: list[bytes | str]
) -> None:
    def act(parcel: Parcel) -> None:
        say(parcel)
        ending(parcel)

    assert done(act) == told


def test_what_fails_at_one_socket_is_noted_and_hurts_no_other(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> list[bytes | str]:
        wire, turn = Wire(), Turn.of(asyncio.get_running_loop())
        turn.after(lambda: 1 // 0)
        Parcel(wire, turn).write(b"here")
        await asyncio.sleep(0)
        return wire.done

    assert asyncio.run(scenario()) == [b"here"]
    assert "failed" in caplog.messages


def test_event_loops_have_turns_of_their_own() -> None:
    async def turn() -> Turn:
        loop = asyncio.get_running_loop()
        assert Turn.of(loop) is Turn.of(loop)
        return Turn.of(loop)

    assert asyncio.run(turn()) is not asyncio.run(turn())
