"""Turns, rooms, artifacts."""

import pytest

from startable.engine import NotOffered, why_not
from startable.games.captains.choices import (
    Activate,
    Advance,
    Assign,
    Awaken,
    DoMission,
    Go,
    Install,
    Invoke,
    Mend,
    Pass,
    Promote,
    Resolve,
    Stop,
    Train,
)
from startable.games.captains.table import content_of
from startable.games.captains.technology import SHIP_ROOMS
from tests.games.captains.positions import (
    ANDROID,
    BLUE,
    BLUE_COMMANDER,
    BLUE_YELLOW,
    BRIDGE,
    CADET,
    HOLD,
    RED,
    RED_BLUE,
    RED_COMMANDER,
    RED_YELLOW,
    REPAIR,
    SCIENCE,
    SLOT,
    WEAPONS,
    YELLOW,
    ZINCA,
    asked,
    at,
    card,
    do,
    me,
    offered,
    options,
    place,
    question,
    rule_against,
)


@pytest.mark.rule("SC-TURN-01")
def test_turns_go_clockwise_and_skip_those_who_passed() -> None:
    game = at("players: 3\nturn: round 1 first 1 now 1")
    order = []
    for choice in (Activate(REPAIR, CADET), Pass(), Activate(REPAIR, CADET)):
        order.append(asked(game))
        do(game, choice)
        if question(game) == "Mending":
            do(game, Stop())
    assert order == [1, 2, 0]
    assert asked(game) == 1
    do(game, Activate(REPAIR, RED), Stop())
    assert asked(game) == 0


@pytest.mark.rule("SC-TURN-02")
def test_a_turn_is_one_room_or_one_mission_or_a_pass() -> None:
    game = at("0 place: plurk")
    assert {type(choice) for choice in options(game)} == {Pass, DoMission, Activate, Train}
    do(game, Activate(REPAIR, CADET), Stop())
    assert asked(game) == 1


@pytest.mark.rule("SC-TURN-03", "SC-TRAIN-01")
def test_crew_is_improved_before_the_action_only() -> None:
    game = at("0 medals: 9")
    assert rule_against(game, Train(CADET, RED)) is None
    assert rule_against(game, Promote(RED)) is None
    do(game, Activate(BRIDGE, RED))
    assert rule_against(game, Train(CADET, RED)) == "SC-TRAIN-01"
    assert rule_against(game, Promote(BLUE)) == "SC-TRAIN-01"


@pytest.mark.rule("SC-TURN-04", "SC-ROOM-02")
def test_a_figure_that_works_goes_to_the_back_of_the_queue() -> None:
    game = at("0 queue: blue yellow")
    do(game, Activate(BRIDGE, RED))
    assert me(game).queue == [BLUE, YELLOW, RED]
    assert me(game).ready == [0, 1, 1, 0, 0, 0, 1, 0]


@pytest.mark.rule("SC-ROOM-02")
def test_a_figure_in_the_queue_cannot_be_used() -> None:
    game = at("0 ready: yellow\n0 queue: red blue")
    assert rule_against(game, Activate(BRIDGE, RED)) == "SC-ROOM-02"


@pytest.mark.rule("SC-TURN-05", "SC-EFFECT-JUMP-AMBUSH")
def test_effects_apply_from_left_to_right() -> None:
    game = at(
        """spots: plurk=moon_race tepid=1
        0 place: plurk
        0 ready: red red
        pirates: 1 0 0 0 0 0"""
    )
    do(game, DoMission(), Assign(RED), Assign(RED), Resolve(), Stop(), Stop(), Resolve(), Go(place(game, "saltlick")))
    assert game.roads[content_of(game).charts[0].roads[place(game, "saltlick")][0]] == 0
    assert game.roads[content_of(game).charts[0].roads[place(game, "plurk")][0]] == -1


@pytest.mark.rule("SC-OURS-20")
def test_a_station_tile_comes_before_the_refill() -> None:
    game = at(
        """sides: A A C1 Z1 N1
        stock: home zinca@2 nian@2
        0 tracks: 0 8 0
        0 ready: blue
        0 slots: - - - - - -
        central: omega_supercomputer think_tank
        deck: autopilot holodeck"""
    )
    do(game, Activate(SCIENCE, BLUE), Install(0, 4))
    do(game, Advance(ZINCA, 1))
    assert game.central == [-1, card(game, "think_tank")]
    assert rule_against(game, Install(0, 0)) == "SC-TECH-01"
    do(game, Stop(), Stop(), Stop())
    assert game.central == [card(game, "autopilot"), card(game, "think_tank")]


