"""Salvage broken on purpose, once per law: the contract must catch every one of them.

startable contract examples.faults:LEAKING_VIEW
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import msgspec

from examples import worldly
from examples.salvage import (
    SALVAGE,
    Bid,
    Bidding,
    Captain,
    Dredge,
    Finish,
    Peek,
    Salvage,
    Sand,
    Setting,
    Shake,
    Sight,
    Work,
    imagine,
    setup,
    view,
)
from startable.engine import CLOCK, TABLE, Ask, Chance, Choice, Event, Refusal, Rules, Seat, Step

Swap = Callable[[Any], Step[Salvage]]


class Swapped(Salvage, kw_only=True):
    """A table where some paragraphs of the rulebook are read wrongly."""

    swaps: ClassVar[dict[type, Swap]] = {}

    def then(self, *steps: Step[Any], seat: Seat = TABLE) -> None:
        super().then(*[self.swaps.get(type(step), _as_it_is)(step) for step in steps], seat=seat)


def _as_it_is(step: Step[Salvage]) -> Step[Salvage]:
    return step


def misread(name: str, swaps: dict[type, Swap]) -> Rules:
    """Salvage with some steps read wrongly."""
    table = type(f"Swapped {name}", (Swapped,), {"swaps": swaps}, kw_only=True)

    def broken_setup(chance: Chance, seats: int, options: Setting) -> Salvage:
        good = setup(chance, seats, options)
        wrong: Salvage = table(**{field: getattr(good, field) for field in good.__struct_fields__})
        return wrong

    return broken(name, game=table, setup=broken_setup)


def broken(name: str, **changes: Any) -> Rules:
    return msgspec.structs.replace(SALVAGE, **{"name": name, "home": ("examples.salvage", __name__), **changes})


# 1 replay


class LuckyShake(Shake, frozen=True):
    """Shakes the bag by where the table happens to stand in memory."""

    def run(self, game: Salvage) -> None:
        super().run(game)
        game.bag.sort(key=lambda crate: hash((crate, id(game))))


class HashedShake(Shake, frozen=True):
    """Shakes the bag by hashes of strings, which every process seeds differently."""

    def run(self, game: Salvage) -> None:
        super().run(game)
        game.bag.sort(key=lambda crate: hash(f"crate {crate}"))


NOT_REPLAYABLE = misread("not replayable", {Shake: lambda step: LuckyShake()})
NOT_REPLAYABLE_ELSEWHERE = misread("not replayable elsewhere", {Shake: lambda step: HashedShake()})


# 2 clone


class ForgetfulCaptain(Captain):
    """Writes its copy by hand, and forgets the coins."""

    def clone(self) -> ForgetfulCaptain:
        return ForgetfulCaptain(hand=self.hand.copy(), cargo=self.cargo.copy(), bid=self.bid, lane=self.lane.copy())


class SharingCaptain(Captain):
    """Shares its cargo with its clones."""

    def clone(self) -> SharingCaptain:
        return SharingCaptain(**{field: getattr(self, field) for field in self.__struct_fields__})


def crewed_by(captain: type[Captain]) -> Callable[[Chance, int, Setting], Salvage]:
    def broken_setup(chance: Chance, seats: int, options: Setting) -> Salvage:
        game = setup(chance, seats, options)
        game.captains = [captain() for _ in range(seats)]
        return game

    return broken_setup


FORGOTTEN_FIELD = broken("forgotten field", setup=crewed_by(ForgetfulCaptain))
SHARED_LIST = broken("shared list", setup=crewed_by(SharingCaptain))


# 3 legality once, 4 refusals


class BlindWork(Work, frozen=True):
    """Lists a crate that it then refuses."""

    def forbids(self, game: Salvage, choice: Choice) -> Refusal | None:
        return Refusal("SALVAGE-GRAB-02") if choice == Finish() else super().forbids(game, choice)


class GrabbingWork(Work, frozen=True):
    """Takes a coin for every refusal."""

    def forbids(self, game: Salvage, choice: Choice) -> Refusal | None:
        refusal = super().forbids(game, choice)
        if refusal and game.captains[self.seat].coins:
            game.captains[self.seat].coins -= 1
            game.bank += 1
        return refusal


REFUSES_WHAT_IT_LISTS = misread("refuses what it lists", {Work: lambda ask: BlindWork(ask.seat)})
REFUSAL_WITH_A_PRICE = misread("refusal with a price", {Work: lambda ask: GrabbingWork(ask.seat)})


# 5 views


def leaking_view(game: Salvage, seat: Seat | None) -> Sight:
    """Shows the buoy to everyone."""
    return msgspec.structs.replace(view(game, seat), buoy=game.buoy[0] if game.buoy else None)


LEAKING_VIEW = broken("leaking view", view=leaking_view)


class Offered(Event, frozen=True):
    """Tells everyone a secret bid."""

    seat: Seat
    coins: int


class LoudBid(Bid, frozen=True):
    """Thinks aloud."""

    def answer(self, game: Salvage, choice: Choice) -> None:
        super().answer(game, choice)
        game.tell(Offered(self.seat, game.captains[self.seat].bid))


LOUD_BID = misread("loud bid", {Bid: lambda ask: LoudBid(ask.seat)})


# 6 imagining


def remembering(game: Salvage, seat: Seat | None, deal: Chance) -> None:
    """Leaves the rivals' sealed bids as they are."""
    bids = [captain.bid for captain in game.captains]
    imagine(game, seat, deal)
    for captain, bid in zip(game.captains, bids, strict=True):
        captain.bid = bid


