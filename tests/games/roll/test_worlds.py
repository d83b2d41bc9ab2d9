"""Every world, faction and home world: what it costs and what it brings, from a drawn position."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from startable.games.roll.choices import Finish, Remove, Work
from startable.games.roll.dice import total
from startable.games.roll.effects import cost
from startable.games.roll.opening import found_empire
from startable.games.roll.printed import BOX, COLOUR, COLOUR_NAMES, FACTIONS, HOME_WORLDS, SIDES, TILES
from startable.games.roll.scoring import result
from tests.games.roll.drawn import OTHER, PLAIN, WHITE, Drawn, side


class World(NamedTuple):
    """What the tile prints: its cost, the colour of its goods, and what settling it brings."""

    name: str
    cost: int
    colour: str
    credits: int
    cup: str = ""
    citizenry: str = ""
    good: str = ""
    removes: int = 0


WORLDS = (
    World("Artist Colony", 1, "cyan", 0, citizenry="cyan"),
    World("Former Penal Colony", 1, "cyan", 0, cup="red", removes=1),
    World("New Survivalists", 1, "cyan", 0, citizenry="cyan"),
    World("Secluded World", 1, "cyan", 0, citizenry="cyan"),
    World("Star Nomad Lair", 1, "cyan", 0, citizenry="cyan"),
    World("Galactic Survey Headquarters", 2, "cyan", 0, cup="cyan"),
    World("Gem World", 2, "cyan", 0, cup="cyan"),
    World("New Vinland", 2, "cyan", 0, cup="cyan"),
    World("Pirate World", 2, "cyan", 0, citizenry="red"),
    World("Space Port", 2, "cyan", 0, cup="cyan"),
    World("Spice World", 2, "cyan", 0, cup="cyan"),
    World("Galactic Resort", 3, "cyan", 0, good="cyan"),
    World("Information Hub", 3, "cyan", 0, good="cyan"),
    World("Prosperous World", 3, "cyan", 0, good="cyan"),
    World("Universal Exports", 3, "cyan", 0, good="cyan"),
    World("Asteroid Belt", 2, "brown", 0, cup="brown"),
    World("Ore-Rich World", 2, "brown", 0, cup="brown"),
    World("Radioactive World", 2, "brown", 0, cup="brown"),
    World("Rebel Miners", 2, "brown", 0, citizenry="2 red", removes=1),
    World("Runaway Robots", 2, "brown", 0, cup="red"),
    World("Blaster Gem Mines", 3, "brown", 0, citizenry="red brown"),
    World("Comet Zone", 3, "brown", 0, good="brown"),
    World("Galactic Fuel Depot", 3, "brown", 0, good="brown"),
    World("Jumpdrive Fuel Refinery", 3, "brown", 0, good="brown"),
    World("Mining World", 3, "brown", 0, good="brown"),
    World("Planetary Nebula", 3, "brown", 0, good="brown"),
    World("Armaments World", 4, "brown", 1, good="brown"),
    World("Silicon World", 4, "brown", 1, good="brown"),
    World("Plague World", 3, "green", 0, cup="green"),
    World("Rebel Warrior Race", 3, "green", 0, citizenry="red green", removes=1),
    World("Uplift Overseers", 3, "green", 0, cup="green"),
    World("Deep Space Symbionts, Ltd.", 4, "green", 1, cup="green"),
    World("Distant World", 4, "green", 1, cup="green"),
    World("Jungle World", 4, "green", 0, good="green"),
    World("Malevolent Lifeforms", 4, "green", 0, good="green"),
    World("Designer Species, Ultd.", 5, "green", 1, good="green"),
    World("Lost Species Ark World", 5, "green", 1, good="green"),
    World("Alien Robot Scout Ship", 4, "yellow", 1, cup="yellow"),
    World("Deserted Alien Outpost", 4, "yellow", 0, good="yellow"),
    World("Deserted Alien Colony", 5, "yellow", 1, good="yellow"),
    World("Lost Alien Warship", 5, "yellow", 2, cup="yellow"),
    World("Alien Sentinels", 6, "yellow", 3, cup="yellow"),
    World("Deserted Alien Library", 6, "yellow", 2, good="yellow"),
    World("Lost Alien Battle Fleet", 6, "yellow", 3, cup="yellow"),
    World("Fifth Column", 1, "", 0, cup="red"),
    World("High-Gravity World", 1, "", 0, cup="red"),
    World("Outlaw World", 2, "", 0, cup="red"),
    World("Rebel Hideout", 2, "", 0, citizenry="2 red"),
    World("Sentient Robots", 2, "", 0, cup="red"),
    World("Gateway Station", 3, "", 0, citizenry="purple"),
    World("Trading World", 3, "", 0, citizenry="purple"),
    World("Tourist World", 4, "", 1, citizenry="purple"),
    World("Transport Hub", 4, "", 1, citizenry="purple"),
    World("Terraformed World", 5, "", 2, citizenry="purple"),
    World("Galactic Trendsetters", 6, "", 2, citizenry="2 purple"),
)


def settled(world: World) -> Drawn:
    """Exactly as many white settlers as the world costs."""
    table = Drawn(f"next Settle\n{PLAIN}\ncredits 2\nsettle {world.name}\nworkers settle: {world.cost} white\n{OTHER}")
    return table.play(0, Remove(6, WHITE)) if world.removes else table


@pytest.mark.parametrize("world", WORLDS, ids=lambda world: world.name)
def test_a_world_costs_and_brings_what_it_says(world: World) -> None:
    if world.cost > 1:
        short = Drawn(f"next Settle\n{PLAIN}\nsettle {world.name}\nworkers settle: {world.cost - 1} white\n{OTHER}")
        assert short.line(0, "built") == ""
    table = settled(world)
    whites = world.cost - world.removes
    assert table.line(0, "built") == world.name
    assert table.player(0).credits == 2 + world.credits
    assert table.line(0, "cup") == world.cup
    assert table.line(0, "citizenry") == f"{_whites(whites)} {world.citizenry}".strip()
    assert table.line(0, "goods") == (f"{world.name}: {world.good}" if world.good else "")
    assert result(table.game).scores[0] == 2 + 2 + 3 + world.cost


def _whites(number: int) -> str:
    return ("", "white")[number] if number < 2 else f"{number} white"


@pytest.mark.parametrize("world", WORLDS, ids=lambda world: world.name)
def test_a_world_takes_a_good_if_it_has_a_colour(world: World) -> None:
    table = Drawn(f"next ProduceGoods\n{PLAIN}\nbuilt {world.name}\nworkers produce: white\n{OTHER}")
    assert table.line(0, "goods") == (f"{world.name}: white" if world.colour else "")
    colour = COLOUR_NAMES.index(world.colour) if world.colour else -1
    assert COLOUR[side(world.name)] == colour


def test_every_world_is_among_them() -> None:
    assert [world.name for world in WORLDS] == [printed.world.name for printed in TILES]


@pytest.mark.parametrize(
    ("world", "gains"),
    [
        pytest.param("Former Penal Colony", "red", marks=pytest.mark.rule("RG-TILE-FORMER-PENAL-COLONY-01")),
        pytest.param("Rebel Miners", "2 red", marks=pytest.mark.rule("RG-TILE-REBEL-MINERS-01")),
        pytest.param("Rebel Warrior Race", "red green", marks=pytest.mark.rule("RG-TILE-REBEL-WARRIOR-RACE-01")),
    ],
)
def test_a_world_that_removes_a_die_takes_any_of_one_s_own_first(world: str, gains: str) -> None:
    printed = cost(Drawn(f"{PLAIN}\n{OTHER}").player(0), side(world))
    for place, colour in ((6, WHITE), (5, 2), (7, 4)):
        table = Drawn(
            f"next Settle\n{PLAIN}\ncup purple\ndevelop Galactic Federation [brown]\nsettle {world}\n"
            f"workers settle: {printed} white\n{OTHER}"
        )
        assert {(choice.place, choice.colour) for choice in table.offers(0) if isinstance(choice, Remove)} == {
            (6, WHITE),
            (5, 2),
            (7, 4),
        }
        table.play(0, Remove(place, colour))
        assert table.asked(0) == ""
        gained = table.line(0, "cup" if world == "Former Penal Colony" else "citizenry")
        assert gained.endswith(gains) or gains in gained
        assert total(table.player(0).dice) == printed + 2 - 1 + len(SIDES[side(world)].gains.dice)


# Factions and home worlds, dealt anew


def founded(faction: int, home: str) -> Drawn:
    rival = "Old Earth" if home != "Old Earth" else "New Sparta"
    table = Drawn(f"player {faction} {home}\nplayer {faction % 9 + 1} {rival}")
    me = table.player(0)
    me.tableau, me.goods, table.game.supply = (), {}, BOX
    found_empire(table.game, 0)
    return table


def start(table: Drawn) -> tuple[str, str, str, int]:
    return table.line(0, "cup"), table.line(0, "citizenry"), table.line(0, "goods"), table.player(0).credits


@pytest.mark.parametrize(
    ("faction", "halves", "costs", "cup", "citizenry", "goods"),
    [
        (1, ("Space Piracy", "Hidden Fortress"), (0, 2), "3 white", "2 white red", ""),
        (2, ("Alien Archaeology", "Alien Rosetta Stone World"), (1, 1), "3 white", "2 white yellow", ""),
        (3, ("Consumer Markets", "Space Mall"), (3, 0), "3 white cyan", "2 white", ""),
        (4, ("Improved Reconnaissance", "Wormhole Station"), (2, 3), "3 white brown", "2 white", ""),
        (5, ("Genetics Lab", "The Last of the Gnarssh"), (2, 0), "3 white", "2 white green", ""),
        (6, ("Galactic Religion", "Pilgrimage World"), (2, 3), "3 white", "2 white", "Pilgrimage World: cyan"),
        (7, ("Biological Adaptation", "Aquatic Uplift World"), (2, 2), "3 white green", "2 white", ""),
        (8, ("Mining Industry", "Meteorite Planet"), (2, 1), "3 white", "2 white brown", ""),
        pytest.param(
            9,
            ("Destroyed Colony", "Awakened Alien Outpost"),
            (0, 3),
            "3 white purple",
            "2 white red",
            "",
            marks=pytest.mark.rule("RG-TILE-DESTROYED-COLONY-01"),
        ),
    ],
)
def test_a_faction_brings_its_halves_and_their_dice(
    faction: int, halves: tuple[str, str], costs: tuple[int, int], cup: str, citizenry: str, goods: str
) -> None:
    table = founded(faction, "Doomed World")
    assert tuple(SIDES[half].name for half in table.player(0).tableau[:2]) == halves
    assert tuple(SIDES[half].cost for half in table.player(0).tableau[:2]) == costs
    assert start(table) == (cup, citizenry, goods, 8)
    both_worlds = [SIDES[half].type for half in table.player(0).tableau[:2]] == ["world", "world"]
    assert both_worlds == (faction == 9)
    assert result(table.game).scores[0] == sum(costs)


@pytest.mark.parametrize(
    ("home", "printed", "colour", "cup", "citizenry", "goods", "credits"),
    [
        ("Alpha Centauri", 1, "brown", "", "", "brown", 1),
        ("Ancient Race", 0, "green", "", "", "green", 1),
        ("Damaged Alien Factory", 1, "yellow", "", "yellow", "", 1),
        ("Doomed World", 0, "", "", "", "", 8),
        ("Earth's Lost Colony", 2, "cyan", "", "", "cyan", 1),
        ("Epsilon Eridani", 2, "", "", "red cyan", "", 1),
        ("New Sparta", 2, "", "", "2 red", "", 1),
        ("Old Earth", 3, "", "", "purple", "", 1),
        ("Separatist Colony", 2, "", "red", "", "", 1),
    ],
)
def test_a_home_world_brings_its_dice(
    home: str, printed: int, colour: str, cup: str, citizenry: str, goods: str, credits: int
) -> None:
    table = founded(7, home)  # whose green die starts in the cup
    wanted_cup = f"3 white {cup} green".replace("  ", " ")
    wanted_goods = f"{home}: {goods}" if goods else ""
    assert start(table) == (wanted_cup, f"2 white {citizenry}".strip(), wanted_goods, credits)
    assert result(table.game).scores[0] == 2 + 2 + printed
    assert list(table.player(0).goods) == ([side(home)] if colour else [])


def test_every_faction_and_home_world_is_among_them() -> None:
    assert sorted(faction.number for faction in FACTIONS) == list(range(1, 10))
    assert len({home.name for home in HOME_WORLDS}) == 9


def test_settlers_of_several_colours_are_asked_for_only_when_it_matters() -> None:
    table = Drawn(f"next Settle\n{PLAIN}\nsettle Gem World\nworkers settle: white red\n{OTHER}")
    assert table.line(0, "built") == "Gem World"
    table = Drawn(f"next Settle\n{PLAIN}\nsettle Gem World\nworkers settle: 2 white red\n{OTHER}")
    assert table.offers(0) == [Work(WHITE), Work(1)]
    table = Drawn(f"next Settle\n{PLAIN}\nsettle Gem World [white 2 red]\n{OTHER}")
    assert table.offers(0) == [Finish(WHITE), Finish(1)]
