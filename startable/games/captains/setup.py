"""Setting up: what a table may choose, and the random layout of a new game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from startable.engine import BadOptions, Chance, Options
from startable.games.captains.charts import HOME
from startable.games.captains.content import STANDARD, BadContent, Content, named, offered
from startable.games.captains.hold import draw
from startable.games.captains.printed import COLOURS, TRACKS
from startable.games.captains.table import (
    BARE,
    BROKEN,
    CADET,
    FIGURES,
    FREE,
    NO_CARD,
    STATION,
    TILE,
    Captain,
    Captains,
    Companion,
)
from startable.games.captains.turn import Turn

RANDOM = "random"
SOLO = 1


class Setting(Options, frozen=True):
    """What the table chooses. The passenger concerns the solo game only."""

    content: str = STANDARD
    technology_board: Literal["A", "B", "random"] = "random"
    first: Literal["random", "seat 0", "seat 1", "seat 2", "seat 3"] = "random"
    passenger: str = "teddy"

    @classmethod
    def words(cls) -> dict[str, tuple[str, ...]]:
        """Every set that this host offers, and all passengers of all of them."""
        passengers = (passenger.key for name in offered() for passenger in named(name).passengers)
        return {"content": offered(), "passenger": tuple(dict.fromkeys((*passengers, RANDOM)))}

    def printed(self) -> Mapping[str, Any]:
        """The files of a host's own set."""
        return {} if self.content == STANDARD else named(self.content).files

    def __post_init__(self) -> None:
        try:
            passengers = [passenger.key for passenger in named(self.content).passengers]
        except BadContent as error:
            raise ValueError(str(error)) from None
        if self.passenger not in (*passengers, RANDOM):
            raise ValueError(f"there is no passenger {self.passenger!r}, only {', '.join(passengers)} (or {RANDOM})")


def setup(chance: Chance, seats: int, options: Setting) -> Captains:
    content = named(options.content)
    side = next(number for number, face in enumerate(content.maps) if seats in face.players)
    places = len(content.maps[side].locations)
    board = side_of_boards(chance, options, content)
    game = Captains(
        chance=chance,
        seats=seats,
        content=options.content,
        side=side,
        board=board,
        faces=tuple(chance.below(len(faction.face), f"track {faction.key}") for faction in content.factions),
        captains=[new_captain(content, board) for _ in range(seats)],
        first=first_player(chance, seats, options),
        spots=[BARE] * places,
        tiles_up=0,
        stations=(HOME,) * len(content.stations),
        stock=tuple(0 if station.starts_on_round == 1 else station.starts_on_round for station in content.stations),
        roads=[NO_CARD] * len(content.maps[side].routes),
        holders=[NO_CARD] * places,
        missions=shuffled(chance, len(content.missions), "missions"),
        peeked=(0,) * seats,
        central=[],
        deck=shuffled(chance, len(content.technologies), "technologies"),
        omegas=[content.first_omega + number for number in shuffled(chance, len(content.omegas), "omegas")],
        events=(NO_CARD,) * len(TRACKS),
        artifacts=[kind.count for kind in content.artifacts],
        artifact_discard=[0] * len(content.artifacts),
        pirates=[kind.count for kind in content.pirates],
        pirate_discard=[0] * len(content.pirates),
    )
    lay_tiles(game, content)
    for road in content.charts[side].skulls:
        game.roads[road] = draw(game, game.pirates, "pirates")
    if seats == SOLO:
        invite(game, content, options)
    lay_cards(game, content)
    game.then(Turn(game.first))
    return game


def shuffled(chance: Chance, count: int, purpose: str) -> list[int]:
    items = list(range(count))
    chance.shuffle(items, purpose)
    return items


def side_of_boards(chance: Chance, options: Setting, content: Content) -> int:
    """The same side for everyone."""
    keys = [face.key for face in content.board_faces]
    chosen = options.technology_board
    return keys.index(chosen) if chosen in keys else chance.below(len(keys), "technology board")


