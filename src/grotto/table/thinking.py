"""Bots in worker processes: each has a time limit, and a worker that exceeds it or dies is replaced."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from ctypes import c_longlong
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

import structlog

from grotto.bots.levels import HARD, THOUGHT, levels
from grotto.kernel.errors import GrottoError
from grotto.kernel.game import Game
from grotto.table.metrics import Metrics
from grotto.table.pondering import work
from grotto.table.ports import Advice, Chances, Job, Study, Thought
from grotto.table.turns import QUICK, SLOW, SPARE, Turns

START: Final = 30.0  # seconds for a worker to come up, beside the limit of its first thought
REMEMBERED: Final = 10_000  # tables of which we know who has thought about them
THINKING: Final = 0.6  # the part of its limit that a bot thinks; the rest is for a busy machine
PIECE: Final = 0.5  # seconds of a study, before others may think

log: Final = structlog.get_logger()


class Worker:
    """One process that thinks, started when it is first needed and again after it was ended."""

    def __init__(self, find_game: Callable[[str], Game]) -> None:
        self._find_game = find_game
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._closed = False
        self._stopped: c_longlong = get_context("spawn").RawValue(c_longlong, 0)

    def ask(self, number: int, seconds: float, job: Job) -> Any:
        """What comes back for a job; None where nothing does in time, or the process dies. Blocks."""
        if self._closed:
            return None
        fresh = self._process is None
        try:
            pipe = self._started()
            pipe.send((number, seconds, job))
            if pipe.poll(job.limit + (START if fresh else 0.0)):
                return pipe.recv()
        except (EOFError, OSError):
            pass
        self.end()
        return None

    def stop(self, number: int) -> None:
        """Nobody waits any more for what has this number: it comes to an end at once. From any thread."""
        self._stopped.value = number

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
            self._process = context.Process(
                target=work, args=(theirs, self._find_game, self._stopped), name="grotto-bot", daemon=True
            )
            self._process.start()
            theirs.close()
        return self._pipe


class Workers:
    """All workers of a server, each busy with one thought at a time. A table goes to the worker that knows it."""

    def __init__(self, find_game: Callable[[str], Game], count: int, metrics: Metrics) -> None:
        self._find_game = find_game
        self._metrics = metrics
        self._workers = [Worker(find_game) for _ in range(count)]
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="grotto-bot")
        self._idle = list(self._workers)
        self._turns = Turns(count)
        self._known: dict[str, Worker] = {}
        self._levels: dict[str, tuple[str, ...]] = {}
        self._count = 0

    def levels(self, game: str) -> list[str]:
        """The levels of bots that can play a game, the simplest first."""
        if game not in self._levels:
            try:
                self._levels[game] = levels(self._find_game(game))
            except GrottoError:  # there is no such game, as will be said where it is asked for
                return []
        return list(self._levels[game])

    async def think(self, thought: Thought) -> int | None:
        """The option it chooses; None where it came to none in time."""
        answer = await self._asked(thought, SLOW if thought.level == HARD else QUICK)
        if isinstance(answer, int):
            return answer
        self._failed(thought.level, answer)
        return None

    async def advise(self, advice: Advice) -> Chances | None:
        """The chances of a seat's options; None where it came to nothing."""
        answer = await self._asked(advice, SLOW)
        if isinstance(answer, list):
            return answer
        self._failed("advice", answer)
        return None

    async def study(self, study: Study) -> list[list[float]] | None:
        """The chances of all seats, step by step from the first one wanted; None where it came to nothing."""
        answer = await self._asked(study, SPARE)
        if isinstance(answer, list):
            return answer
        self._failed("study", answer)
        return None

    def _failed(self, what: str, why: object) -> None:
        self._metrics.thought_failures.inc()
        log.warning("bot-without-answer", level=what, why=why or "out of time, or the worker died")

    async def _asked(self, job: Job, rank: int) -> Any:
        """What a worker answers. Where nobody waits for it any more, it is stopped."""
        await self._turns.take(rank)
        worker = self._taken(job.table)
        self._count += 1
        number = self._count
        started = time.perf_counter()
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self._threads, worker.ask, number, self._seconds(job, rank), job)
        asked.add_done_callback(lambda _: self._back(worker, rank))
        try:
            answer = await asyncio.shield(asked)
        except asyncio.CancelledError:
            worker.stop(number)
            raise
        self._metrics.thoughts.observe(time.perf_counter() - started)
        return answer

    def _seconds(self, job: Job, rank: int) -> float:
        """How long it may think: as long as it takes, but less where others wait for their turn."""
        if rank == SPARE:
            return PIECE
        return min(THOUGHT, job.limit * THINKING) * (self._turns.share() if rank == SLOW else 1.0)

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

    def _back(self, worker: Worker, rank: int) -> None:
        self._idle.append(worker)
        self._turns.give_back(rank)
