"""Managing the empire, the end of the game, scoring, ties."""

from __future__ import annotations

import pytest

from startable.engine import result as engine_result
from startable.games.roll.choices import Consume, Done, Recall, RecallGood, Recruit
from startable.games.roll.dice import total
from startable.games.roll.events import Ended, Recruited
from startable.games.roll.scoring import result
from tests.games.roll.drawn import CYAN, GREEN, OTHER, PLAIN, RED, THIRD, WHITE, Drawn, side


def managing(player: str, other: str = "", step: str = "Manage") -> Drawn:
    return Drawn(f"next {step}\n{OTHER}\n{player}\n{PLAIN}\n{other}")


@pytest.mark.rule("RG-MANAGE-01")
def test_manage_recruits_then_recalls_then_turns_the_phases_back_then_checks_the_end() -> None:
    table = Drawn(
        f"""
        pool 0
        phases develop
        phase develop
        next Manage; RoundEnd
        {OTHER}
        credits 1
        citizenry white red
        develop Galactic Federation [cyan]
        {PLAIN}
        """
    )
    assert table.asked(0) == "RecruitDie"
    assert table.line(None, "phase") == ""
    assert table.refusal(0, Recall(0, CYAN)) == "RG-MANAGE-01"
    table.play(0, Recruit(RED))
    assert table.asked(0) == "RecallDice"
    assert table.refusal(0, Recruit(WHITE)) == "RG-MANAGE-01"
    assert table.line(None, "phases") == "develop"
    assert table.events(Ended) == []
    table.play(0, Recall(0, CYAN))
    assert (table.line(0, "cup"), table.line(0, "citizenry"), table.player(0).credits) == ("red cyan", "white", 1)
    table.play(0, Done())
    assert table.line(None, "phases") == ""
    assert table.game.over


@pytest.mark.rule("RG-MANAGE-02")
def test_recruiting_costs_a_credit_per_die() -> None:
    table = managing("credits 5\ncitizenry 2 white red")
    assert (table.line(0, "cup"), table.line(0, "citizenry"), table.player(0).credits) == ("2 white red", "", 2)
    assert table.events(Recruited) == [Recruited(0, (2, 1, 0, 0, 0, 0, 0))]


@pytest.mark.rule("RG-MANAGE-03", "RG-FAQ-22")
@pytest.mark.parametrize(("credits", "dice", "recruited"), [(1, 3, 1), (3, 3, 3), (5, 3, 3), (2, 3, 2)])
def test_recruiting_goes_on_until_dice_or_credits_are_gone(credits: int, dice: int, recruited: int) -> None:
    table = managing(f"credits {credits}\ncitizenry {dice} white")
    assert (total(table.player(0).cup), total(table.player(0).citizenry)) == (recruited, dice - recruited)
    short = managing("credits 1\ncitizenry white red")
    assert short.refusal(0, Done()) == "RG-MANAGE-03"


@pytest.mark.rule("RG-MANAGE-04")
def test_whoever_is_short_of_credits_chooses_which_dice_to_recruit() -> None:
    for first, second, left in ((RED, GREEN, "white"), (WHITE, RED, "green"), (GREEN, WHITE, "red")):
        table = managing("credits 2\ncitizenry white red green")
        assert table.offers(0) == [Recruit(WHITE), Recruit(RED), Recruit(GREEN)]
        assert table.refusal(0, Recruit(CYAN)) == "RG-MANAGE-04"
        table.play(0, Recruit(first), Recruit(second))
        assert (table.line(0, "citizenry"), table.player(0).credits) == (left, 1)
        assert total(table.player(0).cup) == 2


@pytest.mark.rule("RG-MANAGE-05")
@pytest.mark.parametrize(
    ("credits", "dice", "left"), [(3, 3, 1), (3, 2, 1), (5, 1, 4), (1, 0, 1), (10, 0, 10), (2, 9, 1)]
)
def test_credits_at_zero_are_set_back_to_one(credits: int, dice: int, left: int) -> None:
    citizenry = f"citizenry {dice} red" if dice else ""
    assert managing(f"credits {credits}\n{citizenry}").player(0).credits == left