@pytest.mark.rule("SC-TURN-06", "SC-TECH-03", "SC-EFFECT-RESEARCH")
def test_the_central_board_is_refilled_when_the_turn_ends() -> None:
    game = at(
        """0 ready: blue*
        0 slots: - - - - - -
        central: patch_bay think_tank perfect_fit
        deck: autopilot holodeck"""
    )
    do(game, Activate(SCIENCE, BLUE_COMMANDER), Install(2, 0))
    assert question(game) == "SecondTask"
    assert game.central[2] == -1
    do(game, Activate(SCIENCE, BLUE_COMMANDER))
    assert rule_against(game, Install(2, 1)) == "SC-TECH-01"
    do(game, Install(0, 1))
    assert game.central == [card(game, "autopilot"), card(game, "think_tank"), card(game, "holodeck")]


@pytest.mark.rule("SC-TURN-07", "SC-ROUND-05")
def test_the_game_ends_after_the_fourth_round() -> None:
    game = at("turn: round 4 first 1\n1 flags: passed\n0 queue: red red red red\nstock: home@never zinca@4 nian@4")
    do(game, Pass())
    assert game.over
    assert (game.round, game.first, game.stock) == (4, 1, (99, 4, 4))
    assert me(game).queue == [RED] * 4
    assert [captain.medals for captain in game.captains] == [1, 1]


# Rooms


@pytest.mark.rule("SC-ROOM-01")
def test_only_ones_own_rooms_are_used() -> None:
    game = at("1 slots: courier_thrusters - - - - -\ncentral: scout_shuttle")
    assert {choice.room for choice in offered(game, Activate)} == {BRIDGE, SCIENCE, WEAPONS, REPAIR}
    assert rule_against(game, Activate(SLOT, RED)) == "SC-ROOM-01"
    assert rule_against(game, Activate(-1, RED)) == "SC-ROOM-01"
    assert rule_against(game, Activate(99, RED)) == "SC-ROOM-01"


@pytest.mark.rule("SC-ROOM-03")
def test_the_figure_is_queued_before_the_effect() -> None:
    game = at("0 ready: red\n0 queue:\n0 slots: escape_pods - - - - -")
    do(game, Activate(SLOT, RED))
    assert me(game).ready[RED] == 1
    assert me(game).queue == []


@pytest.mark.rule("SC-ROOM-04")
def test_a_coloured_room_needs_its_colour() -> None:
    game = at("0 ready: blue red*")
    assert rule_against(game, Activate(BRIDGE, BLUE)) == "SC-ROOM-04"
    assert rule_against(game, Activate(BRIDGE, RED_COMMANDER)) is None
    assert rule_against(game, Activate(SCIENCE, BLUE)) is None


@pytest.mark.rule("SC-ROOM-05", "SC-CREW-03")
def test_anyone_may_repair_and_a_cadet_does_nothing_else() -> None:
    game = at("0 ready: red yellow blue red* cadet")
    repairers = [choice.figure for choice in offered(game, Activate) if choice.room == REPAIR]
    assert repairers == [RED, YELLOW, BLUE, RED_COMMANDER, CADET]
    assert [choice.room for choice in offered(game, Activate) if choice.figure == CADET] == [REPAIR]
    assert rule_against(game, Activate(BRIDGE, CADET)) == "SC-ROOM-05"


@pytest.mark.rule("SC-ROOM-06")
def test_androids_never_activate_a_room() -> None:
    game = at("0 ready: android android")
    assert options(game) == [Pass()]
    assert rule_against(game, Activate(REPAIR, ANDROID)) == "SC-ROOM-06"


@pytest.mark.rule("SC-ROOM-07", "SC-EFFECT-MOVE-2", "SC-MOVE-02")
def test_the_bridge_gives_two_optional_moves() -> None:
    for moves in (0, 1, 2):
        game = at()
        do(game, Activate(BRIDGE, RED), *[Go(place(game, name)) for name in ("tepid", "plurk")[:moves]])
        if moves < 2:
            do(game, Stop())
        assert me(game).place == place(game, ("home", "tepid", "plurk")[moves])
        assert asked(game) == 1


@pytest.mark.rule("SC-ROOM-08")
def test_science_takes_a_technology_into_an_empty_slot() -> None:
    game = at("central: patch_bay autopilot\n0 slots: - holodeck X X - X")
    do(game, Activate(SCIENCE, BLUE))
    assert offered(game, Install) == [*(Install(0, slot) for slot in (0, 1, 4)), Install(1, 0), Install(1, 4)]


@pytest.mark.rule("SC-ROOM-09")
def test_weapons_fight_a_pirate_nearby() -> None:
    game = at("roads: home-tepid=violet.loot home-verdigris=green.android plurk-tepid=green.loot")
    do(game, Activate(WEAPONS, YELLOW))
    assert [choice.road for choice in options(game) if hasattr(choice, "road")] == [0, 14]


@pytest.mark.rule("SC-ROOM-10")
def test_the_repair_room_removes_one_damage() -> None:
    game = at()
    do(game, Activate(REPAIR, CADET), Mend(HOLD))
    assert (me(game).damage, me(game).slots.count(-2)) == (2, 4)
    assert asked(game) == 1


