"""Ships and flights as text, both ways, and what is said when the text is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given

from startable.engine.game import apply, proceed
from startable.games.trucker.choices import GiveUp, Ready
from startable.games.trucker.edition import EDITIONS
from startable.games.trucker.notation import BadNotation, flight_text, read_flight, read_ship, ship_text
from startable.games.trucker.setup import pieces
from startable.games.trucker.ship import Hull
from tests.games.trucker.test_ship import ships

BOARD = EDITIONS["2021"].boards["II"]
SHIP = """\
   4  5  6        7        8         9  10
5  -  -  .        -        .         -  -
6  -  .  .        g0020^   .         .  -
7  .  .  c3101:P  @3333:2  H2110:YG  .  .
8  .  .  .        E1000v   .         .  .
9  .  .  .        -        .         .  ."""


def test_a_ship_is_written_as_it_is_read() -> None:
    cells, aboard = read_ship(BOARD, SHIP)
    assert ship_text(BOARD, cells, aboard) == SHIP


@given(ships)
def test_any_ship_comes_back_from_its_text_with_the_same_geometry(built: Hull) -> None:
    text = ship_text(built.board, built.cells)
    cells, _ = read_ship(built.board, text)
    assert ship_text(built.board, cells) == text
    again = Hull(built.board, cells)
    assert (again.faults, again.exposed, again.parts) == (built.faults, built.exposed, built.parts)


FLIGHT = f"level II\ndeck 21-II-06 21-I-04\nflown 21-II-05\ntrucker at 9 credits 3 lost 21-cabin-3220\n{SHIP}\n"


def test_a_flight_is_written_as_it_is_read_and_loses_no_piece() -> None:
    game = read_flight(FLIGHT)
    assert flight_text(game) == FLIGHT
    count = pieces(game)
    assert (count["tile 21-cabin-3220"], count["energy"], count["astronaut"], count["purple alien"]) == (1, 40, 42, 4)
    assert sum(number for name, number in count.items() if name.startswith("tile")) == 152 + 1
    assert sum(number for name, number in count.items() if name.startswith("card")) == 60
    proceed(game)
    assert game.truckers[0].credits == 3


@pytest.mark.rule("GT-CHECK-06")
def test_a_component_outside_the_board_is_refused() -> None:
    with pytest.raises(BadNotation, match="GT-CHECK-06: row 5, column 7 is outside the board of level II"):
        read_ship(BOARD, "7\n5 c3101")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "a line of column numbers"),
        ("7 x\n7 @3333 .", "a line of column numbers"),
        ("7 8\n7 @3333", "needs 2 squares, not 1"),
        ("7\n7 x3333", "cannot read x3333 in row 7, column 7"),
        ("7\n7 c3333", "there is no such tile"),
        ("7 8\n7 c3101 c3101", "every such tile is used already"),
        ("7\n7 c3101:R", "it cannot carry that"),
        ("7\n7 b3000:3", "it cannot carry that"),
        ("7\n7 s0013^:R", "it cannot carry that"),
        ("7\n7 h3000:RRR", "it cannot carry that"),
        ("7\n7 e1000v:2", "it cannot carry that"),
    ],
)
def test_a_ship_that_cannot_be_read_says_where_and_why(text: str, says: str) -> None:
    with pytest.raises(BadNotation, match=says):
        read_ship(BOARD, text)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("level II", "level IX", "there is no level IX"),
        ("21-II-06", "21-II-99", "there is no card 21-II-99"),
        ("trucker at 9", "trucker by 9", "cannot read the trucker"),
        ("lost 21-cabin-3220", "lost 21-cabin-3101", "there is no tile 21-cabin-3101 left to lose"),
        ("level II\n", "", "a flight needs a level"),
    ],
)
def test_a_flight_that_cannot_be_read_says_why(old: str, new: str, says: str) -> None:
    with pytest.raises(BadNotation, match=says):
        read_flight(FLIGHT.replace(old, new))


def test_a_flight_is_only_written_between_cards() -> None:
    game = read_flight(FLIGHT)
    game.card = 3
    with pytest.raises(BadNotation, match="between two cards"):
        flight_text(game)


def test_whoever_has_given_up_is_written_as_out() -> None:
    text = "level I\ndeck 21-I-05\nflown\ntrucker out credits 3\n7\n7 @3333:2\ntrucker at 2 credits 0\n7\n7 @3333:2\n"
    game = read_flight(text)
    assert [me.flying for me in game.truckers] == [False, True]
    lines = [line for line in flight_text(game).splitlines() if line.startswith("trucker")]
    assert lines == ["trucker out credits 3", "trucker at 2 credits 0"]


TREK = """level III
trek cosmopolite corridor
spent 21-I-01 21-II-03
deck 21-I-05
flown 21-I-04
trucker at 4 credits 2 title corridor gold lost 21-cabin-3220
7
7 @3333:2
trucker out credits 0 title cosmopolite
7
7 @3333:2
"""


def test_a_trek_is_written_with_its_titles_and_the_cards_that_are_out() -> None:
    game = read_flight(TREK)
    assert (game.level, game.flight, game.holders, game.golden) == ("III", 2, (1, 0), 0b10)
    written = [line for line in flight_text(game).splitlines() if line[0].isalpha()]
    assert written == [line for line in TREK.splitlines() if line[0].isalpha()]
    assert flight_text(read_flight(flight_text(game))) == flight_text(game)
    assert sum(count for name, count in pieces(game).items() if name.startswith("card")) == 60
    assert pieces(game)["title corridor"] == 1


@pytest.mark.parametrize(
    ("wrong", "right", "problem"),
    [
        ("level L", "level III", "no flight of level L"),
        ("trek corridor", "trek cosmopolite corridor", "as many titles as truckers"),
        ("trek cosmopolite pirate", "trek cosmopolite corridor", "no title pirate here"),
        ("title power gold", "title corridor gold", "no title power here"),
        ("title corridor", "title cosmopolite", "the title corridor is held twice"),
        ("out credits 0", "out credits 0 title cosmopolite", "titles are held from the second flight on"),
        ("level I\n", "level III\n", "titles are held from the second flight on"),
        ("title corridor silver", "title corridor gold", "cannot read the trucker"),
    ],
)
def test_a_trek_that_makes_no_sense_is_refused_with_the_reason(wrong: str, right: str, problem: str) -> None:
    assert right in TREK
    with pytest.raises(BadNotation, match=problem):
        read_flight(TREK.replace(right, wrong))


def test_after_a_flight_of_a_trek_as_text_the_next_one_follows() -> None:
    game = read_flight(TREK.replace("level III", "level II"))
    proceed(game)
    apply(game, 0, GiveUp())
    for seat in (0, 1):
        apply(game, seat, Ready())
    assert (game.level, game.launched) == ("III", False)


def test_what_is_aboard_is_written_on_every_kind_of_component() -> None:
    board = EDITIONS["2021"].boards["I"]
    cells, aboard = read_ship(board, "6 7 8\n6 . h0030:YB .\n7 c2121:P @3333:1 b0003:2\n8 p2220 B1000:3 .")
    written = ship_text(board, cells, aboard).split()
    assert [token for token in written if ":" in token] == ["h0030:YB", "c2121:P", "@3333:1", "b0003:2", "B1000:3"]
    assert read_ship(board, ship_text(board, cells, aboard)) == (cells, aboard)
    assert ":" not in ship_text(board, cells, [0] * len(aboard))


# The 2007 edition

OLD_BOARD = EDITIONS["2007"].boards["II"]
ROUND = """\
level II
edition 2007 rounds=I-II-III ship=both
spent 07-I-01
deck 07-II-06 07-I-04
flown 07-II-05
trucker at 9 credits 3 lost 07-cabin-3220
   3  4  5  6  7        8  9  10  11
