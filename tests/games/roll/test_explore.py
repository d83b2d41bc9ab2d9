"""Phase I, Explore: scouting, stocking, abandoning; the bag running low and running out; strict order."""

from __future__ import annotations

import pytest

from startable.engine import Choice
from startable.games.roll.choices import Abandon, Done, Lay, Move, Place, Raise, Ready, Scout, Select, Stock, Use
from startable.games.roll.events import Found, PhaseBegan, Refilled, Scouted
from startable.games.roll.printed import TILES
from tests.games.roll.drawn import EXPLORE, OTHER, PLAIN, PURPLE, RED, SHIP, THIRD, WHITE, YELLOW, Drawn, side, tile

DEV, WORLD = 0, 1


def exploring(explorers: str, more: str = "", bag: str = "", player: str = PLAIN, others: str = OTHER) -> Drawn:
    return Drawn(f"{bag}\nnext Explore\n{player}\n{more}\nworkers explore: {explorers}\n{others}")


def zone(table: Drawn, seat: int = 0) -> tuple[str, str]:
    return table.line(seat, "develop"), table.line(seat, "settle")


@pytest.mark.rule("RG-EXPLORE-01")
def test_each_explorer_scouts_or_stocks_and_ends_in_the_citizenry() -> None:
    for tasks in ("TTT", "TST", "SSS"):
        table = exploring("red 2 white", "credits 1")
        for task in tasks:
            offered = [type(choice) for choice in table.offers(0)]
            assert (offered.count(Stock), offered.count(Scout)) == (1, 1)
            kind = Stock if task == "T" else Scout
            table.play(0, next(choice for choice in table.offers(0) if isinstance(choice, kind)))
            if task == "S":
                table.play(0, table.offers(0)[0])
        assert table.line(0, "citizenry") == "2 white red"
        assert table.line(0, "cup") == ""
        assert table.player(0).credits == 1 + 2 * tasks.count("T")
        assert table.player(0).zone == tasks.count("S")
        assert table.asked(0) == ""


@pytest.mark.rule("RG-FAQ-10")
def test_no_explorer_is_kept_back() -> None:
    table = exploring("white")
    assert table.refusal(0, Done()) == "RG-FAQ-10"
    assert set(table.offers(0)) == {Stock(WHITE), Scout(WHITE)}


@pytest.mark.rule("RG-EXPLORE-13")
@pytest.mark.parametrize(("before", "after"), [(3, 5), (8, 10), (9, 10), (10, 10)])
def test_stocking_brings_two_credits(before: int, after: int) -> None:
    assert exploring("white", f"credits {before}").play(0, Stock(WHITE)).player(0).credits == after


@pytest.mark.rule("RG-EXPLORE-02")
def test_tiles_are_abandoned_before_any_is_drawn_and_placed_after() -> None:
    table = exploring("white", "develop Public Works", "bag T01 T02 *")
    assert table.refusal(0, Lay(0, DEV)) == "RG-EXPLORE-05"
    table.play(0, Abandon(tile("Public Works")))
    assert table.events(Found) == []
    assert table.refusal(0, Stock(WHITE)) == "RG-EXPLORE-02"
    table.play(0, Scout(WHITE))
    assert table.player(0).offer == (0, 1)
    assert table.refusal(0, Abandon(0)) == "RG-EXPLORE-02"
    assert table.offers(0) == [Lay(0, DEV), Lay(0, WORLD), Lay(1, DEV), Lay(1, WORLD)]


@pytest.mark.rule("RG-EXPLORE-03", "RG-EXPLORE-04")
@pytest.mark.parametrize("abandoned", [0, 1, 2, 3])
def test_a_scout_draws_one_tile_more_than_it_abandons(abandoned: int) -> None:
    table = exploring("white", "develop Public Works; Space Docks; Diversification")
    names = ("Public Works", "Space Docks", "Diversification")[:abandoned]
    table.play(0, *(Abandon(tile(name)) for name in names), Scout(WHITE))
    assert len(table.player(0).offer) == 1 + abandoned
    assert [event.wanted for event in table.told if isinstance(event, Scouted)] == [1 + abandoned]


