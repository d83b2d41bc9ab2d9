"""What one more of anything is worth to a captain now, in points, as far as the captain sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cached_property
from typing import Any

from startable.bots.captains.weights import Weights
from startable.games.captains import printed
from startable.games.captains.content import Content, named
from startable.games.captains.printed import TRACKS, Effect, Effects
from startable.games.captains.table import ANDROID, ANDROID_TOKEN, BROKEN, CADET, FREE, MEDAL, PIRATE, is_commander
from startable.games.captains.view import Ship, Sight

__all__ = ["Outlook"]

ZONE = 3  # spaces, about, and so much of a point is each of them worth
FIRST_SPACE = 2 / 3  # what the first space brings beyond that
ARTIFACTS_IN_USE = 4  # more than these find no room to open
SLOW_ZONE = 2  # below it the ambassador complains

PASSENGERS = {
    "per_cargo_slot_without_damage": "sound",
    "per_technology": "technology",
    "per_pirate_token": "pirate",
    "per_track_still_in_first_zone": "slow track",
    "per_android": "android",
    "per_commander": "commander",
}


class Outlook:
    """A captain's situation and the price of things in it."""

    def __init__(self, sight: Sight, seat: int, weights: Weights) -> None:
        self.sight, self.seat, self.weights = sight, seat, weights
        self.me: Ship = sight.captains[seat]
        self.content: Content = named(sight.content)
        self.later = len(self.content.rounds) - sight.round  # rounds after this one
        self.extra = extras(self)
        self._advances: dict[tuple[int, int], float] = {}
        self._effects: dict[Effect, float] = {}

    def power(self, trigger: str) -> printed.Power | None:
        """The captain's ability for this moment."""
        return next((power for power in self.powers if power.trigger == trigger), None)

    @cached_property
    def powers(self) -> list[printed.Power]:
        """The captain's abilities."""
        abilities = self.content.abilities
        return [power for card in self.me.slots if card >= 0 and (power := abilities[card])]

    # Tokens

    @cached_property
    def space(self) -> int:
        """Free cargo slots."""
        lockers = self.power("static")
        intact = max(0, self.content.ship.cargo_slots - self.me.damage)
        return intact + (lockers.slots if lockers else 0) - sum(self.me.artifacts) - self.me.pirates

    @cached_property
    def harm(self) -> float:
        """What there is to be repaired."""
        return self.me.damage + self.me.slots.count(BROKEN)

    @cached_property
    def medal(self) -> float:
        promising = self.me.rings > 0 and (self.later > 0 or sum(self.me.ready) > 1)
        return 0.5 + promising * self.weights.medal * min(1.0, (self.later + 0.3) / 2)

    @cached_property
    def artifact(self) -> float:
        if self.space <= 0:
            return 0.05
        kinds = sum(number > 0 for number in self.me.artifacts)
        missing = (1 - kinds / len(self.me.artifacts)) * self.extra["distinct_artifact_type"]
        useful = sum(self.me.artifacts) < ARTIFACTS_IN_USE
        return 0.5 + useful * self.weights.artifact + missing

    @cached_property
    def pirate(self) -> float:
        worth = 1.0 + self.extra["pirate"]
        return worth if self.space > 0 else max(0.0, worth - 0.6)

    @cached_property
    def android(self) -> float:
        useful = self.later > 0 or sum(self.me.ready) > 1
        return 1.0 + self.extra["android"] + useful * self.weights.android

    @cached_property
    def commander(self) -> float:
        return 1.0 + self.extra["commander"]

    @cached_property
    def sore(self) -> float:
        """What a damage costs, for as long as it is there."""
        return 1.0 - self.extra["damage"]

    @cached_property
    def hit(self) -> float:
        """What one more damage costs: it may push something overboard."""
        lost = 0.6 if self.space <= 0 and sum(self.me.artifacts) + self.me.pirates else 0.0
        return self.sore + self.extra["sound"] + lost

    @cached_property
    def mend(self) -> float:
        return max(0.0, self.sore + 0.05)

    def slot(self) -> float:
        """What it is worth, beyond the damage, to repair a technology slot."""
        free = self.me.slots.count(FREE)
        return self.weights.slot * self.weights.technologies * (self.later + 0.5) / (1 + 2 * free)

    def hold(self) -> float:
        """What it is worth, beyond the damage, to repair the hold."""
        return self.extra["sound"] + (0.4 if self.space <= 0 else 0.1 if self.space <= 1 else 0.0)

    def token(self, token: int) -> float:
        """What it costs to give one away."""
        if token == PIRATE:
            return 1.0 + self.extra["pirate"]
        if token in (MEDAL, ANDROID_TOKEN):
            return self.medal if token == MEDAL else self.android
        doubles = self.me.artifacts[token] > 1
        kind = 0 if doubles else self.extra["distinct_artifact_type"]
        return 0.5 + self.weights.artifact * min(1.0, sum(self.me.artifacts) / 4) + kind - 0.01 * doubles

    def figure(self, figure: int) -> float:
        """How good a figure is; for what comes first."""
        return 2.0 if is_commander(figure) else 0.5 if figure == CADET else 1.0

    # Tracks

    def standing(self, track: int, total: int) -> float:
        """What it is worth to be there: the zone, and the way to the next one."""
        spaces = self.content.spaces[track][self.sight.faces[track]]
        laps, space = divmod(total, len(spaces))
        exact = spaces[space].zone + laps * self.content.lap_points
        slow = laps == 0 and spaces[space].zone < SLOW_ZONE
        even = total / ZONE + FIRST_SPACE if total else 0.0
        smooth = self.weights.smooth if self.later else 0.1
        return exact + smooth * (even - exact) - slow * self.extra["slow track"]

    def advance(self, track: int, spaces: int) -> float:
        """From where the marker is, with all that comes on the way."""
        key = track, spaces
        if key not in self._advances:
            start = self.me.tracks[track]
            gain = self.standing(track, start + spaces) - self.standing(track, start)
            gain += sum(self.passing(track, start + step) for step in range(1, spaces + 1))
            self._advances[key] = self.weights.tracks * gain
        return self._advances[key]

    def passing(self, track: int, total: int) -> float:
        spaces = self.content.spaces[track][self.sight.faces[track]]
        space = spaces[total % len(spaces)]
        event = self.weights.event if space.event and self.sight.politics.events[track] >= 0 else 0.0
        return event + (self.worth(space.bonus) if space.bonus else 0.0)

    def best_advance(self, track: str, spaces: int) -> float:
        if track != "any" and not self.power("gain_advance"):
            return self.advance(TRACKS.index(track), spaces)
        return max(self.advance(number, spaces) for number in range(len(TRACKS)))

    # Effects

    def worth(self, effects: Effects) -> float:
        return sum(self.effect(effect) for effect in effects)

    def effect(self, effect: Effect) -> float:
        if effect not in self._effects:
            self._effects[effect] = WORTH[type(effect)](self, effect)
        return self._effects[effect]

    def trade(self, what: printed.Goods, n: int, benefit: Effects) -> float:
        """What is left of a benefit once it is paid for; never less than nothing, for one need not."""
        if self.owned(what) < n:
            return 0.0
        return max(0.0, self.worth(benefit) - n * self.cheapest(what))

    def owned(self, what: printed.Goods) -> int:
        me = self.me
        amounts = {
            "medal": me.medals,
            "artifact": sum(me.artifacts),
            "pirate": me.pirates,
            "android": me.ready[ANDROID],
            "technology": sum(card >= 0 for card in me.slots),
        }
        return amounts[what]

    def cheapest(self, what: printed.Goods) -> float:
        match what:
            case "medal":
                return self.medal
            case "artifact":
                return min(self.token(kind) for kind, number in enumerate(self.me.artifacts) if number)
            case "pirate":
                return self.token(PIRATE)
            case "android":
                return self.android
            case "technology":
                return 1.5


