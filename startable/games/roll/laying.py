"""Putting drawn tiles into the construction zone: each becomes a development or a world."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Choice, Refusal
from startable.games.roll.choices import Abandon, Done, Lay, Scout, Stock
from startable.games.roll.events import Laid
from startable.games.roll.printed import STACKS
from startable.games.roll.question import Question
from startable.games.roll.refusals import NoSuchTile, StillToDo
from startable.games.roll.table import Player, Roll


class LayFound(Question, frozen=True):
    """Every tile goes under a stack, in any order."""

    def choices(self, game: Roll) -> Sequence[Choice]:
        me = self.me(game)
        places = [(stack, top) for stack in STACKS for top in self.heights(me, stack)]
        return [Lay(tile, stack, top) for tile in sorted(me.offer) for stack, top in places]

    def heights(self, me: Player, stack: int) -> tuple[bool, ...]:
        """Under the stack; on top too where that is allowed and makes a difference."""
        return (False,)

    def why(self, game: Roll, choice: Choice) -> Refusal | None:
        match choice:
            case Lay(tile, _, top):
                known = tile in self.me(game).offer
                return NoSuchTile("RG-EXPLORE-08" if top and known else "RG-EXPLORE-09", tile)
            case Abandon(tile):
                return NoSuchTile("RG-EXPLORE-02", tile)
            case Scout() | Stock() | Done():
                return StillToDo("RG-EXPLORE-09")
        return None

    def answer(self, game: Roll, choice: Choice) -> None:
        assert isinstance(choice, Lay)
        me = self.me(game)
        me.offer = tuple(tile for tile in me.offer if tile != choice.tile)
        tiles = me.stacks[choice.stack]
        me.stacks[choice.stack] = (choice.tile, *tiles) if choice.top else (*tiles, choice.tile)
        game.tell(Laid(self.seat, choice.stack, choice.top, choice.tile))
        if me.offer:
            game.ask(self)
        else:
            self.after(game)

    def after(self, game: Roll) -> None:
        """What follows once all tiles are placed."""
