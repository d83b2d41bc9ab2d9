"""The searching trucker: builds as greedy does, and plays the rest of the flight in imagined ones before it decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from startable.bots.search import Player, Usual
from startable.bots.search import Search as Searching
from startable.bots.trucker.greedy import Greedy
from startable.bots.trucker.voyage import Voyage
from startable.engine import Ask, Choice, Game, Seat, View
from startable.games.trucker.adventures import Approach, Salvage
from startable.games.trucker.attacks import Defend
from startable.games.trucker.choices import Activate, Report
from startable.games.trucker.crew import GiveCrew
from startable.games.trucker.ending import bill, sale
from startable.games.trucker.enemies import Claim
from startable.games.trucker.flight import Stay
from startable.games.trucker.launch import Crew
from startable.games.trucker.losses import KeepPart
from startable.games.trucker.power import Powering
from startable.games.trucker.table import Trucking
from startable.games.trucker.view import view as seen

if TYPE_CHECKING:
    from startable.bots import Bot

__all__ = ["Search"]

CARDS = 2  # the one at hand and the next
OPINION = -1.0  # credits that greedy would lose by choosing otherwise, about; it names no price
SEARCHED = (Approach, Claim, Crew, Defend, GiveCrew, KeepPart, Powering, Salvage, Stay)


class Search(Searching):
    """Every decision in flight that is not about stowing cubes, by what the whole flight brings."""

    greedy: ClassVar[type[Bot]] = Greedy
    trust: ClassVar[float] = 3.0

    def player(self, view: View, seat: Seat) -> Player:
        return Usual(Greedy(0.0))

    def rivals(self, view: View, ask: Ask[Any], choices: Sequence[Choice], favourite: Choice) -> Mapping[Choice, float]:
        if not isinstance(ask, SEARCHED):
            return {}
        different = {similar(choice): choice for choice in choices if not isinstance(choice, Report)}
        different.pop(similar(favourite), None)
        return dict.fromkeys(different.values(), OPINION)

    def settled(self, game: Game, begun: Game) -> bool:
        assert isinstance(game, Trucking)
        assert isinstance(begun, Trucking)
        return game.flight != begun.flight or len(game.flown) >= len(begun.flown) + CARDS

    def standing(self, game: Game, seat: Seat) -> float:
        assert isinstance(game, Trucking)
        credits = float(game.purse(seat).credits)
        if game.over or not game.launched:
            return credits
        sold = sale(game, seat, arrived=game.truckers[seat].flying)
        return credits + sold - bill(game, seat) + (self.prospects(game, seat) if game.truckers[seat].flying else 0.0)

    def prospects(self, game: Trucking, seat: Seat) -> float:
        """What arriving, and the cards on the way there, are still worth."""
        voyage = Voyage(seen(game, seat), seat, Greedy.weights)
        return voyage.now + voyage.standing()


def similar(choice: Choice) -> object:
    """It hardly matters from which battery something is fed."""
    return choice.component if isinstance(choice, Activate) else choice
