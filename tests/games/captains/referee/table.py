"""The table as a player would describe it, the same for the rules' game and for the referee's, so that both compare."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

import pytest

from startable.engine import Chance
from startable.games.captains import hold, pirates
from startable.games.captains.table import BROKEN as BROKEN
from startable.games.captains.table import FREE as FREE
from startable.games.captains.table import Captain, Captains
from tests.games.captains.referee.printed import (
    BOARDS,
    CARDS,
    FIRST_OMEGA,
    MAPS,
    OPPOSITE,
    PIRATES,
    POWERS,
    ROOMS,
    SHIP,
    TRACKS,
    Printed,
    is_room,
    power_of,
)

COMMANDER, CADET, ANDROID = 3, 6, 7  # a commander is 3 + the colour
PIRATE, MEDAL = 3, 4  # as tokens; artifacts are 0 to 2
NONE = -1
FIRST_TECHNOLOGY_ROOM = len(ROOMS)


def _roads(side: Printed) -> list[dict[int, int]]:
    places = [location["key"] for location in side["locations"]]
    ends = [(places.index(road["a"]), places.index(road["b"])) for road in side["routes"]]
    return [
        {road: sum(both) - place for road, both in enumerate(ends) if place in both} for place in range(len(places))
    ]


ROADS = {side["face"]: _roads(side) for side in MAPS}


class Difference(AssertionError):
    """The table did not do what the book says."""


class Fate:
    """What chance brought, in order: tokens drawn and piles shuffled. The referee hears it and must use all of it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.drawn: dict[str, list[int]] = defaultdict(list)
        self.shuffled: dict[str, list[list[int]]] = defaultdict(list)
        draws, shuffles = hold.draw, Chance.shuffle

        def draw(game: Captains, pile: list[int], purpose: str) -> int:
            kind = draws(game, pile, purpose)
            self.drawn[purpose] += [kind] if kind >= 0 else []
            return kind

        def shuffle(chance: Chance, items: list[int], purpose: str) -> None:
            shuffles(chance, items, purpose)
            self.shuffled[purpose].append(list(items))

        monkeypatch.setattr(hold, "draw", draw)
        monkeypatch.setattr(pirates, "draw", draw)
        monkeypatch.setattr(Chance, "shuffle", shuffle)

    def anew(self) -> Fate:
        """For another game: what setting it up brought does not count."""
        self.drawn.clear()
        self.shuffled.clear()
        return self

    def unheard(self) -> list[object]:
        return [*filter(None, self.drawn.values()), *filter(None, self.shuffled.values())]


class Ship:
    """A captain's boards and all that is on them."""

    def __init__(self, captain: Captain) -> None:
        self.place = captain.place
        self.ready = [figure for figure, number in enumerate(captain.ready) for _ in range(number)]
        self.queue = list(captain.queue)
        self.away: list[int] = [*captain.crew, *([captain.duty] if captain.duty >= 0 else [])]
        self.rings, self.medals, self.damage = captain.rings, captain.medals, captain.damage
        self.artifacts = [kind for kind, number in enumerate(captain.artifacts) for _ in range(number)]
        self.pirates = list(captain.pirates)
        self.slots = list(captain.slots)
        self.tracks = list(captain.tracks)
        self.missions = list(captain.missions)
        self.hidden = list(captain.stash)
        self.used = set(captain.used)
        self.crate, self.passed, self.shielded = captain.crate, captain.passed, captain.shielded
        self.mission, self.spared, self.stood_in = NONE, False, False

    def told(self) -> tuple[object, ...]:
        return (
            *(self.place, sorted(self.ready), self.queue, sorted(self.away), self.rings, self.medals, self.damage),
            *(sorted(self.artifacts), self.pirates, self.slots, self.tracks, self.missions, sorted(self.hidden)),
            *(self.used, self.crate, self.passed, self.shielded),
        )

    def crew(self) -> list[int]:
        return [*self.ready, *self.queue, *self.away]

    def powers(self) -> list[str]:
        return [power_of(card) for card in self.slots if card >= 0 and power_of(card)]

    def rooms(self) -> dict[int, str]:
        """Every room with its colour."""
        own = {number: str(room["colour"]) for number, room in enumerate(ROOMS)}
        cards = {slot: card for slot, card in enumerate(self.slots) if card >= 0 and is_room(card)}
        return own | {FIRST_TECHNOLOGY_ROOM + slot: CARDS[card]["colour"] for slot, card in cards.items()}

    def space(self) -> int:
        """Cargo slots without damage, and those of lockers."""
        lockers = POWERS["dimensional_lockers"]["slots"] * self.powers().count("dimensional_lockers")
        return int(max(0, SHIP["cargo_slots"] - self.damage) + lockers)

    def cargo(self) -> list[int]:
        """The kinds of token aboard."""
        return [*sorted(set(self.artifacts)), *([PIRATE] if self.pirates else [])]

    def all_damage(self) -> int:
        return self.damage + self.slots.count(BROKEN)

    def purse(self) -> int:
        artifacts = len(self.artifacts) if "artifact_display" in self.powers() else 0
        return self.medals + artifacts + (len(self.pirates) if "trophy_display" in self.powers() else 0)

    def icons(self, slot: int, board: Printed) -> Printed:
        """What is to be seen on the sides of a slot."""
        card = self.slots[slot]
        icons: Printed = CARDS[card]["icons"] if card >= 0 else board["slots"][slot]["icons"]
        return icons

    def matching(self, slot: int, board: Printed) -> list[str]:
        """The icons of this slot whose neighbour shows the same, from the top of the card to its bottom."""
        here = board["slots"][slot]
        steps = {"top": (-1, 0), "left": (0, -1), "right": (0, 1), "bottom": (1, 0)}
        found = []
        for side, opposite in OPPOSITE.items():
            icon = self.icons(slot, board).get(side)
            there = (here["row"] + steps[side][0], here["column"] + steps[side][1])
            beside = [other["id"] for other in board["slots"] if (other["row"], other["column"]) == there]
            found += [icon for other in beside if icon and self.icons(other, board).get(opposite) == icon]
        return found


