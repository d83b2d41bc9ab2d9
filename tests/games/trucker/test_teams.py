"""Team play: a common purse, the partner's ship, and changing places while building."""

from __future__ import annotations

import pytest

from startable.engine import CLOCK, Event
from startable.engine.rules import imagine, result, view
from startable.games.trucker import events
from startable.games.trucker.building import BEATS, Rush, Watch
from startable.games.trucker.choices import (
    Finish,
    FlipGlass,
    PutBack,
    Read,
    Ready,
    SetAside,
    TakeAside,
    TakeHidden,
    TimeUp,
    Weld,
)
from startable.games.trucker.flight import fine
from startable.games.trucker.table import NO_PILE, NO_TILE, Trucking
from startable.games.trucker.track import Earn
from startable.games.trucker.view import Sight
from tests.games.trucker.positions import CABIN, at, hand, hurry, landing, of, rounds, story

ALL = range(4)


def seen(game: Trucking, seat: int) -> Sight:
    sight = view(game, seat)
    assert isinstance(sight, Sight)
    return sight


def team(pace: str = "live", chosen: str = "III", *, experts: bool = True) -> Trucking:
    return rounds(4, pace, rounds=chosen, teams=True, change_places=experts)


def turn(game: Trucking, seat: int) -> list[Event]:
    """The sand runs out, and this seat turns the glass."""
    return story(game, (CLOCK, TimeUp()), (seat, FlipGlass()))


