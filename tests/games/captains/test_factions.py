"""Faction tracks and events."""

import pytest

from startable.games.captains.choices import (
    Activate,
    Advance,
    Attack,
    Drop,
    Go,
    Hide,
    Install,
    Mend,
    Pardon,
    Pass,
    Pick,
    Promote,
    PromoteInQueue,
    Retreat,
    Rouse,
    Shield,
    Stop,
)
from startable.games.captains.events import Advanced, FactionEvent, Gained, Lapped, Retreated
from startable.games.captains.scoring import tracks
from startable.games.captains.table import Captains, content_of
from startable.games.captains.technology import scrap
from tests.games.captains.positions import (
    ANDROID,
    BLUE,
    BRIDGE,
    CADET,
    COOPERATION,
    HOLD,
    MAP,
    MEDAL,
    NIAN,
    PIRATE,
    RED,
    RED_COMMANDER,
    REPAIR,
    SLOT,
    YELLOW,
    ZINCA,
    asked,
    at,
    card,
    do,
    kinds,
    me,
    offered,
    options,
    place,
    question,
    road,
    rule_against,
)

SIMULATOR = "0 slots: diplomacy_simulator - - - - -"  # three times one space anywhere
ARCHIVE = "0 slots: xeno_archive - - - - -"  # 2 spaces Zinca, an artifact
CANNON = "0 slots: scrap_cannon - - - - -"  # 1 damage, 2 medals, 2 spaces anywhere


def advancing(text: str = "") -> Captains:
    """Free to advance up to 2 spaces on one track."""
    game = at(f"{CANNON}\n{text}")
    do(game, Activate(SLOT, YELLOW))
    return game


@pytest.mark.rule("SC-FACTION-01")
@pytest.mark.parametrize("track", [COOPERATION, ZINCA, NIAN])
def test_tracks_are_loops(track: int) -> None:
    totals = [0, 0, 0]
    totals[track] = 12
    game = advancing(f"0 tracks: {totals[0]} {totals[1]} {totals[2]}")
    told = do(game, Advance(track, 1))
    assert Advanced(0, track, 0) in told
    assert Lapped(0, track, 1) in told
    assert [faction.key for faction in content_of(game).factions] == ["cooperation", "zinca", "nian"]


@pytest.mark.rule("SC-FACTION-02")
def test_every_bonus_on_the_way_is_taken() -> None:
    # Cooperation 1: moves on space 5; medal on space 9.
    game = at("0 slots: protocol_lounge - - - - -\n0 tracks: 3 0 0")
    do(game, Activate(SLOT, RED), Advance(COOPERATION, 2))
    assert question(game) == "Flying"
    do(game, Go(place(game, "tepid")), Stop())
    assert sum(me(game).artifacts) == 1  # the room's own, after the advance
    game = advancing("0 tracks: 0 0 4\n0 medals: 0")
    do(game, Advance(NIAN, 2))
    assert me(game).medals == 3


@pytest.mark.rule("SC-FACTION-03", "SC-EFFECT-ADVANCE-N")
def test_a_factions_arrows_advance_on_its_own_track_only() -> None:
    game = at(ARCHIVE)
    do(game, Activate(SLOT, BLUE))
    assert options(game) == [Stop(), Advance(ZINCA, 1), Advance(ZINCA, 2)]
    assert rule_against(game, Advance(NIAN, 1)) == "SC-FACTION-03"
    assert rule_against(game, Advance(ZINCA, 3)) == "SC-EFFECT-ADVANCE-N"
    assert rule_against(game, Advance(ZINCA, 0)) == "SC-EFFECT-ADVANCE-N"
    do(game, Advance(ZINCA, 1))
    assert me(game).tracks == (0, 1, 0)


@pytest.mark.rule("SC-EFFECT-ADVANCE-N")
def test_an_advance_may_be_declined() -> None:
    game = at(ARCHIVE)
    do(game, Activate(SLOT, BLUE), Stop())
    assert me(game).tracks == (0, 0, 0)
    assert sum(me(game).artifacts) == 1


