"""Pictures of what was played: scores and lengths of games, ratings of bots, what became of a ship."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from startable.games.trucker.boards import Board
from startable.lab.analysis import Analysis
from startable.lab.arena import Contender
from startable.lab.ships import Report
from startable.lab.simulate import Played

__all__ = ["draw_analysis", "draw_games", "draw_ratings", "draw_ship"]


def draw_games(played: Sequence[Played], title: str, path: Path) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(11, 4.5), layout="constrained")
    scores, lengths = figure.subplots(1, 2)
    names = sorted({bot for game in played for bot in game.bots})
    scores.boxplot([scores_of(name, played) for name in names], tick_labels=names, showmeans=True)
    scores.set(ylabel="score", title=title)
    scores.grid(axis="y", alpha=0.3)
    rounds = Counter(game.outcome.rounds for game in played)
    lengths.bar(list(rounds), list(rounds.values()), width=0.9)
    lengths.set(xlabel="rounds", ylabel="games", title="length of games")
    figure.savefig(path, dpi=120)


def scores_of(name: str, played: Sequence[Played]) -> list[int]:
    return [score for game in played for bot, score in zip(game.bots, game.outcome.scores, strict=True) if bot == name]


def draw_ratings(table: Sequence[Contender], title: str, path: Path) -> None:
    """The ratings with their intervals, the best on top."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 1 + 0.4 * len(table)), layout="constrained")
    axes = figure.subplots()
    values = [one.rating.value for one in table]
    reach = [(one.rating.high or one.rating.value) - one.rating.value for one in table]
    axes.errorbar(values, range(len(table)), xerr=reach, fmt="o", capsize=3)
    axes.set_yticks(range(len(table)), [one.name for one in table])
    axes.invert_yaxis()
    axes.set(xlabel="rating", title=title)
    axes.grid(axis="x", alpha=0.3)
    figure.savefig(path, dpi=120)


def draw_ship(board: Board, cells: Sequence[int], figures: Report, title: str, path: Path) -> None:
    """The ship with its losses, and what it earned."""
    from matplotlib.figure import Figure
    from matplotlib.patches import Rectangle

    figure = Figure(figsize=(11, 4.5), layout="constrained")
    ship, earned = figure.subplots(1, 2)
    worst = max(figures.squares) or 1.0
    for square, (row, column) in enumerate(board.squares):
        if cells[square] < 0:
            continue
        value = figures.squares[square]
        pale = 1 - value / worst
        corner = column - 0.46, row - 0.46
        ship.add_patch(Rectangle(corner, 0.92, 0.92, facecolor=(1, pale, pale), edgecolor="black"))
        ship.text(column, row, f"{100 * value:.0f} %", ha="center", va="center", fontsize=9)
    printed = board.printed
    ship.set(
        xlim=(printed.first_column - 0.6, printed.last_column + 0.6),
        ylim=(printed.last_row + 0.6, printed.first_row - 0.6),
        aspect="equal",
        title=f"{title}: flights in which a square is lost",
    )
    earned.bar(list(figures.earnings), list(figures.earnings.values()), width=0.9)
    arrives = f"arrives in {100 * figures.arrived.value:.0f} % of {figures.flights} flights"
    earned.set(xlabel="credits", ylabel="flights", title=arrives)
    figure.savefig(path, dpi=120)


def draw_analysis(found: Analysis, names: Sequence[str], title: str, path: Path) -> None:
    """What each seat could expect, step by step, and where the dearest choices were."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(11, 4.5), layout="constrained")
    axes = figure.subplots()
    places = [moment.at for moment in found.moments]
    for seat, name in enumerate(names):
        axes.step(places, [moment.scores[seat] for moment in found.moments], where="post", label=name)
    for number, turn in enumerate(found.turns[:5], 1):
        axes.axvline(turn.at, color="grey", linestyle=":", linewidth=1)
        axes.annotate(str(number), (turn.at, 1), xycoords=("data", "axes fraction"), ha="center", va="bottom")
    axes.set(xlabel="entry", ylabel="expected score at the end", title=f"{title}\n")
    axes.legend()
    axes.grid(axis="y", alpha=0.3)
    figure.savefig(path, dpi=120)
