"""Imports go downwards only, games stand alone, and rules know no clock, chance, network or file of their own."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

# From the ground up; what shares a floor does not import one another. The face is `startable/__init__.py`.
FACE = "__init__"
FLOORS = (
    ("engine",),
    ("games",),
    (FACE,),
    ("bots",),
    ("envs", "lab", "server"),
    ("commands",),
    ("cli",),
    ("__main__",),
)
LEVEL = {part: level for level, floor in enumerate(FLOORS) for part in floor}

# fmt: off
OUTSIDE_WORLD = frozenset({
    "asyncio", "datetime", "getpass", "gettext", "http", "locale", "multiprocessing", "os", "platform",
    "random", "secrets", "select", "signal", "socket", "sqlite3", "ssl", "subprocess", "tempfile",
    "threading", "time", "urllib", "uuid", "zoneinfo",
})
# fmt: on
FILES = frozenset({"glob", "importlib.resources", "io", "pathlib", "shutil", "tomllib"})
ENGINE_PACKAGES = frozenset({"msgspec", "typing_extensions"})
# The contract judges games from outside: it starts other processes and makes up seeds.
JUDGE = "startable.engine.contract"


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imports(source: str, package: str) -> Iterator[str]:
    """The modules that a source imports, spelled in full; `from a import b` may mean the module a.b."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) + 1 - node.level] if node.level else []
            home = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{home}.{alias.name}" for alias in node.names)


def within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def part_of(module: str) -> str:
    """engine for startable.engine.chance; the face for startable.new or startable itself."""
    second = (module.split(".") + [FACE])[1]
    return second if second in LEVEL else FACE


def upward(module: str, imported: str) -> bool:
    here, there = part_of(module), part_of(imported)
    return here != there and LEVEL[there] >= LEVEL[here]


def game_of(module: str) -> str | None:
    parts = module.split(".")
    is_game = parts[:2] == ["startable", "games"] and len(parts) > 2 and (ROOT / Path(*parts[:3])).is_dir()
    return parts[2] if is_game else None


def fault(module: str, imported: str) -> str | None:
    """What is wrong with this import, if anything."""
    if within(imported, "startable"):
        if upward(module, imported):
            return "goes upwards"
        if game_of(module) and within(imported, "startable.games") and game_of(imported) != game_of(module):
            return "leaves the game's folder"
    elif part_of(module) == "engine":
        return engine_fault(module, imported)
    elif game_of(module) and any(within(imported, name) for name in OUTSIDE_WORLD):
        return "brings the outside world into rules"
    return None


def engine_fault(module: str, imported: str) -> str | None:
    if imported.split(".")[0] not in sys.stdlib_module_names | ENGINE_PACKAGES:
        return "adds a dependency to the engine"
    if not within(module, JUDGE) and any(within(imported, name) for name in OUTSIDE_WORLD | FILES):
        return "brings the outside world into the engine"
    return None


SOURCES = sorted((ROOT / "startable").rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=module_of)
def test_imports_go_downwards_only(path: Path) -> None:
    module = module_of(path)
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    faults = [
        f"{module} imports {name}: {fault(module, name)}"
        for name in imports(path.read_text("utf-8"), package)
        if fault(module, name)
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("startable.engine.game", "from startable.games import roll"),
        ("startable.engine.game", "import startable"),
        ("startable.engine.game", "import random"),
        ("startable.engine.game", "from importlib import resources"),
        ("startable.engine.game", "import numpy as np"),
        ("startable.games.roll.table", "from startable.bots.greedy import pick"),
        ("startable.games.roll.table", "from ..trucker import ship"),
        ("startable.games.roll.table", "from startable.games.captains.crew import Cadet"),
        ("startable.games.roll.table", "def roll():\n    from time import monotonic"),
        ("startable.bots.greedy", "import startable.server.room"),
        ("startable.server.room", "from startable import lab"),
        ("startable.lab.plots", "from startable.cli import app"),
    ],
)
def test_a_wrong_import_is_noticed(module: str, source: str) -> None:
    assert [name for name in imports(source, module.rpartition(".")[0]) if fault(module, name)]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("startable.engine.game", "from msgspec import Struct"),
        ("startable.engine.game", "from .chance import Chance"),
        ("startable.engine.contract", "import subprocess"),
        ("startable.games.roll.table", "from startable.engine.game import Game"),
        ("startable.games.roll.table", "from .dice import Die\nfrom importlib import resources"),
        ("startable.games.ledger", "import tomllib"),
        ("startable.bots.greedy", "import startable"),
        ("startable.cli", "from startable.server import app"),
    ],
)
def test_a_proper_import_is_let_through(module: str, source: str) -> None:
    assert not [name for name in imports(source, module.rpartition(".")[0]) if fault(module, name)]


PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def named(requirements: list[str]) -> set[str]:
    return {plain(re.split(r"[^\w.-]", requirement)[0]) for requirement in requirements}


def plain(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()


def test_what_is_imported_is_declared() -> None:
    extras = PROJECT["optional-dependencies"]
    declared = named([*PROJECT["dependencies"], *extras["lab"], *extras["envs"], *extras["ray"]]) | {"startable"}
    homes = packages_distributions()
    imported = {
        name.split(".")[0] for path in SOURCES for name in imports(path.read_text("utf-8"), module_of(path.parent))
    }
    foreign = imported - sys.stdlib_module_names - {"startable"}
    assert {name for name in foreign if not declared & {plain(home) for home in homes.get(name, [name])}} == set()
