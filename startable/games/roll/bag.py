"""Drawing tiles: from a player's own lane of the bag, and from the abandoned tiles once that is empty."""

from __future__ import annotations

from startable.engine import Seat
from startable.games.roll.events import Refilled
from startable.games.roll.table import Roll


def pool(game: Roll, seat: Seat) -> None:
    """All tiles that still lie ready for explorers are now this player's lane."""
    lanes = [player.lane for player in game.players]
    for player in game.players:
        player.lane = ()
    game.players[seat].lane = sum(lanes, game.bag)
    game.bag = ()


def draw(game: Roll, seat: Seat, number: int) -> tuple[int, ...]:
    """So many tiles for this player, or as many as there are (RG-FAQ-12)."""
    me = game.players[seat]
    tiles, me.lane = me.lane[:number], me.lane[number:]
    missing = number - len(tiles)
    if missing and any(player.abandoned for player in game.players):
        me.lane = gather(game)
        game.tell(Refilled(len(me.lane)))
        return tiles + draw(game, seat, missing)
    return tiles


def gather(game: Roll) -> tuple[int, ...]:
    """All abandoned tiles, well shaken."""
    tiles = sorted(tile for player in game.players for tile in player.abandoned)
    game.chance.shuffle(tiles, "bag")
    for player in game.players:
        player.abandoned = ()
    return tuple(tiles)


def put_back(game: Roll) -> None:
    """What is left of the lanes, and the abandoned tiles, go into the bag."""
    pool(game, 0)
    tiles = sorted(game.players[0].lane + gather(game))
    game.chance.shuffle(tiles, "bag")
    game.players[0].lane, game.bag = (), tuple(tiles)
