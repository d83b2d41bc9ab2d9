"""Strict timing where order could matter, and what a player can and cannot see."""

from __future__ import annotations

import pytest

from startable.engine import imagine, new, play, view
from startable.games.roll import ROLL
from startable.games.roll.choices import Abandon, Dictate, Move, Place, Ready, Scout, Select, Use, Work
from startable.games.roll.events import Abandoned, Found, Laid, PhaseBegan, Rolled
from startable.games.roll.table import Roll
from startable.games.roll.view import Empire, Sight
from tests.games.roll.drawn import (
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
    tile,
)

EIGHT = "New Vinland; Pirate World; Space Port; Spice World; Comet Zone; Mining World; Asteroid Belt; Gem World"


def strict(table: Drawn) -> bool:
    (began,) = (event.strict for event in table.told if isinstance(event, PhaseBegan))
    return began


@pytest.mark.rule("RG-TIMING-02")
@pytest.mark.parametrize(
    ("zone", "workers", "expected"),
    [
        ("settle Fifth Column", "settle: white", True),
        ("settle Galactic Trendsetters", "settle: white", True),  # its cost is not looked at
        ("settle Fifth Column [white]", "explore: white", True),
        ("", "settle: white", False),
        ("settle Fifth Column", "explore: white", False),
    ],
)
def test_settling_is_strict_if_somebody_could_reach_the_twelfth_tile(zone: str, workers: str, expected: bool) -> None:
    text = f"next Settle\n{PLAIN}\nbuilt {EIGHT}\n{zone}\nworkers {workers}\n{OTHER}"
    assert strict(Drawn(text)) == expected
    seven = text.replace("; Gem World", "")
    assert not strict(Drawn(seven))
    over = text.replace(EIGHT, f"{EIGHT}; Public Works")
    assert not strict(Drawn(over))  # the end is certain, so that order matters no more


def test_developing_is_strict_by_the_same_rule_and_shipping_if_the_pool_might_run_out() -> None:
    base = f"{PLAIN}\nbuilt {EIGHT}\ndevelop Public Works; Space Docks\nworkers develop: 2 white\n{OTHER}"
    assert strict(Drawn(f"next Develop\n{base}"))
    assert not strict(Drawn(f"pool 0\nnext Develop\n{base}"))
    two = base.replace("Asteroid Belt; Gem World", "Asteroid Belt")
    assert strict(Drawn(f"next Develop\n{two}"))
    assert not strict(Drawn(f"next Develop\n{two}".replace("2 white", "white")))


@pytest.mark.rule("RG-TIMING-03")
def test_strict_order_begins_with_the_lowest_faction_number_and_goes_clockwise() -> None:
    players = (
        "player 5 Old Earth\n{}settle Fifth Column; Outlaw World\nworkers settle: white red",
        "player 2 New Sparta\n{}settle High-Gravity World; Rebel Hideout\nworkers settle: white red",
        "player 9 Doomed World\n{}settle Gateway Station; Sentient Robots [2 white]\nworkers settle: white red",
    )
    texts = [text.format(f"built {EIGHT}\n" if number == 1 else "") for number, text in enumerate(players)]
    table = Drawn("next Settle\n" + "\n".join(texts))
    assert table.game.in_order() == [1, 2, 0]
    asked = []
    while table.game.asks:
        (seat,) = table.game.asks
        asked.append(seat)
        table.play(seat, table.offers(seat)[0])
    assert list(dict.fromkeys(asked)) == [1, 2, 0]


def test_without_need_all_act_side_by_side() -> None:
    table = Drawn(
        f"next Settle\n{PLAIN}\nsettle Fifth Column; Mining World\nworkers settle: white red\n"
        f"{OTHER}\nsettle High-Gravity World; Comet Zone\nworkers settle: white red"
    )
    assert sorted(table.game.asks) == [0, 1]
    for order in ((0, 1), (1, 0)):
        twin = table.game.clone()
        for seat in order:
            play(twin, seat, Work(RED))
        assert [player.stacks[1] for player in twin.players] == [(tile("Mining World"),), (tile("Comet Zone"),)]


# Secrets


