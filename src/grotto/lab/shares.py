"""How the games of a run are handed out: in shares that take a few seconds each, smaller towards the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grotto.lab.work import Done, Share

SECONDS: Final = 2.0  # a share should take: long enough that handing over does not matter, short enough to lose it
MOST: Final = 2_000  # games in a share
GROWTH: Final = 8  # times larger than the last one a share may be
ENDING: Final = 4  # shares for each worker out of what is left


class Handout:
    """Hands out missing games in order, in shares of a size that follows from how long games have taken so far."""

    def __init__(self, missing: Sequence[range], workers: int) -> None:
        self._missing = list(missing)
        self._left = sum(len(numbers) for numbers in missing)
        self._workers = workers
        self._size = 1
        self._closed = False

    def next(self) -> Share | None:
        """The next share; None where there is none left, or no more are wanted."""
        if self._closed or not self._missing:
            return None
        numbers = self._missing.pop(0)
        count = min(len(numbers), self._size, max(1, self._left // (ENDING * self._workers)))
        if count < len(numbers):
            self._missing.insert(0, numbers[count:])
        self._left -= count
        return Share(numbers[0], count)

    def took(self, done: Done) -> None:
        """Learn from a share how long games take."""
        count = done.share.count
        wanted = int(SECONDS * count / max(done.seconds, 1e-6))
        self._size = max(1, min(wanted, MOST, GROWTH * max(count, self._size)))

    def close(self) -> None:
        """No more are wanted."""
        self._closed = True


def ranges(numbers: Sequence[int]) -> list[range]:
    """Numbers in ascending order as the fewest ranges."""
    found: list[range] = []
    for number in numbers:
        if found and found[-1].stop == number:
            found[-1] = range(found[-1].start, number + 1)
        else:
            found.append(range(number, number + 1))
    return found
