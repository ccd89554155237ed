"""Brings a database to the form that this version needs, from any older one, in one transaction."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from grotto.kernel.errors import BadInput
from grotto.table.engine import is_postgres, writing_engine

FOLDER: Final = Path(__file__).parent
ONE_AT_A_TIME: Final = 0x67726F74746F  # the number of PostgreSQL's lock that servers starting together wait for


def bring_up_to_date(url: URL, target: str = "head") -> None:
    """Carry out the steps that a database lacks. Raises BadInput where it is newer, foreign or out of reach."""
    engine = writing_engine(url)
    try:
        with engine.begin() as connection:
            if is_postgres(url):
                connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": ONE_AT_A_TIME})
            _check(connection)
            config = Config()
            config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
            config.set_main_option("path_separator", "os")
            config.attributes["connection"] = connection
            command.upgrade(config, target)
    except SQLAlchemyError as error:
        why = " ".join(str(getattr(error, "orig", error)).split())
        raise BadInput(f"The database cannot be used: {why}.") from None
    finally:
        engine.dispose()


def revisions() -> list[str]:
    """All steps there are, the oldest first."""
    return [step.revision for step in reversed(list(ScriptDirectory(str(FOLDER)).walk_revisions()))]


def _check(connection: Connection) -> None:
    """Leave a database alone that a newer version has been at, or that is somebody else's."""
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present not in revisions():
        raise BadInput(f"The database is from a newer version of Grotto (its revision is {present}); install that one.")
    if present is None and inspect(connection).has_table("records"):
        raise BadInput("The database holds tables that Grotto did not make; give Grotto one of its own.")