def extras(outlook: Outlook) -> Counter[str]:
    """Points beside the usual ones for each of something: from omegas, and from the passenger."""
    found: Counter[str] = Counter()
    for card in outlook.me.slots:
        if card >= outlook.content.first_omega:
            score = outlook.content.omegas[card - outlook.content.first_omega].score
            found[score.per] += score.points
    if outlook.sight.solo:
        liking = outlook.content.passengers[outlook.sight.solo.passenger].score
        found[PASSENGERS[liking.kind]] += abs(liking.points)
    return found


def fighting(outlook: Outlook, effect: printed.Fight) -> float:
    return outlook.weights.rest * outlook.weights.fight * effect.n


def repairing(outlook: Outlook, effect: printed.Repair) -> float:
    return outlook.weights.rest * outlook.mend * min(effect.n, outlook.harm)


def researching(outlook: Outlook, effect: Effect) -> float:
    return outlook.weights.technologies * outlook.weights.draw * (FREE in outlook.me.slots) * (outlook.later + 1) / 3


def drawing(outlook: Outlook, effect: Effect) -> float:
    return outlook.weights.technologies * outlook.weights.omega


def joining(outlook: Outlook, effect: printed.Cadet) -> float:
    return effect.n * outlook.weights.figure * (outlook.later + 0.6)


def recalling(outlook: Outlook, effect: printed.RecallFirst) -> float:
    return outlook.weights.recall * min(effect.n, len(outlook.me.queue))


def advancing(outlook: Outlook, effect: printed.Advance) -> float:
    return effect.times * outlook.best_advance(effect.track, effect.n)


WORTH: dict[type[Effect], Callable[[Outlook, Any], float]] = {
    printed.Move: lambda outlook, effect: outlook.weights.move * effect.n,
    printed.Jump: lambda outlook, effect: outlook.weights.jump,
    printed.Fight: fighting,
    printed.Research: researching,
    printed.Recycle: researching,
    printed.Repair: repairing,
    printed.Damage: lambda outlook, effect: -outlook.hit * effect.n,
    printed.Medal: lambda outlook, effect: outlook.medal * effect.n,
    printed.Artifact: lambda outlook, effect: outlook.artifact * effect.n,
    printed.Pirate: lambda outlook, effect: outlook.weights.rest * outlook.pirate * effect.n,
    printed.Android: lambda outlook, effect: outlook.android * effect.n,
    printed.Cadet: joining,
    printed.Ambush: lambda outlook, effect: outlook.weights.ambush * effect.n,
    printed.Advance: advancing,
    printed.RecallFirst: recalling,
    printed.Train: lambda outlook, effect: outlook.weights.train * (outlook.later + 1) * effect.n,
    printed.Discard: lambda outlook, effect: outlook.trade(effect.what, effect.n, effect.then),
    printed.Either: lambda outlook, effect: max(map(outlook.worth, effect.options)),
    printed.DrawTechnology: researching,
    printed.DrawOmega: drawing,
    printed.PeekMissions: lambda outlook, effect: 0.05,
    printed.PerAndroid: lambda outlook, effect: (outlook.me.ready[ANDROID] + 1) * outlook.worth(effect.then),
    printed.Special: lambda outlook, effect: 0.0,
}