@pytest.mark.rule("RG-MANAGE-06")
def test_builders_and_goods_are_recalled_to_the_cup_one_by_one() -> None:
    table = managing(
        "develop Galactic Federation [2 red]\nsettle Gem World [green]\ngoods Awakened Alien Outpost: cyan"
    )
    outpost = side("Awakened Alien Outpost")
    assert table.offers(0) == [Done(), Recall(0, RED), Recall(1, GREEN), RecallGood(outpost, CYAN)]
    assert table.refusal(0, Recall(1, RED)) == "RG-MANAGE-06"
    assert table.refusal(0, RecallGood(outpost, RED)) == "RG-MANAGE-06"
    table.play(0, Recall(0, RED), RecallGood(outpost, CYAN), Recall(1, GREEN), Done())
    assert table.line(0, "cup") == "red cyan green"
    assert (table.line(0, "develop"), table.line(0, "settle")) == ("Galactic Federation [red]", "Gem World")
    assert table.line(0, "goods") == ""


@pytest.mark.rule("RG-MANAGE-07")
def test_recalling_is_free_and_nobody_has_to() -> None:
    table = managing("credits 4\ndevelop Galactic Federation [2 red]").play(0, Done())
    assert (table.player(0).credits, table.line(0, "develop")) == (4, "Galactic Federation [2 red]")
    table = managing("credits 4\ndevelop Galactic Federation [2 red]").play(0, Recall(0, RED), Recall(0, RED), Done())
    assert (table.player(0).credits, table.line(0, "cup")) == (4, "2 red")


@pytest.mark.rule("RG-MANAGE-08")
def test_the_phase_tiles_are_turned_back_for_the_next_round() -> None:
    table = Drawn(
        "phases explore ship\nphase ship\nextra ship\nstrict\n"
        f"next Manage; RoundEnd\n{OTHER}\nselected ship\ncup white\n"
        f"{PLAIN}\ncup white"
    )
    assert (table.game.phases, table.game.phase, table.game.extra, table.game.strict) == ((), -1, -1, False)
    assert table.player(0).selected == -1
    assert table.game.screens


@pytest.mark.rule("RG-EXAMPLE-07")
def test_example_four_credits_recruit_four_of_five_dice() -> None:
    table = managing("credits 4\ncitizenry 5 white")
    assert (table.line(0, "cup"), table.line(0, "citizenry"), table.player(0).credits) == ("4 white", "white", 1)


# The end

EIGHT = "New Vinland; Pirate World; Space Port; Spice World; Comet Zone; Mining World; Asteroid Belt; Gem World"


def closing(first: str, table: str = "") -> Drawn:
    return Drawn(f"{table}\nnext Manage; RoundEnd\n{PLAIN}\ncup white\n{first}\n{OTHER}\ncup white")


@pytest.mark.rule("RG-END-01")
@pytest.mark.parametrize(("pool", "over"), [(0, True), (1, False), (-3, True)])
def test_an_empty_pool_ends_the_game(pool: int, over: bool) -> None:
    assert closing("", f"pool {pool}").game.over == over


@pytest.mark.rule("RG-END-02", "RG-END-03")
def test_twelve_tiles_end_the_game_the_faction_counting_as_two() -> None:
    eleven = closing(f"built {EIGHT}")
    assert (eleven.player(0).tiles, eleven.game.over) == (11, False)
    twelve = closing(f"built {EIGHT}; Public Works")
    assert (twelve.player(0).tiles, twelve.game.over) == (12, True)
    waiting = closing(f"built {EIGHT}\ndevelop Public Works; Space Docks")
    assert (waiting.player(0).tiles, waiting.game.over) == (11, False)
    assert closing("").player(0).tiles == 3


