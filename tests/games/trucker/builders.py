"""Random players with some sense: they build before they finish, and fly before they give up."""

from __future__ import annotations

import random

from startable.engine import CLOCK, Choice, Seat
from startable.games.trucker.choices import Finish, GiveUp, Ready, Report, Take, TakeHit, Unload, Weld
from startable.games.trucker.table import Trucking

RARE = Finish | GiveUp | Ready | Report | TakeHit | Unload


def anyone(game: Trucking, rng: random.Random) -> Seat:
    """Somebody who is asked; the clock seldom."""
    people = [seat for seat in sorted(game.asks) if seat != CLOCK]
    return rng.choice(people if people and rng.random() < 0.99 else sorted(game.asks))


def sensible(game: Trucking, seat: Seat, rng: random.Random) -> Choice:
    """A random choice that keeps the game interesting."""
    choices = list(game.asks[seat].choices(game))
    welds = [choice for choice in choices if isinstance(choice, Weld)]
    if welds and rng.random() < 0.8:
        return rng.choice(welds)
    seldom = [choice for choice in choices if isinstance(choice, RARE)]
    taken = [choice for choice in choices if isinstance(choice, Take)]
    common = [choice for choice in choices if not isinstance(choice, RARE | Take)]
    if seldom and (rng.random() < 0.02 or not (common or taken)):
        return rng.choice(seldom)
    return rng.choice(taken if taken and (rng.random() < 0.3 or not common) else common)
