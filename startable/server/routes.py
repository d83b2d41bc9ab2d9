"""Guests, games and tables over HTTP."""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Request, Response, Router, delete, get, post, put
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

from startable import bots
from startable.engine import BadOptions, Options
from startable.games import GAMES, ledger
from startable.server.house import Playable
from startable.server.identity import COOKIE, Signer, Visitor, new_key
from startable.server.limits import Buckets
from startable.server.lobby import Lobby, listed_bot
from startable.server.problems import Forbidden, Missing, Stranger, Wearing
from startable.server.room import Room
from startable.server.security import same_origin
from startable.server.wire import (
    Enter,
    GameInfo,
    Guest,
    Hand,
    NewTable,
    OptionInfo,
    Problem,
    SeatLink,
    Sit,
    TableInfo,
    TableLine,
)

__all__ = ["HANDLERS", "address_of", "lobby_of", "not_too_many", "visitor"]

YEAR = 366 * 86_400
PACKED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))  # only what anyone may read
TableId = Annotated[str, PathParameter(max_length=60)]
SeatNumber = Annotated[int, PathParameter(gt=-1, le=9)]
PRINTED = ResponseSpec(dict[str, Any], description="file by file, as they are written")
SAME = ResponseSpec(None, description="what you have is still the same")
Asked = Request[Any, Any, Any]


def troubles(*statuses: int) -> dict[int, ResponseSpec]:
    """What the OpenAPI description says of errors."""
    told = ResponseSpec(Problem, description="it did not happen, and why")
    return dict.fromkeys((400, *statuses, 429, 503), told)


def lobby_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Lobby:
    lobby: Lobby = connection.app.state.lobby
    return lobby


