"""What a seat sees, what it can only imagine, and the count of all pieces."""

from __future__ import annotations

from collections import Counter

import msgspec

from startable.engine import Chance, Seat, Step, Value, View
from startable.games.captains.table import NO_CARD, STATION, TILE, Captain, Captains, Companion, commanders, content_of

__all__ = ["imagine", "pieces", "view"]


class Ship(Value, frozen=True, kw_only=True):
    """A captain as everyone sees them: stored pirates and artifacts in rooms lie face down."""

    place: int
    ready: tuple[int, ...]
    queue: tuple[int, ...]
    rings: int
    medals: int
    damage: int
    artifacts: tuple[int, ...]
    pirates: int
    slots: tuple[int, ...]
    tracks: tuple[int, ...]
    missions: tuple[int, ...]
    duty: int
    mission: int
    site: int
    crew: tuple[int, ...]
    resolved: tuple[int, ...]
    room: int
    shielded: bool
    unscathed: bool
    kits: bool
    used: tuple[str, ...]
    crate: bool
    stash: tuple[int, ...]  # the rooms where artifacts lie
    passed: bool


class Sky(Value, frozen=True, kw_only=True):
    """The main board."""

    spots: tuple[int, ...]
    tiles_up: int
    stations: tuple[int, ...]
    stock: tuple[int, ...]
    roads: tuple[int, ...]
    holders: tuple[int, ...]


class Workshop(Value, frozen=True, kw_only=True):
    """The central technology board and its piles."""

    central: tuple[int, ...]
    deck: int
    buried: int
    discard: tuple[int, ...]
    omegas: int
    omega_discard: tuple[int, ...]
    drawn: tuple[int, ...]


class Orders(Value, frozen=True, kw_only=True):
    """The mission deck: how many cards, how many each seat has seen, and those that this seat has."""

    deck: int
    discard: tuple[int, ...]
    peeked: tuple[int, ...]
    known: tuple[int, ...]  # from the top


class Politics(Value, frozen=True, kw_only=True):
    """The faction tracks' events."""

    events: tuple[int, ...]
    resolved: int
    standing: tuple[str, ...]
    lying: tuple[int, ...]
    boxed: tuple[int, ...]


class Supply(Value, frozen=True, kw_only=True):
    artifacts: int
    artifact_discard: tuple[int, ...]
    pirates: int
    pirate_discard: tuple[int, ...]


class Company(Value, frozen=True, kw_only=True):
    """Solo: Captain Ténèbre and the passenger."""

    passenger: int
    place: int
    deck: int
    coming: int
    laid: tuple[int, ...]
    known: tuple[int, ...]


class Task(Value, frozen=True):
    """Something that is asked or still to be done: whose agenda it is on, and the step as JSON."""

    seat: Seat
    step: str


class Sight(View, frozen=True, kw_only=True):
    """Nothing that is asked or planned is secret in this game, so everyone sees it."""

    content: str
    side: int
    board: int
    faces: tuple[int, ...]
    round: int
    first: Seat
    turn: Seat
    captains: tuple[Ship, ...]
    sky: Sky
    workshop: Workshop
    orders: Orders
    politics: Politics
    supply: Supply
    solo: Company | None
    asked: tuple[Task, ...]
    planned: tuple[Task, ...]


def view(game: Captains, seat: Seat | None) -> Sight:
    return Sight(
        content=game.content,
        side=game.side,
        board=game.board,
        faces=game.faces,
        round=game.round,
        first=game.first,
        turn=game.turn,
        captains=tuple(map(ship, game.captains)),
        sky=sky(game),
        workshop=workshop(game),
        orders=orders(game, seat),
        politics=Politics(
            events=game.events,
            resolved=game.resolved,
            standing=game.standing,
            lying=game.lying,
            boxed=game.boxed,
        ),
        supply=supply(game),
        solo=company(game.solo) if game.solo else None,
        asked=tuple(task(other, ask) for other, ask in game.asks.items()),
        planned=tuple(task(other, step) for other, steps in sorted(game.agendas.items()) for step in steps),
    )


def task(seat: Seat, step: Step[Captains]) -> Task:
    return Task(seat, msgspec.json.encode(step).decode())


def ship(captain: Captain) -> Ship:
    return Ship(
        place=captain.place,
        ready=tuple(captain.ready),
        queue=tuple(captain.queue),
        rings=captain.rings,
        medals=captain.medals,
        damage=captain.damage,
        artifacts=tuple(captain.artifacts),
        pirates=len(captain.pirates),
        slots=captain.slots,
        tracks=captain.tracks,
        missions=captain.missions,
        duty=captain.duty,
        mission=captain.mission,
        site=captain.site,
        crew=captain.crew,
        resolved=captain.resolved,
        room=captain.room,
        shielded=captain.shielded,
        unscathed=captain.unscathed,
        kits=captain.kits,
        used=captain.used,
        crate=captain.crate,
        stash=tuple(room for room, _ in captain.stash),
        passed=captain.passed,
    )


def sky(game: Captains) -> Sky:
    return Sky(
        spots=tuple(game.spots),
        tiles_up=game.tiles_up,
        stations=game.stations,
        stock=game.stock,
        roads=tuple(game.roads),
        holders=tuple(game.holders),
    )


def workshop(game: Captains) -> Workshop:
    return Workshop(
        central=tuple(game.central),
        deck=len(game.deck),
        buried=game.buried,
        discard=tuple(game.discard),
        omegas=len(game.omegas),
        omega_discard=game.omega_discard,
        drawn=game.drawn,
    )


