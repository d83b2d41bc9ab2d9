"""Crew, energy and the deck: everything between the check and the first card."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Ask, Chance, Choice, NotOffered, Refusal, Seat, Step
from startable.games.trucker import events, refusals
from startable.games.trucker.cards import CARDS
from startable.games.trucker.choices import House, Ready
from startable.games.trucker.components import CAPACITY
from startable.games.trucker.flight import Between
from startable.games.trucker.inspection import by_space
from startable.games.trucker.table import ASTRONAUTS, BANKED, COSMOPOLITE, CRUISE, ENERGY, POWER, Trucking

__all__ = ["LEVELS", "Boarding", "Crew", "Launch", "deal", "topped", "used"]

PILES = 4
BERTHS = 2
LEVELS = ("I", "II", "III")


def deal(game: Trucking) -> None:
    """GT-SETUP-14, 16: the piles laid before building; the learning flight has one pile only (GT-SETUP-08, 09)."""
    game.piles = (game.edition.cards("L"),) if game.learning else ()
    lay(game, 0 if game.learning else game.edition.piles_laid)


def lay(game: Trucking, number: int) -> None:
    """So many piles more, as the flight board shows them, of cards that are not in the game yet."""
    pile = game.flight_board.pile if number else {}
    drawn = {level: _shuffled(game, level) for level in pile}
    piles = [tuple(drawn[level].pop() for level, count in pile.items() for _ in range(count)) for _ in range(number)]
    game.piles = (*game.piles, *piles)
    out = used(game)
    game.box = tuple(card for level in LEVELS for card in game.edition.cards(level) if card not in out)


def used(game: Trucking) -> set[int]:
    """The cards of this flight, and those of earlier ones."""
    return {*game.spent, *(card for cards in game.piles for card in cards)}


def _shuffled(game: Trucking, level: str) -> list[int]:
    out = used(game)
    cards = [card for card in game.edition.cards(level) if card not in out]
    game.chance.shuffle(cards, f"cards {level}")
    return cards


class Boarding(Step[Trucking], frozen=True):
    """Two astronauts into every cabin, energy into every battery; then aliens, from the leader on (GT-CREW-09)."""

    def run(self, game: Trucking) -> None:
        for seat in range(game.seats):
            self.fill(game, seat)
        if not game.learning:
            game.then(*[Crew(seat) for seat in by_space(game) if Crew(seat).houses(game)])

    def fill(self, game: Trucking, seat: Seat) -> None:
        me, hull = game.truckers[seat], game.hull(seat)
        for square in hull.cabins:
            me.aboard[square] = berths(game, seat, square)
        for square in hull.insulated if game.hampered(seat, POWER) else hull.batteries:  # GT-TITLE-POWER-03
            me.aboard[square] = CAPACITY[me.cells[square]]
        game.bank[ASTRONAUTS] -= sum(me.aboard[square] for square in hull.cabins)
        game.bank[ENERGY] -= sum(me.aboard[square] for square in hull.batteries)


def berths(game: Trucking, seat: Seat, square: int) -> int:
    """GT-TITLE-CRUISE-03: on a golden cruise captain's ship each exposed connector of a cabin takes a berth."""
    exposed = game.hull(seat).exposed_at(square) if game.hampered(seat, CRUISE) else 0
    return max(0, BERTHS - exposed)


class Crew(Ask[Trucking], frozen=True):
    """GT-CREW-04 to 06: a cabin with life support may house an alien instead of two astronauts, one of each colour."""

    def choices(self, game: Trucking) -> Sequence[Choice]:
        return [Ready(), *self.houses(game)]

    def houses(self, game: Trucking) -> list[House]:
        me, homes, aboard = game.truckers[self.seat], game.homes(self.seat), game.aliens(self.seat)
        free = ((square, alien) for square, aliens in homes.items() if me.aboard[square] == BERTHS for alien in aliens)
        return [House(square, alien) for square, alien in free if alien not in aboard]

    def forbids(self, game: Trucking, choice: Choice) -> Refusal | None:
        if not isinstance(choice, House):
            return None if isinstance(choice, Ready) else NotOffered("GT-CREW-04")
        if choice in self.houses(game):
            return None
        return refusals.NoHome(self.rule_against(game, choice), choice.square, choice.alien)

    def rule_against(self, game: Trucking, choice: House) -> str:
        if choice.alien in game.aliens(self.seat):
            return "GT-CREW-06"
        if choice.alien not in game.hull(self.seat).homes.get(choice.square, ()):
            return "GT-PART-LIFE-2"
        return "GT-TITLE-COSMO-04" if game.hampered(self.seat, COSMOPOLITE) else "GT-TITLE-CRUISE-03"

    def answer(self, game: Trucking, choice: Choice) -> None:
        if isinstance(choice, House):
            game.truckers[self.seat].aboard[choice.square] = choice.alien
            game.bank[ASTRONAUTS] += BERTHS
            game.bank[BANKED[choice.alien]] -= 1
            game.tell(events.Boarded(self.seat, choice.square, choice.alien))
            if self.houses(game):
                game.ask(self)


class Launch(Step[Trucking], frozen=True):
    """Shuttles on their starting spaces, unused components to the discards, and the deck shuffled."""

    def run(self, game: Trucking) -> None:
        behind = game.flight_board.behind_leader
        for trucker in game.truckers:
            trucker.place = behind[-1] - behind[trucker.space - 1]
            trucker.flying = True
            trucker.lost += trucker.aside  # GT-BUILD-15
            trucker.aside = ()
        self.shuffle(game)
        game.tell(events.Launched(tuple(game.order())))
        game.then(Between())

    def shuffle(self, game: Trucking) -> None:
        """GT-SETUP-15, 17: four piles into one deck, the back of the first card showing the level of the flight."""
        lay(game, 0 if game.learning else PILES - len(game.piles))
        cards = [card for pile in game.piles for card in pile]
        game.deck = cards[::-1] if game.stacked else topped(game.chance, cards, game.flight_board.first_card)
        game.launched = True


def topped(chance: Chance, cards: list[int], level: str) -> list[int]:
    """The cards in random order, the last one (which is next) of that level."""
    cards.sort()
    first = chance.pick([card for card in cards if CARDS[card].level == level], "first card")
    cards.remove(first)
    chance.shuffle(cards, "deck")
    return [*cards, first]
