"""Reassigning: which workers Dictate and the Reassign powers of developments can move, and where."""

from __future__ import annotations

from collections.abc import Iterator

from startable.engine import Seat
from startable.games.roll.choices import Move
from startable.games.roll.dice import COLOURS, colours, count, total
from startable.games.roll.measures import rank
from startable.games.roll.powers import DictateCapacity, DictateRepeatable, Moment, Reassign
from startable.games.roll.printed import OWNER, PHASES, POWERS
from startable.games.roll.table import DICTATE, Moving, Player, Roll

COLUMNS = tuple(range(len(PHASES)))
ANY = tuple(COLOURS)


def moves(me: Player, moving: Moving) -> list[Move]:
    """Every worker it may move, and where to."""
    return [
        Move(column, colour, to)
        for column in moving.origins
        for colour in colours(me.workers[column])
        if colour in moving.colours
        for to in moving.targets
        if to != column
    ]


def narrowed(moving: Moving, move: Move) -> Moving:
    """What may still be moved once this worker has gone."""
    return Moving(
        moving.power,
        moving.least,
        moving.most,
        moving.colours,
        (move.column,) if moving.same_origin else moving.origins,
        (move.to,) if moving.together else moving.targets,
        moving.together,
        moving.same_origin,
        moving.moved + 1,
    )


def usable(game: Roll, seat: Seat) -> Iterator[int]:
    """The developments whose Reassign power is unused and could move enough workers now."""
    me = game.players[seat]
    for number in me.hooks[Moment.ASSIGN]:
        if OWNER[number] not in me.used and moves(me, _reassignment(game, seat, number)):
            yield OWNER[number]


def reassignment(game: Roll, seat: Seat, development: int) -> Moving:
    """The Reassign power of this development, about to be used."""
    hooks = game.players[seat].hooks[Moment.ASSIGN]
    return _reassignment(game, seat, next(number for number in hooks if OWNER[number] == development))


def _reassignment(game: Roll, seat: Seat, number: int) -> Moving:
    me, power = game.players[seat], POWERS[number]
    assert isinstance(power, Reassign)
    most = _most(game, seat, power)
    origins = COLUMNS if power.origin == "any" else (power.origin,)
    if power.same_origin_phase:
        origins = tuple(column for column in origins if _allowed(me.workers[column], power) >= power.min)
    return Moving(
        OWNER[number],
        power.min,
        most,
        power.allowed,
        origins if most else (),
        _targets(me, power),
        not (game.options.split_reassign and power.destinations_may_differ),
        power.same_origin_phase,
    )


def _allowed(workers: int, power: Reassign) -> int:
    return sum(count(workers, colour) for colour in power.allowed)


def _most(game: Roll, seat: Seat, power: Reassign) -> int:
    """How many workers it moves, where that depends on a rank among the players."""
    if power.condition is None:
        return power.max
    standing = rank(game, seat, power.condition.measure)
    return {"sole": power.condition.max_if_sole, "tied": power.condition.max_if_tied}.get(standing, 0)


def _targets(me: Player, power: Reassign) -> tuple[int, ...]:
    if power.to == "any":
        return COLUMNS
    return (me.selected,) if power.to == "selected" else power.to


def may_dictate(me: Player) -> bool:
    """Once per round, unless a power says otherwise, and with one worker to spend and another to move."""
    again = any(isinstance(power, DictateRepeatable) for power in me.powers(Moment.DICTATE))
    return (again or DICTATE not in me.used) and total(sum(me.workers)) >= 2


def dictation(game: Roll, me: Player) -> Moving:
    """Dictate, about to move a worker, or several where a power says so."""
    larger = [power for power in me.powers(Moment.DICTATE) if isinstance(power, DictateCapacity)]
    most = max((power.max for power in larger), default=1)
    together = not (game.options.split_reassign and any(power.destinations_may_differ for power in larger))
    return Moving(DICTATE, 1, most, ANY, COLUMNS, COLUMNS, together, False)
