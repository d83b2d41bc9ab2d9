"""Every refusal says which rule and which die, tile, world or column; and no made-up number does any harm."""

from __future__ import annotations

import itertools

import pytest

from startable.engine import Choice, Illegal, NotAsked, Refusal, why_not
from startable.games.roll import ROLL
from startable.games.roll.choices import (
    Abandon,
    Arrange,
    Buy,
    Consume,
    Dictate,
    Done,
    Finish,
    Lay,
    Move,
    Place,
    Produce,
    Raise,
    Ready,
    Recall,
    RecallGood,
    Recruit,
    Remove,
    RemoveGood,
    Return,
    Scout,
    Select,
    Sell,
    Stock,
    Use,
    Work,
)
from startable.games.roll.question import ROW_OF
from startable.games.roll.refusals import (
    NoSuchDie,
    NoSuchTile,
    NoSuchWorld,
    NotNow,
    PowerSpent,
    StillToDo,
    TooEarly,
    TooLate,
    WrongColumn,
)
from tests.games.roll.drawn import OTHER, PLAIN, RED, SETTLE, SHIP, THIRD, WHITE, Drawn, side, tile

READY = f"{OTHER}\nselected ship white\n{THIRD}\nselected ship white"
NANO = side("Nanotechnology")
GEM = side("Gem World")

POSITIONS: dict[str, str] = {
    "ArrangeTiles": f"next Open\n{PLAIN}\noffer T38 T10\nnext Arranging 0\n{OTHER}\noffer T01 T02",
    "PlaceWilds": f"screens\nnext Reveal\n{PLAIN}\nworkers wild: red; ship: white\nask PlaceWilds 0\n{READY}",
    "SelectPhase": f"screens\nnext Reveal\n{PLAIN}\nworkers ship: red\nask SelectPhase 0\n{READY}",
    "ReassignWorkers": f"screens\nnext Reveal\n{PLAIN}\nbuilt Nanotechnology; Local Subsidies\nused Nanotechnology\n"
    f"workers ship: 2 red\nselected ship red\nask ReassignWorkers 0\n{READY}",
    "MoveWorkers": f"screens\nnext Reveal\n{PLAIN}\nworkers ship: 2 red; settle: white\nselected ship red\n"
    "dictated green\nused Dictate\nmoving Dictate; least 1; most 2; colours 0,1,2,3,4,5,6; origins 0,1,2,3,4; "
    f"targets 1; together 1; same_origin 0; moved 1\nask MoveWorkers 0\n{READY}",
    "ExploreTask": f"next Explore\n{PLAIN}\nbuilt Advanced Logistics\ndevelop Public Works\n"
    f"workers explore: white\n{OTHER}",
    "LayScouted": f"next ExploreEnd\n{PLAIN}\nsettle Gem World\noffer T01\nask LayScouted 0\n{OTHER}",
    "GiveUp": f"next ExploreEnd\n{PLAIN}\nsettle Gem World; Mining World; Comet Zone\nask GiveUp 0\n{OTHER}",
    "PlaceBuilder": f"next Settle\n{PLAIN}\nsettle Gem World\nworkers settle: 2 white red\n{OTHER}",
    "ChooseCrew": f"next Settle\n{PLAIN}\nsettle Gem World [2 white red]\n{OTHER}",
    "ReturnDie": f"next Settle\n{PLAIN}\nbuilt Galactic Exchange\nsettle Gem World\nworkers settle: white red\n{OTHER}",
    "RemoveDie": f"next Settle\n{PLAIN}\nsettle Rebel Miners\nworkers settle: 2 white\n{OTHER}",
    "ProduceGood": f"next ProduceGoods\n{PLAIN}\nbuilt Gem World; Comet Zone; Mining World\ngoods Gem World: red\n"
    f"workers produce: white\n{OTHER}",
    "ShipGood": f"next Ship\n{PLAIN}\nbuilt Gem World\ngoods Gem World: red\nworkers ship: white\n{OTHER}",
    "BankSale": f"{PLAIN}\nbuilt Galactic Bankers\ncredits 4\nask BankSale 0 1 1\n{OTHER}",
    "RecruitDie": f"next Manage\n{PLAIN}\ncredits 1\ncitizenry white red\n{OTHER}",
    "RecallDice": f"next Manage\n{PLAIN}\ndevelop Space Docks [red]\n{OTHER}",
}

