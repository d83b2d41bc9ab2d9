"""The shape of boards, tiles and tokens in the data files."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from startable.games.captains.printed import Amount, Colour, Effects, Icons, Key, Named, Printed, Text, Track


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    i: int
    zone: Annotated[int, Meta(ge=0, le=4)]
    start: bool = False
    event: bool = False
    bonus: Effects = ()


class TrackFace(Printed, frozen=True, kw_only=True):
    key: Text
    spaces: tuple[Space, ...]


class Faction(Named, frozen=True, kw_only=True):
    key: Track
    colour: Text
    face: tuple[TrackFace, TrackFace]


class Location(Struct, frozen=True, forbid_unknown_fields=True):
    key: Key
    kind: Literal["home", "planet"]
    en: Text
    fr: Text
    x: int
    y: int


class Route(Struct, frozen=True, forbid_unknown_fields=True):
    a: Key
    b: Key
    colour: Text
    skull: bool


class Map(Printed, frozen=True, kw_only=True):
    face: Text
    players: tuple[int, ...]
    en: Text
    fr: Text
    skulls: int
    locations: tuple[Location, ...]
    routes: tuple[Route, ...]


class Tile(Printed, frozen=True, kw_only=True):
    key: Key
    kind: Literal["home", "station", "mission", "number"]
    min_players: int
    number: int = 0


class TileCount(Printed, frozen=True, kw_only=True):
    players: tuple[int, ...]
    mission: int
    number: int
    station: int
    home: int


class Slot(Struct, frozen=True, forbid_unknown_fields=True):
    id: int
    row: int
    column: int
    icons: Icons


class BoardFace(Printed, frozen=True, kw_only=True):
    key: Text
    en: Text
    fr: Text
    rows: int
    columns: int
    damaged: tuple[int, ...]
    middle_pair: tuple[int, int]
    slots: tuple[Slot, ...]


class ShipRoom(Named, frozen=True, kw_only=True):
    colour: Literal["red", "yellow", "blue", "grey"]
    effects: Effects


class Ship(Printed, frozen=True, kw_only=True):
    cargo_slots: int
    technology_slots: int
    slot_numbers_from: Text
    cargo_damaged: tuple[int, ...]
    transporter_pads: int
    rings: int
    start_medals: int
    ready_room: tuple[Literal["red", "yellow", "blue", "cadet"], ...]
    queue: tuple[Colour, ...]
    queue_keeps: int
    room: tuple[ShipRoom, ...]


class Central(Printed, frozen=True, kw_only=True):
    technologies: int
    omegas: int
    solo_technologies: int
    solo_omegas: int
    zinca_track_technologies: int
    refill: Text


class Station(Named, frozen=True, kw_only=True):
    tile: Key
    card: bool
    effects: Effects
    starts_on_round: int = 1


class ArtifactKind(Named, frozen=True, kw_only=True):
    colours: tuple[Colour, Colour]
    count: Amount


class Reward(Printed, frozen=True, kw_only=True):
    en: Text
    fr: Text
    effects: Effects


class PirateKind(Printed, frozen=True, kw_only=True):
    exhaust: Text
    reward: Text
    count: Amount


class Round(Printed, frozen=True, kw_only=True):
    number: int
    each_player: Effects
    tiles: tuple[Key, ...]