@pytest.mark.rule("RG-FAQ-34")
def test_nine_tiles_completed_are_enough() -> None:
    table = Drawn(
        f"next Settle; Manage; RoundEnd\n{PLAIN}\nbuilt {EIGHT}\nsettle Fifth Column\nworkers settle: white\n{OTHER}"
    )
    assert table.game.over


@pytest.mark.rule("RG-END-04")
def test_the_end_is_checked_last_and_one_condition_is_enough() -> None:
    table = Drawn(
        f"pool 0\nnext Manage; RoundEnd\n{PLAIN}\ncredits 3\ncitizenry 2 white\ndevelop Space Docks [red]\n"
        f"built {EIGHT}; Public Works\n{OTHER}\ncredits 1\ncitizenry white red"
    )
    table.play(0, Recall(0, RED), Done()).play(1, Recruit(RED))
    assert table.events(Ended) == [Ended(0)]
    assert [player.credits for player in table.game.players] == [1, 1]
    assert (table.line(0, "cup"), table.line(1, "cup")) == ("2 white red", "red")


@pytest.mark.rule("RG-EXAMPLE-09")
def test_example_thirteen_tiles_end_the_game() -> None:
    table = closing(f"built {EIGHT}; Public Works; Space Docks")
    assert table.player(0).tiles == 13
    assert table.game.over


# Scoring


def scored(first: str, second: str = "", player: str = PLAIN) -> Drawn:
    return Drawn(f"{player}\n{first}\n{OTHER}\n{second}")


def score(first: str, player: str = PLAIN) -> int:
    return result(scored(first, player=player).game).scores[0]


@pytest.mark.rule("RG-SCORE-01")
def test_the_score_is_chips_and_tiles_and_bonuses() -> None:
    found = result(scored("chips 7\nbuilt Galactic Bankers; Gem World; Mining World\ndevelop Public Works").game)
    assert found.scores[0] == 7 + (2 + 6) + (2 + 3 + 2 + 3) + 2
    assert {points.source: points.scores[0] for points in found.points} == {
        "chips": 7,
        "developments": 8,
        "worlds": 10,
        "bonuses": 2,
    }


@pytest.mark.rule("RG-SCORE-02")
def test_a_tile_is_worth_its_printed_cost_even_if_it_was_built_for_less() -> None:
    table = Drawn(
        f"next Settle\n{PLAIN}\nbuilt Replicant Robots\nsettle Distant World\nworkers settle: 3 white\n{OTHER}"
    )
    assert table.line(0, "built") == "Replicant Robots; Distant World"
    assert result(table.game).scores[0] == (2 + 2 + 3) + 4 + 4


@pytest.mark.rule("RG-SCORE-03")
def test_both_halves_of_the_faction_and_the_home_world_count() -> None:
    assert score("", "player 6 Alpha Centauri") == 2 + 3 + 1
    assert score("", "player 1 Doomed World") == 0 + 2 + 0
    assert score("", "player 3 Old Earth") == 3 + 0 + 3


@pytest.mark.rule("RG-SCORE-04")
def test_tiles_under_construction_are_worth_nothing() -> None:
    assert score("develop Galactic Federation [5 red]\nsettle Galactic Trendsetters [5 white]") == score("")


@pytest.mark.rule("RG-SCORE-05")
def test_a_bonus_comes_on_top_of_the_six() -> None:
    # Mining League: 2 for each Rare Elements world, two of which are built.
    assert score("built Mining League; Comet Zone; Mining World") - score("built Comet Zone; Mining World") == 6 + 4


