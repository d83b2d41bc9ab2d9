"""Research, recycling, bonuses, omegas."""

import pytest

from startable.engine import result
from startable.games.captains.choices import Activate, Assign, Awaken, DoMission, Go, Install, Mend, Pass, Resolve, Stop
from startable.games.captains.content import ICONS
from startable.games.captains.printed import DrawOmega
from startable.games.captains.scoring import Verdict
from startable.games.captains.table import Captains, content_of
from tests.games.captains.positions import (
    BLUE,
    BLUE_YELLOW,
    CADET,
    RED,
    SCIENCE,
    SLOT,
    asked,
    at,
    card,
    do,
    me,
    offered,
    place,
    question,
    rule_against,
)

RECYCLE = """spots: plurk=black_market tepid=1
    0 place: plurk
    0 ready: cadet red cadet"""


def recycling(text: str) -> Captains:
    """In the middle of the second line: recycle."""
    game = at(f"{RECYCLE}\n{text}")
    do(game, DoMission(), Assign(CADET), Assign(RED), Assign(CADET), Resolve())
    return game


def researching(text: str) -> Captains:
    game = at(text)
    do(game, Activate(SCIENCE, BLUE))
    return game


@pytest.mark.rule("SC-TECH-01")
def test_any_card_of_the_central_board_goes_into_any_empty_slot() -> None:
    game = researching("central: autopilot - perfect_fit embassy_row\n0 slots: - X - X X X")
    assert [(choice.space, choice.slot) for choice in offered(game, Install)] == [
        *((0, 0), (0, 2)),
        *((2, 0), (2, 2)),
        *((3, 0), (3, 2)),
    ]
    assert rule_against(game, Install(1, 0)) == "SC-TECH-01"
    assert rule_against(game, Install(9, 0)) == "SC-TECH-01"
    do(game, Install(3, 2))
    assert me(game).slots == (-1, -2, card(game, "embassy_row"), -2, -2, -2)


@pytest.mark.rule("SC-TECH-02")
def test_without_an_empty_slot_research_does_nothing() -> None:
    game = researching("central: autopilot\n0 slots: holodeck X X X X X")
    assert asked(game) == 1
    assert game.central == [card(game, "autopilot")]
    game = researching("central: autopilot\n0 slots: holodeck - X X X X")
    assert rule_against(game, Install(0, 0)) == "SC-TECH-02"
    do(game, Install(0, 1))
    assert asked(game) == 1


@pytest.mark.rule("SC-TECH-03")
def test_an_omega_taken_is_replaced_from_the_technology_deck() -> None:
    game = researching("central: embassy_row\ndeck: fold_engine\n0 slots: - X X X X X")
    do(game, Install(0, 0))
    assert game.central == [card(game, "fold_engine")]
    assert len(game.omegas) == 11


@pytest.mark.rule("SC-TECH-04", "SC-EFFECT-RECYCLE", "SC-TECH-08")
def test_recycling_replaces_a_card_and_earns_bonuses() -> None:
    # Board A: slot 1 shows a medal to slot 0 and slot 0's right side counts.
    game = recycling("central: officers_mess\n0 slots: autopilot X X X holodeck X")
    assert {choice.slot for choice in offered(game, Install)} == {0, 4}
    assert rule_against(game, Install(0, 1)) == "SC-REPAIR-05"
    do(game, Install(0, 0))
    assert me(game).slots[0] == card(game, "officers_mess")
    assert game.discard == [card(game, "autopilot")]
    assert me(game).medals == 2  # officers' mess shows a medal to the right


@pytest.mark.rule("SC-TECH-05")
def test_recycling_may_be_plain_research() -> None:
    game = recycling("central: holodeck\n0 slots: autopilot X X X - X")
    do(game, Install(0, 4))
    assert me(game).slots[0] == card(game, "autopilot")
    assert me(game).slots[4] == card(game, "holodeck")
    assert game.discard == []


