"""How long work shows that it goes on: how far, how fast, how long still. On the error output, gone at the end."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

__all__ = ["INTERRUPTED", "counting", "until_interrupted"]

INTERRUPTED = 130  # the exit code of whoever was stopped by Ctrl-C, as shells expect it


class Rate(ProgressColumn):
    """So many of them in a second."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed or 0:.1f} {self.what}/s")


def counting(what: str, quiet: bool) -> Progress:
    rate, left = Rate(what), TimeRemainingColumn()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), rate, left)
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet)


@contextmanager
def until_interrupted() -> Iterator[Callable[[], bool]]:
    """Ctrl-C asks for the end, so that what is under way can be completed; a second one does not wait for that."""
    asked: list[int] = []

    def ask(number: int, _: FrameType | None) -> None:
        if asked:
            raise KeyboardInterrupt
        asked.append(number)

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield lambda: bool(asked)
    finally:
        signal.signal(signal.SIGINT, before)
