"""Every adventure card by a test of its own, with the numbers written out once more; and the rules of each kind."""

from __future__ import annotations

import pytest

from startable.games.trucker import events
from startable.games.trucker.cards import CARDS
from startable.games.trucker.choices import Accept, Decline, Land, Ready, Surrender
from startable.games.trucker.crew import GiveCrew
from startable.games.trucker.goods import GiveGoods
from startable.games.trucker.power import Powering
from startable.games.trucker.refusals import NothingToGive, PlanetTaken
from startable.games.trucker.table import Trucking
from tests.games.trucker.positions import CABIN, at, flight, of, refusal, story

NEXT = "21-II-06"
NUMBER = {card.id: number for number, card in enumerate(CARDS)}
ENGINE = "7\n7 @3333:2\n8 e1000v"

GUNS = """
    4       5       6       7        8       9       10
6   -       G0320^  G0300^  G0212^   G0201^  G0130^  -
7   b3000:2 b3222:2 b3210:2 @3333:2  b3200:2 b3120:2 b3111:2
8   H2201   H2110   R2010   e1000v   R2000   H2020   H2000
9   .       .       .       -        .       .       .
"""  # five double cannons to the front, and room for goods; nobody asks how it holds together


def armed(game: Trucking) -> None:
    """The first seat feeds every double cannon it can."""
    while isinstance(game.asks[0], Powering):
        more = game.asks[0].choices(game)[1:]
        story(game, (0, more[0] if more else Ready()))


# Enemies


ENEMIES = [
    # id, strength, crew lost, goods lost, credits, days
    ("21-I-01", 6, 3, 0, 5, 1),
    ("21-I-02", 4, 0, 2, 0, 1),
    ("21-I-03", 5, 0, 0, 4, 1),
    ("21-II-01", 7, 4, 0, 8, 2),
    ("21-II-02", 8, 0, 3, 0, 1),
    ("21-II-03", 6, 0, 0, 7, 2),
    ("21-III-01", 8, 5, 0, 10, 2),
    ("21-III-02", 9, 0, 4, 0, 2),
    ("21-III-03", 10, 0, 0, 12, 2),
]
REWARDS = {"21-I-02": (0, 1, 1, 1), "21-II-02": (1, 2, 0, 0), "21-III-02": (2, 2, 1, 0)}
SHOTS = {
    "21-I-03": ["light front", "heavy front", "light front"],
    "21-II-03": ["heavy front", "light front", "heavy front"],
    "21-III-03": ["heavy front", "light front", "heavy front", "light left", "light right"],
}


@pytest.mark.rule("GT-CARD-SLAVERS-02", "GT-CARD-SMUGGLERS-05", "GT-CARD-ENEMY-01")
@pytest.mark.parametrize(("card", "strength", "crew", "goods", "credits", "days"), ENEMIES)
def test_beating_an_enemy_earns_its_reward_for_its_days(
    card: str, strength: int, crew: int, goods: int, credits: int, days: int
) -> None:
    game = flight(f"{card} {NEXT}", (9, GUNS.replace("e1000v", "c3202:P")), (4, ENGINE), dice=[1] * 12)
    armed(game)
    assert game.truckers[0].power == 24  # twelve, in halves
    declined = game.clone()
    story(declined, (0, Decline()))
    assert (declined.truckers[0].place, declined.truckers[0].credits) == (9, 0)
    story(game, (0, Accept()))
    assert game.truckers[0].dock == REWARDS.get(card, (0, 0, 0, 0))
    if card in REWARDS:
        story(game, (0, Ready()))
    assert (game.truckers[0].place, game.truckers[0].credits) == (9 - days, credits)
    assert not of(events.Fought, game.told)
    assert game.crew(1) == 2  # never attacked


