"""Turns, the stations at their end, and rounds."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Choice, Refusal, Seat, Step
from startable.games.captains.asking import Question
from startable.games.captains.choices import Activate, Awaken, DoMission, Invoke, Pass, Promote, Train
from startable.games.captains.crew import (
    TRAINING_COST,
    promote,
    promotion_cost,
    promotions,
    recall,
    train,
    trainings,
    why_not_promote,
    why_not_train,
)
from startable.games.captains.effects import Apply
from startable.games.captains.events import GameEnded, Passed, PowerUsed, Restocked, RoundBegan, StationUsed, TurnBegan
from startable.games.captains.hold import Suffer, lose
from startable.games.captains.missions import start_mission, why_no_mission
from startable.games.captains.moments import allowed, happen, numbers, perform
from startable.games.captains.rooms import (
    activate,
    activations,
    awakenings,
    use_room,
    why_not_activate,
    why_not_awaken,
)
from startable.games.captains.solo import CompanionTurn, renew_actions
from startable.games.captains.table import NEVER, NOBODY, Captains, clockwise, content_of, is_station, standing_on
from startable.games.captains.technology import Refill
from startable.games.captains.trading import Paying, purse

CRATE_DAMAGE = 2


class Turn(Step[Captains], frozen=True):
    seat: Seat

    def run(self, game: Captains) -> TakeTurn:
        game.turn = self.seat
        game.tell(TurnBegan(self.seat))
        game.then(EndTurn(self.seat))
        return TakeTurn(self.seat)


class TakeTurn(Question, frozen=True):
    """Improve the crew first, then one of three: activate a room, carry out a mission, or pass."""

    def choices(self, game: Captains) -> Sequence[Choice]:
        captain = game.captains[self.seat]
        mission: list[Choice] = [] if why_no_mission(game, self.seat) else [DoMission()]
        return [
            Pass(),
            *mission,
            *activations(game, captain),
            *awakenings(game, captain),
            *self.improvements(game),
            *self.powers(game),
        ]

    def improvements(self, game: Captains) -> list[Choice]:
        captain, funds = game.captains[self.seat], purse(game, self.seat)
        if funds < TRAINING_COST:
            return []
        promoting = promotions(captain) if funds >= promotion_cost(game, self.seat) else []
        return trainings(captain) + promoting

    def powers(self, game: Captains) -> list[Choice]:
        """Technologies that can be used now, once per round."""
        power = allowed(game, self.seat, "start_of_turn")
        if power is None:
            return []
        slots, powers = game.captains[self.seat].slots, content_of(game).abilities
        return [Invoke(slot) for slot, card in enumerate(slots) if card >= 0 and powers[card] is power]

    def reason(self, game: Captains, choice: Choice) -> Refusal | None:
        captain = game.captains[self.seat]
        match choice:
            case Activate():
                return why_not_activate(game, captain, choice)
            case Awaken():
                return why_not_awaken(game, captain, choice)
            case DoMission():
                return why_no_mission(game, self.seat)
            case Train():
                return why_not_train(game, self.seat, choice)
            case Promote():
                return why_not_promote(game, self.seat, choice)
        return None

    def answer(self, game: Captains, choice: Choice) -> None:
        seat = self.seat
        match choice:
            case Activate(room, figure):
                activate(game, seat, room, figure)
            case Awaken(room, first, second):
                lose(game, seat, first)
                lose(game, seat, second)
                use_room(game, seat, room, NOBODY)
            case DoMission():
                start_mission(game, seat)
            case Pass():
                game.captains[seat].passed = True
                game.tell(Passed(seat))
            case _:
                self.prepare(game, choice)

    def prepare(self, game: Captains, choice: Choice) -> None:
        """What may be done before the action, as often as one can."""
        seat = self.seat
        match choice:
            case Train():
                train(game, seat, choice)
                game.then(Paying(seat, TRAINING_COST), self, seat=seat)
            case Promote(colour):
                promote(game, seat, colour)
                game.then(Paying(seat, promotion_cost(game, seat)), self, seat=seat)
            case Invoke():
                power = allowed(game, seat, "start_of_turn")
                assert power is not None
                game.captains[seat].used += (power.key,)
                game.tell(PowerUsed(seat, power.key))
                game.then(Apply(seat, power.then), self, seat=seat)


# The end of a turn


class EndTurn(Step[Captains], frozen=True):
    """Where the ship is now decides: events in force, then the station's tile; then the central board is refilled."""

    seat: Seat

    def run(self, game: Captains) -> None:
        place = game.captains[self.seat].place
        game.then(AtStation(self.seat, place), UseTile(self.seat, place), *LAST_OF_TURN, NextTurn(self.seat))


