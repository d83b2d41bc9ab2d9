"""Who plays Galaxy Trucker."""

from typing import ClassVar

from startable.bots import levels
from startable.bots.trucker.greedy import Greedy
from startable.bots.trucker.plans import Cautious, Racer
from startable.bots.trucker.search import Search

__all__ = ["BOTS"]


class Easy(levels.Easy):
    """A slip in the yard costs more than one in flight, so there are fewer."""

    greedy: ClassVar[type[Greedy]] = Greedy
    slips: ClassVar[float] = 0.06


class Hard(Search):
    """About a tenth of a second, but counted in choices: as strong on any machine, however busy."""

    name: ClassVar[str] = "hard"
    choices: ClassVar[int | None] = 600


BOTS = (Greedy, Cautious, Racer, Search, Easy, Hard)
