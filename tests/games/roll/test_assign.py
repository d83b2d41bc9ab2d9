"""Assigning behind the screen: wild workers, selecting, Dictate; and lifting the screens."""

from __future__ import annotations

import pytest

from startable.engine.journal import Header, Match
from startable.games.roll import ROLL
from startable.games.roll.choices import Dictate, Done, Move, Place, Ready, Scout, Select, Stock, Use
from startable.games.roll.dice import total
from startable.games.roll.events import ExtraDie, PhaseBegan, Selected
from tests.games.roll.drawn import (
    DEVELOP,
    EXPLORE,
    GREEN,
    OTHER,
    PLAIN,
    PRODUCE,
    PURPLE,
    RED,
    SETTLE,
    SHIP,
    THIRD,
    WHITE,
    YELLOW,
    Drawn,
    side,
)

WAITING = f"{OTHER}\nselected ship white\n{THIRD}\nselected ship white"
"""Two others who are ready and have selected Ship."""


def assigning(workers: str, more: str = "", ask: str = "ReassignWorkers 0", options: str = "") -> Drawn:
    return Drawn(f"screens\n{options}\nnext Reveal\n{PLAIN}\n{more}\nworkers {workers}\nask {ask}\n{WAITING}")


def reassigning(workers: str, built: str = "", selected: str = "explore", options: str = "") -> Drawn:
    built = f"built {built}" if built else ""
    return assigning(workers, f"{built}\nselected {selected} purple", options=options)


def phases_of(table: Drawn) -> list[int]:
    return [event.phase for event in table.told if isinstance(event, PhaseBegan)]


@pytest.mark.rule("RG-ASSIGN-02")
def test_wild_workers_go_together_or_apart_as_their_owner_likes() -> None:
    for first, second, columns in (
        (SETTLE, SETTLE, "settle: red green"),
        (SETTLE, SHIP, "settle: red; ship: green"),
        (EXPLORE, EXPLORE, "explore: red green"),
    ):
        table = assigning("wild: red green", ask="PlaceWilds 0")
        assert len(table.offers(0)) == 10
        table.play(0, Place(RED, first), Place(GREEN, second))
        assert table.line(0, "workers") == columns
        assert table.asked(0) == "SelectPhase"
    table = assigning("wild: red green", ask="PlaceWilds 0")
    assert table.refusal(0, Place(WHITE, SHIP)) == "RG-ASSIGN-02"
    assert table.refusal(0, Place(RED, 5)) == "RG-ASSIGN-02"


@pytest.mark.rule("RG-FAQ-08")
def test_a_wild_worker_must_be_placed_before_the_screen_is_lifted() -> None:
    table = assigning("wild: red; ship: white", ask="PlaceWilds 0")
    assert table.refusal(0, Ready()) == "RG-FAQ-08"
    assert table.refusal(0, Select(SHIP, SHIP, WHITE)) == "RG-ASSIGN-01"
    table.play(0, Place(RED, SHIP), Select(SHIP, SHIP, WHITE), Ready())
    assert phases_of(table) == [SHIP]


@pytest.mark.rule("RG-ASSIGN-05")
def test_only_selected_phases_take_place() -> None:
    table = assigning("explore: white; develop: white; produce: white", ask="SelectPhase 0")
    table.play(0, Select(EXPLORE, EXPLORE, WHITE), Ready())
    assert table.game.phases == (EXPLORE, SHIP)
    table.play(0, Stock(WHITE))
    assert phases_of(table) == [EXPLORE, SHIP]


@pytest.mark.rule("RG-ASSIGN-07")
def test_a_reassignment_can_be_taken_back_until_the_screens_are_lifted() -> None:
    table = reassigning("explore: red; develop: white; settle: white")
    match = Match(ROLL, Header(game="roll", version=1, seats=3, seed="0"), table.game)
    match.play(0, Dictate(DEVELOP, WHITE))
    match.play(0, Move(EXPLORE, RED, SHIP))
    match.undo(0)
    match.undo(0)
    assert match.game.players[0].workers == [1 << 8, 1, 1, 0, 0, 0]  # type: ignore[attr-defined]
    assert match.game.players[0].used == ()  # type: ignore[attr-defined]
    assert Dictate(EXPLORE, RED) in match.game.asks[0].choices(match.game)


@pytest.mark.rule("RG-ASSIGN-08", "RG-POWER-11")
def test_a_worker_of_a_phase_is_any_die_in_its_column() -> None:
    # A red die that showed something else, reassigned to Explore, is an explorer; Isolation Policy moves explorers.
    table = reassigning("explore: red; ship: white", "Isolation Policy; Galactic Influence", "ship")
    table.play(0, Use(side("Galactic Influence")), Move(SHIP, WHITE, EXPLORE), Use(side("Isolation Policy")))
    assert set(table.offers(0)) == {Move(EXPLORE, die, to) for die in (WHITE, RED) for to in (1, 2, 3, 4)}


