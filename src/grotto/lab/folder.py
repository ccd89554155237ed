"""Where the results of a run are kept: a folder that can be interrupted at any moment and gone on with.

`run.json` is the plan. Shares that come in are whole files in `parts/`; once all games are there, `games-*.parquet`
hold them in order, the same bytes whoever played them in whatever order, and the parts are gone. A game that is in
both, because the run was killed in between, counts once.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from types import TracebackType
from typing import IO, Final

import pyarrow as pa
import pyarrow.compute as pc

from grotto.kernel import BadInput
from grotto.lab.plan import Plan, difference, read_plan
from grotto.lab.schema import SCHEMA, read_file, to_bytes
from grotto.lab.shares import ranges
from grotto.lab.work import Done

BLOCK: Final = 10_000  # games in a file
PLAN: Final = "run.json"


class Folder:
    """The results of one run. It is held by one process at a time; use it in a `with`."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self._parts = path / "parts"
        self._lock: IO[bytes] | None = None
        self._held: dict[Path, set[int]] = {}  # the numbers of the games in each file

    def __enter__(self) -> Folder:
        self._check()
        try:
            self._parts.mkdir(parents=True, exist_ok=True)
            self._lock = (self.path / ".lock").open("ab")
        except OSError as error:
            raise _unwritable(self.path, error) from None
        except ValueError:
            raise BadInput(f"{str(self.path)!r} is no folder name.") from None
        try:
            _hold(self._lock)
        except OSError:
            self._lock.close()
            raise BadInput(f"Another run is writing into {self.path}.") from None
        try:
            self._open()
        except BaseException:
            self._lock.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._lock is not None
        self._lock.close()

    def missing(self, games: int) -> list[range]:
        """The games that are still to be played."""
        known: set[int] = set().union(*self._held.values())
        return ranges([number for number in range(games) if number not in known])

    def add(self, done: Done) -> None:
        """Keep a share that has been played."""
        path = self._parts / f"{done.share.first:09}-{done.share.count}.parquet"
        write_bytes(path, done.data)
        self._held[path] = set(done.share.numbers)

    def finish(self, games: int) -> None:
        """Put all games in order, once none is missing."""
        for first in range(0, games, BLOCK):
            self._finish_block(range(first, min(first + BLOCK, games)))
        done = set().union(*[self._held[path] for path in self._in_blocks()])
        for path in self._in_parts():
            if self._held[path] <= done:
                self._drop(path)

    def table(self, games: int, columns: list[str] | None = None) -> pa.Table:
        """The first games of the run, in order."""
        wanted = columns if columns is None or "number" in columns else ["number", *columns]
        tables = [self._read(path, range(games), wanted) for path in [*self._in_blocks(), *self._in_parts()]]
        table = in_order(tables) if tables else SCHEMA.empty_table()
        return table if columns is None else table.select(columns)

    # --- inside ---------------------------------------------------------------------------------------------------

    def _check(self) -> None:
        """Refuse a folder of anything else before anything in it is touched."""
        try:
            entries = {path.name for path in self.path.iterdir()} if self.path.exists() else set()
        except OSError as error:
            raise BadInput(f"{self.path} cannot be read: {error.strerror or 'no reason given'}.") from None
        if entries - {".lock", "parts"} and PLAN not in entries:
            raise BadInput(f"{self.path} has other things in it; results go into a folder of their own.")

    def _open(self) -> None:
        path = self.path / PLAN
        if path.exists():
            differs = difference(self.plan, read_plan(_read(path)))
            if differs:
                raise BadInput(f"{self.path} holds the results of another run: its {differs} is different.")
        else:
            write_bytes(path, self.plan.written())
        for leftover in self._parts.glob(".*.tmp"):
            leftover.unlink()
        for folder in (self.path, self._parts):
            for file in sorted(folder.glob("*.parquet")):
                self._held[file] = set(_readable(file, self.plan).column("number").to_pylist())

    def _in_blocks(self) -> list[Path]:
        return [path for path in sorted(self._held) if path.parent == self.path]

    def _in_parts(self) -> list[Path]:
        return [path for path in sorted(self._held) if path.parent == self._parts]

    def _finish_block(self, numbers: range) -> None:
        """One file of games in order, unless it is there already."""
        path = self.path / f"games-{numbers.start:09}.parquet"
        if self._held.get(path, set()).issuperset(numbers):
            return
        files = [file for file, held in self._held.items() if not held.isdisjoint(numbers)]
        write_bytes(path, to_bytes(in_order([self._read(file, numbers) for file in sorted(files)])))
        self._held[path] = set(numbers)

    def _read(self, path: Path, numbers: range, columns: list[str] | None = None) -> pa.Table:
        """Those of some games that a file holds."""
        table = _readable(path, self.plan, columns)
        inside = pc.and_(pc.greater_equal(table["number"], numbers.start), pc.less(table["number"], numbers.stop))
        return table.filter(inside)

    def _drop(self, path: Path) -> None:
        path.unlink()
        del self._held[path]


def in_order(tables: list[pa.Table]) -> pa.Table:
    """Games from several tables by their numbers, each once."""
    table = pa.concat_tables(tables).combine_chunks()
    order = pc.sort_indices(table, [("number", "ascending")])
    numbers = pc.take(table["number"], order).combine_chunks()
    fresh = pa.array([True], pa.bool_())
    if len(numbers) > 1:
        fresh = pa.concat_arrays([fresh, pc.not_equal(numbers[1:], numbers[:-1])])
    return table.take(order.filter(fresh) if len(numbers) else order)


def _readable(path: Path, plan: Plan, columns: list[str] | None = None) -> pa.Table:
    try:
        return read_file(path, plan, columns)
    except BadInput as error:
        hint = " Remove it, and the same command plays its games again." if "damaged" in str(error) else ""
        raise BadInput(f"{error}{hint}") from None


def write_bytes(path: Path, data: bytes) -> None:
    """A file, whole or not at all, even if the machine stops."""
    try:
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".tmp")
        try:
            with os.fdopen(handle, "wb") as stream:
                stream.write(data)
                stream.flush()
                os.fsync(stream.fileno())
            Path(draft).chmod(0o644)
            Path(draft).replace(path)
        except BaseException:
            Path(draft).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise _unwritable(path, error) from None


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror or 'no reason given'}.") from None


def _unwritable(path: Path, error: OSError) -> BadInput:
    return BadInput(f"{path} cannot be written: {error.strerror or 'no reason given'}.")


if sys.platform == "win32":
    import msvcrt

    def _hold(stream: IO[bytes]) -> None:
        msvcrt.locking(stream.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _hold(stream: IO[bytes]) -> None:
        fcntl.flock(stream.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
