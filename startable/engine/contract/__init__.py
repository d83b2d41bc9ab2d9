"""The contract: plays random games of any Rules and holds them to the ten laws at every turn.

>>> from examples.salvage import SALVAGE
>>> report = run(SALVAGE, games=2, seats=[2, 3], seed=1, module="examples.salvage")
>>> report.kept, len(report.rows)
(True, 12)
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from startable.engine.contract.elsewhere import digest, replay_elsewhere
from startable.engine.contract.report import LAW_ENDS, Broken, Report
from startable.engine.contract.walk import Pick, Walk, at_random
from startable.engine.journal import save
from startable.engine.rules import Rules, new

__all__ = ["Broken", "Pick", "Report", "at_random", "run"]


def run(
    rules: Rules,
    *,
    games: int,
    seats: Sequence[int] = (),
    seed: int = 0,
    options: Iterable[dict[str, Any]] = ({},),
    probes: int = 12,
    ledger: Collection[str] | None = None,
    module: str,
    pick: Pick = at_random,
    progress: Callable[[Report], None] = lambda report: None,
) -> Report:
    """Play so many games, seats and options taken in turn, probing each at about that many moments.

    Choices are random unless someone picks them: whoever plays well sees more of a game.
    """
    report = Report(rules.name)
    tables = [(count, option) for option in options for count in (seats or sorted(rules.seats))]
    for count, option in tables:
        new(rules, seats=count, **option)  # whatever is wrong with the request is said before anything long starts
    records: list[tuple[bytes, str]] = []
    for number in range(games):
        count, option = tables[number % len(tables)]
        walk = Walk(rules, report, count, f"contract {seed} {number}", option, probes, ledger, pick)
        if walk.play():
            records.append((save(walk.match), digest(walk.match.game)))
        report.games += 1
        progress(report)
        if any(broken.law == LAW_ENDS for broken in report.broken):
            break  # the next one would take as long
    replay_elsewhere(rules, report, records, module)
    return report
