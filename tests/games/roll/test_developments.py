"""Every development without a Reassign power, those of the factions included, each from a drawn position."""

from __future__ import annotations

import sys

import pytest

from startable.games.roll.choices import (
    Buy,
    Consume,
    Done,
    Lay,
    Produce,
    Raise,
    Remove,
    Return,
    Scout,
    Sell,
    Stock,
    Work,
)
from startable.games.roll.dice import total
from startable.games.roll.effects import cost
from startable.games.roll.events import Awarded, Found, Paid, Rearranged, ToCup
from startable.games.roll.printed import SIDES, TILES
from startable.games.roll.scoring import bonus_of
from startable.games.roll.view import view
from tests.games.roll.drawn import (
    BROWN,
    CYAN,
    GREEN,
    OTHER,
    PLAIN,
    PURPLE,
    RED,
    WHITE,
    YELLOW,
    Drawn,
    side,
    tile,
)

NOVELTY, RARE, GENES, ALIEN = "Gem World", "Asteroid Belt", "Plague World", "Alien Robot Scout Ship"
FOUR = f"{NOVELTY}; {RARE}; {GENES}; {ALIEN}"


def at(step: str, lines: str, player: str = PLAIN, rival: str = "", table: str = "") -> Drawn:
    return Drawn(f"{table}\nnext {step}\n{player}\n{lines}\n{OTHER}\n{rival}")


def bonus(name: str, lines: str, player: str = PLAIN) -> int:
    return bonus_of(at("Manage", lines, player).player(0), side(name))


def cost_of(name: str, built: str, player: str = PLAIN) -> int:
    return cost(at("Ship", f"built {built}", player).player(0), side(name))


def gained(step: str, lines: str, player: str = PLAIN, rival: str = "") -> int:
    """The credits that a phase brings to a player who has one credit and does nothing."""
    return at(step, f"credits 1\n{lines}", player, rival).player(0).credits - 1


def shipped(built: str, world: str, task: type[Sell] | type[Consume], player: str = PLAIN) -> tuple[int, int]:
    """Credits and chips that one white shipper brings with a white good."""
    table = at("Ship", f"credits 1\nbuilt {built}\ngoods {world}: white\nworkers ship: white", player)
    table.play(0, task(WHITE, side(world), WHITE))
    return table.player(0).credits - 1, table.player(0).chips


# Explore


def test_advanced_logistics_puts_any_tile_on_top_of_any_stack_as_often_as_one_likes() -> None:
    zone = "built Advanced Logistics\ndevelop Public Works; Space Docks\nsettle Gem World; Mining World"
    table = at("Explore", f"{zone}\nworkers explore: white")
    gem, docks, mining = tile("Gem World"), tile("Space Docks"), tile("Mining World")
    assert Raise(tile("Public Works"), 0) not in table.offers(0)
    assert {choice for choice in table.offers(0) if isinstance(choice, Raise)} == {
        Raise(tile("Public Works"), 1),
        Raise(docks, 0),
        Raise(docks, 1),
        Raise(gem, 0),
        Raise(mining, 0),
        Raise(mining, 1),
    }
    table.play(0, Raise(docks, 0), Raise(mining, 1), Raise(gem, 0))
    assert table.line(0, "develop") == "Conscription; Space Docks; Public Works"  # Gem World's other side
    assert table.line(0, "settle") == "Mining World"
    assert table.refusal(0, Raise(33, 0)) == "RG-TILE-ADVANCED-LOGISTICS-01"


@pytest.mark.rule("RG-SECRET-01", "RG-TILE-ADVANCED-LOGISTICS-01")
def test_what_advanced_logistics_sorts_is_seen_only_when_it_is_put_down() -> None:
    zone = "built Advanced Logistics\ndevelop Space Docks; Export Duties; Public Works\nsettle Gem World"
    table = at("Explore", f"{zone}\nworkers explore: white")
    docks, duties, works = tile("Space Docks"), tile("Export Duties"), tile("Public Works")
    before = [view(table.game, seat) for seat in (1, None)]
    table.play(0, Raise(duties, 0), Raise(works, 0), Raise(tile("Gem World"), 0), Raise(docks, 1))
    assert [view(table.game, seat) for seat in (1, None)] == before
    assert table.events(Rearranged) == []
    table.play(0, Stock(WHITE))
    assert table.events(Rearranged) == [Rearranged(0, 0, side("Conscription")), Rearranged(0, 1, docks + len(TILES))]
    seen = view(table.game, 1).players[0].stacks
    assert [(stack.size, stack.top) for stack in seen] == [(3, side("Conscription")), (1, docks + len(TILES))]


