"""The games, one folder each, and the explicit list of them."""

from __future__ import annotations

from importlib import import_module

from startable.engine import BadOptions, Rules

__all__ = ["GAMES", "find"]

GAMES: dict[str, str] = {  # name: where its Rules are
    "captains": "startable.games.captains:CAPTAINS",
    "roll": "startable.games.roll:ROLL",
    "trucker": "startable.games.trucker:TRUCKER",
}


def find(name: str) -> Rules:
    """The rules of a game by its name, or of anybody's game as "module:NAME"."""
    where = GAMES.get(name, name)
    module, _, attribute = where.partition(":")
    if not attribute:
        raise BadOptions(f"there is no game {name!r}; the games are: {', '.join(GAMES)} (or module:NAME for your own)")
    try:
        rules = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BadOptions(f"cannot find the game {name!r}: {error}") from None
    if not isinstance(rules, Rules):
        raise BadOptions(f"{name!r} is not a game: it is a {type(rules).__name__}, not a Rules")
    return rules
