"""Somebody at a browser of his own: its page, everything that reached it, and everything that went wrong on it."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from playwright.sync_api import Browser, ConsoleMessage, Request, ViewportSize, WebSocket

from tests.table.servers import PATIENCE

WIDE = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=360, height=740)
KEEP_SETTINGS = "localStorage.getItem('grotto.settings') ?? localStorage.setItem('grotto.settings', %s)"


class Person:
    """A browser's window with nothing in it from before."""

    def __init__(self, browser: Browser, origin: str, name: str, settings: dict[str, Any], options: Any) -> None:
        self.name = name
        self.origin = origin
        self.frames: list[Any] = []  # what the page received over its WebSockets
        self.faults: list[str] = []
        self.expected: tuple[str, ...] = ()  # parts of faults that the test brings about itself
        ways = {"locale": "en-GB", "reduced_motion": "reduce", "color_scheme": "dark", "viewport": WIDE, **options}
        self.context = browser.new_context(base_url=origin, **ways)
        self.context.set_default_timeout(PATIENCE * 1000)
        if settings:
            self.context.add_init_script(KEEP_SETTINGS % json.dumps(json.dumps(settings)))
        self.page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.faults.append(f"error on the page: {error}"))
        self.page.on("request", self._request)
        self.page.on("websocket", self._socket)

    def arrives(self) -> Person:
        """Open the lobby."""
        self.page.goto("/")
        self.page.get_by_role("radio").first.wait_for()
        return self

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type} in the console: {message.text}")

    def _request(self, request: Request) -> None:
        own = (self.origin, "blob:", "data:")
        if not request.url.startswith(own):
            self.faults.append(f"a request left the table: {request.url}")

    def _socket(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.origin.replace("http", "ws", 1)):
            self.faults.append(f"a socket left the table: {socket.url}")
        socket.on("framereceived", self._received)

    def _received(self, payload: str | bytes) -> None:
        self.frames.append(msgspec.json.decode(payload))

    def unexpected(self) -> list[str]:
        """The faults that the test did not bring about itself."""
        return [fault for fault in self.faults if not any(part in fault for part in self.expected)]
