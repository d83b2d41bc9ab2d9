"""The flight: order, days, giving up, flying alone, and the end."""

from __future__ import annotations

import pytest

from startable.engine import Choice, NotOffered
from startable.engine.game import proceed
from startable.engine.rules import new, result
from startable.games.trucker import TRUCKER, events
from startable.games.trucker.cards import CARDS
from startable.games.trucker.choices import Decline, FlyOn, GiveUp, Ready
from startable.games.trucker.notation import read_flight
from startable.games.trucker.table import Trucking
from startable.games.trucker.track import move
from tests.games.trucker.positions import CABIN, Loaded, at, flight, of, refusal, story

ENGINE = "7\n7 @3333:2\n8 e1000v"
NEXT = "21-II-06"


@pytest.mark.rule("GT-FINISH-07", "GT-FLIGHT-02")
def test_order_is_that_of_the_flight_board_and_the_leader_reveals() -> None:
    game = flight("21-I-04 21-I-05", (5, CABIN), (9, "7\n7 @3333:2\n8 h3000"), (7, CABIN), level="L")
    told = story(game)
    assert [revealed.by for revealed in of(events.Revealed, told)] == [1, 1]
    assert flight(f"21-I-02 {NEXT}", (5, CABIN), (9, CABIN), (7, CABIN)).order() == [1, 2, 0]


@pytest.mark.rule("GT-FLIGHT-01", "GT-FLIGHT-03")
def test_a_card_is_resolved_completely_before_the_next_and_the_last_one_ends_the_flight() -> None:
    drawn = "7 8\n7 @3333:2 b3001:1\n8 E1000v ."
    game = flight("21-I-05 21-I-04", (5, drawn), level="L")
    assert len(of(events.Revealed, game.told)) == 1
    told = story(game, (0, Ready()))
    assert [type(event) for event in told if isinstance(event, events.Revealed | events.Arrived)] == [
        events.Revealed,
        events.Revealed,
        events.Arrived,
    ]
    assert game.over


@pytest.mark.rule("GT-DAYS-01", "GT-DAYS-02", "GT-DAYS-03")
def test_taken_spaces_are_jumped_over_both_ways_and_around_the_loop() -> None:
    game = flight(f"21-I-02 {NEXT}", (10, CABIN), (9, CABIN), level="II")
    move(game, 0, -1)
    assert game.truckers[0].place == 8
    ahead = flight(f"21-I-02 {NEXT}", (5, CABIN), (6, CABIN), (8, CABIN))
    move(ahead, 0, 3)
    assert ahead.truckers[0].place == 10
    lap = flight(f"21-I-02 {NEXT}", (26, CABIN), (3, CABIN))  # 26 is space 2 of 24
    move(lap, 0, 1)
    assert lap.truckers[0].place == 28


@pytest.mark.rule("GT-FLIGHT-04")
def test_the_track_has_no_finishing_line() -> None:
    game = flight("21-I-05 21-I-06", (40, ENGINE))
    assert (game.truckers[0].place, game.over) == (41, False)


def between(*ships: tuple[int, str], level: str = "II", deck: str = "21-I-04 21-I-06") -> Trucking:
    """A flight before its next card."""
    blocks = "\n".join(f"trucker at {place}\n{drawn}" for place, drawn in ships)
    game = read_flight(f"level {level}\ndeck {deck}\n{blocks}\n")
    game.chance = Loaded(key=game.chance.key, faces=[1] * 40)
    proceed(game)
    return game


@pytest.mark.rule("GT-GIVEUP-08", "GT-GIVEUP-09")
def test_one_may_give_up_before_a_card_and_is_then_a_spectator() -> None:
    game = between((9, ENGINE), (5, CABIN))
    assert sorted(game.asks) == [0]
    assert game.asks[0].choices(game) == [FlyOn(), GiveUp()]
    assert refusal(game, 0, Ready()) == NotOffered("GT-GIVEUP-08")
    told = story(game, (0, GiveUp()), (1, FlyOn()))
    assert of(events.LeftFlight, told) == [events.LeftFlight(0, "GT-GIVEUP-08")]
    assert (game.order(), game.truckers[0].place) == ([1], 9)
    assert of(events.Revealed, told)[0].by == 1
    during = flight(f"21-I-13 {NEXT}", (9, ENGINE))
    assert refusal(during, 0, GiveUp()).rule == "GT-CARD-PLANETS-01"


def test_nobody_is_asked_to_give_up_in_the_learning_flight() -> None:
    game = between((9, ENGINE), (5, CABIN), level="L")
    assert game.over


