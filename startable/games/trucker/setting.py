"""What a table agrees on before it starts, and what does not fit together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from startable.engine import Options
from startable.games.trucker.boards import Level

__all__ = ["Mode", "Pace", "Rounds", "Setting"]

Mode = Literal["single", "trek"]
Pace = Literal["live", "relaxed", "simulated"]
Rounds = Literal["I-II-III", "I", "II", "III", "I-II", "I-III", "II-III"]
ThirdShip = Literal["III", "IIIA", "both", "IV", "IVC", "III-IV", "III-IVC"]

IN_ROUNDS = ("rounds", "training", "ship", "optimised_forecasts", "teams", "change_places")  # what only 2007 has
TEAMS = 4  # players, two and two
MOST_OF_CLASS_IV = 3  # players for whom the components of the box are enough


class Setting(Options, frozen=True):
    """The 2021 edition is a single flight of some level, or the Trek; the 2007 edition is played in rounds."""

    edition: Literal["2021", "2007"] = "2021"
    mode: Mode = "single"
    level: Level = "II"  # of a single flight
    pace: Pace = "simulated"
    free_welding: bool = False
    players_inspect: bool = False
    rounds: Rounds = "I-II-III"
    training: bool = False  # round 1 is the test flight of a first game
    ship: ThirdShip = "III"  # of round 3; both: a round with each of III and IIIA
    optimised_forecasts: bool = False
    teams: bool = False  # seats 1 and 2 against 3 and 4
    change_places: bool = False  # partners, while they build

    def __post_init__(self) -> None:
        if problem := next(self.problems(), None):
            raise ValueError(problem)

    def problems(self) -> Iterator[str]:
        """What does not fit together, and what would."""
        if self.players_inspect and not self.free_welding:
            yield "players_inspect needs free_welding: without it there is never a fault to find"
        yield from self._flight_problems() if self.edition == "2021" else self._round_problems()

    def _flight_problems(self) -> Iterator[str]:
        for name in IN_ROUNDS:
            if getattr(self, name) != DEFAULTS[name]:
                yield f"{name} belongs to the 2007 edition: choose edition=2007, or leave {name} out"

    def _round_problems(self) -> Iterator[str]:
        rounds = self.rounds.split("-")
        if self.mode == "trek":
            yield "the Trek belongs to the 2021 edition: choose edition=2021, or leave mode out and choose rounds"
        if self.level != DEFAULTS["level"]:
            instead = "rounds=I and training=true" if self.level == "L" else f"rounds={self.level}"
            yield f"the 2007 edition is played in rounds: choose {instead}, not level={self.level}"
        if self.training and "I" not in rounds:
            yield "training is for round 1: choose rounds=I, I-II, I-III or I-II-III with it"
        if self.ship != "III" and "III" not in rounds:
            yield f"ship={self.ship} is for round 3: choose rounds=III, I-III, II-III or I-II-III with it"
        if self.optimised_forecasts and self.training and self.rounds == "I":
            yield "the test flight has no forecasts: choose more rounds than the first, or training=false"
        if self.change_places and not self.teams:
            yield "change_places is for partners: choose teams as well"
        if self.teams and self.class_iv:
            yield f"ship={self.ship} is for up to {MOST_OF_CLASS_IV} players, teams for {TEAMS}: leave one of them out"

    @property
    def class_iv(self) -> bool:
        return "IV" in self.ship

    def unfit(self, seats: int) -> str | None:
        """GT-TEAM-01: teams are two and two; GT-CLASS4-02: class IV takes more components than the box has for four."""
        if self.teams and seats != TEAMS:
            return f"teams are for {TEAMS} players, two and two, not for {seats}: seat {TEAMS}, or leave teams out"
        if self.class_iv and seats > MOST_OF_CLASS_IV:
            most = f"the box has components of class IV for up to {MOST_OF_CLASS_IV} players, not for {seats}"
            return f"{most}: seat {MOST_OF_CLASS_IV}, or choose ship=III, IIIA or both"
        return None


DEFAULTS: dict[str, object] = dict(zip(Setting.__struct_fields__, Setting.__struct_defaults__, strict=True))
