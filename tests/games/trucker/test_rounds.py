"""The 2007 edition from round to round: boxes, boards, piles, and what is kept."""

from __future__ import annotations

from collections import Counter

import pytest

from startable.engine import play
from startable.engine.game import proceed
from startable.engine.rules import imagine, new, result, view
from startable.games.trucker import TRUCKER, events, refusals
from startable.games.trucker.cards import CARDS, DECKS
from startable.games.trucker.choices import Begin, Finish, FlyOn, GiveUp, Ready, TakeHidden
from startable.games.trucker.components import BOXES, COMPONENTS
from startable.games.trucker.edition import EDITIONS
from startable.games.trucker.setup import pieces
from startable.games.trucker.table import Trucking
from startable.games.trucker.view import Sight
from tests.games.trucker.positions import CABIN, Loaded, hurry, landing, of, refusal, rounds, story

OLD = EDITIONS["2007"]


def ids(cards: list[int]) -> set[str]:
    return {CARDS[card].id for card in cards}


# The box


@pytest.mark.rule("GT-FAQ-09")
def test_there_are_figures_and_tokens_for_every_cabin_and_battery_of_the_box() -> None:
    energy = sum(COMPONENTS[tile].capacity for tile in BOXES["2007"] if COMPONENTS[tile].kind == "battery")
    cabins = sum(COMPONENTS[tile].kind in ("cabin", "starting_cabin") for tile in BOXES["2007"])
    assert OLD.stock[4:] == (energy, 2 * cabins, 4, 4) == (36, 40, 4, 4)


@pytest.mark.rule("GT-CARD-EPIDEMIC-03")
def test_epidemics_come_from_round_two_on_and_sabotage_in_round_three_only() -> None:
    found = Counter((CARDS[card].kind, CARDS[card].level) for card in DECKS["2007"])
    assert {level for kind, level in found if kind == "epidemic"} == {"II", "III"}
    assert {level for kind, level in found if kind == "sabotage"} == {"III"}


# Setting up