@pytest.mark.rule("RG-REASSIGN-01")
def test_a_reassign_development_is_offered_while_assigning_only() -> None:
    table = reassigning("explore: 2 white", "Local Subsidies")
    assert Use(side("Local Subsidies")) in table.offers(0)
    assert table.refusal(0, Use(side("Nanotechnology"))) == "RG-REASSIGN-01"
    table.play(0, Ready())
    assert table.refusal(0, Use(side("Local Subsidies"))) == "RG-ASSIGN-06"


@pytest.mark.rule("RG-POWER-02")
def test_powers_work_in_their_own_step_only() -> None:
    table = reassigning("explore: white; ship: red", "Local Subsidies; Merchant Guild", "explore")
    assert all(choice != Use(side("Merchant Guild")) for choice in table.offers(0))
    table.play(0, Ready())
    assert table.refusal(0, Use(side("Local Subsidies"))) == "RG-ASSIGN-06"
    full = Drawn(
        f"next ProduceGoods\n{PLAIN}\nbuilt Galactic Reserves; Gem World\n"
        f"goods Gem World: white\nworkers produce: red\n{OTHER}"
    )
    assert full.line(0, "goods") == "Gem World: white red"  # the exception: its effect is permanent


@pytest.mark.rule("RG-REASSIGN-02", "RG-REASSIGN-03")
def test_everyone_may_dictate_one_worker_away_to_move_another() -> None:
    table = reassigning("develop: red; settle: white")
    table.play(0, Dictate(DEVELOP, RED))
    assert (table.line(0, "dictated"), table.line(0, "workers")) == ("red", "settle: white")
    assert set(table.offers(0)) == {Move(SETTLE, WHITE, to) for to in (0, 1, 3, 4)}
    assert table.refusal(0, Move(DEVELOP, RED, SHIP)) == "RG-POWER-06"
    assert table.refusal(0, Move(SETTLE, WHITE, SETTLE)) == "RG-REASSIGN-01"
    assert table.refusal(0, Ready()) == "RG-REASSIGN-03"
    table.play(0, Move(SETTLE, WHITE, SHIP))
    assert table.line(0, "workers") == "ship: white"
    assert table.asked(0) == "ReassignWorkers"


@pytest.mark.rule("RG-RULING-03")
def test_dictating_takes_two_workers_beside_the_one_that_selects() -> None:
    assert reassigning("develop: red").offers(0) == [Ready()]
    assert reassigning("develop: red").refusal(0, Dictate(DEVELOP, RED)) == "RG-REASSIGN-05"
    assert len(reassigning("develop: red white").offers(0)) == 3


@pytest.mark.rule("RG-REASSIGN-04", "RG-REVEAL-06")
def test_the_dictated_die_and_workers_without_a_phase_return_to_the_cup() -> None:
    table = reassigning("explore: white; develop: red; settle: 3 cyan; ship: brown")
    table.play(0, Dictate(DEVELOP, RED), Move(EXPLORE, WHITE, PRODUCE), Ready())
    assert table.line(0, "cup") == "white red 3 cyan"
    assert table.line(0, "citizenry") == ""
    assert table.line(0, "dictated") == ""
    assert table.line(0, "workers") == "explore: purple; ship: brown"
    assert table.player(0).credits == 1


@pytest.mark.rule("RG-REASSIGN-05")
def test_each_power_is_used_once_a_round_and_powers_combine_in_any_order() -> None:
    table = reassigning("explore: 3 white; settle: 2 red", "Local Subsidies", "ship")
    table.play(0, Dictate(SETTLE, RED), Move(SETTLE, RED, SHIP))
    assert table.refusal(0, Dictate(EXPLORE, WHITE)) == "RG-REASSIGN-05"
    table.play(0, Use(side("Local Subsidies")), Move(EXPLORE, WHITE, SHIP))
    assert table.refusal(0, Use(side("Local Subsidies"))) == "RG-REASSIGN-05"
    assert table.offers(0) == [Ready()]
    assert table.line(0, "workers") == "explore: 2 white; ship: white red"
    table = reassigning("explore: 3 white; settle: 2 red", "Local Subsidies", "ship")
    table.play(0, Use(side("Local Subsidies")), Move(EXPLORE, WHITE, SHIP), Dictate(SETTLE, RED))
    assert table.asked(0) == "MoveWorkers"


