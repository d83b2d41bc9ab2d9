"""Phases II and III, Develop and Settle: placing, completing, deferred completion, immediate effects, removing dice."""

from __future__ import annotations

import pytest

from startable.games.roll.choices import Done, Finish, Ready, Remove, RemoveGood, Sell, Stock, Work
from startable.games.roll.dice import count, total
from startable.games.roll.events import Built, Gained, Unused
from startable.games.roll.scoring import result
from tests.games.roll.drawn import (
    BROWN,
    CYAN,
    GREEN,
    OTHER,
    PLAIN,
    RED,
    SHIP,
    WHITE,
    Drawn,
    side,
)


def developing(stack: str, workers: str, more: str = "", player: str = "player 6 Old Earth") -> Drawn:
    return building("Develop", f"develop {stack}", f"develop: {workers}", more, player)


def settling(stack: str, workers: str, more: str = "", player: str = PLAIN) -> Drawn:
    return building("Settle", f"settle {stack}", f"settle: {workers}", more, player)


def building(step: str, stack: str, workers: str, more: str, player: str) -> Drawn:
    workers = f"workers {workers}" if not workers.endswith(": ") else ""
    return Drawn(f"next {step}\n{player}\ncredits 1\n{more}\n{stack}\n{workers}\n{OTHER}")


@pytest.mark.rule("RG-DEVELOP-01")
def test_developers_are_placed_on_the_top_development() -> None:
    table = developing("Free Trade Zone; Public Works", "white")
    assert table.line(0, "develop") == "Free Trade Zone; Public Works [white]"
    assert table.line(0, "citizenry") == table.line(0, "cup") == ""


@pytest.mark.rule("RG-DEVELOP-02")
def test_as_many_developers_as_its_cost_complete_a_development() -> None:
    table = developing("Galactic Demand [white]", "red")
    assert table.line(0, "built") == "Galactic Demand"
    assert table.line(0, "citizenry") == "white red"
    assert table.line(0, "develop") == ""


@pytest.mark.rule("RG-DEVELOP-03", "RG-FAQ-26")
def test_several_developments_can_be_completed_in_one_phase() -> None:
    table = developing("Public Works; Free Trade Zone; Galactic Demand", "6 white")
    assert table.line(0, "built") == "Public Works; Free Trade Zone; Galactic Demand"
    assert table.line(0, "citizenry") == "6 white"
    ship = Drawn(
        f"next Ship\n{PLAIN}\nbuilt Gem World; New Vinland; Space Port\nworkers ship: 3 white\ncredits 1\n"
        f"goods Gem World: white; New Vinland: white; Space Port: white\n{OTHER}"
    )
    ship.play(0, *(Sell(WHITE, side(name), WHITE) for name in ("Gem World", "New Vinland", "Space Port")))
    assert ship.player(0).credits == 10


@pytest.mark.rule("RG-DEVELOP-04")
def test_developers_left_over_return_to_the_cup() -> None:
    table = developing("Galactic Demand", "3 white")
    assert (table.line(0, "citizenry"), table.line(0, "cup")) == ("2 white", "white")
    assert table.events(Unused) == [Unused(0, (1, 0, 0, 0, 0, 0, 0))]


@pytest.mark.rule("RG-DEVELOP-05")
def test_developers_on_an_unfinished_development_stay_until_it_is_completed() -> None:
    table = Drawn(
        f"next Develop; Manage; RoundEnd\n{PLAIN}\ncup 2 red\ndevelop Galactic Demand\nworkers develop: white\n{OTHER}"
    )
    assert table.line(0, "develop") == "Galactic Demand [white]"
    table.play(0, Done())
    assert table.game.round == 1
    assert table.line(0, "develop") == "Galactic Demand [white]"
    assert developing("Galactic Demand [white]", "red").line(0, "built") == "Galactic Demand"


