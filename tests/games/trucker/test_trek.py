"""The Trek from flight to flight: titles won, handed out and defended, debts, cards, and who wins."""

from __future__ import annotations

import pytest

from startable.engine import NotOffered
from startable.engine.game import proceed
from startable.engine.rules import BadOptions, imagine, new, result, view
from startable.games.trucker import TRUCKER, events
from startable.games.trucker.cards import CARDS
from startable.games.trucker.choices import Bestow, Decline, FlyOn, GiveUp, Ready
from startable.games.trucker.refusals import NotYours
from startable.games.trucker.table import NOBODY, Trucking
from startable.games.trucker.titles import TITLES
from startable.games.trucker.trek import Giving, Overview
from startable.games.trucker.view import Sight, TitleTile
from tests.games.trucker.positions import CABIN, of, refusal, story, trek

FREIGHT, POWER, COSMOPOLITE, CRUISE, ENGINEER, CORRIDOR = range(6)
TWO = "7\n7 @3333:2\n8 e1000v"  # two components, one of them a corridor
OTHER_TWO = "7\n7 @3333:2\n8 e2000v"
THREE = "7 8\n7 @3333:2 b0003\n8 e1000v ."
FOUR = "6 7 8\n7 h0300:B @3333:2 b0003\n8 . e1000v ."


def on(game: Trucking) -> None:
    """Everyone is ready for the next flight."""
    story(game, *[(seat, Ready()) for seat in sorted(game.asks)])


# Setting up


@pytest.mark.rule("GT-TREK-03")
def test_as_many_titles_as_players_are_drawn_and_seen_by_all_silver_side_up() -> None:
    drawn: set[int] = set()
    for seed in range(20):
        game = new(TRUCKER, seats=3, seed=seed, mode="trek")
        assert isinstance(game, Trucking)
        assert len(set(game.titles)) == 3
        drawn.update(game.titles)
        for seat in (0, 2, None):
            sight = view(game, seat)
            assert isinstance(sight, Sight)
            assert sight.journey is not None
            tiles = sight.journey.titles
            assert [tile.id for tile in tiles] == [TITLES[title].id for title in game.titles]
            assert {(tile.holder, tile.golden, tile.legend) for tile in tiles} == {(None, False, False)}
    assert drawn == set(range(6))


def test_a_single_flight_has_no_journey_to_look_at() -> None:
    sight = view(new(TRUCKER, seats=2, level="III"), 0)
    assert isinstance(sight, Sight)
    assert (sight.level, sight.journey) == ("III", None)


@pytest.mark.rule("GT-TREK-20")
def test_rough_roads_are_not_offered() -> None:
    with pytest.raises(BadOptions, match="trucker has no option rough_roads"):
        new(TRUCKER, seats=2, mode="trek", rough_roads=1)


# From flight to flight


@pytest.mark.rule("GT-TREK-01", "GT-TREK-04")
def test_three_flights_of_rising_level_with_new_ships_and_the_same_purse() -> None:
    game = trek("I", "power engineer", ("at 9 credits 3", TWO), ("at 5", CABIN))
    assert (game.levels, game.flight, game.level) == (("I", "II", "III"), 0, "I")
    told = story(game)
    # 3 in flight, 4 for arriving first, 2 as best engineer; both ships expose connectors, and no beauty is paid
    assert [me.credits for me in game.truckers] == [9, 3]
    assert of(events.FlightPaid, told) == [events.FlightPaid(0, 4, 2, 0, 0), events.FlightPaid(1, 3, 0, 0, 0)]
    assert not of(events.PaidOut, told)
    on_told = story(game, (0, Bestow(POWER, 1)), (0, Ready()), (1, Ready()))
    assert of(events.NextFlight, on_told) == [events.NextFlight(2, "II")]
    assert (game.flight, game.level, game.board.printed.name) == (1, "II", "II")
    assert [len(game.hull(seat).squares) for seat in (0, 1)] == [1, 1]
    assert [me.credits for me in game.truckers] == [9, 3]
    assert (game.launched, game.glass, game.heap, len(game.pool)) == (False, 0, [], 152)


