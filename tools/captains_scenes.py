"""Scenes of Starship Captains for the client's tests: `python -m tools.captains_scenes`.

The client forecasts what choices bring and what captains have scored so far; here the game itself says it.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import cast

import msgspec
from msgspec import Struct, field

from startable.engine import Choice, Event, Refusal, Seat, apply, new, result, view
from startable.games.captains import CAPTAINS
from startable.games.captains.choices import Activate, Advance, Assign, DoMission, Go, Install, Pass, Skip, Stop
from startable.games.captains.flying import Flying
from startable.games.captains.missions import Assigning, fits
from startable.games.captains.reading import read
from startable.games.captains.setup import RANDOM
from startable.games.captains.table import NO_CARD, Captains, chart_of
from startable.games.captains.technology import matches
from startable.server.wire import Scene

TARGET = Path("web/src/games/captains/scenes.json")
GAMES = 300
ENDS = 8
FORECASTS = 24

Lines = tuple[Choice, bool]
"""A figure sent to the next line, and whether it fits."""
Shots = tuple[Choice, int]
"""A move, and how many pirates shoot on the way."""
Bonuses = tuple[Choice, int]
"""A card put into a slot, and how many of its icons meet their like."""


class Forecast(Struct, frozen=True):
    scene: Scene
    lines: tuple[Lines, ...] = ()
    shots: tuple[Shots, ...] = ()
    bonuses: tuple[Bonuses, ...] = ()


class Samples(Struct):
    """One scene of every kind of question, every kind of event and of refusal, forecasts, and ends of games."""

    asked: dict[str, Scene] = field(default_factory=dict)
    solo: dict[str, Scene] = field(default_factory=dict)
    events: dict[str, Event] = field(default_factory=dict)
    choices: dict[str, tuple[str, Choice]] = field(default_factory=dict)
    refusals: dict[str, Refusal] = field(default_factory=dict)
    forecasts: list[Forecast] = field(default_factory=list)
    ended: list[Scene] = field(default_factory=list)


RARE = (
    'ask: {"type":"Hiding","seat":0,"left":2}',
    '0 stash: 0=red_blue\n0 room: 0\nask: {"type":"Encore","seat":0,"room":0}',
    'roads: plurk-tepid=violet.loot\nask: {"type":"Pardoning","seat":0}',
    "standing: event_explosive_crisis\n0 flags: crate",
    '0 tracks: 5 3 9\nask: {"type":"Retreating","seat":0}',
    '0 tracks: 12 12 12\nask: {"type":"Advancing","seat":0,"track":1,"spaces":3}',
    "roads: plurk-tepid=violet.loot plurk-farpasture=green.loot plurk-thimble=green.loot\n0 place: plurk\n"
    '0 flags: shielded\nask: {"type":"Flying","seat":0,"left":2}',
)
"""What chance seldom brings, as positions."""


def samples() -> Samples:
    found = Samples()
    for number, text in enumerate(RARE):
        for seed in range(4):
            play(read(f"players: 3\n{text}"), Random(4 * number + seed), found)
    for seed in range(GAMES):
        game = cast(Captains, new(CAPTAINS, seats=1 + seed % 4, seed=seed, passenger=RANDOM))
        play(game, Random(seed), found)
        if seed < ENDS:
            found.ended.append(Scene(view(game, 0), 1, None, (), False, result(game)))
    return found


def play(game: Captains, dice: Random, found: Samples) -> None:
    """Random choices, seat after seat; each is looked at before it is made."""
    while game.asks:
        seat = dice.choice(sorted(game.asks))
        look(game, seat, found)
        told = apply(game, seat, eager(game, seat, dice))
        seen = (event.seen_by(seat) for event in told if game.side == 0)  # so that all of them name places of one map
        found.events.update((type(event).__name__, event) for event in seen if event)


def eager(game: Captains, seat: Seat, dice: Random) -> Choice:
    """Missions, fitting crew and long advances first, nothing declined without need: games come round to everything."""
    choices = list(game.asks[seat].choices(game))
    far = max((choice.spaces for choice in choices if isinstance(choice, Advance)), default=0)
    best = [choice for choice in choices if is_bold(game, seat, choice, far)]
    busy = [choice for choice in choices if not isinstance(choice, Pass | Stop | Skip)]
    return dice.choice((best if dice.random() < 0.8 else busy) or busy or choices)


def is_bold(game: Captains, seat: Seat, choice: Choice, far: int) -> bool:
    match choice:
        case Advance(spaces=spaces):
            return spaces == far
        case Assign():
            return a_line(game, seat, choice)[1]
    return isinstance(choice, DoMission)


def look(game: Captains, seat: Seat, found: Samples) -> None:
    ask = game.asks[seat]
    name = type(ask).__name__
    scene = Scene(view(game, seat), 1, ask, tuple(ask.choices(game)), False, None)
    kept = found.solo if game.solo else found.asked
    if name not in kept and (game.round > 1 or name != "TakeTurn"):
        kept[name] = scene
    for choice in scene.choices:
        found.choices.setdefault(f"{name} {type(choice).__name__}", (name, choice))
    for wrong in (Activate(0, 7), Activate(0, 6), Activate(0, 2), Activate(9, 0)):
        refusal = ask.forbids(game, wrong)
        if refusal:
            found.refusals.setdefault(type(refusal).__name__, refusal)
    foresee(game, seat, scene, found)


def foresee(game: Captains, seat: Seat, scene: Scene, found: Samples) -> None:
    """Keep moments of which something can be foreseen, some of every kind."""
    ask = game.asks[seat]
    forecast = Forecast(
        scene,
        lines=tuple(a_line(game, seat, choice) for choice in scene.choices if isinstance(choice, Assign)),
        shots=tuple(shots(game, seat, choice) for choice in scene.choices if isinstance(choice, Go))
        if isinstance(ask, Flying)
        else (),
        bonuses=tuple(bonuses(game, seat, choice) for choice in scene.choices if isinstance(choice, Install)),
    )
    telling = {
        "lines": len({fit for _, fit in forecast.lines}) > 1,
        "shots": len({n for _, n in forecast.shots}) > 1,
        "bonuses": len({n for _, n in forecast.bonuses}) > 2,
    }
    for part, says in telling.items():
        kept = sum(1 for other in found.forecasts if getattr(other, part))
        if says and kept < FORECASTS // 3:
            found.forecasts.append(forecast)


def a_line(game: Captains, seat: Seat, choice: Assign) -> Lines:
    other = game.clone()
    captain = other.captains[seat]
    assert isinstance(other.asks[seat], Assigning)
    captain.crew += (choice.figure,)
    return choice, fits(other, seat, len(captain.crew) - 1)


def shots(game: Captains, seat: Seat, choice: Go) -> Shots:
    road = chart_of(game).road_to(game.captains[seat].place, choice.place)
    return choice, int(game.roads[road] != NO_CARD)


def bonuses(game: Captains, seat: Seat, choice: Install) -> Bonuses:
    other = game.clone()
    apply(other, seat, choice)
    return choice, len(list(matches(other, seat, choice.slot)))


if __name__ == "__main__":
    TARGET.write_bytes(msgspec.json.encode(samples(), order="deterministic") + b"\n")
