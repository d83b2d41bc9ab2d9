"""Salvage: a small game that has everything which will hurt later.

Crates drift past and are raced for against an hourglass; a buoy can be peeked into; everyone bids for it in secret;
then all dredge one shared bag at once; and a storm crate makes every other player throw a crate back, which may be
another storm. After two rounds the most valuable cargo wins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import field

from startable.engine import (
    CLOCK,
    Ask,
    Chance,
    Choice,
    Event,
    Game,
    Options,
    Points,
    Refusal,
    Result,
    Rules,
    Seat,
    State,
    Step,
    Value,
    View,
    places,
)

CRATES = 30
DRIFTING = 8
COINS = 5
ROUNDS = 2
DREDGES = 2


def worth(crate: int) -> int:
    return crate % 5 + 1


def stormy(crate: int) -> bool:
    return crate % 6 == 5


# The table


class Setting(Options, frozen=True):
    """How long the game lasts."""

    rounds: int = ROUNDS

    def __post_init__(self) -> None:
        if not 1 <= self.rounds <= 4:
            raise ValueError("rounds must be from 1 to 4")


class Captain(State):
    hand: list[int] = field(default_factory=list)  # a grabbed crate, not yet stowed
    cargo: list[int] = field(default_factory=list)
    coins: int = COINS
    bid: int = 0  # secret until revealed
    lane: list[int] = field(default_factory=list)  # this captain's share of the bag, unseen
    offer: list[int] = field(default_factory=list)  # dredged and looked at in secret
    kept: list[int] = field(default_factory=list)  # dredged, covered until all are done
    thrown: list[int] = field(default_factory=list)  # dredged, to go back into the bag
    dredged: int = 0


class Salvage(Game, kw_only=True):
    captains: list[Captain]
    drift: list[int]
    bag: list[int]
    buoy: list[int]  # one crate per round, the next one first
    knows: set[Seat] = field(default_factory=set)  # who has peeked at the next one
    bank: int = 0
    round: int = 0
    rounds: int = ROUNDS


# What can be chosen, told and refused


class Grab(Choice, frozen=True):
    crate: int


class Stow(Choice, frozen=True):
    front: bool


class Peek(Choice, frozen=True):
    pass


class Finish(Choice, frozen=True):
    pass


class TimeUp(Choice, frozen=True):
    pass


class Offer(Choice, frozen=True):
    coins: int


class Seal(Choice, frozen=True):
    pass


class Keep(Choice, frozen=True):
    keep: bool


class Jettison(Choice, frozen=True):
    crate: int


class Grabbed(Event, frozen=True):
    seat: Seat
    crate: int


class Peeked(Event, frozen=True):
    seat: Seat
    crate: int | None

    def seen_by(self, seat: Seat | None) -> Peeked:
        return self if seat == self.seat else Peeked(self.seat, None)


class Bids(Event, frozen=True):
    coins: tuple[int, ...]


class Stormed(Event, frozen=True):
    by: Seat


class Taken(Refusal, frozen=True):
    """Someone was faster."""

    rule: str
    crate: int


class HandsFull(Refusal, frozen=True):
    """One crate at a time."""

    rule: str


# The yard: everyone at once, against the sand


class Round(Step[Salvage], frozen=True):
    """Race for what drifts, bid for the buoy, dredge the bag."""

    def run(self, game: Salvage) -> Ask[Salvage] | None:
        game.round += 1
        for seat in range(game.seats):
            game.then(Work(seat), seat=seat)
        game.then(Bidding(), Dredging(), *[Round()] * (game.round < game.rounds))
        return Sand(CLOCK)


class Work(Ask[Salvage], frozen=True):
    """Grab and stow, one crate at a time; peek into the buoy; finish."""

    def choices(self, game: Salvage) -> Sequence[Choice]:
        if game.captains[self.seat].hand:
            return [Stow(True), Stow(False)]
        peek = [] if self.seat in game.knows else [Peek()]
        return [*map(Grab, game.drift), *peek, Finish()]

    def forbids(self, game: Salvage, choice: Choice) -> Refusal | None:
        if isinstance(choice, Grab) and game.captains[self.seat].hand:
            return HandsFull("SALVAGE-GRAB-01")
        if isinstance(choice, Grab) and choice.crate not in game.drift:
            return Taken("SALVAGE-GRAB-02", choice.crate)
        return super().forbids(game, choice)

    def answer(self, game: Salvage, choice: Choice) -> None:
        me = game.captains[self.seat]
        match choice:
            case Grab(crate):
                game.drift.remove(crate)
                me.hand.append(crate)
                game.tell(Grabbed(self.seat, crate))
                game.seal(self.seat)  # others have lost it
            case Stow(front):
                me.cargo.insert(0 if front else len(me.cargo), me.hand.pop())
            case Peek():
                game.knows.add(self.seat)
                game.tell(Peeked(self.seat, game.buoy[0]))
                game.seal(self.seat)
            case Finish():
                if game.asks.keys() == {CLOCK}:
                    del game.asks[CLOCK]
                return
        game.ask(self)


class Sand(Ask[Salvage], frozen=True):
    """The hourglass: when it has run out, hands are empty at once."""

    def seconds(self, game: Salvage) -> float:
        return 60.0

    def choices(self, game: Salvage) -> Sequence[Choice]:
        return [TimeUp()]

    def answer(self, game: Salvage, choice: Choice) -> None:
        game.asks.clear()
        for captain in game.captains:
            game.drift += captain.hand
            captain.hand.clear()


# The buoy: secret bids


class Bidding(Step[Salvage], frozen=True):
    def run(self, game: Salvage) -> None:
        for seat in range(game.seats):
            game.then(Bid(seat), seat=seat)
        game.then(Reveal())


class Bid(Ask[Salvage], frozen=True):
    """Change your mind as often as you like, then seal the bid."""

    def choices(self, game: Salvage) -> Sequence[Choice]:
        me = game.captains[self.seat]
        return [Seal(), *[Offer(coins) for coins in range(me.coins + 1) if coins != me.bid]]

    def answer(self, game: Salvage, choice: Choice) -> None:
        if isinstance(choice, Offer):
            game.captains[self.seat].bid = choice.coins
            game.ask(self)


class Reveal(Step[Salvage], frozen=True):
    """The highest bid alone pays and opens the buoy's next crate; a tie lets it drift."""

    def run(self, game: Salvage) -> None:
        bids = tuple(captain.bid for captain in game.captains)
        game.tell(Bids(bids))
        crate = game.buoy.pop(0)
        game.knows.clear()
        for captain in game.captains:
            captain.bid = 0
        if bids.count(max(bids)) > 1:
            game.drift.append(crate)
            return
        winner = bids.index(max(bids))
        game.captains[winner].coins -= max(bids)
        game.bank += max(bids)
        game.then(Load(winner, crate))
        game.captains[winner].cargo.append(crate)


