"""What is printed on cards, boards and tokens: the closed vocabulary of effects, and the shape of each data file."""

from __future__ import annotations

import re
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from startable.engine import Value

Amount = Annotated[int, Meta(ge=1, le=9)]
Text = Annotated[str, Meta(min_length=1, pattern=r"^\S(.*\S)?$")]
Key = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$")]
Track = Literal["cooperation", "zinca", "nian"]
Colour = Literal["red", "yellow", "blue"]
Icon = Literal["repair", "medal", "move"]
Goods = Literal["pirate", "artifact", "medal", "android", "technology"]

TRACKS: tuple[Track, ...] = ("cooperation", "zinca", "nian")
COLOURS: tuple[Colour, ...] = ("red", "yellow", "blue")


# Effects


def op_name(name: str) -> str:
    """DrawOmega is written draw_omega."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Effect(Value, frozen=True, tag_field="op", tag=op_name, forbid_unknown_fields=True):
    """One printed effect. Lists of them are applied from left to right."""


class Move(Effect, frozen=True):
    n: Amount


class Jump(Effect, frozen=True):
    pass


class Fight(Effect, frozen=True):
    n: Amount


class Research(Effect, frozen=True):
    pass


class Recycle(Effect, frozen=True):
    pass


class Repair(Effect, frozen=True):
    n: Amount


class Damage(Effect, frozen=True):
    n: Amount


class Medal(Effect, frozen=True):
    n: Amount


class Artifact(Effect, frozen=True):
    n: Amount


class Pirate(Effect, frozen=True):
    n: Amount


class Android(Effect, frozen=True):
    n: Amount


class Cadet(Effect, frozen=True):
    n: Amount


class Ambush(Effect, frozen=True):
    n: Amount


class Advance(Effect, frozen=True):
    track: Literal["cooperation", "zinca", "nian", "any"]
    n: Amount
    times: Amount


class RecallFirst(Effect, frozen=True):
    n: Amount


class Train(Effect, frozen=True):
    n: Amount


class Discard(Effect, frozen=True):
    what: Goods
    n: Amount
    then: tuple[AnyEffect, ...]


class Either(Effect, frozen=True, tag="choice"):
    """A slash: one of the two."""

    options: tuple[tuple[AnyEffect, ...], tuple[AnyEffect, ...]]


class DrawTechnology(Effect, frozen=True):
    n: Amount


class DrawOmega(Effect, frozen=True):
    n: Amount


class PeekMissions(Effect, frozen=True):
    n: Amount


class PerAndroid(Effect, frozen=True):
    then: tuple[AnyEffect, ...]


class Special(Effect, frozen=True):
    """A named power; what it does is a function of that name."""

    key: Key


AnyEffect: TypeAlias = (
    Move
    | Jump
    | Fight
    | Research
    | Recycle
    | Repair
    | Damage
    | Medal
    | Artifact
    | Pirate
    | Android
    | Cadet
    | Ambush
    | Advance
    | RecallFirst
    | Train
    | Discard
    | Either
    | DrawTechnology
    | DrawOmega
    | PeekMissions
    | PerAndroid
    | Special
)
Effects: TypeAlias = tuple[AnyEffect, ...]
EFFECTS: dict[str, type[Effect]] = {str(kind.__struct_config__.tag): kind for kind in Effect.__subclasses__()}


# The files, entry by entry


class Printed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything printed says where it comes from."""

    origin: Literal["rulebook", "photo", "original"]
    original_parts: tuple[Text, ...] = ()
    rule: str = ""


class Named(Printed, frozen=True, kw_only=True):
    key: Key
    en: Text
    fr: Text


class Label(Struct, frozen=True, forbid_unknown_fields=True):
    en: Text
    fr: Text


class Op(Printed, frozen=True, kw_only=True):
    """How an effect is shown and told; numbers are hints of its worth."""

    key: Key
    params: tuple[str, ...]
    optional: bool
    value: float
    icon: Text
    en: Text
    fr: Text
    en_one: Text = ""
    fr_one: Text = ""
    en_once: Text = ""
    fr_once: Text = ""
    value_next: float = 0.0
    value_any: float = 0.0
    expected_count: float = 0.0
    tracks: tuple[str, ...] = ()
    what: tuple[str, ...] = ()
    cost: dict[str, float] = {}


class Power(Printed, frozen=True, kw_only=True):
    """A special power: its moment, its text and its numbers. The function of the same name does it."""

    key: Key
    kind: Literal["ability", "room", "event", "solo"]
    trigger: Key
    value: float
    en: Text
    fr: Text
    then: Effects = ()
    limit: Literal["once_per_round", "once_per_mission"] | None = None
    colour: Colour | None = None
    icons: tuple[str, ...] = ()
    counts_discarded_pirate: bool = False
    slots: int = 0
    queue_keeps: int = 0
    promotion_cost: int = 0
    min_lines: int = 0


class Icons(Struct, frozen=True, forbid_unknown_fields=True):
    left: Icon | None = None
    right: Icon | None = None
    top: Icon | None = None
    bottom: Icon | None = None


class Technology(Named, frozen=True, kw_only=True):
    set: Literal["alpha", "beta"]
    type: Literal["room", "ability"]
    colour: Literal["red", "yellow", "blue", "none"]
    effects: Effects
    icons: Icons
    single_use: bool
    may_replace: bool


class OmegaScore(Struct, frozen=True, forbid_unknown_fields=True):
    per: Literal[
        "distinct_artifact_type",
        "matching_icon_pair",
        "figure_red",
        "figure_yellow",
        "figure_blue",
        "commander",
        "damage",
        "mission_with_red",
        "mission_with_yellow",
        "mission_with_blue",
        "pirate",
        "track_zone3_or_lap",
    ]
    points: int
    max: int | None = None


class Omega(Named, frozen=True, kw_only=True):
    score: OmegaScore
    text_en: Text
    text_fr: Text
    icons: Icons
    may_replace: bool
    expected_points: float


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    colour: Literal["red", "yellow", "blue", "gold"]
    effects: Annotated[Effects, Meta(min_length=1)]


class Mission(Named, frozen=True, kw_only=True):
    points: Annotated[int, Meta(ge=1, le=10)]
    flavour_en: Text
    flavour_fr: Text
    lines: Annotated[tuple[Line, ...], Meta(min_length=1)]


class Event(Named, frozen=True, kw_only=True):
    """A faction's event: effects for whoever reached it, effects for each captain, and perhaps a special power."""

    faction: Track
    timing: Literal["immediate", "ongoing"]
    first_active: Effects
    each: Effects
    special: str
    technologies: int
    technologies_from: Literal["alpha", "passenger"] | None = None


class Action(Named, frozen=True, kw_only=True):
    key: Literal["take_technology", "do_mission", "fight_pirates", "passenger"]
    count: Amount


class PassengerScore(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal[
        "per_cargo_slot_without_damage",
        "per_technology",
        "per_pirate_token",
        "per_track_still_in_first_zone",
        "per_android",
        "per_commander",
    ]
    points: int
    offset: int
    max: int


class Passenger(Named, frozen=True, kw_only=True):
    technologies: tuple[Key, ...]
    action: Effects
    action_en: Text
    action_fr: Text
    score: PassengerScore
    score_en: Text
    score_fr: Text


class Epilogue(Printed, frozen=True, kw_only=True):
    min: int
    en: Text
    fr: Text
    max: int | None = None
