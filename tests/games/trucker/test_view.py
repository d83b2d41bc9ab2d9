"""What a seat sees, field by field; and what it can only imagine."""

from __future__ import annotations

from collections import Counter

import pytest

from startable.engine.rules import imagine, view
from startable.games.trucker import events
from startable.games.trucker.cards import CARDS
from startable.games.trucker.choices import (
    Close,
    FlyOn,
    GiveUp,
    Read,
    Ready,
    SetAside,
    TakeAside,
    TakeHidden,
    Weld,
)
from startable.games.trucker.setup import pieces
from startable.games.trucker.table import NO_CARD, OPEN, RESERVED, Trucking
from startable.games.trucker.view import Glass, Secret, Ship, Sight, Yard
from tests.games.trucker.positions import CABIN, at, flight, hand, of, story, tile, yard


def seen(game: Trucking, seat: int | None) -> Sight:
    sight = view(game, seat)
    assert isinstance(sight, Sight)
    return sight


def test_the_yard_is_seen_by_all() -> None:
    game = yard(3, "III")
    held = hand(game, 1, "cabin-3220")
    story(game, (1, SetAside()), (1, TakeAside(held)), (0, TakeHidden()))
    sight = seen(game, 2)
    assert sight.yard == Yard(hidden=150, heap=(), free_spaces=(1, 2, 3))
    assert sight.glass == Glass(runs=4, run=1, running=True, until=0, beat=0)
    assert sight.bank == game.edition.stock
    hidden, shown = sight.truckers[0], sight.truckers[1]
    assert (hidden.holds_tile, hidden.hand, hidden.reserved) == (True, None, False)
    assert (shown.holds_tile, shown.hand, shown.reserved) == (True, held, True)
    story(game, (1, Weld(at(game, 6, 7), 2)))
    added = seen(game, None).truckers[1]
    assert (added.last, added.last_reserved, added.aside) == (at(game, 6, 7), True, ())
    assert (game.truckers[1].grip, RESERVED) == (OPEN, 2)
    story(game, (1, Read(2)))
    reading = seen(game, 0)
    assert [forecast.reader for forecast in reading.forecasts] == [None, None, 1, None]
    assert (reading.truckers[1].knows, reading.truckers[1].last) == ((2,), -1)
    assert [forecast.cards is None for forecast in seen(game, 1).forecasts] == [True, True, False, True]


def test_a_flight_is_seen_with_everything_on_the_ships() -> None:
    drawn = "7 8\n7 @3333:2 h0003:YB\n8 b3000:1 ."
    game = flight("21-I-13 21-II-06", (9, drawn), (5, CABIN), flown="21-II-05")
    game.truckers[0].credits = 4
    sight = seen(game, 0)
    sky = sight.sky
    assert (sky.launched, sky.order, sky.next_level, sky.cards_left) == (True, (0, 1), "II", 1)
    assert [CARDS[card].id for card in sky.flown] == ["21-II-05"]
    assert (sky.card and sky.card.id, sky.dice, sky.beaten, sky.landed) == ("21-I-13", (), (), (-1, -1, -1))
    assert sight.truckers[0] == Ship(
        cells=game.truckers[0].cells,
        aboard=tuple(game.truckers[0].aboard),
        holds_tile=False,
        hand=None,
        reserved=False,
        last=-1,
        last_reserved=False,
        aside=(),
        knows=(),
        ready_at=0,
        space=1,
        mended=False,
        accused=0,
        faults=(),
        place=9,
        flying=True,
        left_by="",
        stalled=False,
        fed=0,
        power=0,
        dock=(0, 0, 0, 0),
        lost=(),
        fleet=(),
        stored=(0, 0, 0, 0),
        premium=0,
        paid=(),
        waiting=True,
        partner=None,
        secret=Secret(4, None),
    )
    assert (sight.truckers[1].waiting, sight.truckers[1].secret) == (False, None)


def test_who_has_left_is_seen_with_the_reason() -> None:
    game = flight("21-I-05 21-I-06", (9, CABIN), (5, "7\n7 @3333:2\n8 e1000v"))
    assert [ship.left_by for ship in seen(game, None).truckers] == ["GT-GIVEUP-04", ""]
    story(game, (1, GiveUp()))
    assert [ship.left_by for ship in seen(game, None).truckers] == ["GT-GIVEUP-04", "GT-GIVEUP-08"]
    assert seen(game, 1).truckers[0].paid == (0, 0, 0, 0, 0)


