"""Missions: taking one, sending crew, its lines from top to bottom, and the next mission."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Choice, Refusal, Seat, Step
from startable.games.captains import printed
from startable.games.captains.asking import Question
from startable.games.captains.choices import Again, Assign, Recall, Resolve, Skip, Stop
from startable.games.captains.content import GOLD
from startable.games.captains.crew import recall, subordinates
from startable.games.captains.effects import Apply, does
from startable.games.captains.events import (
    LineResolved,
    LineSkipped,
    MissionDone,
    MissionTaken,
    NewMission,
    Peeked,
)
from startable.games.captains.moments import allowed, happen
from startable.games.captains.pirates import uprising
from startable.games.captains.printed import Effects
from startable.games.captains.refusals import NoMission, NotReady, NotRecalled, NotResolved, Reserved, TooFew
from startable.games.captains.table import (
    ANDROID,
    BARE,
    CADET,
    FIGURES,
    NO_CARD,
    STATION,
    TILE,
    Captains,
    Figure,
    colour_of,
    content_of,
    is_commander,
    next_mission_place,
)


def mission_at(game: Captains, place: int) -> int:
    return game.spots[place] if 0 <= game.spots[place] < STATION else NO_CARD


def why_no_mission(game: Captains, seat: Seat) -> Refusal | None:
    """One must be there, not reserved by someone else, and with a figure for each line."""
    captain = game.captains[seat]
    mission = mission_at(game, captain.place)
    if mission == NO_CARD:
        return NoMission("SC-MISSION-01", captain.place)
    if game.holders[captain.place] not in (seat, NO_CARD):
        return Reserved("SC-RESERVE-04", game.holders[captain.place])
    lines, ready = len(content_of(game).lines[mission]), sum(captain.ready)
    return TooFew("SC-MISSION-02", lines, ready) if ready < lines else None


def start_mission(game: Captains, seat: Seat) -> None:
    """Take the card, send the crew, resolve the lines, bring the crew home."""
    captain = game.captains[seat]
    captain.mission, captain.site = game.spots[captain.place], captain.place
    captain.unscathed = captain.kits = True
    captain.resolved = ()
    game.spots[captain.place] = BARE
    game.tell(MissionTaken(seat, captain.mission, captain.place))
    lines = range(len(content_of(game).lines[captain.mission]))
    game.then(Assigning(seat), *(Facing(seat, line) for line in lines), Return(seat), seat=seat)


class Assigning(Question, frozen=True):
    """One figure of the ready room for each line, whoever one likes."""

    def choices(self, game: Captains) -> Sequence[Choice]:
        ready = game.captains[self.seat].ready
        return [Assign(figure) for figure in range(FIGURES) if ready[figure]]

    def reason(self, game: Captains, choice: Choice) -> Refusal | None:
        return NotReady("SC-MISSION-04", choice.figure) if isinstance(choice, Assign) else None

    def answer(self, game: Captains, choice: Choice) -> None:
        assert isinstance(choice, Assign)
        captain = game.captains[self.seat]
        captain.ready[choice.figure] -= 1
        captain.crew += (choice.figure,)
        if len(captain.crew) < len(content_of(game).lines[captain.mission]):
            game.ask(self)


def line_of(game: Captains, seat: Seat, line: int) -> tuple[int, Effects]:
    return content_of(game).lines[game.captains[seat].mission][line]


def fits(game: Captains, seat: Seat, line: int) -> bool:
    """An android fits every line, others those of their colour; gold is for androids only."""
    figure, colour = game.captains[seat].crew[line], line_of(game, seat, line)[0]
    return figure == ANDROID or colour_of(figure) == colour or stands_in(game, seat, figure, colour)


def stands_in(game: Captains, seat: Seat, figure: Figure, colour: int) -> bool:
    """A power may let a cadet count as an ensign."""
    return figure == CADET and colour != GOLD and allowed(game, seat, "mission_line") is not None


class Facing(Question, frozen=True):
    """Resolve the whole line, or ignore it."""

    line: int

    def run(self, game: Captains) -> Facing | None:
        if fits(game, self.seat, self.line):
            return self
        self.skip(game)
        return None

    def choices(self, game: Captains) -> Sequence[Choice]:
        return [Resolve(), Skip()]

    def default(self, game: Captains) -> Choice:
        return Skip()

    def answer(self, game: Captains, choice: Choice) -> None:
        if isinstance(choice, Skip):
            return self.skip(game)
        captain = game.captains[self.seat]
        if captain.crew[self.line] == CADET:
            captain.kits = False
        game.then(Ordering(self.seat, self.line, True), seat=self.seat)
        resolve(game, self.seat, self.line)
        return None

    def skip(self, game: Captains) -> None:
        game.tell(LineSkipped(self.seat, self.line))
        game.then(Ordering(self.seat, self.line, False), seat=self.seat)


def resolve(game: Captains, seat: Seat, line: int) -> None:
    """All effects of the line, from left to right."""
    game.captains[seat].resolved += (line,)
    game.tell(LineResolved(seat, line))
    game.then(Apply(seat, line_of(game, seat, line)[1]), seat=seat)


class Ordering(Question, frozen=True):
    """A commander's second task on a mission: the same line again, or a subordinate."""

    line: int
    resolved: bool

    def run(self, game: Captains) -> Ordering | None:
        commander = is_commander(game.captains[self.seat].crew[self.line])
        return self if commander and len(self.choices(game)) > 1 else None

    def choices(self, game: Captains) -> Sequence[Choice]:
        captain = game.captains[self.seat]
        again = [Again()] if self.resolved else []
        return [Stop(), *again, *subordinates(captain, captain.crew[self.line])]

    def reason(self, game: Captains, choice: Choice) -> Refusal | None:
        match choice:
            case Again():
                return NotResolved("SC-COMMANDER-04")
            case Recall(position):
                return NotRecalled("SC-COMMANDER-05", position)
        return None

    def answer(self, game: Captains, choice: Choice) -> None:
        match choice:
            case Again():
                resolve(game, self.seat, self.line)
            case Recall(position):
                recall(game, self.seat, position)


