"""The steps of a round, the roll, credits, and how dice circulate."""

from __future__ import annotations

import random

import pytest

from startable.engine import Chance, Game, new, play
from startable.games.roll import ROLL
from startable.games.roll.assign import PlaceWilds, ReassignWorkers
from startable.games.roll.choices import (
    Dictate,
    Done,
    Move,
    Ready,
    Recall,
    Recruit,
    Scout,
    Select,
    Sell,
    Stock,
    Use,
    Work,
)
from startable.games.roll.dice import total
from startable.games.roll.events import Built, Ended, PhaseBegan, Recruited, Removed, Rolled, RoundBegan, Selected
from startable.games.roll.printed import FACE, PHASES, WILD
from startable.games.roll.table import Roll
from tests.games.roll.drawn import (
    CYAN,
    DEVELOP,
    EXPLORE,
    GREEN,
    OTHER,
    PLAIN,
    RED,
    SETTLE,
    SHIP,
    THIRD,
    WHITE,
    Drawn,
    side,
)


def assigning(first: str, second: str = f"{OTHER}\nworkers ship: white\nselected ship white") -> Drawn:
    return Drawn(f"screens\nnext Reveal\n{first}\n{second}")


@pytest.mark.rule("RG-ROUND-01", "RG-PHASE-01")
def test_a_round_goes_from_the_roll_through_the_phases_to_manage() -> None:
    table = Drawn(
        f"next Round\n{PLAIN}\ncup white\ncitizenry 2 white\ncredits 1\n"
        f"develop Public Works\n{OTHER}\ncup white\nsettle Gem World"
    )
    for seat, phase in ((0, SHIP), (1, DEVELOP)):
        play_first(table, seat, phase)
    story = [type(event).__name__ for event in table.told]
    wanted = ["RoundBegan", "Rolled", "Selected", "PhaseBegan", "Recruited", "RoundBegan"]
    assert [name for name in dict.fromkeys(story) if name in wanted] == wanted[:5]
    assert story.count("RoundBegan") == 2
    assert story.index("Rolled") < story.index("Selected") < story.index("PhaseBegan") < story.index("Recruited")
    phases = [event.phase for event in table.told if isinstance(event, PhaseBegan)]
    assert phases == sorted(phases)
    assert {DEVELOP, SHIP} <= set(phases)


def play_first(table: Drawn, seat: int, phase: int) -> None:
    """Whatever was rolled, the first worker selects this phase."""
    if isinstance(table.game.asks[seat], PlaceWilds):
        table.play(seat, table.offers(seat)[0])
    chosen = next(c for c in table.offers(seat) if isinstance(c, Select) and c.phase == phase)
    table.play(seat, chosen, Ready())


@pytest.mark.rule("RG-ROUND-02", "RG-ASSIGN-06")
def test_everyone_assigns_in_any_order_and_the_game_waits_for_the_last() -> None:
    for order in ((0, 1), (1, 0)):
        table = assigning(
            f"{PLAIN}\nworkers explore: white\nask SelectPhase 0", f"{OTHER}\nworkers ship: white\nask SelectPhase 1"
        )
        first, second = order
        dice = {0: Select(EXPLORE, EXPLORE, WHITE), 1: Select(EXPLORE, SHIP, WHITE)}
        table.play(first, dice[first], Ready())
        assert table.asked(first) == ""
        table.play(second, dice[second])
        assert table.line(None, "phase") == ""
        table.play(second, Ready())
        assert table.line(None, "phase") == "explore"
        assert table.refusal(0, Select(SHIP, EXPLORE, WHITE)) == "RG-ASSIGN-06"
        assert table.refusal(0, Ready()) == "RG-ASSIGN-06"


