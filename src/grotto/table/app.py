"""The Litestar application of a server: its routes, its OpenAPI, and the edge around them."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Litestar, Response, get
from litestar.di import NamedDependency as The
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from grotto import __version__
from grotto.table.api import LARGEST, Api, Stills
from grotto.table.edge import Edge
from grotto.table.errors import HANDLERS, answer
from grotto.table.pages import Client, page
from grotto.table.protocol import Words
from grotto.table.service import Service
from grotto.table.socket import table_socket
from grotto.table.storage import StorageDown

PATIENCE = 5.0  # seconds for the database to show that it is there


@get("/health", include_in_schema=False)
async def health(service: The[Service]) -> Response[Any]:
    """Whether the server can do its work: its database answers."""
    try:
        await asyncio.wait_for(service.database.ping(), PATIENCE)
    except (StorageDown, TimeoutError):
        return answer(503, Words("edge-storage"))
    return Response({"status": "ok", "version": __version__})


@get("/metrics", include_in_schema=False)
async def metrics(service: The[Service]) -> Response[Any]:
    """What the server counts about itself."""
    if not service.settings.metrics:
        return answer(404, Words("edge-not-found"))
    return Response(service.metrics.text(), media_type="text/plain; version=0.0.4")


def create_app(service: Service, client: Client | None = None) -> ASGIApp:
    """The application around a house that is open."""
    files = client if client is not None else Client()
    stills = Stills()
    app = Litestar(
        route_handlers=[Api, table_socket, health, metrics, page],
        dependencies={
            "service": Provide(lambda: service, sync_to_thread=False),
            "stills": Provide(lambda: stills, sync_to_thread=False),
            "client": Provide(lambda: files, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        logging_config=None,
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig(
            title="Grotto",
            version=__version__,
            description="A table for the cave board games.",
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        debug=False,
    )
    return Edge(app, service.settings.public_url, service.metrics)
