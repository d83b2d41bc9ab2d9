"""The table's socket: bound once to a guest and a seat, then messages in and out until one side leaves."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from startable.server.cable import Cable
from startable.server.connection import Connection
from startable.server.house import CROWD
from startable.server.identity import Visitor
from startable.server.limits import Bucket
from startable.server.listener import Listener
from startable.server.problems import Conflict, Forbidden, Missing, Trouble
from startable.server.room import Room
from startable.server.routes import address_of, lobby_of, not_too_many, visitor
from startable.server.security import same_origin
from startable.server.stream import encode
from startable.server.wire import Bye, Farewell, Ping

__all__ = ["HANDLER"]

PINGING = 10.0  # seconds
LEAVING = 10.0  # seconds for a client to take what it was sent before it is cut off
CODES = {"restart": 1012, "slow": 1013, "wrong": 1003}  # closing codes that say what happened; 1000 for the others
TURNED_AWAY: dict[str, Farewell] = {
    "crowded": "crowded",
    "restarting": "restart",
    "away": "restart",
}  # what is not for ever
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/socket", guards=[not_too_many])
async def HANDLER(socket: Socket, table: FromPath[str], n: FromQuery[int] = 0, hash: FromQuery[int] = 0) -> None:
    """Play or watch. A client that comes back says which update it saw last, and that update's hash."""
    await socket.accept()
    cable: Cable = socket.scope["state"]["cable"]
    try:
        room = await _room(socket, table)
        connection = await room.do(lambda: _enter(socket, room, cable, max(0, n), max(0, hash)))
    except Trouble as trouble:
        bye = Bye(TURNED_AWAY.get(trouble.problem, "gone"))
        cable.tell(encode(trouble.message))
        cable.tell(encode(bye))
        await _close(socket, cable, bye)
        return
    await _talk(socket, room, connection)


async def _room(socket: Socket, table: str) -> Room:
    lobby = lobby_of(socket)
    if not same_origin(socket.headers, lobby.house.settings.public_url):
        raise Forbidden("other-site", "sockets of other sites are not served")
    return await lobby.room(table)


async def _enter(socket: Socket, room: Room, cable: Cable, n: int, hash: int) -> Connection:
    """In the room's queue: what is being saved just now is not shown before it is."""
    guest, address, house = visitor(socket), address_of(socket), room.house
    if not room.table.shows(guest.id if guest else None):
        raise Missing("table")
    _not_crowded(room, guest, address)
    seat = room.table.seat_of(guest.id) if guest else None
    chat = house.chat.of(f"{room.table.id} {guest.id if guest else ''}")
    connection = Connection(cable, guest, address, seat, Bucket(house.settings.messages, house.clock), chat)
    room.join(connection, n, hash)
    return connection


def _not_crowded(room: Room, guest: Visitor | None, address: str) -> None:
    """So many sockets of one guest; those without a name are counted by their address, which many may share."""
    most = room.house.settings.sockets
    if guest and sum(each.guest_id == guest.id for each in room.audience) >= most:
        raise Conflict("crowded", "you have this table open too often")
    unnamed = (each for each in room.audience.at(None) if each.guest is None)
    if guest is None and sum(each.address == address for each in unnamed) >= most * CROWD:
        raise Conflict("crowded", "too many without a name watch this table from your address; say your name first")


async def _talk(socket: Socket, room: Room, connection: Connection) -> None:
    """Until the client leaves, or we have said goodbye."""
    pinging = asyncio.create_task(_ping(room, connection))
    try:
        connection.cable.listen(Listener(room, connection), connection.over.set)
        await connection.over.wait()
    finally:
        pinging.cancel()
        room.part(connection)
    if connection.bye:
        await _close(socket, connection.cable, connection.bye)


async def _close(socket: Socket, cable: Cable, bye: Bye) -> None:
    """Once the client has taken what came before; one that takes nothing is cut off."""
    lobby_of(socket).house.metrics.dropped.labels(bye.reason).inc()
    try:
        async with asyncio.timeout(LEAVING):
            await socket.close(CODES.get(bye.reason, 1000), bye.reason)
    except TimeoutError:
        cable.cut()


async def _ping(room: Room, connection: Connection) -> None:
    """Measure how long a message takes there and back, by the server's clock."""
    number = 0
    while not connection.bye:
        number += 1
        connection.pinged = number, room.house.clock.now()
        connection.tell(Ping(number))
        await asyncio.sleep(PINGING)
