"""A learner in a few lines of numpy: it starts at random and gets better by playing.

    python -m examples.learn --plot curve.png

One hidden layer scores the choices that are open; after each game the choices of a good game become likelier and those
of a bad one less so (REINFORCE, with the running mean of rewards as the bar between good and bad). It is meant to be
read, and to show that the environments can be learned from; it is no strong player.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer
from numpy.typing import NDArray

from startable.envs.alone import AloneEnv

Floats = NDArray[np.float32]


class Learner:
    """A policy with one hidden layer. Only the choices that are open are ever scored."""

    def __init__(self, env: AloneEnv, hidden: int, rate: float, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        size, actions = env.episode.shape.size, env.episode.codec.size
        self.inner = self.rng.normal(0, 1 / np.sqrt(size / 20), (hidden, size)).astype(np.float32)
        self.outer = np.zeros((actions, hidden), np.float32)
        self.rate = rate
        self.mean, self.spread = 0.0, 1.0

    def choose(self, seen: Floats, mask: NDArray[np.int8]) -> tuple[int, tuple[Any, ...]]:
        """A choice, and what to remember of it for learning."""
        open_ = np.flatnonzero(mask)
        felt = np.tanh(self.inner @ seen)
        scores = self.outer[open_] @ felt
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        index = int(self.rng.choice(len(open_), p=chances / chances.sum()))
        return int(open_[index]), (seen, felt, open_, chances, index)

    def learn(self, choices: list[tuple[Any, ...]], reward: float) -> None:
        """Make the choices of this game likelier if it went better than usual."""
        better = (reward - self.mean) / max(self.spread, 1e-3)
        self.mean += 0.02 * (reward - self.mean)
        self.spread += 0.02 * (abs(reward - self.mean) - self.spread)
        step = self.rate * float(np.clip(better, -3, 3))
        for seen, felt, open_, chances, index in choices:
            wanted = -chances
            wanted[index] += 1
            back = (wanted @ self.outer[open_]) * (1 - felt**2)
            self.outer[open_] += step * np.outer(wanted, felt)
            self.inner += step * np.outer(back, seen)


def play(env: AloneEnv, learner: Learner, seed: int) -> float:
    observation, _ = env.reset(seed=seed)
    choices, over, reward = [], False, 0.0
    while not over:
        action, memory = learner.choose(observation["observation"], observation["action_mask"])
        choices.append(memory)
        observation, reward, over, _, _ = env.step(action)
    learner.learn(choices, reward)
    return reward


def at_random(env: AloneEnv, games: int, seed: int) -> list[float]:
    """What a policy that has learned nothing is paid, for comparison."""
    nobody = Learner(env, hidden=1, rate=0.0, seed=seed)
    return [play(env, nobody, 500_000_000 + seed * 1_000_000 + number) for number in range(games)]


def plot(rewards: list[float], by_chance: list[float], window: int, path: Path, title: str) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    means = np.convolve(rewards, np.ones(window) / window, mode="valid")
    axes.plot(np.arange(len(means)) + window, means, label="learner")
    axes.axhline(float(np.mean(by_chance)), linestyle="--", color="grey", label=f"at random ({len(by_chance)} games)")
    axes.legend(loc="lower right")
    axes.set(xlabel="games played", ylabel=f"mean reward of the last {window}", title=title)
    axes.grid(alpha=0.3)
    figure.savefig(path, dpi=120)


def main(
    game: Annotated[str, typer.Option(help="Which game.")] = "captains",
    bots: Annotated[str, typer.Option(help="Who sits on the other seats, by commas; empty to play alone.")] = "",
    games: Annotated[int, typer.Option(help="How many games to learn from.")] = 1200,
    hidden: Annotated[int, typer.Option(help="Width of the hidden layer.")] = 32,
    rate: Annotated[float, typer.Option(help="How far each game moves the policy.")] = 0.01,
    seed: Annotated[int, typer.Option(help="Of the games and of the learner's dice.")] = 1,
    plot_to: Annotated[Path | None, typer.Option("--plot", help="Draw the curve into this file.")] = None,
) -> None:
    """Learn a game from nothing, and say how it goes."""
    env = AloneEnv(game, bots=[name for name in bots.split(",") if name], reward="scores")
    env.reset(seed=seed)
    learner, window = Learner(env, hidden, rate, seed), max(1, games // 15)
    by_chance = at_random(env, window, seed)
    typer.echo(f"{'at random':>13}   mean reward {np.mean(by_chance):7.2f}")
    rewards: list[float] = []
    started = time.monotonic()
    for number in range(games):
        rewards.append(play(env, learner, seed * 1_000_000 + number))
        if (number + 1) % window == 0:
            speed = (number + 1) / (time.monotonic() - started)
            typer.echo(f"{number + 1:7d} games   mean reward {np.mean(rewards[-window:]):7.2f}   {speed:5.1f} games/s")
    if plot_to:
        plot(rewards, by_chance, window, plot_to, f"{game}: learning from {games} games")


if __name__ == "__main__":
    typer.run(main)
