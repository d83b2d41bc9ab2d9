"""Missions: whom to send, what the lines bring, and what is left after the crew is paid for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TypeAlias

from startable.bots.captains.outlook import Outlook
from startable.bots.captains.rooms import Rooms
from startable.games.captains.content import COLOUR_NUMBERS, GOLD
from startable.games.captains.printed import COLOURS, Power
from startable.games.captains.table import ANDROID, CADET, COMMANDER, FIGURES, is_commander

__all__ = ["Ready", "Sorties"]

Ready: TypeAlias = tuple[int, ...]
Crew: TypeAlias = tuple[int, ...]
Lines: TypeAlias = tuple[tuple[int, float], ...]  # the colour of each, and what resolving it is worth
IMPOSSIBLE = -100.0
ABLE = {colour: (colour, colour + COMMANDER, CADET, ANDROID) for colour in range(len(COLOURS))} | {
    GOLD: (CADET, ANDROID)
}
PERHAPS = 0.5  # how often a power works whose condition is not looked up


class Sorties:
    """Plans missions for one captain."""

    def __init__(self, outlook: Outlook, rooms: Rooms) -> None:
        self.outlook, self.rooms = outlook, rooms
        self.lines_of: dict[int, Lines] = {}
        self.prizes: dict[int, float] = {}
        self.known: dict[tuple[int, Ready], float] = {}

    def net(self, mission: int, ready: Ready) -> float:
        """What a mission brings, less the price of its crew; far below nothing if the crew is too small."""
        key = (mission, ready)
        if key not in self.known:
            enough = sum(ready) >= len(self.outlook.content.lines[mission])
            self.known[key] = self.prize(mission) + self.crew(mission, ready)[0] if enough else IMPOSSIBLE
        return self.known[key]

    def prize(self, mission: int) -> float:
        """Its points, and whatever is gained by accomplishing it."""
        if mission not in self.prizes:
            self.prizes[mission] = self.judge(mission)
        return self.prizes[mission]

    def judge(self, mission: int) -> float:
        outlook = self.outlook
        shown = outlook.content.mission_colours[mission]
        more = sum(outlook.extra[f"mission_with_{name}"] for name in COLOURS if COLOUR_NUMBERS[name] in shown)
        powers = sum(self.reward(power, mission) for power in self.powers)
        return outlook.weights.missions * (outlook.content.missions[mission].points + more) + powers

    @cached_property
    def powers(self) -> list[Power]:
        found = (self.outlook.content.abilities[card] for card in self.outlook.me.slots if card >= 0)
        return [power for power in found if power and power.trigger == "mission_completed"]

    def reward(self, power: Power, mission: int) -> float:
        content = self.outlook.content
        if power.colour:
            chance = float(COLOUR_NUMBERS[power.colour] in content.mission_colours[mission])
        elif power.min_lines:
            chance = float(len(content.lines[mission]) >= power.min_lines)
        else:
            chance = PERHAPS
        return chance * self.outlook.worth(power.then)

    # The crew

    def crew(self, mission: int, ready: Ready, line: int = 0, kits: bool = True) -> tuple[float, Crew]:
        """Who should go, from this line on, and what comes of it."""
        return self.sending(self.lines(mission)[line:], list(ready), kits and self.has_kits)

    def sending(self, lines: Lines, ready: list[int], kits: bool) -> tuple[float, Crew]:
        if not lines:
            return 0.0, ()
        best: tuple[float, Crew] = (IMPOSSIBLE, ())
        line, rest = lines[0], lines[1:]
        for figure in self.candidates(line[0], ready, kits):
            ready[figure] -= 1
            later, others = self.sending(rest, ready, kits and figure != CADET)
            ready[figure] += 1
            worth = self.sent(figure, line, kits) + later
            if worth > best[0]:
                best = (worth, (figure, *others))
        return best

    def lines(self, mission: int) -> Lines:
        """The colour of each line, and what resolving it is worth."""
        if mission not in self.lines_of:
            lines = self.outlook.content.lines[mission]
            self.lines_of[mission] = tuple((colour, max(0.0, self.outlook.worth(done))) for colour, done in lines)
        return self.lines_of[mission]

    def candidates(self, colour: int, ready: Sequence[int], kits: bool) -> list[int]:
        """Those who can do it, and the one who is missed least."""
        found = [figure for figure in ABLE[colour] if ready[figure] and (kits or figure != CADET)]
        for filler in self.cheapest:
            if ready[filler]:
                return found if filler in found else [*found, filler]
        raise AssertionError("the crew is too small")

    @cached_property
    def cheapest(self) -> list[int]:
        """All kinds of figures, those first that are missed least."""
        return sorted(range(FIGURES), key=self.rooms.prices.__getitem__)

    def sent(self, figure: int, line: tuple[int, float], kits: bool) -> float:
        colour, worth = line
        price = self.rooms.prices[figure]
        if figure in self.recalls:
            again = self.recalls[figure]
            return worth + max(worth, again) - price if figure - COMMANDER == colour else again - price
        stands_in = figure == CADET and kits and colour != GOLD
        return worth - price if figure in (colour, ANDROID) or stands_in else -price

    @cached_property
    def recalls(self) -> dict[int, float]:
        """What each commander's subordinates are worth who could be recalled."""
        return {figure: self.rooms.recall(figure) for figure in range(FIGURES) if is_commander(figure)}

    @cached_property
    def has_kits(self) -> bool:
        return self.outlook.power("mission_line") is not None
