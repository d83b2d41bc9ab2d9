"""Dice that neither side can choose: the server commits to a secret, then each browser adds a nonce."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b, sha256

__all__ = ["commitment", "seed"]


def commitment(secret: str) -> str:
    """What is shown before anyone sits down: SHA-256 of the secret's bytes, both written in hexadecimal."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def seed(secret: str, nonces: Iterable[str]) -> str:
    """The seed of the game, from the secret and the nonces in the order of the seats.

    >>> seed("00" * 32, ["aa", ""]) == seed("00" * 32, ["", "aa"])
    False
    """
    return blake2b(",".join(nonces).encode(), digest_size=32, key=bytes.fromhex(secret)).hexdigest()