@pytest.mark.rule("GT-TREK-02")
def test_debts_are_forgiven_and_whoever_gave_up_builds_again() -> None:
    lost = "21-cabin-3220 21-cabin-3202 21-cabin-3201 21-cabin-3102"
    game = trek("I", "power engineer", (f"out credits 2 lost {lost}", CABIN), ("at 5", CABIN))
    assert game.truckers[0].credits == -2
    story(game, (1, Bestow(POWER, 0)), (0, Ready()))
    told = story(game, (1, Ready()))
    assert [me.credits for me in game.truckers] == [0, 6]
    assert game.truckers[0].paid == (2, 0, 0, 0, -4, 2)
    assert of(events.DebtForgiven, told) == [events.DebtForgiven(0)]
    assert events.DebtForgiven(0).seen_by(1) is None
    assert events.DebtForgiven(0).seen_by(0) == events.DebtForgiven(0)
    assert (game.truckers[0].lost, game.truckers[0].space, sorted(game.asks)) == ((), 0, [0, 1])


def test_who_owes_nothing_is_forgiven_nothing() -> None:
    game = trek("I", "power engineer", ("out credits 0", CABIN), ("at 5", CABIN))
    assert game.truckers[0].credits == 0
    story(game, (1, Bestow(POWER, 0)), (0, Ready()))
    assert not of(events.DebtForgiven, story(game, (1, Ready())))


@pytest.mark.rule("GT-TREK-12", "GT-TREK-22")
def test_the_cards_of_a_flight_are_out_of_the_game() -> None:
    deck = "21-I-04 21-I-17"
    game = trek("I", "power engineer", ("at 9", CABIN), ("at 5", CABIN), deck=deck)
    story(game, (0, GiveUp()), (1, GiveUp()))
    on(game)
    flown = {number for number, card in enumerate(CARDS) if card.id in deck.split()}
    assert set(game.spent) == flown
    piles = [card for pile in game.piles for card in pile]
    assert len(piles) == 12
    assert not flown.intersection([*piles, *game.box])
    assert len({*piles, *game.box, *game.spent}) == 60
    assert [game.holders.count(seat) for seat in (0, 1)] == [1, 1]
    assert game.golden == 0


def test_nothing_of_the_last_flight_is_left_on_the_table() -> None:
    game = trek("I", "power engineer", ("at 9", TWO), ("at 5", TWO), deck="21-I-05")
    story(game, (0, FlyOn()), (1, FlyOn()), (0, Bestow(POWER, 1)))
    sight = view(game, 0)
    assert isinstance(sight, Sight)
    assert sight.sky.flown == (4,)
    litter(game)
    on(game)
    assert (game.flown, game.card, game.deck, game.dice, game.beaten, game.landed) == ((), -1, [], (), (), ())
    assert (game.glass, game.running, game.beat, game.left, game.runs_out) == (0, False, 0, 0, 0)
    assert (game.heap, game.bank) == ([], list(game.edition.stock))
    assert sorted(game.quickness) == [0, 1]


def litter(game: Trucking) -> None:
    """What a flight leaves behind."""
    game.heap, game.dice, game.beaten, game.landed = [9], (3, 4), (1,), (0, NOBODY)
    game.glass, game.running, game.beat, game.left, game.runs_out = 2, True, 7, 3, 900


# The first flight


@pytest.mark.rule("GT-TREK-05")
def test_only_finishers_are_eligible_for_a_title() -> None:
    game = trek("I", "engineer power", ("out", FOUR), ("at 5", THREE))
    told = story(game)
    judged = of(events.TitleJudged, told)[0]
    assert judged == events.TitleJudged(ENGINEER, (None, 3), (1,), 2)
    assert [me.paid[2] for me in game.truckers] == [0, 2]
    assert game.holders[0] == 1


