"""The table over HTTP: games, tables, seats, and single commands and the stream of messages for programs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency as The
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from grotto.table import protocol
from grotto.table.lines import QueueLine, encode
from grotto.table.ports import Trouble
from grotto.table.protocol import (
    Advise,
    Advised,
    AnalysisInfo,
    At,
    Branch,
    Commands,
    Done,
    GameCard,
    HeldSeat,
    Hello,
    Import,
    Made,
    Meant,
    NewTable,
    Past,
    Ping,
    Refusal,
    RulebookInfo,
    TableInfo,
    TakeSeat,
    WhyNot,
    Wish,
    Words,
)
from grotto.table.service import Service
from grotto.table.still import Still

LARGEST: Final = 64 * 1024  # bytes of a request
LARGEST_RECORD: Final = 8_000_000  # of an exported game with its pack
HEARTBEAT: Final = 15.0  # seconds after which an empty line shows that a stream is alive
MOST_LISTED: Final = 100

AnyRequest = Request[Any, Any, Any]
LookAt = Annotated[
    int | None, QueryParameter(ge=0, le=15, description="Whose eyes to look through; none: a spectator's.")
]
Order = Commands | WhyNot | Wish | Advise | At | Ping
Came = Done | Past | Meant | Advised

_troubles: Final[dict[int, ResponseSpec]] = {
    status: ResponseSpec(protocol.Trouble, generate_examples=False, description=about)
    for status, about in {
        400: "The request makes no sense.",
        401: "The seat's token is missing or is none.",
        403: "The request comes from another site, or it is not this seat's to make.",
        404: "There is no such thing.",
        409: "It cannot be done as things stand; nothing has changed.",
        413: "The request is too large.",
        429: "Too often.",
        503: "The server cannot reach its records.",
    }.items()
}


def _ready(kind: Any) -> dict[int, ResponseSpec]:
    """What is sent as it was written once."""
    return _troubles | {200: ResponseSpec(kind, generate_examples=False, description="As it is.")}


_refusals: Final = _troubles | {409: ResponseSpec(Refusal, generate_examples=False, description="Refused.")}


class Api(Controller):
    """Everything below /api."""

    path = "/api"
    request_max_body_size = LARGEST

    @get("/games", responses=_troubles)
    async def games(self, service: The[Service]) -> list[GameCard]:
        """The games of this server."""
        return service.house.cards()

    @get("/games/{game:str}", responses=_troubles)
    async def game(self, service: The[Service], game: FromPath[str]) -> GameCard:
        """A game with what a table may set."""
        return service.house.card(game)

    @get("/games/{game:str}/rules/{lang:str}", responses=_ready(RulebookInfo))
    async def rules(
        self, request: AnyRequest, service: The[Service], stills: The[Stills], game: FromPath[str], lang: FromPath[str]
    ) -> Response[Any]:
        """A rulebook, in sections and numbered statements."""
        return stills.of("rules", game, lang, service.house.rulebook).answer(request)

    @get("/games/{game:str}/words/{lang:str}", responses=_ready(list[str]))
    async def words(
        self, request: AnyRequest, service: The[Service], stills: The[Stills], game: FromPath[str], lang: FromPath[str]
    ) -> Response[Any]:
        """The Fluent files of a game in a language, those of the kernel and the table first."""
        return stills.of("words", game, lang, service.house.words).answer(request)

    @get("/words/{lang:str}", responses=_ready(list[str]))
    async def common_words(
        self, request: AnyRequest, service: The[Service], stills: The[Stills], lang: FromPath[str]
    ) -> Response[Any]:
        """The Fluent files of the kernel and the table in a language."""
        return stills.of("words", "", lang, service.house.words).answer(request)

    @get("/tables", responses=_troubles)
    async def tables(
        self, service: The[Service], limit: Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)] = 50
    ) -> list[TableInfo]:
        """The tables that are listed for everybody, the newest first."""
        return await service.house.listed(limit)

    @post("/tables", responses=_troubles)
    async def make(self, request: AnyRequest, service: The[Service], data: JSONBody[NewTable]) -> Made:
        """Open a table."""
        service.new_tables.take(address_of(request))
        return await service.house.make(data)

    @post("/tables/import", request_max_body_size=LARGEST_RECORD, responses=_troubles)
    async def bring(self, request: AnyRequest, service: The[Service], data: JSONBody[Import]) -> Made:
        """Open a table that goes on where an exported game was."""
        service.new_tables.take(address_of(request))
        return await service.house.bring(data)

    @get("/tables/{table:str}", responses=_troubles)
    async def table(self, service: The[Service], table: FromPath[str]) -> TableInfo:
        """What everybody may know about a table."""
        return await service.house.info(table)

    @post("/tables/{table:str}/seats", responses=_troubles)
    async def sit(
        self, request: AnyRequest, service: The[Service], table: FromPath[str], data: JSONBody[TakeSeat]
    ) -> HeldSeat:
        """Take a free seat."""
        service.new_seats.take(address_of(request))
        return await service.house.sit(table, data)

    @post("/tables/{table:str}/branch", responses=_troubles)
    async def branch(
        self, request: AnyRequest, service: The[Service], table: FromPath[str], data: JSONBody[Branch]
    ) -> Made:
        """Open a table that goes on from a position of a finished game."""
        service.new_tables.take(address_of(request))
        return await service.house.branch(table, data)

    @get("/tables/{table:str}/record", responses=_troubles)
    async def record(self, request: AnyRequest, service: The[Service], table: FromPath[str]) -> Response[str]:
        """The whole game: a finished one as a transcript; a running one sealed, for who holds a seat."""
        content = await service.house.record(table, token_of(request))
        headers = {"Content-Disposition": 'attachment; filename="game.grotto"'}
        return Response(content, media_type="text/plain", headers=headers)

    @get("/tables/{table:str}/analysis", responses=_troubles)
    async def analysis(self, request: AnyRequest, service: The[Service], table: FromPath[str]) -> AnalysisInfo:
        """How a finished game went: the chances of all seats after every step, and where it turned. The first request
        begins to work it out; ask again until it is done."""
        return await service.house.analysis(table, token_of(request))

    @post("/tables/{table:str}/commands", status_code=200, responses=_refusals)
    async def command(
        self, request: AnyRequest, service: The[Service], table: FromPath[str], data: JSONBody[Order]
    ) -> Response[Came | Refusal]:
        """One command, or one query, for the seat whose token comes with it. The same command twice is done once."""
        token = token_of(request)
        if token is None:
            raise Trouble(401, Words("edge-no-token"))
        service.metrics.messages.labels(data.__struct_config__.tag).inc()
        came = await service.house.carry_out(table, token, data)
        if not isinstance(came, (Done, Past, Meant, Advised, Refusal)):
            raise TypeError(f"a {type(came).__name__} is no answer to a command")
        return Response(came, status_code=409 if isinstance(came, Refusal) else 200)

    @get("/tables/{table:str}/stream", media_type="application/x-ndjson", responses=_troubles)
    async def stream(
        self, request: AnyRequest, service: The[Service], table: FromPath[str], look: LookAt = None
    ) -> Stream:
        """All messages of a table, each on a line: a snapshot, then every change as the seat of the token sees it."""
        await service.house.info(table)  # there is nothing to listen to where there is no table
        token = token_of(request)
        hello = Hello(id="stream-hello", tokens=[token] if token else [], look=look)
        with service.doors.through(address_of(request)):
            pass  # turned away before the answer begins
        return Stream(_messages(service, table, hello, address_of(request)), media_type="application/x-ndjson")


async def _messages(service: Service, table: str, hello: Hello, address: str) -> AsyncIterator[bytes]:
    """The lines of a stream, with an empty one now and then."""
    line = QueueLine()
    with service.doors.through(address), service.metrics.connections.labels("stream").track_inprogress():
        connection = service.house.connect(table, line)
        try:
            await connection.receive(hello)
            while True:
                try:
                    message = await asyncio.wait_for(line.next(), HEARTBEAT)
                except TimeoutError:
                    yield b"\n"
                    continue
                if message is None:
                    break
                yield message + b"\n"
            if line.overflowed.is_set() and line.broken is not None:
                yield encode(line.broken) + b"\n"
        finally:
            connection.gone()


class Stills:
    """Words and rulebooks, written and compressed once."""

    def __init__(self) -> None:
        self._ready: dict[tuple[str, str, str], Still] = {}

    def of(self, kind: str, game: FromPath[str], lang: str, find: Any) -> Still:
        """What `find` gives for a game and a language, as JSON."""
        if (kind, game, lang) not in self._ready:
            found = find(game, lang)  # Trouble where there is none; so only what there is gets kept
            self._ready[kind, game, lang] = Still(encode(found), "application/json")
        return self._ready[kind, game, lang]


def address_of(request: AnyRequest) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else ""


def token_of(request: AnyRequest) -> str | None:
    """The token of a seat that comes with a request; None where none does."""
    given = request.headers.get("Authorization")
    if given is None:
        return None
    way, _, token = given.partition(" ")
    try:
        return msgspec.convert(token.strip() if way.lower() == "bearer" else "", protocol.Token)
    except msgspec.ValidationError:
        raise Trouble(401, Words("edge-no-token")) from None
