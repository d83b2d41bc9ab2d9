"""Setting up a flight, and the flights after it."""

from __future__ import annotations

from collections import Counter

from startable.engine import Chance, Step
from startable.games.trucker import events
from startable.games.trucker.boards import Board
from startable.games.trucker.building import Yard
from startable.games.trucker.cards import CARDS, COLOURS
from startable.games.trucker.components import BATTERY, CABIN, COMPONENTS
from startable.games.trucker.edition import EDITIONS
from startable.games.trucker.ending import forgive
from startable.games.trucker.fitting import LateParts
from startable.games.trucker.fleet import Ground, Unite
from startable.games.trucker.inspection import Inspection
from startable.games.trucker.insurance import Insurance
from startable.games.trucker.launch import Boarding, Launch, deal
from startable.games.trucker.table import NO_CARD, NO_TILE, PURPLE, WEIGHT, Setting, Trucker, Trucking
from startable.games.trucker.teams import TradeShips
from startable.games.trucker.titles import TITLES
from startable.games.trucker.trek import Rest, draw_titles

__all__ = ["FLIGHT", "SetOut", "flights_to_come", "lay_out", "pieces", "setup"]


FLIGHT = (Yard(), LateParts(), Inspection(), Unite(), TradeShips(), Insurance(), Boarding(), Ground(), Launch())


def setup(chance: Chance, seats: int, setting: Setting) -> Trucking:
    game = Trucking(
        chance=chance,
        seats=seats,
        setting=setting,
        levels=EDITIONS[setting.edition].levels(setting),
        truckers=[Trucker(cells=(), aboard=[]) for _ in range(seats)],
        pool=[],
        heap=[],
        piles=(),
        bank=[],
        box=(),
    )
    if setting.mode == "trek":
        draw_titles(game)
    lay_out(game)
    game.then(*FLIGHT, *flights_to_come(game))
    return game


def flights_to_come(game: Trucking) -> tuple[Step[Trucking], ...]:
    """What is on the agenda after the flight at hand."""
    return (Rest(), SetOut(), *FLIGHT) * (len(game.levels) - game.flight - 1)


def lay_out(game: Trucking) -> None:
    """GT-SETUP-05, 06: all components face down, a starting cabin in the middle of each board, cards in piles."""
    edition, quickness = game.edition, list(range(game.seats))
    game.pool, game.heap, game.bank = list(edition.tiles), [], list(edition.stock)
    game.chance.shuffle(game.pool, "components")
    game.chance.shuffle(quickness, "quickness")
    game.quickness = tuple(quickness)
    pairs = zip(game.truckers, edition.starts, strict=False)
    game.truckers = [_trucker(game.board, start, me) for me, start in pairs]
    deal(game)


def _trucker(board: Board, start: int, me: Trucker) -> Trucker:
    """A player at an empty board: of earlier flights only credits are kept."""
    cells = tuple(start * 4 if square == board.start else empty for square, empty in enumerate(board.empty))
    return Trucker(cells=cells, aboard=[0] * len(cells), credits=me.credits, paid=me.paid)


class SetOut(Step[Trucking], frozen=True):
    """GT-TREK-12, 16: the cards of the last flight leave the game, debts are forgiven, and the next is laid out.

    GT-CLASS4-04: before a flight of class IV those of level III are shuffled back.
    """

    def run(self, game: Trucking) -> None:
        for seat in range(game.seats):
            forgive(game, seat)
        game.spent = (*game.spent, *sorted([*game.deck, *game.seen]))
        game.flight += 1
        game.spent = tuple(card for card in game.spent if CARDS[card].level not in game.flight_board.reshuffled)
        game.launched, game.deck, game.flown, game.card, game.dice = False, [], (), NO_CARD, ()
        game.beat = game.glass = game.left = game.runs_out = 0
        game.running, game.beaten, game.landed, game.bridges = False, (), (), ()
        lay_out(game)
        game.tell(events.NextFlight(game.flight + 1, game.level))


BANKED_AS = (*COLOURS, "energy", "astronaut", "purple alien", "brown alien")


def pieces(game: Trucking) -> Counter[str]:
    """Every tile, card, cube, cell and figure, wherever it is."""
    count = Counter(dict(zip(BANKED_AS, game.bank, strict=True)))
    count.update(f"card {CARDS[card].id}" for card in _cards(game))
    count.update(f"title {TITLES[title].id}" for title in game.titles)
    count.update(f"tile {COMPONENTS[tile].id}" for tile in [*game.pool, *game.heap])
    for me in game.truckers:
        count.update(f"tile {COMPONENTS[tile].id}" for tile in _tiles(me))
        for code, load in zip(me.cells, me.aboard, strict=True):
            count.update(_aboard(code, load))
        count.update(dict(zip(COLOURS, me.dock, strict=True)))
        count.update(dict(zip(COLOURS, me.stored, strict=True)))
    return +count


def _cards(game: Trucking) -> list[int]:
    """Once launched, the piles are only a memory of who has read what."""
    away = (*game.box, *game.spent)
    if not game.launched:
        return [*away, *(card for pile in game.piles for card in pile)]
    return [*away, *game.deck, *game.seen]


def _tiles(me: Trucker) -> list[int]:
    hand = [] if me.hand == NO_TILE else [me.hand]
    return [*hand, *me.aside, *me.lost, *(code // 4 for code in me.cells if code >= 0)]


def _aboard(code: int, load: int) -> dict[str, int]:
    if code < 0 or not load:
        return {}
    if CABIN[code]:
        return {BANKED_AS[load + 3]: 1} if load >= PURPLE else {"astronaut": load}
    if BATTERY[code]:
        return {"energy": load}
    return {colour: load // weight % 4 for colour, weight in zip(COLOURS, WEIGHT, strict=True)}
