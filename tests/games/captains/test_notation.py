"""Positions as text, both ways; what views hide; the laws."""

import pytest

from startable.engine import contract, imagine, new, snapshot, view
from startable.engine.game import apply
from startable.games import ledger
from startable.games.captains import CAPTAINS
from startable.games.captains.choices import Pass, Stop
from startable.games.captains.content import named
from startable.games.captains.notation import write
from startable.games.captains.reading import CAPTAIN_LINES, TABLE_LINES, BadPosition, read
from startable.games.captains.table import Captains
from startable.games.captains.view import Politics, Sight, Supply, Workshop
from tests.games.captains.positions import at, me, place


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_of_a_game_is_written_and_read_back(seats: int) -> None:
    game = new(CAPTAINS, seats=seats, seed=f"notation {seats}", passenger="random")
    assert isinstance(game, Captains)
    number = 0
    while not game.over:
        text = write(game)
        again = read(text)
        assert write(again) == text
        assert snapshot(again) == snapshot(game)
        (seat,) = game.asks
        listed = list(game.asks[seat].choices(game))
        eager = [choice for choice in listed if not isinstance(choice, Pass | Stop)] or listed
        apply(game, seat, eager[number * 5 % len(eager)])
        number += 1
    assert snapshot(read(write(game))) == snapshot(game)
    assert number > 30


def test_every_line_is_written() -> None:
    for seats in (1, 2):
        keys = [line.partition(":")[0] for line in write(at(f"players: {seats}")).splitlines()]
        alone = ("passenger", "companion", "actions", "coming", "laid", "known")
        table = [key for key in TABLE_LINES if seats == 1 or key not in alone]
        captains = [f"{seat} {key}" for seat in range(seats) for key in CAPTAIN_LINES]
        assert sorted(keys) == sorted([*table, *captains, "ask", "then table"])


def test_a_short_text_is_enough() -> None:
    game = read("players: 3\n0 place: plurk  # with a remark\n\nspots: plurk=airlock_cat")
    assert len(game.captains) == 3
    assert me(game).place == place(game, "plurk") == 1
    assert game.holders[1] == 0
    assert list(game.asks) == [0]
    assert sum(game.artifacts) == 27
    assert len(game.missions) == 49


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("players", "line 1: 'players' has no colon"),
        ("players: two", "players: invalid literal"),
        ("0 place: mars", "there is no place 'mars'"),
        ("0 ready: red pink", "there is no figure 'pink'"),
        ("spots: plurk", "'plurk' has no '='"),
        ("spots: plurk=party", "there is no mission 'party'"),
        ("colour: blue", "there is no line called 'colour'"),
        ("2 place: plurk", "there is no line called '2 place'"),
        ("0 medals: 1\n0 medals: 2", "line 2: there is a second line '0 medals'"),
        ('then table: {"type":"Lunch"}', "then table: Invalid value 'Lunch'"),
        ("0 slots: teapot", "there is no card 'teapot'"),
        ("roads: home-plurk=green.loot", "roads: no road joins 'home' and 'plurk'"),
    ],
)
def test_what_is_wrong_with_a_text_is_said(text: str, message: str) -> None:
    with pytest.raises(BadPosition) as raised:
        read(text)
    assert message in str(raised.value)


# Secrets


@pytest.mark.rule("SC-SETUP-18")
def test_views_hide_decks_stored_pirates_and_artifacts_in_rooms() -> None:
    texts = [
        """deck: autopilot holodeck
        omegas: perfect_fit embassy_row
        missions: deaf_planet sun_bulb
        0 pirates: green.loot
        1 stash: 0=red_blue
        pirates: 1 1 1 1 1 1
        artifacts: 1 2 3""",
        """deck: holodeck autopilot
        omegas: embassy_row perfect_fit
        missions: sun_bulb deaf_planet
        0 pirates: violet.android
        1 stash: 0=blue_yellow
        pirates: 2 1 1 0 1 1
        artifacts: 2 2 2""",
    ]
    one, other = map(at, texts)
    for seat in (None, 0, 1):
        assert view(one, seat) == view(other, seat)
        assert snapshot(imagine(one, seat, 1)) == snapshot(imagine(other, seat, 1))
    seen = view(one, 0)
    assert isinstance(seen, Sight)
    assert (seen.captains[0].pirates, seen.captains[1].stash) == (1, (0,))


