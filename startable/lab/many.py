"""The same task for many numbers, in this process or in several; if interrupted, what is done is kept."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Literal, TypeVar

from startable.games import sets

__all__ = ["NoRay", "Place", "in_order", "many"]

T = TypeVar("T")
Place = Literal["here", "ray"]
AT_ONCE = 8  # numbers that a process takes before it reports


class NoRay(ValueError):
    """Ray is an extra that is not installed."""


def many(
    task: Callable[[int], T],
    count: int,
    jobs: int = 1,
    progress: Callable[[T], object] = lambda _: None,
    on: Place = "here",
) -> list[T]:
    """What the task makes of 0, 1, 2 and so on, in this order; progress is told of each as it is done."""
    done: dict[int, T] = {}
    try:
        for number, made in _made(task, count, jobs, on):
            done[number] = made
            progress(made)
    except KeyboardInterrupt:
        pass
    return [done[number] for number in sorted(done)]


def in_order(task: Callable[[int], T], count: int, jobs: int = 1) -> Iterator[T]:
    """The same, each as soon as those before it are there: for what is too much to keep."""
    early: dict[int, T] = {}
    due = 0
    for number, made in _made(task, count, jobs, "here"):
        early[number] = made
        while due in early:
            yield early.pop(due)
            due += 1


def _made(task: Callable[[int], T], count: int, jobs: int, on: Place) -> Iterator[tuple[int, T]]:
    if on == "ray":
        return on_ray(task, count)
    return in_turn(task, count) if jobs == 1 else side_by_side(task, count, jobs)


def in_turn(task: Callable[[int], T], count: int) -> Iterator[tuple[int, T]]:
    return ((number, task(number)) for number in range(count))


def side_by_side(task: Callable[[int], T], count: int, jobs: int) -> Iterator[tuple[int, T]]:
    """A pool of fresh processes; what they have not begun when we are interrupted is not begun."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=prepare) as pool:
        shares = [pool.submit(share_of, task, first, min(first + AT_ONCE, count)) for first in range(0, count, AT_ONCE)]
        try:
            yield from (made for share in as_completed(shares) for made in share.result())
        finally:
            cancel(shares)


def on_ray(task: Callable[[int], T], count: int) -> Iterator[tuple[int, T]]:
    """On the Ray cluster that is there (RAY_ADDRESS), or one of this machine's own."""
    try:
        import ray
    except ImportError:
        raise NoRay("Ray is not installed; pip install 'startable[ray]' brings it") from None
    ray.init(ignore_reinit_error=True, log_to_driver=False)
    remote = ray.remote(share_of)
    left = [remote.remote(task, first, min(first + AT_ONCE, count)) for first in range(0, count, AT_ONCE)]
    try:
        while left:
            done, left = ray.wait(left)
            yield from (made for share in ray.get(done) for made in share)
    finally:
        for share in left:
            ray.cancel(share)


def cancel(shares: list[Future[list[tuple[int, T]]]]) -> None:
    for share in shares:
        share.cancel()


def prepare() -> None:
    """Ctrl-C goes to every process of a terminal; only the first one decides what to do about it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sets.inherit()


def share_of(task: Callable[[int], T], first: int, end: int) -> list[tuple[int, T]]:
    return [(number, task(number)) for number in range(first, end)]
