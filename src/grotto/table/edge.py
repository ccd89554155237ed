"""What every request passes before anything else: where it comes from, and how every answer is fenced in."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from grotto.table.lines import encode
from grotto.table.metrics import Metrics
from grotto.table.protocol import Trouble, Words

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
FENCE: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Edge:
    """An ASGI application around another one."""

    def __init__(self, app: ASGIApp, public_url: str, metrics: Metrics) -> None:
        self._app = app
        self._origin = public_url
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take a request, or turn it away."""
        kind = str(scope["type"])
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket" and self._is_foreign(scope):
            self._metrics.refused.labels("foreign").inc()
            await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        status = "500"

        async def fenced(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = str(message["status"])
                headers = list(message.get("headers", []))
                if not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers + FENCE
            await send(message)

        if scope["method"] not in SAFE and self._is_foreign(scope):
            self._metrics.refused.labels("foreign").inc()
            await _refuse(fenced)
        else:
            await self._app(scope, receive, fenced)
        method = scope["method"] if scope["method"] in (*SAFE, "POST") else "other"
        self._metrics.requests.labels(method, scope.get("path_template", ""), status).inc()

    def _is_foreign(self, scope: Any) -> bool:
        """Whether a page of another site makes the request. Browsers say so; others need not say anything."""
        headers: dict[bytes, bytes] = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return headers.get(b"sec-fetch-site", b"") == b"cross-site"
        host = headers.get(b"host", b"").decode("latin-1")
        try:
            return origin != self._origin and urlsplit(origin).netloc.lower() != host.lower()
        except ValueError:
            return True


async def _refuse(send: Send) -> None:
    body = encode(Trouble(Words("edge-foreign")))
    length = str(len(body)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", length)]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
