"""Servers that die again and again: each life is a fork of one process that has loaded everything, to be there at once.

`python -m tests.table.nursery FLAGS` is that process. It listens once and for all, so that whoever connects between two
lives waits for the next. Each line on its input begins a life: the number of a station, and when it has been passed so
often, the life kills itself; never where that is 0.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import event

from grotto.cli.arguments import parser
from grotto.games import all_games, find_game
from grotto.table import database, engine, lines, socket, writer
from grotto.table.app import create_app
from grotto.table.logs import set_up_logs
from grotto.table.ports import Catalogue
from grotto.table.serving import listen, running, serve
from grotto.table.settings import FIELDS, Settings, read_settings
from grotto.table.tidying import settle
from tests.table.servers import PATIENCE, Reachable, clean_environment, database_in

ROOT = Path(__file__).parent.parent.parent
STATIONS = (
    "before a transaction",
    "before a statement",
    "after a statement",
    "before the commit",
    "after the commit",
    "before a message",
    "after a message",
)
"""Between any two of them, one after the other, lies a write: to the database or to a client."""


# --- the process that forks -----------------------------------------------------------------------------------------


class Stations:
    """Counts how often a life passes a station, from both threads, and ends it there."""

    def __init__(self, last: str, times: int) -> None:
        self._last = last
        self._left = times
        self._lock = threading.Lock()

    def at(self, station: str) -> None:
        """The life has come this far."""
        if station != self._last:
            return
        with self._lock:
            self._left -= 1
            if self._left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    def around(self, owner: Any, name: str, before: str = "", after: str = "") -> None:
        """Make a function of the server pass stations."""
        real: Callable[..., Any] = getattr(owner, name)

        def passing(*args: Any, **kwargs: Any) -> Any:
            if before:
                self.at(before)
            result = real(*args, **kwargs)
            if after:
                self.at(after)
            return result

        async def passing_later(*args: Any, **kwargs: Any) -> Any:
            result = await real(*args, **kwargs)
            self.at(after)
            return result

        setattr(owner, name, passing_later if asyncio.iscoroutinefunction(real) else passing)

    def install(self) -> None:
        """Put stations between all writes."""
        self.around(writer.Writer, "_committed", before=STATIONS[0])
        self.around(writer.Writer, "_finish", before=STATIONS[4])
        self.around(lines.QueueLine, "send", before=STATIONS[5])
        self.around(socket, "_text", after=STATIONS[6])
        real = engine.writing_engine

        def watched(url: Any) -> Any:
            found = real(url)
            event.listen(found, "before_cursor_execute", lambda *_: self.at(STATIONS[1]))
            event.listen(found, "after_cursor_execute", lambda *_: self.at(STATIONS[2]))
            event.listen(found, "commit", lambda *_: self.at(STATIONS[3]))
            return found

        setattr(database, real.__name__, watched)


def main() -> None:
    """Begin a life for each line that comes, and tell how it ended."""
    args = parser().parse_args(["serve", *sys.argv[1:]])
    settings = read_settings({one.name: getattr(args, one.name) for one in FIELDS}, os.environ)
    games = Catalogue(tuple(all_games()), find_game)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(warmed(replace(settings, database_url=database_in(Path(folder))), games))
    listener = listen(settings)
    listener.set_inheritable(True)
    print(listener.getsockname()[1], flush=True)
    for line in sys.stdin:
        station, times = map(int, line.split())
        life = os.fork()
        if not life:
            set_up_logs("console", "error")
            Stations(STATIONS[station], times).install()
            asyncio.run(serve(settings, games, listener, lambda _address: None))
            os._exit(0)
        print(life, flush=True)
        _, status = os.waitpid(life, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


async def warmed(settings: Settings, games: Catalogue) -> None:
    """Do once what is quicker the second time: every life inherits it."""
    async with running(settings, games, 0) as service:
        create_app(service)
    settle()


# --- what tests see of it -------------------------------------------------------------------------------------------


class Nursery(Reachable):
    """A server of which one life follows another, all at one address."""

    def __init__(self, database_url: str) -> None:
        command = [sys.executable, "-m", "tests.table.nursery", "--port", "0", "--database-url", database_url]
        self._process = subprocess.Popen(
            command, cwd=ROOT, env=clean_environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.address = f"http://127.0.0.1:{self._line()}"
        self._life: int | None = None

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline().strip()
        assert line, "the nursery has ended"
        return line

    def begin(self, station: int = 0, times: int = 0) -> int:
        """Begin a life, that ends when it has passed a station so often (0: not by itself); gives its process."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{station} {times}\n")
        self._process.stdin.flush()
        self._life = int(self._line())
        return self._life

    def ended(self) -> int:
        """Wait for the end of a life; gives its exit code."""
        code = int(self._line())
        self._life = None
        return code

    def close(self) -> None:
        """No more lives, not even this one."""
        if self._life is not None:
            os.kill(self._life, signal.SIGKILL)
        self._process.communicate(timeout=PATIENCE)


@contextlib.contextmanager
def nursery(database_url: str) -> Iterator[Nursery]:
    """A nursery, closed at the end."""
    found = Nursery(database_url)
    try:
        yield found
    finally:
        found.close()


if __name__ == "__main__":
    main()
