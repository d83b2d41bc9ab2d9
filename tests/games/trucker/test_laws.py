"""The laws of the engine over games with real ships, which blind random play hardly ever builds."""

from __future__ import annotations

import random
from typing import Any

import pytest

from startable.engine.contract import run
from startable.engine.contract.laws import LAWS, Position
from startable.engine.game import apply
from startable.engine.journal import restore, snapshot
from startable.engine.rules import new, result
from startable.games import ledger
from startable.games.trucker import TRUCKER
from startable.games.trucker.table import Trucking
from startable.games.trucker.titles import TITLES
from tests.games.trucker.builders import anyone, sensible
from tests.games.trucker.positions import golden

IDS = {row.id for row in ledger.read("trucker")}
FREE = {"free_welding": True}
INSPECT = {"free_welding": True, "players_inspect": True}
ROUNDS = {"edition": "2007"}
EXPERTS = {"edition": "2007", "teams": True, "change_places": True}
FLEET = {"edition": "2007", "rounds": "III", "ship": "IVC"}
PACES = ("live", "relaxed", "simulated")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"level": "II", "pace": "simulated"}),
    (2, {"level": "L", "pace": "live"}),
    (3, {"level": "I", "pace": "live"}),
    (4, {"level": "II", "pace": "live"}),
    (3, {"level": "III", "pace": "relaxed"}),
    (2, {"level": "L", "pace": "relaxed", **FREE}),
    (2, {"level": "I", "pace": "simulated", **FREE}),
    (3, {"level": "II", "pace": "live", **INSPECT}),
    (4, {"level": "III", "pace": "simulated"}),
    (2, {"level": "L", "pace": "simulated", **INSPECT}),
    (2, {"mode": "trek", "pace": "live"}),
    (3, {"mode": "trek", "pace": "relaxed"}),
    (4, {"mode": "trek", "pace": "simulated"}),
    (1, {**ROUNDS, "rounds": "II", "pace": "simulated"}),
    (2, {**ROUNDS, "training": True, "pace": "live"}),
    (3, {**ROUNDS, "ship": "both", "pace": "simulated"}),
    (3, {**ROUNDS, "rounds": "III", "ship": "IIIA", "pace": "relaxed"}),
    (2, {**ROUNDS, "rounds": "II", "optimised_forecasts": True, "pace": "live"}),
    (3, {**ROUNDS, "rounds": "II", "pace": "live", **INSPECT}),
    (4, {**ROUNDS, "rounds": "I-II", "teams": True, "training": True, "pace": "relaxed", **FREE}),
    *((3, {**FLEET, "pace": pace}) for pace in PACES),
    (2, {**FLEET, "rounds": "I-III", "pace": "simulated", **FREE}),
    (1, {**FLEET, "pace": "live", **INSPECT}),
    (3, {**ROUNDS, "rounds": "III", "ship": "IV", "pace": "relaxed"}),
    *((4, {**EXPERTS, "rounds": "III", "pace": pace}) for pace in PACES),
]
PROBED = [law for law in LAWS if not law.startswith("10")]  # reading the sources again at every probe adds nothing


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_laws_hold_over_games_with_real_ships(seats: int, options: dict[str, Any]) -> None:
    game = new(TRUCKER, seats=seats, seed=str(options), **options)
    assert isinstance(game, Trucking)
    hold_to_the_laws(game, str(options))


@pytest.mark.parametrize("title", range(6), ids=[title.id for title in TITLES])
def test_the_laws_hold_under_the_handicap_of_a_golden_title(title: int) -> None:
    hold_to_the_laws(golden(title), str(title))


def hold_to_the_laws(game: Trucking, seed: str) -> None:
    """Play to the end, probing now and then, more often in flight."""
    rng = random.Random(seed)
    position = Position(TRUCKER, game, rng, IDS)
    choices = probes = 0
    while not game.over:
        if choices % 60 == 20 or (game.launched and choices % 12 == 0):
            for law in PROBED:
                LAWS[law](position)
            probes += 1
        seat = anyone(game, rng)
        apply(game, seat, sensible(game, seat, rng))
        assert TRUCKER.pieces(game) == position.pieces
        choices += 1
        assert choices < 10_000
    assert probes
    assert result(game) is not None


def test_the_contract_holds_for_blind_random_play_at_every_level_and_pace() -> None:
    options = [
        {"level": level, "pace": pace} for level in ("L", "I", "II", "III") for pace in ("live", "relaxed", "simulated")
    ]
    options.append({"mode": "trek"})
    report = run(TRUCKER, games=13, seats=[2], options=options, probes=2, ledger=IDS, module="startable.games.trucker")
    assert report.kept, report.broken


def test_the_contract_holds_for_blind_random_play_in_every_round_variant_and_pace() -> None:
    variants: list[dict[str, Any]] = [
        {"rounds": "I", "training": True},
        {"ship": "both"},
        {"rounds": "II-III", "ship": "IIIA"},
        {"optimised_forecasts": True},
        {"teams": True},
        {"teams": True, "change_places": True},
    ]
    options = [{**ROUNDS, **variant, "pace": pace} for variant in variants for pace in PACES]
    report = run(TRUCKER, games=18, seats=[4], options=options, probes=2, ledger=IDS, module="startable.games.trucker")
    assert report.kept, report.broken


def test_the_contract_holds_for_blind_random_play_in_class_iv() -> None:
    variants: list[dict[str, Any]] = [
        {"rounds": "III", "ship": "IVC"},
        {"ship": "III-IV"},
        {"rounds": "I-III", "ship": "IVC", "optimised_forecasts": True},
    ]
    options = [{**ROUNDS, **variant, "pace": pace} for variant in variants for pace in PACES]
    for seats in (1, 2, 3):
        report = run(
            TRUCKER, games=9, seats=[seats], options=options, probes=2, ledger=IDS, module="startable.games.trucker"
        )
        assert report.kept, report.broken


def test_a_snapshot_in_the_middle_of_a_flight_goes_on_alike() -> None:
    rng = random.Random(5)
    game = new(TRUCKER, seats=2, seed=5, level="I", pace="simulated")
    assert isinstance(game, Trucking)
    while not game.launched:
        seat = anyone(game, rng)
        apply(game, seat, sensible(game, seat, rng))
    twin = restore(snapshot(game), TRUCKER)
    assert isinstance(twin, Trucking)
    for table in (game, twin):
        again = random.Random(6)
        while not table.over:
            seat = anyone(table, again)
            apply(table, seat, sensible(table, seat, again))
    assert snapshot(game) == snapshot(twin)
