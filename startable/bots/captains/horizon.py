"""The map as one captain sees it: what waits at each place, in this round and in the next one."""

from __future__ import annotations

from functools import cached_property

from startable.bots.captains.outlook import Outlook
from startable.bots.captains.sorties import Ready, Sorties
from startable.games.captains.table import NO_CARD, STATION, TILE

__all__ = ["NOWHERE", "Horizon"]

SWEEPS = 4  # goals further away than so many moves are not seen
NOWHERE = -1


class Horizon:
    """Places, their missions and stations, and the roads between them."""

    def __init__(self, outlook: Outlook, sorties: Sorties, served: int) -> None:
        self.outlook, self.sorties = outlook, sorties
        self.served = served  # where the mission will be gone
        self.sky, self.me = outlook.sight.sky, outlook.me
        self.chart = outlook.content.charts[outlook.sight.side]

    @cached_property
    def ways(self) -> list[list[tuple[int, float]]]:
        """From each place: where roads lead, and what their pirates cost."""
        shots = [0.0 if kind == NO_CARD else self.outlook.hit for kind in self.sky.roads]
        return [
            [(there, shots[road]) for road, there in zip(roads, beyond, strict=True)]
            for roads, beyond in zip(self.chart.roads, self.chart.beyond, strict=True)
        ]

    # Places

    def mission(self, place: int, ready: Ready) -> float:
        """What the mission there brings to this crew, if there is one and nobody else has reserved it."""
        spot = self.sky.spots[place]
        if not 0 <= spot < STATION or place == self.served:
            return 0.0
        net = max(0.0, self.sorties.net(spot, ready))
        return net * self.outlook.weights.rival if net and self.taken(place) else net

    def taken(self, place: int) -> bool:
        """Whether someone else was there before."""
        seat = self.outlook.seat
        if self.sky.holders[place] != NO_CARD:
            return self.sky.holders[place] != seat
        return any(ship.place == place for other, ship in enumerate(self.outlook.sight.captains) if other != seat)

    @cached_property
    def docked(self) -> list[float]:
        """What each place gives when a turn ends there; only stations do."""
        return [self.station(spot - STATION) if STATION <= spot < TILE else 0.0 for spot in self.sky.spots]

    def station(self, number: int) -> float:
        outlook = self.outlook
        worth = sum(self.ordered(power) for power in outlook.sight.politics.standing)
        if self.sky.stock[number] == 0:
            docking = outlook.power("station_tile_used")
            worth += outlook.worth(outlook.content.stations[number].effects)
            worth += outlook.worth(docking.then) if docking else 0.0
        return worth

    def ordered(self, key: str) -> float:
        """What an event in force gives at stations: once per round, or for a crate."""
        power = self.outlook.content.power[key]
        due = key not in self.me.used if power.limit else self.me.crate
        return self.outlook.worth(power.then) if due else 0.0

    # The next round

    @cached_property
    def tomorrow(self) -> Ready:
        """Who will be ready in the next round, about: all but the last of the queue."""
        keeps = self.outlook.content.ship.queue_keeps
        everyone = [*self.me.queue, *(figure for figure, n in enumerate(self.me.ready) for _ in range(n))]
        ready = [0] * len(self.me.ready)
        for figure in everyone[: max(0, len(everyone) - keeps)]:
            ready[figure] += 1
        return tuple(ready)

    @cached_property
    def drift(self) -> list[float]:
        """For each place, the best mission of the next round from there."""
        worth = [0.0] * len(self.sky.spots)
        if self.outlook.later:
            share = self.outlook.weights.tomorrow
            worth = [share * self.mission(place, self.tomorrow) for place in range(len(worth))]
        return self.spread(worth)

    @cached_property
    def lure(self) -> list[float]:
        """The same with the stations that have something to give."""
        return self.spread(list(map(max, self.drift, self.docked)))

    def spread(self, worth: list[float]) -> list[float]:
        """What a goal is worth from afar."""
        step = self.outlook.weights.step
        for _ in range(SWEEPS if any(worth) else 0):
            worth = [
                max(own, *[worth[there] - step - shots for there, shots in ways])
                for own, ways in zip(worth, self.ways, strict=True)
            ]
        return worth