SEEN = """players: 2
    turn: round 3 first 1 now 1
    sides: A B C2 Z1 N2
    spots: plurk=airlock_cat tepid=@zinca lullaby=(2) parallax=1
    stock: home@4 zinca nian@never
    roads: plurk-tepid=violet.loot
    missions: deaf_planet sun_bulb dreadnought
    mission discard: census
    peeked: 2 1
    central: autopilot - perfect_fit
    deck: holodeck think_tank
    buried: 1
    discard: patch_bay
    omegas: embassy_row
    omega discard: pilots_guild gunners_guild
    drawn: field_kits
    lying: hull_plating
    boxed: gun_camera
    events: - open_archive -
    resolved: 1
    standing: event_order_12
    artifacts: 1 2 3
    artifact discard: 3 2 1
    pirates: 1 0 0 0 0 2
    pirate discard: 0 1 0 1 0 0
    1 place: plurk
    1 ready: red blue* android
    1 queue: cadet yellow
    1 rings: 4
    1 medals: 7
    1 damage: 2
    1 artifacts: 0 1 2
    1 pirates: green.loot violet.loot
    1 slots: holodeck X - - - -
    1 tracks: 1 2 30
    1 missions: deep_dig
    1 mission: census saltlick
    1 crew: cadet red*
    1 resolved: 0 0
    1 room: 4
    1 duty: yellow*
    1 flags: shielded crate
    1 used: autopilot
    1 stash: 4=red_blue"""


def test_a_view_names_what_is_seen() -> None:
    game = read(SEEN.replace("holodeck X", "autopilot X").replace("central: autopilot", "central: debriefing"))
    seen = view(game, 0)
    assert isinstance(seen, Sight)
    assert (seen.content, seen.side, seen.board, seen.faces) == ("standard", 0, 1, (1, 0, 1))
    assert (seen.round, seen.first, seen.turn, seen.solo) == (3, 1, 1, None)
    assert (seen.sky.spots, seen.sky.roads) == (tuple(game.spots), tuple(game.roads))
    assert (seen.sky.tiles_up, seen.sky.stations, seen.sky.stock) == (0b10, (0, 2, -1), (4, 0, 99))
    assert seen.sky.holders[1] == 1
    assert seen.workshop == Workshop(
        central=tuple(game.central),
        deck=2,
        buried=1,
        discard=tuple(game.discard),
        omegas=1,
        omega_discard=game.omega_discard,
        drawn=game.drawn,
    )
    assert (seen.orders.deck, seen.orders.discard, seen.orders.peeked) == (3, game.mission_discard, (2, 1))
    assert seen.orders.known == tuple(game.missions[:0:-1])
    assert seen.politics == Politics(
        events=(-1, 0, -1),
        resolved=1,
        standing=("event_order_12",),
        lying=game.lying,
        boxed=game.boxed,
    )
    assert seen.supply == Supply(artifacts=6, artifact_discard=(3, 2, 1), pirates=3, pirate_discard=(0, 1, 0, 1, 0, 0))
    captain, mine = game.captains[1], seen.captains[1]
    for name in (
        "place",
        "rings",
        "medals",
        "damage",
        "slots",
        "tracks",
        "missions",
        "duty",
        "mission",
        "site",
        "crew",
    ):
        assert getattr(mine, name) == getattr(captain, name)
    for name in ("resolved", "room", "shielded", "unscathed", "kits", "used", "crate", "passed"):
        assert getattr(mine, name) == getattr(captain, name)
    assert (mine.ready, mine.queue) == (tuple(captain.ready), tuple(captain.queue))
    assert (mine.artifacts, mine.pirates, mine.stash) == ((0, 1, 2), 2, (4,))
    assert seen.asked[0].step == '{"type":"TakeTurn","seat":1}'
    assert [task.seat for task in seen.planned] == [-1]


