"""The house is in order: locks without addresses, documented files, links that lead somewhere."""

import ast
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


def tracked(*patterns: str) -> list[Path]:
    """The files that belong to the repository and match a pattern such as `*.py`."""
    listed = subprocess.run(["git", "ls-files", "-z", *patterns], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


PYTHON = tracked("*.py")
LOCKS = tracked("requirements/*.txt")
NPM_LOCKS = tracked("*package-lock.json")
PAGES = tracked("*.md")


@pytest.mark.parametrize("lock", LOCKS, ids=name_of)
def test_a_python_lock_has_hashes_and_no_address(lock: Path) -> None:
    text = lock.read_text("utf-8")
    pinned = re.findall(r"^\S+==\S+.*\\\n    --hash=sha256:[0-9a-f]{64}", text, re.MULTILINE)
    assert pinned
    assert len(pinned) == len(re.findall(r"^[^#\s]", text, re.MULTILINE))
    assert "://" not in text


def test_python_is_locked_for_playing_and_for_developing() -> None:
    assert {"runtime", "dev", "node"} <= {lock.stem for lock in LOCKS}


@pytest.mark.parametrize("lock", NPM_LOCKS, ids=name_of)
def test_an_npm_lock_has_hashes_and_no_address(lock: Path) -> None:
    packages = json.loads(lock.read_text("utf-8"))["packages"]
    installed = {name: package for name, package in packages.items() if name}
    assert installed
    assert not [name for name, package in installed.items() if "://" in package.get("resolved", "")]
    assert not [
        name for name, package in installed.items() if not without_source(package) and not package.get("integrity")
    ]


def without_source(package: dict[str, Any]) -> bool:
    return bool(package.get("link") or package.get("inBundle"))


def test_make_alone_lists_every_target_with_a_line() -> None:
    targets = re.findall(r"^\.PHONY: (.+)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)[0].split()
    listed = subprocess.run(["make"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert targets == [match[1] for match in re.finditer(r"^  make (\S+) +\S.+$", listed, re.MULTILINE)]


def undocumented(source: str) -> bool:
    return bool(source.strip()) and not ast.get_docstring(ast.parse(source))


def test_every_python_file_says_what_it_is_for() -> None:
    assert [name_of(path) for path in PYTHON if undocumented(path.read_text("utf-8"))] == []


def test_a_missing_docstring_is_noticed() -> None:
    assert [undocumented(source) for source in ("x = 1", "# why\nx = 1", '"""Why."""\nx = 1', "")] == [1, 1, 0, 0]


def test_files_are_short() -> None:
    lengths = {name_of(path): len(path.read_text("utf-8").splitlines()) for path in tracked("startable/*.py")}
    assert {name: length for name, length in lengths.items() if length > 400} == {}


def body_lengths(source: str) -> Iterator[int]:
    """Lines per function, without its signature and docstring."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            body = node.body[1:] if ast.get_docstring(node) else node.body
            yield (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0


def test_functions_are_small() -> None:
    lengths = [length for path in tracked("startable/*.py") for length in body_lengths(path.read_text("utf-8"))]
    assert median(lengths) <= 4
    assert quantiles(lengths, n=10)[-1] <= 20


# Written so that the patterns do not match themselves.
FOREIGN = re.compile(r"(?<![\w.:/])/(?:work|root|home/\w+|Users/\w+)\b|files\.pythonhosted|pypi\.org/|registry\.npm")
PROSE_AND_CODE = tracked(
    "*.py", "*.md", "*.toml", "*.json", "*.ts", "*.js", "*.svelte", "*.sh", "*.in", "Makefile", ".*"
)


def test_no_file_speaks_of_a_particular_machine() -> None:
    found = {name_of(path): FOREIGN.findall(path.read_text("utf-8")) for path in PROSE_AND_CODE}
    assert {name: words for name, words in found.items() if words} == {}


def test_a_machine_path_is_noticed() -> None:
    assert FOREIGN.search("see " + "/".join(["", "root", "notes.txt"]))
    assert not FOREIGN.search("https://example.org/work and network/root.py")


def links(page: Path) -> Iterator[str]:
    prose = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    yield from (link for link in re.findall(r"\]\(([^)\s]+)\)", prose) if "://" not in link)


def anchors(page: Path) -> set[str]:
    """How a heading is linked to: its words in lower case, joined by dashes."""
    headings = re.findall(r"^#+ +(.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def leads_nowhere(page: Path, link: str) -> bool:
    name, _, anchor = link.partition("#")
    target = (page.parent / name).resolve() if name else page
    return not target.exists() or (bool(anchor) and anchor not in anchors(target))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    assert not [link for link in links(page) if leads_nowhere(page, link)]


def test_every_decision_is_listed() -> None:
    listed = set(links(ROOT / "docs/decisions/README.md"))
    assert {path.name for path in tracked("docs/decisions/*.md")} - {"README.md"} <= listed


def test_a_dead_link_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# A title\n[gone](gone.md) [no such part](#b-title) [here](#a-title) [there](https://example.org)\n"
    )
    assert [link for link in links(page) if leads_nowhere(page, link)] == ["gone.md", "#b-title"]