@pytest.mark.rule("SC-FACTION-04", "SC-EFFECT-ADVANCE-ANY")
def test_a_free_advance_is_spent_on_one_track() -> None:
    game = advancing()
    assert options(game) == [Stop(), *(Advance(track, spaces) for track in range(3) for spaces in (1, 2))]
    do(game, Advance(NIAN, 1))
    assert me(game).tracks == (0, 0, 1)
    assert asked(game) == 1


@pytest.mark.rule("SC-FACTION-05", "SC-EFFECT-ADVANCE-SPLIT")
def test_separate_steps_choose_their_tracks_one_after_the_other() -> None:
    game = at(SIMULATOR + "\n0 tracks: 1 0 0")
    do(game, Activate(SLOT, BLUE), Advance(COOPERATION, 1))
    assert question(game) == "Mending"  # the bonus of the first step comes first
    do(game, Stop(), Advance(NIAN, 1), Stop())
    assert me(game).tracks == (2, 0, 1)
    game = at(SIMULATOR)
    do(game, Activate(SLOT, BLUE), Advance(ZINCA, 1), Advance(ZINCA, 1), Stop())
    assert me(game).tracks == (0, 2, 0)
    game = at(SIMULATOR)
    do(game, Activate(SLOT, BLUE), Stop(), Stop(), Advance(ZINCA, 1))
    assert me(game).tracks == (0, 1, 0)


@pytest.mark.rule("SC-FACTION-06", "SC-FACTION-07", "SC-SCORE-02")
@pytest.mark.parametrize(
    ("total", "points"),
    [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 4), (12, 4), (13, 5), (14, 6), (27, 11), (39, 15)],
)
def test_zones_and_laps_score(total: int, points: int) -> None:
    assert tracks(at(f"0 tracks: 0 0 {total}"), 0) == points
    assert tracks(at(f"0 tracks: {total} 0 4"), 0) == points + 2


@pytest.mark.rule("SC-OURS-19")
def test_the_start_space_scores_nothing_but_laps() -> None:
    assert [tracks(at(f"0 tracks: {total} {total} 0"), 0) for total in (0, 13, 26, 39)] == [0, 10, 20, 30]


@pytest.mark.rule("SC-FACTION-08", "SC-FACTION-09")
def test_laps_are_counted_without_limit_for_everyone() -> None:
    game = advancing("0 tracks: 0 25 0\n1 tracks: 0 40 0")
    told = do(game, Advance(ZINCA, 2))
    assert Lapped(0, ZINCA, 2) in told
    assert tracks(game, 0) == 10 + 1
    assert tracks(game, 1) == 15 + 1


# Events. Event spaces: Cooperation 8, Zinca 7, Ni'an 7.


@pytest.mark.rule("SC-EVENT-01", "SC-EVENT-02")
def test_the_first_to_reach_an_event_brings_it_about_before_moving_on() -> None:
    game = advancing("0 tracks: 7 0 0\nevents: recruitment_drive - -")
    told = do(game, Advance(COOPERATION, 2))
    names = kinds(told)
    assert names[names.index("FactionEvent") + 1 : names.index("CadetsJoined") + 2] == ["CadetsJoined", "CadetsJoined"]
    later = [event for event in told if isinstance(event, Advanced)]
    assert [event.space for event in later] == [8, 9]
    assert names.index("CadetsJoined") < names.index("Advanced", names.index("FactionEvent"))
    assert [captain.ready[CADET] for captain in game.captains] == [2, 2]
    assert [captain.medals for captain in game.captains] == [1 + 2 + 1, 1]
    assert game.events == (-1, -1, -1)
    assert game.resolved == 1
    do(game, Pass())
    me(game).tracks = (7, 0, 0)
    me(game).ready[YELLOW] = 1
    told = do(game, Activate(SLOT, YELLOW), Advance(COOPERATION, 1))
    assert "FactionEvent" not in kinds(told)


@pytest.mark.rule("SC-EVENT-03", "SC-OURS-12")
def test_after_two_events_the_third_is_gone() -> None:
    events = "0 tracks: 7 0 0\nevents: recruitment_drive open_archive honesty_summit\nlying: patch_bay"
    game = advancing(events + "\nresolved: 1")
    told = do(game, Advance(COOPERATION, 1))
    assert FactionEvent(0, COOPERATION, 3) in told
    assert game.events == (-1, -1, -1)
    assert game.lying == ()
    assert game.boxed == (card(game, "patch_bay"),)
    game = advancing(events)
    do(game, Advance(COOPERATION, 1))
    assert game.events[1:] == (0, 7)
    assert game.lying == (card(game, "patch_bay"),)


