"""The application: what is set up when it starts, what is put away when it stops, and how errors are told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Receive, Scope, Send

from startable import __version__
from startable.games import GAMES, find
from startable.server import pages, replays, routes, socket, studying
from startable.server.archive import Archive
from startable.server.clock import Clock, WallClock
from startable.server.health import Health
from startable.server.house import House, Playable, Settings
from startable.server.identity import Signer
from startable.server.limits import Buckets
from startable.server.lobby import Lobby
from startable.server.metrics import Metrics
from startable.server.problems import Trouble
from startable.server.security import HEADERS
from startable.server.store import Store
from startable.server.studies import Studies
from startable.server.thinkers import Thinkers
from startable.server.wire import Problem

__all__ = ["create"]

LOG = logging.getLogger(__name__)
MOST_BODY = 2 * 2**20
TIDYING = 30.0  # seconds


def create(settings: Settings, clock: Clock | None = None) -> Litestar:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = _house(settings, clock or WallClock())
        app.state.lobby = lobby = Lobby(house)
        app.state.archive = Archive(house)
        app.state.health = Health(house.store, house.clock)
        app.state.requests = Buckets(settings.requests, house.clock)
        app.state.openings = Buckets(settings.openings, house.clock)
        app.state.studies = Buckets(settings.studies, house.clock)
        app.state.signer = Signer(house.store.cookie_key())
        await lobby.open()
        tidying = asyncio.create_task(_tidy(lobby))
        try:
            yield
        finally:
            tidying.cancel()
            await lobby.close()
            await house.studies.close()
            await house.thinkers.close()
            house.store.close()

    return Litestar(
        route_handlers=[*routes.HANDLERS, *replays.HANDLERS, *studying.HANDLERS, *pages.HANDLERS, socket.HANDLER],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Startable", version=__version__, path="/api", render_plugins=[], use_handler_docstrings=True
        ),
        exception_handlers={Trouble: _trouble, HTTPException: _refused, Exception: _broken},
        request_max_body_size=MOST_BODY,
        middleware=[_guarded],
        logging_config=None,
    )


def _house(settings: Settings, clock: Clock) -> House:
    places = {**GAMES, **{find(place).name: place for place in settings.games}}
    metrics = Metrics()
    return House(
        settings=settings,
        store=Store(settings.data, metrics.saving.observe),
        clock=clock,
        thinkers=Thinkers(settings.workers, settings.bot_patience),
        metrics=metrics,
        studies=Studies(settings.study_seconds),
        games={name: Playable(find(place), place) for name, place in places.items()},
    )


async def _tidy(lobby: Lobby) -> None:
    while True:
        await asyncio.sleep(TIDYING)
        await lobby.tidy()


def _guarded(app: ASGIApp) -> ASGIApp:
    """Put the headers that keep browsers safe on every answer."""
    extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        await app(scope, receive, sending if scope["type"] == ScopeType.HTTP else send)

    return guarded


def _answer(problem: Problem, status: int, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=status, headers=headers, media_type=MediaType.JSON)


def _trouble(request: Request[Any, Any, Any], error: Trouble) -> Response[Problem]:
    return _answer(error.message, error.status)


def _refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: no such page, a body that does not fit, too large."""
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail = "; ".join(f"{each.get('key', 'body')}: {each['message']}" for each in error.extra)
    code = "wrong-request" if error.status_code == 400 else "refused"
    return _answer(Problem(code, detail), error.status_code, error.headers)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Our own mistakes: told to the log, not to the client."""
    request.app.state.lobby.house.metrics.failures.labels("request").inc()
    LOG.error("failed", exc_info=error, extra={"path": request.url.path})
    return _answer(Problem("broken", "something went wrong here; it has been noted"), 500)
