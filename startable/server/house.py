"""What all tables of a server share: the store, the clock, the bots' workers, the games, the settings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random, SystemRandom

from msgspec import Struct
from msgspec.structs import replace

from startable.engine import Rules
from startable.server import identity
from startable.server.clock import Clock
from startable.server.limits import Rate
from startable.server.metrics import Metrics
from startable.server.store import Store
from startable.server.studies import Studies
from startable.server.thinkers import Thinkers

__all__ = ["House", "Playable", "Settings"]


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
    chat: Rate = Rate(5, 0.5)  # per socket
    requests: Rate = Rate(200, 50)  # per address
    openings: Rate = Rate(20, 0.1)  # tables and replays, per guest
    sockets: int = 8  # per guest and table
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


class House(Struct, frozen=True, kw_only=True):
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
