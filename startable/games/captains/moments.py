"""The closed list of moments at which special powers act, and the named functions that wait for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Literal, TypeAlias

from startable.engine import Seat
from startable.games.captains.printed import Effects, Power
from startable.games.captains.table import Captains, content_of

__all__ = ["MOMENTS", "allowed", "happen", "numbers", "perform", "turned"]

Number: TypeAlias = Callable[[Power], int]
Test: TypeAlias = Callable[[Captains, Seat, Power], bool]
Doing: TypeAlias = Callable[[Captains, Seat, Power], None]
Turning: TypeAlias = Callable[[Power, Effects], Effects]

CountingMoment: TypeAlias = Literal["static", "end_of_round", "promotion", "pay_medal"]
AllowingMoment: TypeAlias = Literal[
    "would_take_damage",
    "mission_damage",
    "gain_move_or_jump",
    "gain_advance",
    "mission_line",
    "research",
    "start_of_turn",
]
DoingMoment: TypeAlias = Literal[
    "mission_completed",
    "pirate_defeated",
    "station_tile_used",
    "activate",
    "event_immediate",
    "end_of_turn_at_station",
    "passenger_action",
]
TurningMoment: TypeAlias = Literal["technology_bonus_move", "technology_bonus_medal", "technology_bonus_repair"]

NUMBERS: dict[CountingMoment, dict[str, Number]] = {"static": {}, "end_of_round": {}, "promotion": {}, "pay_medal": {}}
TESTS: dict[AllowingMoment, dict[str, Test]] = {
    "would_take_damage": {},
    "mission_damage": {},
    "gain_move_or_jump": {},
    "gain_advance": {},
    "mission_line": {},
    "research": {},
    "start_of_turn": {},
}
DOINGS: dict[DoingMoment, dict[str, Doing]] = {
    "mission_completed": {},
    "pirate_defeated": {},
    "station_tile_used": {},
    "activate": {},
    "event_immediate": {},
    "end_of_turn_at_station": {},
    "passenger_action": {},
}
TURNINGS: dict[TurningMoment, dict[str, Turning]] = {
    "technology_bonus_move": {},
    "technology_bonus_medal": {},
    "technology_bonus_repair": {},
}
MOMENTS: Mapping[str, Mapping[str, object]] = {
    moment: functions for table in (NUMBERS, TESTS, DOINGS, TURNINGS) for moment, functions in table.items()
}


# A function joins its moment under its own name, which is the key of the power.


def counts(moment: CountingMoment) -> Callable[[Number], Number]:
    def join(function: Number) -> Number:
        NUMBERS[moment][function.__name__] = function
        return function

    return join


def allows(moment: AllowingMoment) -> Callable[[Test], Test]:
    def join(function: Test) -> Test:
        TESTS[moment][function.__name__] = function
        return function

    return join


def does_at(moment: DoingMoment, key: str = "") -> Callable[[Doing], Doing]:
    def join(function: Doing) -> Doing:
        DOINGS[moment][key or function.__name__] = function
        return function

    return join


def turns(moment: TurningMoment) -> Callable[[Turning], Turning]:
    def join(function: Turning) -> Turning:
        TURNINGS[moment][function.__name__] = function
        return function

    return join


# The rules call these when a moment has come.


def powers(game: Captains, seat: Seat, moment: str) -> Iterator[Power]:
    """The captain's powers that wait for this moment, in the order of their slots."""
    abilities = game.captains[seat].abilities
    if abilities:
        printed = content_of(game).abilities
        for card in abilities:
            power = printed[card]
            if power is not None and power.trigger == moment:
                yield power


def numbers(game: Captains, seat: Seat, moment: CountingMoment) -> list[int]:
    return [NUMBERS[moment][power.key](power) for power in powers(game, seat, moment)]


def allowed(game: Captains, seat: Seat, moment: AllowingMoment) -> Power | None:
    """The first power that allows something now."""
    for power in powers(game, seat, moment):
        if TESTS[moment][power.key](game, seat, power):
            return power
    return None


def turned(game: Captains, seat: Seat, moment: TurningMoment, effects: Effects) -> Effects:
    for power in powers(game, seat, moment):
        effects = TURNINGS[moment][power.key](power, effects)
    return effects


def happen(game: Captains, seat: Seat, moment: DoingMoment) -> None:
    """Everything that waits for this moment, the first slot's power first."""
    for power in reversed(list(powers(game, seat, moment))):
        DOINGS[moment][power.key](game, seat, power)


def perform(game: Captains, seat: Seat, moment: DoingMoment, key: str) -> None:
    """What the power of a room, an event or a passenger does at this moment, if anything."""
    function = DOINGS[moment].get(key)
    if function:
        function(game, seat, content_of(game).power[key])
