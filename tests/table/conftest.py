"""What the tests of the server's edges stand on: real databases, real processes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.postgres import Cluster
from tests.table.servers import Running, database_in, serving


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


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all tests of this process that do not end it."""
    database = database_in(tmp_path_factory.mktemp("server"))
    with serving(database, tables_per_hour="1000000", seats_per_hour="1000000", connections="100000") as running:
        yield running
