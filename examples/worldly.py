"""Part of the broken samples: rules that look at the clock on the wall."""

from __future__ import annotations

import time

from examples.salvage import Salvage, Setting
from examples.salvage import setup as punctual
from startable.engine import Chance


def setup(chance: Chance, seats: int, options: Setting) -> Salvage:
    """On a leap second the captains get a coin more."""
    game = punctual(chance, seats, options)
    for captain in game.captains:
        captain.coins += time.gmtime().tm_sec == 60
    return game