4  -  -  -  -  .        -  -  -   -
5  -  -  -  .  .        .  -  -   -
6  -  -  .  .  .        .  .  -   -
7  -  -  .  .  @3333:2  .  .  -   -
8  -  .  .  .  E1000v   .  .  .   -
9  -  .  .  .  -        .  .  .   -
"""


def test_a_round_is_written_as_it_is_read_with_the_pieces_of_its_box() -> None:
    game = read_flight(ROUND)
    assert flight_text(game) == ROUND
    assert (game.levels, game.flight) == (("I", "II", "III", "IIIA"), 1)
    count = pieces(game)
    assert (count["tile 07-cabin-3220"], count["energy"], count["astronaut"]) == (1, 36, 40)
    assert sum(number for name, number in count.items() if name.startswith("tile 07")) == 140 + 1
    assert sum(number for name, number in count.items() if name.startswith("card 07")) == 60


@pytest.mark.parametrize(
    ("level", "levels"),
    [("L", ("L",)), ("I", ("I",)), ("II", ("II",)), ("III", ("III",)), ("IIIA", ("IIIA",)), ("IV", ("IV",))],
)
def test_a_round_by_itself_needs_no_options(level: str, levels: tuple[str, ...]) -> None:
    game = read_flight(f"level {level}\nedition 2007\ndeck\ntrucker at 9\n7\n7 @3333:2\n")
    assert (game.levels, game.setting.edition) == (levels, "2007")
    assert read_flight(flight_text(game)).setting == game.setting


def test_partners_are_written_with_their_purse() -> None:
    ship = "7\n7 @3333:2\n"
    truckers = "".join(f"trucker at {9 - seat} credits {(5, 5, 2, 2)[seat]}\n{ship}" for seat in range(4))
    game = read_flight(f"level I\nedition 2007 teams=true\ndeck\n{truckers}")
    assert [me.credits for me in game.truckers] == [5, 0, 2, 0]
    text = flight_text(game)
    assert [line for line in text.splitlines() if line.startswith("trucker")] == [
        f"trucker at {9 - seat} credits {(5, 5, 2, 2)[seat]}" for seat in range(4)
    ]
    assert "edition 2007 rounds=I teams=True" in text
    assert flight_text(read_flight(text)) == text


@pytest.mark.parametrize(
    ("head", "message"),
    [
        ("level II\nedition 2007\ndeck 21-I-01", "there is no card 21-I-01"),
        ("level II\nedition 2007 rounds=III\ndeck", "a game of these rounds has no flight of level II"),
        ("level II\nedition 2007 teams=true\ndeck", "teams are for 4 players"),
        ("level II\nedition 2007 rounds=X\ndeck", "rounds"),
        ("level II\nedition 2007 teams\ndeck", "Expected `bool`"),
        ("level II\nedition 2007 team=true\ndeck", "an edition has no option team; its options are: rounds, training"),
        ("level IIIA\ndeck", "there is no level IIIA"),
        (
            "level IV\nedition 2007\nbridges 2\ndeck",
            "up to 2 dice of 1 to 6 join the ships of class IVC, and no others",
        ),
        ("level IVC\nedition 2007\nbridges 2 3 4\ndeck", "up to 2 dice of 1 to 6"),
        ("level IVC\nedition 2007\nbridges 7\ndeck", "up to 2 dice of 1 to 6"),
        ("level IVC\nedition 2007\nbridges 12\ndeck", "up to 2 dice of 1 to 6"),
        ("level I\nedition 2007\ntrek power\ndeck", "a trek needs as many titles as truckers"),
    ],
)
def test_what_is_no_round_is_refused(head: str, message: str) -> None:
    with pytest.raises(BadNotation, match=message):
        read_flight(f"{head}\ntrucker at 9\n7\n7 @3333:2\n")


def test_a_tile_of_another_box_is_refused() -> None:
    with pytest.raises(BadNotation, match="there is no such tile"):
        read_ship(BOARD, "7\n7 c3012")
    assert read_ship(OLD_BOARD, "7\n7 c3012")[0][OLD_BOARD.start] >= 4 * 156
    with pytest.raises(BadNotation, match="there is no tile 21-cabin-3220 left to lose"):
        read_flight("level I\nedition 2007\ndeck\ntrucker at 9 lost 21-cabin-3220\n7\n7 @3333:2\n")


FLEET = """level IVC
edition 2007 rounds=III ship=IVC
bridges 2 5
deck 07-III-09
flown
trucker at 12 credits 3 premium 5 stored RBB
{ship}
trucker at 9 credits 0
5
5 @3333:2
"""


def test_a_fleet_is_written_with_its_dice_its_premium_and_its_stores() -> None:
    game = read_flight(FLEET.format(ship="4 5 9\n5 c2121:2 @3333:2 .\n7 b3000:1 . .\n9 . . c3020:2"))
    me = game.truckers[0]
    assert (game.bridges, me.premium, me.stored) == ((2, 5), 5, (1, 0, 0, 2))
    assert game.truckers[1].stored == (0, 0, 0, 0)
    text = flight_text(game)
    assert "bridges 2 5" in text.splitlines()
    assert "trucker at 12 credits 3 premium 5 stored RBB" in text.splitlines()
    assert flight_text(read_flight(text)) == text
    count = pieces(game)
    assert (count["red"], count["blue"], count["energy"]) == (12, 17, 36)


def test_a_square_that_no_die_has_opened_is_outside_the_board() -> None:
    with pytest.raises(BadNotation, match="row 7, column 5 is outside the board of level IVC"):
        read_flight(FLEET.format(ship="5\n5 @3333:2\n7 b3000:1"))
    board = EDITIONS["2007"].boards["IVC"]
    row = ship_text(board, board.empty).splitlines()[4]
    assert row.split() == ["7", *["-"] * 11]


def test_a_premium_must_be_one_of_the_board() -> None:
    text = FLEET.format(ship="5\n5 @3333:2")
    assert read_flight(text).truckers[0].premium == 5
    with pytest.raises(BadNotation, match=r"not insured for 4: its premiums are \[2, 5, 8\]"):
        read_flight(text.replace("premium 5", "premium 4"))


def test_only_fleets_have_premiums_and_stores() -> None:
    for word, says in (
        ("premium 5", "its premiums are none"),
        ("stored R", "only ships of a fleet leave goods behind"),
    ):
        with pytest.raises(BadNotation, match=says):
            read_flight(f"level IV\nedition 2007\ndeck\ntrucker at 9 {word}\n7\n7 @3333:2\n")
