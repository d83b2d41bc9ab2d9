"""Figures people look at: `python -m tools.figures` plays the games, draws them, and writes docs/figures.md.

Each picture stands with its recipe: who played, how many games, which seed. The same numbers make the same pictures.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import matplotlib as mpl
import typer
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from msgspec import Struct

from startable.engine import Choice, Game, Seat, view
from startable.games.roll.printed import SIDES, TILES
from startable.games.roll.view import Sight
from startable.games.trucker.cards import CARDS
from startable.games.trucker.edition import EDITIONS
from startable.games.trucker.notation import read_ship
from startable.games.trucker.table import Setting
from startable.lab.arena import Tournament, missing, standings
from startable.lab.arena import play as meet
from startable.lab.ships import Study, report
from startable.lab.ships import run as fly
from startable.lab.simulate import Experiment, Played, run
from startable.lab.simulate import play as play_one
from startable.lab.summary import Measured, average, summary

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "img" / "figures"
PAGE = ROOT / "docs" / "figures.md"
SHIP = ROOT / "examples" / "ship.txt"
OPTIONS: dict[str, dict[str, Any]] = {"trucker": {"level": "II"}, "roll": {}, "captains": {}}
TITLES = {"trucker": "Galaxy Trucker, level II", "roll": "Roll for the Galaxy", "captains": "Starship Captains"}
PLAYERS = 3
BOTS = ("greedy", "easy", "random")
BOOK_ROUNDS = 11, 14  # that a game of Roll for the Galaxy usually takes, says its rulebook
STRIKING = 10  # tiles that are drawn, the best and the worst together
OWNERS = 8  # below which nothing is said about a tile
HARMFUL = 10  # cards that are drawn

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


class Chosen(Struct, frozen=True):
    """How much is played."""

    games: int
    rounds: int
    flights: int
    seed: int


class Drawn(Struct, frozen=True):
    """A picture and its recipe."""

    name: str
    title: str
    text: str
    recipe: str


def experiment(game: str, chosen: Chosen) -> Experiment:
    return Experiment(
        game=game, players=PLAYERS, bots=("greedy",), games=chosen.games, seed=chosen.seed, options=OPTIONS[game]
    )


def command(game: str, chosen: Chosen) -> str:
    given = "".join(f" --{name} {value}" for name, value in OPTIONS[game].items())
    many = f"--games {chosen.games} --seed {chosen.seed}"
    return f"startable simulate {game}{given} --players {PLAYERS} --bots greedy {many}"


def picture(name: str, draw: Callable[[Sequence[Axes]], None], columns: int = 3) -> None:
    mpl.rcParams["svg.hashsalt"] = "startable"  # so that the same numbers give the same file
    figure = Figure(figsize=(3.7 * columns, 3.6) if columns > 1 else (8, 4), layout="constrained")
    axes = figure.subplots(1, columns, squeeze=False)[0]
    draw(list(axes))
    figure.savefig(PICTURES / f"{name}.svg", metadata={"Date": None})


def scores(played: dict[str, list[Played]], chosen: Chosen) -> Drawn:
    def draw(axes: Sequence[Axes]) -> None:
        for place, (game, games) in zip(axes, played.items(), strict=True):
            reached = [score for each in games for score in each.outcome.scores]
            place.hist(reached, bins=20, color="#4a6fa5")
            place.axvline(sum(reached) / len(reached), color="black", linestyle=":")
            place.set(title=TITLES[game], xlabel="score at the end", ylabel="seats")

    picture("scores", draw)
    text = f"What greedy players reach among themselves, {PLAYERS} at each table; the dotted line is the mean."
    return Drawn("scores", "Scores", text, "\n".join(command(game, chosen) for game in played))


def lengths(played: dict[str, list[Played]], chosen: Chosen) -> Drawn:
    def draw(axes: Sequence[Axes]) -> None:
        rounds = [game.outcome.rounds for game in played["roll"]]
        axes[0].hist(rounds, bins=range(min(rounds), max(rounds) + 2), align="left", rwidth=0.9, color="#4a6fa5")
        axes[0].axvspan(BOOK_ROUNDS[0] - 0.5, BOOK_ROUNDS[1] + 0.5, color="orange", alpha=0.25, label="the rulebook")
        axes[0].set(title=TITLES["roll"], xlabel="rounds", ylabel="games")
        axes[0].legend()
        for place, game in zip(axes[1:], ("trucker", "captains"), strict=True):
            place.hist([each.outcome.decisions for each in played[game]], bins=16, color="#4a6fa5")
            place.set(title=TITLES[game], xlabel="decisions", ylabel="games")

    picture("lengths", draw)
    rounds = average([game.outcome.rounds for game in played["roll"]])
    text = (
        f"Roll's rulebook speaks of {BOOK_ROUNDS[0]} to {BOOK_ROUNDS[1]} rounds; greedy players take "
        f"{rounds.value:.1f} on average. Starship Captains always has four rounds and a flight its deck, so there the "
        "decisions are counted."
    )
    return Drawn("lengths", "How long games take", text, "\n".join(command(game, chosen) for game in played))


def seats(played: dict[str, list[Played]], chosen: Chosen) -> Drawn:
    def draw(axes: Sequence[Axes]) -> None:
        for place, (game, games) in zip(axes, played.items(), strict=True):
            bars(place, [standing.wins for standing in summary(games).seats], [f"seat {n + 1}" for n in range(PLAYERS)])
            place.axhline(1 / PLAYERS, color="black", linestyle=":")
            place.set(title=TITLES[game], ylabel="share of games won")

    picture("seats", draw)
    text = (
        "Does it matter where one sits? Shares of wins by seat with 95 % intervals; the dotted line is an equal share."
    )
    return Drawn("seats", "Seats", text, "\n".join(command(game, chosen) for game in played))


def ratings(chosen: Chosen) -> Drawn:
    def tournament(game: str) -> Tournament:
        return Tournament(game=game, bots=BOTS, rounds=chosen.rounds, seed=chosen.seed, options=OPTIONS[game])

    def draw(axes: Sequence[Axes]) -> None:
        for place, game in zip(axes, TITLES, strict=True):
            entered = tournament(game)
            table = standings([meet(entered, seating, number) for seating, number in missing(entered, ())])
            bars(place, [one.rating for one in table], [one.name for one in table])
            place.set(title=TITLES[game], ylabel="rating")

    picture("ratings", draw)
    text = (
        "Bots among themselves, two at a table, every meeting on both seats; ratings after Plackett and Luce with 95 % "
        "intervals. [How the searching bot does](bots.md) takes longer to measure."
    )
    given = [
        "".join(f" --{name} {value}" for name, value in OPTIONS[game].items()) + f" --rounds {chosen.rounds}"
        for game in TITLES
    ]
    recipe = [
        f"startable arena {game}{words} --bots {','.join(BOTS)} --seed {chosen.seed}"
        for game, words in zip(TITLES, given, strict=True)
    ]
    return Drawn("ratings", "Bots", text, "\n".join(recipe))


def tiles(chosen: Chosen) -> Drawn:
    """Which tiles of Roll their owners do well with, compared with all others of the same games."""
    margins: dict[int, list[float]] = defaultdict(list)
    for number in range(chosen.games):
        ended: list[Game] = []

        def watch(game: Game, seat: Seat, choice: Choice, ended: list[Game] = ended) -> None:
            ended[:] = [game]

        outcome = play_one(experiment("roll", chosen), number, watch).outcome
        seen = view(ended[0], None)
        assert isinstance(seen, Sight)
        mean = sum(outcome.scores) / PLAYERS
        for seat, empire in enumerate(seen.players):
            for side in set(empire.tableau):
                if side < 2 * len(TILES):
                    margins[side].append(outcome.scores[seat] - mean)
    enough = [(average(each), side) for side, each in margins.items() if len(each) >= OWNERS]
    found = sorted(enough, key=lambda pair: (pair[0].value, pair[1]))

    def draw(axes: Sequence[Axes]) -> None:
        shown = [*found[: STRIKING // 2], *found[-STRIKING // 2 :]]
        across(axes[0], [value for value, _ in shown], [SIDES[side].name for _, side in shown])
        axes[0].set(title="points more than the table's mean", xlabel="points")

    picture("tiles", draw, columns=1)
    text = (
        f"The {STRIKING} tiles of Roll for the Galaxy whose owners did best and worst, of those that at least {OWNERS} "
        "empires had at the end. Winning empires also build more: this says what goes with winning, not what causes it."
    )
    return Drawn("tiles", "Tiles", text, command("roll", chosen))


def cards(chosen: Chosen) -> Drawn:
    """What the cards of a flight do to one ship."""
    setting = Setting(level="II")
    cells, _ = read_ship(EDITIONS[setting.edition].ship_boards["II"], SHIP.read_text("utf-8"))
    study = Study(cells=cells, setting=setting, flights=chosen.flights, seed=chosen.seed)
    figures = report(study, fly(study))
    names = {card.id: f"{card.name.en} ({card.level})" for card in CARDS}

    def draw(axes: Sequence[Axes]) -> None:
        worst = figures.cards[:HARMFUL][::-1]
        across(axes[0], [harm.lost for harm in worst], [names[harm.card] for harm in worst])
        axes[0].set(title="components lost each time", xlabel="components")

    picture("cards", draw, columns=1)
    text = f"Galaxy Trucker: the cards that cost [one ship](../examples/ship.txt) most, {chosen.flights} flights."
    recipe = f"startable ship-lab examples/ship.txt --level II --flights {chosen.flights} --seed {chosen.seed}"
    return Drawn("cards", "Cards", text, recipe)


def bars(place: Axes, values: Sequence[Measured], names: Sequence[str]) -> None:
    reach = [(value.high or value.value) - value.value for value in values]
    place.errorbar(range(len(values)), [value.value for value in values], yerr=reach, fmt="o", capsize=4)
    place.set_xticks(range(len(values)), names)
    place.margins(x=0.2)
    place.grid(axis="y", alpha=0.3)


def across(place: Axes, values: Sequence[Measured], names: Sequence[str]) -> None:
    reach = [(value.high or value.value) - value.value for value in values]
    place.errorbar([value.value for value in values], range(len(values)), xerr=reach, fmt="o", capsize=3)
    place.set_yticks(range(len(values)), names)
    place.axvline(0, color="black", linestyle=":")
    place.grid(axis="x", alpha=0.3)


def page(drawn: Sequence[Drawn], chosen: Chosen) -> str:
    words = f"--games {chosen.games} --rounds {chosen.rounds} --flights {chosen.flights} --seed {chosen.seed}"
    parts = [
        "# Figures",
        "What bots' games look like. Small samples: the intervals say how much they are worth. All of it is made by",
        f"    python -m tools.figures {words}",
        "which is `make figures`. Under each picture stands what computes its numbers.",
    ]
    for each in drawn:
        recipe = "\n".join(f"    {line}" for line in each.recipe.splitlines())
        parts += [f"## {each.title}", each.text, f"![{each.title}](img/figures/{each.name}.svg)", recipe]
    return "\n\n".join(parts) + "\n"


@app.command()
def main(
    games: Annotated[int, typer.Option(min=2, help="Of each game.")] = 48,
    rounds: Annotated[int, typer.Option(min=1, help="Of each arena.")] = 6,
    flights: Annotated[int, typer.Option(min=2, help="In the ship lab.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed makes the same figures.")] = 1,
) -> None:
    """Play, draw, write the page."""
    chosen = Chosen(games, rounds, flights, seed)
    PICTURES.mkdir(parents=True, exist_ok=True)
    played = {game: run(experiment(game, chosen)) for game in TITLES}
    drawn = [make(played, chosen) for make in (scores, lengths, seats)]
    drawn += [make(chosen) for make in (ratings, tiles, cards)]
    PAGE.write_text(page(drawn, chosen), "utf-8")


if __name__ == "__main__":
    app()
