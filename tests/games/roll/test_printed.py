"""What is printed is complete: counts, faces, kinds, names in both languages, and a moment for every power."""

from __future__ import annotations

from collections import Counter

import pytest

from startable.games.roll.dice import total
from startable.games.roll.effects import ACTS
from startable.games.roll.measures import MEASURES
from startable.games.roll.powers import PRINTED, Bonus, GainCredits, Moment, PhasePower, Reassign
from startable.games.roll.printed import (
    BOX,
    COLOUR_NAMES,
    DICE,
    FACE,
    FACES,
    FACTIONS,
    HOME_WORLDS,
    KIND_NAMES,
    OWNER,
    PHASES,
    POWERS,
    POWERS_OF,
    PRICE,
    SIDES,
    TILES,
    Side,
)
from startable.games.roll.scoring import COUNTS


@pytest.mark.rule("RG-SETUP-02")
def test_the_box_holds_all_tiles_dice_factions_and_home_worlds() -> None:
    assert sorted(faction.number for faction in FACTIONS) == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert len({home.name for home in HOME_WORLDS}) == 9
    assert len({tile.id for tile in TILES}) == 55
    assert len(PHASES) == 5
    assert total(BOX) == sum(kind.count for kind in DICE.dice) == 111


SPECIALITIES = [
    pytest.param("white", 25, {"explore": 2}, marks=pytest.mark.rule("RG-DICE-02")),
    pytest.param("red", 22, {"develop": 2, "settle": 2}, marks=pytest.mark.rule("RG-DICE-03")),
    pytest.param("purple", 9, {"ship": 3}, marks=pytest.mark.rule("RG-DICE-04")),
    pytest.param("cyan", 20, {"produce": 2, "ship": 2}, marks=pytest.mark.rule("RG-DICE-05")),
    pytest.param("brown", 14, {"develop": 2}, marks=pytest.mark.rule("RG-DICE-06")),
    pytest.param("green", 12, {"settle": 2, "wild": 2}, marks=pytest.mark.rule("RG-DICE-07")),
    pytest.param("yellow", 9, {"wild": 3}, marks=pytest.mark.rule("RG-DICE-08")),
]


@pytest.mark.parametrize(("colour", "number", "special"), SPECIALITIES)
def test_each_colour_has_its_number_and_its_specialities(colour: str, number: int, special: dict[str, int]) -> None:
    index = COLOUR_NAMES.index(colour)
    assert DICE.dice[index].count == number
    faces = Counter(FACES[face] for face in FACE[index])
    assert sum(faces.values()) == 6
    most = max(faces.values())
    assert {face: count for face, count in faces.items() if count == most} == special
    assert ("explore" in faces) == (colour != "yellow")
    assert ("wild" in faces) == (colour != "white")


@pytest.mark.rule("RG-DICE-10")
def test_every_tile_has_a_development_and_a_world_of_cost_one_to_six() -> None:
    assert len(TILES) == 55
    for tile in TILES:
        assert (tile.development.type, tile.world.type) == ("development", "world")
        assert tile.development.cost in range(1, 7)
        assert tile.world.cost in range(1, 7)
    assert {tile.development.cost for tile in TILES} == {tile.world.cost for tile in TILES} == set(range(1, 7))


@pytest.mark.rule("RG-DICE-11")
def test_worlds_by_colour() -> None:
    names = {colour: name for name, colour in KIND_NAMES.items()}
    colours = Counter(names[tile.world.colour] for tile in TILES)
    assert colours == {"novelty": 15, "rare": 13, "genes": 9, "alien": 7, "gray": 11}


@pytest.mark.rule("RG-DICE-12")
def test_developments_by_kind() -> None:
    assert Counter(tile.development.kind for tile in TILES) == {"reassign": 18, "power": 34, "immediate": 3}


@pytest.mark.rule("RG-FAQ-27")
def test_every_development_exists_once_and_only_those_of_cost_six_have_a_bonus() -> None:
    names = Counter(side.name for side in SIDES)
    assert max(names.values()) == 1
    for side in SIDES:
        assert (side.bonus is not None) == (side.type == "development" and side.cost == 6)
    assert sum(side.bonus is not None for side in SIDES) == 10


