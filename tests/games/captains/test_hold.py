"""Cargo, damage, repairs."""

import pytest

from startable.engine import view
from startable.games.captains.choices import (
    Activate,
    Assign,
    Attack,
    Awaken,
    DoMission,
    Drop,
    Go,
    Install,
    Mend,
    Resolve,
    Skip,
    Stop,
)
from startable.games.captains.hold import capacity
from startable.games.captains.view import Sight
from tests.games.captains.positions import (
    ANDROID,
    BLUE,
    BLUE_YELLOW,
    BRIDGE,
    CADET,
    GREEN_LOOT,
    HOLD,
    PIRATE,
    RED,
    RED_BLUE,
    RED_YELLOW,
    REPAIR,
    SCIENCE,
    SLOT,
    WEAPONS,
    YELLOW,
    asked,
    at,
    do,
    me,
    offered,
    options,
    place,
    question,
    road,
    rule_against,
)

GUNFIRE = "roads: home-tepid=green.loot"


# Cargo


@pytest.mark.rule("SC-CARGO-01")
@pytest.mark.parametrize(("damage", "room"), [(0, 8), (3, 5), (7, 1), (8, 0), (11, 0)])
def test_a_damaged_slot_holds_no_cargo(damage: int, room: int) -> None:
    assert capacity(at(f"0 damage: {damage}"), 0) == room


@pytest.mark.rule("SC-CARGO-02")
def test_artifacts_are_seen_and_pirates_lie_face_down() -> None:
    one, other = (
        view(at(f"0 artifacts: 1 0 2\n0 pirates: {kinds}\npirates: 5 3 5 3 5 3"), 1)
        for kinds in ("green.loot violet.android", "yellow.loot yellow.loot")
    )
    assert isinstance(one, Sight)
    assert one == other
    assert one.captains[0].artifacts == (1, 0, 2)
    assert one.captains[0].pirates == 2


@pytest.mark.rule("SC-CARGO-03", "SC-CARGO-04", "SC-EFFECT-GAIN-ARTIFACTS")
def test_of_several_new_artifacts_all_are_seen_before_one_decides() -> None:
    game = at(
        """0 slots: relic_cache - - - - -
        0 damage: 6
        0 pirates: green.loot
        0 ready: blue
        artifacts: 1 1 1"""
    )
    do(game, Activate(SLOT, BLUE))
    assert question(game) == "Fit"
    assert me(game).artifacts == [1, 1, 1]
    assert options(game) == [Drop(RED_BLUE), Drop(RED_YELLOW), Drop(BLUE_YELLOW), Drop(PIRATE)]
    do(game, Drop(PIRATE), Drop(RED_YELLOW))
    assert (me(game).artifacts, me(game).pirates) == ([1, 0, 1], ())
    assert game.pirate_discard[GREEN_LOOT] == 1
    assert game.artifact_discard == [0, 1, 0]
    assert me(game).medals == 2


@pytest.mark.rule("SC-CARGO-05")
def test_damage_is_never_dropped_to_make_room() -> None:
    game = at("0 slots: relic_cache - - - - -\n0 damage: 6\n0 ready: blue\nartifacts: 1 1 1")
    do(game, Activate(SLOT, BLUE))
    assert {choice.token for choice in offered(game, Drop)} == {RED_BLUE, RED_YELLOW, BLUE_YELLOW}
    assert rule_against(game, Drop(PIRATE)) == "SC-CARGO-05"
    assert rule_against(game, Drop(-1)) == "SC-CARGO-05"
    do(game, Drop(RED_BLUE))
    assert me(game).damage == 6


@pytest.mark.rule("SC-CARGO-06")
def test_with_all_slots_damaged_a_gained_token_is_discarded() -> None:
    game = at(f"{GUNFIRE}\n0 damage: 8\nartifacts: 1 0 0")
    do(game, Activate(WEAPONS, YELLOW), Attack(road(game, "home", "tepid")))
    assert (me(game).pirates, me(game).artifacts, me(game).damage) == ((), [0, 0, 0], 9)
    assert game.pirate_discard[GREEN_LOOT] == 1
    assert me(game).medals == 2


@pytest.mark.rule("SC-OURS-15")
def test_a_token_that_fits_is_taken() -> None:
    game = at("0 slots: scout_shuttle - - - - -\n0 damage: 7\n0 ready: red\nartifacts: 1 0 0")
    do(game, Activate(SLOT, RED), Stop())
    assert me(game).artifacts == [1, 0, 0]
    assert asked(game) == 1


# Damage


@pytest.mark.rule("SC-DAMAGE-01", "SC-DAMAGE-02")
def test_damage_goes_to_the_hold_and_never_to_technology_slots() -> None:
    game = at("roads: home-tepid=green.loot\n0 slots: - - - - - -\n0 damage: 3\n0 ready: red*")
    do(game, Activate(BRIDGE, 3), Go(place(game, "tepid")), Go(place(game, "home")))
    assert me(game).damage == 5
    assert me(game).slots == (-1,) * 6
    assert capacity(game, 0) == 3


