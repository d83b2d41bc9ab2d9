"""What is asked in the course of an action: each kind of question has its own way to price the choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from startable.bots.captains import turns
from startable.bots.captains.judge import Judge
from startable.engine import Ask, Choice
from startable.games.captains.choices import (
    Activate,
    Advance,
    Again,
    Attack,
    Copy,
    Drop,
    Go,
    Hide,
    Install,
    Mend,
    Pardon,
    Pick,
    Promote,
    PromoteInQueue,
    Recall,
    Resolve,
    Retreat,
    Rouse,
    Scrap,
    Send,
    Shield,
    Strike,
    Swap,
    Train,
)
from startable.games.captains.crew import FieldPromotion
from startable.games.captains.flying import Flying, Jumping
from startable.games.captains.happenings import Pardoning
from startable.games.captains.hold import HOLD
from startable.games.captains.missions import Facing, Ordering
from startable.games.captains.printed import Effects, Move
from startable.games.captains.solo import PAY, Audit
from startable.games.captains.table import MEDAL, PIRATE
from startable.games.captains.technology import Installing
from startable.games.captains.trading import Choosing, Trading

__all__ = ["worth"]

Price: TypeAlias = Callable[[Judge, Any, Any], float]


def worth(judge: Judge, ask: Ask[Any], choice: Choice) -> float:
    """What a choice is worth beside the others; declining is worth nothing."""
    price = PRICES.get(type(choice))
    return price(judge, ask, choice) if price else 0.0


# Flying


def go(judge: Judge, ask: Flying | Jumping, choice: Go) -> float:
    routes = judge.routes(judge.ready)
    there = routes.move(choice.place, ask.left) if isinstance(ask, Flying) else routes.value(choice.place)
    return there - routes.stay()


def swap(judge: Judge, ask: Flying | Jumping, choice: Swap) -> float:
    """A repair, and what the moves that are left are worth."""
    return judge.outlook.mend + (gain(judge, (Move(ask.left - 1),)) if isinstance(ask, Flying) else 0.0)


def gain(judge: Judge, effects: Effects) -> float:
    """What effects bring here and now."""
    return turns.effects(judge, effects, judge.ready) - judge.routes(judge.ready).stay()


# Missions


def resolve(judge: Judge, ask: Facing, choice: Resolve) -> float:
    return line(judge, ask.line)


def line(judge: Judge, number: int) -> float:
    return gain(judge, judge.outlook.content.lines[judge.me.mission][number][1])


def again(judge: Judge, ask: Ordering, choice: Again) -> float:
    return line(judge, ask.line)


def recall(judge: Judge, ask: Ask[Any], choice: Recall) -> float:
    return judge.rooms.recalled(judge.me.queue[choice.position])


def activate(judge: Judge, ask: Ask[Any], choice: Activate) -> float:
    """A commander's second room."""
    return gain(judge, judge.rooms.effects(choice.room) * judge.rooms.times(choice.room))


# Technologies


def install(judge: Judge, ask: Installing, choice: Install) -> float:
    return judge.fitting.install(offered(judge, ask)[choice.space], choice.slot)


def offered(judge: Judge, ask: Installing) -> tuple[int, ...]:
    sight = judge.outlook.sight
    match ask.source:
        case "central":
            return sight.workshop.central
        case "drawn":
            return sight.workshop.drawn
        case "event":
            return sight.politics.lying
        case "archive":
            return (*sight.workshop.central, *sight.politics.lying)


def copy(judge: Judge, ask: Ask[Any], choice: Copy) -> float:
    card = judge.outlook.sight.captains[choice.captain].slots[choice.slot]
    content = judge.outlook.content
    lost = 1.0 * judge.outlook.later if content.single_use[card] else 0.0
    return gain(judge, content.effects[card]) - lost


def rouse(judge: Judge, ask: Ask[Any], choice: Rouse) -> float:
    return gain(judge, judge.rooms.effects(judge.me.room))


def hide(judge: Judge, ask: Ask[Any], choice: Hide) -> float:
    return judge.rooms.worth[choice.room] - judge.me.stash.count(choice.room)


