"""Numbers for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

__all__ = ["Metrics"]

SHORT = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """What one server counts and measures."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.tables = Gauge("startable_tables", "Tables in memory", registry=registry)
        self.sockets = Gauge("startable_sockets", "Open sockets", registry=registry)
        choices = Counter("startable_choices", "Choices played", ["by"], registry=registry)
        self.choices = {by: choices.labels(by) for by in ("person", "bot", "clock")}
        self.refusals = Counter("startable_refusals", "Choices refused", registry=registry)
        self.dropped = Counter("startable_sockets_dropped", "Sockets closed by us", ["reason"], registry=registry)
        self.saving = Histogram(
            "startable_saving_seconds",
            "Until all rows of a commit are on disk",
            registry=registry,
            buckets=SHORT,
        )
        self.thinking = Histogram(
            "startable_thinking_seconds", "How long bots took", ["bot"], registry=registry, buckets=SHORT
        )
        self.failures = Counter("startable_failures", "What went wrong here", ["what"], registry=registry)

    def page(self) -> bytes:
        return generate_latest(self.registry)
