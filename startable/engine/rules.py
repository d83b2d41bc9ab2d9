"""What makes a set of rules a game for everybody else: its name, its options, and five functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from importlib import import_module
from typing import Any

import msgspec
from msgspec import Struct

from startable.engine.chance import Chance
from startable.engine.game import Ask, Choice, Event, Game, Illegal, Malformed, Refusal, Seat, Step, proceed
from startable.engine.values import Value, assert_immutable, union

__all__ = [
    "BadOptions",
    "Options",
    "Points",
    "Result",
    "Rules",
    "View",
    "branch",
    "imagine",
    "new",
    "places",
    "result",
    "rules_of",
    "view",
]


class Options(Value, frozen=True):
    """What a table may choose before it starts. Subclasses add fields with defaults; ValueError says what is wrong."""

    @classmethod
    def words(cls) -> dict[str, tuple[str, ...]]:
        """The words to choose among for a field whose type allows any."""
        return {}

    def unfit(self, seats: int) -> str | None:
        """Why so many players cannot play like this, and what would fit; None if they can."""
        return None

    def printed(self) -> Mapping[str, Any]:
        """What stands on the components, where these options replace what comes with the game."""
        return {}


class View(Value, frozen=True):
    """What one seat sees, in named parts: the wire sends only the parts that changed."""


class Points(Value, frozen=True):
    """What each seat scored from one source."""

    source: str
    scores: tuple[int, ...]


class Result(Value, frozen=True):
    """How a game ended: scores by seat, places (1 is the winner; ties share a place), and where points came from."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[Points, ...] = ()


class BadOptions(ValueError):
    """The game cannot be set up like this; the message says why."""


_known: dict[str, Rules] = {}


class Rules(Struct, frozen=True, kw_only=True, dict=True):
    """A complete game. Making one registers it by its name and checks that its data can be cloned safely."""

    name: str
    home: str | tuple[str, ...]  # the packages or modules that define its choices, steps, events and refusals
    version: int  # raised whenever the same seed and journal would give another game
    seats: Collection[int]
    game: type[Game]
    setup: Callable[[Chance, int, Any], Any]  # (chance, seats, options) -> the table, with its first steps
    view: Callable[[Any, Seat | None], View]  # what a seat sees, built by naming it
    imagine: Callable[[Any, Seat | None, Chance], None]  # deal anew, in place, all that the seat cannot see
    result: Callable[[Any], Result]  # asked once the game is over
    pieces: Callable[[Any], Counter[str]]  # every component with a finite supply, wherever it is
    options: type[Options] = Options
    redeal: Callable[[Any, Seat | None, Chance], None] | None = None  # imagine, where that forgets what must stand
    races: tuple[type[Ask[Any]], ...] = ()  # questions where the order of arrival is itself a rule

    def __post_init__(self) -> None:
        for value in (*self.choices, *self.steps, *self.events, *self.refusals):
            assert_immutable(value)
        _known[self.name] = self

    @cached_property
    def choices(self) -> tuple[type[Choice], ...]:
        return self._family(Choice)

    @cached_property
    def steps(self) -> tuple[type[Step[Any]], ...]:
        return self._family(Step)

    @cached_property
    def asks(self) -> tuple[type[Ask[Any]], ...]:
        return self._family(Ask)

    @cached_property
    def events(self) -> tuple[type[Event], ...]:
        return self._family(Event)

    @cached_property
    def refusals(self) -> tuple[type[Refusal], ...]:
        return self._family(Refusal)

    def holds(self, module: str) -> bool:
        """Whether a module belongs to this game."""
        homes = (self.home,) if isinstance(self.home, str) else self.home
        return f"{module}.".startswith(tuple(f"{home}." for home in homes))

    def _family(self, parent: type[Any]) -> tuple[type[Any], ...]:
        """Every class of this kind that the game's own modules define, in a stable order."""
        found = {kind for kind in _descendants(parent) if self.holds(kind.__module__)}
        return tuple(sorted(found, key=lambda kind: kind.__name__))

    @cached_property
    def _choice_decoder(self) -> msgspec.json.Decoder[Choice]:
        return msgspec.json.Decoder(union(self.choices))

    def read_choice(self, data: bytes | str | msgspec.Raw) -> Choice:
        """A choice as sent by a stranger: typed, or refused."""
        try:
            return self._choice_decoder.decode(data)
        except msgspec.DecodeError as error:
            raise Illegal(Malformed(problem=str(error)), str(error)) from None

    def read_options(self, options: dict[str, Any]) -> Options:
        """Options as given by a person, checked by the game itself."""
        unknown = options.keys() - set(self.options.__struct_fields__)
        if unknown:
            known = ", ".join(self.options.__struct_fields__) or "none"
            raise BadOptions(f"{self.name} has no option {', '.join(sorted(unknown))}; its options are: {known}")
        try:
            return msgspec.convert({**options, "type": self.options.__name__}, self.options)
        except msgspec.ValidationError as error:
            raise BadOptions(f"{self.name}: {error}") from None

    def seated(self, seats: int, options: dict[str, Any]) -> Options:
        """Options for so many players, checked together."""
        chosen = self.read_options(options)
        if problem := chosen.unfit(seats):
            raise BadOptions(f"{self.name}: {problem}")
        return chosen


def _descendants(parent: type[Any]) -> set[type[Any]]:
    return {kind for child in parent.__subclasses__() for kind in {child, *_descendants(child)}}


def rules_of(game: Game) -> Rules:
    return _known[game.name]


def known(name: str, module: str) -> Rules:
    """The rules of that name, importing the module that declares them if need be."""
    if name not in _known:
        import_module(module)
    return _known[name]


def new(rules: Rules, *, seats: int, seed: int | str = 0, **options: Any) -> Game:
    """Set up a table and run it to its first questions.

    >>> from examples.salvage import SALVAGE
    >>> game = new(SALVAGE, seats=2, seed=7)
    >>> sorted(game.asks)
    [-2, 0, 1]
    """
    if seats not in rules.seats:
        raise BadOptions(f"{rules.name} is for {_numbers(rules.seats)} players, not {seats}")
    game: Game = rules.setup(Chance.of(seed), seats, rules.seated(seats, options))
    game.name = rules.name
    proceed(game)
    game.told, game.sealed = [], []
    return game


def _numbers(seats: Collection[int]) -> str:
    low, high = min(seats), max(seats)
    return str(low) if low == high else f"{low} to {high}"


def places(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Who came in where by score alone: 1 is the best, ties share a place.

    >>> places((7, 9, 9, 3))
    (3, 1, 1, 4)
    """
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def view(game: Game, seat: Seat | None) -> View:
    """What this seat (None: a spectator) may see."""
    return rules_of(game).view(game, seat)


def imagine(game: Game, seat: Seat | None, seed: int | str) -> Game:
    """A game this seat could equally be in: all that it cannot see is dealt anew, its chance included."""
    other = game.clone()
    other.chance = Chance.of(seed)
    rules_of(game).imagine(other, seat, Chance.of(f"deal {seed}"))
    return other


def branch(game: Game, seat: Seat | None, seed: int | str) -> Game:
    """This game to be played on from here: what the seat sees and what was earned stand, and the rest is dealt anew."""
    rules, other = rules_of(game), game.clone()
    other.chance = Chance.of(seed)
    (rules.redeal or rules.imagine)(other, seat, Chance.of(f"deal {seed}"))
    return other


def result(game: Game) -> Result | None:
    """Scores and places once the game is over, None before."""
    return rules_of(game).result(game) if game.over else None
