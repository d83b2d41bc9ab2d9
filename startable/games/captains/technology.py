"""Technologies: research and recycling, placing a card and its bonuses, drawing from the decks, the central board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from startable.engine import Choice, Refusal, Seat, Step
from startable.games.captains import printed
from startable.games.captains.asking import Question
from startable.games.captains.choices import Install, Stop
from startable.games.captains.effects import Apply, does
from startable.games.captains.events import Drew, Installed, Refilled, Scrapped
from startable.games.captains.hold import Fit
from startable.games.captains.moments import TurningMoment, allowed, turned
from startable.games.captains.printed import Effects
from startable.games.captains.refusals import NoCardThere, SlotBroken, SlotTaken
from startable.games.captains.table import BROKEN, FREE, NO_CARD, Captain, Captains, content_of

Source = Literal["central", "drawn", "event", "archive"]
BONUS_MOMENTS: tuple[TurningMoment, ...] = (
    "technology_bonus_repair",
    "technology_bonus_medal",
    "technology_bonus_move",
)
SHIP_ROOMS = 4  # rooms 0 to 3; technology slots follow
OPPOSITE = (3, 2, 1, 0)  # top, left, right, bottom


# Taking a card


class Installing(Question, frozen=True):
    """Take one of the cards on offer and put it into a slot, or leave it."""

    source: Source
    recycle: bool = False

    def run(self, game: Captains) -> Installing | None:
        if len(self.choices(game)) > 1:
            return self
        self.clear(game)
        return None

    def choices(self, game: Captains) -> Sequence[Choice]:
        slots = game.captains[self.seat].slots
        free = [slot for slot, card in enumerate(slots) if card == FREE]
        intact = [slot for slot, card in enumerate(slots) if card != BROKEN]
        recycle = self.recycle or self.racks(game)
        may_replace = content_of(game).may_replace
        return [
            Stop(),
            *(
                Install(space, slot)
                for space, card in enumerate(on_offer(game, self.source))
                if card != NO_CARD
                for slot in (intact if recycle or may_replace[card] else free)
            ),
        ]

    def racks(self, game: Captains) -> bool:
        """Whether a power turns research into recycling."""
        return self.source == "central" and allowed(game, self.seat, "research") is not None

    def reason(self, game: Captains, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Install):
            return None
        cards, slots = on_offer(game, self.source), game.captains[self.seat].slots
        if not 0 <= choice.space < len(cards) or cards[choice.space] == NO_CARD:
            return NoCardThere("SC-TECH-01", choice.space)
        if 0 <= choice.slot < len(slots):
            return (
                SlotBroken("SC-REPAIR-05", choice.slot)
                if slots[choice.slot] == BROKEN
                else SlotTaken("SC-TECH-02", choice.slot)
            )
        return None

    def answer(self, game: Captains, choice: Choice) -> None:
        if isinstance(choice, Install):
            card = take(game, self.source, choice.space)
            self.clear(game)
            place(game, self.seat, card, choice.slot)
        else:
            self.clear(game)

    def clear(self, game: Captains) -> None:
        """Cards drawn but not chosen are discarded."""
        if self.source == "drawn":
            discard(game, *game.drawn)
            game.drawn = ()


def on_offer(game: Captains, source: Source) -> Sequence[int]:
    match source:
        case "central":
            return game.central
        case "drawn":
            return game.drawn
        case "event":
            return game.lying
        case "archive":
            return (*game.central, *game.lying)


def take(game: Captains, source: Source, space: int) -> int:
    """Take the card of this space; gaps on the central board stay until the turn ends."""
    if source in ("central", "archive") and space < len(game.central):
        card, game.central[space] = game.central[space], NO_CARD
        return card
    card = on_offer(game, source)[space]
    if source == "drawn":
        game.drawn = tuple(other for other in game.drawn if other != card)
    else:
        game.lying = tuple(other for other in game.lying if other != card)
    return card


@does(printed.Research)
def research(game: Captains, seat: Seat, effect: printed.Research) -> None:
    game.then(Installing(seat, "central"), seat=seat)


@does(printed.Recycle)
def recycle(game: Captains, seat: Seat, effect: printed.Recycle) -> None:
    game.then(Installing(seat, "central", recycle=True), seat=seat)


# Placing and discarding


def place(game: Captains, seat: Seat, card: int, slot: int) -> None:
    """Put the card into the slot, in place of the one there, and earn its bonuses from the top to the bottom."""
    captain = game.captains[seat]
    reward: Effects = ()
    if captain.slots[slot] >= 0:
        reward = reward_for_replacing(game, seat)
        scrap(game, seat, slot)
    fill(game, captain, slot, card)
    game.tell(Installed(seat, card, slot))
    game.then(Fit(seat), Apply(seat, reward + bonuses(game, seat, slot)), seat=seat)


def reward_for_replacing(game: Captains, seat: Seat) -> Effects:
    power = allowed(game, seat, "research")
    return power.then if power else ()


def scrap(game: Captains, seat: Seat, slot: int) -> None:
    """Discard a technology, and with it what lies face down in its room."""
    captain = game.captains[seat]
    card = captain.slots[slot]
    discard(game, card)
    for room, kind in captain.stash:
        if room == SHIP_ROOMS + slot:
            game.artifact_discard[kind] += 1
            game.seal(seat)  # it was unknown
    captain.stash = tuple(hidden for hidden in captain.stash if hidden[0] != SHIP_ROOMS + slot)
    fill(game, captain, slot, FREE)
    game.tell(Scrapped(seat, card, slot))


def fill(game: Captains, captain: Captain, slot: int, card: int) -> None:
    powers = content_of(game).abilities
    captain.slots = (*captain.slots[:slot], card, *captain.slots[slot + 1 :])
    captain.abilities = tuple(other for other in captain.slots if other >= 0 and powers[other] is not None)


def discard(game: Captains, *cards: int) -> None:
    """Omegas have a pile of their own and never enter the technology deck."""
    first_omega = content_of(game).first_omega
    for card in cards:
        if card >= first_omega:
            game.omega_discard += (card,)
        else:
            game.discard.append(card)


def bonuses(game: Captains, seat: Seat, slot: int) -> Effects:
    """One bonus for each side whose icon equals the icon facing it."""
    effects: Effects = ()
    for icon in matches(game, seat, slot):
        effects += turned(game, seat, BONUS_MOMENTS[icon], content_of(game).icon_effects[icon])
    return effects


def matches(game: Captains, seat: Seat, slot: int) -> Iterator[int]:
    """The icons of this slot that equal what faces them: a card's icon, or the board's where there is no card."""
    own = facing(game, seat, slot)
    for side, other in enumerate(content_of(game).neighbours[game.board][slot]):
        if other >= 0 and own[side] >= 0 and facing(game, seat, other)[OPPOSITE[side]] == own[side]:
            yield own[side]


def facing(game: Captains, seat: Seat, slot: int) -> tuple[int, ...]:
    """The icons that can be seen in a slot: a card hides the board's, damage does not."""
    card = game.captains[seat].slots[slot]
    content = content_of(game)
    return content.icons[card] if card >= 0 else content.slot_icons[game.board][slot]