def test_tokens_that_the_text_does_not_place_are_in_their_supplies() -> None:
    game = at(
        """artifact discard: 1 0 0
        pirate discard: 0 2 0 0 0 0
        0 artifacts: 2 1 0
        1 artifacts: 0 1 0
        1 stash: 0=red_blue 4=blue_yellow
        1 slots: fold_engine - - - - -
        0 pirates: green.loot
        roads: plurk-tepid=violet.loot"""
    )
    counts = [kind.count for kind in named("standard").pirates]
    assert game.artifacts == [9 - 2 - 1 - 1, 9 - 2, 9 - 1]
    assert game.pirates == [counts[0] - 1, counts[1] - 2, counts[2] - 1, *counts[3:]]


def test_who_has_peeked_keeps_the_knowledge_in_every_imagined_game() -> None:
    game = at("missions: deaf_planet sun_bulb dreadnought deck_zero pirate_bank\npeeked: 2 0")
    assert {tuple(imagine_game(game, 0, seed).missions[-2:]) for seed in range(20)} == {tuple(game.missions[-2:])}
    assert len({tuple(imagine_game(game, 1, seed).missions[-2:]) for seed in range(20)}) > 5


def test_what_lies_face_down_is_dealt_anew() -> None:
    game = at(
        """0 pirates: green.loot
        1 stash: 0=red_blue
        pirates: 1 1 1 1 1 1
        artifacts: 2 2 2
        omegas: perfect_fit embassy_row"""
    )
    games = [imagine_game(game, 0, seed) for seed in range(60)]
    assert {other.captains[0].pirates for other in games} == {(kind,) for kind in range(6)}
    assert {other.captains[1].stash for other in games} == {((0, kind),) for kind in range(3)}
    assert len({tuple(other.omegas) for other in games}) == 2
    assert len({tuple(other.deck) for other in games}) == 60


def imagine_game(game: Captains, seat: int, seed: int) -> Captains:
    other = imagine(game, seat, seed)
    assert isinstance(other, Captains)
    return other


def test_cards_buried_during_setup_are_imagined_as_betas() -> None:
    game = new(CAPTAINS, seats=2, seed=4)
    assert isinstance(game, Captains)
    assert game.buried > 0
    cards = named("standard").technologies
    for seed in range(10):
        bottom = imagine_game(game, 0, seed).deck[: game.buried]
        assert {cards[card].set for card in bottom} == {"beta"}


def test_the_newest_action_card_is_unknown_until_it_is_laid() -> None:
    text = """players: 1
        turn: round 2
        known: take_technology do_mission fight_pirates passenger
        actions: fight_pirates do_mission fight_pirates passenger
        laid: take_technology
        coming: take_technology do_mission"""
    decks = {tuple(sorted(solo_deck(imagine_game(at(text), 0, seed)))) for seed in range(40)}
    assert decks == {(0, 1, 2, 3), (1, 1, 2, 3), (1, 2, 2, 3)}
    known = text.replace("laid: take_technology", "laid: take_technology take_technology")
    known = known.replace("actions: fight_pirates do_mission fight_pirates", "actions: do_mission fight_pirates")
    known = known.replace("coming: take_technology do_mission", "coming: fight_pirates do_mission")
    assert {tuple(sorted(solo_deck(imagine_game(at(known), 0, seed)))) for seed in range(20)} == {(1, 2, 3)}


def solo_deck(game: Captains) -> list[int]:
    assert game.solo is not None
    return game.solo.deck


# The laws


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_game_keeps_the_contract(seats: int) -> None:
    report = contract.run(
        CAPTAINS,
        games=2,
        probes=6,
        seats=(seats,),
        seed=seats,
        options=[{"passenger": "random", "technology_board": board} for board in "AB"],
        ledger={row.id for row in ledger.read("captains")},
        module="startable.games.captains",
    )
    assert report.kept, [(law, broken[:1]) for law, _, broken in report.rows if broken]