@pytest.mark.rule("RG-DEVELOP-06")
def test_a_development_that_exploring_made_complete_waits_for_a_develop_phase() -> None:
    table = Drawn(
        f"next Explore; Settle; Manage; RoundEnd\n{PLAIN}\n"
        f"cup 2 white\ndevelop Public Works [2 red]\n{OTHER}\ncup white"
    )
    table.play(0, Done())
    assert table.game.round == 1
    assert table.line(0, "develop") == "Public Works [2 red]"
    assert table.line(0, "built") == ""


@pytest.mark.rule("RG-DEVELOP-07")
@pytest.mark.parametrize(("finisher", "left"), [(WHITE, "red"), (RED, "white")])
def test_such_a_development_is_completed_first_and_its_owner_chooses_by_whom(finisher: int, left: str) -> None:
    table = developing("Public Works; Galactic Demand [white red]", "cyan")
    assert table.offers(0) == [Finish(WHITE), Finish(RED)]
    assert table.refusal(0, Finish(CYAN)) == "RG-DEVELOP-07"
    assert table.refusal(0, Done()) == "RG-DEVELOP-07"
    table.play(0, Finish(finisher))
    built = [event.dice for event in table.told if isinstance(event, Built)]
    assert [sum(dice) for dice in built] == [1, 2]
    assert built[0][finisher] == 1
    assert table.line(0, "built") == "Public Works; Galactic Demand"
    assert table.line(0, "citizenry") == "white red cyan"
    lone = developing("Public Works; Free Trade Zone [white red]", "")
    lone.play(0, Finish(finisher))
    assert lone.line(0, "develop") == f"Free Trade Zone [{left}]"


def test_when_too_many_dice_of_one_colour_wait_nobody_is_asked() -> None:
    table = developing("Public Works; Free Trade Zone [3 red]", "")
    assert table.asked(0) == ""
    assert (table.line(0, "develop"), table.line(0, "citizenry")) == ("Free Trade Zone [2 red]", "red")


def test_choosing_among_waiting_dice_goes_on_until_the_cost_is_met() -> None:
    table = developing("Galactic Demand [2 white red green]", "")
    table.play(0, Finish(GREEN), Finish(RED))
    assert (table.line(0, "citizenry"), table.line(0, "cup")) == ("red green", "2 white")
    table = developing("Galactic Demand [2 white red]", "")
    table.play(0, Finish(RED))
    assert (table.line(0, "citizenry"), table.line(0, "cup")) == ("white red", "white")


@pytest.mark.rule("RG-RULING-09")
def test_dice_that_wait_on_an_empty_stack_return_to_the_cup() -> None:
    table = developing("[2 red]", "white")
    assert (table.line(0, "develop"), table.line(0, "cup")) == ("", "white 2 red")


@pytest.mark.rule("RG-DEVELOP-08")
def test_a_development_has_its_power_once_it_is_in_the_tableau_and_in_its_phase() -> None:
    table = Drawn(f"next ProduceGoods; Ship\n{PLAIN}\ncredits 1\ndevelop Merchant Guild [2 red]\n{OTHER}")
    assert table.player(0).credits == 1
    table = Drawn(f"next Ship\n{PLAIN}\ncredits 1\nbuilt Merchant Guild\n{OTHER}")
    assert table.player(0).credits == 1
    table = Drawn(f"next ProduceGoods\n{PLAIN}\ncredits 1\nbuilt Merchant Guild\n{OTHER}")
    assert table.player(0).credits == 3


@pytest.mark.rule("RG-DEVELOP-09")
def test_an_immediate_effect_acts_once_when_the_development_is_completed() -> None:
    table = Drawn(
        f"next Develop; Manage; RoundEnd; Develop\n{PLAIN}\ncredits 5\n"
        f"develop Space Marines [2 white]\nworkers develop: white\n{OTHER}"
    )
    table.play(0, Remove(6, WHITE))
    assert total(table.player(0).dice) == 3
    assert table.player(0).credits == 5 + 1 - 2
    assert count(table.player(0).dice, RED) == 1


@pytest.mark.rule("RG-SETTLE-01")
def test_settlers_are_placed_on_the_top_world() -> None:
    table = settling("Gem World; Mining World", "white")
    assert table.line(0, "settle") == "Gem World; Mining World [white]"