@pytest.mark.rule("SC-ROOM-11", "SC-TECH-06")
def test_a_room_technology_is_one_more_room_and_other_cards_are_none() -> None:
    game = at("0 slots: shield_drill_deck autopilot perfect_fit - - -\n0 artifacts: 0 2 0")
    rooms = {choice.room for choice in offered(game, Activate)}
    assert rooms == {BRIDGE, SCIENCE, WEAPONS, REPAIR, SLOT}
    assert rule_against(game, Activate(SLOT, YELLOW)) is None
    assert rule_against(game, Activate(SLOT, RED)) == "SC-ROOM-04"
    assert rule_against(game, Activate(SLOT + 1, YELLOW)) == "SC-ROOM-01"
    assert rule_against(game, Activate(SLOT + 2, YELLOW)) == "SC-ROOM-01"
    assert rule_against(game, Awaken(SLOT, RED_YELLOW, RED_YELLOW)) is None


# Artifacts


@pytest.mark.rule("SC-ARTIFACT-01")
def test_two_artifacts_activate_a_room_without_crew() -> None:
    game = at("0 artifacts: 2 0 0")
    ready, queue = list(me(game).ready), list(me(game).queue)
    do(game, Awaken(BRIDGE, RED_BLUE, RED_BLUE), Go(place(game, "tepid")), Stop())
    assert me(game).place == place(game, "tepid")
    assert (me(game).ready, me(game).queue) == (ready, queue)
    assert (me(game).artifacts, game.artifact_discard) == ([0, 0, 0], [2, 0, 0])
    assert asked(game) == 1


@pytest.mark.rule("SC-ARTIFACT-01")
def test_a_pair_that_is_not_aboard_activates_nothing() -> None:
    game = at("0 artifacts: 1 1 0")
    assert rule_against(game, Awaken(BRIDGE, RED_BLUE, RED_BLUE)) == "SC-ARTIFACT-01"
    assert rule_against(game, Awaken(BRIDGE, RED_BLUE, 17)) == "SC-ARTIFACT-01"
    assert rule_against(game, Awaken(7, RED_BLUE, RED_YELLOW)) == "SC-ROOM-01"


@pytest.mark.rule("SC-ARTIFACT-02", "SC-EXAMPLE-01", "SC-EXAMPLE-02")
@pytest.mark.parametrize(
    ("first", "second", "rooms"),
    [
        (RED_BLUE, RED_BLUE, {BRIDGE, SCIENCE, REPAIR}),
        (RED_BLUE, RED_YELLOW, {BRIDGE, REPAIR}),
        (RED_YELLOW, BLUE_YELLOW, {WEAPONS, REPAIR}),
        (BLUE_YELLOW, BLUE_YELLOW, {SCIENCE, WEAPONS, REPAIR}),
    ],
)
def test_both_artifacts_must_show_the_colour_of_the_room(first: int, second: int, rooms: set[int]) -> None:
    game = at("0 artifacts: 2 2 2")
    opened = {choice.room for choice in offered(game, Awaken) if (choice.first, choice.second) == (first, second)}
    assert opened == rooms
    for room in {BRIDGE, SCIENCE, WEAPONS} - rooms:
        assert rule_against(game, Awaken(room, first, second)) == "SC-ARTIFACT-02"


@pytest.mark.rule("SC-ARTIFACT-03")
def test_any_pair_activates_the_repair_room() -> None:
    game = at("0 artifacts: 2 2 2")
    pairs = [(choice.first, choice.second) for choice in offered(game, Awaken) if choice.room == REPAIR]
    assert pairs == [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)]


@pytest.mark.rule("SC-ARTIFACT-04")
def test_three_kinds_of_artifact_always_share_a_colour() -> None:
    shown = content_of(at()).artifact_colours
    assert len(shown) == 3
    assert all(len(colours) == 2 for colours in shown)
    assert all(one & other for one in shown for other in shown)


@pytest.mark.rule("SC-ARTIFACT-05", "SC-SUPPLY-02")
def test_the_discard_becomes_the_new_supply_of_artifacts() -> None:
    game = at("artifacts: 0 0 0\nartifact discard: 0 3 0\n0 slots: scout_shuttle - - - - -\n0 ready: red")
    do(game, Activate(SLOT, RED), Stop())
    assert me(game).artifacts == [0, 1, 0]
    assert (game.artifacts, game.artifact_discard) == ([0, 2, 0], [0, 0, 0])


def test_without_any_artifact_left_none_is_gained() -> None:
    game = at("artifacts: 0 0 0\n0 slots: scout_shuttle - - - - -\n0 ready: red")
    do(game, Activate(SLOT, RED), Stop())
    assert me(game).artifacts == [0, 0, 0]


def test_a_choice_from_nowhere_is_refused_plainly() -> None:
    game = at()
    assert why_not(game, 0, Invoke(3)) == NotOffered()
    assert len(content_of(game).ship_rooms) == SHIP_ROOMS
