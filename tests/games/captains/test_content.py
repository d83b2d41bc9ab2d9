"""The content set: counts, messages for bad files, sets of one's own, and every card played."""

import shutil
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from startable.engine import new
from startable.engine.game import apply
from startable.games import ledger
from startable.games.captains import CAPTAINS, content
from startable.games.captains.choices import Activate, Assign, DoMission, Pass, Resolve, Stop
from startable.games.captains.content import BadContent, flat, named, offer, read
from startable.games.captains.effects import DO
from startable.games.captains.printed import EFFECTS, Technology
from startable.games.captains.table import Captains
from tests.games.captains.positions import ANDROID, CADET, SLOT, at, do, me, question

CONTENT = named("standard")
ROOMS = [card.key for card in CONTENT.technologies if card.type == "room"]
ROOM_COLOURS = {
    card.key: ("red", "yellow", "blue").index(card.colour) for card in CONTENT.technologies if card.colour != "none"
}
LINES = [(mission.key, line) for mission in CONTENT.missions for line in range(len(mission.lines))]


@pytest.mark.rule("SC-SUPPLY-03")
def test_the_box_is_complete() -> None:
    assert len(CONTENT.technologies) == 50
    assert len(CONTENT.omegas) == 12
    assert len(CONTENT.missions) == 50
    assert (len(CONTENT.events), len(CONTENT.solo_events)) == (11, 3)
    assert sum(station.card for station in CONTENT.stations) == 2
    assert len(CONTENT.tiles) == 16
    assert sum(kind.count for kind in CONTENT.pirates) == 30
    assert sum(kind.count for kind in CONTENT.artifacts) == 27
    assert len(CONTENT.factions) == 3  # and as many trophies
    assert len(CONTENT.passengers) == 6
    assert sum(action.count for action in CONTENT.actions) == 7


