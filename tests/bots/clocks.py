"""A clock that goes on by itself, so that limits are tested without waiting."""

from __future__ import annotations

from collections.abc import Callable

from grotto.bots import Clock


class Ticking(Clock):
    """Every look at it takes so long; `then` is called at a certain look."""

    def __init__(self, tick: float, at: int = -1, then: Callable[[], None] = lambda: None) -> None:
        self.tick = tick
        self.time = 100.0
        self.looks = 0
        self.at = at
        self.then = then

    def now(self) -> float:
        self.looks += 1
        if self.looks == self.at:
            self.then()
        self.time += self.tick
        return self.time
