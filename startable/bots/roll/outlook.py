"""What the rest of the game is likely to bring, and what credits, dice and tiles are therefore worth, in VP."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import Self

from startable.bots.roll.seen import player, powers_of
from startable.bots.roll.weights import Weights
from startable.games.roll.dice import COLOURS, count, total
from startable.games.roll.effects import STOCK, concerns
from startable.games.roll.powers import (
    DEVELOP,
    SHIP,
    AnyPower,
    BuildersToCup,
    BuyVp,
    DictateCapacity,
    DictateRepeatable,
    Die,
    Discount,
    DrawTile,
    GainCredits,
    GainVp,
    GoodCapacity,
    Moment,
    Reassign,
    VirtualWorkers,
)
from startable.games.roll.printed import COLOUR, COST, GAINS, IS_WORLD, MATCHES, PRICE, SIDES, side_of
from startable.games.roll.scoring import bonuses
from startable.games.roll.table import MOST_CREDITS, TILES_TO_END, Player, Roll
from startable.games.roll.view import Empire, Sight

__all__ = ["Outlook"]

STARTING_TILES = 3
VP_PER_PLAYER = 12
HASTE = 1.3  # empires grow faster later than they did so far
NEARLY = 0.8  # of a tile, when its dice are there but for the phase
SOON = 0.6  # of a round is left at least, until the end is certain
LONGEST = 14  # rounds that a game is planned for, however slow it is
COLOUR_WORTH = (0.95, 1.05, 1.0, 1.0, 1.1, 1.1, 1.25)  # of a die: those with more wild faces are worth more
BUSY = 0.55  # of the dice rolled, so many find work


class Outlook:
    """The seat's own empire, and prices for everything."""

    def __init__(self, me: Player, left: float, screens: bool, weights: Weights) -> None:
        self.weights = weights
        self.me = me
        self.left = left
        waiting = total(me.citizenry) + (BUSY * total(me.behind_screen) if screens else 0.0)
        self._purse = prices(waiting, self.future, weights)
        self._tiles: dict[int, float] = {}
        self._held: dict[tuple[int, int], float] = {}
        self._consuming: dict[int, float] = {}
        self._selling: dict[int, float] = {}

    @classmethod
    def seen(cls, sight: Sight, seat: int, weights: Weights) -> Self:
        """What a seat can tell from what it sees."""
        left = rounds_left(sight, map(progress, sight.players), weights.pace)
        return cls(player(sight.players[seat]), left, sight.screens, weights)

    @classmethod
    def imagined(cls, game: Roll, seat: int, weights: Weights) -> Self:
        """The same for a seat of an imagined game, where no view need be drawn up first."""
        left = rounds_left(game, map(built, game.players), weights.pace)
        return cls(game.players[seat], left, game.screens, weights)

    @cached_property
    def future(self) -> float:
        """Credits and dice are worth nothing at the end."""
        return min(1.0, self.left / 2) * (1 + self.weights.ramp * (self.left - 7) / 7)

    def money(self, credits: int) -> float:
        """What so many more credits are worth."""
        purse, have = self._purse, self.me.credits
        return purse[max(0, min(MOST_CREDITS, have + credits))] - purse[have]

    @cached_property
    def use(self) -> float:
        """What it costs to use a die: it waits in the Citizenry for a credit."""
        have = max(1, self.me.credits)
        return self._purse[have] - self._purse[have - 1]

    @cached_property
    def credit(self) -> float:
        """A credit in the rounds to come."""
        return self.future * (self.weights.scarce_credit + self.weights.spare_credit) / 2

    @cached_property
    def _die(self) -> float:
        crowd = max(0, total(self.me.dice) - 9)
        return self.weights.die * self.left * 10 / (10 + crowd)

    def die(self, colour: int) -> float:
        """A die of that colour, in the cup."""
        return self._die * COLOUR_WORTH[colour]

    def gross(self, world: int, good: int) -> float:
        """What a good of that colour brings when it is shipped, the dice not counted."""
        colour = COLOUR[world]
        chips = 1 + (colour in MATCHES[good]) + self.weights.shipper_matches
        return max(
            self.weights.consuming * (chips + self.consuming(world)),
            self.weights.selling * (self.credit * self.price(world) + self.banking),
        )

    def consuming(self, world: int) -> float:
        """What powers add to consuming a good of that world."""
        if world not in self._consuming:
            self._consuming[world] = self._added_to_consuming(world)
        return self._consuming[world]

    def _added_to_consuming(self, world: int) -> float:
        worth = 0.0
        for power in self.me.powers(Moment.CONSUMED):
            if isinstance(power, GainVp) and concerns(power.filter, world):
                worth += power.amount
            elif isinstance(power, GainCredits) and concerns(power.filter, world):
                worth += self.credit * power.amount
        return worth

    def selling(self, world: int) -> float:
        """What a good of that world sells for, powers included."""
        if world not in self._selling:
            self._selling[world] = self.weights.selling * (self.money(self.price(world)) + self.banking)
        return self._selling[world]

    def price(self, world: int) -> int:
        credits = PRICE[COLOUR[world]]
        for power in self.me.powers(Moment.SOLD):
            if isinstance(power, GainCredits) and concerns(power.filter, world):
                credits += power.amount
        return credits

    @cached_property
    def banking(self) -> float:
        """What buying a chip after a sale is worth."""
        bankers = any(isinstance(power, BuyVp) for power in self.me.powers(Moment.SOLD))
        return 1 - self.credit if bankers else 0.0

    def held(self, world: int, good: int) -> float:
        """What a good is worth while it waits for a shipper."""
        key = world, good
        if key not in self._held:
            waiting = self.weights.good * min(1.0, self.left / 1.5)
            self._held[key] = waiting * (self.gross(world, good) - self.credit)
        return self._held[key]

    @property
    def lock(self) -> float:
        """What it costs that a die waits on a world."""
        return self.weights.lock * self.future

    def tile(self, side: int) -> float:
        """A tile in the tableau: its VP, what it brings at once, and what it does for the rest of the game."""
        if side not in self._tiles:
            gains = GAINS[side]
            once = self.money(gains.credits) + sum(self.gained(die, side) for die in gains.dice)
            lost = gains.remove_dice * self.die(0)
            later = sum(map(self.power, powers_of(side))) + self.producing(side)
            self._tiles[side] = COST[side] + once - lost + later + self.bonus(side)
        return self._tiles[side]

    def gained(self, die: Die, side: int) -> float:
        worth = self.die(die.color)
        if die.to == "citizenry":
            return worth - self.use
        return worth + self.held(side, die.color) - self.lock if die.to == "good" else worth

    def producing(self, side: int) -> float:
        """A world that can hold goods; the more of them there are, the fewer dice are left for each."""
        colour = COLOUR[side]
        if not IS_WORLD[side] or colour < 0:
            return 0.0
        crowd = 3 / (3 + max(0, len(self.me.goods) - 1))
        return self.weights.production * self.left * crowd * (1 + PRICE[colour] / 4 + self.consuming(side))

    @cached_property
    def _bonuses(self) -> int:
        return bonuses(self.me)

    def bonus(self, side: int) -> float:
        """What a cost-6 development scores at the end: what it counts now, and its share of what is to come."""
        if not (SIDES[side].bonus or self._bonuses):
            return 0.0
        gain = bonuses(with_tile(self.me, side)) - self._bonuses
        return gain * (1 + self.left / 14) if SIDES[side].bonus else gain

    def power(self, power: AnyPower) -> float:
        """What a power is worth for the rest of the game."""
        return self.left * self.weights.power * self._per_phase(power)

    def _per_phase(self, power: AnyPower) -> float:
        match power:
            case GainCredits():
                return self.credit * power.amount * self.times(power)
            case GainVp():
                return power.amount * self.occasions(power)
            case VirtualWorkers():
                each = min(1.0, len(self.me.goods) / 3) if power.phase == SHIP else STOCK * self.credit
                return each * len(power.colors)
            case Discount():
                return 0.35 * power.amount * self.share(power)
            case BuildersToCup():
                return 0.9 * self.credit
            case Reassign():
                return self.moved(power) * self.weights.reassign / self.weights.power
            case DictateCapacity() | DictateRepeatable():
                return 0.25
            case GoodCapacity():
                return 0.12 * len(self.me.goods)
            case BuyVp():
                return 0.4
            case DrawTile():
                return 0.6
        return 0.2

    def times(self, power: GainCredits) -> float:
        """How often it pays in a phase."""
        if power.per is None:
            return 0.5 if power.condition else self.occasions(power)
        wanted = power.per.goods_on_world_color
        if wanted is not None:
            return 0.5 * sum(COLOUR[world] == wanted for world in self.me.goods) + 0.2
        return 0.6

    def occasions(self, power: GainCredits | GainVp) -> float:
        """How often its occasion comes, in a phase that takes place."""
        if power.when in ("start", "end", "once"):
            return 1.0
        if power.when in ("on_complete_development", "on_complete_world"):
            return 0.7
        worlds = sum(concerns(power.filter, world) for world in self.me.goods)
        return min(2.0, 0.35 * worlds + 0.15)

    def share(self, power: Discount) -> float:
        """Of what is built, so much is discounted."""
        colours = power.target.colors
        if power.phase == DEVELOP:
            return 0.4 if power.target.kind else 1.0
        return 1.0 if colours is None else 0.2 * len(colours)

    def moved(self, power: Reassign) -> float:
        """How many workers it moves to where they are of use."""
        mine = self.me.dice
        able = sum(count(mine, colour) for colour in power.allowed) / max(1, total(mine))
        where = 1.0 if power.to in ("any", "selected") else 0.55
        chance = 0.6 if power.condition or power.origin != "any" else 1.0
        return min(1.0, 1.6 * able) * where * chance * (1.0 if power.max == 1 else 1.4)


