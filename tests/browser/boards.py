"""A game's own board, played by what it lights: things on the board, and the buttons of the call bar."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

from startable.server.changes import apply
from tests.browser.people import Message, Person

MOST_TABS = 400
OWN_STEPS = "Back"  # the button that puts down what one has begun to choose
COUNTED = """() => {
    const over = document.querySelector('.ending') !== null;
    const shown = (pattern) => [...document.querySelectorAll(pattern)].filter((each) => each.checkVisibility());
    const answers = shown('.call .buttons button:not(.undo)').filter((each) => !each.textContent.includes('Back'));
    const steps = answers.filter((each) => each.classList.contains('primary'));
    return over ? [0, 0] : [steps.length, shown('main button.lit').length + answers.length];
}"""


def lit(person: Person) -> Locator:
    """Whatever may be touched now, in sight."""
    return person.page.locator("main").locator("button.lit:visible")


def answers(person: Person) -> Locator:
    """The buttons beside the table's question; what is offered when all is over belongs to another game."""
    return asked(person, ".buttons button:not(.undo)").filter(has_not_text=OWN_STEPS)


def primary(person: Person) -> Locator:
    return asked(person, "button.primary")


def asked(person: Person, pattern: str) -> Locator:
    return person.page.locator(f"body:not(:has(.ending)) .call {pattern}")


def choose_on_board(person: Person, rng: Random) -> bool:
    """Touch something that is lit; what only ends a step is taken half of the time."""
    steps, offered = person.page.evaluate(COUNTED)
    if steps and rng.random() < 0.5:
        return person.try_press(primary(person).first)
    return offered > 0 and person.try_press(lit(person).or_(answers(person)).nth(rng.randrange(offered)))


def choose_by_keys(person: Person, rng: Random) -> bool:
    """Arrows lead from one lit thing to the next, Enter acts; the question's buttons are reached with Tab."""
    keys = person.page.keyboard
    if person.score.is_visible() or not lit(person).or_(answers(person)).count():
        return False
    if answers(person).count() and (rng.random() < 0.5 or not lit(person).count()):
        return press_answer(person, rng)
    for _ in range(1 + rng.randrange(4)):
        keys.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
    if not lit(person).and_(person.page.locator(":focus")).count():
        return False
    keys.press("Enter")
    return True


def press_answer(person: Person, rng: Random) -> bool:
    """Tab to one of the buttons, Enter; there may be others by the time one is there."""
    for _ in range(MOST_TABS):
        person.page.keyboard.press("Tab")
        if answers(person).and_(person.page.locator(":focus")).count() and rng.random() < 0.6:
            person.page.keyboard.press("Enter")
            return True
        if not answers(person).count():
            return False
    raise AssertionError(f"Tab never reaches {answers(person).all_inner_texts()}")


def stop_hints(person: Person) -> None:
    person.press(person.button("No more hints"))
    expect(person.button("No more hints")).to_have_count(0)


class Spectacle:
    """All that a page has been told of a game of Roll, and whether it ever was more than everyone may know."""

    def __init__(self) -> None:
        self.heard = 0
        self.leaks: list[str] = []
        self._scene: Message = {}

    def hear(self, message: Message) -> None:
        if message["type"] == "whole":
            self._scene = message["scene"]
        elif message["type"] == "update":
            apply(self._scene, message["changes"])
        else:
            return
        self.heard += 1
        if not self._scene["result"]:
            self.leaks += [f"{self.heard}: {leak}" for leak in self._secrets(self._scene["view"])]

    def _secrets(self, view: Message) -> list[str]:
        players = view["players"]
        shown = [f"seat {seat}: {each['secret']}" for seat, each in enumerate(players) if each["secret"]]
        shown += [f"seat {seat}: tiles" for seat, each in enumerate(players) for s in each["stacks"] if s["tiles"]]
        shown += [f"seat {seat}: dice" for seat, each in enumerate(players) if view["screens"] and each["strip"]]
        return shown + [f"choices {self._scene['choices']}"] * bool(self._scene["choices"])
