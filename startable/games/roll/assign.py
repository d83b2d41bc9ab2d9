"""Assigning behind the screen: place wild workers, select a phase, then reassign as powers allow, until ready."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Choice, Refusal
from startable.games.roll.choices import Dictate, Done, Move, Place, Ready, Select, Use
from startable.games.roll.dice import ONE, colours, has
from startable.games.roll.printed import PHASES, WILD
from startable.games.roll.question import Question
from startable.games.roll.reassign import dictation, may_dictate, moves, narrowed, reassignment, usable
from startable.games.roll.refusals import NoSuchDie, PowerSpent, StillToDo, TooEarly, WrongColumn
from startable.games.roll.table import DICTATE, NOBODY, Roll

COLUMNS = range(len(PHASES))


class PlaceWilds(Question, frozen=True):
    """A wild worker may go into any column."""

    def choices(self, game: Roll) -> Sequence[Choice]:
        return [Place(colour, phase) for colour in colours(self.me(game).workers[WILD]) for phase in COLUMNS]

    def why(self, game: Roll, choice: Choice) -> Refusal | None:
        match choice:
            case Place(colour, _) if not has(self.me(game).workers[WILD], colour):
                return NoSuchDie("RG-ASSIGN-02", colour)
            case Place(_, phase):
                return WrongColumn("RG-ASSIGN-02", phase)
            case Select():
                return TooEarly("RG-ASSIGN-01")
            case Ready():
                return StillToDo("RG-FAQ-08")
            case Dictate() | Use() | Move():
                return TooEarly("RG-FAQ-09")
        return None

    def answer(self, game: Roll, choice: Choice) -> None:
        assert isinstance(choice, Place)
        workers = self.me(game).workers
        workers[WILD] -= ONE[choice.colour]
        workers[choice.phase] += ONE[choice.colour]
        game.ask(self if workers[WILD] else SelectPhase(self.seat))


class SelectPhase(Question, frozen=True):
    """Any one worker selects any one phase, whatever its face."""

    def choices(self, game: Roll) -> Sequence[Choice]:
        workers = self.me(game).workers
        dice = [(column, colour) for column in COLUMNS for colour in colours(workers[column])]
        return [Select(phase, column, colour) for phase in COLUMNS for column, colour in dice]

    def why(self, game: Roll, choice: Choice) -> Refusal | None:
        match choice:
            case Select(phase, _, colour):
                return NoSuchDie("RG-ASSIGN-03", colour) if phase in COLUMNS else WrongColumn("RG-ASSIGN-03", phase)
            case Ready():
                return StillToDo("RG-ASSIGN-03")
            case Dictate() | Use() | Move():
                return TooEarly("RG-FAQ-09")
        return None

    def answer(self, game: Roll, choice: Choice) -> None:
        assert isinstance(choice, Select)
        me = self.me(game)
        me.workers[choice.column] -= ONE[choice.colour]
        me.selected, me.selector = choice.phase, choice.colour
        game.ask(ReassignWorkers(self.seat))


class ReassignWorkers(Question, frozen=True):
    """Dictate, use the Reassign powers of developments, each once, or be ready."""

    def choices(self, game: Roll) -> Sequence[Choice]:
        me = self.me(game)
        powers = [Use(side) for side in usable(game, self.seat)]
        if not may_dictate(me):
            return [Ready(), *powers]
        workers = [Dictate(column, colour) for column in COLUMNS for colour in colours(me.workers[column])]
        return [Ready(), *powers, *workers]

    def why(self, game: Roll, choice: Choice) -> Refusal | None:
        me = self.me(game)
        match choice:
            case Use(development):
                return PowerSpent("RG-REASSIGN-05" if development in me.used else "RG-REASSIGN-01", development)
            case Dictate() if not may_dictate(me):
                return PowerSpent("RG-REASSIGN-05", DICTATE)
            case Dictate(_, colour):
                return NoSuchDie("RG-REASSIGN-03", colour)
            case Select():
                return PowerSpent("RG-FAQ-31", NOBODY)
            case Move():
                return PowerSpent("RG-REASSIGN-01", NOBODY)
        return None

    def answer(self, game: Roll, choice: Choice) -> None:
        me = self.me(game)
        match choice:
            case Dictate(column, colour):
                me.workers[column] -= ONE[colour]
                me.dictated += ONE[colour]
                me.used += (DICTATE,)
                me.moving = dictation(game, me)
                game.ask(MoveWorkers(self.seat))
            case Use(development):
                me.used += (development,)
                me.moving = reassignment(game, self.seat, development)
                game.ask(MoveWorkers(self.seat))


class MoveWorkers(Question, frozen=True):
    """Which worker goes where? All that one power moves go to one column, unless the table plays otherwise."""

    def choices(self, game: Roll) -> Sequence[Choice]:
        me = self.me(game)
        assert me.moving is not None
        listed: list[Choice] = [*moves(me, me.moving)]
        return [*listed, Done()] if me.moving.moved >= me.moving.least else listed

    def why(self, game: Roll, choice: Choice) -> Refusal | None:
        me = self.me(game)
        assert me.moving is not None
        match choice:
            case Move(column, colour, to) if column in COLUMNS and has(me.workers[column], colour):
                return WrongColumn("RG-POWER-07" if me.moving.moved else "RG-REASSIGN-01", to)
            case Move(_, colour, _):
                return NoSuchDie("RG-POWER-06" if has(me.dictated, colour) else "RG-REASSIGN-01", colour)
            case Done() | Ready():
                return StillToDo("RG-REASSIGN-03")
        return None

    def answer(self, game: Roll, choice: Choice) -> None:
        me = self.me(game)
        assert me.moving is not None
        if isinstance(choice, Move):
            me.workers[choice.column] -= ONE[choice.colour]
            me.workers[choice.to] += ONE[choice.colour]
            me.moving = narrowed(me.moving, choice)
            if me.moving.moved < me.moving.most and moves(me, me.moving):
                game.ask(self)
                return
        me.moving = None
        game.ask(ReassignWorkers(self.seat))
