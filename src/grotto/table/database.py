"""Storage over a real database: one thread writes, a few read beside it, and other servers are told."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError

from grotto.table import store
from grotto.table.engine import READERS, database_url, is_postgres, reading_engine, sqlite_file, writing_engine
from grotto.table.locking import Held, hold
from grotto.table.metrics import Metrics
from grotto.table.migrations import bring_up_to_date
from grotto.table.records import Record
from grotto.table.storage import Append, Downtime, Note, NoticeKey, Presence, StorageDown
from grotto.table.writer import Writer

CHANNEL: Final = "grotto"
T = TypeVar("T")


class Database:
    """What a house keeps its records in. Made by `open_database`."""

    def __init__(self, url: URL, server: str, held: Held | None, metrics: Metrics, now: Callable[[], float]) -> None:
        self.url = url
        self.server = server
        self.shared = is_postgres(url)
        self._held = held
        self._now = now
        self._writing = writing_engine(url)
        self._reading = reading_engine(url)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="grotto-reader")
        self._writer = Writer(self._writing, metrics, self._told)

    async def close(self) -> None:
        """Write what is left, say that this server has stopped, and let go of the database."""
        with suppress(StorageDown):  # then the other servers will notice by the missing beat
            await self._writer.do(partial(store.stop, server=self.server, now=self._now()))
        await self._writer.close()
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()
        if self._held is not None:
            self._held.release()

    # --- other servers -----------------------------------------------------------------------------------------------

    def _told(self, connection: Connection, appends: list[Append]) -> None:
        if self.shared:
            entries = [entry for append in appends for entry in append.entries]
            messages = [f"{self.server} {entry.table} {entry.records[-1].seq}" for entry in entries]
            store.tell(connection, CHANNEL, messages)

    async def tell(self, table: str) -> None:
        """Let the other servers know that somebody came or went at a table."""
        if self.shared:
            await self._writer.do(partial(store.tell, channel=CHANNEL, messages=[f"{self.server} {table} -"]))

    # --- Storage -----------------------------------------------------------------------------------------------------

    async def append(self, append: Append) -> bool:
        """Write records so that they survive. False: another record has the number already; nothing was written."""
        in_time: bool = await self._writer.do(append)
        return in_time

    async def load(self, table: str, after: int = 0) -> list[Record]:
        """The records of a table after a number, in order; none for a table that does not exist."""
        return await self._read(partial(store.load, table=table, after=after))

    def note(self, note: Note) -> None:
        """Keep how a table stands, some time soon; a later note for the same table replaces one not yet written."""
        self._writer.note(note)

    async def cards(self, limit: int) -> list[bytes]:
        """The cards of listed tables, the newest first."""
        return await self._read(partial(store.cards, limit=limit))

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables that somebody has to look at, and no other server does."""
        return await self._read(partial(store.due, server=self.server, now=now, limit=limit))

    async def lease(self, table: str, now: float, until: float) -> bool:
        """Take, or keep, the right to look after what is due at a table. False: another server has it."""
        return await self._write(partial(store.lease, table=table, server=self.server, now=now, until=until))

    async def beat(self, now: float) -> list[Downtime]:
        """Say that this server is there; gives all times when none was."""
        return await self._write(partial(store.beat, server=self.server, now=now, alone=not self.shared))

    async def appear(self, table: str, presence: Presence) -> None:
        """Tell the other servers who is connected to a table here."""
        await self._write(partial(store.appear, server=self.server, table=table, presence=presence))

    async def others(self, table: str) -> list[Presence]:
        """Who is connected to a table through other servers."""
        if not self.shared:
            return []
        return await self._read(partial(store.others, server=self.server, table=table, now=self._now()))

    async def claim_notice(self, key: NoticeKey, now: float, retry_at: float) -> int:
        """Take it upon oneself to send a notice: how many tries there were, or -1 where it is not to be sent now."""
        return await self._write(partial(store.claim_notice, key=key, now=now, retry_at=retry_at))

    async def notice_done(self, key: NoticeKey) -> None:
        """The notice was sent, or given up."""
        await self._write(partial(store.notice_done, key=key))

    async def key(self, name: str, fresh: str) -> str:
        """The secret of this name; `fresh` becomes it where there is none yet."""
        return await self._write(partial(store.secret, name=name, fresh=fresh))

    async def counts(self) -> dict[str, int]:
        """How many tables and records there are."""
        return await self._read(store.counts)

    async def ping(self) -> None:
        """Come back if the database answers; else StorageDown."""
        await self._read(store.ping)

    # --- threads -----------------------------------------------------------------------------------------------------

    async def _write(self, work: Callable[[Connection], T]) -> T:
        result: T = await self._writer.do(work)
        return result

    async def _read(self, work: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read_in_thread, work)

    def _read_in_thread(self, work: Callable[[Connection], Any]) -> Any:
        try:
            try:
                return self._read_once(work)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return self._read_once(work)  # the connection was one from before the database was restarted
        except DBAPIError as error:
            raise StorageDown(str(error.orig)) from error

    def _read_once(self, work: Callable[[Connection], Any]) -> Any:
        with self._reading.connect() as connection:
            return work(connection)


async def open_database(url: str, metrics: Metrics, now: Callable[[], float] = time.time) -> Database:
    """Open a database, bringing it up to date first. Raises BadInput in one sentence where that cannot be."""
    read = database_url(url)
    held = None if is_postgres(read) else hold(sqlite_file(read))
    try:
        await asyncio.get_running_loop().run_in_executor(None, bring_up_to_date, read)
        return Database(read, secrets.token_hex(8), held, metrics, now)
    except BaseException:
        if held is not None:
            held.release()
        raise
