"""Many games: the same whatever the number of processes, fair to every seat, kept when interrupted."""

from __future__ import annotations

import pytest

from startable.bots import UnknownBot
from startable.engine import BadOptions
from startable.lab.simulate import Experiment, Played, run

SALVAGE = Experiment(game="examples.salvage:SALVAGE", players=3, bots=("random",), games=19, seed=4)
ROLL = Experiment(game="roll", players=2, bots=("greedy", "random"), games=3, seed=4)


@pytest.mark.parametrize("experiment", [SALVAGE, ROLL], ids=["salvage", "roll"])
def test_the_same_games_are_played_in_one_process_and_in_two(experiment: Experiment) -> None:
    alone = run(experiment)
    assert [game.number for game in alone] == list(range(experiment.games))
    assert run(experiment, jobs=2) == alone


def test_another_seed_plays_other_games() -> None:
    other = Experiment(game=SALVAGE.game, players=3, bots=("random",), games=19, seed=5)
    assert [game.outcome for game in run(SALVAGE)] != [game.outcome for game in run(other)]


def test_bots_move_on_by_one_seat_from_game_to_game() -> None:
    experiment = Experiment(game="roll", players=3, bots=("a", "b"), games=3)
    assert [experiment.seated(number) for number in range(3)] == [("a", "b", "a"), ("b", "a", "a"), ("a", "a", "b")]


def test_what_is_done_is_kept_when_interrupted() -> None:
    def stop(game: Played) -> None:
        if game.number == 4:
            raise KeyboardInterrupt

    assert run(SALVAGE, progress=stop) == run(SALVAGE)[:5]


def test_several_processes_stop_when_interrupted() -> None:
    def stop(_: Played) -> None:
        raise KeyboardInterrupt

    (game,) = run(SALVAGE, jobs=2, progress=stop)
    assert game in run(SALVAGE)


@pytest.mark.parametrize(
    ("experiment", "message"),
    [
        (Experiment(game="chess", players=2, bots=("random",), games=1), "there is no game 'chess'"),
        (Experiment(game="roll", players=6, bots=("random",), games=1), "roll is for 2 to 5 players, not 6"),
        (Experiment(game="roll", players=2, bots=("random",) * 3, games=1), "3 bots cannot sit at a table for 2"),
        (Experiment(game="roll", players=2, bots=("random",), games=1, options={"luck": 1}), "roll has no option luck"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(experiment: Experiment, message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        experiment.check()


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="roll has no bot 'clever'; its bots are: random, greedy"):
        Experiment(game="roll", players=2, bots=("clever",), games=1).check()