@pytest.mark.rule("SC-TECH-07", "SC-BONUS-07")
@pytest.mark.parametrize("neighbour", ["X", "-"])
def test_printed_icons_count_on_damaged_slots_too(neighbour: str) -> None:
    game = researching(f"central: officers_mess\n0 slots: - {neighbour} X X - X\n0 medals: 0")
    do(game, Install(0, 0))
    assert me(game).medals == 1


@pytest.mark.rule("SC-BONUS-01", "SC-BONUS-05")
def test_a_matching_pair_pays_once_and_at_once() -> None:
    game = researching("central: duelling_society\n0 slots: - courier_thrusters X X X X\n0 medals: 0\n0 ready: blue")
    do(game, Install(0, 0))  # its medal faces the card's medal
    assert me(game).medals == 1
    assert asked(game) == 1


@pytest.mark.rule("SC-BONUS-02", "SC-EXAMPLE-04", "SC-OURS-05")
def test_bonuses_apply_from_top_to_bottom() -> None:
    # In slot 4 of board A, the top faces a medal and the right faces a medal; trophy: top medal, left move.
    game = researching("central: gun_camera\n0 slots: - X X - - X\n0 medals: 0")
    told = do(game, Install(0, 4))
    assert me(game).medals == 1
    assert question(game) == "Flying"  # the medal above came before the move on the left
    assert [type(event).__name__ for event in told] == ["Installed", "Gained"]
    do(game, Go(place(game, "tepid")))
    assert me(game).place == place(game, "tepid")
    assert asked(game) == 1


@pytest.mark.rule("SC-BONUS-03")
def test_there_are_three_bonuses() -> None:
    assert ICONS == ("repair", "medal", "move")
    game = researching("central: gun_camera\n0 slots: - X X - - X")
    do(game, Install(0, 4), Stop())
    assert me(game).place == 0
    game = researching("central: fabrication_lab\n0 slots: X - X X X X\n0 damage: 3")
    do(game, Install(0, 1))  # shows repair to slot 2, which shows repair
    assert question(game) == "Mending"
    do(game, Mend(0))
    assert me(game).slots[0] == -1
    assert asked(game) == 1


@pytest.mark.rule("SC-BONUS-04")
def test_icons_that_differ_or_face_nothing_pay_nothing() -> None:
    # holodeck shows repair to the left: in slot 0 nothing is there, in slot 1 a repair, in slot 2 a move.
    for slot, bonus in ((0, False), (1, True), (2, False)):
        slots = ["X"] * 6
        slots[slot] = "-"
        game = researching(f"central: holodeck\n0 slots: {' '.join(slots)}")
        do(game, Install(0, slot))
        assert (question(game) == "Mending") is bonus


@pytest.mark.rule("SC-BONUS-06")
def test_the_icons_under_the_card_are_ignored() -> None:
    # Slot 1 itself shows a move to the right; the card there shows nothing to the right.
    game = researching("central: observers_red\n0 slots: X - trophy_display X X X\n0 medals: 0")
    do(game, Install(0, 1))  # trophy display shows a move to the left
    assert asked(game) == 1
    assert me(game).medals == 0


@pytest.mark.rule("SC-BONUS-08")
def test_older_pairs_do_not_pay_again() -> None:
    # Slots 0 and 1 already form a pair of medals.
    game = researching("central: vintage_patina\n0 slots: duelling_society courier_thrusters X X X -\n0 medals: 0")
    do(game, Install(0, 5))
    assert me(game).medals == 0
    assert asked(game) == 1


@pytest.mark.rule("SC-EFFECT-REPLACE")
def test_some_cards_may_replace_another_one() -> None:
    game = researching("central: patch_bay autopilot\n0 slots: holodeck X X X X X")
    assert offered(game, Install) == [Install(0, 0)]
    do(game, Install(0, 0))
    assert me(game).slots[0] == card(game, "patch_bay")
    assert game.discard == [card(game, "holodeck")]