def first_player(chance: Chance, seats: int, options: Setting) -> int:
    if options.first == RANDOM:
        return chance.below(seats, "first player")
    chosen = int(options.first.removeprefix("seat "))
    if chosen >= seats:
        raise BadOptions(f"captains: {options.first} cannot be first; the last seat is {seats - 1}")
    return chosen


def new_captain(content: Content, board: int) -> Captain:
    ship = content.ship
    damaged = content.board_faces[board].damaged
    ready = [0] * FIGURES
    for figure in ship.ready_room:
        ready[CADET if figure == "cadet" else COLOURS.index(figure)] += 1
    return Captain(
        ready=ready,
        queue=[COLOURS.index(figure) for figure in ship.queue],
        rings=ship.rings,
        medals=ship.start_medals,
        damage=len(ship.cargo_damaged),
        artifacts=[0] * len(content.artifacts),
        slots=tuple(BROKEN if slot in damaged else FREE for slot in range(ship.technology_slots)),
    )


# The map


def lay_tiles(game: Captains, content: Content) -> None:
    """One random tile on each planet: a mission, a station, or a number that stays."""
    tiles = [tile for tile in content.tiles if tile.kind != "home" and tile.min_players <= game.seats]
    game.chance.shuffle(tiles, "tiles")
    stations = {station.tile: number for number, station in enumerate(content.stations)}
    for place, tile in enumerate(tiles, HOME + 1):
        match tile.kind:
            case "mission":
                game.spots[place] = game.missions.pop()
            case "station":
                build_station(game, stations[tile.key], place)
            case _:
                game.spots[place] = TILE + tile.number
                game.tiles_up |= 1 << tile.number
    build_station(game, next(stations[tile.key] for tile in content.tiles if tile.kind == "home"), HOME)


def build_station(game: Captains, station: int, place: int) -> None:
    game.spots[place] = STATION + station
    game.stations = (*game.stations[:station], place, *game.stations[station + 1 :])


# Cards


def lay_cards(game: Captains, content: Content) -> None:
    central = content.central
    if game.solo is None:
        game.lying = tuple(deal_alpha(game, content) for _ in range(central.zinca_track_technologies))
    technologies = central.technologies if game.solo is None else central.solo_technologies
    omegas = central.omegas if game.solo is None else central.solo_omegas
    alphas = [deal_alpha(game, content) for _ in range(technologies)]
    game.central = alphas + [game.omegas.pop() for _ in range(omegas)]
    game.events = tuple(draw_event(game, content, track) for track in TRACKS)


def deal_alpha(game: Captains, content: Content) -> int:
    """The next alpha; a beta on the way goes to the bottom of the deck unread."""
    while content.technologies[game.deck[-1]].set != "alpha":
        game.deck.insert(0, game.deck.pop())
        game.buried += 1
    return game.deck.pop()


def draw_event(game: Captains, content: Content, track: str) -> int:
    cards = content.events if game.solo is None else content.solo_events
    own = [number for number, event in enumerate(cards) if event.faction == track]
    return game.chance.pick(own, f"event {track}")


def invite(game: Captains, content: Content, options: Setting) -> None:
    """Solo: the passenger with the technologies for the Zinca event, and the action cards."""
    keys = [passenger.key for passenger in content.passengers]
    random = options.passenger == RANDOM
    number = game.chance.below(len(keys), "passenger") if random else keys.index(options.passenger)
    game.lying = tuple(content.numbers[key] for key in content.passengers[number].technologies)
    game.deck = [card for card in game.deck if card not in game.lying]
    base = list(range(len(content.actions)))
    extra = [kind for kind, action in enumerate(content.actions) for _ in range(action.count - 1)]
    game.chance.shuffle(base, "actions")
    game.chance.shuffle(extra, "later actions")
    game.solo = Companion(passenger=number, deck=base, coming=tuple(extra), known=tuple(sorted(base)))
