"""What is to be done once a turn of the event loop is over: the same kind of work for all sockets, one after another.

Receiving makes the kernel do a trip through its network code. Between two steps of ours each trip finds the processor's
caches full of us and leaves them full of itself. (What is written goes out at once: gathering it gained nothing.)
"""

from __future__ import annotations

import logging
from asyncio import AbstractEventLoop
from collections.abc import Callable
from weakref import WeakKeyDictionary

__all__ = ["Turn"]

LOG = logging.getLogger(__name__)


class Turn:
    """Of one event loop."""

    _of: WeakKeyDictionary[AbstractEventLoop, Turn] = WeakKeyDictionary()

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._call_soon = loop.call_soon
        self._acts: list[Callable[[], object]] = []

    @classmethod
    def of(cls, loop: AbstractEventLoop) -> Turn:
        """The one that everything in this loop shares."""
        return cls._of.get(loop) or cls._of.setdefault(loop, cls(loop))

    def after(self, act: Callable[[], object]) -> None:
        """Do this when the turn is over, after what was asked for before."""
        if not self._acts:
            self._call_soon(self._end)
        self._acts.append(act)

    def _end(self) -> None:
        acts, self._acts = self._acts, []
        for act in acts:
            try:
                act()
            except Exception:  # of one socket; the others go on
                LOG.exception("failed")
