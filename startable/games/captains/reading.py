"""Reading a position from its text. Whatever a text leaves out is as plain as can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from startable.engine import TABLE, Ask, Chance, Step, rules_of
from startable.engine.game import proceed
from startable.engine.values import union
from startable.games.captains.charts import HOME
from startable.games.captains.content import STANDARD, Content, named
from startable.games.captains.notation import DAMAGED, EMPTY, FIGURE_NAMES, FLAGS
from startable.games.captains.printed import TRACKS
from startable.games.captains.setup import new_captain
from startable.games.captains.table import (
    BARE,
    BROKEN,
    FIGURES,
    FREE,
    NEVER,
    NO_CARD,
    NOBODY,
    STATION,
    TILE,
    Captain,
    Captains,
    Companion,
    is_station,
)
from startable.games.captains.technology import fill
from startable.games.captains.turn import Turn

__all__ = ["BadPosition", "read"]

T = TypeVar("T")
NAME = "captains"


class BadPosition(ValueError):
    """The text is no position; the message names the line and what is wrong with it."""


def read(text: str) -> Captains:
    """The position that a text describes."""
    return _Reader(text).game()


class _Reader:
    """The lines of a text, and the content set that their names come from."""

    def __init__(self, text: str) -> None:
        self.lines: dict[str, str] = {}
        self.steps: list[tuple[str, str]] = []
        for number, line in enumerate(text.splitlines(), 1):
            self.split(number, line.partition("#")[0].strip())
        self.seats = self.number("players", 2)
        self.content: Content = named(self.lines.get("content", STANDARD))
        self.cards = Names("card", [card.key for card in self.content.cards])
        self.missions = Names("mission", [mission.key for mission in self.content.missions])
        self.pirates = Names("pirate", [f"{kind.exhaust}.{kind.reward}" for kind in self.content.pirates])
        self.figures = Names("figure", FIGURE_NAMES)
        self.stations = Names("station", [station.key for station in self.content.stations])
        self.actions = Names("action", [action.key for action in self.content.actions])
        events = self.content.solo_events if self.seats == 1 else self.content.events
        self.events = Names("event", [event.key for event in events])

    def split(self, number: int, line: str) -> None:
        if not line:
            return
        key, colon, value = line.partition(":")
        if not colon:
            raise BadPosition(f"line {number}: {line!r} has no colon")
        if key == "ask" or key.startswith("then "):
            self.steps.append((key, value.strip()))
        elif key in self.lines:
            raise BadPosition(f"line {number}: there is a second line {key!r}")
        else:
            self.lines[key] = value.strip()

    # Values

    def number(self, key: str, default: int) -> int:
        return self.numbers(key, (default,))[0]

    def numbers(self, key: str, default: Sequence[int]) -> tuple[int, ...]:
        if key not in self.lines:
            return tuple(default)
        return self.parse(key, lambda text: tuple(map(int, text.split())))

    def words(self, key: str, default: str = "") -> list[str]:
        return self.lines.get(key, default).split()

    def parse(self, key: str, convert: Callable[[str], T]) -> T:
        try:
            return convert(self.lines.get(key, ""))
        except (ValueError, IndexError, msgspec.DecodeError) as error:
            raise BadPosition(f"{key}: {error}") from None

    def names(self, key: str, names: Names) -> tuple[int, ...]:
        return self.parse(key, lambda text: tuple(names[word] for word in text.split()))

    def pairs(self, key: str) -> list[tuple[str, str]]:
        return self.parse(key, lambda text: [split_pair(word) for word in text.split()])

    # The table

    def game(self) -> Captains:
        content = self.content
        sides = self.words("sides", self.default_sides())
        side = Names("side", [face.face for face in content.maps])[sides[0]]
        self.places = Names("place", content.charts[side].places)
        turn = dict(zip(self.words("turn")[::2], self.words("turn")[1::2], strict=False))
        game = Captains(
            chance=self.chance(),
            seats=self.seats,
            name=NAME,
            content=content.name,
            side=side,
            board=Names("side", [face.key for face in content.board_faces])[sides[1]],
            faces=tuple(
                Names("side", [face.key for face in faction.face])[key]
                for faction, key in zip(content.factions, sides[2:], strict=True)
            ),
            captains=[],
            first=int(turn.get("first", 0)),
            turn=int(turn.get("now", 0)),
            round=int(turn.get("round", 1)),
            spots=[BARE] * len(self.places.all),
            tiles_up=0,
            stations=(HOME,) * len(content.stations),
            stock=(0,) * len(content.stations),
            roads=[NO_CARD] * len(content.charts[side].ends),
            holders=[NO_CARD] * len(self.places.all),
            missions=[],
            peeked=self.numbers("peeked", (0,) * self.seats),
            central=list(self.names("central", self.cards)),
            deck=[],
            omegas=[],
            events=self.names("events", self.events) or (NO_CARD,) * len(TRACKS),
            artifacts=[],
            artifact_discard=list(self.numbers("artifact discard", [0] * len(content.artifacts))),
            pirates=[],
            pirate_discard=list(self.numbers("pirate discard", [0] * len(content.pirates))),
        )
        game.captains = [self.captain(game, seat) for seat in range(self.seats)]
        self.lay_map(game)
        self.lay_cards(game)
        self.fill_supplies(game)
        if self.seats == 1:
            game.solo = self.companion()
        self.plan(game)
        self.refuse_leftovers()
        return game

    def default_sides(self) -> str:
        face = next(face.face for face in self.content.maps if self.seats in face.players)
        tracks = [faction.face[0].key for faction in self.content.factions]
        return " ".join([face, self.content.board_faces[0].key, *tracks])

    def chance(self) -> Chance:
        if "chance" not in self.lines:
            return Chance.of("position")
        key, drawn = self.parse("chance", lambda text: text.split(maxsplit=1))
        counts = msgspec.json.decode(drawn, type=dict[str, int])
        return Chance(bytes.fromhex(key), counts, sum(counts.values()))

    def lay_map(self, game: Captains) -> None:
        for place, spot in self.pairs("spots"):
            game.spots[self.places[place]] = self.spot(game, spot)
        home = next(tile.key for tile in self.content.tiles if tile.kind == "home")
        game.spots[HOME] = STATION + [station.tile for station in self.content.stations].index(home)
        stations = [(spot - STATION, at) for at, spot in enumerate(game.spots) if STATION <= spot < TILE]
        found = dict(stations)
        game.stations = tuple(found.get(station, NO_CARD) for station in range(len(self.stations.all)))
        game.stock = tuple(self.arrival(name) for name in self.words("stock")) or game.stock
        for road, pirate in self.pairs("roads"):
            game.roads[self.road(game, road)] = self.pirates[pirate]
        self.lay_holders(game)

    def road(self, game: Captains, word: str) -> int:
        one, _, other = word.partition("-")
        road = self.content.charts[game.side].road_to(self.places[one], self.places[other])
        if road < 0:
            raise BadPosition(f"roads: no road joins {one!r} and {other!r}")
        return road

    def lay_holders(self, game: Captains) -> None:
        """Unless the text says otherwise, whoever is alone at a planet holds it."""
        for place, holder in self.pairs("holders"):
            game.holders[self.places[place]] = int(holder)
        if "holders" not in self.lines:
            crowds = Counter(captain.place for captain in game.captains)
            for seat, captain in enumerate(game.captains):
                if crowds[captain.place] == 1 and not is_station(game, captain.place):
                    game.holders[captain.place] = seat

    def spot(self, game: Captains, word: str) -> int:
        if word.startswith("@"):
            return STATION + self.stations[word[1:]]
        if word.strip("()").isdigit():
            number = int(word.strip("()"))
            game.tiles_up |= 0 if word.startswith("(") else 1 << number
            return TILE + number
        return self.missions[word]

    def arrival(self, word: str) -> int:
        _, at, when = word.partition("@")
        return 0 if not at else NEVER if when == "never" else int(when)

    def lay_cards(self, game: Captains) -> None:
        """Cards that the text does not place are in their decks, in printed order."""
        game.discard = list(self.names("discard", self.cards))
        game.omega_discard = self.names("omega discard", self.cards)
        game.drawn = self.names("drawn", self.cards)
        game.lying = self.names("lying", self.cards)
        game.boxed = self.names("boxed", self.cards)
        game.buried = self.number("buried", 0)
        game.resolved = self.number("resolved", 0)
        game.standing = tuple(self.words("standing"))
        game.mission_discard = self.names("mission discard", self.missions)
        game.deck = self.deck("deck", self.cards)
        game.omegas = self.deck("omegas", self.cards)
        game.missions = self.deck("missions", self.missions)
        self.deal_rest(game)

    def deck(self, key: str, names: Names) -> list[int]:
        return list(reversed(self.names(key, names)))

    def deal_rest(self, game: Captains) -> None:
        first_omega = self.content.first_omega
        piles = (game.central, game.discard, game.omega_discard, game.drawn, game.lying, game.boxed, game.deck)
        slots = [card for captain in game.captains for card in captain.slots]
        out = {*slots, *game.omegas, *(card for pile in piles for card in pile)}
        rest = [card for card in reversed(range(len(self.cards.all))) if card not in out]
        if "deck" not in self.lines:
            game.deck = [card for card in rest if card < first_omega]
        if "omegas" not in self.lines:
            game.omegas = [card for card in rest if card >= first_omega]
        if "missions" not in self.lines:
            held = [mission for captain in game.captains for mission in (*captain.missions, captain.mission)]
            gone = {*game.spots, *held, *game.mission_discard}
            game.missions = [card for card in reversed(range(len(self.missions.all))) if card not in gone]

    def fill_supplies(self, game: Captains) -> None:
        """Tokens that the text does not place are in their supplies."""
        used = Counter(kind for captain in game.captains for _, kind in captain.stash)
        held = [sum(column) for column in zip(*(captain.artifacts for captain in game.captains), strict=True)]
        rest = [
            kind.count - held[number] - used[number] - game.artifact_discard[number]
            for number, kind in enumerate(self.content.artifacts)
        ]
        game.artifacts = list(self.numbers("artifacts", rest))
        out = Counter([*game.roads, *(kind for captain in game.captains for kind in captain.pirates)])
        left = [
            kind.count - out[number] - game.pirate_discard[number] for number, kind in enumerate(self.content.pirates)
        ]
        game.pirates = list(self.numbers("pirates", left))

    # Captains

    def captain(self, game: Captains, seat: int) -> Captain:
        captain = new_captain(self.content, game.board)
        at = f"{seat} "
        if at + "ready" in self.lines:
            figures = self.names(at + "ready", self.figures)
            captain.ready = [figures.count(kind) for kind in range(FIGURES)]
        if at + "queue" in self.lines:
            captain.queue = list(self.names(at + "queue", self.figures))
        captain.place = self.places[self.lines.get(at + "place", self.places.all[HOME])]
        captain.rings = self.number(at + "rings", captain.rings)
        captain.medals = self.number(at + "medals", captain.medals)
        captain.damage = self.number(at + "damage", captain.damage)
        captain.artifacts = list(self.numbers(at + "artifacts", captain.artifacts))
        captain.pirates = self.names(at + "pirates", self.pirates)
        for slot, word in enumerate(self.words(at + "slots")):
            fill(game, captain, slot, {EMPTY: FREE, DAMAGED: BROKEN}.get(word, self.cards.get(word)))
        captain.tracks = self.numbers(at + "tracks", captain.tracks)
        captain.missions = self.names(at + "missions", self.missions)
        self.duties(captain, at)
        return captain

    def duties(self, captain: Captain, at: str) -> None:
        mission = self.words(at + "mission", f"{EMPTY} {self.places.all[HOME]}")
        captain.mission, captain.site = self.missions[mission[0]], self.places[mission[1]]
        captain.crew = self.names(at + "crew", self.figures)
        captain.resolved = self.numbers(at + "resolved", ())
        captain.room = self.number(at + "room", NO_CARD)
        captain.duty = next(iter(self.names(at + "duty", self.figures)), NOBODY)
        if at + "flags" in self.lines:
            for name in FLAGS:
                setattr(captain, name, name in self.words(at + "flags"))
        captain.used = tuple(self.words(at + "used"))
        artifacts = Names("artifact", [kind.key for kind in self.content.artifacts])
        captain.stash = tuple((int(room), artifacts[kind]) for room, kind in self.pairs(at + "stash"))

    def companion(self) -> Companion:
        passengers = Names("passenger", [passenger.key for passenger in self.content.passengers])
        everything = " ".join(self.actions.all)
        deck = self.lines.get("actions", everything)
        return Companion(
            passenger=passengers[self.lines.get("passenger", passengers.all[0])],
            place=self.places[self.lines.get("companion", self.places.all[HOME])],
            deck=[self.actions[word] for word in reversed(deck.split())],
            coming=self.names("coming", self.actions),
            laid=self.names("laid", self.actions),
            known=self.names("known", self.actions) or tuple(sorted(self.actions[word] for word in everything.split())),
        )

    # What comes next

    def plan(self, game: Captains) -> None:
        """Without any plan in the text, the turn of whoever is named begins."""
        if not self.steps and "chance" not in self.lines:
            game.then(Turn(game.turn))
            proceed(game)
            game.told, game.sealed = [], []
        for key, value in self.steps:
            step = self.step(game, key, value)
            if isinstance(step, Ask) and key == "ask":
                game.ask(step)
            else:
                seat = TABLE if key.endswith("table") else int(key.removeprefix("then "))
                game.agendas[seat] = (*game.agendas.get(seat, ()), step)

    def step(self, game: Captains, key: str, value: str) -> Step[Any]:
        try:
            step: Step[Any] = msgspec.json.decode(value, type=union(rules_of(game).steps))
        except msgspec.DecodeError as error:
            raise BadPosition(f"{key}: {error}") from None
        return step

    def refuse_leftovers(self) -> None:
        known = {*TABLE_LINES, *(f"{seat} {key}" for seat in range(self.seats) for key in CAPTAIN_LINES)}
        for key in self.lines:
            if key not in known:
                raise BadPosition(f"there is no line called {key!r}")


TABLE_LINES = (
    *("players", "content", "turn", "sides", "spots", "stock", "roads", "holders", "missions", "mission discard"),
    *("peeked", "central", "deck", "discard", "omegas", "omega discard", "drawn", "lying", "boxed", "buried", "events"),
    *("resolved", "standing", "artifacts", "artifact discard", "pirates", "pirate discard", "chance"),
    *("passenger", "companion", "actions", "coming", "laid", "known"),
)
CAPTAIN_LINES = (
    *("place", "ready", "queue", "rings", "medals", "damage", "artifacts", "pirates", "slots", "tracks", "missions"),
    *("mission", "crew", "resolved", "room", "duty", "flags", "used", "stash"),
)


class Names:
    """The names of one kind of thing, and their numbers."""

    def __init__(self, kind: str, names: Iterable[str]) -> None:
        self.kind = kind
        self.all = tuple(names)
        self.numbers = {name: number for number, name in enumerate(self.all)}

    def __getitem__(self, name: str) -> int:
        if name == EMPTY:
            return NO_CARD
        if name not in self.numbers:
            raise BadPosition(f"there is no {self.kind} {name!r}")
        return self.numbers[name]

    def get(self, name: str) -> int:
        return NO_CARD if name == DAMAGED else self[name]


def split_pair(word: str) -> tuple[str, str]:
    key, equals, value = word.partition("=")
    if not equals:
        raise ValueError(f"{word!r} has no '='")
    return key, value
