"""The eighteen developments with a Reassign power, each from a drawn position."""

from __future__ import annotations

import pytest

from startable.games.roll.choices import Dictate, Done, Move, Use
from startable.games.roll.printed import SIDES
from startable.games.roll.scoring import bonus_of
from tests.games.roll.drawn import (
    BROWN,
    CYAN,
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

RAINBOW = "explore: white red; develop: purple; settle: cyan brown; ship: green yellow"


def using(
    name: str,
    workers: str = RAINBOW,
    selected: str = "produce white",
    options: str = "",
    rival: str = "",
    built: str = "",
    use: bool = True,
) -> Drawn:
    """The owner has selected a phase and uses the development."""
    table = Drawn(
        f"{options}\nscreens\nnext Reveal\n{PLAIN}\nbuilt {name}{built}\nworkers {workers}\nselected {selected}\n"
        f"ask ReassignWorkers 0\n{OTHER}\n{rival}\nselected ship white\n{THIRD}\nselected ship white"
    )
    return table.play(0, Use(side(name))) if use else table


def movable(table: Drawn) -> set[tuple[int, int]]:
    return {(choice.column, choice.colour) for choice in table.offers(0) if isinstance(choice, Move)}


def targets(table: Drawn) -> set[int]:
    return {choice.to for choice in table.offers(0) if isinstance(choice, Move)}


ALL = {
    (EXPLORE, WHITE),
    (EXPLORE, RED),
    (DEVELOP, PURPLE),
    (SETTLE, CYAN),
    (SETTLE, BROWN),
    (SHIP, GREEN),
    (SHIP, YELLOW),
}
EVERYWHERE = {EXPLORE, DEVELOP, SETTLE, PRODUCE, SHIP}
ONCE = [
    ("Galactic Influence", ALL, EVERYWHERE),
    pytest.param(
        "Local Subsidies",
        {(EXPLORE, WHITE)},
        EVERYWHERE - {EXPLORE},
        marks=pytest.mark.rule("RG-TILE-LOCAL-SUBSIDIES-01"),
    ),
    ("Diversification", {(EXPLORE, WHITE)}, EVERYWHERE - {EXPLORE}),
    ("Hydroponics Guild", {(SETTLE, CYAN), (SHIP, GREEN)}, EVERYWHERE),
    ("Space Mercenaries", {(EXPLORE, RED), (SETTLE, BROWN)}, EVERYWHERE),
    ("Shipping Affinity", {place for place in ALL if place[0] != SHIP}, {SHIP}),
    ("Technology Affinity", {place for place in ALL if place[0] != DEVELOP}, {DEVELOP}),
    ("Colonial Affinity", {place for place in ALL if place[0] != SETTLE}, {SETTLE}),
    ("Operations Affinity", ALL, {EXPLORE, PRODUCE}),
]


@pytest.mark.parametrize(("name", "workers", "columns"), ONCE)
def test_a_development_that_moves_one_worker(name: str, workers: set[tuple[int, int]], columns: set[int]) -> None:
    table = using(name)
    assert movable(table) == workers
    assert targets(table) == columns
    assert Done() not in table.offers(0)
    move = table.offers(0)[0]
    assert isinstance(move, Move)
    table.play(0, move)
    assert table.asked(0) == "ReassignWorkers"
    assert Use(side(name)) not in table.offers(0)
    moved = table.player(0).workers[move.to]
    assert moved >> 8 * move.colour & 255 == 1
    assert table.player(0).workers[move.column] >> 8 * move.colour & 255 == 0


def test_local_subsidies_moves_a_white_worker_of_any_column_and_diversification_only_explorers() -> None:
    elsewhere = "settle: white; ship: red"
    assert movable(using("Local Subsidies", elsewhere)) == {(SETTLE, WHITE)}
    assert Use(side("Diversification")) not in using("Diversification", elsewhere, use=False).offers(0)


@pytest.mark.rule("RG-TILE-NANOTECHNOLOGY-01", "RG-RULING-05")
def test_nanotechnology_moves_one_or_two_workers_to_one_column() -> None:
    table = using("Nanotechnology")
    assert (movable(table), targets(table)) == (ALL, EVERYWHERE)
    assert Done() not in table.offers(0)
    table.play(0, Move(SHIP, GREEN, SETTLE))
    assert Done() in table.offers(0)
    assert targets(table) == {SETTLE}
    assert movable(table) == {place for place in ALL if place[0] != SETTLE} - {(SHIP, GREEN)}
    table.play(0, Move(EXPLORE, RED, SETTLE))
    assert table.line(0, "workers") == "explore: white; develop: purple; settle: red cyan brown green; ship: yellow"
    assert table.asked(0) == "ReassignWorkers"
    one = using("Nanotechnology").play(0, Move(SHIP, GREEN, SETTLE), Done())
    assert one.asked(0) == "ReassignWorkers"
    split = using("Nanotechnology", options="options split_reassign").play(0, Move(SHIP, GREEN, SETTLE))
    assert targets(split) == EVERYWHERE


@pytest.mark.rule("RG-RULING-06")
def test_system_diversification_moves_one_or_two_workers_that_are_not_white() -> None:
    table = using("System Diversification", "explore: 2 white red; ship: green")
    assert movable(table) == {(EXPLORE, RED), (SHIP, GREEN)}
    table.play(0, Move(EXPLORE, RED, DEVELOP), Move(SHIP, GREEN, DEVELOP))
    assert table.line(0, "workers") == "explore: 2 white; develop: red green"
    split = using("System Diversification", "explore: 2 white red; ship: green", options="options split_reassign")
    split.play(0, Move(EXPLORE, RED, DEVELOP), Move(SHIP, GREEN, SETTLE))
    assert split.line(0, "workers") == "explore: 2 white; develop: red; settle: green"


@pytest.mark.rule("RG-TILE-ISOLATION-POLICY-01")
def test_isolation_policy_moves_one_or_two_explorers() -> None:
    table = using("Isolation Policy")
    assert movable(table) == {(EXPLORE, WHITE), (EXPLORE, RED)}
    table.play(0, Move(EXPLORE, RED, SHIP))
    assert table.offers(0) == [Move(EXPLORE, WHITE, SHIP), Done()]
    table.play(0, Move(EXPLORE, WHITE, SHIP))
    assert table.line(0, "workers") == "develop: purple; settle: cyan brown; ship: white red green yellow"
    assert Use(side("Isolation Policy")) not in table.offers(0)
    split = using("Isolation Policy", options="options split_reassign").play(0, Move(EXPLORE, RED, SHIP))
    assert targets(split) == EVERYWHERE - {EXPLORE}


@pytest.mark.rule("RG-RULING-06")
def test_propaganda_campaign_moves_one_or_two_workers_to_the_selected_phase() -> None:
    for options in ("", "options split_reassign"):
        table = using("Propaganda Campaign", selected="ship white", options=options)
        assert movable(table) == {place for place in ALL if place[0] != SHIP}
        assert targets(table) == {SHIP}
        table.play(0, Move(SETTLE, CYAN, SHIP), Move(SETTLE, BROWN, SHIP))
        assert table.line(0, "workers") == "explore: white red; develop: purple; ship: cyan brown green yellow"


def test_homeworld_patriotism_moves_one_or_two_white_workers_to_the_selected_phase() -> None:
    table = using("Homeworld Patriotism", "explore: 2 white red; ship: white", "settle white")
    assert movable(table) == {(EXPLORE, WHITE), (SHIP, WHITE)}
    table.play(0, Move(EXPLORE, WHITE, SETTLE), Move(SHIP, WHITE, SETTLE))
    assert table.line(0, "workers") == "explore: white red; settle: 2 white"
    assert table.asked(0) == "ReassignWorkers"


@pytest.mark.rule("RG-TILE-EXECUTIVE-POWER-01", "RG-RULING-05")
def test_executive_power_moves_two_workers_of_one_column_to_the_selected_phase() -> None:
    table = using("Executive Power", selected="ship white")
    assert movable(table) == {(EXPLORE, WHITE), (EXPLORE, RED), (SETTLE, CYAN), (SETTLE, BROWN)}
    assert targets(table) == {SHIP}
    table.play(0, Move(SETTLE, CYAN, SHIP))
    assert table.offers(0) == [Move(SETTLE, BROWN, SHIP)]
    assert table.refusal(0, Done()) == "RG-REASSIGN-03"
    table.play(0, Move(SETTLE, BROWN, SHIP))
    assert table.line(0, "workers") == "explore: white red; develop: purple; ship: cyan brown green yellow"
    lone = using("Executive Power", "explore: white; settle: red; ship: 2 cyan", "ship white", use=False)
    assert Use(side("Executive Power")) not in lone.offers(0)


@pytest.mark.rule("RG-TILE-MAD-SCIENTISTS-01")
@pytest.mark.parametrize(
    ("mine", "theirs", "most"),
    [
        ("", "", 1),  # nobody has a Novelty world: a tie
        ("; Gem World", "", 2),
        ("; Gem World", "built New Vinland", 1),
        ("; Gem World; Space Port", "built New Vinland", 2),
        ("", "built New Vinland", 0),
    ],
)
def test_mad_scientists_move_two_workers_of_the_leader_in_novelty_worlds(mine: str, theirs: str, most: int) -> None:
    table = using("Mad Scientists", rival=theirs, built=mine, use=False)
    assert (Use(side("Mad Scientists")) in table.offers(0)) == (most > 0)
    if most:
        table.play(0, Use(side("Mad Scientists")), Move(EXPLORE, RED, SHIP))
        assert table.asked(0) == ("MoveWorkers" if most == 2 else "ReassignWorkers")
    if most == 2:
        assert targets(table) == {SHIP}
        split = using("Mad Scientists", rival=theirs, built=mine, options="options split_reassign")
        assert targets(split.play(0, Move(EXPLORE, RED, SHIP))) == EVERYWHERE


@pytest.mark.rule("RG-TILE-GALACTIC-MANDATE-01")
def test_galactic_mandate_lets_dictate_move_up_to_three_workers_to_one_column() -> None:
    table = using("Galactic Mandate", use=False)
    assert Use(side("Galactic Mandate")) not in table.offers(0)
    table.play(0, Dictate(DEVELOP, PURPLE), Move(EXPLORE, WHITE, SETTLE))
    assert targets(table) == {SETTLE}
    assert Done() in table.offers(0)
    assert table.refusal(0, Move(EXPLORE, PURPLE, SETTLE)) == "RG-POWER-06"
    table.play(0, Move(EXPLORE, RED, SETTLE), Move(SHIP, GREEN, SETTLE))
    assert table.asked(0) == "ReassignWorkers"
    assert table.line(0, "workers") == "settle: white red cyan brown green; ship: yellow"
    assert table.refusal(0, Dictate(SETTLE, WHITE)) == "RG-REASSIGN-05"
    split = using("Galactic Mandate", options="options split_reassign", use=False)
    split.play(0, Dictate(DEVELOP, PURPLE), Move(EXPLORE, WHITE, SETTLE), Move(EXPLORE, RED, SHIP), Done())
    assert split.line(0, "workers") == "settle: white cyan brown; ship: red green yellow"


def test_without_galactic_mandate_dictate_moves_one_worker_even_when_reassigning_may_split() -> None:
    table = using("Local Subsidies", options="options split_reassign", use=False)
    table.play(0, Dictate(DEVELOP, PURPLE), Move(EXPLORE, WHITE, SETTLE))
    assert table.asked(0) == "ReassignWorkers"


def test_backup_planning_lets_dictate_be_used_again() -> None:
    table = using("Backup Planning", "explore: 5 white", use=False)
    for spent in (1, 2):
        table.play(0, Dictate(EXPLORE, WHITE), Move(EXPLORE, WHITE, SHIP))
        assert table.line(0, "dictated") == ("white", "2 white")[spent - 1]
    table.play(0, Dictate(EXPLORE, WHITE), Move(SHIP, WHITE, EXPLORE))
    assert table.offers(0)[1:] == [Dictate(EXPLORE, WHITE), Dictate(SHIP, WHITE)]
    assert table.line(0, "dictated") == "3 white"
    assert table.line(0, "workers") == "explore: white; ship: white"


def test_every_reassign_development_is_here() -> None:
    once = [getattr(case, "values", case)[0] for case in ONCE]
    others = {
        "Nanotechnology",
        "System Diversification",
        "Isolation Policy",
        "Propaganda Campaign",
        "Homeworld Patriotism",
        "Executive Power",
        "Mad Scientists",
        "Galactic Mandate",
        "Backup Planning",
    }
    assert {*once} | others == {printed.name for printed in SIDES if printed.kind == "reassign"}


@pytest.mark.rule("RG-TILE-BIOLOGICAL-ADAPTATION-01")
def test_biological_adaptation_is_no_reassign_development() -> None:
    table = using("Public Works", use=False)  # whose owner has Biological Adaptation
    assert Use(side("Biological Adaptation")) not in table.offers(0)
    # System Diversification's bonus counts reassign developments: itself 6 and Nanotechnology 5, halved and rounded up.
    drawn = Drawn(f"{PLAIN}\nbuilt System Diversification; Nanotechnology\n{OTHER}")
    assert bonus_of(drawn.player(0), side("System Diversification")) == 6
