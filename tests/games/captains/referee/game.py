"""The referee: turns, rooms, missions, rounds and the solo game, told from the rulebook, slow and obvious.

It knows the table as it was at the start of a turn and what chance brought. At every question it says who is asked and
what may be answered, hears the answer, and goes on; the rules must always be where the referee is.
"""

from __future__ import annotations

from collections.abc import Iterator

from startable.engine import Choice, Seat
from startable.games.captains import choices as said
from tests.games.captains.referee.asking import STOP, Play
from tests.games.captains.referee.happenings import Happenings
from tests.games.captains.referee.printed import (
    ACTIONS,
    ARTIFACTS,
    CARDS,
    COLOURS,
    MISSIONS,
    PASSENGERS,
    POWERS,
    ROOMS,
    ROUNDS,
    SHIP,
    STATIONS,
    Printed,
    all_ops,
)
from tests.games.captains.referee.table import (
    ANDROID,
    CADET,
    COMMANDER,
    FIRST_TECHNOLOGY_ROOM,
    NONE,
    Difference,
    Ship,
)

__all__ = ["Referee"]

NEVER = 99


class Referee(Happenings):
    # Rounds

    def play(self) -> Play:
        yield from self.play_round(self.turn)
        while self.round < len(ROUNDS):
            yield from self.next_round()
            yield from self.play_round(self.first)
        for seat in self.clockwise(self.first):
            if self.ships[seat].crate:
                self.ships[seat].crate = False
                yield from self.suffer(seat, 2)

    def play_round(self, seat: Seat) -> Play:
        while not all(ship.passed for ship in self.ships) or self.actions:
            if not self.ships[seat].passed:
                yield from self.take_turn(seat)
            if self.actions:
                yield from self.companion_turn()
            seat = (seat + 1) % len(self.ships)

    def next_round(self) -> Play:
        """Queues, new items, stations, first player; alone, the next action card."""
        for ship in self.ships:
            bunks = "bunk_rotation" in ship.powers()
            keeps = POWERS["bunk_rotation"]["queue_keeps"] if bunks else SHIP["queue_keeps"]
            self.done["power bunk_rotation"] += bunks
            ship.ready += ship.queue[:-keeps]
            ship.queue = ship.queue[-keeps:]
            ship.passed, ship.used = False, set()
        self.round += 1
        for seat in self.clockwise(self.first):
            yield from self.apply(seat, ROUNDS[self.round - 1]["each_player"])
        for station, place in enumerate(self.stations):
            if self.stock[station] == self.round:
                occupied = any(ship.place == place for ship in self.ships)
                self.stock[station] = self.later() if occupied else 0
        self.first = (self.first + 1) % len(self.ships)
        if self.passenger != NONE:
            self.actions = self._renewed([*self.laid, *self.coming[:1]], "actions")
            self.coming, self.laid = self.coming[1:], []

    def later(self) -> int:
        """The round after this one, or never."""
        return self.round + 1 if self.round < len(ROUNDS) else NEVER

    # Turns

    def take_turn(self, seat: Seat) -> Play:
        self.turn = seat
        yield from self.act(seat)
        place = self.ships[seat].place
        if place in self.stations:
            yield from self.at_station(seat)
            yield from self.use_tile(seat, self.stations.index(place))
        self.end_turn()

    def use_tile(self, seat: Seat, station: int) -> Play:
        if self.stock[station] == 0:
            self.stock[station] = self.later()
            self.done[f"station {STATIONS[station]['key']}"] += 1
            yield from self.apply(seat, STATIONS[station]["effects"])
            if "valet_docking" in self.ships[seat].powers():
                self.done["power valet_docking"] += 1
                yield from self.apply(seat, POWERS["valet_docking"]["then"])

    def end_turn(self) -> None:
        """Anyone's, Captain Ténèbre's too: he and you take turns."""
        for space, card in enumerate(self.central):
            if card == NONE:
                self.central[space] = self.draw_technology()
        for ship in self.ships:
            ship.shielded = False

    def act(self, seat: Seat) -> Play:
        """Improve the crew as often as one can pay, then one of the three actions."""
        ship = self.ships[seat]
        while True:
            cost = POWERS["officers_mess"]["promotion_cost"] if "officers_mess" in ship.powers() else 3
            chosen = yield from self.ask(seat, self.options(seat, cost))
            match chosen:
                case said.Train():
                    self.train(ship, chosen)
                    yield from self.pay(seat, 1)
                case said.Promote(colour):
                    ship.ready[ship.ready.index(colour)] += COMMANDER
                    ship.rings -= 1
                    self.done["power officers_mess"] += "officers_mess" in ship.powers()
                    yield from self.pay(seat, cost)
                case said.Invoke():
                    ship.used.add("autopilot")
                    self.done["power autopilot"] += 1
                    yield from self.apply(seat, POWERS["autopilot"]["then"])
                case said.Pass():
                    ship.passed = True
                    return
                case said.DoMission():
                    yield from self.accomplish(seat)
                    return
                case said.Activate(room, figure):
                    yield from self.activate(seat, room, figure)
                    return
                case said.Awaken(room, first, second):
                    self.lose(seat, first)
                    self.lose(seat, second)
                    yield from self.use_room(seat, room)
                    return
                case other:
                    raise Difference(f"{other} is no action")

    def options(self, seat: Seat, cost: int) -> Iterator[Choice]:
        ship = self.ships[seat]
        yield said.Pass()
        if self.may_accomplish(seat):
            yield said.DoMission()
        for room, colour in ship.rooms().items():
            yield from (said.Activate(room, figure) for figure in ship.ready if colour in opens(figure))
            yield from (said.Awaken(room, *pair) for pair in pairs(ship.artifacts) if colour in awakes(*pair))
        if ship.purse() >= 1:
            yield from self.trainings(ship)
        if ship.purse() >= cost and ship.rings:
            yield from (said.Promote(figure) for figure in ship.ready if figure < COMMANDER)
        if "autopilot" not in ship.used:
            yield from (said.Invoke(slot) for slot, card in enumerate(ship.slots) if is_card(card, "autopilot"))

    # Rooms

    def activate(self, seat: Seat, room: int, figure: int) -> Play:
        """Into the queue, then the effect; a commander has a second task before."""
        ship = self.ships[seat]
        ship.ready.remove(figure)
        if figure not in range(COMMANDER, CADET):
            ship.queue.append(figure)
            yield from self.use_room(seat, room)
            return
        ship.away.append(figure)
        yield from self.use_room(seat, room)
        again = [said.Activate(other, figure) for other, colour in ship.rooms().items() if colour in opens(figure)]
        chosen = yield from self.ask(seat, [STOP, *again, *subordinates(ship, figure)])
        if isinstance(chosen, said.Activate):
            yield from self.use_room(seat, chosen.room)
        ship.away.remove(figure)
        ship.queue.append(figure)
        if isinstance(chosen, said.Recall):
            ship.ready.append(ship.queue.pop(chosen.position))

    def use_room(self, seat: Seat, room: int) -> Play:
        ship, slot = self.ships[seat], room - FIRST_TECHNOLOGY_ROOM
        printed = CARDS[ship.slots[slot]] if slot >= 0 else ROOMS[room]
        self.done[f"room {printed['key']}"] += 1
        if printed.get("single_use"):
            self.scrap(seat, slot)
        crowded = any(at == room for at, _ in ship.hidden)
        yield from self.apply(seat, printed["effects"])
        hidden = [artifact for artifact in ship.hidden if artifact[0] == room]
        if crowded and hidden and (yield from self.ask(seat, [STOP, said.Rouse()])) != STOP:
            ship.hidden.remove(hidden[0])
            self.artifact_discard[hidden[0][1]] += 1
            self.done["power event_crowdsourcing"] += 1
            yield from self.apply(seat, printed["effects"])

    # Missions

    def may_accomplish(self, seat: Seat) -> bool:
        """There, not reserved by another, and with a figure for each line."""
        ship = self.ships[seat]
        mission = self.open.get(ship.place, NONE)
        free = self.holders[ship.place] in (NONE, seat)
        return mission != NONE and free and len(ship.ready) >= len(MISSIONS[mission]["lines"])

    def accomplish(self, seat: Seat) -> Play:
        ship, site = self.ships[seat], self.ships[seat].place
        ship.mission, ship.spared, ship.stood_in = self.open.pop(site), False, False
        mission = MISSIONS[ship.mission]
        for _ in mission["lines"]:
            chosen = yield from self.ask(seat, map(said.Assign, ship.ready))
            assert isinstance(chosen, said.Assign)
            ship.ready.remove(chosen.figure)
            ship.away.append(chosen.figure)
        for figure, (number, line) in zip(list(ship.away), enumerate(mission["lines"]), strict=True):
            yield from self.face(seat, figure, line, f"line {mission['key']} {number}")
        ship.queue += [figure for figure in ship.away if figure != ANDROID]
        ship.missions.append(ship.mission)
        ship.away, ship.mission = [], NONE
        for power in ship.powers():
            yield from self.after_mission(seat, power, mission)
        self.next_mission(site)

    def face(self, seat: Seat, figure: int, line: Printed, name: str) -> Play:
        """The whole line or nothing of it; a commander may do it twice, or call a subordinate."""
        ship, resolved = self.ships[seat], False
        stands_in = figure == CADET and "field_kits" in ship.powers() and not ship.stood_in and line["colour"] != "gold"
        if figure == ANDROID or line["colour"] in opens(figure) or stands_in:
            resolved = (yield from self.ask(seat, [said.Resolve(), said.Skip()])) == said.Resolve()
        if resolved:
            ship.stood_in |= figure == CADET
            self.done[name] += 1
            self.done["power field_kits"] += figure == CADET
            yield from self.apply(seat, line["effects"])
        if figure in range(COMMANDER, CADET):
            again = [said.Again()] if resolved else []
            chosen = yield from self.ask_if(seat, [STOP, *again, *subordinates(ship, figure)])
            if isinstance(chosen, said.Again):
                yield from self.apply(seat, line["effects"])
            elif isinstance(chosen, said.Recall):
                ship.ready.append(ship.queue.pop(chosen.position))

    def after_mission(self, seat: Seat, power: str, mission: Printed) -> Play:
        if impresses(mission, power):
            self.done[f"power {power}"] += 1
            yield from self.apply(seat, POWERS[power]["then"])

    def next_mission(self, site: int) -> None:
        """The highest tile face up goes face down to the planet just served; after tile 1 the pirates rise."""
        tile = max(self.up)
        origin, self.tiles[tile] = self.tiles[tile], site
        self.up.remove(tile)
        if not self.missions:
            self.missions, self.mission_discard = self._renewed(self.mission_discard, "missions"), []
        if self.missions:
            self.open[origin] = self.missions.pop()
            self.peeked = [max(0, number - 1) for number in self.peeked]
        if not self.up:
            self.done["uprising"] += 1
            drawn = {number: self.draw_pirate() for number in sorted(self.tiles)}
            for number, pirate in drawn.items():
                self.send_pirate(self.tiles[number], pirate)
            self.up = set(self.tiles)

    # Alone

    def companion_turn(self) -> Play:
        action = self.actions.pop()
        self.laid.append(action)
        self.done[f"action {ACTIONS[action]['key']}"] += 1
        match ACTIONS[action]["key"]:
            case "take_technology":
                self.companion = self.ships[0].place
                space = len(self.laid) - 1
                if self.central[space] != NONE:
                    self.throw_away(self.central[space])
                self.central[space] = self.draw_technology()
            case "do_mission":
                yield from self.companion_mission()
            case "fight_pirates":
                yield from self.companion_fight()
            case "passenger":
                passenger = PASSENGERS[self.passenger]
                self.done[f"passenger {passenger['key']}"] += 1
                yield from self.apply(0, passenger["action"])
        self.end_turn()

    def companion_mission(self) -> Play:
        near = self.roads_at(self.companion).values()
        found = [said.Send(place) for place in near if place in self.open and place != self.ships[0].place]
        if found:
            chosen = yield from self.ask_if(0, found)
            assert isinstance(chosen, said.Send)
            self.companion = chosen.place
            self.mission_discard.append(self.open.pop(chosen.place))
            self.next_mission(chosen.place)

    def companion_fight(self) -> Play:
        found = [said.Strike(road) for road in self.pirate_roads(self.companion)]
        if found:
            chosen = yield from self.ask_if(0, found)
            assert isinstance(chosen, said.Strike)
            self.pirate_discard[self.roads[chosen.road]] += 1
            self.roads[chosen.road] = NONE


