"""The ten laws as functions of one position: each checks what it can and says how many checks it made."""

from __future__ import annotations

import ast
import inspect
import random
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from functools import cache
from types import ModuleType

import msgspec

from startable.engine.chance import Chance
from startable.engine.game import CLOCK, TABLE, Choice, Event, Game, Illegal, Seat, apply, play, run, why_not
from startable.engine.journal import restore, snapshot
from startable.engine.rules import Rules, imagine, view

__all__ = ["LAWS", "Breach", "Position"]

SAMPLE = 6  # choices tried per question and law: enough to meet each kind over many positions
OUTSIDE = frozenset(
    {"asyncio", "datetime", "io", "locale", "os", "pathlib", "random", "secrets", "socket", "subprocess"}
)
OUTSIDE |= {"threading", "time", "urllib", "uuid"}


class Breach(Exception):
    """A law is broken; the message says what was seen."""


class Position:
    """A moment of a random game, with what the laws need to know about how it came about."""

    def __init__(self, rules: Rules, game: Game, rng: random.Random, ledger: Collection[str] | None) -> None:
        self.rules = rules
        self.game = game
        self.rng = rng
        self.ledger = ledger
        self.pieces = rules.pieces(game)
        self.elsewhere: dict[Choice, None] = {}  # choices seen at other moments: wrong ones to try

    @property
    def seats(self) -> list[Seat | None]:
        return [*range(self.game.seats), None]

    @property
    def asked(self) -> list[Seat]:
        """The seats, without the clock, that can act."""
        return sorted(seat for seat, ask in self.game.asks.items() if seat != CLOCK and ask.choices(self.game))

    def some(self, choices: Collection[Choice]) -> list[Choice]:
        return self.rng.sample(list(choices), min(SAMPLE, len(choices)))

    def seed(self) -> int:
        return self.rng.getrandbits(32)


def sight(game: Game, seat: Seat | None) -> bytes:
    """All that a seat is sent: its view, its open question and what it may choose."""
    ask = None if seat is None else game.asks.get(seat)
    return msgspec.json.encode((view(game, seat), ask, ask.choices(game) if ask else ()))


def story(events: list[Event], seat: Seat | None) -> bytes:
    return msgspec.json.encode([told for event in events if (told := event.seen_by(seat)) is not None])


def require(holds: bool, what: str) -> None:
    if not holds:
        raise Breach(what)


def saved(at: Position) -> int:
    """1. Replay: the state is all there is; written down and read back it is the same game."""
    data = snapshot(at.game)
    require(snapshot(restore(data, at.rules)) == data, "a snapshot read back is another game")
    return 1


def cloned(at: Position) -> int:
    """2. Clone: a clone is equal and shares nothing that can change."""
    before = snapshot(at.game)
    twin = at.game.clone()
    require(snapshot(twin) == before, f"the clone differs: {_difference(before, snapshot(twin))}")
    for _ in wander(twin, at.rng, 12):
        pass
    require(snapshot(at.game) == before, "playing on a clone changed the original")
    return 2


def listed(at: Position) -> int:
    """3. Legality once: what is listed is accepted, in one unambiguous form, and nothing else is."""
    checks = 0
    for seat, ask in at.game.asks.items():
        choices = ask.choices(at.game)
        require(len(set(choices)) == len(choices), f"{ask} lists a choice twice")
        require(
            list(choices) == list(ask.choices(at.game)), f"{ask} lists its choices in another order when asked again"
        )
        require(not choices or ask.default(at.game) in choices, f"the default of {ask} is not among its choices")
        for choice in choices:
            require(why_not(at.game, seat, choice) is None, f"{choice} is listed but refused to seat {seat}")
            decoded = at.rules.read_choice(msgspec.json.encode(choice))
            require(decoded == choice, f"{choice} comes back from the wire as {decoded}")
        for choice in at.some(at.elsewhere):
            refused = why_not(at.game, seat, choice) is not None
            require(refused != (choice in choices), f"{choice} is not listed for seat {seat} but would be accepted")
        for choice in at.some(choices):
            play(at.game.clone(), seat, choice)
        checks += len(choices)
        at.elsewhere.update(dict.fromkeys(choices))
    return checks


