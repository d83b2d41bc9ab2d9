"""Random games, and every printed card, judged by a referee who has only read the book."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeAlias

import pytest

from startable.engine import Choice, new, play, result
from startable.games.captains import CAPTAINS
from startable.games.captains.choices import (
    Activate,
    Advance,
    Assign,
    Awaken,
    DoMission,
    Pass,
    Promote,
    Resolve,
    Skip,
    Stop,
)
from startable.games.captains.hold import draw
from startable.games.captains.scoring import Verdict
from startable.games.captains.table import ANDROID, COMMANDER, Captain, Captains
from startable.games.captains.technology import fill
from startable.games.captains.turn import TakeTurn
from tests.games.captains.positions import BLUE, SLOT, at
from tests.games.captains.referee.game import Referee
from tests.games.captains.referee.printed import (
    CARDS,
    COLOURS,
    EVENTS,
    FIRST_OMEGA,
    MISSIONS,
    PASSENGERS,
    SOLO_EVENTS,
    STATIONS,
    TRACK_KEYS,
    TRACKS,
    is_room,
    power_of,
)
from tests.games.captains.referee.score import epilogue, sheet
from tests.games.captains.referee.table import Fate, Table

LONG = 5000
Pick: TypeAlias = Callable[[Sequence[Choice]], Choice]


def judge(game: Captains, fate: Fate, pick: Pick, turns: int = LONG) -> Referee:
    """Play so many turns, or to the end, and hold every question and every change against the referee's."""
    referee = Referee(game, fate)
    story = referee.play()
    question = next(story)
    for _ in range(LONG):
        ((seat, ask),) = game.asks.items()
        listed = ask.choices(game)
        assert question.seat == seat
        assert question.options == frozenset(listed), type(ask)
        assert len(listed) == len(question.options)
        assert referee.told() == Table(game).told(), type(ask)
        assert not fate.unheard()
        if turns == 0 and isinstance(ask, TakeTurn):
            return referee
        choice = pick(listed)
        turns -= isinstance(ask, TakeTurn) and isinstance(choice, Activate | Awaken | DoMission | Pass)
        play(game, seat, choice)
        try:
            question = story.send(choice)
        except StopIteration:
            break
    assert game.over
    assert referee.told() == Table(game).told()
    agree_on_the_score(game, referee)
    return referee


def at_random(rng: random.Random) -> Pick:
    """Seldom what ends things early, and often what took a long preparation."""

    def pick(listed: Sequence[Choice]) -> Choice:
        bold = [choice for choice in listed if isinstance(choice, DoMission | Promote | Resolve)]
        going_on = [choice for choice in listed if not isinstance(choice, Pass | Stop | Skip)]
        wanted = bold if bold and rng.random() < 0.5 else going_on if rng.random() < 0.9 else listed
        return rng.choice(wanted or listed)

    return pick


def busily(rng: random.Random, *first: Choice) -> Pick:
    """These choices first, then whatever can be done; nothing is declined."""
    script = list(first)

    def pick(listed: Sequence[Choice]) -> Choice:
        doing = [choice for choice in listed if not isinstance(choice, Pass | Stop | Skip)]
        return script.pop(0) if script else rng.choice(doing or listed)

    return pick


def agree_on_the_score(game: Captains, referee: Referee) -> None:
    verdict = result(game)
    assert isinstance(verdict, Verdict)
    sheets = [sheet(referee, ship) for ship in referee.ships]
    totals = [sum(lines.values()) for lines in sheets]
    for seat, lines in enumerate(sheets):
        assert {points.source: points.scores[seat] for points in verdict.points} == {
            source: points // 1 for source, points in lines.items()
        }
        assert verdict.scores[seat] + verdict.halves[seat] / 2 == totals[seat]
        assert verdict.places[seat] == 1 + sum(other > totals[seat] for other in totals)
        assert verdict.epilogues[seat] == epilogue(totals[seat])