@pytest.mark.rule("GT-TREK-06")
def test_all_the_best_are_paid_but_the_foremost_has_the_tile() -> None:
    game = trek("I", "engineer power corridor", ("at 3", THREE), ("at 9", THREE), ("at 6", OTHER_TWO))
    told = story(game)
    assert of(events.TitleJudged, told)[0] == events.TitleJudged(ENGINEER, (3, 3, 2), (1, 0), 2)
    assert events.TitleTaken(1, ENGINEER) in told
    # the engineer's two and the corridor of one, in which all are equal
    assert [me.paid[2] for me in game.truckers] == [4, 4, 2]


@pytest.mark.rule("GT-TREK-07")
def test_a_title_for_which_nobody_scores_goes_to_the_first_without_credits() -> None:
    game = trek("I", "cosmopolite engineer", ("at 3", THREE), ("at 9", TWO))
    told = story(game)
    assert of(events.TitleJudged, told)[0] == events.TitleJudged(COSMOPOLITE, (0, 0), (), 0)
    assert events.TitleTaken(1, COSMOPOLITE) in told
    assert [me.paid[2] for me in game.truckers] == [2, 0]


@pytest.mark.rule("GT-TREK-08")
def test_if_nobody_has_finished_the_tiles_are_dealt_at_random() -> None:
    game = trek("I", "engineer power corridor", ("out", THREE), ("out", TWO), ("out", CABIN))
    assert [me.paid[2] for me in game.truckers] == [0, 0, 0]
    assert all(isinstance(game.asks[seat], Overview) for seat in range(3))
    dealt = {deal(seed).holders for seed in range(12)}
    assert len(dealt) > 2
    assert {tuple(sorted(holders)) for holders in (game.holders, *dealt)} == {(0, 1, 2)}


def deal(seed: int) -> Trucking:
    """All give up before the first card."""
    game = new(TRUCKER, seats=3, seed=seed, mode="trek", pace="live")
    assert isinstance(game, Trucking)
    while not game.launched:
        seat = min(seat for seat in game.asks if seat >= 0)
        story(game, (seat, game.asks[seat].choices(game)[-1]))
    for _ in range(3):
        story(game, (min(game.asks), GiveUp()))
    return game


@pytest.mark.rule("GT-TREK-09", "GT-TREK-11")
def test_whoever_won_several_tiles_keeps_one_of_choice_and_gives_the_others() -> None:
    game = trek("I", "engineer power corridor", ("at 9", FOUR), ("at 5", TWO), ("out", CABIN))
    assert game.holders == (0, 0, 0)
    assert list(game.asks) == [0]
    assert isinstance(game.asks[0], Giving)
    titles, others = (POWER, ENGINEER, CORRIDOR), (1, 2)
    assert set(game.asks[0].choices(game)) == {Bestow(title, to) for title in titles for to in others}
    assert refusal(game, 0, Bestow(CRUISE, 1)) == NotYours("GT-TREK-09", CRUISE, 1)
    assert refusal(game, 0, Bestow(POWER, 0)) == NotYours("GT-TREK-09", POWER, 0)
    assert refusal(game, 0, Decline()) == NotOffered("GT-TREK-09")
    told = story(game, (0, Bestow(ENGINEER, 2)))
    assert of(events.TitleGiven, told) == [events.TitleGiven(0, 2, ENGINEER)]
    assert game.asks[0].choices(game) == [Bestow(POWER, 1), Bestow(CORRIDOR, 1)]
    story(game, (0, Bestow(CORRIDOR, 1)))
    assert game.holders == (2, 0, 1)
    assert [me.paid[2] for me in game.truckers] == [4, 2, 0]  # the credits stay
    assert all(isinstance(game.asks[seat], Overview) for seat in range(3))


@pytest.mark.rule("GT-TREK-10")
def test_of_several_givers_the_one_who_finished_ahead_gives_first() -> None:
    shields = "6 7 8\n7 s2121^ @3333:2 s1212^"
    double = "7 8\n7 @3333:2 s0013^\n8 E1000v ."
    game = trek(
        "I", "freight power cruise engineer", ("at 3", FOUR), ("at 9", shields), ("out", CABIN), ("out", double)
    )
    # freight and engineer are the last one's; power and, since nobody has a view, cruise the first one's
    assert game.holders == (0, 1, 1, 0)
    assert list(game.asks) == [1]
    story(game, (1, Bestow(POWER, 2)))
    assert list(game.asks) == [0]
    assert game.asks[0].choices(game) == [Bestow(FREIGHT, 3), Bestow(ENGINEER, 3)]
    story(game, (0, Bestow(FREIGHT, 3)))
    assert game.holders == (3, 2, 1, 0)


