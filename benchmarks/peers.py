"""Whom we compare ourselves with, each called from Python as its users call it, in random play."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import chess

from benchmarks.clockwork import Work
from benchmarks.rival import Rival

__all__ = ["BACKGAMMON", "CHESS", "chess_games", "peers", "spiel_games", "turns_games"]

CHESS = "python-chess"
BACKGAMMON = "OpenSpiel backgammon (C++)"
PYTHON_SPIEL = "OpenSpiel block dominoes (Python)"
CONNECT_FOUR = "PettingZoo connect four"
UNO = "RLCard uno"
EXTRA = "not installed: pip install 'startable[bench,envs]'"
LONGEST = 150  # half-moves without a capture or a pawn's move; then a random game of chess counts as drawn
SIMULATIONS = 20  # of one search


def peers() -> list[Rival]:
    """Those that are installed, and the others with the reason why they have no figures."""
    return [
        Rival(CHESS, chess_games(3), chess_games(1, whole=True), boards(), why={"search": "it has no search"}),
        _or_else(BACKGAMMON, ("pyspiel",), partial(_spiel, BACKGAMMON, "backgammon", fast=True)),
        _or_else(PYTHON_SPIEL, ("pyspiel",), partial(_spiel, PYTHON_SPIEL, "python_block_dominoes")),
        _or_else(CONNECT_FOUR, ("pettingzoo", "pygame"), _connect_four),
        _or_else(UNO, ("rlcard",), _uno),
    ]


def _or_else(name: str, needs: tuple[str, ...], make: Callable[[], Rival]) -> Rival:
    """The peer, or a line that says why it is not there."""
    if not all(map(find_spec, needs)):
        return Rival(name, why=dict.fromkeys(Rival.FIGURES, EXTRA))
    try:
        return make()
    except ImportError as error:
        return Rival(name, why=dict.fromkeys(Rival.FIGURES, f"does not run with this Python: {error}"))


# python-chess


def chess_games(games: int, whole: bool = False) -> Work:
    """Random games of chess: 100 half-moves of each, counted in half-moves; or whole ones, counted in games."""

    def work() -> int:
        rng, moves = random.Random(1), 0
        for _ in range(games):
            board, most = chess.Board(), 100_000 if whole else 100
            while most and board.halfmove_clock < LONGEST and (legal := list(board.legal_moves)):
                board.push(rng.choice(legal))
                moves, most = moves + 1, most - 1
        return games if whole else moves

    return work


def boards(number: int = 2_000) -> Work:
    def work() -> int:
        board = chess.Board()
        for _ in range(number):
            board.copy(stack=False)
        return number

    return work


# OpenSpiel


def _spiel(name: str, game: str, fast: bool = False) -> Rival:
    loaded = _load(game)
    return Rival(
        name,
        spiel_games(loaded, 3),
        spiel_games(loaded, 3, whole=True),
        positions(loaded),
        searches(loaded, fast),
    )


def _load(game: str) -> Any:
    import_module("open_spiel.python.games")
    return import_module("pyspiel").load_game(game)


def spiel_games(game: Any, games: int, whole: bool = False) -> Work:
    """Random games; throws of dice and deals are made, but only choices are counted."""

    def work() -> int:
        rng, moves = random.Random(1), 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                moves += not state.is_chance_node()
                state.apply_action(rng.choice(state.legal_actions()))
        return games if whole else moves

    return work


def dealt(game: Any) -> Any:
    """The first state in which somebody chooses."""
    state, rng = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def positions(game: Any, number: int = 1_000) -> Work:
    state = dealt(game)

    def work() -> int:
        for _ in range(number):
            state.clone()
        return number

    return work


def searches(game: Any, fast: bool = False) -> Work:
    """OpenSpiel's MCTS at the first choice, every iteration a random game to the end; in C++ if `fast`."""
    state = dealt(game)

    def work() -> int:
        bot = _fast_search(game) if fast else _search(game)
        bot.step(state)
        return SIMULATIONS

    return work


def _fast_search(game: Any) -> Any:
    spiel = import_module("pyspiel")
    judge = spiel.RandomRolloutEvaluator(1, 1)
    return spiel.MCTSBot(game, judge, 1.4, SIMULATIONS, 100, False, 1, False)


def _search(game: Any) -> Any:
    np, mcts = import_module("numpy"), import_module("open_spiel.python.algorithms.mcts")
    dice = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, dice)
    return mcts.MCTSBot(game, 1.4, SIMULATIONS, judge, solve=False, random_state=dice)


# PettingZoo


def _connect_four() -> Rival:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it would greet in the middle of our table
    env = import_module("pettingzoo.classic.connect_four.connect_four").env()
    why = {"clone": "environments are copied by deepcopy only", "search": "it has no search"}
    return Rival(CONNECT_FOUR, turns_games(env, 10), turns_games(env, 10, whole=True), why=why)


def turns_games(env: Any, games: int, whole: bool = False) -> Work:
    """Random games of any environment where agents take turns, observations included."""

    def work() -> int:
        rng, moves = random.Random(1), 0
        for number in range(games):
            env.reset(seed=number)
            for _ in env.agent_iter():
                observation, _, over, cut, _ = env.last()
                done = over or cut
                env.step(None if done else rng.choice(observation["action_mask"].nonzero()[0].tolist()))
                moves += not done
        return games if whole else moves

    return work


# RLCard


def _uno() -> Rival:
    env = import_module("rlcard").make("uno", config={"seed": 1})
    why = {"clone": "it steps back instead", "search": "it has no search"}
    return Rival(UNO, uno_games(env, 5), uno_games(env, 5, whole=True), why=why)


def uno_games(env: Any, games: int, whole: bool = False) -> Work:
    def work() -> int:
        rng, moves = random.Random(1), 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                moves += 1
        return games if whole else moves

    return work
