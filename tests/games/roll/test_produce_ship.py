"""Phases IV and V, Produce and Ship: goods, sales, consumption, the VP pool."""

from __future__ import annotations

import pytest

from startable.games.roll.choices import Consume, Done, Place, Produce, Ready, Select, Sell, Stock, Work
from startable.games.roll.dice import total
from startable.games.roll.events import Consumed, PhaseBegan
from startable.games.roll.printed import COLOUR_NAMES as COLOURS
from tests.games.roll.drawn import (
    BROWN,
    CYAN,
    GREEN,
    OTHER,
    PLAIN,
    PURPLE,
    RED,
    SHIP,
    WHITE,
    YELLOW,
    Drawn,
    side,
)

WORLDS = {CYAN: "Gem World", BROWN: "Asteroid Belt", GREEN: "Plague World", YELLOW: "Alien Robot Scout Ship"}
"""A world of each colour."""

ALL = "; ".join(WORLDS.values())


def producing(workers: str, built: str = ALL, goods: str = "") -> Drawn:
    goods = f"goods {goods}" if goods else ""
    return Drawn(f"next ProduceGoods\n{PLAIN}\nbuilt {built}\n{goods}\nworkers produce: {workers}\n{OTHER}")


def shipping(shippers: str, goods: str, built: str = ALL, credits: int = 1, table: str = "", rival: str = "") -> Drawn:
    workers = f"workers ship: {shippers}" if shippers else ""
    goods = f"goods {goods}" if goods else ""
    return Drawn(f"{table}\nnext Ship\n{PLAIN}\ncredits {credits}\nbuilt {built}\n{goods}\n{workers}\n{OTHER}\n{rival}")


@pytest.mark.rule("RG-PRODUCE-01")
def test_each_producer_makes_a_good_on_a_world_its_owner_chooses() -> None:
    table = producing("2 white")
    assert table.offers(0) == [Produce(WHITE, side(world)) for world in WORLDS.values()]
    assert table.refusal(0, Produce(RED, side("Gem World"))) == "RG-PRODUCE-01"
    assert table.refusal(0, Produce(WHITE, side("Space Port"))) == "RG-PRODUCE-01"
    table.play(0, Produce(WHITE, side("Plague World")), Produce(WHITE, side("Gem World")))
    assert table.line(0, "goods") == "Gem World: white; Plague World: white"


@pytest.mark.rule("RG-PRODUCE-02", "RG-FAQ-02")
def test_the_producer_itself_becomes_the_good() -> None:
    table = producing("red", "Gem World")
    assert (table.line(0, "goods"), table.line(0, "citizenry"), table.line(0, "cup")) == ("Gem World: red", "", "")
    assert table.line(0, "workers") == ""


@pytest.mark.rule("RG-PRODUCE-03", "RG-FAQ-18", "RG-DICE-09")
@pytest.mark.parametrize("world", WORLDS.values())
@pytest.mark.parametrize("colour", COLOURS)
def test_any_die_becomes_the_good_of_any_coloured_world(world: str, colour: str) -> None:
    assert producing(colour, world).line(0, "goods") == f"{world}: {colour}"
    table = shipping("white", f"{world}: {colour}", world)
    table.play(0, Sell(WHITE, side(world), COLOURS.index(colour)))
    price = {"Gem World": 3, "Asteroid Belt": 4, "Plague World": 5, "Alien Robot Scout Ship": 6}[world]
    assert table.player(0).credits == 1 + price


@pytest.mark.rule("RG-PRODUCE-04")
def test_matching_colours_matter_when_consuming_but_not_when_selling() -> None:
    for good, chips in ((WHITE, 1), (GREEN, 2)):
        name = COLOURS[good]
        table = shipping("white", f"Plague World: {name}")
        assert table.play(0, Sell(WHITE, side("Plague World"), good)).player(0).credits == 6
        table = shipping("white", f"Plague World: {name}")
        assert table.play(0, Consume(WHITE, side("Plague World"), good)).player(0).chips == chips


@pytest.mark.rule("RG-PRODUCE-05")
def test_a_world_holds_one_good() -> None:
    table = producing("2 white", ALL, "Gem World: red")
    assert table.refusal(0, Produce(WHITE, side("Gem World"))) == "RG-PRODUCE-05"
    assert Produce(WHITE, side("Gem World")) not in table.offers(0)