@pytest.mark.rule("RG-EXPLORE-05")
@pytest.mark.parametrize(
    ("gone", "left"),
    [
        ("Public Works", ("Space Docks; Diversification", "Gem World")),
        ("Space Docks", ("Public Works; Diversification", "Gem World")),
        ("Diversification", ("Public Works; Space Docks", "Gem World")),
        ("Gem World", ("Public Works; Space Docks; Diversification", "")),
    ],
)
def test_a_tile_is_abandoned_from_any_place_of_either_stack(gone: str, left: tuple[str, str]) -> None:
    table = exploring("white", "develop Public Works; Space Docks; Diversification\nsettle Gem World")
    assert zone(table.play(0, Abandon(tile(gone)))) == left
    assert table.refusal(0, Abandon(tile(gone))) == "RG-EXPLORE-05"
    assert table.refusal(0, Abandon(99)) == "RG-EXPLORE-05"


@pytest.mark.rule("RG-EXPLORE-06")
def test_abandoned_tiles_lie_under_the_explore_tile_and_are_not_drawn_again() -> None:
    table = exploring("2 white", "develop Public Works")
    table.play(0, Abandon(tile("Public Works")), Scout(WHITE))
    assert table.player(0).abandoned == (tile("Public Works"),)
    for _ in range(2):
        table.play(0, table.offers(0)[0])
    seen = {t for event in table.told if isinstance(event, Found) for t in event.tiles or ()}
    assert tile("Public Works") not in seen
    assert tile("Public Works") not in table.game.bag + table.player(0).lane


@pytest.mark.rule("RG-EXPLORE-07")
def test_tiles_of_an_earlier_scout_can_be_abandoned_by_the_next() -> None:
    table = exploring("2 white")
    table.play(0, Scout(WHITE), Lay(0, DEV), Abandon(0), Scout(WHITE))
    assert len(table.player(0).offer) == 2
    assert table.player(0).abandoned == (0,)


@pytest.mark.rule("RG-EXPLORE-08")
def test_each_drawn_tile_goes_under_a_stack_in_any_order() -> None:
    base = "develop Public Works; Space Docks\nsettle Gem World"
    for order in ((0, 1), (1, 0)):
        table = exploring("white", base)
        table.play(0, Abandon(tile("Space Docks")), Scout(WHITE), Lay(order[0], DEV), Lay(order[1], DEV))
        names = [TILES[t].development.name for t in order]
        assert zone(table)[0] == "; ".join(["Public Works", *names])
    table = exploring("white", base).play(0, Scout(WHITE), Lay(0, WORLD))
    assert zone(table) == ("Public Works; Space Docks", "Gem World; Artist Colony")
    other = exploring("white", base).play(0, Scout(WHITE))
    assert other.refusal(0, Lay(0, WORLD, True)) == "RG-EXPLORE-08"


@pytest.mark.rule("RG-EXPLORE-09")
def test_every_drawn_tile_must_be_placed() -> None:
    table = exploring("2 white").play(0, Scout(WHITE))
    assert table.refusal(0, Scout(WHITE)) == "RG-EXPLORE-09"
    assert table.refusal(0, Done()) == "RG-EXPLORE-09"
    assert table.refusal(0, Lay(50, DEV)) == "RG-EXPLORE-09"
    assert all(isinstance(choice, Lay) for choice in table.offers(0))


@pytest.mark.rule("RG-EXPLORE-10")
def test_dice_stay_on_a_stack_whose_tiles_are_all_abandoned() -> None:
    table = exploring("white", "develop Public Works [2 red]")
    table.play(0, Abandon(tile("Public Works")))
    assert table.line(0, "develop") == "[2 red]"
    table.play(0, Scout(WHITE), Lay(0, DEV), Lay(1, DEV))
    assert table.line(0, "develop") == "Galactic Federation; Galactic Bankers [2 red]"


@pytest.mark.rule("RG-EXPLORE-11")
def test_in_play_a_stack_may_be_empty_or_hold_any_number() -> None:
    table = exploring("white", "develop Public Works\nsettle Gem World")
    table.play(0, Abandon(tile("Public Works")), Scout(WHITE), Lay(0, WORLD), Lay(1, WORLD))
    assert [len(stack) for stack in table.player(0).stacks] == [0, 3]


