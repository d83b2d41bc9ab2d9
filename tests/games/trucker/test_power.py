"""Engine and cannon power: singles, doubles that are fed, halves, and aliens."""

from __future__ import annotations

import pytest

from startable.engine import NotOffered
from startable.games.trucker import events
from startable.games.trucker.choices import Activate, Ready, Shield
from startable.games.trucker.power import Powering, cannon_power, engine_power
from startable.games.trucker.refusals import NoEnergy, NotDouble
from tests.games.trucker.positions import at, flight, of, refusal, story

NEXT = "21-II-06"


@pytest.mark.rule("GT-POWER-03", "GT-PART-DENGINE", "GT-POWER-02")
def test_engines_count_one_and_doubles_two_for_a_cell_each_time_anew() -> None:
    drawn = "6 7 8\n7 b3001:2 @3333:2 b3000:2\n8 E1000v e1000v E2000v"
    game = flight(f"21-I-05 21-I-06 {NEXT}", (5, drawn))
    left, right, cells = at(game, 8, 6), at(game, 8, 8), at(game, 7, 6)
    assert len(game.asks[0].choices(game)) == 1 + 2 * 2
    story(game, (0, Activate(left, cells)), (0, Ready()))
    assert game.truckers[0].place == 5 + 3
    assert game.truckers[0].aboard[cells] == 1
    assert engine_power(game, 0, 0) == 1
    assert engine_power(game, 0, 1 << left | 1 << right) == 5


@pytest.mark.rule("GT-POWER-08")
def test_energy_may_come_from_any_battery_and_may_be_kept() -> None:
    drawn = "6 7 8\n7 b3001:1 @3333:2 b3000:1\n8 E1000v . E2000v"
    game = flight(f"21-I-05 {NEXT}", (5, drawn))
    doubles, batteries = [at(game, 8, 6), at(game, 8, 8)], [at(game, 7, 6), at(game, 7, 8)]
    every = [Activate(double, battery) for double in doubles for battery in batteries]
    assert game.asks[0].choices(game) == [Ready(), *every]
    assert game.asks[0].default(game) == Ready()
    story(game, (0, Activate(doubles[0], batteries[1])))
    assert game.asks[0].choices(game) == [Ready(), Activate(doubles[1], batteries[0])]
    assert refusal(game, 0, Activate(doubles[0], batteries[0])) == NotDouble("GT-POWER-02", doubles[0])
    assert refusal(game, 0, Activate(doubles[1], batteries[1])) == NoEnergy("GT-PART-BATTERY", batteries[1])
    told = story(game, (0, Activate(doubles[1], batteries[0])))
    assert of(events.Declared, told)[0] == events.Declared(0, True, 4)


@pytest.mark.rule("GT-POWER-04", "GT-POWER-05")
def test_cannons_to_the_front_count_whole_and_all_others_half() -> None:
    front = "6 7 8\n6 g0020^ g0012^ G0020^\n7 . @3333:2 ."
    game = flight(f"21-I-05 {NEXT}", (5, front + "\n8 . e1000v b3000:1"))
    assert cannon_power(game, 0, 0) == 2 * 2
    assert cannon_power(game, 0, 1 << at(game, 6, 8)) == 4 * 2
    sides = flight(f"21-I-05 {NEXT}", (5, "6 7 8\n7 g0200< @3333:2 .\n8 . G1000v ."), (2, "7\n7 @3333:2\n8 e1000v"))
    assert cannon_power(sides, 0, 0) == 1
    assert cannon_power(sides, 0, 1 << at(sides, 8, 7)) == 3


@pytest.mark.rule("GT-POWER-06", "GT-CARD-SMUGGLERS-02", "GT-CARD-SMUGGLERS-03")
@pytest.mark.parametrize(
    ("cannons", "outcome"),
    [(["g0032^", "g0230^", "g0310^", "g0031^"], 0), (["g0032^", "g0230^", "g0310^", "g0031^", "g0200<"], 1)]
    + [(["g0032^", "g0230^", "g0310^", "g0200<"], -1)],
)
def test_half_a_point_decides_and_equal_power_is_a_draw(cannons: list[str], outcome: int) -> None:
    """Smugglers of strength 4; the rest of the ship does not matter."""
    row = " ".join([*cannons[:4], *["."] * (4 - len(cannons[:4]))])
    side = cannons[4] if len(cannons) > 4 else "."
    drawn = f"5 6 7 8\n6 {row}\n7 . {side} @3333:2 .\n8 . . e1000v ."
    game = flight(f"21-I-02 {NEXT}", (9, drawn), (2, "7\n7 @3333:2\n8 e2000v"))
    assert of(events.Fought, story(game))[0] == events.Fought(0, outcome)


@pytest.mark.rule("GT-CREW-11", "GT-POWER-07")
def test_a_purple_alien_adds_two_to_any_cannon_power_but_to_none_nothing() -> None:
    aboard = "6 7 8\n7 g0200< @3333:2 c3201:P\n8 . e1000v ."
    game = flight(f"21-I-05 {NEXT}", (5, aboard), (2, "7 8\n7 @3333:2 c3202:P\n8 e1000v ."))
    assert cannon_power(game, 0, 0) == 1 + 4
    assert cannon_power(game, 1, 0) == 0


@pytest.mark.rule("GT-CREW-12", "GT-POWER-09")
def test_a_brown_alien_adds_two_to_engine_power_as_soon_as_one_engine_runs() -> None:
    game = flight(f"21-I-05 {NEXT}", (5, "7 8\n7 @3333:2 c3202:B\n8 E1000v b3000:2"), (1, "7\n7 @3333:2\n8 e1000v"))
    assert engine_power(game, 0, 0) == 0
    assert engine_power(game, 0, 1 << at(game, 8, 7)) == 4
    assert isinstance(game.asks[0], Powering)
    assert refusal(game, 0, Shield(at(game, 8, 8))) == NotOffered("GT-POWER-07")
    story(game, (0, Activate(at(game, 8, 7), at(game, 8, 8))))
    assert game.truckers[0].place == 9
