"""Ships and flights as text that anyone can read and type; docs/notation-trucker.md explains it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import msgspec

from startable.engine import Chance
from startable.games.trucker.boards import NOWHERE, Board
from startable.games.trucker.cards import CARDS, COLOURS, DECKS
from startable.games.trucker.components import (
    BATTERY,
    BOXES,
    CABIN,
    CAPACITY,
    COMPONENTS,
    HOLD,
    POINTS,
    SIDES,
    Component,
)
from startable.games.trucker.deeds import DICE
from startable.games.trucker.flight import Between
from startable.games.trucker.setting import DEFAULTS, IN_ROUNDS
from startable.games.trucker.setup import flights_to_come, pieces, setup
from startable.games.trucker.table import BROWN, NOBODY, PURPLE, WEIGHT, Setting, Trucker, Trucking
from startable.games.trucker.titles import TITLES

__all__ = ["BadNotation", "flight_text", "read_flight", "read_ship", "ship_text"]

LETTERS = {
    "starting_cabin": "@",
    "cabin": "c",
    "engine": "e",
    "double_engine": "E",
    "cannon": "g",
    "double_cannon": "G",
    "shield": "s",
    "structure": "+",
    "purple_life_support": "p",
    "brown_life_support": "w",
}
BY_CAPACITY = {"battery": {2: "b", 3: "B"}, "hold": {2: "h", 3: "H"}, "special_hold": {1: "r", 2: "R"}}
ARROWS = "^>v<"
CUBES = "RYGB"
FACES = ("1", "2", "3", "4", "5", "6")
CREW = {"": 0, "1": 1, "2": 2, "P": PURPLE, "B": BROWN}
TOKEN = re.compile(r"(?P<tile>[@ceEgGs+pwbBhHrR][0-3]{4}[\^>v<]?)(?::(?P<load>[0-9A-Z]+))?")


class BadNotation(ValueError):
    """The text is not a ship or a flight; the message says where and why."""


def _letter(tile: Component) -> str:
    return LETTERS.get(tile.kind) or BY_CAPACITY[tile.kind][tile.capacity]


def _tile_text(code: int) -> str:
    sides = "".join(map(str, SIDES[code]))
    return _letter(COMPONENTS[code // 4]) + sides + (ARROWS[POINTS[code]] if POINTS[code] >= 0 else "")


def _codes() -> dict[str, list[int]]:
    """Every way of writing a placed tile, with the tiles and turns that look like that."""
    found: dict[str, list[int]] = {}
    for code in range(4 * len(COMPONENTS)):
        found.setdefault(_tile_text(code), []).append(code)
    return found


CODES = _codes()


# Ships


def ship_text(board: Board, cells: tuple[int, ...], aboard: list[int] | None = None) -> str:
    """The ship as a grid, the front on top, with the numbers printed along the board."""
    printed = board.printed
    columns = range(printed.first_column, printed.last_column + 1)
    loads = aboard or [0] * len(cells)
    table = [["", *map(str, columns)]]
    for row in range(printed.first_row, printed.last_row + 1):
        squares = [_open(board, row, column) for column in columns]
        table.append([str(row), *(_square_text(square, cells, loads) for square in squares)])
    widths = [max(len(line[column]) for line in table) for column in range(len(table[0]))]
    lines = ("  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)) for line in table)
    return "\n".join(line.rstrip() for line in lines)


def _open(board: Board, row: int, column: int) -> int:
    """The square there, unless dice have yet to open it."""
    square = board.at(row, column)
    return NOWHERE if square in board.closed else square


def _square_text(square: int, cells: tuple[int, ...], aboard: list[int]) -> str:
    if square == NOWHERE:
        return "-"
    if cells[square] == NOWHERE:
        return "."
    load = _load_text(cells[square], aboard[square])
    return _tile_text(cells[square]) + (f":{load}" if load else "")


def _load_text(code: int, load: int) -> str:
    if CABIN[code]:
        return next(text for text, crew in CREW.items() if crew == load)
    if BATTERY[code]:
        return str(load) if load else ""
    return "".join(colour[0].upper() * (load // weight % 4) for colour, weight in zip(COLOURS, WEIGHT, strict=True))


def read_ship(board: Board, text: str, used: set[int] | None = None) -> tuple[tuple[int, ...], list[int]]:
    """The codes on the squares and what they carry. Tiles in `used` are taken already; those found are added to it."""
    cells, aboard = list(board.empty), [0] * len(board.empty)
    taken, box = set() if used is None else used, BOXES[board.year]
    for row, column, token in _tokens(text):
        square = _open(board, row, column)
        if token == "." or (token == "-" and square == NOWHERE):
            continue
        if square == NOWHERE:
            raise BadNotation(
                f"GT-CHECK-06: row {row}, column {column} is outside the board of level {board.printed.name}"
            )
        where = f"{token} in row {row}, column {column}"
        found = TOKEN.fullmatch(token)
        if not found:
            raise BadNotation(f"cannot read {where}")
        cells[square] = _find(found["tile"], box, taken, where)
        aboard[square] = _read_load(cells[square], found["load"] or "", where)
    return tuple(cells), aboard


def _tokens(text: str) -> Iterator[tuple[int, int, str]]:
    """Row, column and what stands there."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    if not lines or not all(word.isdigit() for word in lines[0]):
        raise BadNotation("a ship starts with a line of column numbers")
    columns = [int(word) for word in lines[0]]
    for row, *tokens in lines[1:]:
        if not row.isdigit() or len(tokens) != len(columns):
            raise BadNotation(f"after its number, row {row} needs {len(columns)} squares, not {len(tokens)}")
        yield from ((int(row), column, token) for column, token in zip(columns, tokens, strict=True))


