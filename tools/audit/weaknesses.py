"""Known weaknesses in what we depend on, as the package registries know them.

A registry that cannot be asked is no verdict: it is said plainly, and the rest of the audit goes on.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

__all__ = ["report"]

PYTHON = [
    *(sys.executable, "-m", "pip_audit", "--format", "json", "--progress-spinner", "off"),
    *("--disable-pip", "--require-hashes", "-r", "requirements/runtime.txt"),
]
NODE = ["npm", "audit", "--json"]


def report() -> bool:
    """Whether nothing bad is known; prints what is."""
    python = _told(PYTHON, Path())
    node = _told(NODE, Path("web"))
    return all([_said("Python packages", _of_python(python)), _said("npm packages", _of_node(node))])


def _told(command: Sequence[str], folder: Path) -> dict[str, Any]:
    answer = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    try:
        told = json.loads(answer.stdout)
    except json.JSONDecodeError:
        return {}
    return told if isinstance(told, dict) else {}


def _of_python(told: dict[str, Any]) -> list[str] | None:
    """Weaknesses, one line each; None if the service did not answer for every package."""
    known = told.get("dependencies", [])
    if not known or any("skip_reason" in each for each in known):
        return None
    return [f"{each['name']} {each['version']}: {weak['id']}" for each in known for weak in each["vulns"]]


def _of_node(told: dict[str, Any]) -> list[str] | None:
    if "vulnerabilities" not in told:
        return None
    return [f"{name}: {weak['severity']}" for name, weak in told["vulnerabilities"].items()]


def _said(what: str, found: list[str] | None) -> bool:
    if found is None:
        print(f"{what}: NOT CHECKED, the service that knows of weaknesses cannot be reached from here")
    else:
        print(f"{what}: {len(found)} known weaknesses", *found, sep="\n  ")
    return not found
