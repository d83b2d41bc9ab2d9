"""A round: everyone rolls and assigns in secret; the screens are lifted; the selected phases follow; then Manage."""

from __future__ import annotations

from startable.engine import Ask, Seat, Step
from startable.games.roll.assign import PlaceWilds, SelectPhase
from startable.games.roll.develop import Develop
from startable.games.roll.dice import ONE, WHITE, counts, one_by_one
from startable.games.roll.events import Ended, ExtraDie, Rolled, RoundBegan, Selected
from startable.games.roll.explore import Explore
from startable.games.roll.manage import Manage
from startable.games.roll.printed import FACE, PHASES, WILD
from startable.games.roll.produce import ProduceGoods
from startable.games.roll.settle import Settle
from startable.games.roll.ship import Ship
from startable.games.roll.table import NOBODY, Player, Roll

STEPS: tuple[Step[Roll], ...] = (Explore(), Develop(), Settle(), ProduceGoods(), Ship())


class Round(Step[Roll], frozen=True):
    """All roll at once, each behind a screen."""

    def run(self, game: Roll) -> None:
        game.round += 1
        game.screens = True
        game.tell(RoundBegan(game.round))
        for seat in range(game.seats):
            game.then(RollDice(seat), seat=seat)
        game.then(Reveal())


class RollDice(Step[Roll], frozen=True):
    """Every die of the cup is rolled and put into the column of its face."""

    seat: Seat

    def run(self, game: Roll) -> Ask[Roll] | None:
        me = game.players[self.seat]
        roll(me, [game.chance.below(6, f"dice {self.seat}") for _ in one_by_one(me.cup)])
        game.tell(Rolled(self.seat, tuple(map(counts, me.rolled))))
        return first_question(me, self.seat)


def roll(me: Player, thrown: list[int]) -> None:
    """The dice of the cup, colour by colour, show these of their six faces."""
    columns = [0] * (WILD + 1)
    for colour, face in zip(one_by_one(me.cup), thrown, strict=True):
        columns[FACE[colour][face]] += ONE[colour]
    me.cup, me.workers, me.rolled = 0, columns, tuple(columns)


def first_question(me: Player, seat: Seat) -> Ask[Roll] | None:
    """Wild workers are placed first; whoever has rolled nothing selects nothing."""
    if me.workers[WILD]:
        return PlaceWilds(seat)
    return SelectPhase(seat) if any(me.workers) else None


class Reveal(Step[Roll], frozen=True):
    """The screens are lifted: what was selected takes place, and who has nothing to do there returns to the cup."""

    def run(self, game: Roll) -> None:
        game.screens = False
        for seat, me in enumerate(game.players):
            game.tell(Selected(seat, me.selected, me.selector, tuple(map(counts, me.workers[:WILD]))))
        chosen = {me.selected for me in game.players} - {NOBODY}
        if game.seats == 2:
            chosen.add(self.roll_extra(game))
        game.phases = tuple(sorted(chosen))
        for me in game.players:
            send_back(me, game.phases)
        game.then(*[STEPS[phase] for phase in game.phases], Manage(), RoundEnd())

    def roll_extra(self, game: Roll) -> int:
        """The two-player die is a white one, which has no wild face (RG-REVEAL-03)."""
        game.extra = FACE[WHITE][game.chance.below(6, "two-player die")]
        game.tell(ExtraDie(game.extra))
        return game.extra


def send_back(me: Player, phases: tuple[int, ...]) -> None:
    """Dictated dice and workers of phases that do not take place go back to the cup (RG-REVEAL-06)."""
    if me.selected != NOBODY:
        me.workers[me.selected] += me.on_strip
    me.cup += me.dictated
    me.selector, me.dictated, me.used = NOBODY, 0, ()
    for phase in range(len(PHASES)):
        if phase not in phases:
            me.cup += me.workers[phase]
            me.workers[phase] = 0


class RoundEnd(Step[Roll], frozen=True):
    """The phase tiles are turned back; the game is over if the pool is empty or somebody has twelve tiles."""

    def run(self, game: Roll) -> None:
        game.phases, game.phase, game.extra, game.strict = (), NOBODY, NOBODY, False
        for me in game.players:
            me.selected, me.rolled = NOBODY, (0,) * (WILD + 1)
        if game.ending:
            game.tell(Ended(game.round))
        else:
            game.then(Round())
