"""The solo game."""

from collections import Counter

import pytest

from startable.engine import new, result, view
from startable.games.captains import CAPTAINS
from startable.games.captains.choices import (
    Activate,
    Advance,
    Assign,
    DoMission,
    Drop,
    Install,
    Mend,
    Pass,
    Pick,
    Send,
    Shield,
    Stop,
    Strike,
)
from startable.games.captains.content import named
from startable.games.captains.events import ActionDrawn, CompanionFlew, CompanionFought, Refilled
from startable.games.captains.scoring import Verdict, epilogue
from startable.games.captains.table import Captains, Companion
from startable.games.captains.view import Sight
from tests.games.captains.positions import (
    ANDROID,
    CADET,
    COOPERATION,
    HOLD,
    MEDAL,
    NIAN,
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
    mission,
    options,
    place,
    question,
    road,
    rule_against,
)

CONTENT = named("standard")
TAKE, MISSION, FIGHT, PASSENGER = range(4)
CANNON = "0 slots: scrap_cannon - - - - -"


def solo(text: str, action: str = "") -> Captains:
    """Alone with Captain Ténèbre, whose next card is this one."""
    return at(f"players: 1\n{text}" + (f"\nactions: {action}" if action else ""))


def companion(game: Captains) -> Companion:
    assert game.solo is not None
    return game.solo


def fresh(seed: int = 0, passenger: str = "teddy") -> Captains:
    game = new(CAPTAINS, seats=1, seed=seed, passenger=passenger)
    assert isinstance(game, Captains)
    return game


@pytest.mark.rule("SC-SOLO-01")
def test_solo_cards_never_appear_with_several_captains() -> None:
    for seats in (2, 3, 4):
        game = new(CAPTAINS, seats=seats, seed=3)
        assert isinstance(game, Captains)
        assert game.solo is None
        assert [CONTENT.events[event].faction for event in game.events] == ["cooperation", "zinca", "nian"]
    assert not {event.key for event in CONTENT.events} & {event.key for event in CONTENT.solo_events}


@pytest.mark.rule("SC-SOLO-03")
def test_each_faction_has_one_solo_event() -> None:
    drawn = {fresh(seed).events for seed in range(20)}
    assert [[CONTENT.solo_events[event].key for event in events] for events in drawn] == [
        ["solo_cooperation", "solo_zinca", "solo_nian"]
    ]


@pytest.mark.rule("SC-SOLO-04")
def test_the_companion_is_only_a_ship() -> None:
    game = fresh()
    assert len(game.captains) == 1
    assert companion(game).place == 0
    assert set(Companion.__struct_fields__) == {"passenger", "place", "deck", "coming", "laid", "known"}


@pytest.mark.rule("SC-SOLO-05")
def test_the_passenger_is_named_or_drawn_and_stays() -> None:
    keys = [passenger.key for passenger in CONTENT.passengers]
    assert [companion(fresh(passenger=key)).passenger for key in keys] == list(range(6))
    assert {companion(fresh(seed, "random")).passenger for seed in range(60)} == set(range(6))
    assert companion(new_default()).passenger == keys.index("teddy")


def new_default() -> Captains:
    game = new(CAPTAINS, seats=1)
    assert isinstance(game, Captains)
    return game


@pytest.mark.rule("SC-SOLO-06")
@pytest.mark.parametrize("passenger", CONTENT.passengers, ids=lambda passenger: passenger.key)
def test_the_passengers_technologies_lie_on_the_zinca_event(passenger: object) -> None:
    key = getattr(passenger, "key", "")
    technologies = getattr(passenger, "technologies", ())
    game = fresh(passenger=key)
    lying = [CONTENT.cards[number].key for number in game.lying]
    assert lying == list(technologies)
    assert not {*game.deck, *game.central} & set(game.lying)
    assert len(game.deck) == 50 - 5 - 3


@pytest.mark.rule("SC-SOLO-07", "SC-SOLO-08")
def test_the_action_deck_has_one_of_each_type_and_three_more_wait() -> None:
    orders = set()
    for seed in range(30):
        both = companion(fresh(seed))
        assert sorted(both.deck) == [TAKE, MISSION, FIGHT, PASSENGER]
        assert sorted(both.coming) == [TAKE, MISSION, FIGHT]
        orders.add((tuple(both.deck), both.coming))
    assert len(orders) > 20
    seen = view(fresh(), 0)
    assert isinstance(seen, Sight)
    assert seen.solo is not None
    assert (seen.solo.deck, seen.solo.coming, seen.solo.laid) == (4, 3, ())


