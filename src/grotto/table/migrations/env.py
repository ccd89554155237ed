"""What Alembic runs for a migration: on the connection, and in the transaction, that it was handed."""

from __future__ import annotations

from alembic import context

from grotto.table.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
