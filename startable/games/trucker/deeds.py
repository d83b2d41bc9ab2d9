"""What hands may do in the yard: which choices there are, what forbids one, and what it does."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from startable.engine import Choice, NotOffered, Refusal, Seat
from startable.games.trucker import events, refusals
from startable.games.trucker.boards import NOWHERE
from startable.games.trucker.choices import (
    Close,
    Finish,
    FlipGlass,
    LeaveGlass,
    Lift,
    PutBack,
    Read,
    Remove,
    SetAside,
    Take,
    TakeAside,
    TakeHidden,
    Weld,
)
from startable.games.trucker.components import COMPONENTS, CONNECTORS
from startable.games.trucker.losses import take_off
from startable.games.trucker.table import ENGINEER, HIDDEN, NO_PILE, NO_TILE, NOBODY, OPEN, RESERVED, Trucker, Trucking
from startable.games.trucker.teams import changes_places, swap_boards

__all__ = [
    "builders",
    "choices",
    "do",
    "fasten",
    "finish",
    "flip",
    "forbids",
    "free_spaces",
    "no_flip",
    "no_weld",
    "welds_of",
]

RESERVE = 2
DICE = 2  # that join the ships of class IVC
HARD = 5  # sides with connectors on the two components of a golden master engineer
TAKES = tuple(Take(tile) for tile in range(len(COMPONENTS)))
WELDS = tuple(Weld(place // 4, place % 4) for place in range(4 * 128))
BROKEN = {  # what a fault at the check is called while building
    "GT-CHECK-01": "GT-CONN-03",
    "GT-CHECK-02": "GT-CONN-05",
    "GT-CHECK-03": "GT-PART-ENGINE",
    "GT-CHECK-04": "GT-PART-ENGINE",
    "GT-CHECK-05": "GT-PART-CANNON",
    "GT-CHECK-07": "GT-CONN-06",
}


def builders(game: Trucking) -> list[Seat]:
    return [seat for seat, trucker in enumerate(game.truckers) if not trucker.space]


def free_spaces(game: Trucking) -> list[int]:
    """GT-FINISH-04: any free space up to the number of players; GT-FINISH-02: when learning, the first free one."""
    taken = {trucker.space for trucker in game.truckers}
    free = [space for space in range(1, game.seats + 1) if space not in taken]
    return free[:1] if game.learning else free


# What there is to choose


def choices(game: Trucking, seat: Seat) -> Sequence[Choice]:
    me = game.truckers[seat]
    if me.reading != NO_PILE:
        return [Close(), *_one_handed(game, seat)]
    return _empty_handed(game, seat, me) if me.hand == NO_TILE else _in_hand(game, seat, me)


def _in_hand(game: Trucking, seat: Seat, me: Trucker) -> list[Choice]:
    welds = [] if reserves_first(game, seat) else welds_of(game, seat)
    back = [] if me.grip == RESERVED else [PutBack()]
    aside = [] if _no_reserve(game, seat, me) else [SetAside()]
    return [*welds, *back, *aside, *_one_handed(game, seat)]


def _one_handed(game: Trucking, seat: Seat) -> list[FlipGlass]:
    """GT-BUILD-22: a full hand keeps nobody from the hourglass; only in beats are all hands free when it is turned."""
    return [] if game.running or game.setting.pace == "relaxed" or no_flip(game, seat) else [FlipGlass()]


def welds_of(game: Trucking, seat: Seat) -> list[Weld]:
    """Where and how the component in hand may be added."""
    me, hull = game.truckers[seat], game.hull(seat)
    if welds_freely(game, me):
        return [WELDS[square * 4 + turn] for square in hull.edge for turn in range(4)]
    return [WELDS[place] for place in hull.fits(me.hand)]


def reserves_first(game: Trucking, seat: Seat) -> bool:
    """GT-TITLE-ENGINEER-02: whether a golden master engineer must set components aside before adding any."""
    return len(game.truckers[seat].aside) < RESERVE and game.hampered(seat, ENGINEER)


def welds_freely(game: Trucking, me: Trucker) -> bool:
    """Whether illegal squares are open to this hand: by agreement, until a fault has been found."""
    return game.setting.free_welding and not me.mended


def _empty_handed(game: Trucking, seat: Seat, me: Trucker) -> list[Choice]:
    found: list[Choice] = [TakeHidden()] if game.pool else []
    found += [TAKES[tile] for tile in game.heap]
    if not game.hampered(seat, ENGINEER):
        found += [TakeAside(tile) for tile in me.aside]
    if me.last != NOWHERE:
        found.append(Lift())
    found += [Remove(square) for square in _removable(game, seat)]
    found += _readable(game, seat)
    if not no_flip(game, seat):
        found.append(FlipGlass())
    return found + [Finish(space) for space in free_spaces(game)]


def _mends(game: Trucking) -> bool:
    """GT-CHECK-08: in the test flight of 2007 what is wrong comes off before the ship is called finished."""
    return game.learning and game.edition.mends_in_training


def _removable(game: Trucking, seat: Seat) -> list[int]:
    """Where something is wrong; what was added last is lifted instead."""
    faults = game.hull(seat).faults if _mends(game) else ()
    return sorted({square for fault in faults for square in fault.squares} - {game.truckers[seat].last})


def _readable(game: Trucking, seat: Seat) -> list[Read]:
    if game.learning or _too_early(game, seat):
        return []
    taken = [trucker.reading for trucker in game.truckers]
    return [Read(pile) for pile in range(game.edition.piles_to_read) if pile not in taken]


# What forbids a choice


def forbids(game: Trucking, seat: Seat, choice: Choice) -> Refusal | None:
    """The rule against it, in agreement with choices()."""
    return refusals.cited(_forbids(game, seat, choice), game.edition.rows)


def _forbids(game: Trucking, seat: Seat, choice: Choice) -> Refusal | None:
    me = game.truckers[seat]
    match choice:
        case Close():
            return refusals.NoPile() if me.reading == NO_PILE else None
        case FlipGlass() if game.setting.pace != "relaxed":
            return no_flip(game, seat)
        case Remove(square) if _mends(game):
            offending = square in _removable(game, seat)
            return _hands_full(me) or (None if offending else refusals.NotOffending("GT-CHECK-08", square))
        case TakeHidden() | Take() | TakeAside() | Lift() | Read() | FlipGlass() | Finish():
            return _hands_full(me) or _no_deed(game, seat, me, choice)
        case Weld() | PutBack() | SetAside():
            return _hands_empty(me) or _no_settling(game, seat, me, choice)
    return NotOffered()


def _hands_full(me: Trucker) -> Refusal | None:
    if me.reading != NO_PILE:
        return refusals.PileInHand("GT-BUILD-17", me.reading)
    return None if me.hand == NO_TILE else refusals.HandFull("GT-BUILD-03", me.hand)


def _hands_empty(me: Trucker) -> Refusal | None:
    if me.reading != NO_PILE:
        return refusals.PileInHand("GT-BUILD-17", me.reading)
    return refusals.HandEmpty() if me.hand == NO_TILE else None


def _no_deed(game: Trucking, seat: Seat, me: Trucker, choice: Choice) -> Refusal | None:
    match choice:
        case TakeHidden():
            return None if game.pool else refusals.NoneHidden()
        case Take(tile):
            return None if tile in game.heap else refusals.TileGone("GT-BUILD-07", tile)
        case TakeAside(tile):
            return _no_taking_aside(game, seat, tile)
        case Lift():
            return refusals.AlreadyWelded() if me.last == NOWHERE else None
        case Read(pile):
            return _no_reading(game, seat, pile)
        case Finish(space):
            return _no_space(game, space)
    return no_flip(game, seat)


def _no_settling(game: Trucking, seat: Seat, me: Trucker, choice: Choice) -> Refusal | None:
    match choice:
        case Weld(square, turn):
            first = refusals.ReserveFirst("GT-TITLE-ENGINEER-02", me.aside) if reserves_first(game, seat) else None
            return first or no_weld(game, seat, square, turn)
        case PutBack():
            return refusals.NeverBack("GT-BUILD-14", me.hand) if me.grip == RESERVED else None
    return _no_reserve(game, seat, me)


def _no_taking_aside(game: Trucking, seat: Seat, tile: int) -> Refusal | None:
    if tile not in game.truckers[seat].aside:
        return refusals.NotAside("GT-BUILD-13", tile)
    return refusals.KeptForLater("GT-TITLE-ENGINEER-03", tile) if game.hampered(seat, ENGINEER) else None


def _no_reserve(game: Trucking, seat: Seat, me: Trucker) -> Refusal | None:
    if game.learning:
        return refusals.NoReserve()
    if len(me.aside) >= RESERVE:
        return refusals.ReserveFull("GT-BUILD-12", me.aside)
    if not me.aside or not game.hampered(seat, ENGINEER):
        return None
    connectors = sum(CONNECTORS[tile * 4] for tile in (*me.aside, me.hand))
    return refusals.TooSmooth("GT-TITLE-ENGINEER-02", me.hand, connectors) if connectors < HARD else None


def no_weld(game: Trucking, seat: Seat, square: int, turn: int) -> Refusal | None:
    hull, tile = game.hull(seat), game.truckers[seat].hand
    if square not in hull.edge or not 0 <= turn < 4:
        return refusals.NoSquare("GT-BUILD-10", square, turn)
    if welds_freely(game, game.truckers[seat]) or square * 4 + turn in hull.fits(tile):
        return None
    faults = hull.with_tile(square, tile * 4 + turn).faults
    fault = next((fault for fault in faults if square in fault.squares), faults[0])
    return refusals.Misfit(BROKEN[fault.rule], square, turn, fault.squares)


def _no_reading(game: Trucking, seat: Seat, pile: int) -> Refusal | None:
    """GT-BUILD-17, GT-SETUP-17: three piles, once a component is added, one reader at a time."""
    if game.learning:
        return refusals.NoSuchPile("GT-SETUP-09", pile)
    if not 0 <= pile < game.edition.piles_to_read:
        return refusals.NoSuchPile("GT-SETUP-17", pile)
    if early := _too_early(game, seat):
        return early
    taken = any(trucker.reading == pile for trucker in game.truckers)
    return refusals.PileTaken("GT-BUILD-33", pile) if taken else None


def _too_early(game: Trucking, seat: Seat) -> Refusal | None:
    """GT-BUILD-17: not before something is added; GT-FLEET-01: and that to each of the parts that dice have joined."""
    hull = game.hull(seat)
    added = sum(1 << square for square in hull.squares if square != hull.board.start)
    if not added:
        return refusals.NothingAdded()
    for number, part in enumerate(hull.board.parts):
        if part not in hull.board.ships and not part & added:
            return refusals.PartNotBegun("GT-FLEET-01", number)
    return None


def _no_space(game: Trucking, space: int) -> Refusal | None:
    rule = "GT-FINISH-02" if game.learning else "GT-FINISH-04"
    return None if space in free_spaces(game) else refusals.NoSpace(rule, space)


def no_flip(game: Trucking, seat: Seat) -> Refusal | None:
    """GT-BUILD-22, 24: anyone turns the run-out glass, but only who has finished turns it onto the final space."""
    runs = game.flight_board.hourglass
    if not runs:
        return refusals.NoGlass()
    if game.running or game.glass == runs:
        return refusals.SandRuns()
    return refusals.OnlyFinished() if game.glass + 1 == runs and not game.truckers[seat].space else None


# What a choice does


def do(game: Trucking, seat: Seat, choice: Choice) -> None:
    """Do what forbids() has allowed."""
    me = game.truckers[seat]
    if not me.space:
        game.left = 0  # GT-BUILD-22: building goes on until somebody turns the glass, at whatever moment
    match choice:
        case TakeHidden():
            _grasp(me, game.pool.pop(), HIDDEN)
            game.tell(events.TookHidden(seat, me.hand))
        case Take(tile):
            game.heap.remove(tile)
            _grasp(me, tile, OPEN)
            game.tell(events.Took(seat, tile))
        case TakeAside(tile):
            me.aside = tuple(other for other in me.aside if other != tile)
            _grasp(me, tile, RESERVED)
            game.tell(events.Took(seat, tile, aside=True))
        case Weld(square, turn):
            _weld(game, seat, square, turn)
        case Lift():
            game.tell(events.Lifted(seat, me.last))
            lifted, grip = me.cells[me.last] // 4, RESERVED if me.from_aside else OPEN
            me.cells = (*me.cells[: me.last], NOWHERE, *me.cells[me.last + 1 :])
            _grasp(me, lifted, grip)
        case PutBack():
            insort(game.heap, me.hand)
            game.tell(events.WasPutBack(seat, me.hand))
            _let_go(me)
        case SetAside():
            me.aside = (*me.aside, me.hand)
            game.tell(events.WasSetAside(seat, me.hand))
            _let_go(me)
        case Remove(square):
            game.tell(events.Destroyed(seat, square, me.cells[square] // 4))
            take_off(game, seat, (square,))
        case Read(pile):
            if game.edition.reading_welds:
                fasten(me)
            me.reading, me.knows = pile, me.knows | 1 << pile
            game.tell(events.Reading(seat, pile, game.piles[pile]))
        case Close():
            game.tell(events.WasClosed(seat, me.reading))
            me.reading = NO_PILE
        case FlipGlass():
            flip(game, seat)
        case LeaveGlass():
            game.left |= 1 << seat
        case Finish(space):
            finish(game, seat, space)


def _grasp(me: Trucker, tile: int, grip: int) -> None:
    """Taking a component welds the one before (GT-BUILD-09)."""
    me.hand, me.grip = tile, grip
    fasten(me)


def _let_go(me: Trucker) -> None:
    me.hand, me.grip = NO_TILE, OPEN


def fasten(me: Trucker) -> None:
    """What was added last can no longer be moved."""
    me.last, me.from_aside = NOWHERE, False


def _weld(game: Trucking, seat: Seat, square: int, turn: int) -> None:
    me = game.truckers[seat]
    me.cells = (*me.cells[:square], me.hand * 4 + turn, *me.cells[square + 1 :])
    me.last, me.from_aside = square, me.grip == RESERVED
    game.tell(events.Welded(seat, me.hand, square, turn))
    _let_go(me)


def flip(game: Trucking, seat: Seat) -> None:
    game.glass += 1
    game.running, game.left = True, 0
    game.tell(events.GlassFlipped(seat, game.glass))
    if game.board.bridges and len(game.bridges) < DICE:
        open_bridge(game, seat)
    if changes_places(game):
        swap_boards(game, seat)


def open_bridge(game: Trucking, seat: Seat) -> None:
    """GT-FLEET-02, 03, 46: a die for everybody, at each of the first two turns after the start."""
    closed = game.board.closed
    game.bridges += (game.chance.below(6, "bridges") + 1,)
    game.tell(events.BridgeOpened(seat, game.bridges[-1], tuple(sorted(closed - game.board.closed))))


def finish(game: Trucking, seat: Seat, space: int) -> None:
    me = game.truckers[seat]
    fasten(me)
    me.space = space
    if game.fastest == NOBODY:
        game.fastest = seat
    game.tell(events.Finished(seat, space))