def _find(text: str, box: range, taken: set[int], where: str) -> int:
    codes = [code for code in CODES.get(text, ()) if code // 4 in box]
    for code in codes:
        if code // 4 not in taken:
            taken.add(code // 4)
            return code
    raise BadNotation(f"{where}: " + ("every such tile is used already" if codes else "there is no such tile"))


def _read_load(code: int, load: str, where: str) -> int:
    if CABIN[code] and load in CREW:
        return CREW[load]
    if BATTERY[code] and (load or "0").isdigit() and int(load or 0) <= CAPACITY[code]:
        return int(load or 0)
    if HOLD[code] and len(load) <= CAPACITY[code] and set(load) <= set(CUBES):
        return sum(WEIGHT[CUBES.index(cube)] for cube in load)
    if load:
        raise BadNotation(f"{where}: it cannot carry that")
    return 0


# Flights, between two cards


def flight_text(game: Trucking) -> str:
    """A flight between two cards: what is to come, what has been, and every ship."""
    if not game.launched or game.card >= 0:
        raise BadNotation("a flight is written down between two cards")
    deck = " ".join(CARDS[card].id for card in reversed(game.deck))
    words = [f"level {game.level}", *_edition_text(game.setting), *_bridge_text(game), *_journey_text(game)]
    head = [*words, f"deck {deck}".rstrip(), _card_line("flown", game.flown)]
    ships = [
        f"{_trucker_text(game, seat)}\n{ship_text(game.board, me.cells, me.aboard)}"
        for seat, me in enumerate(game.truckers)
    ]
    return "\n".join([*head, *ships]) + "\n"


def _card_line(word: str, cards: tuple[int, ...]) -> str:
    return " ".join([word, *(CARDS[card].id for card in cards)])


def _edition_text(setting: Setting) -> list[str]:
    """An edition that is played in rounds, and which; nothing for that of 2021."""
    if setting.edition == "2021":
        return []
    others = [name for name in IN_ROUNDS[1:] if getattr(setting, name) != DEFAULTS[name]]
    chosen = [f"{name}={getattr(setting, name)}" for name in ("rounds", *others)]
    return [" ".join(["edition", setting.edition, *chosen])]


def _bridge_text(game: Trucking) -> list[str]:
    """The dice that have joined the ships of class IVC."""
    return [" ".join(["bridges", *map(str, game.bridges)])] if game.bridges else []


def _journey_text(game: Trucking) -> list[str]:
    """The title tiles of a trek, and the cards of earlier flights; nothing for a single flight."""
    if len(game.levels) == 1:
        return []
    trek = [" ".join(["trek", *(TITLES[title].id for title in game.titles)])] if game.titles else []
    return [*trek, _card_line("spent", game.spent)]


def _trucker_text(game: Trucking, seat: int) -> str:
    me, credits = game.truckers[seat], game.purse(seat).credits
    lost = " ".join(["lost", *(COMPONENTS[tile].id for tile in me.lost)]) if me.lost else ""
    where = f"at {me.place}" if me.flying else "out"
    words = (f"trucker {where} credits {credits}", _title_text(game, seat), _fleet_text(me), lost)
    return " ".join(word for word in words if word)


def _fleet_text(me: Trucker) -> str:
    """What was paid for insurance, and the cubes of ships that have given up."""
    cubes = "".join(letter * number for letter, number in zip(CUBES, me.stored, strict=True))
    return " ".join([*([f"premium {me.premium}"] if me.premium else []), *([f"stored {cubes}"] if cubes else [])])


def _title_text(game: Trucking, seat: int) -> str:
    if seat not in game.holders:
        return ""
    tile = game.holders.index(seat)
    return f"title {TITLES[game.titles[tile]].id}" + (" gold" if game.golden >> tile & 1 else "")


def read_flight(text: str, seed: int | str = 0) -> Trucking:
    """A flight from its text, waiting for whoever wants to give up before the next card."""
    head, *ships = re.split(r"^trucker ", text, flags=re.MULTILINE)
    words = {line.split()[0]: line.split()[1:] for line in head.splitlines() if line.strip()}
    if not {"level", "deck"} <= words.keys() or not 1 <= len(ships) <= 4:
        raise BadNotation("a flight needs a level, a deck and one to four truckers")
    game = setup(Chance.of(seed), len(ships), _setting(words, len(ships)))
    game.name = "trucker"
    _read_journey(game, words)
    game.bridges = tuple(_dice(game, words.get("bridges", [])))
    deck, game.flown = _cards(game, words["deck"]), tuple(_cards(game, words.get("flown", [])))
    game.deck = deck[::-1]
    game.piles = ((*game.flown, *deck),)
    game.box = tuple(card for card in DECKS[game.edition.year] if card not in (*game.piles[0], *game.spent))
    used: set[int] = set()
    for seat, ship in enumerate(ships):
        _read_trucker(game, seat, ship, used)
    if game.titles and (NOBODY in game.holders) is bool(game.flight):
        raise BadNotation("titles are held from the second flight on, one by each trucker")
    _settle_supplies(game, used)
    game.launched, game.agendas = True, {}
    game.then(Between(), *flights_to_come(game))
    return game


def _dice(game: Trucking, faces: list[str]) -> Iterator[int]:
    for face in faces:
        if face not in FACES or len(faces) > DICE or not game.board.bridges:
            raise BadNotation(f"up to {DICE} dice of 1 to 6 join the ships of class IVC, and no others")
        yield int(face)


ALONE = {  # how a round of the 2007 edition is played by itself
    "L": {"rounds": "I", "training": "true"},
    "I": {"rounds": "I"},
    "II": {"rounds": "II"},
    "III": {"rounds": "III"},
    "IIIA": {"rounds": "III", "ship": "IIIA"},
    "IV": {"rounds": "III", "ship": "IV"},
    "IVC": {"rounds": "III", "ship": "IVC"},
}


def _setting(words: dict[str, list[str]], seats: int) -> Setting:
    """From the level, the edition with its options, and whether there are titles."""
    level = words["level"][0]
    year, *options = words.get("edition", ["2021"])
    if year == "2021":
        chosen = {"level": level, "mode": "trek" if "trek" in words else "single"}
    else:
        chosen = {"edition": year, **ALONE.get(level, {}), **_options(options)}
    try:
        setting = msgspec.convert({"type": "Setting", **chosen}, Setting, strict=False)
    except msgspec.ValidationError as error:
        raise BadNotation(f"there is no level {level}" if year == "2021" else str(error)) from None
    if problem := setting.unfit(seats):
        raise BadNotation(problem)
    return setting


def _options(words: list[str]) -> dict[str, str]:
    """What is written as name=value after an edition."""
    options = {name: value for name, _, value in (word.partition("=") for word in words)}
    unknown = [name for name in options if name not in IN_ROUNDS]
    if unknown:
        raise BadNotation(f"an edition has no option {unknown[0]}; its options are: {', '.join(IN_ROUNDS)}")
    return options


def _read_journey(game: Trucking, words: dict[str, list[str]]) -> None:
    """Which flight it is, the titles of a trek, and the cards that are out of the game."""
    level, titles = words["level"][0], words.get("trek", [])
    if level not in game.levels:
        raise BadNotation(f"a {'trek' if 'trek' in words else 'game of these rounds'} has no flight of level {level}")
    if len(titles) != len(game.titles):
        raise BadNotation("a trek needs as many titles as truckers")
    game.flight = game.levels.index(level)
    game.titles = tuple(_title(name, range(len(TITLES))) for name in titles)
    game.spent = tuple(_cards(game, words.get("spent", [])))


def _title(name: str, known: Iterable[int]) -> int:
    for title in known:
        if TITLES[title].id == name:
            return title
    raise BadNotation(f"there is no title {name} here")


def _cards(game: Trucking, ids: list[str]) -> list[int]:
    numbers = {CARDS[number].id: number for number in DECKS[game.edition.year]}
    unknown = [name for name in ids if name not in numbers]
    if unknown:
        raise BadNotation(f"there is no card {unknown[0]}")
    return [numbers[name] for name in ids]


TRUCKER = re.compile(
    r"(?:at (?P<place>-?\d+)|out)(?: credits (?P<credits>-?\d+))?"
    r"(?: title (?P<title>\w+)(?P<gold> gold)?)?(?: premium (?P<premium>\d+))?(?: stored (?P<stored>[RYGB]+))?"
    r"(?: lost(?P<lost>( \S+)*))?\s*"
)


def _read_trucker(game: Trucking, seat: int, text: str, used: set[int]) -> None:
    first, _, grid = text.partition("\n")
    words = TRUCKER.fullmatch(first)
    if not words:
        raise BadNotation(f"cannot read the trucker {first!r}")
    me = game.truckers[seat]
    me.cells, me.aboard = read_ship(game.board, grid, used)
    me.space, me.flying, me.place = seat + 1, words["place"] is not None, int(words["place"] or 0)
    game.purse(seat).credits = int(words["credits"] or 0)
    _read_fleet(game, seat, int(words["premium"] or 0), words["stored"] or "")
    me.lost = tuple(_lost(words["lost"] or "", BOXES[game.edition.year], used))
    if words["title"]:
        _hold(game, seat, words["title"], bool(words["gold"]))


def _read_fleet(game: Trucking, seat: int, premium: int, cubes: str) -> None:
    me, offered = game.truckers[seat], [offer.credits for offer in game.board.printed.insurance]
    if premium and premium not in offered:
        raise BadNotation(f"this ship is not insured for {premium}: its premiums are {offered or 'none'}")
    if cubes and not game.board.parts:
        raise BadNotation("only ships of a fleet leave goods behind")
    red, yellow, green, blue = map(cubes.count, CUBES)
    me.premium, me.stored = premium, (red, yellow, green, blue)


def _hold(game: Trucking, seat: int, name: str, gold: bool) -> None:
    tile = game.titles.index(_title(name, game.titles))
    if game.holders[tile] != NOBODY:
        raise BadNotation(f"the title {name} is held twice")
    game.holders = tuple(seat if other == tile else owner for other, owner in enumerate(game.holders))
    game.golden |= gold << tile


def _lost(ids: str, box: range, used: set[int]) -> Iterator[int]:
    for name in ids.split():
        tiles = [tile for tile in box if COMPONENTS[tile].id == name and tile not in used]
        if not tiles:
            raise BadNotation(f"there is no tile {name} left to lose")
        used.add(tiles[0])
        yield tiles[0]


def _settle_supplies(game: Trucking, used: set[int]) -> None:
    """What is on no ship lies face down or in the bank."""
    game.pool = [tile for tile in game.edition.tiles if tile not in used]
    game.bank = [0] * len(game.bank)
    aboard = pieces(game)
    names = (*COLOURS, "energy", "astronaut", "purple alien", "brown alien")
    game.bank = [stock - aboard[name] for stock, name in zip(game.edition.stock, names, strict=True)]
    short = [name for name, left in zip(names, game.bank, strict=True) if left < 0]
    if short:
        raise BadNotation(f"the bank has not that many: {', '.join(short)}")
