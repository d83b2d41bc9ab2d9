"""Bots: they see what their seat sees, imagine the rest, and choose.

A bot is a class with a name. `choose` gets the seat's view, its open question, what may be chosen, a function that
makes games this seat could equally be in (never the true one), and its own dice. Bots for every game are listed here;
those of one game are in the module of its name, as `BOTS`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, ClassVar, Protocol

from startable.bots.levels import LEVELS
from startable.bots.random import RandomBot
from startable.bots.search import Search
from startable.engine import Ask, Choice, Game, View

__all__ = ["Bot", "Imagined", "UnknownBot", "at_level", "find", "known", "stand_in"]

Imagined = Callable[[int | str], Game]
EVERYWHERE: tuple[type[Bot], ...] = (RandomBot,)


class Bot(Protocol):
    """Someone who chooses."""

    name: ClassVar[str]
    simpler: ClassVar[str | None]  # who takes over when this one fails or is too slow

    def __init__(self, seconds: float) -> None:
        """It may think so long about each choice."""

    def choose(
        self, view: View, ask: Ask[Any], choices: Sequence[Choice], imagined: Imagined, rng: Random
    ) -> Choice: ...


class UnknownBot(ValueError):
    """There is no bot of that name for that game."""


def known(game: str) -> dict[str, type[Bot]]:
    """The bots that play this game, by name.

    >>> sorted(known("any game"))
    ['random']
    """
    home = f"{__name__}.{game}"
    own: Sequence[type[Bot]] = getattr(import_module(home), "BOTS", ()) if _is_there(home) else ()
    return {bot.name: bot for bot in (*EVERYWHERE, *own)}


def _is_there(module: str) -> bool:
    return module.rpartition(".")[2].isidentifier() and find_spec(module) is not None


def stand_in(game: str) -> str:
    """Who plays for someone who is away: the first of the game's own bots."""
    names = list(known(game))
    return names[len(EVERYWHERE)] if len(names) > len(EVERYWHERE) else names[0]


def at_level(game: str, name: str, level: str) -> str:
    """The usual bot of a game is another one at other levels; whoever asks for somebody else gets them as they are."""
    wanted = LEVELS.get(level, name)
    return wanted if name == stand_in(game) and wanted in known(game) else name


def find(game: str, name: str) -> type[Bot]:
    """The bot of that name for that game, or anybody's bot as "module:NAME".

    "search@500" searches with 500 choices in imagined games for each decision, however long that takes.
    """
    bots = known(game)
    module, _, attribute = name.partition(":")
    searcher, _, number = name.partition("@")
    if attribute:
        bots[name] = getattr(import_module(module), attribute)
    elif number.isdecimal() and issubclass(kind := bots.get(searcher, RandomBot), Search):
        bots[name] = kind.limited(int(number))
    if name not in bots:
        raise UnknownBot(f"{game} has no bot {name!r}; its bots are: {', '.join(bots)}")
    return bots[name]
