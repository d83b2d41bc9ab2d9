"""The map as the rules use it: locations and roads by number, and who is next to whom."""

from __future__ import annotations

from msgspec import Struct

from startable.games.captains.boards import Map

__all__ = ["HOME", "Chart", "chart"]

HOME = 0  # the home station comes first; all other locations are planets


class Chart(Struct, frozen=True):
    """One side of the main board."""

    places: tuple[str, ...]  # keys
    ends: tuple[tuple[int, int], ...]  # of each road
    colours: tuple[int, ...]  # of each road: the exhaust colour that it belongs to
    skulls: tuple[int, ...]  # the roads where a pirate waits from the start
    roads: tuple[tuple[int, ...], ...]  # at each location, the road of each colour (-1: none)
    beyond: tuple[tuple[int, ...], ...]  # at each location, where the road of each colour leads

    def road_to(self, place: int, target: int) -> int:
        """The road between two neighbours, or -1."""
        for road, other in zip(self.roads[place], self.beyond[place], strict=True):
            if other == target:
                return road
        return -1


def chart(side: Map, colours: tuple[str, ...]) -> Chart:
    places = tuple(location.key for location in side.locations)
    ends = tuple((places.index(route.a), places.index(route.b)) for route in side.routes)
    road_colours = tuple(colours.index(route.colour) for route in side.routes)
    roads = tuple(
        tuple(_road(place, colour, ends, road_colours) for colour in range(len(colours)))
        for place in range(len(places))
    )
    beyond = tuple(tuple(sum(ends[road]) - place if road >= 0 else -1 for road in at) for place, at in enumerate(roads))
    skulls = tuple(road for road, route in enumerate(side.routes) if route.skull)
    return Chart(places, ends, road_colours, skulls, roads, beyond)


def _road(place: int, colour: int, ends: tuple[tuple[int, int], ...], colours: tuple[int, ...]) -> int:
    return next((road for road, both in enumerate(ends) if place in both and colours[road] == colour), -1)
