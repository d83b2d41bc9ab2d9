"""The card of a data set: what it is, how it was made, and what is in it, written from what is really there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from startable.lab.dataset import DECISIONS, GAMES, Contents
from startable.lab.records import CLOCKS, PERSON

__all__ = ["card"]

MANY = 12  # combinations of options that are still listed one by one

COLUMNS = {
    GAMES: {
        "game": "its number in this set",
        "seed": "from which all dice, decks and draws follow",
        "options": "what the table agreed on, as JSON; what is not named is as the rules have it",
        "seats": "how many players",
        "players": f"who sat on each seat: the name of a bot, or `{PERSON}`",
        "scores": "at the end, by seat",
        "places": "at the end, by seat; 1 is the winner, ties share a place",
        "decisions": "how many were made, the clock's and those taken back included",
        "journal": "all entries as JSON, in the order in which they were made: `play`, `undo`, `rewind`, `branch`",
    },
    DECISIONS: {
        "game": "the number of the game",
        "entry": "which entry of the journal, counted from 0",
        "seat": "who decided, counted from 0; -2 is the clock",
        "player": f"the name of a bot, `{PERSON}` or `{CLOCKS}`",
        "question": "what was asked",
        "offered": "how many choices were open",
        "choice": "what was chosen, as JSON",
        "action": "its number in the codec of the research interfaces; null where it has none, and for the clock",
        "taken_back": "whether it was undone later",
        "score": "of this seat at the end; null for the clock",
        "place": "of this seat at the end; null for the clock",
    },
}


def card(contents: Contents) -> str:
    """The whole README of the folder."""
    about, games = contents.about, contents.games
    parts = [
        f"# {len(games)} games of {about.game}",
        _what(contents),
        "## How it was made",
        _made(contents),
        _listed("Rules", [f"{about.game}, version {about.version}"]),
        _listed("Options", _options(contents)),
        _listed("Seats", _counted(Counter(row.seats for row in games), "players", "games")),
        _listed("Players", _counted(Counter(name for row in games for name in row.players), "", "seats")),
        _listed("Seeds", _seeds(contents)),
        "## What is in it, and what is not",
        INCLUDED,
        *(_columns(name) for name in COLUMNS),
        "## Decisions by question",
        _questions(contents),
        "## To check it",
        "`startable verify FOLDER` plays every game again and compares each number here with what follows.",
        f"## Licence of the data\n\n{about.licence}",
    ]
    return "\n\n".join(parts) + "\n"


INCLUDED = """\
The journals hold every choice of every seat, those made in secret too, and the seeds determine everything that was
hidden during play. That is no leak: only games that are over are in here. For learning from what a player could see,
play a journal again and take the view of that seat.

Left out on purpose: names of people, who they are, names and times of tables, what was said in the chat, and games of
other versions of the rules or that cannot be played again."""


def _what(contents: Contents) -> str:
    kind = "between bots" if contents.about.source == "simulated" else "played at a table server"
    decisions = contents.decisions.num_rows
    return f"{len(contents.games)} whole games of {contents.about.game} {kind}, with {decisions} decisions."


def _made(contents: Contents) -> str:
    if contents.about.source == "simulated":
        return "`startable export` let bots play. The same seeds, bots and rules make the same games again."
    return "`startable export` took finished games from a table server, or from replay files downloaded there."


def _options(contents: Contents) -> list[str]:
    found = Counter(row.options for row in contents.games).most_common()
    listed = [f"`{options}`: {games} games" for options, games in found[:MANY]]
    rest = sum(games for _, games in found[MANY:])
    return [*listed, *([f"{len(found) - MANY} others: {rest} games"] if rest else [])]


def _seeds(contents: Contents) -> list[str]:
    seeds = [row.seed for row in contents.games]
    if not seeds:
        return ["none"]
    shown = f"`{seeds[0]}`" if len(seeds) == 1 else f"`{seeds[0]}` to `{seeds[-1]}`"
    return [f"{len(set(seeds))} different ones, {shown}; each game's own is in its column"]


def _counted(found: Counter[object] | Counter[int] | Counter[str], what: str, of: str) -> list[str]:
    ordered = sorted(found.items(), key=lambda item: str(item[0]))
    return [f"{name} {what}".rstrip() + f": {count} {of}" for name, count in ordered]


def _listed(title: str, items: Iterable[str]) -> str:
    return "\n".join([f"**{title}**", "", *(f"- {item}" for item in items)])


def _columns(name: str) -> str:
    rows = [f"| `{column}` | {meaning} |" for column, meaning in COLUMNS[name].items()]
    return "\n".join([f"`{name}`", "", "| column | meaning |", "|---|---|", *rows])


def _questions(contents: Contents) -> str:
    return "\n".join(
        ["| question | decisions | mean number offered | with a number |", "|---|---|---|---|", *_asked(contents)]
    )


def _asked(contents: Contents) -> Iterator[str]:
    made = contents.decisions.group_by("question").aggregate(
        [("offered", "mean"), ("action", "count"), ("game", "count")]
    )
    for row in sorted(made.to_pylist(), key=lambda row: str(row["question"])):
        yield f"| {row['question']} | {row['game_count']} | {row['offered_mean']:.1f} | {row['action_count']} |"
