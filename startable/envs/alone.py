"""Gymnasium: one seat, bots on the others.

>>> from startable.envs.alone import AloneEnv
>>> env = AloneEnv("roll", bots=["random", "random"])
>>> observation, info = env.reset(seed=1)
>>> over = False
>>> while not over:
...     observation, reward, over, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium

from startable import bots as everyone
from startable.bots.choosing import choose
from startable.engine import Seat
from startable.envs.codec import Mask
from startable.envs.episode import Episode, Reward
from startable.envs.spaces import action_space, observation_space

__all__ = ["AloneEnv"]


class AloneEnv(gymnasium.Env[dict[str, Any], int]):
    """The reward is paid once, at the end (see `payoffs`). Choices where there is only one are made without asking."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        seat: Seat = 0,
        reward: Reward = "places",
        seconds: float = 0.1,
        **options: Any,
    ) -> None:
        """Bots by name, in the order of the other seats; each may think so many seconds about a choice."""
        self.name, self.seat, self.reward, self.options = game, seat, reward, options
        self.seats = len(bots) + 1
        others = [other for other in range(self.seats) if other != seat]
        self.bots = {other: everyone.find(game, name)(seconds) for other, name in zip(others, bots, strict=True)}
        shape = self._deal(Random(0)).shape
        self.observation_space = observation_space(shape)
        self.action_space = action_space(shape)

    def _deal(self, seeds: Random) -> Episode:
        return Episode(self.name, self.seats, seeds.getrandbits(128), self.reward, **self.options)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self._dice = Random(int(self.np_random.integers(2**63)))
        self.episode = self._deal(self._dice)
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        played = self.episode.try_play(self.seat, int(action))
        if played:
            self._let_others_play()
        return self._observation(), self._reward(), self.episode.game.over, False, self._info(refused=not played)

    def _let_others_play(self) -> None:
        """Until our seat has something to choose, or the game is over."""
        while asked := self.episode.asked:
            seat = asked[0] if self.seat not in asked else self.seat
            if seat != self.seat:
                self.episode.play(seat, choose(self.episode.game, seat, self.bots[seat], self._dice))
            elif len(choices := self.episode.game.asks[seat].choices(self.episode.game)) == 1:
                self.episode.play(seat, choices[0])
            else:
                return

    def _reward(self) -> float:
        return self.episode.payoffs()[self.seat]

    def _observation(self) -> dict[str, Any]:
        return dict(self.episode.observe(self.seat))

    def _info(self, refused: bool = False) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "refused": refused}

    def action_masks(self) -> Mask:
        """What may be chosen now, under the name that learners with masks look for."""
        return self.episode.mask(self.seat)
