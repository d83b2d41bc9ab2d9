"""The printed matter, straight from its files: what the referee reads while the rules read their own tables of it."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, TypeAlias

__all__ = ["Printed"]

Printed: TypeAlias = dict[str, Any]

FILES = resources.files("startable.games.captains") / "data"


def file(name: str) -> Printed:
    return tomllib.loads((FILES / f"{name}.toml").read_text("utf-8"))


MAPS: list[Printed] = file("board")["map"]
TRACKS: list[Printed] = file("factions")["faction"]
STATIONS: list[Printed] = file("stations")["station"]
MISSIONS: list[Printed] = file("missions")["mission"]
BOARDS: list[Printed] = file("techboards")["face"]
SHIP: Printed = file("techboards")["ship"]
ROOMS: list[Printed] = SHIP["room"]
CARDS: list[Printed] = [*file("technologies")["technology"], *file("technologies")["omega"]]
FIRST_OMEGA = len(file("technologies")["technology"])
EVENTS: list[Printed] = file("events")["event"]
SOLO_EVENTS: list[Printed] = file("events")["solo_event"]
ACTIONS: list[Printed] = file("solo")["action"]
PASSENGERS: list[Printed] = file("solo")["passenger"]
ARTIFACTS: list[Printed] = file("artifacts")["artifact"]
PIRATES: list[Printed] = file("pirates")["pirate"]
REWARDS: Printed = file("pirates")["reward"]
ROUNDS: list[Printed] = file("countdown")["round"]
POWERS: dict[str, Printed] = {power["key"]: power for power in file("effects")["special"]}
EPILOGUES: list[Printed] = file("epilogues")["epilogue"]

COLOURS = ("red", "yellow", "blue")
TRACK_KEYS = tuple(track["key"] for track in TRACKS)
OPPOSITE = {"top": "bottom", "left": "right", "right": "left", "bottom": "top"}  # in the order of bonuses


def power_of(card: int) -> str:
    """The key of an ability technology's power, or nothing."""
    printed = CARDS[card]
    return str(printed["effects"][0]["key"]) if printed.get("type") == "ability" else ""


def is_room(card: int) -> bool:
    return CARDS[card].get("type") == "room"


def all_ops(effects: list[Printed]) -> list[Printed]:
    """Effects with those inside trades, choices and the like."""
    found = []
    for effect in effects:
        inner = [*effect.get("then", []), *(one for option in effect.get("options", []) for one in option)]
        found += [effect, *all_ops(inner)]
    return found