# Tokens, damage and trades


def mend(judge: Judge, ask: Ask[Any], choice: Mend) -> float:
    outlook = judge.outlook
    return outlook.mend + (outlook.hold() if choice.slot == HOLD else outlook.slot())


def attack(judge: Judge, ask: Ask[Any], choice: Attack) -> float:
    return judge.rooms.fight(judge.outlook.sight.sky.roads[choice.road])


def drop(judge: Judge, ask: Ask[Any], choice: Drop) -> float:
    """The cheapest; in a trade only for a benefit that is worth more."""
    outlook = judge.outlook
    gain = outlook.trade(ask.what, ask.left, ask.benefit) if isinstance(ask, Trading) and not ask.begun else 0.0
    return gain - (0.001 if gain else 1.0) * outlook.token(choice.token) + (0.01 if choice.token == MEDAL else 0.0)


def scrap(judge: Judge, ask: Trading, choice: Scrap) -> float:
    return judge.outlook.worth(ask.benefit) - judge.fitting.card(judge.me.slots[choice.slot])


def shield(judge: Judge, ask: Ask[Any], choice: Shield) -> float:
    """A pirate and the damage, or the damage itself."""
    power = judge.outlook.power("would_take_damage")
    gain = judge.outlook.worth(power.then) if power else 0.0
    return judge.outlook.hit + gain - judge.outlook.token(PIRATE)


def pardon(judge: Judge, ask: Ask[Any], choice: Pardon) -> float:
    loot = judge.outlook.content.pirate_rewards[judge.outlook.sight.sky.roads[choice.road]]
    return judge.outlook.pirate - 0.01 * judge.outlook.worth(loot)


def pick(judge: Judge, ask: Ask[Any], choice: Pick) -> float:
    outlook = judge.outlook
    match ask:
        case Choosing():
            return gain(judge, ask.options[choice.option])
        case Pardoning():
            return outlook.medal
        case Audit():
            return -outlook.medal if choice.option == PAY else -outlook.hit
    return 0.0


# The crew


def train(judge: Judge, ask: Ask[Any], choice: Train) -> float:
    return turns.training(judge, choice.figure, choice.colour)


def promote(judge: Judge, ask: FieldPromotion, choice: Promote) -> float:
    return turns.promoting(judge, choice.colour) - ask.cost / 2


def promote_in_queue(judge: Judge, ask: FieldPromotion, choice: PromoteInQueue) -> float:
    """It brings nothing in this round."""
    return turns.promoting(judge, judge.me.queue[choice.position]) - ask.cost / 2 - judge.outlook.weights.task


# Tracks


def advance(judge: Judge, ask: Ask[Any], choice: Advance) -> float:
    return judge.outlook.advance(choice.track, choice.spaces)


def retreat(judge: Judge, ask: Ask[Any], choice: Retreat) -> float:
    outlook = judge.outlook
    total = judge.me.tracks[choice.track]
    lost = outlook.standing(choice.track, total) - outlook.standing(choice.track, total - choice.spaces)
    return choice.spaces * outlook.medal - outlook.weights.tracks * lost


# Captain Ténèbre


def send(judge: Judge, ask: Ask[Any], choice: Send) -> float:
    """He may have what is of least use to us."""
    return -judge.routes(judge.ready).value(choice.place)


def strike(judge: Judge, ask: Ask[Any], choice: Strike) -> float:
    return -judge.rooms.fight(judge.outlook.sight.sky.roads[choice.road])


PRICES: dict[type[Choice], Price] = {
    Go: go,
    Swap: swap,
    Resolve: resolve,
    Again: again,
    Recall: recall,
    Activate: activate,
    Install: install,
    Copy: copy,
    Rouse: rouse,
    Hide: hide,
    Mend: mend,
    Attack: attack,
    Drop: drop,
    Scrap: scrap,
    Shield: shield,
    Pardon: pardon,
    Pick: pick,
    Train: train,
    Promote: promote,
    PromoteInQueue: promote_in_queue,
    Advance: advance,
    Retreat: retreat,
    Send: send,
    Strike: strike,
}