@pytest.mark.rule("SC-SOLO-09")
def test_after_each_turn_the_next_card_is_laid_above_the_next_space() -> None:
    game = solo("", "passenger fight_pirates passenger")
    told = do(game, Activate(REPAIR, CADET), Stop())
    assert ActionDrawn(PASSENGER, 0) in told
    told = do(game, Activate(REPAIR, YELLOW), Stop())
    assert ActionDrawn(FIGHT, 1) in told
    assert companion(game).laid == (PASSENGER, FIGHT)
    assert (game.first, asked(game)) == (0, 0)


@pytest.mark.rule("SC-EXAMPLE-08")
def test_the_fourth_card_goes_above_space_four() -> None:
    game = solo("laid: take_technology do_mission fight_pirates", "passenger")
    assert len(companion(game).deck) == 1
    assert ActionDrawn(PASSENGER, 3) in do(game, Activate(REPAIR, CADET), Stop())


@pytest.mark.rule("SC-SOLO-10")
def test_he_takes_the_technology_beneath_his_card() -> None:
    text = """laid: passenger passenger
        central: autopilot holodeck think_tank perfect_fit
        deck: patch_bay
        0 place: plurk"""
    game = solo(text, "take_technology")
    told = do(game, Activate(REPAIR, CADET), Stop())
    assert told[2:4] == [CompanionFlew(place(game, "plurk")), Refilled(2, card(game, "patch_bay"))]
    assert companion(game).place == place(game, "plurk")
    assert game.central == [card(game, key) for key in ("autopilot", "holodeck", "patch_bay", "perfect_fit")]
    assert game.discard == [card(game, "think_tank")]


@pytest.mark.rule("SC-SOLO-11", "SC-SOLO-13")
def test_he_serves_a_mission_one_move_away_that_you_choose() -> None:
    game = solo("companion: home\n0 place: plurk", "do_mission")  # twelvebells and verdigris are near
    do(game, Activate(REPAIR, CADET), Stop())
    assert options(game) == [Send(place(game, "twelvebells")), Send(place(game, "verdigris"))]
    assert rule_against(game, Send(place(game, "tepid"))) == "SC-SOLO-11"
    do(game, Send(place(game, "verdigris")))
    assert companion(game).place == place(game, "verdigris")
    assert game.mission_discard == (mission(game, "toll_dispute"),)
    assert game.spots[place(game, "verdigris")] == 2004
    assert game.spots[place(game, "lullaby")] == mission(game, "lost_luggage")
    assert me(game).missions == ()


@pytest.mark.rule("SC-SOLO-11")
def test_a_single_mission_is_served_without_asking() -> None:
    game = solo("spots: twelvebells=census lullaby=1", "do_mission")
    told = do(game, Activate(REPAIR, CADET), Stop())
    assert companion(game).place == place(game, "twelvebells")
    assert "Uprising" in kinds(told)


@pytest.mark.rule("SC-SOLO-12")
def test_he_never_comes_to_your_planet() -> None:
    spots = "spots: twelvebells=census home=@home plurk=airlock_cat lullaby=1"
    game = solo(f"{spots}\n0 place: twelvebells", "do_mission")
    do(game, Activate(REPAIR, CADET), Stop())
    assert companion(game).place == 0
    assert game.mission_discard == ()
    game = solo(f"{spots}\n0 place: tepid\ncompanion: plurk", "do_mission")
    do(game, Activate(REPAIR, CADET), Stop())
    assert companion(game).place == place(game, "plurk")
    assert game.spots[place(game, "plurk")] == mission(game, "airlock_cat")


@pytest.mark.rule("SC-SOLO-14")
def test_he_removes_a_pirate_that_you_choose() -> None:
    game = solo("roads: home-tepid=green.loot home-verdigris=violet.loot plurk-tepid=green.loot", "fight_pirates")
    do(game, Activate(REPAIR, CADET), Stop())
    assert options(game) == [Strike(road(game, "home", "tepid")), Strike(road(game, "home", "verdigris"))]
    assert rule_against(game, Strike(road(game, "plurk", "tepid"))) == "SC-SOLO-14"
    do(game, Strike(road(game, "home", "verdigris")))
    assert game.roads[road(game, "home", "verdigris")] == -1
    assert game.pirate_discard == [0, 0, 1, 0, 0, 0]
    assert (me(game).damage, me(game).medals, me(game).pirates) == (3, 1, ())
    game = solo("roads: home-tepid=green.loot", "fight_pirates")
    assert CompanionFought(road(game, "home", "tepid")) in do(game, Activate(REPAIR, CADET), Stop())
    game = solo("", "fight_pirates")
    assert "CompanionFought" not in kinds(do(game, Activate(REPAIR, CADET), Stop()))


