"""Measured figures in a terminal."""

from startable.lab.summary import Measured

__all__ = ["percent", "reaching"]


def reaching(measured: Measured) -> str:
    """A mean and how far its interval reaches to either side."""
    reach = "" if measured.high is None else f" ±{measured.high - measured.value:.2f}"
    return f"{measured.value:.2f}{reach}"


def percent(measured: Measured) -> str:
    """A share in per cent and its interval."""
    assert measured.low is not None
    assert measured.high is not None
    return f"{100 * measured.value:.1f} ({100 * measured.low:.0f}-{100 * measured.high:.0f})"
