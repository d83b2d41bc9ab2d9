"""What a seat sees, built by naming it."""

from __future__ import annotations

from startable.engine import TABLE, Seat, Value, View
from startable.games.trucker.attacks import Strike
from startable.games.trucker.boards import Stage
from startable.games.trucker.cards import CARDS
from startable.games.trucker.enemies import Muster
from startable.games.trucker.inspection import Mend, Repair
from startable.games.trucker.printed import Confidence
from startable.games.trucker.ship import Fault
from startable.games.trucker.table import HIDDEN, NO_CARD, NO_TILE, NOBODY, Deed, Goods, Setting, Trucking
from startable.games.trucker.teams import partner_of
from startable.games.trucker.titles import TITLES, score

__all__ = ["Forecast", "Glass", "Journey", "Ship", "Sight", "Sky", "TitleTile", "Yard", "view"]


class SeenCard(Value, frozen=True, tag=False):
    """A card, and how sure we are of what is printed on it."""

    card: int
    id: str
    confidence: Confidence


class Forecast(Value, frozen=True, tag=False):
    """A pile: what this seat has read in it, and which hand it is in."""

    cards: tuple[SeenCard, ...] | None
    reader: Seat | None


class Glass(Value, frozen=True, tag=False):
    """The hourglass: how often it runs in all, the how manieth time it runs, and until when."""

    runs: int
    run: int
    running: bool
    until: int
    beat: int


class Yard(Value, frozen=True, tag=False):
    """The middle of the table while ships are built."""

    hidden: int
    heap: tuple[int, ...]
    free_spaces: tuple[int, ...]


class Sky(Value, frozen=True, tag=False):
    """The flight: who is where, and the cards."""

    launched: bool
    order: tuple[Seat, ...]
    card: SeenCard | None
    step: int  # the line of a combat zone or the asteroid at hand, counted from 0; -1 before the first
    next_level: str | None  # the back of the next card
    cards_left: int
    flown: tuple[int, ...]
    dice: tuple[int, ...]
    beaten: tuple[Seat, ...]
    landed: tuple[Seat, ...]


class Secret(Value, frozen=True, tag=False):
    """What only the trucker sees."""

    credits: int  # in teams, of both partners together
    intent: Deed | None


class Ship(Value, frozen=True, tag=False):
    """A trucker as somebody sees them."""

    cells: tuple[int, ...]
    aboard: tuple[int, ...]
    holds_tile: bool
    hand: int | None  # the tile in hand, if this seat knows it
    reserved: bool  # the tile in hand may not go back
    last: int
    last_reserved: bool
    aside: tuple[int, ...]
    knows: tuple[int, ...]  # the piles read
    ready_at: int
    space: int
    mended: bool
    accused: int
    faults: tuple[Fault, ...]  # what the check has found and the owner is putting right
    place: int
    flying: bool
    left_by: str
    stalled: bool
    fed: int
    power: int
    dock: Goods
    lost: tuple[int, ...]
    fleet: tuple[tuple[int, ...], ...]  # class IVC: the squares built on of each ship that is left, the foremost first
    stored: Goods  # cubes of ships of the fleet that have given up
    premium: int  # paid for insurance
    paid: tuple[int, ...]  # by source, of all flights that are over; others' only when the game is
    waiting: bool
    partner: Seat | None
    secret: Secret | None


class TitleTile(Value, frozen=True, tag=False):
    """A pilot title: whose it is, which side is up, and what every ship scores for it as it is now."""

    title: int
    id: str
    holder: Seat | None
    golden: bool
    legend: bool
    scores: tuple[int, ...]


class Journey(Value, frozen=True, tag=False):
    """Where a game of several flights stands."""

    flight: int  # 1 for the first
    levels: tuple[Stage, ...]
    titles: tuple[TitleTile, ...]
    spent: tuple[int, ...]  # cards of earlier flights, out of the game


class Sight(View, frozen=True):
    setting: Setting
    level: Stage  # of the flight at hand
    journey: Journey | None  # None for a single flight
    bridges: tuple[int, ...]  # class IVC: the dice that have joined its ships, for everybody
    quickness: tuple[Seat, ...]
    yard: Yard
    forecasts: tuple[Forecast, ...]
    glass: Glass
    left: int
    sky: Sky
    bank: tuple[int, ...]
    truckers: tuple[Ship, ...]


