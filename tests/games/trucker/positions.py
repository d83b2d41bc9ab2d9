"""Drawn positions for the tests of Galaxy Trucker: flights from text, yards with a known hand, and loaded dice."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import dedent
from typing import Any, TypeVar

from startable.engine import Chance, Choice, Event, Seat, play
from startable.engine.game import TABLE, Refusal, proceed, why_not
from startable.engine.rules import new
from startable.games.trucker import TRUCKER
from startable.games.trucker.building import Signal
from startable.games.trucker.choices import Begin, Finish, GiveUp, Ready
from startable.games.trucker.components import COMPONENTS
from startable.games.trucker.flight import Reveal
from startable.games.trucker.notation import read_flight, read_ship
from startable.games.trucker.setup import FLIGHT, lay_out
from startable.games.trucker.ship import Hull, hull
from startable.games.trucker.table import NO_TILE, OPEN, Trucking

E = TypeVar("E", bound=Event)

CABIN = "7\n7 @3333:2"  # a starting cabin, nothing else
HURRIED = Finish | GiveUp | Ready


class Loaded(Chance, kw_only=True):
    """Dice that fall as they are told."""

    faces: list[int]

    def below(self, n: int, purpose: str) -> int:
        if purpose not in ("dice", "bridges"):
            return super().below(n, purpose)
        self.draws += 1
        return self.faces.pop(0) - 1


def ship(text: str, level: str = "III") -> Hull:
    """The geometry of a drawn ship."""
    game = new(TRUCKER, seats=1, level=level)
    assert isinstance(game, Trucking)
    return hull(game.board, read_ship(game.board, dedent(text))[0])


def at(game: Trucking, row: int, column: int) -> int:
    return game.board.at(row, column)


def flight(
    deck: str,
    *ships: tuple[int, str],
    dice: Iterable[int] = (),
    level: str = "II",
    flown: str = "",
    seed: int = 0,
    edition: str = "2021",
    bridges: str = "",
) -> Trucking:
    """A flight whose next card has just been revealed: for each seat its place and its drawn ship."""
    blocks = [f"trucker at {place}\n{dedent(drawn).strip(chr(10))}" for place, drawn in ships]
    head = [f"level {level}", f"edition {edition}", f"bridges {bridges}", f"deck {deck}", f"flown {flown}"]
    game = read_flight("\n".join([*head, *blocks]) + "\n", seed)
    game.chance = Loaded(key=game.chance.key, faces=list(dice))
    game.agendas = {TABLE: (Reveal(),)}
    proceed(game)
    return game


def trek(
    level: str,
    titles: str,
    *truckers: tuple[str, str],
    deck: str = "",
    spent: str = "",
    dice: Iterable[int] = (),
) -> Trucking:
    """A flight of a trek before its next card, or just over: for each seat its words and its drawn ship."""
    blocks = [f"trucker {words}\n{dedent(drawn).strip(chr(10))}" for words, drawn in truckers]
    head = [f"level {level}", f"trek {titles}", f"spent {spent}", f"deck {deck}"]
    game = read_flight("\n".join([*head, *blocks]) + "\n")
    game.chance = Loaded(key=game.chance.key, faces=list(dice))
    proceed(game)
    return game


def landing(
    level: str, *truckers: tuple[str, str], options: str = "", deck: str = "", spent: str = "", dice: Iterable[int] = ()
) -> Trucking:
    """A round of the 2007 edition before its next card, or just over: for each seat its words and its drawn ship."""
    blocks = [f"trucker {words}\n{dedent(drawn).strip(chr(10))}" for words, drawn in truckers]
    head = [f"level {level}", f"edition 2007 {options}", f"spent {spent}", f"deck {deck}"]
    game = read_flight("\n".join([*head, *blocks]) + "\n")
    game.chance = Loaded(key=game.chance.key, faces=list(dice))
    proceed(game)
    return game


def rounds(seats: int = 2, pace: str = "live", *, seed: int = 1, begun: bool = True, **options: Any) -> Trucking:
    """The first yard of the 2007 edition."""
    game = new(TRUCKER, seats=seats, seed=seed, edition="2007", pace=pace, **options)
    assert isinstance(game, Trucking)
    if begun:
        play(game, 0, Begin())
    return game


def hurry(game: Trucking) -> list[Event]:
    """Until the next signal, or the end: nobody builds, all give up before the first card, all are ready."""
    told: list[Event] = []
    while game.asks and not isinstance(game.asks[min(game.asks)], Signal):
        seat = max(game.asks)
        choices = game.asks[seat].choices(game)
        told += play(game, seat, next((choice for choice in choices if isinstance(choice, HURRIED)), choices[0]))
    return told


def golden(title: int) -> Trucking:
    """The yard of a third flight, where seat 0 builds under the handicap of a golden title."""
    game = new(TRUCKER, seats=2, seed=1, mode="trek", pace="live")
    assert isinstance(game, Trucking)
    game.titles, game.holders, game.golden = (title, (title + 1) % 6), (0, 1), 1
    game.flight = 2
    lay_out(game)
    game.agendas = {TABLE: FLIGHT[1:]}
    play(game, 0, Begin())
    return game


def boarded(game: Trucking, drawn: str) -> Trucking:
    """Both have finished, seat 0 with the drawn ship."""
    game.truckers[0].cells = read_ship(game.board, dedent(drawn))[0]
    for seat in (0, 1):
        play(game, seat, Finish(seat + 1))
    return game


def story(game: Trucking, *choices: tuple[Seat, Choice]) -> list[Event]:
    """Play these choices; all that has been told, from the reveal on."""
    told = list(game.told)
    for seat, choice in choices:
        game.told, game.sealed = [], []
        told += play(game, seat, choice)
    game.told = []
    return told


def of(kind: type[E], events: list[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def refusal(game: Trucking, seat: Seat, choice: Choice) -> Refusal:
    found = why_not(game, seat, choice)
    assert found is not None, f"{choice} is allowed"
    return found


def tile(name: str, year: str = "2021") -> int:
    """The first tile of that id."""
    return next(number for number, printed in enumerate(COMPONENTS) if printed.id == f"{year[2:]}-{name}")


def yard(
    seats: int = 2,
    level: str = "II",
    pace: str = "live",
    *,
    free_welding: bool = False,
    players_inspect: bool = False,
) -> Trucking:
    """Building has begun."""
    options = {"free_welding": free_welding, "players_inspect": players_inspect}
    game = new(TRUCKER, seats=seats, seed=1, level=level, pace=pace, **options)
    assert isinstance(game, Trucking)
    if level != "L":
        play(game, 0, Begin())
    return game


def hand(game: Trucking, seat: Seat, name: str) -> int:
    """Put a tile from the middle of the table into a hand, as if it had been taken face up."""
    number = tile(name, game.edition.year)
    (game.pool if number in game.pool else game.heap).remove(number)
    assert game.truckers[seat].hand == NO_TILE
    game.truckers[seat].hand, game.truckers[seat].grip = number, OPEN
    return number


def open_tile(game: Trucking, name: str) -> int:
    """Turn a tile of the pool face up."""
    number = tile(name, game.edition.year)
    game.pool.remove(number)
    game.heap = sorted([*game.heap, number])
    return number
