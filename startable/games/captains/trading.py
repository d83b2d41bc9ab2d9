"""Paying medals, and trading a token or a technology for a benefit."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Choice, Refusal, Seat
from startable.games.captains import printed
from startable.games.captains.asking import Question
from startable.games.captains.choices import Drop, Pick, Scrap, Stop
from startable.games.captains.effects import Apply, does
from startable.games.captains.hold import Fit, lose, stored
from startable.games.captains.moments import numbers
from startable.games.captains.printed import Effects
from startable.games.captains.refusals import NotAboard, NotOptional
from startable.games.captains.table import ANDROID, ANDROID_TOKEN, MEDAL, PIRATE, Captains
from startable.games.captains.technology import scrap

ARTIFACT = 0  # stands for any kind


def coins(game: Captains, seat: Seat) -> list[int]:
    """The kinds of token that can pay for a medal now."""
    captain = game.captains[seat]
    goods = numbers(game, seat, "pay_medal")
    others = [token for token in stored(captain) if (PIRATE if token == PIRATE else ARTIFACT) in goods]
    return [MEDAL, *others] if captain.medals else others


def purse(game: Captains, seat: Seat) -> int:
    """How many medals the captain can pay, substitutes included."""
    captain = game.captains[seat]
    goods = numbers(game, seat, "pay_medal")
    artifacts = sum(captain.artifacts) if ARTIFACT in goods else 0
    return captain.medals + artifacts + (len(captain.pirates) if PIRATE in goods else 0)


class Paying(Question, frozen=True):
    """Medals, or what may stand in for them, one at a time."""

    left: int

    def run(self, game: Captains) -> Paying | None:
        if self.left == 0:
            return None
        usable = coins(game, self.seat)
        if len(usable) > 1:
            return self
        for _ in range(self.left):
            lose(game, self.seat, usable[0])
        return None

    def choices(self, game: Captains) -> Sequence[Choice]:
        return [Drop(token) for token in coins(game, self.seat)]

    def reason(self, game: Captains, choice: Choice) -> Refusal | None:
        match choice:
            case Drop(token):
                return NotAboard("SC-TRAIN-03", token)
            case Stop():
                return NotOptional("SC-TRAIN-03")
        return None

    def answer(self, game: Captains, choice: Choice) -> None:
        assert isinstance(choice, Drop)
        lose(game, self.seat, choice.token)
        game.then(Paying(self.seat, self.left - 1), seat=self.seat)


class Trading(Question, frozen=True):
    """Give what is shown, or leave it; the benefit comes only for the whole price."""

    what: printed.Goods
    left: int
    benefit: Effects
    begun: bool = False

    def run(self, game: Captains) -> Trading | None:
        if self.left == 0:
            game.then(Apply(self.seat, self.benefit), seat=self.seat)
            return None
        return self if owned(game, self.seat, self.what) >= self.left else None

    def choices(self, game: Captains) -> Sequence[Choice]:
        gifts = offers(game, self.seat, self.what)
        return gifts if self.begun else [Stop(), *gifts]

    def reason(self, game: Captains, choice: Choice) -> Refusal | None:
        match choice:
            case Drop(token):
                return NotAboard("SC-EFFECT-PAY-TOKEN", token)
            case Scrap(slot):
                return NotAboard("SC-EFFECT-PAY-TECH", slot)
        return None

    def answer(self, game: Captains, choice: Choice) -> None:
        following = Trading(self.seat, self.what, self.left - 1, self.benefit, begun=True)
        match choice:
            case Drop(token) if token == MEDAL:
                game.then(Paying(self.seat, self.left), Apply(self.seat, self.benefit), seat=self.seat)
            case Drop(token):
                lose(game, self.seat, token)
                game.then(following, seat=self.seat)
            case Scrap(slot):
                scrap(game, self.seat, slot)
                game.then(Fit(self.seat), following, seat=self.seat)


def owned(game: Captains, seat: Seat, what: printed.Goods) -> int:
    captain = game.captains[seat]
    match what:
        case "medal":
            return purse(game, seat)
        case "artifact":
            return sum(captain.artifacts)
        case "pirate":
            return len(captain.pirates)
        case "android":
            return captain.ready[ANDROID]
        case "technology":
            return sum(card >= 0 for card in captain.slots)


def offers(game: Captains, seat: Seat, what: printed.Goods) -> list[Choice]:
    captain = game.captains[seat]
    match what:
        case "medal":
            return [Drop(MEDAL)]
        case "artifact":
            return [Drop(kind) for kind, number in enumerate(captain.artifacts) if number]
        case "pirate":
            return [Drop(PIRATE)]
        case "android":
            return [Drop(ANDROID_TOKEN)]
        case "technology":
            return [Scrap(slot) for slot, card in enumerate(captain.slots) if card >= 0]


@does(printed.Discard)
def trade(game: Captains, seat: Seat, effect: printed.Discard) -> None:
    game.then(Trading(seat, effect.what, effect.n, effect.then), seat=seat)


class Choosing(Question, frozen=True):
    """A slash: one of two."""

    options: tuple[Effects, Effects]

    def choices(self, game: Captains) -> Sequence[Choice]:
        return [Pick(0), Pick(1)]

    def answer(self, game: Captains, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        game.then(Apply(self.seat, self.options[choice.option]), seat=self.seat)


@does(printed.Either)
def choose(game: Captains, seat: Seat, effect: printed.Either) -> None:
    game.then(Choosing(seat, effect.options), seat=seat)
