"""The WebSocket: one connection to one table, message by message, until either side has enough."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency as The
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from grotto.table.connection import Connection
from grotto.table.lines import QueueLine, encode
from grotto.table.ports import Trouble
from grotto.table.protocol import Broken, FromClient, Refusal, Words
from grotto.table.service import Service

LARGEST: Final = 64 * 1024  # bytes of a message from a client
GREETING: Final = 30.0  # seconds until the first message has to be there
FAULTS: Final = 20  # unreadable messages until the connection is closed
LAST_WORDS: Final = 2.0  # seconds for a client to take what closes its connection
TRY_AGAIN: Final = 1013  # codes of the WebSocket for a close
POLICY: Final = 1008

_decoder: Final = msgspec.json.Decoder(FromClient)


class _Id(msgspec.Struct):
    id: str = ""


_id_decoder: Final = msgspec.json.Decoder(_Id)


@websocket("/ws/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str], service: The[Service]) -> None:
    """Connect a client to a table."""
    await socket.accept()
    address = socket.client.host if socket.client is not None else ""
    try:
        with service.doors.through(address), service.metrics.connections.labels("websocket").track_inprogress():
            await _attend(socket, table, service)
    except Trouble as trouble:
        with suppress(WebSocketDisconnect):
            await socket.send_data(encode(Broken(trouble.words, again=True)))
            await socket.close(TRY_AGAIN)


async def _attend(socket: WebSocket[Any, Any, Any], table: str, service: Service) -> None:
    """Carry messages both ways until one of them ends."""
    line = QueueLine()
    connection = service.house.connect(table, line)
    tasks = [
        asyncio.create_task(_speak(socket, line)),
        asyncio.create_task(_listen(socket, line, connection, service)),
        asyncio.create_task(line.overflowed.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.gone()
        for task in tasks[1:]:
            task.cancel()
        if line.broken is not None and not line.overflowed.is_set():
            await asyncio.wait(tasks[:1], timeout=LAST_WORDS)
        tasks[0].cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    await _close(socket, line)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
            raise result


async def _close(socket: WebSocket[Any, Any, Any], line: QueueLine) -> None:
    code = TRY_AGAIN if line.broken is None or line.broken.again else POLICY
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        if line.overflowed.is_set() and line.broken is not None:
            await asyncio.wait_for(_text(socket, encode(line.broken)), LAST_WORDS)
        await asyncio.wait_for(socket.close(code), LAST_WORDS)


async def _speak(socket: WebSocket[Any, Any, Any], line: QueueLine) -> None:
    while True:
        message = await line.next()
        if message is None:
            return
        await _text(socket, message)


async def _text(socket: WebSocket[Any, Any, Any], message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})


async def _listen(socket: WebSocket[Any, Any, Any], line: QueueLine, connection: Connection, service: Service) -> None:
    """Hand over what the client says. One message is dealt with before the next is taken."""
    faults = 0
    limit: float | None = GREETING
    while True:
        try:
            content = await asyncio.wait_for(_received(socket), limit)
        except TimeoutError:
            return
        limit = None
        try:
            message = _decoder.decode(content)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            faults += 1
            service.metrics.refused.labels("malformed").inc()
            words = Words("edge-not-json", {"what": _on_one_line(error)})
            line.send(encode(Refusal(id=_id_of(content), words=words)))
            if faults >= FAULTS:
                line.end(Broken(words, again=False))
                return
        else:
            service.metrics.messages.labels(message.__struct_config__.tag).inc()
            await connection.receive(message)


async def _received(socket: WebSocket[Any, Any, Any]) -> str | bytes:
    """The contents of the next message. Raises WebSocketDisconnect."""
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="the client has gone", code=event["code"])
    return event.get("text") or event.get("bytes") or ""


def _id_of(content: str | bytes) -> str:
    """The id that an unreadable message may have all the same, so that its sender knows which one it was."""
    try:
        return _id_decoder.decode(content).id[:64]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""


def _on_one_line(error: Exception) -> str:
    return " ".join(str(error).split())[:300]