@pytest.mark.rule("GT-GIVEUP-02", "GT-GIVEUP-07")
def test_whoever_has_no_astronaut_left_gives_up_once_the_card_is_over() -> None:
    aliens = "6 7 8\n7 c3101:P @3333:2 c3201:B\n8 . e1000v ."
    game = flight(f"21-I-16 {NEXT}", (9, aliens.replace("@3333:2", "@3333")), (5, ENGINE), dice=[1] * 4)
    told = story(game)
    kinds = [type(event) for event in told if isinstance(event, events.Attacked | events.LeftFlight)]
    assert kinds[-1] is events.LeftFlight
    assert of(events.LeftFlight, told)[0] == events.LeftFlight(0, "GT-GIVEUP-02")


@pytest.mark.rule("GT-GIVEUP-04")
def test_without_power_in_open_space_one_leaves_after_the_card_and_elsewhere_never() -> None:
    game = flight(f"21-I-05 {NEXT}", (9, CABIN), (5, ENGINE))
    told = story(game)
    assert of(events.LeftFlight, told) == [events.LeftFlight(0, "GT-GIVEUP-04")]
    assert told.index(of(events.LeftFlight, told)[0]) > told.index(of(events.Moved, told)[0])
    other = flight(f"21-I-04 {NEXT}", (9, CABIN), (5, ENGINE))
    assert other.order() == [0, 1]


SMOOTH = "6 7 8\n6 . h0030 .\n7 b0300 @3333:2 h0003\n8 . b3000 ."


@pytest.mark.rule("GT-GIVEUP-06")
@pytest.mark.parametrize(("place", "behind", "lapped"), [(10, 23, False), (8, 26, True)])
def test_more_than_a_lap_behind_the_leader_is_the_end(place: int, behind: int, lapped: bool) -> None:
    """Stardust sends the second ship back by three; the leader has nothing exposed."""
    game = flight(f"21-I-04 {NEXT}", (30, SMOOTH), (place, ENGINE))
    assert 30 - game.truckers[1].place == behind
    assert [left.rule for left in of(events.LeftFlight, story(game))] == ["GT-GIVEUP-06"] * lapped


@pytest.mark.rule("GT-GIVEUP-07")
def test_who_is_lapped_during_open_space_may_still_catch_up_on_that_card() -> None:
    fast = "6 7 8\n7 c3101:B @3333:2 .\n8 . e1000v ."
    faster = "6 7 8\n7 c3102:B @3333:2 .\n8 . e1003v e2000v"
    game = flight("21-I-05 21-I-06", (24, fast), (1, faster))
    assert of(events.Moved, story(game)) == [events.Moved(0, 3, 28), events.Moved(1, 4, 6)]
    assert game.order() == [0, 1]


@pytest.mark.rule("GT-GIVEUP-14")
@pytest.mark.parametrize("card", ["21-I-16", "21-III-04"])
def test_who_flies_alone_is_spared_by_cards_that_compare_ships(card: str) -> None:
    game = flight(f"{card} 21-I-02 {NEXT}", (9, ENGINE))
    told = story(game)
    assert [event for event in told if isinstance(event, events.Ignored)]
    assert not of(events.Weakest, told)
    attacked = story(game, (0, FlyOn()))
    assert of(events.Fought, attacked) == [events.Fought(0, -1)]


@pytest.mark.rule("GT-END-03", "GT-GIVEUP-10")
@pytest.mark.parametrize(
    ("level", "arrival", "beauty"), [("I", (4, 3, 2), 2), ("II", (8, 6, 4), 4), ("III", (12, 9, 6), 6)]
)
def test_arrival_is_paid_by_place_and_who_gave_up_gets_nothing(
    level: str, arrival: tuple[int, ...], beauty: int
) -> None:
    game = between((9, SMOOTH), (7, CABIN), (5, CABIN), (3, CABIN), level=level, deck="21-I-04")
    assert game.hull(0).exposed == 0
    told = story(game, (0, GiveUp()), (1, FlyOn()), (2, FlyOn()), (3, FlyOn()))
    paid = {each.seat: (each.arrival, each.best_looking) for each in of(events.PaidOut, told)}
    assert paid == {0: (0, 0), **{seat: (arrival[seat - 1], beauty) for seat in (1, 2, 3)}}


