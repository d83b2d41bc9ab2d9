"""On what was measured: the machine, and the versions of everyone."""

from __future__ import annotations

import json
import os
import platform
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from msgspec import Struct

__all__ = ["Machine", "machine"]

PACKAGES = ("startable", "msgspec", "chess", "open-spiel", "pettingzoo", "rlcard", "numpy")
PEER = Path(__file__).parent / "server" / "peer" / "node_modules" / "boardgame.io" / "package.json"


class Machine(Struct, frozen=True):
    """Ratios travel from machine to machine, seconds do not."""

    system: str
    processor: str
    cores: int
    python: str
    versions: dict[str, str]

    def described(self) -> Iterator[tuple[str, str]]:
        yield "machine", f"{self.processor}, {self.cores} cores, {self.system}"
        yield "Python", self.python
        yield "versions", ", ".join(f"{name} {number}" for name, number in self.versions.items())


def machine() -> Machine:
    return Machine(
        system=f"{platform.system()} {platform.machine()}",
        processor=_processor(),
        cores=os.cpu_count() or 1,
        python=f"{platform.python_implementation()} {sys.version.split()[0]}",
        versions={name: found for name in PACKAGES if (found := _version(name))} | _boardgame(),
    )


def _processor() -> str:
    told = Path("/proc/cpuinfo")
    lines = told.read_text("utf-8").splitlines() if told.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown"


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def _boardgame() -> dict[str, str]:
    return {"boardgame.io": json.loads(PEER.read_text("utf-8"))["version"]} if PEER.exists() else {}
