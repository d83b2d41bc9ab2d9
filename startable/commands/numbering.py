"""The numbers of choices in the research interfaces, for data sets."""

from __future__ import annotations

from startable.engine import Choice, Game, Seat

__all__ = ["action"]


def action(game: Game, seat: Seat, choice: Choice) -> int | None:
    """The number of a choice; None where the game has no numbers, or this choice has none."""
    # Imported here, since it takes a while that no other command should wait for.
    from startable.envs.codec import OutOfRange
    from startable.envs.shape import Shapeless, shape_of

    try:
        return shape_of(game).codec.index(choice)
    except (Shapeless, OutOfRange):
        return None