@pytest.mark.rule("RG-EXPLORE-12")
def test_abandoned_tiles_return_to_the_bag_when_the_phase_ends() -> None:
    table = exploring("white", "develop Public Works; Space Docks")
    before = len(table.game.bag) + len(table.player(0).lane) + len(table.player(1).lane)
    table.play(0, Abandon(tile("Public Works")), Abandon(tile("Space Docks")), Scout(WHITE))
    for _ in range(3):
        table.play(0, table.offers(0)[0])
    assert table.player(0).abandoned == ()
    assert len(table.game.bag) == before - 3 + 2
    assert {tile("Public Works"), tile("Space Docks")} <= set(table.game.bag)
    assert table.player(0).lane == table.player(1).lane == ()


def test_the_bag_is_shaken_when_the_phase_ends() -> None:
    table = exploring("white").play(0, Stock(WHITE))
    assert sorted(table.game.bag) == list(range(55))
    assert table.game.bag != tuple(range(55))


@pytest.mark.rule("RG-EXAMPLE-01")
def test_example_three_scouts_in_a_row() -> None:
    table = exploring("3 white", "develop Public Works\nsettle Gem World")
    sizes, draws, piles = [table.player(0).zone], [], [0]
    for abandoned in (0, 1, 2):
        for _ in range(abandoned):
            table.play(0, next(choice for choice in table.offers(0) if isinstance(choice, Abandon)))
        table.play(0, Scout(WHITE))
        draws.append(len(table.player(0).offer))
        piles.append(len(table.player(0).abandoned))
        while len(table.player(0).offer) > 1:
            table.play(0, table.offers(0)[0])
        last = table.player(0).offer[0]
        sizes.append(table.player(0).zone + 1)
        table.play(0, Lay(last, WORLD))
    assert (sizes, draws, piles) == ([2, 3, 4, 5], [1, 2, 3], [0, 0, 1, 3])


@pytest.mark.rule("RG-TILE-ALIEN-ARCHAEOLOGY-01", "RG-POWER-10")
def test_a_yellow_die_is_an_alien_explorer_however_it_came_there() -> None:
    ready = f"{OTHER}\nselected explore white\n{PLAIN}\nselected explore white"
    for ask, workers, choices in (
        ("SelectPhase 0", "ship: yellow", [Select(EXPLORE, SHIP, YELLOW)]),
        ("PlaceWilds 0", "wild: yellow; ship: white", [Place(YELLOW, EXPLORE), Select(EXPLORE, SHIP, WHITE)]),
        (
            "SelectPhase 0",
            "ship: white yellow",
            [Select(EXPLORE, SHIP, WHITE), Use(side("Nanotechnology")), Move(SHIP, YELLOW, EXPLORE)],
        ),
    ):
        table = Drawn(
            "screens\nnext Reveal\nplayer 2 New Sparta\ncredits 1\n"
            f"built Nanotechnology\nworkers {workers}\nask {ask}\n{ready}"
        )
        table.play(0, *choices)
        table.play(0, *([Ready()] if table.asked(0) == "ReassignWorkers" else [Done(), Ready()]))
        table.play(0, Stock(YELLOW))
        assert table.player(0).credits == 5


# The bag running low


def bag_of(number: int, *names: str) -> str:
    """A bag of so many tiles; the others are in the third player's zone, or named."""
    ids = [printed.id for n, printed in enumerate(TILES) if n not in map(tile, names)]
    return "bag " + " ".join(ids[:number])


def hoarder(number: int, *names: str) -> str:
    """A player whose development stack holds all tiles that are not in the bag and not named."""
    kept = [n for n in range(len(TILES)) if n not in map(tile, names)][number:]
    return f"{THIRD}\ndevelop " + "; ".join(TILES[n].development.name for n in kept)


def scarce(number: int, explorers: str, *names: str, zone: str = "", second: str = "") -> Drawn:
    return Drawn(
        f"""
        {bag_of(number, *names)}
        next Explore
        {PLAIN}
        {zone}
        workers explore: {explorers}
        {OTHER}
        {second}
        {hoarder(number, *names)}
        """.replace("\n        \n", "\n")
    )


@pytest.mark.rule("RG-FAQ-14")
def test_with_few_tiles_left_explore_is_played_in_strict_order() -> None:
    # Faction numbers 7, 9 and 1: the third player would begin, then 7, then 9.
    enough = scarce(4, "2 white", second="workers explore: 2 red")
    assert enough.events(PhaseBegan) == [PhaseBegan(0, False)]
    assert sorted(enough.game.asks) == [0, 1]
    short = scarce(3, "2 white", second="workers explore: 2 red")
    assert short.events(PhaseBegan) == [PhaseBegan(0, True)]
    assert sorted(short.game.asks) == [0]
    short.play(0, Stock(WHITE), Stock(WHITE))
    assert sorted(short.game.asks) == [1]


