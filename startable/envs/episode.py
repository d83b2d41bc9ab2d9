"""One game as every environment plays it: seats that are asked, the clock looked after, payoffs at the end."""

from __future__ import annotations

from copy import copy
from typing import Any, Literal, TypeAlias

from startable.engine import CLOCK, Choice, Game, Illegal, Result, Seat, apply, new, play, result
from startable.envs.codec import Codec, Mask, OutOfRange
from startable.envs.shape import Observation, Shape, shape_of
from startable.games import find

__all__ = ["Episode", "Reward", "payoffs"]

Reward: TypeAlias = Literal["places", "scores"]


class Episode:
    """A game in play. Seats are asked side by side; the clock answers only when nobody else can."""

    def __init__(self, name: str, seats: int, seed: int | str, reward: Reward = "places", **options: Any) -> None:
        self.game: Game = new(find(name), seats=seats, seed=seed, **options)
        self.reward = reward
        self._pass_time()

    def __deepcopy__(self, memo: object) -> Episode:
        """Only the game is copied, by its own clone."""
        other = copy(self)
        other.game = self.game.clone()
        return other

    @property
    def shape(self) -> Shape:
        return shape_of(self.game)

    @property
    def codec(self) -> Codec:
        return self.shape.codec

    @property
    def asked(self) -> list[Seat]:
        """Who may choose now, in the order of the seats."""
        return sorted(seat for seat in self.game.asks if seat != CLOCK)

    def play(self, seat: Seat, choice: Choice) -> None:
        """Anything that is not offered is refused (Illegal, with the rule), and nothing has changed."""
        play(self.game, seat, choice)
        self._pass_time()

    def try_play(self, seat: Seat, action: int) -> bool:
        """Play it if it is offered; whether it was."""
        try:
            self.play(seat, self.codec.choice(action))
        except (Illegal, OutOfRange):
            return False
        return True

    def _pass_time(self) -> None:
        while list(self.game.asks) == [CLOCK]:
            apply(self.game, CLOCK, self.game.asks[CLOCK].default(self.game))

    def observe(self, seat: Seat) -> dict[str, Observation | Mask]:
        return {"observation": self.shape.observe(self.game, seat), "action_mask": self.mask(seat)}

    def mask(self, seat: Seat) -> Mask:
        return self.codec.mask(self.game, seat)

    def payoffs(self) -> list[float]:
        """What the game was worth to each seat; nothing before its end."""
        end = result(self.game)
        return payoffs(end, self.reward) if end else [0.0] * self.game.seats


def payoffs(end: Result, reward: Reward) -> list[float]:
    """By place: from 1 for beating everyone to -1 for being beaten by all, in sum 0. By score: the score itself.

    A player alone beats nobody, so there the score counts in either case.
    """
    if reward == "scores" or len(end.scores) == 1:
        return [float(score) for score in end.scores]
    others = len(end.places) - 1
    return [sum((mine < place) - (mine > place) for place in end.places) / others for mine in end.places]
