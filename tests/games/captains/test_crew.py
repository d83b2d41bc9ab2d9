"""Training, promotion, the queue, passing and rounds."""

import pytest

from startable.engine import why_not
from startable.games.captains.choices import Activate, Drop, Go, Pass, Promote, PromoteInQueue, Stop, Train
from startable.games.captains.events import RoundBegan
from startable.games.captains.refusals import CannotPay, NotPromotable
from tests.games.captains.positions import (
    ANDROID,
    BLUE,
    BRIDGE,
    CADET,
    PIRATE,
    RED,
    RED_COMMANDER,
    REPAIR,
    SLOT,
    WEAPONS,
    YELLOW,
    asked,
    at,
    do,
    kinds,
    me,
    offered,
    options,
    place,
    rule_against,
)


@pytest.mark.rule("SC-CREW-04", "SC-SUPPLY-01")
def test_medals_damage_and_figures_never_run_out() -> None:
    game = at("0 medals: 30\n0 damage: 40\n0 ready: yellow " + "android " * 12 + "\n0 slots: scrap_cannon - - - - -")
    do(game, Activate(SLOT, YELLOW), Stop())
    assert (me(game).medals, me(game).damage, me(game).ready[ANDROID]) == (32, 41, 12)


@pytest.mark.rule("SC-TRAIN-02")
def test_only_the_ready_room_is_trained() -> None:
    game = at("0 ready: red\n0 queue: cadet blue")
    assert rule_against(game, Train(CADET, RED)) == "SC-TRAIN-02"
    assert rule_against(game, Train(BLUE, RED)) == "SC-TRAIN-02"
    assert rule_against(game, Train(RED, BLUE)) is None


@pytest.mark.rule("SC-TRAIN-03")
def test_training_costs_a_medal() -> None:
    game = at("0 medals: 1")
    do(game, Train(CADET, BLUE))
    assert me(game).medals == 0
    assert offered(game, Train) == []
    assert rule_against(game, Train(BLUE, RED)) == "SC-TRAIN-03"


@pytest.mark.rule("SC-TRAIN-04")
@pytest.mark.parametrize("colour", [RED, YELLOW, BLUE])
def test_a_cadet_becomes_an_ensign_of_any_colour(colour: int) -> None:
    game = at("0 ready: cadet cadet")
    do(game, Train(CADET, colour))
    assert me(game).ready[CADET] == 1
    assert me(game).ready[colour] == 1
    assert sum(me(game).ready) == 2
    assert rule_against(game, Train(CADET, 5)) == "SC-TRAIN-04"
    assert rule_against(game, Train(-3, 0)) == "SC-TRAIN-04"


@pytest.mark.rule("SC-TRAIN-05")
def test_an_ensign_is_retrained_into_another_colour() -> None:
    game = at("0 ready: blue")
    assert offered(game, Train) == [Train(BLUE, RED), Train(BLUE, YELLOW)]
    do(game, Train(BLUE, RED))
    assert (me(game).ready[BLUE], me(game).ready[RED], me(game).medals) == (0, 1, 0)


@pytest.mark.rule("SC-TRAIN-06")
def test_several_figures_are_improved_and_used_in_one_turn() -> None:
    game = at("0 ready: cadet cadet\n0 medals: 2")
    do(game, Train(CADET, RED), Train(CADET, YELLOW), Activate(BRIDGE, RED), Stop())
    assert me(game).queue[-1] == RED
    assert me(game).ready[YELLOW] == 1
    assert asked(game) == 1


@pytest.mark.rule("SC-EXAMPLE-06")
def test_captain_andersens_turn() -> None:
    game = at("0 ready: yellow blue cadet\n0 queue: red red")
    do(game, Train(CADET, RED), Activate(BRIDGE, RED), Go(place(game, "tepid")), Go(place(game, "plurk")))
    assert me(game).medals == 0
    assert me(game).place == place(game, "plurk")
    assert me(game).queue == [RED, RED, RED]
    assert asked(game) == 1


@pytest.mark.rule("SC-PROMOTE-01")
def test_three_medals_and_a_ring_make_a_commander() -> None:
    game = at("0 medals: 4")
    assert offered(game, Promote) == [Promote(RED), Promote(YELLOW), Promote(BLUE)]
    do(game, Promote(RED))
    assert (me(game).medals, me(game).rings) == (1, 4)
    assert (me(game).ready[RED], me(game).ready[RED_COMMANDER]) == (0, 1)
    assert rule_against(game, Promote(BLUE)) == "SC-PROMOTE-01"
    assert why_not(game, 0, Promote(BLUE)) == CannotPay("SC-PROMOTE-01", 3)
    game = at("0 medals: 9\n0 ready: blue\n0 queue: red")
    assert why_not(game, 0, Promote(RED)) == NotPromotable("SC-PROMOTE-01", RED)


@pytest.mark.rule("SC-PROMOTE-02")
def test_five_rings_make_at_most_five_commanders() -> None:
    game = at("0 medals: 30\n0 ready: red red red red red red")
    do(game, *[Promote(RED)] * 5)
    assert (me(game).rings, me(game).ready[RED_COMMANDER], me(game).medals) == (0, 5, 15)
    assert offered(game, Promote) == []
    assert rule_against(game, Promote(RED)) == "SC-PROMOTE-02"


