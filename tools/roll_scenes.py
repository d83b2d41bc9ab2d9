"""Scenes of Roll for the Galaxy for the client's tests: `python -m tools.roll_scenes > web/src/games/roll/scenes.json`.

The client forecasts what choices bring and what empires are worth; here the game itself says it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import cast

import msgspec
from msgspec import Struct, field

from startable.engine import Choice, Event, Seat, apply, new, result, view
from startable.games.roll import ROLL
from startable.games.roll.choices import Abandon, Consume, Raise, Sell
from startable.games.roll.effects import cost
from startable.games.roll.events import Awarded, Consumed, Paid, Sold
from startable.games.roll.offers import BankSale
from startable.games.roll.printed import side_of
from startable.games.roll.ship import ShipGood
from startable.games.roll.table import Roll
from startable.server.wire import Scene

GAMES = 150
ENDS = 5
SHIPMENTS = 80

Costs = tuple[int | None, int | None]
Proceeds = tuple[Choice, int, int]
"""A way to ship, and the credits and VP it brings."""


class Shipment(Struct, frozen=True):
    tableau: tuple[int, ...]
    proceeds: tuple[Proceeds, ...]


class Sample(Struct, frozen=True):
    """A scene, and what the tiles on top of everyone's stacks take."""

    scene: Scene
    costs: tuple[Costs, ...]


class Samples(Struct):
    """One scene of every kind of question, every kind of event, what shipping brings, and ends of games."""

    asked: dict[str, Sample] = field(default_factory=dict)
    events: dict[str, Event] = field(default_factory=dict)
    shipments: list[Shipment] = field(default_factory=list)
    ended: list[Scene] = field(default_factory=list)


def samples() -> Samples:
    found = Samples()
    for seed in range(GAMES):
        game = cast(Roll, new(ROLL, seats=2 + seed % 4, seed=seed))
        play(game, Random(seed), found)
        if seed < ENDS:
            found.ended.append(Scene(view(game, 0), 1, None, (), False, result(game)))
    return found


def play(game: Roll, dice: Random, found: Samples) -> None:
    """Random choices, seat after seat; each is looked at before it is made."""
    while game.asks:
        seat = dice.choice(sorted(game.asks))
        look(game, seat, found)
        choices = game.asks[seat].choices(game)
        restless = Abandon if dice.random() < 0.1 else Abandon | Raise  # or games would go on for ever
        steady = [choice for choice in choices if not isinstance(choice, restless)]
        told = apply(game, seat, dice.choice(steady or list(choices)))
        seen = (event.seen_by(seat) for event in told)
        found.events.update((type(event).__name__, event) for event in seen if event)


def look(game: Roll, seat: Seat, found: Samples) -> None:
    ask = game.asks[seat]
    name = type(ask).__name__
    if name not in found.asked:
        scene = Scene(view(game, seat), 1, ask, tuple(ask.choices(game)), False, None)
        found.asked[name] = Sample(scene, tuple(costs(game, other) for other in range(game.seats)))
    shipped = tuple(proceeds(game, seat))
    if dice_differ(shipped) and len(found.shipments) < SHIPMENTS:
        found.shipments.append(Shipment(game.players[seat].tableau, shipped[:: 1 + len(shipped) // 6]))


def dice_differ(shipped: tuple[Proceeds, ...]) -> bool:
    """Whether it matters how one ships: such moments say most."""
    return len({(credits, chips) for _, credits, chips in shipped}) > 2


def costs(game: Roll, seat: Seat) -> Costs:
    me = game.players[seat]
    first, second = (cost(me, side_of(tiles[0], stack)) if tiles else None for stack, tiles in enumerate(me.stacks))
    return first, second


def proceeds(game: Roll, seat: Seat) -> Iterator[Proceeds]:
    """What is told of a shipment, tiles' powers included; not of the last one, which ends the phase."""
    for choice in game.asks[seat].choices(game):
        if isinstance(choice, Sell | Consume):
            other = game.clone()
            told = apply(other, seat, choice)
            if isinstance(other.asks.get(seat), ShipGood | BankSale):
                credits = sum(event.credits for event in told if isinstance(event, Sold | Paid))
                yield choice, credits, sum(event.chips for event in told if isinstance(event, Consumed | Awarded))


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.encode(samples(), order="deterministic").decode() + "\n")
