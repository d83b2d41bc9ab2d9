"""What the searching bots look at when they stop, fitted to games: `python -m tools.fit_search roll --games 600`.

Two greedy players meet, and some of their choices are random ones, so that who has more of what does not only depend
on how well they play. At the start of every round the features of both are written down. The weights are those with
which the difference of the features comes closest to the difference of the final scores, by least squares, for each
stage of the game by itself. They are printed as the game's `standing.py` has them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import Annotated, Any, ClassVar, TypeAlias

import numpy as np
import typer
from numpy.typing import NDArray

from startable import bots
from startable.bots.levels import Easy
from startable.engine import Seat, new
from startable.games import find
from startable.lab.many import many
from startable.lab.play import play_out

SLIPS = 0.08  # of all choices are random ones
FAINT = 10.0  # how strongly weights are held to nothing where the games say nothing

Row: TypeAlias = tuple[int, list[float], float]
"""The stage of the game, how the features of the two differ, and how their final scores do."""
Matrix: TypeAlias = NDArray[np.float64]

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


def slipping(kind: type[bots.Bot]) -> type[Easy]:
    """The same player, some of whose choices are random ones."""

    class Slipping(Easy):
        greedy: ClassVar[type[bots.Bot]] = kind
        slips: ClassVar[float] = SLIPS

    return Slipping


def played(name: str, seed: int, number: int) -> list[Row]:
    """One game of two players, written down at the start of every round."""
    standing = import_module(f"startable.bots.{name}.standing")
    features: Callable[[Any, Seat], list[float]] = standing.features
    stage: Callable[[Any], int] = standing.stage
    player = slipping(bots.find(name, "greedy"))(0.0)
    game = new(find(name), seats=2, seed=f"{seed} fit {number}")
    seen: dict[int, tuple[int, list[float]]] = {}

    def watch(table: Any, seat: Seat, choice: object) -> None:
        if table.round and table.round not in seen:
            mine, theirs = features(table, 0), features(table, 1)
            seen[table.round] = stage(table), [one - other for one, other in zip(mine, theirs, strict=True)]

    scores = play_out(game, [player, player], f"{seed} fit {number}", watch).scores
    return [(now, row, float(scores[0] - scores[1])) for now, row in seen.values()]


def fitted(rows: Sequence[Row]) -> tuple[Matrix, float]:
    """The weights, and how much of the differences in score they explain."""
    features = np.array([row for _, row, _ in rows])
    scores = np.array([score for _, _, score in rows])
    spread = features.std(axis=0) + 1e-9
    scaled = features / spread
    square = scaled.T @ scaled + FAINT * np.eye(len(spread))
    weights = np.linalg.solve(square, scaled.T @ scores) / spread
    return weights, float(1 - np.var(scores - features @ weights) / np.var(scores))


@app.command()
def main(
    game: Annotated[str, typer.Argument(help="roll or captains")],
    games: int = 600,
    seed: int = 0,
    jobs: int = 1,
) -> None:
    rows = [row for made in many(partial(played, game, seed), games, jobs) for row in made]
    for stage in sorted({now for now, _, _ in rows}):
        own = [row for row in rows if row[0] == stage]
        weights, explained = fitted(own)
        print(
            f"    ({', '.join(f'{weight:.2f}' for weight in weights)}),  # {len(own)} rounds, {explained:.0%} explained"
        )


if __name__ == "__main__":
    app()
