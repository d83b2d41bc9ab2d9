"""What is printed: counts, names in both languages, marks of confidence."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import msgspec
import pytest

from startable.engine.rules import view
from startable.games.trucker.building import COSTS
from startable.games.trucker.cards import CARD_KIND_NAMES, CARDS, DECKS, CardKind
from startable.games.trucker.components import BOXES, COMPONENTS, KIND_NAMES, Kind
from startable.games.trucker.edition import EDITIONS
from startable.games.trucker.printed import Text, read
from startable.games.trucker.view import Sight
from tests.games.trucker.positions import CABIN, flight

KINDS = {
    "2021": {
        "starting_cabin": 4,
        "cabin": 17,
        "engine": 21,
        "double_engine": 9,
        "cannon": 25,
        "double_cannon": 11,
        "battery 2": 11,
        "battery 3": 6,
        "shield": 8,
        "hold 2": 9,
        "hold 3": 6,
        "special_hold 1": 6,
        "special_hold 2": 3,
        "structure": 8,
        "purple_life_support": 6,
        "brown_life_support": 6,
    },
    "2007": {
        "starting_cabin": 4,
        "cabin": 16,
        "engine": 19,
        "double_engine": 7,
        "cannon": 23,
        "double_cannon": 8,
        "battery 2": 9,
        "battery 3": 6,
        "shield": 8,
        "hold 2": 9,
        "hold 3": 6,
        "special_hold 1": 6,
        "special_hold 2": 3,
        "structure": 8,
        "purple_life_support": 6,
        "brown_life_support": 6,
    },
}


@pytest.mark.rule("GT-SETUP-07")
@pytest.mark.parametrize(("year", "tiles"), [("2021", 156), ("2007", 144)])
def test_there_are_as_many_components_and_cards_as_in_the_box(year: str, tiles: int) -> None:
    box, edition = [COMPONENTS[tile] for tile in BOXES[year]], EDITIONS[year]
    assert Counter(f"{tile.kind} {tile.capacity or ''}".strip() for tile in box) == KINDS[year]
    assert (len(box), len(edition.tiles), len(edition.starts)) == (tiles, tiles - 4, 4)
    assert all(tile.id.startswith(f"{year[2:]}-") for tile in box)
    assert all(CARDS[card].id.startswith(f"{year[2:]}-") for card in DECKS[year])
    assert [len(edition.cards(level)) for level in ("I", "II", "III")] == [20, 20, 20]


@pytest.mark.rule("GT-CONN-01")
def test_every_side_is_smooth_or_one_of_three_connectors() -> None:
    assert {side for tile in COMPONENTS for side in tile.sides} == {0, 1, 2, 3}
    assert all(any(tile.sides) for tile in COMPONENTS)
    assert all(tile.sides[0] == 0 for tile in COMPONENTS if "cannon" in tile.kind)
    assert all(tile.sides[2] == 0 for tile in COMPONENTS if "engine" in tile.kind)


def test_every_component_and_card_has_a_name_of_ours_in_both_languages() -> None:
    assert KIND_NAMES.keys() == set(get_args(Kind))
    assert CARD_KIND_NAMES.keys() == set(get_args(CardKind))
    names = [*KIND_NAMES.values(), *CARD_KIND_NAMES.values(), *(card.name for card in CARDS)]
    assert all(name.en.strip() and name.fr.strip() for name in names)
    for deck in DECKS.values():
        cards = [CARDS[card] for card in deck]
        assert len({card.name.en for card in cards}) == len({card.name.fr for card in cards}) == 60


class Word(msgspec.Struct):
    ours: Text
    older: Text


class Words(msgspec.Struct):
    word: list[Word]


@pytest.mark.rule("GT-SETUP-01")
def test_every_word_of_the_older_edition_has_one_of_ours_and_back() -> None:
    words = read("names.toml", Words).word
    for language in ("en", "fr"):
        ours = [getattr(word.ours, language) for word in words]
        older = [getattr(word.older, language) for word in words]
        assert len(set(ours)) == len(set(older)) == len(words) == 8
    assert {word.older.en: word.ours.en for word in words}["meteor"] == "asteroid"


def test_what_could_not_be_confirmed_is_marked() -> None:
    marks = Counter((CARDS[card].level, CARDS[card].confidence) for card in DECKS["2021"])
    assert marks == {
        ("I", "confirmed"): 20,
        ("II", "confirmed"): 20,
        ("III", "confirmed"): 10,
        ("III", "single-source"): 9,
        ("III", "guess"): 1,
    }
    assert {CARDS[card].confidence for card in DECKS["2007"]} == {"confirmed"}
    assert all(card.note for card in CARDS if card.confidence == "guess")
    flights = EDITIONS["2007"].flights.values()
    assert [flight.level for flight in flights if flight.confidence == "guess"] == ["II", "III", "IIIA", "IV", "IVC"]
    assert all(flight.note for flight in flights if flight.confidence != "confirmed")


def test_the_view_says_how_sure_we_are_of_a_card() -> None:
    game = flight("21-III-15 21-II-06", (9, CABIN))
    sight = view(game, 0)
    assert isinstance(sight, Sight)
    assert sight.sky.card is not None
    assert (sight.sky.card.id, sight.sky.card.confidence) == ("21-III-15", "single-source")
    assert sight.sky.next_level == "II"


@pytest.mark.rule("GT-SETUP-11")
def test_nobody_sees_how_many_credits_another_has_until_the_end() -> None:
    text_of = {}
    for credits in (0, 7):
        game = flight("21-I-17 21-I-04", (9, CABIN), (5, CABIN))
        game.truckers[0].credits = credits
        text_of[credits] = [msgspec.json.encode(view(game, seat)) for seat in (0, 1, None)]
    assert text_of[0][0] != text_of[7][0]
    assert text_of[0][1:] == text_of[7][1:]


def test_every_deed_in_the_yard_has_its_price_in_time() -> None:
    deeds = {"TakeHidden", "Take", "TakeAside", "Weld", "Lift", "Remove", "PutBack", "SetAside", "Read"}
    assert set(COSTS) == deeds | {"Close", "FlipGlass", "LeaveGlass", "Finish", "hourglass"}
    assert min(COSTS.values()) > 0
