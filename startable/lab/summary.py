"""What a number of games shows: lengths, scores, win shares and points by source, with 95 % intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import NormalDist, mean, stdev

from msgspec import Struct

from startable.lab.simulate import Played

__all__ = ["Measured", "Standing", "Summary", "average", "share", "summary"]

Z = NormalDist().inv_cdf(0.975)


class Measured(Struct, frozen=True):
    """A figure and the interval in which it lies with 95 % confidence; none from a single game."""

    value: float
    low: float | None = None
    high: float | None = None


class Standing(Struct, frozen=True):
    """How a seat or a bot did."""

    name: str
    seats: float  # of each game, on average
    wins: Measured  # the share of games won; who ties for the first place shares it
    score: Measured
    points: dict[str, float]  # the mean by source
    figures: dict[str, Measured] = {}  # what else the game counts


class Summary(Struct, frozen=True):
    """What the games showed."""

    games: int
    rounds: Measured
    lengths: dict[int, int]  # how many games took so many rounds
    decisions: Measured
    seats: tuple[Standing, ...]
    bots: tuple[Standing, ...]
    epilogues: dict[int, int] = {}  # how many seats read which entry, where the game has epilogues


def average(values: Sequence[float]) -> Measured:
    """A mean and its interval.

    >>> average([1, 2, 3])
    Measured(value=2.0, low=0.8684..., high=3.1315...)
    """
    centre = float(mean(values))
    if len(values) < 2:
        return Measured(centre)
    reach = Z * stdev(values) / sqrt(len(values))
    return Measured(centre, centre - reach, centre + reach)


def share(won: float, games: int) -> Measured:
    """A share and its interval after Wilson, which stays within 0 and 1 and is honest for few games.

    >>> share(98, 100)
    Measured(value=0.98, low=0.92..., high=0.99...)
    """
    value, spread = won / games, Z * Z / games
    centre = (value + spread / 2) / (1 + spread)
    reach = Z * sqrt(value * (1 - value) / games + spread / games / 4) / (1 + spread)
    return Measured(value, centre - reach, centre + reach)


def summary(played: Sequence[Played]) -> Summary:
    """The figures of these games."""
    players = range(len(played[0].bots))
    names = sorted({bot for game in played for bot in game.bots})
    return Summary(
        games=len(played),
        rounds=average([game.outcome.rounds for game in played]),
        lengths=dict(sorted(Counter(game.outcome.rounds for game in played).items())),
        decisions=average([game.outcome.decisions for game in played]),
        seats=tuple(standing(f"seat {seat + 1}", played, [[seat]] * len(played)) for seat in players),
        bots=tuple(standing(name, played, [seats_of(game, name) for game in played]) for name in names),
        epilogues=dict(sorted(Counter(read for game in played for read in game.outcome.epilogues).items())),
    )


def seats_of(game: Played, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(game.bots) if name == bot]


def standing(name: str, played: Sequence[Played], seats: Sequence[list[int]]) -> Standing:
    """How those seats did. Seats of one game depend on each other, so every game counts as one observation."""
    theirs = list(zip(played, seats, strict=True))
    taken = sum(len(own) for _, own in theirs)
    won = sum(win(game, seat) for game, own in theirs for seat in own)
    sources = [points.source for points in played[0].outcome.points]
    return Standing(
        name=name,
        seats=taken / len(played),
        wins=share(min(won, len(played)), len(played)),
        score=average([mean(game.outcome.scores[seat] for seat in own) for game, own in theirs if own]),
        points={source: total(source, theirs) / taken for source in sources},
        figures={figure.source: counted(figure.source, theirs) for figure in played[0].outcome.figures},
    )


def counted(name: str, theirs: Iterable[tuple[Played, list[int]]]) -> Measured:
    """A figure of those seats, every game one observation again."""
    figures = [(figure.scores, own) for game, own in theirs for figure in game.outcome.figures if figure.source == name]
    return average([mean(scores[seat] for seat in own) for scores, own in figures if own])


def win(game: Played, seat: int) -> float:
    places = game.outcome.places
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def total(source: str, theirs: Iterable[tuple[Played, list[int]]]) -> int:
    """What those seats scored from one source in all games."""
    return sum(
        points.scores[seat]
        for game, own in theirs
        for points in game.outcome.points
        if points.source == source
        for seat in own
    )
