"""Startable: three space board games with enforced rules, for tables in the browser and for research.

A game is plain data plus open questions. Listing what may be chosen and playing it is all there is:

>>> import startable
>>> game = startable.new("examples.salvage:SALVAGE", seats=2, seed=7)
>>> ask = game.asks[0]
>>> choice = ask.choices(game)[0]
>>> startable.why_not(game, 0, choice) is None
True
>>> events = startable.play(game, 0, choice)
>>> startable.play(game, 0, choice)
Traceback (most recent call last):
    ...
startable.engine.game.Illegal: SALVAGE-GRAB-01: seat 0 may not choose Grab(crate=0)

A seat sees its view, and bots think in games that the seat could equally be in:

>>> startable.view(game, 1) == startable.view(startable.imagine(game, 1, seed=5), 1)
True
>>> twin = game.clone()
>>> twin == game, twin is game
(True, False)

A match keeps the journal: seed and journal are the whole game.

>>> match = startable.match("examples.salvage:SALVAGE", seats=2, seed=7)
>>> events = match.play(0, choice)
>>> again = startable.load(startable.save(match), "examples.salvage:SALVAGE")
>>> again.game == match.game
True
>>> startable.result(match.game) is None  # not over yet
True
"""

from __future__ import annotations

from typing import Any

import msgspec

from startable.engine import Game, Illegal, Match, Record, Rules, imagine, play, result, save, view, why_not
from startable.engine import journal as _journal
from startable.engine import rules as _rules
from startable.games import find

__all__ = [
    "Game",
    "Illegal",
    "Match",
    "Record",
    "imagine",
    "load",
    "match",
    "new",
    "play",
    "replay",
    "result",
    "save",
    "view",
    "why_not",
]
__version__ = "0.1.0"


def new(game: str | Rules, *, seats: int, seed: int | str = 0, **options: Any) -> Game:
    """Set up a game by its name ("roll") or place ("module:NAME") and run it to its first questions."""
    return _rules.new(_found(game), seats=seats, seed=seed, **options)


def match(game: str | Rules, *, seats: int, seed: int | str = 0, **options: Any) -> Match:
    """The same, with a journal: it can be saved, replayed, and choices can be taken back."""
    return Match.new(_found(game), seats=seats, seed=seed, **options)


def load(data: bytes, game: str | Rules | None = None) -> Match:
    """A saved match, played again to where it was. A file of a listed game says itself which one it is."""
    return _journal.load(data, _found(game or _named(data)))


def replay(record: Record, game: str | Rules | None = None) -> Match:
    """Play a record again from its seed."""
    return _journal.replay(record, _found(game or record.game))


def _found(game: str | Rules) -> Rules:
    return game if isinstance(game, Rules) else find(game)


def _named(data: bytes) -> str:
    try:
        return msgspec.json.decode(data, type=_journal.Header).game
    except msgspec.DecodeError as error:
        raise _journal.BadRecord(f"not a record of a game: {error}") from None
