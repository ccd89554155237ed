"""The web client: its built files, and its one page at every address that the client itself makes sense of."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.di import NamedDependency as The
from litestar.params import FromPath

from grotto.table.errors import answer
from grotto.table.protocol import Words
from grotto.table.still import ASK_AGAIN, FOR_EVER, Still

FOLDER: Final = Path(__file__).parent / "client"
PAGE: Final = "index.html"
ROOMS: Final = ("t", "rules", "learn")  # what an address begins with that the client shows something for
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


class Client:
    """The files of the client, in memory. Where it was not built there are none."""

    def __init__(self, folder: Path = FOLDER) -> None:
        paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix in KINDS]
        self._files = {path.relative_to(folder).as_posix(): path for path in paths}
        self._ready: dict[str, Still] = {}

    def find(self, path: str) -> Still | None:
        """What stands at a path: a file, or the page; None where there is nothing."""
        name = path.strip("/")
        if name.partition("/")[0] in ROOMS or not name:
            name = PAGE
        file = self._files.get(name)
        if file is None:
            return None
        if name not in self._ready:
            # Files under assets/ have a hash of their contents in their names.
            cache = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
            self._ready[name] = Still(file.read_bytes(), KINDS[file.suffix], cache)
        return self._ready[name]

    @property
    def built(self) -> bool:
        """Whether there is a page to show."""
        return PAGE in self._files


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: Request[Any, Any, Any], client: The[Client], path: FromPath[str] = "") -> Response[Any]:
    """A file of the client, or its page."""
    found = client.find(path)
    if found is not None:
        return found.answer(request)
    if not client.built and (not path.strip("/") or path.strip("/").partition("/")[0] in ROOMS):
        return answer(503, Words("edge-no-client"))
    return answer(404, Words("edge-not-found"))
