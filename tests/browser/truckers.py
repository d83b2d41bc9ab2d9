"""Truckers in front of browsers: they draw tiles, weld them, finish, and answer whatever a flight asks."""

from __future__ import annotations

import re
import time
from random import Random

from playwright.sync_api import Locator, TimeoutError, expect

from startable.games.trucker.table import Trucking
from startable.server.asked import Questions
from tests.browser.boards import answers, primary
from tests.browser.people import BRIEF, PATIENCE, Person
from tests.server.served import Served

ENDING = re.compile("Finish ship|^Place|Turn the glass")  # whoever is done may be asked to turn the glass
NEXT = "Next flight"
PAUSE = 40  # milliseconds between looks at the page
MOST = 1500  # looks
CLOSED = 60  # tiles in a row that fit nowhere: the ship has no open joint left
USUAL = 2  # seats beside one's own on the sheet of a new table


def open_trucker(host: Person, flight: str = "Lesson", building: str = "Hourglass", *seats: str, name: str = "") -> str:
    """A table with this flight, or the Trek; `seats` are those after one's own."""
    host.come_home()
    host.choose_game("Galaxy Trucker")
    if name:
        host.say_name()
    if len(seats) > USUAL:
        host.press(host.button("Add a seat"))
    host.press(host.button(flight, exact=True))
    host.press(host.button(building, exact=True))
    for number, who in reversed(list(enumerate(seats, 2))):
        host.seat(number, who)
    return host.open_table()


def prepare(served: Served, table: str, game: Trucking) -> None:
    """Put another position before those who sit at a table; it is played on from there."""
    room = served.room(table)

    def put() -> None:
        assert room.course
        room.course.match.game = game
        numbers = {seat: number + 1 for seat, number in room.course.questions.numbers.items()}
        room.course.questions = Questions(game, numbers)
        room.audience.show(())
        room.autopilot.look()

    served.call(put)


class Trucker:
    """Somebody at a trucker table who acts on the board itself."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person, self.page, self._rng = person, person.page, Random(seed)

    @property
    def stage(self) -> str:
        board = self.page.locator(".trucker")
        return (board.get_attribute("data-stage") or "") if board.count() else ""

    def lit(self, kind: str = "") -> Locator:
        """Whatever may be touched now, of a kind."""
        return self.page.locator(f'.trucker button.lit[data-target^="{kind}"]' if kind else ".trucker button.lit")

    @property
    def in_hand(self) -> Locator:
        """The buttons that only somebody with a tile in hand has."""
        return self.person.call.get_by_role("button", name=re.compile("Put back|Set aside"))

    @property
    def tiles(self) -> int:
        """How many tiles the own ship has."""
        return self.page.get_by_role("grid", name="Your ship").get_by_role("button", name=re.compile("front")).count()

    def touch(self, what: Locator) -> bool:
        """Touch one of these, if there is one and it stays long enough."""
        count = what.count()
        if not count:
            return False
        try:
            what.nth(self._rng.randrange(count)).dispatch_event("click", timeout=4 * BRIEF)
        except TimeoutError:
            return False  # it is gone: the table has moved on
        return True

    # Building

    def begin(self) -> None:
        """Turn the hourglass, unless a quicker hand has."""
        turn = self.person.call.get_by_role("button", name="Turn the hourglass")
        expect(turn.or_(self.lit("heap")).first).to_be_visible()
        self.touch(turn)

    def draw(self) -> None:
        """Take a tile from the heap, and wait until it is in hand."""
        self.person.press(self.lit("heap"))
        expect(self.in_hand.first).to_be_visible()

    def build_on(self) -> bool:
        """Take a tile, or put the one in hand somewhere; says whether there was anything to do."""
        if self.in_hand.count():
            return (self.weld() or self.touch(self.in_hand)) and self.has_answer(0)
        return (self.touch(self.lit("heap")) or self.touch(self.lit("tile:"))) and self.has_answer(1)

    def has_answer(self, hands: int) -> bool:
        """Whether the table has answered: the hand is full, or empty again. If not, one tries once more."""
        changed = f'.trucker[data-hand="{hands}"], .trucker:not([data-stage="build"])'
        try:
            self.page.locator(changed).first.wait_for(timeout=4 * BRIEF)
        except TimeoutError:
            return False
        return True

    def weld(self) -> bool:
        """Touch a lit square; where that only chose it, confirm."""
        if not self.touch(self.lit("square:")):
            return False
        if self.page.locator('.trucker[data-hand="1"]').count():
            self.touch(self.person.call.get_by_role("button", name="Weld at"))
        return True

    def build(self, tiles: int) -> None:
        """Until the ship has so many tiles, nothing fits it any more, or the sand has run out."""
        built, in_vain = 0, 0
        for _ in range(MOST):
            if self.tiles >= tiles or self.stage != "build" or in_vain > CLOSED:
                return
            if not self.build_on():
                self.page.wait_for_timeout(PAUSE)
            in_vain = in_vain + 1 if self.tiles == built else 0
            built = self.tiles
        raise AssertionError(f"the ship never gets {tiles} tiles")

    def build_by_keys(self, tiles: int) -> None:
        """The same with keys alone: Space takes a tile, Enter welds it where the arrows led, or puts it back."""
        keys = self.page.keyboard
        for _ in range(MOST):
            if self.tiles >= tiles or self.stage != "build":
                return
            if not self.in_hand.count():
                keys.press("Space")
                self.has_answer(1)
                continue
            for _ in range(self._rng.randrange(3)):
                keys.press(self._rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
            keys.press("Enter")
            self.has_answer(0)
        raise AssertionError(f"the ship never gets {tiles} tiles: {self.person.plight()}")

    def finish(self) -> None:
        for _ in range(MOST):
            if self.stage != "build" or not self.is_building():
                return
            finished = self.touch(self.person.call.get_by_role("button", name=ENDING))
            if not (finished or self.touch(self.in_hand)):
                self.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"the ship is never finished: {self.person.plight()}")

    def is_building(self) -> bool:
        return bool(self.person.call.get_by_role("button").count() or self.lit().count())

    # Flying

    def answer(self) -> bool:
        """Answer the question of the moment, mostly as the table suggests, unless it is about another flight."""
        if self._rng.random() < 0.6 and self.touch(primary(self.person).filter(has_not_text=NEXT)):
            return True
        return self.touch(self.lit().or_(answers(self.person).filter(has_not_text=NEXT)))


def fly_home(truckers: list[Trucker], until: Locator | None = None) -> None:
    """Everyone answers until the score is shown to all, or until this is shown; stuck is who waits for nobody."""
    moved_at = time.monotonic()
    while flying := [trucker for trucker in truckers if not (until or trucker.person.score).is_visible()]:
        if any([trucker.answer() for trucker in flying]):
            moved_at = time.monotonic()
        else:
            truckers[0].page.wait_for_timeout(PAUSE)
        stuck = time.monotonic() - moved_at > 2 * PATIENCE / 1000
        assert not stuck, "nobody can do anything:\n" + "\n".join(each.person.plight() for each in truckers)
