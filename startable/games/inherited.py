"""Imported by processes that another one starts: they know the same content sets."""

from startable.games import sets

sets.inherit()
