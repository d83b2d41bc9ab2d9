"""Content sets of a host's own, each known by the name of its directory.

They are told to every process that this one starts through the environment; such a process imports
`startable.games.inherited` to offer the same.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from startable.games.captains import content
from startable.games.captains.content import BadContent

__all__ = ["PLACES", "inherit", "offer"]

PLACES = "STARTABLE_CONTENT"


def offer(directories: Sequence[Path]) -> tuple[str, ...]:
    """Make these sets playable, here and in processes started from now on; the names by which tables choose them."""
    places = [directory.resolve() for directory in directories]
    for place in places:
        _offer(place)
    if places:
        os.environ[PLACES] = os.pathsep.join(map(str, places))
    return tuple(place.name for place in places)


def inherit() -> None:
    """Offer what the process offers that started this one."""
    for place in filter(None, os.environ.get(PLACES, "").split(os.pathsep)):
        _offer(Path(place))


def _offer(place: Path) -> None:
    try:
        content.offer(place.name, place)
    except BadContent as error:
        raise BadContent(f"the content set in {place} cannot be played:\n{error}") from None