@pytest.mark.rule("RG-TILE-ADVANCED-LOGISTICS-01", "RG-TILE-ALIEN-RESEARCH-TEAM-01")
def test_advanced_logistics_is_over_once_alien_research_team_has_drawn() -> None:
    table = at("Explore", "built Advanced Logistics; Alien Research Team\ndevelop Public Works; Space Docks")
    assert table.asked(0) == "ExploreTask"  # without any explorer
    docks, works = tile("Space Docks"), tile("Public Works")
    table.play(0, Raise(docks, 0), Raise(works, 0), Raise(docks, 0))
    assert table.events(Found) == []
    table.play(0, Done())
    assert len(table.events(Found)) == 1
    assert table.asked(0) == "LayFound"
    assert table.refusal(0, Raise(works, 0)) == "RG-POWER-02"
    table.play(0, table.offers(0)[0])
    assert table.asked(0) == ""


@pytest.mark.rule("RG-TILE-ADVANCED-LOGISTICS-02")
def test_under_strict_timing_advanced_logistics_waits_for_its_owner_s_turn() -> None:
    # The rival with faction 9 explores after the owner with faction 7; with faction 1 before.
    for rival, first in (("player 9 Doomed World", 0), ("player 1 New Sparta", 1)):
        hoard = ("; ").join(
            name for name in developments() if name not in ("Public Works", "Space Docks", "Advanced Logistics")
        )
        table = Drawn(
            f"bag\nnext Explore\n{PLAIN}\nbuilt Advanced Logistics\ndevelop Public Works; Space Docks\n"
            f"{rival}\ndevelop {hoard}\nworkers explore: white"
        )
        assert table.game.strict
        assert list(table.game.asks) == [first]
        if first == 1:
            assert table.refusal(0, Raise(tile("Space Docks"), 0)) == "ST-ASK-01"
            table.play(1, Stock(WHITE))
        table.play(0, Raise(tile("Space Docks"), 0))
        assert table.line(0, "develop") == "Space Docks; Public Works"


def developments() -> list[str]:
    return [printed.name for printed in SIDES[:55]]


def test_alien_research_ship_brings_a_white_and_a_yellow_explorer() -> None:
    table = at("Explore", "credits 1\nbuilt Alien Research Ship")
    assert table.offers(0)[:2] == [Stock(WHITE), Stock(YELLOW)]
    table.play(0, Stock(WHITE), Stock(YELLOW))
    assert table.player(0).credits == 5
    assert total(table.player(0).dice) == 0
    assert table.asked(0) == ""


def test_major_research_labs_bring_a_white_explorer() -> None:
    table = at("Explore", "credits 1\nbuilt Major Research Labs\nworkers explore: red")
    table.play(0, Stock(WHITE), Stock(RED))
    assert table.player(0).credits == 5
    assert table.line(0, "citizenry") == "red"


def test_alien_research_team_draws_a_tile_at_the_end_and_a_credit_for_a_yellow_scout() -> None:
    table = at("Explore", "credits 1\nbuilt Alien Research Team\nworkers explore: white yellow")
    table.play(0, Scout(YELLOW))
    table.play(0, table.offers(0)[0])
    table.play(0, Stock(WHITE))
    assert [event.drawn for event in table.told if isinstance(event, Found)] == [1, 1]
    assert table.asked(0) == "LayFound"
    assert {choice.top for choice in table.offers(0) if isinstance(choice, Lay)} == {False}
    table.play(0, table.offers(0)[0])
    assert table.player(0).zone == 2
    assert table.player(0).credits == 1 + 2 + 1
    stocked = at("Explore", "credits 1\nbuilt Alien Research Team\nworkers explore: yellow").play(0, Stock(YELLOW))
    assert stocked.player(0).credits == 3
    assert at("Explore", "credits 1\nbuilt Alien Research Team").player(0).credits == 1


@pytest.mark.rule("RG-RULING-17")
def test_alien_research_team_takes_from_the_abandoned_tiles_if_the_bag_is_empty_and_nothing_from_nothing() -> None:
    hoard = "; ".join(name for name in developments() if name not in ("Alien Research Team", "Public Works"))
    for abandoned, asked in ((f"abandoned T{tile('Public Works') + 1}", "LayFound"), ("built Public Works", "")):
        table = Drawn(
            f"bag\nnext PhaseEnd 0; ExploreEnd\n{PLAIN}\n"
            f"built Alien Research Team\n{abandoned}\n{OTHER}\ndevelop {hoard}"
        )
        assert table.asked(0) == asked


