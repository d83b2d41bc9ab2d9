"""The numbers that the greedy player judges by, in VP. They were found by letting it play against itself."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["Weights"]


class Weights(Struct, frozen=True, kw_only=True):
    """How much what is worth."""

    pace: float = 0.45  # tiles that the fastest builder adds in a round, before anything is seen
    scarce_credit: float = 0.9  # a credit that recruits a die
    spare_credit: float = 0.43  # a credit beyond the dice that wait
    ramp: float = 0.35  # how much more a credit is worth at the start than in the middle of the game
    die: float = 0.17  # a die, for every round that is left
    tile: float = 1.6  # the first tile of an empty construction zone
    tile_fades: float = 0.66  # each further one is worth so much of the one before
    empty_stack: float = 0.5  # the first tile of an empty stack, more
    started: float = 0.8  # of a tile's worth, when its dice are there but for the phase
    good: float = 0.2  # of what a good will bring, while it waits for a shipper
    lock: float = 0.3  # what it costs to have a die wait as a good
    recall: float = 0.35  # the last die that is missing in the cup; those before it are missed more
    shipper_matches: float = 0.45  # the chance that one does
    production: float = 0.13  # what a world that produces adds, per round and VP of its goods
    reassign: float = 0.22  # moving one worker, per round
    power: float = 0.5  # how often a phase takes place
    size: float = 0.8  # how little the cost of a tile matters beside its worth for each die
    depth: float = 0.25  # what lying under another tile costs a tile
    fondness: tuple[float, ...] = (1.0, 1.0, 1.0, 1.0, 1.0)  # what each phase is worth, beside its real worth
    selling: float = 1.0  # the same for selling goods
    consuming: float = 1.0  # and for consuming them
    thrift: float = 0.0  # what each die that a tile costs is held against it, beyond reason
    swap: float = 0.25  # so much worse than most must a tile be to be given up
