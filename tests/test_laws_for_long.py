"""The laws, held to for as long as the time box of `make soak` allows, on games nobody has played before."""

import random
import time
from typing import Any

import pytest

from startable.bots import stand_in
from startable.commands.contract import mostly
from startable.engine import contract
from startable.games import GAMES, find

SAMPLE = "examples.salvage:SALVAGE"
PACES = ("live", "relaxed", "simulated")
AT_ONCE, PROBES = (4, 1), (12, 4)  # games before a process is started to replay them; few, so that the box is kept


TABLES: dict[str, list[dict[str, Any]]] = {  # games whose options change what happens most
    "trucker": [
        *({"level": level, "pace": pace} for level in ("L", "I", "II", "III") for pace in PACES),
        *({"level": "II", "pace": pace, "free_welding": True, "players_inspect": True} for pace in PACES),
        *({"mode": "trek", "pace": pace} for pace in PACES),
        *({"edition": "2007", "pace": pace} for pace in PACES),
        *({"edition": "2007", "rounds": "II-III", "ship": "both", "pace": pace} for pace in PACES),
        *({"edition": "2007", "training": True, "optimised_forecasts": True, "pace": pace} for pace in PACES),
    ]
}


@pytest.mark.soak
@pytest.mark.parametrize("skilled", [False, True], ids=["at random", "with a bot"])
@pytest.mark.parametrize("game", [SAMPLE, *GAMES])
def test_the_laws_hold(game: str, skilled: bool, soak_seconds: float, soak_dice: random.Random) -> None:
    ends = time.monotonic() + soak_seconds
    module, rules = GAMES.get(game, game).partition(":")[0], find(game)
    pick = mostly(rules.name, stand_in(rules.name)) if skilled else contract.at_random
    while time.monotonic() < ends:
        options, seed = [soak_dice.choice(TABLES.get(game, [{}]))], soak_dice.randrange(2**64)
        games, probes = AT_ONCE[skilled], PROBES[skilled]
        report = contract.run(rules, games=games, seed=seed, options=options, probes=probes, module=module, pick=pick)
        assert report.kept, report.broken[0]
