"""The database goes away, fills up, is locked or restarted: nothing acknowledged is lost, and all comes back."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from grotto.table import engine
from grotto.table.database import Database
from grotto.table.storage import Append, StorageDown
from tests.table.databases import opened, opening, run, said, texts
from tests.table.postgres import Cluster


def test_connections_that_are_cut_lose_and_double_nothing(postgres: Cluster) -> None:
    address = postgres.new_database()

    async def scenario() -> None:
        async with opened(address) as database:
            await database.append(opening("t1"))
            await database.load("t1")
            for seq in range(2, 12):
                await asyncio.to_thread(postgres.cut_off, address)
                assert await database.append(said("t1", seq, str(seq)))  # on a fresh connection
                assert len(await database.load("t1")) == seq

    run(scenario())


def test_connections_cut_at_any_moment_lose_and_double_nothing(postgres: Cluster) -> None:
    address = postgres.new_database()
    over = asyncio.Event()

    async def cutting() -> None:
        while not over.is_set():
            await asyncio.to_thread(postgres.cut_off, address)
            await asyncio.sleep(0.01)

    async def playing(database: Database, table: str) -> None:
        await until_written(database, opening(table))
        for seq in range(2, 42):
            await until_written(database, said(table, seq, str(seq)))

    async def scenario() -> None:
        async with opened(address) as database:
            cutter = asyncio.create_task(cutting())
            await asyncio.gather(*(playing(database, f"t{n}") for n in range(8)))
            over.set()
            await cutter
            for number in range(8):
                assert texts(await database.load(f"t{number}")) == [str(seq) for seq in range(2, 42)]

    run(scenario())


async def until_written(database: Database, append: Append) -> None:
    """Try until it is acknowledged, as a house does: after an unsure end it looks first."""
    while True:
        try:
            assert await database.append(append)
            return
        except StorageDown as down:
            if not down.sure and await is_there(database, append):
                return


async def is_there(database: Database, append: Append) -> bool:
    """Whether a record is in the log, asked until there is an answer."""
    wanted = append.entries[0].records[0]
    while True:
        try:
            return wanted in await database.load(append.entries[0].table, wanted.seq - 1)
        except StorageDown:
            await asyncio.sleep(0.05)


def test_a_database_that_stops_is_missed_in_a_sentence_and_comes_back_by_itself() -> None:
    cluster = Cluster()
    try:
        address = cluster.new_database()

        async def scenario() -> None:
            async with opened(address) as database:
                await database.append(opening("t1"))
                cluster.stop("immediate")
                with pytest.raises(StorageDown) as down:
                    await database.append(said("t1", 2, "lost?"))
                assert down.value.sure
                with pytest.raises(StorageDown):
                    await database.load("t1")
                cluster.start()
                assert len(await database.load("t1")) == 1
                assert await database.append(said("t1", 2, "found"))
                assert texts(await database.load("t1")) == ["found"]

        run(scenario())
    finally:
        cluster.remove()


def fail_after(database: Database, statement: str, failures: int) -> None:
    """Let so many transactions fail just after COMMIT has done its work, as when the answer to it never comes."""
    left = [failures]

    def commit(connection: Connection) -> None:
        if left[0] > 0:
            left[0] -= 1
            connection.connection.driver_connection.commit()  # type: ignore[union-attr]
            raise OperationalError(statement, {}, Exception("the line is dead"), connection_invalidated=True)

    event.listen(database._writing, "commit", commit)


def test_a_commit_that_was_not_answered_is_looked_up(shared_address: str) -> None:
    async def scenario() -> None:
        async with opened(shared_address) as database:
            await database.append(opening("t1"))
            fail_after(database, "COMMIT", 1)
            assert await database.append(said("t1", 2, "once"))
            assert texts(await database.load("t1")) == ["once"]

    run(scenario())


def test_a_commit_that_nobody_can_look_up_is_unsure(shared_address: str) -> None:
    async def scenario() -> None:
        async with opened(shared_address) as database:
            await database.append(opening("t1"))
            fail_after(database, "COMMIT", 99)
            with pytest.raises(StorageDown) as down:
                await database.append(said("t1", 2, "written all the same"))
            assert not down.value.sure
            assert texts(await database.load("t1")) == ["written all the same"]

    run(scenario())


def test_a_locked_file_is_waited_for_and_then_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "BUSY", 0.3)
    path = tmp_path / "tables.db"

    async def scenario() -> None:
        async with opened(f"sqlite:///{path}") as database:
            await database.append(opening("t1"))
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StorageDown, match="locked") as down:
                await database.append(said("t1", 2, "no"))
            assert down.value.sure
            assert len(await database.load("t1")) == 1  # reading goes on
            other.execute("ROLLBACK")
            other.close()
            assert await database.append(said("t1", 2, "yes"))

    run(scenario())


def test_a_full_disk_refuses_and_keeps_what_there_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as database:
            await database.append(opening("t1"))
            pages(database, "PRAGMA max_page_count=1")  # as many as there are: no room for more
            with pytest.raises(StorageDown, match="full") as down:
                await fill(database)
            assert down.value.sure
            pages(database, "PRAGMA max_page_count=1000000")
            known = texts(await database.load("t1"))
            assert await database.append(said("t1", len(known) + 2, "room again"))
            assert texts(await database.load("t1")) == [*known, "room again"]

    async def fill(database: Database) -> None:
        for seq in range(2, 999):
            assert await database.append(said("t1", seq, "x" * 500))

    def pages(database: Database, pragma: str) -> None:
        with database._writing.connect() as connection:
            connection.exec_driver_sql(pragma)

    run(scenario())


def test_work_goes_on_while_nobody_waits_for_it_any_more(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as database:
            await database.append(opening("t1"))
            waiting: asyncio.Task[Any] = asyncio.create_task(database.append(said("t1", 2, "x")))
            await asyncio.sleep(0)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
        async with opened(address) as database:
            assert texts(await database.load("t1")) == ["x"]

    run(scenario())


def test_what_comes_after_closing_is_refused(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as database:
            await database.append(opening("t1"))
        with pytest.raises(StorageDown, match="closed"):
            await database.append(said("t1", 2, "x"))

    run(scenario())