def refused(at: Position) -> int:
    """4. A refusal changes nothing and names its rule."""
    checks = 0
    before = snapshot(at.game)
    for seat in range(-2, at.game.seats + 1):
        ask = at.game.asks.get(seat)
        offered = ask.choices(at.game) if ask else ()
        for choice in at.some([choice for choice in at.elsewhere if choice not in offered]):
            rule = _refusal(at.game, seat, choice)
            require(snapshot(at.game) == before, f"refusing {choice} to seat {seat} changed the table")
            known = at.ledger is None or rule.startswith("ST-") or rule in at.ledger
            require(bool(rule) and known, f"the refusal of {choice} cites {rule!r}, which is not in the ledger")
            checks += 1
    return checks


def _refusal(game: Game, seat: Seat, choice: Choice) -> str:
    try:
        play(game, seat, choice)
    except Illegal as illegal:
        return illegal.refusal.rule
    raise Breach(f"{choice} is not listed for seat {seat} but was accepted")


def unseen(at: Position) -> int:
    """5. Views name what is seen: what a seat cannot know changes no byte that it is sent."""
    checks = 0
    for seat in at.seats:
        before = sight(at.game, seat)
        other = imagine(at.game, seat, at.seed())
        require(
            sight(other, seat) == before,
            f"seat {seat} sees what it cannot know: {_difference(before, sight(other, seat))}",
        )
        for actor, first, second in _pairs(at, seat):
            secret = sight(first[0], actor) != sight(second[0], actor)  # else it was done in the open, to the same end
            if secret and sight(first[0], seat) == sight(second[0], seat):
                require(
                    story(first[1], seat) == story(second[1], seat),
                    f"seat {seat} is told of a choice that it cannot see: {story(first[1], seat)!r}",
                )
                checks += 1
        checks += 1
    return checks


def imagined(at: Position) -> int:
    """6. Imagining: games that look alike to a seat are imagined alike, and what is imagined can be played."""
    checks = 0
    for seat in at.seats:
        seed = at.seed()
        for _, first, second in _pairs(at, seat):
            if sight(first[0], seat) == sight(second[0], seat):
                alike = snapshot(imagine(first[0], seat, seed)) == snapshot(imagine(second[0], seat, seed))
                require(alike, f"imagining for seat {seat} remembers a secret")
                checks += 1
        twin = imagine(at.game, seat, seed)
        alike = snapshot(imagine(twin, seat, seed)) == snapshot(twin)
        require(alike, f"a game and its imagined twin look alike to seat {seat} but are imagined differently")
        require(at.rules.pieces(twin) == at.pieces, f"imagining for seat {seat} lost or made pieces")
        for _ in wander(twin, at.rng, 12):
            require(at.rules.pieces(twin) == at.pieces, f"a game imagined for seat {seat} loses or makes pieces")
        checks += 2
    return checks


Outcome = tuple[Game, list[Event]]


def _pairs(at: Position, seat: Seat | None) -> Iterator[tuple[Seat, Outcome, Outcome]]:
    """An actor, and two games which differ by that other seat's choice, or by what chance dealt upon it."""
    for other in at.asked:
        if other != seat:
            outcomes = [_after(at.game, other, choice) for choice in at.some(at.game.asks[other].choices(at.game))]
            yield from ((other, *pair) for pair in zip(outcomes, outcomes[1:], strict=False))
            luck = at.game.clone()
            luck.chance.key = Chance.of(at.seed()).key
            choice = at.some(at.game.asks[other].choices(at.game))[0]
            yield other, _after(at.game, other, choice), _after(luck, other, choice)


def _after(game: Game, seat: Seat, choice: Choice) -> Outcome:
    later = game.clone()
    return later, apply(later, seat, choice)


