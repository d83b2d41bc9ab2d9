"""The hold: damage, cargo and repairs."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Choice, Refusal, Seat, Step
from startable.games.captains import printed
from startable.games.captains.asking import Question
from startable.games.captains.choices import Drop, Mend, Shield, Stop
from startable.games.captains.effects import Apply, does
from startable.games.captains.events import Damaged, Gained, Lost, PowerUsed, Repaired, Shielded
from startable.games.captains.moments import allowed, numbers
from startable.games.captains.refusals import NotAboard, NotDamaged, NotOptional
from startable.games.captains.table import (
    ANDROID,
    ANDROID_TOKEN,
    BROKEN,
    FREE,
    MEDAL,
    NO_CARD,
    PIRATE,
    Captain,
    Captains,
    cargo,
    content_of,
    damage_on,
)

HOLD = -1  # as a place to mend


def capacity(game: Captains, seat: Seat) -> int:
    """How many tokens the ship can carry now; extra slots never hold damage."""
    intact = max(0, content_of(game).ship.cargo_slots - game.captains[seat].damage)
    return intact + sum(numbers(game, seat, "static"))


# Damage


class Suffer(Step[Captains], frozen=True):
    """Take damage, one token after the other, in the hold and never in technology slots."""

    seat: Seat
    n: int

    def run(self, game: Captains) -> Shielding | None:
        if self.n == 0 or ignores_all(game, self.seat):
            return None
        game.then(Suffer(self.seat, self.n - 1), seat=self.seat)
        if ignores_first(game, self.seat):
            return None
        if allowed(game, self.seat, "would_take_damage"):
            return Shielding(self.seat)
        hit(game, self.seat)
        return None


def ignores_all(game: Captains, seat: Seat) -> bool:
    shielded = game.captains[seat].shielded
    if shielded:
        game.tell(Shielded(seat))
    return shielded


def ignores_first(game: Captains, seat: Seat) -> bool:
    """The first damage of a mission may not count."""
    captain = game.captains[seat]
    if captain.mission == NO_CARD or not captain.unscathed:
        return False
    captain.unscathed = False
    power = allowed(game, seat, "mission_damage")
    if power:
        game.tell(PowerUsed(seat, power.key))
    return power is not None


def hit(game: Captains, seat: Seat) -> None:
    game.captains[seat].damage += 1
    game.tell(Damaged(seat, 1))
    game.then(Fit(seat), seat=seat)


class Shielding(Question, frozen=True):
    """A stored pirate token may pay for the damage."""

    def choices(self, game: Captains) -> Sequence[Choice]:
        return [Stop(), Shield()]

    def answer(self, game: Captains, choice: Choice) -> None:
        if isinstance(choice, Stop):
            return hit(game, self.seat)
        power = allowed(game, self.seat, "would_take_damage")
        assert power is not None
        game.captains[self.seat].shielded = True
        lose(game, self.seat, PIRATE)
        game.tell(PowerUsed(self.seat, power.key))
        game.then(Apply(self.seat, power.then), seat=self.seat)
        return None


@does(printed.Damage)
def take_damage(game: Captains, seat: Seat, effect: printed.Damage) -> None:
    game.then(Suffer(seat, effect.n), seat=seat)


# Cargo


class Fit(Question, frozen=True):
    """What does not fit must go; the captain chooses among all tokens aboard."""

    def run(self, game: Captains) -> Fit | None:
        captain = game.captains[self.seat]
        room = capacity(game, self.seat)
        while cargo(captain) > room:
            tokens = stored(captain)
            if len(tokens) > 1 and room > 0:
                return self
            lose(game, self.seat, tokens[0])
        return None

    def choices(self, game: Captains) -> Sequence[Choice]:
        return [Drop(token) for token in stored(game.captains[self.seat])]

    def reason(self, game: Captains, choice: Choice) -> Refusal | None:
        match choice:
            case Drop(token):
                return NotAboard("SC-CARGO-05", token)
            case Stop():
                return NotOptional("SC-DAMAGE-03")
        return None

    def answer(self, game: Captains, choice: Choice) -> None:
        assert isinstance(choice, Drop)
        lose(game, self.seat, choice.token)
        game.then(self, seat=self.seat)


def stored(captain: Captain) -> list[int]:
    """Each kind of token aboard, once."""
    kinds = [kind for kind, number in enumerate(captain.artifacts) if number]
    return [*kinds, PIRATE] if captain.pirates else kinds


def lose(game: Captains, seat: Seat, token: int) -> None:
    """Discard a token of the ship; nothing else comes of it."""
    captain = game.captains[seat]
    if token == PIRATE:
        game.pirate_discard[captain.pirates[-1]] += 1
        captain.pirates = captain.pirates[:-1]
        game.seal(seat)  # it lay face down
    elif token == MEDAL:
        captain.medals -= 1
    elif token == ANDROID_TOKEN:
        captain.ready[ANDROID] -= 1
    else:
        captain.artifacts[token] -= 1
        game.artifact_discard[token] += 1
    game.tell(Lost(seat, token))


def draw_artifact(game: Captains) -> int:
    """A kind at random from the supply, which the discard renews; -1 if there is none anywhere."""
    if not any(game.artifacts):
        game.artifacts, game.artifact_discard = game.artifact_discard, game.artifacts
    return draw(game, game.artifacts, "artifacts")


def draw(game: Captains, pile: list[int], purpose: str) -> int:
    number = game.chance.below(sum(pile), purpose) if any(pile) else -1
    for kind, count in enumerate(pile):
        if 0 <= number < count:
            pile[kind] -= 1
            return kind
        number -= count
    return -1


@does(printed.Artifact)
def gain_artifacts(game: Captains, seat: Seat, effect: printed.Artifact) -> None:
    """All are drawn and seen before anything is discarded for them."""
    kinds = [kind for kind in (draw_artifact(game) for _ in range(effect.n)) if kind >= 0]
    for kind in kinds:
        game.captains[seat].artifacts[kind] += 1
    game.tell(Gained(seat, tuple(kinds)))
    game.then(Fit(seat), seat=seat)


# Repairs


class Mending(Question, frozen=True):
    left: int

    def run(self, game: Captains) -> Mending | None:
        return self if self.left and damage_on(game.captains[self.seat]) else None

    def choices(self, game: Captains) -> Sequence[Choice]:
        captain = game.captains[self.seat]
        hold = [Mend(HOLD)] if captain.damage else []
        return [Stop(), *hold, *(Mend(slot) for slot, card in enumerate(captain.slots) if card == BROKEN)]

    def reason(self, game: Captains, choice: Choice) -> Refusal | None:
        return NotDamaged("SC-REPAIR-01", choice.slot) if isinstance(choice, Mend) else None

    def answer(self, game: Captains, choice: Choice) -> None:
        if isinstance(choice, Mend):
            mend(game, self.seat, choice.slot)
            game.then(Mending(self.seat, self.left - 1), seat=self.seat)


def mend(game: Captains, seat: Seat, slot: int) -> None:
    captain = game.captains[seat]
    if slot == HOLD:
        captain.damage -= 1
    else:
        captain.slots = (*captain.slots[:slot], FREE, *captain.slots[slot + 1 :])
    game.tell(Repaired(seat, slot))


@does(printed.Repair)
def repair(game: Captains, seat: Seat, effect: printed.Repair) -> None:
    game.then(Mending(seat, effect.n), seat=seat)
