"""Setting up, from the box to the first roll."""

from __future__ import annotations

import pytest

from startable.engine import BadOptions, Chance, new, play
from startable.games.roll import ROLL
from startable.games.roll.choices import Arrange, Recall, RecallGood
from startable.games.roll.dice import total
from startable.games.roll.notation import read
from startable.games.roll.opening import found_empire, setup
from startable.games.roll.printed import BOX, FACTIONS, HOME_WORLDS, SIDES, side_of
from startable.games.roll.table import Roll, Setting
from tests.games.roll.drawn import OTHER, PLAIN, Drawn, side, tile


def fresh(seats: int = 3, seed: int = 5, **options: bool) -> Roll:
    game = new(ROLL, seats=seats, seed=seed, **options)
    assert isinstance(game, Roll)
    return game


def opened(seats: int = 3, seed: int = 5) -> Roll:
    """A table whose players have arranged their tiles, so that the first dice are rolled."""
    game = fresh(seats, seed)
    for seat in range(seats):
        play(game, seat, game.asks[seat].choices(game)[0])
    return game


@pytest.mark.rule("RG-SETUP-01")
def test_the_game_is_for_two_to_five() -> None:
    for seats in (2, 3, 4, 5):
        assert len(fresh(seats).players) == seats
    for seats in (0, 1, 6):
        with pytest.raises(BadOptions, match=f"roll is for 2 to 5 players, not {seats}"):
            new(ROLL, seats=seats)


def test_an_unknown_option_is_refused_with_the_list_of_options() -> None:
    with pytest.raises(BadOptions, match="no option colour; its options are: first_game, split_reassign"):
        new(ROLL, seats=2, colour="red")
    with pytest.raises(BadOptions, match="first_game"):
        new(ROLL, seats=2, first_game="perhaps")


@pytest.mark.rule("RG-SETUP-04")
@pytest.mark.parametrize(("seats", "pool"), [(2, 24), (3, 36), (4, 48), (5, 60)])
def test_the_pool_holds_twelve_vp_per_player(seats: int, pool: int) -> None:
    assert fresh(seats).pool == pool


@pytest.mark.rule("RG-SETUP-06")
def test_the_bag_holds_what_is_not_dealt_and_no_phase_is_active() -> None:
    for seats in (2, 5):
        game = fresh(seats)
        assert len(game.bag) == 55 - 2 * seats
        assert game.phases == ()
        assert total(game.supply) == 111 - sum(total(player.dice) for player in game.players)


@pytest.mark.rule("RG-SETUP-07", "RG-TILE-DOOMED-WORLD-01")
def test_everyone_starts_with_one_credit_but_doomed_world_with_eight() -> None:
    found = set()
    for seed in range(20):
        for player in fresh(5, seed).players:
            doomed = HOME_WORLDS[player.home].name == "Doomed World"
            assert player.credits == (8 if doomed else 1)
            assert total(player.dice) == 5 + sum(len(SIDES[s].gains.dice) for s in player.tableau)
            found.add(doomed)
    assert found == {True, False}


@pytest.mark.rule("RG-SETUP-08", "RG-SETUP-09")
def test_each_player_gets_a_faction_and_a_home_world_of_their_own_at_random() -> None:
    deals = set()
    for seed in range(12):
        game = fresh(4, seed)
        factions, homes = [p.faction for p in game.players], [p.home for p in game.players]
        assert len(set(factions)) == len(set(homes)) == 4
        for player in game.players:
            faction, home = FACTIONS[player.faction], HOME_WORLDS[player.home]
            assert [SIDES[s].name for s in player.tableau] == [*(half.name for half in faction.halves), home.name]
        deals.add((*factions, *homes))
        assert all(ROLL.view(game, None).players[s].tableau == game.players[s].tableau for s in range(4))  # type: ignore[attr-defined]
    assert len(deals) == 12


@pytest.mark.rule("RG-SETUP-10")
def test_one_tile_is_a_development_and_the_other_a_world() -> None:
    game = fresh()
    dealt = [player.offer for player in game.players]
    assert all(len(set(offer)) == 2 for offer in dealt)
    for seat in range(3):
        play(game, seat, Arrange(dealt[seat][1]))
    assert [player.stacks for player in game.players] == [[(second,), (first,)] for first, second in dealt]


ARRANGE = """
    round 0
    {options}
    next Open
    player 7 Old Earth
    offer T{first} T{second}
    next Arranging 0
    player 9 Doomed World
    offer T01 T02
"""


def arranging(first: str, second: str, options: str = "") -> Drawn:
    return Drawn(ARRANGE.format(first=first, second=second, options=options))


@pytest.mark.rule("RG-SETUP-11", "RG-FAQ-04")
def test_in_a_first_game_the_cheaper_sides_are_in_use() -> None:
    # T38: development 2, world 4; T10: development 4, world 2; T40: development 1, world 5.
    cheap = arranging("38", "10", "options first_game")
    assert (cheap.line(0, "develop"), cheap.line(0, "settle")) == ("Galactic Recycling", "Space Port")
    cheap = arranging("10", "38", "options first_game")
    assert (cheap.line(0, "develop"), cheap.line(0, "settle")) == ("Galactic Recycling", "Space Port")
    free = arranging("38", "10")
    assert free.asked(0) == "ArrangeTiles"
    assert free.line(0, "develop") == ""


