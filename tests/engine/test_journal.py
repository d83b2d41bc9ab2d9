"""Seed and journal are the whole truth: saving, replaying, taking back."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples.salvage import SALVAGE, Finish, Grab, Offer, Peek, Salvage, Seal, Stow
from startable.engine import (
    CLOCK,
    BadRecord,
    Illegal,
    Match,
    load,
    replay,
    restore,
    save,
    snapshot,
)
from startable.engine.journal import Played, Undone


def match(seats: int = 2) -> Match:
    return Match.new(SALVAGE, seats=seats, seed=7)


def table(match: Match) -> Salvage:
    assert isinstance(match.game, Salvage)
    return match.game


def bidding() -> Match:
    """Both captains have left the yard; secret bids are open."""
    at = match()
    at.play(0, Finish())
    at.play(1, Finish())
    return at


def wander(match: Match, rng: random.Random, choices: int) -> None:
    """Random play in which seats now and then take something back."""
    for _ in range(choices):
        if match.game.over:
            return
        seat = rng.choice(sorted(match.game.asks))
        match.play(seat, rng.choice(match.game.asks[seat].choices(match.game)))
        if seat != CLOCK and match.may_undo(seat) and rng.random() < 0.3:
            match.undo(seat)


@given(st.integers(), st.integers(2, 4), st.integers(0, 120))
def test_a_saved_match_is_the_same_match(seed: int, seats: int, choices: int) -> None:
    at = Match.new(SALVAGE, seats=seats, seed=seed)
    wander(at, random.Random(seed), choices)
    again = load(save(at), SALVAGE)
    assert snapshot(again.game) == snapshot(at.game)
    assert again.journal == at.journal
    assert again.standing == at.standing


def test_a_choice_of_ones_own_is_taken_back_while_others_stand() -> None:
    at = bidding()
    at.play(0, Offer(3))
    at.play(1, Offer(2))
    at.play(1, Seal())
    at.undo(0)
    assert [captain.bid for captain in table(at).captains] == [0, 2]
    assert sorted(at.game.asks) == [0]
    assert at.journal[-2:] == [Played(1, Seal()), Undone(0)]


def test_taking_back_may_go_on_to_the_last_seal() -> None:
    at = bidding()
    for coins in (1, 2, 3):
        at.play(0, Offer(coins))
    for coins in (2, 1, 0):
        at.undo(0)
        assert table(at).captains[0].bid == coins
    assert not at.may_undo(0)


@pytest.mark.rule("ST-UNDO-01")
def test_what_is_sealed_is_not_taken_back() -> None:
    at = match()
    crate = table(at).drift[0]
    at.play(0, Grab(crate))
    before = snapshot(at.game)
    with pytest.raises(Illegal) as caught:
        at.undo(0)
    assert caught.value.refusal.rule == "ST-UNDO-01"
    assert snapshot(at.game) == before
    at.play(0, Stow(True))
    at.undo(0)
    assert table(at).captains[0].hand == [crate]


@pytest.mark.rule("ST-UNDO-01")
def test_a_peek_seals_what_came_before() -> None:
    at = match()
    at.play(0, Grab(table(at).drift[0]))
    at.play(0, Stow(True))
    at.play(0, Peek())
    assert not at.may_undo(0)


def test_one_seats_seal_leaves_another_free() -> None:
    at = match()
    at.play(0, Grab(table(at).drift[0]))
    at.play(0, Stow(True))
    at.play(1, Grab(table(at).drift[0]))
    assert at.may_undo(0)
    assert not at.may_undo(1)


def test_seals_hold_after_somebody_else_took_back() -> None:
    at = bidding()
    at.play(0, Offer(1))
    at.play(1, Offer(1))
    at.undo(0)
    at.play(1, Offer(2))
    at.undo(1)
    assert [captain.bid for captain in table(at).captains] == [0, 1]


def test_everybody_may_agree_to_go_back_beyond_a_seal() -> None:
    at = match()
    at.play(0, Grab(table(at).drift[0]))
    at.play(0, Stow(True))
    at.rewind(0)
    assert snapshot(at.game) == snapshot(match().game)
    assert len(at.journal) == 3
    assert snapshot(load(save(at), SALVAGE).game) == snapshot(at.game)
    with pytest.raises(BadRecord, match="0 choices stand"):
        at.rewind(5)


def test_a_snapshot_goes_on_like_the_game() -> None:
    at = bidding()
    at.play(0, Offer(3))
    game = restore(snapshot(at.game), SALVAGE)
    assert game == at.game
    assert game.asks[0].choices(game) == at.game.asks[0].choices(at.game)


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b'{"game":"salvage"}'])
def test_a_file_that_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord, match="not a record"):
        load(data, SALVAGE)


def test_a_record_of_other_rules_is_refused() -> None:
    record = msgspec.structs.replace(match().record, version=99)
    with pytest.raises(BadRecord, match="version 99"):
        replay(record, SALVAGE)
    record = msgspec.structs.replace(match().record, game="chess")
    with pytest.raises(BadRecord, match="a game of chess"):
        load(msgspec.json.encode(record), SALVAGE)


def test_a_forged_journal_is_refused_at_the_entry() -> None:
    record = msgspec.structs.replace(match().record, journal=(Played(0, Finish()), Played(0, Finish())))
    with pytest.raises(BadRecord, match="entry 2 is not possible"):
        replay(record, SALVAGE)


def test_an_unreadable_snapshot_is_refused() -> None:
    with pytest.raises(BadRecord, match="cannot read the snapshot"):
        restore(b"[1,{},{},{}]", SALVAGE)
