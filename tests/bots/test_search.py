"""The searching bots: they play on in imagined games only, within their budget, and follow what comes out there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, islice, takewhile
from random import Random
from time import monotonic
from typing import Any, ClassVar

import pytest

from startable import bots
from startable.bots.captains.search import Search as SearchingCaptain
from startable.bots.search import ENOUGH, Search
from startable.engine import CLOCK, Choice, Game, Seat, apply, imagine, new, view
from startable.games import find
from startable.games.captains.choices import Pass
from startable.games.captains.table import Captains
from startable.games.captains.turn import TakeTurn
from startable.games.roll.assign import SelectPhase
from startable.games.trucker.flight import Stay
from startable.lab.arena import Tournament, missing, play, standings
from startable.lab.play import next_seat, play_out

TRUCKER: dict[str, Any] = {"edition": "2021", "level": "I"}
GAMES = [("roll", SelectPhase, {}), ("captains", TakeTurn, {}), ("trucker", Stay, TRUCKER)]
Asked = tuple[Game, Seat]


def searched(name: str, kind: type, options: dict[str, Any], seats: int = 2) -> Iterator[Asked]:
    """Moments in games between greedy players where the question is one that is searched, and not forced."""
    greedy = bots.find(name, "greedy")(0.0)
    for seed in range(100):
        game, seat = new(find(name), seats=seats, seed=f"search {seed}", **options), -1
        while game.asks:
            seat = next_seat(game, seat)
            ask = game.asks[seat]
            if isinstance(ask, kind) and len(ask.choices(game)) > 1:
                yield game, seat
            apply(game, seat, ask.default(game) if seat == CLOCK else chosen(greedy, game, seat))


def chosen(bot: bots.Bot, game: Game, seat: Seat, seed: int = 0, imagined: bots.Imagined | None = None) -> Choice:
    ask = game.asks[seat]
    dealt = imagined or (lambda seed: imagine(game, seat, seed))
    return bot.choose(view(game, seat), ask, ask.choices(game), dealt, Random(seed))


@pytest.mark.parametrize(("name", "kind", "options"), GAMES)
def test_the_same_knowledge_and_the_same_dice_give_the_same_choice(
    name: str, kind: type, options: dict[str, Any]
) -> None:
    """Whatever is hidden, and however busy the machine is: the budget is in choices."""
    bot = bots.find(name, "search@60")(0.0)
    for number, (game, seat) in enumerate(islice(searched(name, kind, options, seats=3), 0, 40, 4)):
        alike = imagine(game, seat, f"alike {number}")
        assert alike != game
        assert chosen(bot, alike, seat, number) == chosen(bot, game, seat, number)


@pytest.mark.parametrize(("name", "kind", "options"), GAMES)
def test_every_iteration_is_imagined_afresh(name: str, kind: type, options: dict[str, Any]) -> None:
    most = 0
    for game, seat in islice(searched(name, kind, options), 6):
        seeds: list[int | str] = []
        chosen(bots.find(name, "search@400")(0.0), game, seat, imagined=remembering(seeds, game, seat))
        assert len(set(seeds)) == len(seeds)
        most = max(most, len(seeds))
    assert most > 1


def remembering(seeds: list[int | str], game: Game, seat: Seat) -> bots.Imagined:
    def imagined(seed: int | str) -> Game:
        seeds.append(seed)
        return imagine(game, seat, seed)

    return imagined


@pytest.mark.parametrize(("name", "kind", "options"), GAMES)
def test_searching_leaves_the_table_as_it_is(name: str, kind: type, options: dict[str, Any]) -> None:
    game, seat = next(searched(name, kind, options))
    before = game.clone()
    chosen(bots.find(name, "search@100")(0.0), game, seat)
    assert game == before


@pytest.mark.parametrize(("name", "kind", "options"), GAMES)
def test_without_a_budget_it_chooses_as_greedy_does(name: str, kind: type, options: dict[str, Any]) -> None:
    for game, seat in islice(searched(name, kind, options), 10):
        assert chosen(bots.find(name, "search")(0.0), game, seat) == chosen(bots.find(name, "greedy")(0.0), game, seat)


@pytest.mark.parametrize("budget", [1, 7, 50])
def test_the_budget_is_never_exceeded(budget: int, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Choice] = []
    monkeypatch.setattr("startable.bots.search.apply", counting(played))
    for game, seat in islice(searched("captains", TakeTurn, {}), 5):
        played.clear()
        chosen(bots.find("captains", f"search@{budget}")(0.0), game, seat)
        assert 0 < len(played) <= budget


def counting(played: list[Choice]) -> Callable[[Game, Seat, Choice], None]:
    def applied(game: Game, seat: Seat, choice: Choice) -> None:
        played.append(choice)
        apply(game, seat, choice)

    return applied


def test_seconds_are_kept_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a millisecond whenever it is looked at."""
    played: list[Choice] = []
    monkeypatch.setattr("startable.bots.search.apply", counting(played))
    monkeypatch.setattr("startable.bots.search.monotonic", map((0.001).__mul__, count()).__next__)
    for game, seat in islice(searched("captains", TakeTurn, {}), 5):
        played.clear()
        chosen(bots.find("captains", "search")(0.05), game, seat)
        assert 0 < len(played) <= 50