def test_a_power_used_this_round_can_be_used_again_in_the_next() -> None:
    table = Drawn(
        f"screens\nnext Reveal\n{PLAIN}\nbuilt Galactic Influence\n"
        f"workers ship: 2 white\nselected ship white\nask ReassignWorkers 0\n{WAITING}"
    )
    table.play(0, Use(side("Galactic Influence")), Move(SHIP, WHITE, EXPLORE), Ready())
    assert table.player(0).used == ()
    while table.asked(0) != "ReassignWorkers":
        table.play(0, table.offers(0)[-1])
    assert Use(side("Galactic Influence")) in table.offers(0)


@pytest.mark.rule("RG-REASSIGN-06")
def test_nobody_has_to_reassign() -> None:
    table = reassigning("explore: 2 white; settle: 2 red", "Local Subsidies; Executive Power; Backup Planning")
    table.play(0, Ready())
    assert table.line(0, "workers") == "explore: 2 white purple"


@pytest.mark.rule("RG-FAQ-09")
def test_a_phase_is_selected_before_any_reassigning() -> None:
    table = assigning("explore: 2 white; settle: 2 red", "built Local Subsidies", ask="SelectPhase 0")
    assert table.refusal(0, Dictate(EXPLORE, WHITE)) == "RG-FAQ-09"
    assert table.refusal(0, Use(side("Local Subsidies"))) == "RG-FAQ-09"
    table.play(0, Select(SHIP, EXPLORE, WHITE), Dictate(EXPLORE, WHITE))
    wild = assigning("wild: 2 white", "built Local Subsidies", ask="PlaceWilds 0")
    assert wild.refusal(0, Use(side("Local Subsidies"))) == "RG-FAQ-09"


@pytest.mark.rule("RG-FAQ-31")
def test_a_reassigned_worker_opens_no_second_phase() -> None:
    table = reassigning("explore: white; settle: white", selected="explore")
    table.play(0, Dictate(SETTLE, WHITE), Move(EXPLORE, WHITE, DEVELOP), Ready())
    assert table.game.phases == (EXPLORE, SHIP)
    assert table.refusal(0, Select(DEVELOP, EXPLORE, WHITE)) == "RG-ASSIGN-06"


@pytest.mark.rule("RG-RULING-02")
def test_the_die_that_selects_cannot_be_moved() -> None:
    table = reassigning("settle: 2 white", "Nanotechnology", "explore")
    assert Dictate(EXPLORE, 2) not in table.offers(0)
    table.play(0, Use(side("Nanotechnology")))
    assert {choice.column for choice in table.offers(0) if isinstance(choice, Move)} == {SETTLE}


@pytest.mark.rule("RG-FAQ-07", "RG-POWER-09")
def test_a_die_may_work_in_a_phase_that_none_of_its_faces_shows() -> None:
    # A white die has no wild face, a yellow one no Explore face: only the column counts.
    table = reassigning("ship: white yellow", "Nanotechnology", "explore")
    table.play(0, Use(side("Nanotechnology")), Move(SHIP, YELLOW, EXPLORE), Move(SHIP, WHITE, EXPLORE), Ready())
    assert table.line(0, "workers") == "explore: white purple yellow"
    table.play(0, Stock(YELLOW), Stock(WHITE), Scout(PURPLE))
    assert table.line(0, "citizenry") == "white purple yellow"


@pytest.mark.rule("RG-POWER-06")
def test_a_die_in_the_dictate_area_stays_there() -> None:
    table = reassigning("develop: red; settle: 2 white", "Space Mercenaries")
    table.play(0, Dictate(DEVELOP, RED), Move(SETTLE, WHITE, SHIP))
    assert Use(side("Space Mercenaries")) not in table.offers(0)  # it moves red or brown dice, and there is none left
    table = reassigning("develop: red; settle: 2 white", "Galactic Influence")
    table.play(0, Dictate(DEVELOP, RED), Move(SETTLE, WHITE, SHIP), Use(side("Galactic Influence")))
    assert table.refusal(0, Move(DEVELOP, RED, SHIP)) == "RG-POWER-06"


@pytest.mark.rule("RG-POWER-07")
def test_one_power_sends_all_its_workers_to_one_column_unless_the_table_plays_otherwise() -> None:
    table = reassigning("explore: 2 white", "Nanotechnology", "ship")
    table.play(0, Use(side("Nanotechnology")), Move(EXPLORE, WHITE, SETTLE))
    assert table.offers(0) == [Move(EXPLORE, WHITE, SETTLE), Done()]
    assert table.refusal(0, Move(EXPLORE, WHITE, DEVELOP)) == "RG-POWER-07"
    split = reassigning("explore: 2 white", "Nanotechnology", "ship", "options split_reassign")
    split.play(0, Use(side("Nanotechnology")), Move(EXPLORE, WHITE, SETTLE), Move(EXPLORE, WHITE, DEVELOP))
    assert split.line(0, "workers") == "develop: white; settle: white"