def opens(figure: int) -> set[str]:
    """The colours that a figure matches; androids and rooms have nothing in common."""
    if figure == ANDROID:
        return set()
    return {"grey"} if figure == CADET else {"grey", COLOURS[figure % COMMANDER]}


def awakes(first: int, second: int) -> set[str]:
    return {*set(ARTIFACTS[first]["colours"]) & set(ARTIFACTS[second]["colours"]), "grey"}


def pairs(artifacts: list[int]) -> set[tuple[int, int]]:
    held = sorted(artifacts)
    return {(one, other) for at, one in enumerate(held) for other in held[at + 1 :]}


def subordinates(ship: Ship, commander: int) -> list[said.Recall]:
    return [said.Recall(at) for at, figure in enumerate(ship.queue) if figure in (CADET, commander - COMMANDER)]


def impresses(mission: Printed, power: str) -> bool:
    """Observers, the transmitter and the lounge look at the printed card, whoever resolved what."""
    lines, printed = mission["lines"], POWERS[power]
    match power:
        case "observers_red" | "observers_yellow" | "observers_blue":
            return any(line["colour"] == printed["colour"] for line in lines)
        case "nian_transmitter":
            ops = all_ops([effect for line in lines for effect in line["effects"]])
            return any(op["op"] in printed["icons"] or op.get("what") == "pirate" for op in ops)
        case "debriefing":
            return bool(len(lines) >= printed["min_lines"])
    return False


def is_card(card: int, key: str) -> bool:
    return card >= 0 and bool(CARDS[card]["key"] == key)
