"""What the tests of the server's edges stand on: real databases, real processes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.table.postgres import Cluster, free_port
from tests.table.servers import Pair, Running, Server, database_in, serving


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL for all tests of this process."""
    cluster = Cluster()
    yield cluster
    cluster.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a fresh database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_database()


@pytest.fixture
def shared_address(postgres: Cluster) -> str:
    """The address of a fresh database that several servers can share."""
    return postgres.new_database()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of this process that do not end it: one process on SQLite, two on PostgreSQL."""
    if request.param == "sqlite":
        with serving_plenty(database_in(tmp_path_factory.mktemp("server"))) as running:
            yield running
        return
    cluster: Cluster = request.getfixturevalue("postgres")
    address = cluster.new_database()
    port = str(free_port())
    public = f"http://127.0.0.1:{port}"
    with (
        serving_plenty(address, port=port, public_url=public) as one,
        serving_plenty(address, public_url=public) as two,
    ):
        yield Pair(one, two)


def serving_plenty(database: str, **flags: str) -> AbstractContextManager[Running]:
    """A server without limits for strangers."""
    return serving(
        database, None, "", tables_per_hour="1000000", seats_per_hour="1000000", connections="100000", **flags
    )