def well_equipped(seats: int, rng: random.Random, card: int = -1, passenger: str = "random") -> Captains:
    """A new game whose captains have been around: technologies, cargo, medals, commanders, far on the tracks."""
    game = new(CAPTAINS, seats=seats, seed=rng.random().hex(), passenger=passenger)
    assert isinstance(game, Captains)
    if rng.random() < 0.4:
        scarce(game, rng)
    for seat, captain in enumerate(game.captains):
        equip(game, captain, rng)
        if card >= 0 and seat == game.turn:
            place(game, captain, card)
    stations = {*game.stations}
    for place_number in range(len(game.spots)):
        there = [seat for seat, captain in enumerate(game.captains) if captain.place == place_number]
        game.holders[place_number] = there[0] if len(there) == 1 and place_number not in stations else -1
    return game


def scarce(game: Captains, rng: random.Random) -> None:
    """Piles that will have to be made anew."""
    for pile, discard in ((game.pirates, game.pirate_discard), (game.artifacts, game.artifact_discard)):
        for kind, number in enumerate(pile):
            pile[kind] = rng.randint(0, min(1, number))
            discard[kind] += number - pile[kind]
    game.discard, game.deck, game.buried = game.deck[3:], game.deck[:3], 0


def equip(game: Captains, captain: Captain, rng: random.Random) -> None:
    captain.place = rng.randrange(len(game.spots))
    captain.missions = tuple(game.missions.pop() for _ in range(rng.randint(0, 3)))
    captain.medals, captain.damage = rng.randint(0, 6), rng.randint(0, 6)
    captain.tracks = tuple(rng.randint(0, 16) for _ in captain.tracks)
    captain.ready[rng.randrange(3)] += 1
    captain.ready[ANDROID] += rng.randint(0, 3)
    for colour in range(3):
        if captain.ready[colour] and rng.random() < 0.3:
            captain.ready[colour] -= 1
            captain.ready[colour + 3] += 1
            captain.rings -= 1
    for slot in rng.sample(range(len(captain.slots)), rng.randint(1, 6)):
        fill(game, captain, slot, (game.omegas if rng.random() < 0.15 else game.deck).pop() if game.deck else -1)
    if any(game.pirates) and captain.damage < 6:
        captain.pirates += (draw(game, game.pirates, "pirates"),)
    for kind, number in enumerate(game.artifacts):
        if number and sum(captain.artifacts) + len(captain.pirates) + captain.damage < 7:
            game.artifacts[kind] -= 1
            captain.artifacts[kind] += 1


def place(game: Captains, captain: Captain, card: int) -> None:
    """Into the first slot, wherever the card was; what lay there goes under the deck."""
    if card in captain.slots:
        return
    old = captain.slots[0]
    for other in game.captains:
        for slot, there in enumerate(other.slots):
            if there == card:
                fill(game, other, slot, -1)
    for pile in (game.deck, game.discard, game.omegas):
        if card in pile:
            pile.remove(card)
    game.central = [old if there == card else there for there in game.central]
    if old >= 0 and old not in game.central:
        (game.omegas if old >= FIRST_OMEGA else game.deck).insert(0, old)
    game.lying = tuple(there for there in game.lying if there != card)
    fill(game, captain, 0, card)


@pytest.fixture
def fate(monkeypatch: pytest.MonkeyPatch) -> Fate:
    return Fate(monkeypatch)


