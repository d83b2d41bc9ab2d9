"""What a seat sees, in the shape that the arithmetic of the rules understands."""

from __future__ import annotations

from functools import lru_cache

from startable.games.roll.dice import from_counts
from startable.games.roll.powers import AnyPower
from startable.games.roll.printed import NO_HOOKS, POWERS_OF, SIDES, Hooks, hooked
from startable.games.roll.printed import POWERS as ALL_POWERS
from startable.games.roll.table import Player
from startable.games.roll.view import Dice, Empire, Strip

__all__ = ["handful", "player", "powers_of"]


@lru_cache(8192)
def handful(numbers: Dice) -> int:
    """A handful of dice as one number, which is how the rules count them."""
    return from_counts(numbers)


@lru_cache(8192)
def hooks_of(tableau: tuple[int, ...]) -> Hooks:
    """The powers of a tableau by moment."""
    if not tableau:
        return NO_HOOKS
    *earlier, side = tableau
    return hooked(hooks_of(tuple(earlier)), side) if SIDES[side].powers else hooks_of(tuple(earlier))


def powers_of(side: int) -> tuple[AnyPower, ...]:
    return tuple(ALL_POWERS[number] for number in POWERS_OF[side])


def player(empire: Empire) -> Player:
    """A player as far as this seat sees them."""
    seen = Player(
        faction=empire.faction,
        home=empire.home,
        tableau=empire.tableau,
        hooks=hooks_of(empire.tableau),
        goods={good.world: handful(good.dice) for good in empire.goods},
        stacks=[stack.tiles or () for stack in empire.stacks],
        builders=[handful(stack.builders) for stack in empire.stacks],
        credits=empire.credits,
        chips=empire.chips,
        cup=handful(empire.cup),
        citizenry=handful(empire.citizenry),
        extras=handful(empire.extras),
        crew=handful(empire.crew),
        pending=empire.pending,
    )
    if empire.strip:
        lift(seen, empire.strip)
    if empire.secret:
        seen.offer, seen.abandoned = empire.secret.offer, empire.secret.abandoned
    return seen


def lift(seen: Player, strip: Strip) -> None:
    """What is behind the screen, for whoever may look."""
    seen.workers = [handful(dice) for dice in strip.workers]
    seen.selected, seen.selector, seen.dictated = strip.selected, strip.selector, handful(strip.dictated)
    seen.used, seen.moving = strip.used, strip.moving
