"""How much anyone may ask of the server."""

from __future__ import annotations

from collections import OrderedDict

from msgspec import Struct

from startable.server.clock import Clock

__all__ = ["Bucket", "Buckets", "Rate"]


class Rate(Struct, frozen=True):
    """So many at once, and so many more per second."""

    burst: float
    per_second: float

    def times(self, many: float) -> Rate:
        """For so many together.

        >>> Rate(20, 0.5).times(4)
        Rate(burst=80, per_second=2.0)
        """
        return Rate(self.burst * many, self.per_second * many)


class Bucket:
    """Leaks at a fixed rate; what does not fit is too much.

    >>> from startable.server.clock import HandClock
    >>> clock = HandClock()
    >>> bucket = Bucket(Rate(2, 1), clock)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    >>> clock.turn(1)
    >>> bucket.take()
    True

    A clock that is put back takes nothing from anyone:

    >>> clock.turn(-3600)
    >>> bucket.take()
    False
    >>> clock.turn(1)
    >>> bucket.take()
    True
    """

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate, self._clock = rate, clock
        self._left, self._at = rate.burst, clock.now()

    def take(self) -> bool:
        """Whether there was room for one more."""
        self._leak()
        enough = self._left >= 1
        if enough:
            self._left -= 1
        return enough

    def wait(self) -> float:
        """How many seconds until there is room."""
        self._leak()
        return max(0.0, (1 - self._left) / self._rate.per_second)

    def _leak(self) -> None:
        now, rate = self._clock.now(), self._rate
        self._left = min(rate.burst, self._left + max(0.0, now - self._at) * rate.per_second)
        self._at = now


class Buckets:
    """A bucket for each who asks, the least recent forgotten."""

    def __init__(self, rate: Rate, clock: Clock, most: int = 10_000) -> None:
        self._rate, self._clock, self._most = rate, clock, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        """Their own, whichever way they come by."""
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, self._clock)
        self._buckets[who] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket

    def take(self, who: str) -> bool:
        return self.of(who).take()
