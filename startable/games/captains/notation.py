"""A position as text, line by line, both ways. docs/notation-captains.md explains it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from startable.engine import TABLE
from startable.games.captains.charts import Chart
from startable.games.captains.content import Content
from startable.games.captains.printed import COLOURS
from startable.games.captains.table import (
    BROKEN,
    FREE,
    NEVER,
    NO_CARD,
    NOBODY,
    STATION,
    TILE,
    Captain,
    Captains,
    Companion,
    chart_of,
    content_of,
)

__all__ = ["write"]

EMPTY, DAMAGED = "-", "X"
FIGURE_NAMES = (*COLOURS, *(f"{colour}*" for colour in COLOURS), "cadet", "android")


def write(game: Captains) -> str:
    """Everything about the position, secrets included."""
    return "".join(f"{key}: {value}".rstrip() + "\n" for key, value in lines(game))


def lines(game: Captains) -> Iterator[tuple[str, str]]:
    content, chart = content_of(game), chart_of(game)
    yield "players", str(game.seats)
    yield "content", game.content
    yield "turn", f"round {game.round} first {game.first} now {game.turn}"
    yield "sides", " ".join(side_names(game, content))
    yield "spots", " ".join(f"{chart.places[at]}={spot_name(game, content, at)}" for at in range(len(game.spots)))
    yield "stock", " ".join(stock_name(content, station, when) for station, when in enumerate(game.stock))
    yield "roads", " ".join(road_names(game, content, chart))
    yield "holders", " ".join(f"{chart.places[at]}={seat}" for at, seat in enumerate(game.holders) if seat != NO_CARD)
    yield from mission_lines(game, content)
    yield from card_lines(game, content)
    yield from supply_lines(game)
    if game.solo:
        yield from solo_lines(game.solo, content, chart)
    for seat, captain in enumerate(game.captains):
        for key, value in captain_lines(captain, content, chart):
            yield f"{seat} {key}", value
    yield from agenda_lines(game)


def side_names(game: Captains, content: Content) -> Iterator[str]:
    yield content.maps[game.side].face
    yield content.board_faces[game.board].key
    for faction, face in zip(content.factions, game.faces, strict=True):
        yield faction.face[face].key


def spot_name(game: Captains, content: Content, place: int) -> str:
    """A mission, a station, or a numbered tile, in brackets when it is face down."""
    spot = game.spots[place]
    if spot >= TILE:
        return f"{spot - TILE}" if game.tiles_up >> (spot - TILE) & 1 else f"({spot - TILE})"
    if spot >= STATION:
        return f"@{content.stations[spot - STATION].key}"
    return mission_name(content, spot)


def mission_name(content: Content, mission: int) -> str:
    return EMPTY if mission == NO_CARD else content.missions[mission].key


def card_name(content: Content, card: int) -> str:
    return {FREE: EMPTY, BROKEN: DAMAGED}.get(card) or content.cards[card].key


def stock_name(content: Content, station: int, when: int) -> str:
    waiting = "" if when == 0 else "@never" if when == NEVER else f"@{when}"
    return content.stations[station].key + waiting


def road_names(game: Captains, content: Content, chart: Chart) -> Iterator[str]:
    for road, kind in enumerate(game.roads):
        if kind != NO_CARD:
            one, other = chart.ends[road]
            yield f"{chart.places[one]}-{chart.places[other]}={pirate_name(content, kind)}"


def pirate_name(content: Content, kind: int) -> str:
    return f"{content.pirates[kind].exhaust}.{content.pirates[kind].reward}"


def mission_lines(game: Captains, content: Content) -> Iterator[tuple[str, str]]:
    yield "missions", named_all(content.missions[card].key for card in reversed(game.missions))
    yield "mission discard", named_all(content.missions[card].key for card in game.mission_discard)
    yield "peeked", numbers(game.peeked)


def card_lines(game: Captains, content: Content) -> Iterator[tuple[str, str]]:
    """Decks are written from the top."""
    piles = {
        "central": game.central,
        "deck": reversed(game.deck),
        "discard": game.discard,
        "omegas": reversed(game.omegas),
        "omega discard": game.omega_discard,
        "drawn": game.drawn,
        "lying": game.lying,
        "boxed": game.boxed,
    }
    for name, cards in piles.items():
        yield name, named_all(card_name(content, card) for card in cards)
    yield "buried", str(game.buried)
    events = content.solo_events if game.solo else content.events
    yield "events", named_all(EMPTY if card == NO_CARD else events[card].key for card in game.events)
    yield "resolved", str(game.resolved)
    yield "standing", named_all(game.standing)


def supply_lines(game: Captains) -> Iterator[tuple[str, str]]:
    yield "artifacts", numbers(game.artifacts)
    yield "artifact discard", numbers(game.artifact_discard)
    yield "pirates", numbers(game.pirates)
    yield "pirate discard", numbers(game.pirate_discard)


def solo_lines(solo: Companion, content: Content, chart: Chart) -> Iterator[tuple[str, str]]:
    yield "passenger", content.passengers[solo.passenger].key
    yield "companion", chart.places[solo.place]
    piles = {"actions": reversed(solo.deck), "coming": solo.coming, "laid": solo.laid, "known": solo.known}
    for name, cards in piles.items():
        yield name, named_all(content.actions[card].key for card in cards)


def captain_lines(captain: Captain, content: Content, chart: Chart) -> Iterator[tuple[str, str]]:
    yield "place", chart.places[captain.place]
    yield "ready", named_all(FIGURE_NAMES[kind] for kind, number in enumerate(captain.ready) for _ in range(number))
    yield "queue", named_all(FIGURE_NAMES[figure] for figure in captain.queue)
    yield "rings", str(captain.rings)
    yield "medals", str(captain.medals)
    yield "damage", str(captain.damage)
    yield "artifacts", numbers(captain.artifacts)
    yield "pirates", named_all(pirate_name(content, kind) for kind in captain.pirates)
    yield "slots", named_all(card_name(content, card) for card in captain.slots)
    yield "tracks", numbers(captain.tracks)
    yield "missions", named_all(content.missions[mission].key for mission in captain.missions)
    yield "mission", f"{mission_name(content, captain.mission)} {chart.places[captain.site]}"
    yield "crew", named_all(FIGURE_NAMES[figure] for figure in captain.crew)
    yield "resolved", numbers(captain.resolved)
    yield "room", str(captain.room)
    yield "duty", EMPTY if captain.duty == NOBODY else FIGURE_NAMES[captain.duty]
    yield "flags", named_all(name for name in FLAGS if getattr(captain, name))
    yield "used", named_all(captain.used)
    yield "stash", named_all(f"{room}={content.artifacts[kind].key}" for room, kind in captain.stash)


FLAGS = ("shielded", "unscathed", "kits", "crate", "passed")


def agenda_lines(game: Captains) -> Iterator[tuple[str, str]]:
    """What is asked, what follows, and the state of chance."""
    for ask in game.asks.values():
        yield "ask", msgspec.json.encode(ask).decode()
    for seat, steps in sorted(game.agendas.items()):
        for step in steps:
            yield f"then {'table' if seat == TABLE else seat}", msgspec.json.encode(step).decode()
    yield "chance", f"{game.chance.key.hex()} {msgspec.json.encode(game.chance.drawn).decode()}"


def named_all(names: Iterable[str]) -> str:
    return " ".join(names)


def numbers(values: Iterable[int]) -> str:
    return " ".join(map(str, values))
