"""Building in real time: the signal, work at one's own board, the hourglass, and the three paces it can run at."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from startable.engine import CLOCK, Ask, Choice, NotOffered, Refusal, Seat, Step, Value
from startable.games.trucker import events
from startable.games.trucker.choices import (
    Begin,
    Close,
    Finish,
    FlipGlass,
    LeaveGlass,
    PutBack,
    SetAside,
    TakeHidden,
    TimeUp,
    Weld,
)
from startable.games.trucker.deeds import builders, choices, do, fasten, finish, forbids, free_spaces, no_flip
from startable.games.trucker.printed import read
from startable.games.trucker.table import NO_PILE, NO_TILE, NOBODY, OPEN, RESERVED, Trucking
from startable.games.trucker.teams import changes_places

__all__ = ["Berth", "Rush", "Signal", "Watch", "Work", "Yard"]


class _Relaxed(Value, frozen=True, tag=False):
    hourglass: int  # beats


class _File(Value, frozen=True, tag=False):
    simulated: dict[str, int]  # tenths of a second by kind of choice
    relaxed: _Relaxed


_paces = read("paces.toml", _File)
COSTS, BEATS = _paces.simulated, _paces.relaxed.hourglass
SAND = COSTS["hourglass"]


class Yard(Step[Trucking], frozen=True):
    """Everyone without a starting space builds; at first, where it is so ruled, once somebody gives the signal."""

    again: bool = False  # for those whom the check has sent back

    def run(self, game: Trucking) -> None:
        if self.again or not game.edition.waits_for_signal(game.flight_board):
            PACES[game.setting.pace].open(game)
        else:
            for seat in callers(game):
                game.ask(Signal(seat))


def callers(game: Trucking) -> Sequence[Seat]:
    """GT-BUILD-01, 20: anyone; GT-BUILD-19: after the first round, who finished building first in the last one."""
    if not game.edition.fastest_begins or game.fastest == NOBODY:
        return range(game.seats)
    return (game.fastest,)


class Signal(Ask[Trucking], frozen=True):
    """One player gives the signal, turning the hourglass if there is one, and all begin."""

    def choices(self, game: Trucking) -> Sequence[Choice]:
        return [Begin()]

    def answer(self, game: Trucking, choice: Choice) -> None:
        pace = PACES[game.setting.pace]
        game.asks.clear()
        game.fastest = NOBODY
        game.tell(events.Begun())
        game.seal(self.seat)
        if game.flight_board.hourglass:
            game.glass, game.running = 1, True
            pace.sand(game, self.seat)
        pace.open(game)


class Work(Ask[Trucking], frozen=True):
    """Take, look, weld, move, put back, set aside, read, finish."""

    def choices(self, game: Trucking) -> Sequence[Choice]:
        return choices(game, self.seat)

    def forbids(self, game: Trucking, choice: Choice) -> Refusal | None:
        return forbids(game, self.seat, choice)

    def default(self, game: Trucking) -> Choice:
        """An absent hand looks at one component after the other and puts it back."""
        me = game.truckers[self.seat]
        if me.reading != NO_PILE:
            return Close()
        if me.hand != NO_TILE:
            return SetAside() if me.grip == RESERVED else PutBack()
        return TakeHidden() if game.pool else Finish(free_spaces(game)[0])

    def answer(self, game: Trucking, choice: Choice) -> None:
        PACES[game.setting.pace].answer(game, self.seat, choice)


class Rush(Work, frozen=True):
    """Work in a live yard, where whoever is quicker has the component."""

    def takes(self, game: Trucking, choice: Choice) -> float:
        return COSTS[type(choice).__name__] / 10  # the file counts tenths


class Watch(Ask[Trucking], frozen=True):
    """Who has finished may turn the run-out hourglass."""

    def choices(self, game: Trucking) -> Sequence[Choice]:
        return [FlipGlass(), LeaveGlass()]

    def forbids(self, game: Trucking, choice: Choice) -> Refusal | None:
        offered = isinstance(choice, FlipGlass | LeaveGlass)
        return None if offered else NotOffered(game.edition.row("GT-BUILD-27"))

    def default(self, game: Trucking) -> Choice:
        return LeaveGlass()

    def answer(self, game: Trucking, choice: Choice) -> None:
        PACES[game.setting.pace].answer(game, self.seat, choice)


class Sand(Ask[Trucking], frozen=True):
    """The sand in a live yard."""

    def seconds(self, game: Trucking) -> float:
        return SAND / 10  # the file counts tenths

    def choices(self, game: Trucking) -> Sequence[Choice]:
        return [TimeUp()]

    def answer(self, game: Trucking, choice: Choice) -> None:
        run_out(game)
        if builders(game) and game.glass < game.flight_board.hourglass:
            Live().watch(game)


def run_out(game: Trucking) -> None:
    """The sand is down; on the final space that is the end of building."""
    game.running, game.left = False, 0
    game.tell(events.GlassRanOut(game.glass))
    if game.glass == game.flight_board.hourglass:
        stop(game)


def stop(game: Trucking) -> None:
    """GT-BUILD-27: hands off at once; what is in hand is not added."""
    game.asks.clear()
    game.tell(events.Stopped())
    for seat in builders(game):
        me = game.truckers[seat]
        if me.hand != NO_TILE and me.grip == RESERVED:
            me.aside = (*me.aside, me.hand)
        elif me.hand != NO_TILE:
            insort(game.heap, me.hand)
        me.hand, me.grip, me.reading, me.intent = NO_TILE, OPEN, NO_PILE, None
        fasten(me)
    game.then(Berths())


class Berths(Step[Trucking], frozen=True):
    """Whoever was stopped takes a free starting space: in a live yard first come, first served."""

    def run(self, game: Trucking) -> None:
        waiting = PACES[game.setting.pace].priority(game)
        if len(waiting) == 1:
            finish(game, waiting[0], free_spaces(game)[0])
        for seat in waiting if game.setting.pace == "live" else waiting[:1]:
            if not game.truckers[seat].space:
                game.ask(Berth(seat))


class Berth(Ask[Trucking], frozen=True):
    """GT-BUILD-27: only the choice of a free starting space is left."""

    def choices(self, game: Trucking) -> Sequence[Choice]:
        return [Finish(space) for space in free_spaces(game)]

    def forbids(self, game: Trucking, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Finish):
            return NotOffered(game.edition.row("GT-BUILD-27"))
        return forbids(game, self.seat, choice)

    def answer(self, game: Trucking, choice: Choice) -> None:
        do(game, self.seat, choice)
        game.seal(self.seat)
        game.asks.clear()
        game.then(Berths())


# The paces


class Pace:
    """Who may act when; what an action does is the same in all three."""

    def open(self, game: Trucking) -> None:
        """Let everyone who builds begin."""
        raise NotImplementedError

    def answer(self, game: Trucking, seat: Seat, choice: Choice) -> None:
        """A builder, or somebody at the hourglass, has chosen."""
        raise NotImplementedError

    def sand(self, game: Trucking, seat: Seat) -> None:
        """This seat has just turned the hourglass."""

    def priority(self, game: Trucking) -> list[Seat]:
        """The builders, in the order in which they come first when they want the same."""
        return sorted(builders(game), key=game.quickness.index)


class Live(Pace):
    """Seconds count: all act at once, and the order of arrival decides."""

    def open(self, game: Trucking) -> None:
        for seat in builders(game):
            game.ask(Rush(seat))
        self.watch(game)

    def answer(self, game: Trucking, seat: Seat, choice: Choice) -> None:
        do(game, seat, choice)
        if not isinstance(choice, Weld):
            game.seal(seat)
        if not builders(game):
            game.asks.clear()
            return
        if isinstance(choice, FlipGlass) and changes_places(game):
            game.asks.clear()
            self.open(game)
            return
        if not game.truckers[seat].space:
            game.ask(Rush(seat))
        self.watch(game)

    def watch(self, game: Trucking) -> None:
        """Open and close the questions about the hourglass."""
        if game.running and CLOCK not in game.asks:
            game.ask(Sand(CLOCK))
        for seat, trucker in enumerate(game.truckers):
            if trucker.space:
                game.asks.pop(seat, None)
                if watches(game, seat):
                    game.ask(Watch(seat))


def watches(game: Trucking, seat: Seat) -> bool:
    """Whether a seat that has finished could turn the glass, and has not let it lie since somebody last built."""
    return could_flip(game, seat) and not game.left >> seat & 1


def could_flip(game: Trucking, seat: Seat) -> bool:
    return bool(game.truckers[seat].space) and not no_flip(game, seat)


class Simulated(Pace):
    """Every action costs time on the builder's own clock, and the earliest clock acts."""

    def open(self, game: Trucking) -> None:
        game.then(Turn())

    def sand(self, game: Trucking, seat: Seat) -> None:
        game.runs_out = game.truckers[seat].ready_at + SAND

    def answer(self, game: Trucking, seat: Seat, choice: Choice) -> None:
        game.truckers[seat].ready_at += COSTS[type(choice).__name__]
        do(game, seat, choice)
        if isinstance(choice, FlipGlass):
            self.sand(game, seat)
        game.then(Turn())

    def priority(self, game: Trucking) -> list[Seat]:
        return sorted(builders(game), key=lambda seat: self.when(game, seat))

    def when(self, game: Trucking, seat: Seat) -> tuple[int, int]:
        return game.truckers[seat].ready_at, game.quickness.index(seat)


