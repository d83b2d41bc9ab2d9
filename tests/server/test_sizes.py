"""What changes often is sent small."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from zlib import crc32

import msgspec
import pytest

from benchmarks.server.tictactoe import TICTACTOE
from startable.engine import Choice, Match, Rules
from startable.games import find
from startable.server.asked import Questions
from startable.server.course import Course
from startable.server.stream import SMALL, Stream

MOST = 2_000  # bytes that a welded tile may cost each player
BUILDING = ("Weld", "TakeHidden", "Take", "PutBack", "Begin")


def course(game: str, seats: int, seed: int, **options: str) -> Course:
    match = Match.new(find(game), seats=seats, seed=seed, **options)
    return Course(match, Questions(match.game))


def eager(choices: list[Choice], rng: Random) -> Choice | None:
    """A builder who welds whatever comes, and never stops."""
    for kind in BUILDING:
        if found := [choice for choice in choices if type(choice).__name__ == kind]:
            return rng.choice(found)
    return None


def built(game: Course, rng: Random, steps: int) -> Iterator[tuple[str, list[int]]]:
    """Four people build side by side; each step's kind and what it costs each of them on the wire."""
    streams = {seat: Stream(game.scene(seat)) for seat in range(4)}
    for _ in range(steps):
        seat = rng.randrange(4)
        ask = game.game.asks.get(seat)
        choice = eager(list(ask.choices(game.game)), rng) if ask else None
        if choice is None:
            continue
        events = game.play(seat, choice)
        sent = []
        for viewer, stream in streams.items():
            seen = tuple(told for event in events if (told := event.seen_by(viewer)) is not None)
            sent.append(len(stream.show(game.scene(viewer), seen) or b""))
        yield type(choice).__name__, sent


@pytest.mark.parametrize("level", ["L", "I", "II", "III"])
def test_a_welded_tile_costs_each_player_little(level: str) -> None:
    """In a live yard of four people, whatever the flight."""
    yards = [course("trucker", 4, seed, level=level, pace="live") for seed in (1, 2)]
    steps = [step for seed, yard in enumerate(yards) for step in built(yard, Random(seed), 400)]
    welded = [sent for kind, sent in steps if kind == "Weld"]
    assert len(welded) > 60
    assert max(size for sent in welded for size in sent) <= MOST


def test_the_first_scene_of_every_game_is_small_enough_for_a_telephone() -> None:
    for game in ("roll", "trucker", "captains"):
        (whole,) = Stream(course(game, 4, 1).scene(0)).since(0, 0)
        assert len(whole) < 40_000, game


@pytest.mark.parametrize(("rules", "whole"), [(TICTACTOE, True), (find("captains"), False)], ids=["small", "large"])
def test_a_small_scene_is_sent_whole_and_a_large_one_by_what_changed(rules: Rules, whole: bool) -> None:
    match = Match.new(rules, seats=2, seed=1)
    game = Course(match, Questions(match.game))
    streams = {seat: Stream(game.scene(seat)) for seat in range(2)}
    (ask,) = game.game.asks.values()
    events = game.play(ask.seat, ask.choices(game.game)[0])
    for seat, stream in streams.items():
        update = msgspec.json.decode(stream.show(game.scene(seat), tuple(events)) or b"")
        scene = msgspec.json.encode(game.scene(seat))
        assert (len(scene) <= SMALL) == whole
        assert (update["changes"] == [["put", [], msgspec.json.decode(scene)]]) == whole
        assert update["hash"] == crc32(scene)
