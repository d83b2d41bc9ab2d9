"""Tic-tac-toe without end: a full or won board is wiped, so that a server can be kept busy for as long as one likes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from startable.engine import (
    Ask,
    Chance,
    Choice,
    Game,
    Options,
    Refusal,
    Result,
    Rules,
    Seat,
    Step,
    View,
)

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
EMPTY = (None,) * 9


class TicTacToe(Game, kw_only=True):
    cells: tuple[Seat | None, ...] = EMPTY


class Mark(Choice, frozen=True):
    cell: int


class Taken(Refusal, frozen=True):
    rule: str = "TTT-MARK-01"


class Board(View, frozen=True):
    cells: tuple[Seat | None, ...]


class Turn(Step[TicTacToe], frozen=True):
    seat: Seat

    def run(self, game: TicTacToe) -> Ask[TicTacToe]:
        if None not in game.cells or won(game.cells):
            game.cells = EMPTY
        game.then(Turn(1 - self.seat))
        return Marking(self.seat)


def won(cells: tuple[Seat | None, ...]) -> bool:
    return any(cells[a] is not None and cells[a] == cells[b] == cells[c] for a, b, c in LINES)


class Marking(Ask[TicTacToe], frozen=True):
    def choices(self, game: TicTacToe) -> Sequence[Choice]:
        return [Mark(cell) for cell, mark in enumerate(game.cells) if mark is None]

    def forbids(self, game: TicTacToe, choice: Choice) -> Refusal | None:
        free = isinstance(choice, Mark) and 0 <= choice.cell < 9 and game.cells[choice.cell] is None
        return None if free else Taken()

    def answer(self, game: TicTacToe, choice: Choice) -> None:
        assert isinstance(choice, Mark)
        game.cells = (*game.cells[: choice.cell], self.seat, *game.cells[choice.cell + 1 :])


def setup(chance: Chance, seats: int, options: Options) -> TicTacToe:
    game = TicTacToe(chance=chance, seats=seats)
    game.then(Turn(0))
    return game


TICTACTOE = Rules(
    name="tictactoe",
    home=__name__,
    version=1,
    seats=(2,),
    game=TicTacToe,
    setup=setup,
    view=lambda game, seat: Board(game.cells),
    imagine=lambda game, seat, deal: None,
    result=lambda game: Result((0, 0), (1, 1)),
    pieces=lambda game: Counter(),
)