class AtStation(Step[Captains], frozen=True):
    seat: Seat
    place: int

    def run(self, game: Captains) -> None:
        if is_station(game, self.place):
            game.then(*(InForce(self.seat, power) for power in game.standing))


class InForce(Step[Captains], frozen=True):
    """An event that stays in force, finished before the next one."""

    seat: Seat
    power: str

    def run(self, game: Captains) -> None:
        perform(game, self.seat, "end_of_turn_at_station", self.power)


class UseTile(Step[Captains], frozen=True):
    """A station tile works once per round; then it waits for the next one."""

    seat: Seat
    place: int

    def run(self, game: Captains) -> None:
        if self.place not in game.stations:
            return
        station = game.stations.index(self.place)
        if game.stock[station] == 0:
            put_tile(game, station, game.round + 1)
            game.tell(StationUsed(self.seat, station))
            effects = content_of(game).stations[station].effects
            game.then(Apply(self.seat, effects), Docked(self.seat), seat=self.seat)


def put_tile(game: Captains, station: int, arrival: int) -> None:
    """On the station (0), or on the round track; after the last round there is no later one."""
    arrival = arrival if arrival <= len(content_of(game).rounds) else NEVER
    game.stock = (*game.stock[:station], arrival, *game.stock[station + 1 :])


class Docked(Step[Captains], frozen=True):
    seat: Seat

    def run(self, game: Captains) -> None:
        happen(game, self.seat, "station_tile_used")


class LowerShields(Step[Captains], frozen=True):
    """What keeps damage off until the end of a turn is over."""

    def run(self, game: Captains) -> None:
        for captain in game.captains:
            captain.shielded = False


LAST_OF_TURN = (Refill(), LowerShields())  # Captain Ténèbre's turn ends like any other


class NextTurn(Step[Captains], frozen=True):
    """Clockwise to the next captain who has not passed, or Captain Ténèbre; when all have, the round is over."""

    seat: Seat

    def run(self, game: Captains) -> None:
        waiting = [seat for seat in clockwise(game, self.seat + 1) if not game.captains[seat].passed]
        companion = game.solo is not None and bool(game.solo.deck)
        following = Turn(waiting[0]) if waiting else NextTurn(self.seat) if companion else EndRound()
        game.then(*((CompanionTurn(), *LAST_OF_TURN) if companion else ()), following)


# Rounds


class EndRound(Step[Captains], frozen=True):
    """Queues are released, then the new round's items, the stations, the first player."""

    def run(self, game: Captains) -> None:
        rounds = content_of(game).rounds
        if game.round == len(rounds):
            game.then(*(Burst(seat) for seat in clockwise(game, game.first)), End())
            return
        for seat in range(game.seats):
            release(game, seat)
        game.round += 1
        items = rounds[game.round - 1].each_player
        new = (Apply(seat, items) for seat in clockwise(game, game.first))
        game.then(*new, Restock(), BeginRound())


def release(game: Captains, seat: Seat) -> None:
    """All but the last figures leave the queue."""
    captain = game.captains[seat]
    keeps = min([content_of(game).ship.queue_keeps, *numbers(game, seat, "end_of_round")])
    while len(captain.queue) > keeps:
        recall(game, seat, 0)
    captain.passed, captain.used = False, ()


class Restock(Step[Captains], frozen=True):
    """A tile comes back unless a captain's ship is at its station; then it waits another round."""

    def run(self, game: Captains) -> None:
        for station, place in enumerate(game.stations):
            if game.stock[station] == game.round:
                if standing_on(game, place):
                    put_tile(game, station, game.round + 1)
                else:
                    put_tile(game, station, 0)
                    game.tell(Restocked(station))


class BeginRound(Step[Captains], frozen=True):
    def run(self, game: Captains) -> None:
        game.first = (game.first + 1) % game.seats
        if game.solo:
            renew_actions(game, game.solo)
        game.tell(RoundBegan(game.round, game.first))
        game.then(Turn(game.first))


class Burst(Step[Captains], frozen=True):
    """A crate that was never delivered."""

    seat: Seat

    def run(self, game: Captains) -> None:
        captain = game.captains[self.seat]
        if captain.crate:
            captain.crate = False
            game.then(Suffer(self.seat, CRATE_DAMAGE), seat=self.seat)


class End(Step[Captains], frozen=True):
    def run(self, game: Captains) -> None:
        game.tell(GameEnded())