def test_alien_archaeology_stocks_four_credits_with_a_yellow_explorer() -> None:
    table = at("Explore", "credits 1\nworkers explore: white yellow", "player 2 Old Earth")
    table.play(0, Stock(YELLOW))
    assert table.player(0).credits == 5
    assert table.play(0, Stock(WHITE)).player(0).credits == 7


def test_improved_reconnaissance_may_put_scouted_tiles_on_top() -> None:
    table = at("Explore", "develop Public Works\nworkers explore: white", "player 4 Old Earth", table="bag T01 *")
    table.play(0, Scout(WHITE))
    assert table.offers(0) == [Lay(0, 0, False), Lay(0, 0, True), Lay(0, 1, False)]
    table.play(0, Lay(0, 0, True))
    assert table.line(0, "develop") == "Galactic Federation; Public Works"


def test_technology_unions_pay_the_only_leader_in_developments() -> None:
    unions = "built Technology Unions"
    assert gained("Explore", unions) == 1  # Biological Adaptation and this one against none
    assert gained("ProduceGoods", unions) == 1
    assert gained("Explore", unions, rival="built Space Docks; Export Duties") == 0
    assert gained("ProduceGoods", unions, rival="built Space Docks; Export Duties; Diversification") == 0
    assert gained("Ship", unions) == 0


# Develop


def completing(built: str, stack: str, workers: str, player: str = "player 9 Old Earth", options: str = "") -> Drawn:
    built = f"built {built}" if built else ""
    return Drawn(
        f"{options}\nnext Develop\n{player}\ncredits 1\n{built}\n"
        f"develop {stack}\nworkers develop: {workers}\nplayer 8 New Sparta"
    )


def test_galactic_federation_returns_one_or_two_developers_to_the_cup() -> None:
    table = completing("Galactic Federation", "Free Trade Zone", "white red green")
    assert table.offers(0) == [Return(WHITE), Return(RED), Return(GREEN)]
    assert table.refusal(0, Done()) == "RG-POWER-01"
    table.play(0, Return(GREEN))
    assert table.offers(0) == [Return(WHITE), Return(RED), Done()]
    table.play(0, Return(RED))
    assert (table.line(0, "cup"), table.line(0, "citizenry")) == ("red green", "white")
    assert table.events(ToCup) == [ToCup(0, (0, 0, 0, 0, 0, 1, 0)), ToCup(0, (0, 1, 0, 0, 0, 0, 0))]
    one = completing("Galactic Federation", "Free Trade Zone", "white red green").play(0, Return(GREEN), Done())
    assert (one.line(0, "cup"), one.line(0, "citizenry")) == ("green", "white red")


@pytest.mark.rule("RG-POWER-01", "RG-RULING-08")
def test_what_does_not_say_may_is_compulsory() -> None:
    lone = completing("Galactic Federation", "Public Works", "white")
    assert (lone.asked(0), lone.line(0, "cup"), lone.line(0, "citizenry")) == ("", "white", "")
    assert lone.events(ToCup) == [ToCup(0, (1, 0, 0, 0, 0, 0, 0))]
    free = completing("Galactic Federation", "Public Works", "white", options="options optional_return")
    assert free.offers(0) == [Return(WHITE), Done()]
    assert free.play(0, Done()).line(0, "citizenry") == "white"
    bank = at("Ship", f"credits 1\nbuilt Galactic Bankers; {NOVELTY}\ngoods {NOVELTY}: white\nworkers ship: white")
    bank.play(0, Sell(WHITE, side(NOVELTY), WHITE))
    assert bank.offers(0) == [Buy(), Done()]  # which says "may"


def test_galactic_federation_does_not_act_on_itself_and_scores_a_third_of_development_costs() -> None:
    table = completing("", "Galactic Federation", "6 white")
    assert (table.line(0, "cup"), table.line(0, "citizenry")) == ("", "6 white")
    assert bonus("Galactic Federation", "built Galactic Federation; Investment Credits") == 4  # 2 + 6 + 4


def test_investment_credits_make_later_developments_cheaper() -> None:
    other = "player 9 Doomed World"
    for name, printed in (("Free Trade Zone", 3), ("Galactic Bankers", 6), ("Public Works", 1)):
        table = Drawn(f"{other}\nbuilt Investment Credits\n{PLAIN}")
        assert cost(table.player(0), side(name)) == max(1, printed - 1)
    assert cost_of("Gem World", "Investment Credits") == 2
    itself = completing("", "Investment Credits", "3 white")
    assert itself.line(0, "develop") == "Investment Credits [3 white]"


