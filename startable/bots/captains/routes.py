"""Where to fly: what the rest of the round can bring from each place."""

from __future__ import annotations

from startable.bots.captains.horizon import Horizon
from startable.bots.captains.sorties import Ready
from startable.games.captains.table import COMMANDER, RED

__all__ = ["Routes"]

FLIGHT = 2  # moves from the bridge


class Routes:
    """Plans for the crew that is left for flights and missions."""

    def __init__(self, horizon: Horizon, price: float, ready: Ready, flights: int) -> None:
        self.horizon = horizon
        self.price = price  # of a pilot
        self.place = horizon.me.place
        self.sure = horizon.outlook.weights.sure
        self.crews = crews(ready, flights)
        self.known: dict[tuple[int, int, int], float] = {}

    def value(self, place: int, moves: int = 0, flights: int = 0) -> float:
        """What can come of being there with so many moves left, after so many flights of the plan."""
        key = (place, moves, flights)
        if key not in self.known:
            worth = self.landed(place, flights)
            if moves:
                ways = self.horizon.ways[place]
                worth = max(worth, *[self.value(there, moves - 1, flights) - shots for there, shots in ways])
            self.known[key] = worth
        return self.known[key]

    def landed(self, place: int, flights: int) -> float:
        """A mission, another flight, or to wait for the next round; only the first stop at a station counts."""
        horizon = self.horizon
        worth = max(self.sure**flights * horizon.mission(place, self.crews[flights]), horizon.drift[place])
        if flights + 1 < len(self.crews):
            worth = max(worth, self.value(place, FLIGHT, flights + 1) - self.price)
        return worth if flights else max(worth + horizon.docked[place], horizon.lure[place])

    def stay(self) -> float:
        return self.value(self.place)

    def rest(self) -> float:
        """What is left of a place for whoever passes there."""
        return self.horizon.docked[self.place] + self.horizon.drift[self.place]

    def move(self, place: int, left: int) -> float:
        """The next of so many moves, by the road to that place."""
        return self.value(place, left - 1) - dict(self.horizon.ways[self.place])[place]

    def leap(self) -> float:
        """To the best place of all."""
        return max(self.value(place) for place in range(len(self.horizon.ways)))


def crews(ready: Ready, flights: int) -> list[Ready]:
    """Who is left after no flight, after one, and so on; ensigns fly before commanders."""
    found = [ready]
    for pilot in (RED, RED, RED + COMMANDER):
        left = found[-1]
        if left[pilot] and len(found) <= flights:
            found.append((*left[:pilot], left[pilot] - 1, *left[pilot + 1 :]))
    return found
