"""Faction events, and the rooms, passengers and stations that have a power of their own."""

from __future__ import annotations

from startable.engine import Choice, Seat
from startable.games.captains import choices as said
from tests.games.captains.referee.asking import STOP, Play
from tests.games.captains.referee.effects import Effects
from tests.games.captains.referee.printed import CARDS, EVENTS, POWERS, SOLO_EVENTS, TRACK_KEYS, is_room
from tests.games.captains.referee.table import COMMANDER, NONE

__all__ = ["Happenings"]

EVENTS_PER_GAME = 2


class Happenings(Effects):
    def special(self, seat: Seat, key: str) -> Play:
        self.done[f"power {key}"] += 1
        match key:
            case "holodeck":
                yield from self.holodeck(seat)
            case "solo_laggard":
                yield from self.laggard(seat)
            case "solo_audit":
                yield from self.audit(seat)

    def holodeck(self, seat: Seat) -> Play:
        """As if the copied effect were printed here: a single use discards the Holodeck."""
        found = [
            said.Copy(other, slot)
            for other, ship in enumerate(self.ships)
            for slot, card in enumerate(ship.slots)
            if card >= 0 and is_room(card) and CARDS[card]["key"] != "holodeck"
        ]
        chosen = yield from self.ask_if(seat, [STOP, *found])
        if isinstance(chosen, said.Copy):
            copied = CARDS[self.ships[chosen.captain].slots[chosen.slot]]
            if copied["single_use"]:
                keys = [CARDS[card]["key"] if card >= 0 else "" for card in self.ships[seat].slots]
                self.scrap(seat, keys.index("holodeck"))
            yield from self.apply(seat, copied["effects"])

    def laggard(self, seat: Seat) -> Play:
        tracks = self.ships[seat].tracks
        last = [said.Advance(track, 1) for track, total in enumerate(tracks) if total == min(tracks)]
        chosen = yield from self.ask(seat, [STOP, *last])
        if isinstance(chosen, said.Advance):
            yield from self.march(seat, chosen.track, 1)

    def audit(self, seat: Seat) -> Play:
        options = [said.Pick(0), said.Pick(1)] if self.ships[seat].purse() else [said.Pick(1)]
        chosen = yield from self.ask_if(seat, options)
        yield from self.pay(seat, 1) if chosen == said.Pick(0) else self.suffer(seat, 1)

    # Events

    def reach_event(self, seat: Seat, track: int) -> Play:
        """The card leaves its track; with the second event of the game the third card does, too."""
        number, self.events[track] = self.events[track], NONE
        card = (EVENTS if self.passenger == NONE else SOLO_EVENTS)[number]
        self.done[f"event {card['key']}"] += 1
        self.resolved += 1
        if self.resolved == EVENTS_PER_GAME:
            if self.events[TRACK_KEYS.index("zinca")] != NONE:
                self.boxed, self.lying = self.boxed + self.lying, []
            self.events = [NONE] * len(TRACK_KEYS)
        yield from self.apply(seat, card["first_active"])
        if card["timing"] == "ongoing":
            self.standing.append(card["special"])
        yield from self.happen(seat, card["special"])
        for other in self.clockwise(seat):
            yield from self.apply(other, card["each"])

    def happen(self, seat: Seat, key: str) -> Play:
        everyone = self.clockwise(seat)
        match key:
            case "event_explosive_crisis":
                for ship in self.ships:
                    ship.crate = not ship.passed
            case "event_inspection":
                least = min(ship.all_damage() for ship in self.ships)
                sound = [other for other in everyone if self.ships[other].all_damage() == least]
                for other in everyone:
                    yield from self.effect(other, {"op": "medal", "n": 2} if other in sound else {"op": "repair"})
            case "event_open_season":
                self.crowd(0)
                for other in everyone:
                    yield from self.fight(other, 1)
            case "solo_house_call":
                self.crowd(self.companion)
                yield from self.apply(seat, [{"op": "pirate"}, {"op": "medal"}])
            case "event_open_archive" | "solo_private_viewing":
                for other in everyone:
                    yield from self.browse(other, with_board=key == "event_open_archive")
                self.discard += self.lying
                self.lying = []
            case "event_crowdsourcing" | "event_field_promotions" | "event_honesty_summit" | "event_amnesty":
                for other in everyone:
                    yield from self.respond(other, key)

    def browse(self, seat: Seat, with_board: bool) -> Play:
        """A technology lying on the event, or on the central board where the event says so."""
        board = self.central if with_board else []
        chosen = yield from self.choose_card(seat, [*board, *self.lying], recycle=True)
        if isinstance(chosen, said.Install):
            space = chosen.space
            if space < len(board):
                card, board[space] = board[space], NONE
            else:
                card = self.lying.pop(space - len(board))
            yield from self.put(seat, card, chosen.slot)

    def respond(self, seat: Seat, key: str) -> Play:
        match key:
            case "event_crowdsourcing":
                yield from self.hide(seat)
            case "event_field_promotions":
                yield from self.promote_in_the_field(seat, POWERS[key]["promotion_cost"])
            case "event_honesty_summit":
                yield from self.retreat(seat)
            case "event_amnesty":
                yield from self.pardon(seat)

    def hide(self, seat: Seat) -> Play:
        ship = self.ships[seat]
        for _ in range(2):
            if +self.artifacts or +self.artifact_discard:
                chosen = yield from self.ask(seat, map(said.Hide, ship.rooms()))
                assert isinstance(chosen, said.Hide)
                ship.hidden.append((chosen.room, self.draw_artifact()))

    def promote_in_the_field(self, seat: Seat, cost: int) -> Play:
        ship = self.ships[seat]
        options: list[Choice] = [STOP]
        if ship.rings and ship.purse() >= cost:
            options += [said.Promote(figure) for figure in {*ship.ready} if figure < COMMANDER]
            options += [said.PromoteInQueue(at) for at, figure in enumerate(ship.queue) if figure < COMMANDER]
        chosen = yield from self.ask_if(seat, options)
        if chosen == STOP:
            return
        if isinstance(chosen, said.Promote):
            ship.ready[ship.ready.index(chosen.colour)] += COMMANDER
        elif isinstance(chosen, said.PromoteInQueue):
            ship.queue[chosen.position] += COMMANDER
        ship.rings -= 1
        yield from self.pay(seat, cost)

    def retreat(self, seat: Seat) -> Play:
        ship = self.ships[seat]
        into_lap = [total % len(spaces) for total, spaces in zip(ship.tracks, self.spaces, strict=True)]
        back = [said.Retreat(track, n) for track, most in enumerate(into_lap) for n in range(1, min(3, most) + 1)]
        chosen = yield from self.ask_if(seat, [STOP, *back])
        if isinstance(chosen, said.Retreat):
            ship.tracks[chosen.track] -= chosen.spaces
            ship.medals += chosen.spaces

    def pardon(self, seat: Seat) -> Play:
        ship = self.ships[seat]
        roads = [said.Pardon(road) for road, pirate in enumerate(self.roads) if pirate != NONE]
        chosen = yield from self.ask(seat, [said.Pick(1), *roads])
        if isinstance(chosen, said.Pardon):
            ship.pirates.append(self.roads[chosen.road])
            self.roads[chosen.road] = NONE
            yield from self.fit(seat)
        else:
            ship.medals += 1

    def at_station(self, seat: Seat) -> Play:
        """Events that stay in force come before the station's tile."""
        ship = self.ships[seat]
        for key in list(self.standing):
            if key == "event_order_12" and key not in ship.used:
                ship.used.add(key)
                self.done[f"power {key}"] += 1
                yield from self.apply(seat, POWERS[key]["then"])
            if key == "event_explosive_crisis" and ship.crate:
                ship.crate = False
                self.done[f"power {key}"] += 1
                yield from self.apply(seat, POWERS[key]["then"])
