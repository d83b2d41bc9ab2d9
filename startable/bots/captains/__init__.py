"""Who plays Starship Captains."""

from typing import ClassVar

from startable.bots import levels
from startable.bots.captains.greedy import Greedy
from startable.bots.captains.plans import Missions, Technologies, Tracks
from startable.bots.captains.search import Search

__all__ = ["BOTS"]


class Easy(levels.Easy):
    """Greedy with slips; a turn is made of many choices, so they are fewer."""

    greedy: ClassVar[type[Greedy]] = Greedy
    slips: ClassVar[float] = 0.1


class Hard(Search):
    """About a tenth of a second, but counted in choices: as strong on any machine, however busy."""

    name: ClassVar[str] = "hard"
    choices: ClassVar[int | None] = 150


BOTS = (Greedy, Missions, Technologies, Tracks, Search, Easy, Hard)