def test_reaching_an_event_space_without_a_card_does_nothing() -> None:
    game = advancing("0 tracks: 7 0 0\nevents: - open_archive -")
    assert "FactionEvent" not in kinds(do(game, Advance(COOPERATION, 1)))


def event(track: int, key: str, more: str = "", players: int = 2) -> Captains:
    """The event has just begun."""
    names, totals = ["-"] * 3, [0] * 3
    names[track], totals[track] = key, 7 if track == COOPERATION else 6
    game = at(
        f"players: {players}\n{CANNON}\nevents: {' '.join(names)}\n0 tracks: {' '.join(map(str, totals))}\n"
        f"0 medals: 0\n{more}"
    )
    do(game, Activate(SLOT, YELLOW), Advance(track, 1))
    return game


def test_the_open_archive_offers_a_technology_to_everyone() -> None:
    game = event(
        ZINCA,
        "open_archive",
        "central: autopilot perfect_fit\nlying: hull_plating\n1 slots: holodeck X X X X X\ndeck: patch_bay think_tank",
    )
    assert (asked(game), question(game)) == (0, "Installing")
    assert {choice.space for choice in offered(game, Install)} == {0, 1, 2}
    do(game, Install(2, 4))
    assert me(game).slots[4] == card(game, "hull_plating")
    assert asked(game) == 1
    assert {choice.space for choice in offered(game, Install)} == {0, 1}
    do(game, Install(1, 0))
    assert game.captains[1].slots[0] == card(game, "perfect_fit")
    assert game.discard == [card(game, "holodeck")]
    assert game.central == [card(game, "autopilot"), card(game, "patch_bay")]
    assert asked(game) == 1
    assert question(game) == "TakeTurn"


def test_a_technology_left_in_the_archive_is_discarded() -> None:
    game = event(ZINCA, "open_archive", "central: autopilot\nlying: hull_plating")
    do(game, Stop(), Stop())
    assert game.lying == ()
    assert game.discard == [card(game, "hull_plating")]


@pytest.mark.rule("SC-CARD-DIPLOMATIC-ORDER-12")
def test_order_twelve_rewards_the_first_docking_of_a_round_before_the_tile() -> None:
    game = at(f"{MAP}\nstanding: event_order_12\nstock: home@2 zinca nian\n0 place: plurk\n1 place: plurk")
    told = do(game, Activate(BRIDGE, RED), Go(place(game, "tepid")), Stop())
    assert question(game) == "Mending"
    told += do(game, Mend(HOLD), Advance(NIAN, 1))
    names = kinds(told)
    assert names.index("Repaired") < names.index("Advanced") < names.index("StationUsed")
    assert (me(game).damage, me(game).tracks, me(game).ready[ANDROID]) == (2, (0, 0, 1), 1)
    do(game, Pass())
    do(game, Activate(REPAIR, CADET), Stop())
    assert question(game) == "TakeTurn"  # not twice in a round


def test_order_twelve_comes_into_force_and_works_again_each_round() -> None:
    game = event(COOPERATION, "diplomatic_order_12")
    assert game.standing == ("event_order_12",)
    assert question(game) == "Mending"  # at home, this very turn
    do(game, Stop(), Stop(), Pass(), Stop(), Stop(), Pass())
    assert game.round == 2
    assert me(game).used == ()
    do(game, Pass())
    assert question(game) == "Mending"


@pytest.mark.rule("SC-CARD-CROWDSOURCING")
def test_crowdsourcing_hides_artifacts_that_repeat_a_room() -> None:
    game = event(COOPERATION, "crowdsourcing")
    assert offered(game, Hide) == [Hide(room) for room in (0, 1, 2, 3, SLOT)]
    do(game, Hide(BRIDGE), Hide(SLOT), Hide(REPAIR), Hide(REPAIR))
    assert [room for room, _ in me(game).stash] == [BRIDGE, SLOT]
    assert sum(game.artifacts) == 23
    assert me(game).artifacts == [0, 0, 0]
    kind = me(game).stash[1][1]
    scrap(game, 0, 0)
    assert [room for room, _ in me(game).stash] == [BRIDGE]
    assert game.artifact_discard[kind] == 1
    do(game, Pass(), Activate(BRIDGE, RED), Stop())
    assert options(game) == [Stop(), Rouse()]
    do(game, Rouse())
    assert me(game).stash == ()
    assert question(game) == "Flying"
    do(game, Stop())
    assert sum(game.artifact_discard) == 2
    assert question(game) == "TakeTurn"