@pytest.mark.rule("RG-POWER-08")
def test_a_worker_that_showed_a_wild_face_can_be_reassigned() -> None:
    table = assigning("wild: red; explore: white", "built Space Mercenaries", ask="PlaceWilds 0")
    table.play(0, Place(RED, SETTLE), Select(SHIP, EXPLORE, WHITE), Use(side("Space Mercenaries")))
    table.play(0, Move(SETTLE, RED, PRODUCE))
    assert table.line(0, "workers") == "produce: red"


@pytest.mark.rule("RG-REVEAL-01")
def test_lifting_the_screens_shows_all_and_makes_the_selected_phases_active() -> None:
    table = Drawn(
        f"""
        screens
        next Reveal
        {PLAIN}
        workers develop: white
        selected develop red
        ask ReassignWorkers 0
        {OTHER}
        selected develop white
        {THIRD}
        workers ship: red
        selected produce white
        """
    )
    assert ROLL.view(table.game, 1).players[0].strip is None  # type: ignore[attr-defined]
    table.play(0, Ready())
    shown = {event.seat: (event.phase, event.colour) for event in table.told if isinstance(event, Selected)}
    assert shown == {0: (DEVELOP, RED), 1: (DEVELOP, WHITE), 2: (PRODUCE, WHITE)}
    assert phases_of(table) == [DEVELOP, PRODUCE]
    workers = next(event.workers for event in table.told if isinstance(event, Selected) and event.seat == 2)
    assert workers[SHIP] == (0, 1, 0, 0, 0, 0, 0)


@pytest.mark.rule("RG-REVEAL-02")
def test_a_phase_that_several_select_takes_place_once_and_for_everyone() -> None:
    table = Drawn(
        f"""
        screens
        next Reveal
        {PLAIN}
        built Gem World
        workers ship: white; produce: white
        selected ship white
        ask ReassignWorkers 0
        {OTHER}
        selected produce white
        {THIRD}
        selected produce white
        """
    )
    table.play(0, Ready())
    assert phases_of(table)[:1] == [PRODUCE]
    assert phases_of(table).count(PRODUCE) == 1
    assert table.line(0, "goods") == "Gem World: white"


def two(seed: int, first: str = "explore", second: str = "settle") -> Drawn:
    table = Drawn(
        f"""
        screens
        next Reveal
        {PLAIN}
        workers ship: 2 white
        selected {first} white
        ask ReassignWorkers 0
        {OTHER}
        workers ship: cyan
        selected {second} white
        """,
        seed,
    )
    return table.play(0, Ready())


def seed_that_shows(face: int) -> int:
    return next(seed for seed in range(100) if two(seed).events(ExtraDie) == [ExtraDie(face)])


@pytest.mark.rule("RG-REVEAL-03")
def test_with_two_players_a_white_die_opens_one_more_phase() -> None:
    table = two(seed_that_shows(SHIP))
    assert table.game.phases == (EXPLORE, SETTLE, SHIP)
    assert table.line(0, "workers") == "explore: white; ship: 2 white"
    assert table.line(1, "workers") == "settle: white; ship: cyan"


@pytest.mark.rule("RG-REVEAL-04")
def test_with_two_players_a_die_that_shows_a_selected_phase_adds_nothing() -> None:
    table = two(seed_that_shows(EXPLORE))
    assert table.game.phases == (EXPLORE, SETTLE)
    assert table.events(ExtraDie) == [ExtraDie(EXPLORE)]


@pytest.mark.rule("RG-REVEAL-05")
def test_the_two_player_die_is_nobody_s_and_three_players_have_none() -> None:
    before = total(two(0).game.supply)
    for seed in range(8):
        table = two(seed)
        assert [total(player.dice) for player in table.game.players] == [3, 2]
        assert total(table.game.supply) == before
    faces = {event.face for seed in range(60) for event in two(seed).told if isinstance(event, ExtraDie)}
    assert faces == {0, 1, 2, 3, 4}
    three = reassigning("explore: white").play(0, Ready())
    assert three.events(ExtraDie) == []
    assert three.game.extra == -1


@pytest.mark.rule("RG-EXAMPLE-13")
def test_example_two_players_without_ship_send_their_shippers_back() -> None:
    table = two(seed_that_shows(DEVELOP))
    assert table.game.phases == (EXPLORE, DEVELOP, SETTLE)
    assert (table.line(0, "cup"), table.line(1, "cup")) == ("2 white", "cyan")
    assert table.line(0, "workers") == "explore: white"


def test_a_first_die_of_the_wrong_phase_does_not_stand_for_another() -> None:
    table = two(seed_that_shows(DEVELOP), "explore", "explore")
    assert table.game.phases == (EXPLORE, DEVELOP)