def test_biological_adaptation_makes_reassign_developments_cheaper() -> None:
    assert cost_of("Nanotechnology", "Gem World") == 4
    assert cost_of("Diversification", "Gem World") == 1
    assert cost_of("Free Trade Zone", "Gem World") == 3
    assert cost_of("Conscription", "Gem World") == 4
    assert cost_of("Nanotechnology", "Investment Credits") == 3
    assert cost_of("Nanotechnology", "Gem World", "player 8 Old Earth") == 5


def test_galactic_investors_pay_two_at_the_end_of_develop_even_when_just_completed() -> None:
    assert gained("Develop", "built Galactic Investors") == 2
    assert gained("Settle", "built Galactic Investors") == 0
    assert completing("", "Galactic Investors", "5 white").player(0).credits == 3


def test_public_works_pay_one_after_each_development_but_not_after_worlds() -> None:
    table = completing("Public Works", "Space Docks; Export Duties", "4 white")
    assert table.player(0).credits == 3
    world = at("Settle", "credits 1\nbuilt Public Works\nsettle Fifth Column\nworkers settle: white")
    assert world.player(0).credits == 1


@pytest.mark.rule("RG-TILE-GALACTIC-RECYCLING-01")
def test_galactic_recycling_pays_one_after_each_later_tile() -> None:
    table = completing("", "Galactic Recycling; Space Docks", "4 white")
    assert table.player(0).credits == 1 + 1
    world = at("Settle", "credits 1\nbuilt Galactic Recycling\nsettle Fifth Column; Gem World\nworkers settle: 3 white")
    assert world.player(0).credits == 1 + 2


def test_galactic_religion_pays_one_per_cyan_die_in_the_citizenry() -> None:
    assert gained("Develop", "citizenry 3 cyan 2 red purple", "player 6 Old Earth") == 3
    assert gained("Develop", "citizenry red\ncup 2 cyan", "player 6 Old Earth") == 0


@pytest.mark.parametrize(
    ("name", "printed", "gains", "credits"),
    [
        pytest.param("Conscription", 4, "2 red", 0, marks=pytest.mark.rule("RG-TILE-CONSCRIPTION-01")),
        pytest.param("Information Tech", 4, "2 cyan", 0, marks=pytest.mark.rule("RG-TILE-INFORMATION-TECH-01")),
        pytest.param("Space Marines", 3, "red", 1, marks=pytest.mark.rule("RG-TILE-SPACE-MARINES-01")),
    ],
)
def test_an_immediate_development_removes_a_die_then_brings_its_own(
    name: str, printed: int, gains: str, credits: int
) -> None:
    table = completing("", name, f"{printed - 1} white purple")
    assert table.offers(0) == [Remove(6, WHITE), Remove(6, PURPLE)]
    table.play(0, Remove(6, PURPLE))
    assert table.line(0, "built") == name
    assert (table.line(0, "cup"), table.line(0, "citizenry")) == (gains, f"{printed - 1} white")
    assert table.player(0).credits == 1 + credits
    later = at("Develop; Settle; Ship", f"credits 1\nbuilt {name}")
    assert (total(later.player(0).dice), later.player(0).credits) == (0, 1)


def test_conscription_information_tech_and_space_marines_have_no_lasting_power() -> None:
    for name in ("Conscription", "Information Tech", "Space Marines"):
        assert [power.moment.name for power in SIDES[side(name)].powers] == ["PLACED"]


# Settle


def settling(built: str, stack: str, workers: str, options: str = "") -> Drawn:
    return Drawn(
        f"{options}\nnext Settle\n{PLAIN}\ncredits 1\nbuilt {built}\nsettle {stack}\nworkers settle: {workers}\n{OTHER}"
    )


def test_new_galactic_order_returns_all_red_settlers_to_the_cup() -> None:
    table = settling("New Galactic Order", "Mining World", "white 2 red")
    assert (table.line(0, "cup"), table.line(0, "citizenry")) == ("2 red", "white")
    assert table.events(ToCup) == [ToCup(0, (0, 2, 0, 0, 0, 0, 0))]
    develop = completing("New Galactic Order", "Space Docks", "2 red")
    assert develop.line(0, "citizenry") == "2 red"
    assert settling("New Galactic Order", "Mining World", "3 white").events(ToCup) == []


@pytest.mark.rule("RG-TILE-NEW-GALACTIC-ORDER-01", "RG-POWER-12")
@pytest.mark.parametrize(("red", "points"), [(0, 0), (1, 2), (3, 2), (4, 4), (6, 4), (7, 6)])
def test_new_galactic_order_scores_two_per_started_set_of_three_red_dice(red: int, points: int) -> None:
    dice = f"cup {red} red 2 purple" if red else "cup 2 purple"
    assert bonus("New Galactic Order", f"built New Galactic Order\n{dice}") == points
    spread = (
        f"built New Galactic Order; {NOVELTY}\ncup red\ngoods {NOVELTY}: red\nsettle Mining World [red]\ncitizenry red"
    )
    assert bonus("New Galactic Order", spread) == 4


