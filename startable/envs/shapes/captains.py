"""Starship Captains in numbers. Every content set fills the same box, so the standard one says how much there is."""

import msgspec

from startable.engine import Seat
from startable.envs.codec import spans
from startable.envs.features import (
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
from startable.games.captains import CAPTAINS as RULES
from startable.games.captains.content import STANDARD, named
from startable.games.captains.printed import COLOURS, TRACKS
from startable.games.captains.table import ANDROID_TOKEN, BROKEN, FIGURES, NO_CARD, STATION, TILE
from startable.games.captains.technology import SHIP_ROOMS
from startable.games.captains.view import Company, Orders, Politics, Ship, Sight, Sky, Supply, Workshop

BOX = named(STANDARD)
CARDS = range(len(BOX.cards))
MISSIONS = range(len(BOX.missions))
PLACES = range(max(len(chart.places) for chart in BOX.charts))
ROADS = range(max(len(chart.ends) for chart in BOX.charts))
SLOTS = range(max(len(face.slots) for face in BOX.board_faces))
ROOMS = range(SHIP_ROOMS + len(SLOTS))
LONGEST_QUEUE = 24
TILES = range(len(BOX.tiles))

SPANS = spans(
    RULES.choices,
    {
        "figure": range(FIGURES),
        "colour": range(len(COLOURS)),
        "position": range(LONGEST_QUEUE),
        "room": ROOMS,
        "first": range(len(BOX.artifacts)),
        "second": range(len(BOX.artifacts)),
        "place": PLACES,
        "road": ROADS,
        "slot": SLOTS,
        "Mend.slot": range(NO_CARD, len(SLOTS)),
        "space": range(12),  # eight on the central board, and cards drawn to choose from
        "track": range(len(TRACKS)),
        "spaces": range(1, 7),
        "option": range(4),
        "token": range(ANDROID_TOKEN + 1),
        "captain": range(max(RULES.seats)),
    },
)

cards = bag(CARDS)
figures = bag(range(FIGURES), 5)
crew = row(6, one_of(range(FIGURES)))
place = one_of(PLACES)
card = one_of(range(BROKEN, len(CARDS)))
powers = bag([power.key for power in BOX.powers])
steps = chosen(bag([kind.__name__ for kind in RULES.steps], 4), lambda tasks: [_kind(task.step) for task in tasks])


def _kind(step: str) -> str:
    return str(msgspec.json.decode(step)["type"])


spot = one_of([*MISSIONS, *(STATION + n for n in range(len(BOX.stations) + 1)), *(TILE + n for n in TILES)])

ship = part(
    Ship,
    place=place,
    ready=numbers(FIGURES, 5),
    queue=row(12, one_of(range(FIGURES))),
    rings=number(5),
    medals=number(10),
    damage=number(8),
    artifacts=numbers(len(BOX.artifacts), 5),
    pirates=number(6),
    slots=row(len(SLOTS), card),
    tracks=numbers(len(TRACKS), 13),
    missions=bag(MISSIONS),
    duty=one_of(range(FIGURES)),
    mission=one_of(MISSIONS),
    site=place,
    crew=crew,
    resolved=numbers(6, 6),
    room=one_of(ROOMS),
    shielded=flag,
    unscathed=flag,
    kits=flag,
    used=powers,
    crate=flag,
    stash=bag(ROOMS),
    passed=flag,
)
workshop = part(
    Workshop,
    central=row(8, card),
    deck=number(50),
    buried=number(10),
    discard=cards,
    omegas=number(12),
    omega_discard=cards,
    drawn=cards,
)
politics = part(
    Politics,
    events=row(len(TRACKS), one_of(range(len(BOX.events) + len(BOX.solo_events)))),
    resolved=number(2),
    standing=powers,
    lying=cards,
    boxed=cards,
)
supply = part(
    Supply,
    artifacts=number(30),
    artifact_discard=numbers(len(BOX.artifacts), 10),
    pirates=number(30),
    pirate_discard=numbers(len(BOX.pirates), 6),
)
actions = bag(range(len(BOX.actions)), 3)
company = part(
    Company,
    passenger=one_of(range(len(BOX.passengers))),
    place=place,
    deck=number(10),
    coming=number(3),
    laid=actions,
    known=actions,
)


def features(seats: int, me: Seat) -> Feature:
    who = seat_of(seats, me)
    sky = part(
        Sky,
        spots=row(len(PLACES), spot),
        tiles_up=chosen(bag(TILES), lambda mask: [tile for tile in TILES if mask >> tile & 1]),
        stations=row(len(BOX.stations), place),
        stock=numbers(len(BOX.stations), 4),
        roads=row(len(ROADS), one_of(range(len(BOX.pirates)))),
        holders=row(len(PLACES), who),
    )
    orders = part(
        Orders,
        deck=number(len(MISSIONS)),
        discard=bag(MISSIONS),
        peeked=turned(me, numbers(seats, 5)),
        known=row(5, one_of(MISSIONS)),
    )
    return part(
        Sight,
        content=ignored,
        side=flag,
        board=flag,
        faces=numbers(len(TRACKS), 1),
        round=number(4),
        first=who,
        turn=who,
        captains=turned(me, row(seats, ship)),
        sky=sky,
        workshop=workshop,
        orders=orders,
        politics=politics,
        supply=supply,
        solo=maybe(company),
        asked=steps,
        planned=steps,
    )
