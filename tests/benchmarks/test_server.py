"""The server's benchmark plays a real game, counts right, and compares like with like."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.server.measure import OURS, Plan, shown
from benchmarks.server.servers import Load
from benchmarks.server.tictactoe import EMPTY, TICTACTOE, Mark, TicTacToe
from startable.engine import apply, new, why_not


def board() -> TicTacToe:
    game = new(TICTACTOE, seats=2, seed=1)
    assert isinstance(game, TicTacToe)
    return game


def test_players_take_turns_and_never_run_out_of_game() -> None:
    game, rng, wiped = board(), Random(1), 0
    for number in range(200):
        (seat,) = game.asks
        assert seat == number % 2
        apply(game, seat, rng.choice(game.asks[seat].choices(game)))
        wiped += game.cells == EMPTY
    assert wiped > 15


def test_three_in_a_row_wipe_the_board() -> None:
    game = board()
    for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4)):
        apply(game, seat, Mark(cell))
    assert game.cells.count(None) == 5
    apply(game, 0, Mark(2))
    assert game.cells == EMPTY


@pytest.mark.parametrize("cell", [0, -1, 9])
def test_a_cell_that_is_taken_or_not_there_is_refused(cell: int) -> None:
    game = board()
    apply(game, 0, Mark(0))
    assert why_not(game, 1, Mark(cell))


def test_the_cheapest_turn_says_the_cost_and_the_promptest_the_times() -> None:
    busy = Load(seconds=10.0, core_seconds=5.0, moves=10_000, p50=9.0, p99=20.0)
    calm = Load(seconds=10.0, core_seconds=2.0, moves=8_000, p50=1.0, p99=30.0)
    row = Plan(OURS, "roll", 7, 500).row([busy, calm])
    assert (row.moves_per_second, row.moves_per_core_second, row.p50, row.p99) == (800.0, 4_000.0, 9.0, 20.0)
    assert (row.server, row.game, row.tables, row.rate) == (OURS, "roll", 7, 500)
    assert shown([row]).row_count == 1
