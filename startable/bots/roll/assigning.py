"""Assigning workers: which phase to select, where wild workers go, and what to reassign."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from msgspec import Struct

from startable.bots.roll.phases import Phases
from startable.bots.roll.seen import player
from startable.engine import Choice
from startable.games.roll.choices import Dictate, Move, Place, Select, Use
from startable.games.roll.dice import COLOURS, ONE, colours, one_by_one
from startable.games.roll.measures import MEASURES
from startable.games.roll.powers import PRODUCE, SHIP, Condition, DictateCapacity, Moment, Reassign
from startable.games.roll.printed import OWNER, PHASES, POWERS, WILD
from startable.games.roll.table import NOBODY, Moving
from startable.games.roll.view import Sight

__all__ = ["Assigning"]

COLUMNS = tuple(range(len(PHASES)))
Die = tuple[int, int]
"""A worker by its column and colour."""
LOOKED_AT = 6
"""So many of the best selections are looked at more closely."""


class Strip(Struct, frozen=True):
    """An arrangement of workers: those that can still be moved by column, and the one that selects."""

    free: tuple[int, ...]
    selected: int
    selector: int

    def workers(self, column: int) -> int:
        selects = column == self.selected and self.selector >= 0
        return self.free[column] + ONE[self.selector] if selects else self.free[column]

    def moved(self, column: int, colour: int, to: int) -> Strip:
        free = list(self.free)
        free[column] -= ONE[colour]
        free[to] += ONE[colour]
        return Strip(tuple(free), self.selected, self.selector)

    def spent(self, column: int, colour: int) -> Strip:
        return Strip(without(self.free, column, colour), self.selected, self.selector)

    @property
    def dice(self) -> list[Die]:
        return dice_of(self.free)


def without(free: Sequence[int], column: int, colour: int) -> tuple[int, ...]:
    rest = list(free)
    rest[column] -= ONE[colour]
    return tuple(rest)


def dice_of(free: Sequence[int]) -> list[Die]:
    """The workers in each column, those of one colour named once."""
    return [(column, colour) for column in COLUMNS for colour in colours(free[column])]


class Reach(Struct, frozen=True):
    """Which workers a power can move: so many, of these colours, from these columns, all to one of those."""

    most: int
    colours: tuple[int, ...]
    origins: tuple[int, ...]
    targets: tuple[int, ...]


class Assigning:
    """The workers behind the screen, and what each arrangement of them is worth."""

    def __init__(self, phases: Phases, chances: Sequence[float], sight: Sight, seat: int) -> None:
        self.phases = phases
        self.me = phases.me
        self.chances = chances
        self.sight = sight
        self.seat = seat
        self._known: dict[Strip, float] = {}

    @property
    def strip(self) -> Strip:
        return Strip(tuple(self.me.workers[:WILD]), self.me.selected, self.me.selector)

    def worth(self, strip: Strip) -> float:
        """What this arrangement is worth, each phase weighed by how likely it takes place."""
        if strip not in self._known:
            alone = 0.0
            for phase in COLUMNS:
                alone += self.chance(strip, phase) * self.phases.worth(phase, strip.workers(phase))
            self._known[strip] = alone + self.at_once(strip)
        return self._known[strip]

    def chance(self, strip: Strip, phase: int) -> float:
        return 1.0 if phase == strip.selected else self.chances[phase]

    def at_once(self, strip: Strip) -> float:
        """What it adds that goods can be shipped when they are just made; nobody selects Ship in that hope alone."""
        producers = strip.workers(PRODUCE)
        if not producers or strip.selected == SHIP:
            return 0.0
        both = self.chance(strip, PRODUCE) * self.chances[SHIP]
        return both * self.phases.at_once(producers, strip.workers(SHIP))

    def moving(self, strip: Strip, column: int, colour: int, to: int) -> float:
        """What it adds that one worker moves."""
        return self.worth(strip.moved(column, colour, to)) - self.worth(strip)

    def place(self) -> Place:
        """The next wild worker goes where it would be in the best arrangement."""
        return max(map(self.with_wilds, COLUMNS), key=lambda plan: plan[0])[1]

    def with_wilds(self, selected: int) -> tuple[float, Place]:
        """Each wild worker goes where it adds most, if that phase is selected."""
        wilds = one_by_one(self.me.workers[WILD])
        strip = Strip((*self.me.workers[:WILD], self.me.workers[WILD]), selected, NOBODY)
        places = []
        for colour in wilds:
            strip, column = max(
                ((strip.moved(WILD, colour, column), column) for column in COLUMNS),
                key=lambda placed: self.worth(placed[0]),
            )
            places.append(Place(colour, column))
        return max(worth for worth, _ in self.selections(strip.free, [selected])), places[0]

    def selections(self, free: Sequence[int], phases: Iterable[int]) -> Iterator[tuple[float, Select]]:
        """Everything that could be selected, by every die."""
        for phase in phases:
            strip = Strip(tuple(free), phase, NOBODY)
            for column, colour in strip.dice:
                yield self.worth(strip.moved(column, colour, phase)), Select(phase, column, colour)

    def select(self) -> Select:
        """The selection with which most can be made of the workers, reassigning included."""
        free = self.strip.free
        ranked = sorted(self.selections(free, COLUMNS), key=lambda plan: -plan[0])
        return max(ranked[:LOOKED_AT], key=lambda plan: plan[0] + self.reassigned(free, plan[1]))[1]

    def reassigned(self, free: Sequence[int], select: Select) -> float:
        """What can be added to a selection: every power does its best, one after another, and Dictate after them."""
        strip = Strip(without(free, select.column, select.colour), select.phase, select.colour)
        added = 0.0
        for reach in self.reaches(select.phase):
            more, strip = self.improved(strip, reach)
            added += more
        return added + (max(0.0, self.dictated(strip, *self.idle(strip))) if strip.dice else 0.0)

    def idle(self, strip: Strip) -> Die:
        """The worker that is missed least, if there are any."""
        return max(strip.dice, key=lambda die: self.worth(strip.spent(*die)), default=(NOBODY, NOBODY))

    def reaches(self, selected: int) -> Iterator[Reach]:
        """What the Reassign powers can still do."""
        for number in self.me.hooks[Moment.ASSIGN]:
            if OWNER[number] not in self.me.used:
                yield self.reach(number, selected)

    def reach(self, number: int, selected: int) -> Reach:
        power = POWERS[number]
        assert isinstance(power, Reassign)
        targets = COLUMNS if power.to == "any" else (selected,) if power.to == "selected" else power.to
        most = self.ranked(power.condition) if power.condition else power.max
        return Reach(most, power.allowed, COLUMNS if power.origin == "any" else (power.origin,), targets)

    def ranked(self, condition: Condition) -> int:
        """How many workers it moves, where that depends on a rank among the players."""
        values = [MEASURES[condition.measure](player(empire)) for empire in self.sight.players]
        if values[self.seat] < max(values):
            return condition.max_otherwise
        return condition.max_if_sole if values.count(max(values)) == 1 else condition.max_if_tied

    def improved(self, strip: Strip, reach: Reach) -> tuple[float, Strip]:
        """What the workers add that are best moved to one of the columns within reach."""
        return max((self.drawn_to(strip, reach, target) for target in reach.targets), key=lambda found: found[0])

    def drawn_to(self, strip: Strip, reach: Reach, target: int) -> tuple[float, Strip]:
        """Worker after worker moves to this column, while that helps."""
        added = 0.0
        for _ in range(reach.most):
            tries = [
                (self.moving(strip, column, colour, target), column, colour)
                for column, colour in strip.dice
                if column != target and column in reach.origins and colour in reach.colours
            ]
            more, column, colour = max(tries, default=(0.0, 0, 0))
            if more <= 0:
                break
            added, strip = added + more, strip.moved(column, colour, target)
        return added, strip

    def dictated(self, strip: Strip, column: int, colour: int) -> float:
        """What is added when this worker is spent to move others."""
        rest = strip.spent(column, colour)
        return self.improved(rest, self.dictate_reach)[0] + self.worth(rest) - self.worth(strip)

    @cached_property
    def dictate_reach(self) -> Reach:
        powers = self.me.powers(Moment.DICTATE)
        most = max((power.max for power in powers if isinstance(power, DictateCapacity)), default=1)
        return Reach(most, tuple(COLOURS), COLUMNS, COLUMNS)

    def reassigning(self, choice: Choice) -> float:
        """What a choice adds to the strip as it is."""
        strip = self.strip
        match choice:
            case Use(development):
                numbers = (n for n in self.me.hooks[Moment.ASSIGN] if OWNER[n] == development)
                return self.improved(strip, self.reach(next(numbers), strip.selected))[0]
            case Dictate(column, colour):
                return self.dictated(strip, column, colour)
            case Move(column, colour, to):
                assert self.me.moving is not None
                first = self.moving(strip, column, colour, to)
                return first + self.drawn_to(strip.moved(column, colour, to), still(self.me.moving), to)[0]
        return 0.0


def still(moving: Moving) -> Reach:
    """What a power in use can do after the next move."""
    return Reach(moving.most - moving.moved - 1, moving.colours, moving.origins, moving.targets)
