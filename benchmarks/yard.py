"""How soon a building action shows at a live yard of four: `python -m benchmarks.yard`, with the client built.

Four browsers sit at one table. Three of them take tiles and put them back without rest, as quickly as hands are at the
simulated pace, each in a rhythm of its own; `--rhythm 600` has them hurry. In the fourth every key is timed from the
press, as the browser heard it, to the frame after the one that shows what it did: a tile in hand, or the hand empty
again. The first presses only warm up. Nothing asks the pages while they work.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from startable.games.trucker.building import COSTS
from startable.server.clock import WallClock
from tests.server.served import serving

LIMIT = 100  # milliseconds
RIVALS = 3
RHYTHM = 100 * (COSTS["TakeHidden"] + COSTS["PutBack"]) // 2  # milliseconds between the actions of a rival, on average
PAUSE = 300  # milliseconds between an action that has been seen and the next press
WARM_UP = 6  # presses that are not counted
DESK = {"width": 1440, "height": 900}

# Hear every press first, before the board makes use of it. Its own time counts: while a page draws, a press waits.
PRESSES = "window.addEventListener('keydown', ({ timeStamp }) => (window.pressed = timeStamp), true)"

# Time each press until the frame after the board has changed; whoever wants to know waits for `seen`.
STOPWATCH = """() => {
    const board = document.querySelector('.trucker');
    window.shown = [];
    window.pressed = null;
    let tell;
    const wait = () => (window.seen = new Promise(done => (tell = done)));
    wait();
    new MutationObserver(() => {
        if (window.pressed === null) return;
        const since = window.pressed;
        window.pressed = null;
        requestAnimationFrame(() => requestAnimationFrame(() => {
            window.shown.push(performance.now() - since);
            tell();
            wait();
        }));
    }).observe(board, { attributes: true, attributeFilter: ['data-hand'] });
}"""

# Until the last press has been seen; one that shows nothing has failed.
SEEN = """({ seen }) => Promise.race([
    seen,
    new Promise((_, fail) => setTimeout(() => fail(new Error('the press showed nothing')), 10000)),
])"""

# What the next press can do: put down what is in hand, and where.
SITUATION = """() => {
    const board = document.querySelector('.trucker');
    const fits = board.querySelector('button.lit[data-target^="square:"]') !== null;
    return board.dataset.hand === '1' ? (fits ? 'fits' : 'holds') : 'empty';
}"""

# Take a tile, put it back, for ever; after half to one and a half times the rhythm, so that no two rivals keep step.
RESTLESS = """rhythm => {
    const act = () => {
        const hand = document.querySelector('.trucker')?.dataset.hand;
        const key = hand === '1' ? 'Backspace' : ' ';
        window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        setTimeout(act, rhythm * (0.5 + Math.random()));
    };
    setTimeout(act, rhythm * Math.random());
}"""


def visit(browser: Browser, url: str, doors: ExitStack) -> Page:
    context = browser.new_context(base_url=url, locale="en-GB", viewport=DESK)  # type: ignore[arg-type]
    doors.callback(context.close)
    return context.new_page()


def open_yard(browser: Browser, url: str, doors: ExitStack) -> list[Page]:
    """A live table of four people; everyone sits in the yard."""
    host = visit(browser, url, doors)
    host.add_init_script(PRESSES)
    host.goto("/")
    host.get_by_role("list", name="Games").get_by_role("button", name="Galaxy Trucker").click()
    host.get_by_role("button", name="Add a seat").click()
    for number in range(2, 2 + RIVALS):
        host.get_by_label(f"Seat {number}", exact=True).select_option("open")
    host.get_by_role("button", name="Open the table").click()
    field = host.get_by_label("Whoever has this link")
    host.wait_for_function("() => document.querySelector('input[readonly]')?.value.includes('#')")
    guests = [visit(browser, url, doors) for _ in range(RIVALS)]
    for number, guest in enumerate(guests):
        guest.goto(field.input_value())
        guest.get_by_label("Your name").fill(f"Rival {number + 1}")
        guest.get_by_role("button", name="Take a seat").click()
        host.get_by_text(f"Rival {number + 1}", exact=True).first.wait_for()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, *guests):
        page.locator('.trucker button.lit[data-target="heap"]').wait_for()
    return [host, *guests]


def measure(host: Page, actions: int) -> list[float]:
    """So many actions in turn: take, put back; and now and then a tile is welded."""
    host.evaluate(STOPWATCH)
    for number in range(WARM_UP + actions):
        situation = host.evaluate(SITUATION)
        seen = host.evaluate_handle("() => ({ seen: window.seen })")
        welds = situation == "fits" and number % 3 == 0
        host.keyboard.press("Space" if situation == "empty" else "Enter" if welds else "Backspace")
        host.evaluate(SEEN, seen)
        host.wait_for_timeout(PAUSE)
    shown: list[float] = host.evaluate("window.shown")
    return shown[WARM_UP:]


def report(shown: list[float], rhythm: int) -> bool:
    ordered = sorted(shown)
    late = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    print(f"{len(shown)} building actions, four live players in four browsers, the rivals one every {rhythm} ms")
    middle, last = statistics.median(shown), ordered[-1]
    print(f"shown after: median {middle:.0f} ms, 95 of 100 within {late:.0f} ms, last {last:.0f} ms")
    print(f"limit {LIMIT} ms: {'holds' if late <= LIMIT else 'does not hold'} for 95 of 100")
    return late <= LIMIT


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=60)
    parser.add_argument("--rhythm", type=int, default=RHYTHM)
    given = parser.parse_args()
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or sys.exit("Which Chromium? Set CHROMIUM.")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "startable.db", WallClock(), games=()) as served,
        sync_playwright() as playwright,
        ExitStack() as doors,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-dev-shm-usage"])
        host, *rivals = open_yard(browser, served.url, doors)
        for rival in rivals:
            rival.evaluate(RESTLESS, given.rhythm)
        shown = measure(host, given.actions)
    sys.exit(0 if report(shown, given.rhythm) else 1)


if __name__ == "__main__":
    main()
