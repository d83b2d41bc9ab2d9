"""The environments before their peers' own judges."""

from __future__ import annotations

import sys
import unittest
import warnings
from collections.abc import Iterator

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.api_test import api_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.seed_test import parallel_seed_test, seed_test

from startable.envs.alone import AloneEnv
from startable.envs.together import TogetherEnv
from startable.envs.turns import TurnsEnv
from tests.envs.walks import SHAPED

NO_SPIEL = sys.version_info >= (3, 13) or sys.platform == "win32"


@pytest.fixture(autouse=True)
def _their_own_warnings() -> Iterator[None]:
    """Judges warn of matters of taste, such as spaces that are not images; what must hold they assert."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("game", SHAPED)
def test_pettingzoo_one_after_the_other(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(TurnsEnv(game, seats=3), num_cycles=300)
    seed_test(lambda: TurnsEnv(game, seats=2), num_cycles=100)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("game", SHAPED)
def test_pettingzoo_all_at_once(game: str) -> None:
    parallel_api_test(TogetherEnv(game, seats=3), num_cycles=200)
    parallel_seed_test(lambda: TogetherEnv(game, seats=2), num_cycles=100)


@pytest.mark.parametrize("game", SHAPED)
def test_gymnasium(game: str) -> None:
    check_env(AloneEnv(game, bots=["random"]), skip_render_check=True)


@pytest.mark.skipif(NO_SPIEL, reason="OpenSpiel has no wheel for this Python")
@pytest.mark.parametrize("game", SHAPED)
def test_openspiel_random_simulation(game: str) -> None:
    import pyspiel

    from startable.envs import spiel

    assert f"startable_{game}" in {known.kind.short_name for known in spiel.GAMES}
    loaded = pyspiel.load_game(f"startable_{game}(players=3)")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.skipif(NO_SPIEL, reason="OpenSpiel has no wheel for this Python")
@pytest.mark.parametrize("game", SHAPED)
def test_openspiel_api(game: str) -> None:
    from absl import flags

    from startable.envs import spiel

    assert spiel.GAMES  # registered before the judge looks for games
    from open_spiel.integration_tests import api_test as judge

    flags.FLAGS(["judge", f"--test_only_games=startable_{game}$"])
    suite = judge.load_tests(unittest.TestLoader(), None, None)
    verdict = unittest.TextTestRunner().run(suite)
    assert suite.countTestCases() >= 5
    assert verdict.wasSuccessful()
