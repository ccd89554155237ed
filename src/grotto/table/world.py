"""What all rooms of a house share: its ports, its games, and when nobody served."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, Final, TypeVar

from grotto.table.deciding import AlreadyDone, No
from grotto.table.library import Library
from grotto.table.ports import Manners, Ports, Trouble
from grotto.table.storage import Downtime, Storage, StorageDown

T = TypeVar("T")

AGAIN: Final = 0.25  # seconds before storage is asked again
TRIES: Final = 40  # so often, where it is not known whether something was written


class World:
    """The surroundings of a room."""

    def __init__(self, ports: Ports) -> None:
        self.ports = ports
        self.library = Library(ports.games)
        self.downtimes: Sequence[Downtime] = ()
        self.ended = False
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def storage(self) -> Storage:
        """Where records are kept."""
        return self.ports.storage

    @property
    def manners(self) -> Manners:
        """How long things take."""
        return self.ports.manners

    def now(self) -> float:
        """The time."""
        return self.ports.clock.now()

    def levels(self, game: str) -> list[str]:
        """The levels of bots for a game."""
        return self.ports.thinker.levels(game)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that nobody waits for; the house ends it with itself."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        failed = task.exception() if not task.cancelled() else None
        if failed is not None and not isinstance(failed, (No, AlreadyDone, StorageDown, Trouble)):
            task.get_loop().call_exception_handler({"message": "a table's work failed", "exception": failed})

    async def end(self) -> None:
        """Let nothing go on."""
        self.ended = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def beat(self) -> None:
        """Say that this server is there, and learn when none was."""
        try:
            self.downtimes = tuple(await self.storage.beat(self.now()))
        except StorageDown:
            return  # the next beat will tell
