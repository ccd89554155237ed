"""A server from its start to its end: everything opened in order, requests served, everything closed in order."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
import uvicorn

from grotto import __version__
from grotto.kernel.errors import BadInput
from grotto.table.app import create_app
from grotto.table.database import Database, open_database
from grotto.table.house import House
from grotto.table.listening import Listening, Telling
from grotto.table.metrics import Metrics
from grotto.table.ports import Catalogue, Manners, Ports
from grotto.table.post import Letters
from grotto.table.service import Service, SystemChance
from grotto.table.settings import Settings
from grotto.table.socket import LARGEST
from grotto.table.thinking import Workers
from grotto.table.tidying import settle, tidy

LEAVE: Final = 10.0  # seconds for requests under way when the server ends
BEHIND: Final = 2048  # connections that may wait to be accepted

log: Final = structlog.get_logger()


class SystemClock:
    """The time of the machine."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Come back after so many seconds."""
        await asyncio.sleep(seconds)


@asynccontextmanager
async def running(settings: Settings, games: Catalogue, port: int) -> AsyncIterator[Service]:
    """A house with its database, its bots and its post, open; all closed at the end."""
    async with contextlib.AsyncExitStack() as stack:
        metrics = Metrics()
        database = await open_database(settings.database(), metrics)
        stack.push_async_callback(database.close)
        post = Letters(settings, settings.origin(port), games, metrics)
        stack.push_async_callback(post.close)
        workers = Workers(games.find, settings.bots or max(2, (os.cpu_count() or 1) // 2), metrics)
        stack.push_async_callback(workers.close)
        manners = Manners(
            bot_limit=settings.bot_limit,
            bot_pause=settings.bot_pause,
            away=settings.away_after,
            notice_after=settings.notice_after,
            commands_per_second=settings.pace,
            commands_at_once=3 * settings.pace,
        )
        ports = Ports(
            storage=database,
            clock=SystemClock(),
            chance=SystemChance(),
            thinker=workers,
            post=post,
            peers=Telling(database),
            games=games,
            manners=manners,
        )
        house = House(ports)
        await house.open()
        stack.push_async_callback(house.close)
        if database.shared:
            await _listening(stack, database, house)
        yield Service(settings, house, database, metrics)


async def _listening(stack: contextlib.AsyncExitStack, database: Database, house: House) -> None:
    """Hear the other servers, from before the first request until after the last."""
    listening = Listening(database, house)
    task = asyncio.create_task(listening.run())

    async def stop() -> None:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task

    stack.push_async_callback(stop)
    await asyncio.wait_for(listening.listens.wait(), LEAVE)


class Server(uvicorn.Server):
    """Uvicorn, but everybody is told before the connections close, and a signal ends it without a second blow."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A first signal ends the server in good order, a second interrupt at once."""
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {one: signal.signal(one, self.handle_exit) for one in signals}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell all who are connected that they may come back, then close."""
        for server in self.servers:
            server.close()
        await self._house.close()
        await asyncio.sleep(0.1)  # for what was said to get out
        await super().shutdown(sockets)


def listen(settings: Settings) -> socket.socket:
    """The socket to serve on. Raises BadInput where it is taken or not allowed."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=BEHIND)
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or "there is no such address"
        where = f"{settings.host}, port {settings.port}"
        raise BadInput(f"The server cannot listen on {where}: {why}.") from None


async def serve(settings: Settings, games: Catalogue, listener: socket.socket, ready: Callable[[str], Any]) -> None:
    """Serve until a signal comes. `ready` is called with the address once everything is open."""
    port: int = listener.getsockname()[1]
    async with running(settings, games, port) as service:
        settle()
        tidying = asyncio.create_task(tidy(lambda: service.metrics.commits_so_far))
        config = uvicorn.Config(
            create_app(service),
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=LARGEST,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            ws_per_message_deflate=False,  # 0023: it costs more than it saves
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=settings.trusted_proxies or "",
            timeout_graceful_shutdown=int(LEAVE),
        )
        server = Server(config, service.house)
        log.info("serving", version=__version__, shared=service.database.shared)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            ready(settings.origin(port))
        await serving
        tidying.cancel()
        log.info("stopped")