REMEMBERING_IMAGINE = broken("remembering imagine", imagine=remembering)


# 7 nothing vanishes


class LossyShake(Shake, frozen=True):
    """Loses a crate in the shaking."""

    def run(self, game: Salvage) -> None:
        super().run(game)
        game.bag.pop()


LOST_CRATE = misread("lost crate", {Shake: lambda step: LossyShake()})


# 8 never stuck, always ends


class StuckBid(Bid, frozen=True):
    """Asks without offering anything."""

    def choices(self, game: Salvage) -> Sequence[Choice]:
        return []


class EndlessSand(Sand, frozen=True):
    """Turns the hourglass over for ever."""

    def answer(self, game: Salvage, choice: Choice) -> None:
        game.ask(self)


class EndlessWork(Work, frozen=True):
    """Never finishes."""

    def answer(self, game: Salvage, choice: Choice) -> None:
        if choice == Finish():
            game.ask(self)
        else:
            super().answer(game, choice)


class EndlessRound(Step[Salvage], frozen=True):
    def run(self, game: Salvage) -> Ask[Salvage] | None:
        for seat in range(game.seats):
            game.then(EndlessWork(seat), seat=seat)
        return EndlessSand(CLOCK)


STUCK = misread("stuck", {Bid: lambda ask: StuckBid(ask.seat)})
ENDLESS = misread("endless", {Bidding: lambda step: EndlessRound()})


# 9 chance


class HastyDredge(Dredge, frozen=True):
    """Draws straight from the common bag: the quicker hand gets another crate."""

    def run(self, game: Salvage) -> Ask[Salvage] | None:
        me = game.captains[self.seat]
        if me.lane:
            me.lane.append(game.bag.pop() if game.bag else me.lane.pop())
            game.bag.insert(0, me.lane.pop(0))
        return super().run(game)


HASTY = misread("hasty", {Dredge: lambda step: HastyDredge(step.seat)})


# 10 secluded

WORLDLY = broken("worldly", home=("examples.salvage", "examples.worldly"), setup=worldly.setup)


# undo


class LooseWork(Work, frozen=True):
    """Lets a captain peek and then take the peek back."""

    def answer(self, game: Salvage, choice: Choice) -> None:
        super().answer(game, choice)
        if choice == Peek():
            game.sealed.remove(self.seat)


FREE_PEEK = misread("free peek", {Work: lambda ask: LooseWork(ask.seat)})

FAULTS: dict[str, Rules] = {
    "1 replay": NOT_REPLAYABLE,
    "2 clone": FORGOTTEN_FIELD,
    "3 legality once": REFUSES_WHAT_IT_LISTS,
    "4 refusals": REFUSAL_WITH_A_PRICE,
    "5 views": LEAKING_VIEW,
    "6 imagining": REMEMBERING_IMAGINE,
    "7 nothing vanishes": LOST_CRATE,
    "8 never stuck": STUCK,
    "8 always ends": ENDLESS,
    "9 chance": HASTY,
    "10 secluded": WORLDLY,
    "undo": FREE_PEEK,
}
