"""What a seat cannot know, dealt anew: unseen tiles, and what others have rolled behind their screens."""

from __future__ import annotations

from startable.engine import Chance, Seat
from startable.games.roll.dice import one_by_one
from startable.games.roll.rolling import first_question, roll
from startable.games.roll.table import NOBODY, Player, Roll


def imagine(game: Roll, seat: Seat | None, deal: Chance) -> None:
    """A table that looks the same to this seat."""
    rivals = [other for other in range(game.seats) if other != seat]
    imagine_tiles(game, [game.players[other] for other in rivals], deal)
    if game.screens:
        for other in rivals:
            imagine_roll(game, other, deal)
        for other in rivals:
            imagine_assigning(game, other, deal)
        game.asks = dict(sorted(game.asks.items()))


def imagine_tiles(game: Roll, rivals: list[Player], deal: Chance) -> None:
    """All tiles that this seat does not see are exchanged for one another."""
    unseen = [*game.bag, *(tile for player in game.players for tile in player.lane)]
    for rival in rivals:
        rival.stacks, rival.shown = list(rival.open_stacks), ()  # whoever sorts has not begun
        unseen += rival.offer + rival.abandoned + rival.stacks[0][1:] + rival.stacks[1][1:]
    unseen.sort()
    deal.shuffle(unseen, "tiles")

    def deal_out(tiles: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(unseen.pop() for _ in tiles)

    for player in game.players:
        player.lane = deal_out(player.lane)
    for rival in rivals:
        rival.offer, rival.abandoned = deal_out(rival.offer), deal_out(rival.abandoned)
        rival.stacks = [tiles[:1] + deal_out(tiles[1:]) for tiles in rival.stacks]
    game.bag = tuple(unseen)


def imagine_roll(game: Roll, seat: Seat, deal: Chance) -> None:
    """The rival's dice are rolled anew, and whoever is still assigning is only about to begin."""
    me = game.players[seat]
    me.cup, me.dictated, me.used, me.moving = me.behind_screen, 0, (), None
    me.selected = me.selector = NOBODY
    roll(me, [deal.below(6, f"dice {seat}") for _ in one_by_one(me.cup)])
    question = first_question(me, seat)
    if seat in game.asks and question:
        game.asks[seat] = question


def imagine_assigning(game: Roll, seat: Seat, deal: Chance) -> None:
    """Whoever is ready has assigned the imagined dice somehow."""
    question = first_question(game.players[seat], seat)
    if seat in game.asks or question is None:
        return
    game.ask(question)
    while seat in game.asks:
        ask = game.asks.pop(seat)
        ask.answer(game, deal.pick(ask.choices(game), f"assign {seat}"))