def test_galactic_exchange_returns_one_or_two_settlers_to_the_cup() -> None:
    table = settling("Galactic Exchange", "Mining World", "white red green").play(0, Return(RED), Done())
    assert (table.line(0, "cup"), table.line(0, "citizenry")) == ("red", "white green")
    table = settling("Galactic Exchange", "Mining World", "3 white").play(0, Return(WHITE), Return(WHITE))
    assert (table.line(0, "cup"), table.line(0, "citizenry")) == ("2 white", "white")
    free = settling("Galactic Exchange", "Mining World", "3 white", "options optional_return").play(0, Done())
    assert free.line(0, "citizenry") == "3 white"


@pytest.mark.rule("RG-RULING-15")
def test_galactic_exchange_chooses_among_what_new_galactic_order_has_left() -> None:
    table = settling("Galactic Exchange; New Galactic Order", "Mining World", "white red green")
    assert table.offers(0) == [Return(WHITE), Return(GREEN)]
    table.play(0, Return(WHITE), Done())
    assert (table.line(0, "cup"), table.line(0, "citizenry")) == ("white red", "green")
    red = settling("Galactic Exchange; New Galactic Order", "Mining World", "3 red")
    assert (red.asked(0), red.line(0, "cup")) == ("", "3 red")


def test_galactic_exchange_scores_each_colour_of_die() -> None:
    lines = (
        f"built Galactic Exchange; {NOVELTY}\ncup 2 white\ncitizenry red\n"
        f"goods {NOVELTY}: purple\nsettle Mining World [cyan]"
    )
    assert bonus("Galactic Exchange", lines) == 4
    assert bonus("Galactic Exchange", f"{lines}\ndevelop Space Docks [green brown yellow]") == 7


@pytest.mark.rule("RG-TILE-REPLICANT-ROBOTS-01")
def test_replicant_robots_make_every_world_cheaper() -> None:
    assert cost_of("Mining World", "Replicant Robots") == 2
    assert cost_of("Fifth Column", "Replicant Robots") == 1
    assert cost_of("Space Docks", "Replicant Robots") == 2
    table = settling("Replicant Robots", "Mining World; Comet Zone", "3 white")
    assert table.line(0, "settle") == "Comet Zone [white]"


@pytest.mark.rule("RG-TILE-FREE-TRADE-ZONE-01", "RG-TILE-FREE-TRADE-ZONE-02")
@pytest.mark.parametrize(
    ("world", "alone", "with_robots"),
    [
        ("Fifth Column", 1, 1),
        ("Outlaw World", 2, 1),
        ("Gateway Station", 2, 1),
        ("Tourist World", 2, 1),
        ("Terraformed World", 3, 2),
        ("Galactic Trendsetters", 4, 3),
    ],
)
def test_free_trade_zone_makes_gray_worlds_cheaper_down_to_two(world: str, alone: int, with_robots: int) -> None:
    assert cost_of(world, "Free Trade Zone") == alone
    assert cost_of(world, "Free Trade Zone; Replicant Robots") == with_robots
    assert cost_of(world, "Replicant Robots; Free Trade Zone") == with_robots
    assert cost_of("Mining World", "Free Trade Zone") == 3


def test_alien_uplift_blueprints_make_genes_and_alien_worlds_cheaper() -> None:
    assert cost_of("Plague World", "Alien Uplift Blueprints") == 2
    assert cost_of("Alien Sentinels", "Alien Uplift Blueprints") == 5
    assert cost_of("Gem World", "Alien Uplift Blueprints") == 2
    assert cost_of("Gateway Station", "Alien Uplift Blueprints") == 3
    assert cost_of("Plague World", "Alien Uplift Blueprints; Replicant Robots") == 1


def test_robot_surveyors_pay_two_at_the_end_of_settle() -> None:
    assert gained("Settle", "built Robot Surveyors") == 2
    assert gained("Develop", "built Robot Surveyors") == 0


def test_terraforming_robots_pay_one_per_world_and_two_if_it_is_rare() -> None:
    assert settling("Terraforming Robots", "Mining World", "3 white").player(0).credits == 1 + 2
    assert settling("Terraforming Robots", "Gem World; Fifth Column", "3 white").player(0).credits == 1 + 2
    assert completing("Terraforming Robots", "Space Docks", "2 white").player(0).credits == 1


# Produce