def view(game: Trucking, seat: Seat | None) -> Sight:
    taken = {trucker.space for trucker in game.truckers}
    return Sight(
        setting=game.setting,
        level=game.level,
        journey=_journey(game) if len(game.levels) > 1 else None,
        bridges=game.bridges,
        quickness=game.quickness,
        yard=Yard(
            hidden=len(game.pool),
            heap=tuple(game.heap),
            free_spaces=tuple(space for space in range(1, game.seats + 1) if space not in taken),
        ),
        forecasts=tuple(_forecast(game, pile, seat) for pile in range(len(game.piles))),
        glass=Glass(game.flight_board.hourglass, game.glass, game.running, game.runs_out, game.beat),
        left=game.left,
        sky=_sky(game),
        bank=tuple(game.bank),
        truckers=tuple(_ship(game, owner, seat) for owner in range(game.seats)),
    )


def _journey(game: Trucking) -> Journey:
    tiles = tuple(_title(game, tile) for tile in range(len(game.titles)))
    return Journey(game.flight + 1, game.levels, tiles, game.spent)


def _title(game: Trucking, tile: int) -> TitleTile:
    title, holder = game.titles[tile], game.holders[tile]
    return TitleTile(
        title=title,
        id=TITLES[title].id,
        holder=None if holder == NOBODY else holder,
        golden=bool(game.golden >> tile & 1),
        legend=bool(game.legends >> tile & 1),
        scores=tuple(score(game, title, seat) for seat in range(game.seats)),
    )


def _seen(card: int) -> SeenCard:
    return SeenCard(card, CARDS[card].id, CARDS[card].confidence)


def _forecast(game: Trucking, pile: int, seat: Seat | None) -> Forecast:
    known = knows(game, seat) >> pile & 1
    readers = [reader for reader, trucker in enumerate(game.truckers) if trucker.reading == pile]
    return Forecast(tuple(map(_seen, game.piles[pile])) if known else None, readers[0] if readers else None)


def knows(game: Trucking, seat: Seat | None) -> int:
    """The piles whose cards a seat knows, as a mask; the cards of the learning flight are no secret."""
    if game.learning:
        return 1
    return 0 if seat is None else game.truckers[seat].knows


def _sky(game: Trucking) -> Sky:
    return Sky(
        launched=game.launched,
        order=tuple(game.order()),
        card=None if game.card == NO_CARD else _seen(game.card),
        step=-1 if game.card == NO_CARD else _step(game),
        next_level=CARDS[game.deck[-1]].level if game.deck else None,
        cards_left=len(game.deck),
        flown=game.flown,
        dice=game.dice,
        beaten=game.beaten,
        landed=game.landed,
    )


def _step(game: Trucking) -> int:
    """How far the card has come: all of it but what is still on the agenda."""
    card = game.printed
    parts, part = (card.lines, Muster) if card.lines else (card.attacks, Strike)
    ahead = sum(isinstance(step, part) for step in game.agendas.get(TABLE, ()))
    return len(parts) - ahead - 1 if card.kind in ("asteroids", "combat_zone") else -1


def _ship(game: Trucking, owner: Seat, seat: Seat | None) -> Ship:
    me = game.truckers[owner]
    return Ship(
        cells=me.cells,
        aboard=tuple(me.aboard),
        holds_tile=me.hand != NO_TILE,
        hand=me.hand if me.hand != NO_TILE and (owner == seat or me.grip != HIDDEN) else None,
        reserved=me.grip > 1,
        last=me.last,
        last_reserved=me.from_aside,
        aside=me.aside,
        knows=tuple(pile for pile in range(len(game.piles)) if me.knows >> pile & 1),
        ready_at=me.ready_at,
        space=me.space,
        mended=me.mended,
        accused=me.accused,
        faults=_faults(game, owner),
        place=me.place,
        flying=me.flying,
        left_by=me.left_by,
        stalled=me.stalled,
        fed=me.fed,
        power=me.power,
        dock=me.dock,
        lost=me.lost,
        fleet=tuple(ship.squares for ship in game.hull(owner).fleet) if game.board.parts else (),
        stored=me.stored,
        premium=me.premium,
        paid=game.purse(owner).paid if owner == seat or game.over else (),
        waiting=owner in game.asks,
        partner=partner_of(game, owner),
        secret=Secret(game.purse(owner).credits, me.intent) if owner == seat else None,
    )


def _faults(game: Trucking, owner: Seat) -> tuple[Fault, ...]:
    ask = game.asks.get(owner)
    return tuple(Mend(owner, ask.square).faults(game)) if isinstance(ask, Repair) else ()
