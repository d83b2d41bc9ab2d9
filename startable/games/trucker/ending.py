"""The end of a flight: arrival, the best-looking ship or the titles, goods sold, losses paid."""

from __future__ import annotations

from operator import add

from startable.engine import Points, Result, Seat, Step, places
from startable.games.trucker import events
from startable.games.trucker.insurance import limit
from startable.games.trucker.table import Goods, Trucking
from startable.games.trucker.trek import prizes

__all__ = ["Payday", "forgive", "result"]

SOURCES = ("flight", "arrival", "best-looking ship", "goods", "losses")
JOURNEY_SOURCES = ("flights", "arrivals", "titles", "goods", "losses", "forgiven debts")
ROUND_SOURCES = ("flights", "arrivals", "best-looking ships", "goods", "losses", "forgiven debts")


class Payday(Step[Trucking], frozen=True):
    """Rewards and penalties as the flight board shows them."""

    def run(self, game: Trucking) -> None:
        finishers = arrivals(game)
        game.tell(events.Arrived(tuple(finishers)))
        prize = prizes(game, finishers) if game.titles else beauty(game, finishers)
        for seat in range(game.seats):
            pay(game, seat, finishers, prize[seat])
        if game.edition.in_rounds:
            let_off(game)
        if game.in_rounds and game.last_flight:
            game.tell(_journey_over(game))


def arrivals(game: Trucking) -> list[Seat]:
    """Who arrives, the foremost first; GT-FLEET-43: whoever has more ships is before all who have fewer."""
    return sorted(game.order(), key=lambda seat: -len(game.hull(seat).fleet))


def beauty(game: Trucking, finishers: list[Seat]) -> list[int]:
    """GT-END-04: the award of each seat; whoever finished with the fewest exposed connectors, all of them if tied.

    GT-FLEET-44: only those with the most ships compete.
    """
    most = max((len(game.hull(seat).fleet) for seat in finishers), default=0)
    exposed = {seat: game.hull(seat).exposed for seat in finishers if len(game.hull(seat).fleet) == most}
    best = min(exposed.values(), default=0)
    return [game.flight_board.best_looking if exposed.get(seat) == best else 0 for seat in range(game.seats)]


def pay(game: Trucking, seat: Seat, finishers: list[Seat], prize: int) -> None:
    """GT-GIVEUP-10 to 13: who gave up has no reward for arriving and sells at half the price, rounded up."""
    purse, losses = game.purse(seat), -bill(game, seat)
    arrival = game.flight_board.arrival[finishers.index(seat)] if seat in finishers else 0
    sold = sale(game, seat, arrived=seat in finishers)
    earned = (purse.credits - sum(purse.paid), arrival, prize, sold, losses)
    if game.in_rounds:
        purse.paid = tuple(map(add, purse.paid or (0,) * len(JOURNEY_SOURCES), (*earned, 0)))
        game.tell(events.FlightPaid(seat, arrival, prize, sold, losses))
    else:
        purse.paid = earned
        game.tell(events.PaidOut(seat, *earned[1:], credits=sum(earned)))
    purse.credits = sum(purse.paid)


def bill(game: Trucking, seat: Seat) -> int:
    """GT-END-06, 08: a credit for each component lost, up to the limit of the ship board or of insurance, if any."""
    lost, most = len(game.truckers[seat].lost), limit(game, seat)
    return lost if most is None else min(lost, most)


def sale(game: Trucking, seat: Seat, arrived: bool) -> int:
    """GT-END-05: what the goods aboard are worth; of ships that gave up half of it, rounded up once (GT-FLEET-49)."""
    aboard, stored = (_worth(game, goods) for goods in (game.cargo(seat), game.truckers[seat].stored))
    return aboard + (stored + 1) // 2 if arrived else (aboard + stored + 1) // 2


def _worth(game: Trucking, goods: Goods) -> int:
    return sum(map(int.__mul__, goods, game.edition.prices))


def let_off(game: Trucking) -> None:
    """GT-END-11: in rounds nobody is ever in debt: whoever cannot pay hands over all there is."""
    for seat in range(game.seats):
        forgive(game, seat)


def forgive(game: Trucking, seat: Seat) -> None:
    """GT-TREK-02: nobody starts another flight with less than nothing."""
    purse = game.purse(seat)
    if purse.credits < 0:
        purse.paid = (*purse.paid[:-1], purse.paid[-1] - purse.credits)
        purse.credits = 0
        for other in range(game.seats):
            if game.purse(other) is purse:
                game.tell(events.DebtForgiven(other))


def _journey_over(game: Trucking) -> events.JourneyOver:
    """GT-TREK-18: ties are not broken; GT-TEAM-02: partners win together."""
    credits = tuple(game.purse(seat).credits for seat in range(game.seats))
    return events.JourneyOver(credits, tuple(seat for seat in range(game.seats) if credits[seat] == max(credits)))


def result(game: Trucking) -> Result:
    """GT-GIVEUP-15: credits alone count, whether or not somebody arrived."""
    purses = [game.purse(seat) for seat in range(game.seats)]
    scores = tuple(purse.credits for purse in purses)
    table = zip(*(purse.paid for purse in purses), strict=True)
    sources = SOURCES if not game.in_rounds else JOURNEY_SOURCES if game.titles else ROUND_SOURCES
    return Result(scores, places(scores), tuple(map(Points, sources, table)))