REFUSED: list[tuple[str, Choice, Refusal]] = [
    ("ArrangeTiles", Arrange(3), NoSuchTile("RG-SETUP-12", 3)),
    ("PlaceWilds", Place(WHITE, SHIP), NoSuchDie("RG-ASSIGN-02", WHITE)),
    ("PlaceWilds", Place(RED, 5), WrongColumn("RG-ASSIGN-02", 5)),
    ("PlaceWilds", Select(SHIP, SHIP, WHITE), TooEarly("RG-ASSIGN-01")),
    ("PlaceWilds", Ready(), StillToDo("RG-FAQ-08")),
    ("PlaceWilds", Dictate(SHIP, WHITE), TooEarly("RG-FAQ-09")),
    ("PlaceWilds", Use(NANO), TooEarly("RG-FAQ-09")),
    ("PlaceWilds", Move(SHIP, WHITE, SETTLE), TooEarly("RG-FAQ-09")),
    ("SelectPhase", Select(SHIP, SETTLE, RED), NoSuchDie("RG-ASSIGN-03", RED)),
    ("SelectPhase", Select(5, SHIP, RED), WrongColumn("RG-ASSIGN-03", 5)),
    ("SelectPhase", Ready(), StillToDo("RG-ASSIGN-03")),
    ("SelectPhase", Use(NANO), TooEarly("RG-FAQ-09")),
    ("ReassignWorkers", Use(NANO), PowerSpent("RG-REASSIGN-05", NANO)),
    ("ReassignWorkers", Use(GEM), PowerSpent("RG-REASSIGN-01", GEM)),
    ("ReassignWorkers", Use(side("Local Subsidies")), PowerSpent("RG-REASSIGN-01", side("Local Subsidies"))),
    ("ReassignWorkers", Dictate(SETTLE, RED), NoSuchDie("RG-REASSIGN-03", RED)),
    ("ReassignWorkers", Select(SHIP, SHIP, RED), PowerSpent("RG-FAQ-31", -1)),
    ("ReassignWorkers", Move(SHIP, RED, SETTLE), PowerSpent("RG-REASSIGN-01", -1)),
    ("MoveWorkers", Move(SHIP, RED, SETTLE), WrongColumn("RG-POWER-07", SETTLE)),
    ("MoveWorkers", Move(SHIP, WHITE, 1), NoSuchDie("RG-REASSIGN-01", WHITE)),
    ("MoveWorkers", Move(SHIP, 5, 1), NoSuchDie("RG-POWER-06", 5)),
    ("MoveWorkers", Ready(), StillToDo("RG-REASSIGN-03")),
    ("ExploreTask", Stock(RED), NoSuchDie("RG-EXPLORE-01", RED)),
    ("ExploreTask", Scout(RED), NoSuchDie("RG-EXPLORE-01", RED)),
    ("ExploreTask", Abandon(3), NoSuchTile("RG-EXPLORE-05", 3)),
    ("ExploreTask", Lay(3, 0), NoSuchTile("RG-EXPLORE-05", 3)),
    ("ExploreTask", Raise(3, 0), NoSuchTile("RG-TILE-ADVANCED-LOGISTICS-01", 3)),
    ("ExploreTask", Done(), StillToDo("RG-FAQ-10")),
    ("LayScouted", Lay(1, 0), NoSuchTile("RG-EXPLORE-09", 1)),
    ("LayScouted", Lay(0, 1, True), NoSuchTile("RG-EXPLORE-08", 0)),
    ("LayScouted", Abandon(tile("Gem World")), NoSuchTile("RG-EXPLORE-02", tile("Gem World"))),
    ("LayScouted", Scout(WHITE), StillToDo("RG-EXPLORE-09")),
    ("LayScouted", Stock(WHITE), StillToDo("RG-EXPLORE-09")),
    ("LayScouted", Done(), StillToDo("RG-EXPLORE-09")),
    ("GiveUp", Abandon(0), NoSuchTile("RG-FAQ-13", 0)),
    ("GiveUp", Done(), StillToDo("RG-FAQ-13")),
    ("PlaceBuilder", Work(5), NoSuchDie("RG-PHASE-05", 5)),
    ("PlaceBuilder", Done(), StillToDo("RG-FAQ-15")),
    ("ChooseCrew", Finish(5), NoSuchDie("RG-SETTLE-07", 5)),
    ("ChooseCrew", Done(), StillToDo("RG-SETTLE-07")),
    ("ReturnDie", Return(5), NoSuchDie("RG-POWER-01", 5)),
    ("ReturnDie", Done(), StillToDo("RG-POWER-01")),
    ("RemoveDie", Remove(5, RED), NoSuchDie("RG-POWER-14", RED)),
    ("RemoveDie", RemoveGood(GEM, RED), NoSuchDie("RG-POWER-14", RED)),
    ("RemoveDie", Done(), StillToDo("RG-POWER-14")),
    ("ProduceGood", Produce(RED, GEM), NoSuchDie("RG-PRODUCE-01", RED)),
    ("ProduceGood", Produce(WHITE, GEM), NoSuchWorld("RG-PRODUCE-05", GEM)),
    ("ProduceGood", Produce(WHITE, side("Old Earth")), NoSuchWorld("RG-PRODUCE-06", side("Old Earth"))),
    ("ProduceGood", Produce(WHITE, side("Space Port")), NoSuchWorld("RG-PRODUCE-01", side("Space Port"))),
    ("ProduceGood", Done(), StillToDo("RG-PHASE-04")),
    ("ShipGood", Sell(WHITE, GEM, WHITE), NoSuchWorld("RG-SHIP-01", GEM)),
    ("ShipGood", Consume(WHITE, 3, RED), NoSuchWorld("RG-SHIP-01", 3)),
    ("ShipGood", Sell(RED, GEM, RED), NoSuchDie("RG-SHIP-01", RED)),
    ("ShipGood", Consume(7, GEM, RED), NoSuchDie("RG-SHIP-01", 7)),
    ("ShipGood", Done(), StillToDo("RG-PHASE-04")),
    ("BankSale", Sell(WHITE, GEM, RED), NotNow("RG-PHASE-09")),
    ("RecruitDie", Recruit(5), NoSuchDie("RG-MANAGE-04", 5)),
    ("RecruitDie", Done(), StillToDo("RG-MANAGE-03")),
    ("RecruitDie", Recall(0, RED), TooEarly("RG-MANAGE-01")),
    ("RecruitDie", RecallGood(GEM, RED), TooEarly("RG-MANAGE-01")),
    ("RecallDice", Recall(1, RED), NoSuchDie("RG-MANAGE-06", RED)),
    ("RecallDice", RecallGood(GEM, RED), NoSuchDie("RG-MANAGE-06", RED)),
    ("RecallDice", Recruit(RED), TooLate("RG-MANAGE-01")),
]


