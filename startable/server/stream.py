"""What one seat has been shown, update by update, and what it needs to catch up."""

from __future__ import annotations

from collections import deque
from zlib import crc32

import msgspec

from startable.engine import Event
from startable.server.changes import Change, Put, between
from startable.server.wire import Scene, Undone, Update, Whole

__all__ = ["Stream", "encode", "hash_of"]

REMEMBERED = 64  # updates that a client may have missed without needing the whole
SMALL = 512  # bytes of a scene that is sent whole: to find what changed in it would cost more than it saves
encode = msgspec.json.Encoder().encode


def hash_of(scene: bytes) -> int:
    """CRC-32 of the scene's JSON: any browser can count it, and any difference shows."""
    return crc32(scene)


class Stream:
    """Updates of one seat, numbered without gaps: a seat for which nothing changed hears nothing."""

    def __init__(self, scene: Scene) -> None:
        self.n = 1
        self.scene = scene
        self.hash = hash_of(encode(scene))
        self._missed: deque[tuple[int, int, bytes]] = deque(maxlen=REMEMBERED)  # (n, hash) before, and the update

    def show(self, scene: Scene, events: tuple[Event, ...]) -> bytes | None:
        """The update to send, if there is anything to tell."""
        written = encode(scene)
        hash = hash_of(written)
        changes = () if hash == self.hash and scene == self.scene else self._changes(scene, written)
        if not changes:
            events = tuple(event for event in events if not isinstance(event, Undone))  # it was a secret
            if not events:
                return None
        before = self.n, self.hash
        self.n, self.scene, self.hash = self.n + 1, scene, hash
        update = encode(Update(self.n, hash, events, changes))
        self._missed.append((*before, update))
        return update

    def _changes(self, scene: Scene, written: bytes) -> tuple[Change, ...]:
        return (Put((), msgspec.Raw(written)),) if len(written) <= SMALL else between(self.scene, scene)

    def since(self, n: int, hash: int) -> list[bytes]:
        """What a client that stopped at this update needs: nothing, the gap, or the whole."""
        if (n, hash) == (self.n, self.hash):
            return []
        states = [(before, hashed) for before, hashed, _ in self._missed]
        if (n, hash) in states:
            return [update for _, _, update in list(self._missed)[states.index((n, hash)) :]]
        return [encode(Whole(self.n, self.hash, self.scene))]
