"""A process for what takes long: bots think here, and replays are checked and told.

All it ever gets of a running game is an imagined one: the true one never leaves the server. Wishes come on standard
input and answers go to standard output, one JSON object per line.
"""

from __future__ import annotations

import os
import sys
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from startable import bots
from startable.engine import BadRecord, Choice, Game, Illegal, Result, Seat, imagine, restore, result, view, why_not
from startable.games import find, sets
from startable.server.record import replayed, story
from startable.server.wire_replays import Story

__all__ = ["READY", "Answer", "Check", "Learn", "Tell", "Think", "Wish"]


READY = b"ready\n"  # the first line of every worker


class Think(Struct, frozen=True, kw_only=True, tag=True):
    """Choose for this seat."""

    game: str  # where its rules are
    bot: str
    seconds: float
    seat: Seat
    seed: str
    imagined: msgspec.Raw  # a snapshot of a game that the seat could be in


class Check(Struct, frozen=True, kw_only=True, tag=True):
    """Play a replay file again; the answer is how it ended."""

    game: str
    seconds: float
    file: msgspec.Raw


class Tell(Struct, frozen=True, kw_only=True, tag=True):
    """Tell a replay file as it looked from a seat."""

    game: str
    seconds: float
    file: msgspec.Raw
    seat: Seat | None


class Learn(Struct, frozen=True, kw_only=True, tag=True):
    """Load a game and a bot before anyone's time counts."""

    game: str
    bot: str | None


Wish = Think | Check | Tell


class Answer(Struct, frozen=True):
    """What was wished for, or what went wrong: with the wish, or here."""

    value: Choice | Story | Result | None = None
    wrong: str = ""
    error: str = ""


def think(wish: Think) -> Choice:
    """Let the bot choose."""
    rules = find(wish.game)
    game = restore(bytes(wish.imagined), rules)

    def imagined(seed: int | str) -> Game:
        return imagine(game, wish.seat, seed)

    ask: Any = game.asks[wish.seat]
    bot = bots.find(rules.name, wish.bot)(wish.seconds)
    choice = bot.choose(view(game, wish.seat), ask, ask.choices(game), imagined, Random(wish.seed))
    if refusal := why_not(game, wish.seat, choice):
        raise Illegal(refusal, f"{choice} was not offered")
    return choice


def learn(wish: Learn) -> None:
    rules = find(wish.game)
    if wish.bot is not None:
        bots.find(rules.name, wish.bot)


def serve(wish: Wish | Learn) -> Choice | Story | Result | None:
    match wish:
        case Learn():
            learn(wish)
            return None
        case Think():
            return think(wish)
        case Check():
            return result(replayed(bytes(wish.file), find(wish.game))[1].game)
        case Tell():
            return story(bytes(wish.file), find(wish.game), wish.seat)


def answer(line: bytes) -> bytes:
    try:
        reply = Answer(serve(msgspec.json.decode(line, type=Wish | Learn)))
    except BadRecord as error:
        reply = Answer(wrong=str(error))
    except Exception as error:  # whatever a bot does wrong is told, and the next wish is served
        reply = Answer(error=f"{type(error).__name__}: {error}")
    return msgspec.json.encode(reply)


def main() -> None:
    """Serve until standard input ends. What bots print goes to standard error."""
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    sets.inherit()
    replies.write(READY)
    for line in sys.stdin.buffer:
        replies.write(answer(line) + b"\n")


if __name__ == "__main__":
    main()
