"""Phase I, Explore: each explorer scouts for tiles or stocks credits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from startable.engine import Ask, Choice, Refusal, Seat, Step
from startable.games.roll.bag import draw, pool, put_back
from startable.games.roll.choices import Abandon, Done, Lay, Raise, Scout, Stock
from startable.games.roll.dice import ONE, colours, has, total
from startable.games.roll.effects import happen, stocking
from startable.games.roll.events import Abandoned, Found, Rearranged, Scouted, Stocked
from startable.games.roll.laying import LayFound
from startable.games.roll.powers import EXPLORE, DrawTile, GainCredits, Moment, PlaceOnTop, StockValue
from startable.games.roll.printed import POWERS, STACKS, side_of
from startable.games.roll.question import Question
from startable.games.roll.refusals import NoSuchDie, NoSuchTile, PowerSpent, StillToDo
from startable.games.roll.table import Player, Roll
from startable.games.roll.timing import PhaseEnd, begin

RELIEF = 3
"""Whoever has so many tiles gives one up when a Scout finds none (RG-FAQ-13)."""


def _noted() -> Iterator[int]:
    """The colours that some power of this phase looks at."""
    for power in POWERS:
        if isinstance(power, StockValue):
            yield power.filter.die_color
        if isinstance(power, GainCredits) and power.condition and power.condition.measure == "scouted_with_die":
            yield power.condition.color


NOTED = frozenset(_noted())


class Explore(Step[Roll], frozen=True):
    """Everyone explores at once, each from a lane of the bag; one after another if the bag is too small for that."""

    def run(self, game: Roll) -> None:
        for seat in range(game.seats):
            happen(game, seat, Moment.EXPLORE_START)
        demands = [demand(player) for player in game.players]
        begin(game, EXPLORE, sum(demands) > len(game.bag))
        order, turn = game.in_order(), InTurn if game.strict else Late
        game.then(*[turn(seat) for seat in order], PhaseEnd(EXPLORE), ExploreEnd())
        if not game.strict:
            spare = (len(game.bag) - sum(demands)) // game.seats
            for seat, player in enumerate(game.players):
                lane = demands[seat] + spare
                player.lane, game.bag = game.bag[:lane], game.bag[lane:]
                game.then(Exploring(seat), seat=seat)


def demand(me: Player) -> int:
    """What a player may well draw: a tile per explorer, and the whole construction zone once (RG-FAQ-14)."""
    scouts = total(explorers(me))
    given = sum(power.tiles for power in me.powers(Moment.EXPLORE_END) if isinstance(power, DrawTile))
    return (scouts + me.zone if scouts else 0) + given


def explorers(me: Player) -> int:
    return me.workers[EXPLORE] + me.extras


class Exploring(Step[Roll], frozen=True):
    """While there are explorers, or a power lets its owner rearrange, there is something to decide."""

    seat: Seat

    def run(self, game: Roll) -> Ask[Roll] | None:
        me = game.players[self.seat]
        return ExploreTask(self.seat) if explorers(me) or me.hooks[Moment.EXPLORING] else None


class ExploreTask(Question, frozen=True):
    """What does the next explorer do? Its tiles may be abandoned first; powers may rearrange the zone."""

    def choices(self, game: Roll) -> Sequence[Choice]:
        me = self.me(game)
        return [*self.tasks(me), *self.abandons(me), *self.raises(me)]

    def tasks(self, me: Player) -> list[Choice]:
        kinds = kinds_of(explorers(me))
        if not kinds:
            return [Done()]
        stocks = [] if me.pending else kinds
        return [*map(Stock, stocks), *map(Scout, kinds)]

    def abandons(self, me: Player) -> list[Choice]:
        return [Abandon(tile) for stack in me.stacks for tile in stack] if explorers(me) else []

    def raises(self, me: Player) -> list[Choice]:
        """A tile can go on top of either stack, so that every arrangement can be made in some steps."""
        if not me.hooks[Moment.EXPLORING]:
            return []
        tiles = me.stacks[0] + me.stacks[1]
        return [Raise(tile, stack) for tile in tiles for stack in STACKS if me.stacks[stack][:1] != (tile,)]

    def why(self, game: Roll, choice: Choice) -> Refusal | None:
        me = self.me(game)
        match choice:
            case Stock(_) if me.pending:
                return StillToDo("RG-EXPLORE-02")
            case Stock(colour) | Scout(colour):
                return NoSuchDie("RG-EXPLORE-01", colour)
            case Abandon(tile) | Lay(tile):
                return NoSuchTile("RG-EXPLORE-05", tile)
            case Raise(tile, _):
                power = me.hooks[Moment.EXPLORING]
                return NoSuchTile("RG-TILE-ADVANCED-LOGISTICS-01", tile) if power else PowerSpent("RG-POWER-02", tile)
            case Done():
                return StillToDo("RG-FAQ-10")
        return None

    def answer(self, game: Roll, choice: Choice) -> None:
        if isinstance(choice, Raise):
            self.raise_tile(game, choice.tile, choice.stack)
            game.ask(self)
            return
        self.show_sorted(game)
        match choice:
            case Stock(colour):
                self.stock(game, colour)
            case Scout(colour):
                self.scout(game, colour)
            case Abandon(tile):
                give_up(game, self.seat, tile)
                self.me(game).pending += 1
                game.ask(self)

    def stock(self, game: Roll, colour: int) -> None:
        me = self.me(game)
        use(me, colour)
        me.earn(stocking(me, colour))
        game.tell(Stocked(self.seat, colour, stocking(me, colour)))
        game.then(Exploring(self.seat), seat=self.seat)

    def scout(self, game: Roll, colour: int) -> None:
        """One tile more than were abandoned for it (RG-EXPLORE-03); if the lane has not got them, they are owed."""
        me = self.me(game)
        use(me, colour)
        me.scouted += ONE[colour]
        wanted, me.pending = 1 + me.pending, 0
        game.tell(Scouted(self.seat, colour, wanted))
        if wanted > len(me.lane):
            me.owed = wanted
        else:
            offer(game, self.seat, wanted)

    def raise_tile(self, game: Roll, tile: int, stack: int) -> None:
        """Sorting is done in hand: what lies below the top is nobody else's business (RG-SECRET-01)."""
        me = self.me(game)
        me.shown = me.shown or tuple(me.stacks)
        me.stacks = [tuple(other for other in tiles if other != tile) for tiles in me.stacks]
        me.stacks[stack] = (tile, *me.stacks[stack])

    def show_sorted(self, game: Roll) -> None:
        """The sorted zone is put down: everyone sees its size and its tops."""
        me = self.me(game)
        for stack, before in enumerate(me.shown):
            if me.stacks[stack] and me.stacks[stack][:1] != before[:1]:
                game.tell(Rearranged(self.seat, stack, side_of(me.stacks[stack][0], stack)))
        me.shown = ()


