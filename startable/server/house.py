"""What all tables of a server share: the store, the clock, the bots' workers, the games, the settings."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from random import Random, SystemRandom

from msgspec import Struct
from msgspec.structs import replace

from startable.engine import Rules
from startable.server import identity
from startable.server.clock import Clock
from startable.server.limits import Buckets, Rate
from startable.server.metrics import Metrics
from startable.server.store import Store
from startable.server.studies import Studies
from startable.server.thinkers import Thinkers

__all__ = ["CROWD", "HOUSEHOLD", "House", "Playable", "Settings"]

LOG = logging.getLogger(__name__)
CROWD = 8  # times as many sockets as a guest's may be without a name and of one address: a club evening watches
HOUSEHOLD = 5  # times as many tables and replays as a guest's may be opened from one address


class Settings(Struct, frozen=True, kw_only=True):
    """All that a host can choose; docs/hosting.md says what it means."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("startable.db")
    public_url: str = ""
    games: tuple[str, ...] = ()
    workers: int = 1
    bot_pause: float = 0.8  # seconds that a bot takes before each choice at a live table
    bot_patience: float = 5.0  # seconds beyond its time after which a bot is taken for stuck
    idle: float = 300.0  # seconds after which a table that nobody looks at leaves memory
    messages: Rate = Rate(100, 50)  # per socket; beyond that it is read more slowly
    chat: Rate = Rate(5, 0.5)  # per guest and table
    requests: Rate = Rate(200, 50)  # per address, with the sockets' handshakes
    openings: Rate = Rate(20, 0.1)  # tables and replays, per guest; HOUSEHOLD times as many per address
    sockets: int = 8  # per guest and table; CROWD times as many per address and table for those without a name
    study_seconds: float = 60.0  # of the processor for each study; 0: none are made
    studies: Rate = Rate(5, 1 / 30)  # per guest

    def limitless(self) -> Settings:
        """For load tests, and where something in front limits already."""
        free = Rate(1e9, 1e9)
        return replace(self, messages=free, chat=free, requests=free, openings=free, studies=free, sockets=10**9)


class Playable(Struct, frozen=True):
    """A game of this server: its rules and where they are, for the workers."""

    rules: Rules
    place: str


class House(Struct, frozen=True, kw_only=True, dict=True):
    """Handed to every room."""

    settings: Settings
    store: Store
    clock: Clock
    thinkers: Thinkers
    games: dict[str, Playable]
    studies: Studies
    metrics: Metrics
    rng: Random = SystemRandom()
    new_secret: Callable[[], str] = identity.new_secret
    new_key: Callable[[], str] = identity.new_key

    @cached_property
    def chat(self) -> Buckets:
        """What each guest says at each table. One that is forgotten among so many has long been full again."""
        return Buckets(self.settings.chat, self.clock)

    @cached_property
    def households(self) -> Buckets:
        """What is opened from each address: cookies are free, so a measure for each guest alone holds nobody back."""
        return Buckets(self.settings.openings.times(HOUSEHOLD), self.clock)

    def not_saved(self, table_id: str, error: Exception) -> None:
        """The disk did not take it: for whoever looks after the server."""
        LOG.error("not saved", extra={"table": table_id, "error": type(error).__name__})
        self.metrics.failures.labels("unsaved").inc()