@pytest.mark.rule("SC-PROMOTE-03")
def test_a_commander_is_neither_trained_nor_promoted_again() -> None:
    game = at("0 medals: 9\n0 ready: red*")
    assert rule_against(game, Train(RED_COMMANDER, BLUE)) == "SC-PROMOTE-03"
    assert rule_against(game, Promote(RED_COMMANDER)) == "SC-PROMOTE-03"
    assert {type(choice) for choice in options(game)} == {Pass, Activate}


@pytest.mark.rule("SC-PROMOTE-04")
def test_a_cadet_is_trained_before_it_is_promoted() -> None:
    game = at("0 medals: 4\n0 ready: cadet")
    assert rule_against(game, Promote(CADET)) == "SC-PROMOTE-04"
    do(game, Train(CADET, YELLOW), Promote(YELLOW))
    assert me(game).medals == 0
    assert me(game).ready[4] == 1


@pytest.mark.rule("SC-ANDROID-05")
def test_androids_are_neither_trained_nor_promoted() -> None:
    game = at("0 medals: 9\n0 ready: android")
    assert rule_against(game, Train(ANDROID, RED)) == "SC-ANDROID-05"
    assert rule_against(game, Promote(ANDROID)) == "SC-PROMOTE-04"
    assert options(game) == [Pass()]


# Passing, the queue, rounds


@pytest.mark.rule("SC-PASS-01", "SC-OURS-21")
def test_passing_is_always_possible() -> None:
    game = at("0 artifacts: 3 3 3\n0 medals: 5")
    assert rule_against(game, Pass()) is None
    do(game, Train(CADET, RED))
    assert rule_against(game, Pass()) is None
    do(game, Pass())
    assert asked(game) == 1


@pytest.mark.rule("SC-PASS-02")
def test_without_crew_and_artifacts_one_must_pass() -> None:
    game = at("0 ready:\n0 artifacts: 1 0 0")
    assert options(game) == [Pass()]


@pytest.mark.rule("SC-PASS-03")
def test_the_round_ends_with_the_last_pass() -> None:
    game = at("players: 3")
    do(game, Pass(), Pass())
    assert (game.round, asked(game)) == (1, 2)
    do(game, Activate(REPAIR, CADET), Stop())
    assert (game.round, asked(game)) == (1, 2)
    do(game, Pass())
    assert game.round == 2
    assert [captain.passed for captain in game.captains] == [False] * 3


@pytest.mark.rule("SC-QUEUE-01")
def test_queued_crew_is_off_duty() -> None:
    game = at("0 ready: cadet\n0 queue: red yellow blue red*\n0 medals: 9")
    assert {choice.figure for choice in offered(game, Activate)} == {CADET}
    assert {choice.figure for choice in offered(game, Train)} == {CADET}
    assert offered(game, Promote) == []


@pytest.mark.rule("SC-QUEUE-03", "SC-QUEUE-04")
def test_all_but_the_last_three_leave_the_queue() -> None:
    game = at("0 ready: cadet\n0 queue: red yellow blue red* cadet yellow blue\n1 queue: red blue\n1 flags: passed")
    do(game, Pass())
    assert me(game).queue == [CADET, YELLOW, BLUE]
    assert me(game).ready == [1, 1, 1, 1, 0, 0, 1, 0]
    assert game.captains[1].queue == [RED, BLUE]
    assert game.captains[1].ready == [1, 1, 1, 0, 0, 0, 1, 0]


@pytest.mark.rule("SC-ROUND-01", "SC-ROUND-02")
def test_between_rounds_come_queues_items_stations_and_the_first_player() -> None:
    game = at("0 queue: red red red red\n0 place: plurk\n1 place: plurk\n1 flags: passed")
    told = do(game, Pass())
    assert kinds(told) == [
        *("Passed", "Recalled", "Gained", "Gained"),
        *("Restocked", "Restocked", "Restocked", "RoundBegan", "TurnBegan"),
    ]
    assert [captain.medals for captain in game.captains] == [2, 2]


@pytest.mark.rule("SC-ROUND-02", "SC-ROUND-03")
@pytest.mark.parametrize("before", [2, 3])
def test_rounds_three_and_four_bring_a_cadet_to_the_ready_room(before: int) -> None:
    game = at(f"turn: round {before}\n1 flags: passed\n0 ready:\n0 queue: red")
    do(game, Pass())
    assert (me(game).ready, me(game).queue, me(game).medals) == ([0, 0, 0, 0, 0, 0, 1, 0], [RED], 1)


@pytest.mark.rule("SC-ROUND-04")
def test_the_first_player_marker_moves_to_the_left() -> None:
    game = at("players: 3\nturn: round 1 first 2 now 0\n1 flags: passed\n2 flags: passed")
    told = do(game, Pass())
    assert game.first == 0
    assert asked(game) == 0
    assert RoundBegan(2, 0) in told


def test_answers_to_other_questions_are_refused() -> None:
    assert rule_against(at(), Drop(PIRATE)) == "ST-ASK-02"
    assert rule_against(at(), PromoteInQueue(0)) == "ST-ASK-02"
    assert rule_against(at(), Activate(WEAPONS, 99)) == "SC-ROOM-02"
