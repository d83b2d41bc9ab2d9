"""A table as text, both ways: short enough to draw positions in tests, complete enough to write down any table.

What chance holds in store is no part of a position. The format is described in docs/notation-roll.md.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec import structs

from startable.engine import TABLE, Ask, Chance, Seat, Step
from startable.games.roll.dice import ONE, counts, from_counts
from startable.games.roll.printed import (
    BOX,
    COLOUR_NAMES,
    FACES,
    FACTIONS,
    FIRST_HALF,
    HOME_WORLDS,
    NUMBER_OF,
    PHASES,
    SIDES,
    STACKS,
    TILES,
    halves_of,
    home_of,
    side_of,
)
from startable.games.roll.table import DICTATE, NOBODY, Moving, Player, Roll, Setting, pieces

__all__ = ["BadPosition", "read", "write"]

UNSAID = -1_000
"""A pool that the text does not mention."""

ALL_OTHERS = "*"
"""Ends a bag that holds, after the tiles named, all that are nowhere else."""


class BadPosition(ValueError):
    """The text is no position; the message says which line and why."""


STACK_LINES = ("develop", "settle")
DICE_LINES = ("cup", "citizenry", "dictated", "extras", "scouted", "crew")
TILE_LINES = ("lane", "offer", "abandoned")
NUMBER_LINES = ("credits", "chips", "pending", "owed")
TABLE_NUMBERS = ("round", "pool")
PHASE_NUMBERS = ("phase", "extra")
FLAGS = ("screens", "strict")


# Writing


def write(game: Roll) -> str:
    """The position as text."""
    lines = [*_table_lines(game)]
    for seat, player in enumerate(game.players):
        lines += ["", *_player_lines(player), *_seat_lines(game, seat)]
    return "\n".join(lines) + "\n"


def _table_lines(game: Roll) -> Iterator[str]:
    yield f"round {game.round}"
    yield f"pool {game.pool}"
    options = [name for name in game.options.__struct_fields__ if getattr(game.options, name)]
    yield from _line("options", " ".join(options))
    yield from _line("phases", " ".join(PHASES[phase] for phase in game.phases))
    for name in PHASE_NUMBERS:
        yield from _line(name, _phase(getattr(game, name)))
    yield from (name for name in FLAGS if getattr(game, name))
    yield f"bag {_tiles(game.bag)}".strip()
    yield from _line("next", _steps(game.agendas.get(TABLE, ())))


def _seat_lines(game: Roll, seat: Seat) -> Iterator[str]:
    """What this player is asked, and what comes after."""
    yield from _line("ask", _steps([game.asks[seat]] if seat in game.asks else []))
    yield from _line("next", _steps(game.agendas.get(seat, ())))


def _player_lines(me: Player) -> Iterator[str]:
    yield f"player {FACTIONS[me.faction].number} {HOME_WORLDS[me.home].name}"
    built = me.tableau[len(halves_of(me.faction)) + 1 :]
    yield from _line("built", "; ".join(SIDES[side].name for side in built))
    goods = [f"{SIDES[world].name}: {_dice(dice)}" for world, dice in me.goods.items() if dice]
    yield from _line("goods", "; ".join(goods))
    yield f"credits {me.credits}"
    for name in ("chips", "pending", "owed"):
        yield from _line(name, str(getattr(me, name) or ""))
    for stack in STACKS:
        yield from _line(STACK_LINES[stack], _stack(me, stack))
    for name in DICE_LINES:
        yield from _line(name, _dice(getattr(me, name)))
    for name in ("rolled", "workers"):
        yield from _line(name, _columns(getattr(me, name)))
    yield from _line("selected", f"{_phase(me.selected)} {_colour(me.selector)}".strip())
    yield from _line("used", "; ".join(map(_power, me.used)))
    if me.moving:
        yield _moving(me.moving)
    for name in TILE_LINES:
        yield from _line(name, _tiles(getattr(me, name)))
    yield from _line("shown", " / ".join(map(_tiles, me.shown)))


def _line(name: str, text: str) -> Iterator[str]:
    if text:
        yield f"{name} {text}"


def _phase(phase: int) -> str:
    return "" if phase == NOBODY else PHASES[phase]


def _colour(colour: int) -> str:
    return "" if colour == NOBODY else COLOUR_NAMES[colour]


def _power(side: int) -> str:
    return "Dictate" if side == DICTATE else SIDES[side].name


def _tiles(tiles: Iterable[int]) -> str:
    return " ".join(TILES[tile].id for tile in tiles)


def _dice(dice: int) -> str:
    named = zip(counts(dice), COLOUR_NAMES, strict=True)
    return " ".join(name if number == 1 else f"{number} {name}" for number, name in named if number)


def _columns(dice: Iterable[int]) -> str:
    return "; ".join(f"{FACES[column]}: {_dice(held)}" for column, held in enumerate(dice) if held)


def _stack(me: Player, stack: int) -> str:
    names = "; ".join(SIDES[side_of(tile, stack)].name for tile in me.stacks[stack])
    dice = f"[{_dice(me.builders[stack])}]" if me.builders[stack] else ""
    return f"{names} {dice}".strip()


def _moving(moving: Moving) -> str:
    words = [_power(moving.power), *(f"{name} {_word(getattr(moving, name))}" for name in MOVING)]
    return f"moving {'; '.join(words)}"


def _word(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(int(value))


MOVING = tuple(name for name in Moving.__struct_fields__ if name != "power")


def _steps(steps: Iterable[Step[Any]]) -> str:
    return "; ".join(" ".join([type(step).__name__, *map(str, structs.astuple(step))]) for step in steps)


# Reading


def read(text: str, seed: int | str = 0) -> Roll:
    """The table that the text describes. Dice it does not mention are in the supply, tiles in the bag."""
    game = Roll(
        chance=Chance.of(seed), seats=0, name="roll", players=[], options=Setting(), bag=(), supply=0, pool=UNSAID
    )
    bag: str | None = None
    for number, line in enumerate(text.splitlines(), 1):
        word, _, rest = line.partition("#")[0].strip().partition(" ")
        try:
            if word == "bag":
                bag = rest
            elif word:
                _read_line(game, word, rest.strip())
        except (KeyError, ValueError, IndexError, TypeError) as error:
            raise BadPosition(f"line {number}, {line.strip()!r}: {_because(error)}") from None
    _complete(game, bag)
    return game


def _because(error: Exception) -> str:
    return f"{error.args[0]!r} is unknown here" if isinstance(error, KeyError) else str(error)


def _read_line(game: Roll, word: str, rest: str) -> None:
    if word == "player":
        game.players.append(_read_player(rest))
        game.seats += 1
    elif word in ("next", "ask"):
        _read_steps(game, word, rest)
    elif game.players:
        PLAYER_LINES[word](game.players[-1], rest)
    else:
        TABLE_LINES[word](game, rest)


def _read_player(rest: str) -> Player:
    number, _, home = rest.partition(" ")
    faction = next((index for index, faction in enumerate(FACTIONS) if str(faction.number) == number), None)
    home_index = next((index for index, world in enumerate(HOME_WORLDS) if world.name == home), None)
    if faction is None or home_index is None:
        raise ValueError("a player has a faction from 1 to 9 and the name of a home world")
    me = Player(faction=faction, home=home_index)
    for side in (*halves_of(faction), home_of(home_index)):
        me.join(side)
    return me


def _read_steps(game: Roll, word: str, rest: str) -> None:
    steps = tuple(map(_read_step, rest.split("; ")))
    seat = game.seats - 1 if game.players else TABLE
    if word == "next":
        game.agendas[seat] = steps
    else:
        (ask,) = steps
        if not isinstance(ask, Ask) or ask.seat != seat:
            raise ValueError("this is no question to this player")
        game.asks[seat] = ask


def _read_step(text: str) -> Step[Any]:
    from startable.games.roll import ROLL  # which knows all its steps once they are all defined

    name, *arguments = text.split(" ")
    kinds = {kind.__name__: kind for kind in ROLL.steps}
    return kinds[name](*map(int, arguments))


def _read_tiles(rest: str) -> tuple[int, ...]:
    return tuple(TILE_NUMBERS[word] for word in rest.split())


TILE_NUMBERS = {tile.id: number for number, tile in enumerate(TILES)}
DIE = re.compile(r"(?:(\d+) )?([a-z]+)(?: |$)")


def _read_dice(rest: str) -> int:
    found = DIE.findall(rest)
    if "".join(f"{number} {name} ".lstrip() for number, name in found).strip() != rest:
        raise ValueError(f"{rest!r} are no dice, as in '2 white red'")
    dice = dict.fromkeys(COLOUR_NAMES, 0)
    for number, name in found:
        dice[name] += int(number or 1)
    return from_counts(list(dice.values()))


def _named_dice(rest: str) -> Iterator[tuple[str, int]]:
    for part in rest.split("; "):
        name, _, dice = part.partition(": ")
        yield name, _read_dice(dice)


def _by_face(rest: str) -> list[int]:
    columns = [0] * len(FACES)
    for name, dice in _named_dice(rest):
        columns[FACES.index(name)] += dice
    return columns


def _read_goods(me: Player, rest: str) -> None:
    for name, dice in _named_dice(rest):
        if NUMBER_OF[name] not in me.goods:
            raise ValueError(f"{name} is no world of this player that takes goods")
        me.goods[NUMBER_OF[name]] = dice


def _read_built(me: Player, rest: str) -> None:
    for name in rest.split("; "):
        if NUMBER_OF[name] >= FIRST_HALF:
            raise ValueError(f"{name} is no game tile")
        me.join(NUMBER_OF[name])


def _stack_reader(stack: int) -> Callable[[Player, str], None]:
    def read_stack(me: Player, rest: str) -> None:
        names, _, dice = rest.partition("[")
        sides = [NUMBER_OF[name] for name in names.strip().split("; ") if name]
        if any(side // len(TILES) != stack for side in sides):
            raise ValueError(f"only {('developments', 'worlds')[stack]} are in this stack")
        me.stacks[stack] = tuple(side % len(TILES) for side in sides)
        me.builders[stack] = _read_dice(dice.rstrip("]")) if dice else 0

    return read_stack


def _read_selected(me: Player, rest: str) -> None:
    phase, _, colour = rest.partition(" ")
    me.selected = PHASES.index(phase)
    me.selector = COLOUR_NAMES.index(colour) if colour else NOBODY


def _read_power(name: str) -> int:
    return DICTATE if name == "Dictate" else NUMBER_OF[name]


def _read_moving(me: Player, rest: str) -> None:
    power, *words = rest.split("; ")
    values = dict(word.split(" ") for word in words)
    kinds = {name: str(kind) for name, kind in Moving.__annotations__.items()}
    fields = {name: _unword(values[name], kinds[name]) for name in MOVING}
    me.moving = Moving(_read_power(power), **fields)


def _unword(text: str, kind: str) -> Any:
    if kind.startswith("tuple"):
        return tuple(map(int, text.split(",")))
    return bool(int(text)) if kind == "bool" else int(text)


def _setter(name: str, read: Callable[[str], Any]) -> Callable[[Any, str], None]:
    def put(target: Any, rest: str) -> None:
        setattr(target, name, read(rest))

    return put


def _flag(rest: str) -> bool:
    if rest:
        raise ValueError("nothing follows this word")
    return True


PLAYER_LINES: dict[str, Callable[[Player, str], None]] = {
    "built": _read_built,
    "goods": _read_goods,
    "selected": _read_selected,
    "moving": _read_moving,
    "shown": _setter("shown", lambda rest: tuple(map(_read_tiles, rest.split("/")))),
    "used": _setter("used", lambda rest: tuple(map(_read_power, rest.split("; ")))),
    "rolled": _setter("rolled", lambda rest: tuple(_by_face(rest))),
    "workers": _setter("workers", _by_face),
    **{STACK_LINES[stack]: _stack_reader(stack) for stack in STACKS},
    **{name: _setter(name, _read_dice) for name in DICE_LINES},
    **{name: _setter(name, _read_tiles) for name in TILE_LINES},
    **{name: _setter(name, int) for name in NUMBER_LINES},
}
TABLE_LINES: dict[str, Callable[[Roll, str], None]] = {
    "options": _setter("options", lambda rest: Setting(**dict.fromkeys(rest.split(), True))),
    "phases": _setter("phases", lambda rest: tuple(map(PHASES.index, rest.split()))),
    **{name: _setter(name, PHASES.index) for name in PHASE_NUMBERS},
    **{name: _setter(name, int) for name in TABLE_NUMBERS},
    **{name: _setter(name, _flag) for name in FLAGS},
}


def _complete(game: Roll, bag: str | None) -> None:
    """Fill the pool, the bag and the supply with what the text does not mention, and count."""
    if game.seats not in range(2, 6):
        raise BadPosition(f"there are 2 to 5 players, not {game.seats}")
    if game.pool == UNSAID:
        game.pool = 12 * game.seats
    game.bag = _read_tiles((ALL_OTHERS if bag is None else bag).removesuffix(ALL_OTHERS))
    if bag is None or bag.endswith(ALL_OTHERS):
        found = pieces(game)
        game.bag += tuple(number for number, tile in enumerate(TILES) if not found[tile.id])
    game.supply = BOX - sum(player.dice for player in game.players)
    found = pieces(game)
    twice = [tile.id for tile in TILES if found[tile.id] != 1]
    if twice:
        raise BadPosition(f"each tile is somewhere once, but not {', '.join(twice)}")
    _count_dice(game)


def _count_dice(game: Roll) -> None:
    used = [sum(numbers) for numbers in zip(*(counts(player.dice) for player in game.players), strict=True)]
    for colour, name in enumerate(COLOUR_NAMES):
        if used[colour] * ONE[colour] > BOX & 255 * ONE[colour]:
            raise BadPosition(f"there are not {used[colour]} {name} dice in the box")
