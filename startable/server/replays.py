"""Finished games over HTTP: listed, downloaded, uploaded, told."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, MediaType, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from startable.server.archive import Archive
from startable.server.record import ReplayFile
from startable.server.routes import (
    Asked,
    TableId,
    guest_of,
    lobby_of,
    not_too_many,
    opening,
    own_pages_only,
    troubles,
    visitor,
)
from startable.server.wire import TableInfo, TableLine
from startable.server.wire_replays import Branch, Story

__all__ = ["HANDLERS"]


def archive_of(request: Asked) -> Archive:
    archive: Archive = request.app.state.archive
    return archive


def as_json(data: bytes, name: str = "") -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"'} if name else {}
    return Response(data, media_type=MediaType.JSON, headers=headers)


class Replays(Controller):
    """Finished games."""

    path = "/replays"

    @get(responses=troubles())
    async def replays(self, request: Asked) -> list[TableLine]:
        """Finished games that you may see."""
        return await lobby_of(request).replays(visitor(request))

    @get("/{table:str}", responses={200: ResponseSpec(ReplayFile), **troubles(404, 409)})
    async def download(self, request: Asked, table: TableId) -> Response[bytes]:
        """A finished game as one file."""
        return as_json(await archive_of(request).file(table, visitor(request)), f"{table}.json")

    @get("/{table:str}/story", responses={200: ResponseSpec(Story), **troubles(404, 409)})
    async def story(
        self, request: Asked, table: TableId, seat: Annotated[int, QueryParameter(ge=-1, le=9)] = -1
    ) -> Response[bytes]:
        """A finished game as it looked from a seat (-1: to a spectator), entry by entry."""
        return as_json(await archive_of(request).story(table, None if seat < 0 else seat, visitor(request)))

    @post("/{table:str}/branch", responses=troubles(401, 403, 404, 409, 422), guards=[opening])
    async def branch(self, request: Asked, table: TableId, data: JSONBody[Branch]) -> TableInfo:
        """Try it differently: open a table that goes on from a moment of a finished game, bots on the other seats."""
        guest = guest_of(request)
        opened = await archive_of(request).branch(guest, table, data)
        return opened.info(guest.id)

    @post(responses=troubles(401, 403, 413, 422), guards=[opening])
    async def upload(self, request: Asked, data: JSONBody[ReplayFile]) -> TableInfo:
        """Bring a finished game from its file."""
        guest = guest_of(request)
        table = await archive_of(request).add(guest, msgspec.json.encode(data))
        return table.info(guest.id)


HANDLERS = [Router("/api", guards=[own_pages_only, not_too_many], route_handlers=[Replays])]
