"""The special powers of technologies, each a function named like its power, hooked onto its moment."""

from __future__ import annotations

from startable.engine import Seat
from startable.games.captains import printed
from startable.games.captains.content import COLOUR_NUMBERS, flat
from startable.games.captains.effects import Apply
from startable.games.captains.moments import allows, counts, does_at, turns
from startable.games.captains.printed import Effects, Power
from startable.games.captains.rooms import Copying
from startable.games.captains.table import PIRATE, Captains, content_of
from startable.games.captains.trading import ARTIFACT

# Numbers


@counts("static")
def dimensional_lockers(power: Power) -> int:
    return power.slots


@counts("end_of_round")
def bunk_rotation(power: Power) -> int:
    return power.queue_keeps


@counts("promotion")
def officers_mess(power: Power) -> int:
    return power.promotion_cost


@counts("pay_medal")
def artifact_display(power: Power) -> int:
    return ARTIFACT


@counts("pay_medal")
def trophy_display(power: Power) -> int:
    return PIRATE


# Permissions


@allows("would_take_damage")
def hull_plating(game: Captains, seat: Seat, power: Power) -> bool:
    """Only a pirate already in the hold can pay, not the one being fought."""
    return bool(game.captains[seat].pirates)


@allows("mission_damage")
def stealth_paint(game: Captains, seat: Seat, power: Power) -> bool:
    return True


@allows("gain_move_or_jump")
def hypercharger(game: Captains, seat: Seat, power: Power) -> bool:
    return True


@allows("gain_advance")
def universal_translator(game: Captains, seat: Seat, power: Power) -> bool:
    return True


@allows("mission_line")
def field_kits(game: Captains, seat: Seat, power: Power) -> bool:
    """One cadet on each mission."""
    return game.captains[seat].kits


@allows("research")
def modular_racks(game: Captains, seat: Seat, power: Power) -> bool:
    return True


@allows("start_of_turn")
def autopilot(game: Captains, seat: Seat, power: Power) -> bool:
    return power.key not in game.captains[seat].used


# Technology bonuses


@turns("technology_bonus_move")
def wormhole_generator(power: Power, effects: Effects) -> Effects:
    return (printed.Jump(),)


@turns("technology_bonus_medal")
def training_headset(power: Power, effects: Effects) -> Effects:
    return (*effects, *effects)


@turns("technology_bonus_repair")
def mechanic_bots(power: Power, effects: Effects) -> Effects:
    return (*effects, *effects)


# Things that happen


def reward(game: Captains, seat: Seat, power: Power) -> None:
    game.then(Apply(seat, power.then), seat=seat)


@does_at("mission_completed", "observers_red")
@does_at("mission_completed", "observers_yellow")
@does_at("mission_completed", "observers_blue")
def observers(game: Captains, seat: Seat, power: Power) -> None:
    """The mission shows their colour, resolved or not, once or more often."""
    shown = content_of(game).mission_colours[game.captains[seat].missions[-1]]
    if power.colour is not None and COLOUR_NUMBERS[power.colour] in shown:
        reward(game, seat, power)


@does_at("mission_completed")
def nian_transmitter(game: Captains, seat: Seat, power: Power) -> None:
    """One of its icons is printed on the mission, resolved or not."""
    lines = content_of(game).lines[game.captains[seat].missions[-1]]
    if any(shows(power, effect) for _, effects in lines for effect in flat(effects)):
        reward(game, seat, power)


def shows(power: Power, effect: printed.AnyEffect) -> bool:
    traded = isinstance(effect, printed.Discard) and effect.what == "pirate" and power.counts_discarded_pirate
    return traded or printed.op_name(type(effect).__name__) in power.icons


@does_at("mission_completed")
def debriefing(game: Captains, seat: Seat, power: Power) -> None:
    if len(content_of(game).lines[game.captains[seat].missions[-1]]) >= power.min_lines:
        reward(game, seat, power)


@does_at("pirate_defeated")
def gun_camera(game: Captains, seat: Seat, power: Power) -> None:
    reward(game, seat, power)


@does_at("station_tile_used")
def valet_docking(game: Captains, seat: Seat, power: Power) -> None:
    reward(game, seat, power)


@does_at("activate")
def holodeck(game: Captains, seat: Seat, power: Power) -> None:
    game.then(Copying(seat, power.key), seat=seat)
