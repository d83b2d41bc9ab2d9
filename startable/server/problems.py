"""What can be wrong with a request, with the status that HTTP gives it."""

from __future__ import annotations

from startable.server.wire import Problem

__all__ = ["Conflict", "Forbidden", "Missing", "Stranger", "Trouble", "Unsaved", "Unusable", "Wearing"]


class Trouble(Exception):
    """The request cannot be served; nothing has changed. The code is for programs, the detail for people."""

    status = 400

    def __init__(self, problem: str, detail: str) -> None:
        super().__init__(f"{problem}: {detail}")
        self.problem, self.detail = problem, detail

    @property
    def message(self) -> Problem:
        return Problem(self.problem, self.detail)


class Unusable(Trouble):
    """The request is well-formed but asks for what cannot be."""

    status = 422


class Stranger(Trouble):
    """Only guests can do this, and guests have a name."""

    status = 401

    def __init__(self) -> None:
        super().__init__("no-guest", "say your name first: PUT /api/guest")


class Forbidden(Trouble):
    """This guest may not do that."""

    status = 403


class Missing(Trouble):
    """There is no such thing, or not for this guest: both look the same."""

    status = 404

    def __init__(self, what: str) -> None:
        super().__init__("missing", f"there is no such {what} for you")


class Conflict(Trouble):
    """It could be done, but not now."""

    status = 409


class Wearing(Trouble):
    """Too many requests."""

    status = 429

    def __init__(self) -> None:
        super().__init__("too-many", "too many requests; wait a little")


class Unsaved(Trouble):
    """The disk did not take it, so it has not happened."""

    status = 503

    def __init__(self) -> None:
        super().__init__("unsaved", "the server could not save this; nothing has changed")
