"""Recorded games: whole games as a table would have kept them, and whether the rules still lead to the same end.

python -m tests.server.recording GAME

records the games of PLANS under the game's present rules version. That is done once, when a version is new: games of
an older version stay as they are.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from startable.engine import CLOCK, BadRecord, Choice, Match, Rules, Seat, result
from startable.games import find
from startable.server import fairness, record
from startable.server.course import Course
from startable.server.store import Kept, Times
from startable.server.table import Chair, TableDoc

FOLDER = Path(__file__).parents[1] / "recorded"
PLACES = {"salvage": "examples.salvage:SALVAGE"}
PLANS: dict[str, tuple[tuple[int, dict[str, Any]], ...]] = {
    "captains": ((1, {}), (2, {}), (3, {"technology_board": "B"}), (4, {"passenger": "random"})),
    "roll": ((2, {"first_game": True}), (4, {"split_reassign": True, "optional_return": True})),
    "salvage": ((2, {}), (4, {"rounds": 4})),
    "trucker": (
        (1, {"level": "I"}),
        (2, {"level": "III", "pace": "live"}),
        (3, {"level": "II", "pace": "relaxed", "free_welding": True, "players_inspect": True}),
        (4, {"mode": "trek"}),
        (3, {"edition": "2007", "rounds": "II-III", "ship": "IIIA", "pace": "relaxed"}),
        (2, {"edition": "2007", "rounds": "I-III", "ship": "IVC", "pace": "live"}),
        (3, {"edition": "2007", "rounds": "III", "ship": "III-IV", "pace": "relaxed"}),
        (4, {"edition": "2007", "rounds": "II", "teams": True, "change_places": True, "pace": "live"}),
    ),
}
MOST = 20_000  # entries
GIVING_UP = ("Finish", "GiveUp", "Pass", "Stop", "Skip", "Decline", "PutBack", "Lift", "Close")
UNDO, REWIND, RING = 0.04, 0.002, 0.005  # how often someone takes back, all go back, the sand runs out


def rules_of(game: str) -> Rules:
    return find(PLACES.get(game, game))


def recorded(rules: Rules, seats: int, options: dict[str, Any], seed: str) -> bytes:
    """The replay file of a game that people play at random, changing their minds now and then."""
    secret = sha256(seed.encode()).hexdigest()
    nonces = tuple(f"{seat:016x}" for seat in range(seats))
    table = TableDoc(
        id="recorded",
        game=rules.name,
        version=rules.version,
        options=options,
        chairs=tuple(Chair(guest=str(seat), name=f"Player {seat + 1}") for seat in range(seats)),
        host="0",
        host_name="Player 1",
        secret=secret,
        invite="",
        created=0.0,
        nonces=nonces,
        seed=fairness.seed(secret, nonces),
    )
    course = Course.begin(table, rules)
    entries = tuple(msgspec.json.encode(entry) for entry in played(course.match, Random(seed)))
    table = table.finish(result(course.match.game), 0.0)
    return record.written(Kept(table=table, entries=entries, snapshot=None, times=Times(), chat=()))


def played(match: Match, rng: Random) -> Iterator[Any]:
    """Play to the end; every entry of the journal as it is made."""
    while not match.game.over:
        seat = someone(match, rng)
        before = match.before(seat)
        if rng.random() < UNDO and match.may_undo(seat):
            match.undo(seat)
        elif rng.random() < REWIND and before is not None:
            match.rewind(before)
        else:
            match.play(seat, anything(match.game.asks[seat].choices(match.game), rng))
        assert len(match.journal) < MOST, "this game does not end"
        yield match.journal[-1]


def someone(match: Match, rng: Random) -> Seat:
    """The sand runs out now and then, or when everything waits for it."""
    people = sorted(match.game.asks.keys() - {CLOCK})
    if CLOCK in match.game.asks and (not people or rng.random() < RING):
        return CLOCK
    return rng.choice(people)


def anything(choices: Sequence[Choice], rng: Random) -> Choice:
    """Seldom what ends things early, so that there is something to record."""
    going_on = [choice for choice in choices if type(choice).__name__ not in GIVING_UP]
    return rng.choice(going_on if going_on and rng.random() < 0.97 else choices)


def changed(data: bytes, rules: Rules) -> str:
    """How the rules have changed the outcome of a recorded game; empty if they have not, or are another version."""
    file = record.read(data)
    if file.version != rules.version:
        return ""
    try:
        _, match = record.replayed(data, rules)
    except BadRecord as error:
        return f"the game can no longer be played: {error}"
    ended = msgspec.json.decode(msgspec.json.encode(result(match.game)))
    return "" if ended == file.result else f"it ended with {file.result}, and now with {ended}"


def files(game: str = "*") -> list[Path]:
    return sorted(FOLDER.glob(f"{game}-*.json"))


def present(game: str) -> list[Path]:
    """Those of the rules as they are now."""
    return [path for path in files(game) if record.read(path.read_bytes()).version == rules_of(game).version]


def write(game: str) -> None:
    rules = rules_of(game)
    for seats, options in PLANS[game]:
        words = "".join(f"-{name}={value}" for name, value in options.items())
        name = f"{game}-v{rules.version}-{seats}{words}.json"
        data = recorded(rules, seats, options, seed=name)
        (FOLDER / name).write_bytes(data + b"\n")
        print(name, len(data), "bytes,", len(record.read(data).journal), "entries")


if __name__ == "__main__":
    for game in sys.argv[1:] or PLANS:
        write(game)