def conserved(at: Position) -> int:
    """7. Nothing vanishes, and nothing comes from nowhere."""
    now = at.rules.pieces(at.game)
    require(now == at.pieces, f"pieces changed: {_changed(at.pieces, now)}")
    return 1


def _changed(before: Counter[str], now: Counter[str]) -> str:
    return ", ".join(f"{name} {before[name]} -> {now[name]}" for name in before | now if before[name] != now[name])


def alive(at: Position) -> int:
    """8. Never stuck: while the game is on, someone can act."""
    if not at.game.over:
        require(any(ask.choices(at.game) for ask in at.game.asks.values()), f"nobody can act: {at.game.asks}")
    return 1


def unhurried(at: Position) -> int:
    """9. Chance lives in the state: side by side, nobody's luck depends on who is quicker; only named races do."""
    racing = at.rules.races
    seats = [seat for seat in at.asked if not isinstance(at.game.asks[seat], racing)]
    if len(seats) < 2:
        return 0
    pair = at.rng.sample(seats, 2)
    chosen = {seat: at.some(at.game.asks[seat].choices(at.game))[0] for seat in pair}
    first, second = at.game.clone(), at.game.clone()
    for game, order in ((first, pair), (second, pair[::-1])):
        for seat in order:
            if seat in game.asks:
                apply(game, seat, chosen[seat])
    require(first == second, f"seats {pair}: the game depends on who is quicker with {chosen}")
    return 1


def secluded(at: Position) -> int:
    """10. No clock, socket, language or file in the rules."""
    for name, module in list(sys.modules.items()):
        if at.rules.holds(name):
            for used in _imports(module):
                require(used.partition(".")[0] not in OUTSIDE, f"{name} imports {used}")
    return 1


@cache
def _imports(module: ModuleType) -> frozenset[str]:
    """The modules that a module imports anywhere in its source."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return frozenset(found)


def sealed(at: Position) -> int:
    """Undo takes back no knowledge: a choice that showed its seat something new is sealed."""
    checks = 0
    for seat in at.asked:
        one, two = (imagine(at.game, seat, at.seed()) for _ in range(2))
        for choice in at.some(at.game.asks[seat].choices(at.game)):
            first, second, true = one.clone(), two.clone(), at.game.clone()
            for game in (first, second, true):
                run(game, seat, choice)
            if sight(first, seat) != sight(second, seat):
                kept = seat in true.sealed or TABLE in true.sealed
                require(kept, f"{choice} shows seat {seat} something new and could be taken back")
            checks += 1
    return checks


def someone(game: Game, rng: random.Random) -> Seat | None:
    """A seat that can act, at random; None if there is none. The clock is patient."""
    able = [seat for seat, ask in sorted(game.asks.items()) if ask.choices(game)]
    people = [seat for seat in able if seat != CLOCK]
    if not able:
        return None
    return rng.choice(people if people and rng.random() < 0.97 else able)


def wander(game: Game, rng: random.Random, choices: int) -> Iterator[None]:
    """Play on at random for so many choices, in place."""
    for _ in range(choices):
        seat = someone(game, rng)
        if seat is None:
            return
        apply(game, seat, rng.choice(game.asks[seat].choices(game)))
        yield


def _difference(before: bytes, after: bytes) -> str:
    """Where two encodings part."""
    at = next((i for i, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), min(len(before), len(after)))
    start = max(0, at - 60)
    return f"…{before[start : at + 40].decode()}… / …{after[start : at + 40].decode()}…"


LAWS: dict[str, Callable[[Position], int]] = {
    "1 replay": saved,
    "2 clone": cloned,
    "3 legality once": listed,
    "4 refusals": refused,
    "5 views": unseen,
    "6 imagining": imagined,
    "7 nothing vanishes": conserved,
    "8 never stuck": alive,
    "9 chance": unhurried,
    "10 secluded": secluded,
    "undo": sealed,
}
