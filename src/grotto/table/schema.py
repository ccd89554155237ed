"""The database: what is kept, as SQLAlchemy tables. `migrations/` brings an older database to this."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("opened_at", Double, nullable=False),
    Column("seq", Integer, nullable=False),  # of the last record
    # When somebody has to look at the table: a bot's turn, a clock, a notice. Written with every record as "soon".
    Column("due_at", Double),
    Column("leased_to", String(32)),  # the server that looks after what is due, and until when it has the right to
    Column("leased_until", Double),
    # What the lobby shows, as it was after the record `noted`.
    Column("noted", Integer, nullable=False, server_default="0"),
    Column("listed", Boolean, nullable=False),
    Column("card", LargeBinary, nullable=False),
    Index("tables_due", "due_at"),
    Index("tables_listed", "listed", "opened_at"),
)
"""One row a table: nothing here that does not follow from its records."""

records: Final = Table(
    "records",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("record", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The log: only ever added to. The pair (table, number) is unique, so of two servers deciding at once one is told."""

servers: Final = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("beat", Double, nullable=False),
    Column("stopped", Boolean, nullable=False),
)
"""Who serves, and when it last said so."""

downtimes: Final = Table(
    "downtimes",
    metadata,
    Column("since", Double, primary_key=True),
    Column("until", Double, nullable=False),
)
"""When nobody served: no player's clock runs then."""

presences: Final = Table(
    "presences",
    metadata,
    Column("server", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seats", BigInteger, nullable=False),  # a bit for each seat that has a connection to this server
    Column("watching", Integer, nullable=False),
    Index("presences_table", "table_id"),
)
"""Who is connected where, for the other servers."""

notices: Final = Table(
    "notices",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("question", Integer, primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("next_at", Double),  # none: sent, or given up
)
"""What was written to whom: each once for a question."""

keys: Final = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Secrets of this installation: one seals exported games, so that only it can take them back."""
