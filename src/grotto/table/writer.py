"""The one thread that writes: what comes while it writes shares the next transaction, so that many tables are quick."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from grotto.table import store
from grotto.table.metrics import Metrics
from grotto.table.storage import Append, Note, StorageDown

MOST: Final = 400  # pieces of work in one transaction
NOTES_EVERY: Final = 0.25  # seconds
TRIES: Final = 3  # for a transaction that was cut off
PAUSE: Final = 0.3  # seconds between them
AT_A_TIME: Final = 16  # pieces of work whose end is told in one turn of the event loop

Work = Append | Callable[[Connection], Any]
Appending = Callable[[Connection, Sequence[Append]], list[bool]]


@dataclass(slots=True)
class _Job:
    work: Work
    done: asyncio.Future[Any]


Ending = tuple[_Job, object, BaseException | None]
"""A piece of work, what came of it, or why nothing did."""


class CutOff(Exception):
    """A transaction ended nobody knows how."""


class Writer:
    """Takes pieces of work from the event loop and carries them out in its thread, in the order in which they come.

    `told`: called in each transaction with the appends that were in time, so that other servers hear of them.
    """

    def __init__(self, engine: Engine, metrics: Metrics, told: Callable[[Connection, list[Append]], None]) -> None:
        self._engine = engine
        self._metrics = metrics
        self._told = told
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._notes: dict[str, Note] = {}
        self._lock = threading.Lock()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="grotto-writer", daemon=True)
        self._closed = False
        self._thread.start()

    async def do(self, work: Work) -> Any:
        """Carry something out, and come back when it is on disk. Raises StorageDown."""
        if self._closed:
            raise StorageDown("the database is being closed")
        job = _Job(work, self._loop.create_future())
        self._jobs.put(job)
        return await job.done  # whoever no longer waits does not keep the work from being done: it is under way already

    def note(self, note: Note) -> None:
        """Write a note some time soon, the last one for each table."""
        with self._lock:
            first = not self._notes
            kept = self._notes.get(note.table)
            if kept is None or kept.seq <= note.seq:
                self._notes[note.table] = note
        if first and not self._closed:
            self._jobs.put(_Job(_nothing, self._loop.create_future()))

    async def close(self) -> None:
        """Finish what has been asked for, and end the thread."""
        self._closed = True
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    # --- in the thread -----------------------------------------------------------------------------------------------

    def _run(self) -> None:
        notes_at = 0.0
        open_still = True
        while open_still:
            jobs, open_still = self._next(notes_at if self._notes else None)
            if jobs:
                started = time.perf_counter()
                self._finish(self._written(jobs))
                self._metrics.committed(len(jobs), time.perf_counter() - started)
            if self._notes and (time.monotonic() >= notes_at or not open_still):
                notes_at = time.monotonic() + (NOTES_EVERY if self._write_notes() else 4 * NOTES_EVERY)

    def _next(self, until: float | None) -> tuple[list[_Job], bool]:
        """All work that is there, waiting for the first piece of it; and whether there will be more."""
        jobs: list[_Job] = []
        try:
            job = self._jobs.get(timeout=max(0.0, until - time.monotonic()) if until is not None else None)
            while job is not None:
                if job.work is not _nothing:
                    jobs.append(job)
                if len(jobs) >= MOST:
                    return jobs, True
                job = self._jobs.get_nowait()
        except queue.Empty:
            return jobs, True
        return jobs, False

    def _written(self, jobs: list[_Job]) -> list[Ending]:
        """Carry work out in one transaction; a piece that spoils it for the others is set apart."""
        try:
            return [(job, result, None) for job, result in zip(jobs, self._try(jobs), strict=True)]
        except StorageDown as down:
            self._metrics.storage_failures.inc()
            return [(job, None, StorageDown(str(down), down.sure)) for job in jobs]
        except Exception as error:  # noqa: BLE001 - whatever a piece of work did wrong is handed to who asked for it
            if len(jobs) == 1:
                return [(jobs[0], None, error)]
            return [ending for job in jobs for ending in self._written([job])]

    def _try(self, jobs: list[_Job]) -> list[object]:
        """One transaction, begun anew where the database went away in it."""
        sure, why = True, ""
        for tried in range(TRIES):
            try:
                return self._transaction(jobs, again=tried > 0)
            except CutOff as cut:
                sure, why = False, str(cut)
            except DBAPIError as error:
                why = str(error.orig)
                if not _is_outage(error):
                    raise
                if sure and not error.connection_invalidated and not _is_clash(error):
                    break  # full, locked or refused: to try again at once would only keep everybody waiting
            if tried + 1 < TRIES:
                time.sleep(PAUSE * tried)
        raise StorageDown(why, sure)

    def _transaction(self, jobs: list[_Job], again: bool) -> list[object]:
        """All at once, as nearly always; one by one where some append comes too late."""
        if not again:
            with suppress(IntegrityError):
                return self._committed(jobs, store.append_new)
        return self._committed(jobs, _append_again if again else store.append)

    def _committed(self, jobs: list[_Job], append: Appending) -> list[object]:
        with self._engine.connect() as connection:
            transaction = connection.begin()
            try:
                results = self._carry_out(connection, jobs, append)
            except BaseException:
                _roll_back(transaction)
                raise
            try:
                transaction.commit()
            except SQLAlchemyError as error:
                _roll_back(transaction)
                if isinstance(error, DBAPIError) and not error.connection_invalidated:
                    raise  # the database is there, and has said that it did not do it
                raise CutOff(str(error)) from error
            return results

    def _carry_out(self, connection: Connection, jobs: Sequence[_Job], append: Appending) -> list[object]:
        """What comes of each piece of work."""
        appends = [job.work for job in jobs if isinstance(job.work, Append)]
        in_time = append(connection, appends) if appends else []
        won_appends = [one for won, one in zip(in_time, appends, strict=True) if won]
        if won_appends:
            self._told(connection, won_appends)
        of_append = iter(in_time)
        return [next(of_append) if isinstance(job.work, Append) else job.work(connection) for job in jobs]

    def _write_notes(self) -> bool:
        with self._lock:
            notes, self._notes = self._notes, {}
        try:
            with self._engine.begin() as connection:
                store.note(connection, list(notes.values()))
        except SQLAlchemyError:
            with self._lock:
                self._notes = notes | self._notes
            return False
        return True

    def _finish(self, endings: list[Ending]) -> None:
        try:
            self._loop.call_soon_threadsafe(_answer, self._loop, endings)
        except RuntimeError:  # the loop has ended; nobody waits any more
            return


def _append_again(connection: Connection, appends: Sequence[Append]) -> list[bool]:
    """Append what may have been written the time before. An insert waits for a transaction that was cut off but still
    runs; so only after it the answer is certain."""
    in_time = store.append(connection, appends)
    return [won or store.is_written(connection, one) for won, one in zip(in_time, appends, strict=True)]


def _nothing(connection: Connection) -> None:
    """Only wakes the thread."""


def _answer(loop: asyncio.AbstractEventLoop, endings: list[Ending]) -> None:
    """Tell whoever waits: a few at a time, so that what comes of them is on its way before the last one is told."""
    if len(endings) > AT_A_TIME:
        loop.call_soon(_answer, loop, endings[AT_A_TIME:])
    for job, result, error in endings[:AT_A_TIME]:
        if job.done.done():
            continue
        if error is not None:
            job.done.set_exception(error)
            job.done.exception()  # seen, should nobody wait any more
        else:
            job.done.set_result(result)


def _is_outage(error: DBAPIError) -> bool:
    """Whether it is the database that failed, and not the work that is at fault."""
    return error.connection_invalidated or type(error).__name__ in (
        "OperationalError",
        "InternalError",
        "InterfaceError",
    )


def _is_clash(error: DBAPIError) -> bool:
    """Whether two servers stood in each other's way, so that it goes well a second time."""
    return getattr(error.orig, "sqlstate", "") in ("40001", "40P01")


def _roll_back(transaction: Any) -> None:
    try:
        transaction.rollback()
    except SQLAlchemyError:
        return  # the connection is gone, and the transaction with it
