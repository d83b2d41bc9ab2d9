"""What players are told, in order, to animate and to read."""

from __future__ import annotations

from startable.engine import Event, Seat


class RoundBegan(Event, frozen=True):
    number: int
    first: Seat


class TurnBegan(Event, frozen=True):
    seat: Seat


class Passed(Event, frozen=True):
    seat: Seat


class Trained(Event, frozen=True):
    seat: Seat
    figure: int
    colour: int


class Promoted(Event, frozen=True):
    seat: Seat
    colour: int


class Activated(Event, frozen=True):
    """A room is used; by a figure, or (-1) by artifacts or a second time."""

    seat: Seat
    room: int
    card: int
    figure: int


class PowerUsed(Event, frozen=True):
    seat: Seat
    power: str


class Flew(Event, frozen=True):
    seat: Seat
    origin: int
    place: int
    jump: bool


class Damaged(Event, frozen=True):
    seat: Seat
    damage: int


class Shielded(Event, frozen=True):
    """Damage did not count."""

    seat: Seat


class Repaired(Event, frozen=True):
    seat: Seat
    slot: int


class Gained(Event, frozen=True):
    """Tokens by their number; figures go to the ready room."""

    seat: Seat
    tokens: tuple[int, ...]


class CadetsJoined(Event, frozen=True):
    seat: Seat
    number: int


class Lost(Event, frozen=True):
    seat: Seat
    token: int


class PirateArrived(Event, frozen=True):
    """On a road, or (-1) nowhere: it was discarded."""

    kind: int
    road: int


class Fought(Event, frozen=True):
    seat: Seat
    road: int
    kind: int


class Installed(Event, frozen=True):
    seat: Seat
    card: int
    slot: int


class Scrapped(Event, frozen=True):
    seat: Seat
    card: int
    slot: int


class Drew(Event, frozen=True):
    """Cards turned up to choose from."""

    seat: Seat
    cards: tuple[int, ...]


class Refilled(Event, frozen=True):
    space: int
    card: int


class MissionTaken(Event, frozen=True):
    seat: Seat
    mission: int
    place: int


class LineResolved(Event, frozen=True):
    seat: Seat
    line: int


class LineSkipped(Event, frozen=True):
    seat: Seat
    line: int


class MissionDone(Event, frozen=True):
    seat: Seat
    mission: int


class NewMission(Event, frozen=True):
    """The tile went to the planet just served; the mission came where the tile had been."""

    tile: int
    origin: int
    place: int
    mission: int


class Uprising(Event, frozen=True):
    pass


class Recalled(Event, frozen=True):
    seat: Seat
    figure: int


class Advanced(Event, frozen=True):
    seat: Seat
    track: int
    space: int


class Retreated(Event, frozen=True):
    seat: Seat
    track: int
    spaces: int


class Lapped(Event, frozen=True):
    seat: Seat
    track: int
    laps: int


class FactionEvent(Event, frozen=True):
    seat: Seat
    track: int
    card: int


class StationUsed(Event, frozen=True):
    seat: Seat
    station: int


class Restocked(Event, frozen=True):
    station: int


class CrateDelivered(Event, frozen=True):
    seat: Seat


class Peeked(Event, frozen=True):
    """The top of the mission deck, which only this seat sees."""

    seat: Seat
    missions: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Peeked(self.seat, ())


class ActionDrawn(Event, frozen=True):
    """Solo: what Captain Ténèbre does, and the space above which the card lies."""

    action: int
    space: int


class CompanionFlew(Event, frozen=True):
    place: int


class CompanionFought(Event, frozen=True):
    road: int


class GameEnded(Event, frozen=True):
    pass
