"""People in front of browsers: each has cookies of their own, and does what one does with a table."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    TimeoutError,
    ViewportSize,
    WebSocketRoute,
    expect,
)

PATIENCE = 90_000  # milliseconds; a busy machine is no fault of the page
BRIEF = 500
expect.set_options(timeout=PATIENCE)
Size = ViewportSize
DESK: Size = {"width": 1440, "height": 900}
TABLET: Size = {"width": 768, "height": 1024}
PHONE: Size = {"width": 390, "height": 844}
Theme = Literal["dark", "light"]
Message = dict[str, Any]
# With the server's secret the nonce makes the deal; what is drawn for other purposes has another length.
SAME_NONCE = """(() => {
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(1) : random(bytes));
})()"""


class Room:
    """All the people of one test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self.url = browser, url
        self._doors = ExitStack()
        self._troubles: list[str] = []

    def __enter__(self) -> Room:
        return self

    def __exit__(self, failed: object, *_: object) -> None:
        self._doors.close()
        assert failed or not self._troubles, "\n".join(self._troubles)

    def person(
        self, name: str = "", theme: Theme = "dark", phone: bool = False, size: Size | None = None, moving: bool = False
    ) -> Person:
        context = self._browser.new_context(
            base_url=self.url,
            locale="en-GB",
            color_scheme=theme,
            reduced_motion="no-preference" if moving else "reduce",
            viewport=size or (PHONE if phone else DESK),
            has_touch=phone,
            is_mobile=phone,
        )
        self._doors.callback(context.close)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SAME_NONCE)
        page = context.new_page()
        page.on("pageerror", lambda error: self._troubles.append(f"{name}: {error}"))
        page.on("console", lambda said: self._note(name, said))
        return Person(page, name, phone)

    def _note(self, name: str, said: ConsoleMessage) -> None:
        if said.type == "error":
            self._troubles.append(f"{name}: {said.text}")

    def forgive(self, pattern: str) -> None:
        """Forget what had to go wrong in this test."""
        self._troubles = [trouble for trouble in self._troubles if not re.search(pattern, trouble)]


