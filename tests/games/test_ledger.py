"""The ledgers that ship are sound, and a ledger that is not is refused with the reason."""

import pytest

from startable.games import ledger

ROW = """
[[rule]]
id = "XX-DICE-01"
when = "always"
en = "Roll every die."
fr = "Lancez tous les dés."
source = "ours"
test = "All dice show a face."
"""


def row(text: str = ROW) -> ledger.Row:
    (only,) = ledger.parse(text, "made up")
    return only


@pytest.mark.parametrize(
    ("game", "prefix", "at_least"), [("roll", "RG", 250), ("trucker", "GT", 370), ("captains", "SC", 286)]
)
def test_each_game_has_its_rows(game: str, prefix: str, at_least: int) -> None:
    rows = ledger.read(game)
    assert len(rows) >= at_least
    assert {row.id.split("-")[0] for row in rows} == {prefix}


def test_ids_are_unique_across_all_ledgers() -> None:
    ids = [row.id for name in ledger.names() for row in ledger.read(name)]
    assert len(ids) == len(set(ids))


def test_the_table_has_rules_of_its_own_under_two_names() -> None:
    assert ledger.read("table") == ledger.read("startable")
    assert {row.id for row in ledger.read("table")} >= {"ST-ASK-01", "ST-ASK-02", "ST-CHOICE-01", "ST-UNDO-01"}
    assert all(row.ours for row in ledger.read("table"))


def test_reading_twice_reads_one_file() -> None:
    assert ledger.read("roll") is ledger.read("roll")


def test_an_unknown_game_is_refused_with_those_known() -> None:
    with pytest.raises(ledger.UnknownGame, match="'chess', only for captains, roll, startable, trucker"):
        ledger.read("chess")


@pytest.mark.parametrize("name", ["", ".", "..", "../engine", "ledger.py", "__pycache__"])
def test_only_games_can_be_read(name: str) -> None:
    with pytest.raises(ledger.UnknownGame):
        ledger.read(name)


def test_a_row_knows_its_group_and_both_languages() -> None:
    assert row().group == "DICE"
    assert row(ROW.replace("XX-DICE-01", "XX-TILE-SPACE-TOURISM-02")).group == "TILE"
    assert (row().text("en"), row().text("fr")) == ("Roll every die.", "Lancez tous les dés.")


def test_a_row_says_what_is_special_about_it() -> None:
    plain = row()
    assert (plain.editions, plain.ours, plain.out_of_reach) == ((), False, None)
    special = row(ROW + 'editions = ["2007"]\nours = true\nout_of_reach = "No copy of that card was ever seen."\n')
    assert (special.editions, special.ours) == (("2007",), True)
    assert special.out_of_reach == "No copy of that card was ever seen."


@pytest.mark.parametrize(
    ("fault", "says"),
    [
        (ROW + ROW, "more than one row is called XX-DICE-01"),
        (ROW.replace('fr = "Lancez tous les dés."\n', ""), "missing required field `fr`"),
        (ROW.replace("Roll every die.", ""), r"\$.rule\[0\].en"),
        (ROW.replace("Roll every die.", "  "), r"\$.rule\[0\].en"),
        (ROW.replace("XX-DICE-01", "dice-1"), r"\$.rule\[0\].id"),
        (ROW.replace("XX-DICE-01", "DICE"), r"\$.rule\[0\].id"),
        (ROW + 'out_of_reach = "cannot"\n', r"\$.rule\[0\].out_of_reach"),
        (ROW + 'colour = "red"\n', "unknown field `colour`"),
        ("rules = []", "made up"),
        ("[[rule]", "made up"),
    ],
)
def test_a_faulty_ledger_is_refused_with_the_place(fault: str, says: str) -> None:
    with pytest.raises(ledger.BadLedger, match=says):
        ledger.parse(fault, "made up")


def test_a_word_is_found_in_either_language_without_its_accents() -> None:
    rows = (row(), row(ROW.replace("XX-DICE-01", "XX-DICE-02").replace("dés", "gobelets").replace("die", "cup")))
    assert ledger.find(rows, "DES.") == rows[:1]
    assert ledger.find(rows, "cup") == rows[1:]
    assert ledger.find(rows, "dice-0") == rows
    assert ledger.find(rows, "meteor") == ()


def test_a_word_can_be_sought_in_one_language() -> None:
    assert ledger.find([row()], "lancez", "fr") == (row(),)
    assert ledger.find([row()], "lancez", "en") == ()
