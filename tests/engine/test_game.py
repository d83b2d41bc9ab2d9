"""Playing: one way in, refusals that change nothing, agendas side by side, then the table."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec import field

from examples.salvage import SALVAGE, Finish, Grab, Grabbed, HandsFull, Peek, Peeked, Salvage, Stow, Taken
from startable.engine import (
    CLOCK,
    TABLE,
    Ask,
    Chance,
    Choice,
    Game,
    Illegal,
    NotAsked,
    NotOffered,
    Seat,
    Step,
    new,
    play,
    snapshot,
    why_not,
)
from startable.engine.game import proceed, run


def salvage(seats: int = 2) -> Salvage:
    game = new(SALVAGE, seats=seats, seed=7)
    assert isinstance(game, Salvage)
    return game


def test_play_returns_what_happened() -> None:
    game = salvage()
    crate = game.drift[0]
    assert play(game, 0, Grab(crate)) == [Grabbed(0, crate)]
    assert game.captains[0].hand == [crate]
    assert game.told == []


@pytest.mark.rule("ST-ASK-01")
def test_a_seat_without_a_question_is_refused() -> None:
    game = salvage()
    play(game, 0, Finish())
    before = snapshot(game)
    assert why_not(game, 0, Finish()) == NotAsked("ST-ASK-01")
    with pytest.raises(Illegal, match="ST-ASK-01"):
        play(game, 0, Finish())
    assert snapshot(game) == before


@pytest.mark.rule("ST-ASK-02")
def test_a_choice_that_is_not_offered_is_refused() -> None:
    game = salvage()
    before = snapshot(game)
    assert why_not(game, 0, Stow(True)) == NotOffered("ST-ASK-02")
    with pytest.raises(Illegal, match="ST-ASK-02"):
        play(game, 0, Stow(True))
    assert snapshot(game) == before


@pytest.mark.rule("ST-SEAT-01")
@pytest.mark.parametrize("seat", [2, 99, -7, TABLE])
def test_a_seat_that_does_not_exist_is_refused(seat: Seat) -> None:
    with pytest.raises(Illegal) as caught:
        play(salvage(), seat, Finish())
    assert caught.value.refusal.rule == "ST-SEAT-01"


@pytest.mark.rule("ST-OVER-01")
def test_nobody_plays_once_the_game_is_over() -> None:
    game = salvage()
    while not game.over:
        seat = max(game.asks)
        play(game, seat, game.asks[seat].choices(game)[0])
    with pytest.raises(Illegal) as caught:
        play(game, 0, Finish())
    assert caught.value.refusal.rule == "ST-OVER-01"


def test_a_refusal_says_what_it_is_about() -> None:
    game = salvage()
    crate = game.drift[0]
    play(game, 0, Grab(crate))
    assert why_not(game, 1, Grab(crate)) == Taken("SALVAGE-GRAB-02", crate)
    assert why_not(game, 0, Grab(game.drift[0])) == HandsFull("SALVAGE-GRAB-01")
    assert why_not(game, 1, Grab(game.drift[0])) is None


def test_an_event_hides_what_others_may_not_know() -> None:
    game = salvage()
    (event,) = play(game, 0, Peek())
    assert event.seen_by(0) == Peeked(0, game.buoy[0])
    assert event.seen_by(1) == event.seen_by(None) == Peeked(0, None)


# A bare game, to watch the agenda


class Note(Step["Paper"], frozen=True):
    text: str

    def run(self, game: Paper) -> None:
        game.lines.append(self.text)


class More(Step["Paper"], frozen=True):
    """Adds steps of its own, which come first."""

    def run(self, game: Paper) -> None:
        game.then(Note("inner 1"), Note("inner 2"))


class Draw(Step["Paper"], frozen=True):
    seat: Seat

    def run(self, game: Paper) -> None:
        game.chance.below(6, f"dice {self.seat}")


class Go(Choice, frozen=True):
    pass


class Wait(Ask["Paper"], frozen=True):
    def choices(self, game: Paper) -> Sequence[Choice]:
        return [Go()]

    def answer(self, game: Paper, choice: Choice) -> None:
        game.lines.append(f"seat {self.seat}")


class Paper(Game, kw_only=True):
    lines: list[str] = field(default_factory=list)


def paper() -> Paper:
    return Paper(chance=Chance.of(1), seats=2)


def test_steps_added_by_a_step_come_before_what_was_waiting() -> None:
    game = paper()
    game.then(Note("a"), More(), Note("z"))
    proceed(game)
    assert game.lines == ["a", "inner 1", "inner 2", "z"]


def test_the_table_waits_until_every_seat_is_done() -> None:
    game = paper()
    game.then(Note("table"))
    for seat in (1, 0):
        game.then(Wait(seat), Note(f"after {seat}"), seat=seat)
    proceed(game)
    assert sorted(game.asks) == [0, 1]
    play(game, 1, Go())
    assert game.lines == ["seat 1", "after 1"]
    play(game, 0, Go())
    assert game.lines == ["seat 1", "after 1", "seat 0", "after 0", "table"]
    assert game.over


def test_a_seats_agenda_asks_only_that_seat() -> None:
    game = paper()
    game.then(Wait(1), seat=0)
    with pytest.raises(AssertionError, match="seat 0's agenda asks seat 1"):
        proceed(game)


def test_a_seat_has_one_question_at_a_time() -> None:
    game = paper()
    game.ask(Wait(0))
    with pytest.raises(AssertionError, match="already asked"):
        game.ask(Wait(0))


def test_chance_drawn_for_a_seat_seals_that_seat_alone() -> None:
    game = paper()
    game.then(Wait(0), Draw(0), Wait(0), seat=0)
    game.then(Wait(1), Wait(1), seat=1)
    proceed(game)
    game.sealed.clear()
    run(game, 0, Go())
    assert game.sealed == [0]


def test_a_table_step_seals_everyone_and_so_does_the_clock() -> None:
    game = paper()
    game.ask(Wait(0))
    game.then(Note("table"))
    run(game, 0, Go())
    assert TABLE in game.sealed
    game = paper()
    game.ask(Wait(CLOCK))
    game.ask(Wait(0))
    run(game, CLOCK, Go())
    assert game.sealed == [TABLE]


def test_the_default_is_the_first_choice() -> None:
    game = salvage()
    assert game.asks[0].default(game) == game.asks[0].choices(game)[0]
