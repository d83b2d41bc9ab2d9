"""Who is who without accounts: a guest is a name in a cookie that only this server can sign."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

__all__ = ["COOKIE", "Signer", "Visitor", "new_key", "new_secret", "sealed"]

COOKIE = "startable_guest"


class Visitor(Struct, frozen=True):
    """A guest as the server knows them. The id is never sent to anyone else."""

    id: str
    name: str


def new_key() -> str:
    """Something nobody can guess, short enough for a link."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
    """256 bits in hexadecimal."""
    return secrets.token_hex(32)


def sealed(key: str) -> str:
    """What is stored of a key, so that whoever reads the store cannot use it."""
    return sha256(key.encode()).hexdigest()


class Signer:
    """Signs guests into cookies and reads them back.

    >>> signer = Signer(b"key")
    >>> signer.read(signer.sign(Visitor("1", "Ada")))
    Visitor(id='1', name='Ada')
    >>> signer.read(Signer(b"another key").sign(Visitor("1", "Ada"))) is None
    True
    """

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Visitor)

    def sign(self, visitor: Visitor) -> str:
        body = urlsafe_b64encode(msgspec.json.encode(visitor)).rstrip(b"=")
        return f"{body.decode()}.{self._signature(body)}"

    def read(self, cookie: str | None) -> Visitor | None:
        """The guest of a cookie, or None if we did not sign it."""
        body, _, signature = (cookie or "").encode("utf-8", "replace").partition(b".")
        if not hmac.compare_digest(signature, self._signature(body).encode()):
            return None
        visitor: Visitor = self._decoder.decode(urlsafe_b64decode(body + b"=" * (-len(body) % 4)))
        return visitor

    def _signature(self, body: bytes) -> str:
        return hmac.new(self._key, body, sha256).hexdigest()