@pytest.mark.rule("RG-PRODUCE-06")
def test_gray_worlds_take_no_goods() -> None:
    table = producing("2 white red", "Fifth Column; Outlaw World")
    assert (table.line(0, "cup"), table.line(0, "goods")) == ("2 white red", "")
    assert producing("2 white").refusal(0, Produce(WHITE, side("Old Earth"))) == "RG-PRODUCE-06"


@pytest.mark.rule("RG-PRODUCE-07", "RG-EXAMPLE-04")
def test_example_producers_without_a_free_world_return_to_the_cup() -> None:
    table = producing("3 white", "Gem World; Plague World")
    table.play(0, Produce(WHITE, side("Gem World")))
    assert table.line(0, "goods") == "Gem World: white; Plague World: white"
    assert (table.line(0, "cup"), table.line(0, "citizenry")) == ("white", "")


@pytest.mark.rule("RG-PHASE-04")
def test_a_worker_that_can_do_something_must() -> None:
    assert producing("white").refusal(0, Done()) == "RG-PHASE-04"
    assert shipping("white", "Gem World: white").refusal(0, Done()) == "RG-PHASE-04"


@pytest.mark.rule("RG-SHIP-01", "RG-FAQ-19")
def test_a_shipper_sells_or_consumes_a_good_and_decides_when_it_acts() -> None:
    gem = side("Gem World")
    table = shipping("2 white", "Gem World: white; Plague World: red")
    assert table.offers(0) == [
        Sell(WHITE, gem, WHITE),
        Sell(WHITE, side("Plague World"), RED),
        Consume(WHITE, gem, WHITE),
        Consume(WHITE, side("Plague World"), RED),
    ]
    assert table.refusal(0, Sell(RED, gem, WHITE)) == "RG-SHIP-01"
    assert table.refusal(0, Sell(WHITE, gem, RED)) == "RG-SHIP-01"
    assert table.refusal(0, Consume(WHITE, 9_999, RED)) == "RG-SHIP-01"
    table.play(0, Sell(WHITE, gem, WHITE))
    assert {type(choice) for choice in table.offers(0)} == {Sell, Consume}
    table.play(0, Consume(WHITE, side("Plague World"), RED))
    assert (table.player(0).credits, table.player(0).chips) == (4, 1)


@pytest.mark.rule("RG-SHIP-02")
def test_shipper_and_good_both_go_to_the_citizenry() -> None:
    table = shipping("white", "Gem World: red").play(0, Sell(WHITE, side("Gem World"), RED))
    assert table.line(0, "citizenry") == "white red"
    table = shipping("white", "Gem World: red").play(0, Consume(WHITE, side("Gem World"), RED))
    assert table.line(0, "citizenry") == "white red"


@pytest.mark.parametrize(
    ("world", "price"),
    [
        pytest.param(CYAN, 3, marks=pytest.mark.rule("RG-SHIP-03")),
        pytest.param(BROWN, 4, marks=pytest.mark.rule("RG-SHIP-04")),
        pytest.param(GREEN, 5, marks=pytest.mark.rule("RG-SHIP-05", "RG-FAQ-29")),
        pytest.param(YELLOW, 6, marks=pytest.mark.rule("RG-SHIP-06")),
    ],
)
def test_the_price_is_the_world_s(world: int, price: int) -> None:
    name = WORLDS[world]
    table = shipping("white", f"{name}: white").play(0, Sell(WHITE, side(name), WHITE))
    assert table.player(0).credits == 1 + price
    assert table.player(0).chips == 0


@pytest.mark.rule("RG-SHIP-07")
def test_the_price_does_not_depend_on_the_dice_but_powers_raise_it() -> None:
    table = shipping("yellow", "Gem World: yellow").play(0, Sell(YELLOW, side("Gem World"), YELLOW))
    assert table.player(0).credits == 4
    table = shipping("white", "Gem World: white", f"{ALL}; Export Duties").play(
        0, Sell(WHITE, side("Gem World"), WHITE)
    )
    assert table.player(0).credits == 5