def test_merchant_guild_pays_two_at_the_end_of_produce() -> None:
    assert gained("ProduceGoods", "built Merchant Guild") == 2
    assert gained("Ship", "built Merchant Guild") == 0


def test_mining_league_pays_one_per_good_on_rare_worlds_and_scores_two_per_rare_world() -> None:
    lines = (
        f"built Mining League; {FOUR}; Comet Zone; Galactic Reserves\n"
        f"goods {RARE}: 2 white; Comet Zone: red; {NOVELTY}: brown"
    )
    assert gained("ProduceGoods", lines) == 3
    assert bonus("Mining League", lines) == 4
    assert bonus("Mining League", lines, "player 8 Alpha Centauri") == 8  # Meteorite Planet and Alpha Centauri too


def test_consumer_markets_pay_one_per_good_on_novelty_worlds() -> None:
    lines = f"built {FOUR}; Space Port\ngoods {NOVELTY}: white; Space Port: red; {RARE}: cyan; Space Mall: white"
    assert gained("ProduceGoods", lines, "player 3 Old Earth") == 3


@pytest.mark.rule("RG-TILE-GENETICS-LAB-01")
def test_genetics_lab_pays_two_per_green_die_that_is_a_good() -> None:
    lines = f"built {FOUR}\ngoods {NOVELTY}: green; {GENES}: white; {RARE}: purple\ncitizenry green"
    assert gained("ProduceGoods", lines, "player 5 Old Earth") == 2
    assert gained("ProduceGoods", lines.replace(f"{RARE}: purple", f"{RARE}: green"), "player 5 Old Earth") == 4


@pytest.mark.rule("RG-TILE-GALACTIC-RESERVES-01", "RG-TILE-GALACTIC-RESERVES-02")
def test_galactic_reserves_let_a_world_hold_two_goods_and_score_one_per_good() -> None:
    table = at(
        "ProduceGoods; Ship",
        f"credits 1\nbuilt Galactic Reserves; {NOVELTY}; Fifth Column\nworkers produce: 2 red green; ship: white",
    )
    gem = side(NOVELTY)
    table.play(0, Produce(RED, gem), Produce(GREEN, gem))
    assert table.line(0, "goods") == f"{NOVELTY}: red green"
    assert table.line(0, "cup") == "red"  # a third good is too many, and gray worlds take none
    table.play(0, Sell(WHITE, gem, RED))
    assert table.line(0, "goods") == f"{NOVELTY}: green"
    lines = f"built Galactic Reserves; {FOUR}\ngoods {NOVELTY}: 2 red; {RARE}: green"
    assert bonus("Galactic Reserves", lines) == 3


# Ship


def test_galactic_bankers_sell_a_chip_after_each_sale_and_score_one_per_development() -> None:
    table = at(
        "Ship", f"credits 1\nbuilt Galactic Bankers; {FOUR}\ngoods {NOVELTY}: white; {RARE}: red\nworkers ship: 3 white"
    )
    table.play(0, Sell(WHITE, side(NOVELTY), WHITE), Buy())
    assert (table.player(0).credits, table.player(0).chips, table.game.pool) == (3, 1, 23)
    table.play(0, Sell(WHITE, side(RARE), RED), Done())
    assert (table.player(0).credits, table.player(0).chips) == (7, 1)
    consumed = at("Ship", f"built Galactic Bankers; {NOVELTY}\ngoods {NOVELTY}: white\nworkers ship: white")
    assert consumed.play(0, Consume(WHITE, side(NOVELTY), WHITE)).asked(0) == ""
    assert bonus("Galactic Bankers", f"built Galactic Bankers; Public Works; {FOUR}") == 3


@pytest.mark.rule("RG-RULING-18")
def test_space_docks_bring_a_white_shipper_that_is_no_die() -> None:
    table = at("Ship", f"credits 1\nbuilt Space Docks; {NOVELTY}\ngoods {NOVELTY}: cyan\nworkers ship: white")
    assert Sell(7, side(NOVELTY), CYAN) in table.offers(0)
    table.play(0, Sell(7, side(NOVELTY), CYAN))
    assert (table.line(0, "citizenry"), table.line(0, "cup")) == ("cyan", "white")
    assert table.player(0).extras == 0
    alone = at("Ship", f"credits 1\nbuilt Space Docks; {NOVELTY}\ngoods {NOVELTY}: cyan")
    assert alone.play(0, Consume(7, side(NOVELTY), CYAN)).player(0).chips == 2