@pytest.mark.parametrize(("question", "choice", "refusal"), REFUSED)
def test_a_refusal_says_which_rule_and_what(question: str, choice: Choice, refusal: Refusal) -> None:
    table = Drawn(POSITIONS[question])
    assert table.asked(0) == question
    assert table.refused(0, choice) == refusal


def test_dictating_twice_or_alone_and_stocking_after_abandoning_have_refusals_of_their_own() -> None:
    spent = Drawn(POSITIONS["ReassignWorkers"].replace("used Nanotechnology", "used Dictate"))
    assert spent.refused(0, Dictate(SHIP, RED)) == PowerSpent("RG-REASSIGN-05", -1)
    pending = Drawn(POSITIONS["ExploreTask"]).play(0, Abandon(tile("Public Works")))
    assert pending.refused(0, Stock(WHITE)) == StillToDo("RG-EXPLORE-02")
    plain = Drawn(POSITIONS["ExploreTask"].replace("built Advanced Logistics\n", ""))
    assert plain.refused(0, Raise(3, 0)) == PowerSpent("RG-POWER-02", 3)
    first = Drawn(POSITIONS["MoveWorkers"].replace("moved 1", "moved 0"))
    assert first.refused(0, Move(SHIP, RED, SETTLE)) == WrongColumn("RG-REASSIGN-01", SETTLE)
    assert first.refused(0, Done()) == StillToDo("RG-REASSIGN-03")
    develop = Drawn(f"next Develop\n{PLAIN}\ndevelop Public Works [white red]\n{OTHER}")
    assert develop.refused(0, Finish(5)) == NoSuchDie("RG-DEVELOP-07", 5)


EVERY: list[Choice] = [
    kind(*numbers) if kind is not Lay else Lay(numbers[0], numbers[1], False)
    for kind in ROLL.choices
    for numbers in itertools.product((-1, 0, 3, 7, 200, 10**15), repeat=min(2, len(kind.__struct_fields__)))
    if len(kind.__struct_fields__) <= 2 or kind is Lay
] + [
    kind(*numbers)
    for kind in (Select, Move, Sell, Consume)
    for numbers in itertools.product((-1, 0, 6, 200, 10**15), repeat=3)
]


@pytest.mark.parametrize("question", POSITIONS)
def test_made_up_numbers_are_refused_and_never_break_anything(question: str) -> None:
    table = Drawn(POSITIONS[question])
    assert table.asked(0) == question
    offered = table.offers(0)
    for choice in EVERY:
        refusal = why_not(table.game, 0, choice)
        assert (refusal is None) == (choice in offered), choice
        assert refusal is None or refusal.rule.startswith("RG-")


def test_every_question_of_the_game_is_here() -> None:
    asks = {kind.__name__ for kind in ROLL.asks} - {"Question"}
    assert asks - {"LayFound"} == set(POSITIONS)


def test_every_choice_belongs_to_a_rule_and_out_of_place_it_is_refused_by_it() -> None:
    assert set(ROW_OF) == set(ROLL.choices)
    bank = Drawn(POSITIONS["BankSale"])
    for choice in EVERY:
        if not isinstance(choice, Buy | Done):
            assert bank.refused(0, choice) == NotNow(ROW_OF[type(choice)])
    assert bank.refused(1, Done()) == NotAsked()
    scouting = Drawn(POSITIONS["LayScouted"])
    assert scouting.refused(0, Buy()) == NotNow("RG-POWER-02")
    assert scouting.refused(0, Return(3)) == NotNow("RG-POWER-02")


def test_what_is_no_choice_at_all_is_refused_when_it_is_decoded() -> None:
    for text in ('{"type":"Steal","from":1}', '{"type":"Stock"}', '{"type":"Stock","colour":"red"}', "[]"):
        with pytest.raises(Illegal):
            ROLL.read_choice(text)
