"""/healthz: what it finds out, and how often."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from startable.server.clock import HandClock
from startable.server.health import FRESH, Health
from startable.server.store import Store


def test_whoever_asks_at_once_or_soon_after_gets_the_answer_that_there_is(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, store = HandClock(), Store(data)
    health = Health(store, clock)

    async def scenario() -> None:
        assert await asyncio.gather(*(health.well() for _ in range(50))) == [True] * 50
        clock.turn(FRESH / 2)
        assert await health.well()
        assert store.writer.written == 1
        with monkeypatch.context() as broken:
            broken.setattr(store, "writer", None)
            assert await health.well()
            clock.turn(FRESH / 2)
            assert not await health.well()
        clock.turn(-2 * FRESH)  # put back by hand
        assert await health.well()

    asyncio.run(scenario())
    store.close()


def test_who_goes_away_leaves_the_answer_to_the_others(data: Path) -> None:
    store = Store(data)
    health = Health(store, HandClock())

    async def scenario() -> None:
        first, second = (asyncio.create_task(health.well()) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        assert await second

    asyncio.run(scenario())
    store.close()