class Person:
    """Somebody at a page of their own."""

    def __init__(self, page: Page, name: str, phone: bool = False) -> None:
        self.page, self.name, self.phone = page, name, phone
        self._line: WebSocketRoute | None = None
        self._server: WebSocketRoute | None = None
        self._cut = False
        self._held: list[str | bytes] | None = None
        self._brief = BRIEF
        self._in_the_way = ""
        self.offered_in = "What you can choose"  # the text board's own list, or the drawer's

    def second_tab(self) -> Person:
        return Person(self.page.context.new_page(), self.name, self.phone)

    def button(self, name: str, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def press(self, what: Locator, patience: float = PATIENCE) -> None:
        if self.phone:
            what.tap(timeout=patience)
        else:
            what.click(timeout=patience)

    def try_press(self, what: Locator) -> bool:
        """Press what may be gone by now: somebody was faster, and other things are offered. Says whether it was there.

        On a slow machine even a brief moment must be long enough: each failure doubles it.
        """
        try:
            self.press(what, self._brief)
        except TimeoutError as error:
            self._brief, self._in_the_way = min(2 * self._brief, PATIENCE), str(error)
            return False
        self._brief, self._in_the_way = BRIEF, ""
        return True

    def ask_why_not(self, unlit: Locator) -> None:
        """Touch what cannot be chosen now: once it lies still and nothing lies over it, as for anybody who aims."""
        unlit.hover()
        unlit.click(force=True)

    # At home

    def come_home(self) -> None:
        self.page.goto("/")
        expect(self.page.get_by_role("list", name="Games").get_by_role("button").first).to_be_visible()

    def say_name(self) -> None:
        """On the sheet of the new table."""
        self.page.get_by_label("Your name").fill(self.name)
        with self.page.expect_response("**/api/guest"):
            self.page.get_by_label("Your name").blur()

    def choose_game(self, title: str) -> None:
        self.press(self.page.get_by_role("list", name="Games").get_by_role("button", name=title))

    def seat(self, number: int, who: str) -> None:
        self.page.get_by_label(f"Seat {number}", exact=True).select_option(who)

    def open_table(self) -> str:
        """Press the button; the table's name comes back."""
        self.press(self.button("Open the table"))
        self.page.wait_for_url("**/t/*")
        return self.table

    @property
    def table(self) -> str:
        return self.page.url.rsplit("/", 1)[1].split("#")[0]

    def invitation(self) -> str:
        """The link in the lobby, as one would copy it."""
        field = self.page.get_by_label("Whoever has this link")
        expect(field).to_have_value(re.compile("#.{10}"))
        return field.input_value()

    def join(self, link: str) -> None:
        """Follow an invitation and say one's name."""
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(self.name)
        self.press(self.button("Take a seat"))

    # At the table

    @property
    def call(self) -> Locator:
        return self.page.get_by_role("region", name="What the table wants from you")

    @property
    def offered(self) -> Locator:
        """A button for every choice."""
        return self.page.get_by_role("region", name=self.offered_in).get_by_role("button")

    @property
    def score(self) -> Locator:
        return self.page.get_by_role("region", name="Final score")

    def plight(self) -> str:
        """Where somebody stands who cannot go on, and what was in the way of the last attempt."""
        seen = self.page.locator("main").inner_text() if self.call.count() == 0 else self.call.inner_text()
        return f"{self.name} at {self.page.url}: {seen}\n{self._in_the_way}"

    def choose_something(self, rng: Random) -> bool:
        """Take one of the choices on the table, if there are any; says so."""
        count = self.offered.count()
        return count > 0 and self.try_press(self.offered.nth(rng.randrange(count)))

    # Lines that can be cut

    def tap_the_line(self) -> None:
        """From now on the socket goes through our hands."""
        self.page.route_web_socket("**/socket*", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        if self._cut:
            line.close()
            return
        self._line, self._server = line, line.connect_to_server()
        line.on_message(self._pass_on)

    def _pass_on(self, message: str | bytes) -> None:
        if self._held is not None:
            self._held.append(message)
        elif self._server:
            self._server.send(message)

    def hold_back(self) -> None:
        """What this page says stays on the way until it is delivered."""
        self._held = []

    def deliver(self) -> None:
        held, self._held = self._held or [], None
        for message in held:
            self._pass_on(message)

    def cut(self) -> None:
        self._cut = True
        if self._line:
            self._line.close()

    def mend(self) -> None:
        self._cut = False


def brought(person: Person, file: Path) -> str:
    """A recorded game of this person's own, in the replay page; its name comes back."""
    person.page.goto("/")
    person.page.evaluate("fetch('/api/guest', {method: 'PUT', body: JSON.stringify({name: 'Ada'})})")
    told: str = person.page.evaluate(
        "async (body) => (await (await fetch('/api/replays', {method: 'POST', body})).json()).id", file.read_text()
    )
    person.page.goto(f"/replay/{told}")
    return told


def hear(page: Page, tell: Callable[[Message], None]) -> None:
    """Whatever the server tells this page over the socket."""
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: tell(json.loads(frame))))


def play_to_the_end(
    people: list[Person],
    rng: Random,
    after: Callable[[int], None] = lambda _: None,
    choose: Callable[[Person, Random], bool] = Person.choose_something,
) -> None:
    """Everyone takes what is offered until the score is shown to all; stuck is who waits for nobody."""
    chosen, moved_at = 0, time.monotonic()
    while not all(person.score.is_visible() for person in people):
        moved = sum(choose(person, rng) for person in people)
        chosen += moved
        after(chosen)
        if moved:
            moved_at = time.monotonic()
        else:
            people[0].page.wait_for_timeout(40)
        stuck = time.monotonic() - moved_at > 2 * PATIENCE / 1000
        assert not stuck, "nobody can do anything:\n" + "\n".join(person.plight() for person in people)
        assert chosen < 3000, "this game does not end"
