"""What a content set must satisfy beyond the form of its files. Each fault names the file, the card and the field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from startable.games.captains import boards, printed
from startable.games.captains.charts import HOME, chart
from startable.games.captains.content import ICONS, SIDES, Content, flat
from startable.games.captains.moments import MOMENTS
from startable.games.captains.printed import COLOURS, EFFECTS, TRACKS, Effects
from startable.games.captains.technology import OPPOSITE

__all__ = ["faults"]

COUNTS = {  # what the box holds
    "technologies.toml: technology": ("technologies", 50),
    "technologies.toml: omega": ("omegas", 12),
    "missions.toml: mission": ("missions", 50),
    "events.toml: event": ("events", 11),
    "events.toml: solo_event": ("solo_events", 3),
    "board.toml: tile": ("tiles", 16),
    "solo.toml: passenger": ("passengers", 6),
    "artifacts.toml: artifact": ("artifacts", 3),
    "factions.toml: faction": ("factions", 3),
    "techboards.toml: face": ("board_faces", 2),
    "board.toml: map": ("maps", 2),
    "countdown.toml: round": ("rounds", 4),
    "stations.toml: station": ("stations", 3),
}


def faults(content: Content) -> Iterator[str]:
    for check in CHECKS:
        yield from check(content)


def counts(content: Content) -> Iterator[str]:
    for where, (part, wanted) in COUNTS.items():
        found = len(getattr(content, part))
        if found != wanted:
            yield f"{where}: there are {found}, not {wanted}"
    cards = sum(action.count for action in content.actions)
    if cards != 7 or len(content.actions) != 4:
        yield f"solo.toml: action: there are {cards} cards of {len(content.actions)} types, not 7 of 4"
    if cards > content.central.solo_technologies + content.central.solo_omegas:
        yield f"techboards.toml: central: solo_technologies: too few spaces for {cards} action cards"
    yield from sums("artifacts.toml: artifact", (kind.count for kind in content.artifacts), 27)
    yield from sums("pirates.toml: pirate", (kind.count for kind in content.pirates), 30)


def sums(where: str, numbers: Iterable[int], wanted: int) -> Iterator[str]:
    found = sum(numbers)
    if found != wanted:
        yield f"{where}: count: there are {found}, not {wanted}"


def names(content: Content) -> Iterator[str]:
    """Keys are unique over all cards, so that texts and positions can name them."""
    cards = (*content.cards, *content.missions, *content.events, *content.solo_events, *content.passengers)
    for field in ("key", "en", "fr"):
        for name, times in Counter(getattr(card, field) for card in cards).items():
            if times > 1:
                yield f"{name}: {field}: used by {times} cards"


def vocabulary(content: Content) -> Iterator[str]:
    """Operations and powers are closed lists: a new one needs code."""
    described = {op.key: op for op in content.ops}
    for missing in sorted(EFFECTS.keys() ^ described.keys()):
        yield f"effects.toml: op {missing}: key: described and known operations differ"
    for key in EFFECTS.keys() & described.keys():
        fields = EFFECTS[key].__struct_fields__
        if set(described[key].params) != set(fields):
            yield f"effects.toml: op {key}: params: should be {', '.join(fields) or 'empty'}"
    for power in content.powers:
        if power.trigger not in MOMENTS:
            yield f"effects.toml: special {power.key}: trigger: there is no moment {power.trigger!r}"
        elif power.key not in MOMENTS[power.trigger]:
            yield f"effects.toml: special {power.key}: key: no such power acts at the moment {power.trigger!r}"


def all_effects(content: Content) -> Iterator[tuple[str, Effects]]:
    for card in content.technologies:
        yield f"technologies.toml: technology {card.key}: effects", card.effects
    for mission in content.missions:
        for number, line in enumerate(mission.lines):
            yield f"missions.toml: mission {mission.key}: lines[{number}].effects", line.effects
    for event in (*content.events, *content.solo_events):
        yield f"events.toml: event {event.key}: each", event.each
        yield f"events.toml: event {event.key}: first_active", event.first_active
    for passenger in content.passengers:
        yield f"solo.toml: passenger {passenger.key}: action", passenger.action
    for station in content.stations:
        yield f"stations.toml: station {station.key}: effects", station.effects
    for power in content.powers:
        yield f"effects.toml: special {power.key}: then", power.then
    for faction in content.factions:
        for face in faction.face:
            for space in face.spaces:
                yield f"factions.toml: face {face.key}: spaces[{space.i}].bonus", space.bonus


def special_effects(content: Content) -> Iterator[str]:
    for where, effects in all_effects(content):
        for effect in flat(effects):
            if isinstance(effect, printed.Special) and effect.key not in content.power:
                yield f"{where}: there is no special {effect.key!r}"


def maps(content: Content) -> Iterator[str]:
    for side in content.maps:
        where = f"board.toml: map {side.face}"
        keys = [location.key for location in side.locations]
        unknown = {end for route in side.routes for end in (route.a, route.b)} - set(keys)
        colours = {route.colour for route in side.routes} - set(content.route_colours)
        for name in sorted(unknown):
            yield f"{where}: routes: there is no location {name!r}"
        for colour in sorted(colours):
            yield f"{where}: routes: there is no colour {colour!r}"
        if not unknown and not colours:
            yield from roads(content, side, where)
        if sum(route.skull for route in side.routes) != side.skulls:
            yield f"{where}: skulls: {side.skulls} announced, {sum(route.skull for route in side.routes)} printed"
        kinds = [location.kind for location in side.locations]
        if kinds.count("home") != 1 or kinds[HOME] != "home":
            yield f"{where}: locations: the first one, and no other, is the home station"
    if sorted(players for side in content.maps for players in side.players) != [1, 2, 3, 4]:
        yield "board.toml: map: players: each number from 1 to 4 needs exactly one map"


def roads(content: Content, side: boards.Map, where: str) -> Iterator[str]:
    """Each location has exactly one road of each colour, so that an ambush always finds one."""
    for location in side.locations:
        here = sorted(route.colour for route in side.routes if location.key in (route.a, route.b))
        if here != sorted(content.route_colours):
            yield f"{where}: routes: {location.key} has roads {', '.join(here)}, not one of each colour"
    reached, found = {0}, [HOME]
    beyond = chart(side, content.route_colours).beyond
    for place in found:
        new = [other for other in beyond[place] if other >= 0 and other not in reached]
        reached.update(new)
        found += new
    if len(reached) != len(side.locations):
        yield f"{where}: routes: not every location can be reached"


def tiles(content: Content) -> Iterator[str]:
    for side in content.maps:
        for players in side.players:
            used = [tile for tile in content.tiles if tile.min_players <= players]
            planets = len(side.locations) - 1
            if len(used) - 1 != planets:
                yield f"board.toml: tile: min_players: {len(used) - 1} tiles, {planets} planets for {players} players"
            numbers = sorted(tile.number for tile in used if tile.kind == "number")
            if numbers != list(range(1, len(numbers) + 1)):
                yield f"board.toml: tile: number: {numbers} with {players} players; they should run from 1"
    yield from tile_counts(content)
    for station in content.stations:
        if station.tile not in {tile.key for tile in content.tiles}:
            yield f"stations.toml: station {station.key}: tile: there is no tile {station.tile!r}"


def tile_counts(content: Content) -> Iterator[str]:
    """What is said twice must be the same: how many tiles of each kind, and when station tiles come into play."""
    for stated in content.tile_counts:
        for players in stated.players:
            kinds = Counter(tile.kind for tile in content.tiles if tile.min_players <= players)
            for kind in ("mission", "number", "station", "home"):
                if kinds[kind] != getattr(stated, kind):
                    yield f"board.toml: tile_count: {kind}: {kinds[kind]} tiles with {players} players"
    for turn in content.rounds[1:]:
        arriving = tuple(station.tile for station in content.stations if station.starts_on_round == turn.number)
        if turn.tiles != arriving:
            yield f"countdown.toml: round {turn.number}: tiles: the stations say {', '.join(arriving) or 'none'}"


def tracks(content: Content) -> Iterator[str]:
    if tuple(faction.key for faction in content.factions) != TRACKS:
        yield f"factions.toml: faction: key: the order is {', '.join(TRACKS)}"
    for faction in content.factions:
        for face in faction.face:
            where = f"factions.toml: face {face.key}: spaces"
            zones = [space.zone for space in face.spaces]
            if [space.i for space in face.spaces] != list(range(len(face.spaces))):
                yield f"{where}: i does not count from 0"
            if zones != sorted(zones) or set(zones) != {0, 1, 2, 3, 4} or zones.count(0) != 1:
                yield f"{where}: zone: {zones}; one start of zone 0, then zones 1 to 4 in order"
            if sum(space.event for space in face.spaces) != 1:
                yield f"{where}: event: exactly one space has it"
            moving = {effect.__class__.__name__ for space in face.spaces for effect in flat(space.bonus)}
            if moving & {"Advance", "Special"}:
                yield f"{where}: bonus: a bonus that moves markers could go on for ever"


def technologies(content: Content) -> Iterator[str]:
    for card in content.technologies:
        where = f"technologies.toml: technology {card.key}"
        special = [effect for effect in card.effects if isinstance(effect, printed.Special)]
        if card.type == "ability" and (len(card.effects) != 1 or not special):
            yield f"{where}: effects: an ability has exactly one special"
        if (card.type == "ability") != (card.colour == "none"):
            yield f"{where}: colour: rooms have one, abilities have none"
        if card.type == "room" and not card.single_use:
            yield from endless(card, where)
    if sum(card.set == "alpha" for card in content.technologies) < content.central.technologies + 1:
        yield "technologies.toml: technology: set: too few alpha cards to set up the central board"


def endless(card: printed.Technology, where: str) -> Iterator[str]:
    gained = sum(effect.n for effect in flat(card.effects) if isinstance(effect, printed.Artifact))
    if gained > 1:
        yield f"{where}: effects: its artifacts could pay for it again and again"
    if any(isinstance(effect, printed.RecallFirst) for effect in flat(card.effects)):
        yield f"{where}: effects: a reusable room that recalls crew could be used for ever"


def ships(content: Content) -> Iterator[str]:
    ship = content.ship
    for face in content.board_faces:
        where = f"techboards.toml: face {face.key}"
        if [slot.id for slot in face.slots] != list(range(ship.technology_slots)):
            yield f"{where}: slots: ids should run from 0 to {ship.technology_slots - 1}"
        elif not set(face.damaged) | set(face.middle_pair) <= set(range(ship.technology_slots)):
            yield f"{where}: damaged: there is no such slot"
        elif printed_pairs(content, content.board_faces.index(face)) != [face.middle_pair]:
            yield f"{where}: middle_pair: it should be the only printed pair of equal icons"
    if content.bonus_order != SIDES:
        yield f"techboards.toml: bonus_order: should be {', '.join(SIDES)}"
    if set(content.bonuses) != set(ICONS):
        yield f"techboards.toml: bonuses: should be {', '.join(ICONS)}"
    if sorted(room.colour for room in ship.room) != ["blue", "grey", "red", "yellow"]:
        yield "techboards.toml: ship: room: one of each colour and a grey one"
    for mission in content.missions:
        if len(mission.lines) > ship.transporter_pads:
            yield f"missions.toml: mission {mission.key}: lines: more than {ship.transporter_pads} transporter pads"


def printed_pairs(content: Content, face: int) -> list[tuple[int, int]]:
    icons, beside = content.slot_icons[face], content.neighbours[face]
    return [
        (slot, beside[slot][side])
        for slot in range(len(icons))
        for side in range(len(SIDES))
        if slot < beside[slot][side] and icons[slot][side] >= 0
        if icons[slot][side] == icons[beside[slot][side]][OPPOSITE[side]]
    ]


def events(content: Content) -> Iterator[str]:
    for event in (*content.events, *content.solo_events):
        where = f"events.toml: event {event.key}"
        if event.special and event.special not in content.power:
            yield f"{where}: special: there is no special {event.special!r}"
        if not event.special and not event.each:
            yield f"{where}: each: the event does nothing"
    if sum(event.faction == "zinca" for event in content.events) != 1:
        yield "events.toml: event: faction: exactly one event is Zinca"
    for track in TRACKS:
        if sum(event.faction == track for event in content.solo_events) != 1:
            yield f"events.toml: solo_event: faction: exactly one event is {track}"
        if not any(event.faction == track for event in content.events):
            yield f"events.toml: event: faction: there is none for {track}"


def tokens(content: Content) -> Iterator[str]:
    for kind in content.pirates:
        if kind.exhaust not in content.route_colours:
            yield f"pirates.toml: pirate: exhaust: there is no road colour {kind.exhaust!r}"
        if kind.reward not in content.rewards:
            yield f"pirates.toml: pirate: reward: there is no reward {kind.reward!r}"
    pairs = {frozenset(kind.colours) for kind in content.artifacts}
    if pairs != {frozenset(pair) for pair in combinations(COLOURS, 2)}:
        yield "artifacts.toml: artifact: colours: the three kinds show the three pairs of colours"
    known = {card.key for card in content.technologies}
    for passenger in content.passengers:
        for name in sorted(set(passenger.technologies) - known):
            yield f"solo.toml: passenger {passenger.key}: technologies: there is no technology {name!r}"


def epilogues(content: Content) -> Iterator[str]:
    ranges = [(entry.min, entry.max) for entry in content.epilogues]
    wanted: list[tuple[int, int | None]] = [(0, 20), *((score, score) for score in range(21, 75)), (75, None)]
    if ranges != wanted:
        yield "epilogues.toml: epilogue: min, max: 0 to 20, each score from 21 to 74, then 75 and more"


CHECKS: tuple[Callable[[Content], Iterator[str]], ...] = (
    counts,
    names,
    vocabulary,
    special_effects,
    maps,
    tiles,
    tracks,
    technologies,
    ships,
    events,
    tokens,
    epilogues,
)
