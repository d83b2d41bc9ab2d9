"""What the peers' judges miss: whole games, the same everywhere, paid once, and never a mask of zeros."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from startable.engine import Illegal, Result, result, rules_of
from startable.envs.alone import AloneEnv
from startable.envs.codec import WAIT
from startable.envs.episode import payoffs
from startable.envs.together import TogetherEnv
from startable.envs.turns import TurnsEnv
from tests.envs.walks import SHAPED


def legal(mask: Any, rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(mask).tolist()))


def play_turns(env: TurnsEnv, seed: int) -> tuple[str, dict[str, float]]:
    """A whole random game: a digest of all that was seen, and what everyone was paid."""
    env.reset(seed=seed)
    rng, seen, paid = Random(seed), hashlib.sha256(), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, info = env.last()
        assert observation is not None
        assert observation["action_mask"].any()
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        seen.update(observation["observation"].tobytes() + observation["action_mask"].tobytes())
        paid[agent] += reward
        assert not cut
        env.step(None if over else legal(observation["action_mask"], rng))
    return seen.hexdigest(), paid


@pytest.mark.parametrize("game", SHAPED)
def test_a_whole_game_is_the_same_again_and_pays_once(game: str) -> None:
    env = TurnsEnv(game, seats=3)
    first, paid = play_turns(env, 5)
    end = result(env.episode.game)
    assert end is not None
    assert list(paid.values()) == payoffs(end, "places")
    assert play_turns(env, 5) == (first, paid)
    assert play_turns(env, 6)[0] != first


def play_together(env: TogetherEnv, seed: int) -> tuple[str, list[float]]:
    """A whole random game of all at once: a digest of all that was seen, and what everyone was paid."""
    observations, infos = env.reset(seed=seed)
    rng, seen, paid = Random(seed), hashlib.sha256(), [0.0] * env.seats
    while env.agents:
        for agent in env.agents:
            assert observations[agent]["action_mask"].any()
            assert np.array_equal(infos[agent]["action_mask"], observations[agent]["action_mask"])
            seen.update(observations[agent]["observation"].tobytes() + infos[agent]["action_mask"].tobytes())
        asked = dict(env.episode.game.asks)
        actions = {agent: legal(infos[agent]["action_mask"], rng) for agent in env.agents}
        assert any(action != WAIT for action in actions.values())
        observations, rewards, _, _, infos = env.step(actions)
        paid = [before + now for before, now in zip(paid, rewards.values(), strict=True)]
        refused = [seat for seat, info in enumerate(infos.values()) if info["refused"]]
        races = rules_of(env.episode.game).races
        assert all(isinstance(asked[seat], races) for seat in refused), "somebody was refused without having been late"
    return seen.hexdigest(), paid


OTHER_PROCESS = """
import sys
from tests.envs.test_envs import digests
print(*digests(sys.argv[1]))
"""


def digests(game: str) -> list[str]:
    """Of whole games in both forms."""
    return [play_turns(TurnsEnv(game, seats=3), 5)[0], play_together(TogetherEnv(game, seats=2), 5)[0]]


@pytest.mark.parametrize("game", SHAPED)
def test_whole_games_are_the_same_in_another_process(game: str) -> None:
    env = {**os.environ, "PYTHONHASHSEED": "77"}
    there = subprocess.run(
        [sys.executable, "-c", OTHER_PROCESS, game], env=env, capture_output=True, text=True, check=True
    ).stdout.split()
    assert there == digests(game)


@pytest.mark.parametrize("game", SHAPED)
def test_a_whole_game_all_at_once(game: str) -> None:
    env = TogetherEnv(game, seats=3)
    seen, paid = play_together(env, 2)
    end = result(env.episode.game)
    assert end is not None
    assert paid == payoffs(end, "places")
    assert play_together(env, 2) == (seen, paid)


def test_all_at_once_a_wrong_answer_is_refused_and_asked_again() -> None:
    env = TogetherEnv("roll", seats=2)
    observations, infos = env.reset(seed=2)
    good = {agent: int(np.flatnonzero(infos[agent]["action_mask"])[0]) for agent in env.agents}
    after, _, _, _, infos = env.step({**good, "player_1": WAIT})
    assert [info["refused"] for info in infos.values()] == [False, True]
    assert np.array_equal(after["player_1"]["action_mask"], observations["player_1"]["action_mask"])
    assert not np.array_equal(after["player_0"]["action_mask"], observations["player_0"]["action_mask"])


def test_one_after_the_other_a_wrong_answer_is_an_error_that_names_the_rule() -> None:
    env = TurnsEnv("roll", seats=2)
    env.reset(seed=2)
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[-1])
    with pytest.raises(Illegal, match="RG-"):
        env.step(wrong)


def test_whoever_is_asked_nothing_may_only_wait() -> None:
    env = TurnsEnv("captains", seats=3)
    env.reset(seed=1)
    idle = next(agent for agent in env.agents if agent != env.agent_selection)
    assert np.flatnonzero(env.observe(idle)["action_mask"]).tolist() == [WAIT]


def test_without_a_seed_each_game_is_another() -> None:
    env = TurnsEnv("roll", seats=2)
    env.reset(seed=1)
    first = env.observe("player_0")["observation"].copy()
    env.reset()
    assert not np.array_equal(first, env.observe("player_0")["observation"])


def test_the_table_can_be_read() -> None:
    env = TurnsEnv("roll", seats=2, render_mode="ansi")
    env.reset(seed=1)
    assert '"round"' in env.render()


def play_alone(env: AloneEnv, seed: int) -> tuple[int, float]:
    _, info = env.reset(seed=seed)
    rng, choices, paid, over = Random(seed), 0, 0.0, False
    while not over:
        assert np.count_nonzero(info["action_mask"]) > 1
        _, reward, over, _, info = env.step(legal(info["action_mask"], rng))
        choices, paid = choices + 1, paid + reward
    return choices, paid


def test_one_seat_against_bots_is_asked_only_what_is_open() -> None:
    env = AloneEnv("roll", bots=["random", "greedy"], seat=1)
    choices, paid = play_alone(env, 3)
    assert choices > 30
    assert play_alone(env, 3) == (choices, paid)
    assert paid in (-1, -0.5, 0, 0.5, 1)


def test_alone_the_score_is_the_reward() -> None:
    env = AloneEnv("captains", bots=[])
    _, paid = play_alone(env, 3)
    end = result(env.episode.game)
    assert end is not None
    assert paid == end.scores[0] != 0
    assert env.action_masks().nonzero()[0].tolist() == [WAIT]


def test_alone_a_wrong_answer_is_refused_and_changes_nothing() -> None:
    env = AloneEnv("roll", bots=["random"])
    before, _ = env.reset(seed=3)
    after, reward, over, _, info = env.step(WAIT)
    assert info["refused"]
    assert (reward, over) == (0, False)
    assert np.array_equal(before["observation"], after["observation"])


@pytest.mark.parametrize(
    ("scores", "places", "reward", "paid"),
    [
        ((30, 20), (1, 2), "places", [1, -1]),
        ((30, 20, 25), (1, 3, 2), "places", [1, -1, 0]),
        ((30, 30, 25), (1, 1, 3), "places", [0.5, 0.5, -1]),
        ((30, 20), (1, 2), "scores", [30, 20]),
        ((42,), (1,), "places", [42]),
    ],
)
def test_payoffs(scores: tuple[int, ...], places: tuple[int, ...], reward: Any, paid: list[float]) -> None:
    assert payoffs(Result(scores, places), reward) == paid
