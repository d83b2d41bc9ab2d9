"""The searching empire: before it selects a phase it plays the round to its end in imagined games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from startable.bots.roll.greedy import Greedy, assigning
from startable.bots.roll.hasty import Hasty
from startable.bots.roll.standing import expected
from startable.bots.search import Player
from startable.bots.search import Search as Searching
from startable.engine import Ask, Choice, Game, Seat, View, result
from startable.games.roll.assign import SelectPhase
from startable.games.roll.choices import Select
from startable.games.roll.printed import PHASES
from startable.games.roll.rolling import first_question
from startable.games.roll.table import NOBODY, Roll
from startable.games.roll.view import Sight

if TYPE_CHECKING:
    from startable.bots import Bot

__all__ = ["Search"]


class Search(Searching):
    """Tries the best selection of every phase."""

    greedy: ClassVar[type[Bot]] = Greedy
    trust: ClassVar[float] = 2.0

    def rivals(self, view: View, ask: Ask[Any], choices: Sequence[Choice], favourite: Choice) -> Mapping[Choice, float]:
        assert isinstance(view, Sight)
        if not isinstance(ask, SelectPhase):
            return {}
        assert isinstance(favourite, Select)
        plan = assigning(view, ask.seat, Greedy.weights)
        free = plan.strip.free
        found = sorted(plan.selections(free, range(len(PHASES))), key=lambda found: found[0])
        best = {select.phase: select for _, select in found} | {favourite.phase: favourite}
        worth = {select: worth + plan.reassigned(free, select) for worth, select in found if select in best.values()}
        return {select: liked - worth[favourite] for select, liked in worth.items() if select != favourite}

    def player(self, view: View, seat: Seat) -> Player:
        return Hasty()

    def likely(self, world: Game, seat: Seat) -> Game:
        """Those who are ready have assigned in secret: what they rolled is assigned anew, and not at random."""
        assert isinstance(world, Roll)
        ready = [other for other in range(world.seats) if other != seat and other not in world.asks]
        for other in ready if world.screens else []:
            me = world.players[other]
            me.workers, me.dictated, me.used = list(me.rolled), 0, ()
            me.selected = me.selector = NOBODY
            if question := first_question(me, other):
                world.ask(question)
        return world

    def settled(self, game: Game, begun: Game) -> bool:
        assert isinstance(game, Roll)
        assert isinstance(begun, Roll)
        return game.round != begun.round

    def standing(self, game: Game, seat: Seat) -> float:
        assert isinstance(game, Roll)
        end = result(game)
        scores = end.scores if end else [expected(game, each) for each in range(game.seats)]
        return scores[seat] - max(score for each, score in enumerate(scores) if each != seat)
