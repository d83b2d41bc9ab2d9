"""A turn: improving the crew, then a room, a mission, or nothing more."""

from __future__ import annotations

from collections.abc import Sequence

from startable.bots.captains.judge import Judge
from startable.bots.captains.sorties import Ready
from startable.engine import Choice
from startable.games.captains import printed
from startable.games.captains.choices import Activate, Awaken, DoMission, Invoke, Pass, Promote, Train
from startable.games.captains.crew import PROMOTION_COST
from startable.games.captains.printed import COLOURS, Effects
from startable.games.captains.table import CADET, is_commander

__all__ = ["IMPROVEMENTS", "action", "effects", "improvement", "promoting", "room", "training", "turn"]

ENOUGH = 0.05  # an improvement of the crew that brings less is left
NEVER = -1000.0
IMPROVEMENTS = (Train, Promote, Invoke)


def turn(judge: Judge, choices: Sequence[Choice]) -> Choice:
    """Improve the crew as long as it pays, then do what is worth most."""
    gains = [improvement(judge, choice) for choice in choices]
    best = max(gains)
    if best > ENOUGH:
        return choices[gains.index(best)]
    return max(choices, key=lambda choice: action(judge, choice))


def without(ready: Ready, *figures: int) -> Ready:
    left = list(ready)
    for figure in figures:
        left[figure] -= 1
    return tuple(left)


# The crew


def improvement(judge: Judge, choice: Choice) -> float:
    match choice:
        case Train(figure, colour):
            return training(judge, figure, colour) - judge.outlook.medal
        case Promote(colour):
            return promoting(judge, colour) - cost(judge) / 2
        case Invoke():
            return judge.routes(judge.ready).value(judge.me.place, 1) - judge.routes(judge.ready).stay()
    return 0.0


def cost(judge: Judge) -> int:
    mess = judge.outlook.power("promotion")
    return mess.promotion_cost if mess else PROMOTION_COST


def training(judge: Judge, figure: int, colour: int) -> float:
    """What it is worth that a figure changes into an ensign of this colour."""
    outlook, rooms = judge.outlook, judge.rooms
    long = outlook.weights.train * outlook.later if figure == CADET else 0.0
    now = 0.0 if judge.ready[colour] else rooms.prices[colour] - rooms.prices[figure]
    guilds = outlook.extra[f"figure_{COLOURS[colour]}"]
    lost = outlook.extra[f"figure_{COLOURS[figure]}"] if figure != CADET else 0
    return long + now + helping(judge, figure, colour) + guilds - lost


def promoting(judge: Judge, colour: int) -> float:
    """What a commander is worth, beyond the ensign."""
    outlook = judge.outlook
    tasks = outlook.weights.task * (outlook.later + (1 if sum(judge.ready) else 0))
    return outlook.commander + tasks + 0.1 * judge.rooms.best(colour)


def helping(judge: Judge, old: int, new: int) -> float:
    """How much better the plan for this round gets."""
    after = list(without(judge.ready, old))
    after[new] += 1
    return judge.routes(tuple(after)).stay() - judge.routes(judge.ready).stay()


# The action


def action(judge: Judge, choice: Choice) -> float:
    """What an action brings beyond what its figures cost, and what can still come after it."""
    match choice:
        case DoMission():
            return sortie(judge)
        case Activate(number, figure):
            return send(judge, number, figure)
        case Awaken(number, first, second):
            return room(judge, number, judge.ready) - judge.outlook.token(first) - judge.outlook.token(second)
        case Pass():
            return judge.routes(judge.ready).rest()
    return NEVER


def sortie(judge: Judge) -> float:
    mission = judge.outlook.sight.sky.spots[judge.me.place]
    crew = judge.sorties.crew(mission, judge.ready)[1]
    after = judge.routes(without(judge.ready, *crew), served=judge.me.place)
    return judge.sorties.net(mission, judge.ready) + after.stay()


def send(judge: Judge, number: int, figure: int) -> float:
    left = without(judge.ready, figure)
    worth = room(judge, number, left)
    if is_commander(figure):
        worth += judge.rooms.second(figure, max(judge.rooms.best(figure), room(judge, number, left, 2) - worth))
    outlook = judge.outlook
    return worth - judge.rooms.prices[figure] + outlook.weights.front * outlook.figure(figure)


def room(judge: Judge, number: int, ready: Ready, times: int = 1) -> float:
    """What a room brings, used so many times, and what can come after it."""
    return effects(judge, judge.rooms.effects(number) * times * judge.rooms.times(number), ready)


def effects(judge: Judge, printed_effects: Effects, ready: Ready) -> float:
    """What these effects bring one after the other, and what can come of the place where they lead."""
    routes = judge.routes(ready)
    moves = sum(effect.n for effect in printed_effects if isinstance(effect, printed.Move))
    jumps = any(isinstance(effect, printed.Jump) for effect in printed_effects)
    place = max(routes.leap() if jumps else 0.0, routes.value(judge.me.place, moves))
    flying = (printed.Move, printed.Jump)
    return place + sum(judge.rooms.here(effect) for effect in printed_effects if not isinstance(effect, flying))
