"""Flights of given ships, without the yard: what research on ships needs, thousands of times."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from startable.engine import BadOptions, Chance
from startable.engine.game import proceed
from startable.games.trucker.fleet import Ground
from startable.games.trucker.launch import Boarding, Launch, deal
from startable.games.trucker.setup import setup
from startable.games.trucker.ship import hull
from startable.games.trucker.table import Setting, Trucking

__all__ = ["take_off"]


def take_off(chance: Chance, setting: Setting, ships: Sequence[tuple[int, ...]]) -> Trucking:
    """A single flight as if these ships had just been built, the first one on the foremost starting space.

    From here on everything runs as in any other game: the crew boards, the deck is shuffled, the cards are flown.
    """
    game = _built(setting, tuple(ships)).clone()
    game.chance = chance
    deal(game)
    proceed(game)
    game.told, game.sealed = [], []
    return game


@lru_cache(maxsize=64)
def _built(setting: Setting, ships: tuple[tuple[int, ...], ...]) -> Trucking:
    """The table when everyone has finished; only the cards are still to be dealt."""
    game = setup(Chance.of("the yard"), len(ships), setting)
    game.name = "trucker"
    for space, (cells, me) in enumerate(zip(ships, game.truckers, strict=True), 1):
        me.cells, me.space = cells, space
    _check(game)
    used = {code // 4 for cells in ships for code in cells}
    game.pool = [tile for tile in game.pool if tile not in used]
    game.agendas.clear()
    game.then(Boarding(), Ground(), Launch())
    return game


def _check(game: Trucking) -> None:
    """What cannot lie on the table together cannot fly."""
    tiles = [code // 4 for me in game.truckers for code in me.cells if code >= 0]
    if len(set(tiles)) < len(tiles):
        raise BadOptions("each component can be on one ship only, once")
    for me in game.truckers:
        if len(me.cells) != len(game.board.empty):
            raise BadOptions(f"a ship of level {game.level} has {len(game.board.empty)} squares, not {len(me.cells)}")
        if faults := hull(game.board, me.cells).faults:
            raise BadOptions(f"{faults[0].rule}: a ship must be sound to take off")
