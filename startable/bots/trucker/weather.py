"""What lies ahead: the cards that are known to come, and those that may, summed up."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from startable.bots.trucker.weights import Weights
from startable.engine import Value
from startable.games.trucker.cards import CARDS, REWARDS, WORLDS, Attack, Card, Line
from startable.games.trucker.edition import EDITIONS
from startable.games.trucker.launch import PILES
from startable.games.trucker.table import NO_CARD
from startable.games.trucker.view import Sight

__all__ = ["Fight", "Weather", "ahead", "penalty", "weather"]

Sides = tuple[float, float, float, float]


class Fight(Value, frozen=True):
    """An enemy who may come: how likely, how strong, what victory brings and defeat costs."""

    chance: float
    strength: int
    gain: float
    loss: float
    crew: int  # of that, so many of the crew


class Find(Value, frozen=True):
    """Something abandoned: how likely, the crew it needs, what it brings, and how many stay there."""

    chance: float
    crew: int
    gain: float
    settlers: int


class Contest(Value, frozen=True):
    """A line of a combat zone: how likely, what is compared, what being weakest costs."""

    chance: float
    weakest: str
    loss: float


class Weather(Value, frozen=True, eq=False):
    """The rest of a flight as far as anybody can tell. There is one for each such rest, so it is hashed quickly."""

    edition: str
    cards: float
    open_space: float
    stardust: float
    epidemic: float
    cubes: float
    reds: float
    fights: tuple[Fight, ...]
    finds: tuple[Find, ...]
    contests: tuple[Contest, ...]
    small: Sides
    large: Sides
    light: Sides
    heavy: float
    stake: float  # what arriving is worth
    day: float  # what a day is worth

    @property
    def stranding(self) -> float:
        """The chance that open space comes at least once."""
        return min(1.0, self.open_space)


def weather(sight: Sight, weights: Weights) -> Weather:
    """Summed up for the seat that sees this."""
    rivals = sum(ship.flying or not sight.sky.launched for ship in sight.truckers) - 1
    return _weather(sight.setting.edition, sight.level, ahead(sight), rivals, weights)


def ahead(sight: Sight) -> tuple[tuple[int, float], ...]:
    """Each card that may still come, and how likely it is to."""
    read = {seen.card for forecast in sight.forecasts for seen in forecast.cards or ()}
    current = sight.sky.card.card if sight.sky.card else NO_CARD
    spent = sight.journey.spent if sight.journey else ()
    gone = frozenset({*sight.sky.flown, current})
    return _ahead(sight.setting.edition, sight.level, frozenset(read), gone, frozenset(spent))


@lru_cache(maxsize=1024)
def _ahead(
    edition: str, level: str, read: frozenset[int], seen: frozenset[int], spent: frozenset[int]
) -> tuple[tuple[int, float], ...]:
    sure = [(card, 1.0) for card in sorted(read - seen)]
    known: Counter[str] = Counter(CARDS[card].level for card in read | seen if card != NO_CARD)
    likely = []
    for back, number in EDITIONS[edition].flights[level].pile.items():
        fresh = [card for card in EDITIONS[edition].cards(back) if card not in read | seen | spent]
        hidden = max(0, PILES * number - known[back])
        likely += [(card, hidden / len(fresh)) for card in fresh if hidden]
    return (*sure, *likely)


@lru_cache(maxsize=1024)
def _weather(edition: str, level: str, cards: tuple[tuple[int, float], ...], rivals: int, weights: Weights) -> Weather:
    board = EDITIONS[edition].flights[level]
    faces = EDITIONS[edition].faces[level]
    likely = [(faces[card], chance) for card, chance in cards]
    day = weights.day * board.arrival[0] / 8 if rivals else 0.0
    cubes, reds = _cubes(cards, weights)
    attacks = [(attack, chance) for card, chance in likely if card.kind == "asteroids" for attack in card.attacks]
    shots = [(attack, chance / (2 + rivals)) for card, chance in likely for attack in _shots(card, rivals)]
    return Weather(
        edition=edition,
        cards=sum(chance for _, chance in cards),
        open_space=_often(likely, "open_space"),
        stardust=_often(likely, "stardust"),
        epidemic=_often(likely, "epidemic"),
        cubes=cubes,
        reds=reds,
        fights=tuple(_fight(card, chance, day, weights) for card, chance in likely if card.strength),
        finds=tuple(_find(card, chance, day, weights) for card, chance in likely if "abandoned" in card.kind),
        contests=tuple(
            Contest(chance, line.weakest, penalty(line, day, weights))
            for card, chance in likely
            for line in (card.lines if rivals else ())
        ),
        small=_by_side(attacks, "small"),
        large=_by_side(attacks, "large"),
        light=_by_side(shots, "light"),
        heavy=sum(_by_side(shots, "heavy")),
        stake=float(board.arrival[min(rivals, 2)]),
        day=day,
    )


def _often(cards: list[tuple[Card, float]], kind: str) -> float:
    return sum(chance for card, chance in cards if card.kind == kind)


def _by_side(attacks: list[tuple[Attack, float]], size: str) -> Sides:
    front, right, rear, left = (
        sum(chance for attack, chance in attacks if attack.size == size and attack.from_side == side)
        for side in range(4)
    )
    return front, right, rear, left


def _shots(card: Card, rivals: int) -> list[Attack]:
    """What pirates and combat zones fire, at the losers only."""
    zone = [attack for line in card.lines for attack in line.attacks] if rivals else []
    return [*zone, *(card.attacks if card.kind == "pirates" else ())]


def _cubes(cards: tuple[tuple[int, float], ...], weights: Weights) -> tuple[float, float]:
    """How many cubes, and how many red ones, will be offered to us: of planets the middling one."""
    cubes = reds = 0.0
    for card, chance in cards:
        worlds = WORLDS[card] or (REWARDS[card],)
        share = weights.intake * chance / len(worlds)
        cubes += share * sum(map(sum, worlds))
        reds += share * sum(world[0] for world in worlds)
    return cubes, reds


def _fight(card: Card, chance: float, day: float, weights: Weights) -> Fight:
    spoils = card.credits + weights.price * len(card.goods) / 2
    loss = weights.crew * card.crew + weights.cube * card.goods_lost / 2 + _damage(card.attacks, weights)
    return Fight(weights.reach * chance, card.strength, max(0.0, spoils - card.days * day), loss, card.crew)


def _find(card: Card, chance: float, day: float, weights: Weights) -> Find:
    share = weights.reach * chance / 2
    if card.kind == "abandoned_station":
        return Find(share, card.crew, weights.price * len(card.goods) / 2, 0)
    return Find(share, card.crew + 1, max(0.0, card.credits - weights.crew * card.crew - card.days * day), card.crew)


def penalty(line: Line, day: float, weights: Weights) -> float:
    """What it costs to be the weakest."""
    taken = weights.crew * line.crew + weights.cube * line.goods + day * line.days
    return taken + _damage(line.attacks, weights)


def _damage(attacks: tuple[Attack, ...], weights: Weights) -> float:
    return weights.hit * weights.struck * len(attacks)
