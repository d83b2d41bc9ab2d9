"""Roll for the Galaxy in numbers."""

from startable.engine import Seat
from startable.envs.codec import spans
from startable.envs.features import (
    Feature,
    bag,
    chosen,
    flag,
    maybe,
    number,
    numbers,
    one_of,
    part,
    row,
    turned,
)
from startable.games.roll import ROLL as RULES
from startable.games.roll.printed import (
    COLOUR,
    COLOUR_NAMES,
    FACES,
    FACTIONS,
    HOME_WORLDS,
    IS_WORLD,
    PHASES,
    SIDES,
    TILES,
)
from startable.games.roll.table import NOBODY, Moving
from startable.games.roll.view import Empire, Secret, Sight, Stack, Strip

COLOURS = range(len(COLOUR_NAMES))
COLUMNS = range(len(PHASES))
PRODUCERS = tuple(side for side in range(len(SIDES)) if IS_WORLD[side] and COLOUR[side] >= 0)
DEVELOPMENTS = tuple(side for side in range(len(SIDES)) if not IS_WORLD[side])
STACKS = range(2)

SPANS = spans(
    RULES.choices,
    {
        "Arrange.development": range(len(TILES)),
        "Use.development": DEVELOPMENTS,
        "tile": range(len(TILES)),
        "stack": STACKS,
        "top": (False, True),
        "colour": COLOURS,
        "phase": COLUMNS,
        "column": COLUMNS,
        "to": COLUMNS,
        "place": range(10),  # five columns, the wild, the cup, the Citizenry and two stacks
        "world": PRODUCERS,
        "shipper": range(2 * len(COLOURS)),  # dice, then shippers that are no dice
        "good": COLOURS,
    },
)

dice = numbers(len(COLOURS), 5)
column = one_of(range(NOBODY + 1, len(PHASES)))
sides = bag(range(len(SIDES)))
tiles = bag(range(len(TILES)))

goods = chosen(bag(PRODUCERS), lambda found: [good.world for good in found if any(good.dice)])

moving = part(
    Moving,
    power=one_of(range(NOBODY, len(TILES))),
    least=number(5),
    most=number(5),
    colours=bag(COLOURS),
    origins=bag(COLUMNS),
    targets=bag(COLUMNS),
    together=flag,
    same_origin=flag,
    moved=number(5),
)
strip = part(
    Strip,
    rolled=row(len(FACES), dice),
    workers=row(len(FACES), dice),
    selected=column,
    selector=one_of(COLOURS),
    dictated=dice,
    used=sides,
    moving=maybe(moving),
)
stack = part(Stack, size=number(8), top=one_of(range(len(SIDES))), builders=dice, tiles=tiles)
empire = part(
    Empire,
    faction=one_of(range(len(FACTIONS))),
    home=one_of(range(len(HOME_WORLDS))),
    tableau=sides,
    credits=number(10),
    chips=number(24),
    cup=dice,
    citizenry=dice,
    goods=goods,
    stacks=row(len(STACKS), stack),
    screened=dice,
    strip=maybe(strip),
    extras=dice,
    crew=dice,
    drawn=number(8),
    abandoned=number(8),
    pending=number(8),
    owed=number(8),
    scouted=dice,
    waiting=flag,
    secret=maybe(part(Secret, offer=tiles, abandoned=tiles)),
)


def features(seats: int, me: Seat) -> Feature:
    return part(
        Sight,
        round=number(20),
        phases=bag(COLUMNS),
        phase=column,
        strict=flag,
        screens=flag,
        extra=column,
        pool=number(60),
        bag=number(len(TILES)),
        supply=numbers(len(COLOURS), 20),
        ending=flag,
        players=turned(me, row(seats, empire)),
    )