@pytest.mark.rule("RG-RULING-01")
def test_in_a_first_game_the_owner_chooses_between_equal_arrangements() -> None:
    # T07 and T10 both: development 4, world 2.
    equal = arranging("07", "10", "options first_game")
    assert equal.offers(0) == [Arrange(tile("Gem World")), Arrange(tile("Space Port"))]


@pytest.mark.rule("RG-SETUP-12")
def test_later_the_owner_chooses_which_tile_is_which() -> None:
    for chosen, left in ((37, 9), (9, 37)):
        table = arranging("38", "10")
        assert set(table.offers(0)) == {Arrange(37), Arrange(9)}
        table.play(0, Arrange(chosen))
        assert table.player(0).stacks == [(chosen,), (left,)]
    assert arranging("38", "10").refusal(0, Arrange(3)) == "RG-SETUP-12"


@pytest.mark.rule("RG-FAQ-05")
def test_the_starting_tiles_never_share_a_stack() -> None:
    for choice in arranging("38", "10").offers(0):
        table = arranging("38", "10").play(0, choice)
        assert [len(stack) for stack in table.player(0).stacks] == [1, 1]


@pytest.mark.rule("RG-SETUP-13")
def test_three_white_dice_start_in_the_cup_and_two_in_the_citizenry() -> None:
    whites = {(p.cup & 255, p.citizenry & 255) for seed in range(9) for p in fresh(5, seed).players}
    assert whites == {(3, 2)}


@pytest.mark.rule("RG-SETUP-14")
@pytest.mark.parametrize(
    ("player", "cup", "citizenry", "goods"),
    [
        ("1 Separatist Colony", "red", "red", ""),
        ("3 Ancient Race", "cyan", "", "Ancient Race: green"),
        ("6 New Sparta", "", "2 red", "Pilgrimage World: cyan"),
        ("4 Earth's Lost Colony", "brown", "", "Earth's Lost Colony: cyan"),
    ],
)
def test_starting_worlds_put_their_dice_where_they_say(player: str, cup: str, citizenry: str, goods: str) -> None:
    game = founded(player)
    assert game.line(0, "cup") == f"3 white {cup}".strip()
    assert game.line(0, "citizenry") == f"2 white {citizenry}".strip()
    assert game.line(0, "goods") == goods


def founded(player: str) -> Drawn:
    """A player with exactly this faction and home world, dealt anew."""
    table = Drawn(f"player {player}\nplayer {'2 Old Earth' if player[0] != '2' else '3 Old Earth'}")
    me = table.player(0)
    me.tableau, me.goods, table.game.supply = (), {}, BOX
    found_empire(table.game, 0)
    return table


@pytest.mark.rule("RG-SETUP-15")
def test_the_world_in_the_construction_zone_gives_no_die_yet() -> None:
    table = arranging("38", "10").play(0, Arrange(37))
    assert total(table.player(0).dice) == 0
    game = opened()
    for player in game.players:
        start = sum(len(SIDES[s].gains.dice) for s in player.tableau)
        assert total(player.dice) == 5 + start
        assert SIDES[side_of(player.stacks[1][0], 1)].gains.dice


@pytest.mark.rule("RG-SETUP-16")
def test_faction_and_home_world_give_their_dice_only_once() -> None:
    quiet = Drawn(
        f"next Manage; RoundEnd; Round\n{PLAIN}\ncitizenry white\ncredits 3\n{OTHER}\ncitizenry white\ncredits 3"
    )
    assert [total(player.dice) for player in quiet.game.players] == [1, 1]
    assert quiet.game.round == 1


@pytest.mark.rule("RG-FAQ-06")
def test_nothing_can_be_recalled_before_manage() -> None:
    table = Drawn(ARRANGE.format(first="38", second="10", options=""))
    assert table.refusal(0, RecallGood(side("Old Earth"), 0)) == "RG-FAQ-06"
    assigning = Drawn(
        f"screens\n{OTHER}\nworkers ship: white\ngoods Awakened Alien Outpost: red\nask SelectPhase 0\n{PLAIN}"
    )
    assert assigning.refusal(0, RecallGood(side("Awakened Alien Outpost"), 1)) == "RG-FAQ-06"
    assert assigning.refusal(0, Recall(0, 0)) == "RG-FAQ-06"


def test_setting_up_deals_from_the_chance_it_is_given() -> None:
    first, second = (setup(Chance.of(seed), 3, Setting()) for seed in (1, 2))
    assert first.bag != second.bag
    assert setup(Chance.of(1), 3, Setting()).bag == first.bag


def test_a_drawn_table_without_tiles_named_holds_all_of_them_in_the_bag() -> None:
    assert read(f"{PLAIN}\n{OTHER}").bag == tuple(range(55))
