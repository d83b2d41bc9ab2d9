"""Ship geometry: the rules of joints, faults, exposed connectors and powers, and a slow reference to agree with."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from startable.games.trucker.components import CONNECTORS, FRONT, LEFT, REAR, RIGHT
from startable.games.trucker.edition import EDITIONS
from startable.games.trucker.ship import Hull, bits, hull, joins
from tests.games.trucker.positions import ship
from tests.games.trucker.reference import Slow

EDITION = EDITIONS["2021"]


@pytest.mark.rule("GT-CONN-02", "GT-CONN-03", "GT-CONN-04")
@pytest.mark.parametrize(
    ("a", "b", "joint"),
    [(1, 1, True), (2, 2, True), (1, 2, False), (2, 1, False), (3, 1, True), (3, 2, True), (3, 3, True), (1, 3, True)]
    + [(0, 0, False), (0, 3, False), (1, 0, False)],
)
def test_connectors_join_their_own_kind_and_universal_ones_join_all(a: int, b: int, joint: bool) -> None:
    assert joins(a, b) is joint


def fault_rules(drawn: str) -> set[tuple[str, tuple[tuple[int, int], ...]]]:
    found = ship(drawn)
    where = found.board.squares
    return {(fault.rule, tuple(where[square] for square in fault.squares)) for fault in found.faults}


@pytest.mark.rule("GT-CHECK-01", "GT-CONN-07")
def test_a_single_connector_against_a_double_one_is_a_fault_even_beside_a_good_joint() -> None:
    drawn = """
          7      8
        7 @3333  c1121
        8 .      c1212
    """
    assert fault_rules(drawn) == {("GT-CHECK-01", ((7, 8), (8, 8))), ("GT-CHECK-07", ((8, 8),))}


@pytest.mark.rule("GT-CHECK-02", "GT-CONN-05")
def test_a_connector_against_a_smooth_side_is_a_fault_whatever_its_kind() -> None:
    assert ("GT-CHECK-02", ((7, 7), (7, 8))) in fault_rules("7 8\n7 @3333 h3000")
    assert ("GT-CHECK-02", ((7, 8), (7, 9))) in fault_rules("7 8 9\n7 @3333 c2101 c3010")


@pytest.mark.rule("GT-CHECK-03", "GT-PART-ENGINE")
@pytest.mark.parametrize(("drawn", "fault"), [("e1000v", False), ("e0100<", True), ("e0010^", True), ("e0001>", True)])
def test_an_exhaust_must_face_the_rear(drawn: str, fault: bool) -> None:
    rules = {rule for rule, _ in fault_rules(f"7\n7 @3333\n8 {drawn}")}
    assert ("GT-CHECK-03" in rules) is fault


@pytest.mark.rule("GT-CHECK-04")
def test_nothing_may_stand_right_behind_an_engine() -> None:
    close = "7 8\n7 @3333 e0203v\n8 +3322 h3000"
    assert ("GT-CHECK-04", ((7, 8), (8, 8))) in fault_rules(close)
    apart = "7 8\n7 @3333 e0203v\n8 +3322 .\n9 +3231 h3000"
    assert not any(rule == "GT-CHECK-04" for rule, _ in fault_rules(apart))


@pytest.mark.rule("GT-CHECK-05", "GT-PART-CANNON")
@pytest.mark.parametrize(
    ("cannon", "row", "column"), [("g0120^", 6, 7), ("g0012>", 7, 8), ("g2001v", 8, 7), ("g1200<", 7, 6)]
)
def test_nothing_may_stand_right_before_a_muzzle(cannon: str, row: int, column: int) -> None:
    """A cannon in the middle, and a hold before its muzzle in each of the four directions."""
    rows = {6: [".", ".", "."], 7: [".", cannon, "."], 8: [".", ".", "."]}
    rows[row][column - 6] = "h3000"
    text = "6 7 8\n" + "\n".join(f"{number} {' '.join(squares)}" for number, squares in rows.items())
    assert ("GT-CHECK-05", ((7, 7), (row, column))) in fault_rules(text)


@pytest.mark.rule("GT-CHECK-07", "GT-CONN-08", "GT-CONN-06")
def test_a_group_that_no_joint_holds_is_loose() -> None:
    beside_smooth = "7 8\n7 @3333 .\n8 c3010 h3000"
    assert fault_rules(beside_smooth) == {("GT-CHECK-07", ((8, 8),))}
    assert fault_rules("7 8\n7 @3333 .\n8 c3100 h0003") == set()


@pytest.mark.rule("GT-CONN-09", "GT-CONN-10", "GT-EXAMPLE-03")
def test_each_connector_that_faces_no_component_is_exposed_and_counts_once() -> None:
    assert ship("7\n7 @3333").exposed == 4
    mixed = ship("7 8\n7 @3333 c2111\n8 c3010 .")  # universal 2 on the cabin, double, single, single; universal, single
    assert mixed.exposed == 2 + 3 + 1
    assert ship("6 7 8\n7 . @3333 .\n8 . +3322 c3220").exposed == 3 + 1 + 1 + 3


@pytest.mark.rule("GT-EXAMPLE-04", "GT-PART-SHIELD")
def test_two_shields_that_both_cover_the_left_leave_the_right_open() -> None:
    found = ship("6 7 8\n7 s1212< @3333 .\n8 . s1212v .")
    assert [found.shielded[side] for side in (FRONT, RIGHT, REAR, LEFT)] == [True, False, True, True]


@pytest.mark.rule("GT-PART-START")
def test_a_starting_cabin_has_four_universal_connectors() -> None:
    for start in EDITION.starts:
        cells = tuple(start * 4 if square == EDITION.boards["I"].start else -1 for square in range(18))
        assert Hull(EDITION.boards["I"], cells).exposed == 4


def test_a_single_cannon_shoots_for_free_also_beside_a_double_one_in_its_column() -> None:
    for drawn in ("7\n5 g0020^\n7 G0020^", "7\n5 G0020^\n7 g0020^"):
        assert ship(drawn).shooters(FRONT, 7, 0) == (True, True)
    assert ship("7\n5 G0020^").shooters(FRONT, 7, 0) == (False, True)
    assert ship("7\n5 g0020^").shooters(FRONT, 8, 0) == (False, False)


# Random ships, against the slow reference


def random_ship(seed: int, level: str, legal: bool, connectors: int = 4) -> Hull:
    """A ship of tiles with at most so many connectors."""
    rng = random.Random(seed)
    board = EDITION.boards[level]
    tiles = [number for number in EDITION.tiles if CONNECTORS[number * 4] <= connectors]
    rng.shuffle(tiles)
    cells = list(board.empty)
    cells[board.start] = rng.choice(EDITION.starts) * 4
    built = hull(board, tuple(cells))
    for number in tiles[: rng.randrange(60)]:
        if places := built.fits(number) if legal else [square * 4 + rng.randrange(4) for square in built.edge]:
            place = rng.choice(places)
            built = built.with_tile(place // 4, number * 4 + place % 4)
    return built


levels = st.sampled_from(["I", "II", "III"])
ships = st.builds(random_ship, st.integers(0, 10**9), levels, st.booleans())
tangles = st.builds(random_ship, st.integers(0, 10**9), levels, st.booleans(), st.just(2))


@given(ships, st.sampled_from(EDITION.tiles))
def test_where_a_tile_fits_agrees_with_trying_every_square_and_turn(built: Hull, number: int) -> None:
    slow = Slow(built.board, built.cells)
    if not slow.legal():
        return
    places = {(built.board.squares[place // 4], place % 4) for place in built.fits(number)}
    assert places == slow.fits(number)


@given(ships)
def test_faults_are_found_exactly_where_the_reference_finds_a_ship_illegal(built: Hull) -> None:
    assert bool(built.faults) is not Slow(built.board, built.cells).legal()
    assert all(fault.squares for fault in built.faults)


@given(ships)
def test_parts_exposed_connectors_and_corridors_agree_with_the_reference(built: Hull) -> None:
    slow, where = Slow(built.board, built.cells), built.board.squares
    parts = {frozenset(where[square] for square in bits(part)) for part in built.parts}
    assert parts == {frozenset(part) for part in slow.parts()}
    assert [part.bit_count() for part in built.parts] == sorted(map(len, slow.parts()), reverse=True)
    assert built.exposed == slow.exposed()
    assert built.longest_corridor == slow.longest_corridor()


@given(ships, st.integers(0, 3), st.integers(2, 12), st.integers(0, 1))
def test_hits_guns_and_shields_agree_with_the_reference(built: Hull, side: int, line: int, reach: int) -> None:
    slow = Slow(built.board, built.cells)
    square = built.struck(side, line)
    assert (built.board.squares[square] if square >= 0 else None) == slow.struck(side, line)
    guns = slow.guns(side, line, reach)
    assert built.shooters(side, line, reach) == ("cannon" in guns, bool(guns))
    assert {side for side in range(4) if built.shielded[side]} == slow.shields()
    if square >= 0:
        assert built.exposes(square, side) is (slow.side(built.board.squares[square], side) > 0)


@given(ships)
def test_powers_rooms_and_distances_agree_with_the_reference(built: Hull) -> None:
    slow, where = Slow(built.board, built.cells), built.board.squares
    assert (built.engines, len(built.double_engines)) == slow.engines()
    assert (built.cannons / 2, sum(built.double_cannons.values()) / 2) == slow.cannons()
    assert {where[square] for square in built.with_view} == slow.views()
    for square in built.cabins:
        assert built.to_nearest_cabin(square) == slow.distance(where[square])
        homes = slow.homes(where[square]) if slow.kind(where[square]) == "cabin" else set()
        aliens = {3: "purple_life_support", 4: "brown_life_support"}
        assert {aliens[alien] for alien in built.homes.get(square, ())} == homes


@pytest.mark.rule("GT-CHECK-05")
def test_the_foremost_square_counts_like_any_other() -> None:
    assert fault_rules("7\n4 h0030\n5 g0010^\n6 +3130\n7 @3333") >= {("GT-CHECK-05", ((5, 7), (4, 7)))}


@given(tangles)
def test_long_corridors_agree_with_walking_every_path(built: Hull) -> None:
    slow = Slow(built.board, built.cells)
    assert built.longest_corridor == slow.longest_corridor()
    corridors = {built.board.squares[square] for square in bits(built.corridors)}
    assert corridors == {place for place in slow.tiles if slow.corridor(place)}


@given(ships)
def test_what_golden_titles_forbid_agrees_with_the_reference(built: Hull) -> None:
    slow, where = Slow(built.board, built.cells), built.board.squares
    assert {where[square] for square in built.powered} == slow.needy()
    assert {where[square] for square in built.insulated} == slow.insulated()
    assert {where[square] for square in built.lone_holds} == slow.lone_holds()
    for square in built.cabins:
        homes = slow.matched_homes(where[square]) if slow.kind(where[square]) == "cabin" else set()
        aliens = {3: "purple_life_support", 4: "brown_life_support"}
        assert {aliens[alien] for alien in built.matched_homes.get(square, ())} == homes
