"""Missions, the countdown, commanders, androids."""

import pytest

from startable.games.captains.choices import (
    Activate,
    Advance,
    Again,
    Assign,
    DoMission,
    Go,
    Mend,
    Pass,
    Recall,
    Resolve,
    Skip,
    Stop,
)
from startable.games.captains.events import LineResolved, LineSkipped, Recalled
from startable.games.captains.missions import fits
from startable.games.captains.table import content_of, next_mission_place
from tests.games.captains.positions import (
    ANDROID,
    BLUE,
    BLUE_COMMANDER,
    BRIDGE,
    CADET,
    COOPERATION,
    HOLD,
    NIAN,
    RED,
    RED_COMMANDER,
    REPAIR,
    SCIENCE,
    WEAPONS,
    YELLOW,
    YELLOW_COMMANDER,
    ZINCA,
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
    rule_against,
)

WALTZ = "0 place: farpasture"  # yellow: 2 damage, 4 spaces anywhere; blue: repair, artifact


@pytest.mark.rule("SC-MISSION-01")
def test_the_ship_must_be_there_already() -> None:
    game = at("0 place: tepid")
    assert rule_against(game, DoMission()) == "SC-MISSION-01"
    game = at("0 place: plurk")
    assert rule_against(game, DoMission()) is None
    game = at("0 place: lullaby")
    assert rule_against(game, DoMission()) == "SC-MISSION-01"


@pytest.mark.rule("SC-MISSION-02")
def test_every_line_needs_a_figure() -> None:
    game = at("0 place: marzipan\n0 ready: red android")
    assert rule_against(game, DoMission()) == "SC-MISSION-02"
    game = at("0 place: marzipan\n0 ready: red android cadet")
    assert rule_against(game, DoMission()) is None
    game = at("0 place: marzipan\n1 place: marzipan\nholders: marzipan=1")
    assert rule_against(game, DoMission()) == "SC-RESERVE-04"


@pytest.mark.rule("SC-MISSION-03")
def test_the_card_leaves_the_planet_first() -> None:
    game = at(WALTZ)
    do(game, DoMission())
    assert game.spots[place(game, "farpasture")] == -1
    assert me(game).mission == mission(game, "minefield_waltz")


@pytest.mark.rule("SC-MISSION-04")
def test_exactly_one_figure_faces_each_line_whoever_it_is() -> None:
    game = at(WALTZ + "\n0 ready: red cadet android yellow*")
    do(game, DoMission())
    assert options(game) == [Assign(RED), Assign(YELLOW_COMMANDER), Assign(CADET), Assign(ANDROID)]
    assert rule_against(game, Assign(BLUE)) == "SC-MISSION-04"
    assert rule_against(game, Stop()) == "ST-ASK-02"
    do(game, Assign(CADET))
    assert rule_against(game, Assign(CADET)) == "SC-MISSION-04"
    do(game, Assign(RED))
    assert game.captains[0].missions == (mission(game, "minefield_waltz"),)


@pytest.mark.rule("SC-MISSION-05")
def test_lines_are_dealt_with_from_top_to_bottom() -> None:
    game = at("0 place: marzipan\n0 ready: blue red cadet")
    told = do(game, DoMission(), Assign(BLUE), Assign(CADET), Assign(RED), Resolve(), Resolve(), Stop(), Stop())
    lines = [event for event in told if isinstance(event, LineResolved | LineSkipped)]
    assert lines == [LineResolved(0, 0), LineSkipped(0, 1), LineResolved(0, 2)]


@pytest.mark.rule("SC-MISSION-06", "SC-CREW-02")
def test_a_figure_of_the_lines_colour_may_resolve_it() -> None:
    game = at(WALTZ + "\n0 ready: yellow blue\n0 damage: 3")
    do(game, DoMission(), Assign(YELLOW), Assign(BLUE), Resolve())
    assert me(game).damage == 5  # before the advance
    do(game, Advance(NIAN, 1))
    assert me(game).tracks == (0, 0, 1)


@pytest.mark.rule("SC-MISSION-07")
def test_a_line_that_does_not_fit_is_ignored() -> None:
    game = at(WALTZ + "\n0 ready: blue yellow")
    do(game, DoMission(), Assign(BLUE), Assign(YELLOW))
    assert asked(game) == 1
    assert (me(game).damage, me(game).tracks, me(game).artifacts) == (3, (0, 0, 0), [0, 0, 0])


