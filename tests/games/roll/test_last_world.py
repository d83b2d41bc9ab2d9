"""Produce where nothing is left to choose: one world with room for several goods."""

from __future__ import annotations

import pytest

from tests.games.roll.drawn import OTHER, PLAIN, Drawn


@pytest.mark.rule("RG-PRODUCE-01")
def test_producers_of_one_colour_all_become_goods_of_the_only_world_without_being_asked() -> None:
    built = "built Galactic Reserves; Gem World"
    table = Drawn(f"next ProduceGoods\n{PLAIN}\n{built}\nworkers produce: 2 white\n{OTHER}")
    assert table.asked(0) == ""
    assert (table.line(0, "goods"), table.line(0, "workers"), table.line(0, "cup")) == ("Gem World: 2 white", "", "")
