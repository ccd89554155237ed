"""How long a bot may think: so many seconds, so many rounds, or until it is told to stop."""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import mypyc_attr

ENDLESS: Final = 1 << 60


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock:
    """Seconds that pass. Tests put one of their own in its place."""

    def now(self) -> float:
        """Seconds since some moment."""
        return time.monotonic()


class Limit:
    """What one choice may cost. Without seconds only the rounds count: the same dice then give the same choice."""

    def __init__(self, seconds: float = 0.0, rounds: int = ENDLESS, clock: Clock | None = None) -> None:
        self.seconds = seconds
        self.rounds = rounds
        self.clock = clock if clock is not None else Clock()


class Budget:
    """What is left of a limit during one choice."""

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self.done = 0
        self.stopped = False
        self._start = limit.clock.now()
        self._longest = 0.0
        self._last = self._start

    def round(self) -> bool:
        """Whether there is room for one more round. None is begun that could, by what the longest took, end late."""
        limit = self.limit
        if self.stopped or self.done >= limit.rounds:
            return False
        if limit.seconds > 0.0:
            now = limit.clock.now()
            self._longest = max(self._longest, now - self._last)
            self._last = now
            if now - self._start + self._longest > limit.seconds:
                return False
        self.done += 1
        return True

    def rounds_left(self) -> float:
        """How many more rounds there will be about, going by those that were."""
        limit = self.limit
        left = float(limit.rounds - self.done)
        if limit.seconds > 0.0 and self.done:
            spent = self._last - self._start
            if spent > 0.0:
                left = min(left, (limit.seconds - spent) * self.done / spent)
        return left