@pytest.mark.rule("SC-SOLO-15")
def test_teddy_does_nothing() -> None:
    game = solo("passenger: teddy", "passenger")
    told = do(game, Activate(REPAIR, CADET), Stop())
    assert kinds(told) == ["Activated", "ActionDrawn", "TurnBegan"]


def with_passenger(name: str, text: str = "") -> Captains:
    """The passenger is acting."""
    game = solo(f"passenger: {name}\n{text}", "passenger")
    do(game, Activate(REPAIR, CADET), Stop())
    return game


@pytest.mark.rule("SC-SOLO-15")
def test_professor_quillon_repairs() -> None:
    game = with_passenger("quillon")
    do(game, Mend(HOLD))
    assert me(game).damage == 2


def test_baron_skarn_calls_pirates() -> None:
    game = with_passenger("skarn", "pirates: 1 0 0 0 0 0")
    assert game.roads[road(game, "home", "tepid")] == 0


def test_ambassador_oom_helps_the_marker_behind() -> None:
    game = with_passenger("oom", "0 tracks: 2 1 1")
    assert options(game) == [Stop(), Advance(ZINCA, 1), Advance(NIAN, 1)]
    do(game, Advance(NIAN, 1), Stop())
    assert me(game).tracks == (2, 1, 2)
    do(with_passenger("oom"), Stop())


@pytest.mark.rule("SC-OURS-18")
def test_a_gap_that_his_turn_leaves_is_filled_at_its_end() -> None:
    texts = """sides: A A C1 Z1 N1
        0 tracks: 9 8 9
        0 slots: - - - - - -
        central: omega_supercomputer think_tank
        deck: autopilot holodeck"""
    game = with_passenger("oom", texts)
    do(game, Advance(ZINCA, 1))
    told = do(game, Install(0, 4))
    assert question(game) == "TakeTurn"
    assert game.central == [card(game, "autopilot"), card(game, "think_tank")]
    assert kinds(told)[-2:] == ["Refilled", "TurnBegan"]


def test_great_aunt_rivet_sells_androids() -> None:
    game = with_passenger("rivet", "0 medals: 1")
    do(game, Drop(MEDAL))
    assert (me(game).medals, me(game).ready[ANDROID]) == (0, 1)
    assert question(with_passenger("rivet", "0 medals: 0")) == "TakeTurn"


def test_inspector_plim_wants_a_medal_or_damage() -> None:
    game = with_passenger("plim", "0 medals: 1")
    do(game, Pick(0))
    assert (me(game).medals, me(game).damage) == (0, 3)
    game = with_passenger("plim", "0 medals: 1")
    do(game, Pick(1))
    assert (me(game).medals, me(game).damage) == (1, 4)
    assert me(with_passenger("plim", "0 medals: 0")).damage == 4


PLATED = """0 slots: hull_plating - - - - -
0 pirates: violet.loot
0 medals: 0"""


@pytest.mark.rule("SC-OURS-22")
def test_a_shield_raised_in_his_turn_is_down_in_yours() -> None:
    game = with_passenger("plim", PLATED)
    do(game, Shield())
    assert (question(game), me(game).shielded) == ("Advancing", True)
    do(game, Stop())
    assert (question(game), me(game).shielded, me(game).damage) == ("TakeTurn", False, 3)


@pytest.mark.rule("SC-OURS-22")
def test_a_shield_raised_in_his_turn_is_down_in_his_next() -> None:
    game = solo(f"passenger: plim\n{PLATED}", "passenger passenger")
    do(game, Pass(), Shield(), Stop())
    assert (question(game), me(game).shielded, me(game).damage) == ("TakeTurn", False, 4)


@pytest.mark.rule("SC-SOLO-16")
def test_after_your_pass_he_goes_on_to_the_end() -> None:
    game = fresh(5)
    told = do(game, Pass())
    while question(game) != "TakeTurn":
        told += do(game, options(game)[0])
    assert kinds(told).count("ActionDrawn") == 4
    assert game.round == 2


@pytest.mark.rule("SC-SOLO-17")
def test_when_his_deck_is_empty_you_go_on() -> None:
    game = solo("laid: take_technology do_mission fight_pirates\ncoming: do_mission", "passenger")
    assert "ActionDrawn" in kinds(do(game, Activate(REPAIR, CADET), Stop()))
    for figure in (0, 1, 2):
        assert asked(game) == 0
        assert "ActionDrawn" not in kinds(do(game, Activate(REPAIR, figure), Stop()))
    do(game, Pass())
    assert game.round == 2


