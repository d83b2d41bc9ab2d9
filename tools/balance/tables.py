"""Figures and tables as the page shows them."""

from __future__ import annotations

from collections.abc import Sequence

from startable.lab.summary import Measured


def number(measured: Measured, sign: str = "") -> str:
    reach = "" if measured.high is None else f" ± {measured.high - measured.value:.1f}"
    return f"{measured.value:{sign}.1f}{reach}"


def percent(measured: Measured) -> str:
    if measured.low is None or measured.high is None:
        return "never"
    return f"{100 * measured.value:.0f} % ({100 * measured.low:.0f} to {100 * measured.high:.0f})"


def section(title: str, text: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(row)} |" for row in (columns, ["---"] * len(columns), *rows)]
    return "\n\n".join(part for part in (f"## {title}", text, "\n".join(lines)) if part)
