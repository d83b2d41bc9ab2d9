"""How the application is run: uvicorn with the settings that suit small messages."""

from __future__ import annotations

import gc
import logging
import os
import socket
import sys
from collections.abc import Callable
from typing import Any

import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp, Receive, Send

from startable.server import logs
from startable.server.app import create
from startable.server.cable import Cable
from startable.server.claim import claimed
from startable.server.clock import Clock
from startable.server.house import Settings
from startable.server.lobby import Lobby
from startable.server.store import Store

__all__ = ["BadAddress", "TableServer", "run"]

LOG = logging.getLogger(__name__)
EVERYWHERE = ("0.0.0.0", "::")
BACKLOG = 2048  # connections that may wait while the server is busy
LONGEST_MESSAGE = 16 * 2**10
GRACE = 5  # seconds for what is under way when the server stops


class BadAddress(ValueError):
    """The server cannot listen there; the message says why."""


class TableServer(uvicorn.Server):
    """Says when it is ready, and tells everyone at the tables before the sockets close."""

    def __init__(
        self, settings: Settings, clock: Clock | None = None, ready: Callable[[], None] = lambda: None
    ) -> None:
        logs.mute()
        self._ready = ready
        self.app = create(settings, clock)
        super().__init__(_config(self.app, settings))

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self.app.state.lobby
        return lobby

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        LOG.info("stopping", extra={"tables": len(self.lobby.rooms)})
        await self.lobby.close()
        await super().shutdown(sockets)


def _own_methods_only(app: Litestar) -> ASGIApp:
    """OPTIONS is for scripts of other sites, which are not served; the framework would answer it, and wrongly."""

    async def called(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "OPTIONS":
            scope["method"] = "TRACE"  # which nothing answers
        await app(scope, receive, send)

    return called


def _config(app: Litestar, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        _own_methods_only(app),
        host=settings.host,
        port=settings.port,
        ws=Cable,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # it costs far more than it saves on messages of a few hundred bytes
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


def run(settings: Settings, greet: Callable[[str], None]) -> None:
    """Serve until told to stop. Whoever is to be greeted hears the address when all is ready, and nothing after it."""
    logs.mute()
    _allow_many_sockets()
    # A server that was started by mistake must not bring another one's file up to date: first the place, then the file.
    with _door(settings.host, settings.port) as door, claimed(settings.data):
        Store(settings.data).close()  # what is wrong with the file is said in one line, before anything else

        def ready() -> None:
            _tune()
            address = settings.public_url or _address(settings.host, door.getsockname()[1])
            LOG.info("serving", extra={"address": address, "data": settings.data})
            greet(address)

        TableServer(settings, ready=ready).run([door])


def _door(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        why = os.strerror(error.errno) if error.errno and error.errno > 0 else error.strerror
        raise BadAddress(f"cannot listen on {host}, port {port}: {why}") from None


def _address(host: str, port: int) -> str:
    """What to type into a browser.

    >>> _address("0.0.0.0", 8000), _address("::1", 80)
    ('http://localhost:8000', 'http://[::1]:80')
    """
    name = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"


def _tune() -> None:
    """What was loaded stays, and choices make few cycles: looking for them all the time takes a tenth of the work."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    sys.setswitchinterval(
        0.02
    )  # seconds; a thread that waits for its turn wakes up so often to ask, and each time costs


def _allow_many_sockets() -> None:
    """Systems often allow a process 1,024 open files unless it asks for more."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
