"""Two tables that differ only in what a seat cannot know send that seat the same bytes, in as many messages."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from examples.salvage import SALVAGE
from startable.engine import CLOCK, Rules
from startable.games import GAMES, find
from tests.server.served import Guest
from tests.server.twins import TABLE, World, alike, twins

VARIANTS: dict[str, tuple[Rules, dict[str, Any]]] = {
    "salvage": (SALVAGE, {}),
    **{name: (find(name), {}) for name in GAMES},
    "trucker live": (find("trucker"), {"pace": "live", "level": "III"}),
    "trucker 2007": (find("trucker"), {"edition": "2007", "rounds": "II-III", "ship": "IIIA"}),
    "trucker teams": (find("trucker"), {"edition": "2007", "rounds": "II", "teams": True}),
    "trek": (find("trucker"), {"mode": "trek"}),
}


def compare(folder: Path, rules: Rules, seed: int, steps: int, *, watching: bool = False, **options: Any) -> int:
    """Play on in both worlds for as long as they look alike; returns how many different secrets there were."""
    rng = Random(f"{rules.name} {seed}")
    chosen = rules.read_options(options)
    seats = rng.choice([count for count in rules.seats if 2 <= count <= 4 and not chosen.unfit(count)])
    secrets = 0
    with twins(folder, rules, rng, seats, watching=watching, **options) as worlds:
        same(*worlds)
        for _ in range(steps):
            moved = step(*worlds, rng)
            if moved is None:
                break
            secrets += moved
            same(*worlds)
        around(*worlds)
        same(*worlds)
    return secrets


def same(first: World, second: World) -> None:
    if first.known() == second.known():
        assert first.heard() == second.heard()


def step(first: World, second: World, rng: Random) -> int | None:
    """Someone chooses in both worlds; None if nobody can without a difference that the seat may see."""
    movers = sorted(set(first.game.asks) & set(second.game.asks) - {CLOCK})
    for mover in rng.sample(movers, len(movers)):
        if pair := alike(first, second, mover, rng):
            for world, choice in zip((first, second), pair, strict=True):
                world.choose(mover, choice)
            if mover != first.seat and rng.random() < 0.3:
                undo_in_one(rng.choice((first, second)), mover, rng)
            return int(pair[0] != pair[1])
    return None


def undo_in_one(world: World, mover: int, rng: Random) -> None:
    """Someone else changes their mind in one world only, which is a secret if nothing shows."""
    socket = world.sockets[mover]
    socket.caught_up()
    if socket.scene["undo"]:
        before = world.known()
        socket.send("undo", nr=socket.scene["nr"])
        socket.caught_up()
        if world.known()[:3] == before[:3]:
            world.told.clear()
            world.told += before[3]


def around(first: World, second: World) -> None:
    """Everything else that can be sent or asked for, the same in both worlds."""
    for world in (first, second):
        mine, other = world.mine, world.sockets[1 if world.seat == 0 else 0]
        nr = mine.scene["nr"]
        mine.send("why", id=900, choice={"type": "Nonsense"})
        mine.send("choose", nr=nr + 7, choice=(mine.scene["choices"] or [{"type": "Nonsense"}])[0])
        mine.send("choose", nr=nr, choice={"type": "Nonsense"})
        mine.send("undo", nr=nr + 7)
        mine.send("propose", what="resume")
        mine.agree()
        mine.send("say", text="good luck")
        mine.caught_up()
        other.send("say", text="and to you")
        other.caught_up()
        mine.send("sync", n=0, hash=0)
        mine.caught_up()
        world.served.turn(1.0)
    fetched = [answers(world.me) for world in (first, second)]
    assert fetched[0] == fetched[1]


def answers(guest: Guest) -> list[tuple[int, bytes]]:
    replay = f"/api/replays/{TABLE}"
    paths = [f"/api/tables/{TABLE}", "/api/tables", replay, f"{replay}/story", "/api/replays"]
    replies = [guest.http.get(path) for path in paths]
    assert all(reply.status_code < 500 for reply in replies)
    return [(reply.status_code, reply.content) for reply in replies]


@pytest.mark.parametrize("name", VARIANTS)
def test_a_seat_hears_nothing_of_what_it_cannot_know(name: str, tmp_path: Path) -> None:
    rules, options = VARIANTS[name]
    compare(tmp_path, rules, seed=1, steps=8, **options)


@pytest.mark.parametrize("name", ["salvage", *GAMES])
def test_whoever_watches_hears_nothing_that_is_not_for_all(name: str, tmp_path: Path) -> None:
    compare(tmp_path, VARIANTS[name][0], seed=1, steps=8, watching=True)


def test_the_comparison_meets_secrets(tmp_path: Path) -> None:
    found = 0
    for seed in range(2, 5):
        (tmp_path / str(seed)).mkdir()
        found += compare(tmp_path / str(seed), SALVAGE, seed, steps=25)
    assert found > 3


@pytest.mark.soak
@pytest.mark.parametrize("name", VARIANTS)
def test_random_games_of_every_game_keep_their_secrets(
    name: str, tmp_path: Path, soak_seconds: float, soak_dice: Random
) -> None:
    end = time.monotonic() + soak_seconds
    rules, options = VARIANTS[name]
    while time.monotonic() < end:
        seed = soak_dice.randrange(2**32)
        (tmp_path / str(seed)).mkdir()
        compare(tmp_path / str(seed), rules, seed, steps=40, watching=seed % 4 == 0, **options)