@pytest.mark.rule("SC-MISSION-08", "SC-FACTION-02")
def test_an_advance_is_finished_with_its_bonuses_before_the_line_goes_on() -> None:
    game = at("spots: plurk=weather_machine tepid=1\n0 place: plurk\n0 ready: blue cadet\n0 tracks: 0 1 0")
    told = do(game, DoMission(), Assign(BLUE), Assign(CADET), Resolve(), Advance(ZINCA, 3))
    names = kinds(told)
    assert sum(me(game).artifacts) == 1  # the Zinca track's space 2
    assert me(game).medals == 2  # the line's own medal
    assert names[names.index("Advanced") :][:5] == ["Advanced", "Gained", "Advanced", "Advanced", "Gained"]


@pytest.mark.rule("SC-MISSION-09", "SC-ANDROID-04", "SC-QUEUE-02")
def test_the_crew_joins_the_queue_in_order_and_androids_leave() -> None:
    game = at("0 place: marzipan\n0 ready: android red cadet\n0 queue: blue")
    do(game, DoMission(), Assign(CADET), Assign(ANDROID), Assign(RED), Skip(), Skip())
    assert me(game).queue == [BLUE, CADET, RED]
    assert sum(me(game).ready) == 0


@pytest.mark.rule("SC-MISSION-10", "SC-MISSION-11")
def test_a_mission_is_accomplished_even_if_nothing_fits() -> None:
    game = at("0 place: marzipan\n0 ready: cadet cadet cadet")
    do(game, DoMission(), Assign(CADET), Assign(CADET), Assign(CADET))
    assert me(game).missions == (mission(game, "deep_dig"),)
    assert me(game).mission == -1
    assert me(game).crew == ()
    assert (me(game).artifacts, me(game).medals) == ([0, 0, 0], 1)


@pytest.mark.rule("SC-MISSION-12", "SC-COUNTDOWN-01", "SC-COUNTDOWN-02")
def test_the_highest_tile_face_up_makes_way_for_a_new_mission() -> None:
    game = at(
        """spots: plurk=airlock_cat lullaby=4 kettledrum=3 parallax=(2) greengage=1
        0 place: plurk
        0 ready: cadet cadet
        missions: deaf_planet sun_bulb"""
    )
    do(game, DoMission(), Assign(CADET), Assign(CADET))
    assert game.spots[place(game, "plurk")] == 2004
    assert game.spots[place(game, "lullaby")] == mission(game, "deaf_planet")
    assert game.tiles_up == 0b01010
    assert next_mission_place(game) == place(game, "kettledrum")


@pytest.mark.rule("SC-COUNTDOWN-04")
def test_as_many_missions_as_tiles_bring_an_uprising() -> None:
    game = at("0 place: plurk\n0 ready: cadet cadet cadet cadet cadet cadet cadet cadet\nplayers: 2\n1 flags: passed")
    served = ["plurk", "thimble", "saltlick", "verdigris"]
    for number, name in enumerate(served, 1):
        me(game).place = place(game, name)
        told = do(game, DoMission(), Assign(CADET), Assign(CADET))
        assert ("Uprising" in kinds(told)) is (number == 4)
        assert [game.spots[place(game, at_)] for at_ in served[:number]] == [2005 - n for n in range(1, number + 1)]


@pytest.mark.rule("SC-OURS-03")
def test_an_empty_mission_deck_is_made_from_missions_that_nobody_accomplished() -> None:
    text = "0 place: plurk\n0 ready: cadet cadet\nmissions:\nmission discard: {}"
    game = at(text.format("deaf_planet"))
    do(game, DoMission(), Assign(CADET), Assign(CADET))
    assert game.spots[place(game, "lullaby")] == mission(game, "deaf_planet")
    assert game.mission_discard == ()
    game = at(text.format(""))
    do(game, DoMission(), Assign(CADET), Assign(CADET))
    assert game.spots[place(game, "lullaby")] == -1


def test_missions_made_anew_are_shuffled() -> None:
    names = "deaf_planet sun_bulb dreadnought deck_zero pirate_bank census deep_dig quarantine lost_patrol comet_rocks"
    spots = "spots: plurk=airlock_cat lullaby=1"
    game = at(f"{spots}\n0 place: plurk\n0 ready: cadet cadet\nmissions:\nmission discard: {names}")
    before = list(game.mission_discard)
    do(game, DoMission(), Assign(CADET), Assign(CADET))
    assert len(game.missions) == 9
    assert [*game.missions, game.spots[place(game, "lullaby")]] != before
    assert sorted([*game.missions, game.spots[place(game, "lullaby")]]) == sorted(before)


def test_a_skipped_line_is_told() -> None:
    game = at(WALTZ + "\n0 ready: yellow cadet")
    assert LineSkipped(0, 0) in do(game, DoMission(), Assign(YELLOW), Assign(CADET), Skip())


# Commanders


