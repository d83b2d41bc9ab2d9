"""The study of the balance of Starship Captains: what it counts, and how it judges."""

from __future__ import annotations

from pathlib import Path

import pytest

from startable.engine import Points
from startable.games.captains.content import named
from startable.lab.play import Outcome
from startable.lab.summary import Measured
from tools.balance import games
from tools.balance.__main__ import duel, epilogues
from tools.balance.beginning import advantage, mirrors, sources, win
from tools.balance.cards import Standing, cards, standing, striking
from tools.balance.games import Card, Played, Shelf, play

PATINA = Card("omega", 6)


def game(scores: tuple[int, int], owner: int | None, first: int = 0) -> Played:
    places = (1, 1) if scores[0] == scores[1] else (1, 2) if scores[0] > scores[1] else (2, 1)
    outcome = Outcome(scores, places, (Points("missions", scores),), 4, 100)
    taken = frozenset() if owner is None else frozenset({(owner, PATINA)})
    return Played(first, outcome, frozenset({PATINA}), taken)


def test_what_is_taken_lay_open_before() -> None:
    played = play(["greedy", "greedy"], "study", {})
    taken = {card for _, card in played.taken}
    assert {card.kind for card in taken} >= {"technology", "mission"}
    assert taken <= played.seen


def test_kept_games_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = Shelf(tmp_path / "kept").game(["greedy"], "study", passenger="oom")
    monkeypatch.setattr(games, "play", lambda *_: pytest.fail("it is kept"))
    assert Shelf(tmp_path / "kept").game(["greedy"], "study", passenger="oom") == played


def test_duels_are_played_on_both_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def play(names: list[str], seed: str, options: object) -> Played:
        asked.append((tuple(names), seed))
        return game((50, 40), None)

    monkeypatch.setattr(games, "play", play)
    assert [duel(Shelf(None), "tracks", number, 7) for number in (0, 1)] == [(1, 50, 40), (0, 40, 50)]
    assert asked == [(("greedy", "tracks"), "7 duel 0"), (("tracks", "greedy"), "7 duel 0")]


def test_owners_are_compared_with_everybody_at_tables_of_their_size() -> None:
    crowds = {2: [game((50, 40), owner=0)] * 20 + [game((40, 40), owner=None)] * 20}
    row = standing(crowds, PATINA)
    assert (row.seen, row.owners, row.taken.value) == (40, 20, 0.5)
    assert row.difference is not None
    assert row.difference.value == pytest.approx(50 - 42.5)
    assert row.lead is not None
    assert row.lead.value == pytest.approx(50 - 40)


def test_nothing_is_said_about_a_card_that_hardly_anybody_took() -> None:
    crowds = {2: [game((50, 40), owner=0)] * 19}
    assert standing(crowds, PATINA).difference is None
    assert "too few" in cards(crowds, "omega", named("standard"))


@pytest.mark.parametrize(
    ("difference", "lead", "found"),
    [
        ((3.1, 5.0), (3.1, 5.0), True),
        ((2.9, 5.0), (3.1, 5.0), False),
        ((3.1, 5.0), (2.9, 5.0), False),
        ((-5.0, -3.1), (-5.0, -3.1), True),
        ((-5.0, -2.9), (-5.0, -3.1), False),
        ((3.1, 5.0), (-5.0, -3.1), False),
    ],
)
def test_outliers_are_beyond_doubt(difference: tuple[float, float], lead: tuple[float, float], found: bool) -> None:
    row = Standing(PATINA, 100, 50, Measured(0.5), *(Measured(sum(ends) / 2, *ends) for ends in (difference, lead)))
    assert striking(row) is found


def test_epilogues_are_told_by_bands_of_scores() -> None:
    content = named("standard")
    outcome = Outcome((20, 33), (2, 1), (), 4, 100, epilogues=(0, 13))
    told = epilogues({"2": [Played(0, outcome, frozenset(), frozenset())]}, "players", content).splitlines()
    assert [cell.strip() for cell in told[4].split("|")[1:5]] == ["players", "0 to 20", "21 to 30", "31 to 40"]
    assert [cell.strip() for cell in told[6].split("|")[1:5]] == ["2", "50.0", "0.0", "50.0"]


def test_the_first_player_is_counted_wherever_they_sit() -> None:
    assert [win(game((50, 40), None, first=1), place) for place in range(2)] == [0, 1]
    assert [win(game((40, 40), None, first=1), place) for place in range(2)] == [0.5, 0.5]


def test_beginning_helps_where_the_interval_says_so() -> None:
    ahead, behind = game((50, 40), None), game((40, 50), None)
    crowds = {2: [ahead] * 60 + [behind] * 40, 3: [ahead, behind] * 50}
    assert "more than a fair share with 2 and 3 players" in advantage(crowds)
    assert advantage({2: [ahead] * 55 + [behind] * 45}) == "No advantage of beginning is beyond doubt."


def test_the_lead_of_whoever_begins_is_told_by_source() -> None:
    told = sources({2: [game((50, 40), None), game((40, 44), None, first=1), game((30, 30), None)]}).splitlines()
    assert told[-1] == "| 2 | +4.7 |"


def test_every_bot_also_plays_against_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def play(names: list[str], seed: str, options: object) -> Played:
        asked.append((tuple(names), seed))
        return game((50, 40), None)

    monkeypatch.setattr(games, "play", play)
    told = mirrors(Shelf(None), 2, 7, {2: [game((40, 44), None)] * 4}).splitlines()
    assert told[-5:-3] == [
        "| greedy | 4 | 0 % (0 to 49) | -4.0 ± 0.0 |",
        "| random | 2 | 100 % (34 to 100) | +10.0 ± 0.0 |",
    ]
    assert asked[:2] == [(("random", "random"), "7 mirror 0"), (("random", "random"), "7 mirror 1")]
