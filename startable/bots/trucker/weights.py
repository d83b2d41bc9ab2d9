"""The numbers that a trucker judges by, in credits unless they say otherwise. They were found by letting it fly."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["Weights"]


class Weights(Struct, frozen=True, kw_only=True, eq=False):
    """How much what is worth. Each trucker has one, so it is hashed quickly."""

    day: float = 0.45  # a day ahead of somebody, before the order of arrival is in sight
    arrive: float = 1.5  # how heavily arriving weighs
    spare: float = 2.0  # astronauts that mishaps may cost beside slavers and epidemics
    catching: float = 1.0  # astronauts that an epidemic costs
    crew: float = 0.6  # a member of the crew that a card takes away
    cube: float = 1.5  # a cube that a card takes away
    price: float = 2.2  # a cube that a hold may carry one day
    intake: float = 0.45  # how many of the cubes that cards show find their way aboard
    hit: float = 2.5  # what a hit costs: the component, and what it did
    struck: float = 0.6  # how likely it is that a shot meets the ship at all
    bare: float = 0.3  # how likely it is that a small asteroid meets a connector, if it meets the ship
    reach: float = 0.7  # how likely it is that an enemy gets as far as us, or an offer
    doubt: float = 1.3  # how much more the last power counts that wins a fight than the first
    exposed: float = 0.55  # a connector that will stay open
    joint: float = 0.4  # a joint more than is needed: the ship holds together
    neighbours: float = 0.2  # two cabins next door to each other
    square: float = 0.6  # a square more to build on, beside what a usual component adds
    tries: float = 4.0  # components that are tried on a square before it is given up
    patience: float = 1.6  # components to try for each square, with which a usual one is good enough
    study: float = 1.3  # read forecasts if there is so many times as much time as building needs
    income: float = 0.6  # what a card to come brings on average
    title: float = 0.4  # how heavily a pilot title weighs beside everything else
    honour: float = 1.0  # what holding a title is worth for each flight to come
    wreckage: float = 0.4  # of a fleet of class IVC, what is lost on the way
    fear: float = 1.0  # how heavy losses ahead weigh when it comes to giving up