@pytest.mark.rule("RG-SETTLE-02")
def test_as_many_settlers_as_its_cost_complete_a_world() -> None:
    table = settling("Mining World [2 white]", "red")
    assert table.line(0, "built") == "Mining World"
    assert table.line(0, "citizenry") == "2 white red"


@pytest.mark.rule("RG-SETTLE-03")
def test_several_worlds_can_be_settled_in_one_phase() -> None:
    table = settling("Artist Colony; Gem World", "3 white")
    assert table.line(0, "built") == "Artist Colony; Gem World"
    assert table.line(0, "citizenry") == "3 white cyan"
    assert table.line(0, "cup") == "cyan"


@pytest.mark.rule("RG-SETTLE-04")
def test_settlers_left_over_return_to_the_cup() -> None:
    table = settling("Fifth Column", "2 white")
    assert (table.line(0, "citizenry"), table.line(0, "cup")) == ("white", "white red")


@pytest.mark.rule("RG-SETTLE-05")
def test_settlers_on_an_unfinished_world_stay_until_it_is_completed() -> None:
    table = Drawn(
        f"next Settle; Manage; RoundEnd\n{PLAIN}\ncup 2 red\nsettle Gem World\nworkers settle: white\n{OTHER}"
    )
    table.play(0, Done())
    assert table.game.round == 1
    assert table.line(0, "settle") == "Gem World [white]"
    assert settling("Gem World [white]", "red").line(0, "built") == "Gem World"


@pytest.mark.rule("RG-SETTLE-06")
def test_a_world_that_exploring_made_complete_waits_for_a_settle_phase() -> None:
    table = Drawn(f"next Explore; Develop; Manage; RoundEnd\n{PLAIN}\nsettle Gem World [2 red]\n{OTHER}")
    table.play(0, Done())
    assert table.line(0, "settle") == "Gem World [2 red]"
    assert total(table.player(0).dice) == 2


@pytest.mark.rule("RG-SETTLE-07")
@pytest.mark.parametrize(("finisher", "left"), [(WHITE, "red"), (RED, "white")])
def test_such_a_world_is_completed_first_even_without_new_settlers(finisher: int, left: str) -> None:
    table = settling("Fifth Column; Mining World [white red]", "")
    assert table.refusal(0, Done()) == "RG-SETTLE-07"
    table.play(0, Finish(finisher))
    assert table.line(0, "built") == "Fifth Column"
    assert table.line(0, "settle") == f"Mining World [{left}]"


@pytest.mark.rule("RG-SETTLE-08", "RG-SETTLE-09")
def test_a_world_s_effect_happens_once_as_it_enters_the_tableau() -> None:
    table = Drawn(
        f"next Settle; Manage; RoundEnd; Settle\n{PLAIN}\ncredits 7\n"
        f"settle Lost Alien Warship [4 white]\nworkers settle: white\n{OTHER}"
    )
    gained = table.events(Gained)
    assert len(gained) == 1
    assert count(table.player(0).dice, 6) == 1
    assert table.player(0).credits == 7 + 2 - 5


@pytest.mark.rule("RG-PHASE-05")
def test_workers_are_placed_one_by_one_in_the_order_their_owner_likes() -> None:
    for first, waiting in ((RED, "green"), (GREEN, "red")):
        table = settling("Fifth Column; Mining World", "red green")
        assert table.offers(0) == [Work(RED), Work(GREEN)]
        assert table.refusal(0, Work(WHITE)) == "RG-PHASE-05"
        table.play(0, Work(first))
        assert table.line(0, "settle") == f"Mining World [{waiting}]"


@pytest.mark.rule("RG-FAQ-15")
def test_no_builder_is_held_back_while_there_is_a_tile() -> None:
    table = settling("Gem World; Mining World", "white red green")
    assert table.refusal(0, Done()) == "RG-FAQ-15"
    table.play(0, Work(WHITE), Work(RED))
    assert table.line(0, "settle") == "Mining World [green]"
    assert table.asked(0) == ""


