"""Scenes of Galaxy Trucker for its client: `python -m tools.trucker_scenes > web/src/games/trucker/scenes.json`.

The client counts crew, power and joints, sees what falls off and where a ship would land; here the game itself says it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import cast

import msgspec
from msgspec import Struct, field

from startable.engine import CLOCK, Choice, Event, Seat, apply, new, result, view
from startable.games.trucker import TRUCKER
from startable.games.trucker.choices import Finish, FlyOn, Lift, PutBack, Report, SetAside, Weld
from startable.games.trucker.power import cannon_power, engine_power
from startable.games.trucker.ship import bits
from startable.games.trucker.table import NO_TILE, Trucking
from startable.server.wire import Scene

GAMES = 500
CLASS_IV = 60  # games besides, with the ships that only the other edition has
SHIPS = 9  # of each level
ENDS = 3
ENOUGH = 14  # tiles


class Ship(Struct, frozen=True):
    """A ship as the view shows it, and what the rules know of it; powers in halves."""

    level: str
    cells: tuple[int, ...]
    aboard: tuple[int, ...]
    joints: int
    crew: int
    cannons: int
    engines: int
    parts: tuple[tuple[int, ...], ...]
    struck: tuple[tuple[int, ...], ...]  # by side and line


class Samples(Struct):
    """One scene of every kind of question, every kind of event, ships in flight, and ends of games."""

    asked: dict[str, Scene] = field(default_factory=dict)
    events: dict[str, Event] = field(default_factory=dict)
    ships: list[Ship] = field(default_factory=list)
    ended: list[Scene] = field(default_factory=list)


def samples() -> Samples:
    found = Samples()
    for seed in range(GAMES):
        game = cast(Trucking, new(TRUCKER, seats=2 + seed % 3, seed=seed, **setting(seed)))
        play(game, Random(seed), found)
        if seed < ENDS:
            found.ended.append(Scene(view(game, 0), 1, None, (), False, result(game)))
    for seed in range(CLASS_IV):
        play(cast(Trucking, new(TRUCKER, seats=1 + seed % 3, seed=seed, **harsher(seed))), Random(seed), found)
    return found


def setting(seed: int) -> dict[str, object]:
    """Every level, pace and agreement in turn."""
    return {
        "mode": "trek" if seed % 10 == 9 else "single",
        "level": ("L", "I", "II", "III")[seed // 3 % 4],
        "pace": ("live", "relaxed", "simulated")[seed % 3],
        "free_welding": seed % 5 > 2,
        "players_inspect": seed % 5 == 4,
    }


def harsher(seed: int) -> dict[str, object]:
    """Fleets, and big ships, after a round in which credits can be earned."""
    pace = ("live", "relaxed", "simulated")[seed % 3]
    return {"edition": "2007", "rounds": "I-III", "ship": ("IVC", "IV")[seed // 3 % 2], "pace": pace}


def play(game: Trucking, dice: Random, found: Samples) -> None:
    """Seat after seat, by chance but with a mind to build; each question is looked at before it is answered."""
    while game.asks:
        seat = dice.choice(sorted(game.asks))
        if seat == CLOCK and len(game.asks) > 1 and dice.random() < 0.97:
            continue
        look(game, seat, found)
        told = apply(game, seat, chosen(game, seat, dice))
        seen = (event.seen_by(seat) for event in told)
        found.events.update((type(event).__name__, event) for event in seen if event)


def chosen(game: Trucking, seat: Seat, dice: Random) -> Choice:
    choices = list(game.asks[seat].choices(game))
    welds = [choice for choice in choices if isinstance(choice, Weld)]
    if welds and dice.random() < 0.9:
        return dice.choice(welds)
    rare: list[type[Choice]] = [Lift, PutBack, SetAside, Report]
    if seat >= 0 and len(game.hull(seat).squares) < ENOUGH:
        rare.append(Finish)
    steady = [choice for choice in choices if not isinstance(choice, tuple(rare))]
    often = [choice for choice in choices if isinstance(choice, FlyOn)]
    return dice.choice(
        often if often and dice.random() < 0.9 else steady if steady and dice.random() < 0.9 else choices
    )


def look(game: Trucking, seat: Seat, found: Samples) -> None:
    ask = game.asks[seat]
    held = seat != CLOCK and game.truckers[seat].hand != NO_TILE
    name = f"{type(ask).__name__} in hand" if held else type(ask).__name__
    if seat != CLOCK and says_more(found.asked.get(name), choices := tuple(ask.choices(game))):
        found.asked[name] = Scene(view(game, seat), 1, ask, choices, False, None)
    seen = sum(ship.level == game.level for ship in found.ships)
    if game.launched and game.setting.edition == "2021" and seen < SHIPS and len(game.flown) % 3 == 1:
        found.ships.extend(ships(game))


def says_more(known: Scene | None, choices: tuple[Choice, ...]) -> bool:
    """Whether more kinds of choices are open than in the scene known so far."""
    return known is None or len(set(map(type, choices))) > len(set(map(type, known.choices)))


def ships(game: Trucking) -> Iterator[Ship]:
    for seat, trucker in enumerate(game.truckers):
        hull = game.hull(seat)
        yield Ship(
            level=game.level,
            cells=trucker.cells,
            aboard=tuple(trucker.aboard),
            joints=hull.exposed,
            crew=game.crew(seat),
            cannons=cannon_power(game, seat, 0),
            engines=2 * engine_power(game, seat, 0),
            parts=tuple(tuple(bits(part)) for part in hull.parts),
            struck=tuple(tuple(hull.struck(side, line) for line in range(13)) for side in range(4)),
        )


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.encode(samples(), order="deterministic").decode() + "\n")
