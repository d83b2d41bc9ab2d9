"""What else is counted at the end of a game is what really happened in it."""

from __future__ import annotations

from startable import bots
from startable.engine import new, view
from startable.games import find
from startable.games.trucker.table import Trucking
from startable.lab.counts import counts
from startable.lab.play import play_out


def test_ships_are_counted_as_they_took_off_and_came_home() -> None:
    game = new(find("trucker"), seats=2, seed=5, level="I", pace="simulated")
    assert isinstance(game, Trucking)
    outcome = play_out(game, [bots.find("trucker", name)(0.0) for name in ("greedy", "random")], seed=1)
    found = {figure.source: figure.scores for figure in outcome.figures}
    assert outcome.figures == counts("trucker", view(game, None))
    for seat, me in enumerate(game.truckers):
        aboard = sum(code >= 0 for code in me.cells)
        assert found["components"][seat] == aboard + len(me.lost)
        assert found["arrived"][seat] == me.flying
        assert found["days"][seat] == me.place
        assert found["open connectors"][seat] == game.hull(seat).exposed


def test_where_nobody_has_thought_of_figures_there_are_none() -> None:
    game = new(find("roll"), seats=2)
    assert counts("roll", view(game, None)) == ()
