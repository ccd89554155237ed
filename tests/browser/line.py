"""The line between a page and the server, in the hands of a test: it can be cut, and it can swallow an answer."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute


class Line:
    """All sockets of a page, from before it is opened on."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self.swallow = ""  # the kind of message after which the line breaks, before anything comes back
        self.heard: list[Any] = []
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/ws/"), self._opened)

    def _opened(self, socket: WebSocketRoute) -> None:
        if self.cut:
            socket.close()
            return
        server = socket.connect_to_server()
        self._ends = [socket, server]
        socket.on_message(lambda message: self._said(server, message))
        server.on_message(lambda message: self._answered(socket, message))

    def _said(self, server: WebSocketRoute, message: str | bytes) -> None:
        server.send(message)
        if self.swallow and msgspec.json.decode(message)["type"] == self.swallow:
            self.pull()

    def _answered(self, socket: WebSocketRoute, message: str | bytes) -> None:
        if not self.cut:
            self.heard.append(msgspec.json.decode(message))
            socket.send(message)

    def pull(self) -> None:
        """Nothing goes through any more."""
        self.cut = True
        for end in self._ends:
            end.close()

    def mend(self) -> None:
        """The next attempt gets through."""
        self.cut = False
        self.swallow = ""