@pytest.mark.rule("RG-RULING-14")
def test_what_a_zone_could_exchange_counts_as_demand() -> None:
    zone = "develop Public Works; Space Docks"
    assert scarce(4, "2 white", "Public Works", "Space Docks", zone=zone).events(PhaseBegan) == [PhaseBegan(0, False)]
    assert scarce(3, "2 white", "Public Works", "Space Docks", zone=zone).events(PhaseBegan) == [PhaseBegan(0, True)]
    assert scarce(3, "white", "Public Works", "Space Docks", zone=zone).events(PhaseBegan) == [PhaseBegan(0, False)]


def test_lanes_are_what_each_may_need_and_an_equal_share_of_the_rest() -> None:
    table = scarce(9, "2 white", second="workers explore: red")
    assert [player.lane for player in table.game.players] == [(0, 1, 2, 3), (4, 5, 6), (7, 8)]
    assert table.game.bag == ()


@pytest.mark.rule("RG-TIMING-01")
def test_who_is_quicker_does_not_matter() -> None:
    results = []
    for order in ((0, 1), (1, 0)):
        table = scarce(9, "2 white", second="workers explore: red")
        for seat in order:
            table.play(seat, Scout(WHITE if seat == 0 else RED), table_lay(table, seat))
        table.play(0, Scout(WHITE))
        table.play(0, table_lay(table, 0))
        results.append((table.player(0).stacks, table.player(1).stacks, table.game.bag))
    assert results[0] == results[1]
    assert results[0][0][0] == [(0, 1), ()][0]


def table_lay(table: Drawn, seat: int) -> Choice:
    lane = table.player(seat).offer or table.player(seat).lane
    return Lay(lane[0], DEV)


@pytest.mark.rule("RG-RULING-14")
def test_a_scout_whose_lane_is_dry_waits_until_the_others_are_done() -> None:
    names = ("Public Works", "Space Docks")
    # Demand 4 + 1 of 5 tiles: the first lane holds four, and a second exchange of the zone wants more.
    table = scarce(5, "2 white", *names, zone="develop Public Works; Space Docks", second="workers explore: red")
    assert not table.game.strict
    lane = table.player(0).lane
    table.play(0, Abandon(tile("Public Works")), Abandon(tile("Space Docks")), Scout(WHITE))
    table.play(0, *(Lay(t, DEV) for t in lane[:3]), Abandon(lane[0]), Scout(WHITE))
    assert table.player(0).owed == 2
    assert table.asked(0) == ""
    other = table.player(1).lane[0]
    table.play(1, Scout(RED), Lay(other, DEV))
    assert table.asked(0) == "LayScouted"
    assert len(table.player(0).offer) == 2
    assert table.player(0).offer[0] == lane[3]
    assert table.events(Refilled) == [Refilled(3)]  # and one of the three abandoned tiles


@pytest.mark.rule("RG-FAQ-12")
def test_a_bag_too_small_for_a_scout_is_drawn_out_and_filled_with_the_abandoned_tiles() -> None:
    names = ("Public Works", "Space Docks", "Gem World", "New Vinland")
    table = scarce(1, "2 white", *names, zone="develop Public Works; Space Docks\nsettle Gem World; New Vinland")
    table.play(0, Abandon(tile("Public Works")), Abandon(tile("Space Docks")))
    table.play(0, Abandon(tile("Gem World")), Abandon(tile("New Vinland")))
    assert len(table.player(0).abandoned) == 4
    table.play(0, Scout(WHITE))
    assert len(table.player(0).offer) == 5
    assert table.player(0).offer[0] == 0
    assert set(table.player(0).offer[1:]) == set(map(tile, names))
    assert table.events(Refilled) == [Refilled(4)]