class Return(Step[Captains], frozen=True):
    """The crew joins the queue, the top line's figure first; androids leave. The mission is accomplished."""

    seat: Seat

    def run(self, game: Captains) -> None:
        captain = game.captains[self.seat]
        captain.queue += [figure for figure in captain.crew if figure != ANDROID]
        captain.missions += (captain.mission,)
        captain.crew, captain.mission = (), NO_CARD
        game.tell(MissionDone(self.seat, captain.missions[-1]))
        happen(game, self.seat, "mission_completed")
        game.then(NextMission(captain.site))


# The countdown


class NextMission(Step[Captains], frozen=True):
    """The highest tile face up goes face down to the planet just served; a mission comes where it was."""

    place: int

    def run(self, game: Captains) -> None:
        origin = next_mission_place(game)
        tile = game.spots[origin] - TILE
        game.spots[self.place] = TILE + tile
        game.tiles_up &= ~(1 << tile)
        game.spots[origin] = draw_mission(game)
        game.tell(NewMission(tile, origin, self.place, game.spots[origin]))
        if not game.tiles_up:
            uprising(game)


def draw_mission(game: Captains) -> int:
    """The top card; missions that nobody accomplished are shuffled into a new deck when it is empty."""
    if not game.missions:
        game.missions, game.mission_discard = list(game.mission_discard), ()
        game.chance.shuffle(game.missions, "missions")
    if not game.missions:
        return BARE
    game.peeked = tuple(max(0, number - 1) for number in game.peeked)
    return game.missions.pop()


@does(printed.PeekMissions)
def peek(game: Captains, seat: Seat, effect: printed.PeekMissions) -> None:
    """Look at the top of the deck; the order stays."""
    seen = tuple(reversed(game.missions[-effect.n :]))
    game.peeked = tuple(max(n, len(seen)) if other == seat else n for other, n in enumerate(game.peeked))
    game.tell(Peeked(seat, seen))
    game.seal(seat)