@pytest.mark.rule("SC-COMMANDER-01")
def test_a_commander_starts_like_an_ensign() -> None:
    rooms = {}
    for figure, name in ((BLUE, "blue"), (BLUE_COMMANDER, "blue*")):
        game = at(f"0 ready: {name} cadet\n0 place: farpasture")
        rooms[name] = [choice.room for choice in offered(game, Activate) if choice.figure == figure]
        do(game, DoMission())
        assert rule_against(game, Assign(figure)) is None
    assert rooms["blue"] == rooms["blue*"] == [SCIENCE, REPAIR]


@pytest.mark.rule("SC-COMMANDER-02", "SC-COMMANDER-03")
def test_a_commander_does_a_second_room_and_then_joins_the_queue() -> None:
    game = at("0 ready: red*\n0 queue: cadet blue")
    do(game, Activate(BRIDGE, RED_COMMANDER), Stop())
    assert me(game).queue == [CADET, BLUE]
    assert set(options(game)) == {Stop(), Activate(BRIDGE, RED_COMMANDER), Activate(REPAIR, RED_COMMANDER), Recall(0)}
    assert rule_against(game, Activate(SCIENCE, RED_COMMANDER)) == "SC-COMMANDER-03"
    assert rule_against(game, Activate(WEAPONS, RED_COMMANDER)) == "SC-COMMANDER-03"
    do(game, Activate(REPAIR, RED_COMMANDER))
    assert me(game).queue == [CADET, BLUE]
    do(game, Mend(HOLD))
    assert me(game).queue == [CADET, BLUE, RED_COMMANDER]
    assert asked(game) == 1
    assert me(game).ready == [0] * 8


@pytest.mark.rule("SC-COMMANDER-02", "SC-OURS-04")
def test_a_commander_may_decline_the_second_task() -> None:
    game = at("0 ready: red*\n0 queue: cadet blue")
    do(game, Activate(BRIDGE, RED_COMMANDER), Stop(), Stop())
    assert me(game).queue == [CADET, BLUE, RED_COMMANDER]
    assert me(game).duty == -1
    assert asked(game) == 1


def test_the_same_room_may_be_used_twice() -> None:
    game = at("0 ready: red*\n0 queue:")
    tepid, plurk, thimble, marzipan = (place(game, name) for name in ("tepid", "plurk", "thimble", "marzipan"))
    do(game, Activate(BRIDGE, RED_COMMANDER), Go(tepid), Go(plurk))
    do(game, Activate(BRIDGE, RED_COMMANDER), Go(thimble), Go(marzipan))
    assert me(game).place == marzipan
    assert me(game).queue == [RED_COMMANDER]


@pytest.mark.rule("SC-COMMANDER-04")
def test_a_commander_who_fits_may_resolve_the_line_again() -> None:
    game = at(WALTZ + "\n0 ready: yellow* cadet\n0 queue:\n0 damage: 0")
    do(game, DoMission(), Assign(YELLOW_COMMANDER), Assign(CADET), Resolve(), Advance(ZINCA, 1))
    assert options(game) == [Stop(), Again()]
    told = do(game, Again(), Advance(NIAN, 1))
    assert told.count(LineResolved(0, 0)) == 1
    assert kinds(told).index("Advanced") < kinds(told).index("LineSkipped")
    assert (me(game).damage, me(game).tracks) == (4, (0, 1, 1))
    assert asked(game) == 1


@pytest.mark.rule("SC-COMMANDER-04", "SC-OURS-04")
def test_a_commander_who_does_not_fit_only_orders_a_subordinate() -> None:
    game = at(WALTZ + "\n0 ready: red* cadet\n0 queue: red")
    do(game, DoMission(), Assign(RED_COMMANDER), Assign(CADET))
    assert options(game) == [Stop(), Recall(0)]
    assert rule_against(game, Again()) == "SC-COMMANDER-04"
    game = at(WALTZ + "\n0 ready: yellow* cadet\n0 queue: yellow")
    do(game, DoMission(), Assign(YELLOW_COMMANDER), Assign(CADET), Skip())
    assert options(game) == [Stop(), Recall(0)]


@pytest.mark.rule("SC-COMMANDER-05")
def test_a_commander_orders_a_cadet_or_an_ensign_of_the_own_colour() -> None:
    game = at("0 ready: yellow*\n0 queue: red cadet yellow yellow* blue yellow")
    do(game, Activate(REPAIR, YELLOW_COMMANDER), Stop())
    assert offered(game, Recall) == [Recall(1), Recall(2), Recall(5)]
    assert rule_against(game, Recall(0)) == "SC-COMMANDER-05"
    assert rule_against(game, Recall(3)) == "SC-COMMANDER-05"
    assert rule_against(game, Recall(-1)) == "SC-COMMANDER-05"
    do(game, Recall(5))
    assert me(game).queue == [RED, CADET, YELLOW, YELLOW_COMMANDER, BLUE, YELLOW_COMMANDER]
    assert me(game).ready[YELLOW] == 1


