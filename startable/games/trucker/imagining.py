"""Dealing anew, for one seat, all that it cannot know."""

from __future__ import annotations

from startable.engine import Chance, Choice, Seat
from startable.games.trucker.cards import CARDS
from startable.games.trucker.choices import FlipGlass, LeaveGlass
from startable.games.trucker.deeds import choices
from startable.games.trucker.launch import LEVELS, topped, used
from startable.games.trucker.table import HIDDEN, NO_TILE, Trucking
from startable.games.trucker.view import knows

__all__ = ["imagine", "redeal"]


def imagine(game: Trucking, seat: Seat | None, deal: Chance) -> None:
    redeal(game, seat, deal)
    purse = None if seat is None else game.purse(seat)
    for other, trucker in enumerate(game.truckers):
        if other != seat and not game.over and trucker is not purse:
            trucker.credits, trucker.paid = 0, ()  # GT-SETUP-11: nobody's business


def redeal(game: Trucking, seat: Seat | None, deal: Chance) -> None:
    """All but the purses: whoever plays on from here keeps what they have earned."""
    _imagine_tiles(game, seat, deal)
    _imagine_cards(game, seat, deal)
    for other, trucker in enumerate(game.truckers):
        if other != seat and trucker.intent is not None:
            trucker.intent = deal.pick(_intents(game, other), f"intent {other}")  # type: ignore[assignment]


def _intents(game: Trucking, seat: Seat) -> list[Choice]:
    """What a seat that has chosen for this beat may have chosen."""
    return [FlipGlass(), LeaveGlass()] if game.truckers[seat].space else list(choices(game, seat))


def _imagine_tiles(game: Trucking, seat: Seat | None, deal: Chance) -> None:
    """What lies face down, and what others took from there and have not shown."""
    hidden = [
        trucker
        for other, trucker in enumerate(game.truckers)
        if other != seat and trucker.hand != NO_TILE and trucker.grip == HIDDEN
    ]
    unseen = sorted([*game.pool, *(trucker.hand for trucker in hidden)])
    deal.shuffle(unseen, "components")
    for trucker in hidden:
        trucker.hand = unseen.pop()
    game.pool = unseen


def _imagine_cards(game: Trucking, seat: Seat | None, deal: Chance) -> None:
    """The piles that this seat has not read, consistent with the cards that everyone has seen; and the deck's order."""
    mask = knows(game, seat)
    known = {card for pile, cards in enumerate(game.piles) if mask >> pile & 1 for card in cards}
    if game.stacked:
        known.update(game.seen)  # everyone knows where in the stack they lay
    dealt = {level: _imagine_level(game, level, known, deal) for level in LEVELS}
    game.piles = tuple(
        tuple(card if card in known else dealt[CARDS[card].level].pop() for card in cards) for cards in game.piles
    )
    away = used(game)
    game.box = tuple(card for level in LEVELS for card in game.edition.cards(level) if card not in away)
    if game.deck:
        rest = [card for cards in game.piles for card in cards if card not in game.seen]
        game.deck = rest[::-1] if game.stacked else topped(deal, rest, CARDS[game.deck[-1]].level)


def _imagine_level(game: Trucking, level: str, known: set[int], deal: Chance) -> list[int]:
    """The cards of a level whose places nobody knows: those that have appeared since, and others at random."""
    unread = [card for cards in game.piles for card in cards if card not in known]
    number = sum(CARDS[card].level == level for card in unread)
    fresh = [card for card in game.edition.cards(level) if card not in known and card not in game.spent]
    appeared = [card for card in fresh if card in game.seen]
    others = [card for card in fresh if card not in game.seen]
    deal.shuffle(others, f"cards {level}")
    chosen = sorted([*appeared, *others[: number - len(appeared)]])
    deal.shuffle(chosen, f"piles {level}")
    return chosen
