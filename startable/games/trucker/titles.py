"""The pilot titles: what is printed on the tiles, how a ship scores for each, and who is best."""

from __future__ import annotations

from collections.abc import Callable

from startable.engine import Seat, Value
from startable.games.trucker.printed import Confidence, Text, read
from startable.games.trucker.table import PURPLE, Trucking

__all__ = ["TITLES", "Title", "best", "score"]


class Title(Value, frozen=True, tag=False):
    """A title tile; its number is its place in this list."""

    id: str
    name: Text
    confidence: Confidence


class _File(Value, frozen=True, tag=False):
    title: tuple[Title, ...]


TITLES = read("titles-2021.toml", _File).title


def _freight(game: Trucking, seat: Seat) -> int:
    """GT-TITLE-FREIGHT-01: holds with at least one cube."""
    aboard = game.truckers[seat].aboard
    return sum(1 for square in game.hull(seat).holds if aboard[square])


def _power(game: Trucking, seat: Seat) -> int:
    """GT-TITLE-POWER-01, 02: components that need energy, whether or not there is any."""
    return len(game.hull(seat).powered)


def _cosmopolite(game: Trucking, seat: Seat) -> int:
    """GT-TITLE-COSMO-01: how far each alien is from the nearest other cabin."""
    aboard, hull = game.truckers[seat].aboard, game.hull(seat)
    return sum(hull.to_nearest_cabin(square) for square in hull.cabins if aboard[square] >= PURPLE)


def _cruise(game: Trucking, seat: Seat) -> int:
    """GT-TITLE-CRUISE-01: occupied cabins with a view."""
    aboard = game.truckers[seat].aboard
    return sum(1 for square in game.hull(seat).with_view if aboard[square])


def _engineer(game: Trucking, seat: Seat) -> int:
    """GT-TITLE-ENGINEER-01: components on the ship."""
    return len(game.hull(seat).squares)


def _corridor(game: Trucking, seat: Seat) -> int:
    """GT-TITLE-CORRIDOR-01: the longest row of corridors."""
    return game.hull(seat).longest_corridor


SCORES: dict[str, Callable[[Trucking, Seat], int]] = {
    "freight": _freight,
    "power": _power,
    "cosmopolite": _cosmopolite,
    "cruise": _cruise,
    "engineer": _engineer,
    "corridor": _corridor,
}


def score(game: Trucking, title: int, seat: Seat) -> int:
    """What a ship scores for a title as it is now."""
    return SCORES[TITLES[title].id](game, seat)


def best(game: Trucking, title: int, finishers: list[Seat]) -> list[Seat]:
    """GT-TREK-05: the finishers with the highest score, the foremost first; nobody if all score nothing."""
    scores = {seat: score(game, title, seat) for seat in finishers}
    most = max(scores.values(), default=0)
    return [seat for seat in finishers if scores[seat] == most] if most else []