def visitor(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor | None:
    signer: Signer = connection.app.state.signer
    return signer.read(connection.cookies.get(COOKIE))


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where it comes from; behind a proxy, where the proxy says."""
    return connection.client.host if connection.client else ""


def guest_of(request: Asked) -> Visitor:
    guest = visitor(request)
    if guest is None:
        raise Stranger
    return guest


# Guards are asynchronous although they wait for nothing: others would be called in threads, several at a time.


async def own_pages_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Other sites cannot make a guest's browser act."""
    if isinstance(connection, Request) and connection.method in ("GET", "HEAD"):
        return
    if not same_origin(connection.headers, lobby_of(connection).house.settings.public_url):
        raise Forbidden("other-site", "requests from other sites are not served")


async def not_too_many(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """So many requests from one address."""
    buckets: Buckets = connection.app.state.requests
    if not buckets.take(address_of(connection)):
        raise Wearing


async def opening(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """So many new tables and replays of one guest, and so many from one address."""
    buckets: Buckets = connection.app.state.openings
    guest = visitor(connection)
    if guest and not (buckets.take(guest.id) and lobby_of(connection).house.households.take(address_of(connection))):
        raise Wearing


async def admitted(request: Asked, table: str) -> Room:
    """The room, if this guest may know of it."""
    guest = visitor(request)
    room = await lobby_of(request).room(table)
    if not room.table.admits(guest.id if guest else None):
        raise Missing("table")
    return room


def shown(room: Room, guest: Visitor | None) -> TableInfo:
    return room.info(guest.id if guest else None)


def options_of(room: Room) -> Options:
    """As the game reads them; a host may no longer offer them."""
    if room.playable is None:
        raise Missing("game")
    try:
        return room.playable.rules.read_options(room.table.options)
    except BadOptions:
        raise Missing("set of cards") from None


def kept(request: Asked, data: bytes) -> Response[bytes]:
    """Browsers keep it, and only ask whether it is still the same."""
    tag = f'"{blake2b(data, digest_size=16).hexdigest()}"'
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(data, media_type=MediaType.JSON, headers=headers)


class Guests(Controller):
    """Who you are."""

    path = "/guest"

    @get(responses=troubles(401))
    async def who(self, request: Asked) -> Guest:
        """Who you are here."""
        return Guest(guest_of(request).name)

    @put(responses=troubles(403))
    async def rename(self, request: Asked, data: JSONBody[Guest]) -> Response[Guest]:
        """Say your name; the cookie that comes back is who you are."""
        old = visitor(request)
        guest = Visitor(old.id if old else new_key(), data.name)
        signer: Signer = request.app.state.signer
        secure = lobby_of(request).house.settings.public_url.startswith("https:")
        cookie = Cookie(
            COOKIE, value=signer.sign(guest), httponly=True, samesite="strict", secure=secure, max_age=YEAR, path="/"
        )
        return Response(data, cookies=[cookie])


class Games(Controller):
    """What can be played here."""

    path = "/games"

    @get(responses=troubles())
    async def games(self, request: Asked) -> list[GameInfo]:
        """The games that can be opened here."""
        return [described(name, game) for name, game in lobby_of(request).house.games.items()]

    @get("/{game:str}/rules", responses=troubles(404), middleware=[PACKED])
    async def rules(self, request: Asked, game: Annotated[str, PathParameter(max_length=60)]) -> list[ledger.Row]:
        """The rows that refusals cite: the game's own, and those of every table."""
        if game not in lobby_of(request).house.games:
            raise Missing("game")
        return [*(ledger.read(game) if game in GAMES else ()), *ledger.read(ledger.TABLE)]


def described(name: str, game: Playable) -> GameInfo:
    rules = game.rules
    (_, components) = msgspec.json.schema_components([rules.options], ref_template="#/$defs/{name}")
    schema = components[rules.options.__name__]
    defaults = msgspec.to_builtins(rules.read_options({}))
    words = {option: {"enum": listed} for option, listed in rules.options.words().items()}
    options = tuple(
        OptionInfo(option, {**schema["properties"][option], **words.get(option, {})}, defaults[option])
        for option in rules.options.__struct_fields__
    )
    return GameInfo(name, rules.version, tuple(rules.seats), options, tuple(bots.known(name)))


class Tables(Controller):
    """Tables: opened, found, entered, begun, closed."""

    path = "/tables"

    @get(responses=troubles())
    async def tables(self, request: Asked) -> list[TableLine]:
        """Public tables, and all that you know; those that wait for you first."""
        return await lobby_of(request).tables(visitor(request))

    @post(responses=troubles(401, 403, 422), guards=[opening])
    async def create(self, request: Asked, data: JSONBody[NewTable]) -> TableInfo:
        """Open a table. You sit down after that, since the commitment must be there first."""
        guest = guest_of(request)
        return shown(await lobby_of(request).create(guest, data), guest)

    @get("/{table:str}", responses=troubles(404))
    async def look(self, request: Asked, table: TableId) -> TableInfo:
        """A table that is public or that you were invited to."""
        return shown(await admitted(request, table), visitor(request))

    @get("/{table:str}/printed", responses={200: PRINTED, 304: SAME, **troubles(404)})
    async def printed(self, request: Asked, table: TableId) -> Response[bytes]:
        """What stands on the cards of this table where they are a host's own; nothing where they come with the game."""
        return kept(request, msgspec.json.encode(options_of(await admitted(request, table)).printed()))

    @post("/{table:str}/enter", responses=troubles(401, 403, 404), status_code=200)
    async def enter(self, request: Asked, table: TableId, data: JSONBody[Enter]) -> TableInfo:
        """Come in by an invitation."""
        guest = guest_of(request)
        return shown(await lobby_of(request).change(table, lambda doc: doc.enter(guest, data.invite)), guest)

    @post("/{table:str}/leave", responses=troubles(401, 403, 404, 409), status_code=200)
    async def leave(self, request: Asked, table: TableId) -> TableInfo:
        """Give up your seat."""
        guest = guest_of(request)
        room = await admitted(request, table)
        await room.do(lambda: room.change(lambda doc: doc.leave(guest.id)))
        return shown(room, guest)

    @post("/{table:str}/start", responses=troubles(401, 403, 404, 409), status_code=200)
    async def start(self, request: Asked, table: TableId) -> TableInfo:
        """Begin; only the host can, and only when all seats are taken."""
        guest, now = guest_of(request), lobby_of(request).house.clock.now()
        room = await admitted(request, table)
        await room.do(lambda: room.change(lambda doc: doc.start(guest.id, now)))
        return shown(room, guest)

    @post("/{table:str}/close", responses=troubles(401, 403, 404, 409), status_code=200)
    async def close(self, request: Asked, table: TableId) -> TableInfo:
        """End the table, finished or not; only the host can."""
        guest, now = guest_of(request), lobby_of(request).house.clock.now()
        room = await admitted(request, table)
        await room.do(lambda: room.change(lambda doc: doc.close(guest.id, now)))
        return shown(room, guest)

    @post("/{table:str}/link", responses=troubles(401, 403, 404, 409), status_code=200)
    async def link(self, request: Asked, table: TableId) -> SeatLink:
        """Make a link that moves your seat to another device. It works once, and replaces any earlier one."""
        guest, key = guest_of(request), lobby_of(request).house.new_key()
        room = await admitted(request, table)
        await room.do(lambda: room.change(lambda doc: doc.link(guest.id, key)))
        return SeatLink(key)

    @post("/{table:str}/claim", responses=troubles(401, 403, 404, 409), status_code=200)
    async def claim(self, request: Asked, table: TableId, data: JSONBody[SeatLink]) -> TableInfo:
        """Use a seat link."""
        guest = guest_of(request)
        return shown(await lobby_of(request).change(table, lambda doc: doc.claim(guest, data.key)), guest)


class Seats(Controller):
    """Seats: taken, freed, handed to a bot and given back."""

    path = "/tables/{table:str}/seats/{seat:int}"

    @put(responses=troubles(401, 403, 404, 409))
    async def sit(self, request: Asked, table: TableId, seat: SeatNumber, data: JSONBody[Sit]) -> TableInfo:
        """Take a seat."""
        guest = guest_of(request)
        room = await admitted(request, table)
        await room.do(lambda: room.change(lambda doc: doc.sit(guest, seat, data.nonce)))
        return shown(room, guest)

    @delete(responses=troubles(401, 403, 404, 409), status_code=200)
    async def free(self, request: Asked, table: TableId, seat: SeatNumber) -> TableInfo:
        """Open a seat to others; only the host can."""
        guest = guest_of(request)
        room = await admitted(request, table)
        await room.do(lambda: room.change(lambda doc: doc.free(guest.id, seat)))
        return shown(room, guest)

    @put("/bot", responses=troubles(401, 403, 404, 409, 422))
    async def hand(self, request: Asked, table: TableId, seat: SeatNumber, data: JSONBody[Hand]) -> TableInfo:
        """Let a bot play a seat; only the host can. A person's seat stays theirs and can be given back."""
        guest = guest_of(request)
        room = await admitted(request, table)
        bot = listed_bot(room.table.game, data.bot, data.level)
        await room.do(lambda: room.change(lambda doc: doc.hand(guest.id, seat, bot, data.level)))
        return shown(room, guest)

    @delete("/bot", responses=troubles(401, 403, 404, 409), status_code=200)
    async def give_back(self, request: Asked, table: TableId, seat: SeatNumber) -> TableInfo:
        """Take the bot off a seat; only the host can."""
        guest = guest_of(request)
        room = await admitted(request, table)
        await room.do(lambda: room.change(lambda doc: doc.give_back(guest.id, seat)))
        return shown(room, guest)


HANDLERS = [Router("/api", guards=[own_pages_only, not_too_many], route_handlers=[Guests, Games, Tables, Seats])]
