"""How every technology, omega, mission and event does: how often it is taken, and how its owners score."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import Any

from msgspec import Struct

from startable.games.captains.content import Content
from startable.lab.summary import Measured, average, share
from tools.balance.games import Card, Played
from tools.balance.tables import number, percent, section

STRIKING = 3.0  # points more or less than others, with certainty, before a card is called an outlier
FEW = 20  # owners, below which nothing is said about a card


class Standing(Struct, frozen=True):
    """How a card did: in how many games it was seen, how often it was taken then, and its owners' scores."""

    card: Card
    seen: int
    owners: int
    taken: Measured
    difference: Measured | None  # beside the mean of all captains at tables of that size
    lead: Measured | None  # beside the others at the same table


# Judging


def standings(crowds: dict[int, list[Played]], kind: str, content: Content) -> list[Standing]:
    """Every card of a kind, the one whose owners do best first."""
    numbers = range(len(names(content, kind)))
    found = [standing(crowds, Card(kind, number)) for number in numbers]
    return sorted(found, key=lambda row: row.difference.value if row.difference else -99.0, reverse=True)


def standing(crowds: dict[int, list[Played]], card: Card) -> Standing:
    """What helps everybody at a table shows in its owner's score, but gives no lead."""
    seen, differences, leads = 0, [], []
    for played in crowds.values():
        usual = mean(score for game in played for score in game.outcome.scores)
        seen += sum(card in game.seen for game in played)
        owners = [(game.outcome.scores, seat) for game in played for seat, found in game.taken if found == card]
        differences += [scores[seat] - usual for scores, seat in owners]
        leads += [scores[seat] - mean(scores[:seat] + scores[seat + 1 :]) for scores, seat in owners]
    taken = share(min(len(leads), seen), seen) if seen else Measured(0.0)
    if len(leads) < FEW:
        return Standing(card, seen, len(leads), taken, None, None)
    return Standing(card, seen, len(leads), taken, average(differences), average(leads))


def names(content: Content, kind: str) -> Sequence[Any]:
    return {
        "technology": content.technologies,
        "omega": content.omegas,
        "mission": content.missions,
        "event": content.events,
    }[kind]


def striking(row: Standing) -> bool:
    """Whether its owners are ahead, or behind, beyond doubt: of captains elsewhere and of the others at their table."""
    found = [measured for measured in (row.difference, row.lead) if measured]
    above = [measured.low is not None and measured.low > STRIKING for measured in found]
    below = [measured.high is not None and measured.high < -STRIKING for measured in found]
    return bool(found) and (all(above) or all(below))


# Writing


TITLES = {"omega": "Omegas", "technology": "Technologies", "mission": "Missions", "event": "Events"}
TEXTS = {
    "omega": "Taken: by how many captains for each game in which the card lay open.",
    "technology": "As for omegas.",
    "mission": "Taken: in how many of the games in which it was on the map.",
    "event": "Taken: in how many of the games in which it lay on its track; the score is that of whoever reached it.",
}


def cards(crowds: dict[int, list[Played]], kind: str, content: Content) -> str:
    english = [card.en for card in names(content, kind)]
    rows = standings(crowds, kind, content)
    table = [
        [english[row.card.number], str(row.seen), percent(row.taken), difference(row.difference), difference(row.lead)]
        for row in rows
    ]
    outliers = [english[row.card.number] for row in rows if striking(row)]
    found = f"Outliers (by both measures {STRIKING:g} points or more beyond doubt): {', '.join(outliers) or 'none'}."
    columns = [kind, "games seen", "taken", "owner's score beside all", "beside the others at the table"]
    return section(TITLES[kind], f"{TEXTS[kind]} {found}", columns, table)


def difference(measured: Measured | None) -> str:
    return number(measured, "+") if measured else "too few"