@pytest.mark.parametrize(("card", "strength", "crew", "goods", "credits", "days"), ENEMIES)
def test_an_enemys_strength_is_what_decides(
    card: str, strength: int, crew: int, goods: int, credits: int, days: int
) -> None:
    assert CARDS[NUMBER[card]].strength == strength
    game = flight(f"{card} {NEXT}", (9, GUNS), dice=[1] * 12)
    while game.truckers[0].fed.bit_count() < strength // 2 - 1 and isinstance(game.asks[0], Powering):
        story(game, (0, game.asks[0].choices(game)[1]))
    told = story(game, (0, Ready()))
    assert of(events.Fought, told)[0].outcome == -1  # two less than an even strength, or three less than an odd one


@pytest.mark.rule("GT-CARD-SLAVERS-01", "GT-CREW-14", "GT-CREW-16")
@pytest.mark.parametrize(("card", "lost"), [("21-I-01", 3), ("21-II-01", 4), ("21-III-01", 5)])
def test_slavers_take_crew_of_the_owners_choice_and_go_on(card: str, lost: int) -> None:
    drawn = "6 7 8\n7 c3101:2 @3333:2 c3201:P\n8 c3102:2 e1000v c3202:2"
    game = flight(f"{card} {NEXT}", (9, drawn), (4, ENGINE))
    cabins = [at(game, 7, 6), at(game, 7, 7), at(game, 7, 8), at(game, 8, 6), at(game, 8, 8)]
    assert game.asks[0].choices(game) == [Surrender(square) for square in cabins]
    assert refusal(game, 0, Surrender(at(game, 8, 7))) == NothingToGive("GT-CREW-14", at(game, 8, 7))
    before = game.bank[5], game.bank[6]
    story(game, (0, Surrender(cabins[2])))
    assert (game.bank[5], game.bank[6]) == (before[0], before[1] + 1)
    while isinstance(game.asks[0], GiveCrew):
        story(game, (0, game.asks[0].choices(game)[0]))
    assert game.crew(0) == 9 - lost
    assert not game.truckers[1].flying  # the next one lost all and gave up


@pytest.mark.rule("GT-CARD-SMUGGLERS-01")
def test_an_enemy_attacks_from_the_leader_on_until_somebody_beats_it() -> None:
    """Strength 4: the leader has none, the second four and a half, the third nothing again."""
    strong = "5 6 7 8\n6 g0032^ g0230^ g0310^ g0031^\n7 . g0200< @3333:2 ."
    game = flight(f"21-I-02 {NEXT}", (9, ENGINE), (7, strong), (5, CABIN))
    assert of(events.Fought, story(game)) == [events.Fought(0, -1), events.Fought(1, 1)]
    told = story(game, (1, Decline()))
    assert of(events.Fought, told) == []
    unbeaten = flight(f"21-I-02 {NEXT}", (9, ENGINE), (7, CABIN), (5, CABIN))
    assert of(events.Fought, story(unbeaten)) == [events.Fought(seat, -1) for seat in range(3)]


@pytest.mark.parametrize(("card", "lost"), [("21-I-02", 2), ("21-II-02", 3), ("21-III-02", 4)])
def test_smugglers_take_the_most_valuable_goods(card: str, lost: int) -> None:
    game = flight(f"{card} {NEXT}", (9, "6 7 8\n7 R0020:RR @3333:2 H2020:YGB\n8 . e1000v ."))
    assert sum(game.cargo(0)) == 5 - lost
    assert game.cargo(0)[0] == 0


