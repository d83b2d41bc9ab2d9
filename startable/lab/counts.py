"""What else can be counted at the end of a game, beside points: read from what everybody sees."""

from __future__ import annotations

from collections.abc import Callable

from startable.engine import Points, View
from startable.games.trucker.edition import EDITIONS
from startable.games.trucker.ship import Hull, hull
from startable.games.trucker.view import Ship, Sight

__all__ = ["counts"]


def counts(game: str, end: View) -> tuple[Points, ...]:
    """The figures of a game, by seat; none where nobody has thought of any."""
    return COUNTED[game](end) if game in COUNTED else ()


def flown(end: View) -> tuple[Points, ...]:
    """Of the last flight: components built, lost ones included; who arrived; on which day; connectors left open."""
    assert isinstance(end, Sight)
    hulls = [_hull(end, ship) for ship in end.truckers]
    built = tuple(len(hull.squares) + len(ship.lost) for hull, ship in zip(hulls, end.truckers, strict=True))
    return (
        Points("components", built),
        Points("arrived", tuple(int(ship.flying) for ship in end.truckers)),
        Points("days", tuple(ship.place for ship in end.truckers)),
        Points("open connectors", tuple(hull.exposed for hull in hulls)),
    )


def _hull(end: Sight, ship: Ship) -> Hull:
    return hull(EDITIONS[end.setting.edition].board(end.level, end.bridges), ship.cells)


COUNTED: dict[str, Callable[[View], tuple[Points, ...]]] = {"trucker": flown}
