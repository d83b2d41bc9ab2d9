"""Galaxy Trucker in numbers: the 2021 edition, where every action in the yard costs simulated seconds.

A component is shown by what is printed on it, turned as it lies, and by which of the tiles it is.
"""

from startable.engine import Game, Seat
from startable.envs.codec import spans
from startable.envs.features import (
    Cells,
    Feature,
    bag,
    chosen,
    flag,
    ignored,
    maybe,
    number,
    numbers,
    one_of,
    part,
    row,
    seat_of,
    turned,
)
from startable.games.trucker import TRUCKER as RULES
from startable.games.trucker.attacks import FREE
from startable.games.trucker.cards import CARDS, COLOURS, DECKS
from startable.games.trucker.choices import Improve, Insure, TakeMore, Withdraw
from startable.games.trucker.components import BOXES, CAPACITY, COMPONENTS, SIDES
from startable.games.trucker.edition import EDITIONS
from startable.games.trucker.ending import JOURNEY_SOURCES
from startable.games.trucker.ship import bits
from startable.games.trucker.table import BROWN, PURPLE, WEIGHT, Trucking
from startable.games.trucker.titles import TITLES
from startable.games.trucker.view import Forecast, Glass, Journey, Secret, Ship, Sight, Sky, TitleTile, Yard

YEAR = "2021"
EDITION = EDITIONS[YEAR]
TILES = tuple(BOXES[YEAR])
DECK = tuple(DECKS[YEAR])
LEVELS = tuple(EDITION.flights)
SQUARES = range(max(len(board.squares) for board in EDITION.boards.values()))
SEATS = range(max(RULES.seats))
SPACES = range(1, 1 + len(SEATS))
PLANETS = range(max(len(CARDS[card].planets) for card in DECK))
STEPS = range(-1, max(max(len(CARDS[card].lines), len(CARDS[card].attacks)) for card in DECK))
LONGEST = 20_000  # tenths of a second in the yard

CLASS_IV = (Improve, Insure, TakeMore, Withdraw)  # choices that only the other edition has; they have no numbers

SPANS = spans(
    [kind for kind in RULES.choices if kind not in CLASS_IV],
    {
        "tile": EDITION.tiles,
        "square": SQUARES,
        "turn": range(4),
        "pile": range(EDITION.piles_to_read),
        "space": SPACES,
        "owner": SEATS,
        "alien": (PURPLE, BROWN),
        "component": SQUARES,
        "battery": SQUARES,
        "Shoot.battery": range(FREE, len(SQUARES)),
        "planet": PLANETS,
        "colour": range(len(COLOURS)),
        "title": range(len(TITLES)),
        "to": SEATS,
    },
)


def unfit(game: Game) -> str | None:
    """Why this table has no numbers."""
    assert isinstance(game, Trucking)
    if game.setting.edition != YEAR:
        return f"Galaxy Trucker has numbers for the {YEAR} edition only; choose edition={YEAR}"
    if game.setting.pace != "simulated":
        return "Galaxy Trucker has numbers where nobody waits for a clock; choose pace=simulated"
    return None


KINDS = sorted({COMPONENTS[tile].kind for tile in TILES})
printed = one_of(range(len(KINDS)))
connectors = row(4, one_of(range(4)))


def _write_component(cells: Cells, at: int, code: int | None) -> None:
    """The tile, its kind, how much it holds, and its connectors from the front on."""
    if code is None or code < 0:
        return
    tile = code // 4
    cells[at] = (1 + tile) / len(TILES)
    cells[at + 1] = CAPACITY[code] / 3
    printed.write(cells, at + 2, KINDS.index(COMPONENTS[tile].kind))
    connectors.write(cells, at + 2 + printed.size, SIDES[code])


component = Feature(2 + printed.size + connectors.size, _write_component)
tile = chosen(component, lambda tile: None if tile is None else 4 * tile)
load = chosen(numbers(len(WEIGHT), 3), lambda load: [load // weight % 4 for weight in WEIGHT])
squares = chosen(bag(SQUARES), bits)
square = one_of(SQUARES)
cards = bag(DECK)
level = chosen(one_of(range(len(LEVELS))), lambda name: None if name is None else LEVELS.index(name))
ship = part(
    Ship,
    cells=row(len(SQUARES), component),
    aboard=row(len(SQUARES), load),
    holds_tile=flag,
    hand=tile,
    reserved=flag,
    last=square,
    last_reserved=flag,
    aside=row(2, tile),
    knows=bag(range(EDITION.piles_laid)),
    ready_at=number(LONGEST),
    space=one_of(SPACES),
    mended=flag,
    accused=squares,
    faults=chosen(bag(SQUARES, 4), lambda faults: [square for fault in faults for square in fault.squares]),
    place=number(100),
    flying=flag,
    left_by=chosen(flag, bool),
    stalled=flag,
    fed=squares,
    power=number(40),
    dock=numbers(len(COLOURS), 6),
    lost=chosen(number(len(SQUARES) + 2), len),
    fleet=ignored,  # class IV is of the other edition
    stored=ignored,
    premium=ignored,
    paid=numbers(len(JOURNEY_SOURCES), 100),
    waiting=flag,
    partner=ignored,  # teams are of the other edition
    secret=maybe(part(Secret, credits=number(100), intent=ignored)),  # intents are of another pace
)
glass = part(Glass, runs=number(4), run=number(4), running=flag, until=number(LONGEST), beat=ignored)
yard = part(Yard, hidden=number(len(TILES)), heap=bag(TILES), free_spaces=bag(SPACES))


def features(seats: int, me: Seat) -> Feature:
    who = seat_of(seats, me)
    forecast = part(Forecast, cards=chosen(cards, lambda seen: [card.card for card in seen or ()]), reader=who)
    sky = part(
        Sky,
        launched=flag,
        order=row(seats, who),
        card=chosen(one_of(DECK), lambda seen: seen and seen.card),
        step=one_of(STEPS),
        next_level=level,
        cards_left=number(16),
        flown=cards,
        dice=chosen(row(2, one_of(range(1, 7))), lambda dice: dice[-2:]),
        beaten=row(seats, who),
        landed=row(len(PLANETS), who),
    )
    title = part(
        TitleTile,
        title=one_of(range(len(TITLES))),
        id=ignored,
        holder=who,
        golden=flag,
        legend=flag,
        scores=turned(me, numbers(seats, 30)),
    )
    journey = part(Journey, flight=number(3), levels=ignored, titles=row(seats, title), spent=cards)
    return part(
        Sight,
        setting=chosen(numbers(2, 1), lambda setting: (setting.free_welding, setting.players_inspect)),
        level=level,
        journey=maybe(journey),
        bridges=ignored,
        quickness=row(seats, who),
        yard=yard,
        forecasts=row(EDITION.piles_laid, forecast),
        glass=glass,
        left=chosen(turned(me, numbers(seats, 1)), lambda left: [left >> seat & 1 for seat in range(seats)]),
        sky=sky,
        bank=numbers(len(EDITION.stock), max(EDITION.stock)),
        truckers=turned(me, row(seats, ship)),
    )
