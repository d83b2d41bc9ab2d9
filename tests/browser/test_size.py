"""The built client is small: what the shell weighs, and that a game comes only to its own table."""

from __future__ import annotations

import gzip
import re

import pytest

from startable.server.pages import STATIC
from tests.browser.people import Person, Room

pytestmark = pytest.mark.browser
MOST = 120_000  # bytes of compressed JavaScript
ASSETS = STATIC / "assets"
STATICALLY = re.compile(r"""(?:\bfrom|\bimport)\s*["']\./([\w.-]+\.js)["']""")
LATER = re.compile(r"""\bimport\(\s*["'`]\./([\w.-]+\.js)["'`]""")
GAME = re.compile(r"""["'`]\.\./games/(\w+)/client\.ts["'`]:\s*\(\)\s*=>.*?import\(["'`]\./([\w.-]+\.js)""")


def text(chunk: str) -> str:
    return (ASSETS / chunk).read_text()


def with_all_it_needs(chunks: set[str]) -> set[str]:
    """These files and whatever the browser must load before it can run them."""
    needed = chunks | {other for chunk in chunks for other in STATICALLY.findall(text(chunk))}
    return needed if needed == chunks else with_all_it_needs(needed)


def entry() -> str:
    found = re.search(r"/assets/([\w.-]+\.js)", (STATIC / "index.html").read_text())
    assert found
    return found[1]


def games() -> dict[str, str]:
    """Each game's own file, by its name."""
    return dict(pair for path in ASSETS.glob("*.js") for pair in GAME.findall(path.read_text()))


def shell() -> set[str]:
    """The first file, every page it can open but the gallery and a game's own, and the board for games without one."""
    pages = {page for page in LATER.findall(text(entry())) if not page.startswith(("Gallery", "ShipLab"))}
    assert len(pages) == 4, f"home, table, replay, rules: {pages}"
    opened = with_all_it_needs(pages) - {entry()}
    plain = {chunk for page in opened for chunk in LATER.findall(text(page))} - set(games().values())
    return with_all_it_needs({entry(), *pages, *plain})


def test_the_whole_shell_fits_into_120_kB_compressed() -> None:
    weights = {chunk: len(gzip.compress((ASSETS / chunk).read_bytes(), 6)) for chunk in shell()}
    assert sum(weights.values()) <= MOST, sorted(weights.items(), key=lambda each: -each[1])


def test_no_game_is_part_of_the_shell() -> None:
    assert "roll" in games()
    assert not shell() & set(games().values())


def loaded(person: Person) -> set[str]:
    names: list[str] = person.page.evaluate("performance.getEntriesByType('resource').map(each => each.name)")
    return {name.rsplit("/", 1)[1] for name in names if name.endswith(".js")}


def test_a_game_is_loaded_at_its_own_table_only(room: Room) -> None:
    ada = room.person("Ada")
    ada.come_home()
    assert not loaded(ada) & set(games().values())
    ada.choose_game("Roll for the Galaxy")
    ada.open_table()
    ada.call.wait_for()
    assert loaded(ada) & set(games().values()) == {games()["roll"]}
