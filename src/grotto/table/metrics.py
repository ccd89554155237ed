"""What a server counts about itself, for Prometheus. No label names a table, a player or a token."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class Metrics:
    """Counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commits_so_far = 0
        self.requests = Counter(
            "grotto_http_requests", "Answered HTTP requests.", ["method", "route", "status"], registry=self.registry
        )
        self.connections = Gauge("grotto_connections", "Open connections to tables.", ["kind"], registry=self.registry)
        self.messages = Counter("grotto_messages", "Messages from clients.", ["type"], registry=self.registry)
        self.refused = Counter("grotto_refused", "What was turned away, and why.", ["why"], registry=self.registry)
        self.commits = Histogram(
            "grotto_commit_seconds", "Time of one transaction.", registry=self.registry, buckets=_QUICK
        )
        self.written = Counter("grotto_written", "Pieces of work committed.", registry=self.registry)
        self.storage_failures = Counter("grotto_storage_failures", "Failed transactions.", registry=self.registry)
        self.thoughts = Histogram("grotto_thought_seconds", "Time of one answer of a bot.", registry=self.registry)
        self.thought_failures = Counter(
            "grotto_thought_failures", "Bots that came to no answer.", registry=self.registry
        )
        self.letters = Counter("grotto_letters", "Notices.", ["way", "outcome"], registry=self.registry)

    def committed(self, count: int, seconds: float) -> None:
        """A transaction is through."""
        self.commits_so_far += 1
        self.written.inc(count)
        self.commits.observe(seconds)

    def text(self) -> bytes:
        """All of it in the format of Prometheus."""
        return generate_latest(self.registry)
