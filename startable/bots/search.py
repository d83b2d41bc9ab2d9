"""The searching player: plays on in games that it could equally be in, and takes what came out best there.

Greedy names the candidates and what it thinks of each. In each imagined game all candidates that are left are played
out on the same deal, with a hasty player on every seat, up to a horizon where the game's own judgement says how things
stand. Those that do worse are dropped while the budget is spent. In the end greedy's opinion counts as much as some
imagined games, and the longer it searches the less it matters.

The budget is in seconds, by a clock that only bots may read, or in choices played in imagined games: then the same
knowledge and the same dice give the same choice, however busy the machine is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from math import ceil, sqrt
from random import Random
from statistics import fmean, variance
from time import monotonic
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self

from startable.engine import CLOCK, Ask, Choice, Game, Seat, View, apply, imagine, view

if TYPE_CHECKING:
    from startable.bots import Bot, Imagined

__all__ = ["Budget", "Player", "Race", "Search", "Usual", "error"]

DESPAIR = 4.0  # by so many it must be worse to be tried no more, whatever is left of the budget
ENOUGH = 4  # imagined games before anyone despairs


class Spent(Exception):
    """There is no time for another imagined choice."""


class Budget:
    """So many seconds, or so many choices in imagined games."""

    def __init__(self, seconds: float, choices: int | None) -> None:
        self._seconds, self._choices = seconds, choices
        self._begun, self._played = monotonic(), 0

    @property
    def share(self) -> float:
        """How much of it is spent: 1 is all."""
        if self._choices is not None:
            return self._played / self._choices
        return (monotonic() - self._begun) / self._seconds if self._seconds else 1.0

    def spend(self) -> None:
        if self.share >= 1:
            raise Spent
        self._played += 1


class Player(Protocol):
    """Who plays in imagined games; a new one for each decision, so that it may remember."""

    def choose(self, game: Game, seat: Seat) -> Choice: ...


class Usual:
    """One of the game's bots that throws no dice: whoever sees the same chooses the same, and need not think again."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.known: dict[tuple[Ask[Any], View], Choice] = {}

    def choose(self, game: Game, seat: Seat) -> Choice:
        ask = game.asks[seat]
        choices = ask.choices(game)
        if len(choices) == 1:
            return choices[0]
        sight = view(game, seat)
        key = ask, sight
        if key not in self.known:
            self.known[key] = self.bot.choose(sight, ask, choices, lambda seed: imagine(game, seat, seed), DICE)
        return self.known[key]


class Search(ABC):
    """Each game says who is greedy there, what is worth searching, how far to look, and how things stand then."""

    name: ClassVar[str] = "search"
    simpler: ClassVar[str | None] = "greedy"
    choices: ClassVar[int | None] = None  # to be played in imagined games for each decision; None: by the clock
    greedy: ClassVar[type[Bot]]
    trust: ClassVar[float]  # greedy's opinion counts as much as so many imagined games

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.prior = self.greedy(seconds)

    @classmethod
    def limited(cls, choices: int) -> type[Self]:
        """The same player with so many imagined choices for each decision, instead of seconds."""
        return type(cls.__name__, (cls,), {"choices": choices, "name": f"{cls.name}@{choices}"})

    @abstractmethod
    def rivals(self, view: View, ask: Ask[Any], choices: Sequence[Choice], favourite: Choice) -> Mapping[Choice, float]:
        """What is worth trying beside greedy's favourite, and by how much greedy likes it better: mostly below 0."""

    @abstractmethod
    def settled(self, game: Game, begun: Game) -> bool:
        """Whether an imagined game has come to the horizon, seen from where it began."""

    @abstractmethod
    def standing(self, game: Game, seat: Seat) -> float:
        """How things stand there for this seat."""

    @abstractmethod
    def player(self, view: View, seat: Seat) -> Player:
        """Who plays in games imagined from this view."""

    def likely(self, world: Game, seat: Seat) -> Game:
        """An imagined game, with what others did in secret made more like them where they would not act at random."""
        return world

    def choose(self, view: View, ask: Ask[Any], choices: Sequence[Choice], imagined: Imagined, rng: Random) -> Choice:
        seed, favourite = rng.getrandbits(64), self.prior.choose(view, ask, choices, imagined, rng)
        rivals = self.rivals(view, ask, choices, favourite)
        if not rivals:
            return favourite
        race = Race(self, self.player(view, ask.seat), ask.seat, favourite, rivals)
        race.run(imagined, Budget(self.seconds, self.choices), seed)
        return race.winner


class Race:
    """Greedy's favourite against its rivals: what each was worth in each imagined game, compared with it."""

    def __init__(
        self, bot: Search, player: Player, seat: Seat, favourite: Choice, rivals: Mapping[Choice, float]
    ) -> None:
        self.bot, self.player, self.seat, self.favourite = bot, player, seat, favourite
        self.opinions = {rival: min(0.0, liking) for rival, liking in rivals.items()}
        self.gains: dict[Choice, list[float]] = {rival: [] for rival in rivals}

    def run(self, imagined: Imagined, budget: Budget, seed: int) -> None:
        """Imagined game after imagined game, with fewer and fewer rivals."""
        number = 0
        try:
            while self.gains:
                self.compare(imagined(f"{seed} {number}"), budget)
                self.thin(budget.share)
                number += 1
        except Spent:
            pass

    def compare(self, world: Game, budget: Budget) -> None:
        """All that are left, on the same deal; whoever else is asked there does not know what this seat does."""
        world = self.bot.likely(world, self.seat)
        while others := [seat for seat in world.asks if seat not in (self.seat, CLOCK)]:
            self.play_one(world, others[0], budget)
        usual = self.worth(world, self.favourite, budget)
        gains = {rival: self.worth(world, rival, budget) - usual for rival in self.gains}
        for rival, gain in gains.items():
            self.gains[rival].append(gain)

    def worth(self, world: Game, choice: Choice, budget: Budget) -> float:
        """What a choice comes to when everyone plays on up to the horizon."""
        budget.spend()
        game = world.clone()
        apply(game, self.seat, choice)
        while game.asks and not self.bot.settled(game, world):
            self.play_one(game, max(game.asks), budget)
        return self.bot.standing(game, self.seat)

    def play_one(self, game: Game, seat: Seat, budget: Budget) -> None:
        budget.spend()
        apply(game, seat, game.asks[seat].default(game) if seat == CLOCK else self.player.choose(game, seat))

    def thin(self, spent: float) -> None:
        """As many stay as the budget that is left is good for: all at first, one in the end, and none without hope."""
        stay = ceil(len(self.opinions) ** max(0.0, 1 - spent))
        best = sorted(self.gains, key=self.estimate, reverse=True)[:stay]
        self.gains = {rival: gains for rival, gains in self.gains.items() if rival in best and hopeful(gains)}

    def estimate(self, rival: Choice) -> float:
        """By how much a rival is better than the favourite, by all that is known of it."""
        gains, trust = self.gains[rival], self.bot.trust
        return (trust * self.opinions[rival] + sum(gains)) / (trust + len(gains))

    @property
    def winner(self) -> Choice:
        best = max(self.gains, key=self.estimate, default=self.favourite)
        return best if best in self.gains and self.estimate(best) > 0 else self.favourite


def error(gains: Sequence[float]) -> float:
    """The standard error of their mean."""
    return sqrt(variance(gains) / len(gains))


def hopeful(gains: Sequence[float]) -> bool:
    return len(gains) < ENOUGH or fmean(gains) + DESPAIR * error(gains) >= 0


DICE = Random(0)  # greedy players throw none
