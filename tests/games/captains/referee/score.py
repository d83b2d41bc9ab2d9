"""The final score, counted from the score sheet."""

from __future__ import annotations

from typing import TypeAlias

from tests.games.captains.referee.printed import (
    CARDS,
    COLOURS,
    EPILOGUES,
    FIRST_OMEGA,
    MISSIONS,
    PASSENGERS,
    SHIP,
    Printed,
)
from tests.games.captains.referee.table import ANDROID, CADET, COMMANDER, NONE, Ship, Table

__all__ = ["Sheet", "epilogue", "sheet"]

Sheet: TypeAlias = dict[str, float]
LAP = 5


def sheet(table: Table, ship: Ship) -> Sheet:
    zones = [spaces[total % len(spaces)]["zone"] for total, spaces in zip(ship.tracks, table.spaces, strict=True)]
    laps = [total // len(spaces) for total, spaces in zip(ship.tracks, table.spaces, strict=True)]
    omegas = [CARDS[card]["score"] for card in ship.slots if card >= FIRST_OMEGA]
    lines: Sheet = {
        "missions": sum(MISSIONS[mission]["points"] for mission in ship.missions),
        "tracks": sum(zones) + LAP * sum(laps),
        "omegas": sum(omega(table, ship, score, zones, laps) for score in omegas),
        "passenger": passenger(table, ship, zones, laps),
        "commanders": commanders(ship),
        "androids": ship.crew().count(ANDROID),
        "pirates": len(ship.pirates),
        "medals and artifacts": (ship.medals + len(ship.artifacts)) / 2,
        "damage": -ship.all_damage(),
    }
    return lines


def commanders(ship: Ship) -> int:
    return sum(COMMANDER <= figure < CADET for figure in ship.crew())


def omega(table: Table, ship: Ship, score: Printed, zones: list[int], laps: list[int]) -> int:
    points: int = score["points"] * number(table, ship, score["per"], zones, laps)
    return int(min(points, score.get("max", points)))


def number(table: Table, ship: Ship, per: str, zones: list[int], laps: list[int]) -> int:
    match per.split("_"):
        case ["distinct", "artifact", "type"]:
            return len({*ship.artifacts})
        case ["matching", "icon", "pair"]:
            return sum(len(ship.matching(slot, table.board)) for slot in range(len(ship.slots))) // 2
        case ["figure", colour]:
            return sum(figure < CADET and COLOURS[figure % COMMANDER] == colour for figure in ship.crew())
        case ["commander"]:
            return commanders(ship)
        case ["damage"]:
            return ship.all_damage()
        case ["mission", "with", colour]:
            lines = [MISSIONS[mission]["lines"] for mission in ship.missions]
            return sum(any(line["colour"] == colour for line in one) for one in lines)
        case ["pirate"]:
            return len(ship.pirates)
        case ["track", "zone3", "or", "lap"]:
            return sum(zone >= 3 or lap > 0 for zone, lap in zip(zones, laps, strict=True))
    raise AssertionError(f"no card scores for {per}")


def passenger(table: Table, ship: Ship, zones: list[int], laps: list[int]) -> int:
    if table.passenger == NONE:
        return 0
    score = PASSENGERS[table.passenger]["score"]
    counted = {
        "per_cargo_slot_without_damage": max(0, SHIP["cargo_slots"] - ship.damage),
        "per_technology": sum(card >= 0 for card in ship.slots),
        "per_pirate_token": len(ship.pirates),
        "per_track_still_in_first_zone": sum(zone <= 1 and not lap for zone, lap in zip(zones, laps, strict=True)),
        "per_android": ship.crew().count(ANDROID),
        "per_commander": commanders(ship),
    }[score["kind"]]
    return int(min(score["max"], score["points"] * counted + score["offset"]))


def epilogue(points: float) -> int:
    """Which entry a captain reads: half a point more is ignored, and nobody reads less than the first."""
    whole = int(points // 1)
    return next((at for at, entry in enumerate(EPILOGUES) if entry["min"] <= whole <= entry.get("max", whole)), 0)
