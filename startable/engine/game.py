"""The contract of every game: plain data, an agenda of steps, and open questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import field

from startable.engine.chance import Chance
from startable.engine.values import State, Value

__all__ = [
    "CLOCK",
    "TABLE",
    "Ask",
    "Choice",
    "Event",
    "Game",
    "Illegal",
    "Malformed",
    "NoSuchSeat",
    "NotAsked",
    "NotOffered",
    "Over",
    "Refusal",
    "Seat",
    "Step",
    "apply",
    "play",
    "proceed",
    "why_not",
]

Seat: TypeAlias = int
TABLE: Seat = -1  # whose agenda is everyone's
CLOCK: Seat = -2  # time is a seat: the server answers for it


class Choice(Value, frozen=True, forbid_unknown_fields=True):
    """One possible answer to a question: small, typed, the same for browsers, bots and journals."""


class Event(Value, frozen=True):
    """Something that players are told, in order, to animate and to read; rules never read it."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What this seat (None: a spectator) learns of it; None if nothing at all."""
        return self


class Refusal(Value, frozen=True):
    """Why a choice is not allowed: a row of the ledger, and in subclasses the details that word it."""

    rule: str


class NotAsked(Refusal, frozen=True):
    """This seat has no open question."""

    rule: str = "ST-ASK-01"


class NoSuchSeat(Refusal, frozen=True):
    """The table has no such seat."""

    rule: str = "ST-SEAT-01"


class Over(Refusal, frozen=True):
    """The game is over."""

    rule: str = "ST-OVER-01"


class Malformed(Refusal, frozen=True):
    """This is no choice of this game."""

    rule: str = "ST-CHOICE-01"
    problem: str = ""


class NotOffered(Refusal, frozen=True):
    """The choice is not among those offered, and no rule of the game says more."""

    rule: str = "ST-ASK-02"


class Illegal(ValueError):
    """The choice was refused. The game is unchanged."""

    def __init__(self, refusal: Refusal, what: str = "") -> None:
        super().__init__(f"{refusal.rule}: {what or type(refusal).__name__}")
        self.refusal = refusal


G = TypeVar("G", bound="Game")


class Step(Value, Generic[G], frozen=True):
    """One paragraph of the rulebook. run() changes the table, adds steps, or returns a question."""

    def run(self, game: G) -> Ask[G] | None:
        raise NotImplementedError


class Ask(Step[G], Generic[G], frozen=True):
    """A step that waits: a question open to one seat, what may be chosen, and what each choice does."""

    seat: Seat

    def run(self, game: G) -> Ask[G] | None:
        return self

    def choices(self, game: G) -> Sequence[Choice]:
        """All that may be chosen now: finite, without doubles, in a stable order."""
        raise NotImplementedError

    def forbids(self, game: G, choice: Choice) -> Refusal | None:
        """The rule against this choice. Games say more than this default, but never anything else than choices()."""
        return None if choice in self.choices(game) else NotOffered()

    def answer(self, game: G, choice: Choice) -> None:
        """Do what was chosen. To keep asking, game.ask(self)."""
        raise NotImplementedError

    def default(self, game: G) -> Choice:
        """What is chosen for a seat whose time is up."""
        return self.choices(game)[0]

    def seconds(self, game: G) -> float | None:
        """How long a question to the clock stays open where seconds count; None: until nobody else is asked."""
        return None

    def takes(self, game: G, choice: Choice) -> float | None:
        """How many seconds a hand needs for this where hands race each other; None: they do not."""
        return None


class Game(State, kw_only=True):
    """What every game has. Each game's own class adds its table: ships, dice, decks."""

    chance: Chance
    seats: int
    name: str = ""  # of its Rules; filled in by new()
    agendas: dict[Seat, tuple[Step[Any], ...]] = field(default_factory=dict)  # TABLE's goes on when all seats' are done
    asks: dict[Seat, Ask[Any]] = field(default_factory=dict)  # the open questions
    told: list[Event] = field(default_factory=list)  # during a play: its events. Empty in between
    sealed: list[Seat] = field(default_factory=list)  # during a play: who can take nothing back (TABLE: nobody can)

    @property
    def over(self) -> bool:
        return not self.asks

    def then(self, *steps: Step[Any], seat: Seat = TABLE) -> None:
        """Do these next, before whatever else is on that agenda."""
        if steps:
            self.agendas[seat] = steps + self.agendas.get(seat, ())

    def ask(self, ask: Ask[Any]) -> None:
        """Open a question; each seat has at most one."""
        assert ask.seat not in self.asks, f"seat {ask.seat} is already asked {self.asks[ask.seat]}"
        self.asks[ask.seat] = ask

    def tell(self, event: Event) -> None:
        self.told.append(event)

    def seal(self, seat: Seat) -> None:
        """A secret was shown to this seat, or it touched what is shared: it can take back nothing up to now."""
        self.sealed.append(seat)


def why_not(game: Game, seat: Seat, choice: Choice) -> Refusal | None:
    """The rule that forbids this choice now, or None if it may be played."""
    ask = game.asks.get(seat)
    if ask is not None:
        return ask.forbids(game, choice)
    if game.over:
        return Over()
    return NotAsked() if seat == CLOCK or 0 <= seat < game.seats else NoSuchSeat()


def play(game: Game, seat: Seat, choice: Choice) -> list[Event]:
    """The only way in: check the choice, do it, run on to the next questions; returns what happened."""
    if refusal := why_not(game, seat, choice):
        raise Illegal(refusal, f"seat {seat} may not choose {choice}")
    return apply(game, seat, choice)


def apply(game: Game, seat: Seat, choice: Choice) -> list[Event]:
    """Play a choice that choices() has just listed, without checking it again."""
    run(game, seat, choice)
    events = game.told
    game.told, game.sealed = [], []
    return events


def run(game: Game, seat: Seat, choice: Choice) -> None:
    """Answer and proceed, leaving the events and the seals in the game for the caller to take out."""
    draws = game.chance.draws
    game.asks.pop(seat).answer(game, choice)
    if game.chance.draws != draws:
        game.sealed.append(seat)
    if seat == CLOCK:
        game.sealed.append(TABLE)  # time that has passed has passed for everyone
    if game.agendas:
        proceed(game)


def proceed(game: Game) -> None:
    """Do every step that waits for nobody: the seats side by side, then the table."""
    agendas, asks = game.agendas, game.asks
    while agendas:
        if len(agendas) > (TABLE in agendas):
            for seat in sorted(agendas):
                if seat != TABLE:
                    while seat in agendas and seat not in asks:
                        _do_next(game, seat)
        if asks or TABLE not in agendas:
            return
        game.sealed.append(TABLE)
        _do_next(game, TABLE)


def _do_next(game: Game, seat: Seat) -> None:
    steps = game.agendas[seat]
    if len(steps) > 1:
        game.agendas[seat] = steps[1:]
    else:
        del game.agendas[seat]
    draws = game.chance.draws
    ask = steps[0].run(game)
    if game.chance.draws != draws:
        game.sealed.append(seat)
    if ask is not None:
        assert seat in (TABLE, ask.seat), f"{steps[0]} on seat {seat}'s agenda asks seat {ask.seat}"
        game.ask(ask)