# The later flights


@pytest.mark.rule("GT-TREK-13", "GT-TREK-14", "GT-TREK-15")
def test_a_title_is_defended_by_its_owner_alone_and_a_tie_will_do() -> None:
    game = trek(
        "II",
        "power engineer corridor",
        ("at 9 title engineer", THREE),
        ("at 5 title corridor", THREE),
        ("at 3 title power", "7 8\n7 @3333:2 s0013^"),
    )
    told = story(game)
    # everyone's longest corridor is a single component, so its owner defends that title by a tie
    assert [me.paid[2] for me in game.truckers] == [4, 4, 4]
    assert of(events.TitleDefended, told)[0] == events.TitleDefended(2, POWER, 4, False)
    assert game.golden == 0b111
    assert sorted(game.holders) == [0, 1, 2]


@pytest.mark.rule("GT-TREK-13", "GT-TREK-14")
def test_to_be_best_at_another_players_title_earns_nothing() -> None:
    game = trek("II", "power engineer", ("at 9 title power", THREE), ("at 5 title engineer", TWO))
    told = story(game)
    assert of(events.TitleJudged, told)[1] == events.TitleJudged(ENGINEER, (3, 2), (0,), 0)
    assert of(events.TitleMissed, told) == [events.TitleMissed(0, POWER), events.TitleMissed(1, ENGINEER)]
    assert [me.paid[2] for me in game.truckers] == [0, 0]
    assert (game.golden, game.holders) == (0, (0, 1))


@pytest.mark.rule("GT-TREK-13")
def test_whoever_gave_up_does_not_defend_and_is_not_compared() -> None:
    game = trek("II", "engineer power", ("out title engineer", FOUR), ("at 5 title power", "7 8\n7 @3333:2 s0013^"))
    assert [me.paid[2] for me in game.truckers] == [0, 4]
    best = trek("II", "engineer power", ("at 5 title engineer", TWO), ("out title power", FOUR))
    assert [me.paid[2] for me in best.truckers] == [4, 0]


@pytest.mark.rule("GT-TREK-21")
def test_a_best_score_of_nothing_is_no_defence() -> None:
    game = trek("II", "cosmopolite engineer", ("at 9 title cosmopolite", TWO), ("at 5 title engineer", TWO))
    assert of(events.TitleJudged, story(game))[0] == events.TitleJudged(COSMOPOLITE, (0, 0), (), 0)
    assert [me.paid[2] for me in game.truckers] == [0, 4]


@pytest.mark.rule("GT-TREK-16")
def test_only_a_golden_title_hampers_and_only_its_holder() -> None:
    game = trek(
        "III", "power engineer", ("at 9 title power gold", CABIN), ("at 5 title engineer", CABIN), deck="21-I-04"
    )
    assert [game.hampered(seat, POWER) for seat in (0, 1)] == [True, False]
    assert [game.hampered(seat, ENGINEER) for seat in (0, 1)] == [False, False]
    assert not game.hampered(0, CRUISE)


@pytest.mark.rule("GT-TREK-17", "GT-TREK-19")
def test_the_third_flight_pays_six_for_silver_and_twelve_for_gold_which_makes_a_legend() -> None:
    game = trek(
        "III",
        "power engineer corridor",
        ("at 9 title engineer gold", FOUR),
        ("at 5 title corridor", THREE),
        ("at 3 title power gold", CABIN),
    )
    told = story(game)
    assert [me.paid[2] for me in game.truckers] == [12, 6, 0]
    assert of(events.TitleDefended, told) == [
        events.TitleDefended(0, ENGINEER, 12, True),
        events.TitleDefended(1, CORRIDOR, 6, False),
    ]
    assert of(events.BecameLegend, told) == [events.BecameLegend(0, ENGINEER)]
    assert (game.legends, game.golden) == (0b010, 0b011)
    assert game.over
    sight = view(game, 2)
    assert isinstance(sight, Sight)
    assert sight.journey is not None
    assert [tile.legend for tile in sight.journey.titles] == [False, True, False]
    assert [ship.paid[2] for ship in sight.truckers] == [12, 6, 0]  # now everyone may know


