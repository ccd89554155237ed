"""Any older database becomes what this version needs; a newer or foreign one is left alone."""

from __future__ import annotations

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import URL, text

from grotto.kernel import BadInput
from grotto.table.engine import database_url, writing_engine
from grotto.table.migrations import bring_up_to_date, revisions
from grotto.table.schema import metadata


def differences(url: URL) -> list[object]:
    """What the database has otherwise than the code says."""
    engine = writing_engine(url)
    with engine.connect() as connection:
        found: list[object] = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    return found


def execute(url: URL, statement: str) -> None:
    """Run a statement by itself."""
    engine = writing_engine(url)
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


@pytest.mark.parametrize("start", revisions())
def test_from_every_revision_the_database_comes_to_be_as_the_code_says(address: str, start: str) -> None:
    url = database_url(address)
    bring_up_to_date(url, start)
    bring_up_to_date(url)
    assert differences(url) == []


def test_bringing_up_to_date_twice_changes_nothing(address: str) -> None:
    url = database_url(address)
    bring_up_to_date(url)
    execute(url, "INSERT INTO keys (name, value) VALUES ('seal', 'kept')")
    bring_up_to_date(url)
    engine = writing_engine(url)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT value FROM keys")).scalar_one() == "kept"
    engine.dispose()


def test_a_database_of_a_newer_version_is_refused_and_left_alone(address: str) -> None:
    url = database_url(address)
    bring_up_to_date(url)
    execute(url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadInput, match="from a newer version"):
        bring_up_to_date(url)
    assert differences(url) == []


def test_tables_of_somebody_else_are_left_alone(address: str) -> None:
    url = database_url(address)
    execute(url, "CREATE TABLE records (id INTEGER)")
    with pytest.raises(BadInput, match="did not make"):
        bring_up_to_date(url)