@pytest.mark.rule("RG-FAQ-16")
def test_every_discount_that_applies_is_used() -> None:
    table = settling("Distant World", "3 white", "built Replicant Robots; Alien Uplift Blueprints")
    assert (table.line(0, "built").split("; ")[-1], table.line(0, "citizenry")) == ("Distant World", "2 white")
    assert table.line(0, "cup") == "white green"


@pytest.mark.rule("RG-RULING-10")
def test_a_discount_holds_from_the_moment_its_development_is_completed() -> None:
    table = developing("Investment Credits; Free Trade Zone", "6 white")
    assert table.line(0, "built") == "Investment Credits; Free Trade Zone"
    assert table.line(0, "citizenry") == "6 white"


@pytest.mark.rule("RG-RULING-10")
def test_a_discount_gained_since_completes_a_world_whose_settlers_wait() -> None:
    table = settling("Gem World [white]", "", "built Replicant Robots")
    assert table.line(0, "built") == "Replicant Robots; Gem World"


@pytest.mark.rule("RG-FAQ-17")
def test_more_than_twelve_tiles_are_allowed_and_all_of_them_score() -> None:
    tiles = (
        "New Vinland; Pirate World; Space Port; Spice World; Comet Zone; Mining World; Asteroid Belt; Radioactive World"
    )
    table = settling("Fifth Column; High-Gravity World; Gem World", "4 white", f"built {tiles}")
    assert table.player(0).tiles == 14
    assert result(table.game).scores[0] == 2 + 2 + 3 + (2 * 4 + 3 + 3 + 2 + 2) + (1 + 1 + 2)


# Removing dice


def removing(world: str = "Rebel Miners", workers: str = "2 white") -> Drawn:
    return settling(
        world,
        workers,
        "cup purple\ncitizenry yellow\nbuilt Gem World; Galactic Reserves\n"
        "goods Gem World: green cyan\ndevelop Free Trade Zone [brown]",
    )


@pytest.mark.rule("RG-POWER-14")
def test_any_die_one_owns_can_be_removed_wherever_it_is() -> None:
    table = Drawn(
        f"""
        next Settle; Ship
        {PLAIN}
        cup purple
        citizenry yellow
        built Gem World
        goods Gem World: green
        develop Free Trade Zone [brown]
        settle Fifth Column; Former Penal Colony
        workers settle: 2 red; ship: cyan
        {OTHER}
        """
    )
    gem = side("Gem World")
    assert table.offers(0) == [
        Remove(SHIP, CYAN),
        Remove(5, RED),  # which Fifth Column has put into the cup
        Remove(5, 2),
        Remove(6, RED),
        Remove(6, 6),
        Remove(7, BROWN),
        RemoveGood(gem, GREEN),
    ]
    assert table.refusal(0, Remove(6, WHITE)) == "RG-POWER-14"
    assert table.refusal(0, Done()) == "RG-POWER-14"
    waiting = settling("Former Penal Colony; Mining World", "white 2 red")
    waiting.play(0, Work(RED))
    assert Remove(2, WHITE) in waiting.offers(0)  # a settler that has not been placed yet


@pytest.mark.rule("RG-SETTLE-10", "RG-POWER-15")
def test_a_removed_die_goes_to_the_supply_and_has_no_other_effect() -> None:
    for choice, left in (
        (Remove(5, 2), "cup"),
        (Remove(7, BROWN), "develop"),
        (RemoveGood(side("Gem World"), GREEN), "goods"),
    ):
        table = removing()
        before = table.game.clone()
        table.play(0, choice)
        colour = choice.colour
        assert count(table.game.supply, colour) == count(before.supply, colour) + 1
        assert total(table.player(0).dice) == total(before.players[0].dice) - 1 + 2
        assert (table.player(0).credits, table.player(0).chips) == (1, 0)
        assert table.line(0, left) == {"cup": "", "develop": "Free Trade Zone", "goods": "Gem World: cyan"}[left]
        assert table.line(0, "citizenry") == "2 white 2 red yellow"