@pytest.mark.rule("RG-SCORE-06", "RG-TILE-GALACTIC-FEDERATION-01")
@pytest.mark.parametrize(
    ("built", "bonus"),
    [
        ("Galactic Federation", 3),  # 2 + 6 = 8
        ("Galactic Federation; Public Works", 3),  # 9
        ("Galactic Federation; Free Trade Zone; Galactic Demand", 5),  # 13
        ("Galactic Federation; Free Trade Zone; Galactic Demand; Public Works; Backup Planning", 5),  # 15
        ("Galactic Federation; Free Trade Zone; Galactic Demand; Public Works; Space Docks", 6),  # 16
    ],
)
def test_fractions_of_a_bonus_are_rounded_up(built: str, bonus: int) -> None:
    (found,) = (points for points in result(scored(f"built {built}").game).points if points.source == "bonuses")
    assert found.scores[0] == bonus


@pytest.mark.rule("RG-EXAMPLE-08", "RG-EXAMPLE-11")
def test_example_twenty_five_points() -> None:
    # Developments 0 + 6 + 6 + 1, worlds 2 + 0 + 1, four red dice: one and a third sets, counted as two.
    table = scored(
        "built Galactic Federation; New Galactic Order; Public Works; Fifth Column\ncup 4 red",
        player="player 1 Doomed World",
    )
    found = result(table.game)
    assert {points.source: points.scores[0] for points in found.points} == {
        "chips": 0,
        "developments": 13,
        "worlds": 3,
        "bonuses": 5 + 4,
    }
    assert found.scores[0] == 25


def tie(first: str, second: str, third: str = "") -> tuple[int, ...]:
    """Three players: 7 points of tiles for the first, 3 for the second, 4 for the third."""
    return result(Drawn(f"{PLAIN}\n{first}\n{OTHER}\n{second}\n{THIRD}\n{third}").game).places


@pytest.mark.rule("RG-SCORE-07")
def test_the_most_vp_win() -> None:
    assert tie("chips 33", "chips 35", "chips 31") == (1, 2, 3)
    assert tie("chips 33\ncredits 1", "chips 36\ncredits 10", "chips 37\ncredits 1") == (2, 3, 1)


@pytest.mark.rule("RG-SCORE-08")
def test_a_tie_goes_to_the_most_dice_in_the_cup_and_credits_together() -> None:
    assert tie("chips 33\ncup 5 white red\ncredits 3", "chips 37\ncup 7 cyan\ncredits 1") == (1, 2, 3)
    assert tie("chips 33\ncup white\ncredits 3\ncitizenry 5 red", "chips 37\ncup 4 cyan\ncredits 1") == (2, 1, 3)


@pytest.mark.rule("RG-SCORE-09")
def test_who_is_still_equal_shares_the_victory() -> None:
    assert tie("chips 33\ncup 7 red\ncredits 1", "chips 37\ncup 2 cyan\ncredits 6", "chips 30") == (1, 1, 3)


@pytest.mark.rule("RG-FAQ-23")
def test_recalling_in_the_last_round_counts_in_a_tie() -> None:
    for recalls, places in (([], (1, 1)), ([RecallGood(side("Awakened Alien Outpost"), RED)], (2, 1))):
        table = Drawn(
            f"pool 0\nnext Manage; RoundEnd\n{PLAIN}\nchips 33\ncup white\n{OTHER}\nchips 37\ncup white\n"
            "goods Awakened Alien Outpost: red"
        )
        table.play(1, *recalls, Done())
        found = engine_result(table.game)
        assert found is not None
        assert found.places == places


def test_a_game_that_goes_on_has_no_result() -> None:
    assert engine_result(managing("citizenry white red\ncredits 1").game) is None


def test_the_last_chips_are_paid_before_the_end() -> None:
    table = Drawn(
        f"pool 2\nnext Ship; Manage; RoundEnd\n{OTHER}\n"
        f"goods Awakened Alien Outpost: white\nworkers ship: white\n{PLAIN}"
    )
    table.play(0, Consume(WHITE, side("Awakened Alien Outpost"), WHITE))
    assert (table.game.pool, table.game.over) == (1, False)
