"""Time to think: what a seat has used of it, downtimes of the service not counted."""

from __future__ import annotations

from collections.abc import Sequence

from grotto.table.storage import Downtime


class Account:
    """The time of one seat: allowed, and used in stretches between records. Stretches that touch are one."""

    __slots__ = ("allowed", "stretches")

    def __init__(self, allowed: float) -> None:
        self.allowed = allowed
        self.stretches: list[Downtime] = []

    def use(self, since: float, until: float) -> None:
        """The seat was waited for."""
        if until <= since:
            return
        if self.stretches and self.stretches[-1][1] == since:
            since = self.stretches.pop()[0]
        self.stretches.append((since, until))

    def left(self, downtimes: Sequence[Downtime]) -> float:
        """Seconds left after all stretches so far."""
        return self.allowed - sum(served(since, until, downtimes) for since, until in self.stretches)


def served(since: float, until: float, downtimes: Sequence[Downtime]) -> float:
    """The seconds of a stretch in which the table was served."""
    away = sum(max(0.0, min(until, end) - max(since, begin)) for begin, end in downtimes)
    return max(0.0, until - since - away)