class Lazy(SearchingCaptain):
    """Thinks that nothing is better than to have passed."""

    choices: ClassVar[int | None] = 100
    liking: ClassVar[float] = 1.0

    opinion: ClassVar[float] = 0.0

    def rivals(self, view: Any, ask: Any, choices: Any, favourite: Choice) -> dict[Choice, float]:
        return {Pass(): self.opinion} if isinstance(ask, TakeTurn) and favourite != Pass() else {}

    def settled(self, game: Game, begun: Game) -> bool:
        return True

    def standing(self, game: Game, seat: Seat) -> float:
        assert isinstance(game, Captains)
        return self.liking * game.captains[seat].passed


class Indifferent(Lazy):
    liking: ClassVar[float] = 0.0


class Reluctant(Lazy):
    """Greedy is much against it."""

    opinion: ClassVar[float] = -5.0


class Busy(Lazy):
    liking: ClassVar[float] = -1.0


def test_it_takes_what_comes_out_best_and_greedys_favourite_otherwise() -> None:
    game, seat = next(searched("captains", TakeTurn, {}))
    greedy = chosen(bots.find("captains", "greedy")(0.0), game, seat)
    assert greedy != Pass()
    assert chosen(Lazy(0.0), game, seat) == Pass()
    assert chosen(Indifferent(0.0), game, seat) == greedy


def test_greedys_opinion_counts_for_less_the_longer_it_searches() -> None:
    game, seat = next(searched("captains", TakeTurn, {}))
    greedy = chosen(bots.find("captains", "greedy")(0.0), game, seat)
    assert chosen(Reluctant.limited(6)(0.0), game, seat) == greedy
    assert chosen(Reluctant.limited(100)(0.0), game, seat) == Pass()


def test_what_is_clearly_worse_is_not_tried_to_the_last() -> None:
    game, seat = next(searched("captains", TakeTurn, {}))
    seeds: list[int | str] = []
    assert chosen(Busy(0.0), game, seat, imagined=remembering(seeds, game, seat)) != Pass()
    assert len(seeds) == ENOUGH


def test_a_budget_is_part_of_the_name() -> None:
    limited = bots.find("roll", "search@25")
    assert issubclass(limited, Search)
    assert (limited.name, limited.choices, limited.simpler) == ("search@25", 25, "greedy")
    for wrong in ("search@", "search@many", "greedy@25", "nobody@25"):
        with pytest.raises(bots.UnknownBot, match="its bots are"):
            bots.find("roll", wrong)


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("roll", 3, {}),
        ("captains", 1, {}),
        ("captains", 4, {}),
        ("trucker", 3, {"edition": "2021", "level": "II"}),
        ("trucker", 2, {"mode": "trek"}),
    ],
)
def test_searchers_play_whole_games_at_every_kind_of_table(name: str, seats: int, options: dict[str, Any]) -> None:
    """The loop itself refuses what is not offered."""
    game = new(find(name), seats=seats, seed=5, **options)
    assert len(play_out(game, [bots.find(name, "search@30")(0.0)] * seats, 5).scores) == seats


@pytest.mark.parametrize("name", ["roll", "captains", "trucker"])
def test_the_usual_bot_is_another_one_at_other_levels(name: str) -> None:
    assert [bots.at_level(name, "greedy", level) for level in ("easy", "normal", "hard")] == [
        "easy",
        "greedy",
        "hard",
    ]
    assert bots.at_level(name, "random", "hard") == "random"
    assert bots.at_level("any game", "random", "hard") == "random"


RATED = {"roll": "search@400", "captains": "search@150", "trucker": "search@600"}


@pytest.mark.parametrize(("name", "kind", "options"), GAMES)
def test_hard_chooses_as_the_searcher_that_was_rated(name: str, kind: type, options: dict[str, Any]) -> None:
    """However long it might think: the rating holds at every table."""
    hard, searcher = bots.find(name, "hard"), bots.find(name, RATED[name])
    assert issubclass(hard, Search)
    assert issubclass(searcher, Search)
    assert hard.choices == searcher.choices
    for game, seat in islice(searched(name, kind, options), 5):
        assert chosen(hard(9.0), game, seat) == chosen(searcher(0.0), game, seat)


@pytest.mark.soak
@pytest.mark.parametrize("name", ["roll", "captains"])
def test_hard_beats_greedy_more_often_than_not(name: str, soak_seconds: float, soak_dice: Random) -> None:
    """New games every time; it fails only if even lies above the 95 % interval of what was measured."""
    ends = monotonic() + soak_seconds
    arena = Tournament(game=name, bots=("hard", "greedy"), rounds=1000, seed=soak_dice.randrange(2**32))
    bouts = [play(arena, *game) for game in takewhile(lambda _: monotonic() < ends, missing(arena, ()))]
    won = next(contender.wins for contender in standings(bouts) if contender.name == "hard")
    assert won.high is not None
    assert won.high > 0.5, f"{won.value:.0%} of {len(bouts)} games won"
