"""An event loop whose time passes only where everybody waits, so that hours take no time and nothing depends on it."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Instant(selectors.SelectSelector):
    """Waiting takes no time: the loop's clock is put forward instead."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("everybody waits for something that cannot come")
        self.time += max(0.0, timeout)
        return []


class SimulatedLoop(asyncio.SelectorEventLoop):
    """The loop of one simulation. What a task fails with is kept, so that no failure goes unnoticed."""

    def __init__(self) -> None:
        self.instant = Instant()
        super().__init__(self.instant)
        self.failures: list[str] = []
        self.set_exception_handler(self._failed)

    def time(self) -> float:
        return self.instant.time

    def _failed(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.failures.append(f"{context['message']}: {context.get('exception')!r}")


def run(work: Coroutine[Any, Any, T]) -> T:
    """What comes of some work in simulated time; nothing may be left undone or have failed unseen."""
    loop = SimulatedLoop()
    try:
        result = loop.run_until_complete(work)
        loop.run_until_complete(_end(asyncio.all_tasks(loop)))
    finally:
        loop.close()
    assert not loop.failures, loop.failures
    return result


async def _end(tasks: set[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