@pytest.mark.rule("GT-END-04", "GT-CONN-11")
def test_the_fewest_exposed_connectors_win_the_beauty_prize_and_all_who_tie_get_it_whole() -> None:
    three = "7\n7 @3333:2\n8 {}"
    game = flight(
        "21-I-04", (9, three.format("b3000")), (7, three.format("h3000")), (1, "7 8\n7 @3333:2 c3101:2"), level="L"
    )
    paid = of(events.PaidOut, story(game))
    assert [each.best_looking for each in paid] == [2, 2, 0]


@pytest.mark.rule("GT-END-05", "GT-GOODS-12")
def test_goods_are_sold_at_four_three_two_and_one() -> None:
    game = flight("21-I-04", (9, "6 7 8\n7 R0020:RR @3333:2 H2020:YGB"), level="L")
    assert game.edition.prices == (4, 3, 2, 1)
    assert of(events.PaidOut, story(game))[0].goods == 4 + 4 + 3 + 2 + 1


@pytest.mark.rule("GT-GIVEUP-11")
def test_who_gave_up_sells_for_half_rounded_up_once() -> None:
    game = between((9, "6 7 8\n7 r3030:R @3333:2 H2020:YB"), deck="21-I-04")  # worth 8
    seven = between((9, "6 7 8\n7 r3030:R @3333:2 H2020:GB"), deck="21-I-04")  # worth 7
    assert of(events.PaidOut, story(game, (0, GiveUp())))[0].goods == 4
    assert of(events.PaidOut, story(seven, (0, GiveUp())))[0].goods == 4


@pytest.mark.rule("GT-END-08", "GT-GIVEUP-13")
def test_every_lost_component_costs_a_credit_without_limit_whether_or_not_one_arrives() -> None:
    lost = "21-cabin-3220 21-cabin-3202 21-cabin-3201 21-cabin-3102 21-cabin-3101 21-cabin-3100"
    lost += " 21-cabin-3020 21-cabin-3011 21-cabin-3010 21-cabin-3002 21-cabin-2221 21-cabin-2211"
    text = f"level II\ndeck 21-I-04\ntrucker at 9 credits 5 lost {lost}\n{CABIN}\n"
    for choice in (FlyOn(), GiveUp()):
        game = read_flight(text)
        proceed(game)
        told = story(game, (0, choice))
        assert of(events.PaidOut, told)[0].losses == -12


@pytest.mark.rule("GT-END-09", "GT-GIVEUP-15")
def test_credits_alone_decide_who_comes_first() -> None:
    text = "level II\ndeck 21-I-04\ntrucker at 9\n7\n7 @3333:2\ntrucker at 3 credits 30\n7\n7 @3333:2\n"
    game = read_flight(text)
    game.name = TRUCKER.name
    proceed(game)
    story(game, (0, FlyOn()), (1, GiveUp()))
    final = result(game)
    assert final is not None
    assert (final.scores, final.places) == ((12, 30), (2, 1))
    assert [(points.source, points.scores) for points in final.points] == [
        ("flight", (0, 30)),
        ("arrival", (8, 0)),
        ("best-looking ship", (4, 0)),
        ("goods", (0, 0)),
        ("losses", (0, 0)),
    ]


def test_when_everyone_has_left_the_flight_ends_and_nobody_arrives() -> None:
    game = between((9, CABIN), (5, CABIN))
    told = story(game, (0, GiveUp()), (1, GiveUp()))
    assert of(events.Arrived, told) == [events.Arrived(())]
    assert game.over
    assert len(game.deck) == 2


def test_a_learning_flight_takes_eight_cards_and_nobody_leaves_it() -> None:
    game = new(TRUCKER, seats=2, level="L", seed=3)
    assert isinstance(game, Trucking)
    while not game.over:
        seat = min(game.asks)
        story(game, (seat, game.asks[seat].choices(game)[-1]))
    assert len(game.flown) == 8
    assert {CARDS[card].learning for card in game.flown} == {True}
    assert at(game, 7, 7) == game.board.start


ANSWERS = [
    ("21-I-02", "5 6 7 8\n6 g0032^ g0230^ g0310^ g0031^\n7 . g0200< @3333:2 .", Decline()),
    ("21-I-17", "6 7\n7 c3101:2 @3333:2", Decline()),
    ("21-I-13", ENGINE, Decline()),
    ("21-I-05", "7 8\n7 @3333:2 b3001:1\n8 E1000v .", Ready()),
]


@pytest.mark.parametrize(("card", "drawn", "answer"), ANSWERS)
def test_who_is_absent_takes_no_risk(card: str, drawn: str, answer: Choice) -> None:
    game = flight(f"{card} {NEXT}", (9, drawn))
    assert game.asks[0].default(game) == answer
