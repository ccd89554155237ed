"""The way to one client: messages wait in a queue that is bounded, so that one who does not read costs nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import msgspec

from grotto.table.protocol import Broken, Words

MOST: Final = 500  # messages that may wait
MOST_BYTES: Final = 4_000_000

encode: Final = msgspec.json.Encoder().encode


class QueueLine:
    """A line whose messages somebody takes out with `next` and carries to the client."""

    def __init__(self) -> None:
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()
        self.broken: Broken | None = None
        self.overflowed = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Put a message on its way. Nothing happens on a line that is gone."""
        if self.broken is not None:
            return
        if len(self._waiting) >= MOST or (self._waiting and self._bytes + len(message) > MOST_BYTES):
            self._waiting.clear()
            self.broken = Broken(Words("edge-slow"), again=True)
            self.overflowed.set()
        else:
            self._waiting.append(message)
            self._bytes += len(message)
        self._news.set()

    def end(self, broken: Broken) -> None:
        """Say why, then close: what waits already is still carried."""
        if self.broken is None:
            self.broken = broken
            self._waiting.append(encode(broken))
            self._news.set()

    async def next(self) -> bytes | None:
        """The next message; None when there will be no more."""
        while not self._waiting:
            if self.broken is not None:
                return None
            self._news.clear()
            await self._news.wait()
        message = self._waiting.popleft()
        self._bytes -= len(message)
        return message