def owners(game: Trucking) -> list[int]:
    """Whose cabin each seat has before it."""
    return [game.edition.starts.index(me.cells[game.board.start] // 4) for me in game.truckers]


# The purse


def purses(*credits: int) -> Trucking:
    words = [
        f"at {9 - 2 * seat} credits {purse}" for seat, purse in enumerate((credits[0], credits[0], *credits[1:] * 2))
    ]
    return landing("I", *((word, CABIN) for word in words), options="rounds=I-II teams=true", deck="07-I-04 07-I-05")


@pytest.mark.rule("GT-TEAM-02")
def test_partners_earn_and_pay_from_one_purse() -> None:
    game = purses(5, 2)
    Earn(1, 4).run(game)
    Earn(2, 3).run(game)
    assert [seen(game, seat).truckers[seat].secret.credits for seat in ALL] == [9, 9, 5, 5]  # type: ignore[union-attr]
    fine(game, 1)
    fine(game, 3)
    assert [game.purse(seat).credits for seat in ALL] == [8, 8, 4, 4]
    assert seen(game, 0).truckers[1].secret is None


@pytest.mark.rule("GT-TEAM-02")
def test_teams_are_ranked_by_what_they_have_together() -> None:
    game = landing(
        "I",
        ("at 9", CABIN),
        ("out lost 07-cabin-3220 07-cabin-3202 07-cabin-3200", CABIN),
        ("at 7 credits 1", CABIN),
        ("at 5 credits 1", CABIN),
        options="teams=true",
    )
    told = story(game)
    assert [paid.arrival for paid in of(events.FlightPaid, told)] == [4, 0, 3, 2]
    assert of(events.JourneyOver, told) == [events.JourneyOver((3, 3, 10, 10), (2, 3))]
    found = result(game)
    assert found is not None
    assert (found.scores, found.places) == ((3, 3, 10, 10), (3, 3, 1, 1))
    assert {points.source: points.scores for points in found.points} == {
        "flights": (0, 0, 1, 1),
        "arrivals": (4, 4, 5, 5),
        "best-looking ships": (2, 2, 4, 4),
        "goods": (0, 0, 0, 0),
        "losses": (-3, -3, 0, 0),
        "forgiven debts": (0, 0, 0, 0),
    }


def test_a_debt_of_one_is_paid_by_the_other_and_only_the_rest_is_let_off() -> None:
    lost = " ".join(["07-cabin-3220", "07-cabin-3202", "07-cabin-3200", "07-cabin-3102", "07-cabin-3101"])
    game = landing(
        "I",
        (f"out credits 3 lost {lost}", CABIN),
        ("out credits 3", CABIN),
        ("at 7", CABIN),
        ("at 5", CABIN),
        options="rounds=I-II teams=true",
    )
    told = story(game)
    assert [game.purse(seat).credits for seat in ALL] == [0, 0, 11, 11]
    assert [debt.seat for debt in of(events.DebtForgiven, told)] == [0, 1]
    assert game.purse(1).paid == (3, 0, 0, 0, -5, 2)
    story(game, *[(seat, Ready()) for seat in ALL])
    assert [game.purse(seat).credits for seat in ALL] == [0, 0, 11, 11]


def test_a_seat_knows_its_own_teams_purse_only() -> None:
    game = purses(5, 2)
    for seat in ALL:
        twin = imagine(game, seat, 4)
        assert isinstance(twin, Trucking)
        known = [twin.purse(other).credits for other in ALL]
        assert known == ([5, 5, 0, 0] if seat < 2 else [0, 0, 2, 2])


def test_the_view_names_the_partner() -> None:
    assert [ship.partner for ship in seen(purses(5, 2), 0).truckers] == [1, 0, 3, 2]


# The partner's ship


@pytest.mark.rule("GT-TEAM-03")
def test_each_flies_the_ship_that_the_partner_has_built() -> None:
    game = team(experts=False)
    name, square = "battery2-3000", at(game, 8, 7)
    held = hand(game, 0, name)
    story(game, (0, Weld(square, 0)))
    spare = hand(game, 3, "battery2-3001")
    story(game, (3, SetAside()), (0, Finish(4)), (1, Finish(2)), (2, Finish(1)))
    told = story(game, (3, Finish(3)))
    assert of(events.ChangedPlaces, told) == [events.ChangedPlaces(to_fly=True)]
    assert owners(game) == [1, 0, 3, 2]
    assert game.truckers[1].cells[square] // 4 == held
    assert (game.truckers[2].lost, game.truckers[3].lost) == ((spare,), ())
    assert [me.space for me in game.truckers] == [2, 4, 3, 1]
    assert game.order() == [3, 0, 2, 1]
    assert game.truckers[1].aboard[square] == 2


def test_without_teams_everyone_flies_their_own() -> None:
    game = rounds(4)
    told = story(game, *[(seat, Finish(seat + 1)) for seat in ALL])
    assert not of(events.ChangedPlaces, told)
    assert owners(game) == [0, 1, 2, 3]


def test_the_builder_mends_before_the_partner_flies() -> None:
    game = rounds(4, rounds="I", training=True, teams=True, free_welding=True)
    hand(game, 0, "cabin-3010")
    story(game, (0, Weld(at(game, 7, 8), 0)), *[(seat, Finish(seat + 1)) for seat in ALL])
    assert list(game.asks) == [0]
    story(game, (0, game.asks[0].choices(game)[1]))
    assert (list(game.asks), owners(game)) == ([0], [0, 1, 2, 3])


# Changing places


@pytest.mark.rule("GT-TEAM-04", "GT-TEAM-05")
@pytest.mark.parametrize(("chosen", "changes"), [("I", 0), ("II", 1), ("III", 2)])
def test_partners_change_at_each_flip_but_the_last(chosen: str, changes: int) -> None:
    game = team(chosen=chosen)
    story(game, (3, Finish(1)))
    told: list[Event] = []
    for _ in range(game.flight_board.hourglass - 1):
        seat = next(seat for seat in ALL if game.truckers[seat].space)
        told += turn(game, seat)
        assert (sum(me.space > 0 for me in game.truckers), game.running) == (1, True)
    assert of(events.ChangedPlaces, told) == [events.ChangedPlaces(to_fly=False)] * changes
    assert owners(game) == ([1, 0, 3, 2] if changes % 2 else [0, 1, 2, 3])


@pytest.mark.rule("GT-TEAM-06")
def test_when_all_is_built_they_change_once_more_to_fly() -> None:
    game = team(chosen="II")
    turn(game, 0)
    assert owners(game) == [1, 0, 3, 2]
    told = story(game, *[(seat, Finish(seat + 1)) for seat in ALL])
    assert of(events.ChangedPlaces, told) == [events.ChangedPlaces(to_fly=True)]
    assert owners(game) == [0, 1, 2, 3]
    assert [me.space for me in game.truckers] == [2, 1, 4, 3]


@pytest.mark.rule("GT-TEAM-07")
@pytest.mark.parametrize("experts", [True, False])
def test_either_way_of_building_goes_with_any_round(experts: bool) -> None:
    for chosen in ("I", "II", "III", "I-II-III"):
        game = team(chosen=chosen, experts=experts)
        told = hurry(game)
        assert events.ChangedPlaces(to_fly=True) in told
    told = turn(team(chosen="II", experts=experts), 0)
    assert (events.ChangedPlaces(to_fly=False) in told) is experts


@pytest.mark.rule("GT-TEAM-08")
def test_what_is_at_a_board_stays_there_and_piles_go_back() -> None:
    game = team()
    first, second = hand(game, 0, "battery2-3000"), at(game, 8, 7)
    story(game, (0, Weld(second, 0)))
    held = hand(game, 1, "battery2-3001")
    story(game, (1, Weld(second, 0)), (1, Read(2)), (3, Finish(4)))
    hand(game, 2, "battery2-3200")
    story(game, (2, Weld(second, 0)))
    spare = hand(game, 0, "battery3-2210")
    story(game, (0, SetAside()), (0, TakeHidden()))
    hidden = game.truckers[0].hand
    assert game.truckers[2].last == second
    told = turn(game, 2)
    assert events.WasClosed(1, 2) in told
    assert (game.truckers[1].reading, game.truckers[1].knows, game.truckers[0].knows) == (NO_PILE, 4, 0)
    assert [me.cells[second] // 4 for me in game.truckers[:2]] == [held, first]
    assert [(me.last, me.from_aside) for me in game.truckers] == [(-1, False)] * 4
    assert (game.truckers[1].hand, game.truckers[1].aside, game.truckers[0].hand) == (hidden, (spare,), NO_TILE)
    assert seen(game, 1).truckers[1].hand == hidden
    assert seen(game, 0).truckers[1].hand is None
    assert [me.space for me in game.truckers] == [0, 0, 4, 0]
    assert {seat: type(ask) for seat, ask in game.asks.items() if seat >= 0} == {0: Rush, 1: Rush, 3: Rush}


def test_a_change_can_be_taken_back_by_nobody() -> None:
    game = team()
    story(game, (CLOCK, TimeUp()))
    game.sealed = []
    game.asks.pop(0).answer(game, FlipGlass())
    assert set(game.sealed) == set(ALL)


def test_after_a_change_whoever_sits_at_a_finished_ship_watches_the_glass() -> None:
    game = team()
    story(game, (3, Finish(4)))
    turn(game, 0)
    story(game, (CLOCK, TimeUp()))
    assert {seat: type(ask) for seat, ask in game.asks.items()} == {0: Rush, 1: Rush, 2: Watch, 3: Rush}


def test_simulated_nobody_gains_time_by_a_change() -> None:
    game = team("simulated")
    waiting = game.quickness[0]
    story(game, (waiting, Finish(1)))
    while FlipGlass() not in (choices := game.asks[seat := min(game.asks)].choices(game)) or seat == waiting:
        story(game, (seat, game.asks[seat].default(game)))
    assert choices
    late = game.truckers[seat].ready_at
    story(game, (seat, FlipGlass()))
    assert min(me.ready_at for me in game.truckers) > late
    assert game.truckers[waiting].space == 0
    assert game.truckers[waiting ^ 1].space == 1


def test_relaxed_whoever_had_chosen_after_the_flip_chooses_again() -> None:
    game = team("relaxed")
    for _ in range(BEATS):
        story(game, *[(seat, TakeHidden()) for seat in ALL], *[(seat, PutBack()) for seat in ALL])
    first = game.quickness[game.beat % 4]
    later = [seat for seat in ALL if seat != first]
    tile = game.heap[0]
    story(game, (first, FlipGlass()), *[(seat, Finish(seat + 1)) for seat in later[:-1]])
    told = story(game, (later[-1], Finish(later[-1] + 1)))
    assert of(events.ChangedPlaces, told) == [events.ChangedPlaces(to_fly=False)]
    assert sorted(clash.seat for clash in of(events.Clashed, told)) == later
    assert not of(events.Finished, told)
    assert sorted(game.asks) == list(ALL)
    assert tile in game.heap


def test_a_reserve_serves_whoever_sits_at_the_board() -> None:
    game = team()
    spare = hand(game, 0, "battery2-3000")
    story(game, (0, SetAside()))
    turn(game, 3)
    assert TakeAside(spare) in game.asks[1].choices(game)
    assert TakeAside(spare) not in game.asks[0].choices(game)


def test_a_whole_game_of_teams_is_played() -> None:
    game = rounds(4, teams=True, change_places=True, begun=False)
    while not game.over:
        story(game, (min(game.asks), game.asks[min(game.asks)].choices(game)[0]))
        hurry(game)
    assert (game.flight, game.level) == (2, "III")
