"""Pirates: on roads, in ambush, in uprisings, and beaten."""

from __future__ import annotations

from collections.abc import Sequence

from startable.engine import Choice, Refusal, Seat, Step
from startable.games.captains import printed
from startable.games.captains.asking import Question
from startable.games.captains.choices import Attack, Stop
from startable.games.captains.effects import Apply, does
from startable.games.captains.events import Fought, Gained, PirateArrived, Uprising
from startable.games.captains.hold import Fit, Suffer, draw
from startable.games.captains.moments import happen
from startable.games.captains.refusals import NoPirateThere
from startable.games.captains.table import NO_CARD, PIRATE, TILE, Captains, chart_of, content_of


def draw_pirate(game: Captains) -> int:
    """A token at random from the supply, which the discard renews; -1 if there is none anywhere."""
    if not any(game.pirates):
        game.pirates, game.pirate_discard = game.pirate_discard, game.pirates
    return draw(game, game.pirates, "pirates")


def add_pirate(game: Captains, road: int, kind: int) -> None:
    """To the road if no pirate is there, else to the discard."""
    if kind == NO_CARD:
        return
    free = game.roads[road] == NO_CARD
    if free:
        game.roads[road] = kind
    else:
        game.pirate_discard[kind] += 1
    game.tell(PirateArrived(kind, road if free else -1))


def send_pirate(game: Captains, place: int, kind: int) -> None:
    """To the road of its exhaust's colour."""
    if kind != NO_CARD:
        add_pirate(game, chart_of(game).roads[place][content_of(game).pirate_colours[kind]], kind)


def crowd(game: Captains, place: int) -> None:
    """A pirate on every road of this location that has none, whatever their colours."""
    for road in chart_of(game).roads[place]:
        if game.roads[road] == NO_CARD:
            add_pirate(game, road, draw_pirate(game))


@does(printed.Ambush)
def ambush(game: Captains, seat: Seat, effect: printed.Ambush) -> None:
    for _ in range(effect.n):
        send_pirate(game, game.captains[seat].place, draw_pirate(game))


@does(printed.Pirate)
def gain_pirates(game: Captains, seat: Seat, effect: printed.Pirate) -> None:
    """Straight from the supply, face down and without reward."""
    kinds = [kind for kind in (draw_pirate(game) for _ in range(effect.n)) if kind != NO_CARD]
    game.captains[seat].pirates += tuple(kinds)
    game.tell(Gained(seat, (PIRATE,) * len(kinds)))
    game.then(Fit(seat), seat=seat)


# Fights


class Fighting(Question, frozen=True):
    """Each fight is optional and costs one damage before the pirate is taken."""

    left: int

    def run(self, game: Captains) -> Fighting | None:
        return self if self.left and targets(game, self.seat) else None

    def choices(self, game: Captains) -> Sequence[Choice]:
        return [Stop(), *map(Attack, targets(game, self.seat))]

    def reason(self, game: Captains, choice: Choice) -> Refusal | None:
        return NoPirateThere("SC-FIGHT-02", choice.road) if isinstance(choice, Attack) else None

    def answer(self, game: Captains, choice: Choice) -> None:
        if isinstance(choice, Attack):
            seat = self.seat
            game.then(Suffer(seat, 1), Capture(seat, choice.road), Fighting(seat, self.left - 1), seat=seat)


def targets(game: Captains, seat: Seat) -> list[int]:
    return pirate_roads(game, game.captains[seat].place)


def pirate_roads(game: Captains, place: int) -> list[int]:
    return [road for road in chart_of(game).roads[place] if game.roads[road] != NO_CARD]


class Capture(Step[Captains], frozen=True):
    """Take the token with its reward; all of it comes aboard before anything is discarded."""

    seat: Seat
    road: int

    def run(self, game: Captains) -> None:
        kind = game.roads[self.road]
        if kind == NO_CARD:
            return
        game.roads[self.road] = NO_CARD
        game.captains[self.seat].pirates += (kind,)
        game.tell(Fought(self.seat, self.road, kind))
        reward = content_of(game).pirate_rewards[kind]
        game.then(Apply(self.seat, reward), Fit(self.seat), Beaten(self.seat), seat=self.seat)


class Beaten(Step[Captains], frozen=True):
    seat: Seat

    def run(self, game: Captains) -> None:
        happen(game, self.seat, "pirate_defeated")


@does(printed.Fight)
def fight(game: Captains, seat: Seat, effect: printed.Fight) -> None:
    game.then(Fighting(seat, effect.n), seat=seat)


# Uprisings


def uprising(game: Captains) -> None:
    """A pirate for each numbered tile, all drawn before the lowest number reveals its own; then all tiles turn up."""
    game.tell(Uprising())
    tiles = sorted(spot for spot in game.spots if spot >= TILE)
    drawn = [draw_pirate(game) for _ in tiles]
    for tile, kind in zip(tiles, drawn, strict=True):
        send_pirate(game, game.spots.index(tile), kind)
        game.tiles_up |= 1 << (tile - TILE)
