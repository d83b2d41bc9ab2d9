"""The greedy trucker in drawn positions: what it lands on, loads, feeds, shoots, keeps, and when it goes home."""

from __future__ import annotations

from random import Random

import pytest

from startable import bots
from startable.engine import Choice, Game, apply, view
from startable.engine.game import proceed
from startable.games.trucker.choices import (
    Accept,
    Activate,
    Decline,
    FlyOn,
    GiveUp,
    Keep,
    Land,
    Ready,
    Shield,
    Shoot,
    Surrender,
)
from startable.games.trucker.notation import flight_text, read_flight, ship_text
from startable.games.trucker.table import Trucking
from tests.games.trucker.positions import CABIN, at, flight


def unimagined(seed: int | str) -> Game:
    raise AssertionError("this bot needs no imagined games")


def chosen(game: Game, seat: int = 0, name: str = "greedy") -> Choice:
    ask = game.asks[seat]
    return bots.find("trucker", name)(0.0).choose(view(game, seat), ask, ask.choices(game), unimagined, Random(1))


def play_on(game: Trucking, seat: int = 0) -> list[Choice]:
    """Let the trucker answer until it is asked whether to fly on, or the flight is over."""
    made = []
    while seat in game.asks and FlyOn() not in game.asks[seat].choices(game):
        made.append(chosen(game, seat))
        apply(game, seat, made[-1])
    return made


def ship(left: str = ".", front: str = ".", right: str = "c0103:2", rear: str = "e1000v", further: str = ".") -> str:
    """A starting cabin with something on each side, and something beyond what is on its right."""
    return f"""
   6       7        8        9
6  .       {front}  .        .
7  {left}  @3333:2  {right}  {further}
8  .       {rear}   .        .
"""


# Goods


@pytest.mark.parametrize(
    ("hold", "landing"), [("R0100", Land(0)), ("H0100", Land(1)), (".", Decline())], ids=["special", "plain", "none"]
)
def test_it_lands_where_its_holds_earn_most(hold: str, landing: Choice) -> None:
    """Two red cubes on one planet, four green ones on the other."""
    game = flight("21-II-13 21-I-05", (0, ship(left=hold)))
    assert chosen(game) == landing


def test_it_does_not_lose_the_lead_on_the_last_card_for_a_blue_cube() -> None:
    behind = (3, ship(left="R0100", right="c3002:2"))
    worth_it = flight("21-I-15", (4, ship(left="H0100")), behind)
    full = flight("21-I-15", (4, ship(left="H0100:YYG")), behind)
    assert chosen(worth_it) == Land(0)
    assert chosen(full) == Decline()


def test_cheap_cubes_leave_special_holds_and_red_ones_take_their_place() -> None:
    game = flight("21-II-13 21-I-05", (0, ship(left="R0100:BG", right="h0003:B")))
    play_on(game)
    text = ship_text(game.board, game.truckers[0].cells, game.truckers[0].aboard)
    assert "R0100:RR" in text
    assert "h0003:GB" in text


# Power


def test_a_cell_is_spent_where_it_wins() -> None:
    """Four from single cannons and two from a double one beat smugglers of strength four, if it is fed."""
    armed = """
       5       6       7        8
    6  .       g0010^  g0020^   g0010^
    7  b0303:2 c1202:2 @3333:2  h1302
    8  .       g2000<  e1000v   G2000v
    """
    game = flight("21-I-02 21-I-05", (0, armed), level="I")
    assert isinstance(chosen(game), Activate)
    hopeless = flight("21-II-02 21-I-05", (0, armed))
    assert chosen(hopeless) == Ready()


def test_whoever_has_only_double_engines_feeds_one_in_open_space() -> None:
    game = flight("21-II-06 21-I-05", (0, ship(left="b0300:1", rear="E1000v")))
    assert isinstance(chosen(game), Activate)


# Attacks


def test_a_shield_saves_a_cabin_and_a_single_cannon_shoots_for_nothing() -> None:
    shielded = flight("21-I-10 21-I-05", (0, ship(left="b0300:2", front="s1212^")), dice=[3, 4], level="I")
    assert isinstance(chosen(shielded), Shield)
    armed = flight("21-I-09 21-I-05", (0, ship(front="g0010^")), dice=[3, 4], level="I")
    assert chosen(armed) == Shoot(-1)


def test_of_two_parts_it_keeps_the_one_with_the_crew() -> None:
    """The starting cabin is shot away: cabins to the right, a hold to the left."""
    drawn = """
       6      7        8        9
    7  H0100  @3333:2  c0103:2  c0023:2
    """
    game = flight("21-I-03 21-I-05", (0, drawn), dice=[1, 1, 3, 4, 1, 1], level="I")
    assert play_on(game)[0] == Keep(at(game, 7, 8))


# Crew


def test_nobody_sends_the_last_astronauts_away_for_money() -> None:
    alone = flight("21-I-17 21-I-05", (0, CABIN + "\n8 e1000v"), level="I")
    assert chosen(alone) == Decline()
    crowd = flight("21-I-17 21-I-05", (0, ship(left="c0120:2", further="c0023:2")), level="I")
    assert play_on(crowd)[0] == Accept()
    assert crowd.crew(0) == 6


def test_slavers_get_astronauts_rather_than_a_useful_alien() -> None:
    drawn = """
       6       7        8        9
    6  .       g0010^   .        .
    7  c0120:2 @3333:2  c0103:P  p0003
    8  .       e1000v   .        .
    """
    game = flight("21-I-01 21-I-05", (0, drawn), level="I")
    given = [choice.square for choice in play_on(game) if isinstance(choice, Surrender)]
    assert given
    assert at(game, 7, 8) not in given


# Giving up


def between(level: str, deck: str, drawn: str) -> Trucking:
    game = read_flight(f"level {level}\ndeck {deck}\nflown\ntrucker at 4\n{drawn.strip(chr(10))}\n")
    proceed(game)
    return game


def test_without_an_engine_it_goes_home_before_space_opens() -> None:
    deck = "21-I-05 21-I-06 21-I-07 21-I-08 21-I-12 21-I-13 21-I-14 21-I-15"
    assert chosen(between("I", deck, ship(rear="."))) == GiveUp()
    assert chosen(between("I", deck, ship())) == FlyOn()


def test_a_drawn_flight_is_what_it_says() -> None:
    """The positions above are legal ones: written down and read back they are the same."""
    game = between("I", "21-I-05", ship(left="R0100:BG"))
    assert flight_text(read_flight(flight_text(game))) == flight_text(game)
