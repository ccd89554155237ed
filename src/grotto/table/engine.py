"""Opening the database that a URL names: SQLite in a file of one server, or PostgreSQL that several share."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from grotto.kernel.errors import BadInput

BUSY: Final = 5.0  # seconds to wait for a lock before the database counts as unreachable
READERS: Final = 4
_POSTGRES: Final = ("postgres", "postgresql", "postgresql+psycopg")


def database_url(given: str) -> URL:
    """The address of a database as people write it, ready for use. Raises BadInput."""
    try:
        url = make_url(given)
    except ArgumentError:
        raise BadInput("The address of the database cannot be read; write postgresql://USER@HOST/NAME.") from None
    if url.drivername in _POSTGRES:
        return url.set(drivername="postgresql+psycopg")
    if url.drivername in ("sqlite", "sqlite+pysqlite"):
        if not url.database or url.database == ":memory:":
            raise BadInput("A database in memory alone would lose every game; write sqlite:///PATH of a file.")
        return url.set(drivername="sqlite+pysqlite")
    raise BadInput(f"Tables can be kept by sqlite or postgresql, not by {url.drivername!r}.")


def is_postgres(url: URL) -> bool:
    """Whether several servers may share the database."""
    return url.get_backend_name() == "postgresql"


def sqlite_file(url: URL) -> Path:
    """The file of a SQLite database."""
    assert url.database is not None
    return Path(url.database)


def libpq(url: URL) -> str:
    """The address in the form that PostgreSQL's own library takes."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def writing_engine(url: URL) -> Engine:
    """One connection, for the one thread that writes."""
    if is_postgres(url):
        return create_engine(url, pool_size=1, max_overflow=0, connect_args=_postgres_arguments())
    engine = create_engine(url, pool_size=1, max_overflow=0, connect_args={"timeout": BUSY})
    _tune_sqlite(engine, "BEGIN IMMEDIATE")
    return engine


def reading_engine(url: URL) -> Engine:
    """A few connections, for threads that read beside the writing one."""
    if is_postgres(url):
        return create_engine(url, pool_size=READERS, max_overflow=0, connect_args=_postgres_arguments())
    engine = create_engine(url, pool_size=READERS, max_overflow=0, connect_args={"timeout": BUSY})
    _tune_sqlite(engine, "BEGIN")
    return engine


def _postgres_arguments() -> dict[str, Any]:
    """Nothing waits for ever, neither for a machine that is gone nor for a lock. A commit that is done is on disk."""
    return {
        "connect_timeout": 5,
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 3,
        "tcp_user_timeout": 20_000,
        "options": "-c statement_timeout=15000 -c lock_timeout=10000 -c synchronous_commit=on",
        "application_name": "grotto",
    }


def _tune_sqlite(engine: Engine, begin: str) -> None:
    """Write-ahead log, every commit on disk before it counts, and transactions begun as we say."""

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")

    @event.listens_for(engine, "begin")
    def _begun(connection: Any) -> None:
        connection.exec_driver_sql(begin)