def test_without_artifacts_nothing_is_hidden() -> None:
    game = event(COOPERATION, "crowdsourcing", "artifacts: 0 0 0")
    assert question(game) == "TakeTurn"
    game = event(COOPERATION, "crowdsourcing", "artifacts: 1 0 0")
    do(game, Hide(REPAIR))
    assert me(game).stash == ((REPAIR, 0),)
    assert question(game) == "TakeTurn"
    game = event(COOPERATION, "crowdsourcing", "artifacts: 0 0 0\nartifact discard: 0 0 1")
    do(game, Hide(REPAIR))
    assert me(game).stash == ((REPAIR, 2),)


def test_field_promotions_cost_one_medal_even_in_the_queue() -> None:
    game = event(COOPERATION, "field_promotions", "1 medals: 0")
    assert me(game).medals == 3  # the active captain's own medal, and two of the room
    assert offered(game, PromoteInQueue) == [PromoteInQueue(0), PromoteInQueue(1), PromoteInQueue(2), PromoteInQueue(3)]
    do(game, PromoteInQueue(2))
    assert me(game).queue == [BLUE, YELLOW, RED_COMMANDER, YELLOW]
    assert (me(game).medals, me(game).rings) == (2, 4)
    assert asked(game) == 1
    assert question(game) == "TakeTurn"  # who cannot pay is not asked
    game = event(COOPERATION, "field_promotions", "1 rings: 0\n1 medals: 3")
    me(game).ready[BLUE] = 0
    assert [rule_against(game, Promote(figure)) for figure in (BLUE, CADET)] == ["SC-PROMOTE-01", "SC-PROMOTE-04"]
    do(game, Promote(RED))
    assert (me(game).ready[RED_COMMANDER], me(game).medals) == (1, 2)
    assert question(game) == "TakeTurn"


def test_the_inspection_rewards_the_least_damage() -> None:
    game = event(COOPERATION, "surprise_inspection", "1 damage: 0\n1 slots: - - - - - -\n2 damage: 9", players=3)
    assert (asked(game), question(game)) == (0, "Mending")
    do(game, Stop())
    assert game.captains[1].medals == 3
    assert (asked(game), question(game)) == (2, "Mending")
    do(game, Mend(HOLD))
    assert game.captains[2].damage == 8
    game = event(COOPERATION, "surprise_inspection", "1 damage: 4\n1 slots: - - - - - -")
    assert [captain.medals for captain in game.captains] == [4, 3]


@pytest.mark.rule("SC-CARD-EXPLOSIVE-CRISIS")
def test_crates_are_delivered_at_a_station_before_its_tile() -> None:
    game = event(NIAN, "explosive_crisis", "2 flags: passed unscathed kits\n0 place: plurk\n1 place: plurk", players=3)
    assert [captain.crate for captain in game.captains] == [True, True, False]
    game.stock = (2, 0, 0)
    told = do(game, Activate(BRIDGE, RED), Go(place(game, "tepid")), Stop())
    names = kinds(told)
    assert names.index("CrateDelivered") < names.index("Gained") < names.index("StationUsed")
    assert game.captains[1].crate is False
    assert game.captains[1].medals == 2
    assert sum(game.captains[1].artifacts) == 1
    assert game.captains[1].ready[ANDROID] == 1


@pytest.mark.rule("SC-CARD-EXPLOSIVE-CRISIS", "SC-CARD-DIPLOMATIC-ORDER-12")
def test_of_two_events_in_force_the_first_is_finished_before_the_second() -> None:
    game = at("standing: event_order_12 event_explosive_crisis\n0 place: tepid\n0 flags: crate unscathed kits")
    told = do(game, Pass())
    assert (question(game), me(game).crate, kinds(told)[-1]) == ("Mending", True, "PowerUsed")
    do(game, Stop())
    assert "CrateDelivered" in kinds(do(game, Advance(NIAN, 1)))
    assert (me(game).crate, me(game).medals) == (False, 2)


