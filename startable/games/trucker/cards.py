"""The adventure cards: what is printed on them. What they do is in the chapters of the flight."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from startable.engine import Value
from startable.games.trucker.boards import Level, Stakes
from startable.games.trucker.printed import YEARS, Confidence, Text, boxes, read

__all__ = [
    "BLUE",
    "CARDS",
    "CARD_KIND_NAMES",
    "COLOURS",
    "DECKS",
    "RED",
    "REWARDS",
    "WORLDS",
    "Attack",
    "Card",
    "CardKind",
    "Line",
    "raised",
]

COLOURS = ("red", "yellow", "green", "blue")
RED, BLUE = 0, 3  # colours are numbered from the most valuable on

CardKind = Literal[
    "slavers",
    "smugglers",
    "pirates",
    "stardust",
    "epidemic",
    "sabotage",
    "open_space",
    "asteroids",
    "planets",
    "combat_zone",
    "abandoned_ship",
    "abandoned_station",
]
Size = Literal["small", "large", "light", "heavy"]
Side = Literal["front", "right", "rear", "left"]
Colour = Literal["red", "yellow", "green", "blue"]
SIDE_NUMBERS: dict[Side, int] = {"front": 0, "right": 1, "rear": 2, "left": 3}


class Attack(Value, frozen=True, tag=False):
    """An asteroid or a shot: how big, and from which side of the ship."""

    size: Size
    side: Side

    @property
    def from_side(self) -> int:
        return SIDE_NUMBERS[self.side]


class Line(Value, frozen=True, tag=False):
    """One line of a combat zone: who is weakest, and what that costs."""

    weakest: Literal["crew", "engines", "cannons"]
    days: int = 0
    crew: int = 0
    goods: int = 0
    attacks: tuple[Attack, ...] = ()


class Card(Value, frozen=True, tag=False):
    """One adventure card as it is printed, under a name of our own."""

    id: str
    level: Level
    kind: CardKind
    name: Text
    confidence: Confidence
    learning: bool = False
    strength: int = 0
    crew: int = 0  # given up, needed, or lost when beaten
    goods_lost: int = 0
    goods: tuple[Colour, ...] = ()
    credits: int = 0
    days: int = 0
    planets: tuple[tuple[Colour, ...], ...] = ()
    attacks: tuple[Attack, ...] = ()
    lines: tuple[Line, ...] = ()
    note: str = ""


class _File(Value, frozen=True, tag=False):
    card: tuple[Card, ...]


class _Names(Value, frozen=True, tag=False):
    card: dict[str, Text]


_editions = [read(f"cards-{year}.toml", _File).card for year in YEARS]
CARDS = tuple(card for cards in _editions for card in cards)
DECKS = boxes(list(map(len, _editions)))  # the cards of each edition
CARD_KIND_NAMES = read("names.toml", _Names).card


def counted(goods: tuple[Colour, ...]) -> tuple[int, int, int, int]:
    """How many cubes of each colour, the most valuable first."""
    return goods.count("red"), goods.count("yellow"), goods.count("green"), goods.count("blue")


REWARDS = tuple(counted(card.goods) for card in CARDS)
WORLDS = tuple(tuple(map(counted, card.planets)) for card in CARDS)


# Higher stakes


def raised(card: Card, stakes: Stakes) -> Card:
    """The card as it counts in a flight of these stakes; the goods that it brings are improved when they are loaded."""
    abandoned = card.kind in ("abandoned_ship", "abandoned_station")
    first = next((number for number, line in enumerate(card.lines) if line.attacks), -1)
    return replace(
        card,
        strength=_more(card.strength, stakes.strength),
        crew=_more(card.crew, stakes.crew if abandoned else stakes.losses),
        goods_lost=_more(card.goods_lost, stakes.losses),
        credits=_more(card.credits, stakes.credits),
        attacks=_repeated(card.attacks, stakes),
        lines=tuple(_raised(line, stakes, number == first) for number, line in enumerate(card.lines)),
    )


def _raised(line: Line, stakes: Stakes, first: bool) -> Line:
    """A line of a combat zone; the first attack of the card may be one of its shots."""
    crew, goods = _more(line.crew, stakes.losses), _more(line.goods, stakes.losses)
    return replace(line, crew=crew, goods=goods, attacks=_repeated(line.attacks, stakes) if first else line.attacks)


def _more(number: int, by: int) -> int:
    """What a card does not speak of does not grow."""
    return number + by if number else 0


def _repeated(attacks: tuple[Attack, ...], stakes: Stakes) -> tuple[Attack, ...]:
    return (*attacks[:1] * stakes.attacks, *attacks)
