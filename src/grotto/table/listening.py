"""Word from the other servers on the same PostgreSQL, and word to them, over LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine
from contextlib import suppress
from typing import Any, Final, Protocol

import psycopg
import structlog

from grotto.table.database import CHANNEL, Database
from grotto.table.engine import libpq
from grotto.table.storage import StorageDown

QUIET: Final = 20.0  # seconds without a word after which the connection is looked at
AGAIN: Final = 1.0  # seconds before the connection is tried anew

log: Final = structlog.get_logger()


class Ears(Protocol):
    """Who wants to hear it: the house."""

    async def heard(self, table: str, seq: int | None) -> None:
        """Another server has written up to a record of the table; None: who is connected there has changed."""
        ...

    async def missed(self) -> None:
        """Word may have been lost."""
        ...


class Telling:
    """Tells the other servers who is connected here. A server by itself tells nobody."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._tasks: set[asyncio.Task[None]] = set()

    def tell(self, table: str) -> None:
        """Somebody was connected or has gone here."""
        if self._database.shared:
            _start(self._tasks, self._tell(table))

    async def _tell(self, table: str) -> None:
        with suppress(StorageDown):  # they will see it with the next word
            await self._database.tell(table)


class Listening:
    """Listens for as long as the server runs; a connection that is lost is made anew."""

    def __init__(self, database: Database, ears: Ears) -> None:
        self._database = database
        self._ears = ears
        self._tasks: set[asyncio.Task[None]] = set()
        self.listens = asyncio.Event()

    async def run(self) -> None:
        """Listen, until cancelled."""
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError) as error:
                log.warning("listening-lost", why=type(error).__name__)
            self.listens.clear()
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        address = libpq(self._database.url)
        connection = await psycopg.AsyncConnection.connect(
            address, autocommit=True, connect_timeout=5, keepalives_idle=10, keepalives_interval=5, keepalives_count=3
        )
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            self.listens.set()
            await self._ears.missed()
            while True:
                async for notify in connection.notifies(timeout=QUIET):
                    self._heard(notify.payload)
                await connection.execute(b"SELECT 1")

    def _heard(self, message: str) -> None:
        server, table, seq = message.split(" ")
        if server != self._database.server:
            _start(self._tasks, self._ears.heard(table, None if seq == "-" else int(seq)))


def _start(tasks: set[asyncio.Task[None]], work: Coroutine[Any, Any, None] | Awaitable[None]) -> None:
    """Do something beside, and keep hold of it until it is done."""
    task = asyncio.ensure_future(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)
