"""How a captain stands at the start of a round: the points that will probably be scored in the end."""

from __future__ import annotations

from startable.engine import Seat
from startable.games.captains.scoring import result, small_tokens
from startable.games.captains.table import ANDROID, CADET, Captains, androids, commanders, content_of, damage_on

__all__ = ["expected", "features", "stage"]

FITTED: tuple[tuple[float, ...], ...] = (
    (0.90, 4.59, 1.72, -0.02, 0.90, 1.75, 0.22, 0.05, -0.28, 0.48, 0.14, 0.02, 0.06),
    (0.88, 7.56, 5.11, 4.72, 1.91, 2.76, 0.88, 0.34, -1.47, 0.92, 0.83, 0.14, 0.25),
    (0.64, 9.50, 9.30, 1.58, 5.22, 3.02, 1.83, 0.04, -0.85, 0.54, -0.24, -0.09, 0.12),
)
"""For the last round, for the last but one, and for all before: `python -m tools.fit_search captains --games 400`."""


def expected(game: Captains, seat: Seat) -> float:
    """The points that this captain will probably have in the end."""
    return sum(map(float.__mul__, FITTED[stage(game)], features(game, seat)))


def stage(game: Captains) -> int:
    """How many rounds come after this one, as far as that matters."""
    return min(len(content_of(game).rounds) - game.round, len(FITTED) - 1)


def features(game: Captains, seat: Seat) -> list[float]:
    """What the final score was fitted to, for each round by itself, in this order."""
    captain, content = game.captains[seat], content_of(game)
    cards = [card for card in captain.slots if card >= 0]
    omegas = sum(card >= content.first_omega for card in cards)
    return [
        result(game).scores[seat] + small_tokens(captain) % 2 / 2,
        float(sum(captain.ready) - captain.ready[ANDROID]),
        float(len(captain.queue)),
        float(captain.ready[CADET] + captain.queue.count(CADET)),
        float(commanders(captain)),
        float(androids(captain)),
        float(captain.medals),
        float(min(sum(captain.artifacts), 4)),
        float(len(captain.pirates)),
        float(len(cards) - omegas),
        float(omegas),
        float(damage_on(captain)),
        float(sum(captain.tracks)),
    ]
