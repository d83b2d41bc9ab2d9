"""Building: what to take, where to weld it, when to read, when to stop."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from startable.bots.trucker.aims import aims
from startable.bots.trucker.clock import components_in_time
from startable.bots.trucker.squares import NEVER, squares
from startable.bots.trucker.weather import weather
from startable.bots.trucker.weights import Weights
from startable.engine import Choice
from startable.games.trucker.choices import (
    Close,
    Finish,
    FlipGlass,
    PutBack,
    Read,
    Ready,
    SetAside,
    Take,
    TakeAside,
    TakeHidden,
    Weld,
)
from startable.games.trucker.components import COMPONENTS, CONNECTORS
from startable.games.trucker.deeds import DICE, HARD, RESERVE
from startable.games.trucker.edition import EDITIONS
from startable.games.trucker.ship import hull
from startable.games.trucker.table import ENGINEER
from startable.games.trucker.view import Sight

__all__ = ["Builder"]

NEARLY = 2.0  # squares to fill when time may as well run out for others
UNUSED = 1.0  # what a component set aside costs that is never used
LAST = 0.6  # components in time: only just one more
ACROSS = 1 / 3  # of the ship built before forecasts help


class Builder:
    """One seat in the yard, at one moment."""

    def __init__(self, sight: Sight, seat: int, weights: Weights) -> None:
        self.sight, self.seat, self.weights = sight, seat, weights
        self.me = sight.truckers[seat]
        self.hull = hull(EDITIONS[sight.setting.edition].board(sight.level, sight.bridges), self.me.cells)
        self.squares = squares(self.hull, weather(sight, weights), weights, aims(sight, seat, weights))
        self.time = components_in_time(sight, self.me)

    def choose(self, choices: Sequence[Choice]) -> Choice:
        if self.me.hand is not None:
            return self.settle(self.me.hand, choices)
        if Close() in choices:
            return Close()
        return self.take(choices)

    def fit_in(self, choices: Sequence[Choice]) -> Choice:
        """What was kept for the very end: welded wherever it fits."""
        if self.me.hand is not None:
            return self.settle(self.me.hand, choices)
        fitting = (choice for choice in choices if isinstance(choice, TakeAside) and self.hull.fits(choice.tile))
        return next(fitting, Ready())

    # What is in hand

    def settle(self, tile: int, choices: Sequence[Choice]) -> Choice:
        rating, place = self.squares.best(tile)
        weld = Weld(place >> 2, place & 3)
        fits = weld in choices
        if fits and (PutBack() not in choices or rating >= self.bar):  # after building there is no bar
            return weld
        if PutBack() not in choices:
            return SetAside()
        keeps = self.rough(tile) if self.reserves_first else self.keeps(tile)
        return SetAside() if SetAside() in choices and keeps else PutBack()

    @cached_property
    def reserves_first(self) -> bool:
        """A golden master engineer must set two components aside before anything is welded."""
        titles = self.sight.journey.titles if self.sight.journey else ()
        hampered = any(tile.title == ENGINEER and tile.golden and tile.holder == self.seat for tile in titles)
        return hampered and len(self.me.aside) < RESERVE

    def rough(self, tile: int) -> bool:
        """Whether two such components have connectors enough."""
        return CONNECTORS[tile * 4] * RESERVE >= HARD

    def keeps(self, tile: int) -> bool:
        """A good component for which there will be a place."""
        gain = max(self.squares.gain(tile * 4), 0.0)
        return not self.me.aside and self.squares.hopes > 8 and self.time > 8 and gain > 2 * self.squares.usual

    @cached_property
    def bar(self) -> float:
        """How good a component must be, compared with a usual one: as good while there is time, less at the end."""
        if not self.sight.yard.hidden:
            return -self.squares.room
        return self.squares.room * max(-1.0, min(0.0, self.slack - self.weights.patience)) - 0.1

    @property
    def slack(self) -> float:
        """How many components can be tried for each square that is to be filled."""
        return self.tries / max(1.0, self.squares.hopes)

    @property
    def tries(self) -> float:
        builders = sum(not ship.space for ship in self.sight.truckers)
        return min(self.time, self.sight.yard.hidden / builders + len(self.sight.yard.heap) / 4)

    # Empty hands

    def take(self, choices: Sequence[Choice]) -> Choice:
        if self.time < LAST or (self.squares.hopes < 0.05 and not self.dice_to_come):
            return self.stop(choices)
        if FlipGlass() in choices and (self.squares.hopes < NEARLY or self.dice_to_come):
            return FlipGlass()
        reads = [choice for choice in choices if isinstance(choice, Read) and choice.pile not in self.me.knows]
        if reads and self.studies:
            return reads[0]
        if self.reserves_first:
            return self.take_rough(choices)
        rating, best = self.best_seen(choices)
        if rating >= self.bar:
            return best
        return TakeHidden() if TakeHidden() in choices else self.stop(choices)

    @property
    def dice_to_come(self) -> bool:
        """Whether a die may yet join ships, which must be awaited: who has finished can build no bridge."""
        return bool(self.hull.board.bridges) and len(self.sight.bridges) < DICE

    def take_rough(self, choices: Sequence[Choice]) -> Choice:
        seen = (choice for choice in choices if isinstance(choice, Take) and self.rough(choice.tile))
        return next(seen, TakeHidden() if TakeHidden() in choices else self.stop(choices))

    @property
    def studies(self) -> bool:
        built = len(self.hull.squares) / len(self.hull.cells)
        return built >= ACROSS and self.slack >= self.weights.study

    def best_seen(self, choices: Sequence[Choice]) -> tuple[float, Choice]:
        """The best component that lies face up, or that was set aside; looked at closely only while it may be."""
        squares = self.squares
        kinds = {COMPONENTS[choice.tile].id: choice for choice in choices if isinstance(choice, Take)}
        aside = [(squares.best(choice.tile)[0] + UNUSED, choice) for choice in choices if isinstance(choice, TakeAside)]
        best: tuple[float, Choice] = max(aside, default=(NEVER, choices[0]), key=lambda pair: pair[0])
        quick = [(rated[0][0], choice) for choice in kinds.values() if (rated := squares.quick(choice.tile))]
        for promise, choice in sorted(quick, key=lambda pair: (-pair[0], pair[1].tile)):
            if promise <= best[0]:
                break
            careful = squares.best(choice.tile)[0]
            best = (careful, choice) if careful > best[0] else best
        return best

    def stop(self, choices: Sequence[Choice]) -> Choice:
        """The foremost starting space; but what was set aside is used up first, if it fits anywhere."""
        for choice in choices:
            if isinstance(choice, TakeAside) and self.time > LAST and self.squares.hull.fits(choice.tile):
                return choice
        return next(choice for choice in choices if isinstance(choice, Finish))
