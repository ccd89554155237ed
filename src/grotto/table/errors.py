"""Whatever goes wrong with a request becomes a status and a sentence; nothing of the server's inside is told."""

from __future__ import annotations

from typing import Any, Final

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from grotto.table import protocol
from grotto.table.ports import Trouble
from grotto.table.protocol import Words
from grotto.table.storage import StorageDown

log: Final = structlog.get_logger()
AnyRequest = Request[Any, Any, Any]
Answer = Response[protocol.Trouble]


def answer(status: int, words: Words, headers: dict[str, str] | None = None) -> Answer:
    """A sentence as an answer."""
    content = protocol.Trouble(words)
    return Response(content, status_code=status, headers=headers, media_type=MediaType.JSON)


def on_trouble(_request: AnyRequest, trouble: Trouble) -> Answer:
    """The table would not do it."""
    seconds = trouble.words.args.get("seconds")
    headers = {"Retry-After": str(seconds)} if trouble.status == 429 and isinstance(seconds, int) else None
    return answer(trouble.status, trouble.words, headers)


def on_storage_down(_request: AnyRequest, down: StorageDown) -> Answer:
    """The database is away."""
    log.warning("storage-down", why=str(down), sure=down.sure)
    return answer(503, Words("edge-storage"), {"Retry-After": "5"})


def on_http(request: AnyRequest, error: HTTPException) -> Answer:
    """The request is none that the server takes."""
    status = error.status_code
    if status == 404:
        return answer(404, Words("edge-not-found"))
    if status == 405:
        return answer(405, Words("edge-not-so"), error.headers)
    if status == 413:
        most = request.route_handler.resolve_request_max_body_size() or 0
        return answer(413, Words("edge-too-large", {"most": most}))
    if status >= 500:
        return on_fault(request, error)
    return answer(status, Words("edge-malformed", {"what": _what(error)}))


def on_too_deep(_request: AnyRequest, _error: RecursionError) -> Answer:
    """JSON inside of JSON without end."""
    return answer(400, Words("edge-malformed", {"what": "it is nested too deeply"}))


def on_fault(request: AnyRequest, error: Exception) -> Answer:
    """The server is at fault."""
    log.error("fault", route=request.scope.get("path_template", ""), exc_info=error)
    return answer(500, Words("edge-fault"))


def _what(error: HTTPException) -> str:
    """What is wrong with a request, on one line, as the reading of it found."""
    extra = error.extra
    found = extra if isinstance(extra, list) else []
    if any(one == {"message": "'data'"} or one.get("message") == "'data'" for one in found if isinstance(one, dict)):
        return "no JSON came with it"
    parts = [f"{one.get('key', '')}: {one['message']}" for one in found if isinstance(one, dict) and "message" in one]
    return " ".join((", ".join(parts) or error.detail).split())[:300]


HANDLERS: Final[dict[Any, Any]] = {
    Trouble: on_trouble,
    StorageDown: on_storage_down,
    HTTPException: on_http,
    RecursionError: on_too_deep,
    Exception: on_fault,
}
