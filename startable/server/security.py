"""What keeps browsers safe: headers on every answer, and nothing accepted from other sites."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

__all__ = ["HEADERS", "same_origin"]

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",  # links carry keys
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def same_origin(headers: Mapping[str, str], public_url: str) -> bool:
    """Whether a request comes from our own page, or from no page at all.

    >>> same_origin({"origin": "https://table.example", "host": "table.example"}, "")
    True
    >>> same_origin({"origin": "https://evil.example", "host": "table.example"}, "")
    False
    >>> same_origin({"host": "table.example"}, "")
    True
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    ours = urlsplit(public_url).netloc if public_url else headers.get("host", "")
    return urlsplit(origin).netloc == ours
