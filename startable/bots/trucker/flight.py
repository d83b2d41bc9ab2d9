"""Flying: what to land on, what to take, what to spend, what to give up, and when to go home."""

from __future__ import annotations

from collections.abc import Sequence

from startable.bots.trucker.aims import hoped, lead
from startable.bots.trucker.fleets import remains
from startable.bots.trucker.voyage import Voyage
from startable.engine import Choice
from startable.games.trucker.attacks import FREE, Defend
from startable.games.trucker.boards import Premium
from startable.games.trucker.cards import BLUE, REWARDS, WORLDS
from startable.games.trucker.choices import (
    Accept,
    Bestow,
    Decline,
    FlyOn,
    GiveUp,
    House,
    Improve,
    Insure,
    Keep,
    Land,
    Ready,
    Remove,
    Report,
    Shield,
    Shoot,
    Surrender,
    TakeHit,
    TakeMore,
)
from startable.games.trucker.goods import Improving, changed
from startable.games.trucker.ship import hull
from startable.games.trucker.table import COSMOPOLITE, PURPLE

__all__ = [
    "bestow",
    "board",
    "claim",
    "defend",
    "improve",
    "inspect",
    "insure",
    "keep",
    "land",
    "repair",
    "stay",
    "surrender",
]


def board(voyage: Voyage, choices: Sequence[Choice]) -> Choice:
    """The alien who is worth most more than two astronauts, if any."""
    houses = [choice for choice in choices if isinstance(choice, House)]
    titled = sum(aim.point for aim in voyage.aims if aim.title == COSMOPOLITE)

    def value(house: House) -> float:
        return voyage.with_aboard(house.square, house.alien) + titled * voyage.hull.to_nearest_cabin(house.square)

    best = max(houses, key=value)
    return best if value(best) > voyage.now else Ready()


def insure(voyage: Voyage, choices: Sequence[Choice]) -> Choice:
    """Whatever costs least together with the losses to be feared; often that is no insurance at all."""
    insurance = voyage.hull.board.printed.insurance
    offered = [premium for premium in insurance if Insure(premium.credits) in choices]
    saved = {premium: _saved(voyage, premium) - premium.credits for premium in offered}
    best = max(offered, key=lambda premium: saved[premium], default=None)
    return Insure(best.credits) if best and saved[best] > 0 else Decline()


def _saved(voyage: Voyage, premium: Premium) -> float:
    """What a limit spares on average if losses spread evenly around what is feared, from nothing to twice that."""
    most = 2 * voyage.weights.wreckage * len(voyage.hull.squares)
    over = max(0.0, most - premium.limit)
    return over * over / (2 * most) if most else 0.0


def stay(voyage: Voyage, choices: Sequence[Choice]) -> Choice:
    """Fly on while arriving, and what the cargo then brings more, outweighs the risk and the damage to come."""
    found = inspect(voyage, choices)
    if isinstance(found, Report):
        return found
    sky, weights = voyage.sky, voyage.weights
    engines = voyage.hull.engines or (voyage.hull.double_engines and voyage.figures.cells)
    chance = 1.0 if engines else max(0.0, 1 - sky.open_space)
    attacks = sum(sky.small) * weights.bare + sum(sky.large) + sum(sky.light) + sky.heavy
    damage = weights.fear * weights.struck * attacks * min(1.0, len(voyage.hull.squares) / 10)
    prize = voyage.standing() + voyage.sale(voyage.cargo) / 2 + weights.income * sky.cards
    prize += hoped(voyage.sight, voyage.seat, weights)
    return GiveUp() if GiveUp() in choices and chance * prize < damage else FlyOn()


def inspect(voyage: Voyage, choices: Sequence[Choice]) -> Choice:
    """Points at what is wrong with another ship."""
    for choice in choices:
        if isinstance(choice, Report):
            faults = voyage.hull_of(choice.owner).faults
            if any(choice.square in fault.squares for fault in faults):
                return choice
    return choices[0]


