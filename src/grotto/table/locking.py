"""A file that only one server holds: two on the same SQLite database would not hear of each other's records."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from grotto.kernel.errors import BadInput


class Held:
    """The right to a file's database, until it is released or the process ends."""

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream

    def release(self) -> None:
        """Let others have it."""
        self._stream.close()


def hold(database: Path) -> Held:
    """Make sure that no other server uses a database file, and that it could be written. Raises BadInput."""
    path = database.with_name(database.name + ".lock")
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        stream = path.open("ab")
    except OSError as error:
        raise BadInput(f"{path.parent} cannot be written: {error.strerror or 'no reason given'}.") from None
    try:
        _lock(stream)
    except OSError:
        stream.close()
        raise BadInput(
            f"Another server already keeps its tables in {database}; only a PostgreSQL database can be shared."
        ) from None
    return Held(stream)


if sys.platform == "win32":
    import msvcrt

    def _lock(stream: IO[bytes]) -> None:
        msvcrt.locking(stream.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(stream: IO[bytes]) -> None:
        fcntl.flock(stream.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
