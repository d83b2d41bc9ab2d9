"""The searching captain: plays the round to its end in imagined games before it decides on a turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from startable.bots.captains.greedy import Greedy
from startable.bots.captains.hasty import Rest
from startable.bots.captains.judge import Judge
from startable.bots.captains.standing import expected
from startable.bots.captains.turns import IMPROVEMENTS, action, improvement
from startable.bots.search import Player
from startable.bots.search import Search as Searching
from startable.engine import Ask, Choice, Game, Seat, View, result
from startable.games.captains.choices import Activate
from startable.games.captains.scoring import Verdict
from startable.games.captains.table import Captains
from startable.games.captains.turn import TakeTurn
from startable.games.captains.view import Sight

if TYPE_CHECKING:
    from startable.bots import Bot

__all__ = ["Search"]

ACTIONS = 4  # that are tried, greedy's favourite among them
PERHAPS = -1.0  # points that an improvement of the crew may seem to cost and still be tried


class Search(Searching):
    """Tries the best actions of a turn, and the best improvement of the crew before them."""

    greedy: ClassVar[type[Bot]] = Greedy
    trust: ClassVar[float] = 2.0

    def player(self, view: View, seat: Seat) -> Player:
        assert isinstance(view, Sight)
        return Rest(view, seat)

    def rivals(self, view: View, ask: Ask[Any], choices: Sequence[Choice], favourite: Choice) -> Mapping[Choice, float]:
        assert isinstance(view, Sight)
        if not isinstance(ask, TakeTurn):
            return {}
        judge = Judge(view, ask.seat, Greedy.weights, Greedy.flights)
        actions = self.actions(judge, [choice for choice in choices if not isinstance(choice, IMPROVEMENTS)])
        found = self.improvements(judge, choices)
        if isinstance(favourite, IMPROVEMENTS):
            liking = improvement(judge, favourite)
            found = {choice: gain - liking for choice, gain in found.items()}
            found |= {choice: worth - actions[0][1] - liking for choice, worth in actions[:1]}
        else:
            found |= {choice: worth - action(judge, favourite) for choice, worth in actions}
        return {choice: liking for choice, liking in found.items() if kind(choice) != kind(favourite)}

    def actions(self, judge: Judge, choices: Sequence[Choice]) -> list[tuple[Choice, float]]:
        """The best ones, each room once, and what greedy thinks of them."""
        worth = {choice: action(judge, choice) for choice in choices}
        different = {kind(choice): choice for choice in sorted(choices, key=worth.__getitem__)}
        return [(choice, worth[choice]) for choice in sorted(different.values(), key=lambda one: -worth[one])][:ACTIONS]

    def improvements(self, judge: Judge, choices: Sequence[Choice]) -> dict[Choice, float]:
        """The best one, if it is not hopeless."""
        gains = {choice: improvement(judge, choice) for choice in choices if isinstance(choice, IMPROVEMENTS)}
        best = max(gains, key=gains.__getitem__, default=None)
        return {best: gains[best]} if best and gains[best] > PERHAPS else {}

    def settled(self, game: Game, begun: Game) -> bool:
        assert isinstance(game, Captains)
        assert isinstance(begun, Captains)
        return game.round != begun.round

    def standing(self, game: Game, seat: Seat) -> float:
        assert isinstance(game, Captains)
        end = result(game)
        if end is None:
            scores = [expected(game, each) for each in range(game.seats)]
        else:
            assert isinstance(end, Verdict)
            scores = [score + half / 2 for score, half in zip(end.scores, end.halves, strict=True)]
        return scores[seat] - max((score for each, score in enumerate(scores) if each != seat), default=0.0)


def kind(choice: Choice) -> object:
    """Who is sent to a room is left to greedy."""
    return choice.room if isinstance(choice, Activate) else choice
