"""How long a bot may think: so many seconds, so many rounds, or until it is told to stop."""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import mypyc_attr

ENDLESS: Final = 1 << 60
BREATH: Final = 0.01  # seconds after which other threads have their turn; compiled code gives them none by itself


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
    """What is left of a limit during one choice. A level may have a number of rounds of its own, which counts where the
    limit names none."""

    def __init__(self, limit: Limit, rounds: int = ENDLESS) -> None:
        self.seconds = limit.seconds
        self.rounds = limit.rounds if limit.rounds < ENDLESS else rounds
        self.done = 0
        self.stopped = False
        self._clock = limit.clock
        self._start = limit.clock.now()
        self._now = self._start
        self._breath = self._start

    def round(self) -> bool:
        """Whether one more round may begin."""
        if self.done >= self.rounds or self.over():
            return False
        self.done += 1
        return True

    def over(self) -> bool:
        """Whether time is up. A round asks this before each thing that takes a while, and is broken off."""
        now = self._clock.now()
        self._now = now
        if now - self._breath >= BREATH:
            self._breath = now
            time.sleep(0.0)
        if self.seconds > 0.0 and now - self._start >= self.seconds:
            self.stopped = True
        return self.stopped

    def rounds_left(self) -> float:
        """How many more rounds there will be about, going by those that were."""
        left = float(self.rounds - self.done)
        spent = self._now - self._start
        if self.seconds > 0.0 and self.done and spent > 0.0:
            left = min(left, (self.seconds - spent) * self.done / spent)
        return left
