"""Loading: the dearest cubes first, red ones into special holds, cheap ones out for dear ones."""

from __future__ import annotations

from collections.abc import Sequence

from startable.bots.trucker.voyage import Voyage
from startable.engine import Choice
from startable.games.trucker.cards import RED
from startable.games.trucker.choices import Ready, Stow, Unload
from startable.games.trucker.table import FREIGHT

__all__ = ["load"]


def load(voyage: Voyage, choices: Sequence[Choice]) -> Choice:
    """Every step makes the cargo dearer, so that there is an end."""
    stows = [choice for choice in choices if isinstance(choice, Stow)]
    unloads = [choice for choice in choices if isinstance(choice, Unload)]
    special, dock = voyage.hull.special, voyage.me.dock
    if dock[RED] and not any(stow.colour == RED for stow in stows):
        # a red cube waits and every special hold is full: whatever is cheapest there makes room
        cheaper = [unload for unload in unloads if unload.square in special and unload.colour != RED]
        if cheaper:
            return max(cheaper, key=lambda unload: (unload.colour, unload.square))
    if stows:
        return min(stows, key=lambda stow: _place(voyage, stow))
    waiting = [colour for colour in range(1, 4) if dock[colour]]
    worse = [unload for unload in unloads if waiting and unload.colour > waiting[0]]
    return max(worse, key=lambda unload: (unload.colour, unload.square)) if worse else Ready()


def _place(voyage: Voyage, stow: Stow) -> tuple[int, bool, bool, int]:
    """The dearest first, red ones where only they may go; a freight hauler gives every hold something."""
    aside = (stow.square in voyage.hull.special) != (stow.colour == RED)
    spread = any(aim.title == FREIGHT for aim in voyage.aims) and voyage.me.aboard[stow.square] > 0
    return stow.colour, spread, aside, stow.square
