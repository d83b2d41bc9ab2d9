"""How much time there is to build, in components, whatever the pace."""

from __future__ import annotations

from startable.games.trucker.building import BEATS, COSTS, SAND
from startable.games.trucker.view import Ship, Sight

__all__ = ["ENOUGH", "components_in_time"]

ENOUGH = 999.0  # without an hourglass
PER_COMPONENT = COSTS["TakeHidden"] + COSTS["Weld"]


def components_in_time(sight: Sight, me: Ship) -> float:
    """How many components can be taken and settled even if the hourglass is always turned at once."""
    glass = sight.glass
    if not glass.runs:
        return ENOUGH
    later = glass.runs - glass.run
    match sight.setting.pace:
        case "relaxed":
            return later * BEATS + max(0, glass.until - glass.beat) * glass.running
        case "simulated":
            return (later * SAND + max(0, glass.until - me.ready_at) * glass.running) / PER_COMPONENT
    return (later + 0.5 * glass.running) * SAND / PER_COMPONENT  # live: only the server sees the sand