def test_at_the_end_nothing_is_left_to_imagine() -> None:
    game = trek("III", "power engineer", ("at 9 title power", TWO), ("at 5 title engineer", CABIN))
    assert game.over
    assert result(imagine(game, 1, "any")) == result(game)


@pytest.mark.rule("GT-TREK-18")
def test_at_the_end_credits_are_shown_and_equals_win_together() -> None:
    game = trek(
        "III",
        "power engineer",
        ("at 9 credits 3 title power", "7 8\n7 @3333:2 b0003"),
        ("at 5 credits 0 title engineer", "7 8\n7 @3333:2 b0003"),
    )
    # 3 + 12 for arriving; 9 for arriving and 6 as the engineer
    assert of(events.JourneyOver, story(game)) == [events.JourneyOver((15, 15), (0, 1))]
    final = result(game)
    assert final is not None
    assert (final.scores, final.places) == ((15, 15), (1, 1))
    assert [points.source for points in final.points] == [
        *("flights", "arrivals", "titles", "goods", "losses", "forgiven debts")
    ]
    assert [points.scores for points in final.points][:3] == [(3, 0), (12, 9), (0, 6)]


def test_debts_of_the_last_flight_are_not_forgiven() -> None:
    game = trek("III", "power engineer", ("out title power lost 21-cabin-3220", CABIN), ("at 3 title engineer", CABIN))
    assert [me.credits for me in game.truckers] == [-1, 18]
    assert of(events.JourneyOver, story(game))[0].winners == (1,)


# What is seen


@pytest.mark.rule("GT-SETUP-11")
def test_between_the_flights_nobody_sees_what_others_have() -> None:
    game = trek("I", "power engineer", ("at 9 credits 3", TWO), ("at 5", CABIN))
    story(game, (0, Bestow(POWER, 1)))
    mine, theirs = view(game, 0), view(game, 1)
    assert isinstance(mine, Sight)
    assert isinstance(theirs, Sight)
    assert (mine.truckers[0].paid, mine.truckers[1].paid) == ((3, 4, 2, 0, 0, 0), ())
    assert (theirs.truckers[0].paid, theirs.truckers[0].secret) == ((), None)


def test_where_each_stands_is_seen_while_flying() -> None:
    game = trek(
        "III",
        "power engineer",
        ("at 9 title engineer gold", FOUR),
        ("at 5 title power", TWO),
        deck="21-I-04",
        spent="21-I-05",
    )
    sight = view(game, None)
    assert isinstance(sight, Sight)
    assert sight.journey is not None
    assert (sight.level, sight.journey.flight, sight.journey.levels) == ("III", 3, ("I", "II", "III"))
    assert sight.journey.titles == (
        TitleTile(POWER, "power", 1, golden=False, legend=False, scores=(0, 0)),
        TitleTile(ENGINEER, "engineer", 0, golden=True, legend=False, scores=(4, 2)),
    )
    assert [CARDS[card].id for card in sight.journey.spent] == ["21-I-05"]


def test_everyone_looks_before_the_boards_are_cleared() -> None:
    game = trek("I", "power engineer", ("at 9", TWO), ("at 5", CABIN))
    assert NOBODY not in game.holders
    story(game, (0, Bestow(ENGINEER, 1)))
    assert [game.asks[seat].choices(game) for seat in (0, 1)] == [[Ready()], [Ready()]]
    story(game, (1, Ready()))
    assert (list(game.asks), game.flight) == ([0], 0)
    story(game, (0, Ready()))
    assert game.flight == 1
    proceed(game)
    assert not game.launched
