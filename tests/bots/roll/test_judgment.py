"""What the greedy player decides in drawn positions: by the timing of the end, by its purse, by what others may do."""

from __future__ import annotations

from random import Random

import pytest

from startable import bots
from startable.engine import Choice, Game, view
from startable.games.roll.choices import Consume, Scout, Select, Sell, Stock
from tests.games.roll.drawn import OTHER, PLAIN, PRODUCE, SHIP, Drawn

FOUR_WORLDS = "built Gem World; Asteroid Belt; Plague World; Alien Robot Scout Ship"


def unimagined(seed: int | str) -> Game:
    raise AssertionError("this bot needs no imagined games")


def decides(text: str, name: str = "greedy") -> Choice:
    """What the bot on the first seat does next."""
    table = Drawn(text)
    ask = table.game.asks[0]
    return bots.find("roll", name)(0.0).choose(view(table.game, 0), ask, table.offers(0), unimagined, Random(0))


def shipping(table: str, purse: str) -> Choice:
    return decides(f"""
        {table}
        next Ship
        {PLAIN}
        built Plague World
        {purse}
        goods Plague World: white
        workers ship: white
        {OTHER}
        """)


def test_it_sells_while_it_is_poor_and_consumes_at_the_end() -> None:
    poor = "credits 1\ncitizenry 6 white"
    assert isinstance(shipping("round 2", poor), Sell)
    assert isinstance(shipping("round 12\npool 1", "credits 8"), Consume)


def test_it_consumes_once_it_has_credits_enough() -> None:
    assert isinstance(shipping("round 8\npool 10", "credits 9"), Consume)


def exploring(zone: str, purse: str) -> Choice:
    return decides(f"""
        round 4
        next Explore
        {PLAIN}
        {zone}
        {purse}
        workers explore: 2 white
        {OTHER}
        """)


def test_it_scouts_with_an_empty_zone_and_stocks_with_an_empty_purse() -> None:
    assert isinstance(exploring("", "credits 6"), Scout)
    assert isinstance(exploring("develop Space Docks; Public Works\nsettle Gem World", "citizenry 5 white"), Stock)


def selecting(goods: str, rolled: str, name: str = "greedy") -> Choice:
    return decides(
        f"""
        round 6
        screens
        {PLAIN}
        {FOUR_WORLDS}
        {goods}
        credits 5
        workers {rolled}
        ask SelectPhase 0
        {OTHER}
        """,
        name,
    )


@pytest.mark.parametrize("name", ["greedy", "producer", "seller"])
def test_nobody_ships_in_the_mere_hope_that_somebody_else_produces(name: str) -> None:
    choice = selecting("", "produce: 2 white; ship: 3 white", name)
    assert isinstance(choice, Select)
    assert choice.phase != SHIP


def test_the_producer_produces_before_anything_else() -> None:
    choice = selecting("", "explore: white; produce: 2 white; ship: 2 white", "producer")
    assert isinstance(choice, Select)
    assert choice.phase == PRODUCE


def test_full_worlds_are_shipped_from() -> None:
    goods = "goods Gem World: cyan; Asteroid Belt: brown; Plague World: green; Alien Robot Scout Ship: yellow"
    choice = selecting(goods, "explore: white; ship: 3 white")
    assert isinstance(choice, Select)
    assert choice.phase == SHIP
