"""The crew: training, promotion, and coming back from the queue."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Choice, Refusal, Seat
from startable.games.captains import printed
from startable.games.captains.asking import Question
from startable.games.captains.choices import Promote, PromoteInQueue, Recall, Stop, Train
from startable.games.captains.effects import does
from startable.games.captains.events import Promoted, Recalled, Trained
from startable.games.captains.moments import numbers
from startable.games.captains.refusals import CannotPay, NoRing, NotPromotable, NotReady, NotTrainable
from startable.games.captains.table import (
    ANDROID,
    BLUE,
    CADET,
    COMMANDER,
    FIGURES,
    RED,
    YELLOW,
    Captain,
    Captains,
    Figure,
)
from startable.games.captains.trading import Paying, purse

TRAINING_COST = 1
PROMOTION_COST = 3
TRAININGS = tuple(
    Train(figure, colour) for figure in (RED, YELLOW, BLUE, CADET) for colour in range(COMMANDER) if figure != colour
)
PROMOTIONS = tuple(Promote(colour) for colour in range(COMMANDER))


def trainings(captain: Captain) -> list[Choice]:
    """Cadets and ensigns of the ready room, into ensigns of another colour."""
    ready = captain.ready
    return [train for train in TRAININGS if ready[train.figure]]


def promotions(captain: Captain) -> list[Choice]:
    ready = captain.ready
    return [promote for promote in PROMOTIONS if ready[promote.colour]] if captain.rings else []


def promotion_cost(game: Captains, seat: Seat) -> int:
    return min([PROMOTION_COST, *numbers(game, seat, "promotion")])


def train(game: Captains, seat: Seat, choice: Train) -> None:
    ready = game.captains[seat].ready
    ready[choice.figure] -= 1
    ready[choice.colour] += 1
    game.tell(Trained(seat, choice.figure, choice.colour))


def promote(game: Captains, seat: Seat, colour: int) -> None:
    captain = game.captains[seat]
    captain.ready[colour] -= 1
    captain.ready[COMMANDER + colour] += 1
    captain.rings -= 1
    game.tell(Promoted(seat, colour))


def why_not_train(game: Captains, seat: Seat, choice: Train) -> Refusal | None:
    if choice.figure == ANDROID:
        return NotTrainable("SC-ANDROID-05", choice.figure)
    if COMMANDER <= choice.figure < CADET:
        return NotTrainable("SC-PROMOTE-03", choice.figure)
    if choice not in TRAININGS:
        return NotTrainable("SC-TRAIN-04", choice.figure)
    if not game.captains[seat].ready[choice.figure]:
        return NotReady("SC-TRAIN-02", choice.figure)
    return CannotPay("SC-TRAIN-03", TRAINING_COST)


def why_not_promote(game: Captains, seat: Seat, choice: Promote) -> Refusal | None:
    if choice.colour in (CADET, ANDROID) or choice.colour not in range(FIGURES):
        return NotPromotable("SC-PROMOTE-04", choice.colour)
    if choice.colour >= COMMANDER:
        return NotPromotable("SC-PROMOTE-03", choice.colour)
    if not game.captains[seat].rings:
        return NoRing("SC-PROMOTE-02")
    if not game.captains[seat].ready[choice.colour]:
        return NotPromotable("SC-PROMOTE-01", choice.colour)
    return CannotPay("SC-PROMOTE-01", promotion_cost(game, seat))


class FreeTraining(Question, frozen=True):
    """An effect that trains at once and for nothing."""

    left: int

    def run(self, game: Captains) -> FreeTraining | None:
        return self if self.left and trainings(game.captains[self.seat]) else None

    def choices(self, game: Captains) -> Sequence[Choice]:
        return [Stop(), *trainings(game.captains[self.seat])]

    def reason(self, game: Captains, choice: Choice) -> Refusal | None:
        return why_not_train(game, self.seat, choice) if isinstance(choice, Train) else None

    def answer(self, game: Captains, choice: Choice) -> None:
        if isinstance(choice, Train):
            train(game, self.seat, choice)
            game.then(FreeTraining(self.seat, self.left - 1), seat=self.seat)


@does(printed.Train)
def train_freely(game: Captains, seat: Seat, effect: printed.Train) -> None:
    game.then(FreeTraining(seat, effect.n), seat=seat)


class FieldPromotion(Question, frozen=True):
    """One ensign, in the ready room or in the queue."""

    cost: int

    def run(self, game: Captains) -> FieldPromotion | None:
        return self if len(self.choices(game)) > 1 else None

    def choices(self, game: Captains) -> Sequence[Choice]:
        captain = game.captains[self.seat]
        if not captain.rings or purse(game, self.seat) < self.cost:
            return [Stop()]
        queued = (PromoteInQueue(i) for i, figure in enumerate(captain.queue) if figure < COMMANDER)
        return [Stop(), *promotions(captain), *queued]

    def reason(self, game: Captains, choice: Choice) -> Refusal | None:
        return why_not_promote(game, self.seat, choice) if isinstance(choice, Promote) else None

    def answer(self, game: Captains, choice: Choice) -> None:
        match choice:
            case Promote(colour):
                promote(game, self.seat, colour)
            case PromoteInQueue(position):
                promote_in_queue(game, self.seat, position)
            case _:
                return
        game.then(Paying(self.seat, self.cost), seat=self.seat)


def promote_in_queue(game: Captains, seat: Seat, position: int) -> None:
    captain = game.captains[seat]
    game.tell(Promoted(seat, captain.queue[position]))
    captain.queue[position] += COMMANDER
    captain.rings -= 1


# The queue


@does(printed.RecallFirst)
def recall_first(game: Captains, seat: Seat, effect: printed.RecallFirst) -> None:
    for _ in range(min(effect.n, len(game.captains[seat].queue))):
        recall(game, seat, 0)


def recall(game: Captains, seat: Seat, position: int) -> None:
    captain = game.captains[seat]
    figure = captain.queue.pop(position)
    captain.ready[figure] += 1
    game.tell(Recalled(seat, figure))


def subordinates(captain: Captain, commander: Figure) -> list[Recall]:
    """Cadets, and ensigns of the commander's colour, anywhere in the queue."""
    wanted = (CADET, commander - COMMANDER)
    return [Recall(position) for position, figure in enumerate(captain.queue) if figure in wanted]