@pytest.mark.parametrize(
    ("shipper", "good", "chips"),
    [
        pytest.param(WHITE, WHITE, 1, marks=pytest.mark.rule("RG-SHIP-08")),
        pytest.param(WHITE, BROWN, 2, marks=pytest.mark.rule("RG-SHIP-09")),
        pytest.param(BROWN, WHITE, 2, marks=pytest.mark.rule("RG-SHIP-10")),
        pytest.param(BROWN, BROWN, 3, marks=pytest.mark.rule("RG-SHIP-10")),
        pytest.param(CYAN, GREEN, 1),
    ],
)
def test_consuming_brings_one_vp_and_one_more_per_matching_die(shipper: int, good: int, chips: int) -> None:
    table = shipping(COLOURS[shipper], f"Asteroid Belt: {COLOURS[good]}", table="pool 20")
    table.play(0, Consume(shipper, side("Asteroid Belt"), good))
    assert (table.player(0).chips, table.game.pool, table.player(0).credits) == (chips, 20 - chips, 1)


@pytest.mark.rule("RG-SHIP-11", "RG-SHIP-12", "RG-FAQ-33")
@pytest.mark.parametrize("world", WORLDS.values())
def test_a_purple_die_matches_every_world(world: str) -> None:
    for shipper, good, chips in ((PURPLE, WHITE, 2), (WHITE, PURPLE, 2), (PURPLE, PURPLE, 3)):
        table = shipping(COLOURS[shipper], f"{world}: {COLOURS[good]}").play(0, Consume(shipper, side(world), good))
        assert table.player(0).chips == chips


@pytest.mark.rule("RG-SHIP-13")
def test_powers_add_vp_or_credits_to_consuming() -> None:
    table = shipping("white", "Gem World: cyan", f"{ALL}; Galactic Renaissance; Trade Levies")
    table.play(0, Consume(WHITE, side("Gem World"), CYAN))
    assert (table.player(0).chips, table.player(0).credits) == (3, 2)


@pytest.mark.rule("RG-SHIP-14", "RG-SETUP-05")
def test_beyond_the_pool_the_ten_vp_chips_pay_in_full() -> None:
    table = shipping(
        "cyan", "Gem World: cyan", table="pool 1", rival="workers ship: yellow\ngoods Awakened Alien Outpost: yellow"
    )
    table.play(0, Consume(CYAN, side("Gem World"), CYAN))
    assert (table.player(0).chips, table.game.pool) == (3, -2)
    table.play(1, Consume(YELLOW, side("Awakened Alien Outpost"), YELLOW))
    assert table.player(0).chips + table.player(1).chips == 6


@pytest.mark.rule("RG-SHIP-15")
def test_an_empty_pool_ends_the_game_after_the_round_not_at_once() -> None:
    table = Drawn(
        f"""
        pool 3
        next Ship; Manage; RoundEnd
        {PLAIN}
        credits 1
        built Gem World; Plague World
        goods Gem World: cyan; Plague World: white
        workers ship: cyan red
        {OTHER}
        """
    )
    table.play(0, Consume(CYAN, side("Gem World"), CYAN))
    assert table.game.pool == 0
    table.play(0, Sell(RED, side("Plague World"), WHITE))
    assert table.game.over
    assert table.line(0, "cup") == "white red 2 cyan"
    assert table.player(0).credits == 1 + 5 - 4


@pytest.mark.rule("RG-SHIP-16", "RG-PHASE-08")
def test_shippers_without_a_good_return_to_the_cup() -> None:
    table = shipping("2 white", "")
    assert (table.line(0, "cup"), table.line(0, "citizenry")) == ("2 white", "")
    table = shipping("white red", "Gem World: cyan").play(0, Sell(WHITE, side("Gem World"), CYAN))
    assert (table.line(0, "cup"), table.line(0, "citizenry")) == ("red", "white cyan")


@pytest.mark.rule("RG-FAQ-32")
def test_used_workers_go_to_the_citizenry_and_unused_ones_to_the_cup() -> None:
    table = Drawn(
        f"""
        next Explore; Develop; Settle; ProduceGoods; Ship
        {PLAIN}
        develop Public Works
        settle Gem World
        workers explore: white; develop: 2 red; settle: purple 2 brown; produce: 2 green; ship: 2 yellow
        {OTHER}
        """
    )
    table.play(0, Stock(WHITE), Work(PURPLE))
    gem = side("Gem World")
    table.play(0, Sell(YELLOW, gem, GREEN))
    assert table.line(0, "citizenry") == "white red purple brown green yellow"
    assert table.line(0, "cup") == "red cyan brown green yellow"  # and the die that Gem World gave


