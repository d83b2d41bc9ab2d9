"""Pictures of Galaxy Trucker from the midst of games that bots have played so far: what `tools.shots` shows of it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random

from startable import bots
from startable.bots.choosing import choose
from startable.engine import CLOCK, TABLE, apply, new
from startable.engine.game import proceed
from startable.games.trucker import TRUCKER
from startable.games.trucker.attacks import Defend
from startable.games.trucker.building import Work
from startable.games.trucker.goods import Load
from startable.games.trucker.inspection import Mend
from startable.games.trucker.insurance import Insuring
from startable.games.trucker.launch import Crew
from startable.games.trucker.ship import hull
from startable.games.trucker.table import NO_TILE, Trucking
from startable.games.trucker.trek import Overview
from startable.lab.play import next_seat

__all__ = ["MOMENTS"]

SEATS = 4
FLEETS = 3  # class IV is for no more
FAULTS = 2
Wish = Callable[[Trucking], bool]


def moment(wish: Wish, seats: int = SEATS, **options: object) -> Trucking:
    """The first moment like that which comes in games of greedy players."""
    for seed in count():
        game = new(TRUCKER, seats=seats, seed=f"picture {seed}", **options)
        assert isinstance(game, Trucking)
        if _comes(game, wish, Random(seed)):
            return game
    raise AssertionError("count() has no end")


def _comes(game: Trucking, wish: Wish, dice: Random) -> bool:
    player, seat = bots.find("trucker", "greedy")(0.0), -1
    while game.asks:
        if 0 in game.asks and wish(game):
            return True
        seat = next_seat(game, seat)
        apply(game, seat, game.asks[seat].default(game) if seat == CLOCK else choose(game, seat, player, dice))
    return False


def check() -> Trucking:
    """Two tiles of a sound ship are turned the wrong way, and the check begins."""
    game = moment(lambda game: isinstance(game.asks[0], Crew), level="II")
    me = game.truckers[0]
    for square in game.hull(0).squares:
        turned = (*me.cells[:square], me.cells[square] ^ 1, *me.cells[square + 1 :])
        if len(hull(game.board, me.cells).faults) < FAULTS and square != game.board.start:
            me.cells = turned if hull(game.board, turned).faults else me.cells
    game.asks.clear()
    game.then(Mend(0), seat=TABLE)
    proceed(game)
    return game


def asteroid() -> Trucking:
    def coming(game: Trucking) -> bool:
        ask = game.asks[0]
        return isinstance(ask, Defend) and ask.attack.size == "large" and len(game.flown) > 3

    return moment(coming, level="II")


def goods() -> Trucking:
    return moment(lambda game: isinstance(game.asks[0], Load) and len(game.flown) > 2, level="III")


def handicap() -> Trucking:
    """The third yard of a Trek, under a golden title."""

    def hampered(game: Trucking) -> bool:
        golden = any(owner == 0 and game.golden >> tile & 1 for tile, owner in enumerate(game.holders))
        return golden and isinstance(game.asks[0], Work) and len(game.hull(0).squares) > 12

    return moment(hampered, mode="trek")


def overview() -> Trucking:
    return moment(lambda game: isinstance(game.asks[0], Overview) and game.flight == 1, mode="trek")


def last_cards() -> Trucking:
    return moment(lambda game: game.launched and game.last_flight and len(game.deck) < 3, mode="trek")


def fleet_yard() -> Trucking:
    """One die has joined ships, all but one of them are begun, and a tile is in hand."""

    def half_built(game: Trucking) -> bool:
        ask = isinstance(game.asks[0], Work) and game.truckers[0].hand != NO_TILE
        return ask and len(game.bridges) == 1 and len(game.hull(0).squares) > 16

    return moment(half_built, FLEETS, edition="2007", rounds="III", ship="IVC")


def insurance() -> Trucking:
    """After a first round in which credits were earned."""

    def asked(game: Trucking) -> bool:
        return isinstance(game.asks[0], Insuring) and game.truckers[0].credits > 8 and game.truckers[0].space > 1

    return moment(asked, FLEETS, edition="2007", rounds="I-III", ship="IVC")


def fleet_hit() -> Trucking:
    """A shot at one ship of several, after losses."""

    def coming(game: Trucking) -> bool:
        return isinstance(game.asks[0], Defend) and len(game.flown) > 4 and len(game.hull(0).fleet) > 1

    return moment(coming, FLEETS, edition="2007", rounds="III", ship="IVC")


MOMENTS: dict[str, Callable[[], Trucking]] = {
    "trucker-check": check,
    "trucker-flight": asteroid,
    "trucker-goods": goods,
    "trucker-trek": handicap,
    "trucker-overview": overview,
    "trucker-hall": last_cards,
    "trucker-fleet-yard": fleet_yard,
    "trucker-fleet-insurance": insurance,
    "trucker-fleet": fleet_hit,
}
