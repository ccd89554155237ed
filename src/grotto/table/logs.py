"""The server's log: one line an event, for people or as JSON. Nothing in it names a table, a player or a token."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog


def set_up_logs(form: str, level: str) -> None:
    """Write the log to the error stream; what libraries have to say goes there too, from warnings on."""
    number = logging.getLevelNamesMapping()[level.upper()]
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    plain = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)
    writer: Any = structlog.processors.JSONRenderer() if form == "json" else plain
    structlog.configure(
        processors=[*(shared if form == "json" else shared[:2]), writer],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared if form == "json" else shared[:2],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, writer],
        )
    )
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)
