"""Logs: lines to read on a terminal, else one JSON object per line. Cookies, keys, secrets and chat never get there."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec

__all__ = ["JsonLines", "PlainLines", "mute", "set_up"]

PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """Time, level, who says it, what, and the details that were given."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        line |= _details(record)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    """The same for people: the time, and what happened; the level where it is not the usual one."""

    def format(self, record: logging.LogRecord) -> str:
        level = "" if record.levelno == logging.INFO else f"{record.levelname.lower()}: "
        details = ", ".join(f"{name} {value}" for name, value in _details(record).items())
        line = time.strftime("%H:%M:%S ", time.localtime(record.created)) + level + record.getMessage()
        line += f" ({details})" if details else ""
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def _details(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in record.__dict__.items() if name not in PLAIN}


def set_up(level: str = "info") -> None:
    """Everything that is logged goes to standard error."""
    lines, plain = logging.StreamHandler(), sys.stderr.isatty()
    lines.setFormatter(PlainLines() if plain else JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[lines], force=True)


def mute() -> None:
    """Whatever the level: what others would log of headers, cookies and messages stays out."""
    for name, level in (
        ("alembic", logging.WARNING),
        ("uvicorn.error", logging.WARNING),
        ("uvicorn.access", logging.ERROR),
    ):
        logging.getLogger(name).setLevel(level)