@pytest.mark.rule("SC-COMMANDER-06")
def test_figures_on_the_mission_cannot_be_ordered() -> None:
    game = at("0 place: marzipan\n0 ready: cadet yellow* yellow\n0 queue: blue")
    do(game, DoMission(), Assign(CADET), Assign(YELLOW_COMMANDER), Assign(YELLOW), Resolve())
    assert question(game) == "Ordering"
    assert offered(game, Recall) == []


@pytest.mark.rule("SC-COMMANDER-07")
def test_the_subordinate_comes_before_the_following_line() -> None:
    game = at(WALTZ + "\n0 ready: yellow* cadet\n0 queue: cadet")
    told = do(game, DoMission(), Assign(YELLOW_COMMANDER), Assign(CADET), Resolve(), Stop(), Recall(0))
    order = [event for event in told if isinstance(event, LineResolved | LineSkipped | Recalled)]
    assert order == [LineResolved(0, 0), Recalled(0, CADET), LineSkipped(0, 1)]


@pytest.mark.rule("SC-EXAMPLE-07")
def test_captain_kristensens_mission() -> None:
    game = at(WALTZ + "\n0 ready: yellow* blue\n0 queue: cadet red yellow\n0 damage: 0")
    do(game, DoMission(), Assign(YELLOW_COMMANDER), Assign(BLUE), Resolve())
    assert me(game).damage == 2
    do(game, Advance(ZINCA, 4))
    assert me(game).tracks == (0, 4, 0)
    assert options(game) == [Stop(), Again(), Recall(0), Recall(2)]
    do(game, Recall(2))
    assert me(game).ready[YELLOW] == 1
    assert me(game).queue == [CADET, RED]
    assert question(game) == "Facing"
    do(game, Resolve(), Mend(HOLD))
    assert (me(game).damage, me(game).tracks) == (1, (0, 4, 0))
    assert me(game).queue == [CADET, RED, YELLOW_COMMANDER, BLUE]


# Androids


@pytest.mark.rule("SC-ANDROID-01", "SC-EFFECT-ANDROID")
def test_a_gained_android_is_ready_at_once() -> None:
    game = at("0 slots: drone_hangar - - - - -")
    do(game, Activate(4, YELLOW))
    assert me(game).ready[ANDROID] == 1


@pytest.mark.rule("SC-ANDROID-02", "SC-CREW-05")
def test_who_fits_which_line() -> None:
    lines = {}
    for figure in range(8):
        game = at()
        me(game).mission = mission(game, "grand_summit")
        me(game).crew = (figure,) * 4
        colours = [colour for colour, _ in content_of(game).lines[me(game).mission]]
        lines[figure] = {colour for line, colour in enumerate(colours) if fits(game, 0, line)}
    ensigns = {RED: {RED}, YELLOW: {YELLOW}, BLUE: {BLUE}}
    commanders = {figure + 3: colours for figure, colours in ensigns.items()}
    assert lines == {**ensigns, **commanders, CADET: set(), ANDROID: {RED, YELLOW, BLUE, 4}}


@pytest.mark.rule("SC-ANDROID-03")
def test_a_golden_line_is_for_androids_only() -> None:
    # census: red; gold (Cooperation, Zinca, medal)
    game = at("0 place: saltlick\n0 ready: cadet red*\n0 queue: blue")
    do(game, DoMission(), Assign(CADET), Assign(RED_COMMANDER))
    assert asked(game) == 1
    assert me(game).medals == 1
    game = at("0 place: saltlick\n0 ready: cadet android")
    do(game, DoMission(), Assign(CADET), Assign(ANDROID), Resolve(), Advance(COOPERATION, 1), Advance(ZINCA, 1))
    assert (me(game).medals, me(game).tracks) == (2, (1, 1, 0))


@pytest.mark.rule("SC-ANDROID-06")
def test_androids_may_be_kept_for_later_rounds() -> None:
    game = at("0 ready: android\n1 flags: passed\n0 queue:")
    do(game, Pass())
    assert game.round == 2
    assert me(game).ready[ANDROID] == 1


def test_whose_time_is_up_ignores_the_line() -> None:
    game = at(f"{WALTZ}\n0 ready: yellow blue")
    do(game, DoMission(), Assign(YELLOW), Assign(BLUE))
    assert game.asks[0].default(game) == Skip()
