"""All that a player can choose. Each choice is small: a die, a tile, a column, or that enough has been done."""

from __future__ import annotations

from startable.engine import Choice


class Arrange(Choice, frozen=True):
    """Of the two starting tiles, this one is the development and the other the world."""

    development: int


class Place(Choice, frozen=True):
    """A wild worker goes into a column."""

    colour: int
    phase: int


class Select(Choice, frozen=True):
    """A worker from a column selects a phase."""

    phase: int
    column: int
    colour: int


class Dictate(Choice, frozen=True):
    """This worker goes to the Dictate area, so that another can be moved."""

    column: int
    colour: int


class Use(Choice, frozen=True):
    """Use the Reassign power of a development."""

    development: int


class Move(Choice, frozen=True):
    """A worker goes from one column to another."""

    column: int
    colour: int
    to: int


class Ready(Choice, frozen=True):
    """All workers are assigned: the screen may be lifted."""


class Done(Choice, frozen=True):
    """Enough of what may be done."""


class Stock(Choice, frozen=True):
    """An explorer brings credits."""

    colour: int


class Scout(Choice, frozen=True):
    """An explorer draws a tile, and one more for every tile abandoned for it."""

    colour: int


class Abandon(Choice, frozen=True):
    """A tile leaves the construction zone."""

    tile: int


class Raise(Choice, frozen=True):
    """A tile of the construction zone goes to the top of a stack, that side in use."""

    tile: int
    stack: int


class Lay(Choice, frozen=True):
    """A drawn tile goes under a stack, or on top of it where a power allows that."""

    tile: int
    stack: int
    top: bool = False


class Work(Choice, frozen=True):
    """A developer or settler goes to the top tile of its stack."""

    colour: int


class Finish(Choice, frozen=True):
    """Of more dice than needed, this one completes the tile."""

    colour: int


class Return(Choice, frozen=True):
    """Of the dice that completed a tile, this one goes to the cup."""

    colour: int


class Remove(Choice, frozen=True):
    """A die goes back to the supply: a worker (0 to 4: its column), or from the cup, the Citizenry or a stack."""

    place: int
    colour: int


class RemoveGood(Choice, frozen=True):
    """A good goes back to the supply."""

    world: int
    colour: int


class Produce(Choice, frozen=True):
    """A producer becomes the good of a world."""

    colour: int
    world: int


class Sell(Choice, frozen=True):
    """A shipper sells a good. Shippers that are no dice are numbered from 7 on."""

    shipper: int
    world: int
    good: int


class Consume(Choice, frozen=True):
    """A shipper consumes a good. Shippers that are no dice are numbered from 7 on."""

    shipper: int
    world: int
    good: int


class Buy(Choice, frozen=True):
    """Pay for a VP chip."""


class Recruit(Choice, frozen=True):
    """A die goes from the Citizenry to the cup for a credit."""

    colour: int


class Recall(Choice, frozen=True):
    """A developer (0) or settler (1) goes from its stack to the cup."""

    stack: int
    colour: int


class RecallGood(Choice, frozen=True):
    """A good goes from its world to the cup."""

    world: int
    colour: int
