"""Goods: loading them, with rearranging and throwing away; and giving them up."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Ask, Choice, NotOffered, Refusal, Seat, Step
from startable.games.trucker import events, refusals
from startable.games.trucker.cards import BLUE, RED
from startable.games.trucker.choices import Improve, Ready, Stow, Surrender, TakeMore, Unload
from startable.games.trucker.components import CAPACITY
from startable.games.trucker.table import CUBES, FREIGHT, WEIGHT, Goods, Trucking

__all__ = ["GiveGoods", "Improving", "Load", "Loading", "LoseGoods"]


class Loading(Step[Trucking], frozen=True):
    """Take the cubes from the bank, as far as it has them (GT-GOODS-10), and find room for them."""

    seat: Seat
    goods: Goods
    improved: int = 0  # how often, so far

    def run(self, game: Trucking) -> Ask[Trucking] | None:
        red, yellow, green, blue = map(min, self.goods, game.bank)
        if not (usable(game, self.seat) and (red or yellow or green or blue)):
            return None
        goods = (red, yellow, green, blue)
        if self.improved < game.flight_board.stakes.goods:
            return Improving(self.seat, goods, self.improved)
        game.truckers[self.seat].dock = goods
        for colour, cubes in enumerate(goods):
            game.bank[colour] -= cubes
        return Load(self.seat)


class Improving(Ask[Trucking], frozen=True):
    """GT-CLASS4-10, 17: one cube a step dearer, or one blue cube more, as far as the bank has it."""

    goods: Goods
    improved: int

    def choices(self, game: Trucking) -> Sequence[Choice]:
        more = [TakeMore()] if self.spare(game, BLUE) else []
        better = [Improve(colour) for colour in range(RED + 1, BLUE + 1) if self.betters(game, colour)]
        return [*more, *better, Ready()]

    def spare(self, game: Trucking, colour: int) -> bool:
        """Whether the bank has another cube of that colour."""
        return game.bank[colour] > self.goods[colour]

    def betters(self, game: Trucking, colour: int) -> bool:
        return bool(self.goods[colour]) and self.spare(game, colour - 1)

    def forbids(self, game: Trucking, choice: Choice) -> Refusal | None:
        if choice in self.choices(game):
            return None
        if isinstance(choice, Improve):
            return refusals.NoBetterCube("GT-CLASS4-10", choice.colour)
        return refusals.NoCube("GT-CLASS4-17", BLUE) if isinstance(choice, TakeMore) else NotOffered("GT-CLASS4-10")

    def answer(self, game: Trucking, choice: Choice) -> None:
        goods, done = self.goods, self.improved + 1
        if isinstance(choice, Improve):
            goods = changed(changed(goods, choice.colour, -1), choice.colour - 1, 1)
            game.tell(events.Improved(self.seat, choice.colour))
        elif isinstance(choice, TakeMore):
            goods = changed(goods, BLUE, 1)
            game.tell(events.Improved(self.seat, None))
        game.then(Loading(self.seat, goods, done))


def usable(game: Trucking, seat: Seat) -> tuple[int, ...]:
    """GT-TITLE-FREIGHT-03: a golden freight hauler puts nothing into holds that touch each other."""
    return game.hull(seat).lone_holds if game.hampered(seat, FREIGHT) else game.hull(seat).holds


class Load(Ask[Trucking], frozen=True):
    """GT-GOODS-01 to 05: stow waiting cubes, take out others; what still waits at the end goes back to the bank."""

    def choices(self, game: Trucking) -> Sequence[Choice]:
        me, hull = game.truckers[self.seat], game.hull(self.seat)
        aboard, holds = me.aboard, usable(game, self.seat)
        roomy = [square for square in holds if CUBES[aboard[square]] < CAPACITY[me.cells[square]]]
        stows = [
            Stow(colour, square)
            for colour in range(4)
            if me.dock[colour]
            for square in roomy
            if colour != RED or square in hull.special
        ]
        unloads = [Unload(colour, square) for square in hull.holds for colour in colours(aboard[square])]
        return [Ready(), *stows, *unloads]

    def no_stow(self, game: Trucking, colour: int, square: int) -> Refusal | None:
        """A container holds one cube, and red ones travel in special holds only."""
        hull, me = game.hull(self.seat), game.truckers[self.seat]
        if square not in hull.holds or CUBES[me.aboard[square]] >= CAPACITY[me.cells[square]]:
            return refusals.NoHold("GT-GOODS-01", square)
        if square not in usable(game, self.seat):
            return refusals.CrowdedHold("GT-TITLE-FREIGHT-03", square)
        if colour == RED and square not in hull.special:
            return refusals.OnlySpecial("GT-GOODS-03", square)
        return None

    def forbids(self, game: Trucking, choice: Choice) -> Refusal | None:
        match choice:
            case Ready():
                return None
            case Stow(colour, square):
                waits = 0 <= colour < 4 and game.truckers[self.seat].dock[colour]
                return self.no_stow(game, colour, square) if waits else refusals.NoCube("GT-GOODS-01", colour)
            case Unload(colour, square):
                stowed = square in game.hull(self.seat).holds and colour in colours(self.load(game, square))
                return None if stowed else refusals.NoCube("GT-GOODS-05", colour)
        return NotOffered("GT-GOODS-05")

    def load(self, game: Trucking, square: int) -> int:
        return game.truckers[self.seat].aboard[square]

    def default(self, game: Trucking) -> Choice:
        """Load what there is room for."""
        return next((choice for choice in self.choices(game) if isinstance(choice, Stow)), Ready())

    def answer(self, game: Trucking, choice: Choice) -> None:
        me = game.truckers[self.seat]
        match choice:
            case Stow(colour, square):
                me.aboard[square] += WEIGHT[colour]
                me.dock = changed(me.dock, colour, -1)
                game.tell(events.Stowed(self.seat, colour, square))
                game.ask(self)
            case Unload(colour, square):
                me.aboard[square] -= WEIGHT[colour]
                me.dock = changed(me.dock, colour, 1)
                game.tell(events.Unloaded(self.seat, colour, square))
                game.ask(self)
            case _:
                for colour, cubes in enumerate(me.dock):
                    game.bank[colour] += cubes
                me.dock = (0, 0, 0, 0)


COLOURS_OF = tuple(tuple(n for n, weight in enumerate(WEIGHT) if load // weight % 4) for load in range(256))


def colours(load: int) -> tuple[int, ...]:
    """The colours in a hold, the most valuable first."""
    return COLOURS_OF[load]


def changed(goods: Goods, colour: int, by: int) -> Goods:
    red, yellow, green, blue = (cubes + by * (n == colour) for n, cubes in enumerate(goods))
    return red, yellow, green, blue


class LoseGoods(Step[Trucking], frozen=True):
    """GT-GOODS-06 to 08: the most valuable cubes first, then energy cells, then nothing."""

    seat: Seat
    number: int

    def run(self, game: Trucking) -> Ask[Trucking] | None:
        options = dearest(game, self.seat)
        if not self.number or not options:
            return None
        if len(options) > 1:
            return GiveGoods(self.seat, self.number)
        give(game, self.seat, options[0])
        game.then(LoseGoods(self.seat, self.number - 1))
        return None


def dearest(game: Trucking, seat: Seat) -> list[int]:
    """Where the next thing to be given up may be taken from."""
    aboard, holds = game.truckers[seat].aboard, game.hull(seat).holds
    for weight in WEIGHT:
        if found := [square for square in holds if aboard[square] // weight % 4]:
            return found
    return game.charged(seat)


def give(game: Trucking, seat: Seat, square: int) -> None:
    aboard = game.truckers[seat].aboard
    if square in game.hull(seat).batteries:
        game.spend(seat, square)
        game.tell(events.EnergyLost(seat, square))
        return
    colour = colours(aboard[square])[0]
    aboard[square] -= WEIGHT[colour]
    game.bank[colour] += 1
    game.tell(events.CubeLost(seat, square, colour))


class GiveGoods(Ask[Trucking], frozen=True):
    """Between equals the owner chooses where to take it from."""

    number: int

    def choices(self, game: Trucking) -> Sequence[Choice]:
        return [Surrender(square) for square in dearest(game, self.seat)]

    def forbids(self, game: Trucking, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Surrender):
            return NotOffered("GT-GOODS-06")
        there = choice.square in dearest(game, self.seat)
        return None if there else refusals.NothingToGive("GT-GOODS-06", choice.square)

    def answer(self, game: Trucking, choice: Choice) -> None:
        assert isinstance(choice, Surrender)
        give(game, self.seat, choice.square)
        game.then(LoseGoods(self.seat, self.number - 1))
