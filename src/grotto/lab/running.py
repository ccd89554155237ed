"""A run: whatever of it is missing is played, kept as it comes in, and put in order at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pyarrow as pa

from grotto.lab.crew import Crew
from grotto.lab.folder import in_order
from grotto.lab.plan import Plan
from grotto.lab.schema import SCHEMA, from_bytes
from grotto.lab.shares import Handout
from grotto.lab.work import Done

Progress = Callable[[int, int], None]
"""Told how many games there are by now, and how many there are to be."""
Enough = Callable[[pa.Table], int]
"""Shown further games, in whatever order: how many games are enough, counted from the first; 0: not known yet."""


class Store(Protocol):
    """Where results are kept."""

    plan: Plan

    def missing(self, games: int) -> list[range]:
        """The games that are still to be played."""
        ...

    def add(self, done: Done) -> None:
        """Keep a share that has been played."""
        ...

    def finish(self, games: int) -> None:
        """Put all games in order, once none is missing."""
        ...

    def table(self, games: int, columns: list[str] | None = None) -> pa.Table:
        """The first games of the run, in order."""
        ...


class Memory:
    """Results that nobody wants to keep, and of them only what is looked at."""

    def __init__(self, plan: Plan, columns: list[str]) -> None:
        self.plan = plan
        self._columns = columns
        self._tables: list[pa.Table] = []
        self._known: set[int] = set()

    def missing(self, games: int) -> list[range]:
        """The games that are still to be played."""
        return [range(games)] if not self._known else []

    def add(self, done: Done) -> None:
        """Keep a share that has been played."""
        self._tables.append(from_bytes(done.data, self.plan, self._columns))
        self._known.update(done.share.numbers)

    def finish(self, games: int) -> None:
        """Nothing is left to do."""

    def table(self, games: int, columns: list[str] | None = None) -> pa.Table:
        """The first games of the run, in order."""
        table = in_order(self._tables) if self._tables else SCHEMA.empty_table()
        table = table.slice(0, games)
        return table if columns is None else table.select(columns)


def play(store: Store, games: int, crew: Crew, progress: Progress, enough: Enough = lambda _: 0) -> int:
    """Play the missing ones of a number of games, or until enough are there. Returns how many count."""
    missing = store.missing(games)
    have = games - sum(len(numbers) for numbers in missing)
    progress(have, games)
    count = enough(store.table(games)) if have else 0
    handout = Handout(missing, crew.workers)
    if missing and not count:
        for done in crew.play(store.plan, handout):
            handout.took(done)
            store.add(done)
            have += done.share.count
            progress(have, games)
            count = enough(from_bytes(done.data, store.plan))
            if count:
                break
    store.finish(count or games)
    return count or games
