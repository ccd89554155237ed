"""Bots in worker processes: each has a time limit, and a worker that exceeds it or dies is replaced."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

import structlog

from grotto.kernel.game import Game
from grotto.table.metrics import Metrics
from grotto.table.pondering import LEVELS, work
from grotto.table.ports import Thought

START: Final = 30.0  # seconds for a worker to come up, beside the limit of its first thought
REMEMBERED: Final = 10_000  # tables of which we know who has thought about them

log: Final = structlog.get_logger()


class Worker:
    """One process that thinks, started when it is first needed and again after it was ended."""

    def __init__(self, find_game: Callable[[str], Game]) -> None:
        self._find_game = find_game
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._closed = False

    def ask(self, thought: Thought) -> Any:
        """What comes back for a thought; None where nothing does in time, or the process dies. Blocks."""
        if self._closed:
            return None
        fresh = self._process is None
        try:
            pipe = self._started()
            pipe.send(thought)
            if pipe.poll(thought.limit + (START if fresh else 0.0)):
                return pipe.recv()
        except (EOFError, OSError):
            pass
        self.end()
        return None

    def close(self) -> None:
        """Let nothing more be asked; what is under way comes to nothing."""
        self._closed = True
        process = self._process
        if process is not None:
            process.kill()

    def end(self) -> None:
        """End the process at once."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def _started(self) -> Connection:
        if self._pipe is None:
            context = get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=work, args=(theirs, self._find_game), name="grotto-bot", daemon=True)
            self._process.start()
            theirs.close()
        return self._pipe


class Workers:
    """All workers of a server, each busy with one thought at a time. A table goes to the worker that knows it."""

    def __init__(self, find_game: Callable[[str], Game], count: int, metrics: Metrics) -> None:
        self._metrics = metrics
        self._workers = [Worker(find_game) for _ in range(count)]
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="grotto-bot")
        self._idle = list(self._workers)
        self._turns = asyncio.Semaphore(count)
        self._known: dict[str, Worker] = {}

    def levels(self, game: str) -> list[str]:
        """The levels of bots that can play a game, the simplest first."""
        return list(LEVELS)

    async def think(self, thought: Thought) -> int | None:
        """The option it chooses; None where it came to none in time."""
        await self._turns.acquire()
        worker = self._taken(thought.table)
        loop = asyncio.get_running_loop()
        started = time.perf_counter()
        asked = loop.run_in_executor(self._threads, worker.ask, thought)
        asked.add_done_callback(lambda _: self._back(worker))
        answer = await asyncio.shield(asked)
        self._metrics.thoughts.observe(time.perf_counter() - started)
        if isinstance(answer, int):
            return answer
        self._metrics.thought_failures.inc()
        log.warning("bot-without-answer", level=thought.level, why=answer or "out of time, or the worker died")
        return None

    async def close(self) -> None:
        """End all workers, whatever they are at."""
        for worker in self._workers:
            worker.close()
        await asyncio.get_running_loop().run_in_executor(None, self._threads.shutdown)
        for worker in self._workers:
            worker.end()

    def _taken(self, table: str) -> Worker:
        """An idle worker, best the one that has thought about the table before."""
        known = self._known.pop(table, None)
        worker = known if known is not None and known in self._idle else self._idle[-1]
        self._idle.remove(worker)
        self._known[table] = worker
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]
        return worker

    def _back(self, worker: Worker) -> None:
        self._idle.append(worker)
        self._turns.release()