@pytest.mark.rule("RG-POWER-16")
def test_a_phase_takes_place_even_if_the_die_that_selected_it_was_removed() -> None:
    table = Drawn(
        f"""
        screens
        next Reveal
        {PLAIN}
        settle Former Penal Colony
        workers settle: white
        selected ship red
        ask ReassignWorkers 0
        {OTHER}
        built Galactic Salon
        selected settle white
        {"player 1 New Sparta"}
        selected settle white
        """
    )
    table.play(0, Ready())
    table.play(0, Remove(SHIP, RED))
    assert table.player(1).chips == 1  # Galactic Salon pays in every Ship phase
    assert table.player(0).workers[SHIP] == 0


def test_a_builder_removed_lowers_the_progress_only() -> None:
    table = removing("Rebel Miners; Mining World [2 white]", "red")
    table.play(0, Remove(2, RED))
    assert table.line(0, "settle") == "Mining World"
    table = removing("Rebel Miners; Mining World [2 white red]", "")
    table.play(0, Finish(WHITE), Finish(WHITE), Remove(8, RED))
    assert table.line(0, "settle") == "Mining World"


@pytest.mark.rule("RG-RULING-11")
def test_the_die_that_the_effect_brings_cannot_be_the_one_removed() -> None:
    table = settling("Former Penal Colony", "white")
    assert table.offers(0) == [Remove(6, WHITE)]
    table.play(0, Remove(6, WHITE))
    assert (table.line(0, "cup"), table.line(0, "citizenry")) == ("red", "")


@pytest.mark.rule("RG-RULING-12")
def test_a_colour_that_has_run_out_is_not_gained() -> None:
    table = settling("Gateway Station", "3 white", "cup 9 purple")
    assert table.events(Gained) == [Gained(0, side("Gateway Station"), 2, "citizenry", False)]
    assert table.line(0, "citizenry") == "3 white"


@pytest.mark.rule("RG-EXAMPLE-02")
def test_example_galactic_recycling_and_advanced_logistics_with_four_developers() -> None:
    table = developing("Galactic Recycling; Advanced Logistics", "4 white")
    assert table.line(0, "built") == "Galactic Recycling; Advanced Logistics"
    assert table.player(0).credits == 1 + 1
    assert (table.line(0, "citizenry"), table.line(0, "cup")) == ("3 white", "white")


@pytest.mark.rule("RG-EXAMPLE-03")
def test_example_a_novelty_world_brings_its_good() -> None:
    table = settling("Galactic Resort", "3 white")
    assert table.line(0, "goods") == "Galactic Resort: cyan"
    assert table.line(0, "citizenry") == "3 white"


@pytest.mark.rule("RG-EXAMPLE-12", "RG-TILE-PUBLIC-WORKS-01")
def test_example_public_works_pays_for_two_more_developments_but_not_for_itself() -> None:
    assert developing("Public Works", "white").player(0).credits == 1
    table = developing("Public Works; Diversification; Hydroponics Guild", "3 white")
    assert table.line(0, "built") == "Public Works; Diversification; Hydroponics Guild"
    assert table.player(0).credits == 3


@pytest.mark.rule("RG-POWER-03", "RG-POWER-05")
def test_a_power_acts_every_time_from_its_completion_on_but_not_on_itself() -> None:
    table = developing(
        "Diversification; Public Works; Space Mercenaries; Hydroponics Guild; Backup Planning", "5 white"
    )
    assert table.player(0).credits == 1 + 3


@pytest.mark.rule("RG-PHASE-07")
def test_builders_wait_on_their_tile_until_it_is_completed() -> None:
    table = developing("Galactic Demand; Free Trade Zone", "3 white")
    assert (table.line(0, "citizenry"), table.line(0, "develop")) == ("2 white", "Free Trade Zone [white]")
    explored = Drawn(f"next Explore\n{PLAIN}\nworkers explore: 2 white\n{OTHER}")
    explored.play(0, Stock(WHITE), Stock(WHITE))
    assert explored.line(0, "citizenry") == "2 white"
