"""Two servers with the same table, whose games differ only in what one seat cannot know."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Raw

from startable.engine import Choice, Event, Game, Rules, Seat, apply, imagine, new, snapshot, view
from startable.server.asked import Questions
from startable.server.clock import HandClock
from startable.server.identity import COOKIE, Signer, Visitor
from startable.server.store import Snapshot, Store, Times
from startable.server.table import Chair, TableDoc
from tests.server.served import Guest, Served, Socket, serving

TABLE = "twin-table-1"


def somewhere(rules: Rules, seats: int, rng: Random, **options: Any) -> Game:
    """A game in its middle, reached at random."""
    game = new(rules, seats=seats, seed=rng.random().hex(), **options)
    for _ in range(rng.randrange(0, 60)):
        seat = rng.choice(sorted(game.asks))
        trial = game.clone()
        apply(trial, seat, rng.choice(trial.asks[seat].choices(trial)))
        if trial.over:
            break
        game = trial
    return game


def document(rules: Rules, seats: int, **options: Any) -> TableDoc:
    """The table of both: begun under older rules, so that its game comes from the snapshot."""
    return TableDoc(
        id=TABLE,
        game=rules.name,
        version=rules.version - 1,
        options=options,
        chairs=tuple(Chair(guest=f"guest {seat}", name=f"Guest {seat}") for seat in range(seats)),
        host="guest 0",
        host_name="Guest 0",
        secret="5a" * 32,
        seed="never used",
        invite="invited",
        created=1.0,
        started=1.0,
        state="playing",
        clock="gentle",
        open_chat=True,
    )


def stage(path: Path, rules: Rules, game: Game, **options: Any) -> bytes:
    """Write the table and its game to a new file; returns the key that its cookies are signed with."""
    store = Store(path)
    kept = Snapshot(number=0, version=rules.version, game=Raw(snapshot(game)), questions=Questions(game).numbers)
    table = document(rules, game.seats, **options)
    rows = [*store.new_table(table), store.state(TABLE, Times(), kept, None)]
    asyncio.run(store.write(rows))
    key = store.cookie_key()
    store.close()
    return key


class World:
    """One of the two: its server, everyone's socket (the last one watches), and what whoever looks has been told."""

    def __init__(self, served: Served, key: bytes, seats: int, seat: Seat | None) -> None:
        self.served, self.seat = served, seat
        self.guests = [self._guest(key, number) for number in range(seats + 1)]
        self.told: list[Event] = []
        self._listen()
        self.sockets = [guest.join(TABLE) for guest in self.guests]
        for socket in self.sockets:
            socket.caught_up()

    def _guest(self, key: bytes, number: int) -> Guest:
        guest = self.served.guest()
        guest.http.cookies.set(COOKIE, Signer(key).sign(Visitor(f"guest {number}", f"Guest {number}")))
        return guest

    def _listen(self) -> None:
        """Note every event that the rules show this seat, for the comparison."""
        audience = self.served.room(TABLE).audience
        show = audience.show

        def showing(events: Any) -> None:
            events = list(events)
            self.told += [told for event in events if (told := event.seen_by(self.seat)) is not None]
            show(events)

        audience.show = showing  # type: ignore[method-assign]

    @property
    def game(self) -> Game:
        course = self.served.room(TABLE).course
        assert course
        return course.game

    @property
    def mine(self) -> Socket:
        return self.sockets[-1 if self.seat is None else self.seat]

    @property
    def me(self) -> Guest:
        return self.guests[-1 if self.seat is None else self.seat]

    def known(self) -> tuple[Any, ...]:
        """What the rules let the seat know, whatever the server does."""
        game = self.game
        ask = asked(game, self.seat)
        return view(game, self.seat), ask, tuple(ask.choices(game)) if ask else (), tuple(self.told)

    def choose(self, seat: Seat, choice: Choice) -> None:
        socket = self.sockets[seat]
        socket.caught_up()
        socket.choose(msgspec.to_builtins(choice))
        socket.caught_up()

    def heard(self) -> list[bytes]:
        self.mine.caught_up()
        return self.mine.raw


@contextmanager
def twins(
    folder: Path, rules: Rules, rng: Random, seats: int, *, watching: bool = False, **options: Any
) -> Iterator[tuple[World, World]]:
    """Two worlds that look alike to one seat, or to whoever watches."""
    game, seat = somewhere(rules, seats, rng, **options), None if watching else rng.randrange(seats)
    place = {"salvage": "examples.salvage:SALVAGE"}.get(rules.name)
    with ExitStack() as doors:
        worlds = []
        for number in (1, 2):
            key = stage(folder / f"{number}.db", rules, imagine(game, seat, f"truth {number}"), **options)
            games = (place,) if place else ()
            served = doors.enter_context(serving(folder / f"{number}.db", HandClock(), games=games))
            worlds.append(World(served, key, seats, seat))
        yield worlds[0], worlds[1]


def after(game: Game, seat: Seat, choice: Choice) -> tuple[Game, list[Event]]:
    """What would come of a choice."""
    other = game.clone()
    return other, apply(other, seat, choice)


def asked(game: Game, seat: Seat | None) -> Any:
    return None if seat is None else game.asks.get(seat)


def looks(game: Game, events: list[Event], seat: Seat | None) -> tuple[Any, ...]:
    ask = asked(game, seat)
    told = tuple(seen for event in events if (seen := event.seen_by(seat)) is not None)
    return view(game, seat), ask, tuple(ask.choices(game)) if ask else (), told


def alike(first: World, second: World, mover: Seat, rng: Random) -> tuple[Choice, Choice] | None:
    """Choices of this mover after which the worlds still look alike, different ones if there are any."""
    offered = [list(world.game.asks[mover].choices(world.game)) for world in (first, second)]
    pairs = [(one, two) for one in sample(offered[0], rng) for two in sample(offered[1], rng)]
    pairs += [(choice, choice) for choice in sample(offered[0], rng) if choice in offered[1]]
    pairs.sort(key=lambda pair: pair[0] == pair[1])
    for one, two in pairs:
        if looks(*after(first.game, mover, one), first.seat) == looks(*after(second.game, mover, two), first.seat):
            return one, two
    return None


def sample(choices: list[Choice], rng: Random) -> list[Choice]:
    return rng.sample(choices, min(6, len(choices)))
