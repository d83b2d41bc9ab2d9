"""What is asked for in one turn of the event loop is done once it is over, in its order."""

from __future__ import annotations

import asyncio

import pytest

from startable.server.turn import Turn


def test_nothing_is_done_before_the_turn_is_over_and_then_all_in_order() -> None:
    async def scenario() -> tuple[list[str], list[str]]:
        done: list[str] = []
        turn = Turn.of(asyncio.get_running_loop())
        for word in ("one", "two"):
            turn.after(lambda word=word: done.append(word))  # type: ignore[misc]
        before = [*done]
        await asyncio.sleep(0)
        return before, done

    assert asyncio.run(scenario()) == ([], ["one", "two"])


def test_what_is_asked_for_meanwhile_is_done_in_the_next_turn() -> None:
    async def scenario() -> list[list[str]]:
        done: list[str] = []
        turn = Turn.of(asyncio.get_running_loop())
        turn.after(lambda: turn.after(lambda: done.append("later")))
        told = []
        for _ in range(2):
            await asyncio.sleep(0)
            told.append([*done])
        return told

    assert asyncio.run(scenario()) == [[], ["later"]]


def test_what_fails_at_one_socket_is_noted_and_hurts_no_other(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> list[str]:
        done: list[str] = []
        turn = Turn.of(asyncio.get_running_loop())
        turn.after(lambda: 1 // 0)
        turn.after(lambda: done.append("here"))
        await asyncio.sleep(0)
        return done

    assert asyncio.run(scenario()) == ["here"]
    assert "failed" in caplog.messages


def test_event_loops_have_turns_of_their_own() -> None:
    async def turn() -> Turn:
        loop = asyncio.get_running_loop()
        assert Turn.of(loop) is Turn.of(loop)
        return Turn.of(loop)

    assert asyncio.run(turn()) is not asyncio.run(turn())