@pytest.mark.rule("GT-SETUP-03")
def test_at_first_every_ship_is_a_cabin_and_all_other_components_lie_face_down() -> None:
    game = rounds(4, begun=False)
    assert [game.hull(seat).squares for seat in range(4)] == [(game.board.start,)] * 4
    assert game.board.squares[game.board.start] == (7, 7)
    cabins = [COMPONENTS[trucker.cells[game.board.start] // 4].id for trucker in game.truckers]
    assert cabins == ["07-start-blue", "07-start-green", "07-start-yellow", "07-start-red"]
    assert (sorted(game.pool), game.heap) == (list(OLD.tiles), [])
    assert game.pool != list(OLD.tiles)


@pytest.mark.rule("GT-SETUP-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_number_tile_for_each_player(seats: int) -> None:
    game = rounds(seats)
    offered = [choice.space for choice in game.asks[0].choices(game) if isinstance(choice, Finish)]
    assert offered == list(range(1, seats + 1))
    assert refusal(game, 0, Finish(seats + 1)) == refusals.NoSpace("GT-FINISH-03", seats + 1)


@pytest.mark.rule("GT-SETUP-08")
def test_the_test_flight_has_the_eight_cards_with_an_asterisk() -> None:
    decks = set()
    for seed in range(5):
        game = rounds(2, seed=seed, training=True)
        assert [len(pile) for pile in game.piles] == [8]
        starred = {"02", "04", "05", "09", "13", "16", "17", "19"}
        assert ids(list(game.piles[0])) == {f"07-I-{number}" for number in starred}
        game.chance = Loaded(key=game.chance.key, faces=[1] * 80)
        told = story(game, (0, Finish(1)), (1, Finish(2)))
        decks.add((of(events.Revealed, told)[0].card, *game.deck))
        assert set(game.deck) <= set(OLD.cards("L"))
    assert len(decks) > 1


@pytest.mark.rule("GT-SETUP-12")
def test_each_round_has_its_ship_its_track_and_its_rewards() -> None:
    printed = [OLD.flights[level] for level in ("L", "I", "II", "III", "IIIA")]  # class IV is no part of this book
    assert {flight.level: (flight.ship, flight.spaces, flight.best_looking) for flight in printed} == {
        "L": ("I", 40, 2),
        "I": ("I", 40, 2),
        "II": ("II", 40, 4),
        "III": ("III", 40, 6),
        "IIIA": ("IIIA", 40, 6),
    }
    assert [flight.arrival for flight in printed][1:4] == [(4, 3, 2, 1), (8, 6, 4, 2), (12, 9, 6, 3)]
    assert {flight.ship: len(OLD.boards[flight.ship].squares) for flight in printed} == {
        "I": 18,
        "II": 27,
        "III": 36,
        "IIIA": 36,
    }
    assert rounds(2, rounds="III").board is OLD.boards["III"]
    assert rounds(2, rounds="II").board.squares[0] == (4, 7)  # not the board of 2021


@pytest.mark.rule("GT-SETUP-14", "GT-SETUP-15")
@pytest.mark.parametrize(
    ("round_", "pile"), [("I", {"I": 2}), ("II", {"II": 2, "I": 1}), ("III", {"III": 2, "II": 1, "I": 1})]
)
def test_three_piles_lie_there_while_all_build_and_a_fourth_is_dealt_unseen(round_: str, pile: dict[str, int]) -> None:
    game = rounds(2, rounds=round_)
    assert [Counter(CARDS[card].level for card in cards) for cards in game.piles] == [Counter(pile)] * 3
    laid, boxed = game.piles, set(game.box)
    story(game, (0, Finish(1)), (1, Finish(2)))
    assert game.piles[:3] == laid
    assert Counter(CARDS[card].level for card in game.piles[3]) == Counter(pile)
    assert set(game.piles[3]) <= boxed
    assert sorted(game.deck) == sorted(card for cards in game.piles for card in cards)
    assert len(set(game.deck)) == 4 * sum(pile.values())
    assert not set(game.deck).intersection(game.box)
    assert len(game.deck) + len(game.box) == 60


@pytest.mark.rule("GT-SETUP-15")
def test_the_first_card_is_of_the_round_and_the_rest_in_any_order() -> None:
    lasts = set()
    for seed in range(12):
        game = rounds(1, seed=seed, rounds="III")
        story(game, (0, Finish(1)))
        assert CARDS[game.deck[-1]].level == "III"
        lasts.add(CARDS[game.deck[0]].level)
    assert lasts == {"I", "II", "III"}


# From round to round


@pytest.mark.rule("GT-SETUP-02", "GT-END-10")
def test_three_rounds_with_bigger_ships_and_then_credits_are_counted() -> None:
    game = rounds(2, begun=False)
    boards, told = [], []
    while not game.over:
        assert result(game) is None
        boards.append(game.board.printed.name)
        game.purse(1).credits += 1
        play(game, min(game.asks), Begin())
        told = hurry(game)
    assert boards == ["I", "II", "III"]
    assert of(events.JourneyOver, told) == [events.JourneyOver((0, 3), (1,))]
    found = result(game)
    assert found is not None
    assert (found.scores, found.places) == ((0, 3), (2, 1))
    assert [(points.source, points.scores) for points in found.points] == [
        ("flights", (0, 3)),
        ("arrivals", (0, 0)),
        ("best-looking ships", (0, 0)),
        ("goods", (0, 0)),
        ("losses", (0, 0)),
        ("forgiven debts", (0, 0)),
    ]


@pytest.mark.rule("GT-SETUP-18")
def test_only_credits_are_kept_and_used_cards_leave_the_game() -> None:
    deck = "07-I-04 07-I-17"
    drawn = "7 8\n7 @3333:2 h3000:YB\n8 b3000:1 ."
    game = landing(
        "I", ("at 9 credits 3", drawn), ("at 5 lost 07-cabin-3220", CABIN), options="rounds=I-II-III", deck=deck
    )
    story(game, (0, GiveUp()), (1, GiveUp()))
    assert [me.credits for me in game.truckers] == [5, 0]  # half of 4; a lost component and no credit to pay it with
    told = story(game, (0, Ready()), (1, Ready()))
    assert of(events.NextFlight, told) == [events.NextFlight(2, "II")]
    assert [me.credits for me in game.truckers] == [5, 0]
    assert [game.hull(seat).squares for seat in (0, 1)] == [(game.board.start,)] * 2
    assert [(sum(me.aboard), me.lost) for me in game.truckers] == [(0, ())] * 2
    assert (tuple(game.bank), sorted(game.pool)) == (OLD.stock, list(OLD.tiles))
    assert ids(list(game.spent)) == set(deck.split())
    assert not set(game.spent).intersection([*game.box, *(card for pile in game.piles for card in pile)])


def test_four_rounds_need_every_card_of_level_one() -> None:
    game = rounds(1, ship="both", begun=False)
    assert game.levels == ("I", "II", "III", "IIIA")
    while not game.over:
        play(game, 0, Begin())
        story(game, (0, Finish(1)))
        piles = [card for pile in game.piles for card in pile]
        assert not set(piles).intersection(game.spent)
        hurry(game)
    assert sum(CARDS[card].level == "I" for card in game.box) == 0


@pytest.mark.rule("GT-SETUP-19")
def test_the_rules_of_the_test_flight_hold_in_round_one_of_a_first_game_only() -> None:
    first = rounds(2, training=True)
    assert (first.levels, first.learning, first.flight_board.hourglass) == (("L", "II", "III"), True, 0)
    first.chance = Loaded(key=first.chance.key, faces=[1] * 80)
    hurry(first)
    assert (first.level, first.learning, len(first.piles)) == ("II", False, 3)
    later = rounds(2)
    assert (later.levels, later.learning, later.flight_board.hourglass) == (("I", "II", "III"), False, 2)


def test_the_view_tells_the_edition_the_rounds_and_which_of_them_this_is() -> None:
    game = rounds(2, rounds="II-III", ship="IIIA")
    sight = view(game, 1)
    assert isinstance(sight, Sight)
    assert (sight.setting.edition, sight.setting.rounds, sight.level) == ("2007", "II-III", "II")
    assert sight.journey is not None
    assert (sight.journey.flight, sight.journey.levels, sight.journey.titles) == (1, ("II", "IIIA"), ())
    assert len(sight.forecasts) == 3
    assert [ship.partner for ship in sight.truckers] == [None, None]


def test_a_seat_imagines_the_box_of_its_edition() -> None:
    game = rounds(2, rounds="III")
    story(game, (0, TakeHidden()))
    twin = imagine(game, 1, 5)
    assert isinstance(twin, Trucking)
    assert pieces(twin) == pieces(game)
    assert {*twin.pool, twin.truckers[0].hand} == set(OLD.tiles)
    assert twin.pool != game.pool
    assert all(card in DECKS["2007"] for pile in twin.piles for card in pile)


def test_a_flight_goes_on_in_the_middle_of_the_rounds() -> None:
    game = landing("II", ("at 9", CABIN), options="rounds=I-II-III", deck="07-II-06 07-I-05", spent="07-I-01")
    assert (game.flight, game.level, game.last_flight) == (1, "II", False)
    told = story(game, (0, FlyOn()))
    assert of(events.LeftFlight, told) == [events.LeftFlight(0, "GT-GIVEUP-03")]
    story(game, (0, Ready()))
    assert (game.level, ids(list(game.spent))) == ("III", {"07-I-01", "07-II-06", "07-I-05"})


def test_a_game_of_2021_is_dealt_from_its_own_box() -> None:
    game = new(TRUCKER, seats=2, level="III")
    assert isinstance(game, Trucking)
    proceed(game)
    assert sorted(game.pool) == list(range(4, 156))
    assert {card for pile in game.piles for card in pile} <= set(range(60))
    assert len(game.box) == 60 - 16
