"""What players are told, in order, to animate and to read."""

from __future__ import annotations

from startable.engine import Event, Seat
from startable.games.trucker.cards import Attack


class Begun(Event, frozen=True):
    """Building starts."""


class TookHidden(Event, frozen=True):
    """A face-down component was taken; only its taker sees it."""

    seat: Seat
    tile: int | None

    def seen_by(self, seat: Seat | None) -> TookHidden:
        return self if seat == self.seat else TookHidden(self.seat, None)


class Took(Event, frozen=True):
    seat: Seat
    tile: int
    aside: bool = False


class Welded(Event, frozen=True):
    seat: Seat
    tile: int
    square: int
    turn: int


class Lifted(Event, frozen=True):
    seat: Seat
    square: int


class WasPutBack(Event, frozen=True):
    seat: Seat
    tile: int


class WasSetAside(Event, frozen=True):
    seat: Seat
    tile: int


class Reading(Event, frozen=True):
    """A forecast pile is read; only its reader sees the cards."""

    seat: Seat
    pile: int
    cards: tuple[int, ...] | None

    def seen_by(self, seat: Seat | None) -> Reading:
        return self if seat == self.seat else Reading(self.seat, self.pile, None)


class WasClosed(Event, frozen=True):
    seat: Seat
    pile: int


class GlassFlipped(Event, frozen=True):
    seat: Seat
    run: int  # the second, third ... time that the sand runs


class GlassRanOut(Event, frozen=True):
    run: int


class BridgeOpened(Event, frozen=True):
    """A die was rolled when the hourglass was turned; every fleet can now be built on these squares."""

    seat: Seat
    die: int
    squares: tuple[int, ...]


class ChangedPlaces(Event, frozen=True):
    """Partners sit down at each other's boards: to build on, or to fly the ship that the other has built."""

    to_fly: bool


class Stopped(Event, frozen=True):
    """The sand has run out on the final space: nobody builds any more."""


class Finished(Event, frozen=True):
    seat: Seat
    space: int


class Clashed(Event, frozen=True):
    """Another hand was first; this seat chooses again."""

    seat: Seat


class FaultFound(Event, frozen=True):
    seat: Seat
    rule: str
    squares: tuple[int, ...]


class FalseAlarm(Event, frozen=True):
    by: Seat
    owner: Seat
    square: int


class Fined(Event, frozen=True):
    seat: Seat


class Returned(Event, frozen=True):
    """Learning flight: back to the yard to mend the ship."""

    seat: Seat


class Insured(Event, frozen=True):
    """For that premium, or for nothing; limit is None where every loss will be paid."""

    seat: Seat
    premium: int
    limit: int | None


class Boarded(Event, frozen=True):
    seat: Seat
    square: int
    alien: int


class Launched(Event, frozen=True):
    seats: tuple[Seat, ...]  # the leader first


class Revealed(Event, frozen=True):
    by: Seat
    card: int


class Ignored(Event, frozen=True):
    """The card compares ships, and there is only one."""

    card: int


class Rolled(Event, frozen=True):
    by: Seat
    dice: tuple[int, ...]


class Attacked(Event, frozen=True):
    """An asteroid or a shot comes in on that row or column."""

    seats: tuple[Seat, ...]
    attack: Attack
    line: int


class Missed(Event, frozen=True):
    seat: Seat


class Bounced(Event, frozen=True):
    seat: Seat
    square: int


class Defended(Event, frozen=True):
    """By shield or cannon; battery is -1 where it cost nothing."""

    seat: Seat
    battery: int


class Destroyed(Event, frozen=True):
    seat: Seat
    square: int
    tile: int


class FellOff(Event, frozen=True):
    seat: Seat
    squares: tuple[int, ...]


class AlienLeft(Event, frozen=True):
    seat: Seat
    square: int
    alien: int


class Fed(Event, frozen=True):
    seat: Seat
    component: int
    battery: int


class Declared(Event, frozen=True):
    """Power as it counts; cannons in halves."""

    seat: Seat
    engines: bool
    power: int


class Fought(Event, frozen=True):
    seat: Seat
    outcome: int  # 1 won, 0 drawn, -1 lost


class Weakest(Event, frozen=True):
    seat: Seat
    line: int


class Moved(Event, frozen=True):
    seat: Seat
    days: int
    place: int


class Earned(Event, frozen=True):
    seat: Seat
    credits: int


class HasLanded(Event, frozen=True):
    seat: Seat
    planet: int


class Declined(Event, frozen=True):
    seat: Seat


class Improved(Event, frozen=True):
    seat: Seat
    colour: int | None  # of the cube that is one step dearer now; None: a blue one more


class Stowed(Event, frozen=True):
    seat: Seat
    colour: int
    square: int


class Unloaded(Event, frozen=True):
    seat: Seat
    colour: int
    square: int


class CrewLost(Event, frozen=True):
    seat: Seat
    square: int
    figure: int  # 1 astronaut, 3 purple, 4 brown alien


class CubeLost(Event, frozen=True):
    seat: Seat
    square: int
    colour: int


class EnergyLost(Event, frozen=True):
    seat: Seat
    battery: int


class LeftFlight(Event, frozen=True):
    """The rule that forced it, or "GT-GIVEUP-08" for a free choice."""

    seat: Seat
    rule: str


class ShipLeft(Event, frozen=True):
    """One ship of a fleet gives up, or does not take off: the rule that forced it, or "GT-FLEET-39" by choice."""

    seat: Seat
    squares: tuple[int, ...]
    rule: str


class Arrived(Event, frozen=True):
    seats: tuple[Seat, ...]  # who reached the end, the leader first


class PaidOut(Event, frozen=True):
    """Credits of a seat at the end of the flight, by source."""

    seat: Seat
    arrival: int
    best_looking: int
    goods: int
    losses: int
    credits: int


# The Trek


class TitleJudged(Event, frozen=True):
    """What each seat scored for a title, None for those who gave up; what each of the best is paid for that alone."""

    title: int
    scores: tuple[int | None, ...]
    best: tuple[Seat, ...]
    credits: int


class TitleTaken(Event, frozen=True):
    """The tile goes to this seat after the first flight."""

    seat: Seat
    title: int


class TitleGiven(Event, frozen=True):
    """Who won several tiles gives one to somebody without."""

    seat: Seat
    to: Seat
    title: int


class TitleDefended(Event, frozen=True):
    seat: Seat
    title: int
    credits: int
    golden: bool  # the side that was defended


class TitleMissed(Event, frozen=True):
    """Not defended; the tile stays, on its side."""

    seat: Seat
    title: int


class BecameLegend(Event, frozen=True):
    """A golden title was defended."""

    seat: Seat
    title: int


class FlightPaid(Event, frozen=True):
    """What a flight of several brought a seat at its end, by source; totals stay secret until the last."""

    seat: Seat
    arrival: int
    prize: int
    goods: int
    losses: int


class DebtForgiven(Event, frozen=True):
    """The next flight starts from nothing."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> DebtForgiven | None:
        return self if seat == self.seat else None


class NextFlight(Event, frozen=True):
    """Boards are cleared, components turned face down, and new piles dealt."""

    flight: int  # 2 for the second
    level: str


class LeftOver(Event, frozen=True):
    """A golden master engineer could not fit this component in and pays for its connectors."""

    seat: Seat
    tile: int
    credits: int


class JourneyOver(Event, frozen=True):
    """All credits are shown after the last of several flights; whoever has most wins, all of them if several."""

    credits: tuple[int, ...]
    winners: tuple[Seat, ...]
