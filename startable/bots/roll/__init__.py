"""Who plays Roll for the Galaxy."""

from typing import ClassVar

from startable.bots import levels
from startable.bots.roll.greedy import Greedy
from startable.bots.roll.plans import Builder, Cheapest, Producer, Seller
from startable.bots.roll.search import Search

__all__ = ["BOTS"]


class Easy(levels.Easy):
    """Greedy with slips."""

    greedy: ClassVar[type[Greedy]] = Greedy


class Hard(Search):
    """About a tenth of a second, but counted in choices: as strong on any machine, however busy."""

    name: ClassVar[str] = "hard"
    choices: ClassVar[int | None] = 400


BOTS = (Greedy, Builder, Producer, Seller, Cheapest, Search, Easy, Hard)
