"""What happens when a message arrives from a browser. Everything here runs in the room's queue."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from startable.engine import Illegal, Refusal, Seat, why_not
from startable.server import timing
from startable.server.connection import Connection
from startable.server.problems import Conflict, Trouble
from startable.server.refusals import Halted, Late, NothingProposed, Watching
from startable.server.wire import (
    Agree,
    Back,
    Because,
    Choose,
    Pong,
    Proposal,
    Propose,
    Say,
    Sync,
    Undo,
    Up,
    Why,
)

if TYPE_CHECKING:
    from startable.server.course import Course
    from startable.server.room import Room

__all__ = ["DECODER", "hear"]

DECODER: msgspec.json.Decoder[Up] = msgspec.json.Decoder(Up)


async def hear(room: Room, connection: Connection, message: Up) -> None:
    """Do what a client asks for; Illegal or Trouble says why not."""
    match message:
        case Choose(number, choice):
            await _choose(room, _seat(room, connection), number, choice)
        case Undo(number):
            await _undo(room, _seat(room, connection), number)
        case Why(id, choice):
            connection.tell(Because(id, _why_not(room, connection, choice)))
        case Sync(n, hash):
            room.audience.sync(connection, n, hash)
        case Say(text):
            await _say(room, connection, text)
        case Propose():
            await _propose(room, _seat(room, connection), message)
        case Agree(number, yes):
            await _agree(room, _seat(room, connection), number, yes)
        case Back():
            await room.autopilot.give_back(_seat(room, connection))
        case Pong(id):
            room.measured(connection, id)


def _seat(room: Room, connection: Connection) -> Seat:
    """The seat that this connection plays."""
    seat = connection.seat
    if seat is None or room.table.chairs[seat].bot is not None:
        raise Illegal(Watching())
    return seat


def _course(room: Room) -> Course:
    if room.table.state == "closed":
        raise Conflict("ended", "this table has been closed")
    if room.course is None:
        stuck = room.closed_because
        raise Conflict("not-playing", stuck.detail if stuck else "the game has not begun")
    return room.course


async def _choose(room: Room, seat: Seat, number: int, sent: msgspec.Raw) -> None:
    course = _course(room)
    choice = course.match.rules.read_choice(sent)
    if number != course.questions.numbers[seat]:
        if course.questions.doubled(seat, number, choice):
            return
        raise Illegal(Late())
    _running(room)
    if seat in room.times.away:
        await room.autopilot.give_back(seat)
    await room.play(seat, choice)


async def _undo(room: Room, seat: Seat, number: int) -> None:
    if number != _course(room).questions.numbers[seat]:
        raise Illegal(Late())
    _running(room)
    await room.undo(seat)


def _running(room: Room) -> None:
    if room.times.stopped is not None:
        raise Illegal(Halted())


def _why_not(room: Room, connection: Connection, sent: msgspec.Raw) -> Refusal | None:
    course = _course(room)
    try:
        return why_not(course.game, _seat(room, connection), course.match.rules.read_choice(bytes(sent)))
    except Illegal as error:
        return error.refusal


async def _say(room: Room, connection: Connection, text: str) -> None:
    """People at the table chat; spectators only where the table lets them."""
    if connection.guest is None or (connection.seat is None and not room.table.open_chat):
        raise Illegal(Watching())
    if not connection.chat.take():
        raise Trouble("too-much-chat", "wait a little before the next line")
    await room.say(seat=connection.seat, name=connection.guest.name, text=text)


async def _propose(room: Room, seat: Seat, wish: Propose) -> None:
    """Ask everyone; a table of one person has agreed at once."""
    course = _course(room)
    stopped = room.times.stopped is not None
    if (wish.what == "resume") != stopped or room.table.state != "playing":
        raise Illegal(NothingProposed())
    if wish.what == "rewind" and course.match.before(seat, wish.back) is None:
        raise Illegal(NothingProposed())
    room.proposals += 1
    await _consider(room, Proposal(wish.what, seat, (seat,), wish.back, room.proposals))


async def _agree(room: Room, seat: Seat, number: int, yes: bool) -> None:
    proposal = room.table.proposal
    if proposal is None or proposal.number != number:
        raise Illegal(NothingProposed())
    if not yes:
        await room.change(lambda table: table.proposed(None))
        return
    await _consider(room, replace(proposal, agreed=tuple(sorted({*proposal.agreed, seat}))))


async def _consider(room: Room, proposal: Proposal) -> None:
    agreed = set(proposal.agreed) >= set(room.table.people)
    await room.change(lambda table: table.proposed(None if agreed else proposal))
    if agreed:
        await _do(room, proposal)


async def _do(room: Room, agreed: Proposal) -> None:
    """Everyone wants it."""
    now = room.house.clock.now()
    if agreed.what == "pause":
        await room.pause(timing.paused(room.times, now))
    elif agreed.what == "resume":
        await room.pause(timing.resumed(room.times, now))
    else:
        standing = _course(room).match.before(agreed.by, agreed.back)
        if standing is None:
            raise Illegal(NothingProposed())
        await room.rewind(standing)
