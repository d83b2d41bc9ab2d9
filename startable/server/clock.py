"""The clock on the wall: the server's own in play, one turned by hand in tests."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable
from itertools import count
from typing import Protocol

__all__ = ["Alarm", "Clock", "HandClock", "WallClock"]


class Alarm(Protocol):
    """Something that will ring, unless cancelled."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Seconds since 1970, and alarms."""

    def now(self) -> float: ...

    def at(self, when: float, ring: Callable[[], object]) -> Alarm: ...


class WallClock:
    """The time of the machine."""

    LONGEST = 86_400.0  # the event loop's own timers are not made for months

    now = staticmethod(time.time)

    def at(self, when: float, ring: Callable[[], object]) -> Alarm:
        return _WallAlarm(self, when, ring)


class _WallAlarm:
    def __init__(self, clock: WallClock, when: float, ring: Callable[[], object]) -> None:
        self._clock, self._when, self._ring = clock, when, ring
        self._wait()

    def _wait(self) -> None:
        left = max(0.0, self._when - self._clock.now())
        self._handle = asyncio.get_running_loop().call_later(min(left, self._clock.LONGEST), self._wake)

    def _wake(self) -> None:
        if self._clock.now() < self._when:
            self._wait()
        else:
            self._ring()

    def cancel(self) -> None:
        self._handle.cancel()


class HandClock:
    """Stands still until it is turned; alarms ring in their order.

    >>> clock = HandClock(100.0)
    >>> alarm = clock.at(105.0, lambda: print("ding"))
    >>> clock.turn(4.0)
    >>> clock.turn(2.0)
    ding
    >>> clock.now()
    106.0
    """

    def __init__(self, now: float = 1_000_000_000.0) -> None:
        self._now = now
        self._order = count()
        self._alarms: list[tuple[float, int, _HandAlarm]] = []

    def now(self) -> float:
        return self._now

    def at(self, when: float, ring: Callable[[], object]) -> Alarm:
        alarm = _HandAlarm(ring)
        if when <= self._now:
            asyncio.get_running_loop().call_soon(alarm.wake)
            return alarm
        heapq.heappush(self._alarms, (when, next(self._order), alarm))
        return alarm

    def turn(self, seconds: float) -> None:
        """Let time pass. What rings sees the time it was set for."""
        end = self._now + seconds
        while self._alarms and self._alarms[0][0] <= end:
            when, _, alarm = heapq.heappop(self._alarms)
            self._now = max(self._now, when)
            alarm.wake()
        self._now = end

    def next(self) -> float | None:
        """When the next alarm rings."""
        return min((when for when, _, alarm in self._alarms if alarm.ring), default=None)


class _HandAlarm:
    def __init__(self, ring: Callable[[], object]) -> None:
        self.ring: Callable[[], object] | None = ring

    def wake(self) -> None:
        if self.ring:
            self.ring()

    def cancel(self) -> None:
        self.ring = None
