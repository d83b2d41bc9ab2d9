"""Class IV with the cards of level III: more of them, more time to build, and every card a little harsher."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec
import pytest

from startable.engine import BadOptions, new, play, view
from startable.games.trucker import TRUCKER, events
from startable.games.trucker.attacks import Strike
from startable.games.trucker.cards import BLUE, CARDS, DECKS, raised
from startable.games.trucker.choices import (
    Accept,
    Decline,
    Finish,
    FlipGlass,
    Improve,
    Land,
    Ready,
    Stow,
    Surrender,
    TakeMore,
    TimeUp,
)
from startable.games.trucker.edition import EDITIONS
from startable.games.trucker.goods import Improving
from startable.games.trucker.setting import Setting
from startable.games.trucker.table import Trucking
from startable.games.trucker.view import Sight
from tests.games.trucker.positions import CABIN, at, flight, hurry, of, refusal, rounds, story

OLD = EDITIONS["2007"]
NEXT = "07-II-06"
GREEN = 2
HOLD = "7 8 9\n7 @3333:2 H0201 h0003"


def harsh(deck: str, *ships: tuple[int, str], dice: Iterable[int] = ()) -> Trucking:
    return flight(f"{deck} {NEXT}", *ships, dice=dice, level="IV", edition="2007")


def crew(cabins: int) -> str:
    """A ship with so many cabins beside the starting one."""
    row = " ".join(str(8 + n) for n in range(cabins))
    tiles = ("c3220:2", "c3202:2", "c3200:2", "c3102:2", "c3101:2")
    return f"7 {row}\n7 @3333:2 {' '.join(tiles[:cabins])}"


# Setting up


@pytest.mark.rule("GT-CLASS4-01", "GT-CLASS4-15", "GT-CLASS4-16")
def test_a_flight_of_class_iv_is_one_of_level_iii_with_higher_stakes() -> None:
    for level in ("IV", "IVC"):
        flight_board, third = OLD.flights[level], OLD.flights["III"]
        assert (
            (flight_board.arrival, flight_board.best_looking)
            == (third.arrival, third.best_looking)
            == ((12, 9, 6, 3), 6)
        )
        assert (flight_board.spaces, flight_board.behind_leader) == (third.spaces, third.behind_leader)
        assert msgspec.structs.asdict(flight_board.stakes) == {
            "strength": 1,
            "crew": 1,
            "credits": 1,
            "goods": 1,
            "losses": 1,
            "attacks": 1,
        }
        assert not any(msgspec.structs.astuple(third.stakes))
    assert rounds(2, rounds="III", ship="IV").levels == ("IV",)
    assert rounds(2, ship="IV").levels == ("I", "II", "IV")
    assert rounds(2, rounds="II-III", ship="III-IVC").levels == ("II", "III", "IVC")


@pytest.mark.rule("GT-CLASS4-02")
@pytest.mark.parametrize("ship", ["IV", "IVC", "III-IV", "III-IVC"])
def test_the_box_has_components_of_class_iv_for_three(ship: str) -> None:
    for seats in (1, 2, 3):
        assert rounds(seats, ship=ship).seats == seats
    with pytest.raises(BadOptions, match="for up to 3 players, not for 4: seat 3, or choose ship=III, IIIA or both"):
        new(TRUCKER, seats=4, edition="2007", ship=ship)
    with pytest.raises(BadOptions, match=f"ship={ship} is for up to 3 players, teams for 4: leave one of them out"):
        new(TRUCKER, seats=4, edition="2007", ship=ship, teams=True)
    with pytest.raises(BadOptions, match=f"ship={ship} is for round 3: choose rounds=III"):
        new(TRUCKER, seats=2, edition="2007", ship=ship, rounds="I-II")
    with pytest.raises(BadOptions, match="ship belongs to the 2007 edition"):
        new(TRUCKER, seats=2, ship=ship)
    assert rounds(4, ship="both").levels == ("I", "II", "III", "IIIA")


@pytest.mark.rule("GT-CLASS4-03")
def test_each_pile_has_one_card_of_level_iii_more() -> None:
    game = rounds(3, rounds="III", ship="IV")
    for pile in game.piles:
        assert Counter(CARDS[card].level for card in pile) == {"I": 1, "II": 1, "III": 3}
    hurry(game)
    assert len(game.piles) == 4
    launched = rounds(2, rounds="III", ship="IV")
    for seat, space in ((0, 1), (1, 2)):
        play(launched, seat, Finish(space))
    assert len(launched.deck) == 20
    assert CARDS[launched.deck[-1]].level == "III"


@pytest.mark.rule("GT-CLASS4-04")
def test_level_iii_cards_of_an_earlier_flight_are_shuffled_back() -> None:
    game = rounds(2, rounds="III", ship="III-IV")
    hurry(game)
    assert (game.level, game.flight) == ("IV", 1)
    assert Counter(CARDS[card].level for card in game.spent) == {"I": 4, "II": 4}
    assert Counter(CARDS[card].level for card in (*game.box, *sum(game.piles, ())))["III"] == 20
    other = rounds(2, rounds="III", ship="both")
    hurry(other)
    assert Counter(CARDS[card].level for card in other.spent) == {"I": 4, "II": 4, "III": 8}


@pytest.mark.rule("GT-CLASS4-05")
def test_the_sand_runs_once_more() -> None:
    game = rounds(2, rounds="III", ship="IV")
    assert (game.flight_board.hourglass, OLD.flights["III"].hourglass) == (5, 4)
    for run in range(2, 5):
        story(game, (-2, TimeUp()), (0, FlipGlass()))
        assert game.glass == run
    story(game, (-2, TimeUp()))
    assert refusal(game, 0, FlipGlass()).rule == "GT-BUILD-23"  # only who has finished turns it onto the final space
    assert not of(events.Stopped, game.told)


def test_boards_of_our_own_say_so() -> None:
    assert {ship.name for ship in OLD.printed.ship if ship.ours} == {"IV", "IVC"}
    assert all(ship.note for ship in OLD.printed.ship if ship.ours)
    assert len(OLD.boards["IV"].squares) == 42
    assert OLD.boards["IV"].printed.limit == 14
    assert (OLD.boards["IV"].parts, OLD.boards["IV"].ships, OLD.boards["IV"].closed) == ((), (), frozenset())


# Cards


@pytest.mark.rule("GT-CLASS4-06", "GT-CLASS4-14")
def test_every_card_is_raised_whatever_its_level_and_nothing_else_changes() -> None:
    stakes, plain = OLD.flights["IV"].stakes, OLD.flights["III"].stakes
    for number in DECKS["2007"]:
        card, more = CARDS[number], raised(CARDS[number], stakes)
        assert raised(card, plain) == card == OLD.faces["III"][number]
        assert OLD.faces["IV"][number] == OLD.faces["IVC"][number] == more
        assert (more.days, more.goods, more.planets, more.level) == (card.days, card.goods, card.planets, card.level)
        assert [line.days for line in more.lines] == [line.days for line in card.lines]
        unchanged = card.kind in ("stardust", "epidemic", "sabotage", "open_space", "planets")
        assert (more == card) is unchanged


@pytest.mark.rule("GT-CLASS4-07")
def test_enemies_are_stronger_by_one() -> None:
    four = "6 7 8\n6 g0010^ g0020^ g0031^\n7 g0021^ @3333:2 ."
    game = harsh("07-I-02", (9, four), (5, CABIN))  # smugglers of 4 against cannons of 4
    assert [event.outcome for event in of(events.Fought, game.told)] == [-1, -1]
    five = harsh("07-I-02", (9, "6 7 8\n6 g0010^ g0020^ g0031^\n7 g0021^ @3333:2 .\n8 . g0010^ ."))
    assert [event.outcome for event in of(events.Fought, five.told)] == [0]


@pytest.mark.rule("GT-CLASS4-08", "GT-CLASS4-09")
def test_abandoned_ships_want_one_more_and_pay_one_more() -> None:
    assert harsh("07-I-18", (9, CABIN)).card < 0  # two are no longer enough
    game = harsh("07-I-18", (9, crew(1)))
    story(game, (0, Accept()), (0, Surrender(at(game, 7, 8))), (0, Surrender(at(game, 7, 8))))
    assert (game.crew(0), game.truckers[0].credits, game.truckers[0].place) == (1, 4, 8)


@pytest.mark.rule("GT-CLASS4-08")
def test_stations_want_one_more() -> None:
    assert harsh("07-I-20", (9, crew(2))).card < 0  # six are no longer enough
    game = harsh("07-I-20", (9, crew(3)))
    assert game.card >= 0
    story(game, (0, Decline()))
    assert game.crew(0) == 8


@pytest.mark.rule("GT-CLASS4-11")
def test_enemies_take_one_more() -> None:
    game = harsh("07-I-01", (9, crew(3)))  # slavers who take three
    for _ in range(4):
        story(game, (0, game.asks[0].choices(game)[0]))
    assert (game.crew(0), game.card) == (4, -1)
    goods = harsh("07-I-02", (9, "7 8 9\n7 @3333:2 H0201:YYY h0003:B"))  # smugglers who take two
    assert goods.cargo(0) == (0, 0, 0, 1)


@pytest.mark.rule("GT-CLASS4-11")
def test_combat_zones_take_one_more_but_no_more_days() -> None:
    lines = OLD.faces["IV"][next(n for n in DECKS["2007"] if CARDS[n].id == "07-III-16")].lines
    assert [(line.days, line.crew, line.goods) for line in lines] == [(0, 0, 5), (0, 5, 0), (0, 0, 0)]
    first = OLD.faces["IV"][next(n for n in DECKS["2007"] if CARDS[n].id == "07-I-16")].lines
    assert [(line.days, line.crew, line.goods) for line in first] == [(3, 0, 0), (0, 3, 0), (0, 0, 0)]


@pytest.mark.rule("GT-CLASS4-12")
def test_the_first_attack_comes_twice_each_with_its_own_roll() -> None:
    game = harsh("07-I-09", (9, CABIN), dice=(1, 1, 1, 2, 1, 3, 1, 4))
    told = [(event.attack.size, event.attack.side, event.line) for event in of(events.Attacked, game.told)]
    assert told == [("large", "front", 2), ("large", "front", 3), ("small", "left", 4), ("small", "right", 5)]


@pytest.mark.rule("GT-CLASS4-12")
def test_of_pirates_and_combat_zones_only_the_first_shot_is_repeated() -> None:
    game = harsh("07-I-03", (9, CABIN), dice=(1, 1, 1, 1, 1, 1, 1, 1))
    assert [event.attack.size for event in of(events.Attacked, game.told)] == ["light", "light", "heavy", "light"]
    lines = OLD.faces["IV"][next(n for n in DECKS["2007"] if CARDS[n].id == "07-II-16")].lines
    sides = [[attack.side for attack in line.attacks] for line in lines]
    assert sides == [[], [], ["right", "right", "left", "front", "rear"]]


def test_the_view_counts_the_repeated_attack() -> None:
    game = harsh("07-I-09", (9, "7\n6 g0010^\n7 @3333:2"), dice=(3, 4, 1, 2, 1, 3, 1, 4))
    sight = view(game, 0)
    assert isinstance(sight, Sight)
    assert (sight.sky.step, sum(isinstance(step, Strike) for step in game.agendas[-1])) == (0, 3)


# Goods


@pytest.mark.rule("GT-CLASS4-10")
def test_one_cube_is_a_step_dearer_or_there_is_a_blue_one_more() -> None:
    docks = {}
    for choice in (TakeMore(), Improve(GREEN), Ready()):
        game = harsh("07-I-15", (9, HOLD))
        story(game, (0, Land(0)))  # two green ones
        assert game.asks[0].choices(game) == [TakeMore(), Improve(GREEN), Ready()]
        told = story(game, (0, choice))
        docks[choice] = game.truckers[0].dock
        assert [event.colour for event in of(events.Improved, told)] == {
            TakeMore(): [None],
            Improve(GREEN): [GREEN],
            Ready(): [],
        }[choice]
        assert sum(game.bank[:4]) == sum(OLD.stock[:4]) - sum(game.truckers[0].dock)
    assert docks == {TakeMore(): (0, 0, 2, 1), Improve(GREEN): (0, 1, 1, 0), Ready(): (0, 0, 2, 0)}


@pytest.mark.rule("GT-CLASS4-10")
@pytest.mark.parametrize(("planet", "offered"), [(0, {2}), (1, {1}), (2, {3})])
def test_each_colour_has_the_next_dearer_one(planet: int, offered: set[int]) -> None:
    game = harsh("07-I-15", (9, HOLD))
    story(game, (0, Land(planet)))
    assert {choice.colour for choice in game.asks[0].choices(game) if isinstance(choice, Improve)} == offered
    for other in {0, 1, 2, 3, 4} - offered:
        assert refusal(game, 0, Improve(other)).rule == "GT-CLASS4-10"
    assert refusal(game, 0, Stow(BLUE, at(game, 7, 8))).rule == "GT-CLASS4-10"


@pytest.mark.rule("GT-CLASS4-10")
def test_beaten_smugglers_and_stations_bring_better_goods_too() -> None:
    game = harsh("07-I-19", (9, "7 8 9\n6 . c3202:2 .\n7 c2121:2 @3333:2 h0003"))
    assert game.crew(0) == 6
    story(game, (0, Accept()))
    assert isinstance(game.asks[0], Improving)
    story(game, (0, Improve(1)))
    assert (game.truckers[0].dock, game.card >= 0) == ((1, 0, 1, 0), True)


@pytest.mark.rule("GT-CLASS4-17")
def test_a_better_cube_must_be_in_the_bank_and_is_chosen_once() -> None:
    game = harsh("07-I-15", (9, HOLD))
    game.bank[1], game.bank[BLUE] = 0, 0
    story(game, (0, Land(0)))
    assert game.asks[0].choices(game) == [Ready()]
    assert refusal(game, 0, TakeMore()).rule == "GT-CLASS4-17"
    assert refusal(game, 0, Improve(GREEN)).rule == "GT-CLASS4-10"
    story(game, (0, Ready()))
    assert not isinstance(game.asks[0], Improving)
    assert game.truckers[0].dock == (0, 0, 2, 0)


@pytest.mark.rule("GT-CLASS4-17")
def test_the_last_cubes_of_a_colour_cannot_be_taken_twice() -> None:
    game = harsh("07-III-13", (9, HOLD))  # a green and four blue ones
    game.bank[GREEN], game.bank[BLUE] = 1, 4
    story(game, (0, Land(0)))
    assert game.asks[0].choices(game) == [Improve(GREEN), Ready()]


def test_who_has_no_hold_is_not_asked() -> None:
    game = harsh("07-I-15", (9, CABIN))
    story(game, (0, Land(0)))
    assert (game.card, game.truckers[0].place) == (-1, 7)


def test_below_class_iv_goods_are_as_printed() -> None:
    game = flight(f"07-I-15 {NEXT}", (9, HOLD), level="III", edition="2007")
    story(game, (0, Land(0)))
    assert game.truckers[0].dock == (0, 0, 2, 0)


def test_the_option_names_what_it_can_be() -> None:
    with pytest.raises(BadOptions, match="ship"):
        new(TRUCKER, seats=2, edition="2007", ship="V")
    assert Setting(edition="2007", ship="IV").class_iv
    assert not Setting(edition="2007", ship="both").class_iv