def test_imagined_piles_keep_what_was_read_and_what_has_appeared() -> None:
    game = yard(2, "III")
    hand(game, 0, "cabin-3220")
    story(game, (0, Weld(at(game, 6, 7), 2)), (0, Read(1)), (0, Close()))
    for seat in range(2):
        story(game, (seat, game.asks[seat].choices(game)[-1]))
    story(game, (1, FlyOn()), (0, FlyOn()))
    while game.asks and not game.flown:
        seat = min(game.asks)
        story(game, (seat, game.asks[seat].default(game)))
    other = imagine(game, 0, "elsewhere")
    assert isinstance(other, Trucking)
    assert other.piles[1] == game.piles[1]
    assert set(other.seen) <= {card for pile in other.piles for card in pile}
    assert sorted(other.deck) == sorted({card for pile in other.piles for card in pile} - set(other.seen))
    assert [Counter(CARDS[card].level for card in pile) for pile in other.piles] == [
        Counter(CARDS[card].level for card in pile) for pile in game.piles
    ]
    others = [imagine(game, 1, number) for number in range(3)]
    assert any(isinstance(other, Trucking) and other.deck != game.deck for other in others)


def test_imagined_hands_are_dealt_from_what_lies_face_down() -> None:
    game = yard(2)
    story(game, (0, TakeHidden()))
    own, others = imagine(game, 0, 1), [imagine(game, 1, number) for number in range(8)]
    assert isinstance(own, Trucking)
    assert own.truckers[0].hand == game.truckers[0].hand
    hands = {other.truckers[0].hand for other in others if isinstance(other, Trucking)}
    assert len(hands) > 1
    assert own.pool != game.pool
    assert sorted(own.pool) == sorted(game.pool)


# What is told


def test_losses_are_told_with_the_tile_and_aliens_that_leave() -> None:
    drawn = "7 8\n6 . p0030\n7 @3333:2 c3202:P"
    game = flight("21-I-11 21-II-06", (9, drawn), dice=[4, 4, 1, 1, 1, 1])
    told = story(game)
    assert of(events.Destroyed, told) == [events.Destroyed(0, at(game, 6, 8), tile("purple-3000"))]
    assert of(events.AlienLeft, told) == [events.AlienLeft(0, at(game, 7, 8), 3)]


def test_whoever_has_no_power_does_not_move() -> None:
    game = flight("21-I-05 21-I-06", (9, CABIN), (5, "7\n7 @3333:2\n8 e1000v"), level="L")
    moves = [moved.seat for moved in of(events.Moved, story(game))]
    assert 0 not in moves


@pytest.mark.parametrize("level", ["I", "II", "III"])
def test_credits_of_a_card_and_of_arrival_are_told_apart(level: str) -> None:
    crowd = "6 7\n7 c3101:2 @3333:2"
    game = flight("21-I-17", (9, crowd), level=level)
    told = story(game, (0, game.asks[0].choices(game)[0]))
    while 0 in game.asks:
        told += story(game, (0, game.asks[0].choices(game)[0]))
    assert of(events.Earned, told) == [events.Earned(0, 3)]
    paid = of(events.PaidOut, told)[0]
    assert paid.credits == 3 + paid.arrival + paid.best_looking
    assert game.truckers[0].paid[0] == 3


def test_between_two_cards_none_is_shown() -> None:
    game = flight("21-I-05 21-II-06 21-I-06", (9, "7\n7 @3333:2\n8 e1000v"))
    sight = seen(game, 0)
    assert sight.sky.card is None
    assert [CARDS[card].id for card in sight.sky.flown] == ["21-I-05"]


def test_unread_piles_are_imagined_in_every_order() -> None:
    game = yard(2, "I")
    piles = {imagined.piles for deal in range(30) if isinstance(imagined := imagine(game, 0, deal), Trucking)}
    assert len(piles) == 30
    assert any(list(pile) != sorted(pile, reverse=True) for dealt in piles for pile in dealt)
    assert any(list(pile) != sorted(pile) for dealt in piles for pile in dealt)


def test_in_flight_the_cards_are_counted_in_the_deck() -> None:
    game = flight("21-I-05 21-II-06 21-I-06", (9, "7\n7 @3333:2\n8 e1000v"))
    before = pieces(game)
    game.deck.pop()
    assert before - pieces(game) == Counter({"card 21-II-06": 1})


def test_it_is_seen_how_far_a_card_has_come() -> None:
    """The line of a combat zone that is being fought, the asteroid that is coming; other cards have no steps."""
    drawn = "7 8\n7 @3333:2 b3001:1\n8 E{}v ."
    ships = [(9, drawn.format(1000)), (4, drawn.format(2000).replace("b3001", "b3200"))]
    zone = flight("21-II-16 21-II-06", *ships, dice=[1] * 8)  # cannons first, of which nobody has any
    assert seen(zone, 0).sky.step == 1
    story(zone, (0, Ready()), (1, Ready()))
    assert (zone.card, seen(zone, 0).sky.step) == (NO_CARD, -1)
    sheltered = "6 7 8\n7 s0131^ @3333:2 b3001:2"
    swarm = flight("21-I-10 21-II-06", (9, sheltered), dice=[1, 1, 3, 4, *[1] * 10])  # the second one hits
    assert (swarm.dice, seen(swarm, None).sky.step) == ((1, 1, 3, 4), 1)
    assert seen(flight("21-I-13 21-II-06", (9, CABIN)), 0).sky.step == -1