def kinds_of(dice: int) -> list[int]:
    """The colours that matter here, each once; all other explorers are alike and stand in line."""
    kinds = colours(dice)
    alike = [colour for colour in kinds if colour not in NOTED]
    return alike[:1] + [colour for colour in kinds if colour in NOTED]


def use(me: Player, colour: int) -> None:
    """An explorer goes to the Citizenry, unless it is no die."""
    if has(me.workers[EXPLORE], colour):
        me.workers[EXPLORE] -= ONE[colour]
        me.citizenry += ONE[colour]
    else:
        me.extras -= ONE[colour]


def give_up(game: Roll, seat: Seat, tile: int) -> None:
    """A tile goes under the Explore phase tile; dice on its stack stay (RG-EXPLORE-06, RG-EXPLORE-10)."""
    me = game.players[seat]
    stack = 0 if tile in me.stacks[0] else 1
    me.stacks[stack] = tuple(other for other in me.stacks[stack] if other != tile)
    me.abandoned += (tile,)
    game.tell(Abandoned(seat, stack, tile))


class LayScouted(LayFound, frozen=True):
    """Scouted tiles may go on top where a power says so; then the next explorer acts."""

    def heights(self, me: Player, stack: int) -> tuple[bool, ...]:
        may = me.stacks[stack] and any(isinstance(power, PlaceOnTop) for power in me.powers(Moment.SCOUTED))
        return (False, True) if may else (False,)

    def after(self, game: Roll) -> None:
        if not self.me(game).owed:  # otherwise it is the table's turn
            game.then(Exploring(self.seat), seat=self.seat)


def offer(game: Roll, seat: Seat, number: int) -> None:
    """The player draws, looks, and must place what was drawn."""
    me = game.players[seat]
    me.offer = draw(game, seat, number)
    game.seal(seat)
    game.tell(Found(seat, len(me.offer), me.offer))
    game.then(LayScouted(seat), seat=seat)


class InTurn(Step[Roll], frozen=True):
    """Under strict timing the whole bag is this player's lane for the turn."""

    seat: Seat

    def run(self, game: Roll) -> None:
        pool(game, self.seat)
        game.then(Exploring(self.seat), seat=self.seat)
        game.then(Late(self.seat))


class Late(Step[Roll], frozen=True):
    """A Scout that is owed tiles draws them now, from all that is left; abandoned tiles join an empty bag."""

    seat: Seat

    def run(self, game: Roll) -> None:
        me = game.players[self.seat]
        if not me.owed:
            return
        pool(game, self.seat)
        tiles = min(me.owed, len(me.lane) + sum(len(player.abandoned) for player in game.players))
        givers = [seat for seat, player in enumerate(game.players) if player.zone >= RELIEF]
        game.then(self)
        if tiles:
            me.owed -= tiles
            offer(game, self.seat, tiles)
        elif givers:
            for seat in givers:
                game.then(GiveUp(seat), seat=seat)
        else:
            me.owed = 0
            game.then(Exploring(self.seat), seat=self.seat)


class GiveUp(Question, frozen=True):
    """Very rare: no tile at all is left for a Scout. Whoever has three or more gives one up into the bag."""

    def choices(self, game: Roll) -> Sequence[Choice]:
        return [Abandon(tile) for stack in self.me(game).stacks for tile in stack]

    def why(self, game: Roll, choice: Choice) -> Refusal | None:
        return NoSuchTile("RG-FAQ-13", choice.tile) if isinstance(choice, Abandon) else StillToDo("RG-FAQ-13")

    def answer(self, game: Roll, choice: Choice) -> None:
        assert isinstance(choice, Abandon)
        give_up(game, self.seat, choice.tile)


class ExploreEnd(Step[Roll], frozen=True):
    """All abandoned tiles return to the bag."""

    def run(self, game: Roll) -> None:
        put_back(game)
        for me in game.players:
            me.scouted = 0