def repair(voyage: Voyage, choices: Sequence[Choice]) -> Choice:
    """Takes off what leaves the fewest faults, and then the best ship."""

    def left(choice: Choice) -> tuple[int, float]:
        assert isinstance(choice, Remove)
        cells = (*voyage.me.cells[: choice.square], -1, *voyage.me.cells[choice.square + 1 :])
        return len(hull(voyage.hull.board, cells).faults), voyage.broken(choice.square)

    return min(choices, key=left)


def keep(voyage: Voyage, choices: Sequence[Choice]) -> Choice:
    def cost(choice: Choice) -> float:
        assert isinstance(choice, Keep)
        return min(voyage.reduced(part) for part in remains(voyage.hull) if part >> choice.square & 1)

    return min(choices, key=cost)


def land(voyage: Voyage, choices: Sequence[Choice]) -> Choice:
    """The planet whose goods bring most, if they outweigh the days."""
    assert voyage.sight.sky.card
    card = voyage.sight.sky.card.card
    lands = [choice for choice in choices if isinstance(choice, Land)]
    profit = {choice: voyage.profit(WORLDS[card][choice.planet]) for choice in lands}
    best = max(lands, key=lambda choice: profit[choice])
    return best if profit[best] > voyage.delay(voyage.card.days) else Decline()


def claim(voyage: Voyage, choices: Sequence[Choice]) -> Choice:
    """Abandoned ships and stations, and what beaten enemies leave: if it outweighs crew and days."""
    assert voyage.sight.sky.card
    card = voyage.card
    gain = card.credits + voyage.profit(REWARDS[voyage.sight.sky.card.card]) - voyage.delay(card.days)
    if card.kind == "abandoned_ship":
        gain -= voyage.without_crew(card.crew)
    return Accept() if gain > 0 else Decline()


def improve(voyage: Voyage, ask: Improving, choices: Sequence[Choice]) -> Choice:
    """Whatever sells best of what finds room."""

    def profit(choice: Choice) -> float:
        match choice:
            case Improve(colour):
                return voyage.profit(changed(changed(ask.goods, colour, -1), colour - 1, 1))
            case TakeMore():
                return voyage.profit(changed(ask.goods, BLUE, 1))
        return voyage.profit(ask.goods)

    return max(choices, key=profit)


def bestow(voyage: Voyage, choices: Sequence[Choice]) -> Choice:
    """Keeps the title in which it is furthest ahead, and gives the others to whoever is worst at them."""
    assert voyage.sight.journey
    tiles = {tile.title: tile for tile in voyage.sight.journey.titles}

    def loss(choice: Choice) -> tuple[int, int]:
        assert isinstance(choice, Bestow)
        tile = tiles[choice.title]
        return lead(tile, voyage.seat), tile.scores[choice.to]

    return min(choices, key=loss)


def defend(voyage: Voyage, ask: Defend, choices: Sequence[Choice]) -> Choice:
    """A cell for a component, where that is worth it; single cannons shoot for nothing."""
    if Shoot(FREE) in choices:
        return Shoot(FREE)
    struck = voyage.hull.struck(ask.attack.from_side, ask.line)
    if voyage.broken(struck) <= voyage.cell:
        return TakeHit()
    fed = [choice for choice in choices if isinstance(choice, Shield | Shoot)]
    return max(fed, key=lambda choice: voyage.me.aboard[choice.battery])


def surrender(voyage: Voyage, choices: Sequence[Choice]) -> Choice:
    """Crew, cubes or cells: those that are missed least."""

    def missed(choice: Choice) -> float:
        assert isinstance(choice, Surrender)
        load = voyage.me.aboard[choice.square]
        if choice.square in voyage.hull.cabins:
            return voyage.now - voyage.with_aboard(choice.square, 0 if load >= PURPLE else load - 1)
        return -float(choice.square in voyage.hull.special) if choice.square in voyage.hull.holds else -float(load)

    return min(choices, key=missed)
