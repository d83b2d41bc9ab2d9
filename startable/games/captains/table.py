"""The table: captains with their ships, the map, the decks, and what can be asked of them."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import field

from startable.engine import Game, Seat, State
from startable.games.captains.charts import HOME, Chart
from startable.games.captains.content import Content, named

__all__ = ["Captain", "Captains", "Companion"]

# Figures. Ready rooms count them by kind; queues list them, the first to leave first.
RED, YELLOW, BLUE = 0, 1, 2  # ensigns; also the colours
COMMANDER = 3  # + colour
CADET, ANDROID = 6, 7
FIGURES = 8
NOBODY = -1

# Tokens that are dropped, paid or gained. Artifacts are 0 to 2, by kind.
PIRATE, MEDAL, ANDROID_TOKEN = 3, 4, 5

# Technology slots hold a card's number, or:
FREE, BROKEN = -1, -2

# Locations hold a mission's number, or:
BARE, STATION, TILE = -1, 1000, 2000  # + the station's number; + the tile's number

NO_CARD = -1  # a gap on the central board, a road without a pirate, a planet without a holder, a track without an event
NEVER = 99  # the round in which a station tile comes back if there is none left

Figure: TypeAlias = int
Counts: TypeAlias = list[int]


class Captain(State, kw_only=True):
    """A player: the ship and all that is on it."""

    place: int = HOME
    ready: Counts
    queue: list[Figure]
    rings: int
    medals: int
    damage: int  # in the hold, excess included
    artifacts: Counts  # by kind
    pirates: tuple[int, ...] = ()  # kinds, face down
    slots: tuple[int, ...]
    abilities: tuple[int, ...] = ()  # those of the cards in the slots that have a power
    tracks: tuple[int, ...] = (0, 0, 0)  # spaces advanced in all, laps included
    missions: tuple[int, ...] = ()  # accomplished
    duty: Figure = NOBODY  # a commander between two tasks
    mission: int = NO_CARD  # being carried out
    site: int = HOME  # where that mission was
    crew: tuple[Figure, ...] = ()  # on it, by line
    resolved: tuple[int, ...] = ()  # its lines, or those of the last mission, as they were resolved
    room: int = NO_CARD  # the one activated last
    shielded: bool = False  # until the end of the turn no damage counts
    unscathed: bool = True  # no damage yet on this mission
    kits: bool = True  # no cadet has stood in yet on this mission
    used: tuple[str, ...] = ()  # powers that work once per round
    crate: bool = False
    stash: tuple[tuple[int, int], ...] = ()  # artifacts face down in rooms: (room, kind)
    passed: bool = False


class Companion(State, kw_only=True):
    """Solo: Captain Ténèbre and the passenger."""

    passenger: int
    place: int = HOME
    deck: list[int]  # action cards by type, the top one last
    coming: tuple[int, ...]  # face down beside rounds 2, 3 and 4
    laid: tuple[int, ...] = ()  # this round's cards above the central board, from left to right
    known: tuple[int, ...]  # what the deck held at the start of the round, but for the newest card


class Captains(Game, kw_only=True):
    content: str  # the name of the set that is played with
    side: int  # of the main board
    board: int  # side of everyone's technology board
    faces: tuple[int, ...]  # side of each faction track
    captains: list[Captain]
    first: Seat = 0
    turn: Seat = 0
    round: int = 1

    spots: list[int]  # what lies on each location
    tiles_up: int  # bit n: numbered tile n is face up
    stations: tuple[int, ...]  # where each station is
    stock: tuple[int, ...]  # for each station tile: 0 when it is there, else the round in which it comes
    roads: list[int]  # the kind of pirate on each road
    holders: list[int]  # who has reserved each location

    missions: list[int]  # the deck, its top last
    mission_discard: tuple[int, ...] = ()
    peeked: tuple[int, ...]  # how many cards on top of it each seat has seen
    central: list[int]
    deck: list[int]  # technologies, the top last
    buried: int = 0  # how many cards at the bottom are known to be beta
    discard: list[int] = field(default_factory=list)
    omegas: list[int]  # the deck, its top last
    omega_discard: tuple[int, ...] = ()
    drawn: tuple[int, ...] = ()  # cards drawn to choose from, open to all
    events: tuple[int, ...]  # the card on each track
    resolved: int = 0  # events so far
    standing: tuple[str, ...] = ()  # powers of events that stay in force
    lying: tuple[int, ...] = ()  # technologies on the Zinca event
    boxed: tuple[int, ...] = ()  # technologies out of the game

    artifacts: Counts  # face down in the supply, by kind
    artifact_discard: Counts
    pirates: Counts  # face down in the supply, by kind
    pirate_discard: Counts

    solo: Companion | None = None


def content_of(game: Captains) -> Content:
    return named(game.content)


def chart_of(game: Captains) -> Chart:
    return named(game.content).charts[game.side]


def colour_of(figure: Figure) -> int:
    """Red, yellow or blue; -1 for cadets and androids."""
    return figure % COMMANDER if figure < CADET else -1


def is_commander(figure: Figure) -> bool:
    return COMMANDER <= figure < CADET


def clockwise(game: Captains, start: Seat) -> list[Seat]:
    """All seats, from this one on."""
    return [(start + step) % game.seats for step in range(game.seats)]


def cargo(captain: Captain) -> int:
    """How many tokens are aboard."""
    return sum(captain.artifacts) + len(captain.pirates)


def damage_on(captain: Captain) -> int:
    """All of it: hold, excess and technology slots."""
    return captain.damage + captain.slots.count(BROKEN)


def commanders(captain: Captain) -> int:
    """Wherever they are on the ship."""
    everyone = (*captain.queue, *captain.crew, captain.duty)
    return sum(captain.ready[COMMANDER:CADET]) + sum(map(is_commander, everyone))


def androids(captain: Captain) -> int:
    """Those on a mission still belong to the crew."""
    return captain.ready[ANDROID] + captain.crew.count(ANDROID)


def is_station(game: Captains, place: int) -> bool:
    """The home station included."""
    return STATION <= game.spots[place] < TILE


def standing_on(game: Captains, place: int) -> list[Seat]:
    return [seat for seat, captain in enumerate(game.captains) if captain.place == place]


def track_length(game: Captains, track: int) -> int:
    return len(content_of(game).spaces[track][game.faces[track]])


def next_mission_place(game: Captains) -> int:
    """The planet with the highest tile that is face up: where the next mission appears."""
    return game.spots.index(TILE + game.tiles_up.bit_length() - 1)
