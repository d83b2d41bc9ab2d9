"""The powers that tiles print, as data: one class per kind of power, each hooked on named moments of the round."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal, TypeAlias

from msgspec import Struct, field

from startable.games.roll.dice import COLOURS

Phase: TypeAlias = int


class Moment(IntEnum):
    """All moments at which a power can act. There are no others, so no phase looks through tiles for powers."""

    ASSIGN = 0
    DICTATE = 1
    EXPLORE_START = 2
    EXPLORING = 3
    SCOUTED = 4
    STOCKED = 5
    EXPLORE_END = 6
    DEVELOP_COST = 7
    DEVELOPED = 8
    DEVELOP_END = 9
    SETTLE_COST = 10
    SETTLED = 11
    SETTLE_END = 12
    GOODS = 13
    PRODUCE_END = 14
    SHIP_START = 15
    SOLD = 16
    CONSUMED = 17
    SHIP_END = 18
    PLACED = 19


EXPLORE, DEVELOP, SETTLE, PRODUCE, SHIP = range(5)

PRINTED: dict[tuple[Phase, str], Moment] = {
    (EXPLORE, "start"): Moment.EXPLORE_START,
    (EXPLORE, "any_time"): Moment.EXPLORING,
    (EXPLORE, "on_scout"): Moment.SCOUTED,
    (EXPLORE, "on_stock"): Moment.STOCKED,
    (EXPLORE, "end"): Moment.EXPLORE_END,
    (DEVELOP, "continuous"): Moment.DEVELOP_COST,
    (DEVELOP, "on_complete_development"): Moment.DEVELOPED,
    (DEVELOP, "end"): Moment.DEVELOP_END,
    (SETTLE, "continuous"): Moment.SETTLE_COST,
    (SETTLE, "on_complete_world"): Moment.SETTLED,
    (SETTLE, "end"): Moment.SETTLE_END,
    (PRODUCE, "continuous"): Moment.GOODS,
    (PRODUCE, "end"): Moment.PRODUCE_END,
    (SHIP, "start"): Moment.SHIP_START,
    (SHIP, "on_trade"): Moment.SOLD,
    (SHIP, "on_consume"): Moment.CONSUMED,
    (SHIP, "end"): Moment.SHIP_END,
    (SHIP, "once"): Moment.SHIP_END,  # the tile does not say when in the phase
}
"""The moment of what a tile prints as a phase and a word."""

Colours: TypeAlias = tuple[int, ...] | Literal["any"]


class Power(Struct, frozen=True, kw_only=True):
    """A printed power."""

    optional: bool = False

    @property
    def moment(self) -> Moment:
        raise NotImplementedError


class PhasePower(Power, frozen=True, kw_only=True):
    """A power of a phase."""

    phase: Phase
    when: str

    @property
    def moment(self) -> Moment:
        return PRINTED[self.phase, self.when]


class Per(Struct, frozen=True, kw_only=True):
    """What an amount is multiplied by; a started set counts as a whole one."""

    goods_on_world_color: int | None = None
    goods_of_die_color: int | None = None
    dice_in_citizenry: int | None = None
    set: int = 1
    round: Literal["up"] = "up"


class WorldFilter(Struct, frozen=True):
    """Worlds of these colours."""

    world_color: int | tuple[int, ...]


class DieFilter(Struct, frozen=True):
    """Dice of this colour."""

    die_color: int


class Condition(Struct, frozen=True, kw_only=True):
    """When it holds: by a rank among the players, or by what was done in this phase."""

    measure: Literal[
        "printed_cost_of_dearest_world", "developments_in_tableau", "novelty_worlds_in_tableau", "scouted_with_die"
    ]
    rank: Literal["most"] | None = None
    ties_count: bool = False
    color: int = 0
    at_least: int = 0
    max_if_sole: int = 0
    max_if_tied: int = 0
    max_otherwise: int = 0
    all_zero_is_tie: bool = True


class GainCredits(PhasePower, frozen=True, kw_only=True, tag="gain_credits", tag_field="op"):
    amount: int
    per: Per | None = None
    filter: WorldFilter | None = None
    condition: Condition | None = None
    includes_self: Literal[False] = False


class GainVp(PhasePower, frozen=True, kw_only=True, tag="gain_vp", tag_field="op"):
    amount: int
    filter: WorldFilter | None = None


class VirtualWorkers(PhasePower, frozen=True, kw_only=True, tag="virtual_workers", tag_field="op"):
    colors: tuple[int, ...]


class StockValue(PhasePower, frozen=True, kw_only=True, tag="stock_value", tag_field="op"):
    amount: int
    filter: DieFilter


class PlaceOnTop(PhasePower, frozen=True, kw_only=True, tag="place_scouted_on_top", tag_field="op"):
    pass


class Rearrange(PhasePower, frozen=True, kw_only=True, tag="rearrange_construction_zone", tag_field="op"):
    may_flip: Literal[True]
    may_change_stack: Literal[True]
    uses: Literal["unlimited"]


class DrawTile(PhasePower, frozen=True, kw_only=True, tag="draw_and_keep_tile", tag_field="op"):
    tiles: int


class Target(Struct, frozen=True, kw_only=True):
    """Which tiles a discount is for."""

    type: Literal["development", "world"]
    kind: Literal["reassign"] | None = None
    colors: tuple[int, ...] | None = None


class Discount(PhasePower, frozen=True, kw_only=True, tag="discount", tag_field="op"):
    target: Target
    amount: int
    minimum: int | None
    includes_self: Literal[False] = False


class BuildersToCup(PhasePower, frozen=True, kw_only=True, tag="builders_to_cup", tag_field="op"):
    colors: Colours
    min: int | Literal["all"]
    max: int | Literal["all"]
    includes_self: Literal[False] = False


class GoodCapacity(PhasePower, frozen=True, kw_only=True, tag="good_capacity", tag_field="op"):
    per_world: int


class BuyVp(PhasePower, frozen=True, kw_only=True, tag="buy_vp", tag_field="op"):
    price: int
    vp: int


class Reassign(Power, frozen=True, kw_only=True, tag="reassign", tag_field="op"):
    """Moves workers between columns, once per round."""

    min: int
    max: int
    colors: Colours
    origin: int | Literal["any"] = field(name="from")
    same_origin_phase: bool
    to: tuple[Phase, ...] | Literal["any", "selected"]
    destinations_may_differ: bool
    condition: Condition | None = None

    @property
    def moment(self) -> Moment:
        return Moment.ASSIGN

    @property
    def allowed(self) -> tuple[int, ...]:
        return tuple(COLOURS) if self.colors == "any" else self.colors


class DictateCapacity(Power, frozen=True, kw_only=True, tag="dictate_capacity", tag_field="op"):
    max: int
    to: Literal["any"]
    destinations_may_differ: bool

    @property
    def moment(self) -> Moment:
        return Moment.DICTATE


class DictateRepeatable(Power, frozen=True, kw_only=True, tag="dictate_repeatable", tag_field="op"):
    uses_per_round: Literal["unlimited"]

    @property
    def moment(self) -> Moment:
        return Moment.DICTATE


class Die(Struct, frozen=True):
    """A die that a tile brings, and where it goes."""

    color: int
    to: Literal["citizenry", "cup", "good"]


class Gains(Struct, frozen=True, kw_only=True):
    """What placing a tile does, once: a die goes, then credits and dice come."""

    remove_dice: int = 0
    credits: int = 0
    dice: tuple[Die, ...] = ()


class OnPlace(Power, frozen=True, kw_only=True, tag="on_place", tag_field="op"):
    """The immediate effect of a development."""

    remove_dice: int
    credits: int
    dice: tuple[Die, ...]

    @property
    def moment(self) -> Moment:
        return Moment.PLACED

    @property
    def gains(self) -> Gains:
        return Gains(remove_dice=self.remove_dice, credits=self.credits, dice=self.dice)


AnyPower: TypeAlias = (
    GainCredits
    | GainVp
    | VirtualWorkers
    | StockValue
    | PlaceOnTop
    | Rearrange
    | DrawTile
    | Discount
    | BuildersToCup
    | GoodCapacity
    | BuyVp
    | Reassign
    | DictateCapacity
    | DictateRepeatable
    | OnPlace
)


class Bonus(Struct, frozen=True, kw_only=True):
    """The end-of-game bonus of a cost-6 development."""

    op: Literal["fraction_of_cost", "per_item", "per_set", "triangular", "distinct_die_colors_owned"]
    of: Literal["developments", "worlds", "goods", "dice_owned", "vp_chip_points"] | None = None
    filter: BonusFilter | None = None
    divisor: int = 1
    set: int = 1
    vp: int = 1
    round: Literal["up"] = "up"


class BonusFilter(Struct, frozen=True, kw_only=True):
    """Which tiles or dice a bonus counts."""

    color: int | None = None
    kind: str | None = None
    kind_not: str | None = None