class Turn(Step[Trucking], frozen=True):
    """Simulated: the sand, or the seat whose clock is earliest."""

    def run(self, game: Trucking) -> Ask[Trucking] | None:
        if not builders(game):
            return None
        pace = Simulated()
        able = [seat for seat in range(game.seats) if not game.truckers[seat].space or watches(game, seat)]
        seat = min(able, key=lambda seat: pace.when(game, seat))
        me = game.truckers[seat]
        if game.running and game.runs_out <= me.ready_at:
            self.pour(game)
            return None
        return Watch(seat) if me.space else Work(seat)

    def pour(self, game: Trucking) -> None:
        """The sand runs out; whoever has finished sees it now, not before."""
        for trucker in game.truckers:
            trucker.ready_at = max(trucker.ready_at, game.runs_out)
        run_out(game)
        if game.glass < game.flight_board.hourglass:
            game.then(Turn())


class Relaxed(Pace):
    """No seconds: in each beat everyone takes and settles one component, or reads a pile."""

    def open(self, game: Trucking) -> None:
        game.then(Beat())

    def sand(self, game: Trucking, seat: Seat) -> None:
        game.runs_out = game.beat + BEATS

    def answer(self, game: Trucking, seat: Seat, choice: Choice) -> None:
        me = game.truckers[seat]
        if me.hand == NO_TILE and me.reading == NO_PILE:
            me.intent = choice  # type: ignore[assignment]  # only deeds are offered to empty hands
        else:
            do(game, seat, choice)

    def priority(self, game: Trucking) -> list[Seat]:
        return [seat for seat in self.everyone(game) if not game.truckers[seat].space]

    def everyone(self, game: Trucking) -> list[Seat]:
        first = game.beat % game.seats
        return [*game.quickness[first:], *game.quickness[:first]]