# Whole games


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_game_goes_as_the_referee_says(seats: int, fate: Fate) -> None:
    for seed in range(4):
        game = new(CAPTAINS, seats=seats, seed=seed, passenger="random")
        assert isinstance(game, Captains)
        judge(game, fate.anew(), at_random(random.Random(f"{seats} {seed}")))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_captains_who_have_been_around_go_on_as_the_referee_says(seats: int, fate: Fate) -> None:
    for seed in range(6):
        rng = random.Random(f"around {seats} {seed}")
        judge(well_equipped(seats, rng), fate.anew(), at_random(rng))


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_new_games_go_as_the_referee_says_for_long(
    seats: int, fate: Fate, soak_seconds: float, soak_dice: random.Random
) -> None:
    ends = time.monotonic() + soak_seconds
    while time.monotonic() < ends:
        seed = soak_dice.randrange(2**64)
        rng = random.Random(seed)
        judge(well_equipped(seats, rng), fate.anew(), at_random(rng))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_a_new_game_is_laid_out_as_the_book_says(seats: int, seed: int) -> None:
    game = new(CAPTAINS, seats=seats, seed=seed, passenger="random")
    assert isinstance(game, Captains)
    table = Table(game)
    skulls = [number for number, road in enumerate(table.map["routes"]) if road["skull"]]
    assert len(skulls) == (6 if seats == 4 else 5)
    assert [number for number, pirate in enumerate(table.roads) if pirate >= 0] == skulls
    planets = [*table.open, *table.tiles.values(), *(place for place in table.stations if place)]
    assert sorted(planets) == list(range(1, len(table.map["locations"])))
    assert (len(planets), table.up) == (15 if seats == 4 else 13, {*table.tiles})
    assert [place == 0 for place in table.stations] == [station["key"] == "home" for station in STATIONS]
    assert table.stock == [2 if station["key"] == "home" else 0 for station in STATIONS]
    assert [CARDS[card].get("set", "omega") for card in table.central] == ["alpha"] * 5 + ["omega"] * (3 - (seats == 1))
    events = SOLO_EVENTS if seats == 1 else EVENTS
    assert tuple(events[event]["faction"] for event in table.events) == TRACK_KEYS
    assert (table.round, table.turn, table.resolved) == (1, table.first, 0)
    for ship in table.ships:
        assert (sorted(ship.ready), sorted(ship.queue), ship.place) == ([0, 1, 2, 6], [0, 1, 2], 0)
        assert (ship.rings, ship.medals, ship.damage, ship.tracks) == (5, 1, 3, [0, 0, 0])
        assert sorted(ship.slots) == [-2, -2, -2, -2, -1, -1]
    if seats == 1:
        assert [CARDS[card]["key"] for card in table.lying] == PASSENGERS[table.passenger]["technologies"]
        assert (sorted(table.actions), len(table.coming), table.companion) == ([0, 1, 2, 3], 3, 0)
    else:
        assert [CARDS[card]["set"] for card in table.lying] == ["alpha"]


# Every card

RICH = """0 place: plurk
0 queue: red yellow blue cadet
0 artifacts: 1 0 1
0 pirates: yellow.loot
0 medals: 2
central: patch_bay perfect_fit
deck: autopilot field_kits observers_red officers_mess
roads: plurk-tepid=green.loot plurk-thimble=violet.android"""


@pytest.mark.parametrize("key", [mission["key"] for mission in MISSIONS])
@pytest.mark.parametrize("commanders", [False, True])
def test_every_line_of_every_mission(key: str, commanders: bool, fate: Fate) -> None:
    """By androids, and by commanders, who do it again."""
    lines = next(mission["lines"] for mission in MISSIONS if mission["key"] == key)
    able = [line["colour"] if commanders and line["colour"] in COLOURS else "android" for line in lines]
    crew = " ".join(colour if colour == "android" else f"{colour}*" for colour in able)
    game = at(
        f"""{RICH}
        spots: plurk={key} lullaby=4 kettledrum=3 parallax=2 greengage=1
        0 ready: {crew} cadet
        0 slots: scout_shuttle - - X - X"""
    )
    figures = [ANDROID if colour == "android" else COMMANDER + COLOURS.index(colour) for colour in able]
    pick = busily(random.Random(key), DoMission(), *map(Assign, figures))
    referee = judge(game, fate, pick, turns=1)
    assert {f"line {key} {number}" for number in range(len(lines))} <= referee.done.keys()


@pytest.mark.parametrize("number", [number for number in range(FIRST_OMEGA) if is_room(number)])
@pytest.mark.parametrize("commander", [False, True])
def test_every_room_technology(number: int, commander: bool, fate: Fate) -> None:
    key, colour = CARDS[number]["key"], CARDS[number]["colour"]
    rich = RICH.replace(key, "hypercharger")
    game = at(f"{rich}\n0 ready: red yellow blue red* yellow* blue*\n0 slots: {key} - - X - -\n1 slots: - X - - - -")
    pick = busily(random.Random(key), Activate(SLOT, COLOURS.index(colour) + COMMANDER * commander))
    assert judge(game, fate, pick, turns=1).done[f"room {key}"]


EVENT_OF = ("recruitment_drive", "open_archive", "honesty_summit")
SPACES = [
    (track, face, space["i"])
    for track, faction in enumerate(TRACKS)
    for face in range(2)
    for space in faction["face"][face]["spaces"]
    if "bonus" in space or "event" in space
]


