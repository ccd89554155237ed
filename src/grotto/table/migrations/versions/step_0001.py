"""The first form of the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("opened_at", sa.Double, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("due_at", sa.Double),
        sa.Column("leased_to", sa.String(32)),
        sa.Column("leased_until", sa.Double),
        sa.Column("noted", sa.Integer, nullable=False, server_default="0"),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("card", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_due", "tables", ["due_at"])
    op.create_index("tables_listed", "tables", ["listed", "opened_at"])
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("beat", sa.Double, nullable=False),
        sa.Column("stopped", sa.Boolean, nullable=False),
    )
    op.create_table(
        "downtimes",
        sa.Column("since", sa.Double, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "presences",
        sa.Column("server", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seats", sa.BigInteger, nullable=False),
        sa.Column("watching", sa.Integer, nullable=False),
    )
    op.create_index("presences_table", "presences", ["table_id"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("question", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("next_at", sa.Double),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
