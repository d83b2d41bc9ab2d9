"""The rule ledgers: every rule of a game as a numbered row, in English and French.

Refusals cite rows by id, the rules reference shows them, and tests name the rows that they prove.
"""

import unicodedata
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Language = Literal["en", "fr"]
Text = Annotated[str, Meta(min_length=1, pattern=r"\S")]
Id = Annotated[str, Meta(pattern=r"^[A-Z0-9]+(-[A-Z0-9]+)+$")]
Reason = Annotated[str, Meta(min_length=20)]

TABLE = "startable"
"""Under this name (or "table") one reads what every table enforces, whatever the game."""


class UnknownGame(ValueError):
    """There is no ledger of that name; the message lists those there are."""


class BadLedger(ValueError):
    """A ledger breaks its own form; the message says which one and where."""


class Row(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One rule that can be tested."""

    id: Id
    when: Text
    en: Text
    fr: Text
    source: Text
    test: Text
    editions: tuple[Text, ...] = ()
    ours: bool = False  # the books leave it open; this is our ruling
    out_of_reach: Reason | None = None

    @property
    def group(self) -> str:
        """The chapter: SETUP of RG-SETUP-01."""
        return self.id.split("-")[1]

    def text(self, language: Language) -> str:
        return self.fr if language == "fr" else self.en


class _Ledger(Struct, frozen=True, forbid_unknown_fields=True):
    rule: tuple[Row, ...]


@cache
def read(game: str) -> tuple[Row, ...]:
    """The rows of that game in the order of its ledger.

    >>> read("roll")[0].id
    'RG-SETUP-01'
    """
    ledger = _ledgers().get(TABLE if game == "table" else game)
    if ledger is None:
        raise UnknownGame(f"there are no rules for {game!r}, only for {', '.join(names())}")
    return parse(ledger.read_text(encoding="utf-8"), f"the rules of {game}")


def names() -> tuple[str, ...]:
    """Every name that read() knows."""
    return tuple(sorted(_ledgers()))


def parse(text: str, name: str) -> tuple[Row, ...]:
    """Rows written as TOML, checked; the name is for the message when they are wrong."""
    try:
        rows = msgspec.toml.decode(text, type=_Ledger).rule
    except (msgspec.DecodeError, ValueError) as error:
        raise BadLedger(f"{name}: {error}") from None
    twice = [row_id for row_id, count in Counter(row.id for row in rows).items() if count > 1]
    if twice:
        raise BadLedger(f"{name}: more than one row is called {', '.join(twice)}")
    return rows


def find(rows: Iterable[Row], word: str, language: Language | None = None) -> tuple[Row, ...]:
    """Rows whose id or text has the word, in one language or either; case and accents do not matter.

    >>> [row.id for row in find(read("captains"), "EPILOGUE-01")]
    ['SC-EPILOGUE-01']
    """
    return tuple(row for row in rows if _plain(word) in _plain(f"{row.id} {_texts(row, language)}"))


def _texts(row: Row, language: Language | None) -> str:
    return row.text(language) if language else f"{row.en} {row.fr}"


def _plain(text: str) -> str:
    return "".join(mark for mark in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(mark))


def _ledgers() -> dict[str, Traversable]:
    games = {folder.name: folder / "rules.toml" for folder in resources.files("startable.games").iterdir()}
    ledgers = games | {TABLE: resources.files("startable.engine") / "rules.toml"}
    return {name: file for name, file in ledgers.items() if file.is_file()}