class Table:
    def __init__(self, game: Captains) -> None:
        self.map, self.board = MAPS[game.side], BOARDS[game.board]
        self.spaces = [track["face"][face]["spaces"] for track, face in zip(TRACKS, game.faces, strict=True)]
        self.ships = [Ship(captain) for captain in game.captains]
        self.round, self.first, self.turn = game.round, game.first, game.turn
        self.open = {place: spot for place, spot in enumerate(game.spots) if 0 <= spot < 1000}  # missions
        self.tiles = {spot - 2000: place for place, spot in enumerate(game.spots) if spot >= 2000}
        self.up = {number for number in self.tiles if game.tiles_up >> number & 1}
        self.stations, self.stock = list(game.stations), list(game.stock)
        self.roads, self.holders = list(game.roads), list(game.holders)
        self.missions, self.mission_discard = list(game.missions), list(game.mission_discard)
        self.peeked = list(game.peeked)
        self.central, self.deck, self.discard = list(game.central), list(game.deck), list(game.discard)
        self.omegas, self.omega_discard = list(game.omegas), list(game.omega_discard)
        self.events, self.resolved, self.standing = list(game.events), game.resolved, list(game.standing)
        self.lying, self.boxed = list(game.lying), list(game.boxed)
        self.artifacts, self.artifact_discard = Counter(_all(game.artifacts)), Counter(_all(game.artifact_discard))
        self.pirates, self.pirate_discard = Counter(_all(game.pirates)), Counter(_all(game.pirate_discard))
        solo = game.solo
        self.passenger = solo.passenger if solo else NONE
        self.companion = solo.place if solo else NONE
        self.actions, self.laid = (list(solo.deck), list(solo.laid)) if solo else ([], [])
        self.coming = list(solo.coming) if solo else []

    def told(self) -> tuple[object, ...]:
        """Everything, to compare."""
        return (
            *(ship.told() for ship in self.ships),
            *(self.round, self.first, self.turn, self.open, self.tiles, self.up, self.stations, self.stock),
            *(self.roads, self.holders, self.missions, sorted(self.mission_discard), self.peeked, self.central),
            *(self.deck, sorted(self.discard), self.omegas, sorted(self.omega_discard), self.events, self.resolved),
            *(self.standing, self.lying, sorted(self.boxed), +self.artifacts, +self.artifact_discard),
            *(+self.pirates, +self.pirate_discard, self.companion, self.actions, self.laid, self.coming),
        )

    # The map

    def roads_at(self, place: int) -> dict[int, int]:
        """The roads that touch a location, and where each leads."""
        return ROADS[self.map["face"]][place]

    def pirate_roads(self, place: int) -> list[int]:
        return [road for road in self.roads_at(place) if self.roads[road] != NONE]

    def matching_road(self, place: int, pirate: int) -> int:
        """The road of the colour of its exhaust."""
        colour = PIRATES[pirate]["exhaust"]
        return next(road for road in self.roads_at(place) if self.map["routes"][road]["colour"] == colour)

    def clockwise(self, seat: int) -> list[int]:
        return [*range(seat, len(self.ships)), *range(seat)]

    # Piles

    def throw_away(self, card: int) -> None:
        (self.omega_discard if card >= FIRST_OMEGA else self.discard).append(card)


def _all(counts: Sequence[int]) -> list[int]:
    return [kind for kind, number in enumerate(counts) for _ in range(number)]
