"""`python -m tools.balance --games 300`: play, judge, and write the page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from pathlib import Path
from statistics import mean, quantiles
from typing import Annotated

import typer

from startable.games.captains.content import Content, named
from startable.lab.epilogues import bands
from startable.lab.summary import Measured, average, share
from tools.balance.beginning import beginning, mirrors, sources
from tools.balance.cards import cards
from tools.balance.games import CONTENT, MEASURING, RIVALS, Played, Shelf, play_all
from tools.balance.tables import number, percent, section

PAGE = Path(__file__).parents[2] / "docs" / "balance-captains.md"
CROWDS = (2, 3, 4)

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@app.command()
def measure(
    games: Annotated[int, typer.Option(min=10, help="At each number of players.")],
    solos: Annotated[int, typer.Option(min=10, help="With each passenger.")] = 200,
    duels: Annotated[int, typer.Option(min=2, help="Against each other bot.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    page: Annotated[Path, typer.Option(help="What to write.")] = PAGE,
    kept: Annotated[
        Path | None, typer.Option(help="Games are kept here and not played again while bots and content stay the same.")
    ] = None,
) -> None:
    """Let greedy captains play and write down what it shows."""
    content, shelf = named(CONTENT), Shelf(kept)
    crowds = {players: list(play_all(shelf, players, games, seed)) for players in CROWDS}
    voyages = {
        passenger.en: list(play_all(shelf, 1, solos, seed, passenger=passenger.key)) for passenger in content.passengers
    }
    parts = (
        head(games, solos, duels, seed),
        strength(shelf, duels, seed),
        scores(crowds),
        epilogues({str(players): played for players, played in crowds.items()}, "players", content),
        beginning(crowds),
        sources(crowds),
        mirrors(shelf, duels, seed, crowds),
        alone(voyages),
        epilogues(voyages, "passenger", content),
        *(cards(crowds, kind, content) for kind in ("omega", "technology", "mission", "event")),
    )
    page.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


# Writing


def head(games: int, solos: int, duels: int, seed: int) -> str:
    return f"""# The balance of Starship Captains

Measured with our own content set, by greedy captains among themselves: {games} games at each number of players from 2
to 4, {solos} solo games with each passenger. This page is made by

    python -m tools.balance --games {games} --solos {solos} --duels {duels} --seed {seed}

Whatever follows a ± or stands in brackets is a 95 % interval. What was changed in the content because of such figures
is told in [its README](../startable/games/captains/data/README.md)."""


def strength(shelf: Shelf, duels: int, seed: int) -> str:
    rows = []
    for rival in RIVALS:
        won, ours, theirs = zip(*(duel(shelf, rival, number, seed) for number in range(duels)), strict=True)
        rows.append([rival, percent(share(sum(won), duels)), number(average(ours)), number(average(theirs))])
    text = f"Two players, {duels} games against each, half of them the same deals with seats changed; ties count half."
    return section(
        "How well the measuring captain plays", text, ["against", "won", "greedy scores", "they score"], rows
    )


def duel(shelf: Shelf, rival: str, number: int, seed: int) -> tuple[float, int, int]:
    """Whether we won, our score and theirs."""
    ours = number % 2
    names = [MEASURING, rival] if ours == 0 else [rival, MEASURING]
    outcome = shelf.game(names, f"{seed} duel {number // 2}").outcome
    won = 1 / outcome.places.count(1) if outcome.places[ours] == 1 else 0.0
    return won, outcome.scores[ours], outcome.scores[1 - ours]


def scores(crowds: dict[int, list[Played]]) -> str:
    sources = [points.source for points in crowds[CROWDS[0]][0].outcome.points if points.source != "passenger"]
    rows = [
        [str(players), number(table_mean(played)), spread(played), *(source_mean(played, source) for source in sources)]
        for players, played in crowds.items()
    ]
    text = "The middle nine tenths of captains lie within the range. The epilogues tell of 21 to 74 points."
    return section("Scores and where they come from", text, ["players", "score", "range", *sources], rows)


def table_mean(played: Sequence[Played]) -> Measured:
    return average([mean(game.outcome.scores) for game in played])


def spread(played: Sequence[Played]) -> str:
    """From the lowest to the highest twentieth."""
    cuts = quantiles((score for game in played for score in game.outcome.scores), n=20)
    return f"{cuts[0]:.0f} to {cuts[-1]:.0f}"


def source_mean(played: Sequence[Played], source: str) -> str:
    found = [
        score for game in played for points in game.outcome.points if points.source == source for score in points.scores
    ]
    return f"{mean(found):.1f}"


def alone(voyages: dict[str, list[Played]]) -> str:
    rows = [
        [name, number(table_mean(played)), spread(played), source_mean(played, "passenger")]
        for name, played in voyages.items()
    ]
    return section("Solo, by passenger", "", ["passenger", "score", "range", "of them the passenger's"], rows)


def epilogues(groups: Mapping[str, list[Played]], what: str, content: Content) -> str:
    """A row for each group, a column for each band."""
    counted = {
        name: bands(Counter(chain(*(game.outcome.epilogues for game in played))), content)
        for name, played in groups.items()
    }
    rows = [
        [name, *(f"{100 * read / sum(found.values()):.1f}" for read in found.values())]
        for name, found in counted.items()
    ]
    text = "Of 100 captains, how many read an epilogue for these scores."
    return section(f"Epilogues, by {what}", text, [what, *bands({}, content)], rows)


if __name__ == "__main__":
    app()
