"""The Transgalactic Trek: titles won, handed out and defended at the end of its flights."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Ask, Choice, NotOffered, Refusal, Seat, Step
from startable.games.trucker import events, refusals
from startable.games.trucker.choices import Bestow, Ready
from startable.games.trucker.table import NOBODY, Trucking
from startable.games.trucker.titles import TITLES, best, score

__all__ = ["Giving", "HandOut", "Overview", "Rest", "draw_titles", "prizes"]


def draw_titles(game: Trucking) -> None:
    """GT-TREK-03: as many as players, at random, silver side up."""
    titles = list(range(len(TITLES)))
    game.chance.shuffle(titles, "titles")
    game.titles = tuple(sorted(titles[: game.seats]))
    game.holders = (NOBODY,) * game.seats


def prizes(game: Trucking, finishers: list[Seat]) -> list[int]:
    """The credits that titles bring each seat at the end of a flight; the tiles change hands or sides."""
    won = [0] * game.seats
    judge = _defend if game.flight else _award
    for tile in range(len(game.titles)):
        for seat, credits in judge(game, tile, finishers):
            won[seat] += credits
    if not game.flight:
        game.then(HandOut())
    return won


# The first flight


def _award(game: Trucking, tile: int, finishers: list[Seat]) -> list[tuple[Seat, int]]:
    """GT-TREK-06, 07: all the best are paid, the foremost has the tile; where nobody scores, the first to arrive."""
    winners, credits = best(game, game.titles[tile], finishers), game.flight_board.best_looking
    game.tell(_judged(game, tile, finishers, winners, credits))
    owner = next(iter([*winners, *finishers]), NOBODY)
    if owner != NOBODY:
        _take(game, tile, owner)
    return [(seat, credits) for seat in winners]


def _judged(game: Trucking, tile: int, finishers: list[Seat], winners: list[Seat], credits: int) -> events.TitleJudged:
    title = game.titles[tile]
    scores = tuple(score(game, title, seat) if seat in finishers else None for seat in range(game.seats))
    return events.TitleJudged(title, scores, tuple(winners), credits if winners else 0)


def _take(game: Trucking, tile: int, seat: Seat) -> None:
    game.holders = tuple(seat if other == tile else owner for other, owner in enumerate(game.holders))
    game.tell(events.TitleTaken(seat, game.titles[tile]))


class HandOut(Step[Trucking], frozen=True):
    """GT-TREK-09 to 11: surplus tiles go to those without, given by the foremost first; nobody's are dealt out."""

    def run(self, game: Trucking) -> Ask[Trucking] | None:
        if NOBODY in game.holders:
            self.deal(game)
        rich = [seat for seat in game.order() if game.holders.count(seat) > 1]
        return Giving(rich[0]) if rich else None

    def deal(self, game: Trucking) -> None:
        """GT-TREK-08: nobody has finished."""
        seats = list(range(game.seats))
        game.chance.shuffle(seats, "titles dealt")
        for tile, seat in enumerate(seats):
            _take(game, tile, seat)


class Giving(Ask[Trucking], frozen=True):
    """Which tile to part with, and for whom; the last one is kept."""

    def choices(self, game: Trucking) -> Sequence[Choice]:
        mine = [title for title, owner in zip(game.titles, game.holders, strict=True) if owner == self.seat]
        without = [seat for seat in range(game.seats) if seat not in game.holders]
        return [Bestow(title, seat) for title in mine for seat in without]

    def forbids(self, game: Trucking, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Bestow):
            return NotOffered("GT-TREK-09")
        offered = choice in self.choices(game)
        return None if offered else refusals.NotYours("GT-TREK-09", choice.title, choice.to)

    def answer(self, game: Trucking, choice: Choice) -> None:
        assert isinstance(choice, Bestow)
        tile = game.titles.index(choice.title)
        game.holders = tuple(choice.to if other == tile else owner for other, owner in enumerate(game.holders))
        game.tell(events.TitleGiven(self.seat, choice.to, choice.title))
        game.then(HandOut())


# The later flights


def _defend(game: Trucking, tile: int, finishers: list[Seat]) -> list[tuple[Seat, int]]:
    """GT-TREK-13 to 17: the owner among the best of those who finished; gold pays double, and silver turns gold."""
    owner, title, golden = game.holders[tile], game.titles[tile], bool(game.golden >> tile & 1)
    winners = best(game, title, finishers)
    credits = game.flight_board.best_looking * (2 if golden else 1) if owner in winners else 0
    game.tell(_judged(game, tile, finishers, winners, 0))
    if not credits:
        game.tell(events.TitleMissed(owner, title))
        return []
    game.tell(events.TitleDefended(owner, title, credits, golden))
    _honour(game, tile, golden)
    return [(owner, credits)]


def _honour(game: Trucking, tile: int, golden: bool) -> None:
    """GT-TREK-15, 19: silver turns to gold for the next flight, gold makes a legend."""
    if golden:
        game.legends |= 1 << tile
        game.tell(events.BecameLegend(game.holders[tile], game.titles[tile]))
    elif not game.last_flight:
        game.golden |= 1 << tile


# Between two flights


class Rest(Step[Trucking], frozen=True):
    """Everyone looks at what the flight has brought before the boards are cleared."""

    def run(self, game: Trucking) -> None:
        for seat in range(game.seats):
            game.ask(Overview(seat))


class Overview(Ask[Trucking], frozen=True):
    """Ready for the next flight?"""

    def choices(self, game: Trucking) -> Sequence[Choice]:
        return [Ready()]

    def answer(self, game: Trucking, choice: Choice) -> None:
        """Nothing else happens."""
