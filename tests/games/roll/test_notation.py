"""Positions as text, both ways, and texts that are no positions."""

from __future__ import annotations

import random

import pytest

from startable.engine import apply, new
from startable.games.roll import ROLL
from startable.games.roll.choices import Dictate, Move
from startable.games.roll.dice import total
from startable.games.roll.notation import BadPosition, read, write
from startable.games.roll.table import Roll
from tests.games.roll.drawn import OTHER, PLAIN, Drawn


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_of_a_game_is_written_and_read_back(seats: int) -> None:
    rng = random.Random(seats)
    game = new(ROLL, seats=seats, seed=seats, split_reassign=seats % 2 == 1)
    assert isinstance(game, Roll)
    while not game.over:
        seat = rng.choice(sorted(game.asks))
        apply(game, seat, rng.choice(game.asks[seat].choices(game)))
        if rng.random() < 0.2:
            text = write(game)
            again = read(text, seed=seats)
            again.chance = game.chance
            assert again == game, text
            assert write(again) == text


def test_a_position_says_all_that_is_on_the_table() -> None:
    text = """round 4
pool 11
options sole_tourism
phases explore ship
phase explore
extra ship
strict
bag T02 T01
next PhaseEnd 0; ExploreEnd

player 4 Ancient Race
built Nanotechnology; Gem World
goods Ancient Race: green; Gem World: 2 white
credits 3
chips 7
pending 1
develop Public Works; Space Docks [red]
settle Mining World
cup 2 white
citizenry cyan
extras yellow
scouted white
rolled explore: red; wild: green
workers explore: white red
selected ship
lane T03
abandoned T04
ask ExploreTask 0
"""
    rest = " ".join(f"T{n:02}" for n in range(5, 56) if n not in (7, 18, 25, 27, 41))
    other = "player 9 Old Earth\ncredits 1\n"
    game = read(f"{text}\n{other}".replace("bag T02 T01", f"bag T02 T01 {rest}"))
    me = game.players[0]
    assert (game.round, game.pool, game.phases, game.phase, game.extra) == (4, 11, (0, 4), 0, 4)
    assert (game.strict, game.screens, game.options.sole_tourism) == (True, False, True)
    assert game.bag[:2] == (1, 0)
    assert (me.credits, me.chips, me.pending, me.lane, me.abandoned) == (3, 7, 1, (2,), (3,))
    assert total(me.dice) == 9
    assert write(game) == f"{text}\n{other}".replace("bag T02 T01", f"bag T02 T01 {rest}")


def test_a_power_in_use_is_written_down() -> None:
    table = Drawn(
        f"screens\nnext Reveal\n{PLAIN}\nbuilt Galactic Mandate\nworkers ship: 3 white\nselected ship red\n"
        f"ask ReassignWorkers 0\n{OTHER}\nselected ship white"
    )
    table.play(0, Dictate(4, 0), Move(4, 0, 2))
    assert table.line(0, "used") == "Dictate"
    assert table.line(0, "moving").startswith("Dictate; least 1; most 3; colours 0,1,2,3,4,5,6; origins")
    again = read(write(table.game)).players[0]
    assert again == table.player(0)
    assert again.moving is not None
    assert (again.moving.together, again.moving.same_origin) == (True, False)
    assert again.moving.together is True


def test_what_is_not_mentioned_is_in_the_supply_and_in_the_bag() -> None:
    game = read(f"{PLAIN}\nbuilt Gem World\ncup 3 red\n{OTHER}")
    assert len(game.bag) == 54
    assert 6 not in game.bag
    assert total(game.supply) == 108
    assert game.pool == 24
    assert read(f"pool -1\n{PLAIN}\n{OTHER}").pool == -1
    assert read(f"bag T55 *\n{PLAIN}\n{OTHER}").bag[:2] == (54, 0)


def test_remarks_and_blank_lines_are_ignored() -> None:
    assert write(read(f"# a remark\n\n{PLAIN} # who\n{OTHER}\n")) == write(read(f"{PLAIN}\n{OTHER}"))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (PLAIN, "2 to 5 players, not 1"),
        ("player 0 Old Earth", "line 1.*a faction from 1 to 9 and the name of a home world"),
        ("player 7 Mars", "line 1.*a faction from 1 to 9 and the name of a home world"),
        (f"{PLAIN}\nbuilt Moon Base\n{OTHER}", "line 2, 'built Moon Base': 'Moon Base' is unknown here"),
        (f"{PLAIN}\nbuilt Old Earth\n{OTHER}", "Old Earth is no game tile"),
        (f"{PLAIN}\ncup 2 pink\n{OTHER}", "line 2.*pink"),
        (f"{PLAIN}\ncup two red\n{OTHER}", "line 2.*'two' is unknown"),
        (f"{PLAIN}\ncup Red\n{OTHER}", "'Red' are no dice"),
        (f"{PLAIN}\ndevelop Gem World\n{OTHER}", "only developments are in this stack"),
        (f"{PLAIN}\nsettle Public Works\n{OTHER}", "only worlds are in this stack"),
        (f"{PLAIN}\ngoods Old Earth: red\n{OTHER}", "Old Earth is no world of this player that takes goods"),
        (f"{PLAIN}\nbuilt Gem World\n{OTHER}\nsettle Gem World", "each tile is somewhere once, but not T07"),
        (f"bag T01\n{PLAIN}\n{OTHER}", "each tile is somewhere once, but not T02"),
        (f"{PLAIN}\ncup 10 purple\n{OTHER}", "there are not 10 purple dice in the box"),
        (f"{PLAIN}\nlives 3\n{OTHER}", "'lives' is unknown here"),
        (f"lives 3\n{PLAIN}\n{OTHER}", "'lives' is unknown here"),
        (f"phases sleep\n{PLAIN}\n{OTHER}", "line 1"),
        (f"strict now\n{PLAIN}\n{OTHER}", "nothing follows this word"),
        (f"options quick\n{PLAIN}\n{OTHER}", "line 1.*quick"),
        (f"next Sleep\n{PLAIN}\n{OTHER}", "'Sleep' is unknown here"),
        (f"{PLAIN}\nask SelectPhase 1\n{OTHER}", "no question to this player"),
        (f"{PLAIN}\nask Reveal\n{OTHER}", "no question to this player"),
        (f"{PLAIN}\ncredits many\n{OTHER}", "line 2"),
        (f"{PLAIN}\nworkers sleep: red\n{OTHER}", "line 2"),
        (f"{PLAIN}\noffer T99\n{OTHER}", "'T99' is unknown here"),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_the_reason(text: str, says: str) -> None:
    with pytest.raises(BadPosition, match=says):
        read(text)
