"""PettingZoo, one agent after the other (AEC).

    >>> from startable.envs.turns import TurnsEnv
    >>> env = TurnsEnv("roll", seats=2)
    >>> env.reset(seed=1)
    >>> for agent in env.agent_iter():
    ...     observation, reward, termination, truncation, info = env.last()
    ...     action = None if termination or truncation else env.action_space(agent).sample(info["action_mask"])
    ...     env.step(action)

Where a game asks several seats at once they are asked in the order of the seats; what they choose in secret stays so.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from gymnasium import Space
from pettingzoo import AECEnv

from startable.engine import Seat, view
from startable.envs.episode import Episode, Reward
from startable.envs.spaces import action_space, observation_space

__all__ = ["TurnsEnv"]


class TurnsEnv(AECEnv[str, dict[str, Any], int | None]):
    """Rewards are paid once, at the end (see `payoffs`); games end by their own rules and are never cut short."""

    metadata: dict[str, Any] = {"name": "startable_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self, game: str, seats: int, reward: Reward = "places", render_mode: str | None = None, **options: Any
    ) -> None:
        self.name, self.seats, self.reward, self.options = game, seats, reward, options
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"{game}_v1"}
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seeds = Random()
        shape = self._deal().shape
        self.observation_spaces: dict[str, Space[Any]] = {
            name: observation_space(shape) for name in self.possible_agents
        }
        self.action_spaces = {name: action_space(shape) for name in self.possible_agents}

    def _deal(self) -> Episode:
        return Episode(self.name, self.seats, self._seeds.getrandbits(128), self.reward, **self.options)

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed deals the same game; without one the next of a row of games is dealt."""
        if seed is not None:
            self._seeds = Random(seed)
        self.episode = self._deal()
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._next()

    def _next(self) -> None:
        """Whose choice it is; once the game is over, everyone is paid and leaves."""
        if asked := self.episode.asked:
            self.agent_selection = self.possible_agents[asked[0]]
        else:
            self.rewards = dict(zip(self.possible_agents, self.episode.payoffs(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self.infos = {agent: {"action_mask": self.episode.mask(self.seat(agent))} for agent in self.agents}

    def observe(self, agent: str) -> dict[str, Any]:
        return dict(self.episode.observe(self.seat(agent)))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.episode.play(self.seat(agent), self.episode.codec.choice(int(action)))
        self._cumulative_rewards[agent] = 0.0
        self._next()
        self._accumulate_rewards()

    def render(self) -> str:
        """The table as everyone sees it."""
        return msgspec.json.format(msgspec.json.encode(view(self.episode.game, None)), indent=2).decode()

    def close(self) -> None:
        pass