@pytest.mark.parametrize("side", SIDES, ids=lambda side: side.name)
def test_every_side_has_a_french_name_of_its_own_and_developments_a_french_text(side: object) -> None:
    assert isinstance(side, Side)
    assert side.name.strip()
    assert side.fr.strip()
    if side.type == "development":
        assert side.summary_fr.strip()
        assert side.summary_fr != side.summary


def test_no_two_sides_share_a_french_name() -> None:
    assert max(Counter(side.fr for side in SIDES).values()) == 1


def test_every_power_names_one_of_the_moments_and_is_looked_for_there() -> None:
    for number, power in enumerate(POWERS):
        assert isinstance(power.moment, Moment), SIDES[OWNER[number]].name
    assert {power.moment for power in POWERS} == set(Moment)
    assert set(PRINTED.values()) == set(Moment) - {Moment.ASSIGN, Moment.DICTATE, Moment.PLACED}


def test_a_power_that_names_no_moment_is_noticed() -> None:
    stray = PhasePower(phase=3, when="on_trade")
    with pytest.raises(KeyError):
        stray.moment  # noqa: B018


ASKED_FOR = {
    "Discount": {Moment.DEVELOP_COST, Moment.SETTLE_COST},
    "GoodCapacity": {Moment.GOODS},
    "StockValue": {Moment.STOCKED},
    "PlaceOnTop": {Moment.SCOUTED},
    "Rearrange": {Moment.EXPLORING},
    "Reassign": {Moment.ASSIGN},
    "DictateCapacity": {Moment.DICTATE},
    "DictateRepeatable": {Moment.DICTATE},
    "OnPlace": {Moment.PLACED},
}
"""Powers that a phase asks for what they change; all others act by themselves."""


def test_every_power_acts_by_itself_or_is_asked_for_never_both() -> None:
    quiet = {moment for moments in ASKED_FOR.values() for moment in moments}
    for power in POWERS:
        name = type(power).__name__
        assert (type(power) in ACTS) != (name in ASKED_FOR)
        assert (power.moment in quiet) == (name in ASKED_FOR)
        if name in ASKED_FOR:
            assert power.moment in ASKED_FOR[name]


def test_every_measure_and_bonus_is_known() -> None:
    for power in POWERS:
        if isinstance(power, GainCredits | Reassign) and power.condition and power.condition.rank:
            assert power.condition.measure in MEASURES
    bonuses = [side.bonus for side in SIDES if isinstance(side.bonus, Bonus)]
    assert {bonus.op for bonus in bonuses} == set(COUNTS)


def test_powers_are_found_by_their_side() -> None:
    for number, side in enumerate(SIDES):
        assert [POWERS[power] for power in POWERS_OF[number]] == list(side.powers)
        assert all(OWNER[power] == number for power in POWERS_OF[number])


def test_prices_by_world() -> None:
    names = {colour: name for name, colour in KIND_NAMES.items()}
    assert {names[colour]: price for colour, price in PRICE.items()} == {
        "novelty": 3,
        "rare": 4,
        "genes": 5,
        "alien": 6,
    }


def test_every_world_of_the_bag_gives_a_die_and_no_colour_can_run_out() -> None:
    assert all(tile.world.gains.dice for tile in TILES)
    most = Counter({"white": 25})
    for tile in TILES:
        power = tile.development.powers[0]
        given = [
            Counter(COLOUR_NAMES[die.color] for die in dice)
            for dice in (tile.world.gains.dice, getattr(power, "dice", ()))
        ]
        most.update(given[0] | given[1])
    for side in (*(half for faction in FACTIONS for half in faction.halves), *HOME_WORLDS):
        most.update(COLOUR_NAMES[die.color] for die in side.gains.dice)
    for kind in DICE.dice:
        assert most[COLOUR_NAMES[kind.color]] <= kind.count