@pytest.mark.rule("SC-EFFECT-DISCARD-FOR")
def test_a_single_use_card_is_gone_when_it_is_used_even_for_a_commander() -> None:
    game = at("0 slots: distress_flare - X X X X\n0 ready: yellow*")
    do(game, Activate(SLOT, 4))
    assert me(game).slots[0] == -1
    assert game.discard == [card(game, "distress_flare")]
    assert question(game) == "SecondTask"
    assert SLOT not in {choice.room for choice in offered(game, Activate)}
    assert rule_against(game, Activate(SLOT, 4)) == "SC-ROOM-01"
    assert me(game).ready[7] == 2


@pytest.mark.rule("SC-OURS-16")
def test_the_technology_deck_is_made_anew_from_its_discard() -> None:
    game = researching("central: autopilot\ndeck:\ndiscard: holodeck\n0 slots: - X X X X X\nburied: 0")
    do(game, Install(0, 0))
    assert game.central == [card(game, "holodeck")]
    assert game.discard == []
    game = researching("central: autopilot\ndeck:\n0 slots: - X X X X X")
    do(game, Install(0, 0))
    assert game.central == [-1]


# Omegas


@pytest.mark.rule("SC-OMEGA-01")
def test_only_installed_omegas_score() -> None:
    text = "turn: round 4 first 0 now 0\n1 flags: passed\n0 slots: {} - - - - -\n0 ready: red red\n0 queue: red"
    scores = []
    for slot in ("pilots_guild", "-"):
        game = at(text.format(slot) + "\ncentral: scholars_guild")
        do(game, Pass())
        verdict = result(game)
        assert isinstance(verdict, Verdict)
        scores.append({points.source: points.scores[0] for points in verdict.points}["omegas"])
    assert scores == [3, 0]


@pytest.mark.rule("SC-OMEGA-02")
def test_the_omega_deck_is_used_only_by_the_cards_that_say_so() -> None:
    content = content_of(at())
    cards = [*((card.key, card.effects) for card in content.technologies)]
    cards += [(mission.key, line.effects) for mission in content.missions for line in mission.lines]
    users = {key for key, effects in cards if any(isinstance(effect, DrawOmega) for effect in effects)}
    assert users == {"omega_supercomputer", "secret_plans"}
    game = researching("central: embassy_row perfect_fit\n0 slots: - X X X X X")
    do(game, Install(1, 0))
    assert sum(number >= content.first_omega for number in game.central) == 1
    assert len(game.omegas) == 10


@pytest.mark.rule("SC-OMEGA-03", "SC-CARD-OMEGA-COMPUTER")
def test_the_omega_discard_becomes_the_new_omega_deck() -> None:
    game = at(
        """0 slots: omega_supercomputer X X X X X
        0 ready: blue
        omegas: perfect_fit
        omega discard: pilots_guild gunners_guild wall_of_fame rogues_gallery"""
    )
    do(game, Activate(SLOT, BLUE))
    assert len(game.drawn) == 3
    assert game.drawn[0] == card(game, "perfect_fit")
    assert len(game.omegas) == 2
    assert game.omega_discard == ()
    do(game, Install(0, 0))
    assert me(game).slots[0] == card(game, "perfect_fit")
    assert len(game.omega_discard) == 2


@pytest.mark.rule("SC-OURS-16")
def test_a_discarded_omega_never_enters_the_technology_deck() -> None:
    game = recycling("central: holodeck\n0 slots: perfect_fit X X X X X")
    do(game, Install(0, 0))
    assert game.omega_discard == (card(game, "perfect_fit"),)
    assert game.discard == []


def test_research_can_be_paid_with_artifacts() -> None:
    game = at("central: autopilot\n0 slots: - X X X X X\n0 artifacts: 0 0 2")
    do(game, Awaken(SCIENCE, BLUE_YELLOW, BLUE_YELLOW), Install(0, 0))
    assert me(game).slots[0] == card(game, "autopilot")
