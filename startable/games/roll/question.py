"""A question of this game, and what is said to a choice that belongs to another one."""

from __future__ import annotations

from startable.engine import Ask, Choice, Refusal
from startable.games.roll.choices import (
    Abandon,
    Arrange,
    Buy,
    Consume,
    Dictate,
    Done,
    Finish,
    Lay,
    Move,
    Place,
    Produce,
    Raise,
    Ready,
    Recall,
    RecallGood,
    Recruit,
    Remove,
    RemoveGood,
    Return,
    Scout,
    Select,
    Sell,
    Stock,
    Use,
    Work,
)
from startable.games.roll.refusals import NotNow
from startable.games.roll.table import Player, Roll

ROWS: dict[str, tuple[type[Choice], ...]] = {
    "RG-SETUP-12": (Arrange,),
    "RG-ASSIGN-06": (Place, Select, Dictate, Use, Move, Ready),
    "RG-EXPLORE-02": (Abandon, Lay),
    "RG-PHASE-04": (Done,),
    "RG-PHASE-09": (Stock, Scout, Work, Finish, Produce, Sell, Consume),
    "RG-POWER-02": (Raise, Return, Buy),
    "RG-POWER-14": (Remove, RemoveGood),
    "RG-MANAGE-01": (Recruit,),
    "RG-FAQ-06": (Recall, RecallGood),
}
"""Which rule says when each choice can be made."""

ROW_OF = {choice: row for row, choices in ROWS.items() for choice in choices}


class Question(Ask[Roll], frozen=True):
    """What is not listed is refused with a reason."""

    def forbids(self, game: Roll, choice: Choice) -> Refusal | None:
        return None if choice in self.choices(game) else self.why(game, choice) or NotNow(ROW_OF[type(choice)])

    def why(self, game: Roll, choice: Choice) -> Refusal | None:
        """The rule against a choice that is not listed but belongs here."""
        return None

    def me(self, game: Roll) -> Player:
        return game.players[self.seat]