@pytest.mark.parametrize(("track", "face", "space"), SPACES)
def test_every_space_of_every_track(track: int, face: int, space: int, fate: Fate) -> None:
    tracks = [0, 0, 0]
    tracks[track] = space - 1
    sides = " ".join(faction["face"][face]["key"] for faction in TRACKS)
    game = at(
        f"""{RICH}
        sides: A A {sides}
        events: {" ".join(EVENT_OF)}
        0 tracks: {" ".join(map(str, tracks))}
        0 ready: blue red cadet
        0 slots: diplomacy_simulator - - X - X"""
    )
    pick = busily(random.Random(space), Activate(SLOT, BLUE), Advance(track, 1))
    referee = judge(game, fate, pick, turns=1)
    printed = TRACKS[track]["face"][face]["spaces"][space]
    name = f"event {EVENT_OF[track]}" if "event" in printed else f"space {TRACK_KEYS[track]} {space}"
    assert referee.done[name]


@pytest.mark.parametrize("key", [event["key"] for event in (*EVENTS, *SOLO_EVENTS)])
def test_every_event(key: str, fate: Fate) -> None:
    """Reached by the second of three captains, or alone; what stays in force is met at a station."""
    solo = key in [event["key"] for event in SOLO_EVENTS]
    event = next(event for event in (*EVENTS, *SOLO_EVENTS) if event["key"] == key)
    track, seat = TRACK_KEYS.index(event["faction"]), 0 if solo else 1
    events = ["-", "-", "-"]
    events[track] = key
    for seed in range(5):
        game = at(
            f"""players: {1 if solo else 3}
            turn: round 1 first 0 now {seat}
            sides: A A C1 Z1 N1
            events: {" ".join(events)}
            lying: {"think_tank" if event["technologies"] else ""}
            {RICH.replace("0 place: plurk", "0 place: home")}
            {seat} tracks: 7 6 6
            {seat} ready: blue red cadet
            {seat} slots: diplomacy_simulator - - X - X"""
        )
        rng = random.Random(seed)
        referee = judge(game, fate.anew(), busily(rng, Activate(SLOT, BLUE), Advance(track, 1)), turns=6)
        assert referee.done[f"event {key}"] == 1
        assert event["timing"] != "ongoing" or referee.done[f"power {event['special']}"]


@pytest.mark.parametrize("station", range(len(STATIONS)))
def test_every_station(station: int, fate: Fate) -> None:
    at_place = ("home", "tepid", "teapot")[station]
    game = at(f"{RICH.replace('0 place: plurk', f'0 place: {at_place}')}\nstock: home zinca nian")
    assert judge(game, fate, busily(random.Random(station), Pass()), turns=1).done[
        f"station {STATIONS[station]['key']}"
    ]


@pytest.mark.parametrize("key", [passenger["key"] for passenger in PASSENGERS])
def test_every_passenger(key: str, fate: Fate) -> None:
    for seed in range(3):
        rng = random.Random(f"{key} {seed}")
        assert judge(well_equipped(1, rng, passenger=key), fate.anew(), at_random(rng)).done[f"passenger {key}"]


@pytest.mark.parametrize("number", [number for number in range(FIRST_OMEGA) if power_of(number)])
def test_every_power_of_a_technology(number: int, fate: Fate) -> None:
    """In games of a captain who has it, until it has been used."""
    key = power_of(number)
    used: Counter[str] = Counter()
    for seed in range(60):
        rng = random.Random(f"{key} {seed}")
        used += judge(well_equipped(2, rng, number), fate.anew(), at_random(rng), turns=24).done
        if used[f"power {key}"]:
            return
    pytest.fail(f"nobody has used {key}")


@pytest.mark.parametrize("number", range(FIRST_OMEGA, len(CARDS)))
def test_every_omega(number: int, fate: Fate) -> None:
    """Everyone passes in the last round, and the score sheets are compared."""
    scored = []
    for seed in range(12):
        game = well_equipped(3, random.Random(f"{number} {seed}"), number)
        game.round, seat = 4, game.turn
        judge(game, fate.anew(), lambda listed: listed[0])
        verdict = result(game)
        assert isinstance(verdict, Verdict)
        scored.append(next(points.scores[seat] for points in verdict.points if points.source == "omegas"))
    assert len({*scored}) > 1