def seen(table: Drawn, by: int | None, whose: int) -> Empire:
    sight = view(table.game, by)
    assert isinstance(sight, Sight)
    return sight.players[whose]


STACKS = f"""
    next Explore
    {PLAIN}
    develop Public Works; Space Docks; Diversification
    settle Gem World; Mining World
    workers explore: white
    {OTHER}
    workers explore: white
"""


@pytest.mark.rule("RG-SECRET-01", "RG-SECRET-03")
def test_others_see_the_top_of_a_stack_and_its_size() -> None:
    table = Drawn(STACKS)
    for by in (1, None):
        stacks = seen(table, by, 0).stacks
        assert [(stack.size, stack.top, stack.tiles) for stack in stacks] == [
            (3, side("Public Works"), None),
            (2, side("Gem World"), None),
        ]
    empty = seen(table, 0, 1).stacks
    assert [(stack.size, stack.top) for stack in empty] == [(0, -1), (0, -1)]


@pytest.mark.rule("RG-SECRET-02")
def test_the_owner_sees_all_tiles_of_both_stacks_in_every_step() -> None:
    names = ("Public Works", "Space Docks", "Diversification")
    for step in ("Explore", "Manage; RoundEnd", "Ship"):
        table = Drawn(STACKS.replace("next Explore", f"next {step}") + "cup white")
        assert seen(table, 0, 0).stacks[0].tiles == tuple(map(tile, names))
        assert seen(table, 0, 0).stacks[1].tiles == (tile("Gem World"), tile("Mining World"))


@pytest.mark.rule("RG-SECRET-04")
def test_nobody_else_sees_which_tiles_were_abandoned_or_drawn() -> None:
    table = Drawn(STACKS).play(0, Abandon(tile("Diversification")), Scout(WHITE))
    owner, other = seen(table, 0, 0), seen(table, 1, 0)
    assert owner.secret is not None
    assert owner.secret.abandoned == (tile("Diversification"),)
    assert len(owner.secret.offer) == 2
    assert other.secret is None
    assert (other.abandoned, other.drawn) == (1, 2)
    table.play(0, table.offers(0)[0])
    for kind, field in ((Abandoned, "tile"), (Found, "tiles"), (Laid, "tile")):
        (event,) = table.events(kind)
        assert getattr(event.seen_by(0), field) == getattr(event, field) is not None
        assert getattr(event.seen_by(1), field) is None
        assert getattr(event.seen_by(None), field) is None


HIDDEN = f"""
    screens
    next Reveal
    {PLAIN}
    built Local Subsidies
    rolled explore: 2 white; settle: red
    workers explore: 2 white; settle: red
    selected ship green
    ask ReassignWorkers 0
    {OTHER}
    workers explore: white; ship: green
    rolled explore: white; ship: green
    ask SelectPhase 1
    {THIRD}
    selected ship white
"""


@pytest.mark.rule("RG-SECRET-05")
def test_what_is_behind_a_screen_is_secret_until_it_is_lifted() -> None:
    table = Drawn(HIDDEN)
    for by in (1, 2, None):
        assert seen(table, by, 0).strip is None
        assert seen(table, by, 0).screened == (2, 1, 0, 0, 0, 1, 0)
    own = seen(table, 0, 0).strip
    assert own is not None
    assert (own.selected, own.selector, own.workers[0]) == (SHIP, GREEN, (2, 0, 0, 0, 0, 0, 0))
    before = view(table.game, 1)
    table.play(0, Dictate(SETTLE, RED), Move(EXPLORE, WHITE, DEVELOP), Use(side("Local Subsidies")))
    assert view(table.game, 1) == before
    assert table.told == []
    table.play(0, Move(EXPLORE, WHITE, DEVELOP), Ready())
    table.play(1, Select(EXPLORE, EXPLORE, WHITE), Ready())
    shown = seen(table, 1, 0).strip
    assert shown is not None
    assert (shown.selected, shown.workers[SHIP]) == (SHIP, (0, 0, 0, 0, 0, 1, 0))
    assert shown.rolled[EXPLORE] == (2, 0, 0, 0, 0, 0, 0)


