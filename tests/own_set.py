"""A content set of one's own for Starship Captains: like the standard one, but for a place with another name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path

from startable.games.captains import content

__all__ = ["HOME", "NAME", "offered"]

STANDARD = resources.files("startable.games.captains") / "data"
NAME, HOME = "mine", "Port Custard"


@contextmanager
def offered(folder: Path) -> Iterator[str]:
    """A host offers it for a while, by this name."""
    for file in STANDARD.iterdir():
        if file.name.endswith(".toml"):
            text = file.read_text("utf-8").replace('"Home Station"', f'"{HOME}"')
            (folder / file.name).write_text(text, "utf-8")
    content.offer(NAME, folder)
    try:
        yield NAME
    finally:
        content.withdraw(NAME)
