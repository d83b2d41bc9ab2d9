"""A content set: every card, board and token of a game, read once from TOML files, checked, and known by its name.

The set named "standard" comes with the game. A host may offer others, each a directory of files of the same form.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, TypeVar, cast

import msgspec
from msgspec import Struct

from startable.games.captains import boards, printed
from startable.games.captains.charts import Chart, chart
from startable.games.captains.printed import COLOURS, AnyEffect, Effects

__all__ = ["STANDARD", "BadContent", "Content", "named", "offer", "offered", "read", "withdraw"]

STANDARD = "standard"
SIDES = ("top", "left", "right", "bottom")  # the order in which bonuses apply; also where they look
ICONS: tuple[printed.Icon, ...] = ("repair", "medal", "move")
NO_ICON = -1
GREY, GOLD = 3, 4  # after red, yellow and blue
COLOUR_NUMBERS = {name: number for number, name in enumerate((*COLOURS, "grey", "gold"))}
ABILITY = -1  # the colour of a card that is no room

T = TypeVar("T")


class BadContent(ValueError):
    """The set cannot be played; each line names a file, a card and a field."""


class Content(Struct, frozen=True, kw_only=True, dict=True):
    """The printed matter of a whole game, and what the rules look up in it by number."""

    name: str
    files: Mapping[str, Mapping[str, Any]]  # as they are written
    ops: tuple[printed.Op, ...]
    powers: tuple[printed.Power, ...]
    labels: dict[str, dict[str, printed.Label]]
    maps: tuple[boards.Map, ...]
    route_colours: tuple[str, ...]
    tiles: tuple[boards.Tile, ...]
    tile_counts: tuple[boards.TileCount, ...]
    factions: tuple[boards.Faction, ...]
    lap_points: int
    events_per_game: int
    technologies: tuple[printed.Technology, ...]
    omegas: tuple[printed.Omega, ...]
    board_faces: tuple[boards.BoardFace, ...]
    bonus_order: tuple[str, ...]
    bonuses: dict[printed.Icon, Effects]
    ship: boards.Ship
    central: boards.Central
    missions: tuple[printed.Mission, ...]
    events: tuple[printed.Event, ...]
    solo_events: tuple[printed.Event, ...]
    companion: dict[str, str]
    actions: tuple[printed.Action, ...]
    passengers: tuple[printed.Passenger, ...]
    stations: tuple[boards.Station, ...]
    station_rules: dict[str, str]
    artifacts: tuple[boards.ArtifactKind, ...]
    rewards: dict[str, boards.Reward]
    pirates: tuple[boards.PirateKind, ...]
    rounds: tuple[boards.Round, ...]
    epilogues: tuple[printed.Epilogue, ...]

    # Cards are numbered: technologies first, then omegas.

    @cached_property
    def cards(self) -> tuple[printed.Technology | printed.Omega, ...]:
        return (*self.technologies, *self.omegas)

    @cached_property
    def first_omega(self) -> int:
        return len(self.technologies)

    @cached_property
    def colours(self) -> tuple[int, ...]:
        """The colour of each card that is a room."""
        rooms = (COLOUR_NUMBERS.get(card.colour, ABILITY) for card in self.technologies)
        return (*rooms, *(ABILITY for _ in self.omegas))

    @cached_property
    def effects(self) -> tuple[Effects, ...]:
        """What each room card does."""
        return (*(card.effects for card in self.technologies), *(() for _ in self.omegas))

    @cached_property
    def single_use(self) -> tuple[bool, ...]:
        return (*(card.single_use for card in self.technologies), *(False for _ in self.omegas))

    @cached_property
    def may_replace(self) -> tuple[bool, ...]:
        return tuple(card.may_replace for card in self.cards)

    @cached_property
    def icons(self) -> tuple[tuple[int, ...], ...]:
        """The icon on each side of each card, in the order of SIDES."""
        return tuple(icon_numbers(card.icons) for card in self.cards)

    @cached_property
    def slot_icons(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """By face and slot of the personal board."""
        return tuple(tuple(icon_numbers(slot.icons) for slot in face.slots) for face in self.board_faces)

    @cached_property
    def neighbours(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """By face, slot and side: the slot next to it, or -1."""
        return tuple(tuple(beside(face, slot) for slot in face.slots) for face in self.board_faces)

    @cached_property
    def icon_effects(self) -> tuple[Effects, ...]:
        return tuple(self.bonuses[icon] for icon in ICONS)

    @cached_property
    def abilities(self) -> tuple[printed.Power | None, ...]:
        """The power of each ability card."""
        return tuple(self._power_of(card) for card in self.cards)

    def _power_of(self, card: printed.Technology | printed.Omega) -> printed.Power | None:
        if isinstance(card, printed.Technology) and card.type == "ability":
            return self.power[cast(printed.Special, card.effects[0]).key]
        return None

    @cached_property
    def power(self) -> dict[str, printed.Power]:
        return {power.key: power for power in self.powers}

    @cached_property
    def lines(self) -> tuple[tuple[tuple[int, Effects], ...], ...]:
        """The colour and the effects of each line of each mission."""
        return tuple(
            tuple((COLOUR_NUMBERS[line.colour], line.effects) for line in mission.lines) for mission in self.missions
        )

    @cached_property
    def mission_colours(self) -> tuple[frozenset[int], ...]:
        return tuple(frozenset(colour for colour, _ in lines) for lines in self.lines)

    @cached_property
    def spaces(self) -> tuple[tuple[tuple[boards.Space, ...], ...], ...]:
        """By track and face."""
        return tuple(tuple(face.spaces for face in faction.face) for faction in self.factions)

    @cached_property
    def charts(self) -> tuple[Chart, ...]:
        return tuple(chart(side, self.route_colours) for side in self.maps)

    @cached_property
    def ship_rooms(self) -> tuple[tuple[int, Effects], ...]:
        return tuple((COLOUR_NUMBERS[room.colour], room.effects) for room in self.ship.room)

    @cached_property
    def artifact_colours(self) -> tuple[frozenset[int], ...]:
        return tuple(frozenset(COLOUR_NUMBERS[colour] for colour in kind.colours) for kind in self.artifacts)

    @cached_property
    def pirate_colours(self) -> tuple[int, ...]:
        return tuple(self.route_colours.index(kind.exhaust) for kind in self.pirates)

    @cached_property
    def pirate_rewards(self) -> tuple[Effects, ...]:
        return tuple(self.rewards[kind.reward].effects for kind in self.pirates)

    @cached_property
    def numbers(self) -> dict[str, int]:
        """Card numbers by key."""
        return {card.key: number for number, card in enumerate(self.cards)}

    @cached_property
    def mission_numbers(self) -> dict[str, int]:
        return {mission.key: number for number, mission in enumerate(self.missions)}


def icon_numbers(icons: printed.Icons) -> tuple[int, ...]:
    found = (getattr(icons, side) for side in SIDES)
    return tuple(NO_ICON if icon is None else ICONS.index(icon) for icon in found)


def beside(face: boards.BoardFace, slot: boards.Slot) -> tuple[int, ...]:
    at = {(other.row, other.column): other.id for other in face.slots}
    steps = ((-1, 0), (0, -1), (0, 1), (1, 0))
    return tuple(at.get((slot.row + down, slot.column + right), -1) for down, right in steps)


def flat(effects: Effects) -> Iterator[AnyEffect]:
    """Every effect of a list, also those inside others."""
    for effect in effects:
        yield effect
        match effect:
            case printed.Discard(then=then) | printed.PerAndroid(then=then):
                yield from flat(then)
            case printed.Either(options=options):
                yield from (inner for option in options for inner in flat(option))


# Reading

_offered: dict[str, Content] = {}


def offer(name: str, directory: Traversable) -> None:
    """A host's own set, from now on playable by this name. It is read and checked at once."""
    if name == STANDARD:
        raise BadContent(f"the name {STANDARD!r} belongs to the set that comes with the game")
    _offered[name] = read(directory, name)