@pytest.mark.rule("RG-FAQ-20")
def test_a_wild_face_brings_no_vp() -> None:
    table = Drawn(
        f"""
        screens
        next Reveal
        {PLAIN}
        built Plague World
        goods Plague World: white
        workers wild: red; explore: white
        ask PlaceWilds 0
        {OTHER}
        selected ship white
        {"player 1 New Sparta"}
        selected ship white
        """
    )
    table.play(0, Place(RED, SHIP), Select(SHIP, 0, WHITE), Ready(), Consume(RED, side("Plague World"), WHITE))
    assert [event.chips for event in table.told if isinstance(event, Consumed)] == [1]


@pytest.mark.rule("RG-FAQ-21")
def test_shippers_and_goods_may_be_paired_badly_on_purpose() -> None:
    table = shipping("brown cyan", "Gem World: white; Asteroid Belt: white")
    table.play(0, Consume(BROWN, side("Gem World"), WHITE), Consume(CYAN, side("Asteroid Belt"), WHITE))
    assert table.player(0).chips == 2
    table = shipping("brown cyan", "Gem World: white; Asteroid Belt: white")
    table.play(0, Consume(CYAN, side("Gem World"), WHITE), Consume(BROWN, side("Asteroid Belt"), WHITE))
    assert table.player(0).chips == 4


@pytest.mark.rule("RG-FAQ-24")
def test_a_good_made_this_round_can_be_shipped_this_round() -> None:
    table = Drawn(f"next ProduceGoods; Ship\n{PLAIN}\nbuilt Gem World\nworkers produce: red; ship: white\n{OTHER}")
    assert table.play(0, Sell(WHITE, side("Gem World"), RED)).player(0).credits == 4


@pytest.mark.rule("RG-EXAMPLE-05")
def test_example_selling_a_good_of_a_genes_world() -> None:
    table = shipping("red", "Plague World: purple", credits=2).play(0, Sell(RED, side("Plague World"), PURPLE))
    assert table.player(0).credits == 7
    assert total(table.player(0).citizenry) == 2


@pytest.mark.rule("RG-EXAMPLE-06")
def test_example_a_purple_shipper_consumes_a_cyan_good_on_a_novelty_world() -> None:
    table = shipping("purple", "Gem World: cyan").play(0, Consume(PURPLE, side("Gem World"), CYAN))
    assert (table.player(0).chips, table.game.pool) == (3, 21)


@pytest.mark.rule("RG-PHASE-03")
def test_the_worker_on_the_strip_works_beside_those_of_its_column() -> None:
    table = Drawn(
        f"screens\nnext Reveal\n{PLAIN}\nworkers explore: 2 white\nselected explore red\nask ReassignWorkers 0\n"
        f"{OTHER}\nselected explore white\nplayer 1 New Sparta\nselected explore white"
    )
    table.play(0, Ready())
    assert table.line(0, "workers") == "explore: 2 white red"


@pytest.mark.rule("RG-PHASE-02", "RG-POWER-04")
def test_a_phase_that_is_skipped_pays_nothing_and_one_that_happens_pays_without_workers() -> None:
    for phases, credits in (("Explore; Settle", 1), ("Explore; Ship", 3)):
        table = Drawn(f"next {phases}\n{PLAIN}\ncredits 1\nbuilt Free Trade Association\n{OTHER}")
        assert table.player(0).credits == credits


def test_shipping_is_strict_only_if_the_pool_might_run_out() -> None:
    goods = "Gem World: white; Plague World: white"
    for pool, strict in ((7, False), (6, True)):
        table = shipping("2 white", goods, table=f"pool {pool}")
        assert table.events(PhaseBegan) == [PhaseBegan(SHIP, strict)]
    table = shipping("2 white", goods, f"{ALL}; Galactic Renaissance; Galactic Salon", table="pool 9")
    assert table.events(PhaseBegan) == [PhaseBegan(SHIP, True)]
    table = shipping("2 white", goods, f"{ALL}; Galactic Renaissance; Galactic Salon", table="pool 10")
    assert table.events(PhaseBegan) == [PhaseBegan(SHIP, False)]
    docks = shipping("white", goods, f"{ALL}; Space Docks", table="pool 6")
    assert docks.events(PhaseBegan) == [PhaseBegan(SHIP, True)]
    docks = shipping("white", goods, f"{ALL}; Space Docks", table="pool 7")
    assert docks.events(PhaseBegan) == [PhaseBegan(SHIP, False)]
    over = shipping("2 white", goods, table="pool 0")
    assert over.events(PhaseBegan) == [PhaseBegan(SHIP, False)]
