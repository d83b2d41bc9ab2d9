"""Pirates on roads, ambushes, uprisings, fights."""

import pytest

from startable.games.captains.choices import Activate, Assign, Attack, DoMission, Pardon, Resolve, Skip, Stop
from startable.games.captains.events import NewMission, PirateArrived, Uprising
from startable.games.captains.pirates import crowd
from startable.games.captains.table import content_of
from tests.games.captains.positions import (
    ANDROID,
    CADET,
    GREEN_ANDROID,
    GREEN_LOOT,
    PIRATE,
    RED,
    SLOT,
    VIOLET_ANDROID,
    VIOLET_LOOT,
    WEAPONS,
    YELLOW,
    YELLOW_LOOT,
    asked,
    at,
    do,
    kinds,
    me,
    mission,
    offered,
    options,
    place,
    question,
    road,
    rule_against,
)

# Soup Embassy: fight; ambush and advance; medal
AMBUSH = """spots: plurk=soup_embassy tepid=4 teapot=3 lullaby=2 kettledrum=1
    0 place: plurk
    0 ready: cadet red cadet"""


@pytest.mark.rule("SC-AMBUSH-01", "SC-EXAMPLE-03", "SC-PIRATE-03")
@pytest.mark.parametrize(
    ("supply", "kind", "to"),
    [
        ("1 0 0 0 0 0", GREEN_LOOT, "farpasture"),
        ("0 0 0 1 0 0", VIOLET_ANDROID, "thimble"),
        ("0 0 0 0 1 0", YELLOW_LOOT, "tepid"),
    ],
)
def test_an_ambush_fills_the_road_of_the_exhausts_colour(supply: str, kind: int, to: str) -> None:
    game = at(f"{AMBUSH}\npirates: {supply}")
    do(game, DoMission(), Assign(CADET), Assign(RED), Assign(CADET), Resolve())
    assert {number: held for number, held in enumerate(game.roads) if held >= 0} == {road(game, "plurk", to): kind}


@pytest.mark.rule("SC-AMBUSH-02", "SC-PIRATE-02", "SC-EFFECT-AMBUSH")
def test_an_ambush_on_a_taken_road_is_discarded() -> None:
    game = at(f"{AMBUSH}\npirates: 0 1 0 0 0 0\nroads: plurk-farpasture=green.loot")
    told = do(game, DoMission(), Assign(CADET), Assign(RED), Assign(CADET), Resolve())
    assert game.roads[road(game, "plurk", "farpasture")] == GREEN_LOOT
    assert game.pirate_discard[GREEN_ANDROID] == 1
    assert PirateArrived(GREEN_ANDROID, -1) in told
    assert question(game) == "Advancing"


@pytest.mark.rule("SC-AMBUSH-03")
def test_an_ambush_is_avoided_only_by_skipping_the_line() -> None:
    game = at(AMBUSH)
    do(game, DoMission(), Assign(CADET), Assign(RED), Assign(CADET), Skip())
    assert set(game.roads) == {-1}
    assert sum(game.pirates) == 30
    assert me(game).tracks == (0, 0, 0)


@pytest.mark.rule("SC-PIRATE-04")
def test_other_effects_ignore_colours_and_fill_only_free_roads() -> None:
    game = at("roads: home-tepid=violet.loot\npirates: 2 0 0 0 0 0")
    crowd(game, 0)
    held = [game.roads[number] for number in content_of(game).charts[0].roads[0]]
    assert held == [VIOLET_LOOT, GREEN_LOOT, GREEN_LOOT]


@pytest.mark.rule("SC-PIRATE-05")
def test_the_discard_becomes_the_new_pile_of_pirates() -> None:
    game = at(f"{AMBUSH}\npirates: 0 0 0 0 0 0\npirate discard: 2 0 0 0 0 0")
    do(game, DoMission(), Assign(CADET), Assign(RED), Assign(CADET), Resolve())
    assert (game.pirates[GREEN_LOOT], game.pirate_discard[GREEN_LOOT]) == (1, 0)
    assert game.roads[road(game, "plurk", "farpasture")] == GREEN_LOOT


