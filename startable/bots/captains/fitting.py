"""Technologies by fit: what a card brings in a slot, with the bonuses of its place and in the time that is left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from startable.bots.captains.outlook import Outlook
from startable.games.captains import printed
from startable.games.captains.content import ABILITY, ICONS
from startable.games.captains.printed import COLOURS
from startable.games.captains.table import BROKEN, CADET, COMMANDER, FREE, is_commander
from startable.games.captains.technology import OPPOSITE

__all__ = ["Fitting"]

DOUBLED = {"repair": "technology_bonus_repair", "medal": "technology_bonus_medal"}
ORDINARY = 1.0  # what a figure does anyway in a round, without the card
MISSIONS = 1.4  # that a captain accomplishes in a round
COLOURED = 0.6  # of missions show any one colour


class Fitting:
    """Judges cards and slots for one captain."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.cards: dict[int, float] = {}

    def best(self, cards: Sequence[int], recycle: bool = False) -> float:
        """What the best card of an offer is worth, in its best slot; nothing if none fits."""
        return max(
            (self.install(card, slot) for card in cards if card >= 0 for slot in self.open(card, recycle)), default=0.0
        )

    def open(self, card: int, recycle: bool) -> list[int]:
        slots = self.outlook.me.slots
        if recycle or self.outlook.content.may_replace[card]:
            return [slot for slot, held in enumerate(slots) if held != BROKEN]
        return [slot for slot, held in enumerate(slots) if held == FREE]

    def install(self, card: int, slot: int) -> float:
        held = self.outlook.me.slots[slot]
        lost = self.card(held) if held >= 0 else self.crowding
        return self.card(card) + self.bonuses(card, slot) - lost

    @cached_property
    def crowding(self) -> float:
        """What it costs to fill one of few free slots: a better card may come."""
        free = self.outlook.me.slots.count(FREE)
        return self.outlook.weights.slot * self.outlook.later / (2 * free) if free else 0.0

    def bonuses(self, card: int, slot: int) -> float:
        outlook, content = self.outlook, self.outlook.content
        worth = 0.0
        for side, other in enumerate(content.neighbours[outlook.sight.board][slot]):
            icon = content.icons[card][side]
            if other >= 0 and icon >= 0 and self.facing(other, OPPOSITE[side]) == icon:
                worth += self.bonus(icon)
        return worth

    def facing(self, slot: int, side: int) -> int:
        held = self.outlook.me.slots[slot]
        content = self.outlook.content
        return content.icons[held][side] if held >= 0 else content.slot_icons[self.outlook.sight.board][slot][side]

    def bonus(self, icon: int) -> float:
        times = 2 if ICONS[icon] in DOUBLED and self.outlook.power(DOUBLED[ICONS[icon]]) else 1
        return times * self.outlook.worth(self.outlook.content.icon_effects[icon])

    def card(self, card: int) -> float:
        """What a card brings in the time that is left, wherever it lies."""
        if card not in self.cards:
            self.cards[card] = self.judge(card) + self.outlook.extra["technology"]
        return self.cards[card]

    def judge(self, card: int) -> float:
        outlook, content = self.outlook, self.outlook.content
        if card >= content.first_omega:
            return outlook.weights.technologies * self.omega(content.omegas[card - content.first_omega].score)
        power = content.abilities[card]
        if power:
            return outlook.weights.technologies * outlook.weights.ability * power.value * (outlook.later + 0.4)
        return outlook.weights.technologies * self.room(card)

    def room(self, card: int) -> float:
        outlook, content = self.outlook, self.outlook.content
        gain = max(0.0, outlook.worth(content.effects[card]) - ORDINARY * outlook.weights.share)
        if content.single_use[card]:
            return gain if self.manned(card) or outlook.later else 0.0
        return gain * (self.manned(card) + outlook.weights.uses * outlook.later)

    def manned(self, card: int) -> float:
        """Whether somebody is ready for this room in this round."""
        colour, ready = self.outlook.content.colours[card], self.outlook.me.ready
        return min(1.0, ready[colour] + ready[colour + COMMANDER]) if colour != ABILITY else 0.0

    # Omegas

    def omega(self, score: printed.OmegaScore) -> float:
        """The points that it will have brought in the end."""
        points = score.points * self.expected(score.per)
        return points if score.max is None else min(points, score.max)

    def expected(self, per: str) -> float:
        """How many of what an omega counts there will be."""
        outlook, me = self.outlook, self.outlook.me
        later = outlook.later
        everyone = [*me.queue, *me.crew, me.duty, *(figure for figure, n in enumerate(me.ready) for _ in range(n))]
        match per:
            case "distinct_artifact_type":
                return min(3.0, sum(number > 0 for number in me.artifacts) + 0.4 * later)
            case "matching_icon_pair":
                return self.pairs + 0.7 * later
            case "commander":
                return sum(map(is_commander, everyone)) + 0.7 * later
            case "damage":
                return 0.5 * outlook.harm
            case "pirate":
                return me.pirates + 0.5 * later
            case "track_zone3_or_lap":
                return sum(total >= 7 for total in me.tracks) + 0.5 * later
        kind, _, name = per.rpartition("_")
        colour = COLOURS.index(name)
        if kind == "figure":
            return sum(figure < CADET and figure % COMMANDER == colour for figure in everyone if figure >= 0)
        done = sum(colour in outlook.content.mission_colours[mission] for mission in me.missions)
        return done + MISSIONS * COLOURED * later + 0.3

    @cached_property
    def pairs(self) -> float:
        """Matching icons on the whole board, each seen from both sides."""
        content, board = self.outlook.content, self.outlook.sight.board
        return (
            sum(
                other >= 0
                and self.facing(slot, side) >= 0
                and self.facing(slot, side) == self.facing(other, OPPOSITE[side])
                for slot, beside in enumerate(content.neighbours[board])
                for side, other in enumerate(beside)
            )
            / 2
        )
