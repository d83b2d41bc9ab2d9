"""The final score, counted in half points so that none is lost."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from startable.engine import Points, Result, Seat, places
from startable.games.captains import printed
from startable.games.captains.content import Content
from startable.games.captains.printed import COLOURS
from startable.games.captains.table import (
    COMMANDER,
    Captain,
    Captains,
    androids,
    commanders,
    content_of,
    damage_on,
)
from startable.games.captains.technology import matches

SECOND_ZONE, HIGH_ZONE = 2, 3


class Verdict(Result, frozen=True):
    """Scores are whole points. A half left over decides places; the epilogue ignores it."""

    halves: tuple[int, ...] = ()  # 1 for each seat that has half a point more
    epilogues: tuple[int, ...] = ()  # the entry that each captain reads


def result(game: Captains) -> Verdict:
    seats = range(game.seats)
    tokens = [small_tokens(captain) for captain in game.captains]
    points = (
        Points("missions", tuple(missions(game, seat) for seat in seats)),
        Points("tracks", tuple(tracks(game, seat) for seat in seats)),
        Points("omegas", tuple(omegas(game, seat) for seat in seats)),
        Points("passenger", tuple(passenger(game, seat) for seat in seats)),
        Points("commanders", tuple(map(commanders, game.captains))),
        Points("androids", tuple(map(androids, game.captains))),
        Points("pirates", tuple(len(captain.pirates) for captain in game.captains)),
        Points("medals and artifacts", tuple(number // 2 for number in tokens)),
        Points("damage", tuple(-damage_on(captain) for captain in game.captains)),
    )
    scores = tuple(sum(source.scores[seat] for source in points) for seat in seats)
    halves = tuple(number % 2 for number in tokens)
    exact = tuple(2 * score + half for score, half in zip(scores, halves, strict=True))
    read = tuple(epilogue(content_of(game), score) for score in scores)
    return Verdict(scores, places(exact), points, halves, read)


def small_tokens(captain: Captain) -> int:
    """Medals and artifacts, half a point each. What lies face down in rooms does not count."""
    return captain.medals + sum(captain.artifacts)


def epilogue(content: Content, score: int) -> int:
    """Which entry belongs to a score; below the first one, the first one."""
    lowest = [entry.min for entry in content.epilogues]
    return max((number for number, least in enumerate(lowest) if least <= score), default=0)


def missions(game: Captains, seat: Seat) -> int:
    printed_missions = content_of(game).missions
    return sum(printed_missions[mission].points for mission in game.captains[seat].missions)


# Tracks


def laps_and_zone(game: Captains, seat: Seat, track: int) -> tuple[int, int]:
    spaces = content_of(game).spaces[track][game.faces[track]]
    laps, space = divmod(game.captains[seat].tracks[track], len(spaces))
    return laps, spaces[space].zone


def tracks(game: Captains, seat: Seat) -> int:
    """The zone's points, and more for every lap."""
    standings = [laps_and_zone(game, seat, track) for track in range(len(game.faces))]
    return sum(zone + laps * content_of(game).lap_points for laps, zone in standings)


# Omegas


def omegas(game: Captains, seat: Seat) -> int:
    content = content_of(game)
    installed = [content.cards[card] for card in game.captains[seat].slots if card >= 0]
    return sum(omega(game, seat, card.score) for card in installed if isinstance(card, printed.Omega))


def omega(game: Captains, seat: Seat, score: printed.OmegaScore) -> int:
    points = score.points * PER[score.per](game, seat)
    return points if score.max is None else min(points, score.max)


def artifact_kinds(game: Captains, seat: Seat) -> int:
    return sum(number > 0 for number in game.captains[seat].artifacts)


def icon_pairs(game: Captains, seat: Seat) -> int:
    """Every pair is seen from both of its sides."""
    slots = range(len(game.captains[seat].slots))
    return sum(len(list(matches(game, seat, slot))) for slot in slots) // 2


def figures(colour: int, game: Captains, seat: Seat) -> int:
    captain = game.captains[seat]
    kinds = (colour, colour + COMMANDER)
    elsewhere = (*captain.queue, *captain.crew, captain.duty)
    return sum(captain.ready[kind] for kind in kinds) + sum(figure in kinds for figure in elsewhere)


def missions_with(colour: int, game: Captains, seat: Seat) -> int:
    shown = content_of(game).mission_colours
    return sum(colour in shown[mission] for mission in game.captains[seat].missions)


def far_tracks(game: Captains, seat: Seat) -> int:
    standings = [laps_and_zone(game, seat, track) for track in range(len(game.faces))]
    return sum(laps > 0 or zone >= HIGH_ZONE for laps, zone in standings)


PER: dict[str, Callable[[Captains, Seat], int]] = {
    "distinct_artifact_type": artifact_kinds,
    "matching_icon_pair": icon_pairs,
    **{f"figure_{name}": partial(figures, colour) for colour, name in enumerate(COLOURS)},
    "commander": lambda game, seat: commanders(game.captains[seat]),
    "damage": lambda game, seat: damage_on(game.captains[seat]),
    **{f"mission_with_{name}": partial(missions_with, colour) for colour, name in enumerate(COLOURS)},
    "pirate": lambda game, seat: len(game.captains[seat].pirates),
    "track_zone3_or_lap": far_tracks,
}


# The passenger


def passenger(game: Captains, seat: Seat) -> int:
    if game.solo is None:
        return 0
    score = content_of(game).passengers[game.solo.passenger].score
    return min(score.max, score.offset + score.points * FOR_PASSENGER[score.kind](game, seat))


def sound_cargo_slots(game: Captains, seat: Seat) -> int:
    return max(0, content_of(game).ship.cargo_slots - game.captains[seat].damage)


def technologies(game: Captains, seat: Seat) -> int:
    return sum(card >= 0 for card in game.captains[seat].slots)


def slow_tracks(game: Captains, seat: Seat) -> int:
    standings = [laps_and_zone(game, seat, track) for track in range(len(game.faces))]
    return sum(laps == 0 and zone < SECOND_ZONE for laps, zone in standings)


FOR_PASSENGER: dict[str, Callable[[Captains, Seat], int]] = {
    "per_cargo_slot_without_damage": sound_cargo_slots,
    "per_technology": technologies,
    "per_pirate_token": PER["pirate"],
    "per_track_still_in_first_zone": slow_tracks,
    "per_android": lambda game, seat: androids(game.captains[seat]),
    "per_commander": PER["commander"],
}
