"""A bot's move at a game we hold: it gets its seat's view and games that it could equally be in, never the game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from startable.engine import Choice, Game, Seat, imagine, view

if TYPE_CHECKING:
    from startable.bots import Bot

__all__ = ["NotOffered", "choose"]


class NotOffered(RuntimeError):
    """A bot chose what it was not offered; the message says which bot and what."""


def choose(game: Game, seat: Seat, bot: Bot, dice: Random) -> Choice:
    """What the bot chooses; where there is nothing to choose it is not asked."""
    ask = game.asks[seat]
    choices = ask.choices(game)
    if len(choices) == 1:
        return choices[0]
    choice = bot.choose(view(game, seat), ask, choices, lambda seed: imagine(game, seat, seed), dice)
    if choice not in choices:
        raise NotOffered(f"{bot.name} on seat {seat} chose {choice}, which was not offered")
    return choice