class Beat(Step[Trucking], frozen=True):
    """All choose what they will do next, unseen."""

    def run(self, game: Trucking) -> None:
        for seat in range(game.seats) if builders(game) else ():
            if not game.truckers[seat].space:
                game.ask(Work(seat))
            elif could_flip(game, seat):
                game.ask(Watch(seat))
        if game.asks:
            game.then(Resolve())


class Resolve(Step[Trucking], frozen=True):
    """What was chosen is done by rotating priority; who comes too late, or only turned the glass, chooses again."""

    def run(self, game: Trucking) -> None:
        runs = game.glass
        late = [seat for seat in Relaxed().everyone(game) if self.resolve(game, seat, runs)]
        again = [seat for seat in late if not game.truckers[seat].space]
        for seat in again:
            game.ask(Work(seat))
        game.then(Resolve() if again else Settle())

    def resolve(self, game: Trucking, seat: Seat, runs: int) -> bool:
        me = game.truckers[seat]
        intent, me.intent = me.intent, None
        if intent is None:
            return False
        moved = game.glass > runs and changes_places(game)
        if moved or (no_flip(game, seat) if me.space else forbids(game, seat, intent)):
            game.tell(events.Clashed(seat))
            return not me.space
        do(game, seat, intent)
        if isinstance(intent, FlipGlass):
            Relaxed().sand(game, seat)
        return isinstance(intent, FlipGlass) and not me.space


class Settle(Step[Trucking], frozen=True):
    """Whoever holds a component or a pile does something with it."""

    def run(self, game: Trucking) -> None:
        for seat, trucker in enumerate(game.truckers):
            if trucker.hand != NO_TILE or trucker.reading != NO_PILE:
                game.ask(Work(seat))
        game.then(EndBeat())


class EndBeat(Step[Trucking], frozen=True):
    """The sand runs by beats."""

    def run(self, game: Trucking) -> None:
        game.beat += 1
        if game.running and game.beat >= game.runs_out:
            run_out(game)
        if game.running or game.glass < game.flight_board.hourglass or game.learning:
            game.then(Beat())


PACES: dict[str, Pace] = {"live": Live(), "relaxed": Relaxed(), "simulated": Simulated()}