def test_without_any_pirate_left_none_comes() -> None:
    game = at(f"{AMBUSH}\npirates: 0 0 0 0 0 0\npirate discard: 0 0 0 0 0 0")
    do(game, DoMission(), Assign(CADET), Assign(RED), Assign(CADET), Resolve())
    assert set(game.roads) == {-1}


# Uprisings: only tile 1 is still face up


UPRISING = """spots: plurk=toll_dispute tepid=1 kettledrum=(3) parallax=(4) saltlick=(2)
    0 place: plurk
    0 ready: cadet cadet"""


@pytest.mark.rule("SC-UPRISING-01", "SC-UPRISING-05", "SC-UPRISING-06")
def test_turning_tile_one_down_starts_an_uprising_after_the_new_mission() -> None:
    game = at(f"{UPRISING}\npirates: 9 0 0 0 0 0")
    told = do(game, DoMission(), Assign(CADET), Assign(CADET))
    assert told.count(Uprising()) == 1
    assert kinds(told).index("NewMission") < kinds(told).index("Uprising") < kinds(told).index("PirateArrived")
    assert NewMission(1, place(game, "tepid"), place(game, "plurk"), mission(game, "airlock_cat")) in told
    assert game.tiles_up == 0b11110
    assert game.spots[place(game, "plurk")] == 2001
    assert game.spots[place(game, "tepid")] == mission(game, "airlock_cat")
    green = content_of(game).charts[0].roads
    assert game.roads[green[place(game, "tepid")][0]] == -1  # tile 1 has left


@pytest.mark.rule("SC-UPRISING-02")
def test_every_numbered_tile_draws_one_pirate() -> None:
    game = at(f"{UPRISING}\npirates: 9 0 0 0 0 0")
    told = do(game, DoMission(), Assign(CADET), Assign(CADET))
    assert kinds(told).count("PirateArrived") == 4
    assert game.pirates[GREEN_LOOT] == 5


@pytest.mark.rule("SC-UPRISING-02")
def test_a_pirate_that_an_uprising_discards_is_not_drawn_again_by_it() -> None:
    game = at(f"{UPRISING}\npirates: 0 0 0 0 2 0\nroads: saltlick-greengage=green.loot")
    told = do(game, DoMission(), Assign(CADET), Assign(CADET))
    assert kinds(told).count("PirateArrived") == 2
    assert game.roads[road(game, "plurk", "tepid")] == YELLOW_LOOT
    assert game.roads[road(game, "parallax", "kettledrum")] == -1
    assert game.pirate_discard[YELLOW_LOOT] == 1


@pytest.mark.rule("SC-UPRISING-03", "SC-EXAMPLE-05")
def test_revealed_pirates_take_free_roads_of_their_colour() -> None:
    text = """spots: plurk=toll_dispute tepid=1 kettledrum=(2)
        0 place: plurk
        0 ready: cadet cadet
        roads: parallax-kettledrum=green.loot"""
    for supply, ends in (("0 0 2 0 0 0", ("thimble", "greengage")), ("2 0 0 0 0 0", ("farpasture", "lullaby"))):
        game = at(f"{text}\npirates: {supply}")
        do(game, DoMission(), Assign(CADET), Assign(CADET))
        new = {number for number, held in enumerate(game.roads) if held >= 0} - {road(game, "parallax", "kettledrum")}
        assert new == {road(game, "plurk", ends[0]), road(game, "kettledrum", ends[1])}
    game = at(f"{text}\npirates: 0 0 0 0 2 0")
    do(game, DoMission(), Assign(CADET), Assign(CADET))
    assert game.pirate_discard[YELLOW_LOOT] == 1
    assert game.roads[road(game, "parallax", "kettledrum")] == GREEN_LOOT
    assert game.roads[road(game, "plurk", "tepid")] == YELLOW_LOOT