@pytest.mark.rule("GT-CARD-PIRATES-01", "GT-CARD-PIRATES-02")
@pytest.mark.parametrize("card", sorted(SHOTS))
def test_pirates_shoot_at_all_whom_they_have_beaten_after_the_last_fight(card: str) -> None:
    """The second ship draws; the first one beaten rolls for both."""
    strength = next(row[1] for row in ENEMIES if row[0] == card)
    game = flight(f"{card} {NEXT}", (9, ENGINE), (7, GUNS), (5, ENGINE.replace("e1000v", "e2000v")), dice=[1] * 10)
    told = story(game)
    for _ in range(strength // 2):
        told += story(game, (1, game.asks[1].choices(game)[1]))
    if strength < 10:
        told += story(game, (1, Ready()))
    drawn = not strength % 2
    shots = of(events.Attacked, told)
    assert [f"{shot.attack.size} {shot.attack.side}" for shot in shots] == SHOTS[card]
    assert {shot.seats for shot in shots} == {(0, 2) if drawn else (0, 1, 2)}
    assert {rolled.by for rolled in of(events.Rolled, told)} == {0}


# Asteroids

FIELDS = {
    "21-I-09": "large front, small left, small right",
    "21-I-10": "small front, small front, small left, small right, small rear",
    "21-I-11": "large front, small front, large front",
    "21-II-09": "small front, small front, large left, small left, small left",
    "21-II-10": "large front, large front, small rear, small rear",
    "21-II-11": "small front, small front, large right, small right, small right",
    "21-III-09": "small front, large right, small right, large right, small rear",
    "21-III-10": "small front, large left, small left, large left, small rear",
    "21-III-11": "small front, small front, small left, small right, large rear, large rear",
}


@pytest.mark.rule("GT-CARD-METEOR-01")
@pytest.mark.parametrize("card", sorted(FIELDS))
def test_asteroids_come_one_by_one_as_printed_at_every_ship(card: str) -> None:
    game = flight(f"{card} {NEXT}", (9, ENGINE), (5, CABIN), dice=[1] * 12)
    attacks = of(events.Attacked, story(game))
    assert ", ".join(f"{each.attack.size} {each.attack.side}" for each in attacks) == FIELDS[card]
    assert {each.seats for each in attacks} == {(0, 1)}


@pytest.mark.rule("GT-CARD-METEOR-01")
def test_what_one_asteroid_breaks_is_gone_before_the_next() -> None:
    game = flight(f"21-I-11 {NEXT}", (9, "7\n6 h0030\n7 @3333:2\n8 e1000v"), dice=[3, 4, 1, 1, 3, 4])
    hits = [hit.square for hit in of(events.Destroyed, story(game))]
    assert hits == [at(game, 6, 7), at(game, 7, 7)]


# Planets

WORLDS = [
    ("21-I-12", 3, ["RGBBB", "RYB", "RBBB", "RG"]),
    ("21-I-13", 2, ["RR", "RBB", "Y"]),
    ("21-I-14", 3, ["YGBB", "YY"]),
    ("21-I-15", 1, ["GG", "Y", "BBB"]),
    ("21-II-12", 4, ["RRRY", "RRGG", "RBBBB"]),
    ("21-II-13", 3, ["RR", "GGGG"]),
    ("21-II-14", 2, ["RY", "YGB", "GG", "Y"]),
    ("21-II-15", 3, ["GGGG", "YY", "BBBB"]),
    ("21-III-12", 5, ["YYYYY", "RYY", "RR"]),
    ("21-III-13", 2, ["GGBBB", "YBB"]),
    ("21-III-14", 3, ["RYB", "RGBB", "RBBBB"]),
    ("21-III-15", 4, ["RRR", "YYY", "GGG", "BBB"]),
]


@pytest.mark.rule("GT-CARD-PLANETS-01", "GT-CARD-PLANETS-03")
@pytest.mark.parametrize(("card", "days", "worlds"), WORLDS)
def test_every_planet_offers_what_is_printed_and_costs_its_days_even_if_nothing_is_loaded(
    card: str, days: int, worlds: list[str]
) -> None:
    for planet, goods in enumerate(worlds):
        game = flight(f"{card} {NEXT}", (9, GUNS))
        assert game.asks[0].choices(game) == [Decline(), *map(Land, range(len(worlds)))]
        story(game, (0, Land(planet)))
        assert game.truckers[0].dock == tuple(goods.count(colour) for colour in "RYGB")
        story(game, (0, Ready()))
        assert game.truckers[0].place == 9 - days


@pytest.mark.rule("GT-CARD-PLANETS-02")
def test_a_planet_takes_one_ship_and_where_none_is_left_nobody_is_asked() -> None:
    game = flight(f"21-I-14 {NEXT}", (9, ENGINE), (7, CABIN), (5, CABIN))
    story(game, (0, Land(1)))
    assert game.asks[1].choices(game) == [Decline(), Land(0)]
    assert refusal(game, 1, Land(1)) == PlanetTaken("GT-CARD-PLANETS-02", 1)
    assert refusal(game, 1, Land(7)) == PlanetTaken("GT-CARD-PLANETS-02", 7)
    told = story(game, (1, Land(0)))
    assert not [event for event in told if isinstance(event, events.Declined | events.HasLanded) and event.seat == 2]
    assert game.truckers[2].place == 5


@pytest.mark.rule("GT-CARD-PLANETS-05", "GT-DAYS-04")
def test_those_who_landed_move_back_together_the_rearmost_first() -> None:
    game = flight(f"21-I-13 {NEXT}", (8, CABIN), (7, ENGINE))
    told = story(game, (0, Land(0)), (1, Land(1)))
    assert of(events.Moved, told) == [events.Moved(1, -2, 5), events.Moved(0, -2, 6)]


# Abandoned ships and stations

SHIPS = [("21-I-17", 2, 3, 1), ("21-I-18", 3, 4, 1), ("21-II-17", 4, 6, 1), ("21-II-18", 5, 8, 2)]
SHIPS += [("21-III-17", 6, 10, 2), ("21-III-18", 7, 11, 2)]
CROWD = "6 7 8\n7 c3101:2 @3333:2 c3201:2\n8 c3102:2 e1000v c3202:1"


@pytest.mark.rule("GT-CARD-ABSHIP-01", "GT-CARD-ABSHIP-02", "GT-CARD-ABSHIP-03")
@pytest.mark.parametrize(("card", "crew", "credits", "days"), SHIPS)
def test_an_abandoned_ship_is_sold_to_so_much_crew(card: str, crew: int, credits: int, days: int) -> None:
    game = flight(f"{card} {NEXT}", (12, CABIN.replace(":2", ":1")), (9, CROWD), (5, GUNS))
    assert sorted(game.asks) == [1]  # the leader has too few
    story(game, (1, Accept()))
    while isinstance(game.asks.get(1), GiveCrew):
        story(game, (1, game.asks[1].choices(game)[-1]))
    assert (game.crew(1), game.truckers[1].credits, game.truckers[1].place) == (9 - crew, credits, 9 - days)
    assert game.truckers[2].credits == 0


STATIONS = [("21-I-19", 5, "YG", 1), ("21-I-20", 6, "RR", 1), ("21-II-19", 7, "RY", 1), ("21-II-20", 8, "YYG", 2)]
STATIONS += [("21-III-19", 9, "RYGB", 2), ("21-III-20", 10, "YYGG", 2)]


@pytest.mark.rule("GT-CARD-ABSTATION-01", "GT-CARD-ABSTATION-02", "GT-CARD-ABSTATION-03")
@pytest.mark.parametrize(("card", "crew", "goods", "days"), STATIONS)
def test_a_station_opens_to_the_first_with_enough_crew_and_keeps_nobody(
    card: str, crew: int, goods: str, days: int
) -> None:
    cabins = ["c3101", "c3201", "c3102", "c3202"]
    men = [2] * (crew // 2 - 1) + [crew % 2]
    row = " ".join(
        f"{cabin}:{count}" if count else cabin for cabin, count in zip(cabins, [*men, 0, 0, 0], strict=False)
    )
    fewer = f"5 6 7 8\n7 . . @3333:{1 if crew > 0 else 0} .\n8 {row}"
    exact = "5 6 7 8\n7 . h3000 @3333:2 .\n8 " + row.replace("3101", "3100").replace("3201", "3220").replace(
        "3102", "3020"
    ).replace("3202", "3011")
    game = flight(f"{card} {NEXT}", (12, fewer), (9, exact), (4, ENGINE))
    assert (game.crew(0), game.crew(1)) == (crew - 1, crew)
    assert sorted(game.asks) == [1]
    story(game, (1, Accept()))
    assert game.truckers[1].dock == tuple(goods.count(colour) for colour in "RYGB")
    story(game, (1, Ready()))
    assert (game.crew(1), game.truckers[1].place) == (crew, 9 - days)


@pytest.mark.rule("GT-DAYS-05", "GT-CARD-ABSTATION-02")
def test_whoever_declines_pays_nothing_and_leaves_it_to_the_next() -> None:
    game = flight(f"21-I-19 {NEXT}", (9, CROWD), (5, GUNS.replace("b3222:2", "c3220:2").replace("b3210:2", "c3020:2")))
    told = story(game, (0, Decline()))
    assert of(events.Declined, told) == [events.Declined(0)]
    assert game.truckers[0].place == 9
    assert sorted(game.asks) == [1]


# Open space, stardust


@pytest.mark.rule("GT-CARD-OPENSPACE-01", "GT-CARD-OPENSPACE-02")
@pytest.mark.parametrize(
    "card",
    [
        f"21-{number}"
        for number in ["I-05", "I-06", "I-07", "I-08", "II-06", "II-07", "II-08", "III-06", "III-07", "III-08"]
    ],
)
def test_in_open_space_each_moves_in_turn_and_nobody_twice(card: str) -> None:
    fast = "6 7 8\n7 c3101:B @3333:2 +3322\n8 e1003v e1000v e2000v"
    game = flight(f"{card} 21-I-04", (9, ENGINE.replace("e1000v", "e3001v")), (8, fast), (1, "7\n7 @3333:2\n8 e1000v"))
    assert of(events.Moved, story(game)) == [
        events.Moved(0, 1, 10),
        events.Moved(1, 5, 14),  # jumps over the leader's new space
        events.Moved(2, 1, 2),
    ]


@pytest.mark.rule("GT-CARD-STARDUST-01", "GT-CARD-STARDUST-02")
@pytest.mark.parametrize("card", ["21-I-04", "21-II-04"])
def test_stardust_sends_back_by_exposed_connectors_the_last_ship_first(card: str) -> None:
    two, one = "7 8\n6 h0030 .\n7 @3333:2 h0003", "6 7 8\n6 . b0030 .\n7 b0300 @3333:2 e0003v"
    game = flight(f"{card} {NEXT}", (9, two), (8, one))
    assert [game.hull(seat).exposed for seat in (0, 1)] == [2, 1]
    assert of(events.Moved, story(game)) == [events.Moved(1, -1, 7), events.Moved(0, -2, 6)]


# Epidemic, sabotage


@pytest.mark.rule("GT-CARD-EPIDEMIC-01", "GT-CARD-EPIDEMIC-02")
@pytest.mark.parametrize("card", ["21-II-05", "21-III-05"])
def test_an_epidemic_strikes_every_occupied_cabin_joined_to_another(card: str) -> None:
    chain = "5 6 7 8\n7 c3102:P c3101:2 @3333:2 h0003\n8 . . e1000v ."
    game = flight(f"{card} {NEXT}", (9, chain), (5, "6 7 8\n7 c3201 @3333:2 .\n8 . c3010:2 c3020:2"))
    assert game.hull(0).next_door[at(game, 7, 6)] != ()
    left = [game.truckers[0].aboard[at(game, 7, column)] for column in (5, 6, 7)]
    assert left == [0, 1, 1]
    touching = [game.truckers[1].aboard[at(game, row, column)] for row, column in ((7, 6), (7, 7), (8, 7), (8, 8))]
    assert touching == [0, 1, 1, 2]  # the last one only touches; the first is empty


@pytest.mark.rule("GT-CARD-SABOTAGE-01", "GT-CARD-SABOTAGE-02")
def test_sabotage_strikes_the_smallest_crew_and_gives_up_after_three_empty_squares() -> None:
    small = ENGINE.replace("e1000v", "e2000v")
    ships = (3, ENGINE), (8, small), (5, CROWD)
    hit = flight(f"21-III-04 {NEXT}", *ships, dice=[1, 1, 1, 1, 3, 4, 4, 4])
    told = story(hit)
    assert [(each.seat, each.square) for each in of(events.Destroyed, told)] == [(1, at(hit, 8, 7))]
    assert [each.dice for each in of(events.Rolled, told)] == [(1, 1), (1, 1), (3, 4), (4, 4)]
    missed = flight(f"21-III-04 {NEXT}", *ships, dice=[1] * 12)
    assert len(of(events.Rolled, story(missed))) == 6
    assert [trucker.lost for trucker in missed.truckers] == [(), (), ()]


# Combat zones

ZONES = {
    "21-I-16": [("crew", "days 3"), ("engines", "crew 2"), ("cannons", "light rear, heavy rear")],
    "21-II-16": [
        ("cannons", "days 4"),
        ("engines", "goods 3"),
        ("crew", "light front, light left, light right, heavy rear"),
    ],
    "21-III-16": [
        ("crew", "goods 4"),
        ("cannons", "crew 4"),
        ("engines", "light front, light front, light left, light right, heavy rear, heavy rear"),
    ],
}


@pytest.mark.rule("GT-CARD-COMBAT-01", "GT-CARD-COMBAT-04", "GT-CARD-COMBAT-05")
@pytest.mark.parametrize("card", sorted(ZONES))
def test_each_line_of_a_combat_zone_costs_the_weakest_what_is_printed(card: str) -> None:
    """The second ship is the weakest in everything, and stays so."""
    strong = "6 7 8\n6 . g0020^ .\n7 c3101:2 @3333:2 c3201:2\n8 . e1000v c3102:2"
    weak = "6 7 8\n7 R0020:RR @3333:2 H2020:YYY\n8 c3202:2 . c3220:1"
    game = flight(f"{card} {NEXT}", (20, strong), (15, weak), dice=[1] * 12)
    told = story(game)
    while isinstance(game.asks.get(1), GiveCrew | GiveGoods):
        told += story(game, (1, game.asks[1].choices(game)[0]))
    assert [weakest.seat for weakest in of(events.Weakest, told)] == [1, 1, 1]
    outcome = {
        "days": 15 - game.truckers[1].place,
        "crew": 5 - game.crew(1),
        "goods": 5 - sum(game.cargo(1)),
        "shots": ", ".join(f"{each.attack.size} {each.attack.side}" for each in of(events.Attacked, told)),
    }
    expected = dict(penalty.split(" ", 1) for _, penalty in ZONES[card] if penalty[0] in "dcg")
    assert {kind: str(outcome[kind]) for kind in expected} == expected
    assert outcome["shots"] == next(penalty for _, penalty in ZONES[card] if penalty.startswith("light"))
    assert {each.seats for each in of(events.Attacked, told)} == {(1,)}
    assert {each.by for each in of(events.Rolled, told)} == {1}
    assert [line.weakest for line in CARDS[NUMBER[card]].lines] == [criterion for criterion, _ in ZONES[card]]


@pytest.mark.rule("GT-CARD-COMBAT-02")
def test_among_equally_weak_ships_the_foremost_pays() -> None:
    game = flight(f"21-I-16 {NEXT}", (4, ENGINE), (9, ENGINE.replace("e1000v", "e2000v")), dice=[1] * 4)
    assert of(events.Weakest, story(game))[0] == events.Weakest(1, 0)
    assert game.truckers[1].place == 6


@pytest.mark.rule("GT-CARD-COMBAT-03")
def test_power_is_declared_from_the_leader_on_each_knowing_what_came_before() -> None:
    drawn = "7 8\n7 @3333:2 b3001:1\n8 E{}v ."
    game = flight(f"21-I-16 {NEXT}", (9, drawn.format(1000)), (7, drawn.format(2000).replace("b3001", "b3200")))
    assert sorted(game.asks) == [1]  # line 1 has sent the leader back behind the other
    story(game, (1, Ready()))
    assert game.truckers[1].power == 0
    assert sorted(game.asks) == [0]