def test_a_crate_still_aboard_at_the_end_bursts() -> None:
    game = at("turn: round 4\n1 flags: passed crate\n0 place: plurk\n0 damage: 7\n0 flags: crate\n0 artifacts: 1 1 0")
    me(game).artifacts = [1, 0, 0]
    do(game, Pass())
    assert [captain.damage for captain in game.captains] == [9, 5]
    assert [captain.crate for captain in game.captains] == [False, False]
    assert me(game).artifacts == [0, 0, 0]
    assert game.over


@pytest.mark.rule("SC-CARD-HONESTY-SUMMIT", "SC-OURS-11")
def test_markers_go_back_for_medals_without_bonuses() -> None:
    game = event(NIAN, "honesty_summit", "1 tracks: 15 0 1")
    assert offered(game, Retreat) == [Retreat(NIAN, 1), Retreat(NIAN, 2), Retreat(NIAN, 3)]
    assert Retreated(0, NIAN, 2) in do(game, Retreat(NIAN, 2))
    assert me(game).tracks == (0, 0, 5)
    assert me(game).medals == 2 + 2  # and none for the medal space 5
    assert offered(game, Retreat) == [Retreat(COOPERATION, 1), Retreat(COOPERATION, 2), Retreat(NIAN, 1)]
    do(game, Retreat(COOPERATION, 2))
    assert game.captains[1].tracks == (13, 0, 1)
    assert game.captains[1].medals == 3


def test_open_season_crowds_the_home_station_and_everyone_may_fight() -> None:
    game = event(NIAN, "open_season", "roads: home-tepid=violet.android\n1 place: plurk")
    assert all(game.roads[road(game, "home", name)] >= 0 for name in ("tepid", "twelvebells", "verdigris"))
    assert question(game) == "Fighting"
    do(game, Attack(road(game, "home", "tepid")))
    assert len(me(game).pirates) == 1
    assert me(game).damage == 5
    assert question(game) == "TakeTurn"  # the other captain has no pirate nearby
    assert asked(game) == 1


def test_the_amnesty_gives_a_pirate_or_a_medal() -> None:
    game = event(NIAN, "afternoon_amnesty", "roads: plurk-thimble=violet.android")
    assert options(game) == [Pick(1), Pardon(road(game, "plurk", "thimble"))]
    do(game, Pardon(road(game, "plurk", "thimble")))
    assert (len(me(game).pirates), me(game).damage, me(game).ready[ANDROID]) == (1, 4, 0)
    assert options(game) == [Pick(1)]
    told = do(game, Pick(1))
    assert Gained(1, (MEDAL,)) in told
    assert game.captains[1].medals == 2


def test_protection_money_hurts_or_is_paid() -> None:
    game = event(NIAN, "protection_money", "0 damage: 0\n1 medals: 1")
    assert sum(me(game).artifacts) == 1
    do(game, Pick(0))
    assert (me(game).damage, len(me(game).pirates)) == (2, 2)
    assert asked(game) == 1
    do(game, Pick(1), Drop(MEDAL))
    assert (game.captains[1].medals, game.captains[1].ready[ANDROID]) == (0, 1)
    assert PIRATE == 3


def test_protection_money_is_paid_with_artifacts_where_a_case_allows_it() -> None:
    case = "1 slots: artifact_display - - - - -\n1 medals: 0\n1 artifacts: 1 0 0"
    game = event(NIAN, "protection_money", case)
    do(game, Pick(0), Pick(1), Drop(MEDAL))
    assert (game.captains[1].medals, game.captains[1].artifacts) == (0, [0, 0, 0])
    assert game.captains[1].ready[ANDROID] == 1


def test_an_event_inside_an_event_is_finished_first() -> None:
    # Paying for damage with hull plating advances on the Ni'an track, where another event waits.
    game = at(
        """0 slots: scrap_cannon hull_plating - - - -
        0 pirates: green.loot
        0 tracks: 0 0 6
        events: - - afternoon_amnesty
        roads: plurk-thimble=violet.android"""
    )
    do(game, Activate(SLOT, YELLOW), Shield(), Advance(NIAN, 1))
    assert (asked(game), question(game)) == (0, "Pardoning")
    do(game, Pick(1), Pick(1))
    assert [captain.medals for captain in game.captains] == [4, 2]  # then the rest of the room
    assert (asked(game), question(game)) == (0, "Advancing")


