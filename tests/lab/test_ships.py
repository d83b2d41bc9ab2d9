"""The ship lab: the same flights again, in any number of processes, and every loss put down to its card."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from startable.engine import BadOptions
from startable.games.trucker.cards import CARDS
from startable.games.trucker.edition import EDITIONS
from startable.games.trucker.events import Destroyed, FellOff, Revealed
from startable.games.trucker.notation import read_ship
from startable.games.trucker.table import Setting
from startable.lab.ships import Flown, Log, Study, fly, report, run

SHIP = (Path(__file__).parents[2] / "examples" / "ship.txt").read_text("utf-8")
CELLS, _ = read_ship(EDITIONS["2021"].ship_boards["II"], SHIP)
STUDY = Study(cells=CELLS, setting=Setting(level="II"), flights=10, seed=4)


def test_the_same_flights_in_any_number_of_processes() -> None:
    flown = run(STUDY)
    assert [flight.number for flight in flown] == list(range(10))
    assert run(STUDY, jobs=2) == flown
    assert len({flight.cards for flight in flown}) == 10


def test_a_flight_loses_only_what_was_there() -> None:
    for number in range(10):
        flight = fly(STUDY, number)
        squares = Counter(square for _, square in flight.lost)
        assert all(CELLS[square] >= 0 and times == 1 for square, times in squares.items())
        assert {card for card, _ in flight.lost} <= set(flight.cards)


def test_losses_are_put_down_to_the_card_that_is_open() -> None:
    log = Log()
    log.write([Revealed(0, 7), Destroyed(0, 3, 20), FellOff(0, (4, 5)), Revealed(0, 9)])
    log.write([Destroyed(0, 6, 21)])
    assert log.cards == [7, 9]
    assert log.lost == [(7, 3), (7, 4), (7, 5), (9, 6)]


def test_a_report_counts() -> None:
    flown = [Flown(0, True, 10, (1, 2), ((1, 3), (1, 4))), Flown(1, False, -2, (2,), ((2, 3),))]
    figures = report(STUDY, flown)
    assert (figures.flights, figures.arrived.value, figures.credits.value, figures.lost.value) == (2, 0.5, 4, 1.5)
    assert figures.earnings == {-2: 1, 10: 1}
    assert (figures.squares[3], figures.squares[4], figures.squares[5]) == (1, 0.5, 0)
    worst, other = figures.cards
    assert (worst.card, worst.seen, worst.lost.value) == (CARDS[1].id, 1, 2)
    assert (other.card, other.seen, other.lost.value) == (CARDS[2].id, 2, 0.5)


def test_a_ship_that_is_not_sound_does_not_fly() -> None:
    cells = list(CELLS)
    cells[EDITIONS["2021"].ship_boards["II"].at(8, 7)] = -1
    cells[EDITIONS["2021"].ship_boards["II"].at(7, 6)] = -1
    cells[EDITIONS["2021"].ship_boards["II"].at(7, 8)] = -1
    cells[EDITIONS["2021"].ship_boards["II"].at(6, 7)] = -1
    with pytest.raises(BadOptions, match="GT-"):
        fly(Study(cells=tuple(cells), setting=Setting(level="II"), flights=1), 0)