@pytest.mark.rule("SC-DAMAGE-03")
def test_in_a_full_hold_damage_destroys_cargo_of_ones_choice() -> None:
    game = at(f"{GUNFIRE}\n0 damage: 5\n0 artifacts: 1 1 0\n0 pirates: violet.loot")
    do(game, Activate(BRIDGE, RED), Go(place(game, "tepid")))
    assert question(game) == "Fit"
    assert options(game) == [Drop(RED_BLUE), Drop(RED_YELLOW), Drop(PIRATE)]
    assert rule_against(game, Stop()) == "SC-DAMAGE-03"
    do(game, Drop(RED_YELLOW))
    assert (me(game).damage, me(game).artifacts, len(me(game).pirates)) == (6, [1, 0, 0], 1)
    assert question(game) == "Flying"


@pytest.mark.rule("SC-OURS-15")
def test_empty_slots_are_damaged_first() -> None:
    game = at(f"{GUNFIRE}\n0 damage: 5\n0 artifacts: 1 1 0")
    do(game, Activate(BRIDGE, RED), Go(place(game, "tepid")))
    assert me(game).artifacts == [1, 1, 0]
    assert question(game) == "Flying"


@pytest.mark.rule("SC-DAMAGE-04")
def test_excess_damage_has_no_limit() -> None:
    game = at("0 damage: 8\n0 slots: scrap_cannon - - - - -\n0 ready: yellow*")
    do(game, Activate(SLOT, 4), Stop(), Activate(SLOT, 4))
    assert me(game).damage == 10
    assert capacity(game, 0) == 0


@pytest.mark.rule("SC-DAMAGE-05", "SC-EFFECT-DAMAGE")
def test_damage_on_a_line_is_avoided_only_by_skipping_it_all() -> None:
    text = "0 place: farpasture\n0 ready: yellow cadet"
    game = at(text)
    do(game, DoMission(), Assign(YELLOW), Assign(CADET), Skip())
    assert me(game).damage == 3
    assert me(game).tracks == (0, 0, 0)
    game = at(text)
    do(game, DoMission(), Assign(YELLOW), Assign(CADET), Resolve())
    assert me(game).damage == 5
    assert question(game) == "Advancing"


# Repairs


@pytest.mark.rule("SC-REPAIR-01", "SC-EFFECT-REPAIR", "SC-REPAIR-04")
def test_a_repair_removes_one_damage_of_ones_choice_or_none() -> None:
    for choice, left in ((Mend(HOLD), (2, 4)), (Mend(3), (3, 3)), (Stop(), (3, 4))):
        game = at()
        do(game, Activate(REPAIR, CADET))
        assert options(game) == [Stop(), Mend(HOLD), Mend(1), Mend(2), Mend(3), Mend(5)]
        assert rule_against(game, Mend(0)) == "SC-REPAIR-01"
        do(game, choice)
        assert (me(game).damage, me(game).slots.count(-2)) == left
        assert asked(game) == 1


@pytest.mark.rule("SC-REPAIR-02")
def test_excess_damage_is_repaired_before_a_slot_is_free() -> None:
    game = at("0 damage: 10\n0 slots: patch_bay - - - - -")
    do(game, Activate(SLOT, BLUE), Mend(HOLD), Mend(HOLD))
    assert me(game).damage == 8
    assert capacity(game, 0) == 0


@pytest.mark.rule("SC-REPAIR-03")
def test_excess_damage_does_not_keep_one_from_repairing_technology_slots() -> None:
    game = at("0 damage: 10")
    do(game, Activate(REPAIR, CADET), Mend(5))
    assert me(game).slots[5] == -1
    assert me(game).damage == 10


@pytest.mark.rule("SC-REPAIR-05")
def test_a_damaged_slot_takes_a_card_once_it_is_repaired() -> None:
    game = at("0 slots: X X - X X X\n0 ready: blue*\ncentral: autopilot")
    do(game, Activate(SCIENCE, 5))
    assert rule_against(game, Install(0, 0)) == "SC-REPAIR-05"
    do(game, Stop(), Activate(REPAIR, 5), Mend(0))
    game = at("0 slots: - X - X X X\n0 ready: blue*\ncentral: autopilot")
    do(game, Activate(SCIENCE, 5))
    assert rule_against(game, Install(0, 0)) is None


def test_nothing_is_asked_where_nothing_is_damaged() -> None:
    game = at("0 damage: 0\n0 slots: - - - - - -")
    do(game, Activate(REPAIR, CADET))
    assert asked(game) == 1


def test_artifacts_spent_for_a_room_are_gone_before_its_effect() -> None:
    game = at("0 artifacts: 0 0 2\n0 damage: 6\nroads: home-tepid=green.loot\nartifacts: 1 0 0")
    do(game, Awaken(WEAPONS, BLUE_YELLOW, BLUE_YELLOW), Attack(road(game, "home", "tepid")))
    assert question(game) == "Fit"
    do(game, Drop(PIRATE))
    assert me(game).artifacts == [1, 0, 0]
    assert me(game).ready[ANDROID] == 0
