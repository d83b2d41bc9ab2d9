"""What the rooms of a ship bring, and so what its crew is worth."""

from __future__ import annotations

from functools import cached_property

from startable.bots.captains.fitting import Fitting
from startable.bots.captains.outlook import Outlook
from startable.games.captains import printed
from startable.games.captains.content import ABILITY, GREY
from startable.games.captains.printed import Effect, Effects
from startable.games.captains.table import ANDROID, CADET, COMMANDER, FIGURES, is_commander
from startable.games.captains.technology import SHIP_ROOMS

__all__ = ["Rooms"]


class Rooms:
    """The rooms of one captain, at the place where the ship is."""

    def __init__(self, outlook: Outlook, fitting: Fitting) -> None:
        self.outlook, self.fitting = outlook, fitting
        self.me, self.content = outlook.me, outlook.content

    @cached_property
    def colours(self) -> dict[int, int]:
        """Every room with its colour."""
        ship = {room: colour for room, (colour, _) in enumerate(self.content.ship_rooms)}
        cards = {SHIP_ROOMS + slot: self.content.colours[card] for slot, card in enumerate(self.me.slots) if card >= 0}
        return ship | {room: colour for room, colour in cards.items() if colour != ABILITY}

    def effects(self, room: int) -> Effects:
        if room < SHIP_ROOMS:
            return self.content.ship_rooms[room][1]
        return self.content.effects[self.me.slots[room - SHIP_ROOMS]]

    @cached_property
    def worth(self) -> dict[int, float]:
        """Each room's worth, wherever one may want to fly to."""
        return {
            room: self.times(room) * sum(self.here(effect) for effect in self.effects(room)) for room in self.colours
        }

    def times(self, room: int) -> int:
        """A hidden artifact doubles a room, unless it is used up."""
        used_up = room >= SHIP_ROOMS and self.content.single_use[self.me.slots[room - SHIP_ROOMS]]
        return 2 if room in self.me.stash and not used_up else 1

    def here(self, effect: Effect) -> float:
        """What an effect is worth at this place."""
        match effect:
            case printed.Fight(n):
                return self.fights(n)
            case printed.Research():
                return self.fitting.best(self.outlook.sight.workshop.central, self.racks)
            case printed.Recycle():
                return self.fitting.best(self.outlook.sight.workshop.central, True)
            case printed.Special():
                return self.copied
        return self.outlook.effect(effect)

    @cached_property
    def racks(self) -> bool:
        return self.outlook.power("research") is not None

    @cached_property
    def copied(self) -> float:
        """The best room technology of all captains."""
        cards = {card for ship in self.outlook.sight.captains for card in ship.slots if card >= 0}
        worths = (
            self.outlook.worth(self.content.effects[card]) for card in cards if self.content.colours[card] != ABILITY
        )
        return max(worths, default=0.0)

    # Fights

    def fights(self, n: int) -> float:
        """The best pirates around, one damage each."""
        roads = self.outlook.sight.sky.roads
        around = self.content.charts[self.outlook.sight.side].roads[self.me.place]
        worths = sorted((self.fight(roads[road]) for road in around if roads[road] >= 0), reverse=True)
        return sum(worth for worth in worths[:n] if worth > 0)

    def fight(self, kind: int) -> float:
        outlook = self.outlook
        camera = outlook.power("pirate_defeated")
        loot = outlook.worth(self.content.pirate_rewards[kind]) + (outlook.worth(camera.then) if camera else 0.0)
        return outlook.weights.rest * (outlook.pirate + loot - outlook.hit)

    # The crew

    @cached_property
    def prices(self) -> tuple[float, ...]:
        """What it costs to send each figure: a part of what it could do in the best room for it."""
        return tuple(self.price(figure) for figure in range(FIGURES))

    def price(self, figure: int) -> float:
        share = self.outlook.weights.share
        if figure == ANDROID:
            return self.outlook.android - share * self.outlook.weights.android * (self.outlook.later == 0)
        best = self.best(figure)
        return share * (best + self.second(figure, best) if is_commander(figure) else best)

    def best(self, figure: int) -> float:
        """The best room that this figure may enter."""
        entered = (GREY,) if figure == CADET else (GREY, figure % COMMANDER)
        return max(0.0, *(self.worth[room] for room, colour in self.colours.items() if colour in entered))

    def second(self, commander: int, again: float) -> float:
        """A commander's second task: the same once more, or a subordinate."""
        return max(again, self.recall(commander))

    def recall(self, commander: int) -> float:
        found = [figure for figure in self.me.queue if figure in (CADET, commander - COMMANDER)]
        return max((self.recalled(figure) for figure in found), default=0.0)

    def recalled(self, figure: int) -> float:
        return self.outlook.weights.recall * (0.6 + 0.4 * self.outlook.figure(figure))