@pytest.mark.rule("SC-UPRISING-04")
def test_of_two_pirates_for_one_road_the_higher_number_loses() -> None:
    # kettledrum (2) and parallax (4) share their yellow road.
    text = UPRISING.replace("kettledrum=(3)", "kettledrum=(2)").replace("saltlick=(2)", "saltlick=(3)")
    game = at(f"{text}\npirates: 0 0 0 0 4 4")
    told = do(game, DoMission(), Assign(CADET), Assign(CADET))
    arrived = [event for event in told if isinstance(event, PirateArrived)]
    assert [event.road for event in arrived] == [
        road(game, "plurk", "tepid"),
        road(game, "kettledrum", "parallax"),
        road(game, "saltlick", "greengage"),
        -1,
    ]
    assert game.roads[road(game, "kettledrum", "parallax")] == arrived[1].kind
    assert sum(game.pirate_discard) == 1


# Fights


@pytest.mark.rule("SC-FIGHT-01", "SC-FIGHT-02", "SC-EFFECT-FIGHT")
def test_a_fight_is_optional_and_needs_a_pirate_nearby() -> None:
    game = at("roads: home-tepid=green.loot plurk-thimble=violet.loot")
    do(game, Activate(WEAPONS, YELLOW))
    assert options(game) == [Stop(), Attack(road(game, "home", "tepid"))]
    assert rule_against(game, Attack(road(game, "plurk", "thimble"))) == "SC-FIGHT-02"
    do(game, Stop())
    assert (me(game).damage, me(game).pirates) == (3, ())
    game = at("roads: plurk-thimble=violet.loot")
    do(game, Activate(WEAPONS, YELLOW))
    assert asked(game) == 1


@pytest.mark.rule("SC-FIGHT-03")
def test_a_fight_costs_one_damage_before_the_pirate_comes_aboard() -> None:
    game = at("roads: home-tepid=green.android\n0 damage: 7\n0 artifacts: 1 0 0")
    do(game, Activate(WEAPONS, YELLOW), Attack(road(game, "home", "tepid")))
    assert me(game).damage == 8
    assert (me(game).artifacts, me(game).pirates) == ([0, 0, 0], ())
    game = at("roads: home-tepid=green.android home-verdigris=green.android\n0 slots: quantum_torpedoes - - - - -")
    do(game, Activate(SLOT, YELLOW), Attack(road(game, "home", "tepid")), Attack(road(game, "home", "verdigris")))
    assert (me(game).damage, len(me(game).pirates)) == (5, 2)


@pytest.mark.rule("SC-FIGHT-04", "SC-FIGHT-05", "SC-EFFECT-GAIN")
def test_the_first_kind_of_pirate_brings_a_medal_and_an_artifact() -> None:
    game = at("roads: home-tepid=violet.loot\nartifacts: 0 0 1")
    do(game, Activate(WEAPONS, YELLOW), Attack(road(game, "home", "tepid")))
    assert game.roads[road(game, "home", "tepid")] == -1
    assert (me(game).medals, me(game).artifacts, me(game).pirates) == (2, [0, 0, 1], (VIOLET_LOOT,))
    assert me(game).ready[ANDROID] == 0


@pytest.mark.rule("SC-FIGHT-06")
def test_the_second_kind_of_pirate_brings_an_android() -> None:
    game = at("roads: home-tepid=violet.android")
    do(game, Activate(WEAPONS, YELLOW), Attack(road(game, "home", "tepid")))
    assert (me(game).medals, me(game).artifacts, me(game).pirates) == (1, [0, 0, 0], (VIOLET_ANDROID,))
    assert me(game).ready[ANDROID] == 1


@pytest.mark.rule("SC-EFFECT-GAIN-PIRATE")
def test_a_gained_pirate_comes_from_the_supply_without_reward_or_damage() -> None:
    game = at("0 slots: ransom_desk - - - - -\npirates: 0 1 0 0 0 0\nroads: home-tepid=violet.loot")
    do(game, Activate(SLOT, YELLOW))
    assert me(game).pirates == (GREEN_ANDROID,)
    assert (me(game).damage, me(game).ready[ANDROID], me(game).medals) == (3, 0, 2)
    assert game.roads[road(game, "home", "tepid")] == VIOLET_LOOT
    assert offered(game, Pardon) == []
    assert PIRATE == 3