@pytest.mark.rule("RG-TILE-ORGANIC-SHIPYARDS-01")
def test_organic_shipyards_bring_a_white_and_a_green_shipper() -> None:
    lines = f"credits 1\nbuilt Organic Shipyards; {FOUR}\ngoods {GENES}: white; {NOVELTY}: white"
    for shipper, world, chips in ((7, GENES, 1), (7 + GREEN, GENES, 2), (7 + GREEN, NOVELTY, 1)):
        table = at("Ship", lines).play(0, Consume(shipper, side(world), WHITE))
        assert table.player(0).chips == chips
    table = at("Ship", lines).play(0, Sell(7 + GREEN, side(GENES), WHITE), Sell(7, side(NOVELTY), WHITE))
    assert table.player(0).credits == 1 + 5 + 3
    assert table.line(0, "citizenry") == "2 white"


def test_export_duties_add_one_to_every_sale() -> None:
    assert shipped(f"Export Duties; {FOUR}", NOVELTY, Sell) == (4, 0)
    assert shipped(f"Export Duties; {FOUR}", ALIEN, Sell) == (7, 0)
    assert shipped(f"Export Duties; {FOUR}", ALIEN, Consume) == (0, 1)


def test_galactic_demand_adds_two_to_sales_from_novelty_worlds() -> None:
    assert shipped(f"Galactic Demand; {FOUR}", NOVELTY, Sell) == (5, 0)
    assert shipped(f"Galactic Demand; {FOUR}", RARE, Sell) == (4, 0)


def test_jumpdrive_research_adds_one_to_sales_from_rare_worlds() -> None:
    assert shipped(f"Jumpdrive Research; {FOUR}", RARE, Sell) == (5, 0)
    assert shipped(f"Jumpdrive Research; {FOUR}", NOVELTY, Sell) == (3, 0)


def test_trade_levies_pay_one_per_good_consumed() -> None:
    assert shipped(f"Trade Levies; {FOUR}", GENES, Consume) == (1, 1)
    assert shipped(f"Trade Levies; {FOUR}", GENES, Sell) == (5, 0)


def test_mining_industry_pays_one_per_good_consumed_from_rare_worlds() -> None:
    assert shipped(FOUR, RARE, Consume, "player 8 Old Earth") == (1, 1)
    assert shipped(FOUR, GENES, Consume, "player 8 Old Earth") == (0, 1)
    assert shipped(FOUR, RARE, Sell, "player 8 Old Earth") == (4, 0)


def test_new_economy_pays_two_per_good_consumed_and_scores_developments_without_reassign() -> None:
    assert shipped(f"New Economy; {FOUR}", GENES, Consume) == (2, 1)
    assert shipped(f"New Economy; {FOUR}", GENES, Sell) == (5, 0)
    assert bonus("New Economy", f"built New Economy; Space Marines; Nanotechnology; {NOVELTY}") == 3


def test_galactic_renaissance_adds_a_chip_per_good_consumed() -> None:
    assert shipped(f"Galactic Renaissance; {FOUR}", NOVELTY, Consume) == (0, 2)
    assert shipped(f"Galactic Renaissance; {FOUR}", NOVELTY, Sell) == (3, 0)


@pytest.mark.parametrize(
    ("chips", "points"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (10, 4), (54, 9), (55, 10), (66, 11)]
)
def test_galactic_renaissance_scores_by_the_triangle_of_its_chips(chips: int, points: int) -> None:
    assert bonus("Galactic Renaissance", f"built Galactic Renaissance\nchips {chips}") == points


def test_space_refineries_add_a_chip_per_good_consumed_from_rare_worlds() -> None:
    assert shipped(f"Space Refineries; {FOUR}", RARE, Consume) == (0, 2)
    assert shipped(f"Space Refineries; {FOUR}", NOVELTY, Consume) == (0, 1)


def test_minor_research_labs_add_a_chip_per_good_consumed_from_genes_and_alien_worlds() -> None:
    assert shipped(f"Minor Research Labs; {FOUR}", GENES, Consume) == (0, 2)
    assert shipped(f"Minor Research Labs; {FOUR}", ALIEN, Consume) == (0, 2)
    assert shipped(f"Minor Research Labs; {FOUR}", RARE, Consume) == (0, 1)


def test_galactic_salon_brings_a_chip_in_every_ship_phase() -> None:
    table = at("Ship", "built Galactic Salon")
    assert (table.player(0).chips, table.game.pool) == (1, 23)
    assert table.events(Awarded) == [Awarded(0, side("Galactic Salon"), 1)]
    assert at("ProduceGoods", "built Galactic Salon").player(0).chips == 0