# The decks


def draw_technology(game: Captains) -> int:
    """The top card; an empty deck is made anew from the discard."""
    if not game.deck:
        game.deck, game.discard, game.buried = game.discard, [], 0
        game.chance.shuffle(game.deck, "technologies")
    if not game.deck:
        return NO_CARD
    card = game.deck.pop()
    game.buried = min(game.buried, len(game.deck))
    return card


def draw_omega(game: Captains) -> int:
    if not game.omegas:
        game.omegas, game.omega_discard = list(game.omega_discard), ()
        game.chance.shuffle(game.omegas, "omegas")
    return game.omegas.pop() if game.omegas else NO_CARD


@does(printed.DrawTechnology)
def look_through_technologies(game: Captains, seat: Seat, effect: printed.DrawTechnology) -> None:
    cards = [draw_technology(game) for _ in range(effect.n)]
    show(game, seat, cards)
    game.then(Installing(seat, "drawn"), seat=seat)


@does(printed.DrawOmega)
def look_through_omegas(game: Captains, seat: Seat, effect: printed.DrawOmega) -> None:
    show(game, seat, [draw_omega(game) for _ in range(effect.n)])
    game.then(Installing(seat, "drawn", recycle=True), seat=seat)


def show(game: Captains, seat: Seat, cards: list[int]) -> None:
    game.drawn = tuple(card for card in cards if card != NO_CARD)
    game.tell(Drew(seat, game.drawn))
    game.seal(seat)


class Refill(Step[Captains], frozen=True):
    """Gaps on the central board are filled from the technology deck, also those that omegas left."""

    def run(self, game: Captains) -> None:
        for space, card in enumerate(game.central):
            if card == NO_CARD:
                game.central[space] = draw_technology(game)
                game.tell(Refilled(space, game.central[space]))
