"""The cards that have rules of their own."""

import pytest

from startable.engine import view
from startable.engine.game import run
from startable.games.captains.choices import (
    Activate,
    Advance,
    Assign,
    Attack,
    Copy,
    DoMission,
    Drop,
    Go,
    Install,
    Invoke,
    Mend,
    Pass,
    Pick,
    Promote,
    Recall,
    Resolve,
    Scrap,
    Shield,
    Skip,
    Stop,
    Swap,
    Train,
)
from startable.games.captains.content import named
from startable.games.captains.events import Peeked, PowerUsed
from startable.games.captains.hold import capacity
from startable.games.captains.moments import DOINGS, MOMENTS, NUMBERS, TESTS, TURNINGS
from startable.games.captains.table import Captains
from startable.games.captains.view import Sight
from tests.games.captains.positions import (
    ANDROID,
    BLUE,
    BLUE_COMMANDER,
    BRIDGE,
    CADET,
    COOPERATION,
    HOLD,
    MEDAL,
    NIAN,
    PIRATE,
    RED,
    RED_BLUE,
    RED_COMMANDER,
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

CONTENT = named("standard")


def on_mission(key: str, ready: str, more: str = "") -> Captains:
    """Sent out, in the order of the ready room's words."""
    game = at(
        f"spots: plurk={key} lullaby=4 kettledrum=3 parallax=2 greengage=1\n0 place: plurk\n0 ready: {ready}\n{more}"
    )
    names = ["red", "yellow", "blue", "red*", "yellow*", "blue*", "cadet", "android"]
    do(game, DoMission(), *(Assign(names.index(word)) for word in ready.split()))
    return game


# Missions named by the rulebook


@pytest.mark.rule("SC-CARD-ZINCA-LIBRARY")
@pytest.mark.parametrize("taken", [True, False])
def test_the_zinca_library_shows_three_technologies(taken: bool) -> None:
    deck = "deck: autopilot holodeck observers_red think_tank\ncentral: perfect_fit\n0 slots: - X X X X X"
    game = on_mission("zinca_library", "blue cadet", deck)
    do(game, Resolve())
    assert game.drawn == tuple(card(game, key) for key in ("autopilot", "holodeck", "observers_red"))
    do(game, Install(1, 0) if taken else Stop())
    assert me(game).slots[0] == (card(game, "holodeck") if taken else -1)
    assert len(game.discard) == (2 if taken else 3)
    assert game.drawn == ()
    assert game.central == [card(game, "perfect_fit")]
    assert game.deck == [card(game, "think_tank")]


def test_cards_that_fit_nowhere_are_discarded_at_once() -> None:
    deck = "deck: autopilot holodeck observers_red think_tank\n0 slots: X X X X X X"
    game = on_mission("zinca_library", "blue cadet", deck)
    do(game, Resolve())
    assert game.drawn == ()
    assert game.discard == [card(game, key) for key in ("autopilot", "holodeck", "observers_red")]
    assert asked(game) == 1


@pytest.mark.rule("SC-CARD-COLLECTIVE-MIND")
def test_androids_on_the_mission_still_count() -> None:
    game = on_mission("hive_mind", "cadet cadet android")
    me(game).ready[ANDROID] = 1
    do(game, Resolve())
    assert Advance(NIAN, 2) not in options(game)
    do(game, Advance(NIAN, 1), Advance(ZINCA, 1))
    assert me(game).tracks == (0, 1, 1)
    assert question(game) == "TakeTurn"


@pytest.mark.rule("SC-CARD-STAR-GATE")
def test_the_gateway_shows_missions_and_leaves_their_order() -> None:
    missions = "missions: deaf_planet sun_bulb dreadnought deck_zero"
    game = on_mission("star_gate", "red cadet", missions)
    before = list(game.missions)
    do(game, Resolve())
    assert game.missions == before
    mine, theirs = view(game, 0), view(game, 1)
    assert isinstance(mine, Sight)
    assert isinstance(theirs, Sight)
    seen = tuple(mission(game, key) for key in ("deaf_planet", "sun_bulb", "dreadnought"))
    assert (mine.orders.known, theirs.orders.known) == (seen, ())
    do(game, Stop())
    later = view(game, 0)
    assert isinstance(later, Sight)
    assert later.orders.known == seen[1:]  # one of them has come into play


@pytest.mark.rule("SC-CARD-SECRET-PLANS")
def test_secret_plans_install_one_of_three_omegas_even_in_a_full_board() -> None:
    omegas = "omegas: pilots_guild perfect_fit embassy_row rogues_gallery\n0 slots: holodeck X X X X X"
    game = on_mission("secret_plans", "cadet blue cadet", omegas)
    do(game, Resolve())
    assert game.drawn == tuple(card(game, key) for key in ("pilots_guild", "perfect_fit", "embassy_row"))
    do(game, Install(2, 0))
    assert me(game).slots[0] == card(game, "embassy_row")
    assert game.discard == [card(game, "holodeck")]
    assert game.omega_discard == (card(game, "pilots_guild"), card(game, "perfect_fit"))
    assert game.omegas == [card(game, "rogues_gallery")]


# Rooms


@pytest.mark.rule("SC-CARD-HOLODECK", "SC-OURS-06")
def test_the_holodeck_copies_rooms_of_any_captain_and_is_discarded_for_a_single_use() -> None:
    text = "0 slots: holodeck fold_engine autopilot - - -\n1 slots: distress_flare perfect_fit - - - -"
    game = at(text)
    do(game, Activate(SLOT, BLUE))
    assert options(game) == [Stop(), Copy(0, 1), Copy(1, 0)]
    do(game, Copy(1, 0))
    assert me(game).ready[ANDROID] == 2
    assert me(game).slots[0] == -1
    assert game.discard == [card(game, "holodeck")]
    assert game.captains[1].slots[0] == card(game, "distress_flare")
    game = at(text)
    do(game, Activate(SLOT, BLUE), Copy(0, 1), Stop())
    assert me(game).medals == 2
    assert me(game).slots[0] == card(game, "holodeck")
    game = at("0 slots: holodeck - - - - -")
    do(game, Activate(SLOT, BLUE))
    assert asked(game) == 1


@pytest.mark.rule("SC-CARD-QUANTUM-TORPEDOES")
def test_quantum_torpedoes_may_stop_after_one_fight() -> None:
    game = at("roads: home-tepid=green.android home-verdigris=green.android\n0 slots: quantum_torpedoes - - - - -")
    do(game, Activate(SLOT, YELLOW), Attack(road(game, "home", "tepid")))
    assert question(game) == "Fighting"
    do(game, Stop())
    assert (me(game).damage, len(me(game).pirates)) == (4, 1)


# Abilities


@pytest.mark.rule("SC-CARD-HULL-PLATING")
def test_a_stored_pirate_pays_for_damage_until_the_turn_ends() -> None:
    pirates = "roads: home-tepid=green.android home-verdigris=green.android"
    game = at(f"{pirates}\n0 slots: quantum_torpedoes hull_plating - - - -\n0 pirates: violet.loot")
    do(game, Activate(SLOT, YELLOW), Attack(road(game, "home", "tepid")))
    assert options(game) == [Stop(), Shield()]
    assert PowerUsed(0, "hull_plating") in do(game, Shield())
    assert me(game).pirates == ()
    do(game, Advance(NIAN, 1))
    assert me(game).tracks == (0, 0, 1)
    do(game, Attack(road(game, "home", "verdigris")))
    assert (me(game).damage, len(me(game).pirates)) == (3, 2)
    assert me(game).shielded is False  # the turn is over
    game = at(f"{pirates}\n0 slots: quantum_torpedoes hull_plating - - - -")
    do(game, Activate(SLOT, YELLOW), Attack(road(game, "home", "tepid")))
    assert (me(game).damage, question(game)) == (4, "Fighting")  # the pirate being fought cannot pay
    do(game, Attack(road(game, "home", "verdigris")), Stop())
    assert me(game).damage == 5
    assert len(me(game).pirates) == 2


@pytest.mark.rule("SC-CARD-DIMENSIONAL-LOCKERS-01")
def test_lockers_hold_cargo_whatever_the_damage() -> None:
    game = at("0 slots: dimensional_lockers scout_shuttle - - - -\n0 damage: 9\n0 artifacts: 2 0 0\nartifacts: 0 1 0")
    assert capacity(game, 0) == 3
    do(game, Activate(SLOT + 1, RED), Stop())
    assert me(game).artifacts == [2, 1, 0]
    assert asked(game) == 1
    game = at("0 slots: dimensional_lockers - - - - -\n0 damage: 8\n0 artifacts: 3 0 0\nroads: home-tepid=green.loot")
    do(game, Activate(BRIDGE, RED), Go(place(game, "tepid")))
    assert (me(game).damage, me(game).artifacts) == (9, [3, 0, 0])


@pytest.mark.rule("SC-CARD-DIMENSIONAL-LOCKERS-02")
def test_cargo_moves_to_the_lockers_before_damage_lands() -> None:
    game = at("0 slots: dimensional_lockers - - - - -\n0 damage: 6\n0 artifacts: 2 2 0\nroads: home-tepid=green.loot")
    do(game, Activate(BRIDGE, RED), Go(place(game, "tepid")))
    assert (me(game).damage, me(game).artifacts) == (7, [2, 2, 0])
    do(game, Go(place(game, "home")))
    assert question(game) == "Fit"
    do(game, Drop(RED_BLUE))
    assert (me(game).damage, me(game).artifacts) == (8, [1, 2, 0])


def test_tokens_without_a_place_are_lost_with_the_lockers() -> None:
    text = "0 slots: dimensional_lockers X X X X X\n0 damage: 8\n0 artifacts: 2 0 1\ncentral: patch_bay"
    game = at(text)
    do(game, Activate(SCIENCE, BLUE), Install(0, 0))
    assert me(game).artifacts == [0, 0, 0]
    assert game.artifact_discard == [2, 0, 1]


@pytest.mark.rule("SC-CARD-WORMHOLE")
def test_the_wormhole_generator_turns_move_bonuses_into_jumps() -> None:
    # Its right side shows a move; slot 1 of board A faces slot 2's repair, so put it left of a card with a move.
    game = at("0 slots: - trophy_display X X X X\ncentral: wormhole_generator")
    do(game, Activate(SCIENCE, BLUE), Install(0, 0))
    assert question(game) == "Jumping"
    do(game, Stop(), Pass())
    do(game, Activate(BRIDGE, RED))
    assert question(game) == "Flying"


@pytest.mark.rule("SC-CARD-TRAINING-HEADSET", "SC-OURS-08")
def test_the_headset_doubles_medal_bonuses_its_own_included() -> None:
    game = at("0 slots: grappling_claws - X X X X\ncentral: training_headset\n0 medals: 0")
    do(game, Activate(SCIENCE, BLUE), Install(0, 1))  # medal on the left; repair on the right faces repair
    assert me(game).medals == 2
    do(game, Stop())
    game = at("0 slots: grappling_claws - X X X X\ncentral: flying_workshop\n0 medals: 0")
    do(game, Activate(SCIENCE, BLUE), Install(0, 1))
    assert me(game).medals == 1


@pytest.mark.rule("SC-CARD-HYPERCHARGER", "SC-OURS-07")
def test_the_hypercharger_repairs_instead_of_flying_move_by_move() -> None:
    game = at("0 slots: hypercharger fold_engine - - - -\n0 ready: red red")
    do(game, Activate(BRIDGE, RED), Swap(), Mend(HOLD), Go(place(game, "tepid")))
    assert (me(game).damage, me(game).place) == (2, place(game, "tepid"))
    do(game, Pass(), Activate(SLOT + 1, RED), Swap(), Mend(HOLD))
    assert (me(game).damage, me(game).place) == (1, place(game, "tepid"))
    game = at("0 slots: hypercharger - - - - -\n0 damage: 0")
    do(game, Activate(BRIDGE, RED))
    assert offered(game, Swap) == []
    game = at()
    do(game, Activate(BRIDGE, RED))
    assert offered(game, Swap) == []


@pytest.mark.rule("SC-CARD-OBSERVERS")
@pytest.mark.parametrize(
    ("card", "seen"), [("observers_red", True), ("observers_yellow", False), ("observers_blue", False)]
)
def test_observers_care_for_the_colour_only(card: str, seen: bool) -> None:
    game = on_mission("moon_race", "cadet cadet", f"0 slots: {card} - - - - -")  # two red lines, none resolved
    assert (asked(game) == 0) is seen
    if seen:
        do(game, Advance(NIAN, 1))
        assert me(game).tracks == (0, 0, 1)
        assert question(game) == "TakeTurn"


def test_observers_of_the_other_colours() -> None:
    for key, card_key in (("toll_dispute", "observers_yellow"), ("weather_machine", "observers_blue")):
        game = on_mission(key, "cadet cadet", f"0 slots: {card_key} - - - - -")
        assert question(game) == "Advancing"


@pytest.mark.rule("SC-CARD-STEALTH-PAINT")
def test_stealth_paint_ignores_the_first_damage_of_a_mission() -> None:
    paint = "0 slots: stealth_paint - - - - -\n0 damage: 0"
    game = on_mission("minefield_waltz", "yellow cadet", paint)
    do(game, Resolve(), Stop())
    assert me(game).damage == 1
    game = on_mission("haunted_freighter", "yellow cadet", paint + "\nroads: plurk-tepid=green.android")
    do(game, Resolve(), Attack(road(game, "plurk", "tepid")))
    assert me(game).damage == 1  # the printed one came first
    game = on_mission("dreadnought", "yellow cadet yellow cadet", paint + "\nroads: plurk-tepid=green.android")
    do(game, Resolve(), Attack(road(game, "plurk", "tepid")))
    assert me(game).damage == 0  # here the fight was first
    do(game, Resolve())
    assert me(game).damage == 1
    game = at(paint + "\nroads: home-tepid=green.loot")
    do(game, Activate(BRIDGE, RED), Go(place(game, "tepid")))
    assert me(game).damage == 1  # not on a mission


@pytest.mark.rule("SC-CARD-MECHANIC-BOTS")
def test_mechanic_bots_double_repair_bonuses() -> None:
    game = at("0 slots: fabrication_lab - X X X X\ncentral: mechanic_bots")
    do(game, Activate(SCIENCE, BLUE), Install(0, 1), Mend(HOLD), Mend(HOLD))
    assert me(game).damage == 1
    assert asked(game) == 1
    game = at("0 slots: mechanic_bots - - - - -")
    do(game, Activate(REPAIR, CADET), Mend(HOLD))
    assert (me(game).damage, asked(game)) == (2, 1)


@pytest.mark.rule("SC-CARD-UNIVERSAL-TRANSLATOR", "SC-OURS-17")
def test_the_translator_moves_a_whole_advance_to_another_track() -> None:
    game = at("0 slots: universal_translator xeno_archive - - - -")
    do(game, Activate(SLOT + 1, BLUE))
    assert options(game) == [Stop(), *(Advance(track, spaces) for track in range(3) for spaces in (1, 2))]
    do(game, Advance(COOPERATION, 1))
    assert me(game).tracks == (1, 0, 0)
    assert question(game) == "TakeTurn"  # the second space is not to be had elsewhere


@pytest.mark.rule("SC-CARD-NIAN-TRANSMITTER", "SC-OURS-09")
@pytest.mark.parametrize(
    ("key", "crew", "rewarded"),
    [
        ("toll_dispute", "cadet cadet", True),  # fight
        ("moon_race", "cadet cadet", True),  # ambush
        ("deck_zero", "cadet cadet cadet", True),  # pirate token
        ("trophy_swap", "cadet cadet", True),  # traded pirate
        ("airlock_cat", "cadet cadet", False),
    ],
)
def test_the_transmitter_looks_for_pirates_on_the_card(key: str, crew: str, rewarded: bool) -> None:
    game = on_mission(key, crew, "0 slots: nian_transmitter - - - - -")
    assert (asked(game) == 0) is rewarded
    if rewarded:
        do(game, Advance(NIAN, 3), Stop())  # a repair lies on the way
        assert me(game).tracks == (0, 0, 3)


@pytest.mark.rule("SC-CARD-ARTIFACT-CASE", "SC-CARD-TROPHY-CASE")
def test_display_cases_pay_for_medals() -> None:
    game = at("0 slots: artifact_display - - - - -\n0 medals: 0\n0 artifacts: 1 0 0\n0 pirates: green.loot")
    do(game, Train(CADET, RED))
    assert (me(game).artifacts, me(game).medals, len(me(game).pirates)) == ([0, 0, 0], 0, 1)
    assert rule_against(game, Train(RED, BLUE)) == "SC-TRAIN-03"
    assert rule_against(game, Drop(PIRATE)) == "ST-ASK-02"
    game = at("0 slots: trophy_display - - - - -\n0 medals: 2\n0 artifacts: 1 0 0\n0 pirates: green.loot")
    do(game, Promote(RED))
    assert options(game) == [Drop(MEDAL), Drop(PIRATE)]
    assert rule_against(game, Stop()) == "SC-TRAIN-03"
    assert rule_against(game, Drop(RED_BLUE)) == "SC-TRAIN-03"
    do(game, Drop(PIRATE))
    assert (me(game).medals, me(game).pirates) == (0, ())  # only medals are left to pay with
    assert me(game).ready[RED_COMMANDER] == 1


def test_bunk_rotation_keeps_two_in_the_queue() -> None:
    game = at("0 slots: bunk_rotation - - - - -\n0 queue: red yellow blue\n1 flags: passed")
    do(game, Pass())
    assert me(game).queue == [YELLOW, BLUE]


def test_the_autopilot_moves_once_a_round_before_the_action() -> None:
    game = at("0 slots: - autopilot - - - -\n1 flags: passed")
    assert offered(game, Invoke) == [Invoke(1)]
    do(game, Invoke(1), Go(place(game, "tepid")))
    assert question(game) == "TakeTurn"
    assert offered(game, Invoke) == []
    do(game, Activate(REPAIR, CADET), Stop())
    assert offered(game, Invoke) == []
    do(game, Pass(), Pass())
    assert offered(game, Invoke) == [Invoke(1)]


def test_the_officers_mess_makes_promotions_cheaper() -> None:
    game = at("0 slots: officers_mess - - - - -\n0 medals: 2")
    do(game, Promote(BLUE))
    assert (me(game).medals, me(game).ready[BLUE_COMMANDER]) == (0, 1)


def test_the_gun_camera_advances_after_each_fight() -> None:
    game = at("0 slots: gun_camera - - - - -\nroads: home-tepid=green.android")
    told = do(game, Activate(WEAPONS, YELLOW), Attack(road(game, "home", "tepid")))
    assert me(game).ready[ANDROID] == 1
    assert question(game) == "Advancing"
    assert kinds(told)[-1] == "Gained"
    do(game, Advance(ZINCA, 1))
    assert me(game).tracks == (0, 1, 0)


def test_valet_docking_adds_to_a_station() -> None:
    game = at("0 slots: valet_docking - - - - -\nstock: home@2 zinca nian")
    told = do(game, Activate(BRIDGE, RED), Go(place(game, "tepid")), Stop())
    assert question(game) == "Mending"
    told += do(game, Mend(HOLD))
    assert (me(game).damage, me(game).medals, me(game).ready[ANDROID]) == (2, 2, 1)
    assert kinds(told).index("StationUsed") < kinds(told).index("Repaired")


def test_field_kits_let_one_cadet_stand_in() -> None:
    game = on_mission("airlock_cat", "cadet cadet", "0 slots: field_kits - - - - -")
    do(game, Resolve(), Stop())
    assert me(game).medals == 2
    assert asked(game) == 1  # only one cadet per mission
    game = on_mission("airlock_cat", "cadet cadet", "0 slots: field_kits - - - - -")
    do(game, Skip(), Resolve(), Stop())
    assert sum(me(game).artifacts) == 2
    game = on_mission("census", "cadet cadet", "0 slots: field_kits - - - - -")
    do(game, Skip())
    assert asked(game) == 1  # the golden line is excluded


def test_modular_racks_recycle_and_pay_for_it() -> None:
    game = at("0 slots: modular_racks holodeck X X X X\ncentral: autopilot\n0 medals: 0")
    do(game, Activate(SCIENCE, BLUE))
    assert offered(game, Install) == [Install(0, 0), Install(0, 1)]
    do(game, Install(0, 0))
    # one for replacing the racks, one for the autopilot's medal beside nothing: holodeck shows a repair
    assert me(game).medals == 1
    assert game.discard == [card(game, "modular_racks")]


def test_the_debriefing_lounge_recalls_after_long_missions() -> None:
    lounge = "0 slots: debriefing - - - - -\n0 queue: red"
    game = on_mission("deep_dig", "cadet cadet cadet", lounge)
    assert me(game).ready[RED] == 1
    assert me(game).queue == [CADET] * 3
    game = on_mission("airlock_cat", "cadet cadet", lounge)
    assert me(game).queue == [RED, CADET, CADET]


def test_powers_of_one_moment_act_in_the_order_of_their_slots() -> None:
    game = on_mission("deep_dig", "cadet cadet cadet", "0 slots: observers_red debriefing - - - -\n0 queue: red")
    assert question(game) == "Advancing"
    assert me(game).queue == [RED, CADET, CADET, CADET]
    do(game, Stop())
    assert me(game).queue == [CADET] * 3


# Trades


@pytest.mark.rule("SC-EFFECT-PAY-TOKEN")
def test_a_token_is_traded_for_a_benefit_or_kept() -> None:
    game = on_mission("pirate_auction", "cadet red cadet", "0 artifacts: 1 0 0")
    do(game, Resolve(), Drop(RED_BLUE))
    assert (me(game).artifacts, me(game).medals) == ([0, 0, 0], 3)
    assert question(game) == "Advancing"
    game = on_mission("pirate_auction", "cadet red cadet", "0 artifacts: 1 0 0")
    do(game, Resolve())
    assert options(game) == [Stop(), Drop(RED_BLUE)]
    assert rule_against(game, Drop(PIRATE)) == "SC-EFFECT-PAY-TOKEN"
    do(game, Stop())
    assert (me(game).artifacts, me(game).medals) == ([1, 0, 0], 1)
    game = on_mission("pirate_auction", "cadet red cadet")
    do(game, Resolve())
    assert asked(game) == 1
    assert me(game).medals == 1


@pytest.mark.rule("SC-EFFECT-PAY-TECH")
def test_a_technology_is_traded_for_a_benefit() -> None:
    game = on_mission("black_market", "cadet cadet blue", "0 slots: X holodeck - - - -")
    do(game, Resolve())
    assert options(game) == [Stop(), Scrap(1)]
    assert rule_against(game, Scrap(0)) == "SC-EFFECT-PAY-TECH"
    do(game, Scrap(1), Stop())
    assert (me(game).slots[1], me(game).medals) == (-1, 3)
    assert game.discard == [card(game, "holodeck")]


def test_without_a_technology_there_is_nothing_to_trade() -> None:
    game = on_mission("black_market", "cadet cadet blue", "0 slots: X X - - - -")
    do(game, Resolve())
    assert asked(game) == 1
    assert me(game).medals == 1


def test_cards_that_were_seen_cannot_be_taken_back() -> None:
    game = on_mission("zinca_library", "blue cadet")
    run(game, 0, Resolve())
    assert game.sealed == [0]


def test_a_pirate_that_lay_face_down_cannot_be_taken_back() -> None:
    game = at("roads: home-tepid=green.android\n0 slots: hull_plating - - - - -\n0 pirates: violet.loot")
    do(game, Activate(WEAPONS, YELLOW), Attack(road(game, "home", "tepid")))
    run(game, 0, Shield())
    assert game.sealed == [0]


def test_only_who_looks_at_the_missions_is_told_which_they_are() -> None:
    told = Peeked(1, (3, 4))
    assert told.seen_by(1) == told
    assert [told.seen_by(seat) for seat in (0, None)] == [Peeked(1, ())] * 2


@pytest.mark.rule("SC-EFFECT-CHOICE")
@pytest.mark.parametrize(("option", "medals", "asks"), [(0, 3, "TakeTurn"), (1, 1, "Advancing")])
def test_a_slash_is_one_of_two(option: int, medals: int, asks: str) -> None:
    game = on_mission("polite_escape", "cadet red")
    do(game, Resolve(), Pick(option))
    assert (me(game).medals, question(game)) == (medals, asks)


@pytest.mark.rule("SC-EFFECT-RECALL")
def test_the_first_of_the_queue_is_recalled() -> None:
    game = on_mission("polite_escape", "yellow cadet", "0 queue: blue red")
    do(game, Resolve())
    assert (me(game).ready[BLUE], me(game).queue) == (1, [RED, YELLOW, CADET])
    game = on_mission("polite_escape", "yellow cadet", "0 queue:")
    do(game, Resolve())
    assert me(game).queue == [YELLOW, CADET]
    assert offered(game, Recall) == []


def test_training_by_an_effect_is_free() -> None:
    game = on_mission("field_trip", "cadet blue cadet", "0 medals: 0")
    me(game).ready[CADET] = 1
    do(game, Resolve(), Train(CADET, YELLOW))
    assert (me(game).ready[YELLOW], me(game).medals) == (1, 0)


# The closed lists


def test_every_power_of_the_content_is_a_function_at_its_moment() -> None:
    for power in CONTENT.powers:
        assert power.key in MOMENTS[power.trigger], power.key


def test_no_function_waits_for_a_power_that_no_card_has() -> None:
    named_powers = {power.key for power in CONTENT.powers}
    for table in (NUMBERS, TESTS, DOINGS, TURNINGS):
        for functions in table.values():
            assert functions
            assert set(functions) <= named_powers
