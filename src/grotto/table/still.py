"""What does not change while a server runs, ready to be sent: with its fingerprint, and compressed."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any, Final

from litestar import Request, Response

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
SMALL: Final = 1000  # bytes below which compressing is not worth while
COMPRESSED: Final = ("image/png", "image/webp", "font/woff2")


class Still:
    """Contents with their headers."""

    def __init__(self, content: bytes, media_type: str, cache: str = ASK_AGAIN) -> None:
        self.content = content
        self.media_type = media_type
        self.cache = cache
        self.tag = f'"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'
        small = len(content) < SMALL or media_type in COMPRESSED
        self.zipped = None if small else gzip.compress(content, 9, mtime=0)

    def answer(self, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        """The contents, or that they are still what the client has."""
        headers = {"ETag": self.tag, "Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("If-None-Match", ""):
            return Response(b"", status_code=304, headers=headers)
        content = self.content
        if self.zipped is not None and _takes_gzip(request.headers.get("Accept-Encoding", "")):
            content = self.zipped
            headers["Content-Encoding"] = "gzip"
        return Response(content, status_code=status, headers=headers, media_type=self.media_type)


def _takes_gzip(accepted: str) -> bool:
    ways = [way.replace(" ", "").lower() for way in accepted.split(",")]
    return any(way == "gzip" or (way.startswith("gzip;q=") and way not in ("gzip;q=0", "gzip;q=0.0")) for way in ways)