@lru_cache(4096)
def prices(waiting: float, future: float, weights: Weights) -> list[float]:
    """What so many credits are worth: those that recruit dice, and those that do not."""
    worth, purse = 0.0, [0.0]
    for credit in range(1, MOST_CREDITS + 1):
        scarce = min(1.0, max(0.0, (waiting - credit + 2) / 4))
        spread = weights.scarce_credit - weights.spare_credit
        worth += (weights.spare_credit + spread * scarce) * future
        purse.append(worth)
    return purse


def with_tile(me: Player, side: int) -> Player:
    """The same empire with one tile more."""
    grown = me.clone()
    grown.join(side)
    return grown


def rounds_left(table: Sight | Roll, progress: Iterable[float], pace: float) -> float:
    """How many rounds come after this one, by the pace at which tiles are built and chips are taken so far."""
    if table.ending:
        return 0.0
    tiles = max(progress)
    taken = VP_PER_PLAYER * len(table.players) - table.pool
    hurry = HASTE / (table.round + 4)
    building = hurry * (tiles - STARTING_TILES + 4 * pace)
    shipping = hurry * (taken + 2 * len(table.players))
    return max(SOON, min((TILES_TO_END - tiles) / building, table.pool / shipping, LONGEST) - 0.6)


def progress(empire: Empire) -> float:
    """The tiles of an empire, and those on which somebody works."""
    begun = (sum(stack.builders) / max(1, COST[stack.top]) for stack in empire.stacks if stack.size)
    return len(empire.tableau) + NEARLY * sum(min(1.0, share) for share in begun)


def built(me: Player) -> float:
    """The same for a player of an imagined game."""
    tiles = float(len(me.tableau))
    for stack, waiting in enumerate(me.open_stacks):
        if waiting and me.builders[stack]:
            tiles += NEARLY * min(1.0, total(me.builders[stack]) / max(1, COST[side_of(waiting[0], stack)]))
    return tiles


assert len(COLOUR_WORTH) == len(COLOURS)
