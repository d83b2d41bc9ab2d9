"""The ship lab: one ship through many flights, and what becomes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random

from msgspec import Struct

from startable import bots
from startable.bots.choosing import choose
from startable.engine import Chance, Event, apply, result
from startable.games.trucker.cards import CARDS
from startable.games.trucker.events import Destroyed, FellOff, Revealed
from startable.games.trucker.table import Setting, Trucking
from startable.games.trucker.takeoff import take_off
from startable.lab.many import many
from startable.lab.simulate import SECONDS
from startable.lab.summary import Measured, average, share

__all__ = ["CardHarm", "Flown", "Report", "Study", "report", "run"]

Cells = tuple[int, ...]


class Study(Struct, frozen=True, kw_only=True):
    """Which ship flies, how often, and who is at the helm."""

    cells: Cells
    setting: Setting
    flights: int
    seed: int = 0
    pilot: str = "greedy"


class Flown(Struct, frozen=True):
    """One flight: how it ended, and the squares lost to each card."""

    number: int
    arrived: bool
    credits: int
    cards: tuple[int, ...]  # all that were revealed
    lost: tuple[tuple[int, int], ...]  # the card, and the square that was lost to it


class CardHarm(Struct, frozen=True):
    """What a card did to the ship."""

    card: str  # its id
    seen: int  # flights in which it came up
    lost: Measured  # components lost to it each time


class Report(Struct, frozen=True):
    """What became of the ship."""

    flights: int
    arrived: Measured
    credits: Measured
    lost: Measured  # components per flight
    earnings: dict[int, int]  # flights by credits earned
    squares: tuple[float, ...]  # the share of flights in which each square was lost
    cards: tuple[CardHarm, ...]  # the worst first


def run(study: Study, jobs: int = 1, progress: Callable[[Flown], object] = lambda _: None) -> list[Flown]:
    """Make all flights, in their order. If interrupted, what is done is kept."""
    return many(partial(fly, study), study.flights, jobs, progress)


def fly(study: Study, number: int) -> Flown:
    """One flight: its number and the seed decide all that happens in it."""
    seed = f"{study.seed} flight {number}"
    game = take_off(Chance.of(seed), study.setting, [study.cells])
    pilot, dice = bots.find("trucker", study.pilot)(SECONDS), Random(seed)
    log = Log()
    while game.asks:
        log.write(apply(game, 0, choose(game, 0, pilot, dice)))
    end = result(game)
    assert end is not None
    return Flown(number, arrived(game), end.scores[0], tuple(log.cards), tuple(log.lost))


def arrived(game: Trucking) -> bool:
    return not game.truckers[0].left_by


class Log:
    """The cards of a flight, and what each of them cost."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.lost: list[tuple[int, int]] = []

    def write(self, events: Sequence[Event]) -> None:
        for event in events:
            match event:
                case Revealed(card=card):
                    self.cards.append(card)
                case Destroyed(square=square):
                    self.lost.append((self.cards[-1], square))
                case FellOff(squares=squares):
                    self.lost.extend((self.cards[-1], square) for square in squares)


def report(study: Study, flown: Sequence[Flown]) -> Report:
    """The figures of these flights."""
    squares = Counter(square for flight in flown for _, square in flight.lost)
    return Report(
        flights=len(flown),
        arrived=share(sum(flight.arrived for flight in flown), len(flown)),
        credits=average([flight.credits for flight in flown]),
        lost=average([len(flight.lost) for flight in flown]),
        earnings=dict(sorted(Counter(flight.credits for flight in flown).items())),
        squares=tuple(squares[square] / len(flown) for square in range(len(study.cells))),
        cards=tuple(sorted(harms(flown), key=lambda harm: (-harm.lost.value, harm.card))),
    )


def harms(flown: Sequence[Flown]) -> Iterator[CardHarm]:
    """Of every card that came up."""
    for card in sorted({card for flight in flown for card in flight.cards}):
        costs = [sum(by == card for by, _ in flight.lost) for flight in flown if card in flight.cards]
        yield CardHarm(CARDS[card].id, len(costs), average(costs))
