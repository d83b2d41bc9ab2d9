"""Whether it helps to begin, where the lead comes from, and whether only the captain who measures makes use of it."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean

from startable.lab.summary import Measured, average, share
from tools.balance.games import MEASURING, RIVALS, Played, Shelf
from tools.balance.tables import number, percent, section


def beginning(crowds: dict[int, list[Played]]) -> str:
    rows = [
        [str(players), *(f"{wins(played, place)}; {ordered(played, place)}" for place in range(players))]
        for players, played in crowds.items()
    ]
    columns = ["players", *(f"{place}." for place in range(1, max(crowds) + 1))]
    text = f"""How often each captain wins and what each scores, in the order of their first turns; whoever ties for the
first place shares it. The rulebook compensates nobody for a later start: all captains begin with the same crew, medal
and damage, and the marker moves on by one seat after every round.
{advantage(crowds)}"""
    return section("Does it help to begin?", text, columns, [row + [""] * (len(columns) - len(row)) for row in rows])


def advantage(crowds: dict[int, list[Played]]) -> str:
    """For which numbers of players whoever begins wins more than a fair share, beyond doubt."""
    found = [players for players, played in crowds.items() if (winning(played, 0).low or 0.0) > 1 / players]
    if not found:
        return "No advantage of beginning is beyond doubt."
    return f"Beyond doubt, whoever begins wins more than a fair share with {' and '.join(map(str, found))} players."


def wins(played: Sequence[Played], place: int) -> str:
    return percent(winning(played, place))


def winning(played: Sequence[Played], place: int) -> Measured:
    return share(sum(win(game, place) for game in played), len(played))


def ordered(played: Sequence[Played], place: int) -> str:
    """What those score who are so many turns behind the first."""
    return number(average([game.outcome.scores[seat_of(game, place)] for game in played]))


def win(game: Played, place: int) -> float:
    places = game.outcome.places
    return 1 / places.count(1) if places[seat_of(game, place)] == 1 else 0.0


def seat_of(game: Played, place: int) -> int:
    return (game.first + place) % len(game.outcome.places)


# Why


def sources(crowds: dict[int, list[Played]]) -> str:
    """From what the lead of whoever begins is made."""
    named = [points.source for points in crowds[min(crowds)][0].outcome.points if points.source != "passenger"]
    rows = [
        [str(players), *(f"{mean(ahead(game, source) for game in played):+.1f}" for source in named)]
        for players, played in crowds.items()
    ]
    text = "How many points more than the others at the table the captain who begins has from each source."
    return section("Where the lead comes from", text, ["players", *named], rows)


def ahead(game: Played, source: str) -> float:
    scores = next(points.scores for points in game.outcome.points if points.source == source)
    return scores[game.first] - mean(scores[: game.first] + scores[game.first + 1 :])


def mirrors(shelf: Shelf, games: int, seed: int, crowds: dict[int, list[Played]]) -> str:
    """Every bot against itself: what is left of the lead when nobody plays well, or everybody plays one plan."""
    studied = {MEASURING: crowds[2]} | {
        bot: [shelf.game([bot, bot], f"{seed} mirror {number}") for number in range(games)] for bot in RIVALS
    }
    rows = [[bot, str(len(played)), wins(played, 0), number(lead(played), "+")] for bot, played in studied.items()]
    text = "Two players, the same bot on both seats."
    columns = ["bot", "games", "whoever begins wins", "and is ahead by"]
    return section("Is it only the measuring captain?", text, columns, rows)


def lead(played: Sequence[Played]) -> Measured:
    return average([game.outcome.scores[seat_of(game, 0)] - game.outcome.scores[seat_of(game, 1)] for game in played])
