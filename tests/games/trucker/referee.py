"""A second opinion on every card: the flight written down once more from the rulebook, slow and obvious.

The referee knows the table as it was when the card was revealed. It is told what was chosen and what was rolled,
and says how the table must look when the card is done; a question that it did not expect, or misses, is a difference
too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from startable.engine import Choice, Seat
from startable.games.trucker.cards import COLOURS, Attack, Card, Line
from startable.games.trucker.choices import (
    Accept,
    Activate,
    Decline,
    Keep,
    Land,
    Ready,
    Shield,
    Shoot,
    Stow,
    Surrender,
    TakeHit,
    Unload,
)
from startable.games.trucker.components import COMPONENTS
from startable.games.trucker.table import Trucking
from tests.games.trucker.reference import Place, Slow

C = TypeVar("C", bound=Choice)
SIDES = {"front": 0, "right": 1, "rear": 2, "left": 3}
CREWS = ("", "H", "HH", "P", "B")
HOMES = {"P": "purple_life_support", "B": "brown_life_support"}


class Difference(AssertionError):
    """The table did not do what the book says."""


class Flyer(Slow):
    """A ship with all that is aboard, and where its marker stands."""

    def __init__(self, game: Trucking, seat: Seat) -> None:
        me = game.truckers[seat]
        super().__init__(game.board, me.cells)
        loads = {game.board.squares[square]: load for square, load in enumerate(me.aboard)}
        self.crew = {place: CREWS[loads[place]] for place in self.of("cabin", "starting_cabin")}
        self.cells = {place: loads[place] for place in self.of("battery")}
        self.goods = {place: _cubes(loads[place]) for place in self.of("hold", "special_hold")}
        self.place, self.flying, self.credits, self.lost = me.place, me.flying, me.credits, len(me.lost)

    def of(self, *kinds: str) -> list[Place]:
        return [place for place in sorted(self.tiles) if self.kind(place) in kinds]

    def heads(self) -> int:
        return sum(map(len, self.crew.values()))

    def charged(self) -> list[Place]:
        return [place for place, cells in self.cells.items() if cells]

    def drop(self, places: Sequence[Place]) -> None:
        for place in places:
            del self.tiles[place]
            for aboard in (self.crew, self.cells, self.goods):
                aboard.pop(place, None)
        self.lost += len(places)

    def told(self) -> tuple[object, ...]:
        """Everything, to compare."""
        return self.place, self.flying, self.credits, self.lost, self.tiles, self.crew, self.cells, self.goods


def _cubes(load: int) -> list[int]:
    """How many of each colour, the most valuable first."""
    return [load // 64 % 4, load // 16 % 4, load // 4 % 4, load % 4]


class Referee:
    def __init__(self, game: Trucking) -> None:
        self.flyers = [Flyer(game, seat) for seat in range(game.seats)]
        self.loop, self.learning = game.flight_board.spaces, game.level == "L"
        self.squares, self.stock = game.board.squares, game.edition.stock
        self.chosen: list[tuple[Seat, Choice]] = []
        self.rolled: list[int] = []
        self.powerless: list[Seat] = []

    def judge(self, card: Card, chosen: Sequence[tuple[Seat, Choice]], rolled: Sequence[int]) -> None:
        """Resolve the card."""
        self.chosen, self.rolled, self.powerless = list(chosen), list(rolled), []
        CARDS[card.kind](self, card)
        if not self.learning:
            self.leave()
        if self.chosen or self.rolled:
            raise Difference(f"nobody should have chosen {self.chosen} or rolled {self.rolled}")

    def leave(self) -> None:
        """No astronaut, no power in open space, or a lap behind: out, but only now."""
        order = self.order()
        lead = self.flyers[order[0]].place
        for seat in order:
            me = self.flyers[seat]
            lapped = lead - me.place > self.loop
            me.flying = "H" in "".join(me.crew.values()) and seat not in self.powerless and not lapped

    # What is chosen and rolled

    def hears(self, seat: Seat, *kinds: type[C]) -> C:
        if not self.chosen:
            raise Difference(f"seat {seat} was not asked for {kinds}")
        who, choice = self.chosen.pop(0)
        if who != seat or not isinstance(choice, kinds):
            raise Difference(f"seat {seat} should choose among {kinds}, not seat {who} {choice}")
        return choice

    def one_of(self, seat: Seat, places: list[Place]) -> Place:
        """Where there is a choice it was made."""
        place = self.squares[self.hears(seat, Surrender).square] if len(places) > 1 else places[0]
        if place not in places:
            raise Difference(f"seat {seat} may not take it from {place}")
        return place

    def dice(self) -> int:
        return self.rolled.pop(0) + self.rolled.pop(0)

    # The flight board

    def order(self) -> list[Seat]:
        flying = [seat for seat, me in enumerate(self.flyers) if me.flying]
        return sorted(flying, key=lambda seat: -self.flyers[seat].place)

    def move(self, seat: Seat, days: int) -> None:
        me, step = self.flyers[seat], 1 if days > 0 else -1
        others = [other for other in self.flyers if other.flying and other is not me]
        for _ in range(abs(days)):
            me.place += step
            while any((other.place - me.place) % self.loop == 0 for other in others):
                me.place += step

    def back(self, seats: Sequence[Seat], days: int) -> None:
        for seat in sorted(seats, key=lambda seat: self.flyers[seat].place):
            self.move(seat, -days)

    # Power, crew and goods

    def power(self, seat: Seat, engines: bool) -> float:
        me = self.flyers[seat]
        single, double, alien = ("engine", "double_engine", "B") if engines else ("cannon", "double_cannon", "P")
        worth: Callable[[Place], float] = (lambda _: 1.0) if engines else me.worth
        total, idle = sum(map(worth, me.of(single))), me.of(double)
        while idle and me.charged() and isinstance(choice := self.hears(seat, Ready, Activate), Activate):
            idle.remove(self.squares[choice.component])
            me.cells[self.squares[choice.battery]] -= 1
            total += 2 * worth(self.squares[choice.component])
        return total + 2 if total and alien in "".join(me.crew.values()) else total

    def lose_crew(self, seat: Seat, number: int) -> None:
        crew = self.flyers[seat].crew
        for _ in range(min(number, self.flyers[seat].heads())):
            cabin = self.one_of(seat, [place for place, heads in crew.items() if heads])
            crew[cabin] = crew[cabin][1:]

    def lose_goods(self, seat: Seat, number: int) -> None:
        me = self.flyers[seat]
        for _ in range(number):
            for colour in range(4):
                if holds := [place for place, cubes in me.goods.items() if cubes[colour]]:
                    me.goods[self.one_of(seat, holds)][colour] -= 1
                    break
            else:
                if me.charged():
                    me.cells[self.one_of(seat, me.charged())] -= 1

    def load(self, seat: Seat, goods: Sequence[str]) -> None:
        """As far as the bank has them; then stow, take out, and leave the rest."""
        me = self.flyers[seat]
        waiting = [min(goods.count(colour), self.banked(n)) for n, colour in enumerate(COLOURS)]
        while any(waiting) and me.goods:
            choice = self.hears(seat, Ready, Stow, Unload)
            if not isinstance(choice, Stow | Unload):
                return
            way = 1 if isinstance(choice, Stow) else -1
            self.shift(me, self.squares[choice.square], choice.colour, way)
            waiting[choice.colour] -= way
            if not any(waiting):
                waiting.append(1)  # rearranging goes on until the owner is done

    def shift(self, me: Flyer, place: Place, colour: int, way: int) -> None:
        cubes = me.goods[place]
        cubes[colour] += way
        red_in_ordinary = cubes[0] and me.kind(place) == "hold"
        if cubes[colour] < 0 or sum(cubes) > COMPONENTS[me.tiles[place] // 4].capacity or red_in_ordinary:
            raise Difference(f"{cubes} cannot be in the hold at {place}")

    def banked(self, colour: int) -> int:
        return self.stock[colour] - sum(cubes[colour] for me in self.flyers for cubes in me.goods.values())

    # Attacks

    def strike(self, seats: Sequence[Seat], attack: Attack) -> None:
        line, side = self.dice(), SIDES[attack.side]
        for seat in seats:
            place = self.flyers[seat].struck(side, line)
            smooth = place is not None and attack.size == "small" and not self.flyers[seat].side(place, side)
            if place is not None and not smooth and not self.fends_off(seat, attack.size, side, line):
                self.destroy(seat, place)

    def fends_off(self, seat: Seat, size: str, side: int, line: int) -> bool:
        me = self.flyers[seat]
        if size in ("small", "light") and side in me.shields() and me.charged():
            return self.pays(seat, self.hears(seat, Shield, TakeHit))
        guns = me.guns(side, line, 0 if side == 0 else 1) if size == "large" else set()
        if "cannon" in guns:
            return isinstance(self.hears(seat, Shoot, TakeHit), Shoot)
        return bool(guns and me.charged()) and self.pays(seat, self.hears(seat, Shoot, TakeHit))

    def pays(self, seat: Seat, choice: Choice) -> bool:
        if not isinstance(choice, Shield | Shoot):
            return False
        self.flyers[seat].cells[self.squares[choice.battery]] -= 1
        return True

    def destroy(self, seat: Seat, place: Place) -> None:
        me = self.flyers[seat]
        me.drop([place])
        parts = me.parts()
        if len(parts) > 1:
            kept = self.squares[self.hears(seat, Keep).square]
            me.drop([lost for part in parts if kept not in part for lost in part])
        for cabin, crew in me.crew.items():
            if crew in HOMES and HOMES[crew] not in me.homes(cabin):
                me.crew[cabin] = ""


# The cards


def planets(referee: Referee, card: Card) -> None:
    landed: dict[int, Seat] = {}
    for seat in referee.order():
        if len(landed) < len(card.planets):
            choice = referee.hears(seat, Land, Decline)
            if isinstance(choice, Land):
                landed[choice.planet] = seat
    for seat in referee.order():
        for planet in [planet for planet, lander in landed.items() if lander == seat]:
            referee.load(seat, card.planets[planet])
    referee.back(list(landed.values()), card.days)


def abandoned(referee: Referee, card: Card) -> None:
    for seat in referee.order():
        enough = referee.flyers[seat].heads() >= card.crew
        if enough and isinstance(referee.hears(seat, Accept, Decline), Accept):
            if card.kind == "abandoned_ship":
                referee.lose_crew(seat, card.crew)
                referee.flyers[seat].credits += card.credits
            referee.load(seat, card.goods)
            referee.back([seat], card.days)
            return


def enemy(referee: Referee, card: Card) -> None:
    beaten = []
    for seat in referee.order():
        power = referee.power(seat, engines=False)
        if power > card.strength:
            if isinstance(referee.hears(seat, Accept, Decline), Accept):
                referee.flyers[seat].credits += card.credits
                referee.load(seat, card.goods)
                referee.back([seat], card.days)
            break
        if power < card.strength:
            beaten.append(seat)
            referee.lose_goods(seat, card.goods_lost)
            referee.lose_crew(seat, card.crew)
    for attack in card.attacks if beaten else ():
        referee.strike(beaten, attack)


def open_space(referee: Referee, card: Card) -> None:
    for seat in referee.order():
        power = int(referee.power(seat, engines=True))
        referee.move(seat, power)
        if not power:
            referee.powerless.append(seat)


def stardust(referee: Referee, card: Card) -> None:
    for seat in reversed(referee.order()):
        referee.move(seat, -referee.flyers[seat].exposed())


def asteroids(referee: Referee, card: Card) -> None:
    for attack in card.attacks:
        referee.strike(referee.order(), attack)


def epidemic(referee: Referee, card: Card) -> None:
    for seat in referee.order():
        me = referee.flyers[seat]
        full = [place for place, crew in me.crew.items() if crew]
        for place in [place for place in full if any(other in full for other, _ in me.joined(place))]:
            me.crew[place] = me.crew[place][1:]


def sabotage(referee: Referee, card: Card) -> None:
    order = referee.order()
    victim = min(order, key=lambda seat: referee.flyers[seat].heads())
    for _ in range(3 if len(order) > 1 else 0):
        column, row = referee.dice(), referee.dice()
        if (row, column) in referee.flyers[victim].tiles:
            referee.destroy(victim, (row, column))
            return


def combat_zone(referee: Referee, card: Card) -> None:
    for line in card.lines if len(referee.order()) > 1 else ():
        _fight(referee, line)


def _fight(referee: Referee, line: Line) -> None:
    strengths = {
        seat: referee.flyers[seat].heads() if line.weakest == "crew" else referee.power(seat, line.weakest == "engines")
        for seat in referee.order()
    }
    weakest = min(referee.order(), key=lambda seat: strengths[seat])
    referee.back([weakest], line.days)
    referee.lose_crew(weakest, line.crew)
    referee.lose_goods(weakest, line.goods)
    for attack in line.attacks:
        referee.strike([weakest], attack)


CARDS: dict[str, Callable[[Referee, Card], None]] = {
    "planets": planets,
    "abandoned_ship": abandoned,
    "abandoned_station": abandoned,
    "smugglers": enemy,
    "slavers": enemy,
    "pirates": enemy,
    "open_space": open_space,
    "stardust": stardust,
    "asteroids": asteroids,
    "epidemic": epidemic,
    "sabotage": sabotage,
    "combat_zone": combat_zone,
}
