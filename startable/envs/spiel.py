"""OpenSpiel: importing this module registers our games there, as `startable_roll` and so on.

    >>> import pyspiel
    >>> import startable.envs.spiel
    >>> state = pyspiel.load_game("startable_roll(players=3,first_game=True)").new_initial_state()
    >>> state.apply_action(7)  # the deal
    >>> 0 <= state.current_player() < 3
    True

The only chance node is the first: it chooses one of `deals` seeds, from which all later chance follows. A clone thus
knows the dice to come; `resample_from_infostate` gives a state that the player could equally be in, with other dice,
and is what an honest search uses. Seats that are asked at once answer in the order of the seats.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from startable.engine import Game, Rules, imagine, view
from startable.envs.episode import Episode
from startable.envs.shape import Shape, shape_of
from startable.games import find

__all__ = ["GAMES", "SpielGame", "register"]

DEALS = 4096
LONGEST = 50_000  # choices; games take some hundreds
PLAYERS = 2


def plain_options(rules: Rules) -> dict[str, Any]:
    """The options that OpenSpiel can hand on, with their defaults."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(rules.options)}
    return {name: value for name, value in defaults.items() if _is_plain(value)}


def _is_plain(value: object) -> bool:
    """OpenSpiel would read a word of digits, such as a year, as a number when it loads a game."""
    return isinstance(value, bool | int) or (isinstance(value, str) and not value.isdigit())


def type_of(rules: Rules) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"startable_{rules.name}",
        long_name=f"Startable: {rules.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=max(2, min(rules.seats)),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": PLAYERS, "deals": DEALS, **plain_options(rules)},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as OpenSpiel knows games: the payoffs are those by place, from 1 to -1."""

    rules: ClassVar[Rules]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.seats = params.get("players", PLAYERS)
        self.deals = params.get("deals", DEALS)
        self.options = {name: value for name, value in params.items() if name not in ("players", "deals")}
        self.shape: Shape = shape_of(self.deal(0).game)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.shape.codec.size,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)

    def deal(self, seed: int) -> Episode:
        return Episode(self.rules.name, self.seats, seed, **self.options)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.shape)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game; before the deal there is no game yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.episode: Episode | None = None

    @property
    def table(self) -> Game | None:
        return self.episode.game if self.episode else None

    def current_player(self) -> Any:
        if self.episode is None:
            return pyspiel.PlayerId.CHANCE
        asked = self.episode.asked
        return asked[0] if asked else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.game.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None
        return self.episode.codec.open(self.episode.game, player)

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = self.get_game().deal(action)
        else:
            self.episode.play(self.current_player(), self.episode.codec.choice(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.get_game().shape.codec.label(action)

    def returns(self) -> list[float]:
        return self.episode.payoffs() if self.episode else [0.0] * self.get_game().seats

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> SpielState:
        """A state that this player could equally be in: all that it cannot see is dealt anew, the dice included."""
        other: SpielState = self.clone()
        if other.episode is not None:
            other.episode.game = imagine(other.episode.game, player_id, int(probability_sampler() * 2**53))
        return other

    def __str__(self) -> str:
        return "before the deal" if self.table is None else _seen(self.table, None)


class SpielObserver:
    """What a player is asked and sees, as an array and as text."""

    def __init__(self, shape: Shape) -> None:
        self.tensor = np.zeros(shape.size, np.float32)
        self.dict = {"observation": self.tensor}
        self._shape = shape

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self._shape.observe(state.table, player) if state.table else 0

    def string_from(self, state: SpielState, player: int) -> str:
        return "before the deal" if state.table is None else _seen(state.table, player)


def _seen(game: Game, player: int | None) -> str:
    return msgspec.json.encode(view(game, player)).decode()


def register(name: str) -> type[SpielGame]:
    """Make a game known to OpenSpiel, which wants a class of its own for each."""
    rules = find(name)
    game: type[SpielGame] = type(f"Spiel{name.title()}", (SpielGame,), {"rules": rules, "kind": type_of(rules)})
    pyspiel.register_game(game.kind, game)
    return game


GAMES = [register(name) for name in ("captains", "roll", "trucker")]
