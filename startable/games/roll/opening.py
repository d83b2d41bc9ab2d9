"""Setting up: factions, home worlds, dice and two tiles each, of which one becomes a development and one a world."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Ask, Chance, Choice, Refusal, Seat, Step
from startable.games.roll.choices import Arrange
from startable.games.roll.events import Opened
from startable.games.roll.printed import (
    BOX,
    CITIZENRY,
    COST,
    CUP,
    FACTIONS,
    GAINS,
    HOME_WORLDS,
    SIDES,
    TILES,
    halves_of,
    home_of,
    side_of,
)
from startable.games.roll.question import Question
from startable.games.roll.refusals import NoSuchTile
from startable.games.roll.rolling import Round
from startable.games.roll.table import Player, Roll, Setting, take

VP_PER_PLAYER = 12


def setup(chance: Chance, seats: int, options: Setting) -> Roll:
    """Deal factions, home worlds and tiles, all at random."""
    tiles, factions, homes = (_shuffled(chance, number) for number in (len(TILES), len(FACTIONS), len(HOME_WORLDS)))
    players = [Player(faction=factions[seat], home=homes[seat]) for seat in range(seats)]
    for player in players:
        player.offer, tiles = tuple(tiles[:2]), tiles[2:]
    pool = VP_PER_PLAYER * seats
    game = Roll(chance=chance, seats=seats, players=players, options=options, bag=tuple(tiles), supply=BOX, pool=pool)
    for seat in range(seats):
        found_empire(game, seat)
        game.then(Arranging(seat), seat=seat)
    game.then(Open(), Round())
    return game


def _shuffled(chance: Chance, number: int) -> list[int]:
    items = list(range(number))
    chance.shuffle(items, f"setup {number}")
    return items


def found_empire(game: Roll, seat: Seat) -> None:
    """The starting tableau and the dice it brings (RG-SETUP-13, RG-SETUP-14)."""
    me = game.players[seat]
    me.cup, me.citizenry = CUP, CITIZENRY
    game.supply -= CUP + CITIZENRY
    me.credits = SIDES[home_of(me.home)].starting_credits or me.credits
    for side in (*halves_of(me.faction), home_of(me.home)):
        me.join(side)
        for die in GAINS[side].dice:
            take(game, seat, die.color, die.to, side)


class Arranging(Step[Roll], frozen=True):
    """In a first game the cheaper arrangement is taken; otherwise, and where both cost the same, the owner chooses."""

    seat: Seat

    def run(self, game: Roll) -> Ask[Roll] | None:
        me = game.players[self.seat]
        first, second = me.offer
        difference = _cost(first, second) - _cost(second, first)
        if not game.options.first_game or difference == 0:
            return ArrangeTiles(self.seat)
        me.offer = (first, second) if difference < 0 else (second, first)
        return None


def _cost(development: int, world: int) -> int:
    return COST[side_of(development, 0)] + COST[side_of(world, 1)]


class ArrangeTiles(Question, frozen=True):
    """Which of the two tiles becomes the development? The other becomes the world."""

    def choices(self, game: Roll) -> Sequence[Choice]:
        return [Arrange(tile) for tile in sorted(self.me(game).offer)]

    def why(self, game: Roll, choice: Choice) -> Refusal | None:
        return NoSuchTile("RG-SETUP-12", choice.development) if isinstance(choice, Arrange) else None

    def answer(self, game: Roll, choice: Choice) -> None:
        assert isinstance(choice, Arrange)
        me = self.me(game)
        (other,) = (tile for tile in me.offer if tile != choice.development)
        me.offer = (choice.development, other)


class Open(Step[Roll], frozen=True):
    """When all have chosen, the starting tiles are seen by everyone."""

    def run(self, game: Roll) -> None:
        for seat, me in enumerate(game.players):
            development, world = me.offer
            me.stacks, me.offer = [(development,), (world,)], ()
            game.tell(Opened(seat, side_of(development, 0), side_of(world, 1)))
