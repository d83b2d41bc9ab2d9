"""A finished game, gone over: what each player could expect as it went on, and which choices cost most.

From moments of the game it is played to its end many times, with greedy on every seat and everything dealt anew that
nobody at the table could see: the mean of how these continuations end is what could be expected there. Each choice that
the searching bot would think about is compared with the others that it would try, in games that the player could
equally have been in, up to the horizon where the bot's own judgement says how things stand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import inf
from random import Random
from statistics import fmean
from time import process_time

from msgspec import Struct

from startable import bots
from startable.bots import Bot
from startable.bots.search import Budget, Race, Search, error
from startable.engine import CLOCK, BadRecord, Choice, Game, Match, Rules, Seat, branch, imagine, result, view
from startable.engine.journal import Played, Record, begin, decode
from startable.lab.play import play_out
from startable.lab.records import Line, retold
from startable.lab.simulate import SECONDS

__all__ = ["Analysis", "Moment", "Plan", "Turn", "analyse"]

CURVE = 0.5  # of the time is for the curve
CERTAIN = 1.5  # by so many standard errors another choice must be better to be called so


class Plan(Struct, frozen=True, kw_only=True):
    """How much is looked at, and for how long at most."""

    moments: int = 32  # of the curve, the end not counted
    continuations: int = 12  # from each of them
    worlds: int = 4  # in which every choice is tried
    finalists: int = 10  # choices that are looked at again
    again: int = 16  # in so many other worlds
    seconds: float = 120.0  # of the processor; then it ends with what it has
    seed: int = 0


USUAL = Plan()


class Moment(Struct, frozen=True):
    """What each seat could expect after so many entries of the journal."""

    at: int
    scores: tuple[float, ...]
    places: tuple[float, ...]


class Turn(Struct, frozen=True):
    """A choice that cost something: what would have been better, and by how much, give or take."""

    at: int  # entries before it
    seat: Seat
    chosen: Choice
    better: Choice
    cost: float
    error: float  # the standard error of the cost


class Analysis(Struct, frozen=True):
    """What was found."""

    game: str
    entries: int
    continuations: int  # from each moment
    moments: tuple[Moment, ...]
    judged: int  # choices that were compared with others
    turns: tuple[Turn, ...]  # the dearest first
    costs: tuple[float, ...]  # of these, by seat
    complete: bool  # whether there was time for all of it


Progress = Callable[[int, int], object]


class Decision:
    """A choice of the game against what it competed with, as the searching bot compares them."""

    def __init__(self, at: int, game: Game, seat: Seat, chosen: Choice, others: Iterable[Choice], bot: Search) -> None:
        self.at, self.game, self.bot = at, game, bot
        player = bot.player(view(game, seat), seat)
        self.race = Race(bot, player, seat, chosen, dict.fromkeys(others, 0.0))

    def compare(self, seed: str) -> None:
        """In one imagined game."""
        self.race.compare(imagine(self.game, self.race.seat, f"{seed} {self.at}"), Budget(inf, None))

    def again(self) -> Decision:
        """The best of the others alone, and nothing compared yet."""
        return Decision(self.at, self.game, self.race.seat, self.race.favourite, [self.best], self.bot)

    @property
    def gains(self) -> list[float]:
        """What the best of the others gained on it in each imagined game."""
        return self.race.gains[self.best]

    @property
    def best(self) -> Choice:
        gains = self.race.gains
        return max(gains, key=lambda other: fmean(gains[other] or [0.0]))

    @property
    def promise(self) -> float:
        return fmean(self.gains)


class Meter:
    """How far it is, and whether there is time left."""

    def __init__(self, seconds: float, total: int, progress: Progress) -> None:
        self.begun, self.seconds = process_time(), seconds
        self.total, self.progress, self.done = total, progress, 0

    @property
    def spent(self) -> float:
        """The share of the time that is spent: 1 is all."""
        return (process_time() - self.begun) / self.seconds

    @property
    def over(self) -> bool:
        return self.spent >= 1

    def step(self) -> None:
        self.done += 1
        self.progress(self.done, self.total)


def analyse(data: bytes, rules: Rules, plan: Plan = USUAL, progress: Progress = lambda *_: None) -> Analysis:
    """Go over the game of a record; BadRecord says why that is not possible."""
    record = decode(data, rules)
    searcher, player = _players(rules)
    positions, decisions, end = _gone_over(data, record, rules, plan, searcher)
    ended = result(end)
    if ended is None:
        raise BadRecord("the game is not over")
    finalists = min(plan.finalists, len(decisions))
    total = len(positions) * plan.continuations + len(decisions) * plan.worlds + finalists * plan.again
    meter = Meter(plan.seconds, total, progress)
    moments, continuations = _curve(positions, player, plan, meter)
    turns = tuple(_turns(decisions, plan, meter))
    last = Moment(len(record.journal), tuple(map(float, ended.scores)), tuple(map(float, ended.places)))
    return Analysis(
        game=rules.name,
        entries=len(record.journal),
        continuations=continuations,
        moments=(*moments, last),
        judged=len(decisions),
        turns=turns,
        costs=tuple(sum(turn.cost for turn in turns if turn.seat == seat) for seat in range(record.seats)),
        complete=continuations == plan.continuations and not meter.over,
    )


def _players(rules: Rules) -> tuple[Search | None, Bot]:
    """Who knows what is worth trying, if anybody does, and who plays on."""
    known = bots.known(rules.name)
    search = known.get("search")
    if search is not None and issubclass(search, Search):
        return search(SECONDS), search.greedy(SECONDS)
    return None, known[bots.stand_in(rules.name)](SECONDS)


def _gone_over(
    data: bytes, record: Record, rules: Rules, plan: Plan, searcher: Search | None
) -> tuple[list[tuple[int, Game]], list[Decision], Game]:
    """The game as it was at the moments of the curve, and before every choice that is worth a thought."""
    length = len(record.journal)
    wanted = {round(number * length / plan.moments) for number in range(min(plan.moments, length))}
    stood = {line.entry for line in retold(data, rules, [""] * record.seats, lambda *_: None, 0).lines if _open(line)}
    match, positions = begin(record, rules), []
    decisions: list[Decision] = []
    for at, entry in enumerate(record.journal):
        if at in wanted:
            positions.append((at, match.game.clone()))
        if at in stood and isinstance(entry, Played) and searcher:
            decisions += _decision(at, entry, match, searcher)
        match.follow(entry)
    return positions, decisions, match.game


def _open(line: Line) -> bool:
    """Whether a person or a bot really had a choice there, and stood by it."""
    return line.seat != CLOCK and line.offered > 1 and not line.taken_back


def _decision(at: int, entry: Played, match: Match, searcher: Search) -> Iterator[Decision]:
    game, seat = match.game, entry.seat
    ask = game.asks[seat]
    sight, choices = view(game, seat), ask.choices(game)
    favourite = searcher.greedy(SECONDS).choose(sight, ask, choices, lambda seed: imagine(game, seat, seed), Random(at))
    rivals = tuple(searcher.rivals(sight, ask, choices, favourite))
    if rivals:
        others = [choice for choice in (favourite, *rivals) if choice != entry.choice]
        if others:
            yield Decision(at, game.clone(), seat, entry.choice, others, searcher)


# What could be expected


def _curve(positions: Sequence[tuple[int, Game]], player: Bot, plan: Plan, meter: Meter) -> tuple[list[Moment], int]:
    """One continuation from every moment, then another: where time is short, all have had the same number."""
    ends: list[list[tuple[tuple[int, ...], tuple[int, ...]]]] = [[] for _ in positions]
    sweeps = 0
    while sweeps < plan.continuations and not (sweeps and meter.spent >= CURVE):
        for (at, game), found in zip(positions, ends, strict=True):
            seed = f"{plan.seed} curve {at} {sweeps}"
            end = play_out(branch(game, None, seed), [player] * game.seats, seed)
            found.append((end.scores, end.places))
            meter.step()
        sweeps += 1
    moments = [
        Moment(at, _means([scores for scores, _ in found]), _means([places for _, places in found]))
        for (at, _), found in zip(positions, ends, strict=True)
    ]
    return moments, sweeps


def _means(rows: Sequence[tuple[int, ...]]) -> tuple[float, ...]:
    return tuple(fmean(column) for column in zip(*rows, strict=True))


# What the choices cost


def _turns(decisions: Sequence[Decision], plan: Plan, meter: Meter) -> Iterator[Turn]:
    """All choices in a few worlds, then the dearest against their best rival in fresh ones, which alone count."""
    for number in range(plan.worlds):
        for decision in decisions if not meter.over else ():
            decision.compare(f"{plan.seed} world {number}")
            meter.step()
    tried = [decision for decision in decisions if decision.gains]
    dearest = sorted(tried, key=lambda decision: -decision.promise)[: plan.finalists]
    finals = [_final(decision.again(), plan, meter) for decision in dearest if decision.promise > 0]
    found = [turn for turn in finals if turn and turn.cost > CERTAIN * turn.error]
    yield from sorted(found, key=lambda turn: -turn.cost)


def _final(decision: Decision, plan: Plan, meter: Meter) -> Turn | None:
    for number in range(plan.again):
        if meter.over:
            break
        decision.compare(f"{plan.seed} final {number}")
        meter.step()
    race, gains = decision.race, decision.gains
    if len(gains) < 2:
        return None
    return Turn(decision.at, race.seat, race.favourite, decision.best, fmean(gains), error(gains))
