"""The numbers that the greedy player judges by, in points. They were found by letting it play against itself."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["Weights"]


class Weights(Struct, frozen=True, kw_only=True):
    """How much what is worth, beside what it scores."""

    missions: float = 1.0  # how much a mission's points count
    technologies: float = 0.6  # the same for technologies
    tracks: float = 0.9  # for the faction tracks
    rest: float = 1.0  # and for repairs, fights and tokens

    medal: float = 0.9  # a medal that will promote somebody
    artifact: float = 0.35  # an artifact that will open a room
    android: float = 1.1  # an android that will go on a mission
    figure: float = 1.3  # what a figure brings in a round
    recall: float = 1.5  # a figure that comes back from the queue
    task: float = 1.4  # a commander's second task, in a round
    train: float = 0.8  # a cadet who becomes an ensign, for each round that is left
    smooth: float = 0.7  # how much every space of a track counts, and not only the zone reached
    event: float = 0.4  # to be the one who reaches an event
    ambush: float = -0.2
    move: float = 0.45  # a move that has no goal yet
    jump: float = 1.0
    fight: float = 0.9  # a fight wherever the ship may be then
    draw: float = 1.8  # cards to choose a technology from
    omega: float = 3.0  # omegas to choose from
    uses: float = 1.0  # how often a room is used in a round
    ability: float = 0.25  # how much of an ability's printed worth a round brings
    slot: float = 0.5  # a free slot, for every round that is left
    share: float = 0.7  # how much of the second best use of a figure is lost by the best
    step: float = 0.6  # what each move to a goal costs of the next round
    sure: float = 0.8  # that a mission is still there in the next turn
    tomorrow: float = 0.6  # what a goal is worth that must wait for the next round
    rival: float = 0.2  # and one that is reserved by someone else
    front: float = 0.1  # sending the better figures first, who come back sooner