@pytest.mark.rule("RG-ROUND-03", "RG-PHASE-09")
def test_five_phases_each_with_its_own_tasks() -> None:
    assert PHASES == ("explore", "develop", "settle", "produce", "ship")
    tasks = {
        "Explore": "Abandon Scout Stock",
        "Develop": "Work",
        "Settle": "Work",
        "ProduceGoods": "Produce",
        "Ship": "Consume Sell",
    }
    for phase, (step, names) in enumerate(tasks.items()):
        table = Drawn(
            f"""
            next {step}
            player 9 Damaged Alien Factory
            develop Galactic Federation
            settle Galactic Trendsetters [4 white]
            goods Awakened Alien Outpost: {"red" if step == "Ship" else ""}
            workers {PHASES[phase]}: 4 red 4 cyan
            player 7 Old Earth
            """.replace("goods Awakened Alien Outpost: \n", "\n")
        )
        assert sorted({type(choice).__name__ for choice in table.offers(0)}) == names.split()


@pytest.mark.rule("RG-ROUND-04")
def test_the_round_in_which_the_end_is_met_is_played_to_its_end() -> None:
    tiles = "Gem World; New Vinland; Pirate World; Space Port; Spice World; Comet Zone; Mining World; Asteroid Belt"
    table = Drawn(
        f"""
        phases develop ship
        next Develop; Ship; Manage; RoundEnd
        {PLAIN}
        built {tiles}
        develop Public Works
        workers develop: white; ship: red
        goods Gem World: white
        {OTHER}
        """
    )
    assert table.player(0).tiles == 12
    assert table.asked(0) == "ShipGood"
    table.play(0, Sell(RED, side("Gem World"), WHITE))
    assert [type(event) for event in table.told if isinstance(event, Built | Recruited | Ended)] == [
        Built,
        Recruited,
        Ended,
    ]
    assert table.game.over


@pytest.mark.rule("RG-ROUND-05")
def test_no_number_of_rounds_ends_the_game() -> None:
    for number in (14, 15, 100):
        table = Drawn(f"round {number}\nnext Manage; RoundEnd\n{PLAIN}\ncup white\n{OTHER}\ncup white")
        assert table.events(RoundBegan) == [RoundBegan(number + 1)]
        assert not table.events(Ended)


@pytest.mark.rule("RG-ROUND-06")
def test_credits_beyond_ten_are_lost() -> None:
    table = Drawn(f"next Explore\n{PLAIN}\ncredits 9\nworkers explore: white\n{OTHER}")
    assert table.play(0, Stock(WHITE)).player(0).credits == 10
    table = Drawn(f"next Ship\n{OTHER}\ncredits 10\nworkers ship: white\ngoods Awakened Alien Outpost: white\n{PLAIN}")
    assert table.play(0, Sell(WHITE, side("Awakened Alien Outpost"), WHITE)).player(0).credits == 10


@pytest.mark.rule("RG-ROUND-07")
def test_credits_come_from_phases_and_powers_and_go_into_recruiting() -> None:
    table = Drawn(
        f"""
        phases explore settle
        next Explore; Settle; Manage
        {PLAIN}
        credits 2
        built Robot Surveyors
        workers explore: white
        citizenry white
        {OTHER}
        credits 5
        """
    )
    table.play(0, Stock(WHITE))
    assert [player.credits for player in table.game.players] == [2 + 2 + 2 - 2, 5]


@pytest.mark.rule("RG-ROUND-08")
def test_only_the_way_from_citizenry_to_cup_costs_a_credit() -> None:
    table = Drawn(
        f"""
        screens
        next Reveal
        {PLAIN}
        credits 4
        citizenry red
        settle Gem World [green]
        workers explore: white; produce: cyan; ship: brown
        dictated purple
        selected explore white
        {OTHER}
        selected ship white
        {THIRD}
        selected ship white
        """
    )
    assert table.line(0, "cup") == "purple cyan"  # dictated, and no Produce: back at Reveal
    table.play(0, Stock(WHITE), Stock(WHITE))
    assert table.asked(0) == "RecallDice"
    assert table.line(0, "citizenry") == ""  # two explorers used, and the red die, recruited for 3 of 8 credits
    assert table.line(0, "cup") == "2 white red purple cyan brown"  # the shipper had nothing to do: back for nothing
    assert table.player(0).credits == 8 - 3
    table.play(0, Recall(1, GREEN), Done())
    assert table.player(0).credits == 5
    assert total(table.player(0).dice) == 7