class Load(Step[Salvage], frozen=True):
    """A storm crate shakes everyone else."""

    seat: Seat
    crate: int

    def run(self, game: Salvage) -> None:
        if stormy(self.crate):
            game.tell(Stormed(self.seat))
            game.then(*[Throw(seat) for seat in range(game.seats) if seat != self.seat])


class Throw(Step[Salvage], frozen=True):
    """Whoever has cargo throws one crate back."""

    seat: Seat

    def run(self, game: Salvage) -> Ask[Salvage] | None:
        return Overboard(self.seat) if game.captains[self.seat].cargo else None


class Overboard(Ask[Salvage], frozen=True):
    def choices(self, game: Salvage) -> Sequence[Choice]:
        return [Jettison(crate) for crate in game.captains[self.seat].cargo]

    def answer(self, game: Salvage, choice: Choice) -> None:
        assert isinstance(choice, Jettison)
        game.captains[self.seat].cargo.remove(choice.crate)
        game.drift.append(choice.crate)
        game.then(Load(self.seat, choice.crate))  # it may be a storm in its turn


# The bag: all dredge at once, each in a lane of its own


class Dredging(Step[Salvage], frozen=True):
    """Deal the bag into equal lanes, so that nobody's crates depend on who is quicker."""

    def run(self, game: Salvage) -> None:
        share = len(game.bag) // game.seats
        for seat, captain in enumerate(game.captains):
            captain.lane, captain.dredged = game.bag[:share], 0
            del game.bag[:share]
            game.then(Dredge(seat), seat=seat)
        game.then(Shake())


class Dredge(Step[Salvage], frozen=True):
    seat: Seat

    def run(self, game: Salvage) -> Ask[Salvage] | None:
        me = game.captains[self.seat]
        if not me.lane or me.dredged == DREDGES:
            return None
        me.dredged += 1
        me.offer.append(me.lane.pop(0))
        game.seal(self.seat)
        return Sift(self.seat)


class Sift(Ask[Salvage], frozen=True):
    """Keep the crate or throw it back later, unseen by the others."""

    def choices(self, game: Salvage) -> Sequence[Choice]:
        return [Keep(True), Keep(False)]

    def answer(self, game: Salvage, choice: Choice) -> None:
        me = game.captains[self.seat]
        assert isinstance(choice, Keep)
        (me.kept if choice.keep else me.thrown).append(me.offer.pop())
        game.then(Dredge(self.seat), seat=self.seat)


class Shake(Step[Salvage], frozen=True):
    """What was kept is shown; what nobody kept goes back, well shaken."""

    def run(self, game: Salvage) -> None:
        for captain in game.captains:
            captain.cargo += captain.kept
            game.bag += captain.lane + captain.thrown
            captain.lane, captain.kept, captain.thrown = [], [], []
        game.chance.shuffle(game.bag, "bag")