@pytest.mark.rule("SC-OURS-10")
def test_an_event_starts_with_whoever_reached_it() -> None:
    game = at(
        """players: 3
        turn: round 1 first 0 now 1
        1 slots: scrap_cannon - - - - -
        1 tracks: 0 0 6
        events: - - afternoon_amnesty"""
    )
    do(game, Activate(SLOT, YELLOW), Advance(NIAN, 2))
    order = []
    while question(game) == "Pardoning":
        order.append(asked(game))
        assert game.captains[1].tracks == (0, 0, 7)
        do(game, Pick(1))
    assert order == [1, 2, 0]
    assert game.captains[1].tracks == (0, 0, 8)


@pytest.mark.rule("SC-OURS-01")
def test_moving_on_at_the_end_of_a_turn_gives_no_second_station() -> None:
    # The home tile's advance on the Cooperation track brings 2 moves, which lead to another station.
    game = at("stock: home zinca nian\n0 place: tepid\n0 tracks: 4 0 0\nturn: round 2")
    do(game, Activate(BRIDGE, RED), Go(0), Stop(), Stop())
    assert question(game) == "Advancing"
    do(game, Advance(COOPERATION, 1), Go(place(game, "tepid")), Stop(), Stop())
    assert me(game).place == place(game, "tepid")
    assert game.stock == (3, 0, 0)
    assert (asked(game), question(game)) == (1, "TakeTurn")


@pytest.mark.rule("SC-OURS-11")
def test_spaces_crossed_again_pay_again() -> None:
    game = event(NIAN, "honesty_summit")  # two medals of the room; space 5 has a medal
    do(game, Retreat(NIAN, 3))
    assert (me(game).tracks, me(game).medals) == ((0, 0, 4), 5)
    me(game).ready[YELLOW] = 1
    do(game, Pass(), Activate(SLOT, YELLOW), Advance(NIAN, 1))
    assert (me(game).tracks, me(game).medals) == ((0, 0, 5), 5 + 2 + 1)


# Every bonus of every side


BONUSES = [
    (track, face, space.i)
    for track, faces in enumerate(content_of(at()).spaces)
    for face, spaces in enumerate(faces)
    for space in spaces
    if space.bonus
]


@pytest.mark.parametrize(("track", "face", "space"), BONUSES)
def test_every_track_bonus_is_given(track: int, face: int, space: int) -> None:
    keys = [["C1", "C2"], ["Z1", "Z2"], ["N1", "N2"]]
    sides = [keys[number][face if number == track else 0] for number in range(3)]
    totals = [space - 1 if number == track else 0 for number in range(3)]
    game = at(
        f"sides: A A {' '.join(sides)}\n0 tracks: {' '.join(map(str, totals))}\n{CANNON}\n0 medals: 0\n"
        "0 queue: blue\ncentral: autopilot\nartifacts: 9 0 0\nroads: home-tepid=violet.loot\n0 damage: 2"
    )
    do(game, Activate(SLOT, YELLOW), Advance(track, 1))
    bonus = content_of(game).spaces[track][face][space].bonus
    got = {"Medal": me(game).medals > 2, "Artifact": sum(me(game).artifacts) > 0}
    got |= {"Cadet": me(game).ready[CADET] == 2, "Android": me(game).ready[ANDROID] == 1}
    got |= {"Pirate": len(me(game).pirates) == 1, "RecallFirst": me(game).queue == [YELLOW]}
    asks = {
        "Repair": "Mending",
        "Move": "Flying",
        "Recycle": "Installing",
        "Train": "FreeTraining",
        "Either": "Choosing",
    }
    first = type(bonus[0]).__name__
    if first in asks:
        assert question(game) == asks[first]
        do(game, options(game)[-1])
    else:
        assert got[first]
    if len(bonus) > 1:
        assert (me(game).medals > 2) or sum(me(game).artifacts) > 0
