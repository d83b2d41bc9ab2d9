"""Dice as numbers: a handful of dice is one integer with a byte per colour, so that states stay flat and clones cheap.

>>> red_and_two_white = ONE[RED] + 2 * ONE[WHITE]
>>> count(red_and_two_white, WHITE), total(red_and_two_white), colours(red_and_two_white)
(2, 3, (0, 1))
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

WHITE, RED, PURPLE, CYAN, BROWN, GREEN, YELLOW = COLOURS = range(7)
ONE = tuple(1 << 8 * colour for colour in COLOURS)


def count(dice: int, colour: int) -> int:
    """How many of that colour."""
    return dice >> 8 * colour & 255


def total(dice: int) -> int:
    """How many in all: the sum of the bytes, since 256 leaves 1 when divided by 255 and the box holds 111 dice."""
    return dice % 255


@lru_cache(8192)
def colours(dice: int) -> tuple[int, ...]:
    """Which colours are there, each named once."""
    return tuple(colour for colour in COLOURS if count(dice, colour))


@lru_cache(8192)
def counts(dice: int) -> tuple[int, ...]:
    """How many of each colour, in the order of the colours."""
    return tuple(count(dice, colour) for colour in COLOURS)


def one_by_one(dice: int) -> list[int]:
    """The colour of every single die."""
    return [colour for colour in colours(dice) for _ in range(count(dice, colour))]


def of_colour(dice: int, colour: int) -> int:
    """Only the dice of that colour."""
    return count(dice, colour) * ONE[colour]


def handful(colours: Iterable[int]) -> int:
    """These single dice together."""
    return sum(ONE[colour] for colour in colours)


def from_counts(numbers: Sequence[int]) -> int:
    """So many of each colour together."""
    return sum(number * ONE[colour] for colour, number in enumerate(numbers))


def has(dice: int, colour: int) -> bool:
    """Whether there is a die of that colour; no number that somebody makes up is one."""
    return colour in colours(dice)
