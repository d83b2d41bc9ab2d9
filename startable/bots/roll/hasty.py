"""The greedy player in a hurry: for imagined games, where many rounds must be played in a moment."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from startable.bots.roll.assigning import Assigning
from startable.bots.roll.greedy import Greedy, Judge, assigning
from startable.bots.roll.outlook import Outlook
from startable.engine import Ask, Choice, Game, Seat, view
from startable.games.roll.assign import MoveWorkers, PlaceWilds, ReassignWorkers, SelectPhase
from startable.games.roll.choices import Abandon, Dictate
from startable.games.roll.printed import PHASES
from startable.games.roll.table import Player, Roll
from startable.games.roll.view import Sight

__all__ = ["Hasty"]

ASSIGNING = (PlaceWilds, SelectPhase, ReassignWorkers, MoveWorkers)


class Hasty:
    """Selects without a thought for powers, tries one die only to dictate, and never abandons a tile.

    It remembers how it assigned: behind the screens nothing changes but the strip, so one memory serves one decision.
    """

    def __init__(self) -> None:
        self.known: dict[Hashable, Choice] = {}

    def choose(self, game: Game, seat: Seat) -> Choice:
        assert isinstance(game, Roll)
        ask, me = game.asks[seat], game.players[seat]
        if isinstance(ask, ASSIGNING):
            key = situation(seat, ask, me)
            if key not in self.known:
                self.known[key] = self.assign(game, seat)
            return self.known[key]
        choices = ask.choices(game)
        if len(choices) == 1:
            return choices[0]
        judge = Judge(Outlook.imagined(game, seat, Greedy.weights))
        return max((choice for choice in choices if not isinstance(choice, Abandon)), key=judge.worth)

    def assign(self, game: Roll, seat: Seat) -> Choice:
        ask, choices = game.asks[seat], game.asks[seat].choices(game)
        if len(choices) == 1:
            return choices[0]
        sight = view(game, seat)
        assert isinstance(sight, Sight)
        plan = assigning(sight, seat, Greedy.weights)
        match ask:
            case PlaceWilds():
                return plan.place()
            case SelectPhase():
                return max(plan.selections(plan.strip.free, range(len(PHASES))), key=lambda found: found[0])[1]
            case ReassignWorkers():
                choices = without_vain_dictation(plan, choices)
        return max(choices, key=plan.reassigning)


def without_vain_dictation(plan: Assigning, choices: Sequence[Choice]) -> Sequence[Choice]:
    """Only the die that is missed least may dictate."""
    idle = Dictate(*plan.idle(plan.strip))
    return [choice for choice in choices if not isinstance(choice, Dictate) or choice == idle]


def situation(seat: Seat, ask: Ask[Roll], me: Player) -> Hashable:
    """All that differs from one imagined game to another while this seat assigns."""
    strip = (*me.workers, me.selected, me.selector, me.dictated, me.used, me.moving)
    return seat, type(ask), strip, *me.stacks
