"""Positions to test from: short texts on a fixed map, and ways to play them."""

from collections.abc import Sequence
from typing import TypeVar

from startable.engine import Choice, Event, play, why_not
from startable.games.captains.reading import read
from startable.games.captains.table import Captain, Captains, chart_of, content_of

BRIDGE, SCIENCE, WEAPONS, REPAIR = range(4)
SLOT = 4  # room number of technology slot 0
RED, YELLOW, BLUE = range(3)
RED_COMMANDER, YELLOW_COMMANDER, BLUE_COMMANDER = range(3, 6)
CADET, ANDROID = 6, 7
COOPERATION, ZINCA, NIAN = range(3)
RED_BLUE, RED_YELLOW, BLUE_YELLOW, PIRATE, MEDAL = range(5)
HOLD = -1
GREEN_LOOT, GREEN_ANDROID, VIOLET_LOOT, VIOLET_ANDROID, YELLOW_LOOT, YELLOW_ANDROID = range(6)

MAP = (
    "spots: plurk=airlock_cat tepid=@zinca teapot=@nian lullaby=4 kettledrum=3 parallax=2 greengage=1 "
    "saltlick=census verdigris=toll_dispute twelvebells=tea_empress marzipan=deep_dig thimble=quarantine "
    "farpasture=minefield_waltz"
)

C = TypeVar("C", bound=Choice)


def at(text: str = "") -> Captains:
    """A position; unless the text has its own, on this map, with nothing at the stations yet."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if not any(line.startswith("spots") for line in lines):
        lines.append(MAP)
    if not any(line.startswith("stock") for line in lines):
        lines.append("stock: home@2 zinca@2 nian@2")
    return read("\n".join(lines))


def do(game: Captains, *choices: Choice) -> list[Event]:
    """Whoever is asked chooses these, one after the other."""
    told: list[Event] = []
    for choice in choices:
        told += play(game, asked(game), choice)
    return told


def asked(game: Captains) -> int:
    (seat,) = game.asks
    return seat


def options(game: Captains) -> Sequence[Choice]:
    return game.asks[asked(game)].choices(game)


def offered(game: Captains, kind: type[C]) -> list[C]:
    return [choice for choice in options(game) if isinstance(choice, kind)]


def question(game: Captains) -> str:
    return type(game.asks[asked(game)]).__name__


def rule_against(game: Captains, choice: Choice) -> str | None:
    refusal = why_not(game, asked(game), choice)
    return refusal.rule if refusal else None


def place(game: Captains, key: str) -> int:
    return chart_of(game).places.index(key)


def road(game: Captains, one: str, other: str) -> int:
    return chart_of(game).road_to(place(game, one), place(game, other))


def card(game: Captains, key: str) -> int:
    return content_of(game).numbers[key]


def mission(game: Captains, key: str) -> int:
    return content_of(game).mission_numbers[key]


def me(game: Captains) -> Captain:
    return game.captains[0]


def kinds(told: list[Event]) -> list[str]:
    return [type(event).__name__ for event in told]
