"""Databases opened for a test, and records to put into them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from grotto.table.database import Database, open_database
from grotto.table.metrics import Metrics
from grotto.table.protocol import Ways
from grotto.table.records import Opened, Record, Said
from grotto.table.storage import Append, Entry, Opening

T = TypeVar("T")


def run(scenario: Coroutine[Any, Any, T], limit: float = 60) -> T:
    """Play a scenario on a loop of its own. The limit only keeps a fault from holding up everything."""
    return asyncio.run(asyncio.wait_for(scenario, limit))


@asynccontextmanager
async def opened(address: str, now: Callable[[], float] = time.time) -> AsyncIterator[Database]:
    """A database, closed at the end."""
    database = await open_database(address, Metrics(), now)
    try:
        yield database
    finally:
        await database.close()


def opening(table: str, listed: bool = False, at: float = 100.0) -> Append:
    """The first record of a table."""
    body = Opened(game="cave-troll", title="", seats=2, options={}, ways=Ways(listed=listed))
    record = Record(seq=1, at=at, version="1", body=body)
    return Append((Entry(table, (record,), Opening("cave-troll", listed)),))


def said(table: str, seq: int, text: str, at: float = 100.0) -> Append:
    """Any later record."""
    return Append((Entry(table, (Record(seq=seq, at=at, version="1", body=Said(seat=0, text=text)),)),))


def texts(records: list[Record]) -> list[str]:
    """What was said, in order."""
    return [record.body.text for record in records if isinstance(record.body, Said)]