@pytest.mark.rule("SC-SUPPLY-02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_artifacts_pirates_and_rings_are_conserved(seats: int) -> None:
    game = new(CAPTAINS, seats=seats, seed=seats)
    before = CAPTAINS.pieces(game)
    assert sum(number for name, number in before.items() if name.startswith("artifact")) == 27
    assert sum(number for name, number in before.items() if name.startswith("pirate")) == 30
    assert [before[f"ring of {seat}"] for seat in range(seats)] == [5] * seats
    for number in range(400):
        if game.over:
            break
        (seat,) = game.asks
        listed = [choice for choice in game.asks[seat].choices(game) if not isinstance(choice, Pass | Stop)]
        apply(game, seat, (listed or [*game.asks[seat].choices(game)])[number * 7 % max(1, len(listed))])
        assert CAPTAINS.pieces(game) == before


def test_every_operation_is_done_by_a_function() -> None:
    assert set(DO) == set(EFFECTS.values())


def test_every_card_has_texts_in_both_languages() -> None:
    cards = (*CONTENT.cards, *CONTENT.missions, *CONTENT.events, *CONTENT.solo_events, *CONTENT.passengers)
    for card in cards:
        assert card.en.strip()
        assert card.fr.strip()


def test_what_the_book_leaves_open_is_marked_as_ours() -> None:
    """Players see the mark beside the text, here and in the browser."""
    rows = ledger.read("captains")
    assert [row.id for row in rows if row.ours] == [f"SC-OURS-{number:02}" for number in range(1, 23)]
    assert all(row.ours == (row.source == "ruling of this table") for row in rows)


# Every room and every line is played through, taking whatever is offered


def play_out(game: Captains, limit: int = 40) -> None:
    """Take the last choice of every question until the next turn."""
    while not game.over and question(game) != "TakeTurn" and limit:
        do(game, game.asks[next(iter(game.asks))].choices(game)[-1])
        limit -= 1
    assert limit


@pytest.mark.parametrize("key", ROOMS)
def test_every_room_does_something(key: str) -> None:
    game = at(
        f"""0 slots: {key} - - - - X
        1 slots: distress_flare - - - - -
        0 ready: red yellow blue
        0 queue: cadet cadet
        0 place: plurk
        central: patch_bay think_tank
        deck: autopilot holodeck observers_red field_kits
        roads: plurk-tepid=green.loot plurk-thimble=violet.android"""
        if key not in ("patch_bay", "think_tank", "holodeck", "distress_flare")
        else f"0 slots: {key} - - - - X\n1 slots: fold_engine - - - - -\n0 ready: red yellow blue\ncentral: autopilot"
    )
    before = game.clone()
    do(game, Activate(SLOT, ROOM_COLOURS[key]))
    play_out(game)
    mine, old = me(game), me(before)
    changed = [
        name
        for name in ("place", "rings", "medals", "damage", "artifacts", "pirates", "tracks")
        if getattr(mine, name) != getattr(old, name)
    ]
    gained = mine.ready[ANDROID] > 0 or mine.ready[CADET] > 0 or mine.slots[1:] != old.slots[1:]
    assert changed or gained


@pytest.mark.parametrize(("key", "line"), LINES)
def test_every_mission_line_can_be_resolved(key: str, line: int) -> None:
    lines = next(mission.lines for mission in CONTENT.missions if mission.key == key)
    crew = ["cadet"] * len(lines)
    crew[line] = "android"
    game = at(
        f"""spots: plurk={key} lullaby=4 kettledrum=3 parallax=2 greengage=1
        0 place: plurk
        0 ready: {" ".join(crew)} cadet
        0 queue: red blue
        0 artifacts: 1 0 0
        0 pirates: yellow.loot
        0 slots: holodeck - - - - X
        central: patch_bay think_tank
        roads: plurk-tepid=green.loot"""
    )
    before = game.clone()
    do(game, DoMission(), *(Assign(ANDROID if name == "android" else CADET) for name in crew), Resolve())
    play_out(game)
    assert me(game).resolved == (line,)
    mine, old = me(game), me(before)
    parts = ("place", "medals", "damage", "artifacts", "pirates", "tracks", "slots", "queue")
    gained = sum(mine.ready) + len(mine.queue) > len(old.queue) + len(crew)
    assert gained or game.roads != before.roads or [p for p in parts if getattr(mine, p) != getattr(old, p)]


# Bad files


@pytest.fixture
def mine(tmp_path: Path) -> Iterator[Path]:
    """A copy of the standard set, to be spoilt."""
    data = resources.files("startable.games.captains") / "data"
    folder = tmp_path / "mine"
    folder.mkdir()
    for file in data.iterdir():
        if file.name.endswith(".toml"):
            (folder / file.name).write_text(file.read_text("utf-8"), "utf-8")
    yield folder
    shutil.rmtree(folder)


BROKEN = [
    (
        "technologies",
        'effects = [{ op = "move", n = 3 }]',
        'effects = [{ op = "mvoe", n = 3 }]',
        "technologies.toml: technology gravity_slingshot: Invalid value 'mvoe' - at `effects[0].op`",
    ),
    (
        "technologies",
        'effects = [{ op = "move", n = 3 }]',
        'effects = [{ op = "move", n = 0 }]',
        "technologies.toml: technology gravity_slingshot: Expected `int` >= 1 - at `effects[0].n`",
    ),
    (
        "technologies",
        'en = "Gravity Slingshot"',
        'en = ""',
        "technologies.toml: technology gravity_slingshot: Expected `str` of length >= 1 - at `en`",
    ),
    (
        "technologies",
        'key = "courier_thrusters"',
        'key = "gravity_slingshot"',
        "gravity_slingshot: key: used by 2 cards",
    ),
    (
        "technologies",
        'key = "hull_plating" }',
        'key = "hull_painting" }',
        "technologies.toml: technology hull_plating: effects: there is no special 'hull_painting'",
    ),
    (
        "technologies",
        'effects = [{ op = "move", n = 2 }, { op = "artifact", n = 1 }]',
        'effects = [{ op = "artifact", n = 2 }]',
        "technologies.toml: technology scout_shuttle: effects: its artifacts could pay for it again and again",
    ),
    (
        "missions",
        "points = 3",
        'points = "three"',
        "missions.toml: mission airlock_cat: Expected `int`, got `str` - at `points`",
    ),
    (
        "missions",
        'colour = "red"',
        'colour = "pink"',
        "missions.toml: mission airlock_cat: Invalid enum value 'pink' - at `lines[0].colour`",
    ),
    (
        "board",
        'b = "tepid", colour = "green"',
        'b = "nowhere", colour = "green"',
        "board.toml: map A: routes: there is no location 'nowhere'",
    ),
    ("board", "skulls = 5", "skulls = 4", "board.toml: map A: skulls: 4 announced, 5 printed"),
    (
        "board",
        'a = "home", b = "tepid", colour = "green"',
        'a = "home", b = "tepid", colour = "violet"',
        "board.toml: map A: routes: home has roads violet, violet, yellow, not one of each colour",
    ),
    (
        "events",
        'special = "event_amnesty"',
        'special = "event_party"',
        "events.toml: event afternoon_amnesty: special: there is no special 'event_party'",
    ),
    (
        "effects",
        'trigger = "would_take_damage"',
        'trigger = "at_lunch"',
        "effects.toml: special hull_plating: trigger: there is no moment 'at_lunch'",
    ),
    (
        "effects",
        'trigger = "would_take_damage"\n',
        "",
        "effects.toml: special hull_plating: Object missing required field `trigger`",
    ),
    (
        "effects",
        'key = "gun_camera"',
        'key = "gun_kamera"',
        "effects.toml: special gun_kamera: key: no such power acts at the moment 'pirate_defeated'",
    ),
    (
        "effects",
        'key = "jump"\nparams = []',
        'key = "jump"\nparams = ["n"]',
        "effects.toml: op jump: params: should be empty",
    ),
    (
        "solo",
        '"flying_workshop"',
        '"flying_carpet"',
        "solo.toml: passenger teddy: technologies: there is no technology 'flying_carpet'",
    ),
    ("pirates", "count = 6", "count = 5", "pirates.toml: pirate: count: there are 29, not 30"),
    (
        "artifacts",
        'colours = ["red", "blue"]',
        'colours = ["red", "yellow"]',
        "artifacts.toml: artifact: colours: the three kinds show the three pairs of colours",
    ),
    ("factions", "event = true", "event = false", "factions.toml: face C1: spaces: event: exactly one space has it"),
    ("factions", "zone = 2 }", "zone = 4 }", "factions.toml: face C1: spaces: zone:"),
    (
        "techboards",
        "solo_omegas = 2",
        "solo_omegas = 1",
        "techboards.toml: central: solo_technologies: too few spaces for 7 action cards",
    ),
    ("epilogues", "min = 21", "min = 22", "epilogues.toml: epilogue: min, max:"),
    ("techboards", "middle_pair = [1, 4]", "middle_pair = [0, 1]", "techboards.toml: face A: middle_pair:"),
    (
        "stations",
        'tile = "station_nian"',
        'tile = "tent"',
        "stations.toml: station nian: tile: there is no tile 'tent'",
    ),
    (
        "countdown",
        "number = 4",
        "number = 4.5",
        "countdown.toml: round no. 4: Expected `int`, got `float` - at `number`",
    ),
    ("missions", "schema = 1", "schema =", "missions.toml: Invalid value"),
]


@pytest.mark.parametrize(("file", "good", "bad", "message"), BROKEN, ids=[f"{row[0]}: {row[2][:30]}" for row in BROKEN])
def test_a_fault_is_named_with_its_file_card_and_field(
    mine: Path, file: str, good: str, bad: str, message: str
) -> None:
    path = mine / f"{file}.toml"
    text = path.read_text("utf-8")
    assert good in text
    path.write_text(text.replace(good, bad, 1), "utf-8")
    with pytest.raises(BadContent) as raised:
        read(mine, "mine")
    assert message in str(raised.value)


MORE_BROKEN = [
    ("board", "mission = 7", "mission = 6", "board.toml: tile_count: mission: 7 tiles with 3 players"),
    ("countdown", 'tiles = ["home"]', "tiles = []", "countdown.toml: round 2: tiles: the stations say home"),
    (
        "technologies",
        'set = "alpha"',
        'set = "beta"',
        "technology: set: too few alpha cards to set up the central board",
    ),
    (
        "effects",
        'key = "peek_missions"',
        'key = "peek_mission"',
        "effects.toml: op peek_missions: key: described and known",
    ),
    (
        "effects",
        'key = "peek_missions"',
        'key = "peek_mission"',
        "effects.toml: op peek_mission: key: described and known",
    ),
    (
        "effects",
        'then = [{ op = "recall_first", n = 1 }]',
        'then = [{ op = "special", key = "nap" }]',
        "effects.toml: special debriefing: then: there is no special 'nap'",
    ),
    (
        "events",
        'each = [{ op = "cadet", n = 1 }]',
        "each = []",
        "events.toml: event recruitment_drive: each: the event does nothing",
    ),
    (
        "solo",
        'key = "solo_laggard" }',
        'key = "nap" }',
        "solo.toml: passenger oom: action: there is no special 'nap'",
    ),
    (
        "stations",
        'effects = [{ op = "android", n = 1 }]',
        'effects = [{ op = "special", key = "nap" }]',
        "stations.toml: station zinca: effects: there is no special 'nap'",
    ),
    (
        "missions",
        'effects = [{ op = "artifact", n = 2 }] }',
        'effects = [{ op = "special", key = "nap" }] }',
        "missions.toml: mission lost_luggage: lines[0].effects: there is no special 'nap'",
    ),
    (
        "missions",
        'then = [{ op = "medal", n = 2 }, ',
        'then = [{ op = "special", key = "nap" }, ',
        "there is no special 'nap'",
    ),
    (
        "events",
        'each = [{ op = "cadet", n = 1 }]',
        'each = [{ op = "special", key = "nap" }]',
        "events.toml: event recruitment_drive: each: there is no special 'nap'",
    ),
    (
        "events",
        'first_active = [{ op = "artifact", n = 1 }]',
        'first_active = [{ op = "special", key = "nap" }]',
        "first_active: there is no special 'nap'",
    ),
    (
        "factions",
        '{ i = 5, zone = 2, bonus = [{ op = "move", n = 2 }] }',
        '{ i = 5, zone = 2, bonus = [{ op = "special", key = "nap" }] }',
        "factions.toml: face C1: spaces[5].bonus: there is no special 'nap'",
    ),
    ("events", 'faction = "zinca"', 'faction = "nian"', "events.toml: event: faction: exactly one event is Zinca"),
    ("events", 'faction = "zinca"', 'faction = "nian"', "events.toml: solo_event: faction: exactly one event is zinca"),
    ("events", 'faction = "nian"', 'faction = "cooperation"', "events.toml: event: faction: there is none for nian"),
    ("missions", 'key = "lost_luggage"', 'key = "airlock_cat"', "airlock_cat: key: used by 2 cards"),
    ("missions", 'fr = "Un chat dans le sas"', 'fr = "Noces ni\'an"', "Noces ni'an: fr: used by 2 cards"),
    (
        "board",
        'kind = "home", en',
        'kind = "planet", en',
        "board.toml: map A: locations: the first one, and no other, is the home station",
    ),
    (
        "board",
        "players = [1, 2, 3]",
        "players = [1, 2]",
        "board.toml: map: players: each number from 1 to 4 needs exactly one map",
    ),
    (
        "board",
        "min_players = 4",
        "min_players = 1",
        "board.toml: tile: min_players: 15 tiles, 13 planets for 2 players",
    ),
    (
        "board",
        "number = 4",
        "number = 6",
        "board.toml: tile: number: [1, 2, 3, 6] with 2 players; they should run from 1",
    ),
    ("board", 'colour = "violet"', 'colour = "pink"', "board.toml: map A: routes: there is no colour 'pink'"),
    (
        "factions",
        'key = "cooperation"',
        'key = "zinca"',
        "factions.toml: faction: key: the order is cooperation, zinca, nian",
    ),
    ("factions", "{ i = 1,", "{ i = 7,", "factions.toml: face C1: spaces: i does not count from 0"),
    (
        "factions",
        'bonus = [{ op = "repair", n = 1 }]',
        'bonus = [{ op = "advance", track = "any", n = 1, times = 1 }]',
        "factions.toml: face C1: spaces: bonus: a bonus that moves markers could go on for ever",
    ),
    (
        "technologies",
        'type = "ability"',
        'type = "room"',
        "technologies.toml: technology hull_plating: colour: rooms have one, abilities have none",
    ),
    (
        "technologies",
        'effects = [{ op = "special", key = "gun_camera" }]',
        'effects = [{ op = "medal", n = 1 }]',
        "technologies.toml: technology gun_camera: effects: an ability has exactly one special",
    ),
    (
        "technologies",
        'effects = [{ op = "android", n = 1 }]',
        'effects = [{ op = "recall_first", n = 1 }]',
        "technologies.toml: technology drone_hangar: effects: a reusable room that recalls crew could be used for ever",
    ),
    (
        "techboards",
        "technology_slots = 6",
        "technology_slots = 5",
        "techboards.toml: face A: slots: ids should run from 0 to 4",
    ),
    (
        "techboards",
        "damaged = [1, 2, 3, 5]",
        "damaged = [1, 2, 3, 9]",
        "techboards.toml: face A: damaged: there is no such slot",
    ),
    (
        "techboards",
        '"top", "left"',
        '"left", "top"',
        "techboards.toml: bonus_order: should be top, left, right, bottom",
    ),
    ("techboards", ', move = [{ op = "move", n = 1 }]', "", "techboards.toml: bonuses: should be repair, medal, move"),
    (
        "techboards",
        'colour = "grey"',
        'colour = "red"',
        "techboards.toml: ship: room: one of each colour and a grey one",
    ),
    (
        "techboards",
        "transporter_pads = 4",
        "transporter_pads = 3",
        "missions.toml: mission grand_summit: lines: more than 3 transporter pads",
    ),
    (
        "pirates",
        'exhaust = "green"',
        'exhaust = "pink"',
        "pirates.toml: pirate: exhaust: there is no road colour 'pink'",
    ),
    ("pirates", 'reward = "loot"', 'reward = "hug"', "pirates.toml: pirate: reward: there is no reward 'hug'"),
    ("artifacts", "count = 9", "count = 8", "artifacts.toml: artifact: count: there are 24, not 27"),
    ("solo", "count = 1", "count = 2", "solo.toml: action: there are 8 cards of 4 types, not 7 of 4"),
    (
        "countdown",
        '[[round]]\nnumber = 1\neach_player = []\ntiles = []\norigin = "rulebook"\n',
        "",
        "countdown.toml: round: there are 3, not 4",
    ),
]


@pytest.mark.parametrize(("file", "good", "bad", "message"), MORE_BROKEN, ids=[row[3][:60] for row in MORE_BROKEN])
def test_a_fault_of_the_whole_file_is_named(mine: Path, file: str, good: str, bad: str, message: str) -> None:
    path = mine / f"{file}.toml"
    text = path.read_text("utf-8")
    assert good in text
    path.write_text(text.replace(good, bad), "utf-8")
    with pytest.raises(BadContent) as raised:
        read(mine, "mine")
    assert message in str(raised.value)


def test_a_map_in_two_parts_is_refused(mine: Path) -> None:
    """Every location still has a road of each colour, but four planets have roads only among themselves."""
    path = mine / "board.toml"
    text = path.read_text("utf-8").replace('"plurk", b = "tepid", colour', '"plurk", b = "marzipan", colour', 1)
    path.write_text(text.replace('"marzipan", b = "twelvebells"', '"tepid", b = "twelvebells"', 1), "utf-8")
    with pytest.raises(BadContent) as raised:
        read(mine, "mine")
    assert str(raised.value).splitlines() == ["board.toml: map A: routes: not every location can be reached"]


def test_a_missing_file_and_a_missing_list_are_named(mine: Path) -> None:
    (mine / "missions.toml").unlink()
    (mine / "stations.toml").write_text("schema = 1\n", "utf-8")
    with pytest.raises(BadContent) as raised:
        read(mine, "mine")
    lines = str(raised.value).splitlines()
    assert any(line.startswith("missions.toml: ") for line in lines)
    assert "stations.toml: there is no station" in lines


def test_a_hosts_own_set_is_played_by_its_name(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content, "_offered", {})
    path = mine / "techboards.toml"
    path.write_text(path.read_text("utf-8").replace("start_medals = 1", "start_medals = 4"), "utf-8")
    offer("mine", mine)
    assert content.offered() == ("standard", "mine")
    game = new(CAPTAINS, seats=2, content="mine")
    assert isinstance(game, Captains)
    assert (game.content, me(game).medals) == ("mine", 4)
    assert named("standard").ship.start_medals == 1


def test_the_name_of_the_standard_set_is_taken(mine: Path) -> None:
    with pytest.raises(BadContent, match="belongs to the set that comes with the game"):
        offer("standard", mine)


def test_effects_inside_effects_are_found() -> None:
    card = next(card for card in CONTENT.technologies if card.key == "android_atelier")
    assert isinstance(card, Technology)
    assert [type(effect).__name__ for effect in flat(card.effects)] == ["Either", "Android", "Advance"]
    lines = [flat(line.effects) for mission in CONTENT.missions for line in mission.lines]
    found = {tuple(type(effect).__name__ for effect in line) for line in lines}
    assert {("Discard", "Medal", "Advance"), ("PerAndroid", "Advance")} <= found
