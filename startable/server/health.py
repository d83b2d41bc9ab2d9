"""Whether the server is well, for whoever asks again and again."""

from __future__ import annotations

import asyncio

from startable.server.clock import Clock
from startable.server.store import Store

__all__ = ["FRESH", "Health"]

FRESH = 1.0  # seconds for which everyone gets the same answer


class Health:
    """Finding out costs a commit and anyone may ask, so it is not done for each who does."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self._since = 0.0
        self._answer: asyncio.Task[bool] | None = None

    async def well(self) -> bool:
        """Whether the store takes what it is given, or did within the last second."""
        now = self._clock.now()
        if self._answer is None or not 0 <= now - self._since < FRESH:
            self._since, self._answer = now, asyncio.create_task(self._store.well())
        return await asyncio.shield(self._answer)  # whoever does not wait for it leaves it to the others