@pytest.mark.rule("RG-ROLL-01", "RG-ROLL-02")
def test_every_die_of_the_cup_is_rolled_and_no_other() -> None:
    table = Drawn(
        f"""
        next Round
        {OTHER}
        cup 3 white red
        citizenry 2 cyan
        develop Galactic Federation [brown]
        goods Awakened Alien Outpost: purple
        {PLAIN}
        cup green
        """
    )
    me = table.player(0)
    assert (me.cup, total(sum(me.workers)), total(sum(me.rolled))) == (0, 4, 4)
    assert table.line(0, "citizenry") == "2 cyan"
    assert table.line(0, "develop") == "Galactic Federation [brown]"
    assert table.line(0, "goods") == "Awakened Alien Outpost: purple"
    assert [event.seat for event in table.told if isinstance(event, Rolled)] == [0, 1]


@pytest.mark.rule("RG-ASSIGN-01", "RG-DICE-01")
def test_a_die_starts_in_the_column_of_its_face_and_each_face_is_as_likely() -> None:
    seen = {colour: [0] * 6 for colour in range(7)}
    for seed in range(150):
        cup = "2 white red purple cyan brown green yellow"
        table = Drawn(f"next Round\n{PLAIN}\ncup {cup}\n{OTHER}", seed)
        for column, dice in enumerate(table.player(0).rolled):
            for colour in range(7):
                seen[colour][column] += dice >> 8 * colour & 255
        assert table.player(0).workers == list(table.player(0).rolled)
    for colour in range(7):
        faces = [FACE[colour].count(face) for face in range(WILD + 1)]
        rolls = 300 if colour == WHITE else 150
        for face in range(WILD + 1):
            assert (
                abs(seen[colour][face] - rolls * faces[face] / 6) < 4.5 * (rolls * 5 / 36 * max(1, faces[face])) ** 0.5
            )
            assert (seen[colour][face] == 0) == (faces[face] == 0)


@pytest.mark.rule("RG-RULING-04")
def test_whoever_has_an_empty_cup_selects_nothing_and_is_not_asked() -> None:
    table = Drawn(f"next Round\n{PLAIN}\nbuilt Galactic Salon\n{OTHER}\ncup white")
    assert table.asked(0) == ""
    play_first(table, 1, SHIP)
    assert table.player(0).chips == 1  # powers do not need workers
    selected = [(event.seat, event.phase) for event in table.told if isinstance(event, Selected)]
    assert selected == [(0, -1), (1, SHIP)]


@pytest.mark.rule("RG-ASSIGN-03", "RG-ASSIGN-04")
def test_any_worker_selects_any_phase_and_works_there_whatever_its_face() -> None:
    table = assigning(
        f"{PLAIN}\nworkers ship: white red\nask SelectPhase 0", f"{OTHER}\nworkers ship: red\nselected ship red"
    )
    assert len(table.offers(0)) == 5 * 2
    assert table.refusal(0, Ready()) == "RG-ASSIGN-03"
    assert table.refusal(0, Select(EXPLORE, EXPLORE, WHITE)) == "RG-ASSIGN-03"
    assert table.refusal(0, Select(7, SHIP, WHITE)) == "RG-ASSIGN-03"
    table.play(0, Select(EXPLORE, SHIP, WHITE))
    assert table.refusal(0, Select(SHIP, SHIP, RED)) == "RG-FAQ-31"
    table.play(0, Ready())
    assert table.line(0, "workers").split("; ")[0] == "explore: white"
    table.play(0, Stock(WHITE))
    assert table.player(0).workers[SHIP] == 0


@pytest.mark.rule("RG-FAQ-30", "RG-FAQ-25")
def test_the_die_that_selects_is_a_worker_like_any_other_and_gets_no_bonus() -> None:
    lone = assigning(
        f"{PLAIN}\ncredits 1\nworkers produce: white\nask SelectPhase 0",
        f"{OTHER}\ncredits 1\nworkers explore: white; ship: red\nselected ship cyan",
    )
    lone.play(0, Select(EXPLORE, 3, WHITE), Ready())
    for seat in (0, 1):
        lone.play(seat, Stock(WHITE))
    stocked = [event for event in lone.told if type(event).__name__ == "Stocked"]
    assert len(stocked) == 2
    assert [getattr(event, "credits", None) for event in stocked] == [2, 2]
    assert [getattr(event, "seat", None) for event in stocked] == [0, 1]