@pytest.mark.rule("SC-SOLO-18", "SC-OURS-13")
def test_each_round_adds_a_card_unseen() -> None:
    game = fresh(8)
    sizes, indices = [], []
    while not game.over:
        if question(game) == "TakeTurn":
            sizes.append((game.round, len(companion(game).deck)))
            told = do(game, Pass())
        else:
            told = do(game, options(game)[0])
        indices += [event.space for event in told if isinstance(event, ActionDrawn)]
    assert sizes == [(1, 4), (2, 5), (3, 6), (4, 7)]
    assert indices == [*range(4), *range(5), *range(6), *range(7)]
    assert Counter(companion(game).laid) == {TAKE: 2, MISSION: 2, FIGHT: 2, PASSENGER: 1}
    assert game.first == 0


@pytest.mark.rule("SC-SOLO-19", "SC-SCORE-03")
@pytest.mark.parametrize(
    ("passenger", "text", "points"),
    [
        ("teddy", "0 damage: 0", 4),
        ("teddy", "0 damage: 3", 1),
        ("teddy", "0 damage: 9", -4),
        ("quillon", "0 slots: holodeck perfect_fit - - - -", -1),
        ("quillon", "0 slots: holodeck autopilot patch_bay think_tank gun_camera field_kits", 3),
        ("skarn", "0 pirates: green.loot green.loot green.loot", 2),
        ("skarn", "0 pirates: " + "green.loot " * 5 + "violet.loot " * 3, 5),
        ("skarn", "", -1),
        ("oom", "0 tracks: 0 3 4", -6),
        ("oom", "0 tracks: 13 4 14", 0),
        ("rivet", "0 ready: android android", 2),
        ("rivet", "0 ready: android android android android", 3),
        ("plim", "0 ready: red* red*\n0 rings: 3", 4),
        ("plim", "0 ready: red* red* red* red* red*\n0 rings: 0", 8),
    ],
)
def test_the_passenger_changes_the_score(passenger: str, text: str, points: int) -> None:
    done = "laid: take_technology do_mission fight_pirates passenger take_technology do_mission fight_pirates\nactions:"
    game = solo(f"turn: round 4\npassenger: {passenger}\n{done}\n0 place: plurk\n{text}")
    do(game, Pass())
    verdict = result(game)
    assert isinstance(verdict, Verdict)
    assert {source.source: source.scores for source in verdict.points}["passenger"] == (points,)
    assert verdict.epilogues == (epilogue(CONTENT, verdict.scores[0]),)
    assert len(verdict.scores) == 1


# Solo events


def event(track: int, text: str) -> Captains:
    names, totals = ["-"] * 3, [0] * 3
    names[track] = ("solo_cooperation", "solo_zinca", "solo_nian")[track]
    totals[track] = 7 if track == COOPERATION else 6
    game = solo(f"{CANNON}\nevents: {' '.join(names)}\n0 tracks: {' '.join(map(str, totals))}\n{text}", "passenger")
    do(game, Activate(SLOT, YELLOW), Advance(track, 1))
    return game


def test_a_commendation_comes_by_post() -> None:
    game = event(COOPERATION, "0 medals: 0")
    assert (me(game).medals, me(game).ready[CADET]) == (3, 2)


def test_a_private_viewing_offers_the_passengers_technologies() -> None:
    game = event(ZINCA, "lying: flying_workshop mechanic_bots patch_bay")
    do(game, Install(1, 0))
    assert me(game).slots[0] == card(game, "mechanic_bots")
    assert game.discard == [card(game, key) for key in ("scrap_cannon", "flying_workshop", "patch_bay")]
    assert game.lying == ()


def test_a_house_call_brings_pirates_to_captain_tenebre() -> None:
    game = event(NIAN, "companion: plurk\n0 medals: 0\nroads: plurk-tepid=green.loot")
    assert all(game.roads[road(game, "plurk", name)] >= 0 for name in ("tepid", "thimble", "farpasture"))
    assert sum(kind >= 0 for kind in game.roads) == 3
    assert (len(me(game).pirates), me(game).medals) == (1, 3)


@pytest.mark.rule("SC-OURS-14")
def test_he_holds_no_planet_and_blocks_no_station() -> None:
    game = solo("companion: tepid\n0 place: plurk\nlaid: passenger\ncoming: do_mission fight_pirates", "passenger")
    do(game, Pass())
    assert game.round == 2
    assert game.stock == (0, 0, 0)
    assert game.holders[place(game, "tepid")] == -1
    game = solo("companion: plurk\n0 place: plurk\n0 ready: cadet cadet", "passenger")
    do(game, DoMission(), Assign(CADET), Assign(CADET))
    assert me(game).missions == (mission(game, "airlock_cat"),)
