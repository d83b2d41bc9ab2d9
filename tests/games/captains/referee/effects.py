"""What every icon does, written down from the list of effects, and the cards that change it."""

from __future__ import annotations

from startable.engine import Choice, Seat
from startable.games.captains import choices as said
from tests.games.captains.referee.asking import STOP, Asking, Play
from tests.games.captains.referee.hold import Hold
from tests.games.captains.referee.printed import CARDS, POWERS, TRACK_KEYS, Printed
from tests.games.captains.referee.table import ANDROID, CADET, FREE, NONE, Difference, Ship

__all__ = ["Effects"]


class Effects(Hold):
    def apply(self, seat: Seat, effects: list[Printed]) -> Play:
        for effect in effects:
            yield from self.effect(seat, effect)

    def effect(self, seat: Seat, effect: Printed) -> Play:
        ship, n = self.ships[seat], effect.get("n", 1)
        self.done[f"op {effect['op']}"] += 1
        match effect["op"]:
            case "move":
                yield from self.fly(seat, n)
            case "jump":
                yield from self.jump(seat)
            case "fight":
                yield from self.fight(seat, n)
            case "research" | "recycle" as op:
                recycle = op == "recycle" or "modular_racks" in ship.powers()
                yield from self.install(seat, self.central, recycle)
            case "repair":
                yield from self.repair(seat, n)
            case "damage":
                yield from self.suffer(seat, n)
            case "medal":
                ship.medals += n
            case "artifact":
                ship.artifacts += filter(lambda kind: kind != NONE, [self.draw_artifact() for _ in range(n)])
                yield from self.fit(seat)
            case "pirate":
                ship.pirates += filter(lambda kind: kind != NONE, [self.draw_pirate() for _ in range(n)])
                yield from self.fit(seat)
            case "android" | "cadet" as op:
                ship.ready += [ANDROID if op == "android" else CADET] * n
            case "ambush":
                for _ in range(n):
                    self.send_pirate(ship.place, self.draw_pirate())
            case "advance":
                for _ in range(effect["times"]):
                    yield from self.advance(seat, effect["track"], n)
            case "recall_first":
                for figure in ship.queue[:n]:
                    ship.queue.remove(figure)
                    ship.ready.append(figure)
            case "train":
                yield from self.train_freely(seat, n)
            case "discard":
                yield from self.trade(seat, effect["what"], n, effect["then"])
            case "choice":
                picked = yield from self.ask(seat, [said.Pick(0), said.Pick(1)])
                assert isinstance(picked, said.Pick)
                yield from self.apply(seat, effect["options"][picked.option])
            case "draw_technology":
                cards = [card for card in [self.draw_technology() for _ in range(n)] if card != NONE]
                yield from self.install(seat, cards, recycle=False, left=self.discard)
            case "draw_omega":
                cards = [card for card in [self.draw_omega() for _ in range(n)] if card != NONE]
                yield from self.install(seat, cards, recycle=True, left=self.omega_discard)
            case "peek_missions":
                self.peeked[seat] = max(self.peeked[seat], min(n, len(self.missions)))
            case "per_android":
                yield from self.apply(seat, effect["then"] * ship.crew().count(ANDROID))
            case "special":
                yield from self.special(seat, effect["key"])
            case other:
                raise Difference(f"the book knows no {other}")

    def special(self, seat: Seat, key: str) -> Play:
        """Rooms and passengers with a power of their own."""
        raise NotImplementedError

    def reach_event(self, seat: Seat, track: int) -> Play:
        raise NotImplementedError

    # Changing location

    def fly(self, seat: Seat, n: int) -> Play:
        ship = self.ships[seat]
        for _ in range(n):
            roads = self.roads_at(ship.place)
            chosen = yield from self.ask(seat, [STOP, *map(said.Go, roads.values()), *self.charge(ship)])
            if chosen == STOP:
                return
            if isinstance(chosen, said.Go):
                road = next(road for road, place in roads.items() if place == chosen.place)
                self.arrive(seat, chosen.place)
                if self.roads[road] != NONE:
                    yield from self.suffer(seat, 1)
            else:
                self.done["power hypercharger"] += 1
                yield from self.repair(seat, 1)

    def jump(self, seat: Seat) -> Play:
        ship = self.ships[seat]
        others = [place for place in range(len(self.map["locations"])) if place != ship.place]
        chosen = yield from self.ask(seat, [STOP, *map(said.Go, others), *self.charge(ship)])
        if isinstance(chosen, said.Go):
            self.arrive(seat, chosen.place)
        elif chosen != STOP:
            yield from self.repair(seat, 1)

    def charge(self, ship: Ship) -> list[Choice]:
        """The Hyper-charger repairs instead."""
        return [said.Swap()] if "hypercharger" in ship.powers() and ship.all_damage() else []

    def arrive(self, seat: Seat, place: int) -> None:
        """First come, first served; who is left alone at a planet has it."""
        left, self.ships[seat].place = self.ships[seat].place, place
        if self.holders[left] == seat:
            self.holders[left] = NONE
        staying = [other for other, ship in enumerate(self.ships) if ship.place == left]
        if len(staying) == 1 and left not in self.stations:
            self.holders[left] = staying[0]
        if sum(ship.place == place for ship in self.ships) == 1 and place not in self.stations:
            self.holders[place] = seat

    # Technologies

    def install(self, seat: Seat, offer: list[int], recycle: bool, left: list[int] | None = None) -> Play:
        """Take one of these cards, or none; cards that were drawn for it and not taken go to their discard."""
        chosen = yield from self.choose_card(seat, offer, recycle)
        card = NONE
        if isinstance(chosen, said.Install):
            card, offer[chosen.space] = offer[chosen.space], NONE
        if left is not None:
            left += [other for other in offer if other != NONE]
        if isinstance(chosen, said.Install):
            yield from self.put(seat, card, chosen.slot)

    def choose_card(self, seat: Seat, offer: list[int], recycle: bool) -> Asking:
        slots = self.ships[seat].slots
        listed = [
            said.Install(space, slot)
            for space, card in enumerate(offer)
            if card != NONE
            for slot, old in enumerate(slots)
            if old == FREE or (old >= 0 and (recycle or CARDS[card]["may_replace"]))
        ]
        return (yield from self.ask_if(seat, [STOP, *listed]))

    def put(self, seat: Seat, card: int, slot: int) -> Play:
        ship = self.ships[seat]
        racks = ship.slots[slot] >= 0 and "modular_racks" in ship.powers()
        if ship.slots[slot] >= 0:
            self.scrap(seat, slot)
        ship.slots[slot] = card
        self.done[f"installed {CARDS[card]['key']}"] += 1
        yield from self.fit(seat)
        if racks:
            self.done["power modular_racks"] += 1
            yield from self.apply(seat, POWERS["modular_racks"]["then"])
        powers = ship.powers()
        for icon in ship.matching(slot, self.board):
            yield from self.bonus(seat, icon, powers)

    def bonus(self, seat: Seat, icon: str, powers: list[str]) -> Play:
        power = {"repair": "mechanic_bots", "medal": "training_headset", "move": "wormhole_generator"}[icon]
        changed = power in powers
        self.done[f"power {power}"] += changed
        self.done[f"bonus {icon}"] += 1
        match icon:
            case "repair":
                yield from self.apply(seat, [{"op": "repair", "n": 1}] * (2 if changed else 1))
            case "medal":
                self.ships[seat].medals += 2 if changed else 1
            case "move":
                yield from self.effect(seat, {"op": "jump"} if changed else {"op": "move", "n": 1})

    # Diplomacy

    def advance(self, seat: Seat, track: str, n: int) -> Play:
        """Up to so many spaces on one track; the translator may turn a whole advance to another track."""
        ship = self.ships[seat]
        free = track == "any" or "universal_translator" in ship.powers()
        tracks = range(len(TRACK_KEYS)) if free else [TRACK_KEYS.index(track)]
        steps = [said.Advance(number, spaces) for number in tracks for spaces in range(1, n + 1)]
        chosen = yield from self.ask(seat, [STOP, *steps])
        if isinstance(chosen, said.Advance):
            self.done["power universal_translator"] += track not in ("any", TRACK_KEYS[chosen.track])
            yield from self.march(seat, chosen.track, chosen.spaces)

    def march(self, seat: Seat, track: int, spaces: int) -> Play:
        ship = self.ships[seat]
        for _ in range(spaces):
            ship.tracks[track] += 1
            space = self.spaces[track][ship.tracks[track] % len(self.spaces[track])]
            if space.get("event") and self.events[track] != NONE:
                yield from self.reach_event(seat, track)
            if space.get("bonus"):
                self.done[f"space {TRACK_KEYS[track]} {space['i']}"] += 1
                yield from self.apply(seat, space["bonus"])
