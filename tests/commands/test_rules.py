"""`startable rules` reads a ledger in the terminal."""

import json

import pytest
from typer.testing import CliRunner, Result

from startable.cli import app
from startable.games import ledger


def rules(*arguments: str) -> Result:
    return CliRunner(env={"COLUMNS": "200"}).invoke(app, ["rules", *arguments])


@pytest.mark.parametrize("game", ["trucker", "roll", "captains"])
def test_every_row_is_shown(game: str) -> None:
    shown = rules(game).output.split()
    assert [row.id for row in ledger.read(game) if row.id not in shown] == []


def test_rows_are_listed_under_their_chapter() -> None:
    assert rules("roll", "--find", "RG-SETUP-01").output.splitlines()[0] == "SETUP"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_text_is_in_the_language_asked_for(lang: ledger.Language) -> None:
    row = ledger.read("captains")[0]
    other: ledger.Language = "fr" if lang == "en" else "en"
    shown = " ".join(rules("captains", "--find", row.id, "--lang", lang).output.split())
    assert row.text(lang) in shown
    assert row.text(other) not in shown


@pytest.mark.parametrize(("lang", "mark"), [("en", "(ruling of this table)"), ("fr", "(décision de cette table)")])
def test_our_own_rulings_are_shown_as_ours(lang: str, mark: str) -> None:
    holodeck = rules("captains", "--find", "SC-OURS-06", "--lang", lang).output
    assert " ".join(holodeck.split()).endswith(mark)
    assert mark not in rules("captains", "--find", "SC-CARD-HOLODECK", "--lang", lang).output


def test_finding_keeps_only_rows_with_the_word() -> None:
    shown = json.loads(rules("roll", "--find", "RG-SETUP", "--json").stdout)
    assert shown
    assert all(row["id"].startswith("RG-SETUP") for row in shown)
    assert len(shown) < len(ledger.read("roll"))


def test_json_has_both_languages() -> None:
    first = json.loads(rules("trucker", "--json").stdout)[0]
    row = ledger.read("trucker")[0]
    assert (first["id"], first["en"], first["fr"]) == (row.id, row.en, row.fr)


def test_a_word_in_no_rule_is_said_and_fails() -> None:
    nothing = rules("roll", "--find", "xyzzy")
    assert nothing.exit_code == 1
    assert "xyzzy" in nothing.stderr


def test_a_word_in_no_rule_is_an_empty_list_as_data() -> None:
    nothing = rules("roll", "--find", "xyzzy", "--json")
    assert nothing.exit_code == 1
    assert json.loads(nothing.stdout) == []