# Beginning and end


def setup(chance: Chance, seats: int, options: Setting) -> Salvage:
    crates = list(range(CRATES))
    chance.shuffle(crates, "setup")
    game = Salvage(
        chance=chance,
        seats=seats,
        captains=[Captain() for _ in range(seats)],
        drift=sorted(crates[:DRIFTING]),
        buoy=crates[DRIFTING : DRIFTING + options.rounds],
        bag=crates[DRIFTING + options.rounds :],
        rounds=options.rounds,
    )
    game.then(Round())
    return game


def result(game: Salvage) -> Result:
    cargo = tuple(sum(map(worth, captain.cargo)) for captain in game.captains)
    coins = tuple(captain.coins for captain in game.captains)
    scores = tuple(map(sum, zip(cargo, coins, strict=True)))
    return Result(scores, places(scores), (Points("cargo", cargo), Points("coins", coins)))


def pieces(game: Salvage) -> Counter[str]:
    captains = game.captains
    held = [crate for c in captains for pile in (c.hand, c.cargo, c.lane, c.offer, c.kept, c.thrown) for crate in pile]
    crates = Counter(f"crate {crate}" for crate in [*game.drift, *game.bag, *game.buoy, *held])
    return crates + Counter(coins=game.bank + sum(captain.coins for captain in captains))


# What a seat sees, and what it can only imagine


class Deck(Value, frozen=True):
    """A captain as another captain, or themselves, sees them."""

    hand: tuple[int, ...]
    cargo: tuple[int, ...]
    coins: int
    lane: int
    sifted: int
    waiting: bool
    secret: Secret | None


class Secret(Value, frozen=True):
    """What only the captain sees."""

    bid: int
    offer: tuple[int, ...]
    kept: tuple[int, ...]
    thrown: tuple[int, ...]


class Sight(View, frozen=True):
    round: int
    drift: tuple[int, ...]
    bag: int
    buoy: int | None
    knows: tuple[Seat, ...]
    bank: int
    captains: tuple[Deck, ...]


def view(game: Salvage, seat: Seat | None) -> Sight:
    return Sight(
        round=game.round,
        drift=tuple(game.drift),
        bag=len(game.bag),
        buoy=game.buoy[0] if seat in game.knows else None,
        knows=tuple(sorted(game.knows)),
        bank=game.bank,
        captains=tuple(deck(game, other, seat) for other in range(game.seats)),
    )


def deck(game: Salvage, other: Seat, seat: Seat | None) -> Deck:
    captain = game.captains[other]
    return Deck(
        hand=tuple(captain.hand),
        cargo=tuple(captain.cargo),
        coins=captain.coins,
        lane=len(captain.lane),
        sifted=len(captain.kept) + len(captain.thrown),
        waiting=other in game.asks,
        secret=secret(captain) if other == seat else None,
    )


def secret(captain: Captain) -> Secret:
    return Secret(captain.bid, tuple(captain.offer), tuple(captain.kept), tuple(captain.thrown))


def imagine(game: Salvage, seat: Seat | None, deal: Chance) -> None:
    """Deal anew what is in the bag, the buoy and the lanes, and what others hide."""
    known = game.buoy[:1] if seat in game.knows else []
    rivals = [captain for other, captain in enumerate(game.captains) if other != seat]
    unseen = game.bag + game.buoy[len(known) :]
    for captain in game.captains:
        unseen += captain.lane
    for captain in rivals:
        unseen += captain.offer + captain.kept + captain.thrown
    unseen.sort()
    deal.shuffle(unseen, "unseen")
    game.buoy = known + [unseen.pop() for _ in game.buoy[len(known) :]]
    for captain in game.captains:
        captain.lane = [unseen.pop() for _ in captain.lane]
    for captain in rivals:
        captain.offer = [unseen.pop() for _ in captain.offer]
        sifted = [unseen.pop() for _ in captain.kept + captain.thrown]
        captain.kept, captain.thrown = sifted, []
    game.bag = unseen
    imagine_bids(game, seat, deal)


def imagine_bids(game: Salvage, seat: Seat | None, deal: Chance) -> None:
    """Whoever has sealed a bid may have bid anything; whoever has not is imagined before bidding."""
    bidding = any(isinstance(ask, Bid) for ask in game.asks.values())
    for other, captain in enumerate(game.captains):
        if bidding and other != seat:
            captain.bid = 0 if other in game.asks else deal.below(captain.coins + 1, f"bid {other}")


SALVAGE = Rules(
    name="salvage",
    home=__name__,
    version=1,
    seats=range(2, 5),
    game=Salvage,
    options=Setting,
    setup=setup,
    view=view,
    imagine=imagine,
    result=result,
    pieces=pieces,
    races=(Work, Sand),
)