@pytest.mark.rule("RG-FAQ-35", "RG-FAQ-11", "RG-PHASE-06")
def test_each_worker_s_task_is_chosen_when_it_acts_after_the_one_before_is_done() -> None:
    table = Drawn(f"next Explore\n{PLAIN}\nworkers explore: 2 white\n{OTHER}")
    table.play(0, Scout(WHITE))
    assert table.asked(0) == "LayScouted"
    assert table.refusal(0, Stock(WHITE)) == "RG-EXPLORE-09"
    table.play(0, table.offers(0)[0])
    assert {Stock(WHITE), Scout(WHITE)} <= set(table.offers(0))


def test_a_round_begins_by_itself_after_the_last_one() -> None:
    table = Drawn(f"round 3\nnext Manage; RoundEnd\n{PLAIN}\ncup white\n{OTHER}\ncup red", seed=4)
    assert table.game.round == 4
    assert table.game.screens
    assert isinstance(table.game, Game)
    assert table.game.chance.key == Chance.of(4).key


def test_answers_of_the_wrong_kind_are_refused_with_the_rule_that_says_when() -> None:
    table = Drawn(f"next Explore\n{PLAIN}\nworkers explore: white\n{OTHER}")
    assert table.refusal(0, Recruit(WHITE)) == "RG-MANAGE-01"
    assert table.refusal(0, Work(WHITE)) == "RG-PHASE-09"
    assert table.refusal(0, Sell(CYAN, 12, WHITE)) == "RG-PHASE-09"
    assert table.refusal(0, Done()) == "RG-FAQ-10"
    assert table.refusal(1, Done()) == "ST-ASK-01"


def test_ready_is_asked_even_of_somebody_who_could_do_nothing_more() -> None:
    table = assigning(f"{PLAIN}\nworkers explore: white\nask SelectPhase 0")
    table.play(0, Select(EXPLORE, EXPLORE, WHITE))
    assert isinstance(table.game.asks[0], ReassignWorkers)
    assert table.offers(0) == [Ready()]
    play(table.game, 0, Ready())


@pytest.mark.rule("RG-FAQ-01")
def test_only_dice_of_the_cup_the_columns_and_the_strip_are_workers() -> None:
    table = assigning(
        f"{PLAIN}\nbuilt Galactic Influence\ncitizenry brown\nworkers explore: white; settle: 2 red\n"
        "selected explore green\nask ReassignWorkers 0"
    )
    table.play(0, Dictate(SETTLE, RED), Move(SETTLE, RED, SHIP), Use(side("Galactic Influence")))
    offered = {(choice.column, choice.colour) for choice in table.offers(0) if isinstance(choice, Move)}
    assert offered == {(EXPLORE, WHITE), (SHIP, RED)}  # not the brown die, nor the dictated one
    table.play(0, Move(SHIP, RED, EXPLORE), Ready())
    assert table.line(0, "workers") == "explore: white red green"
    assert table.line(0, "cup") == "red"  # a worker again, for the next round
    assert table.line(0, "citizenry") == "brown"


@pytest.mark.rule("RG-FAQ-28")
def test_nobody_takes_anything_from_another_player() -> None:
    rng = random.Random(8)
    game = new(ROLL, seats=3, seed=8)
    assert isinstance(game, Roll)
    while not game.over:
        seat = rng.choice(sorted(game.asks))
        before = [(total(player.dice), player.tableau) for player in game.players]
        events = play(game, seat, rng.choice(game.asks[seat].choices(game)))
        removed = [event.seat for event in events if isinstance(event, Removed)]
        for other, (dice, tableau) in enumerate(before):
            now = game.players[other]
            assert now.tableau[: len(tableau)] == tableau
            assert total(now.dice) >= dice - removed.count(other)
        assert set(removed) <= {seat}
