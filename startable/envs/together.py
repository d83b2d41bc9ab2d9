"""PettingZoo, all agents at once (Parallel).

    >>> from startable.envs.together import TogetherEnv
    >>> env = TogetherEnv("roll", seats=2)
    >>> observations, infos = env.reset(seed=1)
    >>> while env.agents:
    ...     actions = {agent: env.action_space(agent).sample(infos[agent]["action_mask"]) for agent in env.agents}
    ...     observations, rewards, terminations, truncations, infos = env.step(actions)

Each step every agent that is asked answers; the others wait (action 0). The answers are played in the order of the
seats. One that is no longer offered when its turn comes, or never was, does nothing: `info["refused"]` says so, and the
seat is asked again.
"""

from __future__ import annotations

from random import Random
from typing import Any

from gymnasium import Space
from pettingzoo import ParallelEnv

from startable.engine import Seat
from startable.envs.episode import Episode, Reward
from startable.envs.spaces import action_space, observation_space

__all__ = ["TogetherEnv"]


class TogetherEnv(ParallelEnv[str, dict[str, Any], int]):
    """Rewards are paid once, at the end (see `payoffs`); games end by their own rules and are never cut short."""

    def __init__(self, game: str, seats: int, reward: Reward = "places", **options: Any) -> None:
        self.name, self.seats, self.reward, self.options = game, seats, reward, options
        self.metadata = {"name": f"{game}_parallel_v1", "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
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

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """The same seed deals the same game; without one the next of a row of games is dealt."""
        if seed is not None:
            self._seeds = Random(seed)
        self.episode = self._deal()
        self.agents = self.possible_agents.copy()
        return self._observations(), self._infos(refused=set())

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        asked = self.episode.asked
        refused = {seat for seat in asked if not self.episode.try_play(seat, int(actions[self.possible_agents[seat]]))}
        over = self.episode.game.over
        agents = self.agents
        answer = (
            self._observations(),
            dict(zip(agents, self.episode.payoffs(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            self._infos(refused),
        )
        self.agents = [] if over else agents
        return answer

    def _observations(self) -> dict[str, dict[str, Any]]:
        return {agent: dict(self.episode.observe(seat)) for seat, agent in enumerate(self.agents)}

    def _infos(self, refused: set[Seat]) -> dict[str, dict[str, Any]]:
        return {
            agent: {"action_mask": self.episode.mask(seat), "refused": seat in refused}
            for seat, agent in enumerate(self.agents)
        }

    def render(self) -> None:
        return None

    def close(self) -> None:
        pass