@pytest.mark.rule("RG-SECRET-06")
def test_all_else_is_open() -> None:
    table = Drawn(
        f"""
        next Manage
        {OTHER}
        built Gem World
        goods Gem World: red
        credits 4
        chips 9
        cup white
        citizenry 2 cyan 3 red
        develop Public Works [green]
        {PLAIN}
        """
    )
    views = [seen(table, by, 0) for by in (0, 1, None)]
    for name in ("tableau", "goods", "credits", "chips", "cup", "citizenry", "faction", "home", "waiting"):
        assert len({getattr(empire, name) for empire in views}) == 1
    mine = views[2]
    assert (mine.credits, mine.chips, mine.cup[0], mine.citizenry[3], mine.citizenry[1]) == (4, 9, 1, 2, 3)
    assert mine.stacks[0].builders[GREEN] == 1
    assert [(goods.world, goods.dice[RED]) for goods in mine.goods] == [
        (side("Awakened Alien Outpost"), 0),
        (side("Gem World"), 1),
    ]


@pytest.mark.rule("RG-SECRET-07")
def test_nothing_illegal_happens_behind_a_screen() -> None:
    table = Drawn(HIDDEN.replace("ask ReassignWorkers 0", "moving Dictate; {}").replace("\n    moving Dictate; {}", ""))
    assert table.asked(0) == ""
    table = Drawn(HIDDEN)
    for choice in (
        Place(WHITE, SHIP),
        Select(EXPLORE, EXPLORE, WHITE),
        Move(EXPLORE, WHITE, SHIP),
        Use(7),
        Dictate(4, 1),
    ):
        assert table.refusal(0, choice).startswith("RG-")
    for wild in (-1, 99, 10**12):
        assert table.refusal(0, Dictate(wild, wild)) == "RG-REASSIGN-03"
        assert table.refusal(1, Select(wild, wild, wild)).startswith("RG-ASSIGN-03")


def test_a_roll_is_told_to_its_owner_only() -> None:
    table = Drawn(f"next Round\n{PLAIN}\ncup 2 white\n{OTHER}\ncup red")
    first, _ = table.events(Rolled)
    assert first.seen_by(0) == first
    assert first.seen_by(1) == Rolled(0, None)
    assert first.seen_by(None) == Rolled(0, None)


def test_imagining_keeps_what_is_known_and_deals_the_rest_anew() -> None:
    table = Drawn(HIDDEN)
    rolls, bags = set(), set()
    for seed in range(12):
        twin = imagine(table.game, 1, seed)
        assert isinstance(twin, Roll)
        assert view(twin, 1) == view(table.game, 1)
        assert twin.players[1].workers == table.player(1).workers
        rolls.add(tuple(twin.players[0].workers))
        bags.add(twin.bag)
        assert type(twin.asks[0]).__name__ in ("PlaceWilds", "SelectPhase")
        assert twin.players[2].selected >= 0
        assert twin.players[2].selector == WHITE
    assert len(rolls) > 5
    assert len(bags) == 12


def test_imagining_exchanges_only_tiles_that_the_seat_cannot_see() -> None:
    table = Drawn(STACKS).play(0, Abandon(tile("Diversification")), Scout(WHITE))
    mine, theirs = imagine(table.game, 0, 5), imagine(table.game, 1, 5)
    assert isinstance(mine, Roll)
    assert isinstance(theirs, Roll)
    me = table.player(0)
    assert (mine.players[0].stacks, mine.players[0].offer) == (me.stacks, me.offer)
    assert mine.players[0].abandoned == me.abandoned
    assert [stack[:1] for stack in theirs.players[0].stacks] == [stack[:1] for stack in me.stacks]
    assert theirs.players[0].stacks != me.stacks
    assert theirs.players[0].offer != me.offer
    assert ROLL.pieces(theirs) == ROLL.pieces(table.game)


def test_a_new_game_tells_nobody_what_is_in_the_bag() -> None:
    game = new(ROLL, seats=3, seed=3)
    assert isinstance(game, Roll)
    sight = view(game, 0)
    assert isinstance(sight, Sight)
    assert sight.bag == 49
    assert sight.players[1].secret is None
    assert sight.players[0].secret is not None
    assert sight.players[0].secret.offer == game.players[0].offer
