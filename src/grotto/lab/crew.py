"""Worker processes of this machine: each plays one share after the other, and one that dies is replaced."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final, Protocol

from grotto.kernel import BadInput, GrottoError
from grotto.lab.plan import FindGame, Plan
from grotto.lab.work import Done, Share, play_share

DEATHS: Final = 3  # of workers over the same share, after which it is given up


class Shares(Protocol):
    """Hands out the games that are still to be played."""

    def next(self) -> Share | None:
        """Some games to play; None where all have been handed out."""
        ...


class Crew(Protocol):
    """Whoever plays the games of a run: processes here, or a cluster."""

    @property
    def workers(self) -> int:
        """How many games can be played at a time."""
        ...

    def play(self, plan: Plan, shares: Shares) -> Iterator[Done]:
        """Play all shares, each as often as it takes to get it done once, in whatever order they get done."""
        ...


class Worker:
    """One process, started when it is first needed and again after it has died."""

    def __init__(self, find_game: FindGame) -> None:
        self._find_game = find_game
        self._process: SpawnProcess | None = None
        self.pipe: Connection | None = None
        self.share: Share | None = None  # what it is playing
        self.deaths = 0  # over this share

    def begin(self, plan: bytes, share: Share) -> None:
        """Let it play a share."""
        self.share = share
        if self.pipe is None:
            context = get_context("spawn")
            self.pipe, theirs = context.Pipe()
            self._process = context.Process(target=work, args=(theirs, self._find_game), name="grotto-lab", daemon=True)
            self._process.start()
            theirs.close()
        with suppress(OSError):  # it has died, which shows when its answer is waited for
            self.pipe.send((plan, share))

    def finished(self) -> Done | None:
        """What it says; None where it has died. A share that cannot be played raises BadInput."""
        assert self.pipe is not None
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            self.end()
            return None
        if isinstance(answer, str):
            raise BadInput(answer)
        assert isinstance(answer, Done)
        self.share, self.deaths = None, 0
        return answer

    def end(self) -> None:
        """End the process at once."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self.pipe is not None:
            self.pipe.close()
        self._process = self.pipe = None


class LocalCrew:
    """Worker processes of this machine."""

    def __init__(self, find_game: FindGame, workers: int) -> None:
        self._find_game = find_game
        self.workers = workers

    def play(self, plan: Plan, shares: Shares) -> Iterator[Done]:
        """Play all shares. The processes end with it, however it ends."""
        workers = [Worker(self._find_game) for _ in range(self.workers)]
        try:
            yield from _play(workers, plan.written(), shares)
        finally:
            for worker in workers:
                worker.end()


def _play(workers: list[Worker], plan: bytes, shares: Shares) -> Iterator[Done]:
    for worker in workers:
        _next_share(worker, plan, shares)
    while busy := {worker.pipe: worker for worker in workers if worker.share is not None}:
        for pipe in wait([pipe for pipe in busy if pipe is not None]):
            assert isinstance(pipe, Connection)
            worker = busy[pipe]
            done = worker.finished()
            if done is None:
                _again(worker, plan)
                continue
            _next_share(worker, plan, shares)  # before the results are dealt with, so that it need not wait for that
            yield done


def _next_share(worker: Worker, plan: bytes, shares: Shares) -> None:
    share = shares.next()
    if share is not None:
        worker.begin(plan, share)


def _again(worker: Worker, plan: bytes) -> None:
    """A worker has died, and its share with it."""
    share = worker.share
    assert share is not None
    worker.deaths += 1
    if worker.deaths == DEATHS:
        raise GrottoError(f"{share} cannot be played: {DEATHS} workers have died over them.")
    worker.begin(plan, share)


def work(pipe: Connection, find_game: FindGame) -> None:
    """The worker's loop: a plan and a share come, results go back, or a sentence that says why there are none."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # at a terminal Ctrl-C reaches all; the run ends its workers itself
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            plan, share = pipe.recv()
            pipe.send(answer(find_game, plan, share))
        except (EOFError, OSError):
            return


def answer(find_game: FindGame, plan: bytes, share: Share) -> Done | str:
    """The results of a share, or a sentence that says why there are none."""
    try:
        return play_share(find_game, plan, share)
    except GrottoError as error:
        return str(error)


def _end_with_parent() -> None:
    """A run that is killed must not leave workers behind that go on playing for nobody."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