def test_free_trade_association_pays_two_and_scores_half_the_cost_of_novelty_worlds() -> None:
    assert gained("Ship", "built Free Trade Association") == 2
    assert (
        bonus("Free Trade Association", "built Free Trade Association; Gem World; Galactic Resort; Mining World") == 3
    )
    assert bonus("Free Trade Association", "built Free Trade Association; Gem World; Space Port") == 2


def test_system_diversification_scores_half_the_cost_of_reassign_developments() -> None:
    assert bonus("System Diversification", "built System Diversification; Diversification; Public Works") == 4
    assert bonus("System Diversification", "built System Diversification; Shipping Affinity") == 4


@pytest.mark.rule("RG-TILE-SPACE-PIRACY-01", "RG-EXAMPLE-10", "RG-POWER-13")
@pytest.mark.parametrize(("red", "credits"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_space_piracy_pays_one_per_started_pair_of_red_dice_in_the_citizenry(red: int, credits: int) -> None:
    dice = f"citizenry {red} red purple" if red else "citizenry purple"
    assert gained("Ship", f"{dice}\ncup 3 red", "player 1 Old Earth") == credits


def test_space_piracy_counts_dice_that_have_just_shipped() -> None:
    table = at("Ship", f"credits 1\nbuilt {NOVELTY}\ngoods {NOVELTY}: red\nworkers ship: 2 red", "player 1 Old Earth")
    table.play(0, Consume(RED, side(NOVELTY), RED))
    assert table.player(0).credits == 2  # shipper and good; the other shipper is back in the cup


def test_consumption_dice_are_purple_only_for_powers() -> None:
    assert gained("Develop", "citizenry 3 purple", "player 6 Old Earth") == 0
    assert gained("ProduceGoods", f"built {GENES}\ngoods {GENES}: purple", "player 5 Old Earth") == 0


@pytest.mark.rule("RG-TILE-SPACE-TOURISM-01")
@pytest.mark.rule("RG-RULING-07")
def test_space_tourism_pays_one_and_one_more_to_an_owner_of_a_dearest_world() -> None:
    mine = "built Space Tourism; Deserted Alien Colony"
    assert gained("Ship", mine) == 2
    assert gained("Ship", mine, rival="built Lost Alien Warship") == 2
    assert gained("Ship", mine, rival="built Alien Sentinels") == 1
    assert gained("Ship", "built Space Tourism", rival="built Gem World") == 2  # Old Earth and the Outpost both cost 3
    sole = f"options sole_tourism\nnext Ship\n{PLAIN}\ncredits 1\n{mine}\n{OTHER}\n"
    assert Drawn(sole).player(0).credits == 3
    assert Drawn(f"{sole}built Lost Alien Warship").player(0).credits == 2


@pytest.mark.rule("RG-TILE-SPACE-TOURISM-02")
def test_space_tourism_looks_at_printed_costs() -> None:
    # With Replicant Robots the printed 5 was settled for 4, and still beats a printed 4.
    mine = "built Space Tourism; Replicant Robots; Deserted Alien Colony"
    assert gained("Ship", mine, rival="built Tourist World") == 2
    assert (
        gained("Ship", "built Space Tourism; Tourist World", rival="built Replicant Robots; Deserted Alien Colony") == 1
    )


@pytest.mark.rule("RG-RULING-16")
def test_powers_without_a_printed_moment_act_at_the_end_of_their_phase() -> None:
    built = f"built Galactic Salon; Space Tourism; {NOVELTY}"
    table = at("Ship", f"credits 1\n{built}\ngoods {NOVELTY}: white\nworkers ship: white")
    assert (table.player(0).credits, table.player(0).chips) == (1, 0)
    table.play(0, Consume(WHITE, side(NOVELTY), WHITE))
    assert (table.player(0).credits, table.player(0).chips) == (3, 2)
    explored = at("Explore", "credits 1\nbuilt Technology Unions\nworkers explore: white")
    assert explored.player(0).credits == 1
    assert explored.play(0, Stock(WHITE)).player(0).credits == 4


def test_payments_are_told_with_their_tile() -> None:
    table = at("Ship", "credits 1\nbuilt Free Trade Association")
    assert table.events(Paid) == [Paid(0, side("Free Trade Association"), 2)]


def test_every_development_has_a_test_that_names_it() -> None:
    source = sys.modules[__name__].__dict__
    tests = " ".join(name for name in source if name.startswith("test_"))
    for printed in SIDES:
        if printed.type == "development" and printed.kind != "reassign":
            assert printed.name.lower().replace(" ", "_") in tests, printed.name


def test_builders_of_one_colour_are_placed_without_asking() -> None:
    table = completing("", "Space Docks; Export Duties", "2 red brown white")
    assert table.offers(0) == [Work(WHITE), Work(RED), Work(BROWN)]
