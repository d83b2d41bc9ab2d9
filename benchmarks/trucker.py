"""Galaxy Trucker beside python-chess: decisions in the yard and in flight, whole flights, listings, flights per second.

python -m benchmarks.trucker [--turns 5] [--json]
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from benchmarks.clockwork import Work, best
from benchmarks.peers import CHESS, chess_games
from startable import bots
from startable.engine import CLOCK, Chance, Choice, Seat, apply, imagine, new, view
from startable.games.trucker import TRUCKER
from startable.games.trucker.choices import Finish, GiveUp
from startable.games.trucker.notation import read_ship
from startable.games.trucker.ship import Hull
from startable.games.trucker.table import NO_TILE, Setting, Trucking
from startable.games.trucker.takeoff import take_off

LEVEL = Setting(level="II", pace="simulated")
SEATS = 4
SELDOM = 0.02  # how often somebody finishes or gives up who could do something else
HALF = 18  # components of a half-built ship of level III

SHIP = """
   4       5       6       7       8       9       10
5  -       -       g0010^  -       g0020^  -       -
6  -       H0100   c1301   g0023^  p2220   g0002^  -
7  g0210^  c0132   R0201   @3333   c2111   h0123   g0001>
8  h1030   w3100   s0223^  e2002v  e1000v  H2020   B0020
9  c1200   e0102v  E2003v  -       .       c2120   e3001v
"""


class Row(msgspec.Struct):
    """One figure: microseconds, and what it is of python-chess's decision."""

    name: str
    microseconds: float
    ratio: float

    @property
    def per_second(self) -> float:
        return 1e6 / self.microseconds


def table(number: int, level: str = "II", seats: int = SEATS) -> Trucking:
    game = new(TRUCKER, seats=seats, seed=number, level=level, pace="simulated")
    assert isinstance(game, Trucking)
    return game


def pick(choices: Sequence[Choice], rng: random.Random) -> Choice:
    """At random; but whoever could go on seldom stops, or there would be no ships to fly."""
    going = [choice for choice in choices if not isinstance(choice, Finish | GiveUp)]
    return rng.choice(going if going and rng.random() > SELDOM else choices)


def step(game: Trucking, rng: random.Random) -> None:
    seats = [seat for seat in game.asks if seat != CLOCK] or [CLOCK]
    seat: Seat = seats[0] if len(seats) == 1 else rng.choice(seats)
    apply(game, seat, pick(game.asks[seat].choices(game), rng))


def build(game: Trucking, rng: random.Random) -> int:
    """Play on to the first card; how many decisions it took."""
    decisions = 0
    while not game.launched:
        step(game, rng)
        decisions += 1
    return decisions


def fly(game: Trucking, rng: random.Random) -> int:
    """Play on to the end."""
    decisions = 0
    while game.asks:
        step(game, rng)
        decisions += 1
    return decisions


def playing(games: int, whole: bool = False) -> Work:
    """Whole games, from the yard to the end of the flight."""

    def work() -> int:
        decisions = 0
        for number in range(games):
            game, rng = table(number), random.Random(number)
            decisions += build(game, rng) + fly(game, rng)
        return games if whole else decisions

    return work


def building(games: int, whole: bool = False) -> Work:
    def work() -> int:
        decisions = sum(build(table(number), random.Random(number)) for number in range(games))
        return games if whole else decisions

    return work


def flying(games: int, whole: bool = False) -> Work:
    launched = [table(number) for number in range(games)]
    for number, game in enumerate(launched):
        build(game, random.Random(number))

    def work() -> int:
        decisions = sum(fly(game.clone(), random.Random(number)) for number, game in enumerate(launched))
        return games if whole else decisions

    return work


def half_built() -> Trucking:
    """A ship of level III with a tile in hand, as the greedy bot builds it."""
    game, builder, dice = table(1, level="III", seats=1), bots.find("trucker", "greedy")(0.1), random.Random(1)
    while len(game.hull(0).squares) < HALF or game.truckers[0].hand == NO_TILE:
        ask = game.asks[0]
        apply(game, 0, builder.choose(view(game, 0), ask, ask.choices(game), partial(imagine, game, 0), dice))
    return game


def listings(number: int, fresh: bool) -> Work:
    """What may be done with the tile in hand; `fresh`: on a ship whose geometry nobody has looked at yet."""
    game = half_built()
    ask, tile = game.asks[0], game.truckers[0].hand
    board, cells = game.board, game.truckers[0].cells

    def work() -> int:
        for _ in range(number):
            _ = Hull(board, cells).fits(tile) if fresh else ask.choices(game)
        return number

    return work


def flights(number: int) -> Work:
    """One fixed ship of level II through many flights, chosen for at random."""
    cells, _ = read_ship(table(0).board, SHIP)

    def work() -> int:
        rng = random.Random(1)
        for seed in range(number):
            fly(take_off(Chance.of(seed), LEVEL, [cells]), rng)
        return number

    return work


DECISIONS = "decision in the yard", "decision in flight"
FLIGHTS = "flight of one given ship"


def measure(turns: int, games: int = 4) -> list[Row]:
    """All take turns, python-chess first."""
    found = best(
        {
            CHESS: chess_games(3),
            DECISIONS[0]: building(games),
            DECISIONS[1]: flying(games),
            f"building for {SEATS}": building(games, whole=True),
            f"flight of {SEATS}": flying(games, whole=True),
            "listing for a tile in hand": listings(500, fresh=False),
            "listing on a ship not seen before": listings(200, fresh=True),
            FLIGHTS: flights(50),
        },
        turns,
    )
    return [Row(name, microseconds, microseconds / found[CHESS]) for name, microseconds in found.items()]


def main(
    turns: Annotated[int, typer.Option(min=1, help="How often each has a go; its best counts.")] = 5,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as data.")] = False,
) -> None:
    """Galaxy Trucker, level II unless said otherwise, in random play; a decision is listing, picking and playing."""
    rows = measure(turns)
    typer.echo(msgspec.json.encode(rows)) if as_json else Console().print(shown(rows))


def shown(rows: Iterable[Row]) -> Table:
    drawn = Table("what", "µs", f"x {CHESS}", "per second", title="Galaxy Trucker in random play, listing included")
    for row in rows:
        drawn.add_row(row.name, f"{row.microseconds:,.1f}", f"{row.ratio:.2f}", f"{row.per_second:,.0f}")
    return drawn


if __name__ == "__main__":
    typer.run(main)
