"""Who thinks next, where there are more thoughts than workers."""

from __future__ import annotations

import asyncio
import heapq
from typing import Final

QUICK: Final = 0  # moments: plain bots
SLOW: Final = 1  # seconds: bots that look ahead, and advice
SPARE: Final = 2  # what nobody has to wait for


class Turns:
    """Quick thoughts go before slow ones, and of several workers one is always left to them."""

    def __init__(self, count: int) -> None:
        self._idle = count
        self._slow = max(1, count - 1)  # how many more slow ones may think
        self._slow_places = self._slow
        self._queue: list[tuple[int, int, asyncio.Future[None]]] = []
        self._count = 0

    async def take(self, rank: int) -> None:
        """Wait for a turn."""
        self._count += 1
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._queue, (rank, self._count, turn))
        self._grant()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(rank)
            raise

    def give_back(self, rank: int) -> None:
        """A turn is over."""
        self._idle += 1
        self._slow += rank != QUICK
        self._grant()

    def share(self) -> float:
        """Which part of its time a slow thought may take, so that those who wait for their turn come to theirs."""
        waiting = sum(rank == SLOW and not turn.done() for rank, _, turn in self._queue)
        return self._slow_places / (self._slow_places + waiting)

    def _grant(self) -> None:
        while self._queue and self._idle:
            rank, _, turn = self._queue[0]
            if rank != QUICK and not self._slow:
                return  # the first in the queue is slow, so all the others are
            heapq.heappop(self._queue)
            if turn.done():
                continue
            self._idle -= 1
            self._slow -= rank != QUICK
            turn.set_result(None)