def orders(game: Captains, seat: Seat | None) -> Orders:
    return Orders(
        deck=len(game.missions),
        discard=game.mission_discard,
        peeked=game.peeked,
        known=tuple(reversed(seen_missions(game, seat))),
    )


def seen_missions(game: Captains, seat: Seat | None) -> list[int]:
    """The top of the mission deck as far as this seat has looked, the top card last."""
    number = 0 if seat is None else game.peeked[seat]
    return game.missions[len(game.missions) - number :]


def supply(game: Captains) -> Supply:
    return Supply(
        artifacts=sum(game.artifacts),
        artifact_discard=tuple(game.artifact_discard),
        pirates=sum(game.pirates),
        pirate_discard=tuple(game.pirate_discard),
    )


def company(solo: Companion) -> Company:
    return Company(
        passenger=solo.passenger,
        place=solo.place,
        deck=len(solo.deck),
        coming=len(solo.coming),
        laid=solo.laid,
        known=solo.known,
    )


# Imagining


def imagine(game: Captains, seat: Seat | None, deal: Chance) -> None:
    """Deal anew the decks, and what lies face down in supplies, holds and rooms."""
    imagine_pirates(game, deal)
    imagine_artifacts(game, deal)
    imagine_technologies(game, deal)
    game.omegas.sort()
    deal.shuffle(game.omegas, "omegas")
    seen = seen_missions(game, seat)
    unseen = sorted(game.missions[: len(game.missions) - len(seen)])
    deal.shuffle(unseen, "missions")
    game.missions = unseen + seen
    if game.solo:
        imagine_actions(game.solo, deal)


def imagine_pirates(game: Captains, deal: Chance) -> None:
    hidden = [*listed(game.pirates), *(kind for captain in game.captains for kind in captain.pirates)]
    hidden.sort()
    deal.shuffle(hidden, "pirates")
    for captain in game.captains:
        captain.pirates = tuple(hidden.pop() for _ in captain.pirates)
    game.pirates = [hidden.count(kind) for kind in range(len(game.pirates))]


def imagine_artifacts(game: Captains, deal: Chance) -> None:
    hidden = [*listed(game.artifacts), *(kind for captain in game.captains for _, kind in captain.stash)]
    hidden.sort()
    deal.shuffle(hidden, "artifacts")
    for captain in game.captains:
        captain.stash = tuple((room, hidden.pop()) for room, _ in captain.stash)
    game.artifacts = [hidden.count(kind) for kind in range(len(game.artifacts))]


def listed(counts: list[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def imagine_technologies(game: Captains, deal: Chance) -> None:
    """The cards that went to the bottom during setup are known to be beta."""
    cards = content_of(game).technologies
    game.deck.sort()
    deal.shuffle(game.deck, "technologies")
    betas = [card for card in game.deck if cards[card].set == "beta"]
    bottom = betas[: game.buried]
    game.deck = bottom + [card for card in game.deck if card not in bottom]


def imagine_actions(solo: Companion, deal: Chance) -> None:
    """The deck is known but for its order and its newest card, until that one has been laid."""
    left = Counter(solo.known)
    left.subtract(solo.laid)
    newest = Counter(solo.deck) - +left  # empty once it has been laid, and in the first round
    hidden = sorted([*solo.coming, *newest.elements()])
    deal.shuffle(hidden, "later actions")
    solo.coming = tuple(hidden.pop() for _ in solo.coming)
    solo.deck = sorted([*(+left).elements(), *hidden])
    deal.shuffle(solo.deck, "actions")


# Counting


def pieces(game: Captains) -> Counter[str]:
    """Every component of finite supply, wherever it is."""
    count: Counter[str] = Counter()
    for captain in game.captains:
        count.update(f"technology {card}" for card in captain.slots if card >= 0)
        count.update(f"mission {mission}" for mission in (*captain.missions, captain.mission) if mission != NO_CARD)
        count.update(f"pirate {kind}" for kind in captain.pirates)
        count.update(f"artifact {kind}" for kind in [*listed(captain.artifacts), *(kind for _, kind in captain.stash)])
    count.update(f"technology {card}" for card in cards_on_table(game) if card != NO_CARD)
    count.update(f"mission {card}" for card in [*game.missions, *game.mission_discard])
    count.update(f"mission {spot}" for spot in game.spots if 0 <= spot < STATION)
    count.update(f"tile {spot - TILE}" for spot in game.spots if spot >= TILE)
    count.update(f"pirate {kind}" for kind in [*listed(game.pirates), *listed(game.pirate_discard)])
    count.update(f"pirate {kind}" for kind in game.roads if kind != NO_CARD)
    count.update(f"artifact {kind}" for kind in [*listed(game.artifacts), *listed(game.artifact_discard)])
    count.update(f"ring of {seat}" for seat, captain in enumerate(game.captains) for _ in range(rings(captain)))
    if game.solo:
        count.update(f"action {kind}" for kind in [*game.solo.deck, *game.solo.coming, *game.solo.laid])
    return count


def rings(captain: Captain) -> int:
    """Free ones, and those on commanders."""
    return captain.rings + commanders(captain)


def cards_on_table(game: Captains) -> list[int]:
    piles = (game.deck, game.discard, game.omegas, game.omega_discard, game.drawn, game.lying, game.boxed)
    return [*game.central, *(card for pile in piles for card in pile)]
