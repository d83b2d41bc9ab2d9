"""The final score and the epilogue."""

import pytest

from startable.engine import result
from startable.games.captains.choices import Pass
from startable.games.captains.content import named
from startable.games.captains.scoring import Verdict, epilogue
from tests.games.captains.positions import at, do

CONTENT = named("standard")


def verdict(text: str, players: int = 2) -> Verdict:
    """What comes of passing in the last round."""
    rest = "\n".join(f"{seat} flags: passed" for seat in range(1, players))
    plain = "\n".join(
        f"{seat} {line}"
        for seat in range(players)
        for line in ("medals: 0", "damage: 0", "slots: - - - - - -", "place: plurk")
        if f"{seat} {line.split()[0]}" not in text
    )
    game = at(f"players: {players}\nturn: round 4\n{rest}\n{plain}\n{text}")
    do(game, Pass())
    found = result(game)
    assert isinstance(found, Verdict)
    return found


def points(text: str, source: str) -> int:
    return {points.source: points.scores[0] for points in verdict(text).points}[source]


@pytest.mark.rule("SC-SCORE-01")
def test_missions_score_their_printed_points() -> None:
    assert points("0 missions: dreadnought airlock_cat", "missions") == 9 + 3


@pytest.mark.rule("SC-SCORE-03")
def test_omegas_score_and_nobody_travels_along_with_several_captains() -> None:
    assert points("0 slots: rogues_gallery - - - - -\n0 pirates: green.loot green.loot", "omegas") == 2
    assert points("0 slots: rogues_gallery - - - - -", "passenger") == 0


@pytest.mark.rule("SC-SCORE-04")
def test_commanders_androids_and_pirates_score_one_each() -> None:
    text = "0 ready: red* android cadet\n0 queue: blue* blue\n0 pirates: green.loot violet.loot yellow.loot\n0 rings: 3"
    assert points(text, "commanders") == 2
    assert points(text, "androids") == 1
    assert points(text, "pirates") == 3
    assert verdict(text).scores[0] == 6


@pytest.mark.rule("SC-SCORE-05", "SC-EPILOGUE-02")
def test_medals_and_artifacts_score_half_a_point_that_counts() -> None:
    found = verdict("0 medals: 1\n0 artifacts: 1 1 0\n1 medals: 2\n0 missions: airlock_cat\n1 missions: lost_luggage")
    assert found.scores == (4, 4)
    assert found.halves == (1, 0)
    assert found.places == (1, 2)
    assert found.epilogues[0] == found.epilogues[1] == epilogue(CONTENT, 4)


@pytest.mark.rule("SC-SCORE-06")
def test_all_damage_costs_a_point() -> None:
    assert points("0 damage: 9\n0 slots: X X X - - -", "damage") == -12
    assert verdict("0 damage: 2\n0 slots: X - - - - -").scores[0] == -3


@pytest.mark.rule("SC-SCORE-07")
def test_the_highest_total_wins() -> None:
    found = verdict("1 missions: dreadnought\n2 missions: airlock_cat", players=3)
    assert (found.scores, found.places) == ((0, 9, 3), (3, 1, 2))


@pytest.mark.rule("SC-SCORE-08")
def test_ties_are_shared() -> None:
    found = verdict("0 missions: airlock_cat\n1 missions: lost_luggage\n2 missions: karaoke_truce", players=3)
    assert (found.scores, found.places) == ((3, 3, 2), (1, 1, 3))


@pytest.mark.rule("SC-EPILOGUE-01")
def test_every_score_has_its_epilogue() -> None:
    assert len(CONTENT.epilogues) == 56
    assert epilogue(CONTENT, 0) == epilogue(CONTENT, 20) == epilogue(CONTENT, -7) == 0
    assert [epilogue(CONTENT, score) for score in range(21, 75)] == list(range(1, 55))
    assert epilogue(CONTENT, 75) == epilogue(CONTENT, 120) == 55


# Omegas


@pytest.mark.rule("SC-CARD-ARTIFACT-PLANS")
@pytest.mark.parametrize(("held", "scored"), [("0 0 0", 0), ("3 0 0", 2), ("1 0 1", 4), ("1 2 1", 6)])
def test_artifact_blueprints_score_kinds(held: str, scored: int) -> None:
    assert points(f"0 slots: artifact_blueprints - - - - -\n0 artifacts: {held}", "omegas") == scored


@pytest.mark.rule("SC-EFFECT-SCORE-PAIRS")
@pytest.mark.parametrize(
    ("slots", "pairs"),
    [
        ("- - - perfect_fit - -", 1),  # the printed middle pair
        ("X X X perfect_fit X X", 1),  # under damage too
        ("- observers_red - perfect_fit - -", 0),  # covered
        ("duelling_society courier_thrusters - perfect_fit - -", 1),  # two cards
        ("duelling_society - - perfect_fit - -", 2),  # a card and the board
    ],
)
def test_perfect_fit_scores_pairs_of_icons(slots: str, pairs: int) -> None:
    assert points(f"0 slots: {slots}", "omegas") == pairs


@pytest.mark.rule("SC-EFFECT-SCORE-COLOUR")
@pytest.mark.parametrize(("card", "scored"), [("pilots_guild", 3), ("gunners_guild", 1), ("scholars_guild", 0)])
def test_guilds_score_figures_of_their_colour(card: str, scored: int) -> None:
    text = "0 ready: red red* android cadet\n0 queue: red yellow"
    assert points(f"0 slots: {card} - - - - -\n{text}", "omegas") == scored


@pytest.mark.rule("SC-EFFECT-SCORE-COMMANDERS")
def test_the_wall_of_fame_scores_commanders() -> None:
    text = "0 slots: wall_of_fame - - - - -\n0 ready: red* red* blue*\n0 queue: yellow* yellow*\n0 rings: 0"
    assert points(text, "omegas") == 5
    assert points(text, "commanders") == 5


@pytest.mark.rule("SC-EFFECT-SCORE-DAMAGE")
def test_vintage_patina_makes_up_for_damage() -> None:
    text = "0 slots: vintage_patina X - - - -\n0 damage: 3"
    assert points(text, "omegas") == 4
    assert verdict(text).scores[0] == 0


@pytest.mark.rule("SC-EFFECT-MISSION-COLOUR")
@pytest.mark.parametrize(
    ("card", "scored"), [("command_chronicle", 2), ("battle_chronicle", 1), ("science_chronicle", 1)]
)
def test_chronicles_score_missions_once(card: str, scored: int) -> None:
    missions = "0 missions: moon_race airlock_cat toll_dispute"  # red red; red blue; yellow yellow
    assert points(f"0 slots: {card} - - - - -\n{missions}", "omegas") == scored


@pytest.mark.parametrize(("tracks", "scored"), [("6 6 6", 0), ("7 9 12", 6), ("13 0 1", 2), ("26 7 3", 4)])
def test_embassy_row_scores_far_tracks(tracks: str, scored: int) -> None:
    assert points(f"0 slots: embassy_row - - - - -\n0 tracks: {tracks}", "omegas") == scored


def test_the_sum_of_all_sources_is_the_score() -> None:
    found = verdict("0 tracks: 14 8 3\n0 medals: 3\n0 damage: 2\n0 ready: red*\n0 rings: 4")
    assert found.scores[0] == sum(source.scores[0] for source in found.points) == 6 + 3 + 1 + 1 + 1 - 2
