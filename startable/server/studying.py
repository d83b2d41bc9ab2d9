"""Studies over HTTP: a finished game gone over, a ship flown many times."""

from __future__ import annotations

from hashlib import blake2b

import msgspec
from litestar import Controller, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from startable.server.limits import Buckets
from startable.server.problems import Wearing
from startable.server.replays import archive_of, as_json
from startable.server.routes import (
    Asked,
    TableId,
    guest_of,
    lobby_of,
    not_too_many,
    own_pages_only,
    troubles,
    visitor,
)
from startable.server.wire_replays import ShipStudy, StudyInfo

__all__ = ["HANDLERS"]

TOLD = ResponseSpec(StudyInfo)


def one_more(request: Asked) -> None:
    """So many new studies of one guest."""
    buckets: Buckets = request.app.state.studies
    if not buckets.take(guest_of(request).id):
        raise Wearing


def told(study: StudyInfo) -> Response[bytes]:
    return as_json(msgspec.json.encode(study))


class Analyses(Controller):
    """Finished games, gone over."""

    path = "/replays/{table:str}/analysis"

    @get(responses={200: TOLD, **troubles(404, 409)})
    async def look(self, request: Asked, table: TableId) -> Response[bytes]:
        """How far the analysis of a finished game is, and what was found."""
        return told(await archive_of(request).analysis(table, visitor(request), order=False))

    @post(responses={200: TOLD, **troubles(401, 403, 404, 409)}, status_code=200)
    async def order(self, request: Asked, table: TableId) -> Response[bytes]:
        """Have a finished game gone over."""
        one_more(request)
        return told(await archive_of(request).analysis(table, visitor(request), order=True))


class Ships(Controller):
    """The ship lab."""

    path = "/studies/ships"

    @post(responses={200: TOLD, **troubles(401, 403, 409)}, status_code=200)
    async def fly(self, request: Asked, data: JSONBody[ShipStudy]) -> Response[bytes]:
        """Fly a ship many times. Asked again, it says how far that is."""
        guest_of(request)
        studies, seconds = lobby_of(request).house.studies, lobby_of(request).house.settings.study_seconds
        wish = msgspec.json.encode({"type": "Fly", "seconds": seconds, **msgspec.to_builtins(data)})
        name = f"ship {blake2b(wish, digest_size=16).hexdigest()}"
        if (study := studies.find(name)) is None:
            one_more(request)
            study = studies.order(name, wish)
        return told(study.info)


HANDLERS = [Router("/api", guards=[own_pages_only, not_too_many], route_handlers=[Analyses, Ships])]
