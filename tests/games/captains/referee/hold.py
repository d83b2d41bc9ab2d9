"""Damage, cargo, repairs, pirates, trades and training."""

from __future__ import annotations

from startable.engine import Choice, Seat
from startable.games.captains import choices as said
from tests.games.captains.referee.asking import STOP, Play, Teller
from tests.games.captains.referee.printed import PIRATES, POWERS, REWARDS, Printed
from tests.games.captains.referee.table import (
    ANDROID,
    BROKEN,
    CADET,
    COMMANDER,
    FIRST_TECHNOLOGY_ROOM,
    FREE,
    MEDAL,
    NONE,
    PIRATE,
    Ship,
)

__all__ = ["Hold"]


class Hold(Teller):
    # Damage, cargo, repairs

    def suffer(self, seat: Seat, n: int) -> Play:
        ship = self.ships[seat]
        for _ in range(n):
            if ship.shielded:
                return
            if ship.mission != NONE and not ship.spared:
                ship.spared = True
                if "stealth_paint" in ship.powers():
                    self.done["power stealth_paint"] += 1
                    continue
            if "hull_plating" in ship.powers() and ship.pirates:
                chosen = yield from self.ask(seat, [STOP, said.Shield()])
                if chosen != STOP:
                    self.done["power hull_plating"] += 1
                    ship.shielded = True
                    self.lose(seat, PIRATE)
                    yield from self.apply(seat, POWERS["hull_plating"]["then"])
                    continue
            ship.damage += 1
            yield from self.fit(seat)

    def fit(self, seat: Seat) -> Play:
        """What has no undamaged slot is discarded, at the captain's choice."""
        ship = self.ships[seat]
        lockers = "dimensional_lockers" in ship.powers()
        self.done["power dimensional_lockers"] += lockers and len(ship.artifacts) + len(ship.pirates) > 8 - ship.damage
        while len(ship.artifacts) + len(ship.pirates) > ship.space():
            kinds = ship.cargo()
            if ship.space() == 0 or len(kinds) == 1:
                self.lose(seat, kinds[0])
            else:
                chosen = yield from self.ask(seat, map(said.Drop, kinds))
                assert isinstance(chosen, said.Drop)
                self.lose(seat, chosen.token)

    def lose(self, seat: Seat, token: int) -> None:
        ship = self.ships[seat]
        match token:
            case 3:
                self.pirate_discard[ship.pirates.pop()] += 1
            case 4:
                ship.medals -= 1
            case 5:
                ship.ready.remove(ANDROID)
            case kind:
                ship.artifacts.remove(kind)
                self.artifact_discard[kind] += 1

    def repair(self, seat: Seat, n: int) -> Play:
        ship = self.ships[seat]
        for _ in range(n):
            hold = [said.Mend(-1)] if ship.damage else []
            broken = [said.Mend(slot) for slot, card in enumerate(ship.slots) if card == BROKEN]
            chosen = yield from self.ask_if(seat, [STOP, *hold, *broken])
            if not isinstance(chosen, said.Mend):
                return
            if chosen.slot == -1:
                ship.damage -= 1
            else:
                ship.slots[chosen.slot] = FREE

    # Pirates and artifacts

    def fight(self, seat: Seat, n: int) -> Play:
        ship = self.ships[seat]
        for _ in range(n):
            chosen = yield from self.ask_if(seat, [STOP, *map(said.Attack, self.pirate_roads(ship.place))])
            if not isinstance(chosen, said.Attack):
                return
            yield from self.suffer(seat, 1)
            if self.roads[chosen.road] == NONE:
                continue
            pirate, self.roads[chosen.road] = self.roads[chosen.road], NONE
            self.done[f"fight {PIRATES[pirate]['reward']}"] += 1
            ship.pirates.append(pirate)
            yield from self.apply(seat, REWARDS[PIRATES[pirate]["reward"]]["effects"])
            yield from self.fit(seat)
            if "gun_camera" in ship.powers():
                self.done["power gun_camera"] += 1
                yield from self.apply(seat, POWERS["gun_camera"]["then"])

    def send_pirate(self, place: int, pirate: int) -> None:
        if pirate != NONE:
            self.put_pirate(self.matching_road(place, pirate), pirate)

    def put_pirate(self, road: int, pirate: int) -> None:
        if self.roads[road] == NONE:
            self.roads[road] = pirate
        else:
            self.pirate_discard[pirate] += 1

    def crowd(self, place: int) -> None:
        """A pirate on every free road of a location, in the order of the roads' colours."""
        for road in sorted(self.roads_at(place), key=lambda road: str(self.map["routes"][road]["colour"])):
            if self.roads[road] == NONE:
                pirate = self.draw_pirate()
                if pirate != NONE:
                    self.put_pirate(road, pirate)

    # Trades and training

    def trade(self, seat: Seat, what: str, n: int, then: list[Printed]) -> Play:
        ship = self.ships[seat]
        if len(self.goods(ship, what)) < n and not (what == "medal" and ship.purse() >= n):
            return
        for number in range(n):
            goods = [said.Drop(MEDAL)] if what == "medal" else self.goods(ship, what)
            chosen = yield from self.ask(seat, [*goods, STOP] if number == 0 else goods)
            if chosen == STOP:
                return
            if what == "medal":
                yield from self.pay(seat, n)
                break
            if isinstance(chosen, said.Drop):
                self.lose(seat, chosen.token)
            elif isinstance(chosen, said.Scrap):
                self.scrap(seat, chosen.slot)
                yield from self.fit(seat)
        yield from self.apply(seat, then)

    def goods(self, ship: Ship, what: str) -> list[Choice]:
        """What could be given, once for each piece."""
        match what:
            case "artifact":
                return [*map(said.Drop, ship.artifacts)]
            case "pirate":
                return [said.Drop(PIRATE) for _ in ship.pirates]
            case "android":
                return [said.Drop(5)] * ship.ready.count(ANDROID)
            case "technology":
                return [said.Scrap(slot) for slot, card in enumerate(ship.slots) if card >= 0]
        return []

    def pay(self, seat: Seat, n: int) -> Play:
        """Medals, or with the right display case what is shown in it."""
        ship = self.ships[seat]
        for _ in range(n):
            artifacts = sorted(set(ship.artifacts)) if "artifact_display" in ship.powers() else []
            pirates = [PIRATE] if ship.pirates and "trophy_display" in ship.powers() else []
            coins = [said.Drop(token) for token in [*([MEDAL] if ship.medals else []), *artifacts, *pirates]]
            chosen = yield from self.ask_if(seat, coins)
            assert isinstance(chosen, said.Drop)
            if chosen.token != MEDAL:
                self.done[f"power {'trophy' if chosen.token == PIRATE else 'artifact'}_display"] += 1
            self.lose(seat, chosen.token)

    def trainings(self, ship: Ship) -> list[said.Train]:
        pupils = {figure for figure in ship.ready if figure in (*range(COMMANDER), CADET)}
        return [said.Train(figure, colour) for figure in pupils for colour in range(COMMANDER) if figure != colour]

    def train(self, ship: Ship, training: said.Train) -> None:
        ship.ready.remove(training.figure)
        ship.ready.append(training.colour)

    def train_freely(self, seat: Seat, n: int) -> Play:
        ship = self.ships[seat]
        for _ in range(n):
            chosen = yield from self.ask_if(seat, [STOP, *self.trainings(ship)])
            if not isinstance(chosen, said.Train):
                return
            self.train(ship, chosen)

    def scrap(self, seat: Seat, slot: int) -> None:
        """The card is discarded, and artifacts lying in its room with it."""
        ship, room = self.ships[seat], FIRST_TECHNOLOGY_ROOM + slot
        self.throw_away(ship.slots[slot])
        self.artifact_discard.update(kind for at, kind in ship.hidden if at == room)
        ship.hidden = [hidden for hidden in ship.hidden if hidden[0] != room]
        ship.slots[slot] = FREE