def test_only_as_many_abandoned_tiles_are_drawn_as_were_missing() -> None:
    names = ("Public Works", "Space Docks", "Gem World", "New Vinland")
    table = Drawn(
        f"""
        {bag_of(1, *names)}
        next InTurn 0
        {PLAIN}
        develop Public Works; Space Docks
        workers explore: white
        {OTHER}
        abandoned T{TILES[tile("Gem World")].id[1:]} T{TILES[tile("New Vinland")].id[1:]}
        {hoarder(1, *names)}
        """
    )
    table.play(0, Abandon(tile("Public Works")), Abandon(tile("Space Docks")), Scout(WHITE))
    assert len(table.player(0).offer) == 3
    assert len(table.player(0).lane) == 2
    assert [player.abandoned for player in table.game.players] == [(), (), ()]


RARE = f"""
    bag
    next InTurn 0
    {PLAIN}
    workers explore: white
    {{zone}}
    {OTHER}
    {{second}}
    {THIRD}
    {{third}}
"""


def rare(zones: tuple[int, int, int]) -> Drawn:
    """A bag without any tile, with so many tiles in the players' zones and the rest built by the last."""
    names = [printed.development.name for printed in TILES]
    lines, at = [], 0
    for size in zones:
        lines.append(f"develop {'; '.join(names[at : at + size])}" if size else "")
        at += size
    built = "built " + "; ".join(names[at:])
    text = RARE.format(zone=lines[0], second=lines[1], third=f"{built}\n{lines[2]}")
    return Drawn("\n".join(line for line in text.splitlines() if line.strip()))


@pytest.mark.rule("RG-FAQ-13")
def test_very_rare_everyone_with_three_tiles_gives_one_up_for_the_scout() -> None:
    table = rare((4, 3, 2))
    table.play(0, Abandon(0), Abandon(1), Scout(WHITE))
    # Both abandoned tiles come back, and one more is owed: with 4 and 3 tiles the first two players give one each.
    assert len(table.player(0).offer) == 2
    table.play(0, *(Lay(t, DEV) for t in table.player(0).offer))
    assert [seat for seat in range(3) if table.asked(seat) == "GiveUp"] == [0, 1]
    assert table.refusal(1, Done()) == "RG-FAQ-13"
    assert table.refusal(1, Abandon(0)) == "RG-FAQ-13"
    assert set(table.offers(1)) == {Abandon(4), Abandon(5), Abandon(6)}
    table.play(1, Abandon(5)).play(0, Abandon(3))
    assert len(table.player(0).offer) == 1
    assert table.player(0).offer[0] in (3, 5)
    table.play(0, Lay(table.player(0).offer[0], DEV))
    assert table.player(0).owed == 0
    assert [player.zone for player in table.game.players] == [4, 2, 2]


@pytest.mark.rule("RG-RULING-13")
def test_very_rare_dice_stay_and_nobody_gives_below_three() -> None:
    table = rare((2, 2, 2))
    table.play(0, Scout(WHITE))
    assert table.asked(0) == table.asked(1) == table.asked(2) == ""
    assert (table.player(0).owed, table.player(0).zone) == (0, 2)
    assert table.line(0, "citizenry") == "white"


@pytest.mark.rule("RG-RULING-13")
def test_very_rare_is_repeated_while_somebody_has_three() -> None:
    table = rare((0, 4, 0))
    me = table.player(0)
    me.workers[0] += 1
    table.game.players[0].stacks = [(), ()]
    table.play(0, Scout(WHITE))
    table.play(1, Abandon(0))
    table.play(0, Lay(0, DEV), Abandon(0), Scout(WHITE))
    assert me.offer == (0,)
    table.play(0, Lay(0, DEV))
    assert table.asked(1) == "GiveUp"
    table.play(1, Abandon(2))
    table.play(0, Lay(2, DEV))
    assert (me.zone, table.player(1).zone) == (2, 2)


def test_an_explorer_s_colour_matters_only_where_a_power_looks_at_it() -> None:
    table = exploring("white red purple yellow")
    assert table.offers(0) == [Stock(WHITE), Stock(YELLOW), Scout(WHITE), Scout(YELLOW)]
    table.play(0, Stock(WHITE))
    assert Stock(RED) in table.offers(0)
    table.play(0, Stock(RED))
    assert Stock(PURPLE) in table.offers(0)


def test_nobody_rearranges_without_the_power() -> None:
    table = exploring("white", "develop Public Works; Space Docks")
    assert table.refusal(0, Raise(tile("Space Docks"), DEV)) == "RG-POWER-02"