def withdraw(name: str) -> None:
    """It is not offered any longer."""
    _offered.pop(name, None)


def offered() -> tuple[str, ...]:
    """The names of all sets that can be played here."""
    return tuple(dict.fromkeys((STANDARD, *_offered)))


def named(name: str) -> Content:
    """The set of that name. The one that comes with the game is read at its first use."""
    found = _offered.get(name)
    if found is None:
        if name != STANDARD:
            raise BadContent(f"there is no content set {name!r}; this host offers: {', '.join(offered())}")
        found = _offered[name] = read(resources.files("startable.games.captains") / "data", name)
    return found


def read(directory: Traversable, name: str) -> Content:
    """Read and check a set; BadContent lists everything that is wrong with it."""
    from startable.games.captains.checks import faults  # it needs Content, and nobody else needs it

    files = _Files(directory)
    content = files.content(name)
    wrong = files.faults or list(faults(cast(Content, content)))
    if wrong or content is None:
        raise BadContent("\n".join(wrong))
    return content


class _Files:
    """The files of one set while they are read, and what is wrong with them."""

    def __init__(self, directory: Traversable) -> None:
        self.directory = directory
        self.faults: list[str] = []
        self.tables: dict[str, Mapping[str, Any]] = {}

    def content(self, name: str) -> Content | None:
        effects, board, factions, ships = "effects", "board", "factions", "techboards"
        parts: dict[str, Any] = {
            "ops": self.entries(effects, "op", printed.Op),
            "powers": self.entries(effects, "special", printed.Power),
            "labels": self.field(effects, "labels", dict[str, dict[str, printed.Label]]),
            "maps": self.entries(board, "map", boards.Map),
            "route_colours": self.field(board, "route_colours", tuple[str, ...]),
            "tiles": self.entries(board, "tile", boards.Tile),
            "tile_counts": self.entries(board, "tile_count", boards.TileCount),
            "factions": self.entries(factions, "faction", boards.Faction),
            "lap_points": self.field(factions, "lap_points", int),
            "events_per_game": self.field(factions, "events_per_game", int),
            "technologies": self.entries("technologies", "technology", printed.Technology),
            "omegas": self.entries("technologies", "omega", printed.Omega),
            "board_faces": self.entries(ships, "face", boards.BoardFace),
            "bonus_order": self.field(ships, "bonus_order", tuple[str, ...]),
            "bonuses": self.field(ships, "bonuses", dict[printed.Icon, Effects]),
            "ship": self.field(ships, "ship", boards.Ship),
            "central": self.field(ships, "central", boards.Central),
            "missions": self.entries("missions", "mission", printed.Mission),
            "events": self.entries("events", "event", printed.Event),
            "solo_events": self.entries("events", "solo_event", printed.Event),
            "companion": self.field("solo", "companion", dict[str, str]),
            "actions": self.entries("solo", "action", printed.Action),
            "passengers": self.entries("solo", "passenger", printed.Passenger),
            "stations": self.entries("stations", "station", boards.Station),
            "station_rules": self.field("stations", "rules", dict[str, str]),
            "artifacts": self.entries("artifacts", "artifact", boards.ArtifactKind),
            "rewards": self.field("pirates", "reward", dict[str, boards.Reward]),
            "pirates": self.entries("pirates", "pirate", boards.PirateKind),
            "rounds": self.entries("countdown", "round", boards.Round),
            "epilogues": self.entries("epilogues", "epilogue", printed.Epilogue),
        }
        return None if self.faults else Content(name=name, files=self.tables, **parts)

    def table(self, file: str) -> Mapping[str, Any]:
        if file not in self.tables:
            try:
                self.tables[file] = tomllib.loads((self.directory / f"{file}.toml").read_text("utf-8"))
            except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
                self.faults.append(f"{file}.toml: {error}")
                self.tables[file] = {}
        return self.tables[file]

    def field(self, file: str, name: str, kind: type[T]) -> T | None:
        if name not in self.table(file):
            self.missing(file, name)
            return None
        return self.convert(self.table(file)[name], kind, f"{file}.toml: {name}")

    def entries(self, file: str, name: str, kind: type[T]) -> tuple[T | None, ...]:
        listed = self.table(file).get(name)
        if not isinstance(listed, list):
            self.missing(file, name)
            return ()
        return tuple(
            self.convert(entry, kind, f"{file}.toml: {name} {label(entry, number)}")
            for number, entry in enumerate(listed, 1)
        )

    def missing(self, file: str, name: str) -> None:
        if self.table(file):
            self.faults.append(f"{file}.toml: there is no {name}")

    def convert(self, raw: Any, kind: type[T], where: str) -> T | None:
        try:
            return msgspec.convert(raw, kind)
        except msgspec.ValidationError as error:
            self.faults.append(f"{where}: {str(error).replace('$.', '')}")
            return None


def label(entry: Any, number: int) -> str:
    """How a message names a card: by its key, or by its place in the file."""
    return str(entry.get("key") or entry.get("face") or f"no. {number}") if isinstance(entry, dict) else f"no. {number}"
